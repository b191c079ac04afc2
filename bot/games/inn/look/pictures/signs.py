"""The signs of the Inn: the kinds of card, hearts and mugs, coins, fans of Drinks, and the track between 0 and 20."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image

from bot.ui.pictures.art import drawing
from bot.ui.pictures.canvas import GROUND, INK, LAMP, PARCHMENT, Ink, Pen, Point, blend, ink, kept_packed, piece
from bot.ui.pictures.signs import draw_mug
from bot.ui.words import Words

SCALE: Final = 20
"""The most Fortitude and Alcohol Content; the least is 0."""


@dataclass(frozen=True)
class Kind:
    """The look of a kind of card: its colour, and the ink of the text on it."""

    colour: Ink
    text: Ink


KINDS: Final[dict[str, Kind]] = {
    "action": Kind(ink("#B03D28"), PARCHMENT),
    "sometimes": Kind(ink("#336A8B"), PARCHMENT),
    "anytime": Kind(ink("#4E9A5B"), INK),
    "gambling": Kind(ink("#D69E2E"), INK),
    "cheating": Kind(ink("#7A4E9F"), PARCHMENT),
    "gamble": Kind(ink("#D69E2E"), INK),
    "drink": Kind(ink("#8D5921"), PARCHMENT),
    "event": Kind(ink("#256F6F"), PARCHMENT),
    "encounter": Kind(ink("#3E5A7A"), PARCHMENT),
    "holds": Kind(ink("#6E5A48"), PARCHMENT),
    "adds": Kind(ink("#52606B"), PARCHMENT),
    "at-once": Kind(ink("#A03A72"), PARCHMENT),
}
"""By kind; each colour is a common one, darkened until the text on it can be read."""


def kind_name(words: Words, kind: str) -> str:
    """A kind of card in words."""
    return words.say(f"inn-kind.{kind}")


def kind_names(words: Words, kind: str) -> list[str]:
    """The same, and a shorter name if it has one: an Action that is also a Gambling Card may be called an Action, for
    its sign are the dice."""
    return [kind_name(words, kind), *([kind_name(words, "action")] if kind == "gamble" else [])]


def dim_colour(kind: str) -> Ink:
    """The colour of a kind on a card that cannot be played now; parchment is written on it."""
    return blend(KINDS[kind].colour, GROUND, 0.5)


def _fist(pen: Pen, x: float, y: float, u: float, fill: Ink, ground: Ink) -> None:
    for at in range(4):
        pen.box(x + (4 + at * 4.2) * u, y + 3.4 * u, 3.7 * u, 11 * u, 1.8 * u, fill)
    pen.box(x + 4 * u, y + 10 * u, 16.4 * u, 7.6 * u, 2.4 * u, fill)
    pen.box(x + 2.2 * u, y + 10.6 * u, 12.6 * u, 5.4 * u, 2.7 * u, ground)
    pen.box(x + 3 * u, y + 11.4 * u, 11 * u, 3.8 * u, 1.9 * u, fill)
    pen.box(x + 7 * u, y + 18.6 * u, 11 * u, 3.4 * u, 1 * u, fill)


def _shield(pen: Pen, x: float, y: float, u: float, fill: Ink, ground: Ink) -> None:
    edge: list[Point] = [(12, 1.5), (21, 5), (20.5, 12), (17.5, 18), (12, 22.5), (6.5, 18), (3.5, 12), (3, 5)]
    pen.shape([(x + a * u, y + b * u) for a, b in edge], fill, round_=0.6 * u)
    inner: list[Point] = [(12, 5.2), (17.6, 7.4), (17.2, 12), (15.2, 16), (12, 18.8)]
    pen.shape([(x + a * u, y + b * u) for a, b in inner], ground)


def _bolt(pen: Pen, x: float, y: float, u: float, fill: Ink, ground: Ink) -> None:
    edge: list[Point] = [(14.5, 1.5), (4.5, 13.5), (11, 13.5), (9, 22.5), (19.5, 9.5), (12.8, 9.5)]
    pen.shape([(x + a * u, y + b * u) for a, b in edge], fill, round_=0.5 * u)


def _dice(pen: Pen, x: float, y: float, u: float, fill: Ink, ground: Ink) -> None:
    pen.box(x + 2.5 * u, y + 2.5 * u, 19 * u, 19 * u, 4 * u, fill)
    for a, b in ((7.4, 7.4), (16.6, 7.4), (12, 12), (7.4, 16.6), (16.6, 16.6)):
        pen.disc(x + a * u, y + b * u, 2 * u, ground)


def _mask(pen: Pen, x: float, y: float, u: float, fill: Ink, ground: Ink) -> None:
    edge: list[Point] = [(2, 7), (6, 5.8), (12, 7.6), (18, 5.8), (22, 7), (21.6, 12), (18.6, 17), (15, 16.6),
                         (12, 13.6), (9, 16.6), (5.4, 17), (2.4, 12)]  # fmt: skip
    pen.shape([(x + a * u, y + b * u) for a, b in edge], fill, round_=1 * u)
    for a in (7.2, 16.8):
        pen.box(x + (a - 3) * u, y + 9 * u, 6 * u, 4 * u, 2 * u, ground)


def _mug(pen: Pen, x: float, y: float, u: float, fill: Ink, ground: Ink) -> None:
    draw_mug(pen, x, y, 24 * u, fill, None)
    for a in (6.4, 10, 13.6):
        pen.box(x + (a - 0.7) * u, y + 10 * u, 1.5 * u, 9.4 * u, 0.7 * u, ground)


def _bell(pen: Pen, x: float, y: float, u: float, fill: Ink, ground: Ink) -> None:
    pen.disc(x + 12 * u, y + 2.8 * u, 1.9 * u, fill)
    pen.disc(x + 12 * u, y + 10 * u, 6.8 * u, fill)
    pen.shape([(x + 5.2 * u, y + 10 * u), (x + 18.8 * u, y + 10 * u), (x + 21 * u, y + 17.6 * u),
               (x + 3 * u, y + 17.6 * u)], fill)  # fmt: skip
    pen.box(x + 2 * u, y + 16.4 * u, 20 * u, 2.8 * u, 1.4 * u, fill)
    pen.disc(x + 12 * u, y + 21 * u, 2.2 * u, fill)


def _compass(pen: Pen, x: float, y: float, u: float, fill: Ink, ground: Ink) -> None:
    pen.disc(x + 12 * u, y + 12 * u, 10.6 * u, fill)
    pen.disc(x + 12 * u, y + 12 * u, 7.8 * u, ground)
    star: list[Point] = [
        (12, 0.6),
        (14.4, 9.6),
        (23.4, 12),
        (14.4, 14.4),
        (12, 23.4),
        (9.6, 14.4),
        (0.6, 12),
        (9.6, 9.6),
    ]
    pen.shape([(x + a * u, y + b * u) for a, b in star], fill)


def _paw(pen: Pen, x: float, y: float, u: float, fill: Ink, ground: Ink) -> None:
    for a, b, r in ((4.2, 10.4, 2.7), (9, 4.8, 3), (15, 4.8, 3), (19.8, 10.4, 2.7)):
        pen.disc(x + a * u, y + b * u, r * u, fill)
    pad: list[Point] = [
        (12, 10.4),
        (16.2, 13.6),
        (18.4, 18),
        (16.4, 20.8),
        (12, 19.8),
        (7.6, 20.8),
        (5.6, 18),
        (7.8, 13.6),
    ]
    pen.shape([(x + a * u, y + b * u) for a, b in pad], fill, round_=1.4 * u)


def _round(teeth: int, outer: float, inner: float, wide: float) -> list[Point]:
    """A ring of teeth around the middle of a square of 24: `wide` is how much of a tooth's step its tip takes."""
    step = 2 * pi / teeth
    edge: list[Point] = []
    for tooth in range(teeth):
        for at, radius in ((-wide / 2, outer), (wide / 2, outer), (wide / 2 + 0.08, inner), (0.92 - wide / 2, inner)):
            angle = (tooth + at) * step
            edge.append((12 + radius * cos(angle), 12 + radius * sin(angle)))
    return edge


