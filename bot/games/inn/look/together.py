"""What several players do or get alike, told in one sentence: antes, payments, and what changes by the same number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.games.inn.look.costs import costs_in
from bot.games.inn.look.joined import is_bite
from bot.games.inn.look.words import counter_title
from bot.games.inn.rules import events as ev
from bot.games.inn.rules.play.state import INN
from bot.ui.words import Fact, Words

MANY = 3
"""As many players are told as everybody, or as all the others, if they are that."""

Change: TypeAlias = ev.FortitudeChanged | ev.AlcoholChanged | ev.GoldGained | ev.CounterChanged
Alike: TypeAlias = ev.Anted | Change | ev.Paid | ev.Drew | ev.Discarded


def grouped(events: Sequence[ev.InnEvent]) -> Iterator[list[ev.InnEvent]]:
    """The events, in their order; those in a row that do the same to different players lie together, also where others
    between them do it to another amount. What a player pays or changes by several times in a row, perhaps with payments
    or changes of others between, is one. What a card costs lies alone.
    """
    costs = costs_in(events)
    return _groups(_sorted(_paid_once([(event, at in costs) for at, event in enumerate(events)])))


Told: TypeAlias = tuple[ev.InnEvent, bool]
"""An event, and whether it is what a card costs."""


def _paid_once(events: Iterable[Told]) -> list[Told]:
    told: list[Told] = []
    begun = 0
    for event, costs in events:
        if not isinstance(event, ev.Paid) or costs:
            begun = len(told) + 1
        elif not event.paid:
            for at in range(begun, len(told)):
                first = told[at][0]
                if isinstance(first, ev.Paid) and (first.seat, first.to, first.paid) == (event.seat, event.to, ""):
                    told[at] = replace(first, n=first.n + event.n, now=event.now), False
                    break
            else:
                told.append((event, costs))
            continue
        told.append((event, costs))
    return told


def _sorted(events: Iterable[Told]) -> Iterator[Told]:
    """In a row of changes of one thing, or of payments to one player, or of antes, those alike stand together."""
    row: list[ev.InnEvent] = []
    drinker = INN
    for event, costs in events:
        of = _row_of(event) if not costs and getattr(event, "seat", INN) != drinker else None
        if row and (of is None or of != _row_of(row[-1])):
            yield from _in_order(row)
            row = []
        if of is None:
            yield event, costs
        else:
            row.append(event)
        drinker = _drinks(event, drinker)
    yield from _in_order(row)


def _row_of(event: ev.InnEvent) -> tuple[object, ...] | None:
    """What all events of a row have in common; None for one that is in no row."""
    match event:
        case ev.CounterChanged(counter=counter) if not is_bite(event):
            return event.key, counter, event.by > 0
        case ev.FortitudeChanged(by=by) | ev.AlcoholChanged(by=by) | ev.GoldGained(by=by) if by:
            return event.key, by > 0
        case ev.Paid(to=to):
            return event.key, to
        case ev.Anted():
            return (event.key,)
        case _:
            return None


def _in_order(row: Sequence[ev.InnEvent]) -> Iterator[Told]:
    """A row, each player's changes as one; who antes nothing comes last, so that the pot is told as it is then."""
    told: list[ev.InnEvent] = []
    for event in row:
        at = next(
            (at for at, earlier in enumerate(told) if isinstance(earlier, Change) and _same_seat(earlier, event)), None
        )
        if at is None:
            told.append(event)
        elif isinstance(event, Change):
            told[at] = replace(event, by=event.by + getattr(told[at], "by", 0))
    if isinstance(row[0] if row else None, ev.Anted):
        told.sort(key=lambda event: isinstance(event, ev.Anted) and (not event.n or event.paid == "none"))
    else:
        kinds = list(dict.fromkeys(_what(event) for event in told))
        told.sort(key=lambda event: kinds.index(_what(event)))
    yield from ((event, False) for event in told)


def _same_seat(change: Change, other: ev.InnEvent) -> bool:
    return isinstance(other, Change) and change.seat == other.seat


def _drinks(event: ev.InnEvent, drinker: int) -> int:
    """The player whose Drink an event tells, after those before it told that of `drinker`; INN if it tells none."""
    if isinstance(event, ev.Drank | ev.Sobers | ev.PotionDrunk):
        return event.seat
    return drinker if isinstance(event, Change) and event.seat == drinker else INN


