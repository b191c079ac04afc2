"""Predicts the outcome of a card at the Inn from what one seat may see of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Protocol

from bot.engine import split_pick
from bot.games.inn.patrons.expected import (
    EXPECTED,
    EffectContext,
    ExpectedChange,
    PlannedDrink,
    PlannedEffect,
    PlannedItem,
    Pot,
)
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.library import Card, Use
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.play.state import INN
from bot.games.inn.rules.play.view import InnView, ItemView, viewer

DRAWN_CARD = 0.4
"""What a card that a Drink lets its drinker draw is worth, in Gold."""


class Judge(Protocol):
    """What a computer player makes of changes, in Gold of an ordinary moment; and how it plays by that."""

    @property
    def eagerness(self) -> float:
        """A factor for what a card is held back for: below 1, cards are played sooner."""
        ...

    @property
    def keeps(self) -> float:
        """A card less wanted than this is discarded."""
        ...

    @property
    def noise(self) -> float:
        """The most by which a pick is misjudged by chance."""
        ...

    @property
    def urgency(self) -> float:
        """The least that a card played out of turn must gain."""
        ...

    @property
    def gambling(self) -> float:
        """A factor for what a card is held back for that gambles or starts a Round."""
        ...

    def spite(self, position: Position) -> Sequence[float] | None:
        """By seat, what each point of the gap that it loses is worth besides, in Gold; None for nothing at all."""
        ...

    def weigh(self, position: Position) -> list[float]:
        """What each seat has in its favour before anything changes, in the judge's own measure."""
        ...

    def worth(self, position: Position, outcome: ExpectedChange) -> float:
        """What the changes are worth to the position's own seat; 0 when nothing changes."""
        ...


def between(worths: Sequence[float], at: float) -> float:
    """A value looked up in a table by a number from 0 up; between whole numbers a share of both."""
    if at <= 0:
        return worths[0] + at * 0.01
    last = len(worths) - 1
    if at >= last:
        return worths[last]
    low = int(at)
    return worths[low] + (worths[low + 1] - worths[low]) * (at - low)


