"""Which events of a story are worth a sentence: not what another one says as well, nor what nobody would mention."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final

from bot.games.inn.look.words import way_words
from bot.games.inn.rules import events as ev
from bot.games.inn.rules.play.state import INN

QUIET: Final = (ev.OrdersGiven, ev.Covered)
"""Standing orders concern only the player who gives them; and who makes a payment is told when it is made."""
_OUT: Final = (ev.FellAsleep, ev.WentBroke)
_ACTS: Final = (
    ev.Played, ev.Used, ev.TurnBegan, ev.Negated, ev.EncounterRevealed, ev.Progressed, ev.Sobers, ev.LastChance,
    ev.GameOver, *_OUT,
)  # fmt: skip
"""What does not belong to the effects of a card, and so ends them."""
_NEXT: Final = (
    *_ACTS, ev.Ordered, ev.Revealed, ev.EventRevealed, ev.RoundBegan, ev.RoundWon, ev.RoundLost, ev.Passed,
    ev.ContestScored, ev.DrinksOut, ev.Chose, ev.CoinTossed, ev.Bid, ev.SecretsShown, ev.Ignored, ev.IgnoredAnyway,
    ev.DrinkIgnored, ev.DrinkUnpaid, ev.SaleDeclined,
)  # fmt: skip
"""What is no result of the effects before it either."""


def worth_telling(events: Sequence[ev.InnEvent]) -> list[ev.InnEvent]:
    """The events without those that need no sentence, in their order."""
    told = _kept_out(_reduced_once(event for event in _after_the_deal(events) if not isinstance(event, QUIET)))
    return list(once([event for at, event in enumerate(told) if not _needless(told, at)]))


def _after_the_deal(events: Sequence[ev.InnEvent]) -> Iterator[ev.InnEvent]:
    """Not the first hands, of seven cards each, not that who starts has the first turn, nor each counter taken."""
    started = next((at for at, event in enumerate(events) if isinstance(event, ev.Starts)), None)
    for at, event in enumerate(events):
        first_turn = started is not None and at == started + 1 and isinstance(event, ev.TurnBegan)
        first_hand = started is not None and at < started and isinstance(event, ev.Drew)
        counted = isinstance(event, ev.Progressed) and event.by < 0
        if not first_turn and not first_hand and not counted:
            yield event


def _reduced_once(events: Iterable[ev.InnEvent]) -> list[ev.InnEvent]:
    """The events, with what is said of several losses of a player by one card said of their sum."""
    told: list[ev.InnEvent] = []
    for event in events:
        last = told[-1] if told else None
        if isinstance(event, ev.Reduced) and isinstance(last, ev.Reduced) and last.seat == event.seat:
            told[-1] = ev.Reduced(seat=event.seat, by=last.by + event.by, left=last.left + event.left)
        else:
            told.append(event)
    return told


def _kept_out(events: Sequence[ev.InnEvent]) -> list[ev.InnEvent]:
    """The events, with those who leave a Round before it starts told right before it starts."""
    told: list[ev.InnEvent] = []
    left: list[ev.InnEvent] = []
    for at, event in enumerate(events):
        if isinstance(event, ev.LeftRound) and _starts_later(events[at + 1 :]):
            left.append(event)
            continue
        if isinstance(event, ev.RoundBegan):
            told += left
            left = []
        told.append(event)
    return told


def _starts_later(after: Sequence[ev.InnEvent]) -> bool:
    """Whether a Round of Gambling starts by these events, and no other ends before."""
    turning = (ev.RoundBegan, ev.RoundWon, ev.RoundLost, ev.ControlTaken, ev.TurnBegan)
    return isinstance(next((event for event in after if isinstance(event, turning)), None), ev.RoundBegan)


def _needless(events: Sequence[ev.InnEvent], at: int) -> bool:
    match events[at]:
        case ev.ControlTaken(seat=seat):
            return _lost_at_once(seat, events[at + 1 :])
        case ev.CounterChanged(seat=seat) | ev.LeftFront(seat=seat) | ev.LeftRound(seat=seat):
            return any(isinstance(event, _OUT) and event.seat == seat for event in events[:at])
        case ev.Chose() as chose:
            return bool(way_words(chose.card, chose.at, chose.way)) and _seen(events[at + 1 :])
        case ev.FortitudeChanged(by=0) | ev.AlcoholChanged(by=0):
            return not _alone(events, at)
        case ev.Reduced(by=0) | ev.Redirected(n=0):
            return True
        case ev.PotTaken(seat=seat, n=0):
            return seat == INN or any(isinstance(event, ev.GameOver) for event in events[:at])
        case _:
            return False


def _lost_at_once(seat: int, after: Sequence[ev.InnEvent]) -> bool:
    """Whether the Round in which a seat has just taken control ends at once without being won by that seat."""
    for event in after:
        if isinstance(event, ev.Played | ev.Used | ev.ControlTaken):
            return False
        if isinstance(event, ev.RoundLost | ev.RoundWon):
            return not isinstance(event, ev.RoundWon) or event.seat != seat
    return False


def _seen(after: Sequence[ev.InnEvent]) -> bool:
    """Whether what players have chosen is told right after it, as it happens."""
    happens = next((event for event in after if not isinstance(event, ev.Chose)), None)
    return happens is not None and not isinstance(happens, _ACTS)


def _alone(events: Sequence[ev.InnEvent], at: int) -> bool:
    """Whether nothing but that nothing changes has come of a card; who has nothing to drink is told with the result."""
    if at and isinstance(events[at - 1], ev.Sobers):
        return True
    around = [
        *takewhile(lambda event: not isinstance(event, _NEXT), reversed(events[:at])),
        *takewhile(lambda event: not isinstance(event, _NEXT), events[at + 1 :]),
    ]
    return all(isinstance(event, ev.FortitudeChanged | ev.AlcoholChanged) and not event.by for event in around)


def once(events: Sequence[ev.InnEvent]) -> Iterator[ev.InnEvent]:
    """The events without those that the next or the one before says as well."""
    for at, event in enumerate(events):
        before = events[at - 1] if at else None
        if not _said_before(before, event) and not _said_after(event, events[at + 1 :]):
            yield event


def _said_before(before: ev.InnEvent | None, event: ev.InnEvent) -> bool:
    match before, event:
        case ev.RoundLost(pot=pot), ev.PotTaken(seat=seat, n=n):
            return (INN, pot) == (seat, n)
        case (ev.Redirected(), ev.Redirected()) | (
            (ev.FortitudeChanged(by=0), ev.FortitudeChanged()) | (ev.AlcoholChanged(by=0), ev.AlcoholChanged())
        ):
            return before == event
        case _:
            return False


def _said_after(event: ev.InnEvent, after: Sequence[ev.InnEvent]) -> bool:
    match event, after[0] if after else None:
        case ev.Revealed(seat=seat, drink=drink), ev.EventRevealed(seat=other, drink=same):
            return (seat, drink) == (other, same)
        case ev.Paid(seat=payer, to=to, n=n), ev.Sold(seat=seller, to=buyer, price=price):
            return (payer, to, n) == (buyer, seller, price)
        case ev.LastChance(seats=seats), ev.FellAsleep() | ev.WentBroke():
            gone = takewhile(lambda event: isinstance(event, _OUT), after)
            return sorted(seats) == sorted(event.seat for event in gone if isinstance(event, _OUT))
        case _:
            return False
