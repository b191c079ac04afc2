"""Leaving a table in any state, removing somebody from it, and closing it."""

from __future__ import annotations

import logging
import math
from collections.abc import Sequence
from dataclasses import replace

from bot.engine import Refused
from bot.store import jobs
from bot.store.jobs import Job
from bot.store.sql import Connection
from bot.store.tables import SeatRow
from bot.tables.clocks.pace import vote_ends
from bot.tables.info import BROKEN, TableInfo, UndoVote
from bot.tables.ladder import counting
from bot.tables.play.absence import stands_until
from bot.tables.play.live import Live, goes_on_unpaused
from bot.tables.play.moves import Moves, result_of
from bot.tables.play.runtime import Runtime
from bot.tables.seats.held import expected_at, give_up
from bot.tables.seats.lobby import Lobby
from bot.tables.seats.votes import LONG, Motion, asleep, check_rest, electorate, later_calls, refused_motion

log = logging.getLogger(__name__)

STANDS_LEAST = 1.0
"""A clock that stands still for less time, in seconds, runs."""
PAUSE_LEAST = 1.0
"""A host with less time left for pauses, in seconds, has none left."""
BROKEN_FOR = 5 * 60.0
"""Seconds after which everybody who sits at a broken table may close it."""


class Leaving:
    """Lets people leave, removes them, and closes tables."""

    def __init__(self, runtime: Runtime, moves: Moves, lobby: Lobby) -> None:
        self._runtime = runtime
        self._moves = moves
        self._lobby = lobby

    # -- leaving ------------------------------------------------------------------------------------------------

    async def leave(self, table: str, user_id: int) -> TableInfo:
        """Leave a table in any state. A game goes on with a patron in the seat, for a while even without any person. A
        lobby, a lesson and a paused table are closed when the last person leaves.

        Raises `Refused`: ``not-seated`` (also for somebody who has left already), ``table-over``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            return await self._leave(live, live.seat_of(user_id), 1)

    async def has_finished(self, table: str, user_id: int) -> bool:
        """Whether the game is over for a person who sits there, so that leaving changes nothing for them. Raises
        `Refused('not-seated')`.
        """
        return await self._runtime.look(table, lambda live: is_out(live, live.seat_of(user_id)))

    async def kick(self, table: str, by: int, seat_or_user: int) -> TableInfo:
        """Remove somebody from a lobby, or ask the others to remove them from a running game, for good; only the host
        may. If nobody else is there, they are removed at once, and a host whose game counts is placed behind them.
        Numbers below 100 are seats, others people.

        Raises `Refused`: ``not-host``, ``not-seated``, ``kick-self``, ``table-over``, ``vote-open``, ``vote-rest``
        (fact `minutes`).
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("lobby", "live", "paused")
            live.need_no_round()
            live.need_host(by)
            host = live.seat_of(by).seat
            wanted = (
                seat for seat in live.seats if seat_or_user == (seat.seat if seat_or_user < 100 else seat.user_id)
            )
            seat = next(wanted, None)
            if seat is None:
                raise Refused("not-seated")
            if live.row.status == "lobby":
                return await self._leave(live, seat, 2)
            if seat.seat == host:
                raise Refused("kick-self")
            if seat.user_id is None or seat.gone > 1:
                raise Refused("not-seated")
            asked = electorate(live.seats, host, seat.seat)
            if asked:
                return await self._propose(live, Motion("kick", host, seat.seat, asked))
            seat.removed_by = host if seat.left_at is None else None
            return await self._leave(live, seat, 2)

    async def remove(self, table: str, user_id: int, by: int | None = None) -> TableInfo:
        """Remove somebody in the name of the server, without asking anybody. If the person who does it (`by`) has a
        seat in the same game, that brings them nothing: they are placed behind whom they remove, and for themselves it
        is the same as leaving.

        Raises `Refused`: ``not-seated`` (also for somebody who was removed already), ``table-over``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            seat = live.seat_of(user_id)
            if live.awaits_round():  # its deal is nobody's to change, so there is none
                await self._end_for_moderator(live, by)
                return live.info()
            own = next((other for other in live.seats if by is not None and other.user_id == by), None)
            if own is not None and seat.gone < 2 and seat.left_at is None and live.row.status in ("live", "paused"):
                if own is seat:
                    seat.left_at = self._runtime.time(live)
                else:
                    seat.removed_by = own.seat
            return await self._leave(live, seat, 2)

    async def give_to_patron(self, live: Live, seat: SeatRow) -> None:
        """Let a patron play for somebody who is away, at a table that the caller holds: they have stepped out, and may
        come back.
        """
        await self._leave(live, seat, 1, "gone-away")

    async def replace(self, table: str, by: int, user_id: int) -> TableInfo:
        """Ask the others to let a patron play for somebody who is away, by post; everybody who sits there may, once the
        clock of that person does not stand still any more. If nobody else is there, it is done at once.

        Raises `Refused`: ``not-seated``, ``away-back`` (they are not away), ``away-stands`` (fact `hours`),
        ``table-not-started``, ``table-over``, ``paused``, ``vote-open``, ``vote-rest`` (fact `minutes`).
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            own, seat, asked = self._replaced(live, by, user_id)
            if asked:
                return await self._propose(live, Motion("replace", own.seat, seat.seat, asked))
            await self.give_to_patron(live, seat)
            return live.info()

    async def may_replace(self, table: str, by: int, user_id: int) -> int:
        """How many people `replace` would ask; 0: it would be done at once. Raises `Refused` as that does."""
        return await self._runtime.look(table, lambda live: len(self._replaced(live, by, user_id)[2]))

    def _replaced(self, live: Live, by: int, user_id: int) -> tuple[SeatRow, SeatRow, tuple[int, ...]]:
        """The seats of who asks and of who is away, and who would be asked."""
        live.need("live")
        own, seat, now = live.seat_of(by), live.seat_of(user_id), self._runtime.time(live)
        if own.gone:
            raise Refused("not-seated")
        if own is seat or not live.pace.alerts or not seat.is_away(now) or live.by_patron(seat.seat):
            raise Refused("away-back")
        stands = stands_until(live, seat, now) - now
        if stands > STANDS_LEAST:
            raise Refused("away-stands", hours=math.ceil(stands / 3600))
        return own, seat, electorate(live.seats, own.seat, seat.seat)

    async def _leave(self, live: Live, seat: SeatRow, gone: int, notice: str = "") -> TableInfo:
        live.need("lobby", "live", "paused")
        live.need_no_round()
        if live.row.status == "lobby":
            await give_up(self._runtime, live, seat.user_id)
            self._lobby.stand_up(live, seat.seat)
        else:
            if seat.user_id is None or seat.gone >= gone:
                raise Refused("not-seated")
            self._give_up(live, seat, gone)
        people = live.people()
        resumed = not people and goes_on_unpaused(live)
        expected = await expected_at(self._runtime, live)
        if not people and not resumed and not expected and (live.row.status != "live" or live.row.lesson):
            await self._runtime.end(live, "empty")
            return live.info()
        if people and live.row.host_id not in (*expected, *(person.user_id for person in people)):
            live.row.host_id = people[0].user_id or 0
        notice = notice or ("left" if gone == 1 else "kicked")
        self._leave_vote(live, seat.user_id)
        if live.row.status == "lobby":
            return await self._lobby.keep(live, None, notice)
        motion = live.motion()
        if motion is not None:
            live.put_motion(motion.without(seat.seat))
        await self._moves.keep_seat(live, seat, notice)
        if resumed:
            await self._runtime.resume(live)
        await self._decide(live, over=False)
        return live.info()

    def _give_up(self, live: Live, seat: SeatRow, gone: int) -> None:
        """Hand a seat of a game over to a patron. Somebody who is out of the game has finished it, and frees it."""
        if not seat.gone:  # somebody who is removed may have left before the game was over for them
            seat.finished = is_out(live, seat)
        seat.gone, seat.minded, seat.slept, seat.handed_over = gone, True, 0, True
        if seat.finished:
            seat.left_at = seat.removed_by = None
            return
        seat.left_once = True
        counting.update(live.row, live.seats)
        if gone == 1:
            seat.left_at = self._runtime.time(live)

    @staticmethod
    def _leave_vote(live: Live, user_id: int | None) -> None:
        """Remove a person who has left from the undo vote. It ends if they asked for it, or were the last to agree."""
        vote: UndoVote | None = live.undo_vote()
        if vote is not None:
            gone = live.seats[vote.seat].user_id == user_id
            wanted = [voter for voter in vote.wanted if voter != user_id]
            live.row.vote = {**(live.row.vote or {}), "wanted": wanted} if wanted and not gone else None

    # -- closing ------------------------------------------------------------------------------------------------

    async def close(self, table: str, by: int | None = None, *, force: bool = False) -> TableInfo:
        """Close a table, unrated, or ask the others at a running game; only the host may. With `force`, for those who
        run the server, it is closed at once, but not by somebody who has a seat in the game.

        It works even if the game is broken; such a table may be closed by everybody who sits there once it has been
        broken for `BROKEN_FOR`.

        Raises `Refused`: ``not-host``, ``table-over``, ``close-soon`` (fact `minutes`), ``close-alone`` (the game
        counts and nobody is there to agree), ``vote-open``, ``vote-rest`` (fact `minutes`).
        """
        async with self._runtime.hold(table) as live:
            live.need("lobby", "live", "paused")
            plays = live.row.status != "lobby" and any(seat.user_id == by for seat in live.seats if by is not None)
            if force and not plays:
                await self._end_for_moderator(live, by)
                return live.info()
            live.need_no_round()
            self._runtime.check_open()
            info, now = live.info(), self._runtime.clock.now()
            check_closer(info, by or 0, now)
            if _may_close_alone(live, info, by or 0, now):
                await self._runtime.end(live, "broken" if info.pause_reason in BROKEN else "closed")
                return live.info()
            host = live.seat_of(by or 0).seat
            asked = electorate(live.seats, host, host)
            if not asked:
                raise Refused("close-alone")
            return await self._propose(live, Motion("close", host, host, asked))

    async def _end_for_moderator(self, live: Live, by: int | None) -> None:
        log.warning("table %s: closed by %s, who runs the server", live.id, by or "somebody")
        await self._runtime.end(live, "moderator")

    async def asked(self, table: str, by: int, about: int | None = None) -> int:
        """How many people would be asked about removing a person (`about`), or about closing the table; 0: it would be
        done at once. Raises `Refused`: ``not-seated``, ``close-alone``.
        """
        now = self._runtime.clock.now()

        def count(live: Live) -> int:
            if live.row.status == "lobby" or (about is None and _may_close_alone(live, live.info(), by, now)):
                return 0
            host = live.seat_of(by).seat
            asked = electorate(live.seats, host, host if about is None else live.seat_of(about).seat)
            if about is None and not asked:
                raise Refused("close-alone")
            return len(asked)

        return await self._runtime.look(table, count)

    # -- pausing ------------------------------------------------------------------------------------------------

    async def pause(self, table: str, by: int) -> TableInfo:
        """Pause a running game; only the host may. In a game that could count the host has some time for it; once that
        is used up, the others who are awake are asked.

        Raises `Refused`: ``not-host``, ``paused``, ``table-not-started``, ``table-over``, ``vote-open``, ``vote-rest``
        (fact `minutes`).
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("live")
            live.need_host(by)
            host = live.seat_of(by).seat
            asked = electorate(live.seats, host, host)
            if asked and counting.could_count(live.row, live.seats) and live.pause_left() < PAUSE_LEAST:
                return await self._propose(live, Motion("pause", host, host, asked))
            return await self._pause(live)

    async def _pause(self, live: Live) -> TableInfo:
        if live.row.status == "live":  # it may have been paused while the others were asked
            await self._runtime.pause(live, "host")
        return live.info()

    async def resume(self, table: str, by: int, *, force: bool = False) -> TableInfo:
        """Let a paused game go on. The host may; where the host has paused it, so may everybody who sits there once the
        host's time for it is over. With `force`, those who run the server may at any time.

        Raises `Refused`: as `check_resumer` does, ``table-started``, ``table-over``, ``paused``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("paused")
            if live.run is None:
                raise Refused("paused", why=live.row.pause_reason)
            if by != live.row.host_id and not force:
                check_resumer(live.info(), by, self._runtime.time(live))
            await self._runtime.resume(live)
            return live.info()

    # -- votes --------------------------------------------------------------------------------------------------

    async def vote(self, table: str, user_id: int, *, yes: bool) -> TableInfo:
        """Answer the open vote; the host who has called it may withdraw it with a no. It is carried out once it is
        decided.

        Raises `Refused`: ``vote-none`` (there is none), ``vote-not-yours`` (this person is not asked).
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            seat, motion = live.seat_of(user_id), live.motion()
            if motion is None:
                raise Refused("vote-none")
            withdrawn = seat.seat == motion.by and not yes
            if not withdrawn and (seat.seat not in motion.asked or seat.gone):
                raise Refused("vote-not-yours")
            live.put_motion(None if withdrawn else motion.answered(seat.seat, yes=yes))
            if withdrawn:  # or the host could call the others to a vote again and again
                live.row.motion = refused_motion(self._runtime.time(live))
            if not await self._decide(live, over=False):
                await self._keep_motion(live, motion, "vote-withdrawn" if withdrawn else "vote-answered", seat.seat)
            return live.info()

    async def vote_over(self, live: Live) -> None:
        """End a vote whose time is up, at a table that the caller holds."""
        if not await self._decide(live, over=True):
            live.put_motion(None)
            await self._runtime.keep_window(live, "told")

    async def _propose(self, live: Live, motion: Motion) -> TableInfo:
        now = self._runtime.time(live)
        check_rest(live.row.motion, now, live.pace.vote)
        quiet = [live.seats[seat].quiet for seat in motion.asked]
        motion = replace(motion, until=vote_ends(live.pace, now, quiet))
        live.put_motion(motion)
        calls = later_calls(live.row, live.seats, motion, now) if live.pace.alerts else []
        await self._keep_motion(live, motion, f"{motion.what}-asked", motion.by, calls)
        return live.info()

    async def _decide(self, live: Live, *, over: bool) -> bool:
        """Carry out the open vote, or drop it, if it is decided. Whether it is. `over`: its time is up."""
        motion = live.motion()
        if motion is None:
            return False
        carried = motion.over(asleep(live.seats, self._runtime.time(live))) if over else motion.outcome()
        if carried and _wants_all(live, motion):
            carried = False if over or motion.no else None
        if carried is None:
            return False
        live.put_motion(None)
        if not carried:
            live.row.motion = refused_motion(self._runtime.time(live))
            await self._keep_motion(live, motion, f"{motion.what}-refused", motion.about)
        elif motion.what == "close":
            await self._close(live, {motion.by, *motion.yes})
        elif motion.what == "pause":
            live.row.pause_used = 0.0
            await self._pause(live)
        elif motion.what == "replace":
            await self.give_to_patron(live, live.seats[motion.about])
        else:
            await self._leave(live, live.seats[motion.about], 2)
        return True

    async def _close(self, live: Live, agreed: set[int]) -> None:
        """Close a game that the people of these seats have agreed to close. Once a turn was answered, and unless
        everybody who is still there has agreed, they lose against the others, or a bad deal could be thrown away.
        """
        others = [seat for seat in live.people() if seat.seat not in agreed]
        if not others or not any(live.row.own_asks):
            await self._runtime.end(live, "agreed")
            return
        live.row.counts = True
        places = [len(live.seats) - len(agreed) + 1 if seat.seat in agreed else 1 for seat in live.seats]
        result = result_of(live, places, self._runtime.time(live))
        await self._runtime.end(live, "agreed-against", result)

    async def _keep_motion(self, live: Live, motion: Motion, notice: str, by: int, calls: Sequence[Job] = ()) -> None:
        live.row.version += 1

        def note_calls(connection: Connection) -> None:
            for call in calls:
                jobs.note(connection, call)

        await self._runtime.keep(live, "told", by, more=note_calls, hands=frozenset(motion.asked), notice=notice)


def is_out(live: Live, seat: SeatRow) -> bool:
    """Whether the game is over for a seat."""
    return live.run is not None and live.run.game.out(live.run.state, seat.seat)


def _wants_all(live: Live, motion: Motion) -> bool:
    """Whether a vote lacks somebody's yes that it needs: as long as no turn was answered only all who are there close a
    table. Else a bad deal could be thrown away by most of them, and nobody would lose by it.
    """
    missing = {seat.seat for seat in live.people()} - {motion.by, *motion.yes}
    return motion.what == "close" and not any(live.row.own_asks) and bool(missing)


def _may_close_alone(live: Live, info: TableInfo, by: int, now: float) -> bool:
    """Whether nobody has to agree to closing: to a lobby, where no other person has a seat, at a table that has been
    broken for long, and where a game does not count and nobody is there to ask.
    """
    others = [seat for seat in live.seats if seat.user_id not in (None, by)]
    if info.status == "lobby" or not others or (info.pause_reason in BROKEN and not _broken_for(info, now)):
        return True
    return not info.counts and not electorate(live.seats, live.seat_of(by).seat, live.seat_of(by).seat)


def _broken_for(info: TableInfo, now: float) -> float:
    """Seconds until a broken table may be closed by everybody who sits there; 0 if it may be now."""
    return max(0.0, (info.paused_at or now) + BROKEN_FOR - now)


def check_closer(info: TableInfo, by: int, now: float) -> None:
    """Raise `Refused` unless this person may close the table now: ``not-host``, ``close-soon`` (fact `minutes`)."""
    if by == info.host_id:
        return
    seated = any(seat.user_id == by and not seat.left for seat in info.seats)
    if not seated or info.status != "paused" or info.pause_reason not in BROKEN:
        raise Refused("not-host")
    left = _broken_for(info, now)
    if left:
        raise Refused("close-soon", minutes=math.ceil(left / 60))


def check_resumer(info: TableInfo, by: int, now: float) -> None:
    """Raise `Refused` unless this person may let a paused game go on: ``not-host``, ``pause-theirs`` (fact `minutes`),
    ``pause-theirs-long`` (fact `hours`) from two hours on.
    """
    if by == info.host_id:
        return
    seated = any(seat.user_id == by and not seat.left for seat in info.seats)
    if not seated or info.pause_until is None:
        raise Refused("not-host")
    left = info.pause_until - now
    if left >= LONG:
        raise Refused("pause-theirs-long", hours=math.ceil(left / 3600))
    if left > 0:
        raise Refused("pause-theirs", minutes=math.ceil(left / 60))
