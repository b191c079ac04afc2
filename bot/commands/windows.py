"""The way of windows at the tables that a command plays, for games that know several."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from bot.commands.common import WrongUse
from bot.games.kit import GameKit

WAYS = ("natural", "sealed", "quick")
USUAL = "sealed"
"""What the commands play unless one is named: everybody answers and nobody waits, so that speeds can be compared."""


def add_option(parser: argparse.ArgumentParser) -> None:
    """Declare ``--windows``."""
    parser.add_argument(
        "--windows", choices=WAYS, help=f"the way of windows, for games that have them ({USUAL}: speed is measured so)"
    )


def windows_option(kit: GameKit, named: str | None) -> dict[str, Any]:
    """The table option for the way that was named, or for the usual one; none where the game has no windows.

    Raises `WrongUse` when a way was named for such a game.
    """
    if named and not kit.simulation().windows:
        raise WrongUse(f"--windows is for games with windows; {kit.name} has none.")
    return option_of(kit, named)


def option_of(kit: GameKit, named: str | None) -> dict[str, Any]:
    """The same for one of several games, of which some have no windows."""
    return {"windows": named or USUAL} if kit.simulation().windows else {}


def told(options: Mapping[str, Any]) -> str:
    """What the name of a result says of the way of windows, after a comma; nothing where the game has none."""
    return f", {options['windows']} windows" if "windows" in options else ""
