"""Reports: something went wrong at a table. The operator is told at once, a player who reported it when the game is
over. The bot itself reports a rule that failed.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from bot.shares import ALL, Share
from bot.store.errors import StoreRefused
from bot.store.shares import at_tables_of, of_share
from bot.store.sql import Connection

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""The characters of references: no two of them look alike."""

THE_BOT = 0
"""The person of a report that the bot has made itself."""

TEXT_MOST = 1500
"""The most characters of a report, so that it fits into a message with the text around it."""


@dataclass(frozen=True, slots=True)
class Report:
    """One report. `epoch` and `seq` name the last decision before it; `at` is in seconds since 1970."""

    reference: str
    table: str
    user_id: int
    epoch: int
    seq: int
    text: str
    at: float
    operator_told: bool
    player_told: bool


def add(connection: Connection, table: str, user_id: int, text: str, at: float, seq: int, epoch: int = 0) -> str:
    """Store a report. Returns the reference for the player (six letters and digits).

    Raises `StoreRefused`: ``report-empty``, ``report-too-long`` (fact `most`), ``no-such-table`` (fact `table`).
    """
    text = text.strip()
    if not text:
        raise StoreRefused("report-empty")
    if len(text) > TEXT_MOST:
        raise StoreRefused("report-too-long", most=TEXT_MOST)
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
        raise StoreRefused("no-such-table", table=table)
    reference = _new_reference(connection)
    connection.execute(
        "INSERT INTO reports (reference, table_id, user_id, epoch, seq, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (reference, table, user_id, epoch, seq, text, at),
    )
    return reference


def add_fault(
    connection: Connection, reference: str, table: str, text: str, at: float, *, epoch: int, seq: int
) -> None:
    """Store the bot's own report of a fault at a table; a text that is too long is cut. Nobody but the operator is
    told of it.
    """
    connection.execute(
        "INSERT INTO reports (reference, table_id, user_id, epoch, seq, text, at, player_told)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 1) ON CONFLICT DO NOTHING",
        (reference, table, THE_BOT, epoch, seq, text[:TEXT_MOST], at),
    )


def new_reference() -> str:
    """A reference; it is all but certain that there is no other like it."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def _new_reference(connection: Connection) -> str:
    while True:
        reference = new_reference()
        if find(connection, reference) is None:
            return reference


_REPORT = "reference, table_id, user_id, reports.epoch, reports.seq, text, at, operator_told, player_told"


def find(connection: Connection, reference: str) -> Report | None:
    """The report with that reference, however it is written; None if there is none."""
    row = connection.execute(
        f"SELECT {_REPORT} FROM reports WHERE reference = ?", (reference.strip().upper(),)
    ).fetchone()
    return None if row is None else _report(row)


def of_table(connection: Connection, table: str) -> list[Report]:
    """The reports about a table, the oldest first."""
    rows = connection.execute(f"SELECT {_REPORT} FROM reports WHERE table_id = ? ORDER BY at, reference", (table,))
    return [_report(row) for row in rows]


def count_since(connection: Connection, user_id: int, since: float) -> int:
    """How many reports a person has made since then."""
    found = connection.execute("SELECT count(*) FROM reports WHERE user_id = ? AND at > ?", (user_id, since))
    return found.fetchone()[0]


def for_operator(connection: Connection, share: Share = ALL) -> list[Report]:
    """The reports about tables of the share's servers of which the operator has not been told, the oldest first."""
    which, values = at_tables_of(share)
    rows = connection.execute(
        f"SELECT {_REPORT} FROM reports WHERE operator_told = 0 AND {which} ORDER BY at, reference", values
    )
    return [_report(row) for row in rows]


def for_players(connection: Connection, share: Share = ALL) -> list[Report]:
    """The reports about tables of the share's servers whose game is over and whose player has not got the log yet, the
    oldest first.
    """
    which, values = of_share(share)
    rows = connection.execute(
        f"SELECT {_REPORT} FROM reports JOIN tables ON tables.id = table_id"
        f" WHERE player_told = 0 AND status IN ('over', 'closed') AND {which} ORDER BY at, reference",
        values,
    )
    return [_report(row) for row in rows]


def operator_told(connection: Connection, reference: str) -> None:
    """Note that the operator has the report with the log."""
    connection.execute("UPDATE reports SET operator_told = 1 WHERE reference = ?", (reference,))


def player_told(connection: Connection, reference: str) -> None:
    """Note that the player has got the log, or cannot be reached."""
    connection.execute("UPDATE reports SET player_told = 1 WHERE reference = ?", (reference,))


def _report(row: tuple[str, str, int, int, int, str, float, int, int]) -> Report:
    reference, table, user_id, epoch, seq, text, at, to_operator, to_player = row
    return Report(reference, table, user_id, epoch, seq, text, at, bool(to_operator), bool(to_player))