class Position:
    """A table of the Inn as one seat sees it."""

    __slots__ = (
        "active", "alcohol", "cards", "favour", "fortitude", "gap", "gold", "hand", "judge", "living", "me", "phase",
        "pile", "round", "spite", "stack", "view",
    )  # fmt: skip

    def __init__(self, view: InnView, judge: Judge) -> None:
        self.view = view
        self.judge = judge
        self.me = viewer(view)
        seats = view["seats"]
        self.fortitude = [seat["fortitude"] for seat in seats]
        self.alcohol = [seat["alcohol"] for seat in seats]
        self.gap = [seat["fortitude"] - seat["alcohol"] for seat in seats]
        self.gold = [seat["gold"] for seat in seats]
        self.pile = [seat["pile"] for seat in seats]
        self.cards = [seat["hand"] for seat in seats]
        self.living = [number for number, seat in enumerate(seats) if not seat["out"]]
        self.hand = view["hand"]
        self.active = view["active"]
        self.phase = view["phase"]
        self.stack = view["stack"]
        self.round = view["round"]
        self.favour = judge.weigh(self)
        self.spite = judge.spite(self)

    # -- worth --------------------------------------------------------------------------------------------------

    def worth(self, outcome: ExpectedChange) -> float:
        """What the changes are worth to this seat; 0 when nothing changes."""
        return self.judge.worth(self, outcome)

    def now(self, *, passed: bool = False) -> float:
        """The worth of the table if nobody plays anything more."""
        return self.worth(self.outcome(self.planned_stack(), self.pot(passed=passed)))

    def with_card(self, pick: str) -> float:
        """The worth when this pick is played and nobody answers it."""
        outcome = self.with_pick(pick)
        return 0.0 if outcome is None else self.worth(outcome)

    def with_pick(self, pick: str) -> ExpectedChange | None:
        """What comes of this pick when nobody answers it; None for a pick that plays no card."""
        key, targets = split_pick(pick)
        found = use_of(key)
        if found is None:
            return None
        stack = self.planned_stack()
        pot = self.pot()
        answered = stack[-1] if stack else None
        if pot is None and any(effect.word == "start-round" for effect in found[1].do):
            pot = Pot(0, self.me, "gambling", list(self.living))
        stack.append(self.plan(found[0], found[1], targets, answered, pot))
        return self.outcome(stack, pot)

    # -- what lies there ----------------------------------------------------------------------------------------

    def planned_stack(self) -> list[PlannedItem]:
        """A copy of the stack, which may be changed."""
        return [
            PlannedItem(
                item["what"], item["by"], item["card"], item["targets"], _effects_of(item), _drinks_of(item),
                item["negated"],
            )
            for item in self.stack
        ]  # fmt: skip

    def pot(self, *, passed: bool = False) -> Pot | None:
        """A copy of the Round, which may be changed."""
        current = self.round
        if current is None:
            return None
        done = passed or self.me in current["passed"]
        return Pot(
            current["pot"],
            current["control"],
            current["top"],
            list(current["inside"]),
            done,
            current["winner"],
            current["over"],
        )

    def plan(
        self, card: Card, use: Use, targets: Sequence[str], answered: PlannedItem | None, pot: Pot | None
    ) -> PlannedItem:
        """What a card of this seat would do."""
        effects: list[PlannedEffect] = []
        for effect in use.do:
            word = effect.word
            if EFFECTS[word].antes:
                if word != "ante":
                    effects.append(
                        PlannedEffect("control" if word == "start-round" else word, self.me, 0, self.me, INN, False, "")
                    )
                inside = pot.inside if pot is not None else []
                effects += [PlannedEffect("ante", seat, effect.n or 1, self.me, INN, False, "") for seat in inside]
                continue
            to = self.me if effect.to == "you" else INN
            for seat in self._whom(effect, targets, answered):
                if to == INN or seat != to:
                    effects.append(PlannedEffect(word, seat, effect.n, self.me, to, False, "", effect.least))
        return PlannedItem("card", self.me, card.code, targets, effects, [])

    def _whom(self, effect: EffectData, targets: Sequence[str], answered: PlannedItem | None) -> Iterable[int]:
        match effect.whom:
            case "you":
                return [self.me]
            case "picked":
                return [int(target.rpartition("-")[2]) for target in targets if not target.startswith("d")]
            case "others":
                return [seat for seat in self.living if seat != self.me]
            case "all":
                return self.living
            case "active":
                return [self.active]
            case _:
                if answered is None or answered.by == INN:
                    return []
                if answered.what == "hurt":
                    return [hurt.source for hurt in answered.effects if hurt.seat == self.me][:1]
                return [answered.by]

    # -- playing it out -----------------------------------------------------------------------------------------

    def outcome(self, stack: list[PlannedItem], pot: Pot | None) -> ExpectedChange:
        """The outcome of the stack, resolved from its top, and then the expected part of the pot."""
        count = len(self.gap)
        total = ExpectedChange([0.0] * count, [0.0] * count)
        for at in range(len(stack) - 1, -1, -1):
            item = stack[at]
            below = stack[at - 1] if at else None
            if not item.negated:
                context = EffectContext(self, item, below, pot, total)
                for effect in item.effects:
                    if not effect.ignored:
                        EXPECTED[effect.word](context, effect)
            for drink in item.drinks:
                if not drink.ignored:
                    change = min(drink.fortitude, 20 - self.fortitude[drink.drinker])
                    total.gap[drink.drinker] += change - max(drink.alcohol, -self.alcohol[drink.drinker])
                    total.extra += drink.extra if drink.drinker == self.me else 0.0
            if item.what == "won" and pot is not None and pot.over:
                pot.winner = item.by
        if pot is not None:
            self._promise(pot, total)
        return total

    def _promise(self, pot: Pot, total: ExpectedChange) -> None:
        """Adds to each seat the part of the pot that it may expect."""
        if pot.over:
            if pot.winner != INN:
                total.gold[pot.winner] += pot.gold
            return
        rivals = [seat for seat in pot.inside if seat != pot.control]
        if not rivals or not pot.inside:
            if pot.control != INN:
                total.gold[pot.control] += pot.gold
            return
        hold = 0.85 if pot.top == "winning" else 0.45
        left = min(3, sum(gambles(code) for code in self.hand))
        if pot.control == self.me:
            hold = min(0.9, hold + 0.1 * left)
        elif pot.control == INN:
            hold = 0.0
        else:
            hold = max(0.3, hold - 0.05 * left)
            total.gold[pot.control] += pot.gold * hold
        if pot.control == self.me:
            total.gold[self.me] += pot.gold * hold
        out = [seat for seat in rivals if seat != self.me or not pot.passed]
        for seat in out:
            total.gold[seat] += pot.gold * (1 - hold) / len(out)


def _effects_of(item: ItemView) -> list[PlannedEffect]:
    return [
        PlannedEffect(
            part["word"], part["seat"], part["n"], part["source"], part["to"], part["ignored"], part["paid"]
        )
        for part in item["parts"]
    ]  # fmt: skip


def _drinks_of(item: ItemView) -> list[PlannedDrink]:
    return [
        PlannedDrink(
            drink["by"], drink["drinker"], drink["alcohol"], drink["fortitude"],
            drink["draw"] * DRAWN_CARD + drink["gold"], drink["ignored"],
        )
        for drink in item["drinks"]
    ]  # fmt: skip


@cache
def use_of(key: str) -> tuple[Card, Use] | None:
    """The card and the use of it that an option's key names; None when the key names no known card."""
    code, _, number = key.rstrip("?").partition(":")
    card = the_library().cards.get(code)
    return (card, card.uses[int(number or 0)]) if card is not None else None


@cache
def gambles(code: str) -> bool:
    """Whether it takes control of a Round."""
    card = the_library().cards.get(code)
    return card is not None and card.gambles
