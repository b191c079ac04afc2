"""What has just happened at Drinko, out of the public events: what the last decision changed, whom it hit, a moment.

It is made of nothing but public events, so that it is the same after a restart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from bot.games.drinko.rules import events as ev

MomentKind: TypeAlias = Literal["train", "caught"]
LONG_TRAIN: Final = 8
"""A Drink Train from which on it is a moment when it lands."""
_LOUD: Final = (ev.CardPlayed, ev.DrinksTaken, ev.CardsDrawn, ev.Caught)
"""A decision without any of these, such as a call, leaves what happened before it on the table."""


@dataclass(frozen=True)
class SeatChange:
    """How many drinks a seat has taken, and how many cards it has drawn."""

    seat: int
    drinks: int = 0
    cards: int = 0


@dataclass(frozen=True)
class Moment:
    """Something that the whole table looks at."""

    kind: MomentKind
    seats: tuple[int, ...]
    """To whom it happens."""
    by: int
    """Who has caught that seat, or has sent the train on its way; -1 if that is not known any more."""
    parts: tuple[int, ...]
    """What the drinks add up from: how much each card has put on the train; of a train whose beginning is not known
    any more, the first is what it had then."""
    cards: int = 0
    """Cards that are drawn as a penalty."""


@dataclass(frozen=True)
class Happened:
    """What has happened since the picture before."""

    changes: tuple[SeatChange, ...] = ()
    by: int = -1
    """Who has played the card on the pile, or has caught somebody; -1: nobody."""
    target: int | None = None
    """Who was meant."""
    moment: Moment | None = None


NOTHING: Final = Happened()


def happened(moves: Sequence[Sequence[Mapping[str, Any]]]) -> Happened:
    """What the latest of these decisions (see `PublicTable.moves`) that anybody could see has done."""
    told = [[event for event in map(ev.read, move) if event is not None] for move in moves]
    while told and not any(isinstance(event, _LOUD) for event in told[-1]):
        told.pop()
    if not told:
        return NOTHING
    last = told[-1]
    by, target = _acted([event for move in told for event in move])
    return Happened(_changes(last), by, target, _moment([event for move in told[:-1] for event in move], last))


def _changes(last: Sequence[ev.DrinkoEvent]) -> tuple[SeatChange, ...]:
    drinks, cards = Counter[int](), Counter[int]()
    for event in last:
        if isinstance(event, ev.DrinksTaken):
            drinks[event.seat] += event.n
        elif isinstance(event, ev.CardsDrawn):
            cards[event.seat] += event.n
    seats = sorted({*+drinks, *+cards})
    return tuple(SeatChange(seat, drinks[seat], cards[seat]) for seat in seats)


def _acted(events: Sequence[ev.DrinkoEvent]) -> tuple[int, int | None]:
    for event in reversed(events):
        if isinstance(event, ev.CardPlayed | ev.Caught):
            return event.seat, event.target
    return -1, None


def _moment(before: Sequence[ev.DrinkoEvent], last: Sequence[ev.DrinkoEvent]) -> Moment | None:
    """A long train that lands comes before a catch."""
    for at, event in enumerate(last):
        if isinstance(event, ev.Train) and not event.size and event.was >= LONG_TRAIN:
            drinkers = tuple(taken.seat for taken in last[:at] if isinstance(taken, ev.DrinksTaken))
            if drinkers:
                earlier = [*before, *last[:at]]
                return Moment("train", drinkers, _sender(earlier, drinkers), _parts(earlier, event.was))
    for event in last:
        if isinstance(event, ev.Caught):
            return Moment("caught", (event.target,), event.seat, (event.drinks,), event.cards)
    return None


def longest_train(seen: Sequence[Mapping[str, Any]]) -> Moment | None:
    """The longest Drink Train of a whole game that has landed, out of all its public events; None where none was a
    moment."""
    events = [event for event in map(ev.read, seen) if event is not None]
    ended = [(event.was, at) for at, event in enumerate(events) if isinstance(event, ev.Train) and not event.size]
    found = (_landed(events, at) for _, at in sorted(ended, key=lambda train: -train[0]))
    return next((moment for moment in found if moment is not None), None)


def _landed(events: Sequence[ev.DrinkoEvent], at: int) -> Moment | None:
    """The moment of a Drink Train that ends at a place; None where nobody has drunk it, or it was short."""
    start = at
    while start and not isinstance(events[start - 1], ev.CardPlayed | ev.Train):
        start -= 1
    return _moment(events[:start], events[start : at + 1])


def _sender(events: Sequence[ev.DrinkoEvent], drinkers: Sequence[int]) -> int:
    played = (event.seat for event in reversed(events) if isinstance(event, ev.CardPlayed))
    return next((seat for seat in played if seat not in drinkers), -1)


def _parts(events: Sequence[ev.DrinkoEvent], size: int) -> tuple[int, ...]:
    """What each card has put on a train of this size, the first first."""
    parts: list[int] = []
    left = size
    for event in reversed(events):
        if not isinstance(event, ev.Train):
            continue
        if event.size != left:
            break
        if event.size != event.was:
            parts.append(event.size - event.was)
            left = event.was
        if not left:
            break
    if left:
        parts.append(left)
    return tuple(reversed(parts))
