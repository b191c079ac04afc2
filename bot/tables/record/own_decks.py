"""Games get to know the decks that tables of theirs were begun with, before anything of such a table is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from bot.engine import AnyGame
from bot.store import decks
from bot.store.sql import Connection
from bot.store.tables import StoredTable

T = TypeVar("T", bound=StoredTable | None)


def supplied(connection: Connection, games: Mapping[str, AnyGame], stored: T) -> T:
    """A table as it was read, once its game knows its decks, as far as they are kept. Raises `BadData` for a text that
    is not what its code says.
    """
    if stored is not None:
        supply(connection, games[stored.row.game], stored.row.options)
    return stored


def supply(connection: Connection, game: AnyGame, options: Mapping[str, Any]) -> None:
    """Let a game know the decks that these options name. Raises `BadData` as `supplied` does."""
    learn(connection, game, game.own_decks(options))


def learn(connection: Connection, game: AnyGame, codes: Iterable[str]) -> None:
    """Let a game know these decks. Raises `BadData` as `supplied` does."""
    wanted = list(codes)
    if wanted:
        game.learn_decks(decks.texts(connection, wanted))
