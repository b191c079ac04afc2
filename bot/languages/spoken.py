"""Which language is spoken now: everything that is said to one person, or about one table, is said in one language."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar

ENGLISH = "en"
"""The language that is whole, and that all others fall back to."""
PSEUDO = "qps"
"""A language for tests, made from English as it loads (see `bot.languages.pseudo`); nobody can choose it."""

_now: ContextVar[str] = ContextVar("language", default=ENGLISH)


language: Callable[[], str] = _now.get
"""Gives the code of the language that is spoken now; a task and a thread begun for it go on in that of their beginner.
Each text asks for it.
"""


def speak(code: str) -> None:
    """From now on speak this language, in this task and in those that it begins."""
    _now.set(code)


@contextmanager
def speaking(code: str) -> Generator[None]:
    """Within this, speak this language."""
    token = _now.set(code)
    try:
        yield
    finally:
        _now.reset(token)


def default() -> str:
    """The language of those who want none: English, or what the program was started in (`start_in`)."""
    return _default[0]


def start_in(code: str) -> None:
    """Speak this language to everybody who wants no other: for the sandbox and for tests."""
    _default[0] = code
    _now.set(code)


_default = [ENGLISH]
