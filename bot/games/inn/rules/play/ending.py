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


def end_of_turn(table: Table, seat: int) -> Moves:
    """All that happens at the end of a seat's turn, in its order."""
    state, own = table.state, table.state.seats[seat]
    by_itself = any(time.at == "turn-end" for time in table.library.characters[own.character].times)
    if state.over or not (state.encounters or own.counters or by_itself):
        return
    table.enter_phase("end")
    yield from bite(table, seat)
    if by_itself:
        yield from at_time(table, seat, "turn-end")
        yield from check_losses(table)
    yield from progress(table, seat)
