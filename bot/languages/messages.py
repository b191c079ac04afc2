"""The messages of one language: texts with gaps by key, written in Fluent's syntax.

A key is written ``section.name`` in code and ``section_name`` in a file. Fluent and the data on plurals are imported
when the first language is read, so that what says nothing never loads them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

if TYPE_CHECKING:
    from fluent.syntax.ast import Message

    from bot.languages.bundle import Bundle

Source: TypeAlias = Callable[[], Mapping[str, str]]
"""Gives the texts of files, by the names that errors call them."""

LOG = logging.getLogger(__name__)

MISSING = "is missing"
"""What is wrong with a message that a language does not have."""
KEPT = 8192
"""So many texts that were said lately are kept by a language."""


class BadMessages(Exception):
    """A file of messages that cannot be used; the text names file, key or line, and reason."""


class FailedMessage(Exception):
    """A message that cannot be said with these facts; the text names language, key and reason."""


def key_of(identifier: str) -> str:
    """The key in code of a message's name in a file."""
    return identifier.replace("_", ".", 1)


def identifier_of(key: str) -> str:
    """The name in a file of a message's key in code."""
    return key.replace(".", "_", 1)


class Messages:
    """The messages of a language, from several sources: what all games share, and each game.

    Args:
        language: its code, such as ``de``.
        sources: each gives files, by the names that errors call them. A source is read when something in it is said;
            those of a language without a fallback are all read at once. A key stands in one source.
        fallback: what says a message that is missing here or fails; it has the same sources.
        change: makes another text of a file's messages (see `bot.languages.pseudo`).

    Raises `BadMessages` for what cannot be read, and for a key that stands twice.
    """

    strict: ClassVar[bool] = False
    """Whether a message that its last language cannot say raises `FailedMessage`, and is not only logged: in tests."""

    def __init__(
        self, language: str, sources: Sequence[Source], fallback: Messages | None = None,
        change: Callable[[Any], None] | None = None,
    ) -> None:  # fmt: skip
        self.language = language
        self.fallback = fallback
        self._sources = tuple(sources)
        self._change = change
        self._bundles: dict[int, Bundle] = {}
        self.lately = cache(self._anew)
        """As `say`, for facts that are all numbers and texts (else `TypeError`): what was said lately is kept."""
        self._failed: set[str] = set()
        self._homes: Mapping[str, int] = fallback._homes if fallback else self._all_homes()

    def _all_homes(self) -> Mapping[str, int]:
        """The source of each name."""
        homes: dict[str, int] = {}
        for source in range(len(self._sources)):
            bundle = self._bundle(source)
            for name in bundle.names():
                if name in homes:
                    raise BadMessages(
                        f"{bundle.home(name)}: {name}: stands in {self._bundle(homes[name]).home(name)} too"
                    )
                homes[name] = source
        return homes

    def _bundle(self, source: int) -> Bundle:
        """A source, read when it is first needed."""
        known = self._bundles.get(source)
        if known is None:
            from bot.languages.bundle import Bundle

            shared = self._bundle(0) if source else None
            known = self._bundles[source] = Bundle(self.language, self._sources[source](), self._change, shared)
        return known

    def has(self, key: str) -> bool:
        """Whether there are words for `key`, here or in the language behind this one."""
        return identifier_of(key) in self._homes

    def every_key(self) -> set[str]:
        """All keys."""
        return {key_of(name) for name in self._homes}

    def messages(self) -> Mapping[str, Message]:
        """All messages as they were read, by their names in the files; they are not kept so."""
        read = (self._bundle(source).messages() for source in range(len(self._sources)))
        return {name: entry for messages in read for name, entry in messages.items()}

    def read(self) -> None:
        """Read all sources now. Raises `BadMessages`."""
        for source in range(len(self._sources)):
            self._bundle(source)

    def say(self, key: str, facts: Mapping[str, object]) -> str:
        """The text of `key` with its gaps filled. A fact is a number, a text, or a list of texts.

        Raises `KeyError` for a key that no language has.
        """
        try:
            return self.lately(key, **facts)
        except TypeError:  # with a list of names
            return self._anew(key, **facts)

    def _anew(self, key: str, /, **facts: object) -> str:
        if self.lately.cache_info().currsize >= KEPT:  # a cache that knows what was used last is slower each time
            self.lately.cache_clear()
        name = identifier_of(key)
        source = self._homes.get(name)
        if source is None:
            raise KeyError(key)
        text, wrong = self._bundle(source).say(name, facts)
        if not wrong:
            return text
        if self.fallback is None and self.strict:
            raise FailedMessage(f"{self.language}: {key}: {wrong}")
        if key not in self._failed:
            self._failed.add(key)
            lacks = self.fallback is not None and wrong == MISSING  # a language is translated little by little
            LOG.log(logging.WARNING if lacks else logging.ERROR, "language %s: %s: %s", self.language, key, wrong)
        return text if self.fallback is None else self.fallback.say(key, facts)


def listed(names: Iterable[str], joint: Callable[[str, str], str]) -> str:
    """Names in a list: "Ann", "Ann and Ben", "Ann, Ben and Cid"; `joint` puts the last two parts together."""
    parts = list(names)
    return joint(", ".join(parts[:-1]), parts[-1]) if len(parts) > 1 else "".join(parts)
