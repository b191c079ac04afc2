"""Windows: who could answer what is being resolved, and with what; and the order in which the answers are played.

Rules: 003 *Sometimes and Anytime Cards*, *Timing*, *Negate and Ignore Effects*, *Cards That Affect Your Fortitude,
Alcohol Content, Gold*.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from bot.engine import Answers, Ask, Option, SeatAsk, split_pick
from bot.games.inn.rules.cards.library import Card, Use
from bot.games.inn.rules.cards.vocabulary import BIT, EFFECTS, TOUCH
from bot.games.inn.rules.play.brew import taste
from bot.games.inn.rules.play.orders import by_order, silent
from bot.games.inn.rules.play.state import INN, Drink, Item, State
from bot.games.inn.rules.play.table import Table

PASS = Option("pass")
PASS_ONLY = SeatAsk({"pass": PASS}, ("pass",))
"""The ask for a seat that can only pass, as most seats asked at a sealed table."""
Offers: TypeAlias = dict[int, dict[str, Option]]
"""By seat, what it could answer with."""
ANYTIME = BIT["anytime"]
TOUCHES = {name: word.touches for name, word in EFFECTS.items() if word.touches}

DRINK_PHASE = frozenset({"drinks", "event", "losing", "phase"})
"""What may be open when a card for another player's Drink Phase is played: it answers the phase, not the open item."""
STRENGTH = frozenset(name for name, word in EFFECTS.items() if word.strength)
ONE_DRINK = frozenset(name for name, word in EFFECTS.items() if word.drink)


# -- what is on offer: bits for every seat ---------------------------------------------------------------------------


def situation(table: Table) -> list[int]:
    """For every seat, the bits of the conditions that hold for it now."""
    state = table.state
    item = state.stack[-1] if state.stack else None
    masks = [ANYTIME] * len(state.seats)
    if item is not None and not item.shut:
        _ANSWERS[item.what](table, item, masks)
    if state.phase == "order" and len(state.stack) == state.floor:
        masks[state.active] |= BIT["order-phase"]
    elif state.phase == "drink" and state.seats[state.active].pile and (item is None or item.what in DRINK_PHASE):
        for seat in state.others(state.active):
            masks[seat] |= BIT["drink-phase"]
    if state.round is not None and not state.round.over:
        _round(table, item, masks)
    return masks


def _round(table: Table, item: Item | None, masks: list[int]) -> None:
    """Cards for a Round of Gambling (003 *Ending the Round*; 002 on the pot that goes to the Inn; ruling 7)."""
    bits = 0
    if item is None or item.what != "won":
        if table.state.round and table.state.round.pot:
            bits |= BIT["round"]
        pending = [played for played in table.state.stack if played.what == "card"]
        antes = any(part.word == "ante" for played in pending for part in played.parts)
        if not antes and not any(table.cards[played.card].uses[played.use].ends for played in pending):
            bits |= BIT["round-stop"]
    for seat in range(len(masks)):
        masks[seat] |= bits


def _card(table: Table, item: Item, masks: list[int]) -> None:
    state = table.state
    card = table.cards[item.card]
    use = card.uses[item.use]
    kind = card.kind
    if use.firm:
        pass  # it cannot be Negated
    elif kind == "sometimes":
        bits = BIT["sometimes"] | (BIT["drink-trick"] if use.trick else 0)
        for seat in range(len(masks)):
            masks[seat] |= bits
    elif kind == "cheating" and state.round is not None:
        for seat in state.round.inside:
            if not state.same_party(seat, item.by):
                masks[seat] |= BIT["cheating"]
    answerable = (kind, "gold") in TOUCH and not use.firm
    for part in item.parts:
        word = part.word
        if part.ignored:
            continue
        seat = part.seat
        if word == "pay":
            if not part.paid:
                masks[seat] |= BIT["lose-gold"]
            if state.same_party(seat, item.by):
                continue  # 003: a player cannot Ignore a payment on their own card
        elif word == "ante":
            if not part.paid:
                masks[seat] |= BIT["ante"] | BIT["lose-gold"]
            continue
        if word == "lose-fortitude" and (kind, "loss") in TOUCH:
            masks[seat] |= TOUCH[kind, "loss"]
        if answerable and word in TOUCHES:
            masks[seat] |= TOUCH[kind, TOUCHES[word]]


def _payments(table: Table, item: Item, masks: list[int]) -> None:
    """An Event, the payment for a new Drink Deck, or a payment that follows from an Event."""
    for part in item.parts:
        if part.word == "pay" and not part.paid and not part.ignored:
            masks[part.seat] |= BIT["lose-gold"] | (BIT["refill"] if item.what == "refill" else 0)


