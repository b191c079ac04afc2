"""Teams at the Inn's table: where their mats stand on its two sides, with a place for each player, and the arrows."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.games.inn.look.pictures.mat import MAT_WIDE
from bot.ui.pictures.canvas import WIDTH, Point

_MARGIN: Final = 24
_TOP: Final = 144
_FOOT: Final = 64
_LEFT_X: Final = _MARGIN + MAT_WIDE // 2
_APART: Final = 80
"""The least distance of two mats above each other, in pixels."""
_TAGS: Final = 18
"""How much higher than in the middle an arrow stands between two mats: tags stand on the lower one."""
HEAD_HIGH: Final = 164
"""The height of what belongs to the whole team, above its players' places."""
PLACE_HIGH: Final = 108
PLACE_GAP: Final = 8
_LEFT_SIDE: Final = {2: 1, 3: 2, 4: 2}
"""Of so many teams, how many sit on the left, from the foot of the table upwards; the others sit on the right."""


@dataclass(frozen=True)
class TeamRing:
    """Where everything stands: the corners of the mats by team, their heights, and the middle of each place by seat."""

    high: int
    corners: tuple[Point, ...]
    heights: tuple[int, ...]
    places: tuple[Point, ...]
    box: tuple[int, int, int, int]
    middle: float
    arrows: tuple[tuple[float, float, float], ...]
    """Points between the mats, with their bearing in degrees."""


def mat_high(shelves: Sequence[int]) -> int:
    """The height of a team's mat, from that of each player's shelf."""
    return HEAD_HIGH + sum(PLACE_HIGH + shelf + PLACE_GAP for shelf in shelves)


def _sides(teams: int) -> tuple[list[int], list[int]]:
    if teams not in _LEFT_SIDE:
        raise ValueError(f"a table has 2 to 4 teams, not {teams}")
    left = _LEFT_SIDE[teams]
    return list(reversed(range(left))), list(range(left, teams))


def sides_of(teams: Sequence[Sequence[int]]) -> list[list[Sequence[int]]]:
    """The teams on the left and on the right, each side from the top."""
    return [[teams[at] for at in side] for side in _sides(len(teams))]


@lru_cache(maxsize=64)
def team_ring(teams: tuple[tuple[int, ...], ...], shelves: tuple[int, ...], middle_part: int) -> TeamRing:
    """The ring for 2 to 4 teams (their seats), with the height of each seat's shelf and of the middle.

    Raises ValueError otherwise.
    """
    heights = tuple(mat_high([shelves[seat] for seat in team]) for team in teams)
    sides = _sides(len(teams))
    left = len(sides[0])
    inside = max(middle_part, *(sum(heights[team] for team in side) + _APART * (len(side) - 1) for side in sides))
    tops: dict[int, float] = {}
    for side in sides:
        first, last = side[0], side[-1]
        if first == last:
            tops[first] = _TOP + (inside - heights[first]) / 2
        else:
            tops[first], tops[last] = _TOP, _TOP + inside - heights[last]
    across = [float(_MARGIN if team < left else WIDTH - _MARGIN - MAT_WIDE) for team in range(len(teams))]
    corners = tuple((x, tops[team]) for team, x in enumerate(across))
    box = (_LEFT_X, _TOP - 24, WIDTH - _LEFT_X, round(_TOP + inside + 24))
    return TeamRing(
        round(_TOP + inside + _FOOT), corners, heights, _places(teams, shelves, corners), box, _TOP + inside / 2,
        _arrows(sides, tops, heights, box),
    )  # fmt: skip


def _places(
    teams: tuple[tuple[int, ...], ...], shelves: tuple[int, ...], corners: tuple[Point, ...]
) -> tuple[Point, ...]:
    """The middle of each seat's place, without its shelf."""
    found: dict[int, Point] = {}
    for team, (x, top) in zip(teams, corners, strict=True):
        for at, seat in enumerate(team):
            above = mat_high([shelves[mate] for mate in team[:at]])
            found[seat] = x + MAT_WIDE / 2, top + above + PLACE_HIGH / 2
    return tuple(found[seat] for seat in sorted(found))


def _arrows(
    sides: tuple[list[int], list[int]],
    tops: dict[int, float],
    heights: tuple[int, ...],
    box: tuple[int, int, int, int],
) -> tuple[tuple[float, float, float], ...]:
    """Over the table to the right, under it to the left, and between mats above each other: up on the left."""
    found: list[tuple[float, float, float]] = [(WIDTH / 2, box[1], 0.0), (WIDTH / 2, box[3], 180.0)]
    for side, x, bearing in zip(sides, (_LEFT_X, WIDTH - _LEFT_X), (-90.0, 90.0), strict=True):
        if len(side) > 1:
            upper, lower = side
            y = (tops[upper] + heights[upper] + tops[lower]) / 2 - _TAGS
            found.append((float(x), y, bearing))
    return tuple(found)
