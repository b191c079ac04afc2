"""The real process against a small Discord of our own on this machine: starting, waiting, stopping, giving up."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.small_discord.process import ROOT, Process
from tests.small_discord.server import SmallDiscord


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_comes_up_and_stops_when_told(tmp_path: Path, discord: SmallDiscord, number: int) -> None:
    bot = Process(tmp_path, discord)
    bot.anew = number == signal.SIGTERM
    async with bot:
        await discord.connected()
        bot.stop(number)
        assert await bot.code() == 0
    assert {"table", "drinko"} <= {command["name"] for command in discord.rest.commands}
    assert "good" not in bot.log
    assert "WARNING" not in bot.log


async def test_not_even_the_finest_log_has_what_is_sent_and_received(tmp_path: Path, discord: SmallDiscord) -> None:
    async with Process(tmp_path, discord, BARKEEP_LOG_LEVEL="DEBUG") as bot:
        await discord.connected()
        bot.stop()
        assert await bot.code() == 0
    assert "told Discord of" in bot.log
    assert discord.rest.commands[0]["description"] not in bot.log, "messages with hands are sent by the same road"
    assert "resume_gateway_url" not in bot.log, "presses with cards come by the same road"


async def test_it_plays_with_the_decks_of_the_house_and_without_a_broken_one(
    tmp_path: Path, discord: SmallDiscord
) -> None:
    decks = tmp_path / "decks"
    decks.mkdir()
    gerki = (ROOT / "data" / "inn" / "characters" / "gerki.toml").read_text(encoding="utf-8")
    (decks / "mine.toml").write_text(gerki, encoding="utf-8")
    (decks / "yours.toml").write_text(gerki.replace("count = 2", "count = 99", 1), encoding="utf-8")
    async with Process(tmp_path, discord, BARKEEP_DECKS="decks") as bot:
        await discord.connected()
        bot.stop()
        assert await bot.code() == 0
    assert "left out of the decks of the house: yours.toml: card " in bot.log
    assert "count: Input should be less than or equal to 20" in bot.log
    assert ", mine, " in bot.log


async def test_the_commands_are_told_only_when_they_change(tmp_path: Path, discord: SmallDiscord) -> None:
    for _ in range(2):
        async with Process(tmp_path, discord) as bot:
            await discord.connected()
            bot.stop()
            assert await bot.code() == 0
    assert [call.method for call in discord.calls if call.path.endswith("commands")] == ["PUT", "GET"]


async def test_a_refused_token_is_3_and_says_which_setting(tmp_path: Path, discord: SmallDiscord) -> None:
    async with Process(tmp_path, discord, DISCORD_TOKEN="bad") as bot:
        assert await bot.code() == 3
    assert "check DISCORD_TOKEN" in bot.log


async def test_a_token_refused_by_the_gateway_is_3_too(tmp_path: Path, discord: SmallDiscord) -> None:
    discord.gateway.close_with = 4004
    async with Process(tmp_path, discord) as bot:
        assert await bot.code() == 3


async def test_it_waits_for_an_api_that_is_not_up_yet(tmp_path: Path, discord: SmallDiscord) -> None:
    await discord.close()
    async with Process(tmp_path, discord) as bot:
        await bot.said("Discord cannot be reached")
        await discord.open(discord.port)
        await discord.connected()
        bot.stop()
        assert await bot.code() == 0


async def test_it_waits_for_a_gateway_that_is_not_up_yet(tmp_path: Path, discord: SmallDiscord) -> None:
    gateway = SmallDiscord()
    await gateway.open()
    await gateway.close()
    async with Process(tmp_path, discord, DISCORD_GATEWAY_URL=f"ws://127.0.0.1:{gateway.port}/bot/gateway") as bot:
        await bot.said("Discord cannot be reached")
        assert discord.calls
        await gateway.open(gateway.port)
        try:
            await gateway.connected()
            bot.stop()
            assert await bot.code() == 0
        finally:
            await gateway.close()
    assert "Traceback" not in bot.log


async def test_without_a_token_it_is_2_and_says_where_to_get_one(tmp_path: Path, discord: SmallDiscord) -> None:
    async with Process(tmp_path, discord, DISCORD_TOKEN="") as bot:
        assert await bot.code() == 2
    assert "DISCORD_TOKEN" in bot.log
    assert "sandbox" in bot.log
