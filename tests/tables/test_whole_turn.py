"""A table keeps what its turn has told: pictures say the same of it as of the whole game, also after a restart.

Many games: ``python -m tests.tables.test_whole_turn --games 200``.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from rich.progress import track

from bot.engine import Decision, Event, Run
from bot.games.inn.look.happened import happened
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.view import inn_view
from bot.store.tables import TableRow
from bot.tables.play.live import Live
from bot.tables.play.recent import RECENT
from tests.games.inn.playing import ALL_DECKS, GAME, new_run, random_move

SEATS = (2, 4, 8)
APART = {2: 1, 4: 2, 8: 4}
"""From how many answers to how many others what happened is compared: with more seats, there are more of them."""
WITHOUT_TABLE: Mapping[str, Any] = {
    "guild_id": 1, "channel_id": 1, "game": "inn", "status": "live", "pace": "normal", "most": 8, "host_id": 1,
    "options": {}, "created_at": 0.0,
}  # fmt: skip


def table_of(run: Run) -> Live:
    live = Live("T")
    live.row = TableRow(id="T", **WITHOUT_TABLE)
    live.run = run
    return live


def restarted(live: Live, run: Run, seed: str, log: Sequence[Decision]) -> Live:
    """The table as another process reads it, from its row and the decisions of its turn."""
    assert run.snapshot is not None
    told: list[tuple[int, Event]] = []
    again = table_of(run)
    again.read_recent(live.row.recent)
    again.restored(Run.restore(GAME, run.snapshot, seed, log, told), told)
    return again


def play(seats: int, number: int) -> int:
    """Play a game by chance; how many answers were compared. Raises `AssertionError`."""
    seed, luck, library = f"whole turn {seats} {number}", random.Random(number), the_library()
    run = new_run(seats, {"drinks": ALL_DECKS}, seed)
    live, moves = table_of(run), list[list[dict[str, Any]]]()
    answers = 0
    while not run.over:
        events = random_move(run, luck, out_of_turn=0.03)
        if events:
            moves.append([event.seen_by(None) for event in events])
        live.row.seq = run.seq
        live.keep(events)
        view, answers = inn_view(run.view(None)), answers + 1
        if answers % APART[seats] == 0 or run.over:
            whole = happened(moves[-300:], view, library)
            assert happened(live.recent.told.moves, view, library) == whole
        assert len(live.recent) >= min(RECENT, sum(map(len, moves)))
        if luck.random() < 0.05 and run.turn > 1 and not run.over:  # `new_run` has answered for the set-up
            again = restarted(live, run, seed, run.in_turn)
            assert again.recent.told.moves[-len(live.recent.told.moves) :] == live.recent.told.moves
    return answers


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("number", range(4))
def test_what_happened_is_the_same_of_the_turn_and_of_the_whole_game(seats: int, number: int) -> None:
    assert play(seats, number) > 30


def main() -> None:
    """Play many games of each size."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200, help="of each number of seats")
    games = parser.parse_args().games
    for seats in SEATS:
        answers = sum(play(seats, number) for number in track(range(games), description=f"{seats} seats"))
        print(f"{seats} seats: {games} games, {answers} answers")


if __name__ == "__main__":
    main()
