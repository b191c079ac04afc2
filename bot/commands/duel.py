"""``duel``: how often one strength of patrons wins against others."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.commands import windows
from bot.commands.common import Subparsers, WrongUse, a_game, natural
from bot.commands.simulate import progress, read_options
from bot.engine import AnyGame, Refused, Run, SeatAsk
from bot.games.kit import Conduct, GameKit, Kits, all_patrons
from bot.patrons import Patron, play_out
from bot.patrons.share import WinShare


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    usual = next(iter(kits))
    parser = subparsers.add_parser(
        "duel",
        help="compare the strengths of computer players",
        description="Plays one computer player against others and tells its share of the wins, with the interval that "
        "holds the truth nineteen times in twenty. The one takes each seat in turn, or each team, with the "
        "same cards.",
    )
    parser.add_argument("--game", default=usual, help=f"which game: {' or '.join(kits)} ({usual})")
    parser.add_argument("--one", default="shark", metavar="A", help="the one (shark)")
    parser.add_argument(
        "--others",
        default="regular",
        metavar="B[,C..]",
        help="the others, one for each other seat, or team; fewer are repeated (regular)",
    )
    parser.add_argument("--games", type=natural, default=400, metavar="N", help="how many games of each pairing (400)")
    parser.add_argument("--seats", type=natural, default=4, metavar="N", help="seats at the table (4)")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed plays the same games (1)")
    parser.add_argument(
        "--all", action="store_true", help="every pairing of the strengths there are: one against three, three against "
        "one, and all at one table",
    )  # fmt: skip
    parser.add_argument(
        "--options", default="", metavar="K=V,..", help="table options, as suffer=2 or variant=two-headed-dragon"
    )
    windows.add_option(parser)
    parser.add_argument("--json", action="store_true", help="print one object and nothing else")


def run(args: argparse.Namespace) -> int:
    """Play and print. Raises `WrongUse` for arguments that make no game."""
    kit = a_game(args.kits, args.game)
    known = all_patrons(kit)
    options = windows.windows_option(kit, args.windows) | read_options(args.options, kit.simulation())
    sides = _sides(kit, args.seats, options)
    count = len(set(sides))
    pairings = list(_all(kit.patrons(), count)) if args.all else [_pairing(args.one, args.others, count)]
    for name in {name for pairing in pairings for name in pairing}:
        if name not in known:
            raise WrongUse(f"{kit.name} knows {', '.join(known)}, not {name!r}.")
    conduct = None if args.all or count < args.seats else kit.simulation().conduct
    duels: list[Duel] = []
    try:
        with progress(args.games * len(pairings), hidden=args.json) as step:
            for pairing in pairings:
                duels.append(duel(kit, known, pairing, args.games, args.seed, options, step, conduct, sides))
    except Refused as no:
        raise WrongUse(f"This game cannot be set up: {no.reason}.") from no
    if args.json:
        print(json.dumps([duel.plain() for duel in duels] if args.all else duels[0].plain()))
    else:
        _show(duels)
    return 0


def _sides(kit: GameKit, seats: int, options: Mapping[str, Any]) -> Sequence[int]:
    """The side that each seat plays for: its own, or its team's. Raises `WrongUse`."""
    sides = kit.simulation().sides
    try:
        return sides(seats, kit.rules().check_options(options)) if sides else range(seats)
    except Refused as no:
        raise WrongUse(f"This game cannot be set up: {no.reason}.") from no


def _pairing(first: str, others: str, sides: int) -> tuple[str, ...]:
    named = others.split(",")
    if len(named) > sides - 1:
        raise WrongUse(f"--others names {len(named)} for {sides - 1}.")
    return (first, *(named[at % len(named)] for at in range(sides - 1)))


def _all(strengths: Mapping[str, Patron], seats: int) -> Iterator[tuple[str, ...]]:
    """One of each against the others of another strength, and each at a table with all strengths.

    `seats`: how many sides there are.
    """
    names = list(strengths)
    for first in names:
        for other in names:
            if first != other:
                yield (first, *(other for _ in range(seats - 1)))
    for first in names:
        rest = [name for name in names if name != first]
        yield (first, *(rest[at % len(rest)] for at in range(seats - 1)))


