"""What everybody saw of a game is kept at its end, and can be looked at under later rules."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

from bot.engine import Refused
from bot.games.inn.rules import Inn
from bot.store import replays
from bot.tables.record import kept_frames
from bot.tables.record.frames import frames_of, packed, unpacked
from bot.tables.record.turns import Bookmark, read_effective_log, steps_from, steps_of, walk
from tests.databases import SQLITE
from tests.tables.tavern import ADA, BEA, CID, PEOPLE, House
from tests.tables.test_course import Renamed, course_of, play_on


def plain(value: object) -> Any:
    return orjson.loads(orjson.dumps(value))


async def over(house: House, *people: Any, **given: Any) -> str:
    """A game that is over."""
    info = await house.game(*(people or (ADA, BEA)), **given)
    await play_on(house, info.id, {})
    assert (await house.tables.info(info.id)).status == "over"
    return info.id


async def of_the_inn(house: House, *people: Any, windows: str = "quick") -> str:
    house.games["inn"] = Inn()
    return await over(house, *people, game="inn", most=4, options={"windows": windows})


@SQLITE
async def test_packed_and_unpacked_it_is_the_same(house: House) -> None:
    table = await of_the_inn(house, ADA, BEA, CID, windows="sealed")
    played = await house.store.read(lambda connection: read_effective_log(connection, table, house.games))
    frames = list(frames_of(walk(house.games["inn"], played)))
    again = unpacked(packed(frames))
    assert [plain(frame.view) for frame in frames] == [frame.view for frame in again]
    assert [plain(frame.events) for frame in frames] == [list(frame.events) for frame in again]
    assert [(frame.turn, frame.ask) for frame in frames] == [(frame.turn, frame.ask) for frame in again]
    told: list[Any] = []
    await house.tables.course(table, lambda view: None, told.append)
    assert plain(told) == [event for frame in again for event in frame.events], "every public event, in order"
    assert all(frame.events for frame in again[1:]), "what nobody else saw is no step"
    assert len(again) < len(played.decisions)
    begun = [frame.view for before, frame in zip([None, *again], again, strict=False)
             if before is None or frame.turn != before.turn or frame is again[-1]]  # fmt: skip
    assert begun == plain(await course_of(house, table)), "with the views at every turn's start"


@SQLITE
async def test_hands_are_the_same_wherever_one_goes_on_from(house: House) -> None:
    table = await of_the_inn(house, ADA, BEA, CID)
    played = await house.store.read(lambda connection: read_effective_log(connection, table, house.games))
    seen = [[plain(run.view(seat)) for seat in range(3)] for run, _ in steps_of(walk(house.games["inn"], played))]
    luck, marks = random.Random(38), list[Bookmark]()
    for step in [len(seen) // 2, 0, len(seen) - 1, *(luck.randrange(len(seen)) for _ in range(20))]:
        assert plain(await house.tables.frames.seen_by(table, step, step % 3)) == seen[step][step % 3]
    *_, (last, _) = steps_from(house.games["inn"], played, marks, len(seen))
    assert last == len(seen) - 1
    first, _ = next(steps_from(house.games["inn"], played, marks, last))
    assert last - first < 50, "a later look does not begin at the beginning"


async def test_under_later_rules_the_table_can_be_seen_but_no_hand(house: House) -> None:
    table = await of_the_inn(house)
    await house.tables.frames.keep(table)
    frames = await house.tables.frames.of(table)
    seen = await house.tables.frames.seen_by(table, 1, 0)
    assert seen["me"] == 0
    assert seen["hand"]
    await house.down()
    again = House(house.where, house.clock)
    again.games["inn"] = Renamed()
    await again.up()
    assert await again.tables.frames.of(table) == frames
    with pytest.raises(Refused) as no:
        await again.tables.frames.seen_by(table, 1, 0)
    assert no.value.reason == "no-hands"
    await again.down()


@pytest.mark.usefixtures("seldom")
async def test_what_ended_before_gets_frames_if_its_log_still_plays(house: House) -> None:
    older = await of_the_inn(house)
    newer = await over(house)
    house.games["inn"] = Renamed()
    house.tables.frames.start()
    await house.advance(kept_frames.FIRST + 2 * kept_frames.BETWEEN)
    rows = dict(house.rows("SELECT table_id, why FROM replays"))
    assert rows == {older: "rules", newer: ""}
    with pytest.raises(Refused) as no:
        await house.tables.frames.of(older)
    assert no.value.reason == "no-replay"
    ended = await over(house)  # and the bot is killed before it could keep that
    await house.advance(kept_frames.DAILY)
    assert ended in dict(house.rows("SELECT table_id, why FROM replays"))
    house.tables.frames.stop()


async def test_of_a_server_only_the_newest_are_kept(house: House) -> None:
    tables = [await over(house) for _ in range(3)]
    for at, table in enumerate(tables):
        await house.store.write(
            lambda connection, at=at, table=table: (
                connection.execute("UPDATE tables SET ended_at = ? WHERE id = ?", (1000.0 + at, table)).rowcount
            )
        )
    assert await house.store.read(lambda connection: replays.missing(connection, 2)) == tables[:0:-1]
    house.tables.frames._most = 2
    for table in tables:
        await house.tables.frames.keep(table)
    assert {table for (table,) in house.rows("SELECT table_id FROM replays")} == {*tables[1:]}
    assert await house.store.read(lambda connection: replays.missing(connection, 2)) == []
    assert await house.tables.frames.of(tables[0]), "what is not kept is played again"


async def test_what_is_too_large_is_not_kept_and_the_log_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(kept_frames, "LARGEST", 100)
    table = await over(house)
    await house.tables.frames.keep(table)
    ((size, why, frames),) = house.rows("SELECT size, why, frames FROM replays")
    assert (size > 100, why, frames) == (True, "large", None)
    assert f"table {table}: its frames take {size} bytes and are not kept" in caplog.text
    assert await house.tables.frames.of(table)


@SQLITE
async def test_frames_name_nobody(house: House) -> None:
    """Names are those of the seats, so that a forgotten person's is replaced in replays as well."""
    table = await of_the_inn(house, *PEOPLE)
    await house.tables.frames.keep(table)
    kept = await house.store.read(lambda connection: replays.load(connection, table))
    assert kept is not None
    assert kept.frames is not None
    text = orjson.dumps([[frame.events, frame.view, frame.ask] for frame in unpacked(kept.frames)], default=str)
    assert len(kept.frames) * 300 <= 5 * 1024 * 1024, "300 games of four take at most 5 MB"
    for person in PEOPLE:
        assert person.name.encode() not in text
        assert str(person.id).encode() not in text
