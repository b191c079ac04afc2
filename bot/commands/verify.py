"""``verify``: proves the shuffle of a game from the log that everybody can have when it is over."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands import house
from bot.commands.common import Subparsers, WrongUse
from bot.games.kit import Kits

if TYPE_CHECKING:
    from bot.tables.proof import Proved


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "verify",
        help="prove the shuffle of a finished game from its log",
        description="Takes the log TABLE.jsonl that the button Log gives after a game, plays the game again, and "
        "proves what was sealed, what was mixed in, the deal and every number that was drawn. It needs no database.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the log, a file with lines of JSON")
    house.add_option(parser)


def run(args: argparse.Namespace) -> int:
    """Print what the log proves; returns 1, and prints the first line that is wrong, if it proves nothing.

    Raises `WrongUse`.
    """
    from bot.tables.proof import Forged, prove

    try:
        text = args.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WrongUse(f"{args.file} cannot be read: {error}.") from None
    house.open_decks(args)
    kits: Kits = args.kits
    try:
        proved = prove(text, {name: kit.rules() for name, kit in kits.items()})
    except Forged as forged:
        print(f"{args.file}, {forged}")
        print("This log proves nothing.")
        return 1
    print("\n".join(_told(proved)))
    return 0


def _told(proved: Proved) -> list[str]:
    told = [
        f"Table {proved.table}, {proved.game}: {proved.seats} seats, {proved.decisions} decisions, "
        f"{proved.numbers} numbers drawn.",
        f"The secret is the one that was sealed as {proved.sealed}.",
        f"People added: {proved.added}. The hash of their list is {proved.mix}.",
        "Compare both with what the table showed, in the lobby and at the start.",
        "The seed follows from secret and list. The deal, every draw and every digest come out again.",
    ]
    told.append(
        "The game was played to its end."
        if proved.status == "over"
        else "THE LOG ENDS BEFORE THE GAME WAS OVER: that is right only if the table was closed then."
    )
    if proved.undone:
        told.append(f"Moves were taken back, and the same luck came again: {proved.undone}.")
    told += [
        f"NEW LUCK began after decision {seq}, because the rules had changed to version {version}."
        for seq, version in proved.renewed
    ]
    if proved.skipped:
        told.append(f"Moves taken back then, which were made under older rules and not played again: {proved.skipped}.")
    return told
