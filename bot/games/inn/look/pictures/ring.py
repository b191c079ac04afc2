"""The seats round the Inn's table: where the mats stand, and the arrows from each to the next."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.games.inn.look.pictures.latest import MIDDLE_HIGH
from bot.games.inn.look.pictures.mat import MAT_HIGH, MAT_WIDE
from bot.ui.pictures.canvas import WIDTH, Point

_MARGIN: Final = 24
_GAP: Final = 40
_TOP: Final = 112
_LEFT_X: Final = _MARGIN + MAT_WIDE // 2
CORNER: Final = 72
"""The radius of the table's corners, in pixels."""
_APART: Final = 404
"""The distance of the middles of two mats side by side, in pixels."""
_SIDE_GAP: Final = 80
"""The least distance of two mats above each other, in pixels."""
_TAGS: Final = 14
"""How much higher than in the middle an arrow stands between mats above each other: tags stand on the lower one."""

# Seats along the left side (upwards), the top, the right side (downwards) and the bottom (leftwards).
_SIDES: Final[dict[int, tuple[int, int, int, int]]] = {
    2: (1, 0, 1, 0),
    3: (2, 0, 1, 0),
    4: (2, 0, 2, 0),
    5: (2, 1, 2, 0),
    6: (2, 2, 2, 0),
    7: (2, 3, 2, 0),
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


def _sides(seats: int) -> tuple[int, int, int, int]:
    if seats not in _SIDES:
        raise ValueError(f"a table has 2 to 8 seats, not {seats}")
    return _SIDES[seats]


@lru_cache(maxsize=16)
def inn_ring(seats: int, shelf: int = 0, middle_part: int = MIDDLE_HIGH) -> InnRing:
    """The ring for 2 to 8 seats, whose shelves and whose middle have these heights. Raises ValueError otherwise."""
    left, top, right, bottom = _sides(seats)
    place = MAT_HIGH + shelf
    inside = max(middle_part, 2 * place + _SIDE_GAP) if left > 1 else middle_part
    y = _TOP + (place + _GAP if top else _GAP)
    middle = y + inside / 2
    end = y + inside + (_GAP + place if bottom else 0)
    step = (inside - place) / 2
    side = {1: (0.0,), 2: (-step, step)}
    places = (
        *((float(_LEFT_X), middle - down) for down in side[left]),
        *((x, _TOP + place / 2) for x in _along(top)),
        *((float(WIDTH - _LEFT_X), middle + down) for down in side[right]),
        *((x, end - place / 2) for x in reversed(_along(bottom))),
    )
    line_top = _TOP + place // 2 if top else y - 24
    line_end = end - place // 2 if bottom else end + 24
    return InnRing(
        round(end) + (40 if bottom else 64), tuple((x, at - shelf / 2) for x, at in places), places,
        (_LEFT_X, line_top, WIDTH - _LEFT_X, round(line_end)), middle,
    )  # fmt: skip


@lru_cache(maxsize=16)
def inn_arrows(seats: int, shelf: int = 0, middle_part: int = MIDDLE_HIGH) -> tuple[tuple[float, float, float], ...]:
    """A point between each mat and the next, with its bearing in degrees (0 to the right, 90 down)."""
    where = inn_ring(seats, shelf, middle_part)
    on = [side for side, count in zip("LTRB", _sides(seats), strict=True) for _ in range(count)]
    found: list[tuple[float, float, float]] = []
    for at, (ax, ay) in enumerate(where.places):
        to = (at + 1) % len(on)
        bx, by = where.places[to]
        x, y = (ax + bx) / 2, (ay + by) / 2
        match on[at], on[to]:
            case ("L", "L") | ("L", "T") | ("B", "L"):
                found.append((_LEFT_X, y - (_TAGS if on[to] == "L" == on[at] else 0), -90.0))
            case ("R", "R") | ("T", "R") | ("R", "B"):
                found.append((WIDTH - _LEFT_X, y - (_TAGS if on[to] == "R" == on[at] else 0), 90.0))
            case ("L", "R"):
                found.append((x, where.box[1], 0.0))
            case ("R", "L"):
                found.append((x, where.box[3], 180.0))
            case (side, _):
                found.append((x, y, 0.0 if side == "T" else 180.0))
    return tuple(found)