def _cog(pen: Pen, x: float, y: float, u: float, fill: Ink, ground: Ink) -> None:
    pen.shape([(x + a * u, y + b * u) for a, b in _round(8, 11, 8, 0.42)], fill, round_=0.5 * u)
    pen.disc(x + 12 * u, y + 12 * u, 3.6 * u, ground)


def _burst(pen: Pen, x: float, y: float, u: float, fill: Ink, ground: Ink) -> None:
    points = [(11 if at % 2 == 0 else 5.4, at * pi / 9 - pi / 2) for at in range(18)]
    pen.shape([(x + (12 + r * cos(a)) * u, y + (12 + r * sin(a)) * u) for r, a in points], fill)
    pen.disc(x + 12 * u, y + 12 * u, 2.6 * u, ground)


_SIGNS: Final[dict[str, Callable[[Pen, float, float, float, Ink, Ink], None]]] = {
    "action": _fist,
    "sometimes": _shield,
    "anytime": _bolt,
    "gambling": _dice,
    "gamble": _dice,
    "cheating": _mask,
    "drink": _mug,
    "event": _bell,
    "encounter": _compass,
    "holds": _paw,
    "adds": _cog,
    "at-once": _burst,
}


def draw_sign(pen: Pen, kind: str, x: float, y: float, size: float, fill: Ink, ground: Ink) -> None:
    """A kind's sign in a square at (x, y), `ground` showing through its holes."""
    _SIGNS[kind](pen, x, y, size / 24, fill, ground)


