"""Puts the parts together: settings, store, tables, the Discord client, the commands."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import discord
from discord.ext import commands

from bot.games import GAMES
from bot.games.kit import Kits, patrons_of
from bot.languages.files import languages
from bot.languages.spoken import ENGLISH
from bot.settings import Settings
from bot.store import GameResult, Store
from bot.store.errors import FAILURES
from bot.store.sql import Connection
from bot.tables.clocks.clock import Clock, LoopClock
from bot.tables.info import Elsewhere
from bot.tables.ladder.ladder import settle
from bot.tables.lease import DRAIN, Lease, Turnstile
from bot.tables.record.beacon import Beacon
from bot.tables.seats.limits import TableLimits
from bot.tables.tables import Tables
from bot.ui import errors
from bot.ui.arrivals import Arrivals, Tree
from bot.ui.beacon import HttpBeacon
from bot.ui.client import Tavern
from bot.ui.command_words import CommandTranslator, put_into_words
from bot.ui.commands_sync import told
from bot.ui.delivery import marks, news, seasons
from bot.ui.delivery.alarms import Alarms
from bot.ui.delivery.changes import Delivery
from bot.ui.delivery.drawing import Artist
from bot.ui.delivery.greetings import Greetings
from bot.ui.delivery.limits import CallLimit, Gate
from bot.ui.delivery.recaps import Recaps
from bot.ui.delivery.sending import Pacer
from bot.ui.delivery.shared import Office
from bot.ui.handover import Handover
from bot.ui.membership import Membership
from bot.ui.settings import Wishes
from bot.ui.tongues import Tongues
from bot.ui.traffic import Traffic
from bot.ui.verbs import Verbs
from bot.ui.words import spoken

log = logging.getLogger("barkeep")

COGS = (
    "cogs.lobby",
    "cogs.leaving",
    "cogs.panel",
    "cogs.house",
    "cogs.me",
    "cogs.help",
    "cogs.cases",
    "cogs.learn",
    "cogs.leaderboard",
    "cogs.owner",
    "cogs.setting_up",
    "cogs.sides",
    "cogs.night",
    "cogs.question",
    "cogs.watching",
    "cogs.replay",
    "cogs.call",
)
"""The commands that all games share; a game's own are named by its kit."""


