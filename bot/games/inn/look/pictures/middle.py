"""The middle of the Inn's table: the item that is being resolved and the answers to it, the phase, deck and pot."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.games.inn.look.happened import Happened
from bot.games.inn.look.mates import mates_of
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
    sign_of,
)
from bot.games.inn.look.pictures.naming import side_by_side
from bot.games.inn.look.pictures.signs import KINDS, badge, coins, dim_colour, drink_back
from bot.games.inn.look.pictures.told import Facts, ItemSummary, Name, hit_by, signed, stack_summaries
from bot.games.inn.look.words import encounter_deck_name
from bot.games.inn.rules import Library
from bot.games.inn.rules.play.view import EncountersView, InnView, RoundView
from bot.ui.pictures.art import drawing
from bot.ui.pictures.canvas import (
    EDGE,
    INK,
    LAMP,
    MUTED,
    PARCHMENT,
    WIDTH,
    Canvas,
    Ink,
    Pen,
    Point,
    blend,
    ink,
    kept_packed,
    piece,
)
from bot.ui.pictures.lettering import at_a_word, fit, width, wrapped
from bot.ui.pictures.signs import crown
from bot.ui.words import Words

MIDDLE_WIDE: Final = 416
_FACE: Final = 192
_FACES: Final = {1: _FACE, 2: _FACE}
"""The faces of so many who are to move; of more each is smaller."""
_PHASES: Final = ("discard", "action", "order", "drink")
_SHOWN: Final = 2
"""The most answers that are shown; of more, the last ones."""
_ANSWER_HIGH: Final = 84
_FOOT: Final = 64
"""The height of the Drink Deck and the pot."""
_MAIN_HIGH: Final = MIDDLE_HIGH - _FOOT - 12
"""The height of what is being resolved with the answers to it."""
_DECKS_HIGH: Final = 96
"""What decks of Events add to the height, a gap above them included."""
_TEXT: Final = 36
_FACT_LINE: Final = 46
_STEP: Final = 12
"""The indentation of an answer below the item that it answers, in pixels."""
_PAD: Final = 16
_ROOM: Final = MIDDLE_WIDE - 2 * _PAD
_ART: Final = 128
"""The disc with the emblem or the glass of what is being resolved."""
_WHO: Final = (192, 144, 100)
"""The sizes of the faces of those whom it hits."""
_MOST_FACES: Final = 3
_NUMBER: Final = 120
_NUMBER_SIGN: Final = 68
_ROUND: Final = 14
"""The radius of the round corners of a panel."""


@kept_packed(64, _ROUND)
def _panel(kind: str, wide: int, high: int, void: bool) -> Image.Image:
    colour = dim_colour(kind) if void else KINDS[kind].colour
    line = EDGE if void else PARCHMENT
    return piece(wide, high, lambda pen: pen.box(0, 0, wide, high, _ROUND, colour, line=line, thick=3))


class Bit(NamedTuple):
    """A word, or a whole name, and whether a blank stands before it."""

    told: str
    named: bool
    blank: bool


def _bits(facts: Facts) -> list[Bit]:
    """Words one by one, and names whole."""
    found: list[Bit] = []
    blank = False
    for fact in facts:
        if isinstance(fact, Name):
            found.append(Bit(str(fact), True, blank))
        else:
            begins = blank or fact.startswith(" ")
            found += [Bit(word, False, begins if at == 0 else True) for at, word in enumerate(fact.split())]
        blank = fact.endswith(" ") and not isinstance(fact, Name)
    return found


def _long(bit: Bit, size: int, room: float) -> float:
    """The width of a word with its blank, or of a name as far as there is room, in pixels."""
    told = fit(bit.told, size, round(room), "sign", size)[0] if bit.named else bit.told
    return width(told, size, "sign") + (_blank(size) if bit.blank else 0)


def _blank(size: int) -> float:
    return size * 0.22


def flowed(facts: Facts, size: int, room: float) -> list[list[Bit]]:
    """Words and names in lines; none is cut but a name that is wider than a line."""
    lines: list[list[Bit]] = [[]]
    used = 0.0
    for bit in _bits(facts):
        wide = _long(bit, size, room)
        if lines[-1] and used + wide > room and bit.blank:
            lines.append([bit._replace(blank=False)])
            used = wide - _blank(size)
        else:
            lines[-1].append(bit)
            used += wide
    return lines


def _write_bits(canvas: Canvas, at: Point, bits: Sequence[Bit], size: int, colour: Ink, room: float) -> None:
    """Words and names side by side on the baseline; each name keeps its own direction."""
    x, end = at[0], at[0] + room
    for bit in bits:
        x += _blank(size) if bit.blank else 0
        if end - x < size / 2:
            return
        x += canvas.write((x, at[1]), bit.told, size, colour, room=end - x + 4, least=size)


def _in_one_line(facts: Facts, sizes: tuple[int, int], room: float) -> tuple[list[Bit], int]:
    """Smaller letters, then names in fewer of them, until everything fits; else what comes first."""
    for most in (32, 16, 12, 9, 7):
        shown = tuple(
            Name(at_a_word(bit[: most - 1], bit) + "…") if isinstance(bit, Name) and len(bit) > most else bit
            for bit in facts
        )
        for size in range(sizes[0], sizes[1] - 1, -2):
            bits = _bits(shown)
            if sum(_long(bit, size, room) for bit in bits) <= room:
                return bits, size
    line = flowed(facts, sizes[1], room - sizes[1])[0]
    return [*line, Bit("…", False, False)], sizes[1]


@dataclass(frozen=True)
class _Laid:
    """How an item is laid out on its card."""

    title: tuple[str, ...]
    letters: int
    """Of the title."""
    facts: list[list[Bit]]
    small: int
    """The letters of a line of facts."""
    texts: Sequence[str]
    print: int
    """The letters of the texts."""
    gap: float
    """Above the title, the facts and the texts."""
    free: int
    """What is left below."""


def _lay_out(told: ItemSummary, high: int, *, details: bool) -> _Laid:
    """What a card of this height has room for: the title, who does what, and with `details` what the card says."""
    left = high - _ART - 2 * _PAD
    number = told.number is not None
    room = _ROOM if number else _ROOM - _ART - _PAD
    most = max(1, min(2, (left - _FACT_LINE) // 48)) if number else 3
    sizes = (56, 50, 46, 42)
    size = next((size for size in sizes if len(wrapped(told.title, size, room)) <= (1 if size == 56 else most)), 40)
    title = wrapped(told.title, size, room, most)
    left -= len(title) * (size + 4) if number else 0
    facts, small = flowed(told.facts, 40, _ROOM), 40
    if told.rows and details:
        return _Laid(title, size, [], small, (), _TEXT, 8, 0)
    room_for = left // _FACT_LINE
    if len(facts) > max(1, room_for):
        facts = [*facts[: room_for - 1], [*facts[room_for - 1], Bit("…", False, False)]] if room_for > 1 else facts[:1]
    if len(facts) == 1:
        line, small = _in_one_line(told.facts, (44, 36), _ROOM)
        facts = [line] if room_for else []
    left -= len(facts) * _FACT_LINE + 8
    texts, print_ = _fitting(told, left) if details else ((), _TEXT)
    left -= len(_lines(texts, print_)) * (print_ + 4)
    left = max(0, left)
    free = left if left >= min(_WHO) + 4 and not texts else 0
    gap = min(28.0, (left - free) / 4) if not free else 8
    return _Laid(title, size, facts, small, texts, print_, gap, free)


def shown_texts(told: ItemSummary) -> Sequence[str]:
    """What stands under an item that nobody has answered yet: the card's text if there is room for all of it, else what
    players choose between, if there is room for that.
    """
    return _lay_out(told, _MAIN_HIGH, details=True).texts


def _fitting(told: ItemSummary, high: int) -> tuple[Sequence[str], int]:
    """The first of its texts that has room in so much height, and its letters."""
    for texts in ([told.text] if told.text else [], told.ways):
        for size in (44, 40, _TEXT):
            if texts and len(_lines(texts, size)) * (size + 4) <= high:
                return texts, size
    return (), _TEXT


def _lines(texts: Sequence[str], size: int) -> list[str]:
    return [line for text in texts for line in wrapped(text, size, _ROOM)]


def _draw_main(
    canvas: Canvas, told: ItemSummary, x: float, y: float, high: int, who: Sequence[tuple[str, str]], *, details: bool
) -> None:
    """What is being resolved, on a card over the whole middle: its emblem or glass, its number, title, who does what to
    whom, and while nobody has answered what the card says; where there is room the faces of those whom it hits."""
    ink_ = PARCHMENT if told.void else KINDS[told.kind].text
    laid = _lay_out(told, high, details=details)
    canvas.drop(MIDDLE_WIDE, high, 16, x, y, blur=12, down=4)
    canvas.lay(_panel(told.kind, MIDDLE_WIDE, high, told.void), x, y)
    canvas.lay(_emblem(told.kind, told.art), x + _PAD, y + _PAD)
    left, down = x + _PAD, y + _PAD + _ART
    if told.number is not None:
        _draw_number(canvas, *told.number, ink_, x + MIDDLE_WIDE - _PAD, y + _PAD)
        down += laid.gap
        for line in laid.title:
            down += laid.letters + 4
            canvas.write((left, down - laid.letters * 0.14), line, laid.letters, ink_)
    else:
        top = y + _PAD + (_ART - len(laid.title) * (laid.letters + 4)) / 2
        for at, line in enumerate(laid.title):
            canvas.write((left + _ART + _PAD, top + (at + 0.8) * (laid.letters + 4)), line, laid.letters, ink_)
    down += laid.gap if laid.facts else 0
    for line in laid.facts:
        down += _FACT_LINE
        _write_bits(canvas, (left, down - 6), line, laid.small, ink_, _ROOM)
    if told.rows and details:
        _draw_rows(canvas, told, left, down + laid.gap, ink_)
    if laid.texts:
        down += laid.gap
        canvas.draw.rectangle((left, down + 4, left + _ROOM, down + 5), blend(KINDS[told.kind].colour, ink_, 0.5))
        down += 8
    for line in _lines(laid.texts, laid.print):
        down += laid.print + 4
        canvas.write((left, down - 4), line, laid.print, ink_)

    if laid.free:
        _draw_faces(canvas, who, y + high - _PAD - laid.free, laid.free)


def _draw_faces(canvas: Canvas, who: Sequence[tuple[str, str]], y: float, high: int) -> None:
    """Faces side by side, as large as there is room."""
    shown = who[:_MOST_FACES]
    size = next((size for size in _WHO if size <= high - 8 and size * len(shown) <= _ROOM), min(_WHO))
    for at, (code, name) in enumerate(shown):
        x = WIDTH / 2 + (at - (len(shown) - 1) / 2) * (size + 4)
        canvas.lay_middle(portrait(code, name, size), x, y + high / 2)


@lru_cache(maxsize=64)
def _emblem(kind: str, art: str) -> Image.Image:
    """The emblem or the glass on a disc with the sign of the kind at its foot; without one the sign of the kind."""
    if not art:
        return badge(kind, _ART)
    disc = piece(_ART, _ART, lambda pen: pen.disc(_ART / 2, _ART / 2, _ART / 2, PARCHMENT)).copy()
    emblem = drawing(art, 112)
    disc.alpha_composite(emblem, ((_ART - 112) // 2, (_ART - 112) // 2))
    disc.alpha_composite(badge(kind, 48), (_ART - 48, _ART - 48))
    return disc


def _draw_number(canvas: Canvas, of: str, number: int, colour: Ink, right: float, y: float) -> None:
    """The number that it comes to, in the largest digits of the picture, with the sign of what it is of."""
    right -= canvas.write((right, y + 64 + _NUMBER * 0.36), signed(number), _NUMBER, colour, align="right")
    canvas.lay(sign_of(of, _NUMBER_SIGN), right - _NUMBER_SIGN - 6, y + 64 - _NUMBER_SIGN / 2)


def _draw_rows(canvas: Canvas, told: ItemSummary, x: float, y: float, colour: Ink) -> None:
    """Each drinker with the Alcohol Content of their Drink, in two columns."""
    for at, (name, what) in enumerate(told.rows[:8]):
        left, down = x + (at % 2) * 200, y + 40 + at // 2 * 48
        used = canvas.write((left + 184, down), what, 44, colour, align="right")
        canvas.write((left, down), name, 36, colour, face="name", room=176 - used)


def _draw_answer(canvas: Canvas, told: ItemSummary, x: float, y: float) -> None:
    wide = MIDDLE_WIDE - _STEP
    ink_ = PARCHMENT if told.void else KINDS[told.kind].text
    canvas.drop(wide, _ANSWER_HIGH, 14, x, y, blur=12, down=4)
    canvas.lay(_panel(told.kind, wide, _ANSWER_HIGH, told.void), x, y)
    canvas.lay(badge(told.kind, 48), x + 8, y + 18)
    canvas.write((x + 64, y + 38), told.title, 38, ink_, room=wide - 72, least=36)
    bits, size = _in_one_line(told.facts, (36, 36), wide - 72)
    _write_bits(canvas, (x + 64, y + 74), bits, size, ink_, wide - 72)


def _draw_more(words: Words, canvas: Canvas, count: int, x: float, y: float) -> None:
    canvas.write((x + 8, y + 28), words.say("inn-picture.more", n=count), 36, MUTED)


def _draw_stack(
    words: Words, canvas: Canvas, stack: Sequence[ItemSummary], x: float, y: float, high: int,
    who: Sequence[tuple[str, str]],
) -> None:  # fmt: skip
    """What is being resolved, and the answers to it, in so much height; `who` it hits: code and name of characters."""
    answers = list(stack[1:])
    hidden = max(0, len(answers) - _SHOWN)
    answers = answers[hidden:]
    main = high - len(answers) * (_ANSWER_HIGH + 4) - (40 if hidden else 0)
    _draw_main(canvas, stack[0], x, y, main, who, details=len(stack) == 1)
    y += main
    if hidden:
        _draw_more(words, canvas, hidden, x + _STEP, y + 6)
        y += 40
    for answer in answers:
        _draw_answer(canvas, answer, x + _STEP, y)
        y += _ANSWER_HIGH + 4


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
        lines = wrapped(encounter_deck_name(deck["code"], library), 36, round(wide - 109), 2)
        for down, line in enumerate(lines):
            canvas.write((left + 109, y + (40 if len(lines) > 1 else 60) + down * 38), line, 36, PARCHMENT)


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
    stack = stack_summaries(words, view, names, library, unit)
    foot = y + MIDDLE_HIGH - _FOOT
    if stack:
        brief = latest.moment is not None and len(stack) <= _SHOWN
        by = view["stack"][0]["by"]
        codes = [view["seats"][seat]["character"] for seat in sorted(hit_by(view)) or [by] if seat >= 0]
        who = [(code, library.characters[code].name) for code in codes]
        _draw_stack(words, canvas, stack, x, y, _main_high(view, brief=brief), who)
        if brief and latest.moment is not None:
            draw_strip(words, canvas, view, latest.moment, names, library, foot - STRIP_HIGH - 8)
    elif latest.card is not None and latest.moment is None:
        draw_last_card(words, canvas, view, latest.card, library, y + CARD_DOWN)
    elif latest.moment is None:
        _draw_quiet(words, canvas, view, names, library, y)
    _draw_foot(words, canvas, view, names, x, foot)
    if view["encounters"]:
        _draw_encounters(canvas, view["encounters"], library, x, y + MIDDLE_HIGH + _DECKS_HIGH - 88)


CARD_DOWN: Final = 12
"""How far below the top of the middle the last card lies."""


def _main_high(view: InnView, *, brief: bool) -> int:
    """The height of the stack; `brief`: a moment stands below it."""
    return _MAIN_HIGH - (STRIP_HIGH + 8 if brief else 0)


def lying(view: InnView, middle: float) -> CardPlace:
    """Where what is being resolved lies, or else the last card."""
    top = middle - middle_high(view) / 2
    wide, high = (MIDDLE_WIDE, _MAIN_HIGH) if view["stack"] else (CARD_WIDE, CARD_HIGH)
    y = top + (8 if view["stack"] else CARD_DOWN + 8)
    answers = len(view["stack"]) - 1
    high -= min(answers, _SHOWN) * (_ANSWER_HIGH + 4) if answers > 0 else 0
    box = ((WIDTH - wide) / 2 + 8, y, (WIDTH + wide) / 2 - 8, y + high - 16)
    crowded = bool(view["stack"]) or view["round"] is not None or bool(view["encounters"])
    return CardPlace(box, crowded)


def _draw_quiet(words: Words, canvas: Canvas, view: InnView, names: Sequence[str], library: Library, y: float) -> None:
    """The middle before the first card: whose turn it is, and for what."""
    phase = str(view["phase"])
    kind = {"discard": "sometimes", "action": "action", "order": "drink", "drink": "drink"}.get(phase, "event")
    does = words.say(f"inn-picture.may-{phase}" if phase in _PHASES else "inn-picture.done")
    if view["round"]:
        does, kind = words.say("inn-picture.round"), "gambling"
        canvas.lay(badge(kind, 160), WIDTH / 2 - 80, y + 56)
        canvas.write((WIDTH / 2, y + 296), does, 56, PARCHMENT, align="middle")
        return
    seats = mates_of(view, view["active"]) if "team" in view else (view["active"],)
    face = _FACES.get(len(seats), 100)
    for at, seat in enumerate(seats):
        code = view["seats"][seat]["character"]
        x = WIDTH / 2 + (at - (len(seats) - 1) / 2) * (face + 4)
        canvas.lay(portrait(code, library.characters[code].name, face), x - face / 2, y + 24 + (_FACE - face) / 2)
    canvas.lay(badge(kind, 72), WIDTH / 2 + (40 if len(seats) % 2 else -36), y + 148)
    shown = [str(names[seat]) for seat in seats]
    if len(shown) > 1:
        canvas.write((WIDTH / 2, y + 284), side_by_side(words, shown, 40, MIDDLE_WIDE), 40, PARCHMENT, face="name",
                     align="middle")  # fmt: skip
    else:
        canvas.write((WIDTH / 2, y + 286), shown[0], 48, PARCHMENT, face="name", align="middle", room=MIDDLE_WIDE,
                     least=36)  # fmt: skip
    canvas.write((WIDTH / 2, y + 348), does, 52, MUTED, align="middle")


def phase_ribbon(words: Words, phase: str) -> Image.Image | None:
    """The phases of a turn: the one it is in as a word, the others as dots; None between them."""
    if phase not in _PHASES:
        return None
    return _ribbon(words.say(f"inn-picture.{phase}"), _PHASES.index(phase))


@lru_cache(maxsize=8)
def _ribbon(word: str, lit_at: int) -> Image.Image:
    pill = round(width(word, 40, "sign")) + 40
    wide = pill + (len(_PHASES) - 1) * 28

    def draw(pen: Pen) -> None:
        for at in range(len(_PHASES)):
            x = at * 28 + (pill if at > lit_at else 0)
            if at == lit_at:
                pen.box(x, 0, pill, 48, 24, LAMP)
                pen.write((x + pill / 2, 37), word, 40, INK)
            else:
                pen.disc(x + (12 if at < lit_at else -12), 24, 8, EDGE)

    return piece(wide, 48, draw)
