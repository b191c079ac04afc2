"""The end of a turn: what happens after its last phase, also when it was cut short or its player has gone out.

Rules: 003 *Dungeon Events*, *Amundyr*, *Kaylin*: what the counters in the player's hands do, what the character does by
itself, the Sea Event, the Dungeon Event. Whoever is about to lose is looked at after each of them.
"""

from __future__ import annotations

from typing import Final

from bot.games.inn.rules.play.bites import bite
from bot.games.inn.rules.play.encounters import progress
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.state import Item
from bot.games.inn.rules.play.table import Moves, Table
from bot.games.inn.rules.play.times import at_time

STEPS: Final = frozenset({"bite", "time", "encounter"})
"""What the items are that lie on the stack at the end of a turn."""


def end_of_turn(table: Table, team: list[int], after: Item | None = None) -> Moves:
    """All that happens at the end of a turn, in its order; of a team each player's own, one after the other.

    `after`: the last item of it that has been resolved; only what follows happens.
    """
    state = table.state
    by_itself = [seat for seat in team if any(time.at == "turn-end" for time in table.character(seat).times)]
    counters = [seat for seat in team if state.seats[seat].counters]
    if state.over or not (state.encounters or by_itself or counters):
        return
    table.enter_phase("end")
    steps = [*(("bite", seat) for seat in team), *(("time", seat) for seat in by_itself), ("encounter", team[0])]
    last = after.card if after is not None else ""
    for what, seat in steps[steps.index(_step(after, team)) :] if after is not None else steps:
        match what:
            case "bite":
                yield from bite(table, seat, last)
            case "time":
                yield from at_time(table, seat, "turn-end", last)
                yield from check_losses(table)
            case _:
                yield from progress(table, seat, last)
        last = ""


def _step(item: Item, team: list[int]) -> tuple[str, int]:
    """What an item is a part of, and whose: a counter bites its holder, and an Event is the whole team's."""
    if item.what == "bite":
        return item.what, item.parts[0].seat
    return item.what, item.by if item.what == "time" else team[0]
