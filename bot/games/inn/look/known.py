"""Public events of the latest turns, read once for all who look at a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot.games.inn.rules import events as ev

MOST: Final = 6_000
"""How many are known at a time: those of some four hundred tables. They take 1.4 MB, and as much again for the data
that no table shows any more. With 8,000 as many are read anew, with 4,000 half as many again.
"""
_KNOWN: Final[dict[int, tuple[Mapping[str, Any], ev.InnEvent | None]]] = {}
"""By the identity of an event as plain data that data, and what it was read as. A table keeps the same data as long as
it shows it."""


def known_events(seen: Iterable[Mapping[str, Any]]) -> list[ev.InnEvent]:
    """These events, but those that this version does not know."""
    return [event for event in map(_event, seen) if event is not None]


def _event(seen: Mapping[str, Any]) -> ev.InnEvent | None:
    known = _KNOWN.get(id(seen))
    if known is not None:
        return known[1]
    if len(_KNOWN) >= MOST:
        _KNOWN.clear()
    event = ev.read(seen)
    _KNOWN[id(seen)] = seen, event  # which is kept, so that nothing else gets its identity
    return event
