"""Tables of the Inn as an earlier version stored them: the bot comes up with them, and they are played to their end."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from bot.database import Database
from bot.engine import Chance, Run
from bot.games import patron
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.scenario import InnScenario
from bot.store import Store
from bot.store.decisions import SnapshotRow, put_snapshot
from bot.store.sql import Connection
from bot.tables import ManualClock
from tests.databases import SQLITE
from tests.tables.tavern import House

VILLAINS = [code for code, character in the_library().characters.items() if character.retired]
FOLDER = Path(__file__).parents[1] / "golden" / "inn"


def insert(connection: Connection, table: str, **row: Any) -> None:
    names, marks = ", ".join(row), ", ".join("?" * len(row))
    connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", list(row.values()))


async def stored(where: Database, old: dict[str, Any], now: float) -> None:
    """The database as it was left: a live table in the middle of a turn, with a person in every seat."""
    snapshot, decisions = old["snapshot"], old["decisions"]
    seq = decisions[-1][0] if decisions else snapshot["seq"]

    def unit(connection: Connection) -> None:
        insert(
            connection, "tables", id="OLDS", guild_id=1, channel_id=2, game="inn", status="live", pace="blitz", most=8,
            host_id=1000, options=json.dumps(old["options"]), created_at=now, started_at=now,
            seed=old["seed"], rules_version=snapshot["rules_version"], seq=seq,
        )  # fmt: skip
        for seat in range(old["seats"]):
            insert(connection, "seats", table_id="OLDS", seat=seat, user_id=1000 + seat, name=f"Person {seat}")
        kept = {**snapshot, "state": json.dumps(snapshot["state"])}
        del kept["game"]
        put_snapshot(connection, "OLDS", SnapshotRow(**kept))
        for number, epoch, turn, ask, seat, picks, source, digest in decisions:
            insert(
                connection, "decisions", table_id="OLDS", epoch=epoch, seq=number, turn=turn, ask=ask, seat=seat,
                picks=" ".join(picks), source=source, digest=digest, shows=0, at=now,
            )  # fmt: skip
        insert(
            connection, "windows", table_id="OLDS", state="open", ask=snapshot["ask"] + 1, kind="response",
            opened_at=now, deadline=now + 8, wake_at=now + 8,
        )  # fmt: skip

    store = await Store.open(where)
    await store.write(unit)
    await store.close()


@pytest.mark.parametrize(
    ("where", "name"),
    [
        ("sqlite", "schema1/bar_deck"), ("sqlite", "schema1/card_in_a_round"), ("sqlite", "schema1/chasers"),
        ("sqlite", "schema1/contest"), ("sqlite", "schema1/nested_windows"), ("sqlite", "schema4/event_with_an_answer"),
        ("sqlite", "schema4/seasoned_drink"),
        ("postgres", "schema1/contest"),  # one is enough: what differs between them is for the rules, not the store
    ],
    indirect=["where"],
)  # fmt: skip
async def test_a_table_of_an_earlier_schema_is_played_to_its_end(where: Database, name: str) -> None:
    old = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    house = House(where, ManualClock())
    await stored(where, old, house.clock.now())
    house.games["inn"] = Inn()
    house.patrons = patron
    await house.up()
    try:
        await play_on(house, again=old["snapshot"]["rules_version"] != Inn.rules_version)
    finally:
        await house.down()


async def play_on(house: House, *, again: bool) -> None:
    """Nobody is at the keyboard: clocks, then patrons in the sleepers' place, play it to its end."""
    public_table = await house.tables.public_table("OLDS")
    assert public_table.info.status == "live"
    assert public_table.ask is not None
    assert public_table.view is not None
    for _ in range(100):
        await house.advance(60)
        if (await house.tables.info("OLDS")).status != "live":
            break
    info = await house.tables.info("OLDS")
    assert info.status == "over"
    assert info.placings is not None
    assert min(info.placings) == 1
    epochs = house.rows("SELECT epoch, rules_version FROM epochs ORDER BY epoch")
    assert epochs == [(1, Inn.rules_version)] * again, "the log goes on under today's rules, in one new epoch"


@SQLITE
async def test_a_table_with_cards_that_are_dealt_no_more_is_played_to_its_end(where: Database) -> None:
    """Each villain holds the cards that others have taken the place of since."""
    retired = {code: the_library().characters[code].retired for code in VILLAINS}
    position = {
        "title": "t", "rule": "r", "game": "inn", "characters": " ".join(VILLAINS),
        "hands": [" ".join(retired[code]) for code in VILLAINS], "options": {"windows": "natural"},
    }  # fmt: skip
    run = Run(Inn(), InnScenario.model_validate(position).start(), Chance("before"))
    run.begin()
    assert run.snapshot is not None
    house = House(where, ManualClock())
    old = {
        "options": run.state.options, "seats": len(VILLAINS), "seed": "before", "decisions": [],
        "snapshot": {key: value for key, value in asdict(run.snapshot).items() if key != "text"},
    }  # fmt: skip
    await stored(where, old, house.clock.now())
    house.games["inn"] = Inn()
    house.patrons = patron
    await house.up()
    try:
        await play_on(house, again=False)
    finally:
        await house.down()
