"""Which conditions of cards hold now, for every seat: what could be answered, as bits.

Rules: 003 *Sometimes and Anytime Cards*, *Negate and Ignore Effects*, *Cards That Affect Your Fortitude, Alcohol
Content, Gold*.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.inn.rules.cards.models import IfData
from bot.games.inn.rules.cards.vocabulary import BIT, DRINK_PAID, EFFECTS, TOUCH
from bot.games.inn.rules.play.brew import rewards
from bot.games.inn.rules.play.champions import only_champions
from bot.games.inn.rules.play.preconditions import happens, holds
from bot.games.inn.rules.play.reach import is_drunk, is_ignored, reached
from bot.games.inn.rules.play.state import INN, Drink, Item, Part, Round, State
from bot.games.inn.rules.play.table import Table

ANYTIME: Final = BIT["anytime"]
DRINK_OTHERS: Final = BIT["drink-others"]
DRINK_YOURS: Final = BIT["drink-yours"]
DRINK_ANY: Final = BIT["drink-any"]
DRINK_PHASE: Final = BIT["drink-phase"]
ORDER_PHASE: Final = BIT["order-phase"]
ACTION: Final = BIT["action"]
LOSE_GOLD: Final = BIT["lose-gold"]
ANTE: Final = BIT["ante"] | BIT["lose-gold"]
TOUCHES: Final = {name: word.touches for name, word in EFFECTS.items() if word.touches}
LOSS: Final = {kind: bits for (kind, attribute), bits in TOUCH.items() if attribute == "loss"}
"""By the kind of a card, that it makes somebody lose Fortitude."""
TOUCHING: Final = {kind: {word: TOUCH[kind, attribute] for word, attribute in TOUCHES.items()} for kind in LOSS}
"""By the kind of a card and the word of an effect, what the effect touches."""
NO_TOUCH: Final[Mapping[str, int]] = {}

PERSONAL: Final = BIT["cheating"] | BIT["round-won-inside"]
"""What holds for a player in a Round alone, and not for mates who are not in it."""
DEFENCE: Final = sum(TOUCH.values()) | BIT["picked"]
"""What it takes to Ignore, reduce, redirect or turn away what a card does."""
IN_DRINK_PHASE: Final = frozenset({"drinks", "event", "losing", "phase"})
"""What may be open when a card for another player's Drink Phase is played: it answers the phase, not the open item."""


def situation(table: Table) -> list[int]:
    """For every seat, the bits of the conditions that hold for it now; those of a seat that is out mean nothing."""
    state = table.state
    item = state.stack[-1] if state.stack else None
    masks = [ANYTIME] * len(state.seats)
    if item is not None and not item.shut:
        _ANSWERS[item.what](table, item, masks)
    if state.shared is not None:
        _defend_mates(table, masks)
    phase = state.phase
    if phase == "order" and len(state.stack) == state.floor:
        for seat in (state.active,) if state.shared is None else state.mates(state.active):
            masks[seat] |= ORDER_PHASE
    elif phase == "drink" and state.seats[state.active].pile and (item is None or item.what in IN_DRINK_PHASE):
        _of_others(state, masks, state.active, DRINK_PHASE)
    if state.round is not None and not state.round.over:
        _round(table, state.round, item, masks)
    return masks


def _of_others(state: State, masks: list[int], by: int, bits: int) -> None:
    """Something holds for all that are not of a seat's party."""
    party = state.seats[by].party
    for seat, own in enumerate(state.seats):
        if own.party != party:
            masks[seat] |= bits


def _defend_mates(table: Table, masks: list[int]) -> None:
    """A player may answer for a mate as for themselves, but for what is said of the player alone (003 *Shared
    Defense*)."""
    joined = [0] * len(table.state.parties)
    item, barred = table.top(), table.state.shared.barred if table.state.shared is not None else []
    unshared = item is not None and item.what in ("card", "use") and table.cards[item.card].uses[item.use].unshared
    own = PERSONAL | DEFENCE if unshared else PERSONAL
    for seat in barred:
        masks[seat] &= ~DEFENCE
    for mask, seat_state in zip(masks, table.state.seats, strict=True):
        joined[seat_state.party] |= mask
    for seat, seat_state in enumerate(table.state.seats):
        if seat not in barred:
            masks[seat] |= joined[seat_state.party] & ~own


def _round(table: Table, pot: Round, item: Item | None, masks: list[int]) -> None:
    """Cards for a Round of Gambling (003 *Ending the Round*; 002 on the pot that goes to the Inn; ruling 7)."""
    if item is not None and item.what == "won":
        return
    bits = BIT["round"] if pot.pot else 0
    if not _ends_or_antes(table):
        bits |= BIT["round-stop"]
    for seat in range(len(masks)):
        masks[seat] |= bits


