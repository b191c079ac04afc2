"""*Call me here* and *Call*: the panel of what somebody wants to be called to, and what calls people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.store.callers import Caller
from bot.store.people import PersonSettings
from bot.tables.info import TableInfo
from bot.ui.layouts.components import HOUSE, IN_PANEL, TableItem, button, component_id, custom_id, row
from bot.ui.layouts.preferences import minute_now, show_minute
from bot.ui.layouts.tables import LAMP, PRIMARY, SUCCESS, box, layout
from bot.ui.words import Words


def call_me_button(words: Words, game: str = "") -> TableItem:
    """*Call me here*, to this game or to all."""
    return button(words.say("call.here"), HOUSE, "call.here", arg=game)


def calls_layout(
    words: Words, settings: PersonSettings, wanted: Sequence[Caller], games: Sequence[str], channel_id: int | None,
    now: float, note: str = "",
) -> ui.LayoutView:  # fmt: skip
    """Where somebody is called to which games, and when; with the controls for the channel where they are, if that is
    one of a server's.
    """
    here = next((caller for caller in wanted if caller.channel_id == channel_id), None)
    told = [words.say("call.title"), *(_line(words, caller) for caller in wanted)]
    told += [] if wanted else [words.say("call.nowhere")]
    told += [words.say("call.rules", now=show_minute(minute_now(settings, now)))]
    told += [note] if note else []
    parts: list[ui.Item[Any]] = [box(ui.TextDisplay[Any]("\n".join(told)), accent=LAMP)]
    if here is not None:
        parts.append(row(_games(words, here, games)))
    buttons: list[TableItem] = []
    if channel_id is not None and here is None:
        buttons.append(button(words.say("call.here"), HOUSE, "call.here", arg=IN_PANEL, style=PRIMARY))
    if here is not None:
        buttons.append(button(words.say("call.hours"), HOUSE, "call.hours"))
        buttons.append(button(words.say("call.stop-here"), HOUSE, "call.stop"))
    if len(wanted) > (here is not None):
        buttons.append(button(words.say("call.stop-all"), HOUSE, "call.stop-all"))
    return layout(*parts, *([row(*buttons)] if buttons else []))


def _line(words: Words, caller: Caller) -> str:
    games = words.listing([words.say(f"game.{game}") for game in caller.games]) or words.say("call.all-games")
    hours = words.say("call.any-time")
    if caller.start is not None and caller.end is not None:
        hours = words.say("call.between", start=show_minute(caller.start), end=show_minute(caller.end))
    return words.say("call.line", channel=f"<#{caller.channel_id}>", games=games, hours=hours)


def _games(words: Words, here: Caller, games: Sequence[str]) -> TableItem:
    """The games, of which several can be chosen; all of them are all that come later, too."""
    known_by = custom_id(HOUSE, "call.games")
    options = [
        discord.SelectOption(label=words.say(f"game.{game}"), value=game, default=not here.games or game in here.games)
        for game in games[:25]
    ]
    return ui.Select(
        custom_id=known_by, placeholder=words.say("call.games"), options=options, min_values=1,
        max_values=len(options), id=component_id(known_by),
    )  # fmt: skip


def hint_layout(words: Words, info: TableInfo, guild: str) -> ui.LayoutView:
    """What a host is told whose lobby has waited with a free chair."""
    said = words.say("call.hint", table=info.id, game=words.say(f"game.{info.game}"), channel=f"<#{info.channel_id}>",
                     guild=guild)  # fmt: skip
    return layout(
        box(ui.TextDisplay[Any](said), accent=LAMP),
        row(
            button(words.say("call.call"), info.id, "call.out", style=PRIMARY),
            button(words.say("call.no-hints"), HOUSE, "call.no-hints"),
        ),
    )


def call_buttons(words: Words, table: str) -> ui.View:
    """What stands below a call: *Join*, and *Stop calling me*."""
    view = ui.View(timeout=None)
    view.add_item(button(words.say("button.join"), table, "table.join", style=SUCCESS))
    view.add_item(button(words.say("call.enough"), HOUSE, "call.enough"))
    view.stop()  # discord.py need not keep it
    return view
