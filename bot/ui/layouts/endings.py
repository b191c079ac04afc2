"""The panel of a table that is over: the places, and a single button for the log."""

from __future__ import annotations

from discord import ui

from bot.tables.info import PrivateTable
from bot.ui.layouts.components import button, row
from bot.ui.layouts.lessons import what_next
from bot.ui.layouts.tables import Skin, box, cut, layout
from bot.ui.look import GameLook
from bot.ui.names import clean
from bot.ui.words import Words


def end_layout(
    words: Words, look: GameLook, private_table: PrivateTable, skin: Skin, *, guild: str, note: str = ""
) -> ui.LayoutView:
    """The last panel of a seat. `note` is a line for somebody who pressed something."""
    info = private_table.info
    told = [
        words.say("hand.over" if info.status == "over" else "hand.closed"),
        words.say("hand.title", game=words.say(f"game.{info.game}"), table=info.id, guild=clean(guild)),
        *look.places(words, private_table, skin),
        *([what_next(words, private_table)] if info.lesson else []),
        *([note] if note else []),
    ]
    shown: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(cut("\n".join(told), 3000))
    return layout(box(shown), row(button(words.say("button.log"), info.id, "table.log")))
