"""Asking one seat something while an item is being resolved."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence

from bot.engine import Answers, Ask, AskBuilder, Option, SeatAsk
from bot.games.inn.rules.picks import Pick, PickKind, options_of, read_pick
from bot.games.inn.rules.play.table import Table

Chosen = Generator[AskBuilder, Answers, Pick]


def pick_one(picks: Iterable[Pick]) -> SeatAsk:
    """Asks for one of these; it is the first one without an answer."""
    options = options_of(picks)
    return SeatAsk(options, (next(iter(options)),))


def pick_targets(kind: PickKind, targets: Sequence[str], least: int = 1, most: int = 1) -> SeatAsk:
    """Asks for some of these targets; they are the first ones without an answer."""
    return SeatAsk({kind: Option(kind, tuple(targets), least, most)}, (Pick(kind, targets=(*targets[:least],)).text,))


def choice(table: Table, seat: int, asked: SeatAsk, about: str, **facts: object) -> Chosen:
    """Ask a seat something while an item is being resolved; Anytime Cards may be played in between.

    Its default is taken when it is out, or when nobody has anything to decide any more.
    """
    ask = Ask("choice", about, {seat: asked}, facts)

    def build() -> Ask | None:
        table.state.asked = []
        return None if table.state.seats[seat].out or table.state.finished() else ask

    answers = yield build
    return read_pick(answers.get(seat, asked.default)[0])


def ask_as_it_is(
    table: Table, seat: int, about: str, build: Callable[[], SeatAsk], facts: Mapping[str, object], fewest: int
) -> Chosen:
    """Ask a seat for one of some options, as they are when it is asked; their default if there are fewer than `fewest`.

    They are looked up again when something happens meanwhile: a Potion Token may bring the Gold that was missing.
    """

    def ask() -> Ask | None:
        table.state.asked = []
        asked = build()
        gone = table.state.seats[seat].out or table.state.finished() or len(asked.options) < fewest
        return None if gone else Ask("choice", about, {seat: asked}, facts)

    answers = yield ask
    return read_pick(answers[seat][0] if seat in answers else build().default[0])
