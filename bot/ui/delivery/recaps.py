"""Pictures of whole games, which are replayed from the log once for each table."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine import Strayed
from bot.tables.info import TableInfo
from bot.tables.tables import Tables
from bot.ui.awards import Award
from bot.ui.delivery.drawing import Artist
from bot.ui.layouts.tables import NO_ENDING
from bot.ui.look import Ending, Looks, Recap
from bot.ui.words import Words

log = logging.getLogger("barkeep.recaps")

KEPT = 64
"""How many recaps are kept, in case an end cannot be shown at once."""


class WholeGame(NamedTuple):
    """A whole game, as a recap needs it."""

    noted: Sequence[Any]
    awards: Sequence[Award]
    decided: Any


class Recaps:
    """Draws recaps. It replays one game at a time, so that many games ending at once slow nothing down."""

    def __init__(self, tables: Tables, artist: Artist, words: Words, looks: Looks) -> None:
        self._tables = tables
        self._artist = artist
        self._words = words
        self._looks = looks
        self._courses: OrderedDict[str, WholeGame | None] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, info: TableInfo) -> tuple[bytes | None, str]:
        """The recap of a game that is over, and its alt text.

        None and "" if the game is not over, has no such picture, or cannot be replayed.
        """
        recap = self._looks[info.game].recap
        if recap is None or info.status != "over":
            return None, ""
        course = await self._course(info.id, recap)
        if course is None:
            return None, ""
        headline = self._ending(info, recap, course).headline
        return await self._artist.drawn(recap.art(self._words, info, course.noted, course.awards, headline))

    async def ending(self, info: TableInfo) -> Ending:
        """How a game that is over ended; nothing where that is not known."""
        recap = self._looks[info.game].recap
        course = await self._course(info.id, recap) if recap is not None and info.status == "over" else None
        return self._ending(info, recap, course) if recap is not None and course is not None else NO_ENDING

    async def banners(self, info: TableInfo) -> Sequence[tuple[bytes, str]]:
        """The moments of a game that is over as banners, each with its alt text; none where they are not known."""
        recap = self._looks[info.game].recap
        course = await self._course(info.id, recap) if recap is not None and info.status == "over" else None
        if recap is None or recap.banners is None or course is None:
            return []
        drawn = [await self._artist.drawn(art) for art in recap.banners(self._words, info, course.decided)]
        return [(data, alt) for data, alt in drawn if data is not None]

    def _ending(self, info: TableInfo, recap: Recap, course: WholeGame) -> Ending:
        return NO_ENDING if recap.ending is None else recap.ending(self._words, info, course.decided)

    async def _course(self, table: str, recap: Recap) -> WholeGame | None:
        async with self._one_at_a_time:
            if table not in self._courses:
                self._courses[table] = await self._played(table, recap)
                if len(self._courses) > KEPT:
                    self._courses.popitem(last=False)
            return self._courses[table]

    async def _played(self, table: str, recap: Recap) -> WholeGame | None:
        events: list[Mapping[str, Any]] = []
        try:
            noted = await self._tables.course(table, recap.note, events.append)
            decided = await asyncio.to_thread(recap.decided, noted, events) if recap.decided is not None else None
            return WholeGame(noted, await asyncio.to_thread(recap.awards, events), decided)
        except Strayed as strayed:
            log.warning("table %s: no recap, it was played under other rules or with other decks: %s", table, strayed)
        except Exception:  # the end is shown even if the log is broken
            log.exception("table %s: no recap, its log cannot be played again", table)
        return None
