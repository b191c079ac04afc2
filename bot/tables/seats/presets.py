"""Presets: sets of options of one press in the lobby. Each game ships some; a server may name its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from bot.engine import VARIANT, AnyGame, BadData, Refused
from bot.engine.data_files import read_toml
from bot.store.presets import Preset
from bot.tables.clocks.pace import PACES
from bot.tables.info import TableInfo

STARTER = "starter"
"""The option that names the seat that starts, in games that have it: it is about the people of one table."""


class _Shipped(BaseModel):
    model_config = ConfigDict(extra="forbid")

    code: str = Field(pattern=r"^[a-z]+$")
    pace: str
    options: dict[str, Any] = {}


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid")

    preset: list[_Shipped] = Field(min_length=1, max_length=5)


def read_presets(text: str, file: str, game: AnyGame) -> tuple[Preset, ...]:
    """The presets in a TOML text; the name of each is its code, for which the words have a name.

    Raises `BadData` with file, preset and reason: also for an option that the game refuses.
    """
    found = read_toml(_File, text, file).preset
    for preset in found:
        if preset.pace not in PACES:
            raise BadData(f"{file}: {preset.code}: there is no pace {preset.pace!r}")
        if odd := set(preset.options) & _of_seats(game):
            raise BadData(f"{file}: {preset.code}: {', '.join(sorted(odd))}: belongs to the seats of a table")
        try:
            game.check_options(preset.options)
        except Refused as no:
            raise BadData(f"{file}: {preset.code}: {no.reason} {no.facts}") from None
    return tuple(Preset(game.name, preset.code, preset.pace, preset.options) for preset in found)


def _of_seats(game: AnyGame) -> set[str]:
    return {*game.by_seat, STARTER}


def preset_of(game: AnyGame, info: TableInfo, name: str) -> Preset:
    """The options of a table as a preset: those that differ from the game's defaults."""
    usual, now = game.settled(game.check_options({})), game.settled(info.options)
    differing = {option: value for option, value in now.items() if value != usual.get(option)}
    kept = {option: value for option, value in differing.items() if option not in _of_seats(game)}
    return Preset(info.game, name, info.pace, kept)


def options_by(game: AnyGame, preset: Preset, now: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table, complete, once a preset is used: what belongs to single seats stays as it is `now`, and
    so does the variant, unless the preset names one.

    Raises `Refused` as the game does.
    """
    wanted = {VARIANT: now[VARIANT], **preset.options} if VARIANT in now else dict(preset.options)
    variant = {VARIANT: wanted[VARIANT]} if VARIANT in wanted else {}
    usual = game.settled({**game.check_options(variant), **wanted})
    changes = usual.get(VARIANT) != now.get(VARIANT)
    places = game.lineup(now, 0).option if changes else ""  # each variant has places of its own
    stays = {option: now[option] for option in _of_seats(game) if option in now and option != places}
    return game.check_options({**usual, **stays})


def usual_options(game: AnyGame, pace: str) -> dict[str, Any]:
    """What is special about the options of new tables of a game at a pace; empty where they are the game's defaults."""
    return dict(game.slow) if PACES[pace].alerts else {}


def at_pace(game: AnyGame, now: Mapping[str, Any], before: str, pace: str) -> dict[str, Any]:
    """What changes about the options of a table when its host chooses another pace: what was usual at the pace before
    becomes what is usual at this one.
    """
    if PACES[before].alerts == PACES[pace].alerts:
        return {}
    plain = game.check_options({})
    was = {option: {**plain, **usual_options(game, before)}[option] for option in game.slow}
    return {
        option: {**plain, **usual_options(game, pace)}[option] for option in game.slow if now.get(option) == was[option]
    }


def in_force(game: AnyGame, preset: Preset, info: TableInfo) -> bool:
    """Whether a table has the options of a preset."""
    if preset.pace not in ("", info.pace):
        return False
    now = game.settled(info.options)
    return now == options_by(game, preset, now)
