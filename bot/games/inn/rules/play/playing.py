"""Playing a card: plan, respond, resolve, aftermath.

Rules: 003 *Timing*, *Redirecting Damage*, *Negate and Ignore Effects*; rulings 1 to 5, 21 and 22.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Answers
from bot.games.inn.rules.play.effects import RESOLVE, plan
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.orders import heed
from bot.games.inn.rules.play.state import INN, Item, Part
from bot.games.inn.rules.play.table import Moves, Table
from bot.games.inn.rules.play.windows import chosen, window, with_orders

EASES = frozenset({"reduce", "reduce-to", "share-loss"})


def respond(t: Table, item: Item) -> Moves:
    """Open the window on the top of the stack until nobody answers any more.

    One answer is played at a time; what else was said goes back into the hands, and everybody is asked again.
    """
    while not item.negated:
        heed(t.state)
        ask = window(t)
        answers: Answers = (yield ask) if ask is not None else {}
        t.state.asked = []
        said = chosen(t, with_orders(t, answers))
        if said is None:
            if ask is not None and not answers:
                continue  # the window was empty after a card out of turn: look again
            break
        seat, key, targets = said
        yield from play(t, seat, key, targets)
    item.shut = True


def play(t: Table, seat: int, key: str, targets: Iterable[str] = ()) -> Moves:
    """Play a card out of the hand: everybody may answer it, then what is left of its plan happens."""
    code, _, number = key.partition(":")
    item = Item("card", seat, code, int(number or 0), list(targets))
    hand = t.state.seats[seat].hand
    hand.remove(code)
    answered = t.top()
    item.parts = plan(t, item, answered)
    if answered is not None and any(effect.word in EASES for effect in t.cards[code].uses[item.use].do):
        _eased(t, seat, answered)
    t.told.tell("played", {"seat": seat, "card": code, "use": item.use, "targets": item.targets, "left": len(hand)})
    t.push(item)
    yield from respond(t, item)
    if item.negated:
        t.told.tell("negated", {"card": code, "seat": seat})
        t.pop()
    else:
        yield from carry_out(t, item)
    yield from check_losses(t)


def _eased(t: Table, seat: int, answered: Item) -> None:
    """Who tries to make a loss smaller does not hit back for it, even if the card is Negated (ruling 5)."""
    for part in answered.parts:
        if part.word == "lose-fortitude" and t.state.same_party(part.seat, seat):
            part.reduced = True


def carry_out(t: Table, item: Item) -> Moves:
    """Do what is left of a plan, take the item off the stack, and let those who were hurt hit back."""
    hurt: list[Part] = []
    for part in item.parts:
        gone = part.seat != INN and t.state.seats[part.seat].out != ""
        if part.ignored or (gone and part.word != "start-round"):  # a Round begins for the others all the same
            continue
        if part.word == "lose-fortitude":
            lost = t.lose_fortitude(part.seat, part.n, part.source)
            if lost and part.source != INN and not t.state.same_party(part.source, part.seat) and not part.reduced:
                hurt.append(Part("hurt", part.seat, lost, part.source))
        else:
            moves = RESOLVE[part.word](t, item, part)
            if moves is not None:
                yield from moves
    t.pop()
    if hurt:
        yield from _aftermath(t, item, hurt)


def _aftermath(t: Table, item: Item, hurt: list[Part]) -> Moves:
    """Those who have really lost Fortitude, and did nothing against it, may hit back (ruling 5)."""
    after = t.push(Item("hurt", item.by, item.card, parts=hurt))
    yield from respond(t, after)
    t.pop()
