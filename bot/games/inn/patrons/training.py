"""Learning the value of a position from games between patrons of mixed strengths (the command ``train``)."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from itertools import accumulate, pairwise
from math import exp
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from bot.engine import Run
from bot.games.inn.patrons.ahead import Shark
from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.strengths import patron_of
from bot.games.inn.patrons.value import Chances, Learnt, Origin, Value, Weights
from bot.games.inn.rules import Inn
from bot.games.inn.rules.play.view import inn_view
from bot.patrons import play_out
from bot.patrons.patron import Patron

SIZES = (4, 4, 4, 2, 3, 5, 6)
"""Seats at the tables that are played: one of these by chance, so that most have four."""
EVENTS = ("none", "none", "none", "sea", "dungeon", "both")
"""The decks of Events on these tables: one of these by chance, so that half of them have none."""
GAPS, GOLDS, PILES = 20, 40, 8
"""The highest numbers that are told apart."""
ROUNDS = 3
"""How often the players of the games learn anew; in the last of them they look ahead."""
SHORT_DEALS = 3
"""How many deals they imagine: games to learn from need not be played as well as can be."""
PASSES = 16
"""How often all positions are gone through."""
RATE = 0.05
SMOOTH = 0.1
"""How far each entry of a table moves towards its neighbours after each pass."""
SMALLER = 0.02
"""The part of a step that is made by what counts with larger numbers than 1."""
IN_FRONT = 0.13
"""What a Gold's worth of cards in front of a player is taken to be in its favour where no game has had such cards:
about as much as an ordinary Gold is by `Weights.share` where four players have the same chance."""
FALLEN = -3.0
"""What stands for a seat that goes out: in the positions nobody has."""


class Sample(NamedTuple):
    """One seat of a position, and the part of the win that it got in the end."""

    gap: int
    gold: int
    hand: int
    pile: int
    front: float
    won: float


def decks_digest(data: Path) -> str:
    """A digest of the decks, Drinks and Events in a folder of the game's data, as they are played without Bosses: games
    that are learnt from have none, so what only a Boss has does not count. Raises `TOMLDecodeError`."""
    digest = sha256()
    shared = [data / name for name in ("generic.toml", "drinks.toml")]
    decks = [file for folder in ("characters", "drinks", "events") for file in data.glob(f"{folder}/*.toml")]
    for file in sorted([*decks, *filter(Path.exists, shared)]):
        deck = _without_boss(tomllib.loads(file.read_text(encoding="utf-8")))
        digest.update(f"{file.relative_to(data).as_posix()}\n{json.dumps(deck, sort_keys=True)}\n".encode())
    return digest.hexdigest()[:16]


def _without_boss(deck: dict[str, Any]) -> dict[str, Any]:
    """The file of a deck without the cards and side decks that only a Boss has."""
    usual = {key: value for key, value in deck.items() if key not in ("boss", "boss-size")}
    if sides := [side for side in deck.get("side", ()) if not side.get("boss")]:
        return {**usual, "side": sides}
    usual.pop("side", None)
    return usual


def played(games: int, seed: str, value: Value, ahead: bool, step: Callable[[], object]) -> list[list[Sample]]:
    """The positions at the beginning of every turn of so many games, each as its seats still in the game.

    The players judge by `value`, more or less well; `ahead`: three of four of them look ahead.
    """
    luck, rules = Random(seed), Inn()
    pool = [patron_of(value, weights) for weights in (Weights(), Weights(eagerness=1.0, noise=6.0))]
    if ahead:
        sharks = (Chances(value, Weights(felling=felling)) for felling in (0.0, 5.0, 10.0))
        pool = [pool[0], *(Shark(judge, deals=SHORT_DEALS, best=2) for judge in sharks)]
    found: list[list[Sample]] = []
    for number in range(games):
        seats = luck.choice(SIZES)
        patrons = [luck.choice(pool) for _ in range(seats)]
        options = {"windows": "quick", "events": luck.choice(EVENTS)}
        run, _ = Run.new(rules, seats, options, f"{seed}/{number}", live=False)
        found += _positions(run, patrons, Random(f"{seed}/{number}/patrons"))
        step()
    return found


def _positions(run: Run, patrons: Sequence[Patron], luck: Random) -> list[list[Sample]]:
    turns: dict[int, list[tuple[int, Sample]]] = {}
    judge = Chances(Fit().value(), Weights())  # no matter which: only what it sees is looked at

    def watch(run: Run) -> None:
        if run.turn not in turns and not run.over:
            turns[run.turn] = _standings(Position(inn_view(run.view(0)), judge))

    play_out(run, patrons, luck.random, watch)
    places: list[int] = run.game.placings(run.state)
    part = 1 / places.count(1)
    return [
        [standing._replace(won=part if places[seat] == 1 else 0.0) for seat, standing in position]
        for position in turns.values() if len(position) > 1
    ]  # fmt: skip


def _standings(position: Position) -> list[tuple[int, Sample]]:
    """What all players may see of every seat, with counters and cards in front as patrons count them."""
    found: list[tuple[int, Sample]] = []
    for seat in position.living:
        gap = max(0, min(GAPS, round(position.gap[seat])))
        gold = max(0, min(GOLDS, position.gold[seat]))
        pile, front = min(PILES, position.pile[seat]), position.holding[seat].worth
        found.append((seat, Sample(gap, gold, position.cards[seat], pile, front, 0.0)))
    return found


class Fit:
    """Fits the value: by it, each seat's chance is its exponential over the sum of all (a softmax)."""

    def __init__(self) -> None:
        self.gap = [0.15 * gap for gap in range(GAPS + 1)]
        self.gold = [0.05 * gold for gold in range(GOLDS + 1)]
        self.hand = self.pile = 0.0
        self.front: float = IN_FRONT

    def learn(self, positions: list[list[Sample]], luck: Random) -> None:
        """Go through all positions again and again, in smaller and smaller steps."""
        order = list(positions)
        for number in range(PASSES):
            luck.shuffle(order)
            rate = RATE / (1 + 0.3 * number)
            for position in order:
                self._step(position, rate)
            self.gap, self.gold = _smooth(self.gap), _smooth(self.gold)

    def _step(self, position: list[Sample], rate: float) -> None:
        gap, gold = self.gap, self.gold
        weights = [
            exp(gap[at.gap] + gold[at.gold] + self.hand * at.hand + self.pile * at.pile + self.front * at.front)
            for at in position
        ]
        total = sum(weights)
        for at, weight in zip(position, weights, strict=True):
            missed = rate * (at.won - weight / total)
            gap[at.gap] += missed
            gold[at.gold] += missed
            self.hand += SMALLER * missed * at.hand
            self.pile += SMALLER * missed * at.pile
            self.front += SMALLER * missed * at.front

    def value(self) -> Value:
        """What was learnt, measured from a gap and a Stash of 1."""
        return Value(
            gap=_from_one(self.gap), gold=_from_one(self.gold), hand=round(self.hand, 3), pile=round(self.pile, 3),
            front=round(self.front, 3),
        )  # fmt: skip


