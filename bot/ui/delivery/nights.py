"""The messages of game nights: one for each, edited in place at most once in ten seconds, and those that mention the
people who are in.
"""

from __future__ import annotations

import math
import secrets
from dataclasses import dataclass, field

import discord

from bot.engine import Refused
from bot.languages.spoken import speak
from bot.store import nights, off_ladders
from bot.store.jobs import Job
from bot.store.nights import Night, NightAnswer
from bot.store.presets import Preset, named
from bot.tables.clocks.jobs import NEVER
from bot.tables.seats.night_steps import CALL
from bot.ui.delivery.posting import AGAIN, post
from bot.ui.delivery.sending import Later, Room, Turn, Urgency, files, trouble
from bot.ui.delivery.shared import Office, Post, log
from bot.ui.layouts.clock import when
from bot.ui.layouts.lobby import LOBBY_PICTURE
from bot.ui.layouts.nights import call_buttons, night_art, night_layout, night_table, preset_label

EDIT_EVERY = 10.0
"""Seconds between two edits of a night's message."""
SOON = 1.0
"""Seconds until a message that is gone is posted again."""


@dataclass(slots=True)
class NightPost:
    """A night's message: when it was last edited, and whether it is out of date."""

    night: str
    later: Later
    wanted: bool = False
    busy: bool = False
    edited: float = -math.inf


