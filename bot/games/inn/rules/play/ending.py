"""The end of a turn: what happens after its last phase, also when it was cut short or its player has gone out.

Rules: 003 *Dungeon Events*, *Amundyr*, *Kaylin*: what the counters in the player's hands do, what the character does by
itself, the Sea Event, the Dungeon Event. Whoever is about to lose is looked at after each of them.
"""

from __future__ import annotations

from bot.games.inn.rules.play.bites import bite
from bot.games.inn.rules.play.encounters import progress
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.table import Moves, Table
from bot.games.inn.rules.play.times import at_time


def end_of_turn(table: Table, team: list[int]) -> Moves:
    """All that happens at the end of a turn, in its order; of a team each player's own, one after the other."""
    state = table.state
    by_itself = [seat for seat in team if any(time.at == "turn-end" for time in table.character(seat).times)]
    counters = [seat for seat in team if state.seats[seat].counters]
    if state.over or not (state.encounters or by_itself or counters):
        return
    table.enter_phase("end")
    for seat in team:
        yield from bite(table, seat)
    for seat in by_itself:
        yield from at_time(table, seat, "turn-end")
        yield from check_losses(table)
    yield from progress(table, team[0])
