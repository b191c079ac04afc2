"""The words: texts that players read, by key (`bot.languages`).

Words that all games share are in data/locales, those of one game in data/<game>/words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol, TypeAlias

from bot.languages.files import LOCALES, read_messages
from bot.languages.messages import Messages, listed
from bot.languages.spoken import ENGLISH, PSEUDO, language

Fact: TypeAlias = str | int | tuple[str, ...]
"""What fills a gap; several texts are a tuple, so that what was said with them can be kept."""


class Say(Protocol):
    """Gives the text of a key."""

    def __call__(self, key: str, /, **facts: Fact) -> str: ...


class Words:
    """What is said in the language that is spoken as it is said, or in one language alone.

    Args:
        folders: where the messages stand, those of all games first.
        only: the language; empty for the one that is spoken (`bot.languages.spoken`).

    Raises `BadMessages` when the English ones cannot be used.
    """

    def __init__(self, folders: Sequence[Path], only: str = "") -> None:
        self.folders = tuple(folders)
        self.only = only
        self._english = _english(self.folders)
        self._lately: dict[str, Say] = {}
        """By language, what says its texts."""

    @property
    def messages(self) -> Messages:
        """The messages of the language that is spoken."""
        code = self.only or language()
        return self._english if code == ENGLISH else _messages(code, self.folders)

    @property
    def settled(self) -> Words:
        """The words of the language that is spoken now, whatever is spoken later: for what is kept by its words."""
        return self if self.only else _words(self.folders, language())

    @property
    def say(self) -> Say:
        """Gives the text of a key with its gaps filled, in the language that is spoken as `say` is asked for.

        Raises `KeyError` for an unknown key.
        """
        # not a method: what was said lately is then found by one call, and some hundred texts make a message
        code = self.only or language()
        return self._lately.get(code) or self._lately.setdefault(code, self.messages.lately)

    def has(self, key: str) -> bool:
        """Whether there are words for `key`."""
        return self._english.has(key)

    def every_key(self) -> set[str]:
        """All keys."""
        return self._english.every_key()

    def refusal(self, reason: str, facts: Mapping[str, object]) -> str:
        """The sentence for a refusal; a reason without words of its own gets the general sentence."""
        key = f"refused.{reason}"
        return self.messages.say(key if self.has(key) else "refused.other", {"reason": reason, **facts})

    def listing(self, names: Sequence[str]) -> str:
        """Names in a list: "Ann", "Ann and Ben", "Ann, Ben and Cid"."""
        return listed(names, lambda first, last: self.say("list.two", first=first, last=last))


def dotted(*told: str) -> str:
    """Short texts that stand behind another on its line, each behind a dot; empty ones are left out."""
    return "".join(f" · {text}" for text in told if text)


def spaced(*told: str) -> str:
    """Sentences, or marks such as "(patron)", that stand behind another text; empty ones are left out."""
    return "".join(f" {text}" for text in told if text)


def words_in(code: str, *folders: Path) -> Words:
    """The words of one language: those that all games share, with those in folders, one for each game.

    Raises `BadMessages`.
    """
    return _words((LOCALES, *folders), code)


def english(*folders: Path) -> Words:
    """As `words_in`, the English words. Raises `BadMessages`."""
    return words_in(ENGLISH, *folders)


def spoken(*folders: Path) -> Words:
    """As `words_in`, the words of the language that is spoken as something is said. Raises `BadMessages`."""
    return words_in("", *folders)


@cache
def _words(folders: tuple[Path, ...], code: str) -> Words:
    return Words(folders, code)


@cache
def _english(folders: tuple[Path, ...]) -> Messages:
    return read_messages(ENGLISH, folders)


@cache
def _messages(code: str, folders: tuple[Path, ...]) -> Messages:
    return read_messages(code, folders, None if code == PSEUDO else _english(folders))
