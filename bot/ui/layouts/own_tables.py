"""The list of somebody's tables, with a button that opens their hand at each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from discord import ui

from bot.tables.info import TableInfo
from bot.ui.layouts.clock import when
from bot.ui.layouts.components import button
from bot.ui.layouts.tables import LAMP, WOOD, box, layout
from bot.ui.names import clean
from bot.ui.own_tables import OwnTable
from bot.ui.words import Words

LISTED = 10
"""How many tables are listed: a message has room for 40 components, and each table takes three."""

Guild = Callable[[int], str]
"""The name of a server; empty where it is not known here."""


def own_tables_layout(words: Words, tables: Sequence[OwnTable], guild: Guild) -> ui.LayoutView:
    """A person's tables, in this order."""
    return _listed(words, words.say("me.tables" if tables else "me.tables-none"), tables, guild)


def digest_layout(words: Words, tables: Sequence[OwnTable], guild: Guild) -> ui.LayoutView:
    """The digest: the tables that wait for a person."""
    return _listed(words, words.say("me.digest"), tables, guild)


def _listed(words: Words, title: str, tables: Sequence[OwnTable], guild: Guild) -> ui.LayoutView:
    waits = any(table.waits_since is not None for table in tables)
    items: list[ui.Item[Any]] = [ui.TextDisplay(title), *(_line(words, table, guild) for table in tables[:LISTED])]
    if len(tables) > LISTED:
        items.append(ui.TextDisplay(words.say("me.tables-more", n=len(tables) - LISTED)))
    return layout(box(*items, accent=LAMP if waits else WOOD))


def _line(words: Words, table: OwnTable, guild: Guild) -> ui.Item[Any]:
    info = table.info
    text: ui.TextDisplay[Any] = ui.TextDisplay(f"{_name(words, info, guild)}\n{_state(words, table)}")
    if info.started_at is None:
        return text
    return ui.Section(text, accessory=button(words.say("button.open"), info.id, "panel.hand"))


def _name(words: Words, info: TableInfo, guild: Guild) -> str:
    place = f"<#{info.channel_id}>"
    facts = {"table": info.id, "game": words.say(f"game.{info.game}"), "channel": place}
    name = guild(info.guild_id)
    return words.say("me.table-at", guild=clean(name), **facts) if name else words.say("me.table", **facts)


def _state(words: Words, table: OwnTable) -> str:
    if table.waits_since is None:
        return words.say(f"me.table-{table.info.status}")
    if table.until is None:
        return words.say("me.table-waits")
    return words.say("me.table-waits-until", when=when(table.until))
