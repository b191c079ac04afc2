"""Counters: numbers of a seat, its own or handed to it by another player's character.

Rules: 003 *Scarabs*, *Mark Tokens*; the dividers of Serena and Zakhan.
"""

from __future__ import annotations

from bot.games.inn.rules.cards.prepared import full_code, rule_code
from bot.games.inn.rules.play.asking import choice, pick_targets
from bot.games.inn.rules.play.standing import level
from bot.games.inn.rules.play.state import Item, Part, State
from bot.games.inn.rules.play.table import Moves, Table


def owner_of(state: State, code: str) -> int:
    """The seat whose character a counter, by its full code, belongs to; also when it is out."""
    deck = code.partition(".")[0]
    return next(seat for seat, seat_state in enumerate(state.seats) if seat_state.character == deck)


def count(table: Table, item: Item, part: Part) -> Moves | None:
    """A counter up or down, within its limits and its supply; where it would fall too low, something happens once.

    A counter that is handed to others is never its owner's, and no other player has one that is its owner's own.
    """
    card = part.card or item.card
    code = full_code(card, table.cards[card].effects[part.at].of)
    data = table.library.counters[code]
    if (data.on == "you") != (owner_of(table.state, code) == part.seat):
        return None
    short = level(table, part.seat, code) + part.n < data.least
    table.change_counter(part.seat, code, part.n)
    if not (short and data.under):
        return None
    return table.happen(rule_code(code.partition(".")[0], "under", data.id), part.seat)


def give(table: Table, item: Item, part: Part) -> Moves:
    """Some of a counter that is handed to others, to a player who is picked as this happens."""
    card = part.card or item.card
    code = full_code(card, table.cards[card].effects[part.at].of)
    others = tuple(str(other) for other in table.state.others(part.seat))
    if not others:
        return
    targets = others
    if len(others) > 1:
        asked = pick_targets("give", others)
        pick = yield from choice(table, part.seat, asked, "inn.give", card=card, counter=code, n=part.n)
        targets = pick.targets
    table.change_counter(int(targets[0]), code, part.n)
