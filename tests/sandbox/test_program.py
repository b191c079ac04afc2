"""The sandbox as a program: what it prints, how it ends, what it finds again. The page itself: tests/browser."""

import os
import signal
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from tests.sandbox.program import ROOT, address_of, sandbox
from workshop.forked import fork

SIGNALS = (signal.SIGTERM, signal.SIGINT)


def tables(db: Path) -> list[tuple[str, str, int]]:
    """Every table there is, how it stands, and how many sit there."""
    with closing(sqlite3.connect(db)) as connection:
        return connection.execute(
            "SELECT id, status, (SELECT count(*) FROM seats WHERE table_id = id) FROM tables"
        ).fetchall()


@pytest.mark.parametrize("end", SIGNALS)
async def test_it_prints_an_address_serves_there_and_ends_at_a_signal(tmp_path: Path, end: signal.Signals) -> None:
    db, anew = tmp_path / "sandbox.db", end == signal.SIGTERM
    async with sandbox(db, "--patrons", "3", "--viewers", "2", end=end, anew=anew) as lines:
        assert "Ada, Bruno." in lines[0]
        assert "Cleo" not in lines[0]
        address = address_of(lines)
        assert address.startswith("http://127.0.0.1:")
        async with aiohttp.ClientSession() as session, session.get(address.partition("#")[0]) as answer:
            assert answer.status == 200
        assert [(status, seats) for _, status, seats in tables(db)] == [("lobby", 4)]


async def test_started_again_it_goes_on_with_the_same_table(tmp_path: Path) -> None:
    db = tmp_path / "sandbox.db"
    async with sandbox(db):
        first = tables(db)
    async with sandbox(db, "--viewers", "8", "--patrons", "0"):
        assert tables(db) == first


async def test_the_seed_makes_the_shuffle_repeatable(tmp_path: Path) -> None:
    found: list[list[tuple[str, str, int]]] = []
    for name in ("a", "b"):
        async with sandbox(tmp_path / name, "--seed", "4"):
            found.append(tables(tmp_path / name))
    assert found[0] == found[1]


async def test_it_plays_without_a_deck_of_the_house_that_is_broken(tmp_path: Path) -> None:
    decks = tmp_path / "decks"
    decks.mkdir()
    (decks / "mine.toml").write_text("name = 5\n", encoding="utf-8")
    said = "left out of the decks of the house: mine.toml: name: Input should be a valid string\n"
    async with sandbox(tmp_path / "a.db", "--decks", str(decks), complains=said):
        assert [status for _, status, _ in tables(tmp_path / "a.db")] == ["lobby"]


async def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        args = ["sandbox", "--db", str(tmp_path / "a.db"), "--port", port]
        process = await fork(args, ROOT, os.environ, apart=True)
        assert await process.stderr.read() == f"Port {port} is taken; choose another with --port.\n".encode()
        await process.wait()
    assert process.returncode == 2


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--viewers", "11"], "--viewers is 1 to 10."),
        (["--patrons", "10"], "--patrons is 0 to 9."),
        (["--patrons", "-1"], "--patrons is 0 to 9."),
        (["--port", "70000"], "--port is 0 to 65535"),
        (["--db", "no/such/folder/a.db"], "The folder no/such/folder does not exist"),
        (["--db", "postgresql://bar:secret@db/barkeep"], "The sandbox keeps its tables in a file of its own"),
    ],
)
def test_wrong_use_is_told(args: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    from bot.__main__ import main

    assert main(["sandbox", *args]) == 2
    assert said in capsys.readouterr().err
