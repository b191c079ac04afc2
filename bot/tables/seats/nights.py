"""Game nights: planned by one, answered by many, and at their time one or several lobbies that hold seats.

Whatever is due later is a job. A night's own row tells how far it has come, so that a job which is begun twice does
nothing twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any

from bot.engine import Refused
from bot.quiet import day_of, minute_of, moment_of
from bot.store import houses, jobs, nights, tables
from bot.store.errors import StoreRefused
from bot.store.jobs import Job
from bot.store.nights import Answer, Night, NightAnswer
from bot.store.presets import Preset
from bot.store.sql import Connection
from bot.tables.clocks.jobs import NEVER, Jobs
from bot.tables.info import Person, TableInfo
from bot.tables.play.runtime import Runtime
from bot.tables.seats.held import Held
from bot.tables.seats.lobby import LETTERS, Lobby, check_most, check_pace
from bot.tables.seats.presets import options_by

log = logging.getLogger(__name__)

START, CALL, FREE, AFTER, EVENT = "night-start", "night-call", "night-free", "night-after", "night-event"
"""The kinds of a night's jobs: it begins; those who are in are mentioned; seats that were held are free; whether
anybody has come is looked at; the server's list of events is brought up to date."""

MINUTE, DAY = 60.0, 86_400.0
SOONEST, LATEST = 15 * MINUTE, 60 * DAY
"""How many seconds ahead a night may be planned."""
WAITS = 12 * 3600.0
"""Seconds for which one that begins as soon as enough are in waits for them."""
ENOUGH = 4
"""How many are enough unless its planner says otherwise."""
BEFORE = 30 * MINUTE
"""Seconds before its time at which those who are in are mentioned."""
START_LATE = 30 * MINUTE
"""Seconds after its time at which a night still begins."""
HOLDS = 10 * MINUTE
"""Seconds for which its tables hold seats."""
LOOKS = 30 * MINUTE
"""Seconds after which it is looked at whether anybody has come, and again as long as a table waits for its game."""
ID_LONG, IDS = 7, 7
"""Letters of a night's id, and how many ids are tried."""
NOW = "now"
"""How the time in a job begins for which enough are in."""
AGAIN = MINUTE
"""Seconds until a table that could not be opened is tried again."""
MISSES = 2
"""After so many nights in a row without a game a weekly one ends."""
NO_ROOM = frozenset({"tables-host", "tables-channel", "tables-server"})
"""Why a table cannot be opened now, though it may be in a moment."""

PresetOf = Callable[[Night], Awaitable[Preset | None]]
"""Finds the preset of a night; None without one, and for one that is gone."""


