"""The log thread: under the table's message, with all public events, if the server wants one."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.engine import Refused
from bot.languages.spoken import speak
from bot.tables.info import TableInfo
from bot.ui.delivery.posting import AGAIN
from bot.ui.delivery.sending import Later, trouble
from bot.ui.delivery.shared import Office, Post, log
from bot.ui.layouts.logs import end_lines, step_lines
from bot.ui.layouts.tables import cut, seat_names

COLLECT = 15.0
"""Seconds for which lines are collected before they are sent together."""
BETWEEN = 2.0
"""Seconds between two messages of one log."""
MOST = 1900
"""Characters of one message; Discord allows 2000."""
NEEDED = ("create_public_threads", "send_messages_in_threads")
HAS_ONE = 160004
"""Discord's error for a message that already has a thread; the thread has the message's id."""
GONE = "gone"


@dataclass(slots=True)
class Log:
    """A table's thread, and how many steps of the log are written there."""

    table: str
    later: Later
    thread: int = 0
    written: int = 0
    sending: int = 0
    """The end of the batch that was last begun; an earlier run may or may not have sent it."""
    token: str = ""
    """Names that batch in Discord's nonce. Drawn by chance, because the count of steps would tell of hidden answers."""
    loaded: bool = False
    off: bool = False
    """Whether the table has no thread, or no longer one."""
    wanted: bool = False
    busy: bool = False


