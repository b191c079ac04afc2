"""Game nights: planned by one, answered by many, and at their time one or several lobbies that hold seats.

Whatever is due later is a job. A night's own row tells how far it has come, so that a job which is begun twice does
nothing twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.engine import Refused
from bot.quiet import minute_of
from bot.store import houses, jobs, nights, tables
from bot.store.errors import StoreRefused
from bot.store.jobs import Job
from bot.store.nights import Answer, Night, NightAnswer
from bot.store.presets import Preset
from bot.store.sql import Connection
from bot.tables.clocks.jobs import NEVER, Jobs
from bot.tables.info import Person, TableInfo
from bot.tables.play.runtime import Runtime
from bot.tables.seats import night_steps as steps
from bot.tables.seats.codes import new_codes
from bot.tables.seats.held import Held
from bot.tables.seats.lobby import Lobby, check_most, check_pace
from bot.tables.seats.presets import options_by

log = logging.getLogger(__name__)

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
            draft = replace(night, id=steps.unused(connection, ids))
            nights.put(connection, draft)
            return [draft]

        return (await self._write(unit))[0]

    async def adapt(self, night: str, by: int, **changes: object) -> Night:
        """Change what somebody is still planning. Raises `Refused`: ``not-planner``, ``night-planned``."""

        def unit(connection: Connection) -> list[Night]:
            found = steps.loaded(connection, night)
            steps.check_draft(found, by)
            return [nights.change(connection, found, **changes)]

        return (await self._write(unit))[0]

    async def plan(self, night: str, by: int, starts: float | None, usual_seats: int) -> Night:
        """Plan a night for a moment, or (None) for as soon as enough are in. Its planner is the first who is in.

        Raises `Refused`: ``not-planner``, ``night-planned``, ``night-soon`` (fact `minutes`), ``night-late`` (fact
        `days`), ``night-weekly-soon``, ``nights-person``, ``nights-server`` (fact `most`).
        """
        now = self._runtime.clock.now()
        if starts is not None:
            steps.check_time(starts, now)

        def unit(connection: Connection) -> list[Night]:
            draft = steps.loaded(connection, night)
            steps.check_draft(draft, by)
            if starts is None and draft.weekly:
                raise StoreRefused("night-weekly-soon")
            nights.check_room_to_plan(connection, draft)
            soon = starts is None
            begins = now + steps.WAITS if starts is None else starts
            minute = minute_of(draft.zone, draft.utc_offset, begins)
            seats = draft.seats or (steps.ENOUGH if soon else usual_seats)
            planned = replace(
                draft, status="open", starts=begins, soon=soon, seats=seats, minute=minute, created_at=now
            )
            planned = nights.change(connection, planned)
            nights.answer(connection, planned, draft.host_id, draft.name, "in", now)
            steps.note_jobs(connection, planned, now)
            return [planned]

        return (await self._write(unit, due=now))[0]

    async def move(self, night: str, starts: float) -> Night:
        """Move an open night; from then on a weekly one comes at that hour.

        Raises `Refused`: ``night-over``, ``night-no-hour`` (it begins as soon as enough are in), ``night-soon``,
        ``night-late``.
        """
        now = self._runtime.clock.now()
        steps.check_time(starts, now)

        def unit(connection: Connection) -> list[Night]:
            found = steps.loaded(connection, night)
            steps.check_answerable(found)
            if found.soon:
                raise StoreRefused("night-no-hour")
            minute = minute_of(found.zone, found.utc_offset, starts)
            moved = nights.change(connection, found, starts=starts, minute=minute)
            steps.note_jobs(connection, moved, now)
            return [moved]

        return (await self._write(unit, due=now))[0]

    async def cancel(self, night: str) -> Night:
        """Cancel an open night, and with a weekly one those that would follow. Raises `Refused('night-over')`."""
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> list[Night]:
            found = steps.loaded(connection, night)
            steps.check_answerable(found)
            return [steps.end(connection, found, "cancelled", now)]

        return (await self._write(unit, due=now))[0]

    async def lose(self, found: Sequence[Night]) -> None:
        """The channel of these nights is gone, or their server."""
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> None:
            for night in found:
                steps.end(connection, night, "gone", now)

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
                steps.note_event(connection, night, now)
            return []

        await self._write(unit, due=now)

    # -- answering ----------------------------------------------------------------------------------------------

    async def answer(self, night: str, person: Person, said: Answer) -> Night:
        """Note what somebody answers. If that makes enough of them, the night begins.

        Raises `Refused`: ``night-over``, ``night-full`` (fact `most`).
        """
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> list[Night]:
            found = steps.loaded(connection, night)
            steps.check_answerable(found)
            before = nights.answers(connection, night)
            known = nights.answer(connection, found, person.id, person.name, said, now)
            if known == before:
                return [found]
            if found.soon and steps.enough(found, known):
                about = f"{night} now{known[-1].number}"
                jobs.note(connection, Job(steps.START, found.guild_id, 0, "", about, now))
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
            if night is None or night.status == "started" or not steps.is_due(connection, night, when):
                return [night] if night is not None and night.status == "started" else []
            if night.soon and not when.startswith(steps.NOW):
                return [steps.end(connection, night, "expired", now)]
            if now > job.due + steps.START_LATE:
                return steps.miss(connection, night, self._new_ids(), now)
            return steps.begin(connection, night, self._new_ids(), now)

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
                if no.reason not in steps.NO_ROOM:
                    raise
                log.info("night %s: no table could be opened: %s", night.id, no.reason)
                if self._runtime.clock.now() < night.starts + steps.START_LATE and not night.soon:
                    return self._runtime.clock.now() + steps.AGAIN
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
            for kind, seconds in ((steps.FREE, steps.HOLDS), (steps.AFTER, steps.LOOKS)):
                jobs.note(connection, Job(kind, night.guild_id, 0, table, night.id, now + seconds))
            nights.change(connection, steps.loaded(connection, night.id))

        info = await self._lobby.open_for_night(
            night.guild_id, night.channel_id, Person(host.user_id, host.name), night.game, pace,
            max(night.seats, len(users)), options, Held(now + steps.HOLDS, note),
        )  # fmt: skip
        self._planned.expect(now + steps.HOLDS)
        return info

    async def _give_up(self, night: str, people: Sequence[NightAnswer]) -> None:
        """There was no room for the table of these people, until it was too late."""
        now = self._runtime.clock.now()

        def unit(connection: Connection) -> list[Night]:
            nights.seat_at(connection, night, [answer.user_id for answer in people], "")
            found = steps.loaded(connection, night)
            there = any(answer.table for answer in nights.answers(connection, night))
            return [] if there else [steps.end(connection, found, "no-room", now)]

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
        await self._write(lambda connection: steps.conclude(connection, job.about, job.table, now), due=now)
        stored = await self._runtime.store.read(lambda connection: tables.load(connection, job.table))
        return now + steps.LOOKS if stored is not None and stored.row.status == "lobby" else None

    async def begin(self, preset_of: PresetOf) -> None:
        """After a start: go on with what is past its time. Its job may count as done, though the process was killed
        in the middle of it, or may have been dropped.
        """
        share, now = self._runtime.store.share, self._runtime.clock.now()
        for night in await self._runtime.store.read(lambda connection: nights.to_watch(connection, share)):
            past = night.starts <= now
            if night.status == "started" or (night.open and (past or night.soon)):
                about, due = (
                    f"{night.id} {night.starts:.0f}" if past else f"{night.id} {steps.NOW}",
                    min(night.starts, now),
                )
                await self.start(Job(steps.START, night.guild_id, 0, "", about, due), preset_of)

    # -- tools --------------------------------------------------------------------------------------------------

    def _new_ids(self) -> list[str]:
        """Ids for a night to try in turn, longer than those of tables."""
        return new_codes(self._runtime.entropy(), (steps.ID_LONG,) * steps.IDS)

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
