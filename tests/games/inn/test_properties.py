"""Random legal play with all decks and modes: what must hold at every step."""

import json
import random
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.engine import Chance, Decision, Refused, Run, Snapshot, Told
from bot.games.inn.rules import State, the_library
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.playing import table_of
from bot.scenario.saves import restored
from tests.engine.forking import fork
from tests.games.inn.playing import (
    ALL_DECKS,
    GAME,
    NINE,
    cards_of,
    drinks_of,
    gold_of,
    new_run,
    one_of,
    random_move,
    whole_decks,
)

SLOW = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])

OPTIONS = st.fixed_dictionaries(
    {
        "windows": st.sampled_from(["sealed", "quick"]),
        "drinks": st.one_of(st.sampled_from(ALL_DECKS).map(lambda deck: [deck]), st.just(ALL_DECKS)),
        "bar": st.booleans(),
    }
)
TABLES = st.tuples(st.integers(2, 8), OPTIONS, st.integers(0, 10**6))


def check_state(state: State, gold: int, whole: Any) -> None:
    assert gold_of(state) == gold
    assert (cards_of(state), drinks_of(state)) == whole
    for party in state.parties:
        assert 0 <= party.fortitude <= 20
        assert 0 <= party.alcohol <= 20
        assert party.gold >= 0
    for seat in state.seats:
        assert not (seat.out and seat.pile)
        assert bool(seat.draw) or not seat.discard, "the last card drawn means a reshuffle"
    if state.round is not None:
        assert state.round.pot >= 0
        assert all(not state.seats[seat].out for seat in state.round.inside)
        assert state.round.control in (-1, *state.round.inside)


def check_ask(run: Run) -> None:
    assert run.ask is not None
    living = run.state.living()
    for seat, asked in run.ask.seats.items():
        assert seat in living
        asked.check(asked.default)
        for key, option in asked.options.items():
            assert key == option.key
            assert option.least <= option.most <= len(option.targets)
            assert len(set(option.targets)) == len(option.targets)
        assert not set(asked.options) & set(GAME.unasked(run.state, seat)) or run.ask.about == "inn.discard"
    if run.ask.kind == "response" and run.state.options["windows"] == "sealed":
        heeded = run.state.heeded or [[] for _ in run.state.seats]
        away = {seat for seat, shown in enumerate(run.view(None)["seats"]) if shown["away"]}
        assert {seat for seat in living if not heeded[seat]} - away <= set(run.ask.seats) <= set(living)
        assert not any("turn" in heeded[seat] for seat in run.ask.seats) or run.state.stack[-1].what == "losing"
        assert all("pass" in asked.options for asked in run.ask.seats.values())


@SLOW
@given(TABLES)
def test_everything_holds_and_every_game_ends(table: tuple[int, dict[str, Any], int]) -> None:
    seats, options, number = table
    luck = random.Random(number)
    run = new_run(seats, options, str(number))
    gold, whole = gold_of(run.state), whole_decks(run.state)
    while not run.over:
        check_ask(run)
        random_move(run, luck, out_of_turn=0.05)
        check_state(run.state, gold, whole)
    state: State = run.state
    assert len({state.seats[seat].party for seat in state.living()}) <= 1
    assert not state.stack
    assert sorted([*state.living(), *(seat for group in state.lost for seat in group)]) == list(range(seats))
    places = GAME.placings(state)
    assert min(places) == 1
    assert all(places[seat] == 1 for seat in state.living())
    for group, later in zip(state.lost, state.lost[1:], strict=False):
        assert places[group[0]] > places[later[0]]


@settings(parent=SLOW, max_examples=15)
@given(TABLES)
def test_parties_of_several_seats_share_what_they_have_and_go_together(table: tuple[int, dict[str, Any], int]) -> None:
    seats, options, number = table
    plain = GAME.dump(new_run(max(seats, 4), options, str(number)).state)
    plain["parties"] = plain["parties"][: 2 + number % 2]
    for at, seat in enumerate(plain["seats"]):
        seat["party"] = at % len(plain["parties"])
    run = Run(GAME, GAME.load(plain, GAME.schema_version), Chance(str(number)))
    run.begin()
    luck = random.Random(number)
    state: State = run.state
    gold, whole = gold_of(state), whole_decks(state)
    while not run.over:
        check_ask(run)
        random_move(run, luck, out_of_turn=0.05)
        check_state(state, gold, whole)
        if not state.stack and state.contest is None:
            out = [
                {bool(seat.out) for seat in state.seats if seat.party == party} for party in range(len(state.parties))
            ]
            assert all(len(group) == 1 for group in out)
    assert len({state.seats[seat].party for seat in state.living()}) <= 1
    assert all(GAME.placings(state)[seat] == 1 for seat in state.living())


