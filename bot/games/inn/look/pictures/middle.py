"""The middle of the Inn's table: the item that is being resolved and the answers to it, the phase, deck and pot."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.inn.look.happened import Happened
from bot.games.inn.look.mates import mates_of
from bot.games.inn.look.pictures.cards import wrapped
from bot.games.inn.look.pictures.counters import encounter_sign, progress
from bot.games.inn.look.pictures.faces import portrait
from bot.games.inn.look.pictures.latest import (
    CARD_HIGH,
    CARD_WIDE,
    MIDDLE_HIGH,
    STRIP_HIGH,
    CardPlace,
    draw_last_card,
    draw_strip,
)
from bot.games.inn.look.pictures.naming import side_by_side
from bot.games.inn.look.pictures.signs import KINDS, badge, coins, dim_colour, drink_back, glass_badge
from bot.games.inn.look.pictures.told import Facts, ItemSummary, Name, stack_summaries
from bot.games.inn.look.words import encounter_deck_name
from bot.games.inn.rules import Library
from bot.games.inn.rules.play.view import EncountersView, InnView, RoundView
from bot.ui.pictures.canvas import (
    EDGE,
    GROUND,
    INK,
    LAMP,
    MUTED,
    PARCHMENT,
    WIDTH,
    WOOD,
    Canvas,
    Ink,
    Pen,
    Point,
    blend,
    ink,
    piece,
)
from bot.ui.pictures.lettering import width
from bot.ui.pictures.signs import crown
from bot.ui.words import Words

MIDDLE_WIDE: Final = 416
_FACE: Final = 144
_PHASES: Final = ("discard", "action", "order", "drink")
_SHOWN: Final = 2
"""The most answers that are shown; of more, the last ones."""
_PILLS_HIGH: Final = 48
_TOP: Final = 56
"""Where the stack begins below the phases."""
_BASE_HIGH: Final = 148
_ANSWER_HIGH: Final = 84
_FOOT: Final = 64
"""The height of the Drink Deck and the pot."""
_DECKS_HIGH: Final = 96
"""What decks of Events add to the height, a gap above them included."""
_TEXT: Final = 36
_TEXT_LINES: Final = 5
_STEP: Final = 24
"""The indentation of an answer below the item that it answers, in pixels."""


@lru_cache(maxsize=8)
def _pills(names: tuple[str, ...], lit_at: int) -> Image.Image:
    wide, high = MIDDLE_WIDE / len(names), _PILLS_HIGH

    def draw(pen: Pen) -> None:
        pen.box(0, 0, MIDDLE_WIDE, high, high / 2, blend(WOOD, GROUND, 0.6))
        for at, name in enumerate(names):
            lit = at == lit_at
            if lit:
                pen.box(at * wide, 0, wide, high, high / 2, LAMP)
            pen.write(((at + 0.5) * wide, 36), name, 36, INK if lit else MUTED)

    return piece(MIDDLE_WIDE, high, draw)


@lru_cache(maxsize=64)
def _panel(kind: str, wide: int, high: int, void: bool) -> Image.Image:
    colour = dim_colour(kind) if void else KINDS[kind].colour
    line = EDGE if void else PARCHMENT
    return piece(wide, high, lambda pen: pen.box(0, 0, wide, high, 14, colour, line=line, thick=3))


def _shortened(facts: Facts, most: int) -> Facts:
    return tuple(f"{bit[: most - 1]}…" if isinstance(bit, Name) and len(bit) > most else bit for bit in facts)


def _long(bit: str, size: int) -> float:
    """The width of some words with the blanks around them, in pixels."""
    return width(bit, size, "sign") + (len(bit) - len(bit.strip(" "))) * width("i", size, "sign")


def _fitted(facts: Facts, sizes: tuple[int, int], room: float) -> tuple[Facts, int]:
    """Shorter names and smaller letters, until everything fits; if it never does, the smallest allowed."""
    for most in (32, 20, 14, 10, 7):
        shown = _shortened(facts, most)
        for size in range(sizes[0], sizes[1] - 1, -2):
            if sum(_long(bit, size) for bit in shown) <= room:
                return shown, size
    return _shortened(facts, 7), sizes[1]


def _write_facts(canvas: Canvas, at: Point, facts: Facts, sizes: tuple[int, int], colour: Ink, room: float) -> None:
    """Words and names side by side on the baseline; each name keeps its own direction."""
    x, end = at[0], at[0] + room
    shown, size = _fitted(facts, sizes, room)
    for bit in shown:
        lead = (len(bit) - len(bit.lstrip(" "))) * width("i", size, "sign")
        if end - x - lead < size:
            return
        canvas.write((x + lead, at[1]), bit.strip(" "), size, colour, room=end - x - lead, least=size)
        x += _long(bit, size)


def _draw_base(canvas: Canvas, told: ItemSummary, x: float, y: float) -> None:
    """The first item of the stack: its sign, its title in two lines, and what it is about to do."""
    ink_ = PARCHMENT if told.void else KINDS[told.kind].text
    canvas.drop(MIDDLE_WIDE, _BASE_HIGH, 14, x, y, blur=12, down=4)
    canvas.lay(_panel(told.kind, MIDDLE_WIDE, _BASE_HIGH, told.void), x, y)
    canvas.lay(badge(told.kind, 72) if told.alcohol is None else glass_badge(told.alcohol), x + 12, y + 12)
    right = 16
    if told.alcohol is not None:
        right += round(canvas.write((x + MIDDLE_WIDE - 16, y + 72), f"{told.alcohol:+d}".replace("-", "−"), 76, ink_,
                                    align="right")) + 12  # fmt: skip
    room = MIDDLE_WIDE - 96 - right
    lines = wrapped(told.title, 38, room, 2)
    if len(lines) == 1:
        canvas.write((x + 96, y + 64), told.title, 44, ink_, room=room, least=36)
    for at, line in enumerate(lines if len(lines) > 1 else ()):
        canvas.write((x + 96, y + 44 + at * 40), line, 38, ink_)
    _write_facts(canvas, (x + 16, y + 132), told.facts, (40, 36), ink_, MIDDLE_WIDE - 32)


def _draw_answer(canvas: Canvas, told: ItemSummary, x: float, y: float) -> None:
    wide = MIDDLE_WIDE - _STEP
    ink_ = PARCHMENT if told.void else KINDS[told.kind].text
    canvas.drop(wide, _ANSWER_HIGH, 14, x, y, blur=12, down=4)
    canvas.lay(_panel(told.kind, wide, _ANSWER_HIGH, told.void), x, y)
    canvas.lay(badge(told.kind, 52), x + 8, y + 16)
    canvas.write((x + 68, y + 38), told.title, 38, ink_, room=wide - 80, least=36)
    _write_facts(canvas, (x + 68, y + 74), told.facts, (36, 36), ink_, wide - 80)


def _draw_more(words: Words, canvas: Canvas, count: int, x: float, y: float) -> None:
    canvas.write((x + 8, y + 28), words.say("inn-picture.more", n=count), 36, MUTED)


def _draw_stack(
    words: Words, canvas: Canvas, stack: Sequence[ItemSummary], x: float, y: float, *, told: bool
) -> None:  # fmt: skip
    """The first item and the answers to it; with `told` the details of one that stands alone."""
    _draw_base(canvas, stack[0], x, y)
    answers = list(stack[1:])
    if not answers and told:
        _draw_detail(canvas, stack[0], x, y + _BASE_HIGH)
    y += _BASE_HIGH - 4
    if len(answers) > _SHOWN:
        hidden = len(answers) - _SHOWN
        _draw_more(words, canvas, hidden, x + _STEP, y + 8)
        answers = answers[hidden:]
        y += 40
    for answer in answers:
        _draw_answer(canvas, answer, x + _STEP, y)
        y += _ANSWER_HIGH + 4


def _draw_detail(canvas: Canvas, told: ItemSummary, x: float, y: float) -> None:
    """Details under an item that nobody has answered yet: each drinker's Drink, or `texts_under`."""
    if len(told.rows) > 2:
        for at, (name, what) in enumerate(told.rows[:8]):
            left, down = x + (at % 2) * 216, y + 48 + at // 2 * 48
            used = canvas.write((left + 196, down), what, 40, LAMP, align="right")
            canvas.write((left, down), name, 36, PARCHMENT, face="name", room=184 - used)
        return
    for at, line in enumerate(_lines(texts_under(told))):
        canvas.write((x + 8, y + 44 + at * 40), line, _TEXT, PARCHMENT)


