"""A database that an earlier version left in the middle of a nested window is taken over, and the game goes on."""

import sqlite3
from pathlib import Path

from bot.games import patron
from bot.games.inn.rules import Inn
from bot.tables import ManualClock
from tests.tables.tavern import House

STORED = Path(__file__).parent / "stored" / "0.1.0-nested-window.sql"
TABLE = "HHEL"
KILLED_AT = 1_700_001_656.7222962
"""When the window opened that was open when the process was killed."""


async def taken_over(path: Path) -> House:
    """The house of today on the database of then."""
    connection = sqlite3.connect(path)
    connection.executescript(STORED.read_text(encoding="utf-8"))
    connection.close()
    house = House(path, ManualClock(KILLED_AT + 600))
    house.games["inn"] = Inn()
    house.patrons = patron
    return await house.up()


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
        for _ in range(300):
            await house.advance(60)
            if (await house.tables.info(TABLE)).status != "live":
                break
        info = await house.tables.info(TABLE)
        assert info.status == "over"
        assert info.placings is not None
        assert min(info.placings) == 1
    finally:
        await house.down()
