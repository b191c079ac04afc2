"""Patrons playing whole games in memory, for simulation and look-ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.engine import Option, Run, SeatAsk
from bot.patrons.patron import Luck, Patron, View

NO_VIEW: Final[View] = {}
NOTHING_UNASKED: Final[Mapping[str, Option]] = {}


def play_out(run: Run, patrons: Sequence[Patron], luck: Luck, watch: Callable[[Run], None] | None = None) -> int:
    """Play `run` to its end, a patron in every seat; how many decisions (asks with two options or more) that took.

    After each ask the seats that `Game.could_use_unasked` names are asked for a wish, in its order; then `watch` sees
    the run. Raises `Runaway` for a game without end.
    """
    game = run.game
    reads_view = [patron.reads_view for patron in patrons]
    decisions = 0
    forced: SeatAsk | None = None  # the last one seen: a sealed window asks most seats the same
    while (ask := run.ask) is not None:
        answers: dict[int, tuple[str, ...]] = {}
        for seat, seat_ask in ask.seats.items():
            if seat_ask is forced or (len(seat_ask.options) == 1 and is_forced(seat_ask)):
                forced = seat_ask
                answers[seat] = seat_ask.default
            else:
                decisions += len(seat_ask.options) > 1
                view = game.view(run.state, seat) if reads_view[seat] else NO_VIEW
                answers[seat] = patrons[seat].choose(view, seat_ask, luck)
            if ask.first:
                break
        run.answer_all(answers)
        if not run.over and (seats := game.could_use_unasked(run.state)):
            _ask_for_wishes(run, seats, patrons, luck)
        if watch:
            watch(run)
    return decisions


def is_forced(ask: SeatAsk) -> bool:
    """Whether there is only one answer to an ask, which is its default then."""
    return len(ask.options) == ask.least == 1 and not next(iter(ask.options.values())).most


def _ask_for_wishes(run: Run, seats: Sequence[int], patrons: Sequence[Patron], luck: Luck) -> None:
    game = run.game
    for seat in seats:
        patron = patrons[seat]
        unasked = game.unasked(run.state, seat) if patron.reads_unasked else NOTHING_UNASKED
        pick = patron.wish(game.view(run.state, seat), unasked, luck)
        if pick is not None:
            run.use_unasked(seat, pick, "patron")
            if run.over:
                return
