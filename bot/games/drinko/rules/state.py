"""The state of a game of Drinko, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class DrinkoState:
    """A table of Drinko. Seats are numbers from 0 in clockwise order; piles have their top at the end."""

    hands: list[list[str]]
    draw: list[str]
    pile: list[str]
    options: dict[str, Any]
    drinks: list[int]
    called: list[bool]
    """Who has called Drinko with the one card they hold."""
    to_move: int = 0
    direction: int = 1
    """1 clockwise (ascending seats), -1 the other way."""
    train: int = 0
    """Size of the Drink Train; 0 when there is none (ruling 9: a train that has fallen to zero is over)."""
    may_call: int = -1
    """The seat that went down to one card in the last finished turn and has not called; -1 when none."""
    late: list[int] = field(default_factory=list[int])
    """Seats that failed to call in time and can be caught, longest first."""
    out: list[int] = field(default_factory=list[int])
    """Seats that have emptied their hands, in order."""
    over: bool = False
    wrong: list[int] = field(default_factory=list[int])
    """Seats that have pressed Catch in this turn and caught nobody."""

    def left(self) -> int:
        """How many seats are still in."""
        return len(self.hands) - len(self.out)

    def others(self, seat: int) -> tuple[str, ...]:
        """The other seats still in, as targets."""
        return tuple(str(other) for other in range(len(self.hands)) if other != seat and other not in self.out)

    def next_after(self, seat: int) -> int:
        """The next seat still in, in the order of play."""
        count = len(self.hands)
        seat = (seat + self.direction) % count
        while seat in self.out:
            seat = (seat + self.direction) % count
        return seat

    def dump(self) -> dict[str, Any]:
        """Plain data, sharing nothing with the state."""
        return {
            "hands": [hand.copy() for hand in self.hands],
            "draw": self.draw.copy(),
            "pile": self.pile.copy(),
            **self.dump_without_cards(),
        }

    def dump_without_cards(self) -> dict[str, Any]:
        """The same without hands and piles."""
        return {
            "options": self.options.copy(),
            "drinks": self.drinks.copy(),
            "called": self.called.copy(),
            "to_move": self.to_move,
            "direction": self.direction,
            "train": self.train,
            "may_call": self.may_call,
            "late": self.late.copy(),
            "wrong": self.wrong.copy(),
            "out": self.out.copy(),
            "over": self.over,
        }

    def copy(self) -> DrinkoState:
        """An independent copy."""
        return DrinkoState(**self.dump())