class LogThreads:
    """All log threads. `post_of` tells where a table's message is."""

    def __init__(self, office: Office, post_of: Callable[[str], Post | None]) -> None:
        self.logs: dict[str, Log] = {}
        self._office = office
        self._post_of = post_of

    def changed(self, table: str, *, ended: bool) -> None:
        """Write the table's new steps soon, or at once if the game has `ended`."""
        here = self.logs.get(table)
        if here is None:
            here = self.logs[table] = Log(table, Later(self._office.clock))
        if ended or not here.off:
            self._ask(here, 0.0 if ended else COLLECT)

    def _ask(self, here: Log, seconds: float) -> None:
        here.later.ask(seconds, lambda: self._begin(here))

    def _begin(self, here: Log) -> None:
        here.wanted = True
        if not here.busy and self._office.open:
            here.busy = True
            self._office.spawn(self._work(here), f"table {here.table}: writing its log")

    async def _work(self, here: Log) -> None:
        try:
            while here.wanted:
                here.wanted = False
                await self._once(here)
        finally:
            here.busy = False

    async def _once(self, here: Log) -> None:
        """Write new steps, one batch at most."""
        try:
            info = await self._office.tables.info(here.table)
            if info.started_at is None:
                self._drop(here)
                return
            await self._load(here)
            if not here.off and not here.thread:
                await self._open(here, info)
            if here.thread and not here.off:
                await self._write(here, info)
            elif here.off and info.ended_at is not None:
                await self._end(here)
        except Refused as no:
            log.info("table %s: its log is not written: %s", here.table, no.reason)
            self._drop(here)
        except Exception as error:
            await self._failed(here, error)

    def _drop(self, here: Log) -> None:
        here.later.cancel()
        self.logs.pop(here.table, None)

    async def _load(self, here: Log) -> None:
        """The thread as an earlier run has stored it."""
        if here.loaded:
            return
        for stored in await self._office.tables.messages(here.table):
            if stored.kind == "log":
                here.thread, here.off = stored.channel_id, stored.nonce == GONE
                if not here.off:
                    written, sending, here.token, *_ = [*stored.nonce.split("-"), "", ""]
                    here.written, here.sending = int(written), int(sending or written)
        here.loaded = True

    async def _keep(self, here: Log, how_far: str) -> None:
        now = self._office.clock.now()
        await self._office.tables.remember(here.table, "log", -1, here.thread, 0, now, how_far)

    # -- the thread ---------------------------------------------------------------------------------------------

    async def _open(self, here: Log, info: TableInfo) -> None:
        """Make the thread, unless the server wants none or it cannot be made here."""
        office = self._office
        channel = office.client.get_channel(info.channel_id)
        wanted = (await office.wishes.house(info.guild_id)).log_thread and info.ended_at is None
        if not wanted or not isinstance(channel, discord.TextChannel) or lacking(channel):
            here.off = True
            return
        post = self._post_of(info.id)
        if post is None or post.channel_id != channel.id:
            self._ask(here, COLLECT)
            return
        speak(await office.tongues.at(info))
        name = office.words.say("log.thread", game=office.words.say(f"game.{info.game}"), table=info.id)
        try:
            made = await channel.get_partial_message(post.message_id).create_thread(
                name=name, auto_archive_duration=1440
            )
            here.thread = made.id
        except discord.HTTPException as error:
            if error.code != HAS_ONE:
                raise
            here.thread = post.message_id
        await self._keep(here, "0")

    async def _write(self, here: Log, info: TableInfo) -> None:
        """Send the next lines: one message, or several for a step that is too long for one.

        The batch is stored first: if the bot is killed in between, sending it again returns the same messages.
        """
        office, first = self._office, here.written
        told, more = await self._told(here, info)
        upto = here.sending if here.sending > first else first + batch(told)
        texts = packed([line for step in told[: upto - first] for line in step])
        if texts:
            with office.pacer.enter(here.thread) as room:
                if wait := room.wait or office.calls.backlog():
                    self._ask(here, wait)
                    return
                if here.sending <= first or not here.token:
                    here.token = secrets.token_hex(8)
                await self._keep(here, f"{first}-{upto}-{here.token}")
                here.sending = upto
                for part, text in enumerate(texts):
                    nonce = f"{here.token}-{part}"
                    await office.calls.take_ahead()
                    room.sent()
                    await office.channel(here.thread).send(text, nonce=nonce)
            await self._keep(here, str(upto))
        here.written = upto
        if more or upto < first + len(told):
            self._ask(here, BETWEEN)
        elif info.ended_at is not None:
            await self._close(here)

    async def _told(self, here: Log, info: TableInfo) -> tuple[list[list[str]], bool]:
        """The lines of each step that is not written yet, the end of the game being the last, and whether there are
        more.
        """
        speak(await self._office.tongues.at(info))
        words = self._office.words
        tail = await self._office.tables.log_after(here.table, here.written)
        # What an earlier run has begun to send is told as it was told then: apart from the steps that came since.
        begun = max(0, here.sending - here.written)
        told, before = list[list[str]](), tail.before
        for steps in (tail.steps[:begun], tail.steps[begun:]):
            told += step_lines(words, self._office.looks[info.game], info, steps, before=before)
            before = steps[-1] if steps else before
        # No step follows, so the end is written, too.
        unwritten = tail.steps or tail.before is not None
        if info.ended_at is not None and not tail.more and unwritten:
            told.append(end_lines(words, info, seat_names(info)))
        return told, tail.more

    async def _close(self, here: Log) -> None:
        """Archive the thread, because the whole log is written."""
        thread = self._office.client.get_channel(here.thread) or await self._office.client.fetch_channel(here.thread)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=True)
        await self._end(here)

    async def _end(self, here: Log) -> None:
        self._drop(here)
        await self._office.tables.forget_message(here.table, "log", -1)

    async def _failed(self, here: Log, error: Exception) -> None:
        """Give up the thread, because somebody has deleted it or we may not write there."""
        what = trouble(error)
        log.info("table %s: its log was not written: %s", here.table, error)
        if what == "again" or (what == "gone" and not here.thread):
            self._ask(here, AGAIN)
            return
        here.off = True
        if here.thread:
            await self._keep(here, GONE)
        if (await self._office.tables.info(here.table)).ended_at is not None:
            await self._end(here)
        if what is None:
            raise error


def lacking(channel: discord.TextChannel) -> list[str]:
    """The permissions that a log thread needs and that we lack in the channel, by Discord's names."""
    allowed = channel.permissions_for(channel.guild.me)
    return [name for name in NEEDED if not getattr(allowed, name)]


def batch(told: list[list[str]]) -> int:
    """How many steps go into the next message: as many as fit, and at least one that says something, if there is one.

    Steps that say nothing stay with the next one, whose lines may tell them, too.
    """
    upto, room, at = 0, MOST, 0
    while at < len(told) and ((room := room - sum(len(line) + 1 for line in told[at])) >= 0 or not upto):
        at += 1
        if told[at - 1]:
            upto = at
    return at if at == len(told) else upto


def packed(lines: list[str]) -> list[str]:
    """Lines as the texts of as few messages as they need."""
    texts: list[str] = []
    for line in "\n".join(lines).split("\n") if lines else ():
        if texts and len(texts[-1]) + 1 + len(line) <= MOST:
            texts[-1] += f"\n{line}"
        elif line:
            texts.append(cut(line, MOST))
    return texts
