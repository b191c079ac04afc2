"""The Inn's table: seats in a ring in turn order, and in the middle what is being resolved.

It shows only what everybody may know: it never looks at a hand.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.inn.look.happened import NOTHING, Happened, Moment
from bot.games.inn.look.pictures.faces import portrait
from bot.games.inn.look.pictures.latest import MIDDLE_HIGH, STRIP_HIGH, aims, draw_strip, lines_of
from bot.games.inn.look.pictures.mat import Sitter, draw_mat
from bot.games.inn.look.pictures.middle import MIDDLE_WIDE, draw_middle, lying, middle_high
from bot.games.inn.look.pictures.ring import CORNER, inn_arrows, inn_ring
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
    blend,
    piece,
    turned,
)
from bot.ui.pictures.lines import draw_heads, draw_lines
from bot.ui.pictures.signs import chevrons, crown, hourglass
from bot.ui.words import Words

_WINNER: Final = 192
"""The width and height of a winner's face."""


@lru_cache(maxsize=6)
def _ground(seats: int, shelf: int, middle_part: int) -> Image.Image:
    """The table without its guests."""
    where = inn_ring(seats, shelf, middle_part)
    canvas = Canvas(where.high)
    x0, y0, x1, y1 = where.box
    wide, high = x1 - x0 + 16, y1 - y0 + 16

    canvas.drop(wide, high, 80, x0 - 8, y0 - 8, blur=32, down=8)
    canvas.box(x0 - 8, y0 - 8, wide, high, CORNER + 8, EDGE)
    canvas.box(x0, y0, wide - 16, high - 16, CORNER, WOOD)
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
                 room=max(160, right - 64 - used), least=36)  # fmt: skip


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
    shown = winners[:2]
    canvas.lay_middle(crown(88, LAMP), WIDTH / 2, middle - 200)
    for at, seat in enumerate(shown):
        code = view["seats"][seat]["character"]
        x = WIDTH / 2 + (at - (len(shown) - 1) / 2) * (_WINNER + 8)
        canvas.lay_middle(portrait(code, library.characters[code].name, _WINNER), x, middle - 60)
        canvas.write((WIDTH / 2, middle + 92 + at * 60), names[seat], 48, PARCHMENT, face="name", align="middle",
                     room=400, least=36)  # fmt: skip
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
    latest: Happened = NOTHING,
) -> bytes:
    """The table as everybody may see it, 1200 px wide, as PNG.

    `view` is a view of the Inn, `names` one name for each seat (2 to 8, or ValueError); `patrons` are the seats of
    computer players, `asked` the seats that have an hourglass (at a sealed table all of them), `waits` gives the table
    itself one; `drink_word` stands behind a Drink's strength (without one: Alcohol); `latest` is what has happened.
    A view of any seat gives the same picture. When the game is over it shows the winner and the placings.
    """
    library = library or the_library()
    shelves = shelf_lines(view, library)
    size = len(names), shelf_high(shelves), middle_high(view)
    where = inn_ring(*size)
    canvas = Canvas(where.high)
    canvas.image.paste(_ground(*size))
    _draw_head(words, canvas, view, names, asked)
    placings = view["placings"]
    mover, _ = who_moves(words, view, asked)
    if placings:
        _draw_winner(words, canvas, view, names, library, where.middle, latest.moment)
    else:
        shot = aims(view, latest.card) if latest.moment is None or view["stack"] else None
        lines = lines_of(where.mats, *shot, lying(view, where.middle)) if shot is not None else []
        draw_lines(canvas, lines)
        draw_middle(words, canvas, view, names, library, where.middle, drink_word, latest)
        draw_heads(canvas, lines, short=bool(view["stack"]))
        if waits:
            canvas.lay(hourglass(64), (WIDTH + MIDDLE_WIDE) / 2 - 40, where.middle - middle_high(view) / 2 - 24)
    changes = {change.seat: change for change in latest.changes}
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
            change=changes.get(seat),
        )
        draw_mat(words, canvas, view["seats"][seat], sitter, where.mats[seat])
        if shelves:
            draw_shelf(words, canvas, view["seats"][seat], library, shelves, where.mats[seat])
    return canvas.png()
