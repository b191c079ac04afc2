"""Resolving: the rest of a plan is applied to the parties, and players who were hurt may hit back.

Rules: 003 *Timing*, *Redirecting Damage*; rulings 4 and 5.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from itertools import islice
from typing import Final

from bot.engine import Answers, AskBuilder, SeatAsk
from bot.games.inn.rules.cards.prepared import Use
from bot.games.inn.rules.cards.vocabulary import BIT
from bot.games.inn.rules.events import NoEffect, Reduced, ThingKept
from bot.games.inn.rules.picks import Pick
from bot.games.inn.rules.play.asking import ask_as_it_is, pick_one
from bot.games.inn.rules.play.costs import can_pay
from bot.games.inn.rules.play.loss import deal_again, felt
from bot.games.inn.rules.play.payments import inn_share
from bot.games.inn.rules.play.playable import held
from bot.games.inn.rules.play.preconditions import happens, number
from bot.games.inn.rules.play.reach import is_ignored, reaches, spared
from bot.games.inn.rules.play.standing import cares, first_gold, lost_by, total
from bot.games.inn.rules.play.state import INN, Item, Laid, Part
from bot.games.inn.rules.play.table import Moves, Table

Paid = Generator[AskBuilder, Answers, bool]
Effect = Callable[[Table, Item, Part], "Moves | None"]
"""What a part of a plan does when it happens; the moves of those that ask, or that others may answer."""
SILENT: Final = frozenset({"negate", "more-actions", "win-round", "end-round"})
"""Words that tell no event when they happen: what comes of them is told later."""


def carry_out(table: Table, item: Item, effects: Mapping[str, Effect]) -> Moves:
    """Do what is left of a plan, take the item off the stack, and let those who were hurt hit back.

    `effects`: what the words of the plan do, except losing Fortitude, which is done here because players may answer it
    afterwards.
    """
    told = table.told.count
    yield from carry_parts(table, item, item.parts, effects)
    table.pop()
    if item.what in ("card", "use", "event"):
        tell_if_void(table, item, told)
    if item.hurt:
        yield from _aftermath(table, item)
    if item.gained:
        yield from gained(table, item.gained, item.card)


def tell_if_void(table: Table, item: Item, told: int) -> None:
    """Say that nothing has come of an item, if nothing was told of it since so many events had been (`told`)."""
    if table.told.listening and table.told.count == told and not _is_quiet(table, item):
        table.told.tell(NoEffect, seat=item.by, card=item.card)


def _is_quiet(table: Table, item: Item) -> bool:
    """Whether nothing need be told of an item: it was Negated or Ignored, or what comes of it is told later."""
    return item.negated or any(part.word in SILENT or is_ignored(table, item, part) for part in item.parts)


def gained(table: Table, seats: Iterable[int], card: str = "") -> Moves:
    """These seats, one at least, have just gained Gold; the window opens only if somebody could have a card for it."""
    if cares(table, "gold-gained"):
        there = list(dict.fromkeys(seats))
        item = table.push(Item("gained", there[0], card, seats=there))
        yield from table.respond(item)
        table.pop()


def use_token(table: Table, seat: int, what: str) -> Moves:
    """A Potion Token of the seat's team is used. Nothing answers it; the Gold that it brings is gained (ruling 100)."""
    table.drink_token(seat, what)
    if what == "gold":
        yield from gained(table, [seat])


def carry_parts(table: Table, item: Item, parts: Sequence[Part], effects: Mapping[str, Effect]) -> Moves:
    """Do what is left of an item's plan, in the order of its parts; who is hurt is recorded in the item."""
    state = table.state
    if state.shared is not None:
        deal_again(table, item)
    things: dict[int, Laid | None] = {}
    for part in parts:
        if part.thing >= 0:
            things[id(part)] = _thing(table, part)
    kept: list[Laid] = []
    for part in islice(parts, item.done, None):
        item.done += 1
        gone = state.seats[part.seat].out != ""
        if is_ignored(table, item, part) or (gone and part.word != "start-round"):  # a Round begins for the others
            continue
        if part.at >= 0 and not happens(table, item, part):
            continue
        if part.word == "lose-fortitude" and part.thing < 0:
            _lose(table, item, part)
            continue
        if part.at >= 0:
            part.n = number(table, item, part)
        if part.thing >= 0 and part.word != "count":  # a counter is its player's (003 *Minions*)
            yield from _threaten(table, part, things.get(id(part)), kept)
        else:
            moves = effects[part.word](table, item, part)
            if moves is not None:
                yield from moves


