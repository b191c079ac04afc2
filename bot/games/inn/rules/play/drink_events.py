"""Drinking a Drink, or doing what the Drink Event in its place says.

Rules: 003 *Drink Events*, *A Toast to Villainy!*, *Drinking Contest*, *The Wench Dares You...*; rulings 14, 15, 19, 20.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from bot.engine import Answers, AskBuilder
from bot.games.inn.rules.events import ContestLost, ContestScored, ContestWon, Declined, EventRevealed, Sobers
from bot.games.inn.rules.picks import Pick
from bot.games.inn.rules.play.asking import choice, pick_one
from bot.games.inn.rules.play.brew import plain_taste, strength
from bot.games.inn.rules.play.champions import name_champions, only_champions
from bot.games.inn.rules.play.drinks import drink_up, reveal
from bot.games.inn.rules.play.losing import asleep, check_losses, rescue
from bot.games.inn.rules.play.reach import is_ignored, reached
from bot.games.inn.rules.play.resolving import PARTY_EFFECTS, carry_out, gained, pay
from bot.games.inn.rules.play.standing import total
from bot.games.inn.rules.play.state import INN, Contest, Drink, Item, Part
from bot.games.inn.rules.play.table import Moves, Table


def drink_once(table: Table, seat: int, origin: str, *, past_events: bool = False) -> Moves:
    """Reveal one Drink from a Drink Me! Pile or the Drink Deck and drink it, or do what the Event says."""
    item = table.push(Item("drinks", seat, origin=origin))
    item.shut = True  # nobody answers before the last Chaser is revealed
    found = yield from reveal(table, item, seat, past_events=past_events)
    if not found:
        table.pop()
    elif table.drinks[found[0]].event:
        item.what = "event"
        item.card = found[0]
        item.shut = False
        yield from happen(table, item)
    else:
        item.drinks.append(Drink(found, seat, seat))
        item.origin = "pile" if origin == "pile" else "event"
        item.shut = False
        yield from drink_up(table, item)


def drink_phase(table: Table, seat: int, *, waited: bool) -> Moves:
    """The Drink Phase's own action: the top of the pile, or sobering up by one.

    `waited`: whether a Drink was waiting as the phase began. If another card has made the player drink the last one
    since, none is there when the player has to drink (003 *Drink Phase*); what it says of a pile that runs out while
    Chasers are revealed is about that one Drink.
    """
    state = table.state
    if not state.seats[seat].pile:
        table.told.tell(Sobers, seat=seat, emptied=waited)
        table.change_alcohol(seat, -1)
        yield from check_losses(table)
        return
    for _ in range(1 + total(table, seat, "drinks-more")):
        if state.seats[seat].pile and not state.stopped(seat):
            yield from drink_once(table, seat, "pile")
            yield from check_losses(table)


def drink_pile(table: Table, item: Item, part: Part) -> Moves:
    """Drink that many from the top of the seat's own Drink Me! Pile; an empty pile has no effect (no sobering up)."""
    for _ in range(part.n):
        if table.state.seats[part.seat].pile and not table.state.seats[part.seat].out:
            yield from drink_once(table, part.seat, "pile")


# -- Drink Events ----------------------------------------------------------------------------------------------------


def happen(table: Table, item: Item) -> Moves:
    """An Event that was revealed: everybody may answer, then it happens."""
    data = table.drinks[item.card]
    table.told.tell(EventRevealed, seat=item.by, drink=item.card)
    if data.event != "effects" or any(effect.who in ("all", "others") for effect in data.do):
        yield from name_champions(table, item, item.by)
    if data.event == "effects":
        item.parts = [
            Part(effect.word, seat, effect.n)
            for effect in data.do
            for seat in only_champions(item, _affected(table, item.by, effect.who))
        ]  # fmt: skip
    yield from table.respond(item)
    yield from finish(table, item)


def finish(table: Table, item: Item) -> Moves:
    """Nobody answers an Event any more: it happens."""
    event = table.drinks[item.card].event
    if event == "effects":
        yield from carry_out(table, item, PARTY_EFFECTS)
        return
    item.done = 1
    yield from EVENTS[event](table, item)
    table.pop()  # its card is discarded now and not before: a new Drink Deck meanwhile is made without it


def _affected(table: Table, by: int, who: str) -> list[int]:
    if who not in ("all", "others"):
        return [by]
    return reached(table, table.state.from_seat(by) if who == "all" else table.state.others(by))


def _taking_part(table: Table, item: Item) -> list[int]:
    """The seats that an Event affects, from its revealer on: not those who are away, nor those who have Ignored it."""
    return [seat for seat in only_champions(item, _affected(table, item.by, "all")) if seat not in item.seats]


# -- everybody drinks a copy of one Drink ----------------------------------------------------------------------------


def _house_round(table: Table, item: Item) -> Moves:
    """One Drink, of which everybody drinks a copy; nobody can change it before it is copied."""
    seat = item.by
    copies = table.push(Item("drinks", seat, origin="event", shut=True))
    copies.origin = "deck"
    found = yield from reveal(table, copies, seat, past_events=True)
    copies.origin = "event"
    if found:
        copies.drinks = [Drink(list(found), seat, drinker) for drinker in _taking_part(table, item)]
    copies.shut = False
    yield from drink_up(table, copies)


# -- The Challenge ---------------------------------------------------------------------------------------------------


