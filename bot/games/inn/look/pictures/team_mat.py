"""A team's mat at the Inn: one track, the Gold and the Potion Tokens, and under them a place for each player with face
and name, Drink Me! Pile, hand, and a shelf for what stays there."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.inn.look.happened import SeatChange
from bot.games.inn.look.mates import Team
from bot.games.inn.look.pictures.counters import door
from bot.games.inn.look.pictures.faces import faded_portrait, portrait
from bot.games.inn.look.pictures.mat import (
    AWAY,
    FACE,
    FALLING,
    GONE,
    LEAST_NAME,
    MAT_WIDE,
    MOVING,
    NAME,
    TAGS_UP,
    Style,
    draw_tags,
    hat_badge,
    style_for,
)
from bot.games.inn.look.pictures.shelf import seat_lines, shelf_high, shelf_of
from bot.games.inn.look.pictures.signs import LARGE_MARK, coins, drink_fan, track
from bot.games.inn.look.pictures.team_ring import HEAD_HIGH, PLACE_GAP, PLACE_HIGH, sides_of
from bot.games.inn.look.pictures.team_signs import boss_sign, flask, tick
from bot.games.inn.look.pictures.told import reason_told
from bot.games.inn.rules import Library
from bot.games.inn.rules.play.view import SeatView
from bot.ui.pictures.backs import fan
from bot.ui.pictures.canvas import (
    GROUND,
    INK,
    LAMP,
    PARCHMENT,
    Canvas,
    Ink,
    Point,
    blend,
    darker,
    piece,
    turned,
)
from bot.ui.pictures.signs import crown, hourglass, medal, passing
from bot.ui.words import Words

PLACE_WIDE: Final = MAT_WIDE - 16
_FACE_AT: Final = (-20, -18)
_BESIDE_FACE: Final = 112
"""Where name and piles start on a place."""
_CORNER: Final = 52
"""The size of the sign at the foot of a face: who is asked, away, or has standing orders."""
_CORNER_AT: Final = (-18, 58)
_HAT: Final = 40
_HAT_AT: Final = (68, 66)
_TICK: Final = 40
_TALL: Final = 3
"""Players above each other whose shelves may have two lines each."""
_FLASK: Final = 52
_MOST_FLASKS: Final = 4


@dataclass(frozen=True)
class MatPlayer:
    """The player of a place on a team's mat."""

    name: str
    code: str
    """The code of the character, and its name."""
    character: str
    patron: bool = False
    asked: bool = False
    acting: bool = False
    """Whether it plays or drinks just now."""
    done: bool = False
    """Whether it is through with the phase."""
    champion: bool = False
    away: bool = False
    boss: bool = False
    """Whether it is the Boss of a team whose others are none."""
    hit: bool = False
    """Whether what is being resolved happens to it."""


@dataclass(frozen=True)
class TeamState:
    """What holds for a team as a whole; `place` is known once the game is over."""

    moving: bool = False
    more_drunk: int = 0
    place: int | None = None
    change: SeatChange | None = None


