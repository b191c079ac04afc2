"""The private message of somebody who watches a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot.tables.info import PrivateTable, PublicTable
from bot.ui.layouts.components import IN_PANEL, button, row
from bot.ui.layouts.tables import (
    SUCCESS,
    TEXT_LIMIT,
    Skin,
    box,
    cut,
    headline,
    layout,
    picture,
    seat_names,
    story_lines,
)
from bot.ui.look import GameLook
from bot.ui.words import Words

TABLE_MOST = 900
"""Characters of the table in words."""
STORY_MOST = 900
"""Characters of the story beside words."""
BESIDE_PICTURE = 480
"""Characters of the story beside a picture, so that both fit the screen of a phone."""


def watch_layout(
    words: Words,
    look: GameLook,
    public_table: PublicTable,
    skin: Skin,
    story: Sequence[Mapping[str, Any]],
    *,
    drawn: tuple[str, str] | None = None,
    note: str = "",
    private: bool = True,
) -> ui.LayoutView:
    """The table as everybody may see it, and what happened last, the newest at the end.

    `drawn`: the name and the alt text of the attached picture; without one the table is told in words. `note` is a
    line at the end. `private`: with the buttons of somebody's own message.
    """
    info = public_table.info
    told = story_lines(words, look, info, story)
    head = f"{words.say('watch.title', table=info.id)}\n{how_it_stands(words, look, public_table)}"
    proof = words.say("table.proof", proof=info.seed_proof) if info.seed_proof and not info.seed else ""
    mix = words.say("table.mix", mix=info.mix) if info.mix and not info.seed else ""
    foot = "\n".join(filter(None, (proof, mix, note)))
    shown: list[ui.Item[Any]] = [ui.TextDisplay(head)]
    room = STORY_MOST
    if drawn is not None:
        shown.append(picture(*drawn))
        room = BESIDE_PICTURE
    elif public_table.view is not None:
        lines = (look.moment(words, public_table, skin), look.in_words(words, info, public_table.view, skin))
        table = cut("\n".join(filter(None, lines)), TABLE_MOST)
        shown.append(ui.TextDisplay(table))
        room = min(room, TEXT_LIMIT - len(head) - len(table) - len(foot))
    while told and len("\n".join(told)) > room:
        told.pop(0)
    shown.append(ui.TextDisplay("\n".join(told) or words.say("watch.nothing")))
    if foot:
        shown.append(ui.TextDisplay(foot))
    if not private:
        return layout(box(*shown))
    ended = info.status in ("over", "closed")
    show = button(words.say("button.show-everybody"), info.id, "table.show")
    again = button(words.say("button.refresh"), info.id, "table.watch", arg=IN_PANEL, style=SUCCESS)
    return layout(box(*shown), row(button(words.say("button.log"), info.id, "table.log") if ended else again, show))


def how_it_stands(words: Words, look: GameLook, public_table: PublicTable) -> str:
    """The state of the table, in one line."""
    info = public_table.info
    if info.status == "lobby":
        return words.say("status.lobby", names=words.listing(seat_names(info)))
    return headline(words, look, public_table) or words.say(f"status.{info.status}")


def out_rows(words: Words, private_table: PrivateTable) -> list[ui.ActionRow[Any]]:
    """The buttons on the panel of a seat that is out of the game, which can only look on."""
    info, dim = private_table.info, not private_table.may_undo
    return [
        row(
            button(words.say("button.watch"), info.id, "table.watch", style=SUCCESS),
            button(words.say("button.undo"), info.id, "panel.undo", arg=IN_PANEL, disabled=dim),
            button(words.say("button.refresh"), info.id, "panel.refresh", arg=IN_PANEL),
        )
    ]
