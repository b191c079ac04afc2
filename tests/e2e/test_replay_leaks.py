"""Replays, shared moments and pages after two games that differ in one card which was never shown: for somebody who did
not sit there they are the same, byte for byte.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import orjson

from bot.engine import Told
from bot.games.inn.rules import Inn
from bot.store import replays
from tests.e2e.conftest import Evening, button_of
from tests.e2e.test_recap import galleries, play_on, sit
from tests.e2e.test_replay import Panel, replay

STEPS = ("on", "on", "last", "back", "first")


class Swapped(Inn):
    """The Inn, with a card of the first seat's hand in place of another one of its deck, the last to be drawn."""

    def __init__(self, *, really: bool) -> None:
        super().__init__()
        self._really = really
        self.hidden: list[str] = []

    def new(self, seats: int, options: Mapping[str, Any], told: Told) -> Any:
        state = super().new(seats, options, told)
        own = state.seats[0]
        place = next(at for at, card in enumerate(own.draw) if card not in own.hand)
        self.hidden = [own.hand[0], own.draw[place]]
        if self._really:
            own.hand[0], own.draw[place] = own.draw[place], own.hand[0]
        return state


async def told(folder: Path, *, really: bool) -> tuple[list[str], bytes, str]:
    """What somebody who did not sit there gets of a replay, what is kept of the game, and the owner's hand."""
    folder.mkdir()
    evening = Evening(folder / "barkeep.db", seed=7)
    await evening.begin(7)
    try:
        game = evening.bot.games["inn"] = Swapped(really=really)
        await evening.house(pictures=False)
        table = await sit(evening)
        await play_on(evening, table, losers=1)
        await evening.rest(5)
        await evening.house(pictures=True)
        ann, stranger = evening.people[0], evening.people[5]
        calls, files = len(evening.calls()), len(evening.env.backend.cdn._blobs)
        panel = await replay(evening, stranger, table)
        for way in STEPS:
            await panel.press(way)
        middle = (await evening.bot.tables.frames.of(table))[-1].turn // 2
        await panel.pick("pick", next(
            option["value"] for option in menu(panel) if option["label"].startswith(f"Turn {middle}")
        ))  # fmt: skip
        await panel.press("share")
        page = await stranger.slash(evening.channel, "stats", player=ann.user)
        marks = button_of(page.response, "ladder.marks")["custom_id"]
        await stranger.click(evening.message(page.response), custom_id=marks)
        await stranger.slash(evening.channel, "leaderboard", game="inn")
        got = [plain([call.method, call.path, call.json]) for call in evening.calls(calls) if call.method != "GET"]
        got += [sha256(data).hexdigest() for data in list(evening.env.backend.cdn._blobs.values())[files:]]
        own = Panel(evening, ann, await ann.slash(evening.channel, "replay", table=table))
        await own.pick("eyes", "0")
        kept = await evening.bot.store.read(lambda connection: replays.load(connection, table))
        assert kept is not None
        assert kept.frames is not None
        frames = await evening.bot.tables.frames.of(table)
        shown = orjson.dumps([[frame.events, frame.view] for frame in frames]).decode()
        assert not any(card in shown for card in game.hidden), "another seed is needed: the cards were shown"
        return got, kept.frames, galleries(own.message)["hand.png"]
    finally:
        await evening.end()


def menu(panel: Panel) -> list[dict[str, Any]]:
    return panel.button("pick")["options"]


def plain(value: Any) -> str:
    """The same in both worlds for ids, which tell nothing."""
    return re.sub(r"\d{10,}", "#", orjson.dumps(value, default=str, option=orjson.OPT_NON_STR_KEYS).decode())


async def test_whoever_did_not_sit_there_gets_the_same(tmp_path: Path) -> None:
    mine, frames, hand = await told(tmp_path / "one", really=False)
    other, same_frames, other_hand = await told(tmp_path / "two", really=True)
    assert hand != other_hand, "who sat there sees the difference"
    assert frames == same_frames
    assert len(mine) == len(other)
    for one_of_them, twin in zip(mine, other, strict=True):
        assert one_of_them == twin
