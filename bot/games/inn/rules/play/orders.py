"""Standing orders: what a seat does in windows without being asked. Ours, not the book's; in the state. They are
public, except at a natural table, where only the seat itself sees them.

An order counts from the next window on: the one that is open stays as it is. Whether a seat is asked depends on its
orders and on what lies open, never on its hand, so that a sealed window tells nothing by it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.engine import Option, join_pick
from bot.games.inn.rules.events import OrdersGiven
from bot.games.inn.rules.picks import read_pick, write_target
from bot.games.inn.rules.play.brew import taste
from bot.games.inn.rules.play.state import INN, Drink, Item, State
from bot.games.inn.rules.play.table import Table

ORDERS: Final = "orders"
"""The key of the unasked option: its targets are the orders, all of them at once; none takes them back."""
UNTIL_TURN: Final = "turn"
"""Pass until the seat's own next turn begins."""
UNTOUCHED: Final = "untouched"
"""Pass on everything that does not concern the seat."""
IGNORE: Final = {f"ignore-{least}": least for least in (2, 3, 4)}
"""Drinks of at least this Alcohol Content: Ignore them if the seat can, drink them otherwise."""
ALL: Final = (UNTIL_TURN, UNTOUCHED, *IGNORE)
OPTION: Final = Option(ORDERS, ALL, 0, 3)


def give(table: Table, seat: int, orders: Iterable[str]) -> None:
    """Replace the seat's orders by these. Of several orders about Drinks, only the widest is kept."""
    named = set(orders)
    drinks = [order for order in IGNORE if order in named][:1]
    table.state.seats[seat].orders = [order for order in (UNTIL_TURN, UNTOUCHED) if order in named] + drinks
    if table.way != "natural":  # there a standing order is nobody else's business
        table.told.tell(OrdersGiven, seat=seat, orders=list(table.state.seats[seat].orders))


def turn_begins(state: State) -> None:
    """Those whose turn begins are asked again if they had ordered to pass until then."""
    for seat in state.mates(state.active):
        orders = state.seats[seat].orders
        if UNTIL_TURN in orders:
            orders.remove(UNTIL_TURN)


def heed(state: State) -> None:
    """Before a window opens: record the standing orders as they are now; these apply to the window."""
    state.heeded = []
    for seat_state in state.seats:
        if seat_state.orders:
            state.heeded = [list(other.orders) for other in state.seats]
            return


def silent(table: Table, seat: int) -> bool:
    """Whether a seat's orders answer this window for it. Players who are about to lose are always asked."""
    state = table.state
    if not state.heeded or not state.heeded[seat]:
        return False
    orders, item = state.heeded[seat], table.top()
    if item is not None and item.what == "losing" and seat in item.seats:
        return False
    if UNTIL_TURN in orders or (UNTOUCHED in orders and not touches(state, seat)):
        return True
    return item is not None and bool(_strong(table, item, seat, orders))


def touches(state: State, seat: int) -> bool:
    """Whether anything that is being resolved concerns a seat: it would change, is answered, or has a pot to win."""
    if state.round is not None and not state.round.over and seat in state.round.inside:
        return True
    above = state.stack[1:]
    return any(_concerns(state, item, seat) for item in state.stack) or any(
        state.same_party(below.by, seat) for below, _ in zip(state.stack, above, strict=False)
    )


def _concerns(state: State, item: Item, seat: int) -> bool:
    seats = [*item.seats, *(part.seat for part in item.parts), *(part.to for part in item.parts)]
    seats += [drink.drinker for drink in item.drinks]
    if item.what == "won" and state.round is not None:
        seats += state.round.inside
    return any(concerned != INN and state.same_party(concerned, seat) for concerned in seats)


def by_order(table: Table, offers: dict[str, Option], seat: int) -> str:
    """The option an order picks from those the seat could play: an Ignore for a strong Drink, otherwise "pass"."""
    strong = _strong(table, table.state.stack[-1], seat, table.state.heeded[seat])
    for key, option in sorted(offers.items()) if strong else ():
        pick = read_pick(key)
        use = table.cards[pick.of].uses[pick.n]
        if use.when == "drink-yours" and use.do[0].word == "ignore-drink":
            named = [target for target in option.targets if target in strong]
            if named or not option.most:
                return join_pick(key, named[:1])
    return "pass"


def _strong(table: Table, item: Item, seat: int, orders: Iterable[str]) -> list[str]:
    """The Drinks that a seat is about to drink and its order covers, as targets name them."""
    least = next((IGNORE[order] for order in orders if order in IGNORE), 0)
    if not least or item.what != "drinks":
        return []
    return [write_target(drink=at) for at, drink in enumerate(item.drinks) if _covers(table, drink, seat, least)]


def _covers(table: Table, drink: Drink, seat: int, least: int) -> bool:
    race = table.state.seats[drink.drinker].race
    return drink.drinker == seat and not drink.ignored and taste(table.drinks, drink, race).alcohol >= least
