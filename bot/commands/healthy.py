"""``healthy``: whether the bot's clocks run, for the check of a container."""

from __future__ import annotations

import argparse
import time

from bot.commands.common import Subparsers
from bot.games.kit import Kits


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    subparsers.add_parser("healthy", help="whether the bot's clocks run (the check of the container)")


def run(args: argparse.Namespace) -> int:
    """Look when they were last known to run; 1 when that is too long ago. Raises `BadSettings`, and one of
    `bot.store.errors.FAILURES` when the database cannot be read.
    """
    from bot.settings import load_settings
    from bot.store.health import STILL
    from bot.store.opening import opened
    from bot.store.windows import last_heartbeat

    settings = load_settings()
    with opened(settings.db, read_only=True) as connection:
        at = last_heartbeat(connection, settings.share)
    runs = at is not None and time.time() - at <= STILL
    print(f"the clocks of share {settings.share} {'run' if runs else 'stand still'}")
    return 0 if runs else 1
