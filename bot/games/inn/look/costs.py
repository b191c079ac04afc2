"""What cards cost their players, in the story: a cost is paid before its card is played, and told with it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TypeAlias

from bot.games.inn.look.words import counter_title
from bot.games.inn.rules import events as ev
from bot.ui.words import Words

Cost: TypeAlias = ev.Discarded | ev.Paid | ev.FortitudeChanged | ev.CounterChanged
"""What a card can cost its player."""


def costs_before(events: Sequence[ev.InnEvent], at: int) -> list[Cost]:
    """The events that have paid for the card that is played or used at this place, which lie right before it: they have
    its number as their cause, and come before it does anything.
    """
    played = events[at]
    if not isinstance(played, ev.Played | ev.Used) or not played.cause:
        return []
    before = takewhile(lambda event: event.cause == played.cause, reversed(events[:at]))
    return [event for event in before if isinstance(event, Cost)][::-1]


def costs_in(events: Sequence[ev.InnEvent]) -> set[int]:
    """The places of all events that have paid for cards."""
    return {place for at in range(len(events)) for place in range(at - len(costs_before(events, at)), at)}


def cost_words(words: Words, event: Cost) -> str:
    """What a card has cost its player."""
    match event:
        case ev.Discarded(cards=cards):
            return words.say("inn-cost.cards", n=len(cards))
        case ev.Paid(n=n):
            return words.say("inn-cost.gold", n=n)
        case ev.FortitudeChanged(by=by, now=now):
            return words.say("inn-cost.fortitude", n=-by, now=now)
        case ev.CounterChanged(counter=counter, by=by, now=now):
            return words.say("inn-cost.counter", n=-by, now=now, counter=counter_title(counter, -by))
