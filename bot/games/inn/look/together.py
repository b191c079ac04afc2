"""What a Sea or Dungeon Event does to several players alike, told in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from bot.games.inn.rules import events as ev
from bot.games.inn.rules.play.state import INN
from bot.ui.words import Words

Alike: TypeAlias = ev.FortitudeChanged | ev.AlcoholChanged | ev.GoldGained | ev.Paid | ev.Drew | ev.Discarded


def grouped(events: Iterable[ev.InnEvent]) -> Iterator[list[ev.InnEvent]]:
    """The events, in their order; those in a row that do the same to different players in an Event lie together."""
    group: list[ev.InnEvent] = []
    inside = False
    for event in events:
        if group and not (inside and _goes_with(group, event)):
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
    who = words.listing([names[event.seat] for event in group if isinstance(event, Alike)])
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
            return words.say("inn-together.paid", names=who, n=n) if to == INN and not paid else None
        case ev.Drew(n=n):
            return words.say("inn-together.drew", names=who, n=n)
        case ev.Discarded(cards=cards):
            return words.say("inn-together.discarded", names=who, n=len(cards))
