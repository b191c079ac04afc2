"""Drinking a Drink, or doing what the Drink Event in its place says.

Rules: 003 *Drink Events*, *A Toast to Villainy!*, *Drinking Contest*, *The Wench Dares You...*; rulings 14, 15, 19, 20.
"""

from __future__ import annotations

from collections.abc import Generator

from bot.engine import Answers, Ask, AskBuilder, Option, SeatAsk
from bot.games.inn.rules.events import ContestLost, ContestScored, ContestWon, Declined, EventRevealed, Sobers
from bot.games.inn.rules.play.brew import plain_taste, strength
from bot.games.inn.rules.play.drinks import choice, drink_up, reveal
from bot.games.inn.rules.play.losing import check_losses, share_out
from bot.games.inn.rules.play.resolving import PARTY_EFFECTS, carry_out
from bot.games.inn.rules.play.state import INN, Contest, Drink, Item, Part
from bot.games.inn.rules.play.table import Moves, Table


def drink_once(t: Table, seat: int, origin: str, *, past_events: bool = False) -> Moves:
    """Reveal one Drink from a Drink Me! Pile or the Drink Deck and drink it, or do what the Event says."""
    item = t.push(Item("drinks", seat, origin=origin))
    item.shut = True  # nobody answers before the last Chaser is revealed
    found = yield from reveal(t, item, seat, past_events=past_events)
    if not found:
        t.pop()
    elif t.drinks[found[0]].event:
        item.what = "event"
        item.card = found[0]
        item.shut = False
        yield from happen(t, item)
    else:
        item.drinks.append(Drink(found, seat, seat))
        item.origin = "pile" if origin == "pile" else "event"
        item.shut = False
        yield from drink_up(t, item)


def drink_phase(t: Table, seat: int) -> Moves:
    """The Drink Phase's own action: the top of the pile, or sobering up by one."""
    if t.state.seats[seat].pile:
        yield from drink_once(t, seat, "pile")
    else:
        t.told.tell(Sobers, seat=seat)
        t.change_alcohol(seat, -1)
    yield from check_losses(t)


def drink_pile(t: Table, item: Item, part: Part) -> Moves:
    """Drink that many from the top of one's own Drink Me! Pile; from an empty one, nothing (and no sobering up)."""
    for _ in range(part.n):
        if t.state.seats[part.seat].pile and not t.state.seats[part.seat].out:
            yield from drink_once(t, part.seat, "pile")


# -- Drink Events ----------------------------------------------------------------------------------------------------


def happen(t: Table, item: Item) -> Moves:
    """An Event that was revealed: everybody may answer, then it happens."""
    data = t.drinks[item.card]
    t.told.tell(EventRevealed, seat=item.by, drink=item.card)
    if data.event == "effects":
        item.parts = [
            Part(effect.word, seat, effect.n)
            for effect in data.do
            for seat in _whom(t, item.by, effect.who)
        ]  # fmt: skip
        yield from t.respond(item)
        yield from carry_out(t, item, PARTY_EFFECTS)
        return
    yield from t.respond(item)
    item.shut = True
    yield from EVENTS[data.event](t, item)
    t.pop()  # its card is discarded now and not before: a new Drink Deck meanwhile is made without it


def _whom(t: Table, by: int, who: str) -> list[int]:
    if who == "all":
        return list(t.state.from_seat(by))
    return t.state.others(by) if who == "others" else [by]


# -- everybody drinks a copy of one Drink ----------------------------------------------------------------------------


def _house_round(t: Table, item: Item) -> Moves:
    """One Drink for all, an own copy each; nobody does anything to it before it is copied."""
    seat = item.by
    copies = t.push(Item("drinks", seat, origin="event", shut=True))
    copies.origin = "deck"
    found = yield from reveal(t, copies, seat, past_events=True)
    copies.origin = "event"
    if found:
        copies.drinks = [Drink(list(found), seat, one) for one in t.state.from_seat(seat)]
    copies.shut = False
    yield from drink_up(t, copies)


# -- The Challenge ---------------------------------------------------------------------------------------------------


def _challenge(t: Table, item: Item) -> Moves:
    """Two Drinks from the Drink Deck, if its revealer accepts; who is still in then has 1 Gold of each other player.

    Nobody falls asleep between the two: what was begun is brought to its end first (003 *Losing the Game*).
    """
    seat = item.by
    options = {"decline": Option("decline"), "accept": Option("accept")}
    answers = yield from choice(t, Ask("choice", "inn.challenge", {seat: SeatAsk(options, ("decline",))}))
    if answers[seat][0] != "accept":
        t.told.tell(Declined, seat=seat)
        return
    for _ in range(2):
        yield from drink_once(t, seat, "deck", past_events=True)
    floor = t.raise_floor()
    yield from check_losses(t, seat)
    t.lower_floor(floor)
    if not t.state.seats[seat].out and not t.state.over:
        yield from _collect(t, seat, t.state.others(seat))


