"""What is of worth at the Inn besides gap and Gold: cards of hands, counters, cards in front of players, tops of side
decks. Each is worth what it is after less what it was before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.games.inn.patrons.holding import BITTEN, sides_that_hold
from bot.games.inn.patrons.wanting import front_worth, standing_worth, wanted
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.decks import CounterData
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.face_down import HIDDEN
from bot.games.inn.rules.play.state import Seat
from bot.games.inn.rules.play.view import SeatView

if TYPE_CHECKING:
    from bot.games.inn.patrons.changes import ExpectedChange
    from bot.games.inn.patrons.position import Position

DRAWN: Final = EFFECTS["draw"].glance
LOST: Final = EFFECTS["discard-cards"].glance
"""What a card of a hand is worth that comes, and that goes."""
LOST_THING: Final = 0.6
GAINED_THING: Final = 0.5
"""What it is worth that another player loses a card in front of it, or has one more, beside what the card is worth to
that player."""
HANDED: Final = 0.3
"""What it is worth to a character that another player has one of its counters, and what it costs that player."""
SPENT: Final = 0.8
UNSPENT: Final = 0.25
"""What a counter is worth to its character that pays for something, and another."""
LENT: Final = 0.25
WIDE: Final = 6
"""The part of a point of the gap that a counter costs its character which counts as drunk and pays for cards: the point
comes back when it is spent. It costs the whole where the gap is narrower than that."""
AHEAD: Final = 2
"""How many such counters are worth having beyond what the cards in the hand can cost."""


def count_cards(total: ExpectedChange, cards: int, *, ours: bool) -> None:
    """Add so many more cards of a hand, or fewer."""
    worth = DRAWN if cards > 0 else LOST
    total.extra += abs(cards) * (worth.ours if ours else worth.theirs)


def count_things(position: Position, total: ExpectedChange, seat: int, after: Seat, me: int) -> None:
    """Add what lies in front of a seat then, and its counters, less what it has now. `me`: whose gain is counted."""
    ours, shown, held = position.same_side(seat, me), position.view["seats"][seat], position.holding[seat]
    if after.front or held.front:
        lying = sum([_lying(laid.card, after.character) for laid in after.front], 0.0) - held.worth
        total.extra += lying if ours else -lying * (LOST_THING if lying < 0 else GAINED_THING)
    if after.sides:
        tops = _of_tops(shown, after)
        total.extra += tops if ours else -tops / 2
    if after.counters != shown["counters"]:
        for code in {*after.counters, *shown["counters"]}:
            level, new = shown["counters"].get(code, 0), after.counters.get(code, 0)
            if new != level:
                counted(position, total, seat, code, level, new, me)


def _lying(code: str, character: str) -> float:
    return mean_of_things(character) if code == HIDDEN else front_worth(code)


def _of_tops(shown: SeatView, after: Seat) -> float:
    """How much more the tops of side decks are worth that hold for a seat."""
    more = 0.0
    for code in sides_that_hold(after.character):
        if (side := after.sides.get(code)) is not None and side.discard:
            before = shown["sides"][code]["discard"]
            if side.discard[-1:] != before[-1:]:
                more += _top(side.discard, after.character, code) - _top(before, after.character, code)
    return more


def _top(discard: Sequence[str], character: str, code: str) -> float:
    if not discard:
        return 0.0
    return mean_of_side(character, code) if discard[-1] == HIDDEN else front_worth(discard[-1])


# -- counters --------------------------------------------------------------------------------------------------------


def counted(position: Position, total: ExpectedChange, seat: int, code: str, level: int, new: int, me: int) -> None:
    """Add what it is worth beside points of the gap that a seat has so many of a counter after so many.

    One that bites costs its holder what it does; others help their owner, and so do the standing effects of its levels.
    """
    counter = the_library().counters.get(code)
    if counter is None:
        return
    change = new - level
    if counter.drunk:
        total.gap[seat] += change * (1 - _part_lost(position, code, seat, change))
    for bite in counter.bite:
        if bite.word in ("lose-fortitude", "gain-alcohol"):
            total.gap[seat] -= BITTEN * change * bite.n
    held = 0.0 if not counter.level else _of_level(counter, new) - _of_level(counter, level)
    if seat == me == position.me:
        useful = change if not counter.drunk else _useful(position, code, new) - _useful(position, code, level)
        total.extra += held + _own_use(code, counter) * useful
    elif position.same_side(seat, me):
        total.extra += held + _own_use(code, counter) * change
    elif counter.on == "you":
        total.extra -= held / 2 + (0.0 if counter.drunk else 0.1 * change)
    elif position.characters[me] == code.partition(".")[0]:
        total.extra += HANDED * change - held / 2


def _part_lost(position: Position, code: str, seat: int, change: int) -> float:
    """The part of each point of the gap that really goes by a counter that counts as drunk."""
    gap = position.fortitude[seat] - position.alcohol[seat] - position.counters[seat].get(code, 0)
    wide = gap - change >= WIDE
    return LENT if change > 0 and wide and seat == position.me and _use_of_one(code) == SPENT else 1.0


def _useful(position: Position, code: str, level: int) -> int:
    """How many of a counter are of use: what the cards in the own hand can cost, and some for cards to come."""
    cards = the_library().cards
    costs = [max([use.cost.get(code, 0) for use in cards[card].uses]) for card in position.hand if card in cards]
    return min(level, sum(costs) + AHEAD)


def _own_use(code: str, counter: CounterData) -> float:
    """What one is worth to whom it is said of: its character's own, or one that makes that character's cards worse."""
    return _use_of_one(code) if counter.on == "you" else 0.0 if counter.bite else -HANDED


@cache
def _use_of_one(code: str) -> float:
    """What one is worth to its character: more if it pays for a card or for what can be done at any time."""
    library = the_library()
    counter = library.counters[code]
    uses = [use for card in library.cards.values() if card.deck == code.partition(".")[0] for use in card.uses]
    paid = any(code in use.cost for use in uses) or any(
        effect.word == "buy" and effect.of == counter.id for use in uses for effect in use.do
    )
    return SPENT if paid else 0.0 if counter.drunk else UNSPENT


def _of_level(counter: CounterData, number: int) -> float:
    return sum([standing_worth(step.standing) for step in counter.level if step.least <= number <= step.most], 0.0)


# -- what nobody has seen yet ----------------------------------------------------------------------------------------


@cache
def mean_of_things(character: str) -> float:
    """What the cards with wages of a character's deck are worth on the mean, in front of it."""
    library = the_library()
    found = library.characters.get(character)
    worths = [
        front_worth(code)
        for code, count in (found.counts if found is not None else {}).items()
        for _ in range(count)
        if library.cards[code].wages
    ]
    return sum(worths) / max(1, len(worths))


@cache
def mean_of_side(character: str, side: str) -> float:
    """What the cards of a character's side deck are worth on the mean, where they lie or in the hand."""
    found = the_library().whole(character)
    deck = found.sides.get(side) if found is not None else None
    if deck is None:
        return 0.0
    lies = deck.revealed != "adds" and not deck.joins
    worths = [(front_worth(code) if lies else wanted(code)) * count for code, count in deck.counts.items()]
    return sum(worths) / sum(deck.counts.values())
