"""The end of a season in one post, once, and only where enough was played; on a simulated Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.store import GameResult, earned
from bot.store.sql import Connection
from bot.tables.clocks import all_tables
from bot.tables.ladder import ladder
from bot.tables.ladder.seasons import season_end, told_at
from bot.ui.delivery import seasons
from tests.components import parts, texts
from tests.e2e.conftest import Evening, said
from tests.store.world import result as plain_result
from tests.store.world import seat

HOUR, DAY = 3600.0, 86_400.0
SEASON = "2025-Q4"


@pytest.fixture
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """A server with four people in the first minute of a quarter, and what a live bot does often is done seldom."""
    monkeypatch.setattr(all_tables, "HEARTBEAT", 6 * HOUR)
    monkeypatch.setattr(all_tables, "WATCH", 6 * HOUR)
    night = Evening(tmp_path / "barkeep.db", seed=1)
    await night.begin(4)
    try:
        yield night
    finally:
        await night.end()


def game(evening: Evening, number: int, *order: int) -> GameResult:
    """A rated game of the last season in which these people came in in this order."""
    seats = [replace(seat(at, evening.people[who].id, at + 1), name=evening.people[who].name)
             for at, who in enumerate(order)]  # fmt: skip
    ended = season_end(SEASON) - 20 * DAY + number * HOUR
    return plain_result(
        f"T{number}", *seats, guild_id=evening.guild.id, channel_id=evening.channel.id, ended=ended
    )  # fmt: skip


async def played(evening: Evening, count: int, people: int = 3) -> None:
    """So many games in the season that has just ended, and the bot starts again."""

    def unit(connection: Connection) -> None:
        for number in range(count):
            result = game(evening, number, *range(people))
            ladder.settle(connection, result)
            earned.note_close(connection, number + 1, 5 - number, 7)
            seasons.note(connection, result)

    await evening.bot.store.write(unit)
    await evening.restart()


def posts(evening: Evening, channel: int = 0) -> list[Any]:
    messages = evening.env.backend.messages[channel or evening.channel.id].values()
    return [message for message in messages if not message.is_ephemeral]


async def to_its_hour(evening: Evening, seconds: float = 5.0, hour: int = 18) -> None:
    await evening.env.advance_time(told_at(SEASON, hour) - evening.env.now().timestamp() + seconds)


async def test_podium_records_and_the_closest_game_in_one_post(evening: Evening) -> None:
    await played(evening, 5)
    await to_its_hour(evening, -60)
    assert posts(evening) == []
    since = len(evening.calls())
    await to_its_hour(evening)
    (post,) = posts(evening)
    assert [how for how, _ in evening.counted(since)] == ["POST"], "one call to Discord"
    told = "\n".join(texts(post.components))
    assert "### The end of season 4 of 2025" in told
    assert "Longest streak: ann, 5 wins in a row" in told
    assert "Closest game: ann was out first at table T4" in told
    (gallery,) = [part for part in parts(post.components) if part["type"] == 12]
    assert "Place 1: ann" in gallery["items"][0]["description"]
    (replay,) = [part for part in parts(post.components) if part.get("label") == "Replay"]
    assert replay["custom_id"] == "bk:-:0:replay.open:T4.e7"
    await evening.env.advance_time(DAY)
    assert len(posts(evening)) == 1
    page = await evening.people[0].slash(evening.channel, "me page")
    assert page.response is not None
    (picture,) = [part for part in parts(page.response.components) if part["type"] == 12]
    assert "Podiums: 1. Drinko, season 4 of 2025." in picture["items"][0]["description"]
    board = said(await evening.people[1].slash(evening.channel, "leaderboard"))
    assert board.startswith("### Drinko · all time"), "nothing was played in this season yet"


@pytest.mark.parametrize(("count", "people"), [(4, 3), (6, 2)])
async def test_too_few_games_post_nothing(evening: Evening, count: int, people: int) -> None:
    await played(evening, count, people)
    await to_its_hour(evening, HOUR)
    assert posts(evening) == []


async def test_a_server_chooses_hour_and_channel_or_none(evening: Evening) -> None:
    other = evening.guild.create_text_channel("news")
    await evening.house(season_hour=20, season_id=other.id)
    await played(evening, 5)
    await to_its_hour(evening, HOUR)
    assert posts(evening, other.id) == []
    await to_its_hour(evening, hour=20)
    assert len(posts(evening, other.id)) == 1
    assert posts(evening) == []


async def test_switched_off_it_is_not_told(evening: Evening) -> None:
    await evening.house(season_end=False)
    await played(evening, 5)
    await to_its_hour(evening, HOUR)
    assert posts(evening) == []


@pytest.mark.parametrize("seconds", [-20.0, 0.0, 2.0])
async def test_a_kill_round_its_hour_tells_it_once(evening: Evening, seconds: float) -> None:
    await evening.house(pictures=False)
    await played(evening, 5)
    await to_its_hour(evening, seconds)
    await evening.restart()
    await evening.env.advance_time(120)
    await evening.restart()
    await evening.env.advance_time(HOUR)
    assert len(posts(evening)) == 1


async def test_who_is_hidden_stands_on_no_podium(evening: Evening) -> None:
    await evening.house(pictures=False)
    await evening.wants(evening.people[0], hidden=True)
    await played(evening, 5)
    await to_its_hour(evening)
    (post,) = posts(evening)
    assert "ann" not in "\n".join(texts(post.components))


def test_a_season_ends_with_its_quarter() -> None:
    assert season_end("2025-Q4") == 1_767_225_600.0
    assert season_end("2026-Q1") == 1_775_001_600.0
