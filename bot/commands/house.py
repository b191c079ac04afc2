"""The decks of the house, for every command that plays."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from bot.commands.common import WrongUse
from bot.database import shown
from bot.games.kit import GameKit


def add_option(parser: argparse.ArgumentParser) -> None:
    """Declare ``--decks``."""
    parser.add_argument(
        "--decks", type=Path, metavar="FOLDER", help="further decks (default: the setting BARKEEP_DECKS)"
    )


def folder(args: argparse.Namespace) -> Path | None:
    """The folder from the command line, else that of BARKEEP_DECKS; None without one. Raises `WrongUse` and
    `BadSettings`.
    """
    from bot.settings import deck_folder

    named: Path | None = args.decks
    if named is None:
        return deck_folder()
    if not named.is_dir():
        raise WrongUse(f"There is no folder {shown(str(named))}.")
    return named


def open_decks(args: argparse.Namespace, kits: Iterable[GameKit] | None = None) -> None:
    """Add the decks of the house; a faulty one is left out, and its faults are printed.

    `kits`: the games that are played, by default all. Called before the first game is made. Raises `WrongUse` and
    `BadSettings`.
    """
    found = folder(args)
    if found is None:
        return
    for kit in args.kits.values() if kits is None else kits:
        for complaint in kit.add_house_decks(found):
            print(f"left out of the decks of the house: {complaint}", file=sys.stderr)
