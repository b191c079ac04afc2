"""What no words of the vocabulary can say: small functions, a module for each character that needs some.

A hook is given the table, what is being resolved and its part of the plan, and changes the table by its verbs. The
module is named like the deck's file, the function like the hook in it (with underscores), and the module's `TEXTS`
say for players what each does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any


@cache
def find_hook(deck: str, name: str) -> tuple[Callable[..., Any], str] | None:
    """The function of a hook and its text; None when there is no such hook."""
    path = f"bot.inn.hooks.{deck}"
    try:
        module = import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        return None
    function = getattr(module, name.replace("-", "_"), None)
    texts: dict[str, str] = getattr(module, "TEXTS", {})
    return (function, texts[name]) if function is not None and name in texts else None
