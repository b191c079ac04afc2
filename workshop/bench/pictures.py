"""Benchmark of the pictures: twenty of them encoded as they are and in full colours; and a whole table at the Inn,
and one of teams, drawn and encoded, over the same table as it was drawn before characters had faces.
"""

from __future__ import annotations

import io
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from statistics import median
from typing import Any
from unittest.mock import patch

from PIL import Image, ImageDraw, ImageFont

from bot.engine import Run, View
from bot.games import GAMES, english, patron
from bot.paths import DATA
from bot.patrons import play_out
from bot.tables.info import OpenAsk, PublicTable, SeatInfo, TableInfo
from bot.ui.layouts.tables import Skin
from bot.ui.look import Art
from bot.ui.pictures.canvas import EDGE, GROUND, LAMP, PARCHMENT, WIDTH, WOOD, Canvas, blend, piece
from workshop.bench.measured import Measured, Say

ROUNDS = 7
LONG_TURN = 200
"""The events of a long turn."""
FEW = 6
TEAMS = {"variant": "two-headed-dragon"}
TABLES = {"inn": (2, 3, 4, 5, 6, 7, 8), "drinko": (2, 6, 10)}
"""The seats at the tables of each game."""
NAMES = (
    "Bartholomew Featherstonehaugh", "Mara 🍺", "שלמה (VIP)", "محمد", "Jörg", "Аня", "Ευα", "酒飲み 🐉", "Quill", "Zoë",
)  # fmt: skip


def measure(say: Say, only: str = "", way: str | None = None) -> list[Measured]:
    """The encoding, and the Inn's table. Neither is about one game, nor about windows."""
    del only, way
    say("pictures: twenty pictures are drawn")
    pictures = the_pictures()
    say("pictures: encoding")
    old, new = (sum(len(way(image)) for image in pictures) for way in (full_colours, _encoded))
    times = [(_seconds(full_colours, pictures), _seconds(_encoded, pictures)) for _ in range(ROUNDS)]
    say("pictures: a whole table of the Inn")
    seats = TABLES["inn"][-1]
    now, then = art_of("inn", seats)[0].draw, before_faces()
    tables = [(_seconds(_drawn, [then]), _seconds(_drawn, [now])) for _ in range(ROUNDS)]
    teams = art_of("inn", seats, TEAMS)[0].draw
    shared = [(_seconds(_drawn, [then]), _seconds(_drawn, [teams])) for _ in range(ROUNDS)]
    begins, lasts = (_shown(table) for table in long_turn(seats))
    turns = [(_seconds(_drawn, [begins]), _seconds(_drawn, [lasts])) for _ in range(ROUNDS)]
    return [
        Measured(f"{len(pictures)} pictures: bytes", "in full colours", new / old, 0.5, True,
                 {"kB each": new / len(pictures) / 1000, "kB in full colours": old / len(pictures) / 1000}),
        _timed(f"{len(pictures)} pictures: time to encode", "in full colours", times, 0.5, len(pictures)),
        _timed(f"a table of the Inn with {seats} seats: time to draw and encode",
               "the table before there were faces, in full colours", tables, 1.0, 1),
        _timed(f"a table of the Inn with {seats} seats, {LONG_TURN} events of its turn told: time to read and draw it",
               f"the same table, the last {FEW} moves told", turns, 1.1, 1),
        _timed(f"a table of teams with {seats} seats: time to draw and encode",
               "the table before there were faces, in full colours", shared, 1.0, 1),
    ]  # fmt: skip


def _timed(bench: str, over: str, times: list[tuple[float, float]], wanted: float, count: int) -> Measured:
    old, new = (median(pair[at] for pair in times) * 1000 / count for at in (0, 1))
    figures = {"ms of a processor each": new, "ms of the yardstick": old}
    return Measured(bench, over, median(new / old for old, new in times), wanted, True, figures)


def _seconds(work: Callable[[Any], object], things: list[Any]) -> float:
    """Seconds of a processor."""
    began = time.process_time()
    for thing in things:
        work(thing)
    return time.process_time() - began


def _drawn(draw: Callable[[], bytes]) -> bytes:
    return draw()


def _encoded(image: Image.Image) -> bytes:
    canvas = Canvas(image.height, image.width)
    canvas.image = image
    return canvas.png()


