"""What options of a hand come to costs no call: whether a hidden card would save its player shows in no edit, by number
or by time.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Evening
from tests.e2e.inn import restage, sit

SAVES, DOES_NOT = "gog.better", "tip"
"""Two Anytime Cards: one would keep its player in the game, the other would not."""
PLAIN = ["gamble", "gamble", "gamble", "raise", "raise", "winning-hand"]


def deal(data: dict[str, Any], card: str) -> None:
    """Gerki holds a blow, Gog has little Fortitude left and holds a card."""
    for seat, first in enumerate(("gerki.back", card, "gamble")):
        data["seats"][seat]["hand"] = [first, *PLAIN]
    data["parties"][1]["fortitude"] = 2


async def calls_with(folder: Path, card: str, windows: str) -> tuple[list[tuple[int, str, str]], str]:
    """Gerki's card would knock Gog out, who holds a card: every call in the 30 s after it, with the second in which it
    was made, what it was and where it went; and all that Gog's panel said.
    """
    folder.mkdir()
    night = Evening(folder / "barkeep.db", seed=21)
    await night.begin(3)
    try:
        await night.house(pictures=False)
        ann, ben, _ = night.people
        table = await sit(night, *night.people, windows=windows, characters=["gerki", "gog", "zot"], starter=0)
        await restage(night, table, lambda data: deal(data, card))
        await ann.slash(night.channel, "inn discard", table=table)
        await night.rest(10)
        since, seen = len(night.calls()), list[tuple[int, str, str]]()
        await ann.slash(night.channel, "inn play", card="gerki.back", target="1", table=table)
        said = str(night.panel(ben).components)
        for second in range(30):
            await night.rest(1)
            seen += [(second, call.method, re.sub(r"\d{10,}", "N", call.path)) for call in night.calls(since)]
            since = len(night.calls())
            said += str(night.panel(ben).components)
        return seen, said
    finally:
        await night.end()


@pytest.mark.parametrize("windows", ["sealed", "natural", "quick"])
async def test_a_card_that_would_save_changes_no_call(tmp_path: Path, windows: str) -> None:
    saves, told = await calls_with(tmp_path / "saves", SAVES, windows)
    other, idle = await calls_with(tmp_path / "other", DOES_NOT, windows)
    assert [call for call in saves if "interactions" not in call[2]]
    assert saves == other
    assert ("would save you" if windows == "natural" else "saves you") in told
    assert not any(mark in idle for mark in ("would save you", "saves you"))
