"""``record``: runs the bot on Discord and keeps a disguised copy of what passes between them, for tests."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.commands.common import Subparsers, WrongUse
from bot.commands.run import NO_TOKEN, serve
from bot.games.kit import Kits

if TYPE_CHECKING:
    from bot.commands.recording import Recorder
    from bot.settings import Settings


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "record",
        help="run on Discord and keep a disguised copy of all calls and events",
        description="Runs the bot as `run` does, and writes what passes between it and Discord when it is stopped: a "
        "line of JSON for each call and each event. Ids, names, tokens, codes, custom ids and chosen values are "
        "replaced, the same by the same, and of all texts only the lengths stay. See docs/real-discord.md.",
    )
    parser.add_argument("to", type=Path, metavar="TO", help="the recording, a file that is not there yet")


def run(args: argparse.Namespace) -> int:
    """Run until told to stop; the exit codes are those of `run`. Raises `WrongUse` and what `run` raises."""
    from bot.settings import load_settings

    settings = load_settings()
    if settings.token is None:
        print(NO_TOKEN, file=sys.stderr)
        return 2
    if args.to.exists() or not args.to.absolute().parent.is_dir():
        raise WrongUse(f"{args.to} is there already, or has no folder to be in.")
    recorder = _recorder(settings, args.kits)
    recorder.start()
    behind = {"api_url": recorder.api, "gateway_url": recorder.gateway()}
    try:
        return serve(settings.model_copy(update=behind), args.kits)
    finally:
        recorder.stop()
        write(args.to, recorder.kept)
        print(f"{args.to}: {len(recorder.kept)} calls and events. Look at it before you show it to anybody.")


def _recorder(settings: Settings, kits: Kits) -> Recorder:
    import asyncio

    from bot.commands.disguise import Disguise
    from bot.commands.doctor_discord import own_commands
    from bot.commands.recording import API, GATEWAY, Recorder

    words = frozenset(_names(asyncio.run(own_commands(settings, kits))))
    return Recorder(Disguise(words), settings.api_url or API, settings.gateway_url or GATEWAY)


def _names(commands: Iterable[dict[str, Any]]) -> Iterable[str]:
    """The names of commands and options, and the choices that these offer."""
    for command in commands:
        yield command["name"]
        yield from _names(command.get("options") or ())
        yield from (str(choice["value"]) for choice in command.get("choices") or ())


def write(to: Path, kept: list[dict[str, Any]]) -> None:
    """Write a recording."""
    to.write_text("".join(f"{json.dumps(call, separators=(',', ':'))}\n" for call in kept), encoding="utf-8")
