"""`record` keeps what passed between the bot and Discord, with nobody in it; and the bot can be played it again.

The recording in `recorded` was made by this very evening, on the small Discord: nobody has recorded the real one yet.
`python -m tests.small_discord.make_recording` makes it anew.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.commands.disguise import FIRST_ID, Disguise
from tests.small_discord.evening import spend
from tests.small_discord.playback import Playback
from tests.small_discord.process import Process
from tests.small_discord.server import SmallDiscord

RECORDINGS = sorted((Path(__file__).parent / "recorded").glob("*.jsonl"))


def strange(text: str) -> list[str]:
    """What should not be in any recording: ids that were not made up, tokens, and words of people."""
    ids = [found for found in re.findall(r"\d{15,20}", text) if not FIRST_ID <= int(found) < FIRST_ID << 1]
    said = re.findall(r'"(?:content|username|global_name|nick|label|topic|placeholder)":"([^"]*[^x"][^"]*)"', text)
    codes = re.findall(r"bk:(?!-:|T\d+:)[^:]*:", text)
    tokens = re.findall(r'"token":"(?!token-\d+")[^"]*"', text)
    return [*ids, *said, *codes, *tokens]


async def test_nobody_is_in_a_recording(tmp_path: Path, discord: SmallDiscord) -> None:
    to = tmp_path / "evening.jsonl"
    private = await spend(discord, tmp_path, to)
    text = to.read_text(encoding="utf-8")
    assert len(private) > 40
    assert [word for word in private if word in text] == []
    assert strange(text) == []
    lines = [json.loads(line) for line in text.splitlines()]
    assert sum(line["what"] == "event" and line["t"] == "INTERACTION_CREATE" for line in lines) == len(discord.made)
    assert sum(line["what"] == "call" for line in lines) == len(discord.calls)
    assert any(line.get("body") and "file_sizes" in line["body"] for line in lines), "pictures were sent"


@pytest.mark.parametrize("recording", RECORDINGS, ids=[path.stem for path in RECORDINGS])
def test_nobody_is_in_the_recordings_that_are_kept(recording: Path) -> None:
    assert strange(recording.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("recording", RECORDINGS, ids=[path.stem for path in RECORDINGS])
async def test_the_bot_answers_what_a_recording_sends_once_and_never_fails(tmp_path: Path, recording: Path) -> None:
    then = Playback(recording)
    await then.open()
    try:
        async with Process(tmp_path, then) as bot:
            await then.until(lambda: then.over)
            bot.stop()
            assert await bot.code() == 0
    finally:
        await then.close()
    assert len(then.sent) >= 8
    assert {token: then.answered_by[token] for token in then.sent} == dict.fromkeys(then.sent, 1)
    for bad in ("ERROR", "CRITICAL", "Traceback"):
        assert bad not in bot.log, bot.log


def test_a_file_keeps_its_name_only_if_it_is_a_picture_of_ours() -> None:
    told = [{"filename": "card-3.png"}, {"filename": "anna-at-home.png", "description": "anna-at-home.png"}]
    assert Disguise().value(told) == [{"filename": "card-3.png"}, {"filename": "x" * 16, "description": "x" * 16}]


def test_the_same_is_always_replaced_by_the_same() -> None:
    disguise = Disguise(frozenset({"table", "drinko"}))
    told = {
        "id": "1456074443980800014", "channel_id": 1456074443980800015, "name": "table", "topic": "Ann's bar",
        "values": ["drinko", "Annas Regeln"], "custom_id": "bk:K7QF:12:drinko.play:red-3", "flags": 64, "n": None,
        "at": "2026-11-23T15:00:00.000000+00:00", "children": [{"custom_id": "bk:K7QF:0:table.join"}],
    }  # fmt: skip
    once = disguise.value(told)
    assert once == disguise.value(told)
    assert once["id"] != once["channel_id"]
    assert (once["name"], once["topic"], once["flags"], once["n"]) == ("table", "xxxxxxxxx", 64, None)
    assert once["values"] == ["drinko", "value-1"]
    assert once["custom_id"] == "bk:T1:12:drinko.play:arg-1"
    assert once["children"] == [{"custom_id": "bk:T1:0:table.join"}]
    assert (
        disguise.path("interactions/1456074443980800014/aW50ZXJh/callback")
        == f"interactions/{once['id']}/token-1/callback"
    )
    assert disguise.path("webhooks/1456074443980800014/aW50ZXJh/messages/@original?wait=true") == (
        f"webhooks/{once['id']}/token-1/messages/@original"
    )
