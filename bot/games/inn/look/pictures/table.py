"""The Inn's table: seats in a ring in turn order, and in the middle what is being resolved.

It shows only what everybody may know: it never looks at a hand.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from bot.games.inn.look.happened import NOTHING, Happened, Moment
from bot.games.inn.look.mates import champions_of, is_done, leads, teams_of, with_played
from bot.games.inn.look.pictures.faces import portrait
from bot.games.inn.look.pictures.latest import (
    MIDDLE_HIGH,
    STRIP_HIGH,
    aims,
    draw_moment,
    draw_paid,
    draw_strip,
    lines_of,
)
from bot.games.inn.look.pictures.mat import MAT_HIGH, Sitter, draw_mat
from bot.games.inn.look.pictures.middle import draw_middle, lying, middle_high, phase_ribbon
from bot.games.inn.look.pictures.naming import side_by_side
from bot.games.inn.look.pictures.ring import CORNER, inn_arrows, inn_ring
from bot.games.inn.look.pictures.shelf import draw_shelf, mat_shelf
from bot.games.inn.look.pictures.team_mat import MatPlayer, TeamState, draw_team, place_shelf, shelf_most
from bot.games.inn.look.pictures.team_ring import PLACE_HIGH, TeamRing, team_ring
from bot.games.inn.look.pictures.told import hit_by, who_moves
from bot.games.inn.look.staying import is_away, more_drunk
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules.play.view import InnView
from bot.ui.pictures.canvas import (
    DIMMED,
    EDGE,
    GROUND,
    LAMP,
    MUTED,
    PARCHMENT,
    WIDTH,
    WOOD,
    Canvas,
    Point,
    blend,
    kept_packed,
    piece,
    turned,
)
from bot.ui.pictures.lettering import width
from bot.ui.pictures.lines import draw_heads, draw_lines
from bot.ui.pictures.signs import chevrons, crown, hourglass
from bot.ui.words import Words

_WINNER: Final = 192
"""The width and height of a winner's face."""
_MATE: Final = 144
"""Of each of two mates who have won."""
_SMALL_MATE: Final = 100
"""Of each of more."""


Box = tuple[int, int, int, int]
Arrows = tuple[tuple[float, float, float], ...]


@kept_packed(12)
def _ground(high: int, box: Box, arrows: Arrows) -> Image.Image:
    """The table without its guests."""
    canvas = Canvas(high)
    x0, y0, x1, y1 = box
    wide, tall = x1 - x0 + 16, y1 - y0 + 16

    canvas.drop(wide, tall, 80, x0 - 8, y0 - 8, blur=32, down=8)
    canvas.box(x0 - 8, y0 - 8, wide, tall, CORNER + 8, EDGE)
    canvas.box(x0, y0, wide - 16, tall - 16, CORNER, WOOD)
    disc = piece(56, 56, lambda pen: pen.disc(28, 28, 24, blend(GROUND, WOOD, 0.4), line=EDGE, thick=4))
    heads = chevrons(36, LAMP)
    for x, y, bearing in arrows:
        canvas.lay_middle(disc, x, y)
        canvas.lay_middle(turned(heads, bearing), x, y)
    return canvas.image


def _draw_head(
    words: Words, canvas: Canvas, view: InnView, names: Sequence[str], asked: frozenset[int], *, waits: bool
) -> None:  # fmt: skip
    """Who is to move, and what they do; at the right the phase, and an hourglass where the table itself waits."""
    if view["over"]:
        canvas.write((32, 66), words.say("inn-picture.over"), 48, MUTED)
        return
    right = WIDTH - 32.0
    ribbon = phase_ribbon(words, str(view["phase"])) if not view["round"] else None
    if ribbon is not None:
        right -= ribbon.width
        canvas.lay(ribbon, right, 24)
        right -= 24
    if waits:
        right -= 56
        canvas.lay(hourglass(56), right, 20)
        right -= 16
    seats, does = who_moves(words, view, asked)
    shown = [str(names[seat]) for seat in seats]
    room = right - 32 - width(does, 48, "sign") - 16
    if len(shown) > 1:
        used = canvas.write((32, 64), side_by_side(words, shown, 44, room), 44, PARCHMENT, face="name")
    else:
        used = canvas.write((32, 64), shown[0], 48, PARCHMENT, face="name", room=room, least=40)
    canvas.write((32 + used + 16, 66), does, 48, MUTED)


