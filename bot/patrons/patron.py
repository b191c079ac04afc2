"""The protocol of patrons, and a patron that plays any game at random."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, runtime_checkable

from bot.engine import Option, SeatAsk

Luck: TypeAlias = Callable[[], float]
"""Gives the next number in [0, 1). All chance in a patron comes from it."""

View: TypeAlias = Any
"""What one seat may know (`Game.view`), which is all that a patron sees of a game. Each game declares its own form."""


STRENGTHS = ("random", "easy", "regular", "shark")
"""Of computer players, the weakest first."""


class Patron(Protocol):
    """A computer player. It keeps nothing between two calls: the same arguments give the same answer.

    Playouts do not make the arguments that a patron does not read.
    """

    @property
    def reads_view(self) -> bool:
        """Whether `choose` reads the view."""
        ...

    @property
    def reads_unasked(self) -> bool:
        """Whether `wish` reads the unasked options."""
        ...

    def choose(self, view: View, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """A legal answer to an ask."""
        ...

    def wish(self, view: View, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        """The unasked option it would use now, if any; called once after each event."""
        ...


@runtime_checkable
class Thinker(Patron, Protocol):
    """A computer player that takes its time. Whoever has no time for it lets another one play in its place."""

    @property
    def at_once(self) -> Patron:
        """Who plays in its place: as well as can be without looking ahead."""
        ...


def any_answer(ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
    """A legal answer, drawn evenly from those with at most one target for each pick."""
    options = ask.options
    if ask.least == ask.most == 1:
        for option in options.values():
            if option.most:
                break
        else:
            return (list(options)[int(luck() * len(options))],) if len(options) > 1 else tuple(options)
        picks = [pick for option in options.values() for pick in option.picks()]
        return (picks[int(luck() * len(picks))],)
    left = list(options.values())
    count = ask.least + int(luck() * (min(ask.most, len(left)) - ask.least + 1))
    answer: list[str] = []
    for _ in range(count):
        picks = left.pop(int(luck() * len(left))).picks()
        answer.append(picks[int(luck() * len(picks))])
    return tuple(answer)
