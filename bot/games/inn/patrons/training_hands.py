"""Learning which cards of a hand are worth keeping (the command ``train --what hands``).

Players keep what they find worth keeping, but of each card they decide otherwise one time in five, by chance. So what
keeping a card brings shows in what becomes of the chance to win, whatever cards, players and places go together
otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Final, Literal, NamedTuple

from bot.engine import Option, Run, SeatAsk
from bot.games.inn.patrons.deciding import unwanted
from bot.games.inn.patrons.keeping import stands_on
from bot.games.inn.patrons.playing import InnPatron
from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.training import EVENTS, SIZES, decks_digest, in_tables
from bot.games.inn.patrons.value import Chances, LearntKeeping, Origin, Value, Weights, the_cast
from bot.games.inn.rules import Inn
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play.view import InnView
from bot.patrons import play_out
from bot.patrons.patron import Luck, Patron

DOUBTS: Final = 0.2
"""How often a player decides otherwise about a card."""
LATER: Final = 2
"""After how many own turns the chance to win is looked at: most cards have been played by then."""
ROUNDS: Final = 2
"""How often the players of the games learn anew: what a card brings depends on what else is kept."""
USUAL: Final = 0.8
"""About how much something that stands on a card brings, in hundredths of a win. Where few games tell, it is taken to
be nearer to nothing."""


class TurnBegun(NamedTuple):
    """The beginning of a player's turn."""

    chance: float
    """To win, in hundredths, as the value has it."""
    doubts: dict[str, float]
    """By what stands on the cards of the hand, how many more of them were kept than is to be expected."""


class Doubting:
    """Plays as another, but of each card that it may discard it decides otherwise now and then; and notes that."""

    reads_view = True
    reads_unasked = True

    def __init__(self, patron: InnPatron, luck: Random) -> None:
        self.patron = patron
        self.luck = luck
        self.turns: list[TurnBegun] = []

    def wish(self, view: InnView, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        """What the other wishes."""
        return self.patron.wish(view, unasked, luck)

    def choose(self, view: InnView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """What the other answers, but for cards to discard."""
        first = next(iter(ask.options), "")
        if ask.least or not ask.options or not read_pick(first).discards:
            return self.patron.choose(view, ask, luck)
        discarded = set(unwanted(view, ask, self.patron.judge))
        doubts, picks = dict[str, float](), list[str]()
        for key in ask.options:
            doubted = self.luck.random() < DOUBTS
            kept = (key not in discarded) != doubted
            expected = DOUBTS if key in discarded else 1 - DOUBTS
            for what in stands_on(read_pick(key).of):
                doubts[what] = doubts.get(what, 0.0) + kept - expected
            if not kept:
                picks.append(key)
        position = Position(view, self.patron.judge)
        self.turns.append(TurnBegun(100 * position.favour[position.me] / sum(position.favour), doubts))
        return tuple(picks[: ask.most])


class Sums:
    """Sums over turns, from which what each thing brings is reckoned: least squares, with a weight for bringing nothing
    (a ridge)."""

    def __init__(self) -> None:
        self.turns = 0
        self.squares = 0.0
        self.gains: dict[str, float] = {}
        self.both: dict[tuple[str, str], float] = {}

    def add(self, doubts: dict[str, float], gained: float) -> None:
        """A turn, and what the player's chance has gained since."""
        self.turns += 1
        self.squares += gained * gained
        for what, more in doubts.items():
            self.gains[what] = self.gains.get(what, 0.0) + more * gained
            for other, as_much in doubts.items():
                if what <= other:
                    self.both[what, other] = self.both.get((what, other), 0.0) + more * as_much

    def keeping(self) -> dict[str, float]:
        """What each thing that stands on a card brings, in hundredths of a win."""
        names = sorted(self.gains)
        usual = self.squares / max(1, self.turns) / USUAL**2
        rows = [
            [self.both.get((min(name, other), max(name, other)), 0.0) + usual * (name == other) for other in names]
            for name in names
        ]
        found = solved(rows, [self.gains[name] for name in names])
        return {name: round(brought, 2) for name, brought in zip(names, found, strict=True)}


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of as many linear equations as unknowns, whose matrix is symmetric and positive (by elimination)."""
    left = [[*row, end] for row, end in zip(rows, right, strict=True)]
    n = len(left)
    for at in range(n):
        pivot = [entry / left[at][at] for entry in left[at]]
        left[at] = pivot
        for row in range(n):
            if row != at and (by := left[row][at]):
                left[row] = [entry - by * more for entry, more in zip(left[row], pivot, strict=True)]
    return [row[n] for row in left]


def learn_keeping(games: int, seed: str, data: Path, value: Value, step: Callable[[], object]) -> LearntKeeping:
    """Learn from so many games between players who judge by `value`. `step` is called after each."""
    sums = Sums()
    judge = Chances(value, _weights(Weights().keeps))
    for number in range(ROUNDS):
        for game in range(games * number // ROUNDS, games * (number + 1) // ROUNDS):
            _play(InnPatron(judge), f"{seed}/{game}", sums)
            step()
        judge = Chances(value.model_copy(update={"keeping": sums.keeping()}), _weights("learnt"))
    command = f"python -m bot train --game inn --what hands --games {games} --seed {seed}"
    made = Origin(
        command=command, rules_version=Inn.rules_version, decks=decks_digest(data), games=games, positions=sums.turns
    )
    return LearntKeeping(made=made, keeping=sums.keeping())


def _weights(keeps: float | Literal["learnt"]) -> Weights:
    """Those of the shark, which does not look ahead here."""
    return the_cast().strength["shark"].model_copy(update={"deals": 0, "keeps": keeps})


def _play(patron: InnPatron, seed: str, sums: Sums) -> None:
    luck = Random(seed)
    players = [Doubting(patron, luck) for _ in range(luck.choice(SIZES))]
    options = {"windows": "quick", "events": luck.choice(EVENTS)}
    run, _ = Run.new(Inn(), len(players), options, seed, live=False)
    seated: list[Patron] = [*players]
    play_out(run, seated, luck.random)
    places: list[int] = run.game.placings(run.state)
    for player, place in zip(players, places, strict=True):
        won = 100 / places.count(1) if place == 1 else 0.0
        chances = [*(turn.chance for turn in player.turns[LATER:]), *[won] * LATER]
        for turn, chance in zip(player.turns, chances, strict=False):
            sums.add(turn.doubts, chance - turn.chance)


def written_keeping(learnt: LearntKeeping) -> str:
    """The file that says so."""
    title = (
        "# What keeping a card at the Inn brings, in hundredths of a win, for each thing that stands on it: its kind,\n"
        "# and each word of its uses with whom it is said of. Written by the command below."
    )
    return in_tables(title, {"made": learnt.made.model_dump(), "keeping": learnt.keeping})