def _draw_winner(
    words: Words,
    canvas: Canvas,
    view: InnView,
    names: Sequence[str],
    library: Library,
    middle: float,
    moment: Moment | None,
) -> None:
    """The winners' faces under a crown, and their names; of more than two the number of the others. Below them the
    moment that ended the game."""
    if moment is not None:
        draw_strip(words, canvas, view, moment, names, library, middle + MIDDLE_HIGH / 2 - STRIP_HIGH)
        middle -= 56
    winners = [seat for seat, place in enumerate(view["placings"] or ()) if place == 1]
    canvas.lay_middle(crown(88, LAMP), WIDTH / 2, middle - 200)
    if "team" in view and len(winners) > 1:
        _draw_winners(words, canvas, view, names, winners, library, middle)
        return
    shown = winners[:2]
    for at, seat in enumerate(shown):
        code = view["seats"][seat]["character"]
        x = WIDTH / 2 + (at - (len(shown) - 1) / 2) * (_WINNER + 8)
        canvas.lay_middle(portrait(code, library.characters[code].name, _WINNER), x, middle - 60)
    # Two names stand on one line: below the second of two there is no room for the moment that ended the game.
    told = names[shown[0]] if len(shown) == 1 else side_by_side(words, [names[seat] for seat in shown], 44, 480)
    canvas.write((WIDTH / 2, middle + 92), told, 48 if len(shown) == 1 else 44, PARCHMENT, face="name", align="middle",
                 room=480, least=36)  # fmt: skip
    more = len(winners) - len(shown)
    won = words.say("inn-picture.more-won", n=more) if more else words.say("inn-picture.won")
    canvas.write((WIDTH / 2, middle + 152), won, 52, MUTED, align="middle")


def _draw_winners(
    words: Words,
    canvas: Canvas,
    view: InnView,
    names: Sequence[str],
    winners: Sequence[int],
    library: Library,
    middle: float,
) -> None:
    """A team that has won: all faces side by side, and a line for each name."""
    face = _MATE if len(winners) == 2 else _SMALL_MATE
    for at, seat in enumerate(winners):
        code = view["seats"][seat]["character"]
        x = WIDTH / 2 + (at - (len(winners) - 1) / 2) * (face + 4)
        canvas.lay_middle(portrait(code, library.characters[code].name, face), x, middle - 92)
        canvas.write((WIDTH / 2, middle + 12 + at * 46), names[seat], 40, PARCHMENT, face="name", align="middle",
                     room=400, least=36)  # fmt: skip
    end = middle + 12 + len(winners) * 46
    canvas.write((WIDTH / 2, end), words.say("inn-picture.won"), 48, MUTED, align="middle")


class Middle(NamedTuple):
    """Where the middle of the table is, and where lines end: by seat, the middle of its mat, or of its place there."""

    y: float
    ends: Sequence[Point]
    beside: bool = False
    """Whether all mats stand on the sides."""


def _draw_inside(
    words: Words,
    canvas: Canvas,
    view: InnView,
    names: Sequence[str],
    middle: Middle,
    drink_word: str,
    library: Library,
    latest: Happened,
) -> None:
    """What lies between the mats, with the lines that lead there; at the end the winners."""
    if view["placings"]:
        _draw_winner(words, canvas, view, names, library, middle.y, latest.moment)
        return
    shot = aims(view, latest.card) if latest.moment is None or view["stack"] else None
    lines = lines_of(middle.ends, *shot, lying(view, middle.y), beside=middle.beside) if shot is not None else []
    draw_lines(canvas, lines)
    draw_middle(words, canvas, view, names, library, middle.y, drink_word, latest)
    draw_heads(canvas, lines, short=bool(view["stack"]))


