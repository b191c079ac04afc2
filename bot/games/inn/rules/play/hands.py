"""Hands and Character Decks of others: a card out of a hand is played, cards are divided, a hand lies open.

Rules: 003, notes on *My friend will play this hand for me*, *Psionic vision* and *You might need a sanity check after
this*.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Option, SeatAsk
from bot.games.inn.rules.picks import Pick, options_of, read_target
from bot.games.inn.rules.play.asking import choice, pick_one
from bot.games.inn.rules.play.playable import lendable
from bot.games.inn.rules.play.state import Item, Part
from bot.games.inn.rules.play.table import Moves, Table

# -- a card out of another player's hand -----------------------------------------------------------------------------


def borrow_card(table: Table, item: Item, part: Part) -> Moves:
    """The card's player plays one card out of this hand as though it were in their own, or none.

    Which there are that player alone sees; they are asked in any case, so that nobody else learns it. What the owner
    plays meanwhile is gone.
    """
    kinds = table.cards[part.card or item.card].effects[part.at].kinds
    options = {"none": Option("none"), **lendable(table, item.by, part.seat, kinds)}
    pick = yield from choice(table, item.by, SeatAsk(options, ("none",)), "inn.borrow", card=item.card, of=part.seat)
    if pick.kind == "borrow" and pick.of in table.state.seats[part.seat].hand:
        yield from table.borrow(item.by, part.seat, pick._replace(kind="card"))


# -- cards that another player divides -------------------------------------------------------------------------------


def divide_cards(table: Table, item: Item, part: Part) -> Moves:
    """Cards of the own deck are revealed, the player who was picked divides them into two piles, and one of these goes
    to the hand; the other is discarded. Who divides them need not be there (003 *Psionic vision*). Where nobody could
    be picked, nothing happens."""
    if not item.targets:
        return
    (target,) = item.targets
    divides = read_target(target).seat
    shown = table.show_deck(item, part.seat, part.n)
    if not shown:
        return
    ways = divisions(shown)
    even = min(ways, key=lambda way: abs(len(pile_of(shown, way, 0)) - len(pile_of(shown, way, 1))))
    way = 0
    if len(ways) > 1:
        asked = SeatAsk(options_of(Pick("way", number=way) for way in ways), (Pick("way", number=even).key,))
        pick = yield from choice(table, divides, asked, "inn.divide", card=item.card, by=item.by, cards=shown)
        way = pick.number or 0
    piles = [pile_of(shown, way, which) for which in (0, 1)]
    table.divide(item, divides, way, piles)
    asked = pick_one(Pick("pile", number=which) for which in (0, 1))
    pick = yield from choice(table, part.seat, asked, "inn.pile", card=item.card, piles=piles)
    table.take_shown(item, part.seat, piles[pick.number or 0])


def divisions(cards: Sequence[str]) -> list[int]:
    """The ways to divide some cards into two piles, as numbers; of ways that come to the same only the first.

    The first card is always in the first pile. The others are in the second one where their bit is set: the second card
    has the lowest.
    """
    found: dict[tuple[tuple[str, ...], ...], int] = {}
    for way in range(1 << (len(cards) - 1)):
        piles = sorted(tuple(sorted(pile_of(cards, way, which))) for which in (0, 1))
        found.setdefault(tuple(piles), way)
    return list(found.values())


def pile_of(cards: Sequence[str], way: int, which: int) -> list[str]:
    """The cards of the first pile (0) or the second (1) of a division."""
    bits = way << 1
    return [card for place, card in enumerate(cards) if (bits >> place & 1) == which]


# -- open hands ------------------------------------------------------------------------------------------------------


def open_hand(table: Table, item: Item, part: Part) -> None:
    """The player plays with an open hand until their next turn has ended."""
    table.open_hand(part.seat)
