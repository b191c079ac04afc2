"""``simulate``: whole games in memory, played by patrons."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from bot.commands import house
from bot.commands.common import Subparsers, WrongUse, a_game, natural

if TYPE_CHECKING:
    from bot.engine import Run
    from bot.patrons import Patron

STRENGTHS = ("random", "regular", "shark")


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "simulate",
        help="play whole games in memory",
        description="Plays whole games in memory, a patron in every seat, and looks for broken invariants.",
    )
    parser.add_argument("--game", default="drinko", help="which game: drinko or inn (drinko)")
    parser.add_argument("--games", type=natural, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--seats", type=natural, default=4, metavar="N", help="seats at the table (4)")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed plays the same games (1)")
    parser.add_argument(
        "--patrons", default="random", metavar="P[,P..]", help=f"{', '.join(STRENGTHS)}; fewer than seats are repeated"
    )
    parser.add_argument(
        "--options", default="", metavar="K=V,..", help="table options, as suffer=2 or characters=gerki,fiona,bar=true"
    )
    parser.add_argument(
        "--clock", default="", metavar="PACE", help="inn: how long people would take at this pace, as normal"
    )
    parser.add_argument("--json", action="store_true", help="print one object and nothing else")
    house.add_option(parser)


def run(args: argparse.Namespace) -> int:
    """Play and print; 1 when an invariant was violated. Raises `WrongUse` for arguments that make no game."""
    from bot.engine import Refused

    strengths = read_patrons(args.patrons, args.seats)
    _check_clock(args.game, args.clock)
    if args.game == "inn":
        house.open_decks(args)
    try:
        result = _shown(args, strengths, read_options(args.options, args.game))
    except Refused as no:
        facts = ", ".join(f"{name} {value}" for name, value in no.facts.items())
        raise WrongUse(f"This game cannot be set up: {no.reason}{f' ({facts})' if facts else ''}.") from no
    if args.json:
        print(json.dumps(result.plain()))
    else:
        _print_table(result, strengths)
        if result.balance:
            from bot.commands.simulate_inn import print_balance

            print_balance(result.balance)
    return 1 if result.violations else 0


WORDS = {"inn": {"windows"}}
LISTS = {"inn": {"characters", "drinks"}}
"""By game: the options whose value is a word, and those that list words (what has no ``=`` goes on with the list)."""


def _check_clock(game: str, pace: str) -> None:
    from bot.tables.pace import PACES

    if pace and game != "inn":
        raise WrongUse("--clock is for --game inn.")
    if pace and pace not in PACES:
        raise WrongUse(f"--clock knows {', '.join(PACES)}, not {pace!r}.")


def read_options(text: str, game: str = "drinko") -> dict[str, Any]:
    """Table options from ``K=V,..``; a value is a whole number, ``true`` or ``false``, or what the game has words for.

    Raises `WrongUse`.
    """
    options: dict[str, Any] = {}
    last = ""
    for part in filter(None, text.split(",")):
        name, sign, value = part.partition("=")
        if not sign and last in LISTS.get(game, ()):
            options[last].append(part)
            continue
        last = name
        if name in LISTS.get(game, ()):
            options[name] = [value]
            continue
        if name in WORDS.get(game, ()):
            options[name] = value
            continue
        try:
            options[name] = value == "true" if value in ("true", "false") else int(value)
        except ValueError:
            raise WrongUse(f"--options wants name=number, name=true or name=false, not {part!r}.") from None
    return options


def read_patrons(text: str, seats: int) -> list[str]:
    """A strength for every seat; fewer than seats are repeated in order. Raises `WrongUse`."""
    named = text.split(",")
    for name in named:
        if name not in STRENGTHS:
            raise WrongUse(f"--patrons knows {', '.join(STRENGTHS)}, not {name!r}.")
    if len(named) > seats:
        raise WrongUse(f"--patrons names {len(named)} for {seats} seats.")
    return [named[seat % len(named)] for seat in range(seats)]


@dataclass(slots=True)
class Result:
    """What was played. A decision is an ask with two options or more; `wins` counts first places, seat by seat."""

    game: str
    games: int
    finished: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    wins: list[int]
    violations: int
    balance: dict[str, Any] | None = None
    """The Inn: what `Balance.plain` says."""

    def plain(self) -> dict[str, Any]:
        """For JSON; without a balance where there is none."""
        found = asdict(self)
        if self.balance is None:
            del found["balance"]
        return found


def simulate(
    game: str, games: int, seats: int, seed: str, strengths: Sequence[str], options: dict[str, Any],
    after: Callable[[], None] | None = None, clock: str = "",
) -> Result:  # fmt: skip
    """Play `games` games; `after` is called after each; `clock` is the pace at which people's time is reckoned.

    Raises `Refused` for seats or options the game does not take. A violation is a card (at the Inn also a Gold) that
    appeared or vanished by the end of a game, an ask whose default is not legal (every ask of one game in ten is looked
    at, the others' first), and a game that does not end.
    """
    from bot.commands.simulate_inn import Balance, timed
    from bot.engine import Run, Runaway
    from bot.games import patron
    from bot.patrons import play_out

    rules = a_game(game)
    players: list[Patron] = [patron(game, strength) for strength in strengths]
    wins = [0] * seats
    finished = decisions = violations = 0
    kept = _keeper(game, rules.check_options(options))
    balance = Balance() if game == "inn" else None
    start = time.perf_counter()
    for number in range(games):
        play, _ = Run.new(rules, seats, options, f"{seed}/{number}", live=False)
        watcher = Watcher(play)
        whole = kept(play)
        luck, minutes = Random(f"{seed}/{number}/patrons"), None
        watch = watcher.look if number % 10 == 0 else None
        try:
            if clock:
                more, minutes = timed(play, players, luck, Random(f"{seed}/{number}/delays"), clock, watch)
            else:
                more = play_out(play, players, luck.random, watch)
            decisions += more
        except Runaway:
            violations += 1
        else:
            finished += 1
            for seat, place in enumerate(rules.placings(play.state)):
                wins[seat] += place == 1
            if balance is not None:
                balance.count(play, minutes)
        violations += watcher.illegal + (not whole())
        if after:
            after()
    seconds = time.perf_counter() - start
    rate = 1 / seconds if seconds and games else 0.0
    return Result(game, games, finished, decisions, seconds, games * rate, decisions * rate, wins, violations,
                  balance.plain() if balance is not None else None)  # fmt: skip


def _keeper(game: str, options: dict[str, Any]) -> Callable[[Run], Callable[[], bool]]:
    """Looks at a new game; what that gives tells at its end whether everything is still there."""
    if game == "inn":
        return _whole_inn
    from bot.games.drinko.rules import the_deck

    cards = Counter(the_deck().build(options))
    return lambda play: lambda: keeps_cards(play, cards)


def _whole_inn(play: Run) -> Callable[[], bool]:
    before = belongings(play.state)
    return lambda: belongings(play.state) == before


def belongings(state: Any) -> tuple[Counter[str], Counter[str], int]:
    """A table of the Inn between two cards: all Character Cards, all Drinks, and all Gold with the Inn's part in it."""
    cards, drinks = Counter[str](), Counter[str](state.drinks + state.poured + state.bar)
    for seat in state.seats:
        cards.update(seat.hand + seat.draw + seat.discard)
        drinks.update(seat.pile)
    for item in state.stack:
        drinks.update(item.cards)
        cards.update([item.card] if item.what == "card" else [])
    gold = sum(party.gold for party in state.parties) + state.inn + (state.round.pot if state.round else 0)
    return cards, drinks, gold


def keeps_cards(play: Run, cards: Counter[str]) -> bool:
    """Whether the table holds exactly `cards`, wherever they lie."""
    state = play.state
    found = Counter[str](state.draw)
    found.update(state.pile)
    for hand in state.hands:
        found.update(hand)
    return found == cards


class Watcher:
    """Sees whether any ask of a game had a default that is not legal."""

    def __init__(self, play: Run) -> None:
        self.illegal = not default_is_legal(play)

    def look(self, play: Run) -> None:
        """Look at the ask that is open now."""
        self.illegal |= not default_is_legal(play)


def default_is_legal(play: Run) -> bool:
    """Whether what stands when nobody answers is a legal answer to the open ask."""
    from bot.engine import Refused

    try:
        for seat_ask in play.ask.seats.values() if play.ask else ():
            seat_ask.check(seat_ask.default)
    except Refused:
        return False
    return True


def _shown(args: argparse.Namespace, strengths: Sequence[str], options: dict[str, Any]) -> Result:
    facts = (args.game, args.games, args.seats, args.seed, strengths, options)
    if args.json:
        return simulate(*facts, clock=args.clock)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("Playing", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=args.games)
        return simulate(*facts, lambda: bar.advance(task), args.clock)


def _print_table(result: Result, strengths: Sequence[str]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("seat", "patron", "wins", "share")
    for seat, won in enumerate(result.wins):
        share = f"{won / result.finished:.1%}" if result.finished else "-"
        table.add_row(str(seat + 1), strengths[seat], str(won), share)
    console = Console()
    console.print(table)
    console.print(
        f"{result.finished} of {result.games} games finished, {result.decisions} decisions in {result.seconds:.1f} s: "
        f"{result.games_per_second:,.0f} games and {result.decisions_per_second:,.0f} decisions a second; "
        f"{result.violations} violations"
    )