class Nights:
    """All game nights. Every method raises `Refused` with a reason a person can be told, and then has changed nothing:
    ``no-such-night`` for one that is gone.
    """

    def __init__(self, runtime: Runtime, lobby: Lobby, planned: Jobs) -> None:
        self._runtime = runtime
        self._lobby = lobby
        self._planned = planned
        self._starting = asyncio.Lock()
        self.changed: Callable[[str], None] = lambda night: None
        """Told of each night that is to be shown anew, after the commit."""

    # -- looking ------------------------------------------------------------------------------------------------

    async def night(self, night: str) -> Night:
        """The night of that id."""
        found = await self._runtime.store.read(lambda connection: nights.load(connection, night))
        if found is None:
            raise Refused("no-such-night")
        return found

    async def answers(self, night: str) -> list[NightAnswer]:
        """What people have answered, in the order in which they did."""
        return await self._runtime.store.read(lambda connection: nights.answers(connection, night))

    async def of_server(self, guild_id: int) -> list[Night]:
        """The open nights of a server, the next one first."""
        return await self._runtime.store.read(lambda connection: nights.of_server(connection, guild_id))

    async def held(self, table: str) -> list[NightAnswer]:
        """The people for whom a table holds seats, or held them."""
        return await self._runtime.store.read(lambda connection: nights.held(connection, table))

    async def refresh(self) -> None:
        """Have every night shown whose message does not show it as it is."""
        share = self._runtime.store.share
        for night in await self._runtime.store.read(lambda connection: nights.to_watch(connection, share)):
            if night.shown < night.version:
                self.changed(night.id)

    def options(self, night: Night, preset: Preset | None) -> dict[str, Any]:
        """The options of a night's tables; the usual ones where the game refuses those of the preset by now."""
        rules = self._runtime.games[night.game]
        usual = rules.check_options({})
        try:
            return usual if preset is None else options_by(rules, preset, usual)
        except Refused:
            return usual

    # -- planning -----------------------------------------------------------------------------------------------

    async def draft(
        self, guild_id: int, channel_id: int, host: Person, game: str, *, seats: int = 0, preset: str = "",
        own: bool = False, note: str = "", starts: float = 0.0, soon: bool = False, weekly: bool = False,
        zone: str = "", utc_offset: int = 0,
    ) -> Night:  # fmt: skip
        """Keep what somebody wants to plan. `seats`: 0 for the usual number, which `plan` is told.

        Raises `Refused`: ``no-such-game``, ``seats-wrong``.
        """
        self._runtime.check_open()
        rules = self._runtime.games.get(game)
        if rules is None:
            raise Refused("no-such-game", game=game)
        if seats:
            check_most(rules, seats)
        now, ids = self._runtime.clock.now(), self._new_ids()
        night = Night(
            "", guild_id, channel_id, host.id, host.name, "draft", "", game, seats, preset, own,
            " ".join(note.split())[: nights.NOTE_MOST], starts, soon, weekly, zone, utc_offset, 0, now,
            nonce=secrets.token_hex(8),
        )  # fmt: skip

        def unit(connection: Connection) -> list[Night]:
            draft = replace(night, id=_unused(connection, ids))
            nights.put(connection, draft)
            return [draft]

        return (await self._write(unit))[0]

    async def adapt(self, night: str, by: int, **changes: object) -> Night:
        """Change what somebody is still planning. Raises `Refused`: ``not-planner``, ``night-planned``."""

        def unit(connection: Connection) -> list[Night]:
            found = _found(connection, night)
            _check_draft(found, by)
            return [nights.change(connection, found, **changes)]

        return (await self._write(unit))[0]

    async def plan(self, night: str, by: int, starts: float | None, usual_seats: int) -> Night:
        """Plan a night for a moment, or (None) for as soon as enough are in. Its planner is the first who is in.

        Raises `Refused`: ``not-planner``, ``night-planned``, ``night-soon`` (fact `minutes`), ``night-late`` (fact
        `days`), ``night-weekly-soon``, ``nights-person``, ``nights-server`` (fact `most`).
        """
        now = self._runtime.clock.now()
        if starts is not None:
            _check_time(starts, now)

        def unit(connection: Connection) -> list[Night]:
            draft = _found(connection, night)
            _check_draft(draft, by)
            if starts is None and draft.weekly:
                raise StoreRefused("night-weekly-soon")
            nights.check_room_to_plan(connection, draft)
            soon = starts is None
            begins = now + WAITS if starts is None else starts
            minute = minute_of(draft.zone, draft.utc_offset, begins)
            seats = draft.seats or (ENOUGH if soon else usual_seats)
            planned = replace(
                draft, status="open", starts=begins, soon=soon, seats=seats, minute=minute, created_at=now
            )
            planned = nights.change(connection, planned)
            nights.answer(connection, planned, draft.host_id, draft.name, "in", now)
            _note_jobs(connection, planned, now)
            return [planned]

        return (await self._write(unit, due=now))[0]

    async def move(self, night: str, starts: float) -> Night:
        """Move an open night; from then on a weekly one comes at that hour.

        Raises `Refused`: ``night-over``, ``night-no-hour`` (it begins as soon as enough are in), ``night-soon``,
        ``night-late``.
        """
        now = self._runtime.clock.now()
        _check_time(starts, now)

        def unit(connection: Connection) -> list[Night]:
            found = _found(connection, night)
            _check_answerable(found)
            if found.soon:
                raise StoreRefused("night-no-hour")
            minute = minute_of(found.zone, found.utc_offset, starts)
            moved = nights.change(connection, found, starts=starts, minute=minute)
            _note_jobs(connection, moved, now)
            return [moved]

        return (await self._write(unit, due=now))[0]

    async def cancel(self, night: str) -> Night:
        """Cancel an open night, and with a weekly one those that would follow. Raises `Refused('night-over')`."""
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> list[Night]:
            found = _found(connection, night)
            _check_answerable(found)
            return [_end(connection, found, "cancelled", now)]

        return (await self._write(unit, due=now))[0]

    async def lose(self, found: Sequence[Night]) -> None:
        """The channel of these nights is gone, or their server."""
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> None:
            for night in found:
                _end(connection, night, "gone", now)

        if found:
            await self._runtime.store.write(unit)

    async def lose_channel(self, channel_id: int) -> None:
        """A channel is gone."""
        await self.lose(await self._runtime.store.read(lambda connection: nights.of_channel(connection, channel_id)))

    async def lose_server(self, guild_id: int) -> None:
        """A server has removed the bot."""
        await self.lose(await self.of_server(guild_id))

    async def settle_events(self, guild_id: int) -> None:
        """A server has changed whether it wants nights among its events: bring these up to date."""
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> list[Night]:
            for night in nights.of_server(connection, guild_id):
                note_event(connection, night, now)
            return []

        await self._write(unit, due=now)

    # -- answering ----------------------------------------------------------------------------------------------

    async def answer(self, night: str, person: Person, said: Answer) -> Night:
        """Note what somebody answers. If that makes enough of them, the night begins.

        Raises `Refused`: ``night-over``, ``night-full`` (fact `most`).
        """
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> list[Night]:
            found = _found(connection, night)
            _check_answerable(found)
            before = nights.answers(connection, night)
            known = nights.answer(connection, found, person.id, person.name, said, now)
            if known == before:
                return [found]
            if found.soon and _enough(found, known):
                about = f"{night} now{known[-1].number}"
                jobs.note(connection, Job(START, found.guild_id, 0, "", about, now))
            return [nights.change(connection, found)]

        answered = (await self._write(unit))[0]
        if answered.soon:
            self._planned.expect(now)
        return answered

    # -- what is due --------------------------------------------------------------------------------------------

    async def start(self, job: Job, preset_of: PresetOf) -> float | None:
        """A night's time has come, or enough are in: open its tables. Returns as the work of a job does."""
        async with self._starting:
            return await self._start(job, preset_of)

    async def _start(self, job: Job, preset_of: PresetOf) -> float | None:
        name, _, when = job.about.partition(" ")
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> list[Night]:
            night = nights.load(connection, name)
            if night is None or night.status == "started" or not _is_due(connection, night, when):
                return [night] if night is not None and night.status == "started" else []
            if night.soon and not when.startswith(NOW):
                return [_end(connection, night, "expired", now)]
            if now > job.due + START_LATE:
                return _miss(connection, night, self._new_ids(), now)
            return _begin(connection, night, self._new_ids(), now)

        begun = await self._write(unit, due=now)
        return await self._open_tables(begun[0], preset_of) if begun else NEVER

    async def _open_tables(self, night: Night, preset_of: PresetOf) -> float | None:
        """Open the tables of a night that are not open yet."""
        if night.status != "started":
            return None
        preset = await preset_of(night)
        groups: dict[str, list[NightAnswer]] = {}
        for answer in await self.answers(night.id):
            if answer.table.startswith("#"):
                groups.setdefault(answer.table, []).append(answer)
        for _, people in sorted(groups.items()):
            try:
                await self._open(night, people, preset)
            except Refused as no:
                if no.reason not in NO_ROOM:
                    raise
                log.info("night %s: no table could be opened: %s", night.id, no.reason)
                if self._runtime.clock.now() < night.starts + START_LATE and not night.soon:
                    return self._runtime.clock.now() + AGAIN
                await self._give_up(night.id, people)
        self.changed(night.id)
        return None

    async def _open(self, night: Night, people: Sequence[NightAnswer], preset: Preset | None) -> TableInfo:
        """Open a table that holds seats for these people."""
        now = self._runtime.clock.now()
        house = await self._runtime.store.read(lambda connection: houses.load(connection, night.guild_id))
        pace = check_pace(preset.pace if preset is not None and preset.pace else house.pace)
        options = {} if preset is None else self.options(night, preset)
        users = [answer.user_id for answer in people]
        host = next((answer for answer in people if answer.user_id == night.host_id), people[0])

        def note(connection: Connection, table: str) -> None:
            nights.seat_at(connection, night.id, users, table)
            for kind, seconds in ((FREE, HOLDS), (AFTER, LOOKS)):
                jobs.note(connection, Job(kind, night.guild_id, 0, table, night.id, now + seconds))
            nights.change(connection, _found(connection, night.id))

        info = await self._lobby.open_for_night(
            night.guild_id, night.channel_id, Person(host.user_id, host.name), night.game, pace,
            max(night.seats, len(users)), options, Held(now + HOLDS, note),
        )  # fmt: skip
        self._planned.expect(now + HOLDS)
        return info

    async def _give_up(self, night: str, people: Sequence[NightAnswer]) -> None:
        """There was no room for the table of these people, until it was too late."""
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> list[Night]:
            nights.seat_at(connection, night, [answer.user_id for answer in people], "")
            found = _found(connection, night)
            there = any(answer.table for answer in nights.answers(connection, night))
            return [] if there else [_end(connection, found, "no-room", now)]

        await self._write(unit, due=now)

    async def free(self, job: Job) -> None:
        """The seats that a table held are free. If the host has not come, the first who sits there is the host."""
        try:
            async with self._runtime.hold(job.table) as live:
                if live.row.status != "lobby" or live.row.held_until is None:
                    return
                live.row.held_until = None
                people = [person.user_id or 0 for person in live.people()]
                if people and live.row.host_id not in people:
                    live.row.host_id = people[0]
                await self._lobby.keep(live, None, "seats-free")
        except Refused as no:
            log.info("table %s: its seats are free, but: %s", job.table, no.reason)

    async def after(self, job: Job) -> float | None:
        """Whether anybody has come to a table: a lobby where nobody sits is closed. A night is over when each of its
        tables has become a game or is closed. Returns as the work of a job does.
        """
        try:
            async with self._runtime.hold(job.table) as live:
                if live.row.status == "lobby" and not live.people():
                    await self._runtime.end(live, "unattended")
        except Refused as no:
            log.info("table %s: nobody sits there, but: %s", job.table, no.reason)
        now = self._runtime.clock.now()
        await self._write(lambda connection: _conclude(connection, job.about, job.table, now), due=now)
        stored = await self._runtime.store.read(lambda connection: tables.load(connection, job.table))
        return now + LOOKS if stored is not None and stored.row.status == "lobby" else None

    async def begin(self, preset_of: PresetOf) -> None:
        """After a start: go on with what is past its time. Its job may count as done, though the process was killed
        in the middle of it, or may have been dropped.
        """
        share, now = self._runtime.store.share, self._runtime.clock.now()
        for night in await self._runtime.store.read(lambda connection: nights.to_watch(connection, share)):
            past = night.starts <= now
            if night.status == "started" or (night.open and (past or night.soon)):
                about, due = f"{night.id} {night.starts:.0f}" if past else f"{night.id} {NOW}", min(night.starts, now)
                await self.start(Job(START, night.guild_id, 0, "", about, due), preset_of)

    # -- tools --------------------------------------------------------------------------------------------------

    def _new_ids(self) -> list[str]:
        """Ids for a night to try in turn, longer than those of tables."""
        number, letters = int(self._runtime.entropy(), 16), ""
        for _ in range(ID_LONG * IDS):
            number, letter = divmod(number, len(LETTERS))
            letters += LETTERS[letter]
        return [letters[at : at + ID_LONG] for at in range(0, len(letters), ID_LONG)]

    async def _write(self, unit: Callable[[Connection], list[Night]], due: float | None = None) -> list[Night]:
        """Run a unit that changes the nights it returns, which are then shown; `due`: it has noted jobs, to be looked
        at from then on.
        """
        self._runtime.check_open()
        try:
            touched = await self._runtime.store.write(unit)
        except StoreRefused as no:
            raise Refused(no.reason, **no.facts) from None
        if due is not None:
            self._planned.expect(due)
        for night in touched:
            if night.status != "started":  # its tables are opened first
                self.changed(night.id)
        return touched


