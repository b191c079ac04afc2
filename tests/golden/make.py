"""Makes the golden games anew: `python -m tests.golden.make`. See README.md here for when to."""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot.engine import Run, Source
from tests.drinko.playing import GAME, one_of, random_move

SOURCES: tuple[Source, ...] = ("person", "patron")
FOLDER = Path(__file__).parent / "drinko"
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "four": (4, {}),
    "four_with_all_cards": (4, {"suffer": 2, "plus_zero": 1, "minus_one": 1, "catch_drink": True}),
    "six_play_on": (6, {"play_on": True, "starter": 3}),
    "ten_everything": (10, {"suffer": 4, "plus_zero": 2, "minus_one": 2, "play_on": True}),
}


def played(seats: int, options: dict[str, Any], seed: str) -> dict[str, Any]:
    """A whole game: random moves, some timeouts, and one new epoch in the middle of it."""
    luck = random.Random(seed)
    run, _ = Run.new(GAME, seats, options, seed)
    start = run.digest
    decisions: list[list[Any]] = []
    snapshot: dict[str, Any] = {}
    while run.ask is not None:
        if run.seq == 8:
            run.new_epoch(1)
        if luck.random() < 0.1:
            seat = run.waiting()[0]
            run.answer(seat, run.ask.number, run.ask.seats[seat].default, "clock")
        else:
            seat, ask, pick = random_move(run, luck)
            if ask:
                run.answer(seat, ask, (pick,), one_of(luck, SOURCES))
            else:
                run.stand(seat, pick)
        one = run.decision
        assert one is not None
        decisions.append([one.seq, one.epoch, one.turn, one.ask, one.seat, list(one.picks), one.source, one.digest])
        if not snapshot and run.seq >= 10 and run.turn_started and run.snapshot is not None:
            snapshot = asdict(run.snapshot)
            del snapshot["text"]  # the same state once more
    return {
        "game": GAME.name,
        "rules_version": GAME.rules_version,
        "seed": seed,
        "seats": seats,
        "options": options,
        "start": start,
        "placings": GAME.placings(run.state),
        "drinks": run.state.drinks,
        "snapshot": snapshot,
        "decisions": decisions,
    }


def written(game: dict[str, Any]) -> str:
    """As JSON with a line for each decision, so that a difference can be read."""
    head = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in game.items() if key != "decisions")
    lines = ",\n".join(f"    {json.dumps(decision)}" for decision in game["decisions"])
    return f'{{\n{head},\n  "decisions": [\n{lines}\n  ]\n}}\n'


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, options) in GAMES.items():
        text = written(played(seats, options, f"golden {name}"))
        (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
        print(f"{name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
