"""What several players do or get alike, told in one sentence: antes and payments, and all that a Sea or Dungeon Event
does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from bot.games.inn.rules import events as ev
from bot.games.inn.rules.play.state import INN
from bot.ui.words import Words

FEW = 4
"""Of more players than these the first is named, and the others are counted."""

Alike: TypeAlias = ev.Anted | ev.FortitudeChanged | ev.AlcoholChanged | ev.GoldGained | ev.Paid | ev.Drew | ev.Discarded


def grouped(events: Iterable[ev.InnEvent], *, inside: bool = False) -> Iterator[list[ev.InnEvent]]:
    """The events, in their order; those in a row that do the same to different players in an Event lie together, and
    everywhere payments and antes. `inside`: whether the first of them happen in an Event."""
    group: list[ev.InnEvent] = []
    for event in events:
        anywhere = isinstance(event, ev.Paid | ev.Anted)
        if group and not ((inside or anywhere) and _goes_with(group, event)):
            yield group
            group = []
        if isinstance(event, ev.EncounterRevealed):
            inside = True
        elif isinstance(event, ev.TurnBegan):
            inside = False
        group.append(event)
    if group:
        yield group


def _goes_with(group: Sequence[ev.InnEvent], event: ev.InnEvent) -> bool:
    if not isinstance(event, Alike):
        return False
    seats = [other.seat for other in group if isinstance(other, Alike)]
    return len(seats) == len(group) and event.seat not in seats and _what(group[-1]) == _what(event)


def _what(event: ev.InnEvent) -> tuple[object, ...]:
    """All of an event but whom it happens to, and what that player has then."""
    match event:
        case ev.FortitudeChanged(by=by) | ev.AlcoholChanged(by=by) | ev.GoldGained(by=by):
            return event.key, by
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
    who = _listed(words, [names[event.seat] for event in group if isinstance(event, Alike)])
    match first:
        case ev.FortitudeChanged(by=by) | ev.AlcoholChanged(by=by) | ev.GoldGained(by=by):
            if not by:
                return ""
            told = [
                words.say("inn-together.now", name=names[event.seat], now=event.now)
                for event in group
                if isinstance(event, ev.FortitudeChanged | ev.AlcoholChanged | ev.GoldGained)
            ]
            return words.say(f"inn-together.{first.key}", names=words.listing(told), by=by)
        case ev.Paid(n=n, to=to, paid=paid):
            if paid:
                return None
            return words.say(
                "inn-together.paid" if to == INN else "inn-together.paid-to", names=who, n=n, target=names[to]
            )
        case ev.Anted(n=n, paid=paid):
            return _antes(words, names, who, [event for event in group if isinstance(event, ev.Anted)])
        case ev.Drew(n=n):
            return words.say("inn-together.drew", names=who, n=n)
        case ev.Discarded(cards=cards):
            return words.say("inn-together.discarded", names=who, n=len(cards))


def _antes(words: Words, names: Sequence[str], who: str, antes: Sequence[ev.Anted]) -> str | None:
    """The antes of several players, and for whom the Inn pays; None where nothing is anted."""
    last = antes[-1]
    if not last.n or last.paid == "none":
        return None
    helped = _listed(words, [names[event.seat] for event in antes if event.paid])
    form = "inn-together.ante-inn" if helped else "inn-together.ante"
    return words.say(form, names=who, n=last.n, pot=last.pot, helped=helped)


def _listed(words: Words, names: Sequence[str]) -> str:
    """The names; of many the first, and how many others."""
    if len(names) <= FEW:
        return words.listing(names)
    return words.say("inn-together.others", name=names[0], n=len(names) - 1)
