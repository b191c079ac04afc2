"""Where a database is: a file of SQLite's, or the address of one of PostgreSQL's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeAlias

SCHEME = re.compile(r"postgres(?:ql)?://", re.IGNORECASE)
_ADDRESS = re.compile(
    r"(?P<who>[^\s:/?#@]*)(?P<password>:[^\s/@]*)?@"
    r"(?P<where>(?:\[[^\s\[\]/?#@]*\]|[^\s\[\]:/?#@,]*)(?::\d{0,5})?"
    r"(?:,(?:\[[^\s\[\]/?#@]*\]|[^\s\[\]:/?#@,]*)(?::\d{0,5})?)*"
    r"(?:/[^\s/?#@]*)?)"
    r"(?P<query>\?[^\s?#@]*)?",
    re.ASCII,
)
"""An address behind its scheme, with an ``@`` put before it where nobody is named."""
_ESCAPE_CUT_OFF = re.compile(r"%(?![0-9A-Fa-f]{2})|%00")
_LIKE_AN_ADDRESS = re.compile(r".*:.*@|[\w+.-]+://|postgres(?:ql)?(?:\+\w+)?:|.*\bpassword\s*=", re.IGNORECASE)
"""What nobody calls a file, and may have a password in it."""
_SECRET = re.compile(r"@|password\s*=|postgres\w*(?:\+\w+)?:|:/.*:\D|[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,}", re.IGNORECASE)
"""Something in a text that may be part of an address with a password, or a token of Discord's."""
NO_ADDRESS = (
    "this is no address of a database, and it isn't repeated because a password may be in it; write "
    "postgresql://NAME:PASSWORD@HOST/DATABASE, and in the password %25 for %, %40 for @, %2F for / and %3F for ?"
)


class PostgresUrl:
    """The address of a database of PostgreSQL's. Neither `str` nor `repr` shows its password."""

    __slots__ = ("_secret", "_shown")

    def __init__(self, text: str) -> None:
        """From the address as it is written. Raises `ValueError`, which does not repeat it, if it is not one that can
        only be read in one way: then nobody can say which part of it is the password.
        """
        scheme = SCHEME.match(text.strip())
        rest = text.strip()[scheme.end() :] if scheme else ""
        whole = rest if "@" in rest.partition("?")[0] else f"@{rest}"
        found = _ADDRESS.fullmatch(whole)
        if scheme is None or found is None or _ESCAPE_CUT_OFF.search(rest):
            raise ValueError(NO_ADDRESS)
        self._secret = f"{scheme[0].lower()}{rest}"
        person = found["who"] + (":***" if found["password"] else "")
        at = "@" if whole == rest else ""
        self._shown = f"{scheme[0].lower()}{person}{at}{found['where']}{'?***' if found['query'] else ''}"

    def with_password(self) -> str:
        """The whole address, for the library that connects and for processes of our own: never to be shown."""
        return self._secret

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"PostgresUrl({self._shown})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PostgresUrl) and other._secret == self._secret

    def __hash__(self) -> int:
        return hash(self._secret)


Database: TypeAlias = Path | PostgresUrl


def shown(text: str) -> str:
    """What somebody wrote, for a complaint; ``***`` where it may hold a password or a token, whatever it is for."""
    return "***" if _SECRET.search(text) else text


def without_secrets(message: str) -> str:
    """A message of a library's about what somebody wrote, up to the first word of that which `shown` would hide."""
    words = re.split(r"(\s+)", message)
    hidden = next((at for at, word in enumerate(words) if _SECRET.search(word)), len(words))
    return "".join(words[:hidden]) + ("***" if hidden < len(words) else "")


def database_at(where: str | Path | PostgresUrl) -> Database:
    """The database that a path or an address names. Raises `ValueError` for what is neither, and does not repeat it."""
    if not isinstance(where, str):
        return where
    if SCHEME.match(where.strip()) or _LIKE_AN_ADDRESS.match(where.strip()):
        return PostgresUrl(where)
    return Path(where)
