"""The story of a game of Drinko: its events as lines, one line for each move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from bot.games.drinko.look.words import card_name
from bot.games.drinko.rules import events as ev
from bot.ui.names import clean
from bot.ui.words import Words

OPENING = (ev.Dealt, ev.CardPlayed, ev.Called, ev.Caught, ev.Warned, ev.CatchWrong)
"""Events that begin a line."""

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
            return say("won" if event.place == 1 else event.key, name=names[event.seat], place=event.place)
        case ev.DrinksTaken():
            return say(event.key, name=names[event.seat], n=event.n)
        case ev.CardsDrawn():
            return say(event.key if event.n else "drew-none", name=names[event.seat], n=event.n)
        case ev.Caught():
            who = {"name": names[event.seat], "target": names[event.target]}
            return say(event.key, **who, drinks=event.drinks, cards=event.cards)
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
    words: Words, names: Sequence[str], events: Sequence[Mapping[str, Any]], show: Callable[[str], str] = clean
) -> list[str]:
    """The events as lines, oldest first: the effects of a move stand on its line. `show` makes names showable."""
    shown = [show(name) for name in names]
    out: list[list[str]] = []
    tail: Tail = ""
    for event in filter(None, map(ev.read, events)):
        if not out or isinstance(event, OPENING) or (isinstance(event, ev.DrinksTaken | ev.CardsDrawn) and not tail):
            out.append([])
            tail = ""
        out[-1].append(sentence(words, shown, event))
        tail = _tail(event, tail)
    return [" ".join(parts) for parts in out]


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
