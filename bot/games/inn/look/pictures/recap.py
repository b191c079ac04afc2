"""The recap of a game at the Inn: a small chart for each seat, or for each team, with the turns from left to right."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image

from bot.games.inn.look.awards import award_words
from bot.games.inn.look.pictures.faces import portrait
from bot.games.inn.look.pictures.naming import side_by_side
from bot.games.inn.look.pictures.signs import SCALE, coins, draw_heart, gap_colour
from bot.games.inn.look.words import character_name
from bot.games.inn.rules.play.view import InnView
from bot.ui.awards import Award
from bot.ui.pictures.canvas import EDGE, GROUND, LAMP, MUTED, WOOD, Pen, blend, ink, piece
from bot.ui.pictures.lettering import width
from bot.ui.pictures.recap import (
    FACE,
    SIGN,
    SMALL_FACE,
    TEXT,
    WINNER_CHART,
    WINNER_FACE,
    AwardLine,
    Head,
    RecapSeat,
    across,
    alone_first,
    badge_wide,
    chart_wide,
    draw_frame,
    name_room,
    panel_wide,
    winner_room,
)
from bot.ui.pictures.signs import mug
from bot.ui.words import Words


class SeatStatus(NamedTuple):
    """The state of a seat: its points, its Gold, why it is out ("asleep" or "broke", as in views; else empty), the code
    of its character, and its party, which mates share (-1: nobody's but its own)."""

    fortitude: int
    alcohol: int
    gold: int
    out: str = ""
    character: str = ""
    party: int = -1


Turn = Sequence[SeatStatus]
"""Each seat's status. The first entry of a history is from before the first turn, each other one from after a turn."""

_CHART_HIGH: Final = (200, 120)
"""The height of the lines with at most two rows of panels, and with more."""
_APART: Final = {2: 80, 3: 60}
"""The distance of the faces of so many mates, in pixels."""
_MATES: Final = 144
"""The size of the faces of mates on the winner's row."""
_INSET: Final = 6
"""Room within the chart for half a line."""
_GOLD_HIGH: Final = 48
_NUMBER: Final = 36
_INSIDE: Final = blend(WOOD, GROUND, 0.7)
_GRID: Final = blend(WOOD, EDGE, 0.35)
_FORTITUDE: Final = ink("#FF8FA0")
_ALCOHOL: Final = ink("#FFF6DF")


def turn_of(view: InnView) -> Turn:
    """Each seat's status in a view."""
    return tuple(
        SeatStatus(seat["fortitude"], seat["alcohol"], seat["gold"], seat["out"], seat["character"], seat["party"])
        for seat in view["seats"]
    )


def teams_in(history: Sequence[Turn]) -> list[list[int]]:
    """The seats by team, in turn order; each alone in an individual game."""
    teams: dict[int, list[int]] = {}
    for seat, stood in enumerate(history[0]):
        teams.setdefault(stood.party if stood.party >= 0 else -2 - seat, []).append(seat)
    return list(teams.values())


def fell(history: Sequence[Turn], seat: int) -> tuple[int, str] | None:
    """The turn (from 1) in which a seat went out, and why; None if it is still in."""
    return next(((turn, stood[seat].out) for turn, stood in enumerate(history) if stood[seat].out), None)


def _line(history: Sequence[Turn], seat: int) -> list[SeatStatus]:
    """A seat's turns until it went out."""
    end = fell(history, seat)
    return [stood[seat] for stood in (history if end is None else history[: end[0] + 1])]


def _chart(
    line: Sequence[SeatStatus], turns: int, most_gold: int, size: tuple[int, int], *, marked: bool
) -> Image.Image:
    wide, high = size
    step = (wide - 2 * _INSET) / max(1, turns)

    def across(turn: int) -> float:
        return _INSET + turn * step

    def up(value: int) -> float:
        return _INSET + (high - 2 * _INSET) * (1 - min(max(value, 0), SCALE) / SCALE)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, high, 8, _INSIDE)
        for turn, (before, after) in enumerate(pairwise(line)):
            ends = ((across(turn), before), (across(turn + 1), after))
            tops = [(x, up(stand.fortitude)) for x, stand in ends]
            feet = [(x, up(min(stand.alcohol, stand.fortitude))) for x, stand in reversed(ends)]
            gap = min(before.fortitude - before.alcohol, after.fortitude - after.alcohol)
            pen.shape([*tops, *feet], blend(gap_colour(gap), WOOD, 0.25))
        for value in range(SCALE // 4, SCALE, SCALE // 4):
            pen.box(_INSET, up(value) - 1, wide - 2 * _INSET, 2, 0, _GRID)
        for which, colour in ((0, _FORTITUDE), (1, _ALCOHOL)):
            points = [(across(turn), up(int(stand[which]))) for turn, stand in enumerate(line)]
            if len(points) > 1:
                pen.path(points, colour, 6)
        _draw_gold(
            pen, [(across(turn), stand.gold) for turn, stand in enumerate(line)], step, most_gold, high + 8, wide
        )
        if marked:
            pen.box(across(len(line) - 1) - 3, 0, 6, high + 8 + _GOLD_HIGH, 3, MUTED)
        _write_last(pen, across(len(line) - 1), line[-1], up(line[-1].fortitude), up(line[-1].alcohol), size)

    return piece(wide, high + 8 + _GOLD_HIGH, draw)


def _write_last(pen: Pen, x: float, last: SeatStatus, top: float, foot: float, size: tuple[int, int]) -> None:
    """The numbers at the last point: Fortitude at its line, Alcohol Content at its own, Gold at its bar."""
    room, high = size
    above, below = max(top, _NUMBER / 2), min(foot, high - _NUMBER / 2)
    if below - above < _NUMBER:
        above = min(max(above, _NUMBER / 2), high - 1.5 * _NUMBER)
        below = above + _NUMBER
    free = x < room - 80
    coins = high + 8 + _GOLD_HIGH / 2
    for y, n, colour in (
        (above, last.fortitude, _FORTITUDE),
        (below, last.alcohol, _ALCOHOL),
        (coins, last.gold, LAMP),
    ):
        wide = width(str(n), _NUMBER, "sign") + 12
        left = x + 10 if free else x - 10 - wide
        pen.box(left, y - _NUMBER / 2, wide, _NUMBER, 8, _INSIDE)
        pen.write((left + wide / 2, y + _NUMBER * 0.36), str(n), _NUMBER, colour)


def _draw_gold(
    pen: Pen, gold: Sequence[tuple[float, int]], step: float, most: int, top: float, wide: int
) -> None:  # fmt: skip
    """A bar at each place; the outermost are cut by the edge."""
    for x, amount in gold:
        if amount:
            left, right = max(0.0, x - step * 0.35), min(float(wide), x + step * 0.35)
            tall = max(3, _GOLD_HIGH * amount / most)
            pen.box(left, top + _GOLD_HIGH - tall, right - left, tall, 0, LAMP)


class RecapFrame(NamedTuple):
    """What all panels of a recap share."""

    history: Sequence[Turn]
    names: Sequence[str]
    most_gold: int
    high: int


def _panel(words: Words, frame: RecapFrame, team: Sequence[int], place: int, wide: int) -> RecapSeat:
    """The panel of a seat or a team; `wide` is its width, 0 for the winner's row."""
    history, names, seat = frame.history, frame.names, team[0]
    end, last = fell(history, seat), history[-1][seat]
    if end:
        ending = words.say("inn-picture.fell", reason=end[1], turn=end[0])
    else:
        ending = words.say("inn-picture.gold-left", n=last.gold)
    size = (chart_wide(wide) if wide else WINNER_CHART), frame.high
    chart = _chart(_line(history, seat), len(history) - 1, frame.most_gold, size, marked=end is not None)
    players = [(history[-1][mate].character, names[mate]) for mate in team]
    face = _faces(players, FACE if wide else WINNER_FACE if len(team) == 1 else _MATES)
    room = name_room(wide, face.width, place) if wide else winner_room(face.width)
    name = side_by_side(words, [names[mate] for mate in team], TEXT, room)
    return RecapSeat(name if len(team) > 1 else names[seat], face, place, ending, chart)


def _faces(players: Sequence[tuple[str, str]], size: int) -> Image.Image:
    """The faces of a team side by side, each partly over the one before; of one player the face alone."""
    if len(players) == 1:
        return _face(*players[0], size)
    apart = round(_APART.get(len(players), 48) * size / FACE) if len(players) < 4 else 48
    faces = Image.new("RGBA", (size + apart * (len(players) - 1), size))
    for at, player in enumerate(players):
        faces.alpha_composite(_face(*player, size), (at * apart, 0))
    return faces


def _face(code: str, name: str, size: int) -> Image.Image:
    """The face of a character; a seat without one has its own letter."""
    return portrait(code, character_name(code) if code else name, size)


def _head(words: Words, turns: int) -> Head:
    legend = (
        (piece(SIGN, SIGN, lambda pen: draw_heart(pen, 0, 0, SIGN, _FORTITUDE)), words.say("inn-picture.fortitude")),
        (mug(SIGN, ink("#B5722A"), _ALCOHOL), words.say("inn-picture.alcohol")),
        (coins(SIGN, LAMP, ink("#5A3B12")), words.say("inn-picture.gold")),
    )
    return Head(words.say("game.inn"), words.say("inn-picture.turns", n=turns), legend)


def draw_recap(
    words: Words,
    history: Sequence[Turn],
    names: Sequence[str],
    *,
    places: Sequence[int] = (),
    awards: Sequence[Award] = (),
    headline: str = "",
) -> bytes:
    """A chart for each seat, or for each team, 1200 px wide, as PNG: Fortitude and Alcohol Content as lines with the
    gap filled, Gold as bars, a mark where somebody went out; and the awards.

    `history` has the start and an entry for each turn played (see `Turn`), `names` one name for each seat, `places`
    the place of each, the best 1, or nothing while they are not known.
    """
    teams = teams_in(history)
    high = _CHART_HIGH[len(teams) > 4]
    most_gold = max(1, *(stand.gold for turn in history for stand in turn))
    frame = RecapFrame(history, names, most_gold, high)
    placed = [places[team[0]] if places else 0 for team in teams]
    first = alone_first(placed)
    winner = _panel(words, frame, teams[first], 1, 0) if first is not None else None
    others = [(team, place) for at, (team, place) in enumerate(zip(teams, placed, strict=True)) if at != first]
    wide = panel_wide(across(len(others), wide_faces=any(len(team) > 1 for team, _ in others)))
    panels = [_panel(words, frame, team, place, wide) for team, place in others]
    badge = badge_wide(len(awards)) - 24
    sides = {seat: side_by_side(words, [names[mate] for mate in team], TEXT, badge) if len(team) > 1
             else names[seat] for team in teams for seat in team}  # fmt: skip
    shown = [sides[seat] for seat in range(len(names))]
    told = [
        AwardLine(
            _face(history[-1][award.seat].character, names[award.seat], SMALL_FACE), *award_words(words, shown, award)
        )
        for award in awards
    ]
    return draw_frame(_head(words, len(history) - 1)._replace(headline=headline), winner, panels, told)
