"""Shows a game that is played at no table: in a scenario, or for the pictures of the README."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.engine import Run
from bot.tables.info import OpenAsk, PublicTable, SeatInfo, TableInfo
from bot.tables.play.live import is_alone
from bot.tables.play.recent import RECENT
from bot.ui.words import Words

NO_TABLE: Final = "-"
"""Takes the place of a table's id."""
Move = tuple[Mapping[str, Any], ...]
"""The public events of one decision."""


def stand_ins(words: Words, count: int) -> list[str]:
    """Names for so many seats, at most ten, where a game gives them none of its own."""
    return words.say("case.names").split()[:count]


def staged(run: Run, seats: Sequence[SeatInfo], options: Mapping[str, Any], moves: Sequence[Move]) -> PublicTable:
    """What everybody would see of the game at a table, with its clock stopped.

    `options`: the table's, complete; `moves`: what was told so far, the oldest first.
    """
    told = tuple(move for move in moves if move)[-RECENT:]
    recent = tuple(event for move in told for event in move)[-RECENT:]
    return PublicTable(_info(run, seats, options), run.view(None), _open_ask(run), recent, None, moves=told)


def _info(run: Run, seats: Sequence[SeatInfo], options: Mapping[str, Any]) -> TableInfo:
    placings = tuple(run.game.placings(run.state)) if run.over else None
    return TableInfo(
        NO_TABLE, 0, 0, run.game.name, "over" if run.over else "live", "normal", len(seats), 0, options, 0.0, 0.0, None,
        "", "", tuple(seats), "", placings, run.seq,
    )  # fmt: skip


def _open_ask(run: Run) -> OpenAsk | None:
    ask = run.ask
    if ask is None:
        return None
    waiting = () if ask.clock else tuple(run.waiting())
    return OpenAsk(
        ask.number, ask.kind, ask.about, dict(ask.args), waiting, is_alone(ask), 0.0, None, run.turn, ask.clock
    )
