"""docs/verify.html in a real browser: what it proves of a log, opened as a file, without a server."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tables.record.proof import Forged, prove
from tests.browser.chromium import Browser, find_chromium
from tests.engine.tiny import Tiny
from tests.tables import test_proof
from tests.tables.test_proof import FORGERIES, lines_of, logged, played, played_under_new_rules, summed

PAGE = Path(__file__).parents[2] / "docs" / "verify.html"
KNOWS_NO_RULES = {"another_deal", "one_more_seat", "another_pick", "another_digest", "other_places",
                  "luck_without_a_reason"}  # fmt: skip
"""What only somebody can find out who plays the game again, once the sums are mended."""

pytestmark = pytest.mark.skipif(find_chromium() is None, reason="no Chromium is installed here")


@pytest.fixture
async def tab(tmp_path: Path) -> AsyncGenerator[Browser]:
    async with Browser() as browser:
        await browser.open(PAGE.as_uri())
        await browser.until("document.readyState === 'complete' && typeof show === 'function'")
        yield browser


async def verdict(tab: Browser, text: str, **seen: str) -> str:
    """Drop a log on the page, with what a player has written down; all that the page then says."""
    for name in ("sealed", "mix", "entry"):
        await tab.look(f"document.getElementById('{name}').value = {json.dumps(seen.get(name, ''))}")
    await tab.look(
        "(async () => { const moved = new DataTransfer();"
        f" moved.items.add(new File([{json.dumps(text)}], 'log.jsonl'));"
        " document.getElementById('verdict').textContent = '';"
        " document.getElementById('drop').dispatchEvent("
        "new DragEvent('drop', {dataTransfer: moved, bubbles: true, cancelable: true})); })()"
    )
    await tab.until("document.getElementById('verdict').textContent")
    return await tab.look("document.body.innerText")


async def test_a_true_log_proves_its_numbers(tab: Browser, tmp_path: Path) -> None:
    house, table = await played(tmp_path)
    text, info = await logged(house, table), await house.tables.info(table)
    said = await verdict(tab, text)
    assert "This log proves its numbers." in said
    assert "13 numbers drawn" in said
    assert f"sealed as {info.seed_proof}" in said
    assert "People sat down 2 times and got up 0 times" in said
    assert "this may be the log of another game" in " ".join(said.split())
    assert "Checked: log.jsonl" in said
    assert "What this does not prove" in said
    compared = await verdict(tab, text, sealed=info.seed_proof, mix=info.mix, entry="7001")
    assert "Your number is in the list, in place 2 of 3." in compared
    assert "You have compared nothing" not in compared
    wrong = await verdict(tab, text, entry="1")
    assert "This log proves nothing. In line 1: your number is not in the list." in wrong
    assert "What this does not prove" not in wrong
    await tab.size(390, 844)
    assert await tab.look("document.documentElement.scrollWidth") <= 390
    await house.down()


async def test_new_luck_is_told(tab: Browser, tmp_path: Path) -> None:
    house, table = await played_under_new_rules(tmp_path)
    said = await verdict(tab, await logged(house, table))
    assert "NEW LUCK began after decision 4" in said
    assert "THE LOG ENDS BEFORE THE GAME WAS OVER" in said
    await house.down()


async def test_forged_logs_are_refused_by_their_first_wrong_line(tab: Browser, tmp_path: Path) -> None:
    house, table = await played(tmp_path)
    text = await logged(house, table)
    await house.down()
    for change in FORGERIES:
        lines = lines_of(text)
        wrong = change(lines)
        said = await verdict(tab, summed(lines))
        refused = f"This log proves nothing. In line {wrong}:" in said
        assert refused != (change.__name__ in KNOWS_NO_RULES), change.__name__
        if change.__name__ not in KNOWS_NO_RULES:
            assert _why(lines) in said, change.__name__
        lines = lines_of(text)
        change(lines)
        said = await verdict(tab, "\n".join(json.dumps(line) for line in lines))
        assert "This log proves nothing." in said, change.__name__


def _why(lines: list[dict[str, Any]]) -> str:
    """The line that `verify` names."""
    with pytest.raises(Forged) as forged:
        prove(summed(lines), {"tiny": Tiny()})
    return f"line {forged.value.line}:"


async def test_a_game_of_the_inn_and_the_log_to_read(tab: Browser, inn: str) -> None:
    assert "This log proves its numbers." in await verdict(tab, inn)
    assert "this is the log to read" in await verdict(tab, "Table ABCD\nAda starts.")
    assert "the file is empty" in await verdict(tab, "")


async def test_its_numbers_are_those_of_python(tab: Browser) -> None:
    for text in ("a", "ab" * 32 + "/0/0", "ab" * 32 + "/3/1234", "ü"):
        stream = Random(text)
        expected = [stream.random() for _ in range(700)]
        numbers = f"(() => {{ const found = new Numbers({json.dumps(text)});"
        assert await tab.look(f"{numbers} return Array.from({{length: 700}}, () => found.random()); }})()") == expected


inn = test_proof.inn
