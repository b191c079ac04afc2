"""What holds without being played: counters of the seats, and the standing effects of what stays on the table.

Standing effects come from cards in front of a player, from the card on top of the discards of a side deck that holds,
and from the level of a counter. They hold for that player alone and cannot be Negated (003 *Static Effects*).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.inn.rules.cards.models import StandingData
from bot.games.inn.rules.cards.prepared import Library
from bot.games.inn.rules.cards.vocabulary import BIT
from bot.games.inn.rules.play.state import INN, Seat
from bot.games.inn.rules.play.verbs import TableFacts

# -- counters --------------------------------------------------------------------------------------------------------


def level(table: TableFacts, seat: int, counter: str) -> int:
    """The level of a counter, by its full code, at a seat."""
    return table.state.seats[seat].counters.get(counter, 0)


def cares(table: TableFacts, *conditions: str) -> bool:
    """Whether a character at the table has a card for one of these moments; there is no window on others."""
    bits = 0
    for condition in conditions:
        bits |= BIT[condition]
    library = table.library
    for own in table.state.seats:  # noqa: SIM110 (hot: a generator costs more)
        if library.played(own.character, boss=own.boss).moments & bits:
            return True
    return False


# -- standing effects ------------------------------------------------------------------------------------------------


def standing(table: TableFacts, seat: int) -> Iterator[StandingData]:
    """The standing effects that hold for a seat."""
    own = table.state.seats[seat]
    lying = [*(laid.card for laid in own.front), *holding(table, own)]
    return standing_of(table.library, lying, own.counters.items())


def standing_of(library: Library, cards: Iterable[str], counters: Iterable[tuple[str, int]]) -> Iterator[StandingData]:
    """The standing effects of cards that lie there, and of counters at these levels."""
    for card in cards:
        yield from library.cards[card].standing
    for counter, number in counters:
        for step in library.counters[counter].level:
            if step.least <= number <= step.most:
                yield from step.standing


def holding(table: TableFacts, seat: Seat) -> Iterator[str]:
    """The cards on top of the discards of a seat's side decks that hold."""
    library = table.library
    decks = (library.played(seat.character, boss=True) if seat.boss else library.characters[seat.character]).sides
    for code, side in seat.sides.items():
        if side.discard and decks[code].revealed == "holds":
            yield side.discard[-1]


def total(table: TableFacts, seat: int, word: str) -> int:
    """The sum of a standing effect's numbers for a seat."""
    own = table.state.seats[seat]
    if not (own.front or own.sides or own.counters):
        return 0
    found = 0  # hot
    for effect in standing(table, seat):
        if effect.word == word:
            found += effect.n
    return found


def lost_by(table: TableFacts, seat: int, n: int, source: int = INN) -> int:
    """How much of a loss of n Fortitude a seat really has: standing effects of its own change it, and of its source.

    `source`: the player who causes it; INN for nobody. What makes it more is said of losses that another player causes.
    """
    if n <= 0:
        return n
    if source not in (INN, seat):
        n += total(table, source, "deals-more") + total(table, seat, "loses-more")
    return max(0, n - total(table, seat, "loses-less"))


def first_gold(table: TableFacts, seat: int) -> int:
    """How many Gold of each payment and each ante of a seat the Inn pays by a standing effect.

    Several such effects do not add up: the first Gold is the same for all of them (003, note on *Discount Elixir of
    Haggling*).
    """
    own = table.state.seats[seat]
    if not (own.front or own.sides or own.counters):
        return 0
    return max((effect.n for effect in standing(table, seat) if effect.word == "inn-pays-first"), default=0)
