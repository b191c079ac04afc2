"""Losing: once nothing is pending, after one last chance, all at once, passing out before empty purses.

Rules: 003 *Losing the Game*, *Running out of Gold During Gambling*, *Drinking Contest*; rulings 23 and 24.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.inn.rules.events import LastChance
from bot.games.inn.rules.play.rounds import leave_round
from bot.games.inn.rules.play.state import Item, State
from bot.games.inn.rules.play.table import Moves, Table


def asleep(state: State) -> list[int]:
    """The seats whose Alcohol Content has reached their Fortitude."""
    return [
        seat
        for seat, seat_state in enumerate(state.seats)
        if not seat_state.out and state.parties[seat_state.party].alcohol >= state.parties[seat_state.party].fortitude
    ]


def broke(state: State) -> list[int]:
    """The seats without Gold; nobody is sent away for it inside a Round of Gambling or a Drinking Contest."""
    if state.round is not None or state.contest is not None:
        return []
    return [
        seat
        for seat, seat_state in enumerate(state.seats)
        if not seat_state.out and state.parties[seat_state.party].gold == 0
    ]


def check_losses(table: Table, only: int | None = None) -> Moves:
    """If nothing is pending, give players who are about to lose a last chance; those who still lose are then out.

    `only`: an Event has to know whether this seat stays awake; all else waits until the Event is done.
    """
    state = table.state
    if state.over or len(state.stack) != state.floor:
        _pull_along(table)
        return
    doomed = (
        sorted({*asleep(state), *broke(state)}) if only is None else [seat for seat in asleep(state) if seat == only]
    )
    if not doomed:
        return
    table.told.tell(LastChance, seats=doomed)
    item = table.push(Item("losing", state.active, seats=doomed.copy()))
    yield from table.respond(item)
    table.pop()
    _go(table, only)


def _pull_along(table: Table) -> None:
    """Players about to lose by a card played in another player's last chance share that last chance."""
    state, item = table.state, table.top()
    if item is None or item.what != "losing" or (state.floor and state.contest is None):
        return  # an Event that waits for one seat alone lets all others wait
    doomed = [seat for seat in sorted({*asleep(state), *broke(state)}) if seat not in item.seats]
    if doomed:
        item.seats += doomed
        table.told.tell(LastChance, seats=doomed)


def _go(table: Table, only: int | None) -> None:
    state = table.state
    sleepers = [seat for seat in asleep(state) if only in (None, seat)]
    for seat in sleepers:
        table.fall_asleep(seat)
    if state.contest is not None:
        table.owe_shares(sleepers)
    else:
        share_out(table, sleepers)
    beggars = broke(state) if only is None else []
    for seat in beggars:
        table.go_broke(seat)
    gone = sleepers + beggars
    if gone:
        table.place_losers(gone)
        for seat in gone:
            table.pour_pile_away(seat)
            leave_round(table, seat)
            table.leave_contest(seat)
    end_if_decided(table)


def share_out(table: Table, sleepers: Iterable[int]) -> None:
    """Half of each sleeper's Gold, rounded up, to the Inn; the rest evenly to those still in who stay awake."""
    for seat in sleepers:
        passing_out = asleep(table.state)
        table.share_out(seat, [heir for heir in table.state.living() if heir not in passing_out])


def end_if_decided(table: Table) -> None:
    """The game is over when only one party is left, or none."""
    state = table.state
    if len({state.seats[seat].party for seat in state.living()}) > 1:
        return
    if state.contest is not None and state.contest.asleep:
        share_out(table, state.contest.asleep)
        table.shares_settled()
    table.end_game()


def placings(state: State) -> list[int]:
    """The place of every seat, 1 the best: players still in first, then in reverse order of going out; ties share."""
    places = [1] * len(state.seats)
    better = len(state.living())
    for group in reversed(state.lost):
        for seat in group:
            places[seat] = better + 1
        better += len(group)
    return places
