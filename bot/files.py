"""Reads files that somebody has put into a folder for us."""

from __future__ import annotations

import os
import stat
from pathlib import Path

MOST_BYTES = 1_000_000


class Unreadable(Exception):
    """A file that is not read. The message says why, without the file's name."""


def read_bytes(path: Path) -> bytes:
    """A regular file of at most `MOST_BYTES`; it never waits for whoever writes into a pipe. Raises `Unreadable`."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        with os.fdopen(handle, "rb", closefd=True) as file:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise Unreadable("is not an ordinary file")
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Unreadable(f"cannot be read: {error.strerror}") from error
    if len(data) > MOST_BYTES:
        raise Unreadable(f"is too large; {MOST_BYTES:,} bytes are the most")
    return data
