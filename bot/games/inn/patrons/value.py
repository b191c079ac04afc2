"""How likely each seat is to win, learnt from games of patrons, and the weights of those who judge by it.

What was learnt stands in ``data/inn/value.toml`` and ``data/inn/keeping.toml``, which ``train`` writes; the weights in
``data/inn/patrons.toml``; both of earlier versions, frozen, in ``data/inn/former.toml``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.engine import BadData
from bot.engine.data_files import first_fault, read_toml
from bot.games.inn.patrons.changes import ExpectedChange
from bot.games.inn.patrons.position import Position, between
from bot.games.inn.patrons.wanting import front_worth
from bot.games.inn.rules import State, the_library
from bot.games.inn.rules.foresee import levels_of
from bot.paths import DATA

VALUE = DATA / "inn" / "value.toml"
KEEPING = DATA / "inn" / "keeping.toml"
WEIGHTS = DATA / "inn" / "patrons.toml"
FORMER = DATA / "inn" / "former.toml"
KEPT = 2000
"""How many exponentials of a table are kept."""


class Data(BaseModel):
    """A table of the file."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Origin(Data):
    """Where the value comes from."""

    command: str
    """What learnt it."""
    rules_version: int
    decks: str
    """The digest of the decks, Drinks and Events it was learnt with (`training.decks_digest`)."""
    games: int
    positions: int
    """What it was learnt from: so many beginnings of turns."""


class Value(Data):
    """What is in a seat's favour, in logarithms of its chance to win.

    `gap` (Fortitude less Alcohol Content) and `gold` are tables by number from 0; `hand` and `pile` count for each card
    in the hand and in the Drink Me! Pile, `front` for each Gold that the cards in front of the player are worth.
    """

    gap: Annotated[tuple[float, ...], Field(min_length=21, max_length=21)]
    gold: Annotated[tuple[float, ...], Field(min_length=2)]
    hand: float
    pile: float
    front: float
    keeping: dict[str, float] = {}
    """What keeping a card brings, by what stands on it (see `keeping`)."""

    def of(self, gap: float, gold: float) -> float:
        """What gap and Gold are worth together."""
        return between(self.gap, gap) + between(self.gold, gold)


class Weights(Data):
    """How a patron plays by the value."""

    share: float = 40.0
    """What a sure win is worth, in Gold of an ordinary moment."""
    eagerness: float = 0.6
    """A factor for what a card is held back for: below 1, cards are played sooner."""
    keeps: float | Literal["learnt"] = 1.25
    """A card less wanted than this is discarded; "learnt": one that brings less than a new one is."""
    noise: float = 0.05
    """The most by which a pick is misjudged by chance, in Gold."""
    urgency: float = 6.0
    """The least that a card played out of turn must gain, in Gold."""
    felling: float = 5.0
    """What it is worth besides, in Gold, to put somebody out: a rival less, and part of a Stash."""
    falling: float = 10.0
    """What it costs besides, in Gold, to go out: so that a seat with hardly a chance left still fights for it."""
    forgets: float = Field(default=0.0, ge=0.0, le=1.0)
    """How often it overlooks all its cards in a window."""
    deals: int = Field(default=0, ge=0, le=64)
    """The most deals that it imagines to look ahead in each; 0: it does not look ahead."""
    gambling: float = Field(default=1.0, ge=0.0)
    """A factor for what a card is held back for that gambles or starts a Round."""
    caution: float = 0.0
    """What each point of its own gap that it loses counts besides, in Gold."""
    greed: float = 0.0
    """What each Gold that it wins or loses counts besides."""
    theft: float = 0.0
    """What each Gold that another loses counts besides."""
    brawl: float = 0.0
    """What each point of the gap that another loses counts besides, in Gold."""
    grudge: float = 0.0
    """The same, if the other was seen hurting this seat, or if none was, somebody (`manner.grudges`)."""
    kindness: float = 0.0
    """What each point of the gap that the weakest loses counts less, in Gold."""

    @property
    def mannered(self) -> bool:
        """Whether it judges by more than its chance to win."""
        return bool(self.caution or self.greed or self.theft or self.brawl or self.grudge or self.kindness)


class Learnt(Data):
    """The file that ``train`` writes."""

    made: Origin
    value: Value


class LearntKeeping(Data):
    """The file that ``train --what hands`` writes."""

    made: Origin
    keeping: dict[str, float]


class Former(Data):
    """The file of the strengths of earlier versions, frozen."""

    value: Value
    strength: dict[str, Weights]


class Guest(Data):
    """A guest of the house: plays as a strength does, but for some weights."""

    strength: str
    weights: dict[str, float]


class Cast(Data):
    """The file of the weights."""

    strength: dict[str, Weights]
    """By name, the weakest first."""
    guest: dict[str, Guest]
    """By code, in the order in which they come to a table."""

    def weights_of(self, code: str) -> Weights:
        """The weights of a guest. Raises `ValidationError` for one that there is not, `KeyError` for the strength."""
        guest = self.guest[code]
        return Weights.model_validate({**self.strength[guest.strength].model_dump(), **guest.weights})


