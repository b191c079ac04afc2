"""A seat's mat at the Inn: face and name, the track with its gap, Gold, the Drink Me! Pile and the hand."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.inn.look.happened import SeatChange
from bot.games.inn.look.pictures.counters import door
from bot.games.inn.look.pictures.faces import faded_portrait, portrait
from bot.games.inn.look.pictures.signs import BEER, HEART, coins, draw_coins, draw_heart, drink_fan, track
from bot.games.inn.look.pictures.told import reason_told, signed
from bot.games.inn.rules.play.view import SeatView
from bot.ui.pictures.backs import fan
from bot.ui.pictures.canvas import (
    EDGE,
    EMBER,
    GREY,
    INK,
    LAMP,
    MUTED,
    PARCHMENT,
    PLANK,
    Canvas,
    Ink,
    Pen,
    Point,
    blend,
    darker,
    glow,
    ink,
    piece,
    turned,
)
from bot.ui.pictures.lettering import width
from bot.ui.pictures.signs import crown, draw_mug, hat, hourglass, medal, passing
from bot.ui.pictures.tags import tag
from bot.ui.words import Words

_LETTERS: Final = 36
MAT_WIDE: Final = 344
MAT_HIGH: Final = 208
FACE: Final = 100
"""The width and height of a face, which stands out of the mat's left top corner."""
_FACE_AT: Final = (-14, -20)
_BESIDE_FACE: Final = 92
"""Where the names start."""
_TAGS_FROM: Final = 80
TAGS_UP: Final = -34
"""Where tags stand, from the upper edge of a mat."""
_CORNER_AT: Final = (MAT_WIDE - 48, -20)
"""Where the sign of who is asked, away, or has standing orders stands."""
NEAR: Final = 4
"""The largest gap at which a seat is close to passing out: its mat then has a burning edge."""


@dataclass(frozen=True)
class Style:
    """The colours of a mat."""

    fill: Ink
    line: Ink
    text: Ink
    soft: Ink


RESTING: Final = Style(PLANK, EDGE, PARCHMENT, MUTED)
FALLING: Final = Style(PLANK, EMBER, PARCHMENT, MUTED)
MOVING: Final = Style(ink("#5A4230"), LAMP, PARCHMENT, ink("#D9C7A3"))
"""It glows at its edge and stays dark, so that the gap can be told from it."""
_FADED: Final = ink("#B3A592")
GONE: Final = Style(GREY, ink("#4A3D34"), _FADED, _FADED)
AWAY: Final = Style(ink("#B9AC97"), ink("#D8CDBB"), INK, ink("#43301F"))


@dataclass(frozen=True)
class Sitter:
    """The player of a mat; `place` is known once the game is over, and then nobody is `away`."""

    name: str
    character: str
    code: str
    """The code of the character."""
    patron: bool = False
    asked: bool = False
    moving: bool = False
    more_drunk: int = 0
    """Counters of the seat that count with its Alcohol Content."""
    away: bool = False
    place: int | None = None
    change: SeatChange | None = None
    """What has just changed for it."""


@lru_cache(maxsize=8)
def _mat(fill: Ink, line: Ink, thick: int) -> Image.Image:
    return piece(MAT_WIDE, MAT_HIGH, lambda pen: pen.box(0, 0, MAT_WIDE, MAT_HIGH, 20, fill, line=line, thick=thick))


def style_of(seat: SeatView, sitter: Sitter) -> Style:
    """The colours of a seat's mat; being away comes before all else."""
    return AWAY if sitter.away else style_for(seat, sitter.place, sitter.more_drunk, moving=sitter.moving)


def style_for(seat: SeatView, place: int | None, more_drunk: int, *, moving: bool) -> Style:
    """The colours of the mat of a seat, or of its team, at this place in the end; being to move comes first."""
    if moving or place == 1:
        return MOVING
    if seat["out"]:
        return GONE
    near = place is None and seat["fortitude"] - seat["alcohol"] - more_drunk <= NEAR
    return FALLING if near else RESTING