def full_colours(image: Image.Image) -> bytes:
    """A picture as it was encoded before it had a palette."""
    image = image.copy()
    image.putalpha(255)
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=4)
    return out.getvalue()


# -- the pictures ----------------------------------------------------------------------------------------------------


def the_pictures() -> list[Image.Image]:
    """Tables of both games, each at its fullest moment and at its end."""
    return [in_full_colours(art) for game, counts in TABLES.items() for seats in counts for art in art_of(game, seats)]


def in_full_colours(art: Art) -> Image.Image:
    """A picture as it is before it is encoded."""
    kept: list[Image.Image] = []

    def keep(canvas: Canvas, *, small: bool = False) -> bytes:
        kept.append(canvas.image)
        return b""

    with patch.object(Canvas, "png", keep):
        art.draw()
    return kept[0]


def art_of(game: str, seats: int, options: Mapping[str, Any] | None = None) -> tuple[Art, Art]:
    """The table's picture when there was most to see, and when a game of random patrons was over."""
    run, _ = Run.new(GAMES[game].rules(), seats, options or {}, f"bench/{seats}", live=False)
    fullest: tuple[int, PublicTable | None] = (0, None)

    def watch(run: Run) -> None:
        nonlocal fullest
        view = run.view(None)
        if not run.over and (much := len(repr(view))) > fullest[0]:
            fullest = much, table_of(run, view, seats)

    play_out(run, [patron(game, "random")] * seats, random.Random(seats).random, watch)
    assert fullest[1] is not None
    look, words = GAMES[game].look(), english()
    arts = [look.table_art(words, table, Skin()) for table in (fullest[1], table_of(run, run.view(None), seats))]
    assert arts[0] is not None
    assert arts[1] is not None
    return arts[0], arts[1]


def long_turn(seats: int) -> tuple[PublicTable, PublicTable]:
    """A table of the Inn that tells its last few moves, and the same with so many events, as though of one turn."""
    run, _ = Run.new(GAMES["inn"].rules(), seats, {"windows": "quick"}, f"bench/{seats}")
    moves: list[tuple[dict[str, Any], ...]] = []
    while sum(map(len, moves)) < LONG_TURN:
        assert run.ask is not None
        seat = run.waiting()[0]
        events = run.answer(seat, run.ask.number, run.ask.seats[seat].default)
        moves.append(tuple(event.seen_by(None) for event in events if event.key not in ("turn", "sobers")))
    table, told = table_of(run, run.view(None), seats), tuple(move for move in moves if move)
    return replace(table, moves=told[-FEW:]), replace(table, moves=told)


def _shown(table: PublicTable) -> Callable[[], bytes]:
    """Reads what a table tells, and draws it."""
    look, words = GAMES["inn"].look(), english()

    def draw() -> bytes:
        art = look.table_art(words, table, Skin())
        assert art is not None
        return art.draw()

    return draw


def table_of(run: Run, view: View, seats: int) -> PublicTable:
    """The table as everybody sees it now, with people of difficult names."""
    sitting = tuple(SeatInfo(seat, 100 + seat, NAMES[seat], None, False, False, 0.0) for seat in range(seats))
    status = "over" if run.over else "live"
    placings = tuple(run.game.placings(run.state)) if run.over else None
    info = TableInfo("ABCD", 1, 2, run.game.name, status, "normal", seats, 100, {}, 0.0, 1.0, None, "", "", sitting, "",
                     placings, run.seq)  # fmt: skip
    ask = run.ask
    shown = ask and OpenAsk(ask.number, ask.kind, ask.about, dict(ask.args), tuple(run.waiting()), False, 0.0, 60.0)
    return PublicTable(info, view, shown, (), None)


# -- the yardstick ---------------------------------------------------------------------------------------------------

_SIGNS = "YanoneKaffeesatz-Bold.otf"
_NAMES = "Inter-Bold.otf"
_FIGURES = "BebasNeue-Bold.otf"
_HIGH = 1176
_MATS = ((24, 496), (24, 104), (428, 104), (832, 104), (832, 496), (832, 888), (428, 888), (24, 888))
_ON_A_MAT = ((376, 240, -16, -10), (344, 208, 0, 0), (320, 64, 12, 82), (44, 44, 16, 150), (60, 54, 120, 146),
             (60, 54, 228, 146), (64, 64, 300, -20))  # fmt: skip