def _drinks(table: Table, item: Item, masks: list[int]) -> None:
    living = table.state.living()
    for drink in item.drinks:
        for seat in living:  # the Drink has been revealed, even if it has been Ignored since
            if not table.state.same_party(seat, drink.by):
                masks[seat] |= BIT["drink-others"]
        if table.state.seats[drink.drinker].out or (drink.ignored and not _counts(table, drink)):
            continue
        masks[drink.drinker] |= BIT["drink-yours"]
        for seat in living:
            masks[seat] |= BIT["drink-any"]


def _counts(table: Table, drink: Drink) -> bool:
    """Whether a Drink counts in a Drinking Contest: then it may be made stronger or weaker even when Ignored."""
    below = table.state.stack[-2] if len(table.state.stack) > 1 else None
    return (
        below is not None and below.what == "event" and table.drinks[below.card].event == "contest" and not drink.split
    )


def _hurt(table: Table, item: Item, masks: list[int]) -> None:
    for part in item.parts:
        masks[part.seat] |= BIT["hurt"]


def _won(table: Table, item: Item, masks: list[int]) -> None:
    pot = table.state.round
    if item.taken or pot is None:
        return
    for seat in table.state.others(item.by):
        masks[seat] |= BIT["round-won"] | (BIT["round-won-inside"] if seat in pot.inside else 0)


def _nothing(table: Table, item: Item, masks: list[int]) -> None:
    """Nothing is answered: only cards that go at such a time may be played."""


_ANSWERS = {
    "card": _card, "drinks": _drinks, "event": _payments, "refill": _payments, "collect": _payments, "hurt": _hurt,
    "won": _won, "losing": _nothing, "phase": _nothing,
}  # fmt: skip


# -- a seat's options ------------------------------------------------------------------------------------------------


def playable(table: Table, seat: int, mask: int) -> dict[str, Option]:
    """The cards of a seat's hand that may be played now, with their targets."""
    found: dict[str, Option] = {}
    cards = table.cards
    for code in table.state.seats[seat].hand:
        card = cards[code]
        if card.mask & mask and code not in found:
            for use in card.uses:
                if use.mask & mask:
                    option = option_of(table, seat, card, use)
                    if option is not None:
                        found[option.key] = option
    return found


def option_of(table: Table, seat: int, card: Card, use: Use) -> Option | None:
    """The card as an option; None when it has no possible target.

    With one use its key is the card's code; with several the number of the use follows a colon. Targets are seats; a
    card that changes one of several Drinks names it as ``d0``, with a seat ``d0-2``.
    """
    key = card.code if len(card.uses) == 1 else f"{card.code}:{use.number}"
    about = next(effect.word for effect in use.do if effect.word in ONE_DRINK) if use.trick else ""
    if use.when == "loss" and not (_may_move(table, use) and _may_share(table, seat, use)):
        return None
    if about:
        targets = _drink_targets(table, seat, use, about)
    elif use.pick:
        targets = [str(target) for target in _seats(table, seat, use)]
    else:
        return card.plain if key == card.code else Option(key)
    if targets is None:
        return None
    if targets == [""]:
        return card.plain if key == card.code else Option(key)
    if not targets:
        return Option(key) if _may_aim_at_nobody(table, use) else None
    return Option(key, tuple(targets), 1, min(use.most, len(targets)))


def _may_move(table: Table, use: Use) -> bool:
    """A loss that cannot be made smaller can still be redirected, if there is a third player."""
    item = table.top()
    firm = item is not None and item.what == "card" and table.cards[item.card].uses[item.use].firm
    return not firm or (use.pick == "third" and not _may_aim_at_nobody(table, use))


def _may_share(table: Table, seat: int, use: Use) -> bool:
    """A loss can be shared only if another player causes it; one sent back to its source can be sent on or reduced."""
    if not any(effect.word == "share-loss" for effect in use.do):
        return True
    item = table.top()
    mine = [part for part in item.parts if part.word == "lose-fortitude" and part.seat == seat] if item else []
    return any(not table.state.same_party(part.source, seat) for part in mine)


def _may_aim_at_nobody(table: Table, use: Use) -> bool:
    """A redirection when only two players are left: the loss is Ignored (our reading of the card)."""
    return use.pick == "third" and len(table.state.living()) == 2