class Barkeep(Tavern):
    """The bot: its parts, and what it does with Discord's events."""

    def __init__(
        self, settings: Settings, kits: Kits, clock: Clock, entropy: Callable[[], str] | None, store: Store | None
    ) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True, moderation=True)
        self._traffic = Traffic(Gate(settings.calls_here))
        # Else the library warns at the first start that it lacks what it would need to speak.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            owner_ids=settings.owner_ids or None,
            http_trace=self._traffic.trace(),
        )
        self.settings = settings
        self.clock = clock
        self.kits = kits
        self.words = spoken(*(kit.words for kit in kits.values()))
        self.looks = {name: kit.look() for name, kit in kits.items()}
        self.games = {name: kit.rules() for name, kit in kits.items()}
        self.verbs = Verbs()
        for kit in kits.values():
            self.verbs.know_old(kit.name, kit.old_verbs)
        self.delivery = Delivery()
        self.beacon: Beacon | None = None
        """Where rounds come from, in place of what the settings say; set before the bot is started."""
        self._entropy = entropy or (lambda: secrets.token_hex(32))
        self._written = entropy is not None
        self._given_store = store
        self._shown = False
        self._stopped = False
        self.arrivals = Arrivals(self, clock, settings.presses_a_second, self.report)
        self._identifies_at_once = 1
        self._ending: asyncio.Task[None] | None = None
        self.drains: int | None = None
        """How often all processes had been told to drain when this one began; None before it is known."""
        self.handover: Handover | None = None
        """Where several processes divide the servers."""
        self._away: set[int] = set()
        """The shards that have been lost since they were ready."""

    # -- starting and stopping ----------------------------------------------------------------------------------

    async def launch_shards(self) -> None:
        """Connect with as many shards as Discord recommends; to the gateway of the settings, if these name one. Where
        several processes divide the servers, each connects its share of them.
        """
        share = self.store.share
        if (self.settings.gateway_url or share.count > 1) and not self.shard_count:
            try:
                advised, _, limit = await self.http.get_bot_gateway()
                self._identifies_at_once = max(1, limit["max_concurrency"])
            except discord.GatewayNotFound:
                advised = 1  # a gateway of one's own, whose API recommends nothing
            self.shard_count = share.count * -(-advised // share.count)
        if share.count > 1 and self.shard_count:
            self.shard_ids = list(share.shards(self.shard_count))
        await super().launch_shards()

    async def setup_hook(self) -> None:
        """Open the store, wake the tables, load the commands. Runs once, before the gateway connects."""
        self.store = self._given_store or await Store.open(self.settings.db, share=self.settings.share)
        self.lease = Lease(self.store, self.clock, self.drains, self.settings.lease)
        self._turnstile = Turnstile(self.store, self.clock)
        try:
            await self.lease.take()
        finally:
            self.drains = self.lease.drains
        self.lease.when_lost = self._lose_lease
        self._traffic.may_call = self.lease.wait_until_held
        self._put_together()
        self.alarms.listen()
        await self._load_commands()
        await self.sync_commands()
        woken = await self.tables.clocks.start()
        await self._forget_again()
        await self.tables.clocks.freeze()  # until the bot is connected, because nobody can move before
        self.tables.upkeep.start()
        self.tables.frames.start()
        await self.tables.backups.start()
        self.tables.inbox.on(DRAIN, self._told_to_drain)
        log.info("%s tables are live; their clocks were put back by %.0f s", woken.live, woken.shifted)

    def _put_together(self) -> None:
        """Make all parts, on the store that is open."""
        patron = patrons_of(self.kits)
        limits = TableLimits(self.settings.tables_a_host, self.settings.tables_a_channel, self.settings.tables_a_server)
        self.tables = Tables(
            self.store, self.games, patron, self.clock, self._entropy, self.delivery, on_over=self._over,
            limits=limits, written=self._written, backups=self.settings.backups, replays=self.settings.replays,
            beacon=self.beacon or (HttpBeacon(self.settings.beacon) if self.settings.beacon else None),
        )  # fmt: skip
        self.wishes = Wishes(self.store, self.tables.inbox)
        self._divide_interactions()
        artist, calls = self.new_artist(), CallLimit(self.settings.calls_here)
        calls.guard(self.http)
        self.tongues = Tongues(self.words, self.wishes, self._locale_of, {
            name: kit.messages for name, kit in self.kits.items()
        })  # fmt: skip
        recaps = Recaps(self.tables, artist, self.words, self.looks)
        self.office = Office(
            self, self.store, self.tables, self.wishes, self.words, self.looks, artist, recaps, self.clock,
            Pacer(self.clock), calls, self.tongues,
        )  # fmt: skip
        self.delivery.open(self.office)
        self.alarms = Alarms(self.office)
        self.membership = Membership(self.tables, self.clock)
        self.greetings = Greetings(self.office)

    def _locale_of(self, guild_id: int) -> str:
        """The locale of a server; empty for one that this process does not know."""
        guild = self.get_guild(guild_id)
        return str(guild.preferred_locale) if guild is not None else ""

    def new_artist(self) -> Artist:
        """Who draws the pictures."""
        return Artist(self.words, self.looks)

    def _over(self, connection: Connection, result: GameResult) -> GameResult:
        """A game has ended: what is written with its end. Returns the result as it counts."""
        counted = settle(connection, result)
        news.note(connection, result, self.clock.now())
        marks.note(connection, result, self.clock.now())
        seasons.note(connection, counted)
        return counted

    async def _load_commands(self) -> None:
        # Not as extensions: discord.py runs the code of these anew for each bot of a process.
        for cogs in (*COGS, *(cog for kit in self.kits.values() for cog in kit.cogs)):
            await import_module(cogs).setup(self)
        put_into_words(self.tree.get_commands(), self.words)
        if any(found.read_by and self.tongues.speaks(code) for code, found in languages().items() if code != ENGLISH):
            await self.tree.set_translator(CommandTranslator(self.words, self.tongues.serving))

    async def commands_alone(self, store: Store) -> list[dict[str, Any]]:
        """The slash commands as Discord would be told of them, on an empty `store` and without Discord. Then the bot
        is only good for closing.
        """
        self.store, self.lease = store, Lease(store, self.clock)
        self._put_together()
        await self._load_commands()
        return told(self.tree)

    async def _forget_again(self) -> None:
        try:
            if gone := await self.tables.forget_again():
                log.info(
                    "a backup was restored: %s people who had themselves forgotten since are forgotten again", gone
                )
        except Exception:
            log.exception("people who had themselves forgotten are still in the backup that was restored")

    def _lose_lease(self) -> None:
        """Another process serves this one's share: end. `run` begins again as its stand-by."""
        log.error("share %s is served by another process now; this one ends, and stands by", self.store.share)
        self._ending = asyncio.create_task(self.close())

    async def close(self) -> None:
        """Refuse further moves, finish pending work, close the store, and disconnect from Discord."""
        self.closing = True
        self.arrivals.freshness.close()
        if hasattr(self, "lease"):
            self.lease.close()
        try:
            if not self._stopped and hasattr(self, "tables"):
                self._stopped = True
                await self._drain()
            elif not self._stopped and hasattr(self, "store"):
                await self.store.close()  # a stand-by
        finally:
            self._stopped = True
            await super().close()

    async def _drain(self) -> None:
        try:
            if hasattr(self, "alarms"):
                self.alarms.close()
            self.tables.inbox.close()
            self.tables.jobs.close()
            self.tables.upkeep.stop()
            self.tables.frames.stop()
            self.tables.backups.stop()
            await self.tables.jobs.idle()
            await self.tables.clocks.stop()
        except FAILURES as error:
            log.warning("the database fails, so nothing more could be written: %s", error)
        finally:
            try:
                if hasattr(self, "office"):
                    await self.office.close()
                    if (note := self.delivery.hands.note_shown()) is not None:
                        await self.store.write(note)
            except FAILURES as error:
                log.warning("which hands are up to date was not noted: %s", error)
            finally:
                await self.store.close()

    # -- Discord's comings and goings ---------------------------------------------------------------------------

    async def on_ready(self) -> None:
        """All shards are connected, or one of them is again after a lost session."""
        for guild in self.guilds:
            self.greetings.seen(guild)  # it may have joined meanwhile
        if self._shown:
            return
        self._shown = True
        shards = self.shard_count or 1
        log.info(
            "connected as %s on %s servers, by %s shards, as share %s", self.user, len(self.guilds), shards,
            self.store.share,
        )  # fmt: skip
        self.tables.clocks.use_shards(shards)
        try:
            for shard in self.store.share.shards(shards):
                if shard not in self._away:
                    await self.tables.clocks.thaw(shard)
        finally:
            await self.delivery.show_all()
            self.tables.inbox.open()  # not before: whoever answers a letter has to know the servers
            self.tables.jobs.open()

    async def on_shard_ready(self, shard_id: int) -> None:
        """A shard is connected, or connected again after a lost session."""
        await self._back(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A shard is connected again, with no event missed."""
        await self._back(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """A shard is lost: nobody on its servers can move, so their clocks are stopped."""
        self._away.add(shard_id)
        self.arrivals.freshness.lost(shard_id)
        if self._shown and not self._stopped:
            await self.tables.clocks.freeze(shard_id)

    async def _back(self, shard_id: int) -> None:
        self._away.discard(shard_id)
        self.arrivals.freshness.back(shard_id)
        if self._shown and not self._stopped:
            await self.tables.clocks.thaw(shard_id)

    async def on_message(self, message: discord.Message, /) -> None:
        """Count the messages that push tables up, and run the operator's text commands."""
        self.delivery.boards.written(message.channel.id)
        await self.process_commands(message)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Post a deleted message of a table again."""
        self.delivery.boards.deleted(payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """The same for many messages at once."""
        for message_id in payload.message_ids:
            self.delivery.boards.deleted(message_id)

    async def on_member_ban(self, guild: discord.Guild, user: discord.abc.User) -> None:
        """A server has banned somebody: patrons take their seats, for they could play on from direct messages."""
        if self._shown and not self._stopped:
            left = await self.tables.put_out(guild.id, user.id)
            log.info("%s was banned from the server %s, and removed from %s tables there", user.id, guild.id, len(left))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot has joined a server."""
        self.greetings.seen(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there again, or late: nothing was known of it while Discord could not reach it."""
        self.greetings.seen(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pause the tables of a deleted channel until they are resumed elsewhere."""
        await self._lose(await self.tables.in_channel(channel.id))
        await self.tables.nights.lose_channel(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self._lose(await self.tables.in_channel(payload.thread_id))
        await self.tables.nights.lose_channel(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The same for a whole server that has removed the bot."""
        await self._lose(await self.tables.in_guild(guild.id))
        await self.tables.nights.lose_server(guild.id)

    async def _lose(self, tables: list[Any]) -> None:
        for info in tables:
            await self.delivery.boards.stop(info.id, "channel-gone")

    @property
    def lease_lost(self) -> bool:
        """Whether another process has taken over what this one served."""
        return hasattr(self, "lease") and self.lease.lost

    # -- several processes --------------------------------------------------------------------------------------

    def _divide_interactions(self) -> None:
        """Where several processes divide the servers, hand interactions over that belong to another."""
        if self.store.share.count == 1:
            return
        parsers = self._connection.parsers
        self.handover = Handover(
            self.store, self.tables.inbox, self.clock, parsers["INTERACTION_CREATE"], self._whisper_closing
        )
        parsers["INTERACTION_CREATE"] = self.handover.arrived

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Space the identifies of all processes as Discord wants it: one in five seconds, or as many as it allows."""
        if self.store.share.count == 1:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._turnstile.enter((shard_id or 0) % self._identifies_at_once)

    async def _whisper_closing(self, raw: Mapping[str, Any]) -> None:
        """Tell somebody that the process which serves their table is away."""
        interaction: discord.Interaction[Any] = discord.Interaction(data=raw, state=self._connection)  # pyright: ignore[reportArgumentType]
        await errors.whisper(interaction, self.words.refusal("closing", {}))

    async def report(self, interaction: discord.Interaction[Any], error: BaseException, what: str) -> None:
        """Answer after an error (see `errors.report`); what another process serves is handed over to it."""
        found = errors.unwrapped(error)
        if (
            isinstance(found, Elsewhere)
            and self.handover is not None
            and self.handover.hand_over(interaction, found.share)
        ):
            return
        await errors.report(interaction, self.words, self.looks, error, what)

    async def _told_to_drain(self, by: object) -> None:
        if not await self.lease.told_to_drain():
            log.info("this process was started after %s had told all to drain, and goes on", by)
            return
        log.warning("told to drain by %s, through another process", by)
        # The letter's own task must be over before the inbox can be closed.
        self._ending = asyncio.create_task(self.drain())

    # -- presses ------------------------------------------------------------------------------------------------

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handle buttons, selects and forms; commands go through the tree."""
        if interaction.type is not discord.InteractionType.autocomplete:
            self._traffic.arrived(interaction.id)
        await self.arrivals.press(interaction)

    async def on_app_command_completion(self, interaction: discord.Interaction[Any], command: object) -> None:
        """Somebody has used a slash command: tell them what no direct message could."""
        await self.delivery.notices.at_command(interaction)

    async def on_command_error(self, context: commands.Context[Any], exception: commands.CommandError, /) -> None:
        """Text commands are the operator's; errors of anybody else are not answered."""
        if isinstance(exception, commands.CommandNotFound | commands.CheckFailure):
            return
        said = errors.sentence(self.words, self.looks, exception)
        if said is None:
            reference = secrets.token_hex(3).upper()
            log.error(
                "the text command failed, reference %s", reference, exc_info=errors.unwrapped(exception),
                extra={"reference": reference},
            )  # fmt: skip
            said = self.words.say("error.broke", reference=reference)
        await context.send(said)


def create_bot(
    settings: Settings,
    *,
    kits: Kits = GAMES,
    clock_now: Callable[[], float] = time.time,
    entropy: Callable[[], str] | None = None,
    store: Store | None = None,
) -> Barkeep:
    """The bot, not yet started. `kits` are the games it plays; `clock_now` gives seconds since 1970 (UTC); `entropy`
    256 bits in hex, anew each time, for games that come out the same each time: they are played as seeds, and nothing
    is mixed in; `store` is one that is open already (the bot closes it). Raises `BadMessages` and `BadData` for broken
    data files.
    """
    clock = LoopClock(clock_now, time.monotonic if clock_now is time.time else None)
    return Barkeep(settings, kits, clock, entropy, store)
