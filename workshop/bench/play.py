"""Benchmark of the rules: playouts of each game over RLCard's UNO environment, all with random players.

UNO is played by two there, whatever it is told, and about two thirds of its steps have one legal action: so decisions
are compared with decisions, and all steps with all steps.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple, TypeAlias

from bot.commands import windows
from bot.commands.common import WrongUse
from bot.engine import Run
from bot.games import GAMES, patron
from bot.patrons import play_out
from workshop.bench.measured import Measured, Say

ROUNDS, SECONDS = 41, 0.25
"""Many short rounds, yardstick and ours in turn: the pace of a machine changes from second to second for both."""
WARM_UP = 0.5
SEATS = 4

Playing: TypeAlias = Callable[[], tuple[int, int]]
"""Plays a game; its decisions and its steps."""


class Rates(NamedTuple):
    """What a second holds: answers with two options or more to choose from, and all steps.

    A step of UNO is a move; ours is an ask, also when several seats answer it.
    """

    decisions: float
    steps: float


class Bars(NamedTuple):
    """The ratios that are wanted."""

    decisions: float
    steps: float


class PlayedCase(NamedTuple):
    """What is played."""

    game: str
    told: str
    """What the title says of it after the game's name."""
    options: Mapping[str, Any]
    bars: Bars


KNOWN_DECKS = ("deirdre", "dimli", "eve", "fiona", "fleck", "gerki", "gog", "sera", "zot")
"""The Inn's decks without anything that stays on the table."""
CASES = (
    PlayedCase("drinko", "", {}, Bars(decisions=4.0, steps=3.5)),
    PlayedCase(
        "inn", ", nine decks in which nothing stays", {"chance": list(KNOWN_DECKS)}, Bars(decisions=1.8, steps=1.0)
    ),
    PlayedCase("inn", ", all characters and both Event decks", {"events": "both"}, Bars(decisions=1.0, steps=0.5)),
    PlayedCase("inn", ", two teams of two", {"variant": "two-headed-dragon"}, Bars(decisions=0.45, steps=0.25)),
)
"""A step of the Inn is a whole window, so that its steps say little beside a single move of UNO."""


def measure(say: Say, game: str = "", way: str | None = None) -> list[Measured]:
    """The medians of the ratios of several rounds, yardstick and ours in turn; of one game, or of all.

    Raises `WrongUse` without RLCard.
    """
    players, uno = _uno()
    found: list[Measured] = []
    for case in CASES:
        if game in ("", case.game):
            options = {**windows.option_of(GAMES[case.game], way), **case.options}
            title = f"{case.game}{case.told}: playouts with {SEATS} players{windows.told(options)}"
            ours = _ours(case.game, options)
            found += _measured(title, f"RLCard UNO with {players} players", uno, ours, case.bars, say)
    return found


def _measured(title: str, yardstick: str, uno: Playing, ours: Playing, bars: Bars, say: Say) -> list[Measured]:
    for play in (uno, ours):
        _pace(play, WARM_UP)
    pairs: list[tuple[Rates, Rates]] = []
    for number in range(ROUNDS):
        say(f"{title}, round {number + 1} of {ROUNDS}")
        pairs.append((_pace(uno, SECONDS), _pace(ours, SECONDS)))
    by_decisions = _ratio(
        f"{title}, decisions/s", f"{yardstick}, decisions/s", bars.decisions,
        [own.decisions for _, own in pairs], [other.decisions for other, _ in pairs],
    )  # fmt: skip
    by_steps = _ratio(
        f"{title}, steps/s, forced ones too", f"{yardstick}, steps/s, forced ones too", bars.steps,
        [own.steps for _, own in pairs], [other.steps for other, _ in pairs],
    )  # fmt: skip
    return [by_decisions, by_steps]


def _ratio(bench: str, yardstick: str, wanted: float, own: Sequence[float], other: Sequence[float]) -> Measured:
    ratios = [mine / theirs for mine, theirs in zip(own, other, strict=True)]
    figures = {"ours": median(own), "UNO": median(other), "lowest ratio": min(ratios), "highest": max(ratios)}
    return Measured(bench, yardstick, median(ratios), wanted, False, figures)


def _pace(play: Playing, seconds: float) -> Rates:
    """Play whole games for about `seconds`."""
    decisions = steps = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        more = play()
        decisions += more[0]
        steps += more[1]
        now = time.perf_counter()
    return Rates(decisions / (now - start), steps / (now - start))


def _ours(name: str, options: Mapping[str, Any]) -> Playing:
    """Plays a game as `simulate` does by default: random patrons."""
    game, players = GAMES[name].rules(), [patron(name, "random")] * SEATS
    number = 0

    def play() -> tuple[int, int]:
        nonlocal number
        number += 1
        run, _ = Run.new(game, SEATS, options, f"bench/{number}", live=False)
        return play_out(run, players, random.Random(number).random), run.asks

    return play


def _uno() -> tuple[int, Playing]:
    """How many play RLCard's UNO, which does not take a number of players; and what plays a game of it at random."""
    try:
        rlcard: Any = import_module("rlcard")
    except ImportError as error:
        raise WrongUse(f"The yardstick is missing ({error}): `make bench` installs it.") from error
    env: Any = rlcard.make("uno", config={"seed": 1})
    agent = _random_agent(Path(rlcard.__file__).parent)
    env.set_agents([agent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> tuple[int, int]:
        trajectories: list[list[Any]] = env.run(is_training=False)[0]
        steps = [len(seen["legal_actions"]) for trajectory in trajectories for seen in trajectory[:-1:2]]
        return sum(legal > 1 for legal in steps), len(steps)

    return env.num_players, play


def _random_agent(rlcard: Path) -> Any:
    """RLCard's RandomAgent from its file: importing `rlcard.agents` runs pip, which our environment does not have."""
    spec = spec_from_file_location("random_agent", rlcard / "agents" / "random_agent.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.RandomAgent
