"""What has just happened, in the middle of the Inn's table: the last card, its line from mat to mat, a moment."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import copysign, hypot
from typing import Final

from PIL import Image

from bot.games.inn.look.happened import LastCard, Moment
from bot.games.inn.look.moments import moment_told
from bot.games.inn.look.pictures.cards import card_face, drink_face
from bot.games.inn.look.pictures.faces import portrait
from bot.games.inn.look.pictures.mat import MAT_HIGH, MAT_WIDE
from bot.games.inn.look.pictures.naming import side_by_side
from bot.games.inn.look.pictures.signs import (
    HEART,
    KINDS,
    coin,
    coins,
    dim_colour,
    draw_rimmed_heart,
    draw_sign,
    kind_names,
)
from bot.games.inn.look.pictures.told import aimed_from
from bot.games.inn.rules import Library
from bot.games.inn.rules.play.view import InnView
from bot.ui.pictures.art import drawing
from bot.ui.pictures.canvas import (
    EDGE,
    GROUND,
    INK,
    LAMP,
    PARCHMENT,
    WIDTH,
    Canvas,
    Ink,
    Pen,
    Point,
    blend,
    darker,
    ink,
    kept_packed,
    piece,
    turned,
)
from bot.ui.pictures.lettering import fit, width, wrapped
from bot.ui.pictures.lines import HEAD, TargetLine, head
from bot.ui.pictures.signs import mug
from bot.ui.words import Words

MIDDLE_HIGH: Final = 496
"""The height of what lies between the mats, without the decks of Events."""
CARD_WIDE: Final = 320
CARD_HIGH: Final = 404
MOMENT_WIDE: Final = 416
BANNER_WIDE: Final = 1152
MOMENT_HIGH: Final = 352
STRIP_HIGH: Final = 96
_ART: Final = 112
_FACE: Final = 64
_BANNER_FACE: Final = 192
"""The face on a banner."""
_FACES: Final = 144
"""Each of several."""
_MOST_FACES: Final = 3
_STUB: Final = 36
"""The length of a line that goes no further, in pixels."""
_GROUNDS: Final[dict[str, Ink]] = {
    "asleep": ink("#3A2D5E"), "broke": ink("#5C2A1C"), "caught": ink("#4F2F6B"), "pot": ink("#5A4012"),
}  # fmt: skip


# -- the line --------------------------------------------------------------------------------------------------------


def aims(view: InnView, card: LastCard | None) -> tuple[int, tuple[int, ...]] | None:
    """Who plays the card in the middle, and at whom it is aimed; None without one."""
    if view["stack"]:
        return aimed_from(view["stack"][0])
    return (card.by, card.targets) if card is not None else None


@dataclass(frozen=True)
class CardPlace:
    """Where the card lies that lines lead to and from: its box, and whether anything else stands below it."""

    box: tuple[float, float, float, float]
    crowded: bool

    @property
    def middle(self) -> Point:
        """Of the box."""
        left, top, right, end = self.box
        return (left + right) / 2, (top + end) / 2

    def nearest(self, x: float, y: float) -> Point:
        """The point of the box that is nearest to another one."""
        left, top, right, end = self.box
        return max(left, min(right, x)), max(top, min(end, y))


def lines_of(
    mats: Sequence[Point], by: int, targets: Sequence[int], lying: CardPlace, *, beside: bool = False
) -> list[TargetLine]:
    """A line from the player's mat to the card, and one on to each target. `beside`: all mats stand on the sides."""
    seats = dict.fromkeys(targets, True)
    if by >= 0:
        seats.setdefault(by, False)
    if not beside:
        return [_line(mats[seat], head, lying) for seat, head in seats.items()]
    lines = [_line_aside(mats[seat], head, lying) for seat, head in seats.items()]
    return [line for line in lines if line is not None]


