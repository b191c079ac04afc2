"""``year``: the whole bot under a simulated world, all of it by one seed."""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.commands.common import Subparsers, WrongUse, natural
from bot.commands.simulate import progress
from bot.games.kit import Kits

if TYPE_CHECKING:
    from workshop.year.plan import Came, Plan


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "year",
        help="the whole bot under a simulated world, with people and faults by one seed",
        description="People press whatever they see on a small Discord, in virtual time, at tables of both games, "
        "while the bot is killed, its disk fails, Discord fails, clocks are set, and messages, channels and people "
        "disappear. After each step it is checked that nothing was lost and nothing stands still. The same seed gives "
        "the same run.",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first seed (1)")
    parser.add_argument("--seeds", type=natural, default=1, metavar="N", help="how many seeds, one after the other (1)")
    parser.add_argument("--answers", type=natural, default=150, metavar="N", help="answers of people a seed (150)")
    parser.add_argument("--tables", type=natural, default=4, metavar="N", help="tables at a time (4)")
    parser.add_argument("--people", type=natural, default=12, metavar="N", help="people, at most 40 a server (12)")
    parser.add_argument("--hours", type=natural, default=8_760, metavar="H", help="hours of a seed at most (a year)")
    parser.add_argument("--shrink", action="store_true", help="look for the least that still fails")
    parser.add_argument(
        "--planted", action="store_true", help="put faults into the bot on purpose, and see that each is found"
    )
    parser.add_argument(
        "--real", action="store_true",
        help="real processes on a real PostgreSQL instead, killed, stopped and cut off: not the same each time",
    )  # fmt: skip
    parser.add_argument("--faults", type=natural, default=8, metavar="N", help="how many of these faults (8)")


def run(args: argparse.Namespace) -> int:
    """Play until a seed fails; 0 if none does, 1 if one does or if a kind of fault never came up."""
    from workshop.year.plan import Plan

    if args.real:
        return _real(args)
    if args.planted:
        return _planted()
    faults: Counter[str] = Counter()
    for seed in range(args.seed, args.seed + args.seeds):
        came = _played(Plan(seed, args.answers, args.tables, args.people, args.hours))
        print("\n".join(came.lines()), flush=True)
        faults.update({kind: came.faults[kind] for kind in came.kinds})
        if came.broken is not None:
            if args.shrink:
                _shrink(came)
            return 1
    never = [kind for kind, times in faults.items() if not times]
    if never:
        print(f"never: {', '.join(never)}")
    return 1 if never else 0


def _played(plan: Plan) -> Came:
    from workshop.year.run import play

    with progress(plan.answers) as step:
        told = 0

        def tell(came: Came) -> None:
            nonlocal told
            for _ in range(min(came.answers, plan.answers) - told):
                step()
            told = max(told, came.answers)

        return play(plan, tell)


def _shrink(came: Came) -> None:
    from workshop.year.run import play, shrunk

    assert came.broken is not None

    def tell(plan: Plan) -> None:
        print(
            f"  still fails with {plan.people} people, {plan.tables} tables, {_faults(plan)} and "
            f"{plan.steps - len(plan.without)} steps", flush=True,
        )  # fmt: skip

    plan = shrunk(came.plan, came.broken, tell)
    print("\n".join(play(replace(plan)).lines()))


def _faults(plan: Plan) -> str:
    if not plan.faults:
        return "no faults"
    return f"only {', '.join(plan.kinds)}" if plan.kinds else "all kinds of faults"


def _planted() -> int:
    """Put each fault in alone; 0 if all were found."""
    from workshop.year.planted import find

    missed = 0
    for name, came in find():
        found = came.broken
        print(f"{name}: {f'found at step {found.step}: {found.what}' if found else 'NOT FOUND'}", flush=True)
        missed += found is None
    return 1 if missed else 0


def _real(args: argparse.Namespace) -> int:
    """What needs a server, signals and several processes."""
    import asyncio
    import tempfile
    from pathlib import Path

    from workshop.postgres_server import KILLABLE, programs
    from workshop.year import real

    if programs() is None or not KILLABLE:
        raise WrongUse("It needs PostgreSQL's programs, and Linux.")
    with tempfile.TemporaryDirectory(prefix="barkeep-", ignore_cleanup_errors=True) as folder:
        came = asyncio.run(real.play(args.seed, args.faults, Path(folder), lambda line: print(line, flush=True)))
    print(f"{came.answers} acknowledged answers by {came.presses} presses")
    print("  faults: " + ", ".join(f"{kind} {came.faults[kind]}" for kind in real.STRIKES))
    print("  checks: " + ", ".join(f"{kind} {n}" for kind, n in sorted(came.checks.items())))
    if came.broken is not None:
        print(f"  BROKEN: {came.broken.what}\n{came.broken.details}")
    never = [kind for kind in real.STRIKES if not came.faults[kind]]
    if never and came.broken is None:
        print(f"never: {', '.join(never)}")
    return 1 if never or came.broken is not None else 0