def _challenge(table: Table, item: Item) -> Moves:
    """If its revealer accepts: two Drinks from the Drink Deck, then, if still awake, 1 Gold from each other player.

    Nobody falls asleep between the two, nor before everything that was begun is finished (003 *Losing the Game*): the
    Event may answer another card. But whether the challenge is met is decided here, after a last chance (ruling 19).
    """
    seat = item.by
    if seat in item.seats:
        return
    pick = yield from choice(table, seat, pick_one((Pick("decline"), Pick("accept"))), "inn.challenge")
    if table.state.seats[seat].out:
        return
    if pick.kind != "accept":
        table.told.tell(Declined, seat=seat)
        return
    for _ in range(2):
        if not table.state.seats[seat].out:
            yield from drink_once(table, seat, "deck", past_events=True)
    had = yield from rescue(table, seat)
    if table.state.seats[seat].out:
        return
    if seat not in asleep(table):
        yield from _collect(table, seat, only_champions(item, _affected(table, seat, "others")))
    elif len(table.state.stack) - 1 == table.state.floor:
        # Nothing but the Event is pending: those who had their last chance above have no other.
        floor = table.raise_floor()
        yield from check_losses(table, had)
        table.lower_floor(floor)


def _collect(table: Table, winner: int, payers: list[int]) -> Moves:
    """Each of them pays 1 Gold."""
    item = table.push(Item("collect", winner, parts=[Part("pay", seat, 1, INN, winner) for seat in payers]))
    yield from table.respond(item)
    yield from finish_collect(table, item)


def finish_collect(table: Table, item: Item) -> Moves:
    """Nobody answers these payments any more."""
    for part in item.parts:
        part.to = item.by
    gold = sum(pay(table, item, part) for part in item.parts if not is_ignored(table, item, part))
    table.pop()
    if gold:
        yield from gained(table, [item.by])


# -- The Wench Dares You ---------------------------------------------------------------------------------------------


def _dare(table: Table, item: Item) -> Moves:
    """Two Drinks: the weaker for its revealer, who chooses when both are equal; the other for everybody else."""
    seat = item.by
    if seat in item.seats:
        return  # 003: its revealer has Ignored it: no Drinks are revealed
    both = table.push(Item("drinks", seat, origin="deck", shut=True))
    first = yield from reveal(table, both, seat, past_events=True)
    second = yield from reveal(table, both, seat, past_events=True)
    race = table.state.seats[seat].race
    strengths = [plain_taste(table.drinks, found, race).alcohol for found in (first, second)]
    if strengths[0] == strengths[1]:
        asked = pick_one((Pick("first"), Pick("second")))
        pick = yield from choice(table, seat, asked, "inn.dare", first=first, second=second)
        mine = 0 if pick.kind == "first" else 1
    else:
        mine = 0 if strengths[0] < strengths[1] else 1
    own, other = (first, second) if mine == 0 else (second, first)
    both.origin = "event"
    both.drinks = [
        Drink(list(own if drinker == seat else other), seat, drinker) for drinker in _taking_part(table, item)
    ]
    both.drinks = [drink for drink in both.drinks if drink.cards]
    both.shut = False
    yield from drink_up(table, both)


# -- Drinking Contest ------------------------------------------------------------------------------------------------


def _contest(table: Table, item: Item) -> Moves:
    """All reveal, all drink; the strongest Drink wins 1 Gold from each other player; players who tie continue.

    A player who falls asleep on the way pays the winner too, also of a Contest around this one, and shares out the
    Gold later.
    """
    state = table.state
    outer = state.contest
    entrants = only_champions(item, _affected(table, state.active, "all"))
    contest = table.begin_contest([seat for seat in entrants if seat not in item.seats])
    floor = table.raise_floor()
    entered = contest.seats.copy()
    winner = INN
    while contest.seats and winner == INN:
        best = yield from _contest_round(table, contest)
        if len(best) == 1:
            winner = best[0]
            break
        table.stay_in_contest(best)
        yield from check_losses(table)
        if len(contest.seats) == 1:
            winner = contest.seats[0]
        elif not _can_be_decided(table, contest):
            break
    if winner != INN:
        table.told.tell(ContestWon, seat=winner)
        yield from _collect(table, winner, [seat for seat in entered if not state.same_party(seat, winner)])
    else:
        table.told.tell(ContestLost)
    table.end_contest(outer)
    table.lower_floor(floor)


def _can_be_decided(table: Table, contest: Contest) -> bool:
    """Whether any card left could break the tie or weaken a drinker; if not, nobody wins (ours: ruling 37)."""
    cards = {*table.state.drinks, *table.state.poured, *table.state.bar}
    races = {table.state.seats[seat].race for seat in contest.seats}
    tastes = (plain_taste(table.drinks, (code,), race) for code in cards for race in races)
    return any(taste.alcohol > 0 or taste.fortitude < 0 for taste in tastes)


def _contest_round(table: Table, contest: Contest) -> Generator[AskBuilder, Answers, list[int]]:
    item = table.push(Item("drinks", table.state.active, origin="deck", shut=True))
    for seat in contest.seats:
        found = yield from reveal(table, item, seat)
        if found and not table.drinks[found[0]].event:
            item.drinks.append(Drink(found, seat, seat))
    item.origin = "event"
    item.shut = False
    entries = item.drinks.copy()
    yield from drink_up(table, item)
    # A Contest inside this one can put seats out.
    marks = {seat: 0 for seat in contest.seats if not table.state.seats[seat].out}
    for drink in entries:
        if drink.by in marks:
            marks[drink.by] = strength(table.drinks, drink, table.state.seats[drink.by].race)
    table.told.tell(ContestScored, marks={str(seat): mark for seat, mark in marks.items()})
    return [seat for seat in marks if marks[seat] == max(marks.values())]


EVENTS: Final = {"house-round": _house_round, "challenge": _challenge, "dare": _dare, "contest": _contest}
