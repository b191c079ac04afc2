"""What each table waits for, as it is stored."""

from __future__ import annotations

from bot.database import Database
from bot.store import Store, windows
from bot.store.windows import WindowRow
from tests.databases import BOTH

BEFORE = WindowRow("open", 7, "turn", 100.0, 145.0, 145.0)
AFTER = WindowRow(
    "open", 8, "response", 110.5, 125.5, 112.0, 3.25, '{"1": 4.5}', "[2]", 90.0, '{"turn":3}', 300.0, 120.0
)


@BOTH
async def test_a_window_that_goes_on_is_another_one_in_all_but_its_state(where: Database) -> None:
    store = await Store.open(where)
    for table in ("AAAA", "BBBB", "CCCC"):
        await store.write(lambda connection, table=table: windows.put(connection, table, BEFORE))
    await store.write(lambda connection: windows.go_on_all(connection, [("AAAA", AFTER), ("CCCC", AFTER)]))
    found = [
        await store.read(lambda connection, table=table: windows.load(connection, table))
        for table in ("AAAA", "BBBB", "CCCC")
    ]
    await store.close()
    assert None not in AFTER
    assert found == [AFTER, BEFORE, AFTER]