def _seats(table: Table, seat: int, use: Use) -> list[int]:
    state = table.state
    item = table.top()
    match use.pick:
        case "any":
            return state.living()
        case "in-round":
            return [other for other in state.others(seat) if state.round is not None and other in state.round.inside]
        case "third":
            source = (
                next((part.source for part in item.parts if part.seat == seat and part.source != INN), INN)
                if item
                else INN
            )
            return [other for other in state.others(seat) if not state.same_party(other, source)]
        case "revealer":
            drinks = item.drinks if item else []
            return [
                other
                for other in state.others(seat)
                if state.seats[other].pile and any(drink.by == other for drink in drinks)
            ]
        case _:
            return state.others(seat)


def _drink_targets(table: Table, seat: int, use: Use, about: str) -> list[str] | None:
    """The Drinks it could change, alone ("" when there is only one) or with a seat each."""
    item = table.top()
    if item is None:
        return None
    there = [
        index
        for index, drink in enumerate(item.drinks)
        if not drink.ignored or (about in STRENGTH and _counts(table, drink))
    ]
    fits = [
        index
        for index in there
        if not table.state.seats[item.drinks[index].drinker].out and _fits(table, seat, use, about, index)
    ]
    if not fits:
        return None
    alone = len(there) == 1
    if not use.pick:
        return [""] if alone else [f"d{index}" for index in fits]
    seats = [other for other in table.state.others(seat) if other != item.drinks[fits[0]].drinker]
    if not seats:
        return None
    return [str(other) if alone else f"d{index}-{other}" for index in fits for other in seats]


def _fits(table: Table, seat: int, use: Use, about: str, index: int) -> bool:
    drink = (table.top() or Item("drinks", INN)).drinks[index]
    state = table.state
    if use.when == "drink-yours" and not state.same_party(drink.drinker, seat):
        return False
    if use.when == "drink-others" and state.same_party(drink.by, seat):
        return False
    if about == "split-drink":
        replaced = any(mod[0] == "replace" for mod in drink.mods)  # ruling 17: it is another Drink now
        return replaced or not any(table.drinks[code].whole for code in drink.cards)
    if about == "ignore-drink":
        felt = taste(table.drinks, drink, state.seats[drink.drinker].race)
        return bool(felt.alcohol or felt.fortitude or felt.draw or felt.gold)
    return True


# -- the window ------------------------------------------------------------------------------------------------------


class Window:
    """The builder of a window's ask. `empty` says that nobody was to be asked the last time."""

    __slots__ = ("_fresh", "_table", "empty")

    def __init__(self, table: Table, offers: Offers | None = None) -> None:
        self._table = table
        self._fresh = offers
        self.empty = False

    def __call__(self) -> Ask | None:
        # The offers found when the window opened are valid for the first ask only; later the table has changed.
        found, self._fresh = self._fresh, None
        table, masks = self._table, situation(self._table)
        if found is None and may_open(table, masks):
            found = offers(table, masks)
        ask = None if found is None or table.state.finished() else _build(table, found, masks)
        self.empty = ask is None
        return ask


def window(table: Table) -> Window | None:
    """The builder of the ask for answers to what is being resolved; None when no window opens.

    None opens where no card in any deck at the table could answer, Anytime Cards aside; the last chance always opens
    (ruling 44). At a quick table none opens when nobody holds a card that could answer.
    """
    if table.state.finished():
        return None
    masks = situation(table)
    if not may_open(table, masks):
        return None
    found = offers(table, masks)
    if table.way == "quick" and not found:
        return None
    if table.way == "sealed" and table.state.heeded and all(silent(table, seat) for seat in table.state.living()):
        return None
    return Window(table, found)


def is_last_chance(table: Table) -> bool:
    """Whether the open item is the last chance of players who are about to lose."""
    item = table.top()
    return item is not None and item.what == "losing"


def could_be_asked(table: Table, masks: list[int]) -> tuple[int, ...]:
    """The seats whose deck has a card, Anytime Cards aside, that could answer by its kind and its condition.

    In a last chance all that are still in: Anytime Cards count there. It follows from the characters and from what lies
    open, never from a hand.
    """
    last_chance = is_last_chance(table)
    return tuple(seat for seat in table.state.living() if last_chance or _deck_could(table, seat, masks[seat]))


def _deck_could(table: Table, seat: int, mask: int) -> bool:
    """Whether a card of the deck fits, has a target if it wants one, and does not lie in the discard pile."""
    own = table.state.seats[seat]
    character = table.library.characters[own.character]
    return bool(character.mask & mask) and any(
        use.mask & mask
        and own.discard.count(card.code) < character.counts[card.code]
        and option_of(table, seat, card, use) is not None
        for card, use in character.answers
    )


