"""What computer players expect of words that answer something: cards, losses, payments, Drinks, a Round of Gambling."""

from __future__ import annotations

from bot.games.inn.patrons.holding import BITTEN
from bot.games.inn.patrons.planned import (
    EffectContext,
    Expected,
    PlannedDrink,
    PlannedEffect,
)
from bot.games.inn.rules import the_library
from bot.games.inn.rules.picks import read_target
from bot.games.inn.rules.play.state import INN


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


def _negate(context: EffectContext, effect: PlannedEffect) -> None:
    if context.below is not None:
        context.below.negated = True


def _ignore(context: EffectContext, effect: PlannedEffect) -> None:
    below = context.below
    card = the_library().cards.get(below.card) if below is not None and below.what in ("card", "use") else None
    less = max(use.ignore_as for use in card.uses) if card is not None else 0
    own_card = below is not None and context.seats.same_side(below.by, effect.seat)
    for answered in below.effects if below is not None else ():
        if context.seats.same_side(answered.seat, effect.seat):
            own = answered.word in ("pay", "count") and own_card
            if answered.word == "ante" or own:
                continue
            if less and answered.word == "lose-fortitude":
                answered.n = max(0, answered.n - less)
            else:
                answered.ignored = True


def _losses(context: EffectContext, effect: PlannedEffect) -> list[PlannedEffect]:
    """What would make the seat lose Fortitude by the card that is answered."""
    below = context.below.effects if context.below is not None else []
    same_side = context.seats.same_side
    return [loss for loss in below if loss.word == "lose-fortitude" and same_side(loss.seat, effect.seat)]


def _reduce(context: EffectContext, effect: PlannedEffect) -> None:
    for loss in _losses(context, effect):
        loss.n = max(0, loss.n - effect.n)


def _reduce_to(context: EffectContext, effect: PlannedEffect) -> None:
    for loss in _losses(context, effect):
        loss.n = min(loss.n, effect.n)


def _redirect(context: EffectContext, effect: PlannedEffect) -> None:
    targets = context.item.targets
    for loss in _losses(context, effect):
        if targets:
            loss.seat, loss.thing, _ = read_target(targets[0])
        loss.ignored = not targets


def _turn_away(context: EffectContext, effect: PlannedEffect) -> None:
    """All that the card does to who plays this, it does to the player named; Ignored where nobody is left for it."""
    below = context.below.effects if context.below is not None else []
    to = read_target(context.item.targets[0]).seat if context.item.targets else INN
    for other in below:
        if other.thing < 0 and context.seats.same_side(other.seat, effect.seat):
            other.seat, other.ignored = (to, other.ignored) if to != INN else (other.seat, True)


def _take_champion(context: EffectContext, effect: PlannedEffect) -> None:
    """A Champion of another team bears what is to come for one's own."""
    _turn_away(context, effect)


def _share_loss(context: EffectContext, effect: PlannedEffect) -> None:
    for loss in _losses(context, effect):
        loss.n = (loss.n + 1) // 2
        if loss.source != INN:
            context.total.gap[loss.source] -= loss.n


def _payments(context: EffectContext, effect: PlannedEffect) -> list[PlannedEffect]:
    below = context.below.effects if context.below is not None else []
    same_side = context.seats.same_side
    return [payment for payment in below if payment.word in ("pay", "ante") and same_side(payment.seat, effect.seat)]


def _covered(context: EffectContext, effect: PlannedEffect, how: str) -> None:
    """Where each of a team pays, one card covers one of the payments (ruling 104)."""
    payments = _payments(context, effect)
    if any(payment.seat != effect.seat for payment in payments):
        payments = [payment for payment in payments if not (payment.paid or payment.ignored)][:1]
    for payment in payments:
        payment.paid = how


def _inn_pays(context: EffectContext, effect: PlannedEffect) -> None:
    _covered(context, effect, "inn")


def _no_payment(context: EffectContext, effect: PlannedEffect) -> None:
    _covered(context, effect, "none")


# -- a Drink that is answered ----------------------------------------------------------------------------------------


def _answered_drink(context: EffectContext) -> tuple[PlannedDrink | None, int]:
    """The Drink that a card changes, None when none lies there, and the seat that it names (INN: none)."""
    index, to = -1, INN
    for aim in map(read_target, context.item.targets):
        index, to = aim.drink if aim.drink >= 0 else index, aim.seat
    drinks = context.below.drinks if context.below is not None else []
    if index < 0:
        index = next((place for place, drink in enumerate(drinks) if not drink.ignored), 0)
    return (drinks[index] if drinks else None), to


def _ignore_drink(context: EffectContext, effect: PlannedEffect) -> None:
    drink, _ = _answered_drink(context)
    if drink is not None and context.seats.same_side(drink.drinker, effect.seat):
        drink.ignored = True


def _pass_drink(context: EffectContext, effect: PlannedEffect) -> None:
    drink, to = _answered_drink(context)
    if drink is not None and to != INN:
        drink.drinker = to


def _reward_drinker(context: EffectContext, effect: PlannedEffect) -> None:
    drink, _ = _answered_drink(context)
    if drink is not None and drink.drinker != effect.seat:
        n = min(effect.n, context.seats.gold[effect.seat])
        context.total.gold[effect.seat] -= n
        context.total.gold[drink.drinker] += n


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
        drink.alcohol, drink.fortitude, drink.extra = float(effect.n), 0.0, 0.0