def _draw_banner(
    words: Words, canvas: Canvas, view: InnView, names: Sequence[str], middle: Middle, library: Library,
    latest: Happened,
) -> None:  # fmt: skip
    """Gold that has been paid on its way; or the moment over everything, unless something is being resolved or the game
    is over."""
    if latest.moment is None and not view["placings"]:
        draw_paid(canvas, middle.ends, latest.paid, lying(view, middle.y), PLACE_HIGH if middle.beside else MAT_HIGH)
    if latest.moment is not None and not view["stack"] and not view["placings"]:
        draw_moment(words, canvas, view, latest.moment, names, library, middle.y)


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
    latest: Happened = NOTHING,
) -> bytes:
    """The table as everybody may see it, 1200 px wide, as PNG.

    `view` is a view of the Inn, `names` one name for each seat (2 to 8, or ValueError); `patrons` are the seats of
    computer players, `asked` the seats that have an hourglass (at a sealed table all of them), `waits` gives the table
    itself one; `drink_word` stands behind a Drink's strength (without one: Alcohol); `latest` is what has happened.
    A view of any seat gives the same picture. When the game is over it shows the winner and the placings.
    """
    library = library or the_library()
    if "team" in view:
        return _draw_teams(words, view, names, patrons, asked, drink_word, library, latest, waits=waits)
    size = len(names), tuple(mat_shelf(seat, library) for seat in view["seats"]), middle_high(view)
    where = inn_ring(*size)
    canvas = Canvas.on(_ground(where.high, where.box, inn_arrows(*size)))
    placings = view["placings"]
    movers, _ = who_moves(words, view, asked)
    hit = hit_by(view)
    changes = {change.seat: change for change in latest.changes}

    def sit(seat: int) -> None:
        code = view["seats"][seat]["character"]
        sitter = Sitter(
            names[seat],
            library.characters[code].name,
            code,
            patron=seat in patrons,
            asked=seat in asked and not placings,
            moving=not placings and seat in movers,
            hit=seat in hit,
            more_drunk=more_drunk(view["seats"][seat], library),
            away=not placings and is_away(view["seats"][seat], library),
            place=placings[seat] if placings else None,
            change=changes.get(seat),
        )
        draw_mat(words, canvas, view["seats"][seat], sitter, where.mats[seat])
        draw_shelf(words, canvas, view["seats"][seat], library, where.mats[seat])

    dimmed = [seat for seat in range(len(names)) if hit and seat not in hit and seat not in movers]
    for seat in dimmed:
        sit(seat)
    if dimmed:
        canvas.dim(DIMMED)
    _draw_head(words, canvas, view, names, asked, waits=waits)
    middle = Middle(where.middle, where.mats)
    _draw_inside(words, canvas, view, names, middle, drink_word, library, latest)
    for seat in range(len(names)):
        if seat not in dimmed:
            sit(seat)
    _draw_banner(words, canvas, view, names, middle, library, latest)
    return canvas.png()


def ring_of_teams(view: InnView, library: Library) -> tuple[tuple[int, ...], TeamRing]:
    """How many lines the shelves of each team have at most, and where everything stands."""
    teams = tuple(team.seats for team in teams_of(view))
    most = shelf_most(teams)
    of_seat = {seat: lines for team, lines in zip(teams, most, strict=True) for seat in team}
    shelves = tuple(place_shelf(seat, library, of_seat[number]) for number, seat in enumerate(with_played(view)))
    return most, team_ring(teams, shelves, middle_high(view))


def _draw_teams(
    words: Words,
    view: InnView,
    names: Sequence[str],
    patrons: frozenset[int],
    asked: frozenset[int],
    drink_word: str,
    library: Library,
    latest: Happened,
    *,
    waits: bool,
) -> bytes:
    """The table of a game of teams, with a mat for each team."""
    teams, seats, placings = teams_of(view), with_played(view), view["placings"]
    most, where = ring_of_teams(view, library)
    canvas = Canvas.on(_ground(where.high, where.box, where.arrows))
    movers, champions, hit = who_moves(words, view, asked)[0], champions_of(view), hit_by(view)

    def sit(at: int) -> None:
        team = teams[at]
        players = [
            MatPlayer(
                names[seat],
                seats[seat]["character"],
                library.characters[seats[seat]["character"]].name,
                patron=seat in patrons,
                asked=seat in asked and not placings,
                acting=bool(view["stack"]) and not placings and seat == view["active"],
                done=not placings and is_done(view, seat, asked),
                champion=seat in champions and not placings,
                away=not placings and is_away(seats[seat], library),
                boss=leads(view, seat),
                hit=seat in hit,
            )
            for seat in team.seats
        ]
        team_state = TeamState(
            not placings and movers[0] in team.seats,
            sum(more_drunk(seats[seat], library) for seat in team.seats),
            placings[team.seats[0]] if placings else None,
            next((change for change in latest.changes if change.seat in team.seats), None),
        )
        shown = [seats[seat] for seat in team.seats]
        corner, high = where.corners[at], where.heights[at]
        draw_team(words, canvas, team, shown, players, team_state, library, corner, high, most[at])

    dimmed = [at for at, team in enumerate(teams) if hit and not {*team.seats} & {*hit, *movers}]
    for at in dimmed:
        sit(at)
    if dimmed:
        canvas.dim(DIMMED)
    _draw_head(words, canvas, view, names, asked, waits=waits)
    middle = Middle(where.middle, where.places, True)
    _draw_inside(words, canvas, view, names, middle, drink_word, library, latest)
    for at in range(len(teams)):
        if at not in dimmed:
            sit(at)
    _draw_banner(words, canvas, view, names, middle, library, latest)
    return canvas.png()
