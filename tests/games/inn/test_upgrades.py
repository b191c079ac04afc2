"""No game is lost to an upgrade: states that earlier schemas stored are brought back and played to their end."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Decision, Missing, Run, Snapshot, Strayed
from tests.games.inn.playing import GAME, cards_of, drinks_of, random_move, whole_decks

FOLDER = Path(__file__).parents[2] / "golden" / "inn"
FILES = sorted(FOLDER.glob("schema*/*.json"))
STACKS = {
    "about_to_lose": ["losing"],
    "bar_deck": [],
    "card_in_a_round": ["card", "card"],
    "chasers": ["drinks"],
    "contest": ["drinks", "card"],
    "contest_with_a_sleeper": ["event", "drinks", "card"],
    "drink_with_an_answer": ["drinks", "card"],
    "event": ["event"],
    "event_with_an_answer": ["encounter"],
    "last_chance_in_a_challenge": ["event", "losing"],
    "nested_windows": ["card", "card", "card"],
    "nested_windows_with_orders": ["drinks", "card", "card", "card"],
    "round_nobody_leaves": ["card"],
    "round_of_gambling": [],
    "seasoned_drink": ["event", "drinks"],
}
"""What was being resolved in each of the games."""
ROUNDS = ("card_in_a_round", "nested_windows", "round_nobody_leaves", "round_of_gambling")

each = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def read(file: Path) -> dict[str, Any]:
    return json.loads(file.read_text(encoding="utf-8"))


def logged(old: dict[str, Any]) -> list[Decision]:
    return [
        Decision(seq, epoch, turn, ask, seat, tuple(picks), source, digest)
        for seq, epoch, turn, ask, seat, picks, source, digest in old["decisions"]
    ]


def brought_back(old: dict[str, Any]) -> Run:
    """As a table does it: where the turn does not come out again it begins anew, with other luck."""
    snapshot = Snapshot(**old["snapshot"])
    try:
        return Run.restore(GAME, snapshot, old["seed"], logged(old))
    except Strayed:
        run = Run.restore(GAME, snapshot, old["seed"])
        run.new_epoch(1)
        return run


def test_all_are_there() -> None:
    assert {file.stem for file in FILES} == set(STACKS)


@each
def test_a_state_in_the_middle_of_a_turn_is_loaded(file: Path) -> None:
    old = read(file)
    state = GAME.load(old["state"], old["snapshot"]["schema_version"])
    assert [item.what for item in state.stack] == STACKS[file.stem]
    assert (state.round is not None) == (file.stem in ROUNDS)
    assert (state.contest is not None) == file.stem.startswith("contest")
    assert any(seat.orders for seat in state.seats) == (file.parent.name != "schema1")
    assert bool(state.bar) == (file.stem == "bar_deck" or file.parent.name == "schema2")
    assert state.asked == [] or set(map(str, state.asked)) == set(old["asked"])
    assert (cards_of(state), drinks_of(state)) == whole_decks(state)
    now = GAME.dump(state)
    assert GAME.load(now, GAME.schema_version) == state
    for key, value in old["state"].items():
        if key == "round" and value:
            assert {**now[key], **value} == now[key]
        elif key not in ("seats", "stack", "contest"):
            assert now[key] == value
    contest = old["state"]["contest"]
    assert now["contest"] == (contest and {"seats": contest["seats"]})
    assert now["sleepers"] == (contest["asleep"] if contest else [])


@each
def test_a_game_is_brought_back_and_played_to_its_end(file: Path) -> None:
    old = read(file)
    run = brought_back(old)
    if old["snapshot"]["rules_version"] == GAME.rules_version:
        assert run.digest == old["digest"]
        assert GAME.dump(run.state) == old["state"]
    assert run.turn == old["snapshot"]["turn"]
    luck = random.Random(file.stem)
    while run.ask is not None:
        random_move(run, luck, out_of_turn=0.1)
    assert run.over
    assert (cards_of(run.state), drinks_of(run.state)) == whole_decks(run.state)
    places = GAME.placings(run.state)
    assert len(places) == old["seats"]
    assert min(places) == 1


@each
def test_each_view_of_a_game_brought_back_can_be_drawn(file: Path) -> None:
    old = read(file)
    run = brought_back(old)
    for seat in (None, *range(old["seats"])):
        shown = run.view(seat)
        assert [part["character"] for part in shown["seats"]] == [seat.character for seat in run.state.seats]
        json.dumps(shown)


def test_a_later_schema_is_not_loaded() -> None:
    with pytest.raises(ValueError, match="unknown schema 99"):
        GAME.load(read(FILES[0])["state"], 99)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda state: state["seats"][1].update(character="mina"), "there is no character mina any more"),
        (lambda state: state["seats"][2]["discard"].append("mina.salve"), "there is no card mina.salve any more"),
        (lambda state: state["poured"].extend(["mead", "nectar"]), "there is no drink nectar any more"),
    ],
)
def test_what_is_not_there_any_more_is_named(change: Callable[[dict[str, Any]], None], said: str) -> None:
    old = read(FOLDER / "schema1" / "contest.json")
    change(old["state"])
    with pytest.raises(Missing, match=said):
        GAME.load(old["state"], 1)


def test_options_of_decks_that_are_gone_come_to_what_there_is() -> None:
    gone = {"characters": ["gerki", "nobody"], "drinks": ["drink-99"], "chance": ["nobody"]}
    settled = GAME.settled(GAME.check_options({}) | gone)
    assert (settled["characters"], settled["drinks"], settled["bar"]) == (["gerki", ""], ["drink-1"], False)
    assert "gerki" in settled["chance"]
    assert "nobody" not in settled["chance"]
    some = GAME.settled(GAME.check_options({}) | {"drinks": ["drink-99", "drink-2"]})
    assert some["drinks"] == ["drink-2"]


def test_what_only_teams_have_is_not_stored_of_an_individual_game() -> None:
    run, _ = Run.new(GAME, 3, {}, "nobody's mate")
    stored = GAME.dump(run.state)
    assert "shared" not in stored
    assert not any("tokens" in party for party in stored["parties"])
    assert not any({"boss", "open"} & seat.keys() for seat in stored["seats"])
