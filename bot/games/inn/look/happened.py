"""What has just happened at the Inn, out of the public events: what the last decision changed, the last card, a moment.

It is made of nothing but public events and the public view, so that it is the same after a restart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, Final, Literal, TypeAlias

from bot.games.inn.look.known import known_events
from bot.games.inn.rules import Library
from bot.games.inn.rules import events as ev
from bot.games.inn.rules.play.view import InnView

MomentKind: TypeAlias = Literal["asleep", "broke", "caught", "pot"]
LARGE_POT: Final = 10
"""A pot above it is a moment."""
_CARDS: Final = (ev.Played, ev.Used, ev.Revealed, ev.EventRevealed, ev.EncounterRevealed)
_CHANGES: Final = (
    ev.FortitudeChanged, ev.AlcoholChanged, ev.GoldGained, ev.Paid, ev.Anted, ev.PotTaken, ev.Shared,
)  # fmt: skip
_TAKEN_EFFECT: Final = (*_CHANGES, ev.Drank, ev.Negated, ev.Ignored, ev.NoEffect, ev.DrinkIgnored)
_LOUD: Final = (*_CARDS, *_TAKEN_EFFECT, ev.Sobers, ev.FellAsleep, ev.WentBroke, ev.RoundWon, ev.ContestWon)
"""A decision without any of these leaves what happened before it on the table."""


@dataclass(frozen=True)
class SeatChange:
    """What a seat has gained, or lost (below 0)."""

    seat: int
    fortitude: int = 0
    alcohol: int = 0
    gold: int = 0


@dataclass(frozen=True)
class LastCard:
    """The card that was played or revealed last, and not as an answer to another one."""

    codes: tuple[str, ...]
    """Its code, or those of a Drink with its Chasers."""
    drink: bool
    """Whether it came from the Drink Deck."""
    by: int
    targets: tuple[int, ...]
    """The other seats that it was aimed at or has changed something for; for a Drink, who drank it."""
    void: bool = False
    """Whether it was Negated, Ignored, or had no effect."""


@dataclass(frozen=True)
class Sum:
    """How a number came to be what it is now: "alcohol", "fortitude" or "gold"."""

    of: str
    now: int
    by: int


@dataclass(frozen=True)
class Moment:
    """Something that the whole table looks at."""

    kind: MomentKind
    seats: tuple[int, ...]
    """To whom it happens."""
    sum: Sum | None = None
    """What it added up to, for the last of them."""
    cards: tuple[str, ...] = ()
    """The codes of the card, or of the Drink with its Chasers, that did it."""
    by: int = -1
    """The other player whose card it was; -1: nobody's."""
    refill: bool = False
    """Whether it was what a new Drink Deck costs everybody."""


@dataclass(frozen=True)
class Happened:
    """What has happened since the picture before."""

    changes: tuple[SeatChange, ...] = ()
    card: LastCard | None = None
    moment: Moment | None = None
    paid: tuple[tuple[int, int], ...] = ()
    """Who has paid Gold to whom."""


NOTHING: Final = Happened()


def happened(moves: Sequence[Sequence[Mapping[str, Any]]], view: InnView, library: Library) -> Happened:
    """What the latest of these decisions (see `PublicTable.moves`) that anybody could see has done; of one that ends a
    turn, what the whole turn has changed.
    """
    told = [known_events(move) for move in moves]
    ended = False
    while told and not any(isinstance(event, _LOUD) for event in told[-1]):
        ended = any(isinstance(event, ev.TurnBegan) for event in told.pop()) or ended
    if not told:
        return NOTHING
    before, last = [event for move in told[:-1] for event in move], told[-1]
    reader = _Reader(before, last, view, library)
    changes = reader.changes(reader.start)
    whole = reader.changes(reader.turn_began(ended=ended))
    return Happened(by_party(whole, view), reader.card(changes), reader.moment(), reader.paid())


def moment_of(events: Sequence[ev.InnEvent], at: int, view: InnView, library: Library) -> Moment:
    """The moment of an event that is one: somebody goes out, or wins a large pot. The view says who plays with whom."""
    return _Reader(events, (), view, library).moment_at(at)


def blow_at(events: Sequence[ev.InnEvent], at: int, view: InnView, library: Library) -> Moment:
    """The change of Fortitude or Alcohol Content at a place, with the card that did it."""
    return _Reader(events, (), view, library).blow(at)