def _lose(table: Table, item: Item, part: Part) -> None:
    """A player loses Fortitude: standing effects change how much, and may cost the source something, too."""
    if less := spared(table, item, part):
        part.reduced = True
        table.told.tell(Reduced, seat=part.seat, by=min(less, part.n), left=max(0, part.n - less))
    lost = table.lose_fortitude(part.seat, felt(table, item, part), part.source)
    if part.at >= 0:
        part.n = number(table, item, part)
    if not lost:
        return
    item.hurt.append(Part("hurt", part.seat, lost, part.source, reduced=part.reduced, at=part.at, card=part.card))
    back = total(table, part.seat, "source-loses")
    if back and part.source not in (INN, part.seat) and reaches(table, part.source):
        table.lose_fortitude(part.source, lost_by(table, part.source, back))


def _aftermath(table: Table, item: Item) -> Moves:
    """Those who have really lost Fortitude, and did not try to reduce it, may hit back (ruling 5)."""
    may_hit_back = [
        loss
        for loss in item.hurt
        if loss.source != INN and not table.state.same_party(loss.source, loss.seat) and not loss.reduced
    ]
    if not may_hit_back and not cares(table, "any-hurt"):
        return
    after = table.push(Item("hurt", item.by, item.card, parts=may_hit_back, hurt=item.hurt))
    if table.state.shared is not None:
        after.seats = _unscathed(item)
    yield from table.respond(after)
    table.pop()


def _unscathed(item: Item) -> list[int]:
    """Those whom standing effects kept from losing anything by an item, also by Ignoring it."""
    hurt = {loss.seat for loss in item.hurt}
    losses = [part for part in item.parts if part.word == "lose-fortitude" and part.thing < 0]
    return [part.seat for part in losses if part.n > part.less and part.seat not in hurt]


# -- things: cards in front of a player that can be hurt ------------------------------------------------------------


def _thing(table: Table, part: Part) -> Laid | None:
    front = table.state.seats[part.seat].front
    return front[part.thing] if part.thing < len(front) else None


def _threaten(table: Table, part: Part, laid: Laid | None, kept: list[Laid]) -> Moves:
    """A thing that would lose Fortitude is discarded, unless its owner pays its wages; nothing else happens to it.

    There is one choice for all that a card does to it: `kept` are those for which that has been made.
    """
    state = table.state
    if laid is None or part.word != "lose-fortitude" or part.n <= 0:
        return
    if all(other is not laid for other in state.seats[part.seat].front):  # another card like it does not stand for it
        return
    if any(other is laid for other in kept):
        return
    if (yield from _is_paid(table, part.seat, laid.card)):
        kept.append(laid)
        table.told.tell(ThingKept, seat=part.seat, card=laid.card)
    else:
        table.put_away(part.seat, laid)


def _is_paid(table: Table, seat: int, card: str) -> Paid:
    """Whether the owner of a thing chooses to pay its wages, and can (003 *Wages and Attacking a Minion*).

    The choice is open wherever cards of the deck, or a Potion Token, could bring enough, so that it tells no hand; at a
    quick table only where cards of the hand do.
    """
    party, wages = table.state.party(seat), table.cards[card].wages

    def enough(cards: Callable[[Table, int], int]) -> bool:
        lacking = wages - first_gold(table, seat) - party.gold
        return lacking <= 0 or lacking <= cards(table, seat)

    def build() -> SeatAsk:
        return pick_one((Pick("discard"), Pick("wages")) if enough(_in_hands) else (Pick("discard"),))

    could = bool(party.tokens) or enough(_in_hands if table.way == "quick" else _in_decks)
    facts = {"card": card, "wages": wages}
    pick = yield from ask_as_it_is(table, seat, "inn.wages", build, facts, 1 if could else 2)
    return pick.kind == "wages" and (yield from _pay_wages(table, seat, card))