class Chances:
    """Judges by how much a change moves the seat's own chance to win: so it counts who is ahead."""

    def __init__(self, value: Value, weights: Weights) -> None:
        self.value = value
        self.weights = weights
        self.eagerness = weights.eagerness
        self.keeps: float | Literal["learnt"] = weights.keeps
        self.keeping = value.keeping
        self.noise = weights.noise
        self.urgency = weights.urgency
        self.gambling = weights.gambling
        self._of_gap = _Factors(value.gap)
        self._of_gold = _Factors(value.gold)

    def spite(self, position: Position) -> Sequence[float] | None:
        """Nothing: harm to others counts only by what it does for the seat's own chance."""
        return None

    def weigh(self, position: Position) -> list[float]:
        """Of each seat still in the game, its chance to win, times a factor that all seats share; 0 for the others."""
        hand, pile, front, holding = self.value.hand, self.value.pile, self.value.front, position.holding
        of_gap, of_gold, favour = self._of_gap, self._of_gold, [0.0] * len(position.gap)
        for seat in position.sides:
            in_cards = hand * position.cards[seat] + pile * position.pile[seat] + front * holding[seat].worth
            favour[seat] = of_gap[position.gap[seat]] * of_gold[position.gold[seat]] * exp(in_cards)
        return favour

    def favour_of(self, state: State) -> list[float]:
        """The same of a whole state, which only who imagines it has; it counts what bites as it stands."""
        hand, pile, front = self.value.hand, self.value.pile, self.value.front
        favour = [0.0] * len(state.seats)
        told: set[int] = set()
        gaps = levels_of(state, the_library())
        for seat, own in enumerate(state.seats):
            if own.out or own.party in told:
                continue
            told.add(own.party)
            in_cards = hand * len(own.hand) + pile * len(own.pile)
            in_cards += front * sum(front_worth(laid.card) for laid in own.front)
            favour[seat] = self._of_gap[gaps[seat].gap] * self._of_gold[gaps[seat].gold] * exp(in_cards)
        return favour

    def worth(self, position: Position, outcome: ExpectedChange) -> float:
        """What the seat's chance to win gains, and what else is gained."""
        favour, me, besides = position.favour, position.me, outcome.extra
        if position.speaker is not None:
            me, outcome = position.speaker[me], position.of_sides(outcome)
        gaps, golds = outcome.gap, outcome.gold
        if not (any(gaps) or any(golds)):
            return besides
        of_gap, of_gold = self._of_gap, self._of_gold
        before = total = position.all_favour
        mine = favour[me]
        for seat in position.sides:
            gap, gold = gaps[seat], golds[seat]
            if not gap and not gold:
                continue
            at_gap, at_gold, factor = position.gap[seat], position.gold[seat], 1.0
            new_gap, new_gold = at_gap + gap, at_gold + gold
            if gap:
                factor = of_gap[new_gap] / of_gap[at_gap]
            if gold:
                factor *= of_gold[new_gold] / of_gold[at_gold]
            total += favour[seat] * (factor - 1)
            if seat == me:
                mine *= factor
            if new_gap <= 0 or new_gold <= 0 or at_gap <= 0 or at_gold <= 0:
                falls = (new_gap <= 0 or new_gold <= 0) - (at_gap <= 0 or at_gold <= 0)
                besides += falls * (-self.weights.falling if seat == me else self.weights.felling)
        return (mine / total - favour[me] / before) * self.weights.share + besides


class _Factors(dict[float, float]):
    """The exponentials of a table's values: those for whole numbers, and the first others that are asked for."""

    def __init__(self, table: Sequence[float]) -> None:
        super().__init__((at, exp(between(table, at))) for at in range(-len(table), 2 * len(table)))
        self._table = table

    def __missing__(self, at: float) -> float:
        found = exp(between(self._table, at))
        if len(self) < KEPT:
            self[at] = found
        return found


def read_learnt(text: str, name: str) -> Learnt:
    """What was learnt. Raises `BadData` with file and reason for anything wrong with it."""
    return read_toml(Learnt, text, name, strict=False)


def read_keeping(text: str, name: str) -> LearntKeeping:
    """What was learnt of cards. Raises `BadData` with file and reason for anything wrong with it."""
    return read_toml(LearntKeeping, text, name, strict=False)


def read_former(text: str, name: str) -> Former:
    """Strengths of earlier versions. Raises `BadData` with file and reason for anything wrong with it."""
    return read_toml(Former, text, name, strict=False)


def read_cast(text: str, name: str) -> Cast:
    """The strengths and the guests of the house. Raises `BadData` with file and reason for anything wrong with it."""
    cast = read_toml(Cast, text, name, strict=False)
    for code, guest in cast.guest.items():
        if code in cast.strength:
            raise BadData(f"{name}: guest.{code}: is the name of a strength")
        try:
            cast.weights_of(code)
        except KeyError:
            raise BadData(f"{name}: guest.{code}.strength: there is no strength {guest.strength!r}") from None
        except ValidationError as error:
            raise BadData(f"{name}: {first_fault(error, 'guest', code, 'weights')}") from None
    return cast


@cache
def the_value() -> Value:
    """What was learnt for the bot's own decks, without where it comes from."""
    keeping = read_keeping(KEEPING.read_text(encoding="utf-8"), KEEPING.name).keeping
    return read_learnt(VALUE.read_text(encoding="utf-8"), VALUE.name).value.model_copy(update={"keeping": keeping})


@cache
def the_cast() -> Cast:
    """The strengths and the people that come with the bot."""
    return read_cast(WEIGHTS.read_text(encoding="utf-8"), WEIGHTS.name)


@cache
def the_former() -> Former:
    """The strengths of earlier versions."""
    return read_former(FORMER.read_text(encoding="utf-8"), FORMER.name)
