"""A shuffle that nobody chose, as people see it; and that its secret is nowhere to be seen before the game is over."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.tables.record.shuffle import mix_of
from tests.e2e.conftest import Evening, said
from tests.e2e.test_reports import content, owner, report


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A server on which nobody chooses the cards."""
    night = Evening(tmp_path / "barkeep.db", seed=None)
    await night.begin(5)
    await night.house(pictures=False)
    try:
        yield night
    finally:
        await night.end()


async def secrets_of(evening: Evening, table: str) -> tuple[str, list[int], str]:
    """The secret, the list and the seed, as the database has them."""

    def read(connection: Any) -> tuple[str, str, str]:
        return connection.execute("SELECT secret, entries, seed FROM tables WHERE id = ?", (table,)).fetchone()

    secret, entries, seed = await evening.bot.store.read(read)
    return secret, [int(entry) for entry in re.findall(r"\d+", entries)], seed


def added(answer: Any) -> int:
    """The number that somebody is told privately when they sit down."""
    (number,) = re.findall(r"Sealed as [0-9a-f]{64}\. Your number (\d+) is mixed into the shuffle\.", said(answer))
    return int(number)


async def test_the_lobby_shows_the_seal_everybody_their_number_and_the_start_the_mix(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    opened = await ann.slash(evening.channel, "table open", game="drinko")
    (info,) = await evening.bot.tables.in_channel(evening.channel.id)
    table = info.id
    await evening.rest()
    secret, _, _ = await secrets_of(evening, table)
    sealed = sha256(bytes.fromhex(secret)).hexdigest()
    assert f"Shuffle sealed as {sealed}" in await evening.set_up(cid, table), "also for those who do not sit there"
    numbers = [added(opened), *[added(await evening.press(person, table, "table.join")) for person in (ben, cid)]]
    await evening.press(ben, table, "table.leave")
    numbers = [numbers[0], numbers[2], added(await evening.press(ben, table, "table.join"))]
    assert len({*numbers}) == 3
    await evening.press(ann, table, "table.start")
    await evening.rest()
    _, entries, _ = await secrets_of(evening, table)
    assert entries[:-1] == numbers
    assert entries[-1] > max(numbers), "the press of Start comes last"
    assert f"Shuffle mixed with {mix_of(entries)}" in evening.shown(table)
    watched = said(await evening.press(evening.people[4], table, "table.watch"))
    assert f"Shuffle sealed as {sealed}" in watched
    assert f"Shuffle mixed with {mix_of(entries)}" in watched
    await evening.play_on(table, 4)
    await evening.rest()
    assert "Shuffle mixed with" not in evening.shown(table), "it would only be in the way"


async def test_a_rematch_takes_the_press_by_which_one_comes(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    await evening.play_on(table)
    await evening.rest()
    numbers = [added(await evening.press(person, table, "table.rematch")) for person in (ben, ann)]
    await evening.rest()
    (info,) = await evening.bot.tables.in_channel(evening.channel.id)
    await evening.press(ben, info.id, "table.start")
    assert (await secrets_of(evening, info.id))[1][:-1] == numbers


async def test_the_log_of_a_game_proves_its_shuffle(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    await evening.play_on(table, 3)
    await evening.restart()
    await evening.play_on(table)
    await evening.rest()
    info = await evening.info(table)
    answer = await evening.press(evening.people[4], table, "table.log")
    assert answer.response is not None
    readable, proof = answer.response.attachments
    assert (readable.filename, proof.filename) == (f"{table}.txt", f"{table}.jsonl")
    log = (await readable.read()).decode()
    for told in (info.seed, info.seed_proof, info.mix):
        assert told in log
        assert told not in evening.shown(table), "all of it is in the log, and nothing at the end"
    file = tmp_path / proof.filename
    file.write_bytes(await proof.read())
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert info.seed_proof in told
    assert info.mix in told


async def test_the_secret_stays_on_the_machine_until_the_game_is_over(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    lou = owner(evening)
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    secret, entries, seed = await secrets_of(evening, table)
    await evening.play_on(table, 3)
    await report(evening, ann, table)
    await ben.slash(evening.channel, "table status")
    for verb in ("table.watch", "table.more"):
        await evening.press(ben, table, verb)
    (sent,) = evening.dms(lou)
    files = [content(evening, file) for file in sent.attachments]
    assert len(files) == 2
    seen = [*files, *map(repr, evening.calls()), caplog.text]
    assert any("Shuffle mixed with" in text for text in seen)
    for hidden in (secret, seed):
        assert not [text for text in seen if hidden in text]
    for entry in entries:
        assert not [text for text in files if str(entry) in text]