def _line_aside(mat: Point, head: bool, lying: CardPlace) -> TargetLine | None:
    """From the edge of what stands at a side. Where it would cross what stands above or below the card there is only
    its head, and none to the player of the card."""
    (x, y), mx = mat, lying.middle[0]
    toward = copysign(1, mx - x)
    end = x + toward * MAT_WIDE / 2, y
    if lying.box[1] <= y <= lying.box[3] + _STUB:
        return TargetLine(end, lying.nearest(*end), head)
    return TargetLine(end, (end[0] + toward * _STUB, y), head) if head else None


def _line(mat: Point, head: bool, lying: CardPlace) -> TargetLine:
    """It starts at the edge of the mat that looks to the middle; where it would cross what stands below the card, it
    ends soon."""
    (x, y), (mx, my) = mat, lying.middle
    if abs(y - my) < MIDDLE_HIGH / 2 and abs(x - mx) > MAT_WIDE / 2:
        end = x + copysign(MAT_WIDE / 2, mx - x), y
    else:
        end = x + copysign(min(MAT_WIDE / 2 - 48, abs(mx - x)), mx - x), y + copysign(MAT_HIGH / 2, my - y)
    if lying.crowded and y > my and abs(x - mx) < MAT_WIDE / 2:
        return TargetLine(end, (end[0], end[1] - _STUB), head)
    return TargetLine(end, lying.nearest(*end) if lying.crowded else lying.middle, head)


# -- Gold on its way -------------------------------------------------------------------------------------------------

_COINS: Final = (44, 34, 26)
"""A coin and those behind it, the first the nearest to the mat that it goes to."""
_COINS_APART: Final = 34
_MOST_PAID: Final = 4
"""The most payments that are drawn at once."""


def draw_paid(
    canvas: Canvas, mats: Sequence[Point], paid: Sequence[tuple[int, int]], lying: CardPlace, high: int
) -> None:  # fmt: skip
    """Coins between the mats of those who have paid and of those whom they have paid, `high` pixels high."""
    for payer, payee in paid[:_MOST_PAID]:
        for at, (x, y) in reversed(list(enumerate(_on_the_way(mats, mats[payer], mats[payee], lying, high)))):
            canvas.lay_middle(coin(_COINS[at]), x, y)


