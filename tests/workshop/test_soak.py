"""`soak` under kill -9, and what `replay` says of what is left."""

import json
import os
import random
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.patience import PATIENCE
from workshop.__main__ import main as workshop
from workshop.forked import Begun
from workshop.killing import Acknowledged

ROOT = Path(__file__).parents[2]
TABLES = 6


def start(db: Path, ack: Path, seconds: float, game: str = "drinko", *more: str) -> Begun:
    args = ["soak", "--db", str(db), "--tables", str(TABLES), "--seconds", str(seconds), "--ack", str(ack)]
    return Begun([*args, "--game", game, *more], ROOT, os.environ, "workshop")


def acknowledged(ack: Path) -> list[tuple[str, int, str]]:
    """Every whole line that was written."""
    return Acknowledged(ack).answers()


def until(process: Begun, ack: Path, reached: Callable[[list[tuple[str, int, str]]], bool]) -> None:
    """Wait until the lines that are there are enough."""
    end = time.monotonic() + PATIENCE
    while not reached(acknowledged(ack)):
        assert process.returncode is None, process.ended().stderr
        assert time.monotonic() < end, "it does not get on"
        time.sleep(0.005)


def grown(process: Begun, ack: Path, by: int) -> None:
    """Wait until so many more lines are there."""
    wanted = len(acknowledged(ack)) + by
    until(process, ack, lambda lines: len(lines) >= wanted)


def ended(process: Begun) -> str:
    """Tell it to stop; all that it said."""
    process.send_signal(signal.SIGTERM)
    done = process.ended()
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def log_of(db: Path) -> dict[tuple[str, int], str]:
    with closing(sqlite3.connect(db)) as connection:
        rows = connection.execute("SELECT table_id, seq, digest FROM decisions WHERE epoch = 0").fetchall()
    found = {(table, seq): digest for table, seq, digest in rows}
    assert len(found) == len(rows), "a decision is there twice"
    return found


def live_tables(db: Path) -> dict[str, int]:
    """The tables in play, and how far they are."""
    with closing(sqlite3.connect(db)) as connection:
        return dict(connection.execute("SELECT id, seq FROM tables WHERE status = 'live'").fetchall())


PLAYED = {
    "drinko": ("drinko",),
    "inn": ("inn",),
    "teams": ("inn", "--options", "variant=two-headed-dragon"),
    "bosses": ("inn", "--options", "variant=boss-battle"),
}
"""What is killed: the game, and how it is asked for."""
OFTEN = [pytest.param(name, 8, marks=pytest.mark.long) for name in PLAYED]


