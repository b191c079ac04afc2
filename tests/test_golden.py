"""Golden games come out again, digest by digest, from the seed and from a stored snapshot (see tests/golden)."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Decision, Run, Snapshot, Strayed
from tests.drinko.playing import GAME
from tests.golden.make import FOLDER, GAMES, played, written

FILES = sorted(FOLDER.glob("*.json"))


def read(file: Path) -> dict[str, Any]:
    return json.loads(file.read_text(encoding="utf-8"))


def logged(golden: dict[str, Any]) -> list[Decision]:
    return [
        Decision(seq, epoch, turn, ask, seat, tuple(picks), source, digest)
        for seq, epoch, turn, ask, seat, picks, source, digest in golden["decisions"]
    ]


def check_end(run: Run, golden: dict[str, Any]) -> None:
    assert run.over
    assert GAME.placings(run.state) == golden["placings"]
    assert run.state.drinks == golden["drinks"]


def test_all_are_there() -> None:
    assert {file.stem for file in FILES} == set(GAMES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_played_again_from_the_seed(file: Path) -> None:
    golden = read(file)
    assert golden["rules_version"] == GAME.rules_version
    run, _ = Run.new(GAME, golden["seats"], golden["options"], golden["seed"])
    assert run.digest == golden["start"]
    for decision in logged(golden):
        run.again(decision)
        assert run.decision == decision
    check_end(run, golden)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_played_on_from_a_stored_snapshot(file: Path) -> None:
    golden = read(file)
    snapshot = Snapshot(**golden["snapshot"])
    since = [decision for decision in logged(golden) if decision.seq > snapshot.seq]
    assert 0 < len(since) < len(golden["decisions"])
    run = Run.restore(GAME, snapshot, golden["seed"], since)
    assert run.digest == golden["decisions"][-1][-1]
    check_end(run, golden)


@pytest.mark.parametrize("change", ["seed", "epoch", "pick"])
def test_a_difference_is_found(change: str) -> None:
    golden = read(FOLDER / "ten_everything.json")
    decisions = logged(golden)
    seed = "another seed" if change == "seed" else golden["seed"]
    run, _ = Run.new(GAME, golden["seats"], golden["options"], seed)
    if change == "epoch":
        run.new_epoch(5)
    if change == "pick":
        decisions = decisions[1:]
    with pytest.raises(Strayed):
        again(run, decisions)


def again(run: Run, decisions: list[Decision]) -> None:
    if run.epoch:
        decisions = [Decision(d.seq, 5, d.turn, d.ask, d.seat, d.picks, d.source, d.digest) for d in decisions]
    for decision in decisions:
        run.again(decision)


@pytest.mark.parametrize("name", GAMES)
def test_making_them_again_makes_the_same_files(name: str) -> None:
    seats, options = GAMES[name]
    assert written(played(seats, options, f"golden {name}")) == (FOLDER / f"{name}.json").read_text(encoding="utf-8")
