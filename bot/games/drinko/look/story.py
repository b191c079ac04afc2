"""The story of a game of Drinko: its events as lines, one line for each move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Literal, TypeAlias

from bot.games.drinko.look.words import a_card
from bot.games.drinko.rules import events as ev
from bot.ui.names import clean
from bot.ui.words import Fact, Words

OPENING = (ev.Dealt, ev.CardPlayed, ev.Called, ev.Caught, ev.Warned, ev.CatchWrong)
"""Events that begin a line."""

FEW = 4
"""Of more players than these the first is named, and the others are counted."""

FEW_LEFT = 2
"""From so many cards on it is told how many a player has left."""

SWALLOWING = frozenset({"split", "suffer"})

Tail: TypeAlias = Literal["", "once", "draw"]
"""Whether drinking or drawing that follows still belongs to the line: not at all, once, or until the draw."""


def sentence(words: Words, names: Sequence[str], event: ev.DrinkoEvent) -> str:
    """One event in words."""

    def say(form: str, **facts: Fact) -> str:
        return words.say(f"event.{form}", **facts)

    match event:
        case ev.Dealt():
            return say(event.key, n=event.n, top=a_card(words, event.top))
        case ev.CardPlayed(target=target):
            facts = {"name": names[event.seat], "card": _card_left(words, event)}
            return say("played", **facts) if target is None else say("played-on", **facts, target=names[target])
        case ev.Train(size=size, was=was):
            return say(f"train-{_course(size, was)}", size=size)
        case ev.Sent(train=train):
            return say("train-sent" if train else "next", name=names[event.seat], size=train)
        case ev.Out():
            form = "won" if event.place == 1 else event.key
            return say(form, name=names[event.seat], place=ordinal(words, event.place))
        case ev.DrinksTaken():
            return say(event.key, name=names[event.seat], n=event.n)
        case ev.CardsDrawn():
            form = "drew-none" if not event.n else "drew-one" if event.n == 1 else event.key
            return say(form, name=names[event.seat], n=event.n)
        case ev.Caught():
            return say(event.key, name=names[event.seat], target=names[event.target])
        case ev.Warned():
            return say(event.key, name=names[event.seat], target=names[event.target])
        case ev.CatchWrong(target=target, cards=cards):
            if target is None:
                return say(event.key, name=names[event.seat])
            why = "cards" if cards > 1 else "called" if event.called else "late"
            return say(f"catch-wrong-{why}", name=names[event.seat], target=names[target], n=cards)
        case ev.StarterChosen() | ev.Skipped() | ev.Called() | ev.SpecialLast():
            return say(event.key, name=names[event.seat])
        case ev.PileReshuffled():
            return say(event.key, n=event.n)
        case ev.Turned():
            return say(event.key)


def _card_left(words: Words, event: ev.CardPlayed) -> str:
    """A played card, with the last few that its player still has."""
    card = a_card(words, event.card)
    return words.say("event.card-left", card=card, left=event.left) if 1 <= event.left <= FEW_LEFT else card


def _course(size: int, was: int) -> str:
    """What has become of a Drink Train: a key of words."""
    if not size:
        return "over"
    if not was:
        return "starts"
    return "same" if size == was else "grows" if size > was else "shrinks"


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
    for said, told in _sentences(
        words, shown, list(_told(filter(None, map(ev.read, events)), len(names), play_on=play_on))
    ):
        event = told[0]
        of_train = tail == "once" and any(isinstance(each, ev.Train) for each in told)  # no price of a wrong catch
        drunk = isinstance(event, ev.DrinksTaken | ev.CardsDrawn)
        if not out or isinstance(event, OPENING) or (drunk and (not tail or of_train)):
            out.append([])
            tail = ""
        out[-1].append(said)
        for each in told:
            tail = _tail(each, tail)
    return [" ".join(parts) for parts in out]


def _told(events: Iterable[ev.DrinkoEvent], seats: int, *, play_on: bool) -> Iterator[ev.DrinkoEvent]:
    """The events without what a winning card would have done to others, had the game gone on; and for two players
    without the direction of play, and without who is next where no train is sent."""
    over = False
    for event in events:
        moot = seats == 2 and (isinstance(event, ev.Turned) or (isinstance(event, ev.Sent) and not event.train))
        if not moot and not (over and isinstance(event, ev.Train | ev.Skipped | ev.Turned | ev.Sent)):
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
            return words.say(form, name=names[seat], card=a_card(words, card), place=ordinal(words, place)), 2
        case [ev.DrinksTaken(seat=seat, n=n), ev.Train(size=0), ev.CardsDrawn(seat=other, n=cards), *_] if (
            seat == other and cards
        ):
            return words.say("event.drank-drew", name=names[seat], n=n, cards=cards), 3
        case [
            ev.Caught(seat=seat, target=target),
            ev.DrinksTaken(seat=drinker, n=n),
            ev.CardsDrawn(seat=other, n=cards),
            *_,
        ] if drinker == other == target and cards:
            return words.say("event.caught-drew", name=names[seat], target=names[target], n=n, cards=cards), 3
        case [ev.CardPlayed(target=int(target)) as played, ev.Sent(seat=other, train=train), *_] if other == target:
            form = "event.played-train" if train else "event.played-next"
            facts = {"name": names[played.seat], "card": _card_left(words, played), "target": names[target]}
            return words.say(form, **facts, size=train), 2
        case [ev.Turned(), ev.Sent(seat=seat, train=train), *_]:
            return words.say("event.turned-train" if train else "event.turned-next", name=names[seat], size=train), 2
        case [ev.SpecialLast(seat=seat), ev.CardsDrawn(seat=other, n=n), *_] if seat == other and n:
            return words.say("event.special-last-drew", name=names[seat], n=n), 2
        case [ev.DrinksTaken(n=n), ev.DrinksTaken(), *_]:
            return _drunk_alike(words, names, events, n)
        case _:
            return None


def _drunk_alike(
    words: Words, names: Sequence[str], events: Sequence[ev.DrinkoEvent], n: int
) -> tuple[str, int] | None:  # fmt: skip
    """Several who drink `n` each; in the same sentence how the train was shared, and what is drawn for it."""
    alike = list(takewhile(lambda event: isinstance(event, ev.DrinksTaken) and event.n == n, events))
    seats = [event.seat for event in alike if isinstance(event, ev.DrinksTaken)]
    if len(seats) < 2:
        return None
    listed = _listed(words, names, seats)
    match events[len(seats) :]:
        case [ev.Train(size=0, was=was), ev.CardsDrawn(seat=drew, n=cards), *_] if cards:
            share = "whole" if n == was else "half" if 2 * n == was else "rounded"
            facts = {"names": listed, "n": n, "size": was, "name": names[drew], "cards": cards}
            return words.say(f"event.drank-alike-{share}", **facts), len(seats) + 2
        case _:
            return words.say("event.drank-alike", names=listed, n=n), len(seats)


def _listed(words: Words, names: Sequence[str], seats: Sequence[int]) -> str:
    """These players by name; of many only the first. All the table is all."""
    if len(seats) == len(names) > 2:
        return words.say("event.all", n=len(names))
    if len(seats) <= FEW:
        return words.listing([names[seat] for seat in seats])
    return words.say("event.others", name=names[seats[0]], n=len(seats) - 1)


def ordinal(words: Words, place: int) -> str:
    """A place: "2nd"."""
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