@SLOW
@given(TABLES)
def test_the_clock_alone_plays_every_game_to_its_end(table: tuple[int, dict[str, Any], int]) -> None:
    seats, options, number = table
    run = new_run(seats, options, str(number), live=False)
    while not run.over:
        assert run.ask is not None
        seat = run.waiting()[0]
        run.answer(seat, run.ask.number, run.ask.seats[seat].default, "clock")


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(TABLES)
def test_a_game_comes_back_from_its_snapshot_and_decisions(table: tuple[int, dict[str, Any], int]) -> None:
    seats, options, number = table
    luck = random.Random(number)
    run = new_run(seats, options, str(number))
    for _ in range(150):
        if run.over:
            break
        random_move(run, luck, out_of_turn=0.05)
        if luck.random() < 0.2 and run.snapshot is not None:
            snapshot = Snapshot(**json.loads(json.dumps(asdict(run.snapshot))))
            decisions = [
                Decision(**{**load, "picks": tuple(load["picks"])})
                for load in json.loads(json.dumps([asdict(decision) for decision in run.in_turn]))
            ]
            again = Run.restore(GAME, snapshot, str(number), decisions)
            assert GAME.dump(again.state) == GAME.dump(run.state)
            assert again.ask == run.ask
            assert again.digest == run.digest


def test_a_game_comes_back_in_the_middle_of_anything() -> None:
    """Piles full of Events, Chasers and Drinks to share: Contests inside Contests, windows on windows on windows."""
    drinks = the_library().drinks
    contests = deepest = 0
    for number in range(36):
        luck = random.Random(number)
        options = {"drinks": ALL_DECKS, "windows": "quick", "characters": ["fiona", "dimli"], "chance": NINE}
        dealt: State = new_run(2 + number % 7, options, str(number)).state
        for seat in dealt.seats:
            fit = [code for code in dealt.bar if drinks[code].event or drinks[code].chaser or drinks[code].share]
            for code in sorted(fit, key=lambda code: code != "contest")[:4]:
                dealt.bar.remove(code)
                seat.pile.append(code)
            seat.pile.sort(key=lambda _: luck.random())
        run = Run(GAME, dealt, Chance(str(number)))
        run.begin()
        for _ in range(100):
            if run.over:
                break
            random_move(run, luck, out_of_turn=0.15)
            stack = run.state.stack
            events = [item.card for item in stack if item.what == "event"]
            contests, deepest = max(contests, events.count("contest")), max(deepest, len(stack))
            if events or len(stack) > 3:
                run = restored(run)
    assert contests > 1
    assert deepest > 6


CODES = sorted(the_library().cards)
REASONS = {
    "not-asked", "answered", "not-offered", "no-such-card", "card-not-in-hand", "not-now", "not-your-action",
    "no-round", "needs-cheating", "target-missing", "target-wrong", "target-count", "wrong-count",
}  # fmt: skip
TARGETS = ("", ">", ">0", ">1,1", ">0,1", ">d0", ">d9-1", ">d0-1,d0-2", ">-1", ">9", ">turn,turn", ">ignore-2,hat")


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(TABLES)
def test_forged_picks_are_refused_with_a_reason_and_change_nothing(table: tuple[int, dict[str, Any], int]) -> None:
    seats, options, number = table
    luck = random.Random(number)
    run = new_run(seats, options, str(number))
    copy = None
    for _ in range(120):
        if run.ask is None:
            break
        seat = int(luck.random() * seats)
        code = one_of(luck, run.state.seats[seat].hand or ["no"]) if luck.random() < 0.5 else one_of(luck, CODES)
        key = one_of(
            luck, [code, f"{code}?", f"{code}:1", f"{code}:9", f"discard:{code}", "pass", "order", "share", "x"]
        )
        pick = key + one_of(luck, TARGETS)
        for forge in (
            lambda copy, seat=seat, pick=pick: copy.answer(seat, copy.ask.number, (pick,)),
            lambda copy, seat=seat, pick=pick: copy.answer(seat, copy.ask.number, (pick, pick)),
            lambda copy, seat=seat, pick=pick: copy.use_unasked(seat, pick),
        ):
            copy, refused = copy or fork(run), None  # one that has refused something is as it was
            try:
                forge(copy)
            except Refused as no:
                refused = no
            if refused is None:
                copy = None
                continue
            assert refused.reason in REASONS
            assert json.dumps(refused.facts)
            assert (copy.state, copy.ask, copy.seq) == (run.state, run.ask, run.seq)
        random_move(run, luck, out_of_turn=0.05)
        copy = None


def test_who_is_out_gives_no_orders() -> None:
    state: State = new_run(3, {}, "out").state
    state.seats[1].out = "broke"
    assert GAME.unasked(state, 1) == {}
    assert GAME.refusal(state, 1, "orders>turn") == ("not-offered", {"key": "orders"})