def _smooth(table: list[float]) -> list[float]:
    """Nearer to its neighbours, and never falling: more is never worse."""
    inner = range(1, len(table) - 1)
    table = [
        worth + SMOOTH * ((table[at - 1] + table[at + 1]) / 2 - worth) if at in inner else worth
        for at, worth in enumerate(table)
    ]
    return list(accumulate(table, max))


def _from_one(table: list[float]) -> tuple[float, ...]:
    return (FALLEN, *(round(worth, 3) for worth in evened([worth - table[1] for worth in table[1:]])))


def evened(table: Sequence[float]) -> list[float]:
    """The same where no step is higher than the one before: what a seat gains by a point depends on how many it has,
    not on how the few games went in which one had just so many. Steps that rise are replaced by their mean.
    """
    runs: list[list[float]] = []
    for below, above in pairwise(table):
        runs.append([above - below])
        while len(runs) > 1 and fmean(runs[-1]) > fmean(runs[-2]):
            runs[-2:] = [runs[-2] + runs[-1]]
    steps = (fmean(run) for run in runs for _ in run)
    return list(accumulate(steps, initial=table[0]))


def train(games: int, seed: str, data: Path, step: Callable[[], object]) -> Learnt:
    """Learn from so many games, in rounds: each is played by what was learnt in those before it.

    What was learnt earlier is not looked at: the same command learns the same. `step` is called after each game.
    """
    fit = Fit()
    positions: list[list[Sample]] = []
    for number in range(ROUNDS):
        part = games * (number + 1) // ROUNDS - games * number // ROUNDS
        positions += played(part, f"{seed}/{number}", fit.value(), number == ROUNDS - 1, step)
        fit.learn(positions, Random(f"{seed}/{number}/order"))
    command = f"python -m bot train --game inn --games {games} --seed {seed}"
    made = Origin(
        command=command, rules_version=Inn.rules_version, decks=decks_digest(data), games=games,
        positions=len(positions),
    )  # fmt: skip
    return Learnt(made=made, value=fit.value())


def written(learnt: Learnt) -> str:
    """The file that says so."""
    title = (
        "# How likely a position at the Inn is to be won. Written by the command below; `make train` writes it anew."
    )
    return in_tables(title, {"made": learnt.made.model_dump(), "value": learnt.value.model_dump(exclude={"keeping"})})


def in_tables(title: str, tables: Mapping[str, Mapping[str, Any]]) -> str:
    """A file of what was learnt, with a remark at its top."""
    lines = [title]
    for name, table in tables.items():
        lines += ["", f"[{name}]", *(f"{_key(key)} = {json.dumps(entry)}" for key, entry in table.items())]
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    """As TOML has it: quoted where it is more than a word."""
    return name if name.replace("_", "").isalnum() else json.dumps(name)
