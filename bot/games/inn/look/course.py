"""The items of the Inn's stack, read from a view, in a form in which their effects can be worked out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.games.inn.look.consequence import Consequence, Levels, drunk, standing
from bot.games.inn.rules import Library
from bot.games.inn.rules.cards.library import Taste
from bot.games.inn.rules.play.state import INN, Part
from bot.games.inn.rules.play.view import DrinkView, InnView, ItemView


@dataclass(slots=True)
class OpenDrink:
    cards: list[str]
    drinker: int
    felt: Taste | None
    """None: its effect on this drinker cannot be known."""
    ignored: bool
    rewards: dict[int, int] = field(default_factory=dict[int, int])
    """By seat, the Gold that others pay its drinker."""


@dataclass(slots=True)
class OpenItem:
    what: str
    by: int
    card: str
    use: int
    targets: list[str]
    parts: list[Part]
    drinks: list[OpenDrink]
    seats: list[int]
    negated: bool


def _item(shown: ItemView) -> OpenItem:
    drinks = [_drink(drink) for drink in shown["drinks"]]
    parts = [Part(**part) for part in shown["parts"]]
    return OpenItem(
        shown["what"], shown["by"], shown["card"], shown["use"], list(shown["targets"]), parts, drinks,
        list(shown["seats"]), shown["negated"],
    )  # fmt: skip


def _drink(shown: DrinkView) -> OpenDrink:
    felt = Taste(shown["alcohol"], shown["fortitude"], shown["draw"], shown["gold"])
    rewards = {int(seat): n for seat, n in shown.get("rewards", {}).items()}
    return OpenDrink(list(shown["cards"]), shown["drinker"], felt, shown["ignored"], rewards)


# -- its course ------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Purse:
    """A party's standing while it changes."""

    fortitude: int
    alcohol: int
    gold: int


@dataclass(slots=True)
class _Tally:
    """What happens to a seat besides."""

    drawn: int = 0
    unseen: int = 0
    unsure: bool = False


@dataclass(slots=True)
class Course:
    view: InnView
    library: Library
    stack: list[OpenItem] = field(init=False)
    purses: dict[int, _Purse] = field(init=False)
    """By party."""
    more_drunk: dict[int, int] = field(init=False)
    """By party, the levels of its counters that count as Alcohol Content when it is seen who passes out."""
    levels: list[dict[str, int]] = field(init=False)
    """By seat, its counters by their full codes."""
    tallies: list[_Tally] = field(init=False)
    out: list[bool] = field(init=False)
    inside: list[int] = field(init=False)
    """The seats that are in the Round of Gambling."""
    pot: int = field(init=False)
    drink_deck: int = field(init=False)
    winner: int | None = field(init=False)
    """The seat that wins the Round by the items on the stack: INN for nobody, None while the Round goes on."""

    def __post_init__(self) -> None:
        seats, pot = self.view["seats"], self.view["round"]
        self.stack = [_item(shown) for shown in self.view["stack"]]
        self.purses = {seat["party"]: _Purse(seat["fortitude"], seat["alcohol"], seat["gold"]) for seat in seats}
        self.tallies = [_Tally() for _ in seats]
        self.out = [bool(seat["out"]) for seat in seats]
        self.inside = list(pot["inside"]) if pot is not None else []
        self.pot = pot["pot"] if pot is not None else 0
        self.drink_deck = self.view["drink_deck"]
        self.winner = pot["winner"] if pot is not None and pot["over"] else None
        self.levels = [dict(seat["counters"]) for seat in seats]
        self.more_drunk = dict.fromkeys(self.purses, 0)
        for seat in seats:
            levels = seat["counters"].items()
            self.more_drunk[seat["party"]] += sum(n for code, n in levels if self.library.counters[code].drunk)

    def purse(self, seat: int) -> _Purse:
        return self.purses[self.view["seats"][seat]["party"]]

    def same_party(self, first: int, second: int) -> bool:
        seats = self.view["seats"]
        return first == second or (INN not in (first, second) and seats[first]["party"] == seats[second]["party"])

    def living(self) -> list[int]:
        return [seat for seat, gone in enumerate(self.out) if not gone]

    def of(self, seat: int) -> Consequence:
        """The result for a seat."""
        purse, tally = self.purse(seat), self.tallies[seat]
        more = self.more_drunk[self.view["seats"][seat]["party"]]
        after = Levels(purse.fortitude, purse.alcohol, purse.gold, more)
        reason = ""
        if self.view["seats"][seat]["out"]:
            pass
        elif after.gap <= 0:
            reason = "asleep"
        elif after.gold == 0 and not self._plays_on():
            reason = "broke"
        return Consequence(
            standing(self.view, seat, self.library), after, tally.drawn, tally.unseen, tally.unsure, reason
        )

    def _plays_on(self) -> bool:
        """Whether a Round of Gambling or a Drinking Contest goes on, in which nobody is sent away without Gold."""
        return (self.view["round"] is not None and self.winner is None) or self.view["contest"] is not None

    def more_follows(self, seats: Sequence[int]) -> None:
        for seat in seats:
            self.tallies[seat].unsure = True

    def swallow(self, drink: OpenDrink) -> None:
        seat, felt = drink.drinker, drink.felt
        if drink.ignored or self.out[seat]:
            return
        if felt is None:
            self.more_follows([seat])
            return
        purse = self.purse(seat)
        after = drunk(Levels(purse.fortitude, purse.alcohol, purse.gold), felt)
        purse.fortitude, purse.alcohol, purse.gold = after[:3]
        self.tallies[seat].drawn += felt.draw
