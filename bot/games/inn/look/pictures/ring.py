"""The seats round the Inn's table: where the mats stand, and the arrows from each to the next."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.games.inn.look.pictures.latest import MIDDLE_HIGH
from bot.games.inn.look.pictures.mat import MAT_HIGH, MAT_WIDE
from bot.ui.pictures.canvas import WIDTH, Point

_MARGIN: Final = 24
_GAP: Final = 40
_TOP: Final = 104
_LEFT_X: Final = _MARGIN + MAT_WIDE // 2
CORNER: Final = 72
"""The radius of the table's corners, in pixels."""
_APART: Final = 404
"""The distance of the middles of two mats side by side, in pixels."""
_SIDE_GAP: Final = 88
"""The least distance of two mats above each other, in pixels."""
_TAGS: Final = 16
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


@lru_cache(maxsize=64)
def inn_ring(seats: int, shelves: tuple[int, ...] = (), middle_part: int = MIDDLE_HIGH) -> InnRing:
    """The ring for 2 to 8 seats, with the height of each seat's shelf (none: nobody has one) and of the middle. Raises
    ValueError for another number of seats.
    """
    left, top, right, bottom = _sides(seats)
    places = [MAT_HIGH + shelf for shelf in shelves or (0,) * seats]
    upwards, over = places[:left], places[left : left + top]
    downwards, under = places[left + top : left + top + right], places[left + top + right :]
    inside = max(middle_part, *(sum(side) + _SIDE_GAP * (len(side) - 1) for side in (upwards, downwards)))
    y = _TOP + (max(over) + _GAP if top else _GAP)
    end = y + inside
    tops = (
        *reversed(_down(upwards[::-1], y, inside)),
        *(float(_TOP) for _ in over),
        *_down(downwards, y, inside),
        *(end + _GAP for _ in under),
    )
    across = (
        *([float(_LEFT_X)] * left), *_along(top), *([float(WIDTH - _LEFT_X)] * right), *reversed(_along(bottom)),
    )  # fmt: skip
    foot = end + _GAP + max(under) + 40 if bottom else end + 64
    box = (
        _LEFT_X,
        _TOP + MAT_HIGH // 2 if top else y - 24,
        WIDTH - _LEFT_X,
        end + _GAP + MAT_HIGH // 2 if bottom else end + 24,
    )
    mats = tuple((x, at + MAT_HIGH / 2) for x, at in zip(across, tops, strict=True))
    whole = tuple((x, at + high / 2) for x, at, high in zip(across, tops, places, strict=True))
    return InnRing(foot, mats, whole, box, y + inside / 2)


def _down(places: Sequence[int], y: int, inside: int) -> list[float]:
    """Where the places on one side of the table begin, from the top: one in the middle, two at the ends."""
    if len(places) == 1:
        return [y + (inside - places[0]) / 2]
    return [float(y), float(y + inside - places[-1])]


@lru_cache(maxsize=64)
def inn_arrows(
    seats: int, shelves: tuple[int, ...] = (), middle_part: int = MIDDLE_HIGH
) -> tuple[tuple[float, float, float], ...]:  # fmt: skip
    """A point between each mat and the next, with its bearing in degrees (0 to the right, 90 down)."""
    where = inn_ring(seats, shelves, middle_part)
    on = [side for side, count in zip("LTRB", _sides(seats), strict=True) for _ in range(count)]
    high = [MAT_HIGH + shelf for shelf in shelves or (0,) * seats]
    found: list[tuple[float, float, float]] = []
    for at in range(seats):
        to = (at + 1) % seats
        x = (where.mats[at][0] + where.mats[to][0]) / 2
        upper, lower = sorted((at, to), key=lambda seat: where.places[seat][1])
        y = (where.places[upper][1] + high[upper] / 2 + where.places[lower][1] - high[lower] / 2) / 2
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
                found.append((x, where.mats[at][1], 0.0 if side == "T" else 180.0))
    return tuple(found)
