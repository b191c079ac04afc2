"""Drinks: revealed with their Chasers, changed, drunk; and what cards do to them.

Rules: 003 *More Drink Rules*, *Splitting Drinks*, *Sauvignon Blech*; rulings 15 to 18.
"""

from __future__ import annotations

from collections.abc import Generator

from bot.engine import Answers, AskBuilder, Option, SeatAsk
from bot.games.inn.rules.events import (
    DrinkChanged,
    DrinkIgnored,
    DrinkPassed,
    DrinksOut,
    DrinkSplit,
    DrinkUnpaid,
    LookedAt,
    Ordered,
)
from bot.games.inn.rules.picks import Pick
from bot.games.inn.rules.play.asking import choice, pick_targets
from bot.games.inn.rules.play.brew import aimed, changes, halved, handed, is_replaced, rewards, taste
from bot.games.inn.rules.play.counters import owner_of
from bot.games.inn.rules.play.reach import is_drunk, is_ignored, reached, reaches
from bot.games.inn.rules.play.resolving import PARTY_EFFECTS, carry_out, gained
from bot.games.inn.rules.play.standing import first_gold, lost_by
from bot.games.inn.rules.play.state import INN, Drink, Item, Part
from bot.games.inn.rules.play.table import Moves, Table
from bot.games.inn.rules.play.times import at_time

Found = Generator[AskBuilder, Answers, list[str]]

# -- the Drink Deck --------------------------------------------------------------------------------------------------


def serve(table: Table, seat: int) -> Moves:
    """A card of the Drink Deck, face down, onto a Drink Me! Pile."""
    table.serve_drink(seat)
    if not table.state.drinks:
        yield from refill(table)


def refill(table: Table) -> Moves:
    """The Drink Deck has run out: each player pays 1 Gold to the Inn for a new one (003 *Running Out of Drinks*).

    Not those who are away (ruling 139).
    """
    table.told.tell(DrinksOut)
    state = table.state
    first = state.one_a_party(reached(table, state.from_seat(state.active)))
    payers = first if state.shared is None else [_payer(table, seat) for seat in first]
    item = table.push(Item("refill", INN, parts=[Part("pay", seat, 1) for seat in payers]))
    yield from table.respond(item)
    yield from finish_refill(table, item)


def finish_refill(table: Table, item: Item) -> Moves:
    """Nobody answers the payment for a new Drink Deck any more."""
    yield from carry_out(table, item, PARTY_EFFECTS)
    if not table.state.drinks:
        table.fill_drinks()


def _payer(table: Table, seat: int) -> int:
    """Who of a seat's team pays for all of it: the one whose payment the Inn makes, if there is one (ruling 104)."""
    mates = reached(table, table.state.mates(seat))
    return next((mate for mate in mates if first_gold(table, mate)), seat)


def place(table: Table, seat: int, n: int, to: int | None = None, item: Item | None = None) -> Moves:
    """Order n Drinks: each onto any other player's Drink Me! Pile (`to`: onto this one).

    `item`: the card that orders them; who is given any is recorded in it.
    """
    for left in range(n, 0, -1):
        others = table.state.others(seat)
        if not others or table.state.seats[seat].out:
            return
        target = to
        if target is None:
            target = yield from _drinker(table, seat, left)
            if target == INN:
                return
        if table.told.listening:
            table.told.tell(Ordered, seat=seat, to=target)
        if item is not None:
            item.seats.append(target)
        yield from serve(table, target)


def _drinker(table: Table, seat: int, left: int) -> Generator[AskBuilder, Answers, int]:
    """The player who is given a Drink; `left` Drinks still have to be given away.

    INN where nobody else is left: a Drinking Contest in between may put players out.
    """
    while others := table.state.others(seat):
        asked = pick_targets("order", [str(other) for other in others])
        pick = yield from choice(table, seat, asked, "inn.where", left=left)
        target = int(pick.targets[0])
        if not table.state.seats[target].out:
            return target
    return INN


# -- revealing -------------------------------------------------------------------------------------------------------


def _top(table: Table, item: Item, seat: int) -> Generator[AskBuilder, Answers, str]:
    """Reveal the top card of the Drink Me! Pile or the Drink Deck; empty if there is none."""
    code = table.reveal_drink(item, seat)
    if code and item.origin != "pile" and not table.state.drinks:
        yield from refill(table)
    return code


def reveal(table: Table, item: Item, seat: int, *, past_events: bool = False) -> Found:
    """A Drink with its Chasers, or an Event alone; empty if there is nothing to reveal.

    `past_events`: Events that come first are discarded (ruling 15).
    """
    code = yield from _top(table, item, seat)
    while past_events and code and table.drinks[code].event:
        code = yield from _top(table, item, seat)
    if not code:
        return []
    found = [code]
    while table.drinks[code].chaser:
        code = yield from _top(table, item, seat)
        if not code or table.drinks[code].event:
            break  # 003: an Event as a Chaser is discarded without effect, and nothing more is revealed
        found.append(code)
    return found


