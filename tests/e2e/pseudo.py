"""What the tests of the pseudo-language on Discord share: what is typed, and what of all that was sent is English."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from tests.components import check_limits
from tests.e2e.conftest import Evening, Person
from tests.languages.pseudo import holes

UNREAD = ("/commands",)
"""Where calls go that nobody reads: what commands are for is told in English, and translated."""
UNKNOWN = "97531"
"""Something that nothing is called."""


def unsaid(evening: Evening) -> set[str]:
    """What of all that was sent is not in the pseudo-language. Discord must have taken it."""
    found = set[str]()
    for call in evening.calls():
        if call.method == "GET" or call.json is None or call.path.endswith(UNREAD):
            continue
        found |= holes(call.json)
        data = call.json.get("data", call.json) if isinstance(call.json, dict) else {}
        if isinstance(data, dict) and data.get("components"):
            check_limits(data["components"])
            assert len(data.get("title") or "") <= 45
        if isinstance(data, dict):
            assert len(data.get("content") or "") <= 2000
    return found


def commands(evening: Evening) -> Iterator[app_commands.Command[Any, ..., Any]]:
    for command in evening.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


def values(evening: Evening, command: app_commands.Command[Any, ..., Any], table: str) -> dict[str, Any]:
    """Something for every parameter that a command wants."""
    found: dict[str, Any] = {}
    for parameter in command.parameters:
        if not parameter.required and parameter.name != "table":
            continue
        match parameter.type:
            case discord.AppCommandOptionType.user:
                found[parameter.name] = evening.people[1]
            case discord.AppCommandOptionType.channel:
                found[parameter.name] = evening.channel
            case discord.AppCommandOptionType.integer | discord.AppCommandOptionType.number:
                found[parameter.name] = max(1, int(parameter.min_value or 1))
            case discord.AppCommandOptionType.attachment:
                found[parameter.name] = ("deck.toml", b'name = "Landlord"')
            case discord.AppCommandOptionType.boolean:
                found[parameter.name] = True
            case discord.AppCommandOptionType.string if parameter.choices:
                found[parameter.name] = parameter.choices[0].value
            case discord.AppCommandOptionType.string:
                found[parameter.name] = table if parameter.name == "table" else UNKNOWN
            case _:
                pass
    return found


def landlady(evening: Evening) -> Person:
    """Somebody who runs the server."""
    role = evening.guild.create_role("Landlord", permissions=discord.Permissions(manage_guild=True))
    return evening.guild.add_member(evening.env.create_user("landlord", global_name="Landlord"), roles=[role])
