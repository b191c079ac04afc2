"""What the store raises. The store knows no kernel, so it does not use the kernel's refusal."""

from __future__ import annotations

import sqlite3


class StoreRefused(Exception):
    """Something that a person wants to store is refused. Nothing has changed.

    `reason` is the key of a sentence for the person (``forget-live``, ``drink-too-long``); `facts` fills its gaps.
    """

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


class StoreClosed(Exception):
    """The store takes no more work."""


class DatabaseFailed(Exception):
    """A database that is not SQLite has refused a statement, or has failed. SQLite's own errors are what they are."""


class Conflict(DatabaseFailed):
    """A key is taken, or a row would break another rule of the schema."""


class ConnectionLost(DatabaseFailed):
    """The database cannot be reached. What was asked of it is not done, and may be tried again later. (Only who is not
    `patient`, see `Store.write`, does not know whether it is done.)
    """


class LeaseLost(ConnectionLost):
    """Another process serves this one's share of the servers now."""


FAILURES = (sqlite3.Error, DatabaseFailed)
"""Everything that a database raises, SQLite or another."""
CONFLICTS = (sqlite3.IntegrityError, Conflict)
"""The same of a key that is taken already, or of another rule of the schema."""
AWAY = "the database cannot be reached"
DISK_FULL = ("is full", "No space left")
"""The words in the message of a failure which says that the disk of the database is full."""
UNREADABLE = "a text in it cannot be read"
"""What is said of a text that is not in UTF-8: SQLite's own words repeat it, and it may hold somebody's cards."""


def is_unreadable(error: BaseException) -> bool:
    """Whether a failure of SQLite's says that a text is not in UTF-8."""
    return isinstance(error, sqlite3.OperationalError) and "Could not decode" in str(error)


def is_disk_full(error: BaseException) -> bool:
    """Whether a failure of a database says that its disk is full."""
    return isinstance(error, FAILURES) and any(words in str(error) for words in DISK_FULL)
