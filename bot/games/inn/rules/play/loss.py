"""What a card makes a party lose: one sum, whoever of a team was hit.

Each player's own standing effects count first, and only for that player; then a card that makes the loss smaller
counts for all that the party would lose (rulings 105 and 116). So it never matters which of the mates sits where.

Rules: 003 *Static Effects* (Example 3), *Each other player* (Example 2).
"""

from __future__ import annotations

from bot.games.inn.rules.events import Reduced
from bot.games.inn.rules.play.preconditions import happens, number
from bot.games.inn.rules.play.reach import is_ignored, spared
from bot.games.inn.rules.play.standing import lost_by
from bot.games.inn.rules.play.state import Item, Part
from bot.games.inn.rules.play.table import Table
from bot.games.inn.rules.play.verbs import TableFacts


def losses_of(table: TableFacts, item: Item, seat: int) -> list[Part]:
    """The parts of an item that would make the party of a seat lose Fortitude and do reach it."""
    same_party = table.state.same_party
    return [
        loss
        for loss in item.parts
        if loss.word == "lose-fortitude"
        and loss.thing < 0
        and same_party(loss.seat, seat)
        and not is_ignored(table, item, loss)
    ]


def due(table: TableFacts, item: Item, losses: list[Part]) -> list[Part]:
    """Those of some losses that happen as things are; the others depend on something that is not so."""
    return [loss for loss in losses if loss.at < 0 or happens(table, item, loss)]


def felt(table: TableFacts, item: Item, loss: Part) -> int:
    """What a loss really takes from its player as things are, not below 0."""
    return lost_by(table, loss.seat, _left(table, item, loss), loss.source)


def _left(table: TableFacts, item: Item, loss: Part) -> int:
    """The number of a loss, less what cards have taken off it, before standing effects."""
    n = number(table, item, loss) if loss.at >= 0 else loss.n
    return max(0, n - loss.less - spared(table, item, loss))


def _takeable(table: TableFacts, item: Item, loss: Part) -> int:
    """How much cards can still take off a loss: what standing effects add comes after that, if anything is left."""
    return min(_left(table, item, loss), felt(table, item, loss))


def total_of(table: TableFacts, item: Item, losses: list[Part]) -> int:
    """What a party would lose by some losses, as far as cards can take it off."""
    return sum(_takeable(table, item, loss) for loss in losses)


def lower(table: Table, item: Item, losses: list[Part], n: int) -> None:
    """Take n off what a party would lose by some losses, as far as there is so much."""
    takes = _takes(table, item, losses, n)
    for loss, taken in zip(losses, takes, strict=True):
        loss.less += taken
        table.told.tell(Reduced, seat=loss.seat, by=taken, left=_left(table, item, loss))


def deal_again(table: TableFacts, item: Item) -> None:
    """Standing effects may have come or gone since a card took something off a party's losses: it is taken where it
    helps most now, so that a party loses the same whoever was hit.
    """
    waiting = {id(part) for part in item.parts[item.done :]}
    for seat in {table.state.seats[part.seat].party: part.seat for part in item.parts if part.less}.values():
        losses = [loss for loss in due(table, item, losses_of(table, item, seat)) if id(loss) in waiting]
        n = sum(loss.less for loss in losses)
        for loss in losses:
            loss.less = 0
        for loss, taken in zip(losses, _takes(table, item, losses, n), strict=True):
            loss.less = taken


def _takes(table: TableFacts, item: Item, losses: list[Part], n: int) -> list[int]:
    """How much of n is taken off each loss: where it helps most; between equals the characters decide by their codes,
    because it may matter whose loss is left, and must not matter who sits where.
    """
    takes: dict[int, int] = {}

    def rank(place: int) -> tuple[int, int, str]:
        loss = losses[place]
        return -felt(table, item, loss), _left(table, item, loss), table.state.seats[loss.seat].character

    for place in sorted(range(len(losses)), key=rank):
        takes[place] = max(0, min(n, _takeable(table, item, losses[place])))
        n -= takes[place]
    return [takes[place] for place in range(len(losses))]
