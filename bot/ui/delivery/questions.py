"""The question of the day: one post a day on each server that wants it, and one edit of the post before."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from typing import NamedTuple

import discord

from bot.languages.spoken import speak
from bot.store import houses, jobs, questions
from bot.store.houses import GuildSettings
from bot.store.jobs import Job
from bot.store.questions import DayQuestion
from bot.store.sql import Connection
from bot.tables.clocks.jobs import NEVER
from bot.ui.delivery.posting import post
from bot.ui.delivery.sending import files, trouble
from bot.ui.delivery.shared import Office
from bot.ui.layouts.questions import (
    QUESTION_HAND,
    QUESTION_TABLE,
    WORDS_MOST,
    Pictured,
    closed_layout,
    question_layout,
    result_lines,
)
from bot.ui.look import AskedQuestion, QuestionBook

log = logging.getLogger("barkeep.questions")

QUESTION = "question"
"""The kind of these jobs; each is about a day."""
DAY = 86_400.0
HOUR = 3600.0


class Shown(NamedTuple):
    """A question with its pictures."""

    asked: AskedQuestion
    pictured: Pictured
    attached: list[tuple[str, bytes | None]]

    def files(self) -> list[discord.File]:
        """The pictures, to be sent once."""
        return [file for name, data in self.attached for file in files(name, data)]


def day_of(at: float) -> str:
    """The day (UTC) of a moment, as in "2026-11-24"."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def due_on(day: str, hour: int) -> float:
    """When the question of a day is due at this hour (UTC)."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + hour * HOUR


def next_job(guild_id: int, hour: int, after: float) -> Job:
    """The next question of a server that wants it at this hour."""
    day = day_of(after)
    if due_on(day, hour) <= after:
        day = day_of(due_on(day, 0) + DAY)
    return Job(QUESTION, guild_id, 0, "", day, due_on(day, hour))


@dataclass(slots=True)
class Questions:
    """All of them."""

    office: Office

    @property
    def book(self) -> QuestionBook | None:
        """The questions that there are; None without a game that has some."""
        return next((look.questions for look in self.office.looks.values() if look.questions is not None), None)

    async def begin(self) -> None:
        """After a start: note the next question of every server that wants them."""
        store, now = self.office.store, self.office.clock.now()

        def unit(connection: Connection) -> None:
            for guild, hour in houses.with_questions(connection):
                if store.share.has(guild):
                    jobs.note(connection, next_job(guild, hour, now))

        await store.write(unit)

    async def changed(self, guild_id: int) -> None:
        """A server has changed channel or hour: the next question comes then."""
        house = await self.office.wishes.house(guild_id)
        if house.asks:
            await self.office.tables.jobs.note(next_job(guild_id, house.question_hour, self.office.clock.now()))

    # -- what is due --------------------------------------------------------------------------------------------

    async def due(self, job: Job) -> float | None:
        """Ask the question of a day; returns when to try again."""
        office, now = self.office, self.office.clock.now()
        house = await office.wishes.house(job.guild_id)
        due = due_on(job.about, house.question_hour)
        if not house.asks or self.book is None or due < now - jobs.LATE:
            return NEVER
        if due > now:
            return due
        day, before = await office.store.write(lambda connection: self._next(connection, house, job, now))
        office.tables.jobs.expect(next_job(job.guild_id, house.question_hour, max(now, job.due)).due)
        await office.wishes.forget_house(job.guild_id)
        speak(await office.tongues.here(job.guild_id, "inn"))
        again = None if day is None else await self._post(job, day, before)
        if again is None and before is not None:
            await self._close(before)
        return again

    def _next(
        self, connection: Connection, house: GuildSettings, job: Job, now: float
    ) -> tuple[DayQuestion | None, DayQuestion | None]:
        """The question of the day and the one before it, which is over now. None: nobody has answered the last ones,
        and no more are asked; or all have been.
        """
        guild, before = house.guild_id, questions.before(connection, house.guild_id, job.about)
        known = questions.of_day(connection, guild, job.about)
        if known is not None:  # begun before a kill
            return known, before
        missed = house.question_unanswered
        if before is not None and before.open:
            missed = 0 if questions.counts(connection, guild, before.day) else missed + 1
            questions.close(connection, guild, before.day)
            houses.note_unanswered(connection, guild, missed)
        if missed >= houses.UNANSWERED_MOST:
            return None, before
        jobs.note(connection, next_job(guild, house.question_hour, max(now, job.due)))
        question = self._choose(connection, guild)
        if question is None or house.question_id is None:
            return None, before
        return questions.ask(
            connection, DayQuestion(guild, job.about, question, house.question_id, 0, now, True)
        ), before

    def _choose(self, connection: Connection, guild: int) -> str | None:
        """One that the server has not been asked, and that can still be set up; each server has an order of its own.
        When all have been asked, the one that was asked longest ago comes again.
        """
        assert self.book is not None
        asked = [day.question for day in reversed(questions.of_server(connection, guild))]
        order = sorted(self.book.ids())
        Random(guild).shuffle(order)
        fresh = [question for question in order if question not in asked]
        for question in [*fresh, *dict.fromkeys(asked)]:
            if self.book.asked(self.office.words, question) is not None:
                return question
        return None

    async def _close(self, day: DayQuestion) -> None:
        """Show that the question before can be answered no more."""
        office = self.office
        view, attached = await self.closed(day)
        try:
            with office.pacer.enter(day.channel_id) as room:
                await office.calls.take_ahead()
                room.sent()
                message = office.channel(day.channel_id).get_partial_message(day.message_id)
                await message.edit(view=view, attachments=attached)
        except Exception as error:
            if trouble(error) is None:
                raise
            log.info("server %s: the question of %s was not closed: %s", day.guild_id, day.day, error)

    async def closed(self, day: DayQuestion) -> tuple[discord.ui.LayoutView, list[discord.File]]:
        """The message of a question that is over, as it should be now, and its pictures."""
        office = self.office
        shown = await self.shown(day.guild_id, day.question)
        counts = await office.store.read(lambda connection: questions.counts(connection, day.guild_id, day.day))
        names = await office.store.read(lambda connection: questions.seen(connection, day.guild_id, day.day))
        if shown is None:
            return closed_layout(office.words, None, day, None, counts, names), []
        view = closed_layout(office.words, shown.asked, day, shown.pictured, counts, names)
        return view, shown.files()

    async def _post(self, job: Job, day: DayQuestion, before: DayQuestion | None) -> float | None:
        office, shown = self.office, await self.shown(job.guild_id, day.question)
        if shown is None:
            log.error("question %s cannot be set up any more", day.question)
            return None
        result = await self._result(before) if before is not None else []
        view = question_layout(
            office.words, shown.asked, day, shown.pictured, result, before.day if before is not None else ""
        )
        only = discord.AllowedMentions.none()
        message, again = await post(
            office, day.channel_id,
            lambda place: place.send(view=view, files=shown.files(), allowed_mentions=only, nonce=job.nonce),
            lambda error: log.warning("server %s: %s's question was not asked: %s", day.guild_id, day.day, error), job,
        )  # fmt: skip
        if message is None:
            return again
        await office.store.write(
            lambda connection: questions.posted(connection, day.guild_id, day.day, message.id)
        )  # fmt: skip
        return None

    async def _result(self, before: DayQuestion) -> list[str]:
        """How many chose what in the question before."""
        book, words = self.book, self.office.words
        asked = book.asked(words, before.question) if book is not None else None
        if asked is None:
            return []
        counts = await self.office.store.read(
            lambda connection: questions.counts(connection, before.guild_id, before.day)
        )
        return result_lines(words, asked, counts)

    # -- what is shown ------------------------------------------------------------------------------------------

    async def shown(self, guild_id: int, question: str, *, in_words: bool = False) -> Shown | None:
        """A question with its pictures, or in words where the server or (`in_words`) somebody wants that; None where it
        cannot be set up.
        """
        office, book = self.office, self.book
        asked = book.asked(office.words, question) if book is not None else None
        if asked is None:
            return None
        look, skin = office.looks[asked.table.info.game], await office.wishes.skin(guild_id)
        assert asked.table.view is not None
        if in_words or not skin.pictures:
            table = look.in_words(office.words, asked.table.info, asked.table.view, skin)
            hand = look.hand_words(office.words, asked.hand, WORDS_MOST)
            return Shown(asked, Pictured(table, hand, in_words=True), [])
        table_png, table_alt = await office.artist.table(asked.table, skin)
        hand_png, hand_alt = await office.artist.hand(asked.hand, skin)
        attached = [(QUESTION_TABLE, table_png), (QUESTION_HAND, hand_png)]
        return Shown(asked, Pictured(table_alt, hand_alt, in_words=False), attached)