@dataclass(slots=True)
class Duel:
    """What was played. `won` are first places of the one, or of its team."""

    names: tuple[str, ...]
    won: WinShare = field(default_factory=WinShare)
    seconds: list[float] = field(default_factory=list[float])
    """Of each of the one's decisions, thinking alone."""
    conduct: Conduct | None = field(default=None)

    @property
    def games(self) -> int:
        """How many were played."""
        return self.won.games

    @property
    def share(self) -> float:
        """Of the wins."""
        return self.won.share

    @property
    def interval(self) -> tuple[float, float]:
        """Which holds the true share nineteen times in twenty."""
        return self.won.interval

    def slowest(self, part: float) -> float:
        """The seconds that only this part of the decisions, from 0 to 1, took longer than."""
        longest = sorted(self.seconds, reverse=True)
        return longest[int(part * len(longest))] if longest else 0.0

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        low, high = self.interval
        mean = sum(self.seconds) / max(1, len(self.seconds))
        found: dict[str, Any] = {
            "one": self.names[0], "others": list(self.names[1:]), "games": self.games, "share": round(self.share, 4),
            "low": round(low, 4), "high": round(high, 4), "fair": round(1 / len(self.names), 4),
            "ms_a_decision": round(mean * 1e3, 4), "ms_p99": round(self.slowest(0.01) * 1e3, 4),
            "decisions": len(self.seconds),
        }  # fmt: skip
        return found if self.conduct is None else {**found, "conduct": self.conduct.plain()}


class Timed:
    """A patron whose thinking is timed, in time of the processor: what else the machine does counts for nothing."""

    def __init__(self, patron: Patron, duel: Duel) -> None:
        self.patron = patron
        self.duel = duel
        self.reads_view = patron.reads_view
        self.reads_unasked = patron.reads_unasked

    def choose(self, view: Any, ask: SeatAsk, luck: Callable[[], float]) -> tuple[str, ...]:
        """What the patron answers."""
        began = time.thread_time()
        picks = self.patron.choose(view, ask, luck)
        if len(ask.options) > 1:
            self.duel.seconds.append(time.thread_time() - began)
        return picks

    def wish(self, view: Any, unasked: Any, luck: Callable[[], float]) -> str | None:
        """What the patron wishes."""
        return self.patron.wish(view, unasked, luck)


def duel(
    kit: GameKit, known: Mapping[str, Patron], names: tuple[str, ...], games: int, seed: str,
    options: Mapping[str, Any], step: Callable[[], object] = lambda: None,
    conduct: Callable[[], Conduct] | None = None, sides: Sequence[int] = (),
) -> Duel:  # fmt: skip
    """Play `games` games; the first of `names` takes each seat in turn. Raises `Refused` as `Game.new` does.

    `sides`: by seat, the side that it plays for; then each name is that of a side, all of whose seats it takes. Without
    it each seat is a side.
    """
    rules = kit.rules()
    played = Duel(names, conduct=conduct() if conduct else None)
    timed: Patron = Timed(known[names[0]], played)
    judged = played.conduct.observed(timed) if played.conduct else timed
    others = [known[name] for name in names[1:]]
    watch = played.conduct.watch if played.conduct else None
    side_of = sides or range(len(names))
    for number in range(games):
        at, deal = number % len(names), f"{seed}/{number // len(names)}"
        by_side: list[Patron] = [*others[:at], judged, *others[at:]]
        run, _ = Run.new(rules, len(side_of), options, deal, live=False)
        play_out(run, [by_side[side] for side in side_of], Random(f"{deal}/{at}/patrons").random, watch)
        _count(played, rules, run, side_of, at)
        step()
    return played


def _count(played: Duel, rules: AnyGame, run: Run, side_of: Sequence[int], at: int) -> None:
    places: Sequence[int] = rules.placings(run.state)
    first = {side for side, place in zip(side_of, places, strict=True) if place == 1}
    played.won.count(1 / len(first) if at in first else 0.0)
    if played.conduct:
        played.conduct.count(run)


def _show(duels: Sequence[Duel]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("one", "others", "games", "share of wins", "fair", "ms a decision", "p99")
    for played in duels:
        plain = played.plain()
        share = f"{plain['share']:.3f} ({plain['low']:.3f} to {plain['high']:.3f})"
        table.add_row(
            plain["one"], ", ".join(plain["others"]), str(plain["games"]), share, f"{plain['fair']:.2f}",
            f"{plain['ms_a_decision']:.3f}", f"{plain['ms_p99']:.3f}",
        )  # fmt: skip
    Console().print(table)
    for played in duels:
        if played.conduct:
            played.conduct.show()
