"""A file that an earlier version left in the middle of a nested window is taken over, and the game goes on.

If the digests of the turn come out under the rules of today it goes on where it stood, otherwise it is played again.
"""

import sqlite3
from pathlib import Path

from bot.games import patron
from bot.games.inn.rules import Inn
from bot.tables import ManualClock
from bot.tables.record.replay import replay
from tests.tables.tavern import ADA, BEA, PEOPLE, House
from tests.tables.test_natural import INN, asked, at, face, go_on, person_at, serve, until_window

FOLDER = Path(__file__).parent / "stored"
STORED = FOLDER / "0.1.0-nested-window.sql"
TABLE = "HHEL"
KILLED_AT = 1_700_001_656.7222962
"""When the window opened that was open when the process was killed."""
STORED_WITHOUT_NEW_WINDOWS = FOLDER / "0.1.0-drink-passed-on.sql"
"""A turn in which all windows opened that open today, and no others."""


class LaterInn(Inn):
    """The rules as the next version will number them."""

    rules_version = Inn.rules_version + 1


async def taken_over(path: Path, stored: Path = STORED, killed_at: float = KILLED_AT) -> House:
    """The house of today on the database of then."""
    connection = sqlite3.connect(path)
    connection.executescript(stored.read_text(encoding="utf-8"))
    connection.close()
    house = House(path, ManualClock(killed_at + 600))
    house.games["inn"] = Inn()
    house.patrons = patron
    return await house.up()


async def played_out(house: House, table: str) -> None:
    """Nobody answers any more: the clocks bring the game to its end."""
    for _ in range(300):
        await house.advance(60)
        if (await house.tables.info(table)).status != "live":
            break
    info = await house.tables.info(table)
    assert info.status == "over"
    assert info.placings is not None
    assert min(info.placings) == 1


async def test_a_turn_that_comes_out_goes_on_in_the_middle_of_its_nested_window(tmp_path: Path) -> None:
    house = await taken_over(tmp_path / "then.db", STORED_WITHOUT_NEW_WINDOWS, 1_700_000_086.0)
    try:
        (table,) = (row[0] for row in house.rows("SELECT id FROM tables"))
        public_table = await house.tables.public_table(table)
        assert (public_table.info.status, public_table.info.options["windows"]) == ("live", "sealed")
        assert public_table.view is not None
        assert [item["card"] or item["what"] for item in public_table.view["stack"]] == [
            "drinks", "zot.teleport", "wench-stops",
        ]  # fmt: skip
        assert public_table.ask is not None
        assert (public_table.ask.kind, public_table.ask.waiting) == ("response", (3, 0, 1)), "one answer is kept"
        assert house.rows("SELECT epoch, from_seq, reason, rules_version FROM epochs") == [
            (1, 142, "rules", Inn.rules_version)
        ]
        assert house.notes.notices() == [], "nothing has happened that anybody would have to be told"
        async with house.tables._runtime.hold(table) as live:
            assert live.run is not None
            (last,) = house.rows("SELECT digest FROM decisions ORDER BY seq DESC LIMIT 1")
            assert (live.run.seq, live.run.digest) == (142, last[0])
        await house.tables.play.answer(table, PEOPLE[0].id, public_table.ask.number, ("pass",))
        public_table = await house.tables.public_table(table)
        assert public_table.ask is not None
        assert 0 not in public_table.ask.waiting
        await played_out(house, table)
    finally:
        await house.down()


async def test_under_other_rules_the_turn_of_the_nested_window_is_played_again(tmp_path: Path) -> None:
    """The rules open windows since that did not open then, so that the digests of the turn do not come out."""
    house = await taken_over(tmp_path / "then.db")
    try:
        public_table = await house.tables.public_table(TABLE)
        assert (public_table.info.status, public_table.info.options["windows"]) == ("live", "sealed")
        assert public_table.view is not None
        assert public_table.ask is not None
        assert not public_table.ask.natural, "a stored table keeps its way"
        assert public_table.view["stack"] == [], "the turn is at its start"
        assert house.rows("SELECT reason, from_seq FROM epochs") == [("strayed", 406)]
        assert house.notes.notices() == ["strayed"]
        assert house.rows("SELECT count(*) FROM decisions") == [(435,)], "nothing is erased"
        async with house.tables._runtime.hold(TABLE) as live:
            assert live.run is not None
            assert live.run.snapshot is not None
            assert (live.run.seq, live.run.snapshot.seq) == (406, 406)
    finally:
        await house.down()


async def test_it_is_played_to_its_end(tmp_path: Path) -> None:
    house = await taken_over(tmp_path / "then.db")
    try:
        await played_out(house, TABLE)
    finally:
        await house.down()


async def test_under_later_rules_a_natural_window_goes_on_with_its_times(house: House) -> None:
    serve(house)
    info = await house.game(ADA, BEA, **INN)
    await until_window(house, info.id, 1)
    (seat,), before = asked(house, info.id), at(house, info.id).window
    assert before is not None
    await house.tables.play.answer(info.id, person_at(info, seat).id, None, ("pass",))
    await house.killed()

    later = House(house.where, house.clock)
    later.games["inn"] = LaterInn()
    later.patrons = patron
    await later.up()
    try:
        assert (await face(later, info.id, person_at(info, seat))).answered == ("pass",)
        live = at(later, info.id)
        assert live.is_natural()
        assert live.window is not None
        assert (live.window.least, live.window.holds) == (before.least, before.holds)
        assert live.window.deadline - live.window.opened_at == before.deadline - before.opened_at
        assert later.rows("SELECT epoch, reason FROM epochs") == [(1, "rules")]
        number = live.ask_number()
        await later.advance(live.window.opened_at + live.window.least - later.clock.now() - 0.01)
        assert live.ask_number() == number
        await later.advance(0.02)
        assert live.ask_number() != number, "the answer of before and the minimum time close the window"
        for _ in range(20):
            await go_on(later, info.id)
        report = await later.store.read(lambda connection: replay(connection, info.id, later.games))
        assert report.verdict == "same"
    finally:
        await later.down()