def _pay_wages(table: Table, seat: int, card: str) -> Paid:
    """To the Inn; each card by which the Inn pays makes them 1 cheaper. What is too dear after all is not paid."""
    item = table.push(Item("wages", seat, card, parts=[Part("pay", seat, 1) for _ in range(table.cards[card].wages)]))
    yield from table.respond(item)
    return finish_wages(table, item)


def finish_wages(table: Table, item: Item) -> bool:
    """Nobody answers a payment of wages any more: whether they are paid."""
    item.shut = True
    own = sum(part.n - inn_share(table, item, part) for part in item.parts if not part.paid)
    enough = own <= table.state.party(item.by).gold
    if own and enough:
        table.pay(item.by, own, INN)
    table.pop()
    return enough


def unpaid(table: Table, item: Item) -> None:
    """The thing that the part under way hits is discarded: its wages were too dear."""
    part = item.parts[item.done - 1]
    laid = _thing(table, part)
    assert laid is not None
    table.put_away(part.seat, laid)


def _in_hands(table: Table, seat: int) -> int:
    """How many cards a seat and its mates could play by which the Inn would pay for the seat."""
    return sum(
        any(_covers(use) and can_pay(table, mate, card, use) for use in card.uses)
        for mate in _payers(table, seat)
        for card in (table.cards[code] for code in held(table, mate))
    )


def _in_decks(table: Table, seat: int) -> int:
    """How many such cards they could have in their hands, by what everybody knows."""
    found = 0
    for mate in _payers(table, seat):
        own = table.state.seats[mate]
        answers = table.library.played(own.character, boss=own.boss).answers_in[BIT["lose-gold"]]
        found += sum(n - own.discard.count(card.code) for card, use, n in answers if _covers(use))
        found += sum(any(_covers(use) for use in table.cards[laid.card].uses) for laid in own.front)
    return found


def _payers(table: Table, seat: int) -> list[int]:
    """Those who may let the Inn pay for a seat: itself, and its mates unless they are held back."""
    barred = table.state.shared.barred if table.state.shared is not None else []
    return [mate for mate in table.state.mates(seat) if mate == seat or mate not in barred]


def _covers(use: Use) -> bool:
    """Whether a card is played on any payment, and lets the Inn make it."""
    return bool(use.mask & BIT["lose-gold"]) and "inn-pays" in use.words


# -- what a card, a Drink Event or the Inn does to a party -----------------------------------------------------------


def _gain_fortitude(table: Table, item: Item, part: Part) -> None:
    table.gain_fortitude(part.seat, part.n)


def _gain_alcohol(table: Table, item: Item, part: Part) -> None:
    table.change_alcohol(part.seat, part.n)


def _lose_alcohol(table: Table, item: Item, part: Part) -> None:
    table.change_alcohol(part.seat, -part.n)


def pay(table: Table, item: Item, part: Part) -> int:
    """A payment, the first Gold of it perhaps by the Inn; returns how much its receiver has got."""
    share = inn_share(table, item, part)
    paid = table.pay(part.seat, share, part.to, "inn") if share else 0
    if share < part.n or not share:
        paid += table.pay(part.seat, part.n - share, part.to, part.paid)
    return paid


def _pay(table: Table, item: Item, part: Part) -> None:
    if part.to == INN or not table.state.seats[part.to].out:
        paid = pay(table, item, part)
        item.collected += paid if part.seat != item.by else 0
        if paid and part.to != INN:
            item.gained.append(part.to)


def _gain_gold(table: Table, item: Item, part: Part) -> None:
    table.gain_gold(part.seat, part.n)
    item.gained.append(part.seat)


def _draw(table: Table, item: Item, part: Part) -> None:
    table.draw(part.seat, part.n)


PARTY_EFFECTS: Final[dict[str, Effect]] = {
    "gain-fortitude": _gain_fortitude,
    "gain-alcohol": _gain_alcohol,
    "lose-alcohol": _lose_alcohol,
    "pay": _pay,
    "gain-gold": _gain_gold,
    "draw": _draw,
}
"""By word: all that a Drink Event may do (`vocabulary.EVENT_EFFECTS`), except losing Fortitude."""
