"""The decks of the house, for every command that plays the Inn."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.commands.common import WrongUse


def add_option(parser: argparse.ArgumentParser) -> None:
    """Declare ``--decks``."""
    parser.add_argument(
        "--decks", type=Path, metavar="FOLDER", help="further decks for the Inn (default: the setting BARKEEP_DECKS)"
    )


def folder(args: argparse.Namespace) -> Path | None:
    """The folder that was named, else that of BARKEEP_DECKS; None for none. Raises `WrongUse` and `BadSettings`."""
    from bot.settings import deck_folder

    named: Path | None = args.decks
    if named is None:
        return deck_folder()
    if not named.is_dir():
        raise WrongUse(f"There is no folder {named}.")
    return named


def open_decks(args: argparse.Namespace) -> None:
    """Play with the decks of the house too; what is wrong with one is told, and it is left out.

    Called before the first game is made. Raises `WrongUse` and `BadSettings`.
    """
    found = folder(args)
    if found is None:
        return
    from bot.games.inn.rules.cards.library import add_house_decks

    for complaint in add_house_decks(found):
        print(f"a deck of the house is left out: {complaint}", file=sys.stderr)
