"""The lobby's picture."""

from __future__ import annotations

import io
import itertools
from typing import Any

import pytest
from PIL import Image

from bot.games import GAMES, english
from bot.tables.info import SeatInfo, TableInfo
from bot.ui.layouts.lobby import lobby_art
from bot.ui.pictures.lobby import TEXT, places, wrapped

WORDS = english()


def lobby(game: str, names: list[str], most: int, **options: Any) -> TableInfo:
    rules = GAMES[game].rules()
    seats = tuple(SeatInfo(n, 100 + n, name, None, False, False, 0.0) for n, name in enumerate(names))
    return TableInfo(
        "ABCD", 1, 2, game, "lobby", "normal", most, 100, rules.check_options(options), 0.0, None, None, "", "", seats,
        "", None, 1,
    )  # fmt: skip


def art(info: TableInfo) -> Any:
    return lobby_art(WORDS, GAMES[info.game].look(), info)


@pytest.mark.parametrize(("game", "most"), [("inn", 2), ("inn", 8), ("drinko", 3), ("drinko", 10)])
def test_it_is_as_wide_as_every_picture_and_the_same_lobby_has_the_same_bytes(game: str, most: int) -> None:
    names = ["Ada Augusta King, Countess of Lovelace", "שלום", "酒飲み", "🍺", "", "Bo", "C", "D", "E", "F"][:most]
    drawn = art(lobby(game, names, most)).draw()
    wide, high = Image.open(io.BytesIO(drawn)).size
    assert wide == 1200
    assert high <= 900
    assert art(lobby(game, names, most)).draw() == drawn


def test_whatever_it_shows_is_in_its_key() -> None:
    plain = lobby("inn", ["Ada", "Bo"], 4)
    others = [
        lobby("inn", ["Ada", "Cy"], 4),
        lobby("inn", ["Ada"], 4),
        lobby("inn", ["Ada", "Bo"], 5),
        lobby("inn", ["Ada", "Bo"], 4, characters=["zot"]),
        lobby("inn", ["Ada", "Bo"], 4, windows="sealed"),
        plain._replace(pace="blitz"),
        plain._replace(host_id=101),
        plain._replace(seats=(plain.seats[0], plain.seats[1]._replace(user_id=None, patron="shark"))),
    ]
    assert art(plain).key == art(lobby("inn", ["Ada", "Bo"], 4)).key
    assert len({art(info).key for info in (plain, *others)}) == 1 + len(others)
    assert len({art(info).draw() for info in (plain, *others)}) == 1 + len(others)


def test_chairs_stand_clockwise_and_apart() -> None:
    for most in range(2, 11):
        where = places(most, 200)
        top = [x for x, y in where if y == where[0][1]]
        below = [x for x, y in where if y != where[0][1]]
        assert top == sorted(top)
        assert below == sorted(below, reverse=True)
        assert min((b - a for row in (top, below[::-1]) for a, b in itertools.pairwise(row)), default=240) >= 240


def test_options_stand_in_lines_that_fit_and_nothing_is_too_small() -> None:
    assert TEXT >= 35
    assert wrapped(["a", "b"], 500) == ["a · b"]
    assert wrapped(["one two three"], 60) == ["one", "two", "three"]
    assert wrapped([], 60) == []
