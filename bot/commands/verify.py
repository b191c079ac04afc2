"""``verify``: proves the shuffle of a game from the log that everybody can have when it is over."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands import house
from bot.commands.common import Subparsers, WrongUse
from bot.games.kit import Kits

if TYPE_CHECKING:
    from bot.tables.record.proof import Proved


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "verify",
        help="prove the shuffle of a finished game from its log",
        description="Takes the log TABLE.jsonl that the button Log gives after a game, plays the game again, and "
        "proves what was sealed, what was mixed in, the deal and every number that was drawn. It needs no database.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the log, a file with lines of JSON")
    parser.add_argument("--sealed", default="", metavar="HASH", help="what the lobby showed: Shuffle sealed as")
    parser.add_argument("--mix", default="", metavar="HASH", help="what the table showed: Shuffle mixed with")
    parser.add_argument("--entry", default="", metavar="NUMBER", help="what you alone were told when you sat down")
    house.add_option(parser)


def run(args: argparse.Namespace) -> int:
    """Print what the log proves; returns 1, and prints the first line that is wrong, if it proves nothing.

    Raises `WrongUse`.
    """
    from bot.tables.record.proof import Forged, compare, prove

    try:
        text = args.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WrongUse(f"{args.file} cannot be read: {error}.") from None
    if text.strip() and not text.lstrip().startswith("{"):
        raise WrongUse(f"{args.file} is no log to prove. If it is the log to read: verify takes the .jsonl beside it.")
    house.open_decks(args)
    kits: Kits = args.kits
    try:
        proved = prove(text, {name: kit.rules() for name, kit in kits.items()})
        compared = compare(proved, args.sealed, args.mix, args.entry)
    except ImportError as missing:
        raise WrongUse(
            f"{args.file} has a beacon's round in its list. Checking its signature needs {missing.name}, which is not "
            "installed: docs/operating.md says how to get it."
        ) from None
    except Forged as forged:
        print(f"{args.file}, {forged}")
        print("This log proves nothing.")
        return 1
    print("\n".join(_told(proved, compared)))
    return 0


def _told(proved: Proved, compared: bool) -> list[str]:
    people = len(proved.entries) - bool(proved.pressed) - bool(proved.beacon)
    told = [
        f"Table {proved.table}, {proved.game}: {proved.seats} seats, {proved.decisions} decisions, "
        f"{proved.numbers} numbers drawn.",
        f"The secret is the one that was sealed as {proved.sealed}.",
        f"People added: {people}. The hash of the list is {proved.mix}.",
    ]
    if compared:
        told.append("What you have written down is in it.")
    else:
        told.append("Compare both with what the table showed, in the lobby and at the start.")
    if proved.pressed:
        last = "last of people" if proved.beacon else "last"
        told.append(
            f"The press of Start, {proved.pressed}, is the {last} in the list. Before it people sat down {proved.sat} "
            f"times and got up {proved.rose} times."
        )
    if proved.beacon:
        told.append(
            f"After it comes round {proved.beacon} of the public beacon drand (quicknet), which nobody knew then. Its "
            "signature is right."
        )
    told.append("The seed follows from secret and list. The deal, every draw and every digest come out again.")
    told.append(
        "The game was played to its end."
        if proved.status == "over"
        else "THE LOG ENDS BEFORE THE GAME WAS OVER: that is right only if the table was closed then."
    )
    if proved.undone:
        told.append(f"Moves were taken back, and the same luck came again: {proved.undone}.")
    told += [
        f"Version {version} of the rules took over after decision {seq}, and nothing came out otherwise."
        for seq, version in proved.updated
    ]
    told += [
        f"A turn was played again after decision {seq}, with the same luck (version {version} of the rules)."
        for seq, version in proved.replayed
    ]
    told += [
        f"NEW LUCK began after decision {seq}, because the rules had changed to version {version}."
        for seq, version in proved.renewed
    ]
    if proved.skipped:
        told.append(
            f"Moves taken back then, which were made under older rules: {proved.skipped}. Under the new ones the turn "
            "does not come out."
        )
    return told
