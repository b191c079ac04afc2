"""The recap of a game of Drinko."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.games import english
from bot.games.drinko.look.alt import recap_alt
from bot.games.drinko.look.pictures.recap import SeatCount, draw_recap, spikes
from bot.ui.alt import MOST
from bot.ui.awards import Award

WORDS = english()
STORY = [
    (SeatCount(7, 0), SeatCount(7, 0)),
    (SeatCount(6, 0), SeatCount(7, 0)),
    (SeatCount(6, 0), SeatCount(10, 3)),
    (SeatCount(0, 0), SeatCount(10, 3)),
]
NAMES = ["Ann", "Bo"]


def size(data: bytes) -> tuple[int, int]:
    return Image.open(io.BytesIO(data)).size


def test_a_train_that_was_drunk_is_a_spike() -> None:
    assert spikes(STORY, 0) == []
    assert spikes(STORY, 1) == [(2, 3)]


def test_everything_that_it_tells_makes_another_picture() -> None:
    drawn = draw_recap(WORDS, STORY, NAMES, places=(1, 2), endings=("out", "10 left"))
    assert drawn == draw_recap(WORDS, [list(turn) for turn in STORY], tuple(NAMES), places=[1, 2],
                               endings=["out", "10 left"])  # fmt: skip
    fewer = [*STORY[:2], (SeatCount(6, 0), SeatCount(9, 3)), STORY[3]]
    dry = [(turn[0], SeatCount(turn[1].cards, 0)) for turn in STORY]
    others = [
        draw_recap(WORDS, fewer, NAMES, places=(1, 2), endings=("out", "10 left")),
        draw_recap(WORDS, dry, NAMES, places=(1, 2), endings=("out", "10 left")),
        draw_recap(WORDS, STORY, NAMES, places=(2, 1), endings=("out", "10 left")),
        draw_recap(WORDS, STORY, NAMES, places=(1, 2), endings=("out", "9 left")),
        draw_recap(WORDS, STORY, NAMES, places=(1, 2), endings=("out", "10 left"), patrons=frozenset({1})),
        draw_recap(WORDS, STORY, NAMES, places=(1, 2), endings=("out", "10 left"), awards=[Award("thirst", 1, 3)]),
        draw_recap(WORDS, STORY, ["Ann", "Di"], places=(1, 2), endings=("out", "10 left")),
    ]
    assert len({drawn, *others}) == len(others) + 1


@pytest.mark.parametrize("seats", [2, 5, 10])
def test_a_long_game_of_many_is_still_a_recap(seats: int) -> None:
    history = [[SeatCount(1 + (turn * 7 + seat) % 30, turn // 9)] * seats for turn in range(300) for seat in (1,)]
    drawn = draw_recap(WORDS, history, ["Ж" * 40] * seats, places=[1] * seats, endings=["x" * 90] * seats)
    assert size(drawn)[0] == 1200
    assert len(drawn) < 300_000


def test_its_words_tell_places_and_awards_within_discords_limit() -> None:
    told = recap_alt(WORDS, 3, NAMES, (1, 2), ("hand emptied, 0 drunk", "10 cards left, 3 drunk"),
                     [Award("dodge", 0, 3, ("deflect",))])  # fmt: skip
    for fact in ("3 turns", "Ann place 1, hand emptied", "Bo place 2, 10 cards left, 3 drunk", "Best dodge: Ann, "):
        assert fact in told
    long = recap_alt(WORDS, 900, ["Ж" * 99] * 10, [1] * 10, ["10 cards left, 33 drunk"] * 10,
                     [Award("thirst", 0, 9)] * 4)  # fmt: skip
    assert len(long) <= MOST
