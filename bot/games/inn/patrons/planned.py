"""What computer players plan with at the Inn: items of the stack as they would happen, and what comes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.picks import read_target
from bot.games.inn.rules.play.state import INN, Drink
from bot.games.inn.rules.play.view import ItemView, PartView

if TYPE_CHECKING:
    from bot.games.inn.patrons.position import Position

DRINK: Final = 1.7
"""What an unknown Drink costs its drinker, in Fortitude less Alcohol Content."""


OF_DRINKS: Final = frozenset(name for name, word in EFFECTS.items() if word.drink)
"""The words that do something to a Drink."""


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
    data: EffectData | None = None
    """Its effect as the card says it, if word and number do not say all of it."""
    of: str = ""
    """The full code of the counter that it names."""
    thing: int = -1
    """The place of a card in front of the seat that it is aimed at; -1 for the player."""

    def copied(self) -> PlannedEffect:
        """Another one, which may be changed."""
        return PlannedEffect(
            self.word, self.seat, self.n, self.source, self.to, self.ignored, self.paid, self.data, self.of,
            self.thing,
        )  # fmt: skip


@dataclass(slots=True)
class PlannedItem:
    """What is being resolved, or would be."""

    what: str
    by: int
    card: str
    targets: Sequence[str]
    effects: list[PlannedEffect]
    drinks: list[Drink]
    negated: bool = False

    @property
    def counts(self) -> bool:
        """Whether a number of it is found out, and noted in it, as it happens."""
        return any(effect.data is not None and effect.data.per for effect in self.effects)

    def copied(self) -> PlannedItem:
        """Another one, which may be changed."""
        effects = [effect.copied() for effect in self.effects]
        drinks = [
            Drink(drink.cards, drink.by, drink.drinker, drink.mods.copy(), drink.ignored, drink.split)
            for drink in self.drinks
        ]
        return PlannedItem(self.what, self.by, self.card, self.targets, effects, drinks, self.negated)


def concerned(
    seats: Position, whom: str, seat: int, targets: Sequence[str], answered: PlannedItem | None = None,
    inside: Sequence[int] = (),
) -> Sequence[tuple[int, int]]:  # fmt: skip
    """Those whom an effect of a seat's card is said of, each with the place of the card in front of it that it is aimed
    at, or -1. `inside`: who is in the Round.
    """
    ours, found = seats.same_side, seats.living
    match whom:
        case "picked":
            return [(aim.seat, aim.thing) for aim in map(read_target, targets) if aim.drink < 0]
        case "others":
            found = [other for other in found if not ours(other, seat)]
        case "all":
            found = list(seats.champions(seat))
        case "everyone":
            pass
        case "mates":
            found = [other for other in found if other != seat and ours(other, seat)]
        case "in-round":
            found = [other for other in inside if not ours(other, seat)]
        case "active":
            found = [seats.active]
        case "source":
            found = _sources(seats, seat, answered)
        case _:
            found = [seat]
    return [(other, -1) for other in found]


def _sources(seats: Position, seat: int, answered: PlannedItem | None) -> list[int]:
    """Whose card is answered; of a loss who has just caused it to this seat, else who has to somebody else."""
    if answered is None or answered.what != "hurt":
        return [answered.by] if answered is not None and answered.by != INN else []
    mine = [hurt.source for hurt in answered.effects if seats.same_side(hurt.seat, seat)]
    others = (hurt.source for hurt in answered.effects if hurt.source != INN)
    return (mine or [source for source in others if not seats.same_side(source, seat)])[:1]


def as_it_lies(item: ItemView) -> PlannedItem:
    """An item of the stack as a view has it."""
    effects = [_effect(item, part) for part in item["parts"]]
    drinks = [
        Drink(drink["cards"], drink["by"], drink["drinker"], drink.get("mods", []), drink["ignored"], drink["split"])
        for drink in item["drinks"]
    ]
    return PlannedItem(item["what"], item["by"], item["card"], item["targets"], effects, drinks, item["negated"])


def _effect(item: ItemView, part: PartView) -> PlannedEffect:
    card, at = the_library().cards.get(part["card"] or item["card"]), part["at"]
    data = card.effects[at] if card is not None and at >= 0 else None
    if card is not None and data is None and part["word"] in OF_DRINKS:
        use = card.uses[0 if part["card"] else item["use"]]
        data = next((effect for effect in use.do if effect.word == part["word"]), None)
    of = f"{card.deck}.{data.of}" if card is not None and data is not None and data.of else ""
    return PlannedEffect(
        part["word"], part["seat"], part["n"], part["source"], part["to"], part["ignored"], part["paid"], data=data,
        of=of, thing=part["thing"],
    )  # fmt: skip


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
        self, seats: Position, item: PlannedItem, below: PlannedItem | None, pot: Pot | None, total: ExpectedChange
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
EXPECTED: Final[dict[str, Expected]] = {}
"""By word, of those of which the vocabulary's own numbers do not say enough."""


def is_followed(word: str) -> bool:
    """Whether what a word comes to is left to the rules: it changes what it answers, and nothing is expected of it."""
    return word not in EXPECTED and bool(EFFECTS[word].answers) if word in EFFECTS else False


def expects(*words: str) -> Callable[[Expected], Expected]:
    """Marks what is expected of these words."""

    def marked(function: Expected) -> Expected:
        EXPECTED.update(dict.fromkeys(words, function))
        return function

    return marked