# -- inside a transaction -------------------------------------------------------------------------------------------


def _found(connection: Connection, night: str) -> Night:
    found = nights.load(connection, night)
    if found is None:
        raise StoreRefused("no-such-night")
    return found


def _unused(connection: Connection, ids: Sequence[str]) -> str:
    """The first of these ids that no night has."""
    return next(code for code in ids if nights.load(connection, code) is None)


def _check_draft(night: Night, by: int) -> None:
    if night.host_id != by:
        raise StoreRefused("not-planner")
    if night.status != "draft":
        raise StoreRefused("night-planned")


def _check_answerable(night: Night) -> None:
    if not night.open:
        raise StoreRefused("night-over")


def _is_due(connection: Connection, night: Night, when: str) -> bool:
    """Whether a job of a night that begins is still meant: it has not been moved, and enough are still in."""
    if not night.open:
        return False
    if when.startswith(NOW):
        return night.soon and _enough(night, nights.answers(connection, night.id))
    return when == f"{night.starts:.0f}"


def _enough(night: Night, answers: Iterable[NightAnswer]) -> bool:
    return sum(answer.answer == "in" for answer in answers) >= night.seats


def _note_jobs(connection: Connection, night: Night, now: float) -> None:
    """Note that it begins, and that those who are in are mentioned before: of one that is planned for sooner than
    `BEFORE`, half-way. What was noted for another time comes to nothing.
    """
    about = f"{night.id} {night.starts:.0f}"
    jobs.note(connection, Job(START, night.guild_id, 0, "", about, night.starts))
    if not night.soon:
        called = max(night.starts - BEFORE, (now + night.starts) / 2)
        jobs.note(connection, Job(CALL, night.guild_id, 0, "", about, called))
        if houses.load(connection, night.guild_id).night_events:
            note_event(connection, night, now)