def may_open(table: Table, masks: list[int]) -> bool:
    """Whether a window opens on what is being resolved, judged by what everybody knows."""
    return is_last_chance(table) or any(_deck_could(table, seat, masks[seat]) for seat in table.state.living())


def offers(table: Table, masks: list[int]) -> Offers:
    """The seats that could answer, with what they may play.

    An Anytime Card alone makes nobody asked, except at a sealed table and in a last chance: it can be played from the
    hand in any open window.
    """
    seats, cards = table.state.seats, table.cards
    anytime = 0 if table.way == "sealed" or is_last_chance(table) else ANYTIME
    heeded = table.state.heeded
    found: Offers = {}
    for seat, seat_state in enumerate(seats):
        if seat_state.out or (heeded and silent(table, seat)):
            continue
        mask = masks[seat]
        if any(cards[code].mask & mask & ~anytime for code in seat_state.hand):
            options = playable(table, seat, mask)
            if any(cards[key.partition(":")[0]].mask & ~anytime for key in options):
                found[seat] = options
    return found


def _build(table: Table, offers: Offers, masks: list[int]) -> Ask | None:
    natural = table.way == "natural"
    if table.way == "quick" and not offers:
        return None
    asked = table.state.asked = _asked(table, offers)
    several = natural or len(asked) > 1  # at a natural table nobody is to know whether others are asked
    seats = {seat: _seat_ask(offers[seat], several) if seat in offers else PASS_ONLY for seat in asked}
    possible = could_be_asked(table, masks) if natural else ()
    return Ask("response", "inn.window", seats, about(table.top()), clock=natural, possible=possible)


def _asked(table: Table, offers: Offers) -> list[int]:
    """The seats that are asked, from the player who played or revealed the thing on (ruling 1)."""
    state, item = table.state, table.top()
    seats = state.from_seat(item.by if item is not None and item.by != INN else state.active)
    if table.way != "sealed":
        return [seat for seat in seats if seat in offers]
    return [seat for seat in seats if not state.heeded or not silent(table, seat)]


def _seat_ask(offered: Mapping[str, Option], several: bool) -> SeatAsk:
    """Pass, or one of these; if `several` may answer, each also in case nobody else does."""
    options: dict[str, Option] = {"pass": PASS}
    for key, option in offered.items():
        options[key] = option
        if several:
            options[f"{key}?"] = Option(f"{key}?", option.targets, option.least, option.most)
    return SeatAsk(options, ("pass",))


def about(item: Item | None) -> Mapping[str, object]:
    """The facts that the text of a window needs."""
    return {} if item is None else {"what": item.what, "by": item.by, "card": item.card}


def with_orders(table: Table, answers: Answers) -> Answers:
    """The answers of the seats that were asked, and those that standing orders give for the others."""
    if not table.state.heeded:
        return answers
    masks = situation(table)
    ordered = [seat for seat in table.state.living() if seat not in answers and silent(table, seat)]
    return {**answers, **{seat: (by_order(table, playable(table, seat, masks[seat]), seat),) for seat in ordered}}


def chosen(table: Table, answers: Answers) -> tuple[int, str, tuple[str, ...]] | None:
    """The answer that is played: seat, option and targets; None when everybody has passed.

    003 *Timing*: Anytime Cards before Sometimes Cards, each in turn order from the player whose turn it is. Answers
    given only in case nobody else plays count when all others have passed, in turn order alone (the rule for a
    deadlock).
    """
    said = {seat: picks[0] for seat, picks in answers.items() if picks[0] != "pass"}
    if not said:
        return None
    firm: list[tuple[int, int, str, tuple[str, ...]]] = []
    timid: list[tuple[int, int, str, tuple[str, ...]]] = []
    order = {seat: place for place, seat in enumerate(table.state.from_seat(table.state.active))}
    for seat, pick in said.items():
        key, targets = split_pick(pick)
        plain = key.rstrip("?")
        late = 0 if table.cards[plain.partition(":")[0]].kind == "anytime" else len(order)
        (firm if plain == key else timid).append((late + order.get(seat, len(order)), seat, plain, targets))
    if firm:
        return min(firm)[1:]
    return min((order.get(answer[1], len(order)), *answer[1:]) for answer in timid)[1:]


def standing(table: Table, seat: int) -> dict[str, Option]:
    """The cards a seat may play although it is not asked: Anytime Cards, and Sometimes Cards that apply now."""
    state: State = table.state
    if state.over or seat in state.asked or state.seats[seat].out:
        return {}
    return playable(table, seat, situation(table)[seat])
