"""What a patron is, and the one that plays anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

from bot.engine import Option, SeatAsk

Luck: TypeAlias = Callable[[], float]
"""The next number in [0, 1). All that is random in a patron comes from it."""

View: TypeAlias = Any
"""What one seat may know (`Game.view`): all that a patron ever sees of a game. Each game's patrons declare its form."""


STRENGTHS = ("random", "regular", "shark")


class Patron(Protocol):
    """A computer player. It keeps nothing between two calls: the same arguments give the same answer.

    What a patron does not read, playouts do not make for it.
    """

    @property
    def reads_view(self) -> bool:
        """Whether `choose` reads the view."""
        ...

    @property
    def reads_standing(self) -> bool:
        """Whether `wish` reads the standing options."""
        ...

    def choose(self, view: View, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """Its legal answer to an ask."""
        ...

    def wish(self, view: View, standing: Mapping[str, Option], luck: Luck) -> str | None:
        """The standing pick it would use now, if any; to be asked once each time that something happened."""
        ...


def any_answer(ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
    """A legal answer: every one that names at most one target a pick is as likely as any other."""
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
