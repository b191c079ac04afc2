"""What `doctor` finds out about the servers that the bot is on: whether it may do there what it has to."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TypeAlias

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
from bot.ui.places import NEEDED, needed

REMEDY = "Give the bot's role these permissions there: the server's or the channel's settings, Permissions."
NO_COMMANDS = "not everybody may use commands"
LET_THEM = "Unless that is meant: give @everyone the permission Use Application Commands."
KINDS = (discord.TextChannel, discord.VoiceChannel, discord.ForumChannel)
"""The channels of a category in which tables may be opened."""
Room: TypeAlias = GuildChannel | discord.Thread
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
    server = Server(guild, await guild.fetch_member(client.user.id), await guild.fetch_channels())
    faults = list(server.news(house))
    if not house.channels:
        for finding in (*faults, server.anywhere(house)):
            yield finding
        return
    chosen = [server.by_id.get(channel) or await _thread(client, channel) for channel in sorted(house.channels)]
    rooms = [room for channel in chosen for room in server.within(channel)]
    faults += [fault for channel in chosen if (fault := server.no_place(channel)) is not None]
    faults += [fault for room in rooms if (fault := server.room(room, house)) is not None]
    for fault in faults:
        yield fault
    if not faults:
        count = len(rooms)
        yield good("server", f"{guild.name}: all permissions in {count} chosen channel{'s' if count > 1 else ''}")


async def _thread(client: discord.Client, channel: int) -> discord.Thread | None:
    """A chosen thread; None if there is no such channel any more, or the bot may not see it."""
    try:
        found = await client.fetch_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return None
    return found if isinstance(found, discord.Thread) else None


class Server:
    """What may be done on a server, by its channels as Discord has them now."""

    def __init__(self, guild: discord.Guild, me: discord.Member, channels: Sequence[GuildChannel]) -> None:
        self._guild = guild
        self._me = me
        self._channels = channels
        self.by_id = {channel.id: channel for channel in channels}

    def within(self, channel: Room | None) -> list[Room]:
        """The channels for tables that a chosen one stands for: those of a category, else itself."""
        if isinstance(channel, discord.CategoryChannel):
            return [room for room in self._channels if room.category_id == channel.id and isinstance(room, KINDS)]
        return [] if channel is None else [channel]

    def no_place(self, channel: Room | None) -> Finding | None:
        """What is wrong with a chosen channel that stands for none."""
        if self.within(channel):
            return None
        said = "a chosen channel is gone, or the bot may not see it"
        return look("server", f"{self._guild.name}, #{channel}: there is no channel for tables in it" if channel
                    else f"{self._guild.name}: {said}", "Choose the channels again: /house settings.")  # fmt: skip

    def room(self, channel: Room, house: GuildSettings) -> Finding | None:
        """What is missing in a channel for tables."""
        where = f"{self._guild.name}, #{channel.name}"
        log = threads.NEEDED if house.log_thread and isinstance(channel, discord.TextChannel) else ()
        if missing := self._missing(channel, dict.fromkeys((*needed(channel), *log))):
            return wrong("server", f"{where}: {permission_names(missing)} missing", REMEDY)
        return None if self._commands(channel) else look("server", f"{where}: {NO_COMMANDS} there", LET_THEM)

    def news(self, house: GuildSettings) -> Iterator[Finding]:
        """What is wrong with the channel that is told of ended games."""
        if house.news_id is None:
            return
        channel = self.by_id.get(house.news_id)
        if channel is None:
            yield look("server", f"{self._guild.name}: the channel for news is gone, or the bot may not see it",
                       "Choose another one: /house settings.")  # fmt: skip
        elif missing := self._missing(channel, ("view_channel", "send_messages")):
            said = f"{self._guild.name}, #{channel.name}: {permission_names(missing)} missing, so it gets no news"
            yield wrong("server", said, REMEDY)

    def anywhere(self, house: GuildSettings) -> Finding:
        """Whether there is any channel for tables, where none was chosen."""
        name, texts = self._guild.name, [room for room in self._channels if isinstance(room, discord.TextChannel)]
        fit = [channel for channel in texts if not self._missing(channel, NEEDED)]
        if texts and not fit:
            missing = min((self._missing(channel, NEEDED) for channel in texts), key=len)
            return wrong("server", f"{name}: no channel in which a table can be opened; "
                         f"the nearest lacks {permission_names(missing)}", REMEDY)  # fmt: skip
        if house.log_thread and fit and all(self._missing(channel, threads.NEEDED) for channel in fit):
            missing = min((self._missing(channel, threads.NEEDED) for channel in fit), key=len)
            return wrong(
                "server", f"{name}: no channel allows a log thread: {permission_names(missing)} missing", REMEDY
            )
        if fit and not any(map(self._commands, fit)):
            return look("server", f"{name}: {NO_COMMANDS}", LET_THEM)
        return good("server", f"{name}: tables may be opened in {len(fit)} of {len(texts)} text channels")

    def _allowed(self, channel: Room, who: discord.Member | discord.Role) -> discord.Permissions:
        place = self.by_id.get(channel.parent_id) if isinstance(channel, discord.Thread) else channel
        # Not the kind's own `permissions_for`, which takes others away with *Send Messages*: then they would be named,
        # too.
        if place is None:  # a thread whose channel is gone goes with it
            return discord.Permissions.none()
        return GuildChannel.permissions_for(place, who)

    def _missing(self, channel: Room, wanted: Iterable[str]) -> list[str]:
        allowed = self._allowed(channel, self._me)
        if not allowed.view_channel:
            return ["view_channel"]  # without it Discord takes all others away
        return [name for name in wanted if not getattr(allowed, name)]

    def _commands(self, channel: Room) -> bool:
        """Whether all who see a channel may use commands there. Of one that not everybody sees nothing is known."""
        allowed = self._allowed(channel, self._guild.default_role)
        return allowed.use_application_commands or not allowed.view_channel
