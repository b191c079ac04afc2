"""A database that an earlier version left in the middle of a nested window is taken over, and the game goes on."""

import sqlite3
from pathlib import Path

from bot.games import patron
from bot.games.inn.rules import Inn
from bot.tables import ManualClock
from tests.tables.tavern import PEOPLE, House

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


async def test_the_game_goes_on_in_the_middle_of_the_nested_window(tmp_path: Path) -> None:
    house = await taken_over(tmp_path / "then.db")
    try:
        face = await house.tables.public_table(TABLE)
        assert face.info.status == "live"
        assert face.view is not None
        assert [item["what"] for item in face.view["stack"]] == ["event", "drinks", "card"]
        assert face.ask is not None
        assert (face.ask.number, face.ask.kind, face.ask.waiting) == (153, "response", (3, 0, 1))
        assert house.rows("SELECT count(*) FROM epochs") == [(0,)], "every digest came out: no turn is played again"
        (last,) = house.rows("SELECT digest FROM decisions ORDER BY seq DESC LIMIT 1")
        async with house.tables._runtime.hold(TABLE) as live:
            assert live.run is not None
            assert (live.run.seq, live.run.digest) == (435, last[0])

        await house.tables.play.answer(TABLE, PEOPLE[0].id, 153, ("pass",))
        face = await house.tables.public_table(TABLE)
        assert face.ask is not None
        assert 0 not in face.ask.waiting
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
