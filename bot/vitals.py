"""How the running bot is doing: what ``@Barkeep health`` shows and ``/healthz`` judges."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

import discord

from bot.store import Store, health, inbox
from bot.store.health import STILL, Health
from bot.store.upkeep import SOUND


@dataclass(frozen=True, slots=True)
class Vitals:
    """The facts."""

    found: Health
    commit: float
    """Seconds that a commit took just now."""
    read: float
    """Seconds that a reading took just now."""
    inbox: float | None
    """When the oldest letter of another process was sent that was not read yet; None if there is none."""
    size: int
    """Bytes of the database on disk."""
    latency: float | None
    """Seconds that Discord's gateway takes to answer; None while it is not known to."""

    def complaints(self, now: float) -> list[str]:
        """What is wrong, at this time in seconds since 1970; an empty list for a healthy bot."""
        said: list[str] = []
        beat = self.found.last_heartbeat
        if beat is None or now - beat > STILL:
            said.append("the tables' clocks stand still: Discord cannot be reached, or nothing can be committed")
        checked = self.found.checked
        if checked is not None and checked.found != SOUND:
            said.append("the database is damaged: restore a backup")
        return said


async def take_vitals(store: Store, client: discord.Client) -> Vitals:
    """The facts as they are now. Raises what the store raises."""
    found = await store.read(lambda connection: health.look(connection, store.share))
    began = time.perf_counter()
    waits = await store.read(lambda connection: inbox.waiting(connection, store.share.index))
    read, began = time.perf_counter() - began, time.perf_counter()
    await store.write(lambda connection: health.commit_something(connection, store.share))
    commit = time.perf_counter() - began
    latency = client.latency
    return Vitals(
        found, commit, read, waits, await asyncio.to_thread(store.size), latency if 0 <= latency < 3600 else None
    )  # fmt: skip
