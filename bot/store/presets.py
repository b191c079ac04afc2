"""The presets that a server has named: sets of options of a game, for its lobbies.

Functions over a `Connection`, for use inside `Store.write` and `Store.read`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.store.errors import StoreRefused
from bot.store.naming import check_name
from bot.store.sql import Connection

PRESETS_MOST = 5
"""How many presets a server may name for each game."""
NAME_MOST = 24
"""Characters that the name of a preset may have."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A set of options of a game.

    `options` are those that differ from the game's defaults, without what belongs to single seats. `pace` is empty for
    one that leaves the pace alone.
    """

    game: str
    name: str
    pace: str
    options: Mapping[str, Any]


def preset_name(text: str) -> str:
    """The name of a preset as it is kept.

    Raises `StoreRefused`: ``preset-empty``, ``preset-too-long`` (fact `most`), ``preset-unfit`` (fact `sign`: the
    character that cannot be in it).
    """
    name = " ".join(text.split())
    check_name(name, "preset", NAME_MOST)
    return name


def named(presets: Iterable[Preset], game: str, name: str) -> Preset | None:
    """The preset of that name, in whatever case; None if there is none."""
    wanted = preset_name(name).casefold()
    return next((preset for preset in presets if preset.game == game and preset.name.casefold() == wanted), None)


def with_preset(presets: Iterable[Preset], new: Preset) -> tuple[Preset, ...]:
    """These presets and a new one, which takes the place of one of the same name.

    Raises `StoreRefused`: ``preset-enough`` (fact `most`), and as `preset_name` does.
    """
    before = tuple(presets)
    old = named(before, new.game, new.name)
    kept = tuple(preset for preset in before if preset != old)
    if sum(preset.game == new.game for preset in kept) >= PRESETS_MOST:
        raise StoreRefused("preset-enough", most=PRESETS_MOST)
    return (*kept, new)


def load(connection: Connection, guild_id: int) -> tuple[Preset, ...]:
    """A server's presets, by game and name."""
    rows = connection.execute(
        "SELECT game, name, pace, options FROM house_presets WHERE guild_id = ? ORDER BY game, name", (guild_id,)
    )
    return tuple(Preset(game, name, pace, json.loads(options)) for game, name, pace, options in rows)


def save(connection: Connection, guild_id: int, presets: Iterable[Preset]) -> None:
    """Store a server's presets in place of the old ones."""
    connection.execute("DELETE FROM house_presets WHERE guild_id = ?", (guild_id,))
    connection.executemany(
        "INSERT INTO house_presets (guild_id, game, name, pace, options) VALUES (?, ?, ?, ?, ?)",
        [(guild_id, preset.game, preset.name, preset.pace, json.dumps(preset.options)) for preset in presets],
    )
