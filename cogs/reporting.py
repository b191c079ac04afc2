"""Reports of what is wrong at a table, and the public log of a game that is over."""

from __future__ import annotations

import logging
from collections.abc import Collection

from discord.ext import commands

from bot.engine import Refused
from bot.store import decisions, reports, talk
from bot.store.errors import StoreRefused
from bot.store.sql import Connection
from bot.tables.record.stories import PersonLimit
from bot.tables.seats.sight import had_seat
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.reports import log_files
from bot.ui.errors import whisper
from bot.ui.layouts import forms
from bot.ui.layouts.components import Press

log = logging.getLogger("barkeep.reporting")

REPORTS_MOST = 5
"""How many reports one person may make about one table, because each is a message to the operator."""
REPORTS_A_DAY = 5
"""How many reports one person may make in 24 hours about all tables."""
DAY = 86_400.0


def add_report(connection: Connection, table: str, user: int, text: str, now: float, team: Collection[int] = ()) -> str:
    """Store a report with the place in the log that it is about and with what was said in the `team` of whoever makes
    it, and return its reference. Raises `StoreRefused`.
    """
    if sum(report.user_id == user for report in reports.of_table(connection, table)) >= REPORTS_MOST:
        raise StoreRefused("report-enough", most=REPORTS_MOST)
    if reports.count_since(connection, user, now - DAY) >= REPORTS_A_DAY:
        raise StoreRefused("report-today", most=REPORTS_A_DAY)
    reference = reports.add(connection, table, user, text, now, decisions.count(connection, table))
    talk.report(connection, reference, table, team)
    return reference


class ReportingCog(commands.Cog):
    """The buttons; the command is in the group of `cogs.lobby.LobbyCog`."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.words = bot.words
        self._limit = PersonLimit(bot.clock, REPORTS_A_DAY, DAY)
        bot.verbs.add(
            "table",
            {"report": self.on_report, "tell": self.on_tell, "log": self.on_log},
            forms=("tell",),
            public=("log",),
        )

    async def keep(self, interaction: Interaction, table: str, text: str) -> None:
        """Store a report for the operator, with the place in the log that it is about."""
        now, user = self.bot.clock.now(), interaction.user.id
        info = await self.bot.tables.info(table)
        if had_seat(info, user) is None:
            raise Refused("not-seated")
        team = await self.bot.tables.team(table, user)
        enough = not self._limit.open_to(user)  # even if the store has forgotten the person since

        def unit(connection: Connection) -> str:
            reference = add_report(connection, table, user, text, now, team)
            if enough:
                raise StoreRefused("report-today", most=REPORTS_A_DAY)
            return reference

        try:
            reference = await self.bot.store.write(unit)
        except StoreRefused as no:
            raise Refused(no.reason, **no.facts) from None
        self._limit.enter(user)
        log.warning("report %s about table %s", reference, table)
        self.bot.delivery.desk.reported(reference)
        await whisper(interaction, self.words.say("lobby.reported", reference=reference))

    async def on_report(self, interaction: Interaction, press: Press) -> None:
        """Report: open the form."""
        info = await self.bot.tables.info(press.table)
        if had_seat(info, interaction.user.id) is None:
            raise Refused("not-seated")
        await interaction.response.send_modal(forms.report_form(self.words, press.table))

    async def on_tell(self, interaction: Interaction, press: Press) -> None:
        """The submitted report."""
        await self.keep(interaction, press.table, press.values[0] if press.values else "")

    async def on_log(self, interaction: Interaction, press: Press) -> None:
        """Give everybody the public log once the game is over."""
        info = await self.bot.tables.info(press.table)
        if info.started_at is None or info.status not in ("over", "closed"):
            raise Refused("log-not-yet")
        await interaction.response.defer(ephemeral=True, thinking=True)
        files = await log_files(self.bot.office, press.table, interaction.user.id)
        told = self.words.say("log.file", table=press.table)
        if len(files) > 1:
            told += f"\n{self.words.say('log.proof', table=press.table)}"
        await interaction.followup.send(told, files=files, ephemeral=True)