# -- drinking --------------------------------------------------------------------------------------------------------


def drink_up(table: Table, item: Item) -> Moves:
    """Everybody answers what was revealed; then all drink at the same time, and the cards are discarded."""
    yield from table.respond(item)
    yield from finish_drinks(table, item)


def finish_drinks(table: Table, item: Item) -> Moves:
    """Nobody answers Drinks any more: they are shared or drunk, and put away."""
    yield from _share(table, item)
    item.done = 1
    drunk: list[int] = []
    for drink in item.drinks:
        if is_drunk(table, drink):
            before = table.state.party(drink.drinker).alcohol
            _swallow(table, item, drink)
            if table.state.party(drink.drinker).alcohol > before:
                drunk.append(drink.drinker)
    for seat in drunk:
        yield from at_time(table, seat, "drank")
    yield from _put_away(table, item)
    table.pop()
    if item.gained:
        yield from gained(table, item.gained)


def _put_away(table: Table, item: Item) -> Moves:
    """Cards that are not discarded move to the place they name, as seen from their drinker.

    Discarded are Drinks that nobody drank, that were turned into another Drink, or that several players drank copies
    of. Of a split Drink the first half counts (ours: the documents have no Drink of this kind).
    """
    shown = [drink.by for drink in item.drinks if not drink.split]
    for drink in item.drinks.copy():
        if drink.split or not is_drunk(table, drink) or is_replaced(drink) or shown.count(drink.by) > 1:
            continue
        for code in drink.cards:
            if table.drinks[code].goes:
                yield from _goes(table, item, drink.drinker, code)


def _goes(table: Table, item: Item, seat: int, code: str) -> Moves:
    goes = table.drinks[code].goes
    if goes == "deck":
        table.put_under_deck(item, code)
        return
    to = seat
    if goes == "left":
        others = table.state.others(seat)
        to = next((other for other in table.state.from_seat(seat + 1) if other in others), INN)
    elif goes == "other":
        to = yield from _drinker(table, seat, 1)
    if to != INN:
        table.put_on_pile(item, code, to)


def _swallow(table: Table, item: Item, drink: Drink) -> None:
    seat = drink.drinker
    felt = taste(table.drinks, drink, table.state.seats[seat].race)
    table.count_drink(drink, felt)
    if felt.fortitude > 0:
        table.gain_fortitude(seat, felt.fortitude)
    elif felt.fortitude:
        table.lose_fortitude(seat, lost_by(table, seat, -felt.fortitude))
    if felt.alcohol:
        table.change_alcohol(seat, felt.alcohol)
    if felt.draw:
        table.draw(seat, felt.draw)
    for payer, n in rewards(drink).items():
        if reaches(table, payer) and table.pay(payer, n, seat):
            item.gained.append(seat)
    for code, n in handed(drink).items():
        if table.library.counters[code].on == "others" and owner_of(table.state, code) != seat:
            table.change_counter(seat, code, n)
    if felt.gold:
        table.gain_gold(seat, felt.gold)
        item.gained.append(seat)


def _share(table: Table, item: Item) -> Moves:
    """Drinks that their revealers may split: not from an Event, not as a Chaser (003 *Sauvignon Blech*)."""
    shared = False
    for index, drink in enumerate(item.drinks.copy()):
        if not _may_share(table, item, drink):
            continue
        seat = drink.drinker
        others = tuple(str(other) for other in reached(table, table.state.others(seat)))
        options = {"keep": Option("keep"), "share": Option("share", others, 1, 1)}
        pick = yield from choice(table, seat, SeatAsk(options, ("keep",)), "inn.share")
        if pick.kind == "share":
            halve(table, item, index, int(pick.targets[0]))
            shared = True
    if shared:
        item.shut = False
        yield from table.respond(item)


def _may_share(table: Table, item: Item, drink: Drink) -> bool:
    seat = drink.drinker
    if item.origin == "event" or drink.split or seat != drink.by or not table.drinks[drink.cards[0]].share:
        return False
    return is_drunk(table, drink) and not is_replaced(drink) and bool(reached(table, table.state.others(seat)))


def halve(table: Table, item: Item, index: int, to: int) -> None:
    """Another player drinks half of it."""
    drink = item.drinks[index]
    item.drinks.append(halved(drink, to))
    table.told.tell(DrinkSplit, seat=drink.drinker, to=to)


# -- effects of cards ------------------------------------------------------------------------------------------------


def order(table: Table, item: Item, part: Part) -> Moves:
    """Additional Drinks."""
    yield from place(table, part.seat, part.n, item=item)