def draw_mat(words: Words, canvas: Canvas, seat: SeatView, sitter: Sitter, middle: Point) -> None:
    """The mat of a seat of a view with its middle at a point."""
    x, y = round(middle[0] - MAT_WIDE / 2), round(middle[1] - MAT_HIGH / 2)
    style = style_of(seat, sitter)
    if style is MOVING:
        canvas.lay(glow(MAT_WIDE, MAT_HIGH, 20, 40, LAMP), x - 40, y - 40)
    else:
        canvas.drop(MAT_WIDE, MAT_HIGH, 20, x, y)
    canvas.lay(_mat(style.fill, style.line, {FALLING: 6, MOVING: 8}.get(style, 3)), x, y)
    _draw_names(canvas, seat, sitter, style, x, y)
    out = bool(seat["out"])
    drawn = track(seat["fortitude"], seat["alcohol"], MAT_WIDE - 24, out, 0 if out else sitter.more_drunk)
    canvas.lay(drawn, x + 12, y + 82)
    if out and sitter.place is None:
        canvas.write((x + MAT_WIDE / 2, y + 194), reason_told(words, seat["out"]), 44, style.text, align="middle",
                     room=MAT_WIDE - 32, least=36)  # fmt: skip
    else:
        _draw_counts(canvas, seat, style, x, y)
    if sitter.change is not None:
        draw_tags(canvas, sitter.change, x + _TAGS_FROM, y + TAGS_UP)
    corner = x + _CORNER_AT[0], y + _CORNER_AT[1]
    if style is AWAY:
        canvas.lay(door(64), *corner)
    elif sitter.asked and not out:
        canvas.lay(hourglass(64), *corner)
    elif seat["orders"] and not out and sitter.place is None:
        canvas.lay(passing(64), *corner)
    _draw_face(canvas, sitter, x, y, gone=out and not sitter.place)
    if sitter.place == 1:
        canvas.lay_middle(turned(crown(72, LAMP), 16), x + MAT_WIDE - 20, y - 14)


def _draw_face(canvas: Canvas, sitter: Sitter, x: int, y: int, *, gone: bool) -> None:
    """The face, with the place at its foot once the game is over."""
    across, down = _FACE_AT
    face = faded_portrait if gone else portrait
    canvas.lay(face(sitter.code, sitter.character, FACE), x + across, y + down)
    if sitter.place:
        canvas.lay(medal(52, sitter.place), x + across - 4, y + down + FACE - 44)


def _draw_names(canvas: Canvas, seat: SeatView, sitter: Sitter, style: Style, x: int, y: int) -> None:
    left, room = x + _BESIDE_FACE, MAT_WIDE - 16 - _BESIDE_FACE
    whole = width(sitter.character, _LETTERS, "sign") <= room
    canvas.write((left, y + 78), sitter.character if whole else sitter.character.split(" ")[0], _LETTERS, style.soft,
                 room=room)  # fmt: skip
    if sitter.patron:
        canvas.lay(hat(36, style.soft, style.fill), left, y + 10)
        left, room = left + 42, room - 42
    corner = 36 if sitter.asked or seat["orders"] or sitter.away or sitter.place == 1 else 0
    canvas.write((left, y + 42), sitter.name, _LETTERS, style.text, face="name", room=room - corner)


def _draw_counts(canvas: Canvas, seat: SeatView, style: Style, x: int, y: int) -> None:
    """Gold as a stack, the Drink Me! Pile and the hand as fans, each with its number."""
    edge = blend(style.fill, INK, 0.5)
    signs = (
        (coins(44, ink("#8A5A12") if style is AWAY else LAMP, edge), seat["gold"], 14, 152, 50),
        (drink_fan(max(1, seat["pile"]), 56, edge), seat["pile"], 134, 150, 60),
        (fan(max(1, seat["hand"]), 56, edge), seat["hand"], 240, 150, 60),
    )
    for sign, number, right, down, beside in signs:
        canvas.lay(sign if number else darker(sign, 0.35), x + right, y + down)
        canvas.write((x + right + beside, y + 195), str(number), 50, style.text, room=66 if right == 14 else 42,
                     least=40)  # fmt: skip


def draw_tags(canvas: Canvas, change: SeatChange, left: int, y: int) -> None:
    """What has just changed, on the upper edge of a mat, from a point to the right."""
    for what, by in (("fortitude", change.fortitude), ("alcohol", change.alcohol), ("gold", change.gold)):
        if by:
            tag = change_tag(what, by)
            canvas.drop(tag.width, tag.height, tag.height // 2, left, y, blur=6, down=3)
            canvas.lay(tag, left, y)
            left += tag.width + 2


@lru_cache(maxsize=128)
def change_tag(what: str, by: int) -> Image.Image:
    """A tag with what has changed as a sign, and by how much: "fortitude", "alcohol" or "gold"."""

    def sign(pen: Pen, x: float, y: float, size: float) -> None:
        if what == "fortitude":
            draw_heart(pen, x, y, size, HEART)
        elif what == "alcohol":
            draw_mug(pen, x, y, size, BEER, INK)
        else:
            draw_coins(pen, x, y, size, ink("#B5791A"), INK)

    return tag(signed(by), sign)
