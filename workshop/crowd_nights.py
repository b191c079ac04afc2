"""Game nights beside a crowd of tables: many are called to and begin in the same minute, on servers of their own."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from bot.store import nights
from bot.store.sql import Connection
from bot.tables.info import Person
from bot.tables.seats.night_steps import SOONEST, note_jobs

if TYPE_CHECKING:
    from bot.ui.delivery.shared import Office
    from workshop.crowding import CrowdedBar

SERVERS, CHANNELS, PEOPLE = 1_000, 500_000, 50_000_000
"""The first ids of the nights' servers, channels and people."""
SEATS = 4


async def plan(bar: CrowdedBar, number: int, game: str) -> list[str]:
    """Plan so many nights, each with four people who are in; their ids."""
    found, starts = list[str](), _office(bar).clock.now() + 2 * SOONEST
    for at in range(number):
        people = [Person(PEOPLE + at * SEATS + seat, f"Guest {seat + 1}") for seat in range(SEATS)]
        draft = await bar.tables.nights.draft(SERVERS + at, CHANNELS + at, people[0], game, seats=SEATS)
        night = await bar.tables.nights.plan(draft.id, people[0].id, starts, SEATS)
        for person in people[1:]:
            await bar.tables.nights.answer(night.id, person, "in")
        found.append(night.id)
    return found


async def all_at_once(bar: CrowdedBar, planned: list[str], seconds: float, seed: int = 38) -> None:
    """Let all these nights begin within so many seconds, and those who are in be mentioned half-way to it."""
    now, luck = _office(bar).clock.now(), random.Random(seed)

    def unit(connection: Connection) -> None:
        for name in planned:
            night = nights.load(connection, name)
            if night is not None:
                note_jobs(connection, nights.change(connection, night, starts=now + luck.uniform(2.0, seconds)), now)

    await _office(bar).store.write(unit)
    bar.tables.jobs.open()
    bar.tables.jobs.expect(now)


def _office(bar: CrowdedBar) -> Office:
    assert bar.delivery.office is not None
    return bar.delivery.office
