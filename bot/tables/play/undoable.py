"""The latest decisions of a game, as far as they matter for taking one back."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from bot.engine import Refused
from bot.store.decisions import DecisionRow


class MadeDecision(NamedTuple):
    """What an undo has to know of a decision."""

    seq: int
    seat: int
    ask: int
    """The number of the ask in its epoch; 0 for an unasked option."""
    person: bool
    """Whether a person made it, for their own seat."""
    shows: bool
    """Whether it showed somebody what they did not know before."""
    told: bool
    """Whether it told the table anything."""

    def is_hidden(self, open_ask: int) -> bool:
        """Whether nobody else can know of it: an answer to the ask that is still open, or a standing order."""
        return not self.shows and (self.ask == open_ask or not (self.ask or self.told))


def made_in(log: Iterable[DecisionRow], told: Container[int]) -> list[MadeDecision]:
    """The decisions of a log, all of them; `told`: the numbers of those that told the table anything."""
    return [
        MadeDecision(row.seq, row.seat, row.ask, row.source == "person", row.shows, row.seq in told) for row in log
    ]  # fmt: skip


def trim(made: list[MadeDecision], open_ask: int) -> None:
    """Forget the decisions that can no longer be taken back, because the table knows of a later one."""
    for at in range(len(made) - 1, 0, -1):
        if not made[at].is_hidden(open_ask):
            del made[:at]
            return


def last_of(made: Sequence[MadeDecision], seat: int, open_ask: int) -> int:
    """The number of the last decision that the seat's person made. Raises `Refused`: ``undo-nothing``, ``undo-seen``.

    Hidden decisions of others make no difference: this must not tell whether there are any.
    """
    seen = False
    for decision in reversed(made):
        if decision.seat == seat and decision.person:
            if seen or decision.shows:
                raise Refused("undo-seen")
            return decision.seq
        seen = seen or not decision.is_hidden(open_ask)
    raise Refused("undo-nothing")
