"""Delivers reports: to the operators at once, and the log to the player when the game is over."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import math
from dataclasses import asdict

import discord
from discord.ext import commands

from bot.engine import Refused
from bot.languages.spoken import ENGLISH, speaking
from bot.store import decisions, reports, tables, talk
from bot.store.reports import Report
from bot.store.sql import Connection
from bot.tables.seats.sight import AT_PLAY, had_seat, may_read_log
from bot.ui.delivery.sending import Later, trouble
from bot.ui.delivery.shared import Office
from bot.ui.layouts.clock import when
from bot.ui.layouts.logs import log_text
from bot.ui.layouts.tables import cut
from bot.ui.words import Words

log = logging.getLogger("barkeep.reports")

GATHER = 10 * 60.0
"""Seconds after a message with reports during which further ones are gathered for the next."""
LINES = 10
"""How many reports such a message tells of."""
LINE_MOST = 120
AGAIN = 120.0
"""Seconds until a player's log is sent again after a temporary failure of Discord."""
OPERATORS = (discord.TeamMemberRole.admin, discord.TeamMemberRole.developer)


async def operators(client: discord.Client) -> list[int]:
    """The operators: the people named in the settings, else the application's owner, or its team's admins and
    developers.
    """
    if isinstance(client, commands.Bot | commands.AutoShardedBot) and client.owner_ids:
        return sorted(client.owner_ids)
    return owners(await client.application_info())


def owners(application: discord.AppInfo) -> list[int]:
    """The application's owner, or its team's admins and developers."""
    if application.team is None:
        return [application.owner.id]
    return [member.id for member in application.team.members if member.role in OPERATORS]


async def log_file(office: Office, table: str, by: int | None = None) -> discord.File:
    """The public log of a table as readable lines, with the seed only once it is over.

    `by`: the person who wants it. Raises `Refused`, also when they want logs too often.
    """
    info = await office.tables.info(table)
    words, look = office.words, office.looks[info.game]
    text = await office.tables.log(table, lambda log: log_text(words, look, info, log), by)
    return discord.File(io.BytesIO(text.encode()), filename=f"{table}.txt")


async def log_files(office: Office, table: str, by: int | None = None) -> list[discord.File]:
    """The log as readable lines, and once the table is over also the one that proves its shuffle. Raises as `log_file`
    does.
    """
    readable = await log_file(office, table, by)
    proof = await office.tables.proof(table)
    if proof is None:
        return [readable]
    return [readable, discord.File(io.BytesIO(proof.encode()), filename=f"{table}.jsonl")]


async def told_logs(office: Office, table: str) -> list[discord.File]:
    """The same; none for a lobby, and for a table whose rules fail: reports about it must be delivered all the same."""
    try:
        if (await office.tables.info(table)).started_at is None:
            return []
        return await log_files(office, table)
    except Exception:
        log.exception("the log of table %s cannot be told in words", table)
        return []


async def send_report(office: Office, user: int, to: discord.abc.Messageable, report: Report) -> bool:
    """Send a report with the table's log to an operator (`user`); returns False if they take no direct messages.

    An operator who plays there gets no log that tells what is hidden, and the report goes on waiting for them: see
    `Desk.ended` and ``@Barkeep reports``.
    """
    may_read = await _may_read(office, user, report.table)
    whole = None
    if may_read:
        whole = await office.store.replay(lambda connection: table_log(connection, report.table, report.reference))
    name = f"{report.table}-{report.reference}"
    attached = [] if whole is None else [discord.File(io.BytesIO(whole.encode()), filename=f"{name}.json")]
    attached += await told_logs(office, report.table)
    said = office.words.say(
        "owner.report",
        reference=report.reference,
        table=report.table,
        when=when(report.at, "f"),
        text=discord.utils.escape_markdown(report.text)[:1600],
    )
    if not may_read:
        said += "\n" + office.words.say("owner.report-waits")
    try:
        await to.send(said, files=attached)
    except discord.Forbidden as error:
        log.info("report %s was not delivered: %s", report.reference, error)
        return False
    if all([await _may_read(office, other, report.table) for other in await operators(office.client)]):
        await office.store.write(lambda connection: reports.operator_told(connection, report.reference))
    return True


async def _may_read(office: Office, user: int, table: str) -> bool:
    try:
        return may_read_log(await office.tables.info(table), user)
    except Refused:
        return True  # the table is gone, and nothing of it is hidden any more


def table_log(connection: Connection, table: str, reference: str = "") -> str | None:
    """A table's log as JSON, with the moves that were taken back; None for a lobby, which has none. Only once the table
    is over it holds the seed, and what that was made of. What a report has taken along of a team's talk is in it.
    """
    stored = tables.load(connection, table)
    if stored is None or stored.row.started_at is None:
        return None
    row = asdict(stored.row)
    if stored.row.status not in ("over", "closed"):
        for hidden in ("seed", "secret", "entries", "pressed"):
            row.pop(hidden)
    whole = {
        "table": row,
        "seats": [{**asdict(seat), "entry": 0} for seat in stored.seats],
        "epochs": [epoch._asdict() for epoch in decisions.epochs(connection, table)],
        "decisions": [decision._asdict() for decision in decisions.whole(connection, table)],
        "talk": [line._asdict() for line in talk.of_report(connection, reference)],
    }
    return json.dumps(whole, indent=1)


