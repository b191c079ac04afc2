"""Which servers' clocks stand still: those that the bot reaches through a connection that is down.

Discord divides the servers among several connections, the shards, by their ids.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.shares import ALL, Share, share_of


class Shards:
    """The shards of the servers of one share, and since when those have been away that are."""

    def __init__(self, share: Share = ALL) -> None:
        self.share = share
        self.count = share.count
        """How many shards all servers are divided among: a multiple of the number of shares."""
        self.away: dict[int, float] = {}
        """When the clocks of each shard that is away were stopped, in seconds since 1970."""

    def use(self, count: int) -> None:
        """Divide all servers among so many shards. Where all of the share were away, all of its new ones are."""
        if count != self.count:
            since = min(self.away.values(), default=None)
            self.away = {} if since is None else dict.fromkeys(self.share.shards(count), since)
            self.count = count

    def of(self, guild_id: int) -> int:
        """The shard of a server, as Discord computes it."""
        return share_of(guild_id, self.count)

    def all(self) -> Iterable[int]:
        """Every shard of the share."""
        return self.share.shards(self.count)

    def stopped_at(self, guild_id: int) -> float | None:
        """When the server's clocks were stopped; None while they run."""
        return self.away.get(self.of(guild_id)) if self.away else None

    @property
    def all_away(self) -> bool:
        """Whether no clock of the share runs."""
        return len(self.away) == len(self.share.shards(self.count))
