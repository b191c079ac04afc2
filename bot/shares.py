"""The servers that one process serves, where several divide the work.

Discord divides servers among connections, its shards, by the bits of their ids that count milliseconds; shares are made
of the same bits. If the number of shards is a multiple of the number of shares, each shard belongs to one share.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Share:
    """One of `count` equal shares of all servers: that of `index`, from 0 on. What has no server belongs to share 0."""

    index: int = 0
    count: int = 1

    def has(self, guild_id: int) -> bool:
        """Whether the server belongs to it."""
        return share_of(guild_id, self.count) == self.index

    def shards(self, count: int) -> range:
        """Its shards among so many, which are a multiple of the number of shares."""
        return range(self.index, count, self.count)

    def others(self) -> list[int]:
        """The indexes of the other shares."""
        return [index for index in range(self.count) if index != self.index]

    def __str__(self) -> str:
        return f"{self.index}/{self.count}"


class LeaseTimes(NamedTuple):
    """How a process holds the lease of its share, in seconds: it shows each `pulse` that it lives, falls silent once
    the last pulse that came back is `silent` old, and is replaced when the database has not heard of it for `replaced`.
    """

    pulse: float = 2.0
    silent: float = 6.0
    replaced: float = 10.0

    def __str__(self) -> str:
        return "/".join(f"{seconds:g}" for seconds in self)


ALL = Share()
"""The one share of a process that serves everything."""
USUAL_TIMES = LeaseTimes()


def share_of(guild_id: int, count: int) -> int:
    """The index of the share, among so many, to which a server belongs; 0 for an id of 0, which is no server."""
    return (guild_id >> 22) % count