@lru_cache(maxsize=64)
def badge(kind: str, size: int) -> Image.Image:
    """A kind's sign on a disc of its colour."""
    look = KINDS[kind]

    def draw(pen: Pen) -> None:
        half = size / 2
        pen.disc(half, half, half, PARCHMENT)
        pen.disc(half, half, half - 3, look.colour)
        draw_sign(pen, kind, size * 0.21, size * 0.21, size * 0.58, look.text, look.colour)

    return piece(size, size, draw)


def draw_heart(pen: Pen, x: float, y: float, size: float, fill: Ink) -> None:
    """A heart in a square at (x, y)."""
    u = size / 24
    for a in (6.9, 17.1):
        pen.disc(x + a * u, y + 8.4 * u, 6.6 * u, fill)
    edge: list[Point] = [(1.6, 12.2), (4, 6), (20, 6), (22.4, 12.2), (12, 22.6)]
    pen.shape([(x + a * u, y + b * u) for a, b in edge], fill)


@lru_cache(maxsize=8)
def coin(size: int) -> Image.Image:
    """A coin from above."""

    def draw(pen: Pen) -> None:
        half = size / 2
        pen.disc(half, half, half, INK)
        pen.disc(half, half, half - 3, LAMP)
        pen.disc(half, half, half * 0.62, None, line=ink("#B5791A"), thick=size / 12)

    return piece(size, size, draw)


@lru_cache(maxsize=16)
def coins(size: int, fill: Ink, edge: Ink) -> Image.Image:
    """A stack of coins."""
    return piece(size, size, lambda pen: draw_coins(pen, 0, 0, size, fill, edge))


def draw_coins(pen: Pen, x: float, y: float, size: float, fill: Ink, edge: Ink) -> None:
    """A stack of coins in a square at (x, y)."""
    u = size / 24
    for down, right in ((17, 3), (12.6, 4.2), (8.2, 2.4), (3.8, 3.6)):
        pen.box(x + right * u, y + down * u, 17.4 * u, 5.6 * u, 2.6 * u, edge)
        pen.box(x + (right + 1) * u, y + (down + 0.9) * u, 15.4 * u, 3.4 * u, 1.7 * u, fill)


@lru_cache(maxsize=64)
def drink_fan(count: int, wide: int, edge: Ink) -> Image.Image:
    """The backs of a Drink Me! Pile, spread: up to five of them."""
    shown = min(count, 5)
    sheet = Image.new("RGBA", (wide, round(wide * 0.9)))
    leaf = drink_back(round(wide * 0.46), edge)
    for at in range(shown):
        lean = (at - (shown - 1) / 2) * 15
        turned = leaf.rotate(-lean, Image.Resampling.BICUBIC, expand=True)
        x = wide / 2 + lean * wide * 0.0072 - turned.width / 2
        y = wide * 0.46 + abs(lean) * wide * 0.0022 - turned.height / 2
        sheet.alpha_composite(turned, (max(0, round(x)), max(0, round(y))))
    return sheet


@lru_cache(maxsize=32)
def drink_back(wide: int, edge: Ink) -> Image.Image:
    """The back of a Drink Card, which is the same for all."""
    u = wide / 20
    high = round(wide * 1.4)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, high, 3 * u, edge)
        pen.box(1.2 * u, 1.2 * u, wide - 2.4 * u, high - 2.4 * u, 2.2 * u, PARCHMENT)
        pen.box(2.6 * u, 2.6 * u, wide - 5.2 * u, high - 5.2 * u, 1.4 * u, KINDS["drink"].colour)
        draw_mug(pen, 4.4 * u, 8 * u, 12 * u, LAMP, PARCHMENT)

    return piece(wide, high, draw)


