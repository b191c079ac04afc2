"""``crowd``: how many tables the delivery keeps up with, on a Discord that only counts."""

from __future__ import annotations

import argparse
import os
from dataclasses import replace

from bot.commands import windows
from bot.commands.common import Subparsers, a_game, natural
from bot.games.kit import Kits


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "crowd",
        help="measure how many tables are shown in time within Discord's limits",
        description="Many tables of four people play in virtual time, and everything they see is drawn and sent to a "
        "Discord that only counts. Tells how long hands and tables took, what was sent, and how much the processors "
        "had to do, which virtual time hides. Then the bot is started again, and shows all tables anew. With "
        "`--real-time` all that takes as long as it takes; with `--processors 1` nothing else than one is used. "
        "`--find` tries fewer tables until all are shown in time.",
    )
    parser.add_argument("--tables", type=natural, default=400, help="how many tables play (default: 400)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long they play, in virtual time (default: 60)")
    parser.add_argument("--game", default="inn", help="which game (default: inn)")
    parser.add_argument("--real-time", action="store_true", help="let time pass as the computer's clock says")
    parser.add_argument("--processors", type=natural, metavar="N", help="use so many processors (default: all)")
    parser.add_argument("--killed", action="store_true", help="kill the process before the start, instead of ending it")
    parser.add_argument("--find", action="store_true", help="try fewer tables until all are shown in time")
    parser.add_argument(
        "--nights", type=int, default=0, metavar="N", help="how many game nights begin in the first minute (default: 0)"
    )
    windows.add_option(parser)


def run(args: argparse.Namespace) -> int:
    """Measure and print; 0 if everything is shown in time, else 1."""
    from workshop.crowding import Crowd, measure

    kit = a_game(args.kits, args.game)
    if args.processors:
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: args.processors])
    options = windows.windows_option(kit, args.windows)
    crowd = Crowd(kit.name, args.tables, args.seconds, options, args.nights, args.real_time, args.killed)
    while True:
        measured = measure(crowd)
        print("\n".join(measured.lines()), flush=True)
        if measured.holds or not args.find or crowd.tables < 10:
            return 0 if measured.holds else 1
        crowd = replace(crowd, tables=crowd.tables * 3 // 4)
