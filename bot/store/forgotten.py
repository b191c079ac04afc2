"""Who had themselves forgotten lately, as hashes, in the database and in a file beside its backups.

A backup of before still has them. When it is restored, the file names hashes that the database does not know: those
people are forgotten again. A hash tells nobody's id, but of an id that is at hand it tells whether it is the one.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`; and over the file.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from bot.store.catalog import PEOPLE, columns, table_names
from bot.store.sql import Connection

FILE = "forgotten.jsonl"
KEPT = 36 * 86_400.0
"""Seconds for which it is known: longer than any backup is kept. Where the last one stays longer, so is this."""


class Forgotten(NamedTuple):
    """Somebody, by a hash, and when they asked for it (seconds since 1970, UTC)."""

    salt: bytes
    mark: bytes
    at: float

    def is_of(self, user_id: int) -> bool:
        """Whether it is this person."""
        return _mark(self.salt, user_id) == self.mark


def _mark(salt: bytes, user_id: int) -> bytes:
    return hashlib.sha256(b"%b %d" % (salt, user_id)).digest()


def note(connection: Connection, user_id: int, at: float) -> None:
    """Note that a person is forgotten now."""
    salt = secrets.token_bytes(16)
    add(connection, [Forgotten(salt, _mark(salt, user_id), at)])


def add(connection: Connection, several: Iterable[Forgotten]) -> None:
    """Note these too."""
    connection.executemany(
        "INSERT INTO forgotten (salt, mark, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", list(several)
    )


def every(connection: Connection) -> list[Forgotten]:
    """All that are known, the oldest first."""
    rows = connection.execute("SELECT salt, mark, at FROM forgotten ORDER BY at, mark")
    return [Forgotten(bytes(salt), bytes(mark), at) for salt, mark, at in rows]


def drop(connection: Connection, before: float) -> None:
    """Delete those of before that time."""
    connection.execute("DELETE FROM forgotten WHERE at < ?", (before,))


def whose(connection: Connection, several: Iterable[Forgotten]) -> list[int]:
    """The people in the database who are among these."""
    named = ((table, column) for table in table_names(connection) for column in PEOPLE & {*columns(connection, table)})
    every_id = " UNION ".join(f"SELECT {column} FROM {table} WHERE {column} > 0" for table, column in named)
    ids = [user for (user,) in connection.execute(every_id)]
    wanted = list(several)
    return sorted(user for user in ids if any(forgotten.is_of(user) for forgotten in wanted))


# -- the file -------------------------------------------------------------------------------------------------------


def read_file(folder: Path) -> list[Forgotten]:
    """What the file beside the backups knows; nothing if there is none."""
    file = folder / FILE
    if not file.is_file():
        return []
    told = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line]
    return [Forgotten(bytes.fromhex(line["salt"]), bytes.fromhex(line["mark"]), line["at"]) for line in told]


def write_file(folder: Path, several: Iterable[Forgotten], before: float) -> None:
    """Put these into the file, beside those in it, except what is of before that time. It is never half written, and
    only its owner can read it.
    """
    known = {forgotten.mark: forgotten for forgotten in (*read_file(folder), *several) if forgotten.at >= before}
    lines = [
        json.dumps({"at": forgotten.at, "salt": forgotten.salt.hex(), "mark": forgotten.mark.hex()})
        for forgotten in sorted(known.values(), key=lambda forgotten: (forgotten.at, forgotten.mark))
    ]
    part = folder / f"{FILE}.part"
    part.unlink(missing_ok=True)
    handle = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as out:
        out.write("".join(f"{line}\n" for line in lines))
        out.flush()
        os.fsync(handle)
    part.replace(folder / FILE)