def _groups(events: Iterable[Told]) -> Iterator[list[ev.InnEvent]]:
    group: list[ev.InnEvent] = []
    drinker, costly = INN, False
    for event, costs in events:
        if group and (costs or costly or not _goes_with(group, event, drinker)):
            yield group
            group = []
        drinker = _drinks(event, drinker)
        group.append(event)
        costly = costs
    if group:
        yield group


def _goes_with(group: Sequence[ev.InnEvent], event: ev.InnEvent, drinker: int) -> bool:
    """`drinker`: the player whose Drink the last events tell; that is a sentence of its own."""
    if not isinstance(event, Alike) or is_bite(event):
        return False
    seats = [other.seat for other in group if isinstance(other, Alike)]
    if drinker in seats:
        return False
    return len(seats) == len(group) and event.seat not in seats and _what(group[-1]) == _what(event)


def _what(event: ev.InnEvent) -> tuple[object, ...]:
    """All of an event but whom it happens to, and what that player has then."""
    match event:
        case ev.FortitudeChanged(by=by, now=now) | ev.AlcoholChanged(by=by, now=now) | ev.GoldGained(by=by, now=now):
            return event.key, by, now if not by else None
        case ev.CounterChanged(counter=counter, by=by):
            return event.key, counter, by
        case ev.Paid(n=n, to=to, paid=paid):
            return event.key, n, to, paid
        case ev.Anted(n=n, paid=paid):
            return event.key, n, paid if paid == "none" or not n else ""
        case ev.Drew(n=n):
            return event.key, n
        case ev.Discarded(cards=cards):
            return event.key, len(cards)
        case _:
            return (event.key,)


def together(words: Words, names: Sequence[str], group: Sequence[ev.InnEvent]) -> str | None:
    """Several alike events in one sentence; None where each is told by itself."""
    first = group[0]
    if len(group) < 2 or not isinstance(first, Alike):
        return None
    seats = [event.seat for event in group if isinstance(event, Alike)]
    who = words.listing([names[seat] for seat in seats])
    all_of_them = len(seats) == len(names) >= MANY

    def say(form: str, **facts: Fact) -> str:
        key = f"inn-together.{form}-all" if all_of_them else f"inn-together.{form}"
        return words.say(key, names=who, **facts)

    match first:
        case ev.FortitudeChanged() | ev.AlcoholChanged() | ev.GoldGained() | ev.CounterChanged():
            return _changed(words, names, who, [event for event in group if isinstance(event, Change)])
        case ev.Paid(n=n, to=to, paid=paid):
            if paid or not n:
                return None
            if to == INN:
                return say("paid", n=n)
            others = len(seats) == len(names) - 1 >= MANY
            return words.say(f"inn-together.paid-to{'-all' if others else ''}", names=who, n=n, target=names[to])
        case ev.Anted():
            return _antes(words, names, [event for event in group if isinstance(event, ev.Anted)])
        case ev.Drew(n=n):
            return say("drew", n=n)
        case ev.Discarded(cards=cards):
            return say("discarded", n=len(cards))


def _changed(words: Words, names: Sequence[str], who: str, changes: Sequence[Change]) -> str:
    """The same change of several players, each with what that player has then."""
    by, key = changes[0].by, changes[0].key
    if not by:
        everybody = "-all" if len(changes) == len(names) >= MANY else ""
        return words.say(f"inn-together.{key}-stays{everybody}", names=who, now=changes[0].now)
    told = [words.say("inn-together.now", name=names[event.seat], now=event.now) for event in changes]
    last = changes[-1]
    counter = counter_title(last.counter, abs(by)) if isinstance(last, ev.CounterChanged) else ""
    amount = words.say(f"inn-together.by-{key}", by=by, counter=counter)
    return words.say("inn-together.changed", by=amount, names=words.listing(told))


def _antes(words: Words, names: Sequence[str], antes: Sequence[ev.Anted]) -> str | None:
    """The antes of several players, and for whom the Inn antes; None where nothing is anted."""
    last = antes[-1]
    if last.paid == "none":
        return None
    if not last.n:
        return words.say("inn-together.ante-no", names=words.listing([names[event.seat] for event in antes]))
    helped = [names[event.seat] for event in antes if event.paid]
    payers = [names[event.seat] for event in antes if not event.paid]
    if not helped:
        form = "ante-all" if len(payers) == len(names) >= MANY else "ante"
    else:
        form = "ante-inn-only" if not payers else "ante-inn" if len(payers) > 1 else "ante-inn-one"
    return words.say(
        f"inn-together.{form}", names=words.listing(payers), helped=words.listing(helped), n=last.n, pot=last.pot
    )