def _convert_drink(context: EffectContext, effect: PlannedEffect) -> None:
    drink, _ = _answered_drink(context)
    if drink is not None:
        drink.fortitude += max(drink.alcohol, 0)
        drink.alcohol = min(drink.alcohol, 0)


# -- Gambling --------------------------------------------------------------------------------------------------------


def _ante(context: EffectContext, effect: PlannedEffect) -> None:
    if context.pot is not None and effect.seat in context.pot.inside:
        context.pot.gold += paid_by(context, effect)


def _control(context: EffectContext, effect: PlannedEffect) -> None:
    pot = context.pot
    if pot is not None:
        pot.control = effect.seat if effect.seat in pot.inside else INN
        card = the_library().cards.get(context.item.card)
        pot.top = "winning" if effect.word == "winning" else card.kind if card is not None else "gambling"
        pot.passed = False


def _out_of_round(context: EffectContext, seat: int) -> None:
    pot = context.pot
    if pot is not None:
        if seat in pot.inside:
            pot.inside.remove(seat)
        pot.control = INN if pot.control == seat else pot.control


def _eject(context: EffectContext, effect: PlannedEffect) -> None:
    _out_of_round(context, effect.seat)


def _leave(context: EffectContext, effect: PlannedEffect) -> None:
    for payment in _payments(context, effect):
        payment.ignored = payment.ignored or payment.word == "ante"
    _out_of_round(context, _inside_for(context, effect.seat))


def _inside_for(context: EffectContext, seat: int) -> int:
    """Who is in the Round for a seat: itself, or its team's Champion; the seat itself where nobody is."""
    inside = context.pot.inside if context.pot is not None else ()
    return next((other for other in inside if context.seats.same_side(other, seat)), seat)


def _win_round(context: EffectContext, effect: PlannedEffect) -> None:
    if context.pot is not None:
        context.pot.over, context.pot.winner = True, _inside_for(context, effect.seat)


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
        pot.over, pot.winner, pot.control, pot.top = False, INN, _inside_for(context, effect.seat), "gambling"


def _take_half(context: EffectContext, effect: PlannedEffect) -> None:
    """How much the pot was nobody sees any more: half of an ordinary one."""
    context.total.gold[effect.seat] += 2.0
    if context.below is not None and context.below.by != INN:
        context.total.gold[context.below.by] -= 2.0


# -- further Drinks, payments and numbers ----------------------------------------------------------------------------


def _halve_drink(context: EffectContext, effect: PlannedEffect) -> None:
    drink, _ = _answered_drink(context)
    if drink is not None:
        drink.alcohol, drink.fortitude, drink.extra = drink.alcohol // 2, drink.fortitude // 2, drink.extra // 2


def _season(drink: PlannedDrink, effect: PlannedEffect) -> None:
    for added in effect.data.options[0] if effect.data else ():
        sign = -1 if added.word.startswith("lose") else 1
        if added.word == "count":
            drink.alcohol += BITTEN * added.n
        elif added.word.endswith("alcohol"):
            drink.alcohol += sign * added.n
        elif added.word.endswith("fortitude"):
            drink.fortitude += sign * added.n
        else:
            drink.extra += 0.4 * added.n


def _season_drink(context: EffectContext, effect: PlannedEffect) -> None:
    drink, _ = _answered_drink(context)
    if drink is not None:
        _season(drink, effect)


def _season_half(context: EffectContext, effect: PlannedEffect) -> None:
    drink, to = _answered_drink(context)
    _split_drink(context, effect)
    if drink is not None and to != INN and context.below is not None:
        _season(context.below.drinks[-1], effect)


def _boost(context: EffectContext, effect: PlannedEffect) -> None:
    below = context.below
    effects = below.effects if below is not None else []
    prices = ("pay", below.by if below is not None else INN)
    first = next((other for other in effects if other.n > 0 and (other.word, other.seat) != prices), None)
    if first is not None:
        word, n = first.word, first.n
        for other in effects:
            if (other.word, other.n) == (word, n):
                other.n += effect.n


def _ante_fortitude(context: EffectContext, effect: PlannedEffect) -> None:
    antes = [payment for payment in _payments(context, effect) if payment.word == "ante" and not payment.paid]
    for ante in antes[:1]:
        ante.paid = "inn"
        context.total.gap[effect.seat] -= effect.n * ante.n


ANSWERS: dict[str, Expected] = {
    "ignore-drink": _ignore_drink,
    "pass-drink": _pass_drink,
    "split-drink": _split_drink,
    "reward-drinker": _reward_drinker,
    "add-alcohol": _add_alcohol,
    "replace-drink": _replace_drink,
    "convert-drink": _convert_drink,
    "negate": _negate,
    "ignore": _ignore,
    "reduce": _reduce,
    "reduce-to": _reduce_to,
    "redirect": _redirect,
    "share-loss": _share_loss,
    "turn-away": _turn_away,
    "take-champion": _take_champion,
    "inn-pays": _inn_pays,
    "no-payment": _no_payment,
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
    "take-half": _take_half,
    "halve-drink": _halve_drink,
    "season-drink": _season_drink,
    "season-half": _season_half,
    "boost": _boost,
    "ante-fortitude": _ante_fortitude,
}
"""By word."""
