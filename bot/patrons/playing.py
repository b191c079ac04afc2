"""Patrons playing whole games in memory, for simulation and look-ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine import Run
from bot.patrons.drinko import Anybody, worth_a_look
from bot.patrons.patron import Luck, Patron, View

WORTH_A_LOOK: dict[str, Callable[[Any], bool]] = {"drinko": worth_a_look}
"""By game: whether its standing options could do anything now. A game that is not here has none worth asking for."""

NO_VIEW: View = {}


def play_out(run: Run, patrons: Sequence[Patron], luck: Luck, watch: Callable[[Run], None] | None = None) -> int:
    """Play `run` to its end, a patron in every seat; how many decisions (asks with two options or more) that took.

    After each answer every seat is asked for its wish, in the order of the seats, when there could be one; then
    `watch` sees the run. Raises `Runaway` for a game without end.
    """
    game = run.game
    blind = [isinstance(patron, Anybody) for patron in patrons]
    look = WORTH_A_LOOK.get(game.name)
    decisions = 0
    while (ask := run.ask) is not None:
        for seat, seat_ask in ask.seats.items():
            options = seat_ask.options
            if len(options) > 1:
                decisions += 1
            view = NO_VIEW if blind[seat] else game.view(run.state, seat)
            run.answer(seat, ask.number, patrons[seat].choose(view, seat_ask, luck), "patron")
            if run.ask is not ask:
                break
        if look and look(run.state):
            _stand(run, patrons, luck)
        if watch:
            watch(run)
    return decisions


def _stand(run: Run, patrons: Sequence[Patron], luck: Luck) -> None:
    for seat, patron in enumerate(patrons):
        if run.over:
            return
        pick = patron.wish(run.game.view(run.state, seat), run.game.standing(run.state, seat), luck)
        if pick is not None:
            run.stand(seat, pick, "patron")
