"""People whom a server does not show on its ladders, and those who do not want to be shown anywhere.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

from bot.store.sql import Connection


def hide(connection: Connection, guild_id: int, user_id: int, by: int, at: float) -> bool:
    """Show a person on no ladder of the server; False if they were hidden already (then nothing changes)."""
    if user_id in hidden(connection, guild_id):
        return False
    connection.execute(
        "INSERT INTO off_ladders (guild_id, user_id, by_id, at) VALUES (?, ?, ?, ?)", (guild_id, user_id, by, at)
    )
    return True


def show(connection: Connection, guild_id: int, user_id: int) -> bool:
    """Show a person on the server's ladders again; False if they were not hidden."""
    gone = connection.execute("DELETE FROM off_ladders WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
    return gone.rowcount > 0


def hidden(connection: Connection, guild_id: int) -> frozenset[int]:
    """The people whom the server does not show."""
    rows = connection.execute("SELECT user_id FROM off_ladders WHERE guild_id = ?", (guild_id,))
    return frozenset(user_id for (user_id,) in rows)


UNSEEN = (
    "(SELECT user_id FROM off_ladders WHERE off_ladders.guild_id = :guild_id"
    " UNION SELECT user_id FROM people WHERE hidden = 1)"
)
"""The people of whom others see nothing on a server's ladders, pages and podiums: hidden by the server or by themselves
(`bot.store.people.PersonSettings.hidden`)."""


def unseen(connection: Connection, guild_id: int) -> frozenset[int]:
    """The people whom neither ladders nor pages nor podiums of the server show to others."""
    rows = connection.execute(f"SELECT user_id FROM {UNSEEN} AS unseen", {"guild_id": guild_id})
    return frozenset(user_id for (user_id,) in rows)
