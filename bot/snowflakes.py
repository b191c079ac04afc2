"""Discord's ids: numbers of 64 bits that begin with the time at which they were given."""

from __future__ import annotations

LEAST = 1 << 22
"""The least id: the bits above these count milliseconds since 2015."""
END = 1 << 63
"""Ids are smaller; nor can the store hold larger numbers."""


def read_snowflake(text: str) -> int | None:
    """The id that a text gives in decimal digits; None if it cannot be one."""
    if not (text.isascii() and text.isdecimal() and len(text) < 20):
        return None
    number = int(text)
    return number if LEAST <= number < END else None
