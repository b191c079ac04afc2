"""The sandbox's page: simcord's preview, kept alive by the computer's clock."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, cast

from simcord.preview import Preview
from simcord.preview._media import (  # The page's own code: simcord is pinned to one version.
    MediaInfo,
    MediaWorker,
    _process_media,  # pyright: ignore[reportPrivateUsage]
)

from bot.languages.files import languages
from bot.languages.spoken import default
from bot.sandbox.world import World

log = logging.getLogger(__name__)

TICK_SECONDS = 0.2
LONGEST_TICK = 2.0
"""No tick advances time by more than this many of the computer's seconds, so that time in the sandbox stops while the
computer sleeps."""
CLOCK_SECONDS = 2.0
"""How old the relative times on the page may become."""
REST = 10.0
"""When time moves on by much, so many seconds pass as usual after each moment at which something was due."""
REVISIONS_KEPT = 40
NOTES_KEPT = 1000
PNG = b"\x89PNG\r\n\x1a\n"


class OwnPictures(MediaWorker):
    """Prepares the bot's own pictures at once, and any other file in a process of its own, as simcord does.

    A process takes up to a second, and a picture on the table is seldom shown for three.
    """

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        if not blob.startswith(PNG):
            return await super()._decode(key, blob, media_time)
        info = await asyncio.to_thread(_process_media, blob, media_time)
        # Else the page would warn of strangers' pictures taking too much memory; these are ours.
        return replace(info, memory_limited=True)


def _locale() -> str:
    """The locale of Discord in which times are shown: of the language that the sandbox was started in."""
    language = languages().get(default())
    return language.locales[0] if language is not None and language.locales else "en-US"


class LivePage(Preview):
    """A preview that follows the world.

    simcord's own preview shows what it has published and takes a click only on the newest publication. A live page
    publishes several times a minute by itself, so a click on an earlier one is taken as long as the button under it is
    still the same. A lock keeps a click from being handled during a tick of the clock.
    """

    _PAGE_LEASE_SECONDS = 7200.0
    """How many seconds a tab may stay in the background."""

    def __init__(
        self, world: World, port: int, faster: int = 1, next_due: Callable[[], Awaitable[float | None]] | None = None
    ) -> None:
        """`faster`: how many seconds pass in the sandbox in one of the computer's. `next_due`: when the bot has
        something to do next, in seconds since 1970; it is asked when time moves on by much.
        """
        super().__init__(
            world.env, world.channel, tuple(world.people), layout="channel", display="responsive", width=960,
            height=720, locale=_locale(), timezone="UTC", presentation_time=None, assets=None, port=port,
        )  # fmt: skip
        self._world = world
        self._faster = faster
        self._next_due = next_due
        self.to_come = 0.0
        """By how many seconds time is to move on at once."""
        self._media_worker = OwnPictures()
        self._one_at_a_time = asyncio.Lock()
        self._controls: dict[str, dict[int, dict[str, str]]] = {}
        self._dropped = 0
        self._shown = 0
        self._shown_at = 0.0

    async def tick(self, seconds: float) -> None:
        """Advance time by so many seconds and show what has changed."""
        async with self._one_at_a_time:
            try:
                await self.env.advance_time(seconds)
            except TimeoutError as error:
                # The bot needs longer than one tick; its work goes on in the next.
                log.warning("The sandbox is behind: %s", error)
            await self._show()

    async def live(self) -> None:
        """Tick with the computer's clock, so many times faster, until the page is closed."""
        before = time.perf_counter()
        while not self._closed:
            await asyncio.sleep(TICK_SECONDS)
            now = time.perf_counter()
            await self.tick(min(now - before, LONGEST_TICK) * self._faster)
            if self.to_come:
                seconds, self.to_come = self.to_come, 0.0
                await self.move_on(seconds)
                now = time.perf_counter()
            before = now

    async def move_on(self, seconds: float) -> None:
        """Let much time pass: a leap to each moment at which the bot has something to do, so that it comes in time."""
        until = self._world.now() + seconds
        while (now := self._world.now()) < until and not self._closed:
            due = await self._next_due() if self._next_due is not None else None
            at = until if due is None else min(until, max(now, due))
            async with self._one_at_a_time:
                try:
                    await self._world.env.leap(at - now)
                except TimeoutError as error:
                    log.warning("The sandbox is behind: %s", error)
            await self.tick(min(REST, until - at) if at < until else REST)

    def _happened(self) -> int:
        """The number of events so far. The notes that simcord keeps of them for tests are dropped now and then."""
        backend = self.env.backend
        happened = self._dropped + len(backend.transcript)
        if len(backend.transcript) > NOTES_KEPT:
            self._dropped = happened
            backend.transcript.clear()
            backend.http_requests.clear()
            self._drop_old_pictures()
        return happened

    def _drop_old_pictures(self) -> None:
        """Delete files that no message shows any more; simcord keeps every file that was ever sent."""
        backend = self.env.backend
        messages = [message for channel in backend.messages.values() for message in channel.values()]
        shown = {attachment["url"] for message in messages for attachment in message.attachments}
        files = backend.cdn._blobs  # pyright: ignore[reportPrivateUsage]
        for url in files.keys() - shown:
            del files[url]

    async def _show(self) -> None:
        happened = self._happened()
        now = time.perf_counter()
        if self._closed or (happened == self._shown and now - self._shown_at < CLOCK_SECONDS):
            return
        self._shown, self._shown_at = happened, now
        await self.refresh()

    def _publish(self, page: Any, **how: Any) -> None:
        super()._publish(page, **how)
        kept = self._controls.setdefault(page.id, {})
        kept[page.revision] = dict(_controls(page.snapshot))
        kept.pop(page.revision - REVISIONS_KEPT, None)
        for gone in self._controls.keys() - self._pages.keys() - {page.id}:
            del self._controls[gone]

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._one_at_a_time:
            page = self._pages.get(context_id or "")
            if page is not None and self._still_same(page, body):
                body = {**body, "published_revision": page.revision}
            return await super()._action(context_id, body)

    def _still_same(self, page: Any, body: Mapping[str, Any]) -> bool:
        """Whether the control that the person pressed on an earlier publication is still the same."""
        kept = self._controls.get(page.id, {})
        then, now = kept.get(body.get("published_revision", 0)), kept.get(page.revision)
        if then is None or now is None:
            return False
        key = body.get("control_key")
        return key is None or (key in now and then.get(key) == now[key])


def _controls(plain: object) -> Iterator[tuple[str, str]]:
    """Every control in a snapshot: its key on the page, and the custom id that pressing it sends."""
    if isinstance(plain, dict):
        known = cast("dict[str, Any]", plain)
        if "control_key" in known and "custom_id" in known:
            yield known["control_key"], known["custom_id"]
        for value in known.values():
            yield from _controls(value)
    elif isinstance(plain, list):
        for value in cast("list[Any]", plain):
            yield from _controls(value)
