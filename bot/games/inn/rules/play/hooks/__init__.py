"""What no words of the vocabulary can say: small functions, a module for each character that needs some.

A hook is given the table, what is being resolved and its part of the plan, and changes the table by its verbs. The
module is named like the deck's file, the function like the hook in it (with underscores). What each does is told to
players under `hook` in data/inn/texts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any


@cache
def find_hook(deck: str, name: str) -> Callable[..., Any] | None:
    """The function of a hook; None when there is no such hook."""
    path = f"bot.games.inn.rules.play.hooks.{deck}"
    try:
        module = import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        return None
    return getattr(module, name.replace("-", "_"), None)
