"""Copies of a database of PostgreSQL's, made and read by PostgreSQL's own programs."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from bot.database import PostgresUrl
from bot.store.backup import BackupError
from bot.store.migrations import migrate

PROGRAMS = ("pg_dump", "pg_restore")
PARTS = {"tables": "id", "seats": "table_id", "epochs": "table_id", "decisions": "table_id"}
"""The tables of the database that a game is played again from, and the column that names the game's."""
LOOK = 0.5
"""Seconds between two looks at whether a copy is to be broken off."""
_COPY = re.compile(r'COPY \S*?"?(\w+)"? \((.*)\) FROM stdin;')
_ESCAPES = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}


def missing() -> list[str]:
    """The programs that are not installed."""
    return [program for program in PROGRAMS if shutil.which(program) is None]


def dump(where: PostgresUrl, target: Path, stopped: Callable[[], bool] = lambda: False) -> None:
    """Copy the database to a new file, readable by its owner only.

    Raises `BackupError`, also when it is `stopped`; then there is no file.
    """
    from psycopg.conninfo import conninfo_to_dict, make_conninfo

    told = conninfo_to_dict(where.with_password())
    password = told.pop("password", None)  # on the command line everybody on the computer could read it
    environment = {**os.environ, **({"PGPASSWORD": str(password)} if password is not None else {})}
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        to = [f"--file={target}", f"--dbname={make_conninfo('', **told)}"]
        _run(["pg_dump", "--format=custom", *to], environment, stopped)
        sound_dump(target, stopped)
    except OSError as error:
        target.unlink(missing_ok=True)
        raise BackupError(f"{target}: cannot be written ({error.strerror})") from error
    except BackupError:
        target.unlink(missing_ok=True)
        raise


def sound_dump(copy: Path, stopped: Callable[[], bool] = lambda: False) -> None:
    """Read a copy to its end. Raises `BackupError` if it is torn."""
    _run(["pg_restore", f"--file={os.devnull}", str(copy)], None, stopped)


def _run(command: list[str], environment: dict[str, str] | None, stopped: Callable[[], bool]) -> None:
    try:
        process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    except OSError as error:
        raise BackupError(f"{command[0]} cannot be run ({error.strerror})") from error
    with process:
        while True:
            try:
                _, said = process.communicate(timeout=LOOK)
                break
            except subprocess.TimeoutExpired:
                if stopped():
                    process.terminate()
    if process.returncode:
        raise BackupError(f"{command[0]}: {said.strip().partition(chr(10))[0]}")


def games_in(copy: Path, tables: Iterable[str]) -> sqlite3.Connection:
    """A database in memory with what is needed to play these games again, from the copy. Raises `BackupError`."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    migrate(memory)
    command = ["pg_restore", "--data-only", "--file=-", *(f"--table={part}" for part in PARTS), str(copy)]
    wanted = set(tables)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as reading:
        assert reading.stdout is not None
        for part, columns, row in _rows(reading.stdout):
            if row[columns.index(PARTS[part])] in wanted:
                memory.execute(f"INSERT INTO {part} ({', '.join(columns)}) VALUES ({', '.join('?' * len(row))})", row)
    if reading.returncode:
        raise BackupError(f"{copy.name}: cannot be read")
    return memory


def _rows(lines: Iterable[str]) -> Iterator[tuple[str, list[str], list[str | None]]]:
    """The rows of a dump in PostgreSQL's text form: the table, its columns, and the values."""
    part, columns = "", list[str]()
    for line in lines:
        text = line.rstrip("\n")
        if not part:
            if found := _COPY.fullmatch(text):
                part, columns = found[1], [name.strip(' "') for name in found[2].split(",")]
        elif text == "\\.":
            part = ""
        else:
            yield part, columns, [_value(field) for field in text.split("\t")]


def _value(field: str) -> str | None:
    if field == "\\N":
        return None
    return re.sub(r"\\(.)", lambda found: _ESCAPES.get(found[1], found[1]), field)
