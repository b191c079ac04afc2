"""Beats of the Inn: what somebody has done in a turn as one line, by what caused what.

*Brannoc's turn: tipped Quill 1, hit Marla for 2, ordered you a Drink.* Each effect on somebody is named; what nobody
would mention is not. What has no words here is told as the story tells it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from bot.games.inn.look.beat_parts import Clause, Flow, Happening, Place, Who
from bot.games.inn.look.story import DOUBLED
from bot.games.inn.look.words import (
    INN,
    card_name,
    card_or_drink_name,
    counter_title,
    drink_names,
    drink_title,
    italic,
)
from bot.games.inn.rules import events as ev
from bot.games.inn.rules import the_library
from bot.ui.words import Fact, Words

Sentence: TypeAlias = Callable[[ev.InnEvent], str]
"""What the story says of an event."""
_QUIET: Final = (
    ev.Seated, ev.OrdersGiven, ev.Covered, ev.ControlTaken, ev.Passed, ev.LeftRound, ev.Reduced, ev.LookedAt,
    ev.Reshuffled, ev.DrinksFilled, ev.Progressed, ev.EncountersReshuffled, ev.CoinTossed, ev.Chose,
    ev.Bid, ev.ChampionNamed, ev.SideShuffled, ev.DrinkUnder, ev.DrinkUnpaid, ev.Boosted, ev.RoundWon, ev.RoundLost,
    ev.ContestScored, ev.NoAntes, ev.SecretsShown, ev.Served, ev.BidWon, ev.LastChance, ev.CardSearched,
    ev.ThingKept, ev.PileShuffledIn, ev.DrinkSplit, ev.IgnoredAnyway, ev.SideRevealed, ev.CameBack, ev.GameOver,
    ev.DrinkStays, ev.ContestLost, ev.RoundGoesOn, ev.PotStolen, ev.HandClosed, ev.Declined, ev.Sobers,
)  # fmt: skip
"""How something comes about, and what a picture shows better; what comes of it is told."""
_BEGINS: Final = (ev.Played, ev.Used, ev.Revealed, ev.EventRevealed, ev.EncounterRevealed)
_PHASE, _ROUND, _ORDERS = 0, -1, -2
"""In place of the number of an item: what nothing on the stack did, a Round of Gambling, and all Drinks ordered."""
MANY: Final = 3
"""As many players, if they are all or all the others, are told as everybody."""


def beat_lines(
    words: Words, names: Sequence[str], told_before: Sequence[ev.InnEvent], events: Sequence[ev.InnEvent],
    sentence: Sentence, *, living: Collection[int], pending: int = 0, teams: Sequence[int] = (), reader: int = INN,
    most: int = 0, alone: bool = False,
) -> list[str]:  # fmt: skip
    """The events as a line for each turn, the oldest first. `told_before`: what the turn that goes on has told before;
    `living`: the seats that are in after them; `pending`: how many things are still being resolved, which the headline
    tells; `teams`: the party of each seat where teams play; `reader`: the seat that is told as "you"; `most`: the
    letters of a line, of which the oldest is left out where there is more to tell; 0: all is told. `alone`: whether
    nothing else tells what is being resolved, so that a card of a Round of Gambling is told, too.
    """
    lines = list[str]()
    before = _since_turn(told_before)
    turns = _turns(events)
    for at, turn in enumerate(turns):
        if isinstance(turn[0], ev.TurnBegan):
            before = []
        open_ones = pending if at == len(turns) - 1 else 0
        teller = _TurnTeller(words, names, before, turn, sentence, living, open_ones, reader, alone=alone)
        mates = _mates(teller.active, teams)
        line = teller.line(_whose(words, names, mates, reader), shared=len(mates) > 1, most=most)
        lines += [line] if line else []
        before = [*before, *turn]
    return lines


def _since_turn(events: Sequence[ev.InnEvent]) -> list[ev.InnEvent]:
    """The events of the last turn."""
    begins = [at for at, event in enumerate(events) if isinstance(event, ev.TurnBegan)]
    return list(events[begins[-1] :]) if begins else list(events)


def _turns(events: Iterable[ev.InnEvent]) -> list[list[ev.InnEvent]]:
    turns: list[list[ev.InnEvent]] = []
    for event in events:
        if not turns or isinstance(event, ev.TurnBegan):
            turns.append([])
        turns[-1].append(event)
    return turns


def _mates(active: int, teams: Sequence[int]) -> list[int]:
    """The seats whose turn it is; none before the first turn."""
    if active == INN:
        return []
    return [seat for seat, party in enumerate(teams) if party == teams[active]] if teams else [active]


def _whose(words: Words, names: Sequence[str], mates: Sequence[int], reader: int) -> str:
    """Whose turn it is, as a line begins; empty before the first turn."""
    if not mates:
        return ""
    if reader in mates:
        return words.say("inn-beat.your-turn" if len(mates) == 1 else "inn-beat.our-turn")
    return words.say("inn-beat.turn", name=words.listing([names[seat] for seat in mates]))


class _TurnTeller:
    """Tells the events of one turn."""

    def __init__(
        self, words: Words, names: Sequence[str], before: Sequence[ev.InnEvent], events: Sequence[ev.InnEvent],
        sentence: Sentence, living: Collection[int], pending: int, reader: int, *, alone: bool,
    ) -> None:  # fmt: skip
        self.words, self.names, self.sentence, self.reader = words, names, sentence, reader
        whole = [*before, *events]
        gone = {event.seat for event in events if isinstance(event, ev.FellAsleep | ev.WentBroke)}
        self.living = {*living, *gone}
        self.active = next((event.seat for event in whole if isinstance(event, ev.TurnBegan)), INN)
        self.items: dict[int, ev.InnEvent] = {}
        for event in whole:
            if isinstance(event, _BEGINS) and event.cause:
                self.items.setdefault(event.cause[-1], event)
        self.whole, self.events, self.alone = whole, events, alone
        self.pending = frozenset([*self.items][len(self.items) - min(pending, len(self.items)) :])

    def line(self, whose: str, *, shared: bool = False, most: int = 0) -> str:
        """The turn as one line; empty where nothing is worth telling. `shared`: mates take it together, so that each is
        named. `most`: see `beat_lines`."""
        clauses = [clause for came in self._happenings() for clause in self._clauses(came) if clause.told]
        again = {self._say("drink-changed", who=who) for who in ("you", "one")}  # said once, whatever has done it
        clauses = [each for at, each in enumerate(clauses) if each.told not in again or each not in clauses[:at]]
        last = "" if shared else self._name(self.active)
        told = whole = self._joined(clauses, last)
        while most and len(told) > most and len(clauses) > 1:
            clauses.pop(0)
            told = self._joined(clauses, last)
        if not told:
            return ""
        told = told if told == whole else self._say("before", told=told)
        begins = "name" if clauses and clauses[0].name in self.names else "words"
        line = self._say("line" if whose else "line-alone", whose=whose, told=told, begins=begins)
        return DOUBLED.sub(r"\1", line)

    def _joined(self, clauses: Sequence[Clause], last: str) -> str:
        """The clauses in one sentence: a clause names its player where that is not the one of the clause before, or at
        the beginning `last`."""
        said = ""
        for clause in clauses:
            same, part = clause.name == last, clause.told
            if clause.name and not (same and said):
                part = self._say("first" if same else "named", who=clause.who, name=clause.name, told=part)
            said = self._say("and" if same else "then", before=said, told=part) if said else part
            last = clause.name
        return said

    # -- what was done ----------------------------------------------------------------------------------------------

    def _happenings(self) -> list[Happening]:
        """What was done, by what did it, in the order in which it began."""
        happenings: dict[int, Happening] = {}
        runs, last = 0, _ROUND
        for event in self.events:
            number = self._number(event)
            if number == _PHASE != last:
                runs += 1
            last = number
            key = number if number != _PHASE else _ORDERS - runs  # each phase by itself
            if key not in happenings:
                begun = self.items.get(number)
                happenings[key] = Happening(getattr(begun, "seat", self.active), begun)
            happenings[key].fresh |= event is happenings[key].begun
            self._note(happenings[key], event)
        return list(happenings.values())

    @staticmethod
    def _number(event: ev.InnEvent) -> int:
        if isinstance(event, ev.Anted | ev.RoundBegan | ev.PotTaken):
            return _ROUND
        if isinstance(event, ev.Ordered):
            return _ORDERS
        return event.cause[-1] if event.cause else _PHASE

    def _note(self, came: Happening, event: ev.InnEvent) -> None:
        """Put an event down among what came of its cause."""
        match event:
            case ev.FortitudeChanged(seat=seat, by=by) | ev.AlcoholChanged(seat=seat, by=by):
                came.changes[event.key][seat] += by
            case ev.GoldGained(seat=seat, by=by):
                came.changes["gold"][seat] += by
            case ev.CounterChanged(seat=seat, counter=counter, by=by):
                came.counters[seat, counter] += by
            case ev.Paid(seat=seat, n=n, to=to, paid=paid):
                came.flows[Flow(INN if paid else seat, to)] += n
            case ev.PotTaken(seat=seat, n=n):
                came.changes["gold"][seat] += n
            case ev.Anted(seat=seat, n=n, paid=paid):
                came.antes[seat] += n if not paid else 0
            case ev.Ordered(seat=seat, to=to):
                came.orders[seat, to] += 1
            case ev.Drew(seat=seat, n=n) if event.cause:
                came.drawn[seat] += n
            case ev.Drank():
                came.drank.append(event)
            case ev.Drew() | ev.Discarded() if not event.cause:
                pass  # the phase of everybody's turn
            case ev.Played() | ev.Used() | ev.Revealed() | ev.TurnBegan():
                pass
            case _ if not isinstance(event, _QUIET):
                came.others.append(event)
            case _:
                pass

    # -- in words ---------------------------------------------------------------------------------------------------

    def _say(self, key: str, **facts: Fact) -> str:
        return self.words.say(f"inn-beat.{key}", **facts)

    def _name(self, seat: int, place: Place = "") -> str:
        if seat == self.reader != INN:
            return self._say(f"{place}you")
        if seat == INN:
            return self._say(f"{place}inn") if place else self.words.say("inn.the-inn")
        return self.names[seat]

    def _everybody(self, seats: Iterable[int], but: int) -> str:
        """The key of a word for all of them, or for all but one; empty for others."""
        who = {*seats}
        if len(who) < MANY:
            return ""
        return "everybody" if who >= self.living else "everybody-else" if {*who, but} >= self.living else ""

    def _listed(self, seats: Iterable[int], but: int = INN, place: Place = "") -> str:
        """Players by name; all of them, and all but one, in a word."""
        who = list(dict.fromkeys(seats))
        if every := self._everybody(who, but):
            return self._say(f"{place}{every}")
        return self.words.listing([self._name(seat, place) for seat in who])

    def _who(self, seats: Iterable[int], but: int = INN) -> Who:
        who = {*seats}
        if self._everybody(who, but):
            return "several"
        if self.reader != INN and self.reader in who:
            return "you" if len(who) == 1 else "you-each"
        return "one" if len(who) == 1 else "each"

    def _did(self, seats: int | Sequence[int], key: str, *, but: int = INN, **facts: Fact) -> Clause:
        """What one or several did or got, each of them alike."""
        all_of_them = [seats] if isinstance(seats, int) else seats
        who = self._who(all_of_them, but)
        return Clause(self._listed(all_of_them, but), self._say(key, who=who, **facts), who)

    def _clauses(self, came: Happening) -> Iterator[Clause]:
        """What came of one thing; if nothing did yet, the thing itself."""
        found = [
            *self._opened(came), *self._antes(came), *self._drunk(came), *self._paid(came), *self._changed(came),
            *self._counted(came), *self._ordered(came),
            *(self._did(seat, "drew", n=n) for seat, n in came.drawn.items()),
            *(self._other(event, came) for event in came.others),
        ]  # fmt: skip
        number = came.begun.cause[-1] if came.begun is not None else _PHASE
        if not any(clause.told for clause in found) and came.fresh and number not in self.pending:
            found = [self._begun(came)]
        yield from found

    def _opened(self, came: Happening) -> Iterator[Clause]:
        """The Event that did it, whoever revealed it; a Round that began."""
        began = next((event for event in came.others if isinstance(event, ev.RoundBegan)), None)
        if began is not None:
            yield self._did(began.starter, "round")
        match came.begun:
            case ev.EventRevealed(drink=code) if came.fresh:
                yield self._did(came.actor, "revealed", card=italic(drink_title(code)))
            case ev.EncounterRevealed(card=code) if came.fresh:
                yield Clause("", self._say("encounter", card=card_name(code)))
            case _:
                pass

    def _begun(self, came: Happening) -> Clause:
        """A card that nothing has come of so far; not one that only changes what becomes of another thing."""
        match came.begun:
            case ev.Played(card=card, targets=targets) | ev.Used(card=card, targets=targets) if not self._told(came):
                seats = [int(each) for each in targets if each.isdecimal() and int(each) != came.actor]
                key = "played-on" if seats else "played"
                return self._did(came.actor, key, card=card_name(card), names=self._listed(seats, came.actor, "hit-"))
            case ev.Revealed(seat=seat, drink=drink) if not self._dodges(seat):
                return self._did(came.actor, "revealed", card=italic(drink_title(drink)))
            case _:
                return Clause("", "")

    def _told(self, came: Happening) -> bool:
        """Whether a card is told with what another did to it, or it did to another; or is a part of a Round."""
        begun = came.begun
        assert isinstance(begun, ev.Played | ev.Used)
        card = the_library().cards.get(begun.card)
        if card is not None and not self.alone and (card.kind in ("gambling", "cheating") or card.gambles):
            return True
        return any(
            (isinstance(event, ev.Negated | ev.Ignored) and event.card == begun.card)
            or (isinstance(event, ev.Negated) and event.cause == begun.cause[:-1])
            for event in self.events
        )

    def _dodges(self, seat: int) -> bool:
        return any(isinstance(event, ev.DrinkIgnored | ev.DrinkPassed) and event.seat == seat for event in self.events)

    def _drunk(self, came: Happening) -> Iterator[Clause]:
        """Who drank what, with what all of it did to them: whoever got both halves of a Drink has drunk it once."""
        cups: dict[int, list[Sequence[str]]] = {}
        for drank in came.drank:
            cup = cups.setdefault(drank.seat, [])
            cup += [drank.drinks] if drank.drinks not in cup else []
        alike: dict[tuple[str, str], list[int]] = {}
        for seat, drunk in cups.items():
            did = [
                self._say(f"by-{of}", by=by) for of in ("alcohol", "fortitude") if (by := came.changes[of].pop(seat, 0))
            ]
            drinks = self._drinks([code for codes in drunk for code in codes])
            alike.setdefault((drinks, ", ".join(did)), []).append(seat)
        for (drinks, by), seats in alike.items():
            yield self._did(seats, "drank" if by else "drank-only", drinks=drinks, by=by)

    def _drinks(self, codes: Sequence[str]) -> str:
        """A Drink by its title; one with Chasers by how many cards it is."""
        return drink_names(self.words, codes) if len(codes) == 1 else self._say("several", n=len(codes))

    def _changed(self, came: Happening) -> Iterator[Clause]:
        """Fortitude, Alcohol Content and Gold of the Inn, the same for several players told once."""
        for of, sums in came.changes.items():
            alike: dict[int, list[int]] = {}
            for seat, by in sums.items():
                if by and seat != INN:
                    alike.setdefault(by, []).append(seat)
            for by, seats in alike.items():
                nobodys = came.begun is None or isinstance(came.begun, ev.EventRevealed | ev.EncounterRevealed)
                own = seats == [came.actor] or nobodys
                if own:
                    yield self._did(seats, f"{of}-{'more' if by > 0 else 'less'}", n=abs(by))
                else:
                    place: Place = "given-" if by > 0 else "hit-"
                    key = f"{of}-{'give' if by > 0 else 'take'}"
                    yield self._did(came.actor, key, names=self._listed(seats, came.actor, place), n=abs(by))

    def _paid(self, came: Happening) -> Iterator[Clause]:
        """Gold that went from one to another; what several pay alike is told once."""
        takings: dict[tuple[int, int], list[int]] = {}
        for (giver, taker), n in came.flows.items():
            if n and giver != taker:
                takings.setdefault((taker, n), []).append(giver)
        for (taker, n), givers in takings.items():
            if taker == INN:
                yield self._did(givers, "paid-inn", n=n)
            elif givers == [INN]:
                yield self._did(taker, "gold-more", n=n)
            elif taker == came.actor and came.begun is not None:
                payers, whom = self._listed(givers, taker, "given-"), self._who(givers, taker)
                yield self._did(taker, "took", names=payers, whom=whom, n=n)
            else:
                yield self._did(givers, "paid", but=taker, name=self._name(taker, "hit-"), n=n)

    def _counted(self, came: Happening) -> Iterator[Clause]:
        for (seat, counter), by in came.counters.items():
            if by:
                key = "counter-more" if by > 0 else "counter-less"
                yield self._did(seat, key, n=abs(by), counter=counter_title(counter, abs(by)))

    def _ordered(self, came: Happening) -> Iterator[Clause]:
        """Drinks that were ordered; several by one player are told once."""
        buyers: dict[int, list[tuple[int, int]]] = {}
        for (seat, to), n in came.orders.items():
            buyers.setdefault(seat, []).append((to, n))
        for seat, served in buyers.items():
            told = [
                self._say("drink-for" if n == 1 else "drinks-for", name=self._reflexive(seat, to), n=n)
                for to, n in served
            ]  # fmt: skip
            yield self._did(seat, "ordered", told=self.words.listing(told))

    def _reflexive(self, seat: int, to: int) -> str:
        if seat != to:
            return self._name(to, "given-")
        return self._say("yourself" if seat == self.reader else "themselves")

    def _antes(self, came: Happening) -> Iterator[Clause]:
        """What each has put into the pot of a Round."""
        alike: dict[int, list[int]] = {}
        for seat, n in came.antes.items():
            if n:
                alike.setdefault(n, []).append(seat)
        for n, seats in alike.items():
            yield self._did(seats, "anted", n=n)

    def _other(self, event: ev.InnEvent, came: Happening) -> Clause:
        """What has words of its own; what has none is told as in the story."""
        match event:
            case ev.Negated(seat=seat, card=card):
                return self._did(self._stopper(event), "stopped", card=self._card_of(seat, card))
            case ev.Ignored(seat=seat, card=card):
                return self._did(seat, "ignored", card=self._card_of(self._player(card), card))
            case ev.NoEffect(card=card):
                return Clause("", self._say("no-effect", card=card_or_drink_name(card)))
            case ev.DrinkIgnored(seat=seat):
                return self._did(seat, "drink-ignored", drinks=self._revealed(seat))
            case ev.DrinkPassed(seat=seat, to=to):
                return self._did(seat, "drink-passed", drinks=self._revealed(seat), name=self._name(to, "hit-"))
            case ev.DrinkChanged():
                return self._did(came.actor, "drink-changed")
            case ev.CardsShown(seat=seat, cards=cards) | ev.DeckShown(seat=seat, cards=cards):
                return self._did(seat, "shown", n=len(cards))
            case ev.DrinksOut():
                return Clause("", self._say("drinks-out"))
            case ev.Redirected(from_=seat, to=to):
                return self._did(seat, "redirected", name=self._name(to, "hit-"))
            case ev.Shared(each=each):
                return Clause("", self._say("shared", n=each) if each else "")
            case ev.EventRevealed() | ev.EncounterRevealed() | ev.RoundBegan():
                return Clause("", "")  # told at its beginning
            case ev.FellAsleep(seat=seat) | ev.WentBroke(seat=seat) | ev.Starts(seat=seat) | ev.ContestWon(seat=seat):
                return self._did(seat, event.key)
            case ev.PutInFront(seat=seat, card=card):
                return self._did(seat, "in-front", card=card_name(card))
            case ev.LeftFront(seat=seat, card=card):
                return self._did(seat, "left-front", card=card_name(card))
            case ev.Discarded(seat=seat, cards=cards):
                return self._did(seat, "discarded", n=len(cards))
            case _:
                return self._rarer(event)

    def _rarer(self, event: ev.InnEvent) -> Clause:
        """What seldom happens, in the words of a beat; what has none is told as in the story."""
        match event:
            case ev.IgnoresKind(seat=seat, of=of):
                return self._did(seat, "ignores-kind", kind=self.words.say(f"inn-kind.{of}"))
            case (
                ev.PotionDrunk(seat=seat) | ev.TurnCut(seat=seat) | ev.HandOpened(seat=seat)
                | ev.MatesBarred(seat=seat) | ev.ChampionTaken(seat=seat) | ev.SideTaken(seat=seat)
            ):  # fmt: skip
                return self._did(seat, event.key)
            case ev.TurnedAway(from_=seat, to=to, card=card):
                return self._did(seat, event.key, card=card_name(card), name=self._name(to, "hit-"))
            case ev.Borrowed(seat=seat, from_=other, card=card):
                whose, name = self._who([other]), self._name(other)
                return self._did(seat, event.key, card=card_name(card), whose=whose, name=name)
            case ev.Sold(seat=seat, to=to, card=card, price=price):
                return self._did(seat, event.key, card=card_name(card), name=self._name(to, "hit-"), n=price)
            case ev.SaleDeclined(to=to, card=card):
                return self._did(to, event.key, card=card_name(card))
            case ev.Divided(seat=seat, first=first, second=second):
                return self._did(seat, event.key, n=len(first) + len(second))
            case ev.PileTaken(seat=seat, cards=cards):
                return self._did(seat, event.key, n=len(cards))
            case ev.DrinksDiscarded(seat=seat, drinks=drinks):
                return self._did(seat, event.key, n=len(drinks))
            case _:
                return Clause("", self.sentence(event).removesuffix("."))

    def _revealed(self, seat: int) -> str:
        """The Drink that a seat has before it, by the cards it revealed."""
        cards = [event.drink for event in self.whole if isinstance(event, ev.Revealed) and event.seat == seat]
        return self._drinks(cards[-1:]) if cards else self._say("a-drink")

    def _player(self, card: str) -> int:
        """Who played a card, or turned up a Drink Event; INN for nobody."""
        return next(
            (
                event.seat
                for event in reversed(self.whole)
                if isinstance(event, ev.Played | ev.Used) and event.card == card
            ),
            INN,
        )

    def _card_of(self, seat: int, card: str) -> str:
        """A card by whose it is; one that is nobody's by its title."""
        if seat == INN:
            return card_or_drink_name(card)
        return self._say("your-card") if seat == self.reader else self._say("a-card", name=self._name(seat))

    def _stopper(self, event: ev.Negated) -> int:
        """Who played the card that Negates another."""
        answers = [
            other.seat for other in self.whole if isinstance(other, ev.Played | ev.Used)
            and other.cause[:-1] == event.cause and other.cause
        ]  # fmt: skip
        return answers[-1] if answers else INN
