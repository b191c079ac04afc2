"""The middle of the Inn's table: the item that is being resolved and the answers to it, the phase, deck and pot."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.inn.look.pictures.cards import wrapped
from bot.games.inn.look.pictures.counters import encounter_sign, progress
from bot.games.inn.look.pictures.faces import portrait
from bot.games.inn.look.pictures.signs import KINDS, badge, coins, dim_colour, drink_back, glass_badge
from bot.games.inn.look.pictures.told import Facts, ItemSummary, Name, item_summary
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

MIDDLE_WIDE: Final = 432
MIDDLE_HIGH: Final = 496
_FACE: Final = 144
_PHASES: Final = ("discard", "action", "order", "drink")
_SHOWN: Final = 4
"""The most items of the stack that are shown; of more, the first and the last."""
_BASE_HIGH: Final = 136
_ANSWER_HIGH: Final = 68
_DECKS_HIGH: Final = 96
"""What decks of Events add to the height, a gap above them included."""
_STEP: Final = 24
"""The indentation of an answer below the item that it answers, in pixels."""


@lru_cache(maxsize=8)
def _pills(names: tuple[str, ...], lit_at: int) -> Image.Image:
    wide = MIDDLE_WIDE / len(names)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, MIDDLE_WIDE, 40, 20, blend(WOOD, GROUND, 0.6))
        for at, name in enumerate(names):
            lit = at == lit_at
            if lit:
                pen.box(at * wide, 0, wide, 40, 20, LAMP)
            pen.write(((at + 0.5) * wide, 30), name, 30, INK if lit else MUTED)

    return piece(MIDDLE_WIDE, 40, draw)


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
    lines = wrapped(told.title, 36, room, 2)
    if len(lines) == 1:
        canvas.write((x + 96, y + 62), told.title, 44, ink_, room=room, least=36)
    for at, line in enumerate(lines if len(lines) > 1 else ()):
        canvas.write((x + 96, y + 42 + at * 38), line, 36, ink_)
    _write_facts(canvas, (x + 16, y + 122), told.facts, (34, 28), ink_, MIDDLE_WIDE - 32)


def _draw_answer(canvas: Canvas, told: ItemSummary, x: float, y: float) -> None:
    wide = MIDDLE_WIDE - _STEP
    ink_ = PARCHMENT if told.void else KINDS[told.kind].text
    canvas.drop(wide, _ANSWER_HIGH, 14, x, y, blur=12, down=4)
    canvas.lay(_panel(told.kind, wide, _ANSWER_HIGH, told.void), x, y)
    canvas.lay(badge(told.kind, 52), x + 8, y + 8)
    canvas.write((x + 68, y + 31), told.title, 30, ink_, room=wide - 84, least=28)
    _write_facts(canvas, (x + 68, y + 60), told.facts, (28, 26), ink_, wide - 84)


def _draw_more(words: Words, canvas: Canvas, count: int, x: float, y: float) -> None:
    canvas.write((x + 8, y + 26), words.say("inn-picture.more", n=count), 30, MUTED)


def _draw_stack(words: Words, canvas: Canvas, stack: Sequence[ItemSummary], x: float, y: float) -> None:
    _draw_base(canvas, stack[0], x, y)
    answers = list(stack[1:])
    if not answers:
        _draw_detail(canvas, stack[0], x, y + _BASE_HIGH)
    y += _BASE_HIGH - 4
    if len(answers) > _SHOWN - 1:
        hidden = len(answers) - (_SHOWN - 2)
        _draw_more(words, canvas, hidden, x + _STEP, y + 8)
        answers = answers[hidden:]
        y += 40
    for told in answers:
        _draw_answer(canvas, told, x + _STEP, y)
        y += _ANSWER_HIGH + 4


def _draw_detail(canvas: Canvas, told: ItemSummary, x: float, y: float) -> None:
    """Details under an item that nobody has answered yet: each drinker's Drink, or the card's text."""
    if len(told.rows) > 2:
        for at, (name, what) in enumerate(told.rows[:8]):
            left, down = x + (at % 2) * 224, y + 42 + at // 2 * 40
            used = canvas.write((left + 200, down), what, 34, LAMP, align="right")
            canvas.write((left, down), name, 30, PARCHMENT, face="name", room=188 - used, least=28)
        return
    room = MIDDLE_WIDE - 16
    size, apart, most = (30, 36, 6) if len(wrapped(told.text, 30, room)) <= 5 else (28, 33, 6)
    if told.kind == "encounter" and len(wrapped(told.text, size, room)) > most:  # an Event may have more to say
        size, apart, most = 26, 27, 7
    for at, line in enumerate(wrapped(told.text, size, room, most)):
        canvas.write((x + 8, y + 42 + at * apart), line, size, PARCHMENT)


def _draw_deck(words: Words, canvas: Canvas, count: int, x: float, y: float) -> None:
    for step in range(min(3, max(1, count // 8)) if count else 0):
        canvas.lay(drink_back(52, EDGE), x + 8 - 4 * step, y + 8 - 4 * step)
    canvas.write((x + 76, y + 50), str(count), 52, PARCHMENT)
    canvas.write((x + 76, y + 78), words.say("inn-picture.to-drink"), 28, MUTED)


def _draw_pot(words: Words, canvas: Canvas, pot: RoundView, names: Sequence[str], x: float, y: float) -> None:
    """The pot of a Round, and a crown for the player in control of it."""
    canvas.lay(coins(52, LAMP, ink("#5A3B12")), x, y)
    used = canvas.write((x + 60, y + 48), str(pot["pot"]), 56, LAMP)
    canvas.write((x + 72 + used, y + 46), words.say("inn-picture.in-pot"), 32, MUTED)
    control = pot["control"]
    name = names[control] if control >= 0 else ""
    if name:
        canvas.lay(crown(36, LAMP), x, y + 50)
        canvas.write((x + 44, y + 80), name, 30, PARCHMENT, face="name", room=MIDDLE_WIDE - 200, least=26)
    else:
        canvas.write((x, y + 80), words.say("inn-picture.nobody-controls"), 28, MUTED)


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
        lines = wrapped(encounter_deck_name(deck["code"], library), 32, round(wide - 116), 2)
        for down, line in enumerate(lines):
            canvas.write((left + 112, y + (42 if len(lines) > 1 else 60) + down * 34), line, 32, PARCHMENT)


def draw_middle(
    words: Words, canvas: Canvas, view: InnView, names: Sequence[str], library: Library, middle: float, unit: str
) -> None:
    """Everything between the mats, round the height `middle`."""
    x, y = (WIDTH - MIDDLE_WIDE) / 2, middle - middle_high(view) / 2
    phase = str(view["phase"])
    pills = tuple(words.say(f"inn-picture.{name}") for name in _PHASES)
    canvas.lay(_pills(pills, _PHASES.index(phase) if phase in _PHASES else -1), x, y)
    living = sum(not seat["out"] for seat in view["seats"])
    stack = [item_summary(words, item, names, library, living, unit) for item in view["stack"]]
    if stack:
        _draw_stack(words, canvas, stack, x, y + 52)
    else:
        _draw_quiet(words, canvas, view, names, library, y + 52)
    bottom = y + MIDDLE_HIGH - 84
    _draw_deck(words, canvas, view["drink_deck"], x, bottom)
    if view["encounters"]:
        _draw_encounters(canvas, view["encounters"], library, x, y + MIDDLE_HIGH + _DECKS_HIGH - 88)
    if view["round"]:
        _draw_pot(words, canvas, view["round"], names, x + 172, bottom)
    elif view["contest"]:
        seats = view["contest"]["seats"]
        canvas.lay(badge("event", 56), x + 172, bottom + 8)
        canvas.write((x + 240, bottom + 40), words.say("inn-picture.contest"), 34, PARCHMENT)
        canvas.write((x + 240, bottom + 76), words.say("inn-picture.contest-in", n=len(seats)), 30, MUTED)


def _draw_quiet(words: Words, canvas: Canvas, view: InnView, names: Sequence[str], library: Library, y: float) -> None:
    """The middle while nothing is being resolved: whose turn it is, and for what."""
    phase = str(view["phase"])
    kind = {"discard": "sometimes", "action": "action", "order": "drink", "drink": "drink"}.get(phase, "event")
    does = words.say(f"inn-picture.may-{phase}" if phase in _PHASES else "inn-picture.done")
    if view["round"]:
        does, kind = words.say("inn-picture.round"), "gambling"
        canvas.lay(badge(kind, 136), WIDTH / 2 - 68, y + 40)
        canvas.write((WIDTH / 2, y + 240), does, 52, PARCHMENT, align="middle")
        return
    code = view["seats"][view["active"]]["character"]
    canvas.lay(portrait(code, library.characters[code].name, _FACE), WIDTH / 2 - _FACE / 2, y + 16)
    canvas.lay(badge(kind, 64), WIDTH / 2 + 32, y + 100)
    canvas.write((WIDTH / 2, y + 216), str(names[view["active"]]), 44, PARCHMENT, face="name", align="middle",
                 room=MIDDLE_WIDE, least=34)  # fmt: skip
    canvas.write((WIDTH / 2, y + 268), does, 48, MUTED, align="middle")
