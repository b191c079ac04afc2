"""What holds without being played: counters of the seats, and the standing effects of what stays on the table.

Standing effects come from cards in front of a player, from the card on top of the discards of a side deck that holds,
and from the level of a counter. They hold for that player alone and cannot be Negated (003 *Static Effects*).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from bot.games.inn.rules.cards.models import IfData, StandingData
from bot.games.inn.rules.cards.vocabulary import BIT
from bot.games.inn.rules.events import IgnoredAnyway, Reduced
from bot.games.inn.rules.play.state import INN, Item, Part, Seat
from bot.games.inn.rules.play.table import Table

# -- counters --------------------------------------------------------------------------------------------------------


def level(table: Table, seat: int, counter: str) -> int:
    """The level of a counter, by its full code, at a seat."""
    return table.state.seats[seat].counters.get(counter, 0)


def full_code(card: str, counter: str) -> str:
    """The full code of a counter that a card names."""
    return f"{card.partition('.')[0]}.{counter}"


def cares(table: Table, *conditions: str) -> bool:
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


def standing(table: Table, seat: int) -> Iterator[StandingData]:
    """The standing effects that hold for a seat."""
    own = table.state.seats[seat]
    for laid in own.front:
        yield from table.cards[laid.card].standing
    if own.sides:
        for card in _holding(table, own):
            yield from table.cards[card].standing
    for counter, number in own.counters.items():
        for step in table.library.counters[counter].level:
            if step.least <= number <= step.most:
                yield from step.standing


def _holding(table: Table, seat: Seat) -> Iterator[str]:
    """The cards on top of the discards of a seat's side decks that hold."""
    library = table.library
    decks = (library.played(seat.character, boss=True) if seat.boss else library.characters[seat.character]).sides
    for code, side in seat.sides.items():
        if side.discard and decks[code].revealed == "holds":
            yield side.discard[-1]


def total(table: Table, seat: int, word: str) -> int:
    """The sum of a standing effect's numbers for a seat."""
    own = table.state.seats[seat]
    if not (own.front or own.sides or own.counters):
        return 0
    return sum(effect.n for effect in standing(table, seat) if effect.word == word)


def lost_by(table: Table, seat: int, n: int, source: int = INN) -> int:
    """How much of a loss of n Fortitude a seat really has: standing effects of its own change it, and of its source.

    `source`: the player who causes it; INN for nobody. What makes it more is said of losses that another player causes.
    """
    if n <= 0:
        return n
    if source not in (INN, seat):
        n += total(table, source, "deals-more") + total(table, seat, "loses-more")
    return max(0, n - total(table, seat, "loses-less"))


def inn_share(table: Table, seat: int, n: int, paid: str) -> int:
    """How much of a seat's payment or ante the Inn pays by a standing effect; nothing of one that is covered."""
    return 0 if paid else min(n, total(table, seat, "inn-pays-first"))


def must_ignore(table: Table, seat: int, kind: str) -> bool:
    """Whether a seat Ignores what a card of this kind would do to it: it has no choice."""
    own = table.state.seats[seat]
    if own.away or kind in own.ignores:
        return True
    if not (own.front or own.sides or own.counters):
        return False
    return any(effect.word == "away" or kind in effect.kinds for effect in standing(table, seat))


def is_away(table: Table, seat: int) -> bool:
    """Whether a seat plays nothing, is asked nothing, and Ignores everything."""
    own = table.state.seats[seat]
    if own.away:
        return True
    if not (own.front or own.sides or own.counters):
        return False
    return any(effect.word == "away" for effect in standing(table, seat))


def present(table: Table, first: int) -> Iterator[int]:
    """The seats still in that are not away, clockwise from `first`."""
    return (seat for seat in table.state.from_seat(first) if not is_away(table, seat))


# -- what an effect depends on ---------------------------------------------------------------------------------------


def happens(table: Table, item: Item, part: Part) -> bool:
    """Whether the precondition of a part's effect holds as it takes effect."""
    condition = table.cards[part.card or item.card].effects[part.at].condition
    return condition is None or holds(table, item, condition, item.by if condition.who == "you" else part.seat, part)


