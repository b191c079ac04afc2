"""Games of teams: random legal play of 4, 6 and 8 players, and what must hold at every step."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.engine import Chance, Option, Refused, Run, SeatAsk, Told
from bot.games.inn.patrons.strengths import strengths
from bot.games.inn.rules import State, the_library
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.play.champions import wanted_for
from bot.games.inn.rules.play.playing import table_of
from bot.games.inn.rules.play.state import Item, Round
from bot.games.inn.rules.play.table import Table
from bot.games.inn.rules.play.variants import VARIANTS, parties_of
from bot.games.inn.rules.play.windows import window
from bot.patrons import play_out
from bot.scenario.saves import restored
from tests.games.inn.playing import (
    ALL_DECKS,
    GAME,
    games,
    gold_of,
    new_run,
    one_of,
    random_move,
    whole_decks,
)
from tests.games.inn.test_properties import check_ask, check_state
from tests.games.inn.twins import card_twins, play_alike, seen

DRAGON = "two-headed-dragon"


def a_table(number: int) -> tuple[int, dict[str, Any], random.Random]:
    """Seats, options and luck by a number."""
    luck = random.Random(number)
    options = {
        "variant": DRAGON,
        "windows": one_of(luck, ["natural", "sealed", "quick"]),
        "drinks": [one_of(luck, ALL_DECKS)],
        "events": one_of(luck, ["none", "both"]),
    }
    return (4, 6, 8)[number % 3], options, luck


def check_teams(run: Run, tokens: list[int]) -> list[int]:
    """Mates are out together, tokens only get fewer, and what any of a team may answer closes on the first answer."""
    state: State = run.state
    if not state.stack and state.contest is None:
        for party in range(len(state.parties)):
            assert len({bool(seat.out) for seat in state.seats if seat.party == party}) == 1
    now = [party.tokens for party in state.parties]
    assert all(0 <= left <= before for left, before in zip(now, tokens, strict=True))
    ask = run.ask
    if ask is not None:
        several = len({state.seats[seat].party for seat in ask.seats}) == 1 and len(ask.seats) > 1
        shared = ask.about in ("inn.action", "inn.order", "inn.ordered", "inn.drink", "inn.champion")
        assert ask.first == (several and shared)
        if ask.about == "inn.discard":
            assert set(ask.seats) == {seat for seat in state.mates(state.active) if state.seats[seat].hand}
    return now


@pytest.mark.parametrize("number", games(12, 24))
def test_everything_holds_and_every_game_ends(number: int) -> None:
    seats, options, luck = a_table(number)
    run = new_run(seats, options, str(number))
    gold, whole = gold_of(run.state), whole_decks(run.state)
    tokens = check_teams(run, [2] * (seats // 2))
    while not run.over:
        if run.ask is not None:
            check_ask(run)
        random_move(run, luck, out_of_turn=0.05)
        check_state(run.state, gold, whole)
        tokens = check_teams(run, tokens)
    state: State = run.state
    assert not state.stack
    places = GAME.placings(state)
    assert all(places[seat] == places[mate] for seat in range(seats) for mate in range(seats)
               if state.same_party(seat, mate))  # fmt: skip
    assert min(places) == 1
    assert max(places) <= seats // 2


@pytest.mark.parametrize("number", range(6))
def test_each_who_is_asked_for_the_team_may_answer(number: int) -> None:
    """Whoever of a team answers first, the game goes on; and it comes back as it was after each decision."""
    seats, options, luck = a_table(number)
    run = new_run(seats, options, str(number))
    for _ in range(200):
        ask = run.ask
        if ask is None:
            break
        if ask.first:
            for seat in ask.seats:
                copy = restored(run)
                assert copy.ask == ask
                copy.answer(seat, ask.number, ask.seats[seat].default)
                assert copy.over or copy.ask is not None
        random_move(run, luck, out_of_turn=0.1)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_a_team_has_what_its_variant_gives_it(seats: int) -> None:
    state: State = new_run(seats, {"variant": DRAGON, "characters": ["torglesnarf"]}, "set up").state
    assert [party.gold for party in state.parties] == [12] + [10] * (seats // 2 - 1)
    assert {party.tokens for party in state.parties} == {2}
    assert {party.fortitude for party in state.parties} == {20}
    assert [seat.party for seat in state.seats] == [seat // 2 for seat in range(seats)]
    assert {len(seat.hand) for seat in state.seats} == {7}
    assert {len(seat.pile) for seat in state.seats} == {1}


@pytest.mark.parametrize(
    ("seats", "teams", "parties"),
    [
        (4, [], [0, 0, 1, 1]),
        (4, ["b", "b", "a", "a"], [0, 0, 1, 1]),
        (4, ["b", "a", "a", "b"], [0, 1, 1, 0]),
        (4, ["a", "b", "a", "b"], None),
        (4, ["a", "a", "a", "b"], None),
        (4, ["a", "a", "", ""], None),
        (4, ["a", "a"], None),
        (2, [], None),
        (5, [], None),
        (6, ["a", "a", "b", "b", "c", "c"], [0, 0, 1, 1, 2, 2]),
        (6, ["a", "a", "a", "b", "b", "b"], None),
    ],
)
def test_mates_are_two_and_sit_side_by_side(seats: int, teams: list[str], parties: list[int] | None) -> None:
    assert parties_of(VARIANTS[DRAGON], seats, teams) == parties
    options = {"variant": DRAGON, "teams": teams}
    if parties is None:
        with pytest.raises(Refused, match="seats-wrong" if seats < 4 else "teams-wrong"):
            new_run(seats, options, "teams")
    else:
        assert [seat.party for seat in new_run(seats, options, "teams").state.seats] == parties


def test_an_individual_game_has_nothing_of_teams() -> None:
    assert GAME.check_options({"variant": "individual"}) == GAME.check_options({})
    plain = GAME.dump(new_run(3, {}, "x").state)
    assert "shared" not in plain
    assert set(plain["parties"][0]) == {"fortitude", "alcohol", "gold"}
    with pytest.raises(Refused, match="unknown-option"):
        GAME.check_options({"teams": ["a", "a"]})
    with pytest.raises(Refused, match="bad-option"):
        GAME.check_options({"variant": "three-headed-dragon"})


def test_a_team_starts_with_its_first_seat() -> None:
    state: State = new_run(4, {"variant": DRAGON, "starter": 3}, "x").state
    assert state.active == 2


def test_a_dumped_state_of_teams_comes_back() -> None:
    run = new_run(4, {"variant": DRAGON}, "dump")
    luck = random.Random("dump")
    for _ in range(60):
        random_move(run, luck, out_of_turn=0.1)
        assert GAME.load(GAME.dump(run.state), GAME.schema_version) == run.state


@pytest.mark.parametrize("number", range(9))
def test_a_hidden_card_shows_to_its_owner_and_the_mates_and_to_nobody_else(number: int) -> None:
    seats = (4, 6, 8)[number % 3]
    luck = random.Random(number)
    data = GAME.dump(new_run(seats, {"variant": DRAGON, "windows": "sealed"}, f"leak {number}").state)
    owner = int(luck.random() * seats)
    first, second, swapped = card_twins(data, f"leak {number}", owner)
    mate = next(seat for seat in first.state.mates(owner) if seat != owner)
    assert first.view(mate)["team"]["hands"][str(owner)] == first.view(owner)["hand"]
    assert seen(first, mate) != seen(second, mate)
    watchers = [None, *(seat for seat in range(seats) if seat not in (owner, mate))]
    played = play_alike(first, second, owner, swapped, watchers, luck, 300)
    assert played.end == "told" or played.steps > 3


def test_the_public_sees_no_hand_of_a_team() -> None:
    run = new_run(4, {"variant": DRAGON}, "public")
    assert run.view(None)["team"]["hands"] == {}
    assert set(run.view(2)["team"]["hands"]) == {"3"}


def test_a_team_of_regulars_beats_one_of_random_players() -> None:
    """In each seat of a team a patron knows its mate's track for its own, and answers whatever a team is asked."""
    patrons = strengths()
    wins = 0
    for number in range(8):
        run = new_run(4, {"variant": DRAGON, "windows": "quick"}, f"regulars {number}", live=False)
        play_out(
            run, [patrons[name] for name in ("regular", "regular", "random", "random")], random.Random(number).random
        )
        wins += GAME.placings(run.state)[:2] == [1, 1]
    assert wins >= 7