# -- the track -------------------------------------------------------------------------------------------------------

MARK: Final = 60
"""The width and height of a marker of the track, in pixels."""
LARGE_MARK: Final = 88
"""That on a mat, where its number is what one looks for first."""
JUG: Final = 46
"""The width and height of the jug of the track, in pixels."""
HEART: Final = ink("#A8243A")
BEER: Final = ink("#8D5921")
_WIDE_OPEN: Final = ink("#5FAE6C")
_HALF: Final = LAMP
_CLOSED: Final = ink("#E5482F")
SPENT: Final = ink("#6A5D53")
"""The colour of the markers of a seat that is out."""
GROOVE: Final = ink("#1A120D")


def gap_colour(gap: int) -> Ink:
    """Green where Fortitude is far above Alcohol Content, red where they meet."""
    if gap >= SCALE // 2:
        return blend(_HALF, _WIDE_OPEN, min(1.0, (gap - SCALE // 2) / 7))
    return blend(_CLOSED, _HALF, max(0.0, (gap - 2) / 8))


def _beer_mug(pen: Pen, x: float, mark: int, body: Ink, foam: Ink) -> None:
    """A mug with its handle on the left, `mark` wide; its right edge points at the value."""
    u = mark / 60
    pen.arc(x + 13 * u, 2 + 36 * u, 10 * u, 90, 270, body, 5 * u)
    pen.box(x + 11 * u, 2 + 12 * u, 49 * u, 46 * u, 6 * u, body)
    for cx, cy, r in ((20, 11, 8), (36, 9, 9), (52, 11, 8)):
        pen.disc(x + cx * u, 2 + cy * u, r * u, foam)
    pen.box(x + 10 * u, 2 + 9 * u, 50 * u, 8 * u, 4 * u, foam)


def draw_rimmed_heart(pen: Pen, x: float, y: float, size: float, fill: Ink) -> None:
    """A heart with a light rim, by which it is told from what is green or brown without seeing that it is red."""
    rim = size / 18
    draw_heart(pen, x, y, size, PARCHMENT)
    draw_heart(pen, x + rim, y + rim, size - 2 * rim, fill)


@kept_packed(512)
def track(
    fortitude: int, alcohol: int, wide: int, gone: bool = False, more: int = 0, mark: int = MARK
) -> Image.Image:  # fmt: skip
    """The line from 0 to 20, `wide` pixels wide and a little higher than its markers: the mug comes from the left, the
    heart from the right, and the space between them is filled. `more`: counters that count with Alcohol Content; a jug
    stands that far beyond the mug, and the space from there on is filled. `mark`: the size of the markers."""
    u = mark / 60
    start = mark + (JUG if more else 0)
    unit = (wide - start - mark) / SCALE
    left, right = start + (alcohol + more) * unit, start + fortitude * unit
    if left > right:
        left = right = (left + right) / 2
    mug = min(start + alcohol * unit, left - JUG) if more else left
    body, heart = (SPENT, SPENT) if gone else (BEER, HEART)
    filled = SPENT if gone else gap_colour(fortitude - alcohol - more)
    letters = round(43 * u)

    def draw(pen: Pen) -> None:
        middle = 32 * u
        pen.box(4, middle - 17, wide - 8, 34, 14, GROOVE)  # wider than what fills it: the gap is told from any mat
        if right - left > 2:
            pen.box(left - 12 * u, middle - 12, right - left + 24 * u, 24, 4, filled)
        pen.box(6, middle - 6, max(12, mug - 30 * u), 12, 6, body)
        _beer_mug(pen, mug - mark, mark, body, ink("#B3A592") if gone else ink("#FFF6DF"))
        (draw_heart if gone else draw_rimmed_heart)(pen, right, 0, mark + 2, heart)
        pen.write((mug - 24 * u, 2 + 54 * u), str(alcohol), letters, PARCHMENT)
        pen.write((right + mark / 2 + 1, 43 * u), str(fortitude), letters, PARCHMENT)

    drawn = piece(wide, mark + 4, draw)
    if more:
        drawn = drawn.copy()
        drawn.alpha_composite(drawing("counters/chi", JUG), (round(left - JUG), round(32 * u) - JUG // 2))
    return drawn