def _collect(t: Table, winner: int, payers: list[int]) -> Moves:
    """Each of them pays 1 Gold."""
    item = t.push(Item("collect", winner, parts=[Part("pay", seat, 1, INN, winner) for seat in payers]))
    yield from t.respond(item)
    for part in item.parts:
        if not part.ignored:
            t.pay(part.seat, part.n, winner, part.paid)
    t.pop()


# -- The Wench Dares You ---------------------------------------------------------------------------------------------


def _dare(t: Table, item: Item) -> Moves:
    """Two Drinks: the weaker for its revealer, who chooses when both are equal; the other for everybody else."""
    seat = item.by
    both = t.push(Item("drinks", seat, origin="deck", shut=True))
    first = yield from reveal(t, both, seat, past_events=True)
    second = yield from reveal(t, both, seat, past_events=True)
    race = t.state.seats[seat].race
    strengths = [plain_taste(t.drinks, found, race).alcohol for found in (first, second)]
    if strengths[0] == strengths[1]:
        options = {"first": Option("first"), "second": Option("second")}
        facts = {"first": first, "second": second}
        answers = yield from choice(t, Ask("choice", "inn.dare", {seat: SeatAsk(options, ("first",))}, facts))
        mine = 0 if answers[seat][0] == "first" else 1
    else:
        mine = 0 if strengths[0] < strengths[1] else 1
    own, other = (first, second) if mine == 0 else (second, first)
    both.origin = "event"
    both.drinks = [Drink(list(own if one == seat else other), seat, one) for one in t.state.from_seat(seat)]
    both.drinks = [drink for drink in both.drinks if drink.cards]
    both.shut = False
    yield from drink_up(t, both)


# -- Drinking Contest ------------------------------------------------------------------------------------------------


def _contest(t: Table, item: Item) -> Moves:
    """All reveal, all drink, the strongest Drink wins 1 Gold of each other player; who ties goes on."""
    state = t.state
    outer = state.contest
    contest = t.begin_contest()
    floor = t.raise_floor()
    entered = contest.seats.copy()
    winner = INN
    while contest.seats and winner == INN and not state.over:
        best = yield from _contest_round(t, contest)
        if len(best) == 1:
            winner = best[0]
            break
        t.stay_in_contest(best)
        yield from check_losses(t)
        if len(contest.seats) == 1:
            winner = contest.seats[0]
        elif not _can_be_decided(t, contest):
            break
    if winner != INN and not state.over:
        t.told.tell(ContestWon, seat=winner)
        yield from _collect(t, winner, [seat for seat in entered if not state.same_party(seat, winner)])
    elif winner == INN:
        t.told.tell(ContestLost)
    t.end_contest(outer)
    t.lower_floor(floor)
    if outer is None:
        share_out(t, contest.asleep)


def _can_be_decided(t: Table, contest: Contest) -> bool:
    """Whether a card could still come that breaks the tie or tells on somebody; ours: else nobody wins (ruling 37)."""
    cards = {*t.state.drinks, *t.state.poured, *t.state.bar}
    races = {t.state.seats[seat].race for seat in contest.seats}
    tastes = [plain_taste(t.drinks, (code,), race) for code in cards for race in races]
    return any(taste.alcohol > 0 or taste.fortitude < 0 for taste in tastes)


def _contest_round(t: Table, contest: Contest) -> Generator[AskBuilder, Answers, list[int]]:
    item = t.push(Item("drinks", t.state.active, origin="deck", shut=True))
    for seat in contest.seats:
        found = yield from reveal(t, item, seat)
        if found and not t.drinks[found[0]].event:
            item.drinks.append(Drink(found, seat, seat))
    item.origin = "event"
    item.shut = False
    entries = item.drinks.copy()
    yield from drink_up(t, item)
    marks = {seat: 0 for seat in contest.seats if not t.state.seats[seat].out}  # a Contest inside this one sends out
    for drink in entries:
        if drink.by in marks:
            marks[drink.by] = strength(t.drinks, drink, t.state.seats[drink.by].race)
    t.told.tell(ContestScored, marks={str(seat): mark for seat, mark in marks.items()})
    return [seat for seat in marks if marks[seat] == max(marks.values())]


EVENTS = {"house-round": _house_round, "challenge": _challenge, "dare": _dare, "contest": _contest}
