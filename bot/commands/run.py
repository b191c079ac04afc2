"""``python -m bot``: the bot on Discord."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from bot.commands.alone import alone
from bot.commands.common import Subparsers
from bot.engine import BadData
from bot.games.kit import Kits

if TYPE_CHECKING:
    from bot.settings import Settings

NO_TOKEN = """\
Barkeep needs a bot token to run on Discord, and DISCORD_TOKEN is not set.

Where to get one: https://discord.com/developers/applications, "New Application", then "Bot" and "Reset Token".
Put it into a file .env beside this one's README (copy .env.example), as the README says under "Install it on Discord":
    DISCORD_TOKEN=...

Just looking? The sandbox plays in your browser and needs no token:
    python -m bot sandbox        (or: make play)"""


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    subparsers.add_parser("run", help="the bot on Discord (what happens without a command, too)")


def run(args: argparse.Namespace) -> int:
    """Run on Discord until told to stop.

    Returns 2 without a token, else what `bot.process.run` returns. Raises `BadSettings`, `BadData`, `WrongUse`,
    `SchemaError` and errors of the database: what cannot be used is told before Discord is asked for anything.
    """
    from bot.settings import load_settings

    settings = load_settings()
    if settings.token is None:
        print(NO_TOKEN, file=sys.stderr)
        return 2
    return serve(settings, args.kits)


def serve(settings: Settings, kits: Kits) -> int:
    """Run with these settings. Returns and raises as `run` does."""
    from bot.commands.checked import complaints_once
    from bot.store.migrations import migrate
    from bot.store.opening import opened

    if wrong := complaints_once(kits):
        raise BadData("\n".join(["", *(f"  {line}" for line in wrong)]))
    with alone(settings.db):
        with opened(settings.db) as connection:
            migrate(connection)
        from bot.process import run as run_on_discord

        return run_on_discord(settings, kits)
