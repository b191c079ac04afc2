"""The tables at which somebody sits, with those that wait for them first."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine import Refused
from bot.tables.info import Elsewhere, SeatOptions, TableInfo
from bot.ui.delivery.shared import Office


class OwnTable(NamedTuple):
    """A table of somebody's. Times are seconds since 1970."""

    info: TableInfo
    waits_since: float | None = None
    """Since when it waits for the person; None: it does not."""
    until: float | None = None
    """Until when; None while its clock stands still."""


async def own_tables_of(office: Office, user_id: int) -> list[OwnTable]:
    """The tables at which a person sits and that are not over: those that wait for them come first, the one that has
    waited longest before the others.
    """
    found = [await _own_table(office, info, user_id) for info in await office.tables.of_person(user_id)]
    return sorted(found, key=lambda table: (table.waits_since is None, table.waits_since or table.info.created_at))


async def waiting_for(office: Office, user_id: int) -> list[OwnTable]:
    """Those of them that wait for the person."""
    return [table for table in await own_tables_of(office, user_id) if table.waits_since is not None]


async def only_elsewhere(office: Office, user_id: int, table: str) -> bool:
    """Whether another table than this one waits for the person, and this one does not. It is asked after each answer,
    so nothing is made of the tables.
    """
    if await _waits(office, table, user_id):
        return False
    for other in await office.tables.played_by(user_id):
        if other != table and await _waits(office, other, user_id):
            return True
    return False


async def _waits(office: Office, table: str, user_id: int) -> bool:
    may = await _options(office, table, user_id)
    return may is not None and _waits_since(may) is not None


async def _own_table(office: Office, info: TableInfo, user_id: int) -> OwnTable:
    may = await _options(office, info.id, user_id) if info.status == "live" else None
    if may is None:
        return OwnTable(info)
    since = _waits_since(may)
    return OwnTable(may.info, since, may.ask.deadline if may.ask is not None and since is not None else None)


async def _options(office: Office, table: str, user_id: int) -> SeatOptions | None:
    """What the person may do at a table that plays; None if they play there no more."""
    try:
        return await office.tables.seat_options(table, user_id)
    except Elsewhere:
        return await office.tables.stored_options(table, user_id)
    except Refused:
        return None


def _waits_since(may: SeatOptions) -> float | None:
    """Since when a table waits for the person of a seat; None: it does not."""
    asked = may.info.status == "live" and may.seat_ask is not None and may.answered is None
    if not asked or may.ask is None or may.info.seats[may.seat].minded:
        return None
    return may.ask.opened_at