def test_a_patron_uses_a_token_only_to_stay_in_the_game() -> None:
    state: State = new_run(4, {"variant": DRAGON, "windows": "quick"}, "token").state
    regular = strengths()["regular"]
    asked = SeatAsk(
        {key: Option(key) for key in ("pass", "potion:fortitude", "potion:alcohol", "potion:gold")}, ("pass",)
    )
    for fortitude, alcohol, gold, pick in (
        (3, 5, 10, "potion:fortitude"),
        (18, 19, 10, "potion:alcohol"),
        (20, 0, 0, "potion:gold"),
        (20, 0, 10, "pass"),
    ):
        party = state.parties[0]
        party.fortitude, party.alcohol, party.gold = fortitude, alcohol, gold
        state.stack = [] if pick == "pass" else [Item("losing", state.active, seats=[0, 1])]
        assert regular.choose(GAME.view(state, 1), asked, random.Random(1).random) == (pick,)


def table_at(state: State) -> Table:
    """A table on which nobody listens."""
    return table_of(state, Told(Chance("table"), listening=False), the_library())


@pytest.mark.parametrize("windows", ["natural", "sealed", "quick"])
def test_a_team_of_which_everybody_is_away_may_save_itself_by_a_token(windows: str) -> None:
    """Who is away plays nothing, but a token is no card, and any of the team uses it (rulings 100 and 101)."""
    state: State = new_run(4, {"variant": DRAGON, "windows": windows}, "away").state
    state.seats[0].away = state.seats[1].away = "own-turn"
    state.parties[0].gold = 0
    state.stack.append(Item("losing", 2, seats=[0, 1]))
    opened = window(table_at(state))
    assert opened is not None
    ask = opened()
    assert ask is not None
    assert {key for key in ask.seats[0].options if not key.endswith("?")} == {"pass", "potion:gold"}
    assert ask.seats[0] == ask.seats[1]


@pytest.mark.parametrize(
    ("effect", "wanted"),
    [
        ({"lose-fortitude": 1, "who": "all"}, True),
        ({"lose-fortitude": 1, "who": "others"}, False),
        ({"coin": [[{"gain-alcohol": 1, "who": "all"}], []]}, True),
        ({"coin": [[{"gain-alcohol": 1, "who": "others"}], []]}, False),
        ("start-round", True),
    ],
)
def test_champions_are_named_for_what_touches_each_player_also_by_a_coin(effect: object, wanted: bool) -> None:
    state: State = new_run(4, {"variant": DRAGON}, "wanted").state
    assert wanted_for(table_at(state), [EffectData.model_validate(effect)]) == wanted


def test_who_takes_their_turn_in_the_middle_of_a_round_has_no_other_round() -> None:
    """Inside a Round the card that starts one only takes control: nobody names another Champion."""
    state: State = new_run(4, {"variant": DRAGON}, "inside").state
    state.round = Round(0, [0, 2], 0, 0, on=True)
    assert not wanted_for(table_at(state), [EffectData.model_validate("start-round")])
