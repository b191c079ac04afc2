"""The faces of Drinko's cards. A colour is told three ways: by itself, by its shape and by its letter."""

from functools import lru_cache
from typing import Final, Literal

from PIL import Image

from bot.games.drinko.look.words import SPECIALS, alone, card_name
from bot.ui.pictures.art import drawing
from bot.ui.pictures.backs import card_high
from bot.ui.pictures.canvas import (
    GROUND,
    INK,
    LAMP,
    PARCHMENT,
    Canvas,
    Ink,
    Pen,
    Point,
    blend,
    faded,
    ink,
    piece,
)
from bot.ui.pictures.lettering import SMALLEST, fit
from bot.ui.pictures.signs import draw_mug
from bot.ui.words import Words

PANELS: Final[dict[str, Ink]] = {"r": ink("#B03221"), "y": ink("#E2A92F"), "g": ink("#28714A"), "b": ink("#2B62A0")}
PANEL_INKS: Final[dict[str, Ink]] = {"r": PARCHMENT, "y": INK, "g": PARCHMENT, "b": PARCHMENT}
DIM: Final = 0.3
"""How much of the ground shows through what is drawn on a card that cannot be played now; its marks stay bright."""
DIM_SHAPE: Final = blend(PARCHMENT, GROUND, DIM)
SPECIAL: Final = ink("#42285C")
ART: Final = 0.59
"""How wide the drawing of a Special is, as a part of its card."""
_TRIANGLE: Final[tuple[Point, ...]] = ((0, -80), (80, 58), (-80, 58))
_DIAMOND: Final[tuple[Point, ...]] = ((0, -92), (78, 0), (0, 92), (-78, 0))


def dim_panel(colour: Ink) -> Ink:
    """The colour of a card that cannot be played now."""
    return blend(colour, GROUND, 0.6)


def draw_shape(pen: Pen, colour: str, x: float, y: float, size: float, fill: Ink) -> None:
    """A colour's shape round a point, `size` pixels across: red a disc, yellow a triangle, green a square, blue a
    diamond; anything else a star."""
    u = size / 160
    if colour == "r":
        pen.disc(x, y, 76 * u, fill)
    elif colour == "g":
        pen.box(x - 68 * u, y - 68 * u, 136 * u, 136 * u, 16 * u, fill)
    elif colour in {"y", "b"}:
        points = _TRIANGLE if colour == "y" else _DIAMOND
        pen.shape([(x + a * u * 0.92, y + b * u * 0.92) for a, b in points], fill, round_=7 * u)
    else:
        star: list[Point] = [
            (0, -80),
            (22, -28),
            (78, -24),
            (35, 12),
            (49, 66),
            (0, 37),
            (-49, 66),
            (-35, 12),
            (-78, -24),
            (-22, -28),
        ]  # fmt: skip
        pen.shape([(x + a * u, y + b * u) for a, b in star], fill)


def _skip_sign(pen: Pen, x: float, y: float, u: float, fill: Ink) -> None:
    pen.disc(x, y, 40 * u, None, line=fill, thick=11 * u)
    pen.path([(x - 24 * u, y + 24 * u), (x + 24 * u, y - 24 * u)], fill, 11 * u)


def _coloured(words: Words, pen: Pen, code: str, u: float, lit: bool) -> None:
    colour, face = code[0], code[1:]
    text = PANEL_INKS[colour] if lit else PARCHMENT
    drink = face[0] in "+-"
    middle = 128.0 if drink else 146.0
    draw_shape(pen, colour, 100 * u, middle * u, 156 * u, PARCHMENT if lit else DIM_SHAPE)
    low = 10 if colour == "y" else 0  # a triangle is wide at its foot
    corner = max(SMALLEST, round(50 * u))
    if face == "skip":
        _skip_sign(pen, 100 * u, (middle + low * 0.6) * u, (0.78 if colour == "y" else 1) * u, INK)
        _name(pen, (20 * u, 50 * u), words.say("drinko-picture.skip"), round(44 * u), 166 * u, text, align="left")
    else:
        sign = face.replace("-", "−")
        size = max(40, round((92 if drink else 124) * (0.76 if colour == "y" else 1) * u))
        pen.write((100 * u, (middle + low) * u + size * 0.35), sign, size, INK)
        pen.write((20 * u, 54 * u), sign, corner, text, align="left")
    pen.write((182 * u, 264 * u), colour.upper(), corner, text, align="right")
    if face in {"+1", "+2", "+3"}:
        for at in range(int(face)):
            draw_mug(pen, (20 + 38 * at) * u, 224 * u, 40 * u, text, PARCHMENT if colour == "y" and lit else None)
    else:
        draw_shape(pen, colour, 38 * u, 246 * u, 36 * u, text)


