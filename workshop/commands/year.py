"""``year``: the whole bot under a simulated world, all of it by one seed."""

from __future__ import annotations

import argparse
import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.commands.common import Subparsers, natural
from bot.commands.simulate import progress
from bot.games.kit import Kits

if TYPE_CHECKING:
    from workshop.year.plan import Came, Plan


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "year",
        help="the whole bot under a simulated world, with people and faults by one seed",
        description="People press whatever they see on a simulated Discord, in virtual time, at tables of both games, "
        "while the bot is killed, its disk fails, Discord fails, and messages and people disappear. After each step "
        "it is checked that nothing was lost and nothing stands still. The same seed gives the same run.",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first seed (1)")
    parser.add_argument("--seeds", type=natural, default=1, metavar="N", help="how many seeds, one after the other (1)")
    parser.add_argument("--answers", type=natural, default=150, metavar="N", help="answers of people a seed (150)")
    parser.add_argument("--tables", type=natural, default=4, metavar="N", help="tables at a time (4)")
    parser.add_argument("--shrink", action="store_true", help="look for the fewest steps that still fail")


def run(args: argparse.Namespace) -> int:
    """Play until a seed fails; 0 if none does, 1 if one does or if a kind of fault never came up."""
    from workshop.year.plan import Plan

    for seed in range(args.seed, args.seed + args.seeds):
        plan = Plan(seed, args.answers, args.tables)
        came = _played(plan)
        print("\n".join(came.lines()), flush=True)
        for never in came.never():
            print(f"  never: {never}")
        if came.broken is not None and args.shrink:
            _shrink(came)
        if came.broken is not None or came.never():
            return 1
    return 0


def _played(plan: Plan) -> Came:
    from workshop.year.run import play

    with progress(plan.answers) as step:
        told = 0

        def tell(came: Came) -> None:
            nonlocal told
            for _ in range(min(came.answers, plan.answers) - told):
                step()
            told = max(told, came.answers)

        return asyncio.run(play(plan, tell))


def _shrink(came: Came) -> None:
    from workshop.year.run import play, shrunk

    assert came.broken is not None

    def tell(plan: Plan) -> None:
        print(f"  still fails with {plan.steps - len(plan.without)} steps", flush=True)

    plan = asyncio.run(shrunk(came.plan, came.broken, tell))
    print("\n".join(asyncio.run(play(replace(plan))).lines()))
