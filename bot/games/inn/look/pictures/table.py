"""The Inn's table: seats in a ring in turn order, and in the middle what is being resolved.

It shows only what everybody may know: it never looks at a hand.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.inn.look.pictures.faces import portrait
from bot.games.inn.look.pictures.mat import MAT_HIGH, MAT_WIDE, Sitter, draw_mat
from bot.games.inn.look.pictures.middle import MIDDLE_HIGH, MIDDLE_WIDE, draw_middle, middle_high
from bot.games.inn.look.pictures.shelf import draw_shelf, shelf_high, shelf_lines
from bot.games.inn.look.pictures.told import who_moves
from bot.games.inn.look.staying import is_away, more_drunk
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules.play.view import InnView
from bot.ui.pictures.canvas import (
    EDGE,
    GROUND,
    LAMP,
    MUTED,
    PARCHMENT,
    WIDTH,
    WOOD,
    Canvas,
    Pen,
    Point,
    blend,
    piece,
    turned,
)
from bot.ui.pictures.signs import chevrons, crown, hourglass
from bot.ui.words import Words

_MARGIN: Final = 24
_GAP: Final = 40
_TOP: Final = 104
_LEFT_X: Final = _MARGIN + MAT_WIDE // 2
_CORNER: Final = 72
_WINNER: Final = 192
"""The width and height of a winner's face."""
_INSET: Final = _CORNER * (1 - math.sqrt(0.5))
_APART: Final = 404
"""The distance of the middles of two mats side by side, in pixels."""

# Seats along the left side, the top, the right side and the bottom.
_SIDES: Final[dict[int, tuple[int, int, int, int]]] = {
    2: (1, 0, 1, 0),
    3: (1, 1, 1, 0),
    4: (1, 1, 1, 1),
    5: (1, 2, 1, 1),
    6: (1, 2, 1, 2),
    7: (1, 3, 1, 2),
    8: (1, 3, 1, 3),
}


@dataclass(frozen=True)
class InnRing:
    """Where the mats stand (their middles, by seat), and the box of the line that joins them.

    `places` are the middles of the mats with their shelves.
    """

    high: int
    mats: tuple[Point, ...]
    places: tuple[Point, ...]
    box: tuple[int, int, int, int]
    middle: float


def _along(count: int) -> list[float]:
    return [WIDTH / 2 + (at - (count - 1) / 2) * _APART for at in range(count)]


@lru_cache(maxsize=16)
def inn_ring(seats: int, shelf: int = 0, middle_part: int = MIDDLE_HIGH) -> InnRing:
    """The ring for 2 to 8 seats, whose shelves and whose middle have these heights. Raises ValueError otherwise."""
    if seats not in _SIDES:
        raise ValueError(f"a table has 2 to 8 seats, not {seats}")
    _, top, _, bottom = _SIDES[seats]
    place = MAT_HIGH + shelf
    y = _TOP + (place + _GAP if top else _GAP)
    middle = y + middle_part / 2
    end = y + middle_part + (_GAP + place if bottom else 0)
    places = (
        (float(_LEFT_X), middle),
        *((x, _TOP + place / 2) for x in _along(top)),
        (float(WIDTH - _LEFT_X), middle),
        *((x, end - place / 2) for x in reversed(_along(bottom))),
    )
    line_top = _TOP + place // 2 if top else y - 24
    line_end = end - place // 2 if bottom else end + 24
    return InnRing(
        round(end) + (40 if bottom else 64), tuple((x, at - shelf / 2) for x, at in places), places,
        (_LEFT_X, line_top, WIDTH - _LEFT_X, round(line_end)), middle,
    )  # fmt: skip


def _between(low: float, other: float, half: float) -> tuple[float, bool]:
    """The middle of the overlap of two equally long spans, or of the gap between them; and whether they overlap."""
    return (low + other) / 2, abs(low - other) < 2 * half


@lru_cache(maxsize=16)
def inn_arrows(seats: int, shelf: int = 0, middle_part: int = MIDDLE_HIGH) -> tuple[tuple[float, float, float], ...]:
    """A point between each mat and the next, with its bearing in degrees (0 to the right, 90 down)."""
    where = inn_ring(seats, shelf, middle_part)
    found: list[tuple[float, float, float]] = []
    for (ax, ay), (bx, by) in zip(where.places, (*where.places[1:], where.places[0]), strict=True):
        x, over = _between(ax, bx, MAT_WIDE / 2)
        y, beside = _between(ay, by, (MAT_HIGH + shelf) / 2)
        if beside and abs(ax - bx) > 2 * MAT_WIDE:  # across the table: along its edge
            y = where.box[1] if bx > ax else where.box[3]
        up = ay == where.middle  # from a side to the top or the bottom, or the other way round
        if over:
            x, bearing = (ax if up else bx), (90.0 if by > ay else -90.0)
        elif beside:
            bearing = 0.0 if bx > ax else 180.0
        else:  # round a corner of the line
            x, y = (ax, by) if up else (bx, ay)
            x, y = x + math.copysign(_INSET, WIDTH / 2 - x), y + math.copysign(_INSET, where.middle - y)
            bearing = math.degrees(math.atan2(by - ay, bx - ax))
        found.append((x, y, bearing))
    return tuple(found)


