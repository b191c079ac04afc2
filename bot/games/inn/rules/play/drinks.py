"""Drinks: revealed with their Chasers, changed, drunk; and what cards do to them.

Rules: 003 *More Drink Rules*, *Splitting Drinks*, *Sauvignon Blech*; rulings 15 to 18.
"""

from __future__ import annotations

from collections.abc import Generator

from bot.engine import Answers, Ask, AskBuilder, Option, SeatAsk, split_pick
from bot.games.inn.rules.events import DrinkChanged, DrinkIgnored, DrinkPassed, DrinksOut, DrinkSplit, Ordered
from bot.games.inn.rules.play.brew import taste
from bot.games.inn.rules.play.resolving import PARTY_EFFECTS, carry_out
from bot.games.inn.rules.play.state import INN, Drink, Item, Part
from bot.games.inn.rules.play.table import Moves, Table

Found = Generator[AskBuilder, Answers, list[str]]

# -- the Drink Deck --------------------------------------------------------------------------------------------------


def serve(t: Table, seat: int) -> Moves:
    """A card of the Drink Deck, face down, onto a Drink Me! Pile."""
    t.serve_drink(seat)
    if not t.state.drinks:
        yield from refill(t)


def refill(t: Table) -> Moves:
    """The Drink Deck has run out: each player pays 1 Gold to the Inn for a new one (003 *Running Out of Drinks*)."""
    t.told.tell(DrinksOut)
    state = t.state
    item = t.push(Item("refill", INN, parts=[Part("pay", seat, 1) for seat in state.from_seat(state.active)]))
    yield from t.respond(item)
    yield from carry_out(t, item, PARTY_EFFECTS)
    if not state.drinks:
        t.fill_drinks()


def place(t: Table, seat: int, n: int, to: int | None = None) -> Moves:
    """Order n Drinks: each onto any other player's Drink Me! Pile (`to`: onto this one)."""
    for left in range(n, 0, -1):
        others = t.state.others(seat)
        if not others:
            return
        target = to
        if target is None:
            target = yield from _whom(t, seat, others, left)
        t.told.tell(Ordered, seat=seat, to=target)
        yield from serve(t, target)


def _whom(t: Table, seat: int, others: list[int], left: int) -> Generator[AskBuilder, Answers, int]:
    """Who of the others gets a Drink; `left` still have to be given away."""
    option = Option("order", tuple(str(other) for other in others), 1, 1)
    ask = Ask("choice", "inn.where", {seat: SeatAsk({"order": option}, (f"order>{others[0]}",))}, {"left": left})
    answers = yield from choice(t, ask)
    return int(split_pick(answers[seat][0])[1][0])


def choice(t: Table, ask: Ask) -> Generator[AskBuilder, Answers, Answers]:
    """Ask something in the middle of what is being resolved; Anytime Cards may come in between."""

    def build() -> Ask:
        t.state.asked = []
        return ask

    return (yield build)


# -- revealing -------------------------------------------------------------------------------------------------------


def _top(t: Table, item: Item, seat: int) -> Generator[AskBuilder, Answers, str]:
    """Reveal the top card of the Drink Me! Pile or the Drink Deck; empty if there is none."""
    code = t.reveal_drink(item, seat)
    if code and item.origin != "pile" and not t.state.drinks:
        yield from refill(t)
    return code


def reveal(t: Table, item: Item, seat: int, *, past_events: bool = False) -> Found:
    """A Drink with its Chasers, or an Event alone; empty if there is nothing to reveal.

    `past_events`: Events that come first are discarded (ruling 15).
    """
    code = yield from _top(t, item, seat)
    while past_events and code and t.drinks[code].event:
        code = yield from _top(t, item, seat)
    if not code:
        return []
    found = [code]
    while t.drinks[code].chaser:
        code = yield from _top(t, item, seat)
        if not code or t.drinks[code].event:
            break  # 003: an Event as a Chaser is discarded without effect, and nothing more is revealed
        found.append(code)
    return found


# -- drinking --------------------------------------------------------------------------------------------------------


def drink_up(t: Table, item: Item) -> Moves:
    """Everybody answers what was revealed; then all drink at the same time, and the cards are discarded."""
    yield from t.respond(item)
    yield from _share(t, item)
    for drink in item.drinks:
        if not drink.ignored and not t.state.seats[drink.drinker].out:
            _swallow(t, drink)
    yield from _put_away(t, item)
    t.pop()


def _put_away(t: Table, item: Item) -> Moves:
    """The cards that are not discarded go where they say, seen from who drank them.

    Discarded are those that nobody drank or that were turned into another Drink, and what many drank copies of; of a
    split Drink its first half counts (ours: the documents have no Drink of this kind).
    """
    shown = [drink.by for drink in item.drinks if not drink.split]
    for drink in item.drinks.copy():
        replaced = any(mod[0] == "replace" for mod in drink.mods)
        if drink.split or drink.ignored or replaced or shown.count(drink.by) > 1 or t.state.seats[drink.drinker].out:
            continue
        for code in drink.cards:
            if t.drinks[code].goes:
                yield from _goes(t, item, drink.drinker, code)


def _goes(t: Table, item: Item, seat: int, code: str) -> Moves:
    goes = t.drinks[code].goes
    others = t.state.others(seat)
    if goes in ("left", "other") and not others:
        return
    if goes == "deck":
        t.put_under_deck(item, code)
        return
    to = seat
    if goes == "left":
        to = next(other for other in t.state.from_seat(seat + 1) if other in others)
    elif goes == "other":
        to = yield from _whom(t, seat, others, 1)
    t.put_on_pile(item, code, to)


