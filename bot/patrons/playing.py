"""Patrons playing whole games in memory, for simulation and look-ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from bot.engine import Run
from bot.patrons.patron import Luck, Patron, View


@cache
def _of_games() -> tuple[Any, dict[str, Callable[[Any], Sequence[int]]], Any]:
    """Who plays without looking; by game, the seats whose standing options could do anything now (the asks of the Inn
    offer the cards out of turn as well); what such a seat is shown."""
    from bot.games.drinko.patrons import regular as drinko
    from bot.games.inn.patrons import regular as inn

    return drinko.Anybody | inn.Anybody, {"drinko": drinko.who_could}, drinko.glance


NO_VIEW: View = {}


def play_out(run: Run, patrons: Sequence[Patron], luck: Luck, watch: Callable[[Run], None] | None = None) -> int:
    """Play `run` to its end, a patron in every seat; how many decisions (asks with two options or more) that took.

    After each answer every seat that could have a wish is asked for it, in the order of the seats; then `watch` sees
    the run. Raises `Runaway` for a game without end.
    """
    game = run.game
    anybody, who_could, _ = _of_games()
    blind = [isinstance(patron, anybody) for patron in patrons]
    who = who_could.get(game.name)
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
        if who and not run.over and (seats := who(run.state)):
            _stand(run, patrons, seats, blind, luck)
        if watch:
            watch(run)
    return decisions


def _stand(run: Run, patrons: Sequence[Patron], seats: Sequence[int], blind: Sequence[bool], luck: Luck) -> None:
    for seat in seats:
        view = _of_games()[2](run.state, seat) if blind[seat] else run.view(seat)
        pick = patrons[seat].wish(view, run.game.standing(run.state, seat), luck)
        if pick is not None:
            run.stand(seat, pick, "patron")
            if run.over:
                return
