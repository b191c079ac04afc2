"""Losing: once nothing is pending, after one last chance, all at once, passing out before empty purses.

Rules: 003 *Losing the Game*, *Running out of Gold During Gambling*, *Drinking Contest*; rulings 19, 23, 24, 29, 33
and 40.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Sequence

from bot.engine import Answers, AskBuilder
from bot.games.inn.rules.events import LastChance
from bot.games.inn.rules.play.resolving import gained
from bot.games.inn.rules.play.rounds import leave_round
from bot.games.inn.rules.play.standing import cares
from bot.games.inn.rules.play.state import Item, State
from bot.games.inn.rules.play.table import Moves, Table


def asleep(table: Table) -> list[int]:
    """The seats whose Alcohol Content, with the counters that count as such, has reached their Fortitude."""
    state = table.state
    gone = [party.alcohol >= party.fortitude for party in state.parties]
    for own in state.seats:
        if own.counters:
            party = state.parties[own.party]
            gone[own.party] = party.alcohol + _drunk(table, own.party) >= party.fortitude
    return [seat for seat, own in enumerate(state.seats) if gone[own.party] and not own.out]


def _drunk(table: Table, party: int) -> int:
    """What the counters of a party count with its Alcohol Content."""
    return sum(
        level
        for seat in table.state.seats
        if seat.party == party
        for code, level in seat.counters.items()
        if table.library.counters[code].drunk
    )


def broke(state: State) -> list[int]:
    """The seats without Gold; nobody is sent away for it inside a Round of Gambling or a Drinking Contest."""
    if state.round is not None or state.contest is not None:
        return []
    return [
        seat
        for seat, seat_state in enumerate(state.seats)
        if not seat_state.out and state.parties[seat_state.party].gold == 0
    ]


def check_losses(table: Table, had: Collection[int] = ()) -> Moves:
    """If nothing is pending, give players who are about to lose a last chance; those who still lose are then out.

    `had`: the seats that have just had their last chance; unless others are about to lose, too, it is not given again.
    """
    state = table.state
    if state.over or len(state.stack) != state.floor:
        _pull_along(table)
        return
    if not state.sleepers and _all_are_well(state):
        if state.contest is None and state.decided():
            table.end_game()
        return
    sleepers = asleep(table)
    heirs: list[int] = []
    if state.contest is None and state.sleepers and (not sleepers or state.decided()):
        heirs += _share_out(table)
    about = {*sleepers, *broke(state)}
    doomed = sorted(about) if about and not state.decided() else []
    if doomed and not set(doomed) <= set(had):
        table.told.tell(LastChance, seats=doomed)
        item = table.push(Item("losing", state.active, seats=doomed.copy()))
        yield from table.respond(item)
        yield from finish(table, item, heirs)
        return
    yield from _shared_out(table, [*heirs, *_go(table)] if doomed else heirs)


def finish(table: Table, item: Item, heirs: Iterable[int] = ()) -> Moves:
    """The last chance is over: those who are still about to lose go, but not inside an Event (see `rescue`).

    `heirs`: the players who had gained Gold before.
    """
    table.pop()
    if len(table.state.stack) == table.state.floor:
        yield from _shared_out(table, [*heirs, *_go(table)])


def _shared_out(table: Table, heirs: Sequence[int]) -> Moves:
    """The Gold of those who went is shared out: the game may be over, or players have gained Gold by it."""
    state = table.state
    if state.contest is None and state.decided():
        table.end_game()
    elif heirs and cares(table, "gold-gained"):
        yield from gained(table, heirs)
        yield from check_losses(table)


def _all_are_well(state: State) -> bool:
    """Whether nobody can be about to lose, seen at a glance, as it is most of the time."""
    for own in state.seats:
        if not own.out:
            party = state.parties[own.party]
            if party.alcohol >= party.fortitude or not party.gold or own.counters:
                return False
    return True


def rescue(table: Table, seat: int) -> Generator[AskBuilder, Answers, list[int]]:
    """Give a last chance inside an Event that depends on whether a seat stays awake.

    If only the Event is pending, everybody who would fall asleep has this last chance; otherwise the seat's side alone.
    Returns the seats that had it, none if the seat is awake. Nobody leaves the game here: what was begun is finished
    first.
    """
    alone = len(table.state.stack) - 1 == table.state.floor
    doomed = asleep(table)
    if seat not in doomed:
        return []
    team = [other for other in doomed if table.state.same_party(other, seat)]
    item = table.push(Item("losing", table.state.active, seats=doomed if alone else team))
    table.told.tell(LastChance, seats=item.seats.copy())
    yield from table.respond(item)
    table.pop()
    return item.seats


def _pull_along(table: Table) -> None:
    """Players about to lose by a card played in another player's last chance share that last chance (ruling 40).

    In a last chance inside an Event these are only the players who would fall asleep. If more than the Event is
    pending, it is nobody: they have their last chance when everything pending is finished.
    """
    state, item = table.state, table.top()
    below = len(state.stack) - 1 - state.floor
    if item is None or item.what != "losing" or below > 1:
        return
    about = asleep(table) if below else sorted({*asleep(table), *broke(state)})
    doomed = [seat for seat in about if seat not in item.seats]
    if doomed:
        item.seats += doomed
        table.told.tell(LastChance, seats=doomed)


def _go(table: Table) -> list[int]:
    """Those who are still about to lose go: who falls asleep first, and only then who has no Gold.

    Returns the players who have gained Gold by it.
    """
    heirs: list[int] = []
    sleepers = asleep(table)
    for seat in sleepers:
        table.fall_asleep(seat)
    table.owe_shares(sleepers)
    if table.state.contest is None:
        heirs = _share_out(table)
    beggars = broke(table.state)
    for seat in beggars:
        table.go_broke(seat)
    gone = sleepers + beggars
    if gone:
        table.place_losers(gone)
    for seat in gone:
        table.pour_pile_away(seat)
        table.clear_away(seat)
        leave_round(table, seat)
        table.leave_contest(seat)
    return heirs


def _share_out(table: Table) -> list[int]:
    """The Gold of all sleepers goes to those who are in, and to the Inn. Nobody is falling asleep now, unless one party
    alone is left.

    Returns the players who have gained some.
    """
    heirs = table.state.one_a_party(table.state.living())  # a team has one share
    return heirs if table.settle_shares(heirs) else []


def placings(state: State) -> list[int]:
    """The place of every seat, 1 the best: players still in first, then in reverse order of going out; ties share.

    A team is placed as one.
    """
    places = [1] * len(state.seats)
    better = len(state.one_a_party(state.living()))
    for group in reversed(state.lost):
        for seat in group:
            places[seat] = better + 1
        better += len(state.one_a_party(group))
    return places