@lru_cache(maxsize=16)
def _ground(seats: int, shelf: int, middle_part: int) -> Image.Image:
    """The table without its guests."""
    where = inn_ring(seats, shelf, middle_part)
    canvas = Canvas(where.high)
    x0, y0, x1, y1 = where.box
    wide, high = x1 - x0 + 16, y1 - y0 + 16

    def top(pen: Pen) -> None:
        pen.box(0, 0, wide, high, _CORNER + 8, EDGE)
        pen.box(8, 8, wide - 16, high - 16, _CORNER, WOOD)

    canvas.drop(wide, high, 80, x0 - 8, y0 - 8, blur=32, down=8)
    canvas.lay(piece(wide, high, top), x0 - 8, y0 - 8)
    disc = piece(56, 56, lambda pen: pen.disc(28, 28, 24, blend(GROUND, WOOD, 0.4), line=EDGE, thick=4))
    heads = chevrons(36, LAMP)
    for x, y, bearing in inn_arrows(seats, shelf, middle_part):
        canvas.lay_middle(disc, x, y)
        canvas.lay_middle(turned(heads, bearing), x, y)
    return canvas.image


def _draw_head(words: Words, canvas: Canvas, view: InnView, names: Sequence[str], asked: frozenset[int]) -> None:
    used = canvas.write((32, 68), words.say("game.inn"), 52, LAMP, room=480, least=36)
    right = WIDTH - 32.0
    if view["over"]:
        canvas.write((right, 68), words.say("inn-picture.over"), 48, MUTED, align="right")
        return
    seat, does = who_moves(words, view, asked)
    right -= canvas.write((right, 68), does, 48, MUTED, align="right") + 16
    canvas.write((right, 66), str(names[seat]), 44, PARCHMENT, face="name", align="right",
                 room=max(160, right - 64 - used), least=34)  # fmt: skip


def _draw_winner(
    words: Words, canvas: Canvas, view: InnView, names: Sequence[str], library: Library, middle: float
) -> None:
    """The winners' faces under a crown, and their names; of more than two the number of the others."""
    winners = [seat for seat, place in enumerate(view["placings"] or ()) if place == 1]
    shown = winners[:2]
    canvas.lay_middle(crown(88, LAMP), WIDTH / 2, middle - 200)
    for at, seat in enumerate(shown):
        code = view["seats"][seat]["character"]
        x = WIDTH / 2 + (at - (len(shown) - 1) / 2) * (_WINNER + 8)
        canvas.lay_middle(portrait(code, library.characters[code].name, _WINNER), x, middle - 60)
        canvas.write((WIDTH / 2, middle + 92 + at * 60), names[seat], 48, PARCHMENT, face="name", align="middle",
                     room=432, least=34)  # fmt: skip
    more = len(winners) - len(shown)
    won = words.say("inn-picture.more-won", n=more) if more else words.say("inn-picture.won")
    canvas.write((WIDTH / 2, middle + 92 + len(shown) * 60), won, 52, MUTED, align="middle")


def draw_inn_table(
    words: Words,
    view: InnView,
    names: Sequence[str],
    *,
    patrons: frozenset[int] = frozenset(),
    asked: frozenset[int] = frozenset(),
    waits: bool = False,
    drink_word: str = "",
    library: Library | None = None,
) -> bytes:
    """The table as everybody may see it, 1200 px wide, as PNG.

    `view` is a view of the Inn, `names` one name for each seat (2 to 8, or ValueError); `patrons` are the seats of
    computer players, `asked` the seats that have an hourglass (at a sealed table all of them), `waits` gives the table
    itself one; `drink_word` stands behind a Drink's strength (without one: Alcohol).
    A view of any seat gives the same picture. When the game is over it shows the winner and the placings.
    """
    library = library or the_library()
    lines = shelf_lines(view, library)
    size = len(names), shelf_high(lines), middle_high(view)
    where = inn_ring(*size)
    canvas = Canvas(where.high)
    canvas.image.paste(_ground(*size))
    _draw_head(words, canvas, view, names, asked)
    placings = view["placings"]
    mover, _ = who_moves(words, view, asked)
    if placings:
        _draw_winner(words, canvas, view, names, library, where.middle)
    else:
        draw_middle(words, canvas, view, names, library, where.middle, drink_word)
        if waits:
            canvas.lay(hourglass(64), (WIDTH + MIDDLE_WIDE) / 2 + 24, where.middle - middle_high(view) / 2 - 12)
    for seat, name in enumerate(names):
        code = view["seats"][seat]["character"]
        sitter = Sitter(
            name,
            library.characters[code].name,
            code,
            patron=seat in patrons,
            asked=seat in asked and not placings,
            moving=not placings and seat == mover,
            more_drunk=more_drunk(view["seats"][seat], library),
            away=not placings and is_away(view["seats"][seat], library),
            place=placings[seat] if placings else None,
        )
        draw_mat(words, canvas, view["seats"][seat], sitter, where.mats[seat])
        if lines:
            draw_shelf(words, canvas, view["seats"][seat], library, lines, where.mats[seat])
    return canvas.png()