@dataclass(slots=True)
class NightPosts:
    """All of them."""

    office: Office
    posts: dict[str, NightPost] = field(default_factory=dict[str, NightPost])

    def __post_init__(self) -> None:
        self.office.tables.nights.changed = self.show

    async def begin(self) -> None:
        """After a start: what was missed meanwhile, and the messages that do not show their nights as they are."""
        await self.office.tables.nights.begin(self.preset_of)
        await self.office.tables.nights.refresh()

    # -- showing ------------------------------------------------------------------------------------------------

    def show(self, night: str) -> None:
        """Bring a night's message up to date soon."""
        post = self.posts.get(night)
        if post is None:
            post = self.posts[night] = NightPost(night, Later(self.office.clock))
        post.wanted = True
        self._begin(post)

    def _begin(self, post: NightPost) -> None:
        if post.wanted and not post.busy and self.office.open:
            post.busy = True
            self.office.spawn(self._work(post), f"night {post.night}: showing it")

    async def _work(self, post: NightPost) -> None:
        try:
            while post.wanted and await self._once(post):
                pass
        finally:
            post.busy = False

    async def _once(self, post: NightPost) -> bool:
        """Show the night as it is now. Returns False if that has to wait."""
        office, post.wanted = self.office, False  # first: what changes while the night is read is shown after it
        night = await office.store.read(lambda connection: nights.load(connection, post.night))
        if night is None or night.status == "draft" or night.outcome == "gone" or night.shown >= night.version:
            if not post.wanted:
                self._drop(post)
            return post.wanted
        if wait := max(0.0, post.edited + EDIT_EVERY - office.clock.monotonic()):
            return self._waits(post, wait)
        turn = Turn(Urgency.LOBBY, night.created_at, f"night-{night.id}")
        with office.pacer.enter(night.channel_id, turn) as room:
            if wait := room.wait or office.calls.backlog():
                return self._waits(post, wait)
            try:
                await self._deliver(post, night, room)
            except Exception as error:
                return await self._failed(post, night, error)
        return True

    def _waits(self, post: NightPost, seconds: float) -> bool:
        post.wanted = True
        post.later.ask(seconds, lambda: self._begin(post))
        return False

    def _drop(self, post: NightPost) -> None:
        post.wanted = False
        post.later.cancel()
        self.posts.pop(post.night, None)

    async def _deliver(self, post: NightPost, night: Night, room: Room) -> None:
        """Post the message, with a nonce that is stored with the night, or edit it."""
        office, now = self.office, self.office.clock.now()
        view, data = await self.picture(night)
        await office.calls.take_ahead()
        room.sent()
        place, attached = office.channel(night.channel_id), files(LOBBY_PICTURE, data)
        message_id, posted_at = night.message_id, night.posted_at
        if message_id:
            await place.get_partial_message(message_id).edit(view=view, attachments=attached)
        else:
            message_id, posted_at = (await place.send(view=view, files=attached, nonce=night.nonce)).id, now
        post.edited = office.clock.monotonic()
        shown = night.version
        await office.store.write(lambda connection: nights.posted(connection, night.id, message_id, posted_at, shown))
        if night.status == "over" and not post.wanted:
            self._drop(post)

    async def picture(self, night: Night) -> tuple[discord.ui.LayoutView, bytes | None]:
        """The content that a night's message should have now, and its picture."""
        office = self.office
        answers = await self._named(night)
        speak(await office.tongues.here(night.guild_id, night.game))
        data, alt = await self.drawn(night, answers)
        tables = list(dict.fromkeys(answer.table for answer in answers if answer.table and answer.table[0] != "#"))
        view = night_layout(office.words, night, answers, preset_label(office.words, night), tables, alt=alt)
        return view, data

    async def _named(self, night: Night) -> list[NightAnswer]:
        """The answers of those who are named: once it is over, of nobody who is hidden."""
        answers = await self.office.tables.nights.answers(night.id)
        if night.status != "over":
            return answers
        unseen = await self.office.store.read(lambda connection: off_ladders.unseen(connection, night.guild_id))
        return [answer for answer in answers if answer.user_id not in unseen]

    async def drawn(self, night: Night, answers: list[NightAnswer]) -> tuple[bytes | None, str]:
        """The picture with the faces of those who are in, and its alt text; none where the server wants none."""
        office = self.office
        house = await office.wishes.house(night.guild_id)
        if not house.pictures:
            return None, ""
        preset = await self.preset_of(night)
        options = office.tables.nights.options(night, preset)
        pace = preset.pace if preset is not None and preset.pace else house.pace
        info = night_table(night, answers, options, pace)
        return await office.artist.drawn(night_art(office.words, office.looks[night.game], info))

    async def preset_of(self, night: Night) -> Preset | None:
        """The preset of a night; None without one, and for one that is gone."""
        if not night.preset:
            return None
        if night.own:
            return named((await self.office.wishes.house(night.guild_id)).presets, night.game, night.preset)
        shipped = self.office.looks[night.game].presets()
        return next((preset for preset in shipped if preset.name == night.preset), None)

    async def _failed(self, post: NightPost, night: Night, error: Exception) -> bool:
        """Handle a failure to send or edit the message. Returns False: it is tried again later, if at all."""
        office, what = self.office, trouble(error)
        post.wanted |= what in ("gone", "old", "again")  # or what has changed meanwhile
        if what in ("gone", "old"):
            nonce = secrets.token_hex(8)
            await office.store.write(lambda connection: nights.lost(connection, night.id, nonce))
            if what == "old":
                await office.delete(Post(night.channel_id, night.message_id, night.posted_at))
            post.later.ask(SOON if night.message_id else AGAIN, lambda: self._begin(post))
            return False
        if what == "no-channel":
            await office.tables.nights.lose([night])
        elif what is None:
            log.exception("night %s: its message could not be made", night.id, exc_info=error)
        else:
            log.warning("night %s: not shown: %s", night.id, error)
        post.later.ask(AGAIN, lambda: self._begin(post))
        return False

    # -- what is due --------------------------------------------------------------------------------------------

    async def start(self, job: Job) -> float | None:
        """A night begins. Where that was as soon as enough are in, they are mentioned, once its table is open."""
        again = await self.office.tables.nights.start(job, self.preset_of)
        if again is not None:
            return again
        night = await self.office.tables.nights.night(job.about.partition(" ")[0])
        return await self._mention(night, job) if night.soon and night.status == "started" else None

    async def call(self, job: Job) -> float | None:
        """Soon a night begins: mention those who are in; or one of them, whose quiet hours are over."""
        name, _, starts = job.about.partition(" ")
        try:
            night = await self.office.tables.nights.night(name)
        except Refused:
            return NEVER
        waits = night.soon and night.status == "started" and await self._table_of(night)
        ahead = night.open and f"{night.starts:.0f}" == starts and self.office.clock.now() < night.starts
        return await self._mention(night, job) if ahead or waits else NEVER

    async def _table_of(self, night: Night) -> str:
        """The code of a night's table that still waits for people; empty without one."""
        for code in dict.fromkeys(answer.table for answer in await self.office.tables.nights.answers(night.id)):
            try:
                info = await self.office.tables.info(code)
            except Refused:
                continue
            if info.status == "lobby":
                return code
        return ""

    async def _mention(self, night: Night, job: Job) -> float | None:
        """Mention in one message those who are in and want that now, or of these the one whom the job names."""
        office = self.office
        users = await self._wanted(night, job)
        if not users:
            return None
        table = await self._table_of(night) if night.status == "started" else ""
        speak(await office.tongues.here(night.guild_id, night.game))
        names = office.words.listing([f"<@{user}>" for user in users])
        key = "night.call-table" if table else "night.call"
        said = office.words.say(key, names=names, when=when(night.starts, "t"), table=table)
        only = discord.AllowedMentions(users=[discord.Object(user) for user in users], everyone=False, roles=False)
        view = call_buttons(office.words, night, table)
        posted = await post(
            office, night.channel_id,
            lambda place: place.send(said, view=view, allowed_mentions=only, nonce=job.nonce),
            lambda error: log.warning("night %s: nobody could be called: %s", night.id, error), job,
        )  # fmt: skip
        return posted.again

    async def _wanted(self, night: Night, job: Job) -> list[int]:
        """Who is to be mentioned now. Somebody in quiet hours is later, if these end before the night begins."""
        office, now, found = self.office, self.office.clock.now(), list[int]()
        for answer in await office.tables.nights.answers(night.id):
            user = answer.user_id
            if (
                answer.answer != "in"
                or job.user_id not in (0, user)
                or await office.wishes.banned(night.guild_id, user)
            ):
                continue
            settings = await office.wishes.person(user)
            if not (settings.pings and settings.night_calls):
                continue
            if not settings.quiet(now):
                found.append(user)
            elif night.soon or settings.quiet_over(now) < night.starts:
                about, due = f"{night.id} {night.starts:.0f}", settings.quiet_over(now)
                await office.tables.jobs.note(Job(CALL, night.guild_id, user, "", about, due))
        return found