def test_dump_and_load_share_nothing() -> None:
    luck = random.Random(4)
    run = new_run(4, {}, "share")
    for _ in range(60):
        random_move(run, luck)
        before = json.dumps(GAME.dump(run.state))
        other = GAME.load(json.loads(before), GAME.schema_version)
        assert other == run.state
        for seat in other.seats:
            seat.hand.clear()
            seat.pile.append("wine")
        other.drinks.clear()
        other.options["drinks"] = []
        for item in other.stack:
            item.parts.clear()
            item.drinks.clear()
        assert json.dumps(GAME.dump(run.state)) == before


def wreck(plain: Any) -> None:
    """Change every list and table of plain data, down to the innermost."""
    if isinstance(plain, dict):
        for value in list(plain.values()):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
            wreck(value)
        plain["wrecked"] = True
    elif isinstance(plain, list):
        for value in plain:  # pyright: ignore[reportUnknownVariableType]
            wreck(value)
        plain.append("wrecked")  # pyright: ignore[reportUnknownMemberType]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_views_share_nothing_with_the_state_and_what_was_told_stays_as_it_was(seats: int) -> None:
    luck = random.Random(seats)
    told: list[tuple[Any, str]] = []
    for game in range(4):
        run = new_run(seats, {"drinks": ALL_DECKS, "characters": ["zot"]}, f"alias {game}")
        while not run.over:
            told += [(event, json.dumps(event.whole())) for event in random_move(run, luck, out_of_turn=0.1)]
            if luck.random() < 0.1:
                before = json.dumps(GAME.dump(run.state))
                for seat in (None, *range(seats)):
                    wreck(run.view(seat))
                assert json.dumps(GAME.dump(run.state)) == before
    assert [event.key for event, whole in told if json.dumps(event.whole()) != whole] == []


def test_who_is_pulled_along_does_not_change_what_was_told_before() -> None:
    run = new_run(4, {}, "pulled")
    state: State = run.state
    table = table_of(state, Told(Chance("pulled")), the_library())
    state.parties[1].fortitude = 0
    next(check_losses(table))
    state.parties[3].fortitude = 0
    assert list(check_losses(table)) == []
    assert state.stack[-1].seats == [1, 3]
    assert [event.args["seats"] for event in table.told.events] == [[1], [3]]


def test_an_unknown_schema_is_refused() -> None:
    with pytest.raises(ValueError, match=f"unknown schema {GAME.schema_version + 1}"):
        GAME.load(GAME.dump(new_run(2, {}, "x").state), GAME.schema_version + 1)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"characters": ["nobody"]}, "bad-option"),
        ({"characters": ["zot", "zot"]}, "bad-option"),
        ({"characters": ["", "", ""]}, "bad-option"),
        ({"characters": "zot"}, "bad-option"),
        ({"characters": [1]}, "bad-option"),
        ({"drinks": []}, "bad-option"),
        ({"drinks": ["drink-1", "drink-1"]}, "bad-option"),
        ({"drinks": ["drink-9"]}, "bad-option"),
        ({"windows": "open"}, "bad-option"),
        ({"bar": "yes"}, "bad-option"),
        ({"starter": 8}, "bad-option"),
        ({"starter": "me"}, "bad-option"),
        ({"hats": 1}, "unknown-option"),
        ({"chance": ["zot", "zot"]}, "bad-option"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused) as no:
        new_run(2, options, "x")
    assert no.value.reason == reason


def test_seats_and_gold_and_chosen_characters() -> None:
    for seats, gold in ((2, 8), (3, 10), (6, 10), (7, 12), (8, 12)):
        state: State = new_run(seats, {"characters": ["zot", "", "eve"][:seats]}, "x").state
        own = [the_library().characters[seat.character].gold for seat in state.seats]
        assert [party.gold for party in state.parties] == [gold + more for more in own]
        assert [party.fortitude for party in state.parties] == [20] * seats
        assert state.seats[0].character == "zot"
        assert len({seat.character for seat in state.seats}) == seats
        assert {len(seat.hand) for seat in state.seats} == {7}
        assert {len(seat.pile) for seat in state.seats} == {1}
        assert len(state.drinks) == 30 - seats
    for seats in (1, 9):
        with pytest.raises(Refused, match="seats-wrong"):
            new_run(seats, {}, "x")
    assert new_run(3, {"starter": 2}, "x").state.active == 2


def test_the_bar_deck_holds_back_all_but_thirty() -> None:
    state: State = new_run(3, {"drinks": ["drink-1", "drink-2"]}, "x").state
    assert state.options["bar"]
    assert (len(state.drinks), len(state.bar)) == (27, 30)
