"""A lobby whose deal waits for a public beacon, as its people see it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.record.beacon import QUICKNET, Chain
from tests.e2e.conftest import Evening, said


class Silent:
    """A beacon that has no round yet."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    @property
    def chain(self) -> Chain:
        return QUICKNET

    async def fetch(self, number: int) -> str:
        self.asked.append(number)
        return ""


@pytest.mark.parametrize("allowed", [False, True])
async def test_a_host_turns_it_on_and_start_announces_the_round(tmp_path: Path, allowed: bool) -> None:
    evening = Evening(tmp_path / "barkeep.db", seed=None)
    evening.bot.beacon = beacon = Silent() if allowed else None
    await evening.begin(3)
    await evening.house(pictures=False)
    ann, ben, cid = evening.people
    table = await evening.open(ann, ben, start=False)
    answer = said(await ann.slash(evening.channel, "table beacon"))
    if beacon is None:
        assert answer.startswith("There's no public beacon for tables here")
        await evening.end()
        return
    assert answer.startswith(f"The shuffle of table {table} waits for a public beacon now.")
    assert said(await ben.slash(evening.channel, "table beacon")) == "Only the host can do that."
    await evening.rest(6)
    assert "The shuffle waits for a public beacon (drand)" in evening.shown(table)
    await evening.press(ann, table, "table.start")
    await evening.rest(30)
    info = await evening.info(table)
    assert info.status == "lobby"
    assert f"The cards are dealt with round {info.beacon_round} of the public beacon drand" in evening.shown(table)
    assert set(beacon.asked) == {info.beacon_round}
    for person, verb in ((cid, "table.join"), (ben, "table.leave"), (ann, "table.start")):
        assert "nothing changes until then" in said(await evening.press(person, table, verb))
    await evening.end()
