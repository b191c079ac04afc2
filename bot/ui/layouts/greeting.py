"""The message by which the bot introduces itself on a server."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ui

from bot.ui.layouts.components import HOUSE, button, row
from bot.ui.layouts.tables import LAMP, SUCCESS, box, layout
from bot.ui.words import Words


def greeting_layout(words: Words, games: Iterable[str]) -> ui.LayoutView:
    """What the bot is, and how to begin."""
    named = words.listing([words.say(f"game.{game}") for game in games])
    said = [words.say("greeting.title"), words.say("greeting.what", games=named), words.say("greeting.begin")]
    return layout(
        box(ui.TextDisplay("\n".join(said)), ui.TextDisplay(words.say("greeting.house")), accent=LAMP),
        row(
            button(words.say("greeting.open"), HOUSE, "table.which", style=SUCCESS),
            button(words.say("greeting.channel"), HOUSE, "house.choose"),
        ),
    )
