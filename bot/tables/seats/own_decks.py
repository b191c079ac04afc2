"""What a lobby may have of the decks that people make on its server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.engine import AnyGame
from bot.store import decks, houses
from bot.store.sql import Connection
from bot.tables.record.own_decks import learn


class Allowed(NamedTuple):
    """What a table may begin with."""

    options: dict[str, Any]
    """The options, with chance in place of decks that are not on the server's table."""
    unrated: bool
    """Whether its game is rated for nobody, because the server does not rate games with such decks."""


def allowed(connection: Connection, game: AnyGame, guild_id: int, options: Mapping[str, Any]) -> Allowed:
    """What a table of a server may begin with. Decks that are on its table may have come from another process: the game
    knows them then.
    """
    wanted = game.own_decks(options)
    if not wanted:
        return Allowed(dict(options), unrated=False)
    there = set(decks.on_the_table(connection, guild_id, game.name)).intersection(wanted)
    learn(connection, game, there)
    kept = dict(options)
    for code in wanted:
        if code not in there:
            kept = with_deck(game, kept, code, "")
    return Allowed(kept, bool(there) and not houses.load(connection, guild_id).own_rated)


def with_deck(game: AnyGame, options: Mapping[str, Any], before: str, after: str) -> dict[str, Any]:
    """Options with another deck in the place of one, or with chance, wherever a seat has it."""
    kept = dict(options)
    for option in game.by_seat:
        if before in kept.get(option, ()):
            kept[option] = [after if value == before else value for value in kept[option]]
    return kept
