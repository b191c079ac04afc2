"""A disk that fails: the driver of SQLite, with faults in its commits."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.store.driver import Failed, Unit
from bot.store.sql import Connection
from bot.store.sqlite import Sqlite


class Killed(Exception):
    """The process is dead: whatever it does from now on reaches nobody."""


class FailingDisk(Sqlite):
    """`fault`: what befalls the next commit; it is used up then, but for a kill, after which nothing is written."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.fault = ""
        self.struck = False
        """Whether the fault has just befallen a commit."""

    def commit(self, connection: Connection, units: Sequence[Unit[Any]]) -> list[Any]:
        """See `Sqlite`."""
        fault = self.fault
        self.struck = self.struck or bool(fault)
        if fault in ("disk full", "database busy"):
            self.fault = ""
            said = "database or disk is full" if fault == "disk full" else "database is locked"
            return [Failed(sqlite3.OperationalError(said))] * len(units)
        if fault == "kill after a commit":
            super().commit(connection, units)
        if fault:
            self.fault = "dead"
            return [Failed(Killed())] * len(units)
        return super().commit(connection, units)
