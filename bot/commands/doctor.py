"""``doctor``: says what is wrong with a set-up, on this computer and at Discord, and what to do about it."""

from __future__ import annotations

import argparse
import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING

from bot.commands.common import Subparsers, natural
from bot.games.kit import Kits

if TYPE_CHECKING:
    import discord

    from bot.commands.doctor_findings import Finding
    from bot.commands.doctor_machine import Machine
    from bot.settings import Settings


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "doctor",
        help="say what is wrong with the set-up, here and at Discord, and what to do",
        description="Looks at settings, data, database, disk and backups, then asks Discord about token, application, "
        "commands and permissions. It may run beside the bot: it does not connect as one, changes nothing, and posts "
        "nothing that anybody but the owners sees. Exit code 1 if something is wrong.",
    )
    parser.add_argument("--offline", action="store_true", help="only what needs neither token nor network")
    parser.add_argument(
        "--press", type=natural, default=0, metavar="SECONDS",
        help="send the owners a button by direct message and wait so long for a press, which the running bot answers",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Print a line for each thing; returns 1 if one is wrong."""
    from bot.commands.doctor_findings import Mark, shown, summary
    from bot.commands.doctor_machine import Machine, examine_machine, read_settings

    logging.getLogger("discord").setLevel(logging.ERROR)
    machine, kits = Machine(), args.kits
    found: list[Finding] = []

    def tell(finding: Finding) -> None:
        found.append(finding)
        print(shown(finding), flush=True)

    settings, first = read_settings()
    for finding in first:
        tell(finding)
    if settings is not None:
        for finding in examine_machine(settings, kits, machine):
            tell(finding)
        if not args.offline and settings.token is not None:
            asyncio.run(ask_discord(settings, kits, machine, args.press, tell))
    print(summary(found))
    return 1 if any(finding.mark is Mark.WRONG for finding in found) else 0


async def ask_discord(
    settings: Settings, kits: Kits, machine: Machine, patience: int, tell: Callable[[Finding], None]
) -> None:
    """Ask Discord by a client of our own that never connects."""
    import aiohttp
    import discord

    from bot.commands.doctor_discord import DiscordTime, log_in, lost, the_clock
    from bot.process import use_addresses

    use_addresses(settings)
    times = DiscordTime(machine.now)
    async with discord.Client(intents=discord.Intents(guilds=True), http_trace=times.trace()) as client:
        assert settings.token is not None
        taken = await log_in(client, settings.token.get_secret_value())
        tell(taken)
        try:
            if client.user is not None:
                async for finding in examine_discord(client, settings, kits, patience):
                    tell(finding)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            tell(lost(error))
        tell(the_clock(times))


async def examine_discord(
    client: discord.Client, settings: Settings, kits: Kits, patience: float = 0
) -> AsyncIterator[Finding]:
    """What Discord says of the application, its commands, servers and owners. The client has logged in."""
    from bot.commands import doctor_discord as there
    from bot.commands.doctor_servers import stored_houses, the_servers
    from bot.ui.words import english

    application = await client.application_info()
    for finding in there.the_application(application):
        yield finding
    yield await there.the_gateway(client)
    yield await there.the_commands(client, await there.own_commands(settings, kits))

    with stored_houses(settings.db) as house:
        async for finding in the_servers(client, house):
            yield finding
    async for finding in there.the_owners(client, settings, application, english(), patience):
        yield finding
