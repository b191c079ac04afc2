"""What computer players plan with at the Inn: items of the stack as they would happen, and what comes of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from bot.games.inn.patrons.holding import Holding
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.picks import read_target
from bot.games.inn.rules.play.state import INN

DRINK = 1.7
"""What an unknown Drink costs its drinker, in Fortitude less Alcohol Content."""


NO_LEAST = -99
"""Stands for an effect that can make a number as small as it likes."""


class KnownSeats(Protocol):
    """What a computer player sees of the seats; `me` is its own seat."""

    me: int
    fortitude: list[int]
    alcohol: list[int]
    gold: list[int]
    pile: list[int]
    cards: list[int]
    """The sizes of the hands."""
    hand: list[str]
    """The own hand."""
    holding: list[Holding]
    """By seat, what holds for it without being played."""
    anything_stays: bool
    """Whether anything holds for anybody."""
    living: list[int]
    active: int

    @property
    def counters(self) -> Sequence[Mapping[str, int]]:
        """By seat, its counters by full code."""
        ...

    @property
    def characters(self) -> Sequence[str]:
        """By seat."""
        ...

    @property
    def villains(self) -> Sequence[bool]:
        """By seat, whether its character is one."""
        ...

    @property
    def bosses(self) -> Sequence[bool]:
        """By seat, whether it is a Boss."""
        ...

    def same_side(self, first: int, second: int) -> bool:
        """Whether two seats are the same, or mates."""
        ...

    def champions(self, by: int) -> Sequence[int]:
        """Those whom a card of a seat would affect that affects each player: all players, or one of each team."""
        ...


@dataclass(slots=True)
class PlannedDrink:
    """A Drink about to be drunk: what it does now."""

    by: int
    drinker: int
    alcohol: float
    fortitude: float
    extra: float
    ignored: bool


@dataclass(slots=True)
class PlannedEffect:
    """One effect of a card on the stack, or of one that might be played."""

    word: str
    seat: int
    n: int
    source: int
    to: int
    ignored: bool
    paid: str
    least: int = NO_LEAST
    data: EffectData | None = None
    """Its effect as the card says it, if word and number do not say all of it."""
    of: str = ""
    """The full code of the counter that it names."""
    thing: int = -1
    """The place of a card in front of the seat that it is aimed at; -1 for the player."""


@dataclass(slots=True)
class PlannedItem:
    """What is being resolved, or would be."""

    what: str
    by: int
    card: str
    targets: Sequence[str]
    effects: list[PlannedEffect]
    drinks: list[PlannedDrink]
    negated: bool = False

    def aims(self) -> list[tuple[int, int]]:
        """The seats that its targets name, each with the place of the card in front of it, or -1."""
        return [(aim.seat, aim.thing) for aim in map(read_target, self.targets) if aim.drink < 0]


@dataclass(slots=True)
class Pot:
    """A Round of Gambling as it would be then."""

    gold: float
    control: int
    top: str
    inside: list[int]
    passed: bool = False
    """Whether the computer player's own seat would have passed."""
    winner: int = INN
    over: bool = False


@dataclass(slots=True)
class ExpectedChange:
    """The changes of gap and Gold by seat, and what else is gained, in worth."""

    gap: list[float]
    gold: list[float]
    extra: float = 0.0


class EffectContext:
    """Where an effect happens: in this item of the stack, which answers the item below it.

    `me` is the seat whose cards count as the own ones.
    """

    __slots__ = ("below", "item", "me", "pot", "seats", "total")

    def __init__(
        self, seats: KnownSeats, item: PlannedItem, below: PlannedItem | None, pot: Pot | None, total: ExpectedChange
    ) -> None:
        self.seats = seats
        self.me = seats.me
        self.item = item
        self.below = below
        self.pot = pot
        self.total = total

    def ours(self, seat: int) -> bool:
        """Whether what a seat gains or loses is the own gain or loss: it is the own seat, or a mate's."""
        return self.seats.same_side(seat, self.me)

    def apart(self, total: ExpectedChange, me: int = INN) -> EffectContext:
        """The same place, where what happens is added to another total and changes nothing that lies there."""
        found = EffectContext(self.seats, self.item, None, None, total)
        found.me = self.me if me == INN else me
        return found


Expected: TypeAlias = Callable[[EffectContext, PlannedEffect], None]
"""Adds what an effect comes to: to the total, the pot, or what is answered."""