@pytest.mark.parametrize(("played_as", "kills"), [("drinko", 2), ("inn", 2), ("teams", 1), ("bosses", 1), *OFTEN])
def test_kill_at_any_moment_loses_nothing_and_repeats_nothing(
    played_as: str, kills: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, *more = PLAYED[played_as]
    db, ack = tmp_path / "soak.db", tmp_path / "ack"
    luck = random.Random(5)
    for _ in range(kills):
        process = start(db, ack, 600, game, *more)
        grown(process, ack, 1 + luck.randrange(400))
        process.send_signal(signal.SIGKILL)
        process.ended()
        log = log_of(db)
        missing = [line for line in acknowledged(ack) if log.get(line[:2]) != line[2]]
        assert missing == []

    before = live_tables(db)
    assert before
    process = start(db, ack, 600, game, *more)
    until(process, ack, lambda lines: {table for table, seq, _ in lines if seq > before.get(table, seq)} == set(before))
    said = ended(process)
    assert f"{len(before)} tables found from before" in said
    assert (f"{TABLES} tables, sealed windows in" in said) == (game == "inn")
    with closing(sqlite3.connect(db)) as connection:
        options = [json.loads(text) for (text,) in connection.execute("SELECT options FROM tables")]
    assert {table.get("windows") for table in options} == {"sealed" if game == "inn" else None}

    log, lines = log_of(db), acknowledged(ack)
    assert [line for line in lines if log.get(line[:2]) != line[2]] == []
    assert [line for line, times in Counter(line[:2] for line in lines).items() if times > 1] == []
    # Killed between the commit and the line: so many decisions nobody was told of, and no more.
    assert len(log) - len(lines) <= kills * TABLES
    after = live_tables(db)
    assert [table for table, seq in before.items() if after.get(table, 1 << 30) <= seq] == []
    for table in {table for table, _ in log}:
        seqs = sorted(seq for name, seq in log if name == table)
        assert seqs == list(range(1, len(seqs) + 1))

    assert main(["replay", "--db", str(db), "--json"]) == 0
    reports = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {report["game"] for report in reports} == {game}
    assert {report["verdict"] for report in reports} <= {"same", "not-started"}
    assert sum(report["decisions"] for report in reports) == len(log)


def test_tables_with_natural_windows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """At natural tables the clock answers at once, so that they get on as others do."""
    db, ack = tmp_path / "soak.db", tmp_path / "ack"
    process = start(db, ack, 600, "inn", "--windows", "natural")
    grown(process, ack, 60 * TABLES)
    assert f"{TABLES} tables, natural windows in" in ended(process)
    with closing(sqlite3.connect(db)) as connection:
        options = [json.loads(text) for (text,) in connection.execute("SELECT options FROM tables")]
        clocks = connection.execute("SELECT count(*) FROM decisions WHERE seat = -1").fetchone()[0]
        defaults = connection.execute("SELECT count(*) FROM decisions WHERE source = 'clock' AND seat >= 0").fetchone()
    assert {table["windows"] for table in options} == {"natural"}
    assert clocks > TABLES
    assert defaults == (0,)
    assert main(["replay", "--db", str(db), "--json"]) == 0
    assert '"same"' in capsys.readouterr().out


def test_windows_are_named_for_a_game_that_has_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["soak", "--db", str(tmp_path / "a.db"), "--tables", "1", "--seconds", "1", "--ack", str(tmp_path / "ack")]
    assert workshop([*args, "--game", "drinko", "--windows", "natural"]) == 2
    assert "drinko has none" in capsys.readouterr().err


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    process = start(folder / "soak.db", folder / "ack", 600)
    until(process, folder / "ack", lambda lines: [seq for _, seq, _ in lines].count(20) == TABLES)
    ended(process)
    return folder / "soak.db"


def test_replay_prints_readable_lines(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = sorted(live_tables(played))[0]
    assert main(["replay", "--db", str(played), table.lower()]) == 0
    head, *lines, last = capsys.readouterr().out.splitlines()
    assert head.startswith(f"{table}  drinko, live, ")
    assert head.endswith(": no difference")
    assert any(" plays " in line for line in lines)
    assert last == "1 table, 0 different"


def test_replay_of_one_game(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--db", str(played), "--game", "inn"]) == 0
    assert capsys.readouterr().out == "0 tables, 0 different\n"
    assert main(["replay", "--db", str(played), "--game", "drinko"]) == 0
    assert not capsys.readouterr().out.endswith("\n0 tables, 0 different\n")
    assert main(["replay", "--db", str(played), "--game", "bridge"]) == 2


def test_replay_finds_a_changed_decision(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    changed = tmp_path / "changed.db"
    with closing(sqlite3.connect(played)) as before, closing(sqlite3.connect(changed)) as after:
        before.backup(after)
    with closing(sqlite3.connect(changed)) as connection, connection:
        table = connection.execute("SELECT max(table_id) FROM decisions WHERE seq = 3").fetchone()[0]
        connection.execute("UPDATE decisions SET digest = 'other' WHERE table_id = ? AND seq = 3", (table,))
    assert main(["replay", "--db", str(changed)]) == 1
    said = capsys.readouterr().out
    assert next(line for line in said.splitlines() if "DIFFERENT" in line).startswith(table)
    assert said.splitlines()[-1].endswith(" 1 different")


def test_replay_of_what_is_not_there(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--db", str(tmp_path / "none.db")]) == 2
    assert main(["replay", "--db", str(played), "NONE"]) == 2
    (tmp_path / "text.db").write_text("this is no database, and long enough to be taken for none" * 20)
    assert main(["replay", "--db", str(tmp_path / "text.db")]) == 2
    said = capsys.readouterr().err
    assert "There is no database" in said
    assert "There is no table NONE." in said
    assert "text.db cannot be read" in said


def test_the_game_must_be_one_there_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["soak", "--db", str(tmp_path / "a.db"), "--tables", "1", "--seconds", "1", "--ack", str(tmp_path / "ack")]
    assert workshop([*args, "--game", "chess"]) == 2
    assert "no game 'chess'" in capsys.readouterr().err
    assert not (tmp_path / "a.db").exists()


def test_backup_while_it_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db, ack, copy = tmp_path / "soak.db", tmp_path / "ack", tmp_path / "copy.db"
    process = start(db, ack, 600)
    try:
        grown(process, ack, 50)
        told = acknowledged(ack)
        assert main(["backup", "--db", str(db), str(copy)]) == 0
        grown(process, ack, 1)
    finally:
        ended(process)
    kept = log_of(copy)
    assert [line for line in told if kept.get(line[:2]) != line[2]] == []
    assert main(["replay", "--db", str(copy)]) == 0
    assert main(["backup", "--db", str(db), str(copy)]) == 1
    assert "is not overwritten" in capsys.readouterr().err


def test_several_processes_need_a_database_in_common(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["soak", "--db", str(tmp_path / "a.db"), "--tables", "1", "--seconds", "1", "--ack", str(tmp_path / "ack")]
    assert workshop([*args, "--share", "0/2"]) == 2
    assert "database in common" in capsys.readouterr().err
