"""Which panels of `/house` are open, and who may use them."""

from __future__ import annotations

from typing import Final

from bot.engine import Refused
from bot.tables.clocks.clock import Clock
from bot.ui.client import Interaction

PANEL_LIVES: Final = 15 * 60.0
"""Seconds for which the person who opened a panel may use it, even if the server gave the command to people who
may not manage it; after that only people who may manage the server can use it."""


class Panels:
    """Which panels with settings are open: each is bound to the person and the command that it came from."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._open: dict[int, tuple[int, float]] = {}
        """The person, and until when, by the id of the command's interaction."""

    def opened(self, interaction: Interaction) -> None:
        """A person has asked for a panel, which Discord let them do."""
        now = self._clock.now()
        self._open = {command: found for command, found in self._open.items() if found[1] > now}
        self._open[interaction.id] = (interaction.user.id, now + PANEL_LIVES)

    def check(self, interaction: Interaction) -> None:
        """Raise `Refused('not-admin')` unless the press comes from an open panel of that person, or from somebody who
        may manage the server.
        """
        command = interaction.message.interaction_metadata if interaction.message is not None else None
        user, until = self._open.get(command.id, (0, 0.0)) if command is not None else (0, 0.0)
        mine = user == interaction.user.id and until > self._clock.now()
        if not mine and not interaction.permissions.manage_guild:
            raise Refused("not-admin")
