"""How many tables may be open at the same time, so that nobody floods a channel or the bot."""

from __future__ import annotations

from typing import NamedTuple

from bot.store import houses, tables
from bot.store.errors import StoreRefused
from bot.store.houses import GuildSettings
from bot.store.sql import Connection
from bot.store.tables import TableRow

OPENINGS = 10
"""How many tables one person may open within `OPENINGS_SECONDS`, even if they close each of them at once."""
OPENINGS_SECONDS = 600.0


class TableLimits(NamedTuple):
    """How many lobbies and games may be open at the same time, lessons aside."""

    host: int
    """Of one host, on all servers."""
    channel: int
    server: int

    def within(self, house: GuildSettings) -> TableLimits:
        """These limits, or those that the server has set where they are less."""
        return self._replace(
            channel=min(self.channel, house.tables_channel or self.channel),
            server=min(self.server, house.tables_server or self.server),
        )


def check_room_for(connection: Connection, row: TableRow, limits: TableLimits) -> None:
    """Raise `StoreRefused` as `check_room` does, by the limits of the table's server too."""
    check_room(tables.open_like(connection, row), limits.within(houses.load(connection, row.guild_id)))


def check_room(open_now: tuple[int, int, int], limits: TableLimits) -> None:
    """Raise `StoreRefused` (``tables-host``, ``tables-channel``, ``tables-server``; fact `most`) where the host, the
    channel or the server has as many open tables as it may have.
    """
    reasons = ("tables-host", "tables-channel", "tables-server")
    for reason, now, most in zip(reasons, open_now, limits, strict=True):
        if now >= most:
            raise StoreRefused(reason, most=most)
