"""The condition in SQL for what belongs to the servers of a share."""

from __future__ import annotations

from bot.shares import Share


def of_share(share: Share, column: str = "guild_id") -> tuple[str, tuple[int, ...]]:
    """The condition that the server in a column belongs to the share, with its values."""
    if share.count == 1:  # which is quicker than to look at each server
        return "TRUE", ()
    return f"({column} >> 22) % ? = ?", (share.count, share.index)


def at_tables_of(share: Share, column: str = "table_id") -> tuple[str, tuple[int, ...]]:
    """The condition that the table in a column belongs to a server of the share, with its values."""
    where, values = of_share(share)
    return (where, values) if not values else (f"{column} IN (SELECT id FROM tables WHERE {where})", values)
