"""Menus of languages: for oneself, for a server, for a table. Each stands only where there is more than one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.languages.files import Language
from bot.ui.layouts.components import HOUSE, button, row, select
from bot.ui.layouts.tables import LAMP, SUCCESS, box, layout
from bot.ui.words import Words

USUAL = "usual"
"""In a menu: no language chosen."""


def language_row(
    words: Words, verb: str, usual: str, now: str, offered: Sequence[Language], table: str = HOUSE
) -> list[ui.ActionRow[Any]]:
    """A menu of the languages that are offered; `usual` says whose language it is if none is chosen."""
    if len(offered) < 2:
        return []
    options = [discord.SelectOption(label=usual[:100], value=USUAL, default=not now)]
    options += [
        discord.SelectOption(
            label=found.name[:100], value=found.code, default=found.code == now,
            description=None if found.read_by else words.say("language.unread")[:100],
        )
        for found in offered[:24]
    ]  # fmt: skip
    return [row(select(table, verb, options, placeholder=words.say("language.pick")))]


def named(words: Words, code: str, offered: Sequence[Language], usual: str) -> str:
    """The line of a setting: which language was chosen."""
    return words.say("language.now", name=next((found.name for found in offered if found.code == code), usual))


def offer_layout(words: Words, found: Language) -> ui.LayoutView:
    """One line for somebody who manages a server, in their language: its tables can be in it."""
    return layout(
        box(ui.TextDisplay[Any](words.say("language.offer", name=found.name)), accent=LAMP),
        row(button(words.say("language.take", name=found.name), HOUSE, "house.speak", arg=found.code, style=SUCCESS)),
    )
