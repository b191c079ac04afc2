"""Events that belong together are told once, and in one sentence: a discard and the draw after it, a Drink and what it
does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TypeAlias

from bot.games.inn.look.words import card_name, counter_name, drink_names
from bot.games.inn.rules import events as ev
from bot.games.inn.rules.play.state import INN
from bot.ui.words import Words

Change: TypeAlias = ev.FortitudeChanged | ev.AlcoholChanged | ev.GoldGained | ev.CounterChanged
"""What a seat has more or less of now."""


def once(events: Sequence[ev.InnEvent], sides: Sequence[int] = ()) -> Iterator[ev.InnEvent]:
    """The events without those that the next or the one before says as well, or that changed nothing. `sides`: the
    party of each seat where teams play."""
    for at, event in enumerate(events):
        before = events[at - 1] if at else None
        after = events[at + 1 :]
        if not _said_before(before, event) and not _said_after(event, after) and not _fall(event, after, sides):
            yield event


def _fall(event: ev.InnEvent, after: Sequence[ev.InnEvent], sides: Sequence[int]) -> bool:
    """Whether a last chance is that of one team, and all of it go out right after it."""
    if not isinstance(event, ev.LastChance) or not sides or len({sides[seat] for seat in event.seats}) > 1:
        return False
    gone = [one.seat for one in after[: len(event.seats)] if isinstance(one, ev.FellAsleep | ev.WentBroke)]
    return sorted(gone) == sorted(event.seats)


def _said_before(before: ev.InnEvent | None, event: ev.InnEvent) -> bool:
    match before, event:
        case ev.RoundWon(seat=winner, pot=pot), ev.PotTaken(seat=seat, n=n):
            return (winner, pot) == (seat, n)
        case ev.RoundLost(pot=pot), ev.PotTaken(seat=seat, n=n):
            return (INN, pot) == (seat, n)
        case ev.Sobers(), ev.AlcoholChanged():
            return False
        case _, ev.FortitudeChanged(by=0) | ev.AlcoholChanged(by=0) | ev.Reduced(by=0):
            return True
        case _:
            return False


def _said_after(event: ev.InnEvent, after: Sequence[ev.InnEvent]) -> bool:
    match event, after[0] if after else None:
        case ev.Revealed(seat=seat, drink=drink), ev.EventRevealed(seat=other, drink=same):
            return (seat, drink) == (other, same)
        case ev.LastChance(seats=seats), ev.FellAsleep(seat=seat) | ev.WentBroke(seat=seat):
            return list(seats) == [seat]
        case ev.DrinkChanged(seat=seat, mod=["season", *_]), ev.DrinkChanged(seat=other, mod=["count", *_]):
            return seat == other
        case ev.Covered(seat=seat), _:
            dues = (due for due in after if isinstance(due, ev.Paid | ev.Anted | ev.Covered) and due.seat == seat)
            due = next(dues, None)
            return isinstance(due, ev.Paid | ev.Anted) and bool(due.paid)
        case _:
            return False


def joined(words: Words, names: Sequence[str], events: Sequence[ev.InnEvent]) -> tuple[str, int] | None:
    """The first events in one sentence, and how many those are; None if the first is told by itself."""
    first, second = events[0], events[1] if len(events) > 1 else None

    def say(form: str, seat: int, **facts: object) -> str:
        return words.say(f"inn-joined.{form}", name=names[seat], **facts)

    match first, second:
        case ev.Discarded(seat=seat, cards=cards), ev.Drew(n=n) if _same(first, second, "seat"):
            return say("discarded-drew", seat, n=len(cards), drawn=n), 2
        case ev.Ordered(seat=seat, to=to), ev.Served(seat=other, pile=pile) if to == other:
            return say("ordered-served", seat, target=names[to], pile=pile), 2
        case ev.Sobers(seat=seat), ev.AlcoholChanged(by=by, now=now) if _same(first, second, "seat"):
            return say("sobers" if by else "dry", seat, by=by, now=now), 2
        case ev.SideRevealed(seat=seat, card=card), ev.PutInFront() if _same(first, second, "seat", "card"):
            return say("revealed-front", seat, card=card_name(card)), 2
        case ev.Played(seat=seat, card=card), ev.PutInFront() if _same(first, second, "seat", "card"):
            return say("played-front", seat, card=card_name(card)), 2
        case ev.Played(seat=seat, targets=[]), ev.ControlTaken() if _same(first, second, "seat"):
            return say("played-control", seat, card=card_name(first.card)), 2
        case ev.PotStolen(seat=seat), ev.PotTaken(n=n) if _same(first, second, "seat"):
            return say("pot-stolen", seat, n=n), 2
        case ev.Revealed(), _:
            return _revealed(words, names, first.seat, events)
        case ev.LeftFront(seat=seat), ev.LeftFront() if _same(first, second, "seat"):
            left = [
                one for one in takewhile(lambda one: isinstance(one, ev.LeftFront), events) if _same(first, one, "seat")
            ]
            cards = words.listing([card_name(one.card) for one in left if isinstance(one, ev.LeftFront)])
            return say("left-front", seat, cards=cards), len(left)
        case ev.Drank(), _:
            return _drank(words, names, first, events[1:], 1)
        case ev.FortitudeChanged() | ev.AlcoholChanged() | ev.GoldGained() | ev.CounterChanged(), _:
            changes, used = _changes(words, first.seat, events)
            return (say("changes", first.seat, changes=", ".join(changes)), used) if used > 1 else None
        case _:
            return None


def _revealed(words: Words, names: Sequence[str], seat: int, events: Sequence[ev.InnEvent]) -> tuple[str, int] | None:
    """A Drink that a seat reveals, with those that chase it, and what they do if they are drunk right away; None for a
    single one that is not.
    """
    drinks: list[str] = []
    for event in events:
        if not isinstance(event, ev.Revealed) or event.seat != seat:
            break
        drinks.append(event.drink)
    used = len(drinks)
    after = events[used] if used < len(events) else None
    if isinstance(after, ev.Drank) and after.seat == seat and drinks == [*after.drinks]:
        return _drank(words, names, after, events[used + 1 :], used + 1)
    if used == 1:
        return None
    return words.say("inn-joined.revealed", name=names[seat], drinks=drink_names(words, drinks)), used


def _same(one: ev.InnEvent, other: ev.InnEvent | None, *fields: str) -> bool:
    """Whether two events are about the same."""
    return all(getattr(one, field) == getattr(other, field) for field in fields)


def _drank(
    words: Words, names: Sequence[str], drank: ev.Drank, after: Sequence[ev.InnEvent], used: int
) -> tuple[str, int]:
    """A Drink and what it changes for its drinker; `used`: how many events have told of it so far."""
    changes, changed = _changes(words, drank.seat, after)
    form = "drank" if changes else "drank-only"
    drinks = drink_names(words, drank.drinks)
    said = words.say(f"inn-joined.{form}", name=names[drank.seat], drinks=drinks, changes=", ".join(changes))
    return said, used + changed


def _changes(words: Words, seat: int, events: Sequence[ev.InnEvent]) -> tuple[list[str], int]:
    """What a seat has more or less of by the first of these events, each in words, and how many events those are. The
    same change several times in a row is one."""
    runs: list[list[Change]] = []
    for event in events:
        if not isinstance(event, Change) or event.seat != seat:
            break
        if runs and _what(runs[-1][-1]) == _what(event):
            runs[-1].append(event)
        else:
            runs.append([event])
    told: list[str] = []
    for run in runs:
        facts: dict[str, object] = {"by": sum(event.by for event in run), "now": run[-1].now}
        if isinstance(run[0], ev.CounterChanged):
            facts["counter"] = counter_name(run[0].counter)
        told.append(words.say(f"inn-change.{run[0].key}", **facts))
    return told, sum(map(len, runs))


def _what(event: Change) -> tuple[str, str, bool]:
    """What changes, and whether there is more of it."""
    return event.key, event.counter if isinstance(event, ev.CounterChanged) else "", event.by > 0
