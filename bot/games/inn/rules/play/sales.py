"""Selling a side card in front of its player.

Rules: 003 *Potions*, the divider of Phrenk.
"""

from __future__ import annotations

from bot.engine import Ask, Option
from bot.games.inn.rules.events import SaleDeclined
from bot.games.inn.rules.picks import Pick
from bot.games.inn.rules.play.asking import pick_one
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.reach import is_away
from bot.games.inn.rules.play.resolving import gained
from bot.games.inn.rules.play.side_decks import in_front
from bot.games.inn.rules.play.state import Laid
from bot.games.inn.rules.play.table import Moves, Table


def for_sale(table: Table, seat: int) -> list[Laid]:
    """The cards in front of a seat that it may sell now: own ones, outside quiet moments."""
    own = table.state.seats[seat]
    if table.state.quiet or table.state.finished() or own.out or is_away(table, seat):
        return []
    decks = table.character(seat).sides
    return [laid for laid in in_front(table, seat) if decks[table.cards[laid.card].side].sold]


def could_sell(table: Table, seat: int) -> bool:
    """Whether a seat may sell something that somebody could buy."""
    return any(_buyers(table, seat, laid.card) for laid in for_sale(table, seat))


def offers(table: Table, seat: int) -> dict[str, Option]:
    """The unasked options of selling: ``sell:CODE`` with the seats that could buy it."""
    found: dict[str, Option] = {}
    for laid in for_sale(table, seat):
        buyers = tuple(str(other) for other in _buyers(table, seat, laid.card))
        if buyers:
            key = Pick("sell", laid.card).key
            found[key] = Option(key, buyers, 1, 1)
    return found


def _buyers(table: Table, seat: int, code: str) -> list[int]:
    """The other players who are in, are there, and have as much Gold as it costs."""
    price = table.cards[code].price
    return [
        other
        for other in table.state.others(seat)
        if table.state.party(other).gold >= price and not is_away(table, other)
    ]


def sell(table: Table, seat: int, code: str, buyer: int) -> Moves:
    """Ask the buyer, and hand the card over for its price; its seller has gained Gold (ruling 51)."""

    def possible() -> Laid | None:
        there = buyer in _buyers(table, seat, code)
        return next((laid for laid in for_sale(table, seat) if there and laid.card == code), None)

    facts = {"card": code, "price": table.cards[code].price, "seller": seat}
    asked = pick_one((Pick("refuse"), Pick("yes", code)))

    def build() -> Ask | None:
        table.state.asked = []
        return Ask("choice", "inn.sale", {buyer: asked}, facts) if possible() is not None else None

    answers = yield build
    laid = possible()
    if laid is None:
        return
    price = table.cards[code].price
    if answers.get(buyer, asked.default) == asked.default:
        table.told.tell(SaleDeclined, seat=seat, to=buyer, card=code, price=price)
        return
    table.sell(seat, laid, buyer, price)
    yield from gained(table, [seat])
    yield from check_losses(table)