def _name(
    pen: Pen, at: Point, name: str, size: int, room: float, fill: Ink, align: Literal["left", "middle"] = "middle"
) -> None:
    """A card's name, smaller where that helps. Where it has no room even so, the drawing alone tells which card it is,
    and the words beside the picture call it by its name.
    """
    told, size = fit(name, max(SMALLEST, size), round(room), "sign")
    if not told.endswith("…"):
        pen.write(at, told, size, fill, align=align)


def _special(words: Words, pen: Pen, code: str, u: float, lit: bool) -> None:
    pen.disc(100 * u, 148 * u, 78 * u, PARCHMENT if lit else DIM_SHAPE)
    _name(pen, (100 * u, 50 * u), card_name(words, code), round(46 * u), 186 * u, PARCHMENT)
    for at, colour in enumerate("rygb"):
        draw_shape(pen, colour, (46 + 36 * at) * u, 250 * u, 26 * u, LAMP)


def face(words: Words, code: str, wide: int, lit: bool = True) -> Image.Image:
    """A card's face, `wide` pixels across; dimmed if it is not `lit`, but for its marks. Raises ValueError for no
    card, FileNotFoundError for a width at which a Special has no drawing."""
    return _face(words.settled, code, wide, lit)


@lru_cache(maxsize=192)
def _face(words: Words, code: str, wide: int, lit: bool) -> Image.Image:
    card_name(words, code)
    u = wide / 200

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, card_high(wide), 18 * u, PARCHMENT if lit else DIM_SHAPE)
        special = code in SPECIALS
        colour = SPECIAL if special else PANELS[code[0]]
        pen.box(7 * u, 7 * u, wide - 14 * u, card_high(wide) - 14 * u, 12 * u, colour if lit else dim_panel(colour))
        if special:
            _special(words, pen, code, u, lit)
        else:
            _coloured(words, pen, code, u, lit)

    card = piece(wide, card_high(wide), draw)
    if code in SPECIALS:
        art = drawing(f"specials/{code}", round(ART * wide))
        card.alpha_composite(
            art if lit else faded(art, GROUND, DIM), (round(wide / 2 - art.width / 2), round(148 * u - art.width / 2))
        )
    return card


def dimmed(words: Words, code: str, wide: int) -> Image.Image:
    """A card that cannot be played now."""
    return face(words, code, wide, lit=False)


@lru_cache(maxsize=16)
def back(wide: int) -> Image.Image:
    """A card's back, which is the same for all."""
    u = wide / 200
    high = card_high(wide)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, high, 18 * u, PARCHMENT)
        pen.box(9 * u, 9 * u, wide - 18 * u, high - 18 * u, 11 * u, ink("#7A3B1E"))
        pen.box(22 * u, 22 * u, wide - 44 * u, high - 44 * u, 7 * u, None, line=LAMP, thick=4 * u)
        draw_mug(pen, 56 * u, 92 * u, 96 * u, LAMP, PARCHMENT)

    return piece(wide, high, draw)


def draw_card(words: Words, card: str) -> bytes:
    """One card alone, 600 px wide, as PNG. Raises ValueError for no card."""
    canvas = Canvas(584, 600)
    wide = 352
    x, y = (600 - wide) / 2, 24
    canvas.drop(wide, card_high(wide), 32, x, y)
    canvas.lay(face(words, card, wide), x, y)
    canvas.write((300, 564), alone(words, card), 44, PARCHMENT, align="middle")
    return canvas.png()