def _swallow(t: Table, drink: Drink) -> None:
    seat = drink.drinker
    felt = taste(t.drinks, drink, t.state.seats[seat].race)
    t.count_drink(drink, felt)
    if felt.fortitude > 0:
        t.gain_fortitude(seat, felt.fortitude)
    elif felt.fortitude:
        t.lose_fortitude(seat, -felt.fortitude)
    if felt.alcohol:
        t.change_alcohol(seat, felt.alcohol)
    if felt.draw:
        t.draw(seat, felt.draw)
    if felt.gold:
        t.gain_gold(seat, felt.gold)


def _share(t: Table, item: Item) -> Moves:
    """Drinks that their revealers may split: not from an Event, not as a Chaser (003 *Sauvignon Blech*)."""
    shared = False
    for index, drink in enumerate(item.drinks.copy()):
        if not _may_share(t, item, drink):
            continue
        seat = drink.drinker
        others = tuple(str(other) for other in t.state.others(seat))
        options = {"keep": Option("keep"), "share": Option("share", others, 1, 1)}
        answers = yield from choice(t, Ask("choice", "inn.share", {seat: SeatAsk(options, ("keep",))}))
        key, targets = split_pick(answers[seat][0])
        if key == "share":
            halve(t, item, index, int(targets[0]))
            shared = True
    if shared:
        item.shut = False
        yield from t.respond(item)


def _may_share(t: Table, item: Item, drink: Drink) -> bool:
    seat = drink.drinker
    if item.origin == "event" or drink.ignored or drink.split or seat != drink.by:
        return False
    if t.state.over or t.state.seats[seat].out:
        return False
    return t.drinks[drink.cards[0]].share and not any(mod[0] == "replace" for mod in drink.mods)


def halve(t: Table, item: Item, index: int, to: int) -> None:
    """Two independent Drinks, each with half of every effect, rounded up (003 *Splitting Drinks*)."""
    drink = item.drinks[index]
    drink.mods.append(["half", 0])
    other = Drink(drink.cards, drink.by, to, [mod.copy() for mod in drink.mods], split=True)
    item.drinks.append(other)
    t.told.tell(DrinkSplit, seat=drink.drinker, to=to)


# -- effects of cards ------------------------------------------------------------------------------------------------


def order(t: Table, item: Item, part: Part) -> Moves:
    """Additional Drinks."""
    yield from place(t, part.seat, part.n)


def drink_deck(t: Table, item: Item, part: Part) -> Moves | None:
    """A Drink from the Drink Deck for everybody this is said of: all reveal, then all drink."""
    mine = [one for one in item.parts if one.word == "drink-deck" and not one.ignored]
    return _all_drink(t, item.by, [one.seat for one in mine]) if part is mine[0] else None


def _all_drink(t: Table, by: int, seats: list[int]) -> Moves:
    item = t.push(Item("drinks", by, origin="deck"))
    item.shut = True
    for seat in seats:
        if t.state.seats[seat].out:
            continue
        found = yield from reveal(t, item, seat, past_events=True)
        if found:
            item.drinks.append(Drink(found, seat, seat))
    item.shut = False
    yield from drink_up(t, item)


def shuffle_in_pile(t: Table, item: Item, part: Part) -> Moves | None:
    """A Drink Me! Pile with cards goes into the Drink Deck, and the top card of that is the new pile."""
    if not t.state.seats[part.seat].pile:
        return None
    t.shuffle_pile_in(part.seat)
    return serve(t, part.seat)


def _answered(t: Table, item: Item) -> tuple[Item, int, int]:
    """The Drinks below, the one that is changed, and the seat that is named (INN when none is)."""
    below = t.state.stack[-2]
    index, to = -1, INN
    for target in item.targets:
        first, dash, second = target.partition("-")
        if first.startswith("d"):
            index = int(first[1:])
            to = int(second) if dash else INN
        else:
            to = int(first)
    if index < 0:
        index = next((at for at, drink in enumerate(below.drinks) if not drink.ignored), 0)
    return below, index, to


def ignore_drink(t: Table, item: Item, part: Part) -> None:
    """The Drink with all its Chasers has no effect on who would drink it."""
    below, index, _ = _answered(t, item)
    below.drinks[index].ignored = True
    t.told.tell(DrinkIgnored, seat=below.drinks[index].drinker)


def pass_drink(t: Table, item: Item, part: Part) -> None:
    """Somebody else drinks it."""
    below, index, to = _answered(t, item)
    t.told.tell(DrinkPassed, seat=below.drinks[index].drinker, to=to)
    below.drinks[index].drinker = to


def split_drink(t: Table, item: Item, part: Part) -> None:
    """Somebody else drinks half of it."""
    below, index, to = _answered(t, item)
    halve(t, below, index, to)


def _change(t: Table, item: Item, mod: list[str | int]) -> None:
    below, index, _ = _answered(t, item)
    drink = below.drinks[index]
    drink.mods.append(mod)
    t.told.tell(DrinkChanged, seat=drink.drinker, mod=mod)


def add_alcohol(t: Table, item: Item, part: Part) -> None:
    """More or less Alcohol Content; `least` is where less stops."""
    effect = next(one for one in t.cards[item.card].uses[item.use].do if one.word == "add-alcohol")
    _change(t, item, ["add", part.n, effect.least])


def replace_drink(t: Table, item: Item, part: Part) -> None:
    """All of its effects, Chasers too, give way to some Alcohol Content (ruling 17)."""
    _change(t, item, ["replace", part.n])


def convert_drink(t: Table, item: Item, part: Part) -> None:
    """Its Alcohol Content is gained as Fortitude instead."""
    _change(t, item, ["convert", 0])
