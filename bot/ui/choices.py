"""What is suggested while somebody types a parameter of a command."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from bot.ui.layouts.components import shortened

Choice = app_commands.Choice[str]
MOST_CHOICES = 25
"""How many Discord takes."""
MOST_LETTERS = 100
"""How long Discord lets the label of one be."""


def choices(found: Iterable[tuple[str, str]]) -> list[Choice]:
    """The choices with these labels and values: the first, where there are too many; long labels are cut."""
    pairs = list(found)[:MOST_CHOICES]
    return [app_commands.Choice(name=shortened(label, MOST_LETTERS), value=value) for label, value in pairs]


def matching(found: Iterable[tuple[str, str]], typed: str) -> list[Choice]:
    """The same, but only of those whose label contains what has been typed so far."""
    return choices((label, value) for label, value in found if typed.lower() in label.lower())
