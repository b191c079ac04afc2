"""The course of a game: the public views at the start of each turn and at the end, replayed from the stored log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from bot.engine import AnyGame, Event, Refused, Run, View
from bot.store import decisions, tables
from bot.store.decisions import DecisionRow
from bot.store.sql import Connection
from bot.store.tables import StoredTable
from bot.tables.play.in_memory import as_decision, begun
from bot.tables.record.own_decks import supplied

T = TypeVar("T")


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


def _tell(events: Iterable[Event], hear: Callable[[dict[str, Any]], object] | None) -> None:
    if hear is not None:
        for event in events:
            hear(event.seen_by(None))
