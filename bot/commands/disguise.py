"""Makes what passed between the bot and Discord fit to be shown: nobody can be recognised in it, and nothing was said.

Only what is known to be harmless stays: numbers that are no ids, types, the names of our commands and verbs. Ids,
tokens, codes, custom ids and chosen values are replaced by others, the same each time. Every other text becomes a row
of the same length.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, cast

from bot.ui.layouts.components import TEMPLATE

FIRST_ID = 100_000_000_000_000_000
"""The first id that takes the place of another: 18 digits, as Discord's have."""
LEAST_ID = 1 << 40
"""Smaller numbers are counts, flags and the like."""
FILLER = "x"
TIME = "2026-01-01T00:00:00+00:00"

PLAIN = frozenset({"permissions", "allow", "deny", "app_permissions", "default_member_permissions", "discriminator"})
"""The keys of texts that tell nothing of anybody."""
TOKENS = frozenset({"token", "session_id", "nonce"})
VALUES = frozenset({"value", "values", "arg"})
"""The keys of what is chosen: the same choice is the same word again, in a menu and in the press that comes of it."""
OWN_WORDS = frozenset({"en-US", "PNG", "png"})

_DIGITS = re.compile(r"\d{15,20}")
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d.*")
_PICTURE = re.compile(r"(?:card|case|character|hand|lobby|recap|rules|table)(?:-\d+)?\.png")
_TOKEN_PATHS = (
    re.compile(r"(?<=interactions/)(\w+)/([^/]+)(?=/callback)"),
    re.compile(r"(?<=webhooks/)(\w+)/([^/]+)"),
)


class Disguise:
    """Replaces everything by which somebody could be recognised, the same by the same. `words`: texts that are our own
    in whatever place, such as the names of commands.
    """

    def __init__(self, words: frozenset[str] = frozenset()) -> None:
        self._words = words | OWN_WORDS
        self._made: dict[tuple[str, str], str] = {}

    def _instead(self, kind: str, text: str) -> str:
        """A word of that kind in place of this one."""
        return self._made.setdefault((kind, text), f"{kind}-{sum(known == kind for known, _ in self._made) + 1}")

    def number(self, text: str) -> str:
        """An id in place of this one."""
        known = self._instead("id", text)
        return str(FIRST_ID + (int(known.partition("-")[2]) << 22))

    def path(self, text: str) -> str:
        """The path of a call."""
        text = text.partition("?")[0]
        for pattern in _TOKEN_PATHS:
            text = pattern.sub(lambda found: f"{found[1]}/{self._instead('token', found[2])}", text)
        return _DIGITS.sub(lambda found: self.number(found[0]), text)

    def value(self, plain: Any, key: str = "") -> Any:
        """Anything as JSON has it; `key`: the name under which it stands."""
        if isinstance(plain, Mapping):
            items = cast("Mapping[str, Any]", plain).items()
            return {_DIGITS.sub(lambda found: self.number(found[0]), name): self.value(of, name) for name, of in items}
        if isinstance(plain, list):
            return [self.value(item, key) for item in cast("list[Any]", plain)]
        if isinstance(plain, str):
            return self._text(plain, key)
        if type(plain) is int and plain >= LEAST_ID:
            return int(self.number(str(plain)))
        return plain

    def _text(self, text: str, key: str) -> str:
        if key == "custom_id":
            return self._custom_id(text)
        if key in TOKENS:
            return self._instead("token", text)
        if text.isdecimal() and key not in PLAIN and (len(text) >= 15 or _is_of_id(key)):
            return self.number(text)
        if key in PLAIN or text in self._words or (key == "filename" and _PICTURE.fullmatch(text)):
            return text
        if key in VALUES:
            return self._instead("value", text)
        return TIME if _TIME.fullmatch(text) else FILLER * len(text)

    def _custom_id(self, text: str) -> str:
        """With another table's code and another argument; what it does is ours."""
        found = TEMPLATE.fullmatch(text)
        if found is None:
            return self._instead("custom", text)
        table = found["table"] if found["table"] == "-" else f"T{self._instead('code', found['table'])[5:]}"
        arg = f":{self._instead('arg', found['arg'])}" if found["arg"] else ""
        return f"bk:{table}:{found['ask']}:{found['verb']}{arg}"


def _is_of_id(key: str) -> bool:
    """Whether an id stands under this key, however short it is."""
    return key == "id" or key.endswith("_id") or key.isdecimal()
