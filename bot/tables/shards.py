"""Which servers' clocks stand still: those that the bot reaches through a connection that is down.

Discord divides the servers among several connections, the shards, by their ids.
"""

from __future__ import annotations

from collections.abc import Iterable


class Shards:
    """The shards, and since when those have been away that are."""

    def __init__(self) -> None:
        self.count = 1
        self.away: dict[int, float] = {}
        """When the clocks of each shard that is away were stopped, in seconds since 1970."""

    def use(self, count: int) -> None:
        """Divide the servers among so many shards. Where all were away, all of the new ones are."""
        if count != self.count:
            since = min(self.away.values(), default=None)
            self.away = {} if since is None else dict.fromkeys(range(count), since)
            self.count = count

    def of(self, guild_id: int) -> int:
        """The shard of a server, as Discord computes it."""
        return (guild_id >> 22) % self.count

    def all(self) -> Iterable[int]:
        """Every shard."""
        return range(self.count)

    def stopped_at(self, guild_id: int) -> float | None:
        """When the server's clocks were stopped; None while they run."""
        return self.away.get(self.of(guild_id)) if self.away else None

    @property
    def all_away(self) -> bool:
        """Whether no clock runs."""
        return len(self.away) == self.count