def drink_deck(table: Table, item: Item, part: Part) -> Moves | None:
    """A Drink from the Drink Deck for every seat the card names: all reveal, then all drink."""
    mine = [other for other in item.parts if other.word == "drink-deck" and not is_ignored(table, item, other)]
    return _all_drink(table, item.by, [other.seat for other in mine]) if part is mine[0] else None


def _all_drink(table: Table, by: int, seats: list[int]) -> Moves:
    item = table.push(Item("drinks", by, origin="deck"))
    item.shut = True
    for seat in seats:
        if not reaches(table, seat):
            continue
        found = yield from reveal(table, item, seat, past_events=True)
        if found:
            item.drinks.append(Drink(found, seat, seat))
    item.shut = False
    yield from drink_up(table, item)


def shuffle_in_pile(table: Table, item: Item, part: Part) -> Moves | None:
    """Shuffle a Drink Me! Pile that has cards into the Drink Deck; the deck's top card is the new pile."""
    if not table.state.seats[part.seat].pile:
        return None
    table.shuffle_pile_in(part.seat)
    return serve(table, part.seat)


def _answered(table: Table, item: Item) -> tuple[Item, int, int]:
    """The item with the Drinks, the index of the Drink to change, and the seat that is named (INN if none is)."""
    below = table.state.stack[-2]
    index, to = aimed(item.targets, (is_drunk(table, drink) for drink in below.drinks))
    return below, index, to


def ignore_drink(table: Table, item: Item, part: Part) -> None:
    """The Drink with all its Chasers has no effect on its drinker, or costs one who was to pay for it nothing.

    Who plays a card of the house on a Drink that is nobody's business of theirs spares its drinker.
    """
    below, index, _ = _answered(table, item)
    drink, same_party = below.drinks[index], table.state.same_party
    payer = next((payer for payer in rewards(drink) if same_party(payer, part.seat)), INN)
    if payer == INN or same_party(drink.drinker, part.seat):
        drink.ignored = True
        table.told.tell(DrinkIgnored, seat=drink.drinker)
        return
    drink.mods = [mod for mod in drink.mods if mod[0] != "reward" or mod[2] != payer]
    table.told.tell(DrinkUnpaid, seat=payer, to=drink.drinker)


def pass_drink(table: Table, item: Item, part: Part) -> None:
    """Somebody else drinks it."""
    below, index, to = _answered(table, item)
    table.told.tell(DrinkPassed, seat=below.drinks[index].drinker, to=to)
    below.drinks[index].drinker = to


def split_drink(table: Table, item: Item, part: Part) -> None:
    """Somebody else drinks half of it, in which something more may be."""
    below, index, to = _answered(table, item)
    halve(table, below, index, to)
    _change(table, item, part, below.drinks[-1])


def change_drink(table: Table, item: Item, part: Part) -> None:
    """It is made stronger or weaker, or is another Drink, or is worth something to whoever drinks it."""
    below, index, _ = _answered(table, item)
    _change(table, item, part, below.drinks[index])


def _change(table: Table, item: Item, part: Part, drink: Drink) -> None:
    card = table.cards[part.card or item.card]
    said = card.uses[0 if part.card else item.use].do if part.at < 0 else card.effects[part.at : part.at + 1]
    effect = next(effect for effect in said if effect.word == part.word)
    for mod in changes(card.code, effect, part.n, part.seat):
        drink.mods.append(mod)
        table.told.tell(DrinkChanged, seat=drink.drinker, mod=mod)


def deal_drinks(table: Table, item: Item, part: Part) -> Moves:
    """Look at some Drinks, and at the Drink of the phase if it is still to be ordered, and deal them out to others.

    Nobody else sees them (ruling: they cannot be given to oneself).
    """
    seat = part.seat
    n = part.n
    if table.state.phase == "order" and table.state.same_party(table.state.active, seat):
        n += table.take_orders()
    found: list[str] = []
    for _ in range(n):
        code = table.look_at_drink(item)
        if not code:
            break
        found.append(code)
        if not table.state.drinks:
            yield from refill(table)
    table.told.tell(LookedAt, seat=seat, n=len(found), drinks=table.secret(seat, found))
    while found and (others := tuple(str(other) for other in table.state.others(seat))):
        picks = [Pick("deal", code, targets=others[:1]) for code in dict.fromkeys(found)]
        asked = SeatAsk({pick.key: Option(pick.key, others, 1, 1) for pick in picks}, (picks[0].text,))
        pick = yield from choice(table, seat, asked, "inn.deal", card=item.card, left=len(found))
        target = int(pick.targets[0])
        if not table.state.seats[target].out:  # else a Drinking Contest in between has put them out
            found.remove(pick.of)
            table.told.tell(Ordered, seat=seat, to=target)
            table.deal_drink(item, pick.of, target)
