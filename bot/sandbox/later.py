"""A command that only the sandbox has: time moves on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

MINUTE, HOUR, DAY = 60, 3600, 86_400
CHOICES = {
    "10 minutes": 10 * MINUTE, "half an hour": 30 * MINUTE, "1 hour": HOUR, "6 hours": 6 * HOUR, "1 day": DAY,
    "3 days": 3 * DAY, "1 week": 7 * DAY, "30 days": 30 * DAY,
}  # fmt: skip


def later_command(move_on: Callable[[float], None]) -> app_commands.Command[Any, Any, None]:
    """The command; `move_on` is told by how many seconds. Its texts are for developers and stand in no words file."""

    @app_commands.command(name="later", description="Sandbox: let time pass, with all that is due meanwhile")
    @app_commands.describe(time="how much")
    @app_commands.choices(time=[app_commands.Choice(name=name, value=value) for name, value in CHOICES.items()])
    async def later(interaction: discord.Interaction[Any], time: int) -> None:
        move_on(time)
        name = next(name for name, value in CHOICES.items() if value == time)
        await interaction.response.send_message(f"It will be {name} later in a moment.", ephemeral=True)

    return later