def _ends_or_antes(table: Table) -> bool:
    """Whether a card that is being resolved makes somebody ante, or ends the Round, or would."""
    for played in table.state.stack:
        if played.what == "card":
            if table.cards[played.card].uses[played.use].ends:
                return True
            if any(part.word == "ante" for part in played.parts):
                return True
    return False


def _card(table: Table, item: Item, masks: list[int]) -> None:
    state = table.state
    card = table.cards[item.card]
    use = card.uses[item.use]
    kind = card.kind
    if use.firm or item.what == "use" or (use.sure and _is_sure(table, item, use.sure)):
        pass  # it cannot be Negated
    elif kind == "action":
        _of_others(state, masks, item.by, ACTION)
    elif kind == "sometimes":
        bits = BIT["sometimes"] | (BIT["drink-trick"] if use.trick else 0)
        for seat in range(len(masks)):
            masks[seat] |= bits
    elif kind == "cheating" and state.round is not None:
        for seat in state.round.inside:
            if not state.same_party(seat, item.by):
                masks[seat] |= BIT["cheating"]
    loss = LOSS.get(kind, 0)
    touching = NO_TOUCH if use.firm or use.no_ignore else TOUCHING.get(kind, NO_TOUCH)
    if kind == "action" and item.what == "card":
        _picked(table, item, masks)
    if use.raised or (item.added and _is_any_raised(table, item.added)):
        masks[item.by] |= BIT["own-card"]
    for part in item.parts:
        if part.thing >= 0 or is_ignored(table, item, part) or (part.at >= 0 and _not_for(table, item, part)):
            continue
        word, seat = part.word, part.seat
        if word == "ante":
            if not part.paid:
                masks[seat] |= ANTE
            continue
        if word == "pay":
            if not part.paid:
                masks[seat] |= LOSE_GOLD
            if touching and part.to not in (INN, item.by):
                masks[part.to] |= touching["pay"]
            if state.same_party(seat, item.by):
                continue  # 003: a player cannot Ignore a payment on their own card
        elif word == "lose-fortitude":
            masks[seat] |= loss
        if word in touching:
            masks[seat] |= touching[word]
    if use.to_all or (use.starts and any(part.word == "start-round" for part in item.parts)):
        # Teams have named Champions for it, or would have.
        _with_champions(table, item, masks, [part.seat for part in item.parts])


def _is_any_raised(table: Table, added: list[str]) -> bool:
    """Whether one of the side cards that were revealed with a card has a number that can be raised."""
    return any(table.cards[code].uses[0].raised for code in added)


def _picked(table: Table, item: Item, masks: list[int]) -> None:
    """Whom an Action Card picks may turn it away (003 *My, what selfless adventurers you are*)."""
    for target in item.targets:
        if target.isdecimal() and not table.state.same_party(int(target), item.by):
            masks[int(target)] |= BIT["picked"]


def _with_champions(table: Table, item: Item, masks: list[int], concerned: list[int]) -> None:
    """A team that has chosen its Champion may take another; where no teams play, whom it concerns may Ignore it (003
    *How chivalrous of you*). Nobody has chosen who is Champion by having played or revealed it."""
    state = table.state
    for seat in concerned if state.shared is None else state.living():
        chose = item.what == "encounter" or not state.same_party(seat, item.by)
        alone = state.shared is not None and state.seats[seat].boss and table.variant.alone
        if chose and not alone and (state.shared is None or item.champions):
            masks[seat] |= BIT["champions"]


def _not_for(table: Table, item: Item, part: Part) -> bool:
    """Whether an effect passes over a player by the level of a counter: then the card does not affect them by it."""
    condition = table.cards[part.card or item.card].effects[part.at].condition
    return condition is not None and bool(condition.of) and not happens(table, item, part)


def _is_sure(table: Table, item: Item, sure: bool | IfData) -> bool:
    """Whether a card cannot be Negated: always, or if the player of the card it answers has this level of a counter."""
    if isinstance(sure, bool):
        return sure
    below = table.state.stack[-2] if len(table.state.stack) > 1 else None
    return below is not None and below.by != INN and holds(table, item, sure, below.by)


def _encounter(table: Table, item: Item, masks: list[int]) -> None:
    """A Sea or Dungeon Event: it can be Ignored; one that says so is answered as though it were an Action Card."""
    for part in item.parts:
        if not is_ignored(table, item, part):
            masks[part.seat] |= BIT["event"]
    _with_champions(table, item, masks, [part.seat for part in item.parts])
    _chosen(table, item, masks)


