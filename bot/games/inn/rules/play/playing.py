"""Playing a card: plan, respond, resolve, aftermath.

Rules: 003 *Timing*, *Redirecting Damage*, *Negate and Ignore Effects*; rulings 1 to 5, 21 and 22.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from bot.engine import Answers, AskBuilder, Told
from bot.games.inn.rules.cards.prepared import Card, Library
from bot.games.inn.rules.events import Negated
from bot.games.inn.rules.picks import Pick
from bot.games.inn.rules.play.asking import choice, pick_one
from bot.games.inn.rules.play.champions import name_champions, wanted_for
from bot.games.inn.rules.play.costs import pay_cost
from bot.games.inn.rules.play.effects import EFFECTS_OF_CARDS, parts_of, plan
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.orders import heed
from bot.games.inn.rules.play.playable import named
from bot.games.inn.rules.play.reach import tell_shielded
from bot.games.inn.rules.play.resolving import carry_out, use_token
from bot.games.inn.rules.play.side_decks import add_cards, name_targets
from bot.games.inn.rules.play.state import INN, Item, State
from bot.games.inn.rules.play.table import Moves, Table
from bot.games.inn.rules.play.windows import chosen, window, with_orders

Begun = Generator[AskBuilder, Answers, Item | None]


def respond(table: Table, item: Item) -> Moves:
    """Open the window on the top of the stack until nobody answers any more.

    One answer is played at a time; the cards of all other answers stay in the hands, and everybody is asked again.
    """
    while not item.negated:
        heed(table.state)
        ask = window(table)
        answers: Answers = (yield ask) if ask is not None else {}
        if table.state.heeded:
            answers = with_orders(table, answers)
        said = chosen(table, answers)
        if said is None:
            if ask is not None and ask.empty:
                continue  # nobody was left to ask after a card out of turn: look again
            break
        yield from play(table, *said)
    item.shut = True


def play(table: Table, seat: int, pick: Pick, owner: int = INN) -> Moves:
    """Play a card out of the hand or from in front of its player, or use one that stays there.

    Everybody may answer it, then what is left of its plan happens. `owner`: another player out of whose hand it comes.
    """
    item = yield from begin(table, seat, pick, owner)
    if item is not None:
        yield from table.respond(item)
        yield from finish(table, item)


def begin(table: Table, seat: int, pick: Pick, owner: int = INN) -> Begun:
    """A card is played, or used, up to its plan, which everybody may answer; None for what nobody can answer: that is
    done then.
    """
    if pick.kind == "potion":
        yield from use_token(table, seat, pick.of)
        yield from check_losses(table)
        return None
    card = named(table, seat, pick)
    if card.rule:
        yield from _use_rule(table, seat, card)
        return None
    use = card.uses[pick.n]
    item = Item("use" if use.front else "card", seat, pick.of, use.number, list(pick.targets), owner=owner)
    if use.cost:
        yield from pay_cost(table, item, card, use)
    answered = table.top()
    if use.front:
        table.use_card(item)
    else:
        table.play_card(item)
    if table.state.shared is not None and wanted_for(table, use.do):
        yield from name_champions(table, item, seat)
    added = (yield from add_cards(table, item, use.do)) if table.state.seats[seat].sides else ()
    item.parts = plan(table, item, answered)
    for code, aimed in added:
        aimed_item = replace(item, targets=aimed)
        item.parts += parts_of(table, aimed_item, table.cards[code].uses[0].do, answered, code)
    if table.told.listening:
        tell_shielded(table, item, item.parts)
    if answered is not None and use.eases:
        _eased(table, seat, answered)
    return item


def finish(table: Table, item: Item) -> Moves:
    """Nobody answers a card, or a use of one, any more: what is left of its plan happens."""
    if item.negated and not item.done:
        table.told.tell(Negated, card=item.card, seat=item.by)
        below = table.state.stack[-2] if len(table.state.stack) > 1 else None
        item.parts = parts_of(table, item, table.cards[item.card].uses[item.use].negated, below)
    yield from carry_out(table, item, EFFECTS_OF_CARDS)
    yield from check_losses(table)


def _eased(table: Table, seat: int, answered: Item) -> None:
    """Players who try to reduce a loss do not hit back for it, even if the card is Negated (ruling 5)."""
    for part in answered.parts:
        if part.word == "lose-fortitude" and table.state.same_party(part.seat, seat):
            part.reduced = True


def _use_rule(table: Table, seat: int, card: Card) -> Moves:
    """What a character may do at any time for a cost; nobody can answer it."""
    yield from pay_cost(table, Item("time", seat, card.code), card, card.uses[0])
    yield from table.happen(card.code, seat)
    yield from check_losses(table)


def happen(table: Table, code: str, seat: int, may: bool) -> Moves:
    """See `Table.happen`. A side card that takes effect as it is revealed lies with the item until that is done."""
    item = table.push(Item("time", seat, code, shut=True))
    if table.state.shared is not None and wanted_for(table, table.cards[code].uses[0].do):
        yield from name_champions(table, item, seat)
    if not table.cards[code].rule:
        item.added.append(code)
        item.targets = yield from name_targets(table, seat, code)
    pick = Pick("yes")
    if may:
        pick = yield from choice(table, seat, pick_one((Pick("refuse"), pick)), "inn.may", card=code)
    if pick.kind == "yes":
        item.parts = plan(table, item, None)
        yield from carry_out(table, item, EFFECTS_OF_CARDS)
    else:
        table.pop()


def borrow(table: Table, seat: int, owner: int, pick: Pick) -> Moves:
    """See `Table.borrow`."""
    return play(table, seat, pick, owner)


def table_of(state: State, told: Told, library: Library) -> Table:
    """The table of a state: here the circle of the rules is closed (see `table`)."""
    return Table(state, told, library, respond, happen, borrow)