def holds(table: Table, item: Item, condition: IfData, seat: int, part: Part | None = None) -> bool:
    """Whether a precondition holds for a seat; that some card holds is said of the player of the item's card."""
    if condition.holds:
        there = _holding(table, table.state.seats[item.by])
        return any(card.partition(".")[2] in condition.holds for card in there)
    if condition.of:
        card = (part.card if part else "") or item.card
        return condition.least <= level(table, seat, full_code(card, condition.of)) <= condition.most
    match condition.word:
        case "ignored":
            return any(other.ignored for other in item.parts)
        case "not-ignored":
            return not any(other.ignored for other in item.parts)
        case "served":
            return seat in item.seats
        case "boss":
            return table.state.seats[seat].boss
        case "lost":
            return any(loss.seat == seat for loss in item.hurt)
        case "discarded":
            return item.discarded > 0
        case "own-gold" | "not-own-gold":
            payments = [other for other in item.parts if other.seat == seat and other.word in ("pay", "ante")]
            return any(other.paid for other in payments) == (condition.word == "not-own-gold")
        case _:
            return table.library.characters[table.state.seats[seat].character].villain == (condition.word == "villain")


def number(table: Table, item: Item, part: Part) -> int:
    """The number of a part as it takes effect: multiplied by what its effect counts."""
    effect = table.cards[part.card or item.card].effects[part.at]
    if not effect.per:
        return part.n
    n = part.n * _counted(table, item, part, effect.per)
    return min(n, effect.most) if effect.most else n


def _counted(table: Table, item: Item, part: Part, per: str) -> int:
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
            return level(table, part.seat, full_code(part.card or item.card, per))


def _answered(table: Table, item: Item) -> Item:
    """What an effect counts: what a hit-back answers, or what its own card has done so far."""
    stack = table.state.stack
    below = stack[-2] if len(stack) > 1 and stack[-1] is item else None
    return below if below is not None and below.what in ("hurt", "gained", "taken") else item


def ignore_by_force(table: Table, item: Item, kind: str) -> None:
    """Mark what the item would do to players who Ignore its kind without a choice; a player's own card never."""
    ignoring: list[int] = []
    for part in item.parts:
        if part.seat not in (INN, item.by) and part.thing < 0 and must_ignore(table, part.seat, kind):
            ignoring.append(part.seat)
            ignore_part(table, item, part)
    if ignoring:
        tell_ignoring(table, item, ignoring, kind)


def tell_ignoring(table: Table, item: Item, seats: Iterable[int], kind: str) -> None:
    """Say of players that they Ignore an item because of its kind, whatever they choose."""
    for seat in dict.fromkeys(seats):
        why = "away" if is_away(table, seat) else "kind"
        table.told.tell(IgnoredAnyway, seat=seat, card=item.card, why=why, of=kind)


def tell_ignored(table: Table, item: Item, parts: Iterable[Part], why: Literal["before", "alone"]) -> None:
    """Say of the players whom parts of an item concern now that they Ignore it: for this reason, unless they Ignore all
    that is like it.
    """
    kind = kind_of(table, item)
    for seat in dict.fromkeys(part.seat for part in parts if part.ignored and part.thing < 0):
        if seat != item.by and must_ignore(table, seat, kind):
            tell_ignoring(table, item, [seat], kind)
        else:
            table.told.tell(IgnoredAnyway, seat=seat, card=item.card, why=why, of=kind)


def kind_of(table: Table, item: Item) -> str:
    """The kind that an item counts as for those who Ignore a kind: what is used in front of a player is an Action."""
    return "action" if item.what == "use" else table.cards[item.card].kind


def ignore_part(table: Table, item: Item, part: Part) -> None:
    """A part of an item does not happen; a loss that nobody can Ignore becomes smaller instead (003 *My bite*)."""
    less = table.cards[item.card].uses[item.use].ignore_as if item.what in ("card", "use") else 0
    if not less or part.word != "lose-fortitude":
        part.ignored = True
        return
    before, part.n, part.reduced = part.n, max(0, part.n - less), True
    table.told.tell(Reduced, seat=part.seat, by=before - part.n, left=part.n)