def shelf_most(teams: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """By team, how many lines a shelf has at most: one where more than three players sit above each other."""
    crowded = [team for side in sides_of(teams) if sum(map(len, side)) > _TALL for team in side]
    return tuple(1 if team in crowded else 2 for team in teams)


def place_shelf(seat: SeatView, library: Library, most: int) -> int:
    """The height of the shelf of a player's place, with `most` lines."""
    return shelf_high(min(most, seat_lines(seat, library, PLACE_WIDE)))


@lru_cache(maxsize=16)
def _mat(high: int, fill: Ink, line: Ink, thick: int) -> Image.Image:
    return piece(MAT_WIDE, high, lambda pen: pen.box(0, 0, MAT_WIDE, high, 20, fill, line=line, thick=thick))


@lru_cache(maxsize=16)
def _place(fill: Ink, line: Ink | None) -> Image.Image:
    thick = 0 if line is None else 5
    return piece(
        PLACE_WIDE, PLACE_HIGH, lambda pen: pen.box(0, 0, PLACE_WIDE, PLACE_HIGH, 14, fill, line=line, thick=thick)
    )


def draw_team(
    words: Words,
    canvas: Canvas,
    team: Team,
    seats: Sequence[SeatView],
    players: Sequence[MatPlayer],
    team_state: TeamState,
    library: Library,
    corner: Point,
    high: int,
    most: int,
) -> None:
    """The mat of a team, so high, with its upper left corner at a point; `seats` and `players` by their places.

    `most`: how many lines a shelf has at most.
    """
    x, y = round(corner[0]), round(corner[1])
    first = seats[0]
    style = style_for(first, team_state.place, team_state.more_drunk, moving=team_state.moving)
    if style is MOVING:
        canvas.shine(MAT_WIDE, high, 20, x, y, LAMP)
    else:
        canvas.drop(MAT_WIDE, high, 20, x, y)
    canvas.lay(_mat(high, style.fill, style.line, {FALLING: 6, MOVING: 8}.get(style, 3)), x, y)
    out = bool(first["out"])
    drawn = track(first["fortitude"], first["alcohol"], MAT_WIDE - 16, out,
                  0 if out else team_state.more_drunk, LARGE_MARK)  # fmt: skip
    canvas.lay(drawn, x + 8, y + 14)
    if out and team_state.place is None:
        canvas.write((x + MAT_WIDE / 2, y + 148), reason_told(words, first["out"]), 44, style.text, align="middle",
                     room=MAT_WIDE - 32, least=36)  # fmt: skip
    else:
        _draw_purse(canvas, first["gold"], team.tokens, style, x, y + 106)
    if team_state.place:
        canvas.lay(medal(_CORNER, team_state.place), x + MAT_WIDE / 2 - _CORNER / 2 - 8, y + 106)
    if team.boss:
        canvas.lay(boss_sign(76), x + MAT_WIDE - 56, y - 58)  # above the track, whose heart may be at its end
    elif team_state.place == 1:
        canvas.lay_middle(turned(crown(72, LAMP), 16), x + MAT_WIDE - 20, y - 14)
    down = y + HEAD_HIGH
    for seat, player in zip(seats, players, strict=True):
        _draw_place(canvas, seat, player, style, team_state.place, x + 8, down)
        lines = min(most, seat_lines(seat, library, PLACE_WIDE))
        if lines:
            canvas.lay(shelf_of(words, seat, library, lines, PLACE_WIDE), x + 8, down + PLACE_HIGH + 4)
        down += PLACE_HIGH + place_shelf(seat, library, most) + PLACE_GAP
    if team_state.change is not None:
        draw_tags(canvas, team_state.change, x + MAT_WIDE - (60 if team.boss else 0), y + TAGS_UP)


def _draw_purse(canvas: Canvas, gold: int, tokens: int, style: Style, x: int, y: int) -> None:
    """The team's Gold as a stack with its number, and a flask for each Potion Token; an empty one for none."""
    edge = blend(style.fill, INK, 0.5)
    stack = coins(48, LAMP, edge)
    canvas.lay(stack if gold else darker(stack, 0.35), x + 16, y + 4)
    canvas.write((x + 70, y + 49), str(gold), 54, style.text, room=64, least=44)
    shown = min(tokens, _MOST_FLASKS)
    left = x + MAT_WIDE - 12 - max(1, shown) * (_FLASK - 4)
    for at in range(max(1, shown)):
        canvas.lay(flask(_FLASK, full=tokens > 0), left + at * (_FLASK - 4), y)


def _draw_place(
    canvas: Canvas, seat: SeatView, player: MatPlayer, style: Style, place: int | None, x: int, y: int
) -> None:
    out = bool(seat["out"])
    fill, text = blend(style.fill, GROUND, 0.45), style.text
    if player.away and not out:
        fill, text = AWAY.fill, AWAY.text
    line = LAMP if player.acting else PARCHMENT if player.hit else None
    canvas.lay(_place(GONE.fill if style is GONE else fill, line), x, y)
    face = faded_portrait if out and not place else portrait
    canvas.lay(face(player.code, player.character, FACE), x + _FACE_AT[0], y + _FACE_AT[1])
    if player.patron:
        canvas.lay(hat_badge(_HAT, fill), x + _HAT_AT[0], y + _HAT_AT[1])
    if player.boss:
        canvas.lay(boss_sign(_CORNER), x + 60, y - 20)
    if player.champion:
        canvas.lay_middle(turned(crown(56, LAMP), -14), x + 26, y)
    corner = _corner(seat, player, out=out or place is not None)
    if corner is not None:
        canvas.lay(corner, x + _CORNER_AT[0], y + _CORNER_AT[1])
    room = PLACE_WIDE - _BESIDE_FACE - 8
    canvas.write((x + _BESIDE_FACE, y + 46), player.name, NAME, text, face="name", room=room, least=LEAST_NAME)
    if not (out and place is None):
        _draw_piles(canvas, seat, fill, text, x + _BESIDE_FACE, y + 52)
    if player.done:
        canvas.lay(tick(_TICK), x + PLACE_WIDE - _TICK, y + PLACE_HIGH - _TICK - 4)


def _corner(seat: SeatView, player: MatPlayer, *, out: bool) -> Image.Image | None:
    if out:
        return None
    if player.away:
        return door(_CORNER)
    if player.asked:
        return hourglass(_CORNER)
    return passing(_CORNER) if seat["orders"] else None


def _draw_piles(canvas: Canvas, seat: SeatView, fill: Ink, text: Ink, x: int, y: int) -> None:
    """The Drink Me! Pile and the hand as fans, each with its number."""
    edge = blend(fill, INK, 0.5)
    signs = (
        (drink_fan(max(1, seat["pile"]), 52, edge), seat["pile"], 0),
        (fan(max(1, seat["hand"]), 52, edge), seat["hand"], 90),
    )
    for sign, number, right in signs:
        canvas.lay(sign if number else darker(sign, 0.35), x + right, y + 4)
        canvas.write((x + right + 56, y + 46), str(number), 46, text, room=40, least=38)
