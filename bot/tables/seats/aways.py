"""People who are away until a time: by post their clocks stand still, at other paces patrons play for them."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.engine import Refused
from bot.store import jobs, people, tables
from bot.store.jobs import Job
from bot.store.sql import Connection
from bot.store.tables import SeatRow
from bot.tables.clocks.jobs import Jobs
from bot.tables.inbox import PERSON, Inbox
from bot.tables.play.live import Live
from bot.tables.play.moves import Moves
from bot.tables.play.runtime import Runtime
from bot.tables.seats.leaving import Leaving, is_out

log = logging.getLogger(__name__)

AWAY = "away"
"""The letter that tells who is away or back; and the kind of the jobs that end it."""
LONGEST = 14
"""Days for which somebody can be away at most."""
DAY = 86_400.0


class Aways:
    """Lets people be away, and come back."""

    def __init__(self, runtime: Runtime, moves: Moves, leaving: Leaving, inbox: Inbox, planned: Jobs) -> None:
        self._runtime = runtime
        self._moves = moves
        self._leaving = leaving
        self._inbox = inbox
        self._planned = planned
        inbox.on(AWAY, self._heard)
        planned.on(AWAY, self._over)

    async def go(self, user_id: int, days: int) -> None:
        """Be away for so many days from now on. Raises `Refused('away-long')` (fact `days`)."""
        if not 1 <= days <= LONGEST:
            raise Refused("away-long", days=LONGEST)
        now = self._runtime.clock.now()
        until = float(int(now + days * DAY))

        def unit(connection: Connection) -> None:
            settings = people.load(connection, user_id)
            since = settings.away_since if settings.away(now) else now
            people.save(connection, replace(settings, away_since=since, away_until=until))
            jobs.note(connection, Job(AWAY, 0, user_id, "", f"{until:.0f}", until))
            self._inbox.tell_others_within(connection, PERSON, user_id)
            self._inbox.tell_others_within(connection, AWAY, [user_id, None])

        await self._runtime.store.write(unit)
        await self._heard((user_id, None))

    async def come_back(self, user_id: int) -> None:
        """Be back before that: the seats that patrons play since then are the person's again."""
        await self._end(user_id, None)

    async def _over(self, job: Job) -> None:
        """The time has come until which somebody was to be away. Seats that patrons play wait until they are there."""
        await self._end(job.user_id, float(job.about))

    async def _end(self, user_id: int, until: float | None) -> None:
        """End it: at any time, or if it was meant to end at `until`."""

        def unit(connection: Connection) -> list[float | int | None]:
            settings = people.load(connection, user_id)
            if settings.away_until is None or until not in (None, settings.away_until):
                return []
            letter = [user_id, settings.away_since if until is None else None]
            people.save(connection, replace(settings, away_since=None, away_until=None))
            self._inbox.tell_others_within(connection, PERSON, user_id)
            self._inbox.tell_others_within(connection, AWAY, letter)
            return letter

        if letter := await self._runtime.store.write(unit):
            await self._heard((user_id, letter[1]))

    async def _heard(self, letter: tuple[int, float | None]) -> None:
        """Let all tables of a person that are served here know that they are away or back. The second part of a letter
        says since when they were away, if they are back for seats that patrons play since then.
        """
        user_id, since = letter
        store = self._runtime.store
        away = (await store.read(lambda connection: tables.habits(connection, [user_id])))[user_id].away
        if away is not None:
            self._planned.expect(away)
        found = await store.read(lambda connection: tables.of_person(connection, user_id, live_only=True))
        for stored in found:
            if store.share.has(stored.row.guild_id):
                try:
                    await self._at_table(stored.row.id, user_id, away, since)
                except Refused as no:
                    log.info("table %s: somebody is away or back, but: %s", stored.row.id, no.reason)

    async def _at_table(self, table: str, user_id: int, away: float | None, since: float | None) -> None:
        async with self._runtime.hold(table) as live:
            seat = live.seat_of(user_id)
            seat.away = away
            if live.row.status == "lobby":
                live.row.version += 1
                await self._runtime.keep_window(live, "lobby")
            if live.row.status not in ("live", "paused"):
                return
            if seat.gone == 1 and seat.left_at is not None and since is not None and seat.left_at >= since:
                await self._moves.take_back(live, seat)
            if live.pace.alerts:
                await self._stand_still(live, seat)
            elif away is not None and live.row.status == "live" and not (seat.minded or is_out(live, seat)):
                await self._leaving.give_to_patron(live, seat)

    async def _stand_still(self, live: Live, seat: SeatRow) -> None:
        """Move the end of the open ask, if it depends on the person, and show that they are away or back."""
        run, motion = live.run, live.motion()
        if seat.away is None and motion is not None and (motion.what, motion.about) == ("replace", seat.seat):
            live.put_motion(None)
        if run is not None and run.ask is not None and seat in live.concerned(run.ask):
            self._runtime.absence_changed(live)
        live.row.version += 1
        self._runtime.plan(live)
        await self._runtime.keep_window(live, "told", hands=frozenset(other.seat for other in live.seats))