def note_event(connection: Connection, night: Night, now: float) -> None:
    """Note that the server's list of events is to be brought up to date with a night."""
    jobs.note(connection, Job(EVENT, night.guild_id, 0, "", f"{night.id} {night.version} {now:.0f}", now))


def _end(connection: Connection, night: Night, outcome: str, now: float) -> Night:
    if night.event_id is not None and outcome != "played":
        note_event(connection, night, now)
    return nights.change(connection, night, status="over", outcome=outcome, ended_at=now)


def _begin(connection: Connection, night: Night, new_ids: Sequence[str], now: float) -> list[Night]:
    """Divide those who are in among tables, and plan the next one of a weekly night."""
    for answer in nights.answers(connection, night.id):
        if houses.banned(connection, night.guild_id, answer.user_id):
            nights.drop_answer(connection, night.id, answer.user_id)
    coming = [answer.user_id for answer in nights.answers(connection, night.id) if answer.answer == "in"]
    if not coming and night.weekly and night.misses + 1 >= MISSES:
        return [_end(connection, night, "series", now)]
    following = _plan_next(connection, night, new_ids, now)
    if not coming:
        return [_end(connection, night, "nobody", now), *following, *_judge(connection, night, now, played=False)]
    for number, group in enumerate(groups_of(coming, night.seats), 1):
        nights.seat_at(connection, night.id, group, f"#{number}")
    return [nights.change(connection, night, status="started"), *following]