def digest(words: Words, told: list[Report]) -> str:
    """Several reports in one message."""
    lines = [
        words.say(
            "owner.report-line",
            reference=report.reference,
            table=report.table,
            when=when(report.at, "R"),
            text=cut(discord.utils.escape_markdown(" ".join(report.text.split())), LINE_MOST),
        )
        for report in told[:LINES]
    ]
    if len(told) > LINES:
        lines.append(words.say("owner.report-more", n=len(told) - LINES))
    return words.say("owner.report-digest", n=len(told), lines="\n".join(lines))


class Desk:
    """Delivers reports: one at once, and those that come soon after it together, without their logs. Those that no
    operator could be sent, and the logs of the others, wait for ``@Barkeep reports``.
    """

    def __init__(self, office: Office) -> None:
        self._office = office
        self._one_at_a_time = asyncio.Lock()
        self._later = Later(office.clock)
        self._gathered: list[str] = []
        self._next_at = -math.inf
        """The monotonic time from which a report is sent at once."""

    def reported(self, reference: str) -> None:
        """Send a new report to the operators."""
        now = self._office.clock.monotonic()
        if now >= self._next_at:
            self._send([reference])
        else:
            self._gathered.append(reference)
            self._later.ask(self._next_at - now, self._send_gathered)
        self.ended()

    def _send_gathered(self) -> None:
        references, self._gathered = self._gathered, []
        self._send(references)

    def _send(self, references: list[str]) -> None:
        self._next_at = self._office.clock.monotonic() + GATHER
        self._office.spawn(self._tell_operators(references), f"reports {', '.join(references)}: telling the operators")

    def ended(self) -> None:
        """If the game is over, send its log to the people who reported something there, and reports to operators who
        played in it.
        """
        self._office.spawn(self._tell_players(), "sending logs to who reported something")
        self._office.spawn(self._tell_waiting_operators(), "sending reports to operators who have played")

    async def _tell_operators(self, references: list[str]) -> None:
        office = self._office
        found = await office.store.read(
            lambda connection: [reports.find(connection, reference) for reference in references]
        )
        told = [report for report in found if report is not None]
        me = office.client.user
        try:
            for user in await operators(office.client) if told else ():
                if me is None or user != me.id:
                    await self._tell_operator(user, told)
        except Exception as error:
            if trouble(error) is None:
                raise
            log.warning("reports %s: the operators cannot be asked for: %s", ", ".join(references), error)

    async def _tell_waiting_operators(self) -> None:
        """Send the operators what waited because they played at the table themselves."""
        store = self._office.store
        async with self._one_at_a_time:
            for report in await store.read(lambda connection: reports.for_operator(connection, store.share)):
                try:
                    info = await self._office.tables.info(report.table)
                    for user in () if info.status in AT_PLAY else await operators(self._office.client):
                        if had_seat(info, user) is not None:
                            await self._tell_operator(user, [report])
                except Exception as error:
                    if trouble(error) is None and not isinstance(error, Refused):
                        raise
                    log.warning("report %s: the operators cannot be told now: %s", report.reference, error)

    async def _tell_operator(self, user: int, told: list[Report]) -> None:
        try:
            if len(told) == 1:
                await send_report(self._office, user, await self._direct(user), told[0])
            else:
                with speaking(ENGLISH):
                    await (await self._direct(user)).send(digest(self._office.words, told))
        except Exception as error:
            if trouble(error) is None:
                raise
            log.warning("%s reports were not delivered to %s: %s", len(told), user, error)

    async def _direct(self, user: int) -> discord.PartialMessageable:
        channel = await self._office.client.create_dm(discord.Object(user))
        return self._office.channel(channel.id)

    async def _tell_players(self) -> None:
        async with self._one_at_a_time:
            waiting: dict[tuple[int, str], list[str]] = {}
            store = self._office.store
            for report in await store.read(lambda connection: reports.for_players(connection, store.share)):
                waiting.setdefault((report.user_id, report.table), []).append(report.reference)
            done = [await self._tell_player(user, table, found) for (user, table), found in waiting.items()]
        if not all(done):
            self._office.clock.call_later(AGAIN, self.ended)

    async def _language(self, user: int, table: str) -> str:
        """What somebody is told about a table in."""
        tongues = self._office.tongues
        try:
            info = await self._office.tables.info(table)
        except Refused:
            return await tongues.to(user)
        return await tongues.to(user, info.guild_id, info.game)

    async def _tell_player(self, user: int, table: str, references: list[str]) -> bool:
        """Send somebody the log. Returns False if it is to be tried again. People who take no direct messages can
        use the table's button instead.
        """
        office = self._office
        now = office.clock.now()
        logs: list[discord.File] = []
        said = ""
        if user > 0:
            with speaking(await self._language(user, table)):
                logs = await told_logs(office, table)
                said = office.words.say("log.yours", table=table, references=office.words.listing(references))
        if logs and await office.wishes.takes_dms(user, now):
            try:
                await (await self._direct(user)).send(said, files=logs)
            except Exception as error:
                what = trouble(error)
                if what is None:
                    raise
                log.info("table %s: the log was not delivered to who reported something: %s", table, error)
                if what == "again":
                    return False
                if what == "closed-dm":
                    await office.wishes.dms_failed(user, now)
        await office.store.write(
            lambda connection: [reports.player_told(connection, reference) for reference in references]
        )
        return True
