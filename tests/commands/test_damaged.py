"""Commands on a damaged database end with a sentence, and none takes it for sound."""

from __future__ import annotations

import random
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.catalog import columns, table_names
from bot.store.migrations import migrate
from workshop.__main__ import main as workshop

SCHEMAS = Path(__file__).parents[1] / "store" / "schemas"
SENTENCE = re.compile(
    r"(damaged|cannot be (read|used|copied)|no database|no table|not a database|another schema|DIFFERENT)"
)
PAGE = 4096
SEEDS = 18


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with games in play and games that are over, the same bytes in every run."""
    db = tmp_path_factory.mktemp("sound") / "bar.db"
    with closing(sqlite3.connect(db, isolation_level=None)) as connection:
        connection.executescript(max(SCHEMAS.glob("*.sql")).read_text(encoding="utf-8"))
        connection.execute(f"PRAGMA user_version = {len(list(SCHEMAS.glob('*.sql')))}")
        migrate(connection)
        assert connection.execute("SELECT count(*) FROM decisions").fetchone()[0] > 20
    return db


def soak(db: Path, seconds: str = "0.05") -> list[str]:
    return [
        "soak",
        "--db",
        str(db),
        "--tables",
        "2",
        "--seconds",
        seconds,
        "--ack",
        str(db.with_name("ack")),
        "--seed",
        "1",
    ]


def cut_off(db: Path, luck: random.Random) -> None:
    with db.open("r+b") as file:
        file.truncate(luck.randrange(db.stat().st_size))


def flip(db: Path, luck: random.Random) -> None:
    """Bytes of some pages are others now."""
    whole = bytearray(db.read_bytes())
    for _ in range(luck.choice((1, 3, 20))):
        page = luck.randrange(len(whole) // PAGE)
        for _ in range(luck.choice((1, 40, 400))):
            whole[page * PAGE + luck.randrange(PAGE)] = luck.randrange(256)
    db.write_bytes(whole)


def drop(db: Path, luck: random.Random) -> None:
    with closing(sqlite3.connect(db)) as connection:
        connection.execute(f"DROP TABLE {luck.choice(table_names(connection))}")
        connection.commit()


def garble(db: Path, luck: random.Random) -> None:
    """A column of a table in play holds something else."""
    with closing(sqlite3.connect(db)) as connection:
        name = luck.choice(["tables", "decisions", "seats", "windows", "snapshots"])
        column = luck.choice([found for found in columns(connection, name) if found not in ("id", "table_id")])
    put(db, name, column, luck.choice((b"\xff\x00", "{", "nothing", -7, 1.5, 10**15)))


def put(db: Path, name: str, column: str, value: object, sql: str = "?") -> None:
    """Something that cannot be stands in every row of a column."""
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        (made,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).fetchone()
        connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (made.replace(" STRICT", ""), name))
        connection.commit()
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(f"UPDATE OR IGNORE {name} SET {column} = {sql}", (value,))
        connection.commit()


DAMAGES: tuple[Callable[[Path, random.Random], None], ...] = cut_off, flip, drop, garble


def arguments(command: str, db: Path) -> list[str]:
    """The command line on this database."""
    match command:
        case "backup":
            return ["backup", "--db", str(db), str(db.with_name("copy.db"))]
        case "move":
            return ["move", str(db), str(db.with_name("moved.db"))]
        case "soak":
            return soak(db)
        case _:
            return [command, "--db", str(db)]


def tried(command: str, sound: Path, db: Path, seed: int) -> int:
    """Damage a copy of the sound database and run a command on it; the exit code."""
    shutil.copy(sound, db)
    DAMAGES[seed % len(DAMAGES)](db, random.Random(seed))
    return run_on(command, db)


def run_on(command: str, db: Path) -> int:
    """Run a command on a database; the exit code."""
    return (workshop if command == "soak" else main)(arguments(command, db))


@pytest.mark.parametrize("command", ["replay", "backup", "soak", "move", "ratings"])
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_command_says_what_is_wrong(
    sound: Path, tmp_path: Path, seed: int, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = tried(command, sound, tmp_path / "bar.db", seed)
    said = capsys.readouterr()
    assert code in (0, 1, 2)
    assert "Traceback" not in said.err
    # Damage that lies where nothing was read, or stands in a text that somebody wrote, is not met.
    assert code == 0 or SENTENCE.search(said.err + said.out), said


@pytest.mark.parametrize(
    ("command", "name", "column", "sql", "about"),
    [
        ("soak", "tables", "pace", "?", "table tables has a value in pace that cannot be"),
        ("soak", "windows", "phase", "?", "table windows has a value in phase that cannot be"),
        ("move", "decisions", "picks", "CAST(? AS TEXT)", "a text in it cannot be read"),
    ],
)
def test_what_damage_it_is(
    sound: Path, tmp_path: Path, command: str, name: str, column: str, sql: str, about: str,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """Each of these ended in a traceback once."""
    db = Path(shutil.copy(sound, tmp_path / "bar.db"))
    put(db, name, column, b"\xff{", sql)
    assert run_on(command, db) == 2
    assert about in capsys.readouterr().err
