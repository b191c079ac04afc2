"""The course of a game: the public views at the start of each turn and at the end, replayed from the stored log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

import orjson

from bot.engine import AnyGame, Chance, Event, Refused, Run, Snapshot, View
from bot.store import decisions, tables
from bot.store.decisions import DecisionRow
from bot.store.sql import Connection
from bot.store.tables import StoredTable
from bot.tables.play.in_memory import as_decision, begun
from bot.tables.record.own_decks import supplied

T = TypeVar("T")
APART, MARKS = 5, 200
"""Steps from one bookmark of a game to the next at least, and how many there are at most: some 3 MB."""


class EffectiveLog(NamedTuple):
    """A table with its decisions, without those that were taken back."""

    stored: StoredTable
    decisions: list[DecisionRow]


def read_effective_log(connection: Connection, table: str, games: Mapping[str, AnyGame]) -> EffectiveLog:
    """Read the table and its decisions from the store. Raises `Refused`: ``no-such-table``, ``table-not-started``."""
    stored = supplied(connection, games, tables.load(connection, table))
    if stored is None:
        raise Refused("no-such-table")
    if stored.row.started_at is None:
        raise Refused("table-not-started")
    return EffectiveLog(stored, decisions.effective(connection, table))


def course(
    game: AnyGame,
    played: EffectiveLog,
    note: Callable[[View], T],
    hear: Callable[[dict[str, Any]], object] | None = None,
) -> list[T]:
    """What `note` makes of the public view at the start of each turn and, of a game that is over, at its end. `hear`
    is given every event of the game as everybody saw it.

    Raises `Strayed` where the rules are not those under which it was played, or a deck is not there any more.
    """
    noted: list[T] = []
    for run, events in walk(game, played):
        _tell(events, hear)
        if run.turn_started or run.over or not noted:
            noted.append(note(run.view(None)))
    return noted


def walk(game: AnyGame, played: EffectiveLog) -> Iterator[tuple[Run, list[Event]]]:
    """The game at its first ask and after each decision, with what was told since the step before. It is one and the
    same run, which goes on with the next step. Raises as `course` does.
    """
    run, events = begun(game, played.stored)
    yield run, events
    for decision in played.decisions:
        yield run, run.again(as_decision(decision))


def steps_of(played: Iterable[tuple[Run, list[Event]]]) -> Iterator[tuple[Run, list[Event]]]:
    """The steps of a game that is played again (see `walk`)."""
    for number, (run, events) in enumerate(played):
        if not number or events or run.over:
            yield run, events


class Bookmark(NamedTuple):
    """The beginning of a turn of a game that is played again: the step at which it begins, and how to go on there."""

    step: int
    snapshot: Snapshot
    """Without its state, which its text tells."""
    chance: Chance


def steps_from(game: AnyGame, played: EffectiveLog, marks: list[Bookmark], wanted: int) -> Iterator[tuple[int, Run]]:
    """The steps of a game with their numbers, from the last of the `marks` on that is not beyond the `wanted` step; to
    the marks those turns are added that it comes by. Raises as `course` does.
    """
    mark = next((mark for mark in reversed(marks) if mark.step <= wanted), None)
    first, steps = (
        (0, steps_of(walk(game, played))) if mark is None else (mark.step, steps_of(_going_on(game, played, mark)))
    )
    for number, (run, _) in enumerate(steps, first):
        snapshot = run.snapshot
        far = not marks or number >= marks[-1].step + APART
        if run.turn_started and snapshot is not None and snapshot.seq == run.seq and far and len(marks) < MARKS:
            chance = run.told.chance.at(snapshot.luck, snapshot.draws)
            marks.append(Bookmark(number, replace(snapshot, state={}), chance))
        yield number, run


def _going_on(game: AnyGame, played: EffectiveLog, mark: Bookmark) -> Iterator[tuple[Run, list[Event]]]:
    """As `walk`, from a turn on."""
    run = Run.restore(game, replace(mark.snapshot, state=orjson.loads(mark.snapshot.text)), mark.chance)
    yield run, []
    for decision in played.decisions:
        if decision.seq > mark.snapshot.seq:
            yield run, run.again(as_decision(decision))


def _tell(events: Iterable[Event], hear: Callable[[dict[str, Any]], object] | None) -> None:
    if hear is not None:
        for event in events:
            hear(event.seen_by(None))
