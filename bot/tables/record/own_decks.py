"""Games get to know the decks that tables of theirs were begun with, before anything of such a table is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from threading import Lock
from typing import TypeVar

from bot.engine import AnyGame
from bot.store import decks
from bot.store.sql import Connection
from bot.store.tables import StoredTable

T = TypeVar("T", bound=StoredTable | None)

_LEARNING = Lock()
"""Tables are read on several threads, and games are the same for all."""


def supplied(connection: Connection, games: Mapping[str, AnyGame], stored: T) -> T:
    """A table as it was read, once its game knows its decks, as far as they are kept. Raises `BadData` for a text that
    is not what its code says.
    """
    if stored is not None and stored.row.game in games:
        game = games[stored.row.game]
        learn(connection, game, game.own_decks(stored.row.options))
    return stored


def learn(connection: Connection, game: AnyGame, codes: Iterable[str]) -> None:
    """Let a game know these decks; one thread at a time does so. Raises `BadData` as `supplied` does."""
    wanted = list(codes)
    if wanted:
        texts = decks.texts(connection, wanted)
        with _LEARNING:
            game.learn_decks(texts)


def forget(games: Mapping[str, AnyGame], needed: Iterable[StoredTable]) -> None:
    """Let games forget the decks that none of these tables plays with, and nobody has asked for lately."""
    tables = list(needed)
    for name, game in games.items():
        mine = [stored.row.options for stored in tables if stored.row.game == name]
        with _LEARNING:
            game.forget_decks({code for options in mine for code in game.own_decks(options)})