def groups_of(people: Sequence[int], seats: int) -> list[list[int]]:
    """People in as few groups of at most so many as it takes, of nearly equal size, the larger ones first; in order."""
    count = -(-len(people) // seats)
    least, more = divmod(len(people), count)
    sizes = [least + (group < more) for group in range(count)]
    return [list(people[sum(sizes[:at]) : sum(sizes[: at + 1])]) for at in range(count)]


def _miss(connection: Connection, night: Night, new_ids: Sequence[str], now: float) -> list[Night]:
    """The bot was away when a night was to begin."""
    following = _plan_next(connection, night, new_ids, now)
    return [_end(connection, night, "expired" if night.soon else "missed", now), *following]


def _plan_next(connection: Connection, night: Night, new_ids: Sequence[str], now: float) -> list[Night]:
    """Plan the night that follows a weekly one, unless its planner is banned by now."""
    if not night.weekly or houses.banned(connection, night.guild_id, night.host_id):
        return []
    day, starts = day_of(night.zone, night.utc_offset, night.starts), night.starts
    while starts <= max(now, night.starts):
        day += timedelta(days=7)
        starts = moment_of(night.zone, night.utc_offset, day, night.minute)
    following = replace(
        night, id=_unused(connection, new_ids), starts=starts, follows=night.id, created_at=now, message_id=0,
        posted_at=0.0, nonce=secrets.token_hex(8), version=1, shown=0, event_id=None, event_starts=None,
    )  # fmt: skip
    nights.put(connection, following)
    _note_jobs(connection, following, now)
    return [following]


def _judge(connection: Connection, night: Night, now: float, *, played: bool) -> list[Night]:
    """Tell the night that follows a weekly one whether this one had a game: after two without any it is not held."""
    following = nights.following(connection, night.id)
    if following is None or not following.open:
        return []
    misses = 0 if played else night.misses + 1
    if misses >= MISSES:
        return [_end(connection, following, "series", now)]
    nights.put(connection, replace(following, misses=misses))
    return []


def _conclude(connection: Connection, name: str, table: str, now: float) -> list[Night]:
    """End a night once each of its tables has become a game or is closed."""
    night = nights.load(connection, name)
    if night is None or night.status != "started":
        return []
    codes = {answer.table for answer in nights.answers(connection, name) if answer.table} | {table}
    if any(code.startswith("#") for code in codes):
        return []
    there = [stored.row for code in codes if (stored := tables.load(connection, code)) is not None]
    if any(row.status == "lobby" for row in there):
        return []
    played = any(row.started_at is not None for row in there)
    ended = _end(connection, night, "played" if played else "unplayed", now)
    return [ended, *_judge(connection, night, now, played=played)]


def _check_time(starts: float, now: float) -> None:
    if starts < now + SOONEST:
        raise Refused("night-soon", minutes=round(SOONEST / MINUTE))
    if starts > now + LATEST:
        raise Refused("night-late", days=round(LATEST / DAY))
