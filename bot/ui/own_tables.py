"""The tables at which somebody sits, with those that wait for them first."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine import Refused
from bot.tables.info import Elsewhere, TableInfo
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


async def _own_table(office: Office, info: TableInfo, user_id: int) -> OwnTable:
    if info.status != "live":
        return OwnTable(info)
    try:
        may = await office.tables.seat_options(info.id, user_id)
    except Elsewhere:
        may = await office.tables.stored_options(info.id, user_id)
    except Refused:
        return OwnTable(info)
    if may.seat_ask is None or may.ask is None or may.answered is not None or may.info.seats[may.seat].minded:
        return OwnTable(may.info)
    return OwnTable(may.info, may.ask.opened_at, may.ask.deadline)
