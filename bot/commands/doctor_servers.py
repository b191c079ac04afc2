"""What `doctor` finds out about the servers that the bot is on: whether it may do there what it has to."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import discord
from discord.abc import GuildChannel

from bot.commands.doctor_findings import Finding, good, look, wrong
from bot.database import Database
from bot.store import houses
from bot.store.errors import FAILURES
from bot.store.houses import GuildSettings
from bot.store.opening import opened
from bot.ui.delivery import threads
from bot.ui.errors import permission_names
from bot.ui.places import NEEDED

REMEDY = "Give the bot's role these permissions there: the server's or the channel's settings, Permissions."
Houses = Callable[[int], GuildSettings]
"""The settings of a server."""


@contextmanager
def stored_houses(db: Database) -> Generator[Houses]:
    """The servers' settings as the database has them; those of a server of which nothing can be read are the usual."""
    with ExitStack() as stack:
        connection = None
        if not isinstance(db, Path) or db.exists():
            with suppress(*FAILURES):
                connection = stack.enter_context(opened(db, read_only=True))

        def house(guild: int) -> GuildSettings:
            if connection is not None:
                with suppress(*FAILURES):  # said of the database already
                    return houses.load(connection, guild)
            return GuildSettings(guild)

        yield house


async def the_servers(client: discord.Client, houses: Houses) -> AsyncIterator[Finding]:
    """Findings about each server; or one that says that there is none."""
    none = True
    async for short in client.fetch_guilds():
        none = False
        try:
            guild = await client.fetch_guild(short.id, with_counts=False)
            async for finding in _server(client, guild, houses(guild.id)):
                yield finding
        except discord.HTTPException as error:
            yield look("server", f"{short.name}: it cannot be asked about: {error}", "Try again later.")
    if none:
        yield look("servers", "the bot is on no server", "Invite it by the link in the README.")


async def _server(client: discord.Client, guild: discord.Guild, house: GuildSettings) -> AsyncIterator[Finding]:
    assert client.user is not None
    me = await guild.fetch_member(client.user.id)
    channels = await guild.fetch_channels()
    by_id = {channel.id: channel for channel in channels}
    if not house.channels:
        yield _anywhere(guild, me, channels)
        return
    faults: list[Finding] = []
    for chosen in sorted(house.channels):
        faults += _channel(guild, me, by_id.get(chosen) or await _thread(client, chosen), house)
    for fault in faults:
        yield fault
    if not faults:
        count = len(house.channels)
        yield good("server", f"{guild.name}: all permissions in {count} chosen channel{'s' if count > 1 else ''}")


async def _thread(client: discord.Client, channel: int) -> discord.Thread | None:
    """A chosen thread; None if there is no such channel any more, or the bot may not see it."""
    try:
        found = await client.fetch_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return None
    return found if isinstance(found, discord.Thread) else None


def _channel(
    guild: discord.Guild, me: discord.Member, channel: GuildChannel | discord.Thread | None, house: GuildSettings
) -> Iterator[Finding]:
    """What is missing in a chosen channel."""
    if channel is None:
        yield look("server", f"{guild.name}: a chosen channel is gone, or the bot may not see it",
                   "Choose the channels again: /house settings.")  # fmt: skip
        return
    missing = _missing(guild, me, channel, log_thread=house.log_thread)
    if missing:
        yield wrong("server", f"{guild.name}, #{channel.name}: {permission_names(missing)} missing", REMEDY)


def _missing(
    guild: discord.Guild, me: discord.Member, channel: GuildChannel | discord.Thread, *, log_thread: bool = False
) -> list[str]:
    threaded = isinstance(channel, discord.Thread)
    above = (guild.get_channel(channel.parent_id) or channel.parent) if threaded else channel
    place = above if isinstance(above, GuildChannel) else None
    # Not the kind's own `permissions_for`, which takes others away with *Send Messages*: then they would be named, too.
    allowed = me.guild_permissions if place is None else GuildChannel.permissions_for(place, me)
    needed = [f"{name}_in_threads" if threaded and name == "send_messages" else name for name in NEEDED]
    needed += [name for name in threads.NEEDED if log_thread and name not in needed]
    if not allowed.view_channel:
        return ["view_channel"]  # without it Discord takes all others away
    return [name for name in needed if not getattr(allowed, name)]


def _anywhere(guild: discord.Guild, me: discord.Member, channels: Sequence[GuildChannel]) -> Finding:
    """Whether there is any channel for tables, where none was chosen."""
    texts = [channel for channel in channels if isinstance(channel, discord.TextChannel)]
    fit = [channel for channel in texts if not _missing(guild, me, channel)]
    if fit or not texts:
        return good("server", f"{guild.name}: tables may be opened in {len(fit)} of {len(texts)} text channels")
    missing = min((_missing(guild, me, channel) for channel in texts), key=len)
    return wrong("server", f"{guild.name}: no channel in which a table can be opened; "
                 f"the nearest lacks {permission_names(missing)}", REMEDY)  # fmt: skip
