"""What is worked out of a table as somebody sees it: once, as a message says the same thing in several places, and
people look at their hand again before anything changes in it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from bot.languages.spoken import language
from bot.tables.info import PrivateTable, PublicTable

T = TypeVar("T")


def kept(seen: PublicTable | PrivateTable, make: Callable[[], T], *name: Hashable) -> T:
    """What `make` makes of the table in the language that is spoken now, under this name. It must depend on nothing
    else than that, the table and the name, and nobody may change it.
    """
    spoken = (*name, language())
    if spoken not in seen.kept:
        seen.kept[spoken] = make()
    return seen.kept[spoken]
