"""The story of a game of Drinko: its events as lines, one line for each move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Literal, TypeAlias

from bot.games.drinko.look.words import card_name
from bot.games.drinko.rules import events as ev
from bot.ui.names import clean
from bot.ui.words import Words

OPENING = (ev.Dealt, ev.CardPlayed, ev.Called, ev.Caught, ev.Warned, ev.CatchWrong)
"""Events that begin a line."""

FEW = 4
"""Of more players than these the first is named, and the others are counted."""

SWALLOWING = frozenset({"split", "suffer"})

Tail: TypeAlias = Literal["", "once", "draw"]
"""Whether drinking or drawing that follows still belongs to the line: not at all, once, or until the draw."""


def sentence(words: Words, names: Sequence[str], event: ev.DrinkoEvent) -> str:
    """One event in words."""

    def say(form: str, **facts: object) -> str:
        return words.say(f"event.{form}", **facts)

    match event:
        case ev.Dealt():
            return say(event.key, n=event.n, top=card_name(words, event.top))
        case ev.CardPlayed(left=left, target=target):
            facts = {"name": names[event.seat], "card": card_name(words, event.card)}
            if target is not None:
                return say("played-on", **facts, target=names[target])
            return say("played-left" if 1 <= left <= 2 else "played", **facts, left=left)
        case ev.Train(size=size, was=was):
            return say("train-over" if not size else "train-same" if size == was else "train-grows", size=size)
        case ev.Out():
            form = "won" if event.place == 1 else event.key
            return say(form, name=names[event.seat], place=_ordinal(words, event.place))
        case ev.DrinksTaken():
            return say(event.key, name=names[event.seat], n=event.n)
        case ev.CardsDrawn():
            return say(event.key if event.n else "drew-none", name=names[event.seat], n=event.n)
        case ev.Caught():
            return say(event.key, name=names[event.seat], target=names[event.target])
        case ev.Warned():
            return say(event.key, name=names[event.seat], target=names[event.target])
        case ev.CatchWrong(target=target):
            if target is not None:
                return say("catch-wrong-on", name=names[event.seat], target=names[target])
            return say(event.key, name=names[event.seat])
        case ev.StarterChosen() | ev.Skipped() | ev.Called() | ev.SpecialLast():
            return say(event.key, name=names[event.seat])
        case ev.PileReshuffled():
            return say(event.key, n=event.n)
        case ev.Turned():
            return say(event.key)


def lines(
    words: Words,
    names: Sequence[str],
    events: Sequence[Mapping[str, Any]],
    show: Callable[[str], str] = clean,
    *,
    play_on: bool = False,
) -> list[str]:
    """The events as lines, oldest first: the effects of a move stand on its line. `show` makes names showable;
    `play_on`: whether the game goes on after somebody has won."""
    shown = [show(name) for name in names]
    out: list[list[str]] = []
    tail: Tail = ""
    for said, told in _sentences(words, shown, list(_told(filter(None, map(ev.read, events)), play_on=play_on))):
        event = told[0]
        if not out or isinstance(event, OPENING) or (isinstance(event, ev.DrinksTaken | ev.CardsDrawn) and not tail):
            out.append([])
            tail = ""
        out[-1].append(said)
        for one in told:
            tail = _tail(one, tail)
    return [" ".join(parts) for parts in out]


def _told(events: Iterable[ev.DrinkoEvent], *, play_on: bool) -> Iterator[ev.DrinkoEvent]:
    """The events without what a winning card would have done to others, had the game gone on."""
    over = False
    for event in events:
        if not (over and isinstance(event, ev.Train | ev.Skipped | ev.Turned)):
            yield event
        over = over or (isinstance(event, ev.Out) and event.place == 1 and not play_on)


def _sentences(
    words: Words, names: Sequence[str], events: Sequence[ev.DrinkoEvent]
) -> Iterator[tuple[str, Sequence[ev.DrinkoEvent]]]:
    """Every sentence, with the events that it tells: a last card and what it wins, what several drink alike, a drink
    that ends a train and the draw after it.
    """
    at = 0
    while at < len(events):
        said, used = _joined(words, names, events[at:]) or (sentence(words, names, events[at]), 1)
        yield said, events[at : at + used]
        at += used


def _joined(words: Words, names: Sequence[str], events: Sequence[ev.DrinkoEvent]) -> tuple[str, int] | None:
    """The first events in one sentence, and how many those are; None if the first is told by itself."""
    match events:
        case [ev.CardPlayed(seat=seat, card=card, target=None), ev.Out(seat=other, place=place), *_] if seat == other:
            form = "event.played-won" if place == 1 else "event.played-out"
            return words.say(form, name=names[seat], card=card_name(words, card), place=_ordinal(words, place)), 2
        case [ev.DrinksTaken(seat=seat, n=n), ev.Train(size=0), ev.CardsDrawn(seat=other, n=cards), *_] if (
            seat == other and cards
        ):
            return words.say("event.drank-drew", name=names[seat], n=n, cards=cards), 3
        case [
            ev.Caught(seat=seat, target=target),
            ev.DrinksTaken(seat=one, n=n),
            ev.CardsDrawn(seat=other, n=cards),
            *_,
        ] if one == other == target and cards:
            return words.say("event.caught-drew", name=names[seat], target=names[target], n=n, cards=cards), 3
        case [ev.DrinksTaken(n=n), ev.DrinksTaken(), *_]:
            alike = list(takewhile(lambda event: isinstance(event, ev.DrinksTaken) and event.n == n, events))
            who = [names[event.seat] for event in alike if isinstance(event, ev.DrinksTaken)]
            if len(who) < 2:
                return None
            listed = words.listing(who) if len(who) <= FEW else words.say("event.others", name=who[0], n=len(who) - 1)
            return words.say("event.drank-alike", names=listed, n=n), len(who)
        case _:
            return None


def _ordinal(words: Words, place: int) -> str:
    key = f"drinko-picture.place-{place}"
    return words.say(key if words.has(key) else "drinko-picture.place", place=place)


def _tail(event: ev.DrinkoEvent, before: Tail) -> Tail:
    match event:
        case ev.CardPlayed():
            return "draw" if event.card in SWALLOWING else ""
        case ev.Caught() | ev.SpecialLast():
            return "draw"
        case ev.CatchWrong():
            return "once"
        case ev.DrinksTaken():
            return "" if before == "once" else "draw"
        case ev.CardsDrawn():
            return ""
        case _:
            return before
