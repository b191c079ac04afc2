"""Losing: once nothing is pending, after one last chance, all at once, passing out before empty purses.

Rules: 003 *Losing the Game*, *Running out of Gold During Gambling*, *Drinking Contest*; rulings 23 and 24.
"""

from __future__ import annotations

from bot.games.inn.rules.play.state import INN, Item, State
from bot.games.inn.rules.play.table import Moves, Table


def asleep(state: State) -> list[int]:
    """The seats whose Alcohol Content has reached their Fortitude."""
    return [
        seat
        for seat, one in enumerate(state.seats)
        if not one.out and state.parties[one.party].alcohol >= state.parties[one.party].fortitude
    ]


def broke(state: State) -> list[int]:
    """The seats without Gold; nobody is sent away for it inside a Round of Gambling or a Drinking Contest."""
    if state.round is not None or state.contest is not None:
        return []
    return [seat for seat, one in enumerate(state.seats) if not one.out and state.parties[one.party].gold == 0]


def check_losses(t: Table, only: int | None = None) -> Moves:
    """If nothing is pending: who is about to lose has a last chance, then goes.

    `only`: an Event has to know whether this seat stays awake; all else waits until the Event is done.
    """
    state = t.state
    if state.over or len(state.stack) != state.floor:
        _pull_along(t)
        return
    doomed = sorted({*asleep(state), *broke(state)}) if only is None else [one for one in asleep(state) if one == only]
    if not doomed:
        return
    from bot.games.inn.rules.play.playing import respond  # playing a card checks for losses

    t.told.tell("last-chance", {"seats": doomed})
    item = t.push(Item("losing", state.active, seats=doomed.copy()))
    yield from respond(t, item)
    t.pop()
    _go(t, only)


def _pull_along(t: Table) -> None:
    """Who is about to lose by a card played in somebody's last chance has that chance too."""
    state, item = t.state, t.top()
    if item is None or item.what != "losing" or (state.floor and state.contest is None):
        return  # an Event that waits for one seat alone lets all others wait
    doomed = [seat for seat in sorted({*asleep(state), *broke(state)}) if seat not in item.seats]
    if doomed:
        item.seats += doomed
        t.told.tell("last-chance", {"seats": doomed})


def _go(t: Table, only: int | None) -> None:
    state = t.state
    sleepers = [seat for seat in asleep(state) if only in (None, seat)]
    for seat in sleepers:
        state.seats[seat].out = "asleep"
        t.told.tell("asleep", {"seat": seat})
    if state.contest is not None:
        state.contest.asleep += sleepers
    else:
        share_out(t, sleepers)
    beggars = broke(state) if only is None else []
    for seat in beggars:
        state.seats[seat].out = "broke"
        t.told.tell("broke", {"seat": seat})
    gone = sleepers + beggars
    if gone:
        state.lost.append(sorted(gone))
        for seat in gone:
            _leave_table(t, seat)
    end_if_decided(t)


def share_out(t: Table, sleepers: list[int]) -> None:
    """Half of each sleeper's Gold, rounded up, to the Inn; the rest evenly to those who are in and not passing out."""
    state = t.state
    for seat in sleepers:
        gold = state.party(seat).gold
        if not gold:
            continue
        passing_out = asleep(state)
        heirs = [heir for heir in state.living() if heir not in passing_out]
        each = gold // 2 // len(heirs) if heirs else 0
        state.party(seat).gold = 0
        for heir in heirs:
            state.party(heir).gold += each
        state.inn += gold - each * len(heirs)
        t.told.tell("shared", {"seat": seat, "gold": gold, "each": each, "inn": gold - each * len(heirs)})


def _leave_table(t: Table, seat: int) -> None:
    state = t.state
    t.pour_away(state.seats[seat].pile)
    state.seats[seat].pile = []
    if state.round is not None:
        leave_round(t, seat)
    if state.contest is not None and seat in state.contest.seats:
        state.contest.seats.remove(seat)


def leave_round(t: Table, seat: int) -> None:
    """A seat is no longer in the Round of Gambling; if it was winning, nobody is."""
    pot = t.state.round
    if pot is None or seat not in pot.inside:
        return
    pot.inside.remove(seat)
    if seat in pot.passed:
        pot.passed.remove(seat)
    if pot.control == seat:
        pot.control = INN
    t.told.tell("left-round", {"seat": seat})
    if len(pot.inside) <= 1:  # 003: then the Round ends, and antes that are still asked for are not made
        for part in (part for item in t.state.stack for part in item.parts):
            part.ignored = part.ignored or part.word == "ante"


def end_if_decided(t: Table) -> None:
    """The game is over when only one party is left, or none."""
    state = t.state
    if len({state.seats[seat].party for seat in state.living()}) > 1:
        return
    if state.contest is not None and state.contest.asleep:
        share_out(t, state.contest.asleep)
        state.contest.asleep = []
    state.over = True
    t.told.tell("over", {"living": state.living()})


def placings(state: State) -> list[int]:
    """The place of every seat, 1 the best: who stays in first, then in reverse order of going out; ties share."""
    places = [1] * len(state.seats)
    better = len(state.living())
    for group in reversed(state.lost):
        for seat in group:
            places[seat] = better + 1
        better += len(group)
    return places
