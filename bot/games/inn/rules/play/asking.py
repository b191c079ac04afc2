"""Asking one seat something while an item is being resolved."""

from __future__ import annotations

from collections.abc import Generator

from bot.engine import Answers, Ask, AskBuilder, SeatAsk, split_pick
from bot.games.inn.rules.play.table import Table

Chosen = Generator[AskBuilder, Answers, tuple[str, tuple[str, ...]]]


def choice(table: Table, seat: int, asked: SeatAsk, about: str, **facts: object) -> Chosen:
    """Ask a seat something while an item is being resolved; Anytime Cards may be played in between.

    Its default is taken when it is out, or when nobody has anything to decide any more.
    """
    ask = Ask("choice", about, {seat: asked}, facts)

    def build() -> Ask | None:
        table.state.asked = []
        return None if table.state.seats[seat].out or table.state.finished() else ask

    answers = yield build
    return split_pick(answers.get(seat, asked.default)[0])
