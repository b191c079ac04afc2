"""What an effect depends on as it takes effect: its precondition, and what its number is multiplied by."""

from __future__ import annotations

import itertools

from bot.games.inn.rules.cards.models import IfData
from bot.games.inn.rules.cards.prepared import full_code
from bot.games.inn.rules.play.reach import is_ignored
from bot.games.inn.rules.play.standing import holding, level
from bot.games.inn.rules.play.state import Item, Part
from bot.games.inn.rules.play.verbs import TableFacts


def happens(table: TableFacts, item: Item, part: Part) -> bool:
    """Whether the precondition of a part's effect holds as it takes effect."""
    condition = table.cards[part.card or item.card].effects[part.at].condition
    return condition is None or holds(table, item, condition, item.by if condition.who == "you" else part.seat)


def holds(table: TableFacts, item: Item, condition: IfData, seat: int) -> bool:
    """Whether a precondition holds for a seat; that some card holds is said of the player of the item's card."""
    if condition.holds:
        there = holding(table, table.state.seats[item.by])
        return any(card.partition(".")[2] in condition.holds for card in there)
    if condition.of:
        return condition.least <= level(table, seat, full_code(item.card, condition.of)) <= condition.most
    match condition.word:
        case "ignored":
            return any(is_ignored(table, item, other) for other in item.parts)
        case "not-ignored":
            return not any(is_ignored(table, item, other) for other in item.parts)
        case "served":
            return seat in item.seats
        case "boss":
            return table.state.seats[seat].boss
        case "lost":
            return any(loss.seat == seat for loss in item.hurt)
        case "discarded":
            return item.discarded > 0
        case "own-gold" | "not-own-gold":
            spared = any(other.paid for other in item.parts if other.seat == seat)
            return spared == (condition.word == "not-own-gold")
        case _:
            return table.library.characters[table.state.seats[seat].character].villain == (condition.word == "villain")


def number(table: TableFacts, item: Item, part: Part) -> int:
    """The number of a part as it takes effect: multiplied by what its effect counts."""
    effect = table.cards[part.card or item.card].effects[part.at]
    if not effect.per:
        return part.n
    n = part.n * _counted(table, item, part, effect.per)
    return min(n, effect.most) if effect.most else n


def _counted(table: TableFacts, item: Item, part: Part, per: str) -> int:
    """How many there are of what an effect counts."""
    counted = _answered(table, item)
    match per:
        case "hurt" if counted.what == "hurt" and table.state.shared is not None:
            # 003 *Bryn*: her team, however many of it were aimed at, without those whom nothing could hurt
            return sum(mate not in counted.seats for mate in table.state.mates(item.by))
        case "hurt":
            return len({loss.seat for loss in counted.hurt if loss.seat != counted.by})
        case "lost":
            return sum(loss.n for loss in counted.hurt if loss.seat != counted.by)
        case "own-lost":
            return sum(loss.n for loss in counted.hurt if loss.seat == part.seat)
        case "paid":
            return counted.collected
        case "players":
            return sum(seat != item.by for seat in table.state.living())
        case "team" if table.state.shared is not None:
            return len(table.state.mates(part.seat))
        case "team":  # 003 *Boss Versus Boss*: opponents are counted in place of opposing mates
            return sum(seat != item.by for seat in table.state.living())
        case _ if part.thing >= 0:
            return 0  # a thing has no counters (003 *Minions*)
        case _:
            return level(table, part.seat, full_code(item.card, per))


def _answered(table: TableFacts, item: Item) -> Item:
    """What an effect counts: what a hit-back answers, also while that is answered itself; or what its own card has done
    so far."""
    stack = table.state.stack
    for below, above in itertools.pairwise(stack):
        if above is item and below.what == "hurt":
            return below
    return item
