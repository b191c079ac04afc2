"""What characters do by themselves, and what ends by itself as a turn begins.

Rules: 003 *Wulfric*, *Potions*, *Drunken Chi*, *Blood Tokens*, and the dividers of these characters.
"""

from __future__ import annotations

from bot.games.inn.rules.cards.prepared import rule_code
from bot.games.inn.rules.play.reach import is_away
from bot.games.inn.rules.play.table import Moves, Table


def at_time(table: Table, seat: int, at: str, after: str = "") -> Moves:
    """What a seat's character does at one of its times (`vocabulary.TIMES`); `after`: only what follows this rule."""
    own = table.state.seats[seat]
    rules = [rule_code(own.character, "time", number) for number in range(len(table.character(seat).times))]
    done = rules.index(after) + 1 if after else 0
    for number, time in enumerate(table.character(seat).times[done:], start=done):
        if time.at != at or own.out or table.state.over or (time.may and is_away(table, seat)):
            continue
        if time.quiet:
            table.hush(True)
        yield from table.happen(rules[number], seat, may=time.may)
        if time.quiet:
            table.hush(False)


def set_out(table: Table) -> Moves:
    """What characters do while the table is set up, from the starting player on; nobody may play anything."""
    for seat in table.state.from_seat(table.state.active):
        table.hush(True)
        yield from at_time(table, seat, "set-up")
    table.hush(False)


def turn_begins(table: Table) -> None:
    """Cards in front of players that stay until this turn are discarded; the active player Ignores no kind any more."""
    state = table.state
    team = state.mates(state.active)
    for seat in team:
        table.ignore_no_more(seat)
    for seat, seat_state in enumerate(state.seats):
        for laid in seat_state.front.copy():
            until = table.cards[laid.card].until
            if until == "turn" or (until == "own-turn" and seat in team):
                table.put_away(seat, laid)