def texts_under(told: ItemSummary) -> Sequence[str]:
    """What stands under an item that nobody has answered yet: the card's text if there is room for all of it, else what
    players choose between, if there is room for that.
    """
    ways = ([told.text] if told.text else [], told.ways)
    return next((texts for texts in ways if len(_lines(texts)) <= _TEXT_LINES), ())


def _lines(texts: Sequence[str]) -> list[str]:
    return [line for text in texts for line in wrapped(text, _TEXT, MIDDLE_WIDE - 16)]


def _draw_foot(words: Words, canvas: Canvas, view: InnView, names: Sequence[str], x: float, y: float) -> None:
    """The Drink Deck with its number, and the Round or the Drinking Contest."""
    for step in range(min(3, max(1, view["drink_deck"] // 8)) if view["drink_deck"] else 0):
        canvas.lay(drink_back(40, EDGE), x + 8 - 4 * step, y + 8 - 4 * step)
    canvas.write((x + 58, y + 54), str(view["drink_deck"]), 50, PARCHMENT)
    if view["round"]:
        _draw_pot(words, canvas, view["round"], names, x + 116, y)
    elif view["contest"]:
        told = words.say("inn-picture.contest-in", n=len(view["contest"]["seats"]))
        canvas.lay(badge("event", 56), x + 124, y + 4)
        canvas.write((x + 192, y + 48), told, 40, PARCHMENT, room=MIDDLE_WIDE - 192, least=36)


def _draw_pot(words: Words, canvas: Canvas, pot: RoundView, names: Sequence[str], x: float, y: float) -> None:
    """The pot of a Round, and a crown for the player in control of it."""
    canvas.lay(coins(52, LAMP, ink("#5A3B12")), x, y + 8)
    used = canvas.write((x + 58, y + 54), str(pot["pot"]), 52, LAMP)
    left = x + 58 + used + 16
    room = (WIDTH + MIDDLE_WIDE) / 2 - left - 48
    control = pot["control"]
    canvas.lay(crown(40, LAMP if control >= 0 else MUTED), left, y + 16)
    if control >= 0:
        canvas.write((left + 46, y + 52), names[control], 36, PARCHMENT, face="name", room=room)
    else:
        canvas.write((left + 46, y + 52), words.say("inn-picture.nobody-controls"), 36, MUTED, room=room)


def middle_high(view: InnView) -> int:
    """The height of everything between the mats."""
    return MIDDLE_HIGH + (_DECKS_HIGH if view["encounters"] else 0)


def _draw_encounters(canvas: Canvas, decks: Sequence[EncountersView], library: Library, x: float, y: float) -> None:
    """The decks of Events side by side, each with its sign, its progress counters and its name."""
    wide = MIDDLE_WIDE / len(decks)
    for at, deck in enumerate(decks):
        left = x + at * wide + (0 if len(decks) > 1 else wide / 4)
        canvas.lay(encounter_sign(deck["code"], 76), left, y + 4)
        canvas.lay(progress(deck["counters"], 60), left + 44, y + 28)
        lines = wrapped(encounter_deck_name(deck["code"], library), 36, round(wide - 112), 2)
        for down, line in enumerate(lines):
            canvas.write((left + 112, y + (40 if len(lines) > 1 else 60) + down * 38), line, 36, PARCHMENT)


def draw_middle(
    words: Words,
    canvas: Canvas,
    view: InnView,
    names: Sequence[str],
    library: Library,
    middle: float,
    unit: str,
    latest: Happened,
) -> None:
    """Everything between the mats, round the height `middle`."""
    x, y = (WIDTH - MIDDLE_WIDE) / 2, middle - middle_high(view) / 2
    phase = str(view["phase"])
    pills = tuple(words.say(f"inn-picture.{name}") for name in _PHASES)
    canvas.lay(_pills(pills, _PHASES.index(phase) if phase in _PHASES else -1), x, y)
    stack = stack_summaries(words, view, names, library, unit)
    foot = y + MIDDLE_HIGH - _FOOT
    if stack:
        brief = latest.moment is not None and len(stack) <= _SHOWN
        _draw_stack(words, canvas, stack, x, y + _TOP, told=not brief)
        if brief and latest.moment is not None:
            draw_strip(words, canvas, view, latest.moment, names, library, foot - STRIP_HIGH - 8)
    elif latest.card is not None and latest.moment is None:
        draw_last_card(words, canvas, view, latest.card, library, y + CARD_DOWN)
    elif latest.moment is None:
        _draw_quiet(words, canvas, view, names, library, y + _TOP)
    _draw_foot(words, canvas, view, names, x, foot)
    if view["encounters"]:
        _draw_encounters(canvas, view["encounters"], library, x, y + MIDDLE_HIGH + _DECKS_HIGH - 88)


CARD_DOWN: Final = _TOP + 12
"""How far below the top of the middle the last card lies."""


def lying(view: InnView, middle: float) -> CardPlace:
    """Where the stack's first item lies, or else the last card."""
    top = middle - middle_high(view) / 2
    if view["stack"]:
        wide, y, high = MIDDLE_WIDE - 16, top + _TOP + 12, _BASE_HIGH - 24
        return CardPlace(((WIDTH - wide) / 2, y, (WIDTH + wide) / 2, y + high), True)
    wide, y = CARD_WIDE - 16, top + CARD_DOWN + 8
    crowded = view["round"] is not None or bool(view["encounters"])
    return CardPlace(((WIDTH - wide) / 2, y, (WIDTH + wide) / 2, y + CARD_HIGH - 16), crowded)


def _draw_quiet(words: Words, canvas: Canvas, view: InnView, names: Sequence[str], library: Library, y: float) -> None:
    """The middle before the first card: whose turn it is, and for what."""
    phase = str(view["phase"])
    kind = {"discard": "sometimes", "action": "action", "order": "drink", "drink": "drink"}.get(phase, "event")
    does = words.say(f"inn-picture.may-{phase}" if phase in _PHASES else "inn-picture.done")
    if view["round"]:
        does, kind = words.say("inn-picture.round"), "gambling"
        canvas.lay(badge(kind, 136), WIDTH / 2 - 68, y + 40)
        canvas.write((WIDTH / 2, y + 240), does, 52, PARCHMENT, align="middle")
        return
    seats = mates_of(view, view["active"]) if "team" in view else (view["active"],)
    face = _FACE if len(seats) < 3 else 100
    for at, seat in enumerate(seats):
        code = view["seats"][seat]["character"]
        x = WIDTH / 2 + (at - (len(seats) - 1) / 2) * (face + 4)
        canvas.lay(portrait(code, library.characters[code].name, face), x - face / 2, y + 32 + (_FACE - face) / 2)
    canvas.lay(badge(kind, 64), WIDTH / 2 + (32 if len(seats) % 2 else -32), y + 116)
    shown = [str(names[seat]) for seat in seats]
    if len(shown) > 1:
        canvas.write((WIDTH / 2, y + 236), side_by_side(words, shown, 40, MIDDLE_WIDE), 40, PARCHMENT, face="name",
                     align="middle")  # fmt: skip
    else:
        canvas.write((WIDTH / 2, y + 236), shown[0], 44, PARCHMENT, face="name", align="middle", room=MIDDLE_WIDE,
                     least=36)  # fmt: skip
    canvas.write((WIDTH / 2, y + 292), does, 48, MUTED, align="middle")
