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
SENTENCE = re.compile(r"(damaged|cannot be (read|used|copied)|no database|not a database|DIFFERENT)")
PAGE = 4096
COPIES = 90


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
        connection.execute("PRAGMA writable_schema = ON")
        name = luck.choice(["tables", "decisions", "seats", "windows", "snapshots"])
        column = luck.choice([found for found in columns(connection, name) if found not in ("id", "table_id")])
        (made,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).fetchone()
        connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (made.replace(" STRICT", ""), name))
        connection.commit()
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        value = luck.choice((b"\xff\x00", "{", "nothing", -7, 1.5, 10**15))
        connection.execute(f"UPDATE OR IGNORE {name} SET {column} = ?", (value,))
        connection.commit()


DAMAGES: tuple[Callable[[Path, random.Random], None], ...] = cut_off, flip, drop, garble


@pytest.mark.parametrize("command", ["replay", "backup", "soak"])
@pytest.mark.parametrize("seed", range(COPIES // 3))
def test_a_command_says_what_is_wrong(
    sound: Path, tmp_path: Path, seed: int, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    luck = random.Random(seed)
    db = tmp_path / "bar.db"
    shutil.copy(sound, db)
    DAMAGES[seed % len(DAMAGES)](db, luck)
    match command:
        case "replay":
            code = main(["replay", "--db", str(db)])
        case "backup":
            code = main(["backup", "--db", str(db), str(tmp_path / "copy.db")])
        case _:
            code = workshop(soak(db))
    said = capsys.readouterr()
    assert code in (0, 1, 2)
    # Damage that lies where nothing was read, or stands in a text that somebody wrote, is not met.
    assert code == 0 or SENTENCE.search(said.err + said.out), said
