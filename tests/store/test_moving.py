"""A database goes to PostgreSQL and back, with everything that was in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.shares import Share
from bot.store import leases, notes, talk
from bot.store.catalog import table_names
from bot.store.migrations import VERSION, migrate
from bot.store.moving import digest
from bot.store.opening import opened
from tests.databases import Databases
from tests.store.world import ANNE, BEN, CLEO, DORA, NOON, add_everything


def test_a_database_moves_there_and_back(
    postgres: Databases, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there, back = tmp_path / "bar.db", postgres.fresh("template0"), tmp_path / "back.db"
    with opened(here) as connection:
        migrate(connection)
        add_everything(connection, ANNE, BEN)
        add_everything(connection, CLEO, DORA)
        before = {name: digest(connection, name) for name in table_names(connection)}
    assert main(["move", str(here), there.text]) == 0
    assert "compared" in capsys.readouterr().out
    assert main(["move", there.text, str(back)]) == 0
    for place in (there, back):
        with opened(place) as connection:
            assert {name: digest(connection, name) for name in table_names(connection)} == before
            # What gets a number from the database goes on after the last one.
            talk.add(connection, "A222", talk.Line(0, ANNE, "the last", NOON))
            assert talk.of_table(connection, "A222")[-1].text == "the last"


def test_a_target_with_something_in_it_is_refused(
    postgres: Databases, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = tmp_path / "bar.db", postgres.fresh()
    with opened(here) as connection:
        migrate(connection)
    with opened(there) as connection:
        notes.put(connection, "something", "is there")
    assert main(["move", str(here), there.text]) == 2
    assert "is not empty: table notes has rows. Nothing was copied." in capsys.readouterr().err
    assert main(["move", str(tmp_path / "none.db"), there.text]) == 2
    with opened(there) as connection:
        assert notes.get(connection, "something") == "is there"
        assert VERSION in table_names(connection)


def test_a_lease_is_held_by_one_connection(postgres: Databases) -> None:
    where = postgres.fresh()
    with opened(where) as one, opened(where) as other:
        assert leases.try_to_take(one, Share(0, 2))
        assert not leases.try_to_take(other, Share(0, 2))
        assert not leases.try_to_take(other, Share(0, 3))
        assert leases.try_to_take(other, Share(1, 2))
