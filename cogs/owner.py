"""The operator's text commands, by mention: ``@Barkeep health``. Nobody else gets an answer."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

import discord
from discord.ext import commands

from bot import __version__
from bot.database import PostgresUrl
from bot.engine import Refused
from bot.store import reports, tables
from bot.store.backup import BackupError, backup
from bot.store.backups import LastBackup
from bot.store.health import ShareHealth
from bot.store.upkeep import SOUND, Checked
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.reports import send_report
from bot.ui.layouts.clock import when
from bot.ui.layouts.components import Press
from bot.ui.layouts.tables import cut, layout
from bot.vitals import take_vitals

log = logging.getLogger("barkeep.owner")

SHARES_AT_ONCE = 10
"""How many shares are told of in one message, which has at most 2,000 characters."""
DAMAGE_MOST = 300
"""The most characters in which `health` tells what a check has found; the log has all."""

Context: TypeAlias = commands.Context[Any]


class Owner(commands.Cog):
    """The commands of the operator."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.office = bot.office
        self.words = bot.words
        self._since = bot.office.clock.now()
        bot.verbs.add("doctor", {"try": self.on_try}, public=("try",))

    async def cog_check(self, ctx: Context) -> bool:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Allow only the owners of the application, or the people named in the settings."""
        return await self.bot.is_owner(ctx.author)

    @commands.command()
    async def sync(self, ctx: Context) -> None:
        """Send the slash commands to Discord, changed or not."""
        await self.bot.sync_commands(force=True)
        await ctx.send(self.words.say("owner.synced"))

    @commands.command()
    async def drain(self, ctx: Context) -> None:
        """Tell the tables, refuse further answers, finish pending work, and end all processes with exit code 0."""
        live = await self.office.store.read(lambda connection: tables.every(connection, ("live",)))
        log.warning("told to drain by %s, with %s tables in play", ctx.author.id, len(live))
        await ctx.send(self.words.say("owner.draining", n=len(live)))
        await self.bot.drain_all(ctx.author.id)

    @commands.command()
    async def backup(self, ctx: Context, *, path: str = "") -> None:
        """Copy the database to `path` (beside it if relative), by default to a name with the date in it."""
        db = self.office.store.driver.where
        if isinstance(db, PostgresUrl):
            await ctx.send(self.words.say("owner.backup-postgres"))
            return
        stamp = datetime.fromtimestamp(self.office.clock.now(), UTC).strftime("%Y%m%d-%H%M%S")
        target = db.parent / Path(path.strip() or f"{db.stem}-{stamp}{db.suffix}")
        try:
            size = await asyncio.to_thread(backup, db, target)
        except BackupError as error:
            log.error("a backup failed: %s", error)
            await ctx.send(self.words.say("owner.backup-failed", why=str(error)))
            return
        log.info("backup to %s", target)
        await ctx.send(self.words.say("owner.backup-done", path=str(target), size=shown_size(size)))

    @commands.command()
    async def health(self, ctx: Context) -> None:
        """Show the health of the process, the database and the connection."""
        vitals = await take_vitals(self.office.store, self.bot)
        found, latency = vitals.found, vitals.latency
        told = self.words.say(
            "owner.health",
            version=__version__,
            library=discord.__version__,
            since=when(self._since),
            live=found.tables.get("live", 0),
            lobby=found.tables.get("lobby", 0),
            paused=found.tables.get("paused", 0),
            size=shown_size(vitals.size),
            commit=f"{vitals.commit * 1000:.1f}",
            check=self._check(found.checked),
            backup=self._backup(found.backup),
            heartbeat=self._moment(found.last_heartbeat),
            last=self._moment(found.last_move),
            latency=self.words.say("owner.no-latency")
            if latency is None
            else self.words.say("owner.latency", ms=round(latency * 1000)),
            reports=found.reports,
        )
        await ctx.send(told)
        lines = [self._other(other) for other in found.others]
        for at in range(0, len(lines), SHARES_AT_ONCE):
            await ctx.send("\n".join(lines[at : at + SHARES_AT_ONCE]))

    async def on_try(self, interaction: Interaction, press: Press) -> None:
        """`python -m bot doctor` has sent this button: give a private answer, edit it, and say so in the button's
        message, where the command looks.
        """
        if not await self.bot.is_owner(interaction.user) or interaction.message is None:
            raise Refused("over")
        await interaction.response.send_message(self.words.say("owner.doctor-answer"), ephemeral=True)
        await self._tell_doctor(interaction.message, "owner.doctor-tried")
        await interaction.edit_original_response(content=self.words.say("owner.doctor-answer-edited"))
        await self._tell_doctor(interaction.message, "owner.doctor-edited")

    async def _tell_doctor(self, button: discord.Message, key: str) -> None:
        direct = self.office.channel(button.channel.id)
        text: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay(self.words.say(key))
        await direct.get_partial_message(button.id).edit(view=layout(text))

    def _other(self, other: ShareHealth) -> str:
        """A line about a share that another process serves."""
        return self.words.say(
            "owner.health-share",
            share=str(other.share),
            live=other.tables.get("live", 0),
            lobby=other.tables.get("lobby", 0),
            paused=other.tables.get("paused", 0),
            heartbeat=self._moment(other.last_heartbeat),
            letter=self.words.say("owner.no-letter") if other.letter is None else when(other.letter),
        )

    def _check(self, checked: Checked | None) -> str:
        if checked is None:
            return self.words.say("owner.never")
        key = "owner.check-ok" if checked.found == SOUND else "owner.check-damaged"
        return self.words.say(key, when=when(checked.at), found=cut(checked.found, DAMAGE_MOST))

    def _backup(self, last: LastBackup | None) -> str:
        if last is None:
            return self.words.say("owner.no-backup")
        made = self._moment(last.at)
        return self.words.say("owner.backup-fails", made=made, why=cut(last.why, DAMAGE_MOST)) if last.why else made

    def _moment(self, at: float | None) -> str:
        return self.words.say("owner.never") if at is None else when(at)

    @commands.command()
    async def reports(self, ctx: Context) -> None:
        """Send the waiting reports with their tables' logs, by direct message because they may tell secrets."""
        waiting = await self.office.store.read(reports.for_operator)
        if not waiting:
            await ctx.send(self.words.say("owner.reports-none"))
            return
        for report in waiting:
            if not await send_report(self.office, ctx.author.id, ctx.author, report):
                await ctx.send(self.words.say("owner.reports-closed"))
                return
        await ctx.send(self.words.say("owner.reports-sent", n=len(waiting)))


def shown_size(size: int) -> str:
    """A number of bytes in a readable unit."""
    return f"{size / 1024 / 1024:.1f} MiB" if size >= 1024 * 1024 else f"{size / 1024:.0f} KiB"


async def setup(bot: Tavern) -> None:
    """Called by discord.py when it loads this file."""
    await bot.add_cog(Owner(bot))
