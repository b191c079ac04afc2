"""Saves a game as text and loads it, as restore mode does after every decision."""

from __future__ import annotations

import orjson

from bot.engine import Chance, Decision, Run, Snapshot, Strayed
from bot.scenario.luck import WrittenChance
from bot.scenario.models import Broken


def saved(run: Run) -> str:
    """The snapshot of the turn and the decisions since, as JSON."""
    if run.snapshot is None:
        raise Broken("the game has no snapshot to save")
    return orjson.dumps([run.snapshot, run.in_turn]).decode()


def loaded(text: str) -> tuple[Snapshot, list[Decision]]:
    """The snapshot and the decisions from that JSON."""
    snapshot, decisions = orjson.loads(text)
    for decision in decisions:
        decision["picks"] = tuple(decision["picks"])
    return Snapshot(**snapshot), [Decision(**decision) for decision in decisions]


def restored(run: Run) -> Run:
    """The run after a save and a load. Raises `Broken` unless it is exactly where it was."""
    snapshot, decisions = loaded(saved(run))
    luck: str | Chance = run.told.chance.again() if isinstance(run.told.chance, WrittenChance) else run.told.chance.seed
    try:
        again = Run.restore(run.game, snapshot, luck, decisions)
    except Strayed as strayed:
        raise Broken(f"after a save and a load: {strayed}") from strayed
    check_same(run, again)
    return again


def check_same(run: Run, again: Run) -> None:
    """Whether a run that was saved and loaded is exactly where the other one is. Raises `Broken`."""
    for name, before, after in (
        ("digest", run.digest, again.digest),
        ("state", run.state, again.state),
        ("open ask", run.ask, again.ask),
        ("seats still to answer", run.waiting(), again.waiting()),
        ("count of decisions", (run.seq, run.turn, run.over), (again.seq, again.turn, again.over)),
        ("decisions of the turn", run.in_turn, again.in_turn),
    ):
        if before != after:
            raise Broken(f"after a save and a load the {name} differs: {before} before, {after} after")
