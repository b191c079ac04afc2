"""Keeps the frames of each game at its end, and gives them to those who look at it again."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from bot.engine import AnyGame, Refused, Strayed, View
from bot.store import replays
from bot.store.errors import ConnectionLost, StoreClosed
from bot.store.replays import KeptReplay, Why
from bot.store.sql import Connection
from bot.tables.clocks.clock import Handle
from bot.tables.play.runtime import Runtime
from bot.tables.record.frames import FORM, Frame, frames_of, packed, unpacked
from bot.tables.record.turns import Bookmark, read_effective_log, steps_from, walk

log = logging.getLogger(__name__)

GAMES_KEPT = 300
"""Of how many games of a server the frames are kept, unless the operator wants another number."""
LARGEST = 64 * 1024
"""Bytes of a game's frames at most."""
FIRST = 90.0
"""Seconds from the start until games without frames are looked for, so that tables are shown first."""
BETWEEN = 2.0
"""Seconds from one of these to the next, so that live tables hardly notice."""
DAILY = 86_400.0
IN_MEMORY = 8
"""How many games are held in memory for those who look at them step by step."""


class Made(NamedTuple):
    """A game that was played again: its frames, and what is kept of it."""

    frames: list[Frame]
    kept: KeptReplay


class KeptFrames:
    """The frames of all games that are over; `most`: of how many of each server they are kept."""

    def __init__(self, runtime: Runtime, most: int = GAMES_KEPT) -> None:
        self._runtime = runtime
        self._most = most
        self._held: OrderedDict[str, list[Frame]] = OrderedDict()
        self._marks: OrderedDict[str, list[Bookmark]] = OrderedDict()
        """Of the games in whose hands somebody looks: where to go on from. Changed by the replaying thread."""
        self._one_at_a_time = asyncio.Lock()
        self._timer: Handle | None = None
        self._open = False
        self._missing: list[str] = []
        """Games without frames that were found, the newest last."""

    # -- looking ------------------------------------------------------------------------------------------------

    async def of(self, table: str) -> list[Frame]:
        """The frames of a game that is over, at least one. What was not kept is played again.

        Raises `Refused`: ``no-replay`` where that is not possible any more, ``no-such-table``.
        """
        if table not in self._held:
            frames = await self._runtime.store.replay(lambda connection: _kept(connection, table))
            self._held[table] = frames or (await self._make(table)).frames
        self._held.move_to_end(table)
        while len(self._held) > IN_MEMORY:
            self._held.popitem(last=False)
        if not self._held[table]:
            del self._held[table]
            raise Refused("no-replay")
        return self._held[table]

    async def seen_by(self, table: str, step: int, seat: int) -> View:
        """What a seat saw after a step: the game is played again as far as that. Raises `Refused`: ``no-hands`` where
        its log does not play any more, ``no-such-table``.
        """
        games, marks = self._runtime.games, self._marks.setdefault(table, [])
        self._marks.move_to_end(table)
        while len(self._marks) > IN_MEMORY:
            self._marks.popitem(last=False)

        def look(connection: Connection) -> View:
            played = read_effective_log(connection, table, games)
            with suppress(Strayed):
                for number, run in steps_from(games[played.stored.row.game], played, marks, step):
                    if number == step:
                        return run.view(seat)
            raise Refused("no-hands")

        return await self._runtime.store.replay(look)

    # -- keeping ------------------------------------------------------------------------------------------------

    async def keep(self, table: str) -> None:
        """Keep the frames of a game that has just ended, unless that is done."""
        async with self._one_at_a_time:
            if await self._runtime.store.read(lambda connection: replays.load(connection, table)) is None:
                await self._make(table)

    async def _make(self, table: str) -> Made:
        """Play a game again, and keep what comes of it."""
        games = self._runtime.games
        made = await self._runtime.store.replay(lambda connection: _made(connection, table, games))
        if made.kept.why == "large":
            log.warning("table %s: its frames take %s bytes and are not kept", table, made.kept.size)
        await self._runtime.store.write(lambda connection: replays.keep(connection, made.kept, self._most))
        return made

    def start(self) -> None:
        """Begin to look, now and then, for games without frames: those of before there were any, and those that ended
        just before the process was killed.
        """
        self._open = True
        self._plan(FIRST)

    def stop(self) -> None:
        """Look for no more of them."""
        self._open = False
        if self._timer is not None:
            self._timer.cancel()

    def _plan(self, seconds: float) -> None:
        if self._open:
            self._timer = self._runtime.clock.call_later(seconds, lambda: self._runtime.spawn(self._catch_up()))

    async def _catch_up(self) -> None:
        """Keep the frames of one game that has none."""
        store = self._runtime.store
        try:
            if not self._missing:
                found = await store.read(lambda connection: replays.missing(connection, self._most, store.share))
                self._missing = found[::-1]
            if self._missing:
                await self.keep(self._missing.pop())
        except (StoreClosed, ConnectionLost) as error:
            log.warning("games without frames were not looked for: %s", error)
        except Exception:
            log.exception("the frames of a game could not be kept")
        self._plan(BETWEEN if self._missing else DAILY)


def _kept(connection: Connection, table: str) -> list[Frame]:
    """The frames that are kept of a game; none where there are none in today's form."""
    kept = replays.load(connection, table)
    return unpacked(kept.frames) if kept is not None and kept.frames is not None and kept.form == FORM else []


def _made(connection: Connection, table: str, games: Mapping[str, AnyGame]) -> Made:
    """Play a game again from its log. Raises `Refused('no-such-table')`."""
    played = read_effective_log(connection, table, games)
    row, data = played.stored.row, b""
    frames: list[Frame] = []
    try:
        frames = list(frames_of(walk(games[row.game], played)))
        data = packed(frames)
    except Strayed as strayed:
        log.info("table %s: no replay, it was played under other rules or with other decks: %s", table, strayed)
    except Exception:  # a fault of the rules; the other games are kept nevertheless
        log.exception("table %s: no replay, its log cannot be played again", table)
    why: Why = "rules" if not data else "large" if len(data) > LARGEST else ""
    ended = row.ended_at or 0.0
    kept = KeptReplay(table, row.guild_id, ended, FORM, len(frames), len(data), why, None if why else data)
    return Made(frames if data else [], kept)
