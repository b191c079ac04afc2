"""What several commands need."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from bot.engine import AnyGame

if TYPE_CHECKING:
    Subparsers: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]  # pyright: ignore[reportPrivateUsage]
else:
    Subparsers = Any


class WrongUse(Exception):
    """What was asked for cannot be done, and why; the person at the command line can mend it. Exit code 2."""


def games() -> dict[str, AnyGame]:
    """Every game there is, by name."""
    from bot.drinko import Drinko

    return {Drinko.name: Drinko()}


def existing(path: Path) -> Path:
    """A database that must be there already. Raises `WrongUse`."""
    if not path.is_file():
        raise WrongUse(f"There is no database {path}.")
    return path


def natural(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number
