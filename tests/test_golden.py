"""Golden games come out again, digest by digest, from the seed and from a stored snapshot (see tests/golden)."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Decision, Run, Snapshot, Strayed
from tests.golden.make import ALL, Golden, played, written

FILES = [file for golden in ALL.values() for file in sorted(golden.folder.glob("*.json"))]
NAMES = [(golden, name) for golden in ALL.values() for name in golden.games]

each = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")


def read(file: Path) -> dict[str, Any]:
    return json.loads(file.read_text(encoding="utf-8"))


def logged(golden: dict[str, Any]) -> list[Decision]:
    return [
        Decision(seq, epoch, turn, ask, seat, tuple(picks), source, digest)
        for seq, epoch, turn, ask, seat, picks, source, digest in golden["decisions"]
    ]


def check_end(run: Run, golden: dict[str, Any]) -> None:
    assert run.over
    assert run.game.placings(run.state) == golden["placings"]
    end = ALL[golden["game"]].end(run.state)
    assert end == {key: golden[key] for key in end}


def test_all_are_there() -> None:
    assert {(file.parent.name, file.stem) for file in FILES} == {(golden.game.name, name) for golden, name in NAMES}


@each
def test_played_again_from_the_seed(file: Path) -> None:
    golden = read(file)
    game = ALL[golden["game"]].game
    assert golden["rules_version"] == game.rules_version
    run, _ = Run.new(game, golden["seats"], golden["options"], golden["seed"])
    assert run.digest == golden["start"]
    for decision in logged(golden):
        run.again(decision)
        assert run.decision == decision
    check_end(run, golden)


@each
def test_played_on_from_a_stored_snapshot(file: Path) -> None:
    golden = read(file)
    snapshot = Snapshot(**golden["snapshot"])
    since = [decision for decision in logged(golden) if decision.seq > snapshot.seq]
    assert 0 < len(since) < len(golden["decisions"])
    run = Run.restore(ALL[golden["game"]].game, snapshot, golden["seed"], since)
    assert run.digest == golden["decisions"][-1][-1]
    check_end(run, golden)


@pytest.mark.parametrize("change", ["seed", "luck", "pick"])
def test_a_difference_is_found(change: str) -> None:
    golden = read(ALL["drinko"].folder / "ten_everything.json")
    decisions = logged(golden)
    seed = "another seed" if change == "seed" else golden["seed"]
    run, _ = Run.new(ALL["drinko"].game, golden["seats"], golden["options"], seed)
    if change == "luck":
        run.told.chance.luck = 5
    if change == "pick":
        decisions = decisions[1:]
    with pytest.raises(Strayed):
        again(run, decisions)


def again(run: Run, decisions: list[Decision]) -> None:
    for decision in decisions:
        run.again(decision)


@pytest.mark.parametrize(("golden", "name"), NAMES, ids=[f"{golden.game.name}-{name}" for golden, name in NAMES])
def test_making_them_again_makes_the_same_files(golden: Golden, name: str) -> None:
    assert written(played(golden, name)) == (golden.folder / f"{name}.json").read_text(encoding="utf-8")


def test_those_of_the_inn_use_all_that_stands_in_a_log() -> None:
    """Cards out of turn, standing orders, answers on condition, discards, choices; timeouts, patrons and people.

    And the minimum times of windows.
    """
    made = [decision for file in FILES if file.parent.name == "inn" for decision in read(file)["decisions"]]
    picks = {pick for decision in made for pick in decision[5]}
    keys = {pick.partition(">")[0].partition(":")[0] for pick in picks}
    assert {"pass", "order", "orders", "discard"} <= keys
    assert keys & {"keep", "share"}
    assert keys & {"accept", "decline"}
    assert any("?" in pick for pick in picks)
    assert any(decision[3] == 0 and decision[5][0].partition(">")[0] != "orders" for decision in made)
    assert any(pick.startswith("orders>") and "ignore-" in pick for pick in picks)
    assert {decision[6] for decision in made} == {"person", "patron", "clock"}
    assert any((decision[4], decision[5], decision[6]) == (-1, ["time"], "clock") for decision in made), (
        "a minimum time was over"
    )
