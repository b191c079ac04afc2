"""What computer players expect each word of the Inn's cards to do.

Every word of the vocabulary stands in `EXPECTED`; a test fails when one is missing there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.state import INN

DRINK = 1.7
"""What an unknown Drink costs its drinker, in Fortitude less Alcohol Content."""


class KnownSeats(Protocol):
    """What a computer player sees of the seats; `me` is its own seat."""

    me: int
    fortitude: list[int]
    alcohol: list[int]
    gold: list[int]
    pile: list[int]


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
    least: int = -99


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
    taken: bool = False


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
    hurt: list[int] = field(default_factory=list[int])


class EffectContext:
    """Where an effect happens: in this item of the stack, which answers the item below it."""

    __slots__ = ("below", "item", "pot", "seats", "total")

    def __init__(
        self, seats: KnownSeats, item: PlannedItem, below: PlannedItem | None, pot: Pot | None, total: ExpectedChange
    ) -> None:
        self.seats = seats
        self.item = item
        self.below = below
        self.pot = pot
        self.total = total


Expected: TypeAlias = Callable[[EffectContext, PlannedEffect], None]
"""Adds what an effect comes to: to the total, the pot, or what is answered."""


def _nothing(context: EffectContext, effect: PlannedEffect) -> None:
    """The word changes nothing that is counted."""


# -- what happens to a party -----------------------------------------------------------------------------------------


def _weaken(context: EffectContext, effect: PlannedEffect) -> None:
    context.total.gap[effect.seat] -= effect.n


def _strengthen(context: EffectContext, effect: PlannedEffect) -> None:
    context.total.gap[effect.seat] += min(effect.n, 20 - context.seats.fortitude[effect.seat])


def _sober(context: EffectContext, effect: PlannedEffect) -> None:
    context.total.gap[effect.seat] += min(effect.n, context.seats.alcohol[effect.seat])


def _paid(context: EffectContext, effect: PlannedEffect) -> int:
    """What a seat pays: out of its own Stash unless somebody else does."""
    if effect.paid:
        return 0 if effect.paid == "none" else effect.n
    n = min(effect.n, context.seats.gold[effect.seat])
    context.total.gold[effect.seat] -= n
    return n


def _pay(context: EffectContext, effect: PlannedEffect) -> None:
    n = _paid(context, effect)
    if effect.to != INN:
        context.total.gold[effect.to] += n


def _gain_gold(context: EffectContext, effect: PlannedEffect) -> None:
    context.total.gold[effect.seat] += effect.n


def _draw(context: EffectContext, effect: PlannedEffect) -> None:
    context.total.extra += 0.35 * effect.n if effect.seat == context.seats.me else -0.12 * effect.n


def _order(context: EffectContext, effect: PlannedEffect) -> None:
    context.total.extra += 0.35 * effect.n


def _more_actions(context: EffectContext, effect: PlannedEffect) -> None:
    context.total.extra += 1.0


def _drink_pile(context: EffectContext, effect: PlannedEffect) -> None:
    context.total.gap[effect.seat] -= DRINK if context.seats.pile[effect.seat] else 0.0


def _drink_deck(context: EffectContext, effect: PlannedEffect) -> None:
    context.total.gap[effect.seat] -= DRINK


# -- answers ---------------------------------------------------------------------------------------------------------


def _negate(context: EffectContext, effect: PlannedEffect) -> None:
    if context.below is not None:
        context.below.negated = True


def _ignore(context: EffectContext, effect: PlannedEffect) -> None:
    below = context.below
    for answered in below.effects if below is not None else ():
        if answered.seat == effect.seat:
            own_payment = answered.word == "pay" and below is not None and below.by == effect.seat
            answered.ignored = answered.word != "ante" and not own_payment


def _losses(context: EffectContext, effect: PlannedEffect) -> list[PlannedEffect]:
    """What would make the seat lose Fortitude by the card that is answered."""
    below = context.below.effects if context.below is not None else []
    return [loss for loss in below if loss.seat == effect.seat and loss.word == "lose-fortitude"]


def _reduce(context: EffectContext, effect: PlannedEffect) -> None:
    for loss in _losses(context, effect):
        loss.n = max(0, loss.n - effect.n)


def _reduce_to(context: EffectContext, effect: PlannedEffect) -> None:
    for loss in _losses(context, effect):
        loss.n = min(loss.n, effect.n)


def _redirect(context: EffectContext, effect: PlannedEffect) -> None:
    targets = context.item.targets
    for loss in _losses(context, effect):
        loss.seat, loss.ignored = (int(targets[0]), False) if targets else (loss.seat, True)


def _share_loss(context: EffectContext, effect: PlannedEffect) -> None:
    for loss in _losses(context, effect):
        loss.n = (loss.n + 1) // 2
        if loss.source != INN:
            context.total.gap[loss.source] -= loss.n


def _payments(context: EffectContext, effect: PlannedEffect) -> list[PlannedEffect]:
    below = context.below.effects if context.below is not None else []
    return [payment for payment in below if payment.seat == effect.seat and payment.word in ("pay", "ante")]


def _inn_pays(context: EffectContext, effect: PlannedEffect) -> None:
    for payment in _payments(context, effect):
        payment.paid = "inn"


def _no_payment(context: EffectContext, effect: PlannedEffect) -> None:
    for payment in _payments(context, effect):
        payment.paid = "none"


# -- a Drink that is answered ----------------------------------------------------------------------------------------


def _answered_drink(context: EffectContext) -> tuple[PlannedDrink | None, int]:
    """The Drink that a card changes, None when none lies there, and the seat that it names (INN: none)."""
    index, to = -1, INN
    for target in context.item.targets:
        first, dash, second = target.partition("-")
        if first.startswith("d"):
            index, to = int(first[1:]), int(second) if dash else INN
        else:
            to = int(first)
    drinks = context.below.drinks if context.below is not None else []
    if index < 0:
        index = next((place for place, drink in enumerate(drinks) if not drink.ignored), 0)
    return (drinks[index] if drinks else None), to


def _ignore_drink(context: EffectContext, effect: PlannedEffect) -> None:
    drink, _ = _answered_drink(context)
    if drink is not None:
        drink.ignored = True


def _pass_drink(context: EffectContext, effect: PlannedEffect) -> None:
    drink, to = _answered_drink(context)
    if drink is not None and to != INN:
        drink.drinker = to


def _split_drink(context: EffectContext, effect: PlannedEffect) -> None:
    drink, to = _answered_drink(context)
    if drink is None or context.below is None:
        return
    drink.alcohol, drink.fortitude = drink.alcohol / 2, drink.fortitude / 2
    if to != INN:
        context.below.drinks.append(PlannedDrink(drink.by, to, drink.alcohol, drink.fortitude, drink.extra, False))


def _add_alcohol(context: EffectContext, effect: PlannedEffect) -> None:
    drink, _ = _answered_drink(context)
    if drink is not None:
        drink.alcohol = max(drink.alcohol + effect.n, min(drink.alcohol, effect.least))


def _replace_drink(context: EffectContext, effect: PlannedEffect) -> None:
    drink, _ = _answered_drink(context)
    if drink is not None:
        drink.alcohol, drink.fortitude, drink.extra = effect.n, 0, 0


def _convert_drink(context: EffectContext, effect: PlannedEffect) -> None:
    drink, _ = _answered_drink(context)
    if drink is not None:
        drink.fortitude += max(drink.alcohol, 0)
        drink.alcohol = min(drink.alcohol, 0)


# -- Gambling --------------------------------------------------------------------------------------------------------


def _ante(context: EffectContext, effect: PlannedEffect) -> None:
    if context.pot is not None and effect.seat in context.pot.inside:
        context.pot.gold += _paid(context, effect)


def _control(context: EffectContext, effect: PlannedEffect) -> None:
    pot = context.pot
    if pot is not None:
        pot.control = effect.seat if effect.seat in pot.inside else INN
        card = the_library().cards.get(context.item.card)
        pot.top = "winning" if effect.word == "winning" else card.kind if card is not None else "gambling"
        pot.passed = False


def _eject(context: EffectContext, effect: PlannedEffect) -> None:
    pot = context.pot
    if pot is not None:
        if effect.seat in pot.inside:
            pot.inside.remove(effect.seat)
        pot.control = INN if pot.control == effect.seat else pot.control


def _leave(context: EffectContext, effect: PlannedEffect) -> None:
    for payment in _payments(context, effect):
        payment.ignored = payment.ignored or payment.word == "ante"
    _eject(context, effect)


def _win_round(context: EffectContext, effect: PlannedEffect) -> None:
    if context.pot is not None:
        context.pot.over, context.pot.winner = True, effect.seat


def _end_round(context: EffectContext, effect: PlannedEffect) -> None:
    if context.pot is not None:
        context.pot.over, context.pot.winner = True, INN


def _take_pot(context: EffectContext, effect: PlannedEffect) -> None:
    if context.pot is not None:
        taken = min(effect.n, context.pot.gold)
        context.pot.gold -= taken
        context.total.gold[effect.seat] += taken


def _steal_win(context: EffectContext, effect: PlannedEffect) -> None:
    if context.pot is not None and context.below is not None:
        context.below.by = effect.seat


def _restart_round(context: EffectContext, effect: PlannedEffect) -> None:
    pot = context.pot
    if pot is not None:
        pot.over, pot.winner, pot.control, pot.top = False, INN, effect.seat, "gambling"


EXPECTED: dict[str, Expected] = {
    "lose-fortitude": _weaken,
    "gain-fortitude": _strengthen,
    "gain-alcohol": _weaken,
    "lose-alcohol": _sober,
    "pay": _pay,
    "gain-gold": _gain_gold,
    "draw": _draw,
    "order": _order,
    "drink-pile": _drink_pile,
    "drink-deck": _drink_deck,
    "shuffle-in-pile": _nothing,
    "ignore-drink": _ignore_drink,
    "pass-drink": _pass_drink,
    "split-drink": _split_drink,
    "add-alcohol": _add_alcohol,
    "replace-drink": _replace_drink,
    "convert-drink": _convert_drink,
    "negate": _negate,
    "ignore": _ignore,
    "reduce": _reduce,
    "reduce-to": _reduce_to,
    "redirect": _redirect,
    "share-loss": _share_loss,
    "inn-pays": _inn_pays,
    "no-payment": _no_payment,
    "start-round": _nothing,
    "control": _control,
    "winning": _control,
    "ante": _ante,
    "leave": _leave,
    "eject": _eject,
    "win-round": _win_round,
    "end-round": _end_round,
    "take-pot": _take_pot,
    "steal-win": _steal_win,
    "restart-round": _restart_round,
    "more-actions": _more_actions,
    "hurt": _nothing,
}
"""By word; "hurt" is a loss that has been suffered already."""
