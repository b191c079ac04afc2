"""Looks at a table before its game, as a scenario describes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine import VARIANT, AnyGame, Lineup, Refused
from bot.scenario.models import Broken, WantedLobby


def check_lobby(game: AnyGame, given: Mapping[str, Any], lobby: WantedLobby) -> None:
    """Check what the rules say of a table with these options, stored or new, and so many seats. Raises `Broken`."""
    variant = {VARIANT: given[VARIANT]} if VARIANT in given else {}
    try:
        options = {**game.check_options(variant), **given}
        settled = game.settled(options)
    except Refused as no:
        raise Broken(f"options: {no.reason} {no.facts}") from no
    there = _told(game.lineup(options, lobby.seats))
    there["settled"] = {name: settled.get(name) for name in lobby.settled}
    for name, value in _wanted(lobby).items():
        if there[name] != value:
            raise Broken(f"{name} is {there[name]}, not {value}")


def _wanted(lobby: WantedLobby) -> dict[str, Any]:
    """What the scenario says; of what it does not name, nothing."""
    wanted = {
        name: getattr(lobby, name) for name in ("ladder", "variant", "places", "room", "roles", "sits", "settled")
    }
    told = {name: value for name, value in wanted.items() if name in lobby.model_fields_set}
    return {"lacks": lobby.lacks, "facts": lobby.facts, **told}


def _told(lineup: Lineup) -> dict[str, Any]:
    lacks, facts = lineup.missing or ("", {})
    return {
        "lacks": lacks,
        "facts": dict(facts),
        "ladder": lineup.ladder,
        "variant": lineup.variant,
        "places": [place.code for place in lineup.places],
        "room": [place.most for place in lineup.places],
        "roles": [place.role for place in lineup.places],
        "sits": lineup.order(),
    }
