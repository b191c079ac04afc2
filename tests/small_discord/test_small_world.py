"""The small Discord's ids."""

from __future__ import annotations

import itertools

from tests.small_discord.world import BEGINNING, World


def test_servers_have_ids_of_their_own_however_fast_time_goes_by() -> None:
    for pace in (0.0, 0.0004, 0.001, 0.003):
        times = (BEGINNING / 1_000 + 86_400 + step * pace for step in itertools.count())
        world = World(lambda times=times: next(times))
        servers = [world.server(number % shards, shards) for shards in (1, 2, 3) for number in range(4)]
        ids = [number for server in servers for number in (server.id, server.channel)]
        assert len({*ids, world.person("ann").id}) == 25
        assert [(server.id >> 22) % 3 for server in servers[8:]] == [0, 1, 2, 0]
