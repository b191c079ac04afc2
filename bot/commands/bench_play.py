"""Benchmark of the rules: playouts of Drinko and of the Inn over RLCard's UNO environment, all with random players."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any, NamedTuple, TypeAlias

from bot.commands.benching import Measured, Say
from bot.commands.common import WrongUse

ROUNDS = 7
SECONDS = 1.5
SEATS = 4

Playing: TypeAlias = Callable[[], tuple[int, int]]
"""Plays a game; its decisions and all its asks."""


class Pace(NamedTuple):
    """What a second holds: asks with two options or more, and all asks."""

    decisions: float
    asks: float


def measure(say: Say, game: str = "") -> list[Measured]:
    """The medians of the ratios of several rounds, yardstick and ours in turn; of one game, or of all.

    Raises `WrongUse` without RLCard.
    """
    uno = _uno()
    parts = {"drinko": ("Drinko", _drinko, 3.0), "inn": ("Inn", _inn, 0.5)}
    return [
        _measured(name, uno, ours(), wanted, say) for one, (name, ours, wanted) in parts.items() if game in ("", one)
    ]


def _measured(name: str, uno: Playing, ours: Playing, wanted: float, say: Say) -> Measured:
    for play in (uno, ours):
        _pace(play, SECONDS / 3)
    pairs: list[tuple[Pace, Pace]] = []
    for number in range(ROUNDS):
        say(f"playouts of {name}, round {number + 1} of {ROUNDS}")
        pairs.append((_pace(uno, SECONDS), _pace(ours, SECONDS)))
    figures = {
        "decisions/s": median(own.decisions for _, own in pairs),
        "UNO decisions/s": median(other.decisions for other, _ in pairs),
        "all asks/s": median(own.asks for _, own in pairs),
        "UNO all steps/s": median(other.asks for other, _ in pairs),
        "ratio of all asks to all steps": median(own.asks / other.asks for other, own in pairs),
        "lowest ratio of a round": min(own.decisions / other.decisions for other, own in pairs),
    }
    ratio = median(own.decisions / other.decisions for other, own in pairs)
    return Measured(f"{name} playouts, decisions/s", "RLCard UNO, decisions/s", ratio, wanted, False, figures)


def _pace(play: Playing, seconds: float) -> Pace:
    """Play whole games for about `seconds`."""
    decisions = asks = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        more = play()
        decisions += more[0]
        asks += more[1]
        now = time.perf_counter()
    return Pace(decisions / (now - start), asks / (now - start))


def _drinko() -> Playing:
    """Plays a game with full rules, calling and catching included; its decisions and all its asks."""
    from bot.engine import Run
    from bot.games import patron
    from bot.games.drinko.rules import Drinko
    from bot.patrons import play_out

    game, players = Drinko(), [patron("drinko", "random")] * SEATS
    number = 0

    def play() -> tuple[int, int]:
        nonlocal number
        number += 1
        run, _ = Run.new(game, SEATS, {}, f"bench/{number}", live=False)
        return play_out(run, players, random.Random(number).random), run.asks

    return play


def _inn() -> Playing:
    """Plays a game of the Inn, its windows open to those who could answer; its decisions and all its asks."""
    from bot.engine import Run
    from bot.games import patron
    from bot.games.inn.rules import Inn
    from bot.patrons import play_out

    game, players = Inn(), [patron("inn", "random")] * SEATS
    number = 0

    def play() -> tuple[int, int]:
        nonlocal number
        number += 1
        run, _ = Run.new(game, SEATS, {"windows": "quick"}, f"bench/{number}", live=False)
        return play_out(run, players, random.Random(number).random), run.asks

    return play


def _uno() -> Playing:
    """Plays a game of RLCard's UNO; its steps with two or more legal actions, and all its steps."""
    try:
        rlcard: Any = import_module("rlcard")
        agents: Any = import_module("rlcard.agents")
    except ImportError as error:
        raise WrongUse(f"The yardstick is missing ({error}): `make bench` installs it.") from error
    env: Any = rlcard.make("uno", config={"seed": 1, "game_num_players": SEATS})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(SEATS)])

    def play() -> tuple[int, int]:
        trajectories: list[list[Any]] = env.run(is_training=False)[0]
        steps = [len(seen["legal_actions"]) for one in trajectories for seen in one[:-1:2]]
        return sum(legal > 1 for legal in steps), len(steps)

    return play