def _on_the_way(
    mats: Sequence[Point], start: Point, end: Point, lying: CardPlace, high: int
) -> list[Point]:  # fmt: skip
    """Up to three points in the open between two mats, the first the nearest to the second of them."""
    far = hypot(end[0] - start[0], end[1] - start[1])
    steps = max(1, round(far / 4))
    walk = [
        (end[0] + (start[0] - end[0]) * step / steps, end[1] + (start[1] - end[1]) * step / steps)
        for step in range(steps + 1)
    ]
    left, top, right, foot = lying.box

    def is_open(point: Point) -> bool:
        x, y = point
        covered = left - 8 < x < right + 8 and top - 8 < y < foot + 16
        return not covered and not any(abs(x - mx) < MAT_WIDE / 2 and abs(y - my) < high / 2 for mx, my in mats)

    places = [at for at, point in enumerate(walk) if is_open(point)]
    if not places:
        return [walk[steps // 2]]
    first = places[0]
    reach = next((at for at in range(first, len(walk)) if at not in places), len(walk)) - 1
    begin = min((first + reach) // 2, first + _COINS[0] // 8 + 2)
    apart = round(_COINS_APART / 4)
    return [walk[at] for at in range(begin, reach + 1, apart)][: len(_COINS)]


# -- the last card ---------------------------------------------------------------------------------------------------


def draw_last_card(
    words: Words, canvas: Canvas, view: InnView, card: LastCard, library: Library, y: float
) -> None:  # fmt: skip
    """The card face up, with the faces of who played it and of whom it was aimed at."""
    x = (WIDTH - CARD_WIDE) / 2
    face = drink_face(card.codes[0], library) if card.drink else card_face(card.codes[0], library)
    titles = [library.drinks[code].title if card.drink else face.title for code in card.codes]
    canvas.drop(CARD_WIDE, CARD_HIGH, 16, x, y)
    canvas.lay(_card(words.settled, face.kind, " + ".join(titles), face.art, card.void), x, y)
    shown = card.targets[:_MOST_FACES]
    told = [seat for seat in (card.by, *shown) if seat >= 0]
    if card.drink and card.by in card.targets:
        told = list(card.targets[:_MOST_FACES])
    arrow = 44 if len(told) > 1 else 0
    left = WIDTH / 2 - (len(told) * (_FACE + 4) + arrow) / 2
    for at, seat in enumerate(told):
        code = view["seats"][seat]["character"]
        canvas.lay(portrait(code, library.characters[code].name, _FACE), left, y + CARD_HIGH - _FACE - 16)
        left += _FACE + 4
        if at == 0 and arrow:
            canvas.lay(head(HEAD), left, y + CARD_HIGH - _FACE / 2 - 36)
            left += arrow


@kept_packed(128, 16)
def _card(words: Words, kind: str, title: str, art: str, void: bool) -> Image.Image:
    look = KINDS[kind]
    band, on_band = (dim_colour(kind), PARCHMENT) if void else (look.colour, look.text)
    paper = blend(PARCHMENT, GROUND, 0.25) if void else PARCHMENT
    room = CARD_WIDE - 36
    size = 46 if len(wrapped(title, 46, room)) <= 2 else 40
    lines = wrapped(title, size, room, 3)
    names = [words.say("inn-picture.void")] if void else kind_names(words, kind)
    shown = [fit(name, 40, room - 52, "sign", 35) for name in names]
    label, letters = next((told for told in shown if not told[0].endswith("…")), shown[0])

    def draw(pen: Pen) -> None:
        pen.box(0, 0, CARD_WIDE, CARD_HIGH, 16, EDGE)
        pen.box(3, 3, CARD_WIDE - 6, CARD_HIGH - 6, 13, paper)
        pen.box(9, 9, CARD_WIDE - 18, 60, 9, band)
        draw_sign(pen, kind, 18, 17, 44, on_band, band)
        pen.write((70, 53), label, letters, on_band, align="left")
        if not art:
            draw_sign(pen, kind, (CARD_WIDE - _ART) / 2, 82, _ART, band, paper)
        top = 200 + (120 - len(lines) * (size + 4)) / 2
        for at, line in enumerate(lines):
            pen.write((CARD_WIDE / 2, top + size * 0.88 + at * (size + 4)), line, size, INK)

    card = piece(CARD_WIDE, CARD_HIGH, draw).copy()
    if art:
        emblem = drawing(art, _ART)
        card.alpha_composite(darker(emblem, 0.5) if void else emblem, ((CARD_WIDE - _ART) // 2, 82))
    return card


# -- a moment --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _ground(kind: str, wide: int, high: int) -> Image.Image:
    return piece(wide, high, lambda pen: pen.box(0, 0, wide, high, 20, _GROUNDS[kind], line=LAMP, thick=6))


def _faces(view: InnView, moment: Moment, library: Library, size: int, most: int) -> list[Image.Image]:
    """The faces of those to whom it happens."""
    characters = [view["seats"][seat]["character"] for seat in moment.seats[:most]]
    return [portrait(code, library.characters[code].name, size) for code in characters]


def _who(words: Words, moment: Moment, names: Sequence[str], told: str, room: int) -> str:
    """To whom it happens, by name; names that need more room than there is are cut alike."""
    if len(moment.seats) < 2 or width(told, 36) <= room:
        return told
    return side_by_side(words, [names[seat] for seat in moment.seats], 36, room)


def draw_moment(
    words: Words, canvas: Canvas, view: InnView, moment: Moment, names: Sequence[str], library: Library, middle: float
) -> None:
    """A banner over the whole width: who, by what, and how it added up in large digits. The face of whoever has lost by
    it stands on its head.
    """
    x, y = (WIDTH - BANNER_WIDE) / 2, middle - MOMENT_HIGH / 2
    canvas.drop(BANNER_WIDE, MOMENT_HIGH, 20, x, y)
    canvas.lay(_ground(moment.kind, BANNER_WIDE, MOMENT_HIGH), x, y)
    faces = _faces(view, moment, library, _BANNER_FACE if len(moment.seats) == 1 else _FACES, _MOST_FACES)
    left = x + 36.0
    for face in faces:
        canvas.lay(face if moment.kind == "pot" else turned(face, 180), left, middle - face.height / 2)
        left += face.width + 8
    left += 28
    room, told = round(x + BANNER_WIDE - 36 - left), moment_told(words, moment, names, library)
    who = _who(words, moment, names, told.who, room)
    canvas.write((left, y + 74), who, 56, PARCHMENT, face="name", room=room, least=40)
    canvas.write((left, y + 144), told.what, 64, LAMP, room=room, least=44)
    if told.by:
        canvas.write((left, y + 202), told.by, 44, PARCHMENT, room=room, least=36)
    _draw_sum(canvas, view, moment, left, y + 226, room)


def draw_banner(
    words: Words, view: InnView, moment: Moment, names: Sequence[str], library: Library
) -> bytes:  # fmt: skip
    """A banner alone, 1200 px wide, as PNG."""
    canvas = Canvas(MOMENT_HIGH + 48)
    draw_moment(words, canvas, view, moment, names, library, canvas.image.height / 2)
    return canvas.png()


def _draw_sum(canvas: Canvas, view: InnView, moment: Moment, x: float, y: float, room: int) -> None:
    """The number that decided it as a sum, and the other one that it is compared with."""
    if moment.sum is None:
        return
    seat, total = view["seats"][moment.seats[-1]], moment.sum
    sign = "+" if total.by >= 0 else "−"
    sums = [(total.of, f"{total.now - total.by} {sign} {abs(total.by)} = {total.now}")]
    if total.of in ("alcohol", "fortitude"):
        other = "fortitude" if total.of == "alcohol" else "alcohol"
        sums.append((other, str(seat[other])))
    size = next(
        size for size in (96, 80, 64, 48)
        if size == 48 or sum(size + 16 + width(told, size, "sign") + 36 for _, told in sums) <= room
    )  # fmt: skip
    for of, told in sums:
        canvas.lay(sign_of(of, size - 8), x, y + (100 - size) / 2)
        x += size + 8 + canvas.write((x + size + 8, y + 50 + size * 0.36), told, size, PARCHMENT) + 36


@lru_cache(maxsize=8)
def sign_of(of: str, size: int) -> Image.Image:
    """The sign of "gold", "alcohol" or "fortitude" on a ground of any colour."""
    if of == "gold":
        return coins(size, LAMP, INK)
    if of == "alcohol":
        return mug(size, LAMP, PARCHMENT)

    return piece(size, size, lambda pen: draw_rimmed_heart(pen, 0, 0, size, HEART))


def draw_strip(
    words: Words, canvas: Canvas, view: InnView, moment: Moment, names: Sequence[str], library: Library, y: float
) -> None:
    """The banner in little, where the middle shows something else: who, and what."""
    x = (WIDTH - MOMENT_WIDE) / 2
    canvas.drop(MOMENT_WIDE, STRIP_HIGH, 20, x, y)
    canvas.lay(_ground(moment.kind, MOMENT_WIDE, STRIP_HIGH), x, y)
    faces = _faces(view, moment, library, _FACE, _MOST_FACES)
    shown = len(faces)
    for at, face in enumerate(faces):
        canvas.lay(face, x + 16 + at * 68, y + (STRIP_HIGH - _FACE) / 2)
    left, room = x + 24 + shown * 68, MOMENT_WIDE - 40 - shown * 68
    told = moment_told(words, moment, names, library)
    who = _who(words, moment, names, told.who, room)
    canvas.write((left, y + 42), who, 36, PARCHMENT, face="name", room=room)
    canvas.write((left, y + 82), told.what, 40, LAMP, room=room, least=36)
