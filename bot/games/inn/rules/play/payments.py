"""What the Inn pays of a payment by what holds without being played.

Rules: 003, note on *Discount Elixir of Haggling*; ruling 74.
"""

from __future__ import annotations

from itertools import takewhile

from bot.games.inn.rules.play.preconditions import happens
from bot.games.inn.rules.play.reach import is_ignored
from bot.games.inn.rules.play.standing import first_gold
from bot.games.inn.rules.play.state import Item, Part
from bot.games.inn.rules.play.verbs import TableFacts


def inn_share(table: TableFacts, item: Item, part: Part) -> int:
    """How much of a payment or an ante the Inn makes by a standing effect; nothing of what a card has covered.

    It is the first Gold of all that the seat pays for the item, also where that is split.
    """
    first = 0 if part.paid else first_gold(table, part.seat)
    return max(0, min(part.n, first - _due_before(table, item, part))) if first else 0


def _due_before(table: TableFacts, item: Item, part: Part) -> int:
    """What the seat of a part pays for the item before it."""
    before = takewhile(lambda other: other is not part, item.parts)
    return sum(other.n for other in before if other.seat == part.seat and _is_due(table, item, other))


def _is_due(table: TableFacts, item: Item, part: Part) -> bool:
    """Whether a part is a payment or an ante that its player has to make."""
    if part.word not in ("pay", "ante") or part.paid or is_ignored(table, item, part):
        return False
    return part.at < 0 or happens(table, item, part)