def by_party(changes: Sequence[SeatChange], view: InnView) -> tuple[SeatChange, ...]:
    """The changes of mates as one, for the first of them; those that come to nothing together are left out."""
    sums: dict[int, SeatChange] = {}
    for change in changes:
        party = view["seats"][change.seat]["party"]
        was = sums.get(party, SeatChange(change.seat))
        sums[party] = SeatChange(
            was.seat, was.fortitude + change.fortitude, was.alcohol + change.alcohol, was.gold + change.gold
        )  # fmt: skip
    return tuple(change for change in sums.values() if change.fortitude or change.alcohol or change.gold)


class _Reader:
    """Reads the events of the last decision, with those before it."""

    def __init__(
        self, before: Sequence[ev.InnEvent], last: Sequence[ev.InnEvent], view: InnView, library: Library
    ) -> None:
        self.start = len(before)
        self.events = [*before, *last]
        self.view = view
        self.library = library

    # -- changes ----------------------------------------------------------------------------------------------------

    def turn_began(self, *, ended: bool) -> int:
        """Where the turn began that the last decision has ended, or that has `ended` since; where that decision begins
        if none has."""
        begins = [at for at, event in enumerate(self.events) if isinstance(event, ev.TurnBegan)]
        if not ended:
            ending = [at for at in begins if at >= self.start]
            begins = [at for at in begins if at < self.start] if ending else []
        return begins[-1] if begins else self.start

    def paid(self) -> tuple[tuple[int, int], ...]:
        """Who has paid Gold to whom by the last decision."""
        found = {
            (event.seat, event.to): None for event in self.events[self.start :]
            if isinstance(event, ev.Paid) and event.n and not event.paid and event.to >= 0
            and not self._same_party(event.seat, event.to)
        }  # fmt: skip
        return tuple(found)

    def changes(self, start: int) -> tuple[SeatChange, ...]:
        """What each seat has gained or lost since a place, without those for whom it comes to nothing."""
        counts = {which: Counter[int]() for which in ("fortitude", "alcohol", "gold")}
        for at in range(start, len(self.events)):
            for which, seat, by in self._change(at):
                counts[which][seat] += by
        found = (
            SeatChange(seat, counts["fortitude"][seat], counts["alcohol"][seat], counts["gold"][seat])
            for seat in range(len(self.view["seats"]))
        )
        return tuple(change for change in found if change.fortitude or change.alcohol or change.gold)

    def _change(self, at: int) -> Iterator[tuple[str, int, int]]:
        match self.events[at]:
            case ev.FortitudeChanged(seat=seat, by=by):
                yield "fortitude", seat, by
            case ev.AlcoholChanged(seat=seat, by=by):
                yield "alcohol", seat, by
            case ev.GoldGained(seat=seat, by=by):
                yield "gold", seat, by
            case ev.Paid(seat=seat, n=n, to=to, paid=paid):
                if not paid:
                    yield "gold", seat, -n
                yield "gold", to, n
            case ev.Anted(seat=seat, n=n, paid=""):
                yield "gold", seat, -n
            case ev.PotTaken(seat=seat, n=n):
                yield "gold", seat, n
            case ev.Shared(seat=seat, gold=gold, each=each):
                yield "gold", seat, -gold
                for heir in self._heirs(at):
                    yield "gold", heir, each
            case _:
                return

    def _heirs(self, at: int) -> Iterator[int]:
        """One seat of each party that was in at an event: those that are in now, and those that went out after it."""
        gone_later = {
            event.seat for event in self.events[at:] if isinstance(event, ev.FellAsleep | ev.WentBroke)
        }  # fmt: skip
        heirs: dict[int, int] = {}
        for seat, shown in enumerate(self.view["seats"]):
            if not shown["out"] or seat in gone_later:
                heirs.setdefault(shown["party"], seat)
        yield from heirs.values()

    def _same_party(self, seat: int, other: int) -> bool:
        seats = self.view["seats"]
        return seat == other or (min(seat, other) >= 0 and seats[seat]["party"] == seats[other]["party"])

    # -- the last card ----------------------------------------------------------------------------------------------

    def card(self, changes: Sequence[SeatChange]) -> LastCard | None:
        """The card of the last decision, or the one whose effect it was."""
        at = self._opening()
        if at is None:
            return None
        event = self.events[at]
        after = self.events[at + 1 :]
        if isinstance(event, ev.Revealed):
            return self._drink(event, after)
        felt = tuple(change.seat for change in changes)
        if isinstance(event, ev.EventRevealed):
            ignored = any(isinstance(later, ev.Ignored) and later.card == event.drink for later in after)
            return LastCard((event.drink,), True, event.seat, _others(felt, event.seat), ignored)
        if isinstance(event, ev.EncounterRevealed):
            return LastCard((event.card,), False, event.seat, _others(felt, event.seat))
        assert isinstance(event, ev.Played | ev.Used)
        aimed = tuple(int(target) for target in event.targets if target.isdecimal()) or felt
        void = any(
            isinstance(later, ev.Negated | ev.Ignored | ev.NoEffect) and later.card == event.card for later in after
        )
        void = void or (
            bool(aimed) and {*aimed} <= {later.seat for later in after if isinstance(later, ev.IgnoredAnyway)}
        )
        return LastCard((event.card,), False, event.seat, _others(aimed, event.seat), void and not changes)

    def _drink(self, event: ev.Revealed, after: Sequence[ev.InnEvent]) -> LastCard:
        drunk = next((later for later in after if isinstance(later, ev.Drank)), None)
        void = drunk is None and any(isinstance(later, ev.DrinkIgnored) for later in after)
        codes = tuple(drunk.drinks) if drunk is not None else (event.drink,)
        drinker = drunk.seat if drunk is not None else event.seat
        return LastCard(codes, True, event.seat, (drinker,), void)

    def _opening(self) -> int | None:
        """Where the last card was played or revealed that began something, in this turn."""
        for place in range(len(self.events) - 1, -1, -1):
            event = self.events[place]
            if isinstance(event, ev.TurnBegan | ev.Sobers):
                return None
            if isinstance(event, _LOUD) and (at := self._card_of(event.cause, place)) is not None:
                return at
        return None

    def _card_of(self, cause: Sequence[int], at: int) -> int | None:
        """Where the first card of these causes was played or revealed, in the turn of this place; None without one."""
        found: dict[int, int] = {}
        for place in self._turn(at):
            event = self.events[place]
            if isinstance(event, _CARDS) and event.cause and event.cause[-1] in cause:
                found.setdefault(event.cause[-1], place)
        return next((found[number] for number in cause if number in found), None)

    def _turn(self, at: int) -> Iterator[int]:
        """The places from this one back to the beginning of its turn."""
        return takewhile(lambda place: not isinstance(self.events[place], ev.TurnBegan), range(at, -1, -1))

    # -- moments ----------------------------------------------------------------------------------------------------

    def moment(self) -> Moment | None:
        """The greatest moment of the last decision; None if its turn has had one in an earlier decision."""
        turn, had = 0, -1
        found: dict[int, list[int]] = {}
        for at, event in enumerate(self.events):
            turn += isinstance(event, ev.TurnBegan)
            if self._moves_the_table(at):
                if at < self.start:
                    had = turn
                elif turn != had:
                    found.setdefault(turn, []).append(at)
        if not found:
            return None
        places = found[max(found)]
        at = min(places, key=lambda place: _RANKS.index(type(self.events[place])))
        return self._of(at, [self.events[place] for place in places])

    def moment_at(self, at: int) -> Moment:
        """The moment of the event at a place, which is one."""
        return self._of(at, [self.events[at]])

    def blow(self, at: int) -> Moment:
        """The change at a place, with the card behind it."""
        event = self.events[at]
        assert isinstance(event, ev.FortitudeChanged | ev.AlcoholChanged)
        return self._by(Moment("asleep", (event.seat,), Sum(event.key, event.now, event.by)), at)

    def _moves_the_table(self, at: int) -> bool:
        event = self.events[at]
        if isinstance(event, ev.PotTaken):
            return event.seat >= 0 and event.n > LARGE_POT
        return isinstance(event, ev.FellAsleep | ev.WentBroke) or self._catch(at) is not None

    def _catch(self, at: int) -> ev.Played | None:
        """The card that has caught a cheat, at the event that says that the Cheating Card is Negated."""
        event = self.events[at]
        if not isinstance(event, ev.Negated) or self.library.cards[event.card].kind != "cheating":
            return None
        for other in map(self.events.__getitem__, self._turn(at)):
            if isinstance(other, ev.Played) and other.cause[:-1] == event.cause:
                use = self.library.cards[other.card].uses[other.use]
                if use.condition is not None and use.condition.word == "cheating":
                    return other
        return None

    def _of(self, at: int, beside: Sequence[ev.InnEvent]) -> Moment:
        event = self.events[at]
        match event:
            case ev.FellAsleep():
                return self._fell(at, tuple(other.seat for other in beside if isinstance(other, ev.FellAsleep)))
            case ev.WentBroke():
                return self._broke(at, tuple(other.seat for other in beside if isinstance(other, ev.WentBroke)))
            case ev.PotTaken(seat=seat, n=n):
                gold = self.view["seats"][seat]["gold"] - self._gold_since(at, seat)
                return Moment("pot", (seat,), Sum("gold", gold, n), self._cause(at, seat), -1)
            case ev.Negated(seat=seat, card=card):
                catch = self._catch(at)
                assert catch is not None
                return Moment("caught", (seat,), None, (catch.card, card), catch.seat)
            case _:
                raise TypeError(event)

    def _gold_since(self, at: int, seat: int) -> int:
        later = (told for place in range(at + 1, len(self.events)) for told in self._change(place))
        return sum(by for which, whose, by in later if which == "gold" and self._same_party(whose, seat))

    def _fell(self, at: int, seats: tuple[int, ...]) -> Moment:
        """Somebody passes out: by the last change that brought Fortitude and Alcohol Content together."""
        seat = seats[-1]
        for place in self._turn(at):
            event = self.events[place]
            if isinstance(event, ev.AlcoholChanged) and self._same_party(event.seat, seat) and event.by > 0:
                return self._by(Moment("asleep", seats, Sum("alcohol", event.now, event.by)), place)
            if isinstance(event, ev.FortitudeChanged) and self._same_party(event.seat, seat) and event.by < 0:
                return self._by(Moment("asleep", seats, Sum("fortitude", event.now, event.by)), place)
        return Moment("asleep", seats)

    def _broke(self, at: int, seats: tuple[int, ...]) -> Moment:
        """Somebody goes broke: by the last Gold that was paid."""
        seat = seats[-1]
        for place in self._turn(at):
            event = self.events[place]
            paid = isinstance(event, ev.Paid | ev.Anted) and event.n and not event.paid
            if paid and self._same_party(event.seat, seat):
                moment = self._by(Moment("broke", seats, Sum("gold", 0, -event.n)), place)
                return moment if moment.cards else self._unless_card(moment, place)
        return Moment("broke", seats)

    def _unless_card(self, moment: Moment, at: int) -> Moment:
        """Why Gold was paid at a place by no card: for a new Drink Deck, or for the Drink Event of the turn."""
        for event in map(self.events.__getitem__, self._turn(at)):
            if isinstance(event, ev.DrinksOut):
                return replace(moment, refill=True)
            if isinstance(event, ev.EventRevealed):
                return replace(moment, cards=(event.drink,))
        return moment

    def _by(self, moment: Moment, at: int) -> Moment:
        """The moment with the card that is behind the change at a place."""
        change = self.events[at]
        card = self._card_of(change.cause[::-1], at)
        match self.events[card] if card is not None else None:
            case ev.Revealed(drink=drink):
                return replace(moment, cards=self._drunk(change, at) or (drink,))
            case ev.EventRevealed(drink=code) | ev.EncounterRevealed(card=code):
                return replace(moment, cards=(code,))
            case ev.Played() | ev.Used() as played:
                return replace(moment, cards=(played.card,), by=played.seat if played.seat not in moment.seats else -1)
            case _:
                return moment

    def _drunk(self, change: ev.InnEvent, at: int) -> tuple[str, ...]:
        """The Drink with its Chasers by which something changes for its drinker at a place."""
        drunk = (event for event in map(self.events.__getitem__, self._turn(at)) if isinstance(event, ev.Drank))
        return next((tuple(event.drinks) for event in drunk if event.cause == change.cause), ())

    def _cause(self, at: int, seat: int) -> tuple[str, ...]:
        """The last card that a seat has played in this turn before an event."""
        played = (event for event in map(self.events.__getitem__, self._turn(at)) if isinstance(event, ev.Played))
        return next(((event.card,) for event in played if event.seat == seat), ())


_RANKS: Final = (ev.FellAsleep, ev.WentBroke, ev.PotTaken, ev.Negated)


def _others(seats: Sequence[int], by: int) -> tuple[int, ...]:
    return tuple(seat for seat in dict.fromkeys(seats) if seat != by)
