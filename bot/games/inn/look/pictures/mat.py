"""A seat's mat at the Inn: face and name, the track with its gap, Gold, the Drink Me! Pile and the hand."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.inn.look.happened import SeatChange
from bot.games.inn.look.pictures.counters import door
from bot.games.inn.look.pictures.faces import faded_portrait, portrait
from bot.games.inn.look.pictures.signs import (
    BEER,
    HEART,
    LARGE_MARK,
    coins,
    draw_coins,
    draw_heart,
    drink_fan,
    track,
)
from bot.games.inn.look.pictures.told import signed
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
    ink,
    piece,
    turned,
)
from bot.ui.pictures.lettering import width
from bot.ui.pictures.signs import crown, draw_mug, hat, hourglass, medal, passing
from bot.ui.pictures.tags import tag
from bot.ui.words import Words

NAME: Final = 40
LEAST_NAME: Final = 36
"""The size of a name's letters on a mat, and what they shrink to before the name is cut."""
MAT_WIDE: Final = 344
MAT_HIGH: Final = 208
FACE: Final = 136
"""The width and height of a face, which stands out of the mat's left top corner."""
_FACE_AT: Final = (-18, -30)
_BESIDE_FACE: Final = 118
"""Where the name and the counts start."""
_TRACK_AT: Final = (8, 110)
TAGS_UP: Final = -36
"""Where tags stand, from the upper edge of a mat."""
_TAGS_END: Final = MAT_WIDE + 8
_SIGN: Final = 60
_SIGN_AT: Final = (-20, 56)
"""Where the sign of who is asked, away, or has standing orders stands: at the foot of the face, so that it covers no
word."""
_HAT: Final = 44
_HAT_AT: Final = (72, 62)
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
HIT: Final = Style(ink("#6B4B31"), PARCHMENT, PARCHMENT, ink("#E8D9B6"))
"""What is being resolved happens to it."""
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
    hit: bool = False
    """Whether what is being resolved happens to it."""
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
    """The colours of a seat's mat; being away comes before all else, then being hit."""
    if sitter.hit and not sitter.away:
        return HIT
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
    if sitter.moving or sitter.place == 1:
        canvas.shine(MAT_WIDE, MAT_HIGH, 20, x, y, LAMP)
    else:
        canvas.drop(MAT_WIDE, MAT_HIGH, 20, x, y)
    canvas.lay(_mat(style.fill, style.line, {FALLING: 6, MOVING: 8, HIT: 8}.get(style, 3)), x, y)
    room = MAT_WIDE - 12 - _BESIDE_FACE - (40 if sitter.place == 1 else 0)
    canvas.write((x + _BESIDE_FACE, y + 47), sitter.name, NAME, style.text, face="name", room=room, least=LEAST_NAME)
    out = bool(seat["out"])
    more = 0 if out else sitter.more_drunk
    across, down = _TRACK_AT
    canvas.lay(track(seat["fortitude"], seat["alcohol"], MAT_WIDE - 16, out, more, LARGE_MARK), x + across, y + down)
    if out and sitter.place is None:
        canvas.write((x + _BESIDE_FACE, y + 98), words.say(f"inn-picture.out-{seat['out']}"), 44, style.text,
                     room=MAT_WIDE - _BESIDE_FACE - 12, least=36)  # fmt: skip
    else:
        _draw_counts(canvas, seat, style, x + _BESIDE_FACE, y + 58)
    _draw_face(canvas, sitter, style, x, y, gone=out and not sitter.place)
    if (sign := _corner_sign(seat, sitter, style, out=out)) is not None:
        canvas.lay(sign, x + _SIGN_AT[0], y + _SIGN_AT[1])
    if sitter.place == 1:
        canvas.lay_middle(turned(crown(72, LAMP), 16), x + MAT_WIDE - 20, y - 14)
    if sitter.change is not None:
        draw_tags(canvas, sitter.change, x + _TAGS_END - (72 if sitter.place == 1 else 0), y + TAGS_UP)


def _corner_sign(seat: SeatView, sitter: Sitter, style: Style, *, out: bool) -> Image.Image | None:
    """That they are away, asked, or have standing orders."""
    if style is AWAY:
        return door(_SIGN)
    if sitter.asked and not out:
        return hourglass(_SIGN)
    return passing(_SIGN) if seat["orders"] and not out and sitter.place is None else None


def _draw_face(canvas: Canvas, sitter: Sitter, style: Style, x: int, y: int, *, gone: bool) -> None:
    """The face, with a patron's hat, and the place at its foot once the game is over."""
    across, down = _FACE_AT
    face = faded_portrait if gone else portrait
    canvas.lay(face(sitter.code, sitter.character, FACE), x + across, y + down)
    if sitter.patron:
        canvas.lay(hat_badge(_HAT, style.fill), x + _HAT_AT[0], y + _HAT_AT[1])
    if sitter.place:
        canvas.lay(medal(_SIGN, sitter.place), x + _SIGN_AT[0], y + _SIGN_AT[1])


@lru_cache(maxsize=16)
def hat_badge(size: int, ground: Ink) -> Image.Image:
    """A patron's hat on a disc."""
    disc = piece(size, size, lambda pen: pen.disc(size / 2, size / 2, size / 2, ground)).copy()
    sign = hat(size - 12, MUTED, ground)
    disc.alpha_composite(sign, (6, 6))
    return disc


def _draw_counts(canvas: Canvas, seat: SeatView, style: Style, x: float, y: float) -> None:
    """Gold as a stack, the Drink Me! Pile and the hand as fans, each with its number."""
    edge = blend(style.fill, INK, 0.5)
    signs = (
        (coins(34, ink("#8A5A12") if style is AWAY else LAMP, edge), seat["gold"]),
        (drink_fan(max(1, seat["pile"]), 36, edge), seat["pile"]),
        (fan(max(1, seat["hand"]), 36, edge), seat["hand"]),
    )
    room = MAT_WIDE - 16 - _BESIDE_FACE - sum(sign.width + 3 for sign, _ in signs)
    numbers = [str(number) for _, number in signs]
    size = next(size for size in (46, 42, 38, 36) if size == 36 or sum(width(n, size, "sign") for n in numbers) <= room)
    apart = min(16.0, max(0.0, room - sum(width(n, size, "sign") for n in numbers)) / 2)
    for (sign, number), told in zip(signs, numbers, strict=True):
        canvas.lay(sign if number else darker(sign, 0.35), x, y + 24 - sign.height / 2)
        x += sign.width + 3
        x += canvas.write((x, y + 24 + size * 0.36), told, size, style.text) + apart


def draw_tags(canvas: Canvas, change: SeatChange, end: float, y: float) -> None:
    """What has just changed, on the upper edge of a mat, up to a point at the right."""
    changes = (("fortitude", change.fortitude), ("alcohol", change.alcohol), ("gold", change.gold))
    tags = [change_tag(what, by) for what, by in changes if by]
    left = end - sum(shown.width + 2 for shown in tags)
    for shown in tags:
        canvas.drop(shown.width, shown.height, shown.height // 2, left, y, blur=6, down=3)
        canvas.lay(shown, left, y)
        left += shown.width + 2


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