"""Width, height and place of the pieces of a mat: shadow, mat, track, coins, pile, hand, hourglass."""
_WRITTEN_ON_A_MAT = ((20, 42, 34, _NAMES, "Bartholomew"), (20, 76, 30, _SIGNS, "Sera the Fleetfooted"),
                     (66, 191, 50, _FIGURES, "36"), (186, 191, 50, _FIGURES, "2"),
                     (294, 191, 50, _FIGURES, "7"))  # fmt: skip
_IN_THE_MIDDLE = ((432, 40, 384, 352), (456, 160, 372, 396), (432, 136, 384, 404), (72, 72, 396, 416),
                  (432, 92, 396, 568), (408, 68, 408, 576), (52, 52, 416, 584), (432, 92, 396, 640),
                  (408, 68, 408, 648), (52, 52, 416, 656), (52, 73, 392, 772), (52, 73, 388, 768), (52, 52, 556, 764),
                  (36, 36, 556, 814))  # fmt: skip
_WRITTEN_IN_THE_MIDDLE = (
    (32, 68, 52, _SIGNS, "The Red Dragon Inn"), (1050, 68, 48, _SIGNS, "gambles"), (924, 66, 44, _NAMES, "Mara"),
    (480, 446, 36, _SIGNS, "That's not healing salve! It's"), (480, 484, 36, _SIGNS, "contact poison!"),
    (400, 526, 34, _SIGNS, "Mara: Bartholomew"), (595, 526, 34, _FIGURES, "−2"), (621, 526, 34, _SIGNS, " Fortitude"),
    (416, 570, 30, _SIGNS, "… and "), (473, 570, 30, _FIGURES, "2"), (485, 570, 30, _SIGNS, " more"),
    (476, 607, 30, _SIGNS, "I don't think so!"), (476, 636, 28, _SIGNS, "Bartholomew: Negates"),
    (476, 679, 30, _SIGNS, "I don't think so!"), (476, 708, 28, _SIGNS, "Bartholomew: Negates"),
    (460, 814, 52, _FIGURES, "22"), (460, 842, 28, _SIGNS, "to drink"), (616, 812, 56, _FIGURES, "9"),
    (650, 810, 32, _SIGNS, "in the pot"), (600, 844, 30, _NAMES, "Mara"),
)  # fmt: skip


def before_faces() -> Callable[[], bytes]:
    """Draws what a table with eight seats and five cards on the stack was made of before characters had faces: as many
    pieces of the same sizes at the same places, and as much text. The pieces are plain, which is cheaper to encode
    than what was on them, so that the yardstick is rather too short than too long.
    """
    laid = [
        *_IN_THE_MIDDLE,
        *((wide, high, x + left, y + top) for left, top in _MATS for wide, high, x, y in _ON_A_MAT),
    ]
    written = [
        *_WRITTEN_IN_THE_MIDDLE,
        *((x + left, y + top, size, file, text) for left, top in _MATS for x, y, size, file, text in _WRITTEN_ON_A_MAT),
    ]
    pieces = {size: _plain(*size) for size in {(wide, high) for wide, high, _, _ in laid}}
    ground = Canvas(_HIGH).image

    def draw() -> bytes:
        image = Image.new("RGB", (WIDTH, _HIGH), GROUND)
        image.paste(ground)
        for wide, high, x, y in laid:
            what = pieces[wide, high]
            image.paste(what, (x, y), what)
        pen = ImageDraw.Draw(image)
        for x, y, size, file, text in written:
            pen.text((x, y), text, font=plain_font(file, size), fill=PARCHMENT, anchor="ls")
        return full_colours(image)

    return draw


def _plain(wide: int, high: int) -> Image.Image:
    colour = blend(WOOD, LAMP, (wide * high % 100) / 100)
    return piece(wide, high, lambda pen: pen.box(0, 0, wide, high, 16, colour, line=EDGE, thick=3))


@cache
def plain_font(file: str, size: int) -> ImageFont.FreeTypeFont:
    """A font as it was used then."""
    return ImageFont.truetype(DATA / "fonts" / file, size, layout_engine=ImageFont.Layout.BASIC)
