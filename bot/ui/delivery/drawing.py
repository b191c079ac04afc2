"""Pictures and their alt texts, drawn in threads of their own, and cached."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from itertools import count
from typing import Literal

from bot import metrics
from bot.languages.spoken import language
from bot.tables.info import PrivateTable, PublicTable
from bot.ui.delivery.limits import IMPORTANCE, Importance, Still, Superseded
from bot.ui.kept import kept
from bot.ui.layouts.tables import Skin
from bot.ui.look import Art, Looks
from bot.ui.memory import give_back
from bot.ui.pictures.cache import PictureCache
from bot.ui.words import Words

THREADS = 2
"""How many pictures are drawn at the same time. Each takes some 20 MB meanwhile, and most of it one processor alone."""

HANDS_KEPT = 48 * 1024 * 1024
"""Bytes of hands that are kept: those of 230 tables. People look at theirs again and again before it changes."""
OTHERS_KEPT = 8 * 1024 * 1024
"""Bytes of all other pictures: a table hardly ever looks the same again."""
TIDY = 300
"""After so many pictures the memory in which they were drawn is given back: it lies in pieces by then."""


Kind = Literal["table", "hand", "other"]


class _Job:
    """A picture that is to be drawn, for all who want it."""

    def __init__(self, art: Art, kind: Kind, cache: PictureCache, importance: Importance) -> None:
        self.art = art
        self.key = (language(), art.key)
        self.context = copy_context()
        """In the thread, too, the picture's words are in the language in which it was asked for."""
        self.kind: Kind = kind
        self.cache = cache
        self.since = time.perf_counter()
        self.importance = importance
        self.stills: list[Still | None] = []
        self.begun = False
        self.picture: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def wanted(self) -> bool:
        """Whether anybody still wants it."""
        return any(still is None or still() for still in self.stills)

    def draw(self) -> bytes:
        """Draw it, in any thread."""
        began = time.perf_counter()
        metrics.PICTURE_WAIT_SECONDS.labels(self.kind).observe(began - self.since)
        picture = self.context.run(self.art.draw)
        metrics.PICTURE_SECONDS.labels(self.kind).observe(time.perf_counter() - began)
        return picture


class Artist:
    """Draws tables and hands, the most important first. Equal pictures are drawn once."""

    def __init__(self, words: Words, looks: Looks) -> None:
        self._words = words
        self._looks = looks
        self._hands = PictureCache(HANDS_KEPT)
        self._others = PictureCache(OTHERS_KEPT)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="drawing")
        self._free = THREADS
        self._jobs: dict[Hashable, _Job] = {}
        self._line: list[tuple[Importance, int, _Job]] = []
        self._numbers = count()
        self._pictures = 0

    async def table(
        self, public_table: PublicTable, skin: Skin, still: Still | None = None
    ) -> tuple[bytes | None, str]:
        """The table's picture and its alt text; None and "" if the game has no such picture. Raises as `drawn` does."""
        art = self._looks[public_table.info.game].table_art(self._words, public_table, skin)
        return await self._drawn(art, still, "table", self._others)

    async def hand(
        self, private_table: PrivateTable, skin: Skin, still: Still | None = None
    ) -> tuple[bytes | None, str]:
        """The hand's picture and its alt text. Raises as `drawn` does."""
        look = self._looks[private_table.info.game]
        art = kept(private_table, lambda: look.hand_art(self._words, private_table, skin), "art", skin)
        return await self._drawn(art, still, "hand", self._hands)

    async def drawn(self, art: Art | None, still: Still | None = None) -> tuple[bytes | None, str]:
        """A picture and its alt text; None and "" without a picture.

        Raises `Superseded` if it is `still` wanted no more when a thread could draw it.
        """
        return await self._drawn(art, still, "other", self._others)

    async def _drawn(
        self, art: Art | None, still: Still | None, kind: Kind, cache: PictureCache
    ) -> tuple[bytes | None, str]:
        if art is None:
            return None, ""
        picture = cache.kept((language(), art.key))
        if picture is None:
            picture = await asyncio.shield(self._job(art, still, kind, cache).picture)
        return picture, art.alt

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _job(self, art: Art, still: Still | None, kind: Kind, cache: PictureCache) -> _Job:
        """The job for a picture: the one that waits already, or a new one."""
        importance = IMPORTANCE.get()
        job = self._jobs.get((language(), art.key))
        if job is None:
            job = _Job(art, kind, cache, importance)
            self._jobs[job.key] = job
        elif job.begun or job.importance <= importance:
            job.stills.append(still)
            return job
        job.importance = importance
        job.stills.append(still)
        heapq.heappush(self._line, (importance, next(self._numbers), job))
        self._begin()
        return job

    def _begin(self) -> None:
        """Give the next jobs to the free threads."""
        while self._free and self._line:
            _, _, job = heapq.heappop(self._line)
            if job.begun:
                continue
            job.begun = True
            if job.wanted():
                self._free -= 1
                drawing = asyncio.get_running_loop().run_in_executor(self._threads, self._draw, job)
                drawing.add_done_callback(lambda drawing, job=job: self._done(job, drawing))
            else:
                self._end(job, Superseded())

    def _draw(self, job: _Job) -> bytes:
        """Draw it, in a thread."""
        picture = job.draw()
        self._pictures += 1
        if not self._pictures % TIDY:
            give_back()
        return picture

    def _done(self, job: _Job, drawing: asyncio.Future[bytes]) -> None:
        self._free += 1
        error = asyncio.CancelledError() if drawing.cancelled() else drawing.exception()
        if error is None:
            job.cache.keep(job.key, drawing.result())
        self._end(job, error if error is not None else drawing.result())
        self._begin()

    def _end(self, job: _Job, outcome: bytes | BaseException) -> None:
        del self._jobs[job.key]
        if isinstance(outcome, bytes):
            job.picture.set_result(outcome)
        elif isinstance(outcome, asyncio.CancelledError):
            job.picture.cancel()
        else:
            job.picture.set_exception(outcome)
            job.picture.exception()  # whoever wanted it may have gone
