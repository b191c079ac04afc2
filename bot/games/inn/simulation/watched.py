"""A table of the Inn that notes what happens on it, to compare with what was foretold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.games.inn.rules.cards.prepared import Library
from bot.games.inn.rules.foresee import Levels, levels_of
from bot.games.inn.rules.play.state import Item, Phase, State
from bot.games.inn.rules.play.table import Table


@dataclass(slots=True)
class Note:
    """What was seen since it was cleared, until what was being resolved was over or players were about to lose."""

    drawn: Counter[int] = field(default_factory=Counter[int])
    end: list[Levels] = field(default_factory=list[Levels])
    """Where everybody stood then; empty until it is so."""
    out: set[int] = field(default_factory=set[int])
    """Who was out then, or about to lose."""

    def clear(self) -> None:
        """See nothing so far."""
        self.drawn, self.end, self.out = Counter(), [], set()

    def ends(self, state: State, library: Library, doomed: Iterable[int] = ()) -> None:
        """What was being resolved is over, with these seats about to lose; what comes later does not count."""
        if not self.end:
            self.end = levels_of(state, library)
            self.out = {*doomed, *(seat for seat, own in enumerate(state.seats) if own.out)}


class WatchedTable(Table):
    """A table that notes how many cards are drawn, and when what is being resolved is over: a phase or a turn ends, of
    a team that of one of its players, or somebody has a last chance."""

    __slots__ = ("note",)

    note: Note

    def _ends(self) -> None:
        self.note.ends(self.state, self.library)

    def push(self, item: Item) -> Item:
        """See `Table`."""
        if item.what == "losing" and len(self.state.stack) == self.state.floor:
            self.note.ends(self.state, self.library, item.seats)
        return Table.push(self, item)

    def draw(self, seat: int, n: int) -> None:
        """See `Table`."""
        before = len(self.state.seats[seat].hand)
        Table.draw(self, seat, n)
        if not self.note.end:
            self.note.drawn[seat] += len(self.state.seats[seat].hand) - before

    def enter_phase(self, phase: Phase) -> None:
        """See `Table`."""
        self._ends()
        Table.enter_phase(self, phase)

    def acts(self, seat: int) -> None:
        """See `Table`."""
        self._ends()
        Table.acts(self, seat)

    def is_done(self, seat: int) -> None:
        """See `Table`."""
        self._ends()
        Table.is_done(self, seat)

    def end_turn(self, seat: int) -> None:
        """See `Table`."""
        self._ends()
        Table.end_turn(self, seat)
