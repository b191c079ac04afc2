"""Makes the golden games anew: `python -m tests.golden.make [GAME..]`. See README.md here for when to."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bot.engine import CLOCK, TIME, AnyGame, Option, Run, Source
from bot.games.inn.rules.play.orders import ORDERS
from tests.games.drinko import playing as drinko
from tests.games.inn import playing as inn

SOURCES: tuple[Source, ...] = ("person", "patron")
HERE = Path(__file__).parent


def drinko_move(run: Run, luck: random.Random) -> None:
    """A legal move by chance."""
    assert run.ask is not None
    seat, ask, pick = drinko.random_move(run, luck)
    if ask:
        run.answer(seat, ask, (pick,), drinko.one_of(luck, SOURCES))
    else:
        run.use_unasked(seat, pick)


def offered(run: Run, seat: int) -> list[Option]:
    """What a seat may do though it is not asked."""
    return list(run.game.unasked(run.state, seat).values())


def inn_move(run: Run, luck: random.Random) -> None:
    """A legal answer by chance; now and then a card out of turn, or standing orders."""
    assert run.ask is not None
    if luck.random() < 0.04:
        standing = [(seat, option) for seat in run.state.living() for option in offered(run, seat)]
        cards = [(seat, option) for seat, option in standing if option.key != ORDERS]
        seat, option = inn.one_of(luck, cards if cards and luck.random() < 0.5 else standing)
        run.use_unasked(seat, inn.a_pick(luck, option), inn.one_of(luck, SOURCES))
        return
    seat = run.waiting()[0]
    run.answer(seat, run.ask.number, inn.random_picks(run, seat, luck), inn.one_of(luck, SOURCES))


@dataclass(frozen=True)
class Golden:
    """The golden games of one game: seats and options by name, how a move is made, what is kept of the end."""

    game: AnyGame
    games: Mapping[str, tuple[int, dict[str, Any]]]
    move: Callable[[Run, random.Random], None]
    end: Callable[[Any], dict[str, Any]]

    @property
    def folder(self) -> Path:
        """Where they lie."""
        return HERE / self.game.name


ALL = {
    "drinko": Golden(
        drinko.GAME,
        {
            "two": (2, {}),
            "four": (4, {}),
            "four_with_all_cards": (4, {"suffer": 2, "plus_zero": 1, "minus_one": 1, "catch_drink": True}),
            "six_play_on": (6, {"play_on": True, "starter": 3}),
            "ten_everything": (10, {"suffer": 4, "plus_zero": 2, "minus_one": 2, "play_on": True}),
        },
        drinko_move,
        lambda state: {"drinks": state.drinks},
    ),
    "inn": Golden(
        inn.game_of_nine(),
        {
            "two": (2, {"windows": "quick"}),
            "three_second_drinks": (3, {"drinks": ["drink-2"], "windows": "quick", "starter": 2}),
            "four_sealed": (4, {"characters": ["gerki", "fiona", "zot", "deirdre"], "windows": "sealed"}),
            "four_bar_deck": (4, {"drinks": ["drink-4", "drink-5"], "bar": True, "windows": "quick"}),
            "six_third_drinks": (6, {"drinks": ["drink-3"], "windows": "quick"}),
            "eight_sealed": (8, {"drinks": inn.ALL_DECKS, "windows": "sealed"}),
            "three_natural": (3, {"drinks": ["drink-2"], "windows": "natural"}),
            "five_natural": (5, {"drinks": inn.ALL_DECKS, "windows": "natural"}),
        },
        inn_move,
        lambda state: {"out": [seat.out for seat in state.seats], "drunk": [seat.drunk for seat in state.seats]},
    ),
}


def played(golden: Golden, name: str) -> dict[str, Any]:
    """A whole game: random moves, some timeouts, and one new epoch in the middle of it."""
    seats, options = golden.games[name]
    seed = f"golden {name}"
    luck = random.Random(seed)
    run, _ = Run.new(golden.game, seats, options, seed)
    start = run.digest
    decisions: list[list[Any]] = []
    snapshot: dict[str, Any] = {}
    while run.ask is not None:
        if run.seq == 8:
            run.new_epoch(1)
        if not run.waiting():
            run.answer(CLOCK, run.ask.number, TIME, "clock")
        elif luck.random() < 0.1:
            seat = run.waiting()[0]
            run.answer(seat, run.ask.number, run.ask.seats[seat].default, "clock")
        else:
            golden.move(run, luck)
        decision = run.decision
        assert decision is not None
        decisions.append([
            decision.seq, decision.epoch, decision.turn, decision.ask, decision.seat, list(decision.picks),
            decision.source, decision.digest,
        ])  # fmt: skip
        if not snapshot and run.seq >= 10 and run.turn_started and run.snapshot is not None:
            snapshot = asdict(run.snapshot)
            del snapshot["text"]  # the same state once more
    return {
        "game": golden.game.name,
        "rules_version": golden.game.rules_version,
        "seed": seed,
        "seats": seats,
        "options": options,
        "start": start,
        "placings": golden.game.placings(run.state),
        **golden.end(run.state),
        "snapshot": snapshot,
        "decisions": decisions,
    }


def written(game: dict[str, Any]) -> str:
    """As JSON with a line for each decision, so that a difference can be read."""
    head = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in game.items() if key != "decisions")
    lines = ",\n".join(f"    {json.dumps(decision)}" for decision in game["decisions"])
    return f'{{\n{head},\n  "decisions": [\n{lines}\n  ]\n}}\n'


def main(names: list[str]) -> None:
    for golden in (ALL[name] for name in names or ALL):
        golden.folder.mkdir(exist_ok=True)
        for name in golden.games:
            text = written(played(golden, name))
            (golden.folder / f"{name}.json").write_text(text, encoding="utf-8")
            print(f"{golden.game.name} {name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main(sys.argv[1:])