def _chosen(table: Table, item: Item, masks: list[int]) -> None:
    """What was decided as a card or an Event took effect; it can be answered as the card was, but not Negated."""
    card = table.cards[item.card]
    kind = "action" if card.as_action else card.kind
    firm = (kind, "loss") not in TOUCH or card.uses[item.use].firm
    for part in item.parts:
        if is_ignored(table, item, part):
            continue
        if part.word == "pay":
            if not part.paid:
                masks[part.seat] |= BIT["lose-gold"]
            if card.kind != "event" and table.state.same_party(part.seat, item.by):
                continue  # 003: a player cannot Ignore a payment on their own card
        if part.word == "lose-fortitude" and not firm:
            masks[part.seat] |= TOUCH[kind, "loss"]
        if part.word in TOUCHES and not firm:
            masks[part.seat] |= TOUCH[kind, TOUCHES[part.word]]


def _bite(table: Table, item: Item, masks: list[int]) -> None:
    """What a counter does to its holder is answered as an Action Card, but is not redirected."""
    for part in item.parts:
        if is_ignored(table, item, part):
            continue
        if part.word in TOUCHES:
            masks[part.seat] |= TOUCH["action", TOUCHES[part.word]]
        if part.word == "lose-fortitude":
            masks[part.seat] |= TOUCH["action", "loss"]


def _gained(table: Table, item: Item, masks: list[int]) -> None:
    for seat in item.seats:
        masks[seat] |= BIT["gold-gained"]


def _taken(table: Table, item: Item, masks: list[int]) -> None:
    """A pot has just been taken, and its winner has gained Gold (ruling 51)."""
    _of_others(table.state, masks, item.by, BIT["pot-taken"])
    _gained(table, item, masks)


def _event(table: Table, item: Item, masks: list[int]) -> None:
    """A Drink Event: whoever it is about to affect may Ignore it."""
    _payments(table, item, masks)
    affected = _affected(table, item)
    for seat in affected:
        masks[seat] |= BIT["event"] | BIT["drink-event"]
    drink = table.drinks[item.card]
    if drink.event in ("contest", "house-round", "dare") or any(effect.whom == "all" for effect in drink.do):
        _with_champions(table, item, masks, affected)


def _affected(table: Table, item: Item) -> list[int]:
    """The seats that a Drink Event is about to affect."""
    event = table.drinks[item.card].event
    if event == "effects":
        return [part.seat for part in item.parts if not is_ignored(table, item, part)]
    seats = [item.by] if event == "challenge" else only_champions(item, reached(table, table.state.from_seat(item.by)))
    return [seat for seat in seats if seat not in item.seats]


def _payments(table: Table, item: Item, masks: list[int]) -> None:
    """The payment for a new Drink Deck, or a payment that follows from an Event."""
    for part in item.parts:
        if part.word == "pay" and not part.paid and not is_ignored(table, item, part):
            masks[part.seat] |= BIT["lose-gold"] | (BIT["refill"] if item.what == "refill" else 0)


def _drinks(table: Table, item: Item, masks: list[int]) -> None:
    state = table.state
    for drink in item.drinks:
        # The Drink has been revealed, even if it has been Ignored since.
        _of_others(state, masks, drink.by, DRINK_OTHERS)
        if state.seats[drink.drinker].out or (not is_drunk(table, drink) and not counts(table, drink)):
            continue
        masks[drink.drinker] |= DRINK_YOURS
        for payer in rewards(drink) if drink.mods else ():
            masks[payer] |= DRINK_PAID
        for seat in range(len(masks)):
            masks[seat] |= DRINK_ANY


def counts(table: Table, drink: Drink) -> bool:
    """Whether a Drink counts in a Drinking Contest: then it may be made stronger or weaker even when Ignored."""
    below = table.state.stack[-2] if len(table.state.stack) > 1 else None
    return (
        below is not None and below.what == "event" and table.drinks[below.card].event == "contest" and not drink.split
    )


def _hurt(table: Table, item: Item, masks: list[int]) -> None:
    for part in item.parts:
        masks[part.seat] |= BIT["hurt"]
    for loss in item.hurt:
        for seat in table.state.others(loss.source) if loss.source != INN else ():
            if seat != loss.seat:
                masks[seat] |= BIT["any-hurt"]


def _won(table: Table, item: Item, masks: list[int]) -> None:
    pot = table.state.round
    if item.taken or pot is None:
        return
    for seat in table.state.others(item.by):
        masks[seat] |= BIT["round-won"] | (BIT["round-won-inside"] if seat in pot.inside else 0)
    for seat in table.state.living():
        masks[seat] |= BIT["any-round-won"]


def _nothing(table: Table, item: Item, masks: list[int]) -> None:
    """Nothing is answered: only cards that go at such a time may be played."""


_ANSWERS: Final = {
    "card": _card, "use": _card, "encounter": _encounter, "chosen": _chosen, "bite": _bite, "time": _nothing,
    "gained": _gained, "taken": _taken, "drinks": _drinks, "event": _event, "refill": _payments, "collect": _payments,
    "hurt": _hurt, "wages": _payments, "won": _won, "losing": _nothing, "phase": _nothing,
}  # fmt: skip
