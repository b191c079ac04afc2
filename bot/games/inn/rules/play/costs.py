"""Costs: paid as a card is played, before anybody answers, and never returned."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import cache, partial
from itertools import groupby

from bot.engine import Answers, Ask, AskBuilder, Option, SeatAsk
from bot.games.inn.rules.cards.prepared import Card, Use
from bot.games.inn.rules.picks import Pick, read_pick
from bot.games.inn.rules.play.standing import level
from bot.games.inn.rules.play.state import INN, Item
from bot.games.inn.rules.play.table import Moves, Table


def can_pay(table: Table, seat: int, card: Card, use: Use) -> bool:
    """Whether a seat has what a use of a card costs."""
    own, party = table.state.seats[seat], table.state.party(seat)
    for what, n in use.cost.items():
        match what:
            case "cards":  # of the hand without the card itself: nobody learns by this whether it is in the hand
                itself = not (card.rule or any(laid.card == card.code for laid in own.front))
                there = len(own.hand) - itself
            case "gold":
                there = party.gold
            case "fortitude":
                there = party.fortitude
            case _:
                there = level(table, seat, what) - table.library.counters[what].least
        if there < n:
            return False
    return True


def pay_cost(table: Table, item: Item, card: Card, use: Use) -> Moves:
    """Pay what a use of a card costs, which is the `item` that is then begun. The card itself is not among those that
    may be discarded for it.
    """
    seat = item.by
    for what, n in use.cost.items():
        match what:
            case "cards":
                table.hush(True)  # nobody plays anything until the cost is paid
                there = partial(_others, table, seat, card)
                picked = yield from pick_cards(table, seat, there, n, "inn.cost", card=card.code)
                table.hush(False)
                with table.told.by(item):
                    table.discard(seat, picked)
            case _:
                with table.told.by(item):
                    _take(table, seat, what, n)


def _take(table: Table, seat: int, what: str, n: int) -> None:
    match what:
        case "gold":
            table.pay(seat, n, INN)
        case "fortitude":
            table.lose_fortitude(seat, n)
        case _:
            table.change_counter(seat, what, -n)


def _others(table: Table, seat: int, card: Card) -> list[str]:
    """The hand without the card that is played."""
    hand = table.state.seats[seat].hand.copy()
    if card.code in hand:
        hand.remove(card.code)
    return hand


def pick_cards(
    table: Table, seat: int, there: Callable[[], list[str]], n: int, about: str, *, hidden: bool = False, card: str = ""
) -> Generator[AskBuilder, Answers, list[str]]:
    """A seat picks exactly n of `there`, cards of its hand, as they are when it is asked; all if there are no more.

    The first ones when it does not answer. `hidden`: nobody else knows how many there are to pick from, so it is also
    asked when there are just n. `card`: what they pay for, or are discarded for.
    """

    def build() -> Ask | None:
        table.state.asked = []
        gone = table.state.seats[seat].out or table.state.finished()
        if gone or len(there()) < n + (not hidden):
            return None
        return Ask("choice", about, {seat: _picks(there(), n)}, {"n": n, "card": card} if card else {"n": n})

    answers = yield build
    picks = answers.get(seat) or _picks(there(), n).default
    return [read_pick(pick).of for pick in picks]


def _picks(cards: Iterable[str], n: int) -> SeatAsk:
    """Exactly n of these cards."""
    options = discards(cards)
    return SeatAsk(options, tuple(options)[:n], n, n)


def discards(cards: Iterable[str]) -> dict[str, Option]:
    """An option for each of some cards: ``discard:CODE``, further copies ``discard:CODE:2`` and so on."""
    options: dict[str, Option] = {}
    for code, copies in groupby(sorted(cards)):
        for copy, _ in enumerate(copies, start=1):
            option = _discard(code, copy)
            options[option.key] = option
    return options


@cache
def _discard(code: str, copy: int) -> Option:
    return Option(Pick("discard", code, copy if copy > 1 else None).key)
