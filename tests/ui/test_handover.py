"""What arrives at the wrong process is answered by the right one, and nobody is left without a word."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.handover import Handover
from tests.tables.tavern import ADA, BEA, CID, DAN
from tests.tables.test_shares import FAR, NEAR, Two, game

COMMAND, COMPONENT, COMPLETION = 2, 3, 4


class Both:
    """Two processes, with what each was given to answer."""

    def __init__(self, two: Two) -> None:
        self.two = two
        self.taken: list[tuple[str, str]] = []
        self.untaken: list[str] = []
        self.near, self.far = self._handover("near"), self._handover("far")

    def _handover(self, name: str) -> Handover:
        house = getattr(self.two, name)

        async def untaken(raw: Any) -> None:
            self.untaken.append(raw["id"])

        return Handover(
            house.store, house.tables.inbox, self.two.clock, lambda raw: self.taken.append((name, raw["id"])), untaken
        )

    async def arrive(self, raw: dict[str, Any]) -> None:
        """Let it arrive at the process of share 0, as all direct messages do."""
        self.near.arrived(raw)
        for _ in range(20):
            await self.two.near.store.read(lambda connection: None)
        await self.two.post()

    async def rest(self) -> None:
        await self.two.advance(5)
        await self.near.idle()
        await self.far.idle()


@pytest.fixture
async def both(tmp_path: Path) -> AsyncIterator[Both]:
    two = await Two(tmp_path / "bar.db").up()
    found = Both(two)
    yield found
    await found.rest()
    await two.down()


def raw(number: int, user: int, kind: int = COMMAND, **data: Any) -> dict[str, Any]:
    """An interaction in a direct message, as Discord sends it."""
    return {"id": str(number), "type": kind, "user": {"id": str(user)}, "data": data}


async def test_a_press_goes_to_the_process_of_its_table(both: Both) -> None:
    near, far = await game(both.two.near, NEAR, ADA, BEA), await game(both.two.far, FAR, CID, DAN)
    await both.arrive(raw(1, CID.id, COMPONENT, custom_id=f"bk:{far.id}:1:hand"))
    await both.arrive(raw(2, ADA.id, COMPONENT, custom_id=f"bk:{near.id}:1:hand"))
    await both.arrive(raw(3, ADA.id, COMPONENT, custom_id="bk:HOUSE:0:me"))
    await both.arrive(raw(4, ADA.id, COMPONENT, custom_id="bk:ZZZZ:0:hand"))
    await both.arrive(raw(5, ADA.id, COMPONENT, custom_id="not ours"))
    await both.rest()
    assert sorted(both.taken, key=lambda found: found[1]) == [
        ("far", "1"), ("near", "2"), ("near", "3"), ("near", "4"), ("near", "5")
    ]  # fmt: skip
    assert both.untaken == []


async def test_a_command_goes_where_the_person_plays_or_to_the_table_that_it_names(both: Both) -> None:
    near, far = await game(both.two.near, NEAR, ADA, CID), await game(both.two.far, FAR, CID, DAN)
    named = [{"name": "play", "type": 1, "options": [{"name": "table", "value": f" {far.id.lower()} "}]}]
    await both.arrive(raw(1, DAN.id))
    await both.arrive(raw(2, ADA.id))
    await both.arrive(raw(3, CID.id, name="inn", options=named))
    await both.arrive(raw(4, CID.id))  # who plays at both is asked which table is meant
    await both.arrive(raw(5, BEA.id))
    await both.arrive(raw(6, DAN.id, COMPLETION))
    await both.rest()
    assert sorted(both.taken, key=lambda found: found[1]) == [
        ("far", "1"), ("near", "2"), ("far", "3"), ("near", "4"), ("near", "5"), ("far", "6")
    ]  # fmt: skip
    assert near.id != far.id


async def test_what_happens_on_a_server_is_taken_where_it_arrives(both: Both) -> None:
    far = await game(both.two.far, FAR, CID, DAN)
    press = raw(1, CID.id, COMPONENT, custom_id=f"bk:{far.id}:1:hand") | {"guild_id": str(NEAR)}
    both.near.arrived(press)
    assert both.taken == [("near", "1")]
    # It turns out that the table is the other's: it is handed over once, unless it was answered already.
    answered = SimpleNamespace(id=1, response=SimpleNamespace(is_done=lambda: True))
    open_still = SimpleNamespace(id=1, response=SimpleNamespace(is_done=lambda: False))
    assert both.near.hand_over(open_still, 1)  # pyright: ignore[reportArgumentType]
    assert not both.near.hand_over(open_still, 1)  # pyright: ignore[reportArgumentType]
    both.near.arrived(press | {"id": "2"})
    assert not both.near.hand_over(SimpleNamespace(id=2, response=answered.response), 1)  # pyright: ignore[reportArgumentType]
    for _ in range(5):
        await both.two.near.store.read(lambda connection: None)
    await both.two.post()
    await both.rest()
    assert both.taken == [("near", "1"), ("near", "2"), ("far", "1")]
    # What was handed over goes no further.
    assert not both.far.hand_over(open_still, 0)  # pyright: ignore[reportArgumentType]


async def test_if_the_owner_is_away_the_person_gets_a_word_within_two_seconds(
    both: Both, caplog: pytest.LogCaptureFixture
) -> None:
    far = await game(both.two.far, FAR, CID, DAN)
    both.two.far.tables.inbox.close()
    await both.arrive(raw(1, CID.id, COMPONENT, custom_id=f"bk:{far.id}:1:hand"))
    await both.arrive(raw(2, CID.id, COMPLETION))
    assert both.untaken == []
    with caplog.at_level(logging.WARNING):
        await both.two.advance(2)
        await both.near.idle()
    assert both.untaken == ["1"]  # a completion has no words
    assert len(caplog.records) == 2
    both.two.far.tables.inbox.open()
    await both.two.post()
    assert both.taken == []  # it was told; nothing happens after all
