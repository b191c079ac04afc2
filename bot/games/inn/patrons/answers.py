"""What computer players expect of words that often answer something: cards, payments, Drinks, a Round of Gambling.

Of the others that answer something they ask the rules (`position.Position.foreseen`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.games.inn.patrons.holding import BITTEN
from bot.games.inn.patrons.planned import OF_DRINKS, EffectContext, ExpectedChange, PlannedEffect, expects
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.brew import aimed, changes, halved, handed, rewards, taste
from bot.games.inn.rules.play.state import INN, Drink
from bot.games.inn.rules.play.table import LIMIT

if TYPE_CHECKING:
    from bot.games.inn.patrons.position import Position

DRAWN_CARD: Final = 0.4
"""What a card that a Drink lets its drinker draw is worth, in Gold."""


def paid_by(context: EffectContext, effect: PlannedEffect) -> int:
    """What is paid; a seat pays it out of its own Stash unless somebody else does, the Inn's part aside."""
    if effect.paid:
        return 0 if effect.paid == "none" else effect.n
    seats = context.seats
    by_the_inn = min(effect.n, seats.holding[effect.seat].pays_less) if seats.anything_stays else 0
    own = min(effect.n - by_the_inn, seats.gold[effect.seat])
    context.total.gold[effect.seat] -= own
    return own + by_the_inn


# -- answers ---------------------------------------------------------------------------------------------------------


@expects("negate")
def _negate(context: EffectContext, effect: PlannedEffect) -> None:
    if context.below is not None:
        context.below.negated = True


@expects("ignore")
def _ignore(context: EffectContext, effect: PlannedEffect) -> None:
    below = context.below
    card = the_library().cards.get(below.card) if below is not None and below.what in ("card", "use") else None
    less = max(use.ignore_as for use in card.uses) if card is not None else 0
    own_card = below is not None and context.seats.same_side(below.by, effect.seat)
    for answered in below.effects if below is not None else ():
        if answered.thing < 0 and context.seats.same_side(answered.seat, effect.seat):
            own = answered.word in ("pay", "count") and own_card
            if answered.word == "ante" or own:
                continue
            if less and answered.word == "lose-fortitude":
                answered.n = max(0, answered.n - less)
            else:
                answered.ignored = True


def _payments(context: EffectContext, effect: PlannedEffect) -> list[PlannedEffect]:
    below = context.below.effects if context.below is not None else []
    same_side = context.seats.same_side
    return [payment for payment in below if payment.word in ("pay", "ante") and same_side(payment.seat, effect.seat)]


@expects("inn-pays", "no-payment")
def _covered(context: EffectContext, effect: PlannedEffect) -> None:
    """One of the own side's payments, the dearest (rulings 11 and 104)."""
    due = [payment for payment in _payments(context, effect) if not (payment.paid or payment.ignored)]
    if due:
        max(due, key=lambda payment: payment.n).paid = "inn" if effect.word == "inn-pays" else "none"


# -- a Drink that is answered ----------------------------------------------------------------------------------------


@expects(*OF_DRINKS)
def _drink(context: EffectContext, effect: PlannedEffect) -> None:
    """It is Ignored, somebody else drinks it or half of it, or it is changed."""
    drinks = context.below.drinks if context.below is not None else []
    if not drinks or effect.data is None:
        return
    index, to = aimed(context.item.targets, (not drink.ignored for drink in drinks))
    drink = drinks[index]
    match effect.word:
        case "ignore-drink":
            drink.ignored = drink.ignored or context.seats.same_side(drink.drinker, effect.seat)
        case "pass-drink":
            drink.drinker = to if to != INN else drink.drinker
        case "split-drink" | "season-half":
            drink = halved(drink, to)
            drinks.append(drink)
        case _:
            pass
    drink.mods += changes(context.item.card, effect.data, effect.n, effect.seat)


def drunk(seats: Position, drink: Drink, total: ExpectedChange) -> None:
    """Adds what a Drink is to its drinker."""
    seat = drink.drinker
    felt = taste(the_library().drinks, drink, seats.race(seat))
    fortitude = min(felt.fortitude, LIMIT - seats.fortitude[seat])
    if fortitude < 0:
        fortitude = min(0, fortitude + seats.holding[seat].loses_less)
    total.gap[seat] += fortitude - max(felt.alcohol, -seats.alcohol[seat])
    if seats.same_side(seat, seats.me):
        total.extra += felt.draw * DRAWN_CARD + felt.gold
    if drink.mods:
        total.gap[seat] -= BITTEN * sum(handed(drink).values())
        for payer, n in rewards(drink).items():
            total.gold[payer] -= n
            total.gold[seat] += n


# -- Gambling --------------------------------------------------------------------------------------------------------


@expects("ante")
def _ante(context: EffectContext, effect: PlannedEffect) -> None:
    if context.pot is not None and effect.seat in context.pot.inside:
        context.pot.gold += paid_by(context, effect)


@expects("control", "winning")
def _control(context: EffectContext, effect: PlannedEffect) -> None:
    pot = context.pot
    if pot is not None:
        pot.control = effect.seat if effect.seat in pot.inside else INN
        card = the_library().cards.get(context.item.card)
        pot.top = "winning" if effect.word == "winning" else card.kind if card is not None else "gambling"
        pot.passed = False


@expects("leave", "eject")
def _leave(context: EffectContext, effect: PlannedEffect) -> None:
    """Out of the Round, by oneself and without the ante that is due, or sent out of it."""
    seat, pot = effect.seat, context.pot
    if effect.word == "leave":
        seat = _inside_for(context, seat)
        for payment in _payments(context, effect):
            payment.ignored = payment.ignored or (payment.word == "ante" and payment.seat == seat)
    if pot is not None:
        if seat in pot.inside:
            pot.inside.remove(seat)
        pot.control = INN if pot.control == seat else pot.control


def _inside_for(context: EffectContext, seat: int) -> int:
    """Who is in the Round for a seat: itself, or its team's Champion; the seat itself where nobody is."""
    inside = context.pot.inside if context.pot is not None else ()
    return next((other for other in inside if context.seats.same_side(other, seat)), seat)


@expects("win-round", "end-round")
def _end_round(context: EffectContext, effect: PlannedEffect) -> None:
    if context.pot is not None:
        winner = _inside_for(context, effect.seat) if effect.word == "win-round" else INN
        context.pot.over, context.pot.winner = True, winner


@expects("take-pot")
def _take_pot(context: EffectContext, effect: PlannedEffect) -> None:
    if context.pot is not None:
        taken = min(effect.n, context.pot.gold)
        context.pot.gold -= taken
        context.total.gold[effect.seat] += taken
