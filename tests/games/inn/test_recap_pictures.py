"""The pictures of the Inn's characters, and of its recap."""

import pytest

from bot.games.inn.look import alt as inn_alt
from bot.games.inn.look.pictures.cards import (
    card_face,
)
from bot.games.inn.look.pictures.characters import draw_character, kinds_of
from bot.games.inn.look.pictures.recap import SeatStatus, draw_recap, fell, turn_of
from bot.games.inn.look.pictures.table import draw_inn_table
from bot.games.inn.look.pictures.told import who_moves
from bot.ui.awards import Award
from tests.games.inn.drawn import HIT, LIBRARY, NAMES, ROUND, WHO, WORDS, pixels, view


@pytest.mark.parametrize("code", LIBRARY.characters)
def test_every_character_has_a_picture_and_words(code: str) -> None:
    drawn = draw_character(WORDS, code)
    assert pixels(drawn).width == 1200
    character = LIBRARY.characters[code]
    assert sum(kinds_of(character, LIBRARY).values()) == sum(character.counts.values())
    told = inn_alt.inn_character_alt(WORDS, code)
    for fact in (character.name, character.about, f"Sometimes {kinds_of(character, LIBRARY)['sometimes']}"):
        assert fact in told


def test_there_is_no_picture_of_nobody() -> None:
    with pytest.raises(KeyError):
        draw_character(WORDS, "nobody")
    with pytest.raises(KeyError):
        card_face("nobody.nothing")


STORY = [
    (SeatStatus(20, 0, 10), SeatStatus(20, 0, 10), SeatStatus(20, 0, 4)),
    (SeatStatus(18, 3, 8), SeatStatus(12, 9, 9), SeatStatus(20, 0, 1)),
    (SeatStatus(18, 4, 8), SeatStatus(11, 9, 3), SeatStatus(20, 0, 0, "broke")),
    (SeatStatus(17, 4, 12), SeatStatus(11, 11, 0, "asleep"), SeatStatus(20, 0, 0, "broke")),
]


def test_it_is_known_who_fell_when_and_why() -> None:
    assert [fell(STORY, at) for at in range(3)] == [None, (3, "asleep"), (2, "broke")]


def test_a_turn_is_noted_from_what_everybody_sees() -> None:
    seen = view(changed={3: {"out": "asleep"}})
    assert turn_of(seen) == tuple(
        SeatStatus(player["fortitude"], player["alcohol"], player["gold"], "asleep" if at == 3 else "", WHO[at], at)
        for at, player in enumerate(seen["seats"])
    )


def test_a_recap_shows_every_turn_of_every_seat() -> None:
    names, places = NAMES[:3], (1, 2, 3)
    drawn = draw_recap(WORDS, STORY, names, places=places)
    assert drawn == draw_recap(WORDS, [list(turn) for turn in STORY], tuple(names), places=places)
    assert drawn != draw_recap(WORDS, STORY, names, places=(2, 1, 3))
    assert drawn != draw_recap(WORDS, STORY, names, places=places, awards=[Award("gold", 0, 8)])
    others = [
        (0, 0, SeatStatus(19, 0, 10)), (1, 0, SeatStatus(10, 3, 8)), (1, 0, SeatStatus(18, 9, 8)),
        (1, 0, SeatStatus(18, 3, 20)), (2, 1, SeatStatus(11, 10, 3)), (3, 0, SeatStatus(17, 4, 11)),
        (2, 1, SeatStatus(11, 9, 3, "asleep")),
    ]  # fmt: skip
    for turn, at, stand in others:
        other = [list(line) for line in STORY]
        other[turn][at] = stand
        assert drawn != draw_recap(WORDS, other, names, places=places), (turn, at, stand)
    told = inn_alt.inn_recap_alt(WORDS, STORY, ["Ann", "Bo", "Cy"])
    for fact in ("3 turns", "Ann still in at the end with Fortitude 17, Alcohol 4, 12 Gold", "Bo asleep in turn 3",
                 "Cy broke in turn 2"):  # fmt: skip
        assert fact in told
    told = inn_alt.inn_recap_alt(WORDS, STORY, ["Ann", "Bo", "Cy"], places, [Award("drink", 1, 4, ("dragon-breath",))])
    for fact in ("12 Gold (place 1)", "turn 3 (place 2)", "Strongest Drink: Bo, +4, Dragon Breath Ale."):
        assert fact in told


def test_the_face_of_each_character_is_in_the_recap() -> None:
    lines = [[SeatStatus(20, 0, 10, "", "fiona"), SeatStatus(20, 0, 10, "", code)] for code in ("zot", "gerki", "eve")]
    assert len({draw_recap(WORDS, [line] * 3, NAMES[:2]) for line in lines}) == len(lines)


def test_what_follows_a_fall_is_not_drawn() -> None:
    names = NAMES[:3]
    later = [list(turn) for turn in STORY]
    later[3][2] = SeatStatus(5, 3, 9, "broke")
    assert draw_recap(WORDS, STORY, names) == draw_recap(WORDS, later, names)


def test_a_long_game_of_eight_is_still_a_recap() -> None:
    history = [[SeatStatus(20 - turn // 20, turn // 30, 5 + turn % 40)] * 8 for turn in range(200)]
    for turns in (1, 2, 200):
        drawn = draw_recap(WORDS, history[:turns], NAMES)
        assert pixels(drawn).width == 1200
        assert len(drawn) < 300_000


@pytest.mark.parametrize("seats", [2, 4, 5, 8])
def test_few_seats_have_larger_charts(seats: int) -> None:
    high = pixels(draw_recap(WORDS, [[SeatStatus(20, 0, 10)] * seats] * 5, NAMES[:seats])).height
    assert high == {2: 568, 4: 968, 5: 808, 8: 1128}[seats]


def test_in_a_round_who_must_top_it_or_pass_is_to_move() -> None:
    names, turn_of_bo = ["Ann", "Bo", "Cy", "Di"], view(round=ROUND)
    assert who_moves(WORDS, turn_of_bo, frozenset({0})) == ((0,), "to gamble")
    assert who_moves(WORDS, view(round=ROUND, stack=[HIT]), frozenset({0})) == ((1,), "to gamble"), (
        "a window: still the turn of Bo"
    )
    assert who_moves(WORDS, view(), frozenset({0})) == ((1,), "to act")
    assert "Ann to gamble" in inn_alt.inn_table_alt(WORDS, turn_of_bo, names, asked=frozenset({0}))
    # The glow lies on another mat.
    asked = pixels(draw_inn_table(WORDS, turn_of_bo, names, asked=frozenset({0})))
    nobody = pixels(draw_inn_table(WORDS, turn_of_bo, names))
    beside_ann, beside_bo = (12, 600), (12, 304)
    assert asked.getpixel(beside_ann) == nobody.getpixel(beside_bo)
    assert asked.getpixel(beside_bo) == nobody.getpixel(beside_ann)
    assert asked.getpixel(beside_ann) != asked.getpixel(beside_bo)
