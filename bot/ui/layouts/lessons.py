"""What a lesson adds to the learner's panel: the guide, the ways out, and what comes after the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.tables.info import PrivateTable, TableInfo
from bot.ui.layouts.components import HOUSE, button, row
from bot.ui.layouts.tables import SUCCESS, box, layout
from bot.ui.look import GameLook
from bot.ui.words import Words

CHALK = 0x4E9A5B
SECONDARY = discord.ButtonStyle.secondary


def guide_boxes(words: Words, look: GameLook, private_table: PrivateTable) -> list[ui.Container[Any]]:
    """The guide in a frame of its own; empty if it has nothing to say."""
    if look.lesson is None or private_table.ask is None or private_table.info.status != "live":
        return []
    told = words.say("lesson.guide", text=look.lesson.guide(words, private_table))
    return [box(ui.TextDisplay(told), accent=CHALK)]


def ways_out(words: Words, info: TableInfo) -> ui.ActionRow[Any]:
    """The buttons to continue without the guide, and to stop."""
    return row(
        button(words.say("lesson-button.on"), info.id, "lesson.on", style=SECONDARY),
        button(words.say("lesson-button.stop"), info.id, "lesson.stop", style=SECONDARY),
    )


def what_next(words: Words, private_table: PrivateTable) -> str:
    """What the learner has done, and may do next."""
    info, view = private_table.info, private_table.view
    places: Sequence[int] = view["placings"] or () if info.status == "over" else ()
    won = bool(places) and places[private_table.seat] == 1
    return words.say(f"lesson-won.{info.game}") if won else words.say(f"lesson-next.{info.game}")


def lessons_layout(words: Words, games: Sequence[str]) -> ui.LayoutView:
    """Asks which game to learn: a button for each."""
    buttons = [button(words.say(f"game.{game}"), HOUSE, "lesson.begin", arg=game, style=SUCCESS) for game in games]
    rows = [row(*buttons[at : at + 5]) for at in range(0, len(buttons), 5)]
    return layout(box(ui.TextDisplay(words.say("lesson.which"))), *rows)
