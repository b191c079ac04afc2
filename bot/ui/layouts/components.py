"""Buttons and selects that work after a restart, because their custom id says what they mean.

The app reads every press from the interaction itself. discord.py's own way (views and dynamic items) looks the
component up in the message as it is now, and silently drops a press on one that has just been replaced. These
doubled and late presses must be answered.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ui

HOUSE = "-"
"""Takes the table's place in the id of a component that belongs to no table."""
IN_PANEL = "h"
"""The argument of a button on a panel if the table's message has a button with the same verb."""
FROM_MORE = "m"
"""The argument of a component in the private menu behind *More* of a hand if hands have one with the same verb."""

ANEW = 99_991
"""So many numbers make the selects of a panel other ones; a prime, because ids of Discord have patterns."""

TEMPLATE = re.compile(r"bk:(?P<table>[A-Z0-9]+|-):(?P<ask>\d+):(?P<verb>[a-z0-9_.-]+)(?::(?P<arg>.*))?")


@dataclass(frozen=True, slots=True)
class Press:
    """A press: the table, the ask (0: the open one), the verb and its argument; `values`: those of a select, or for a
    form the value of each field in order. The verb is ``area.what`` (see `bot.ui.verbs`).
    """

    table: str
    ask: int
    verb: str
    arg: str = ""
    values: tuple[str, ...] = ()

    @property
    def area(self) -> str:
        """The verb's area: a game, or a part of the bot."""
        return self.verb.partition(".")[0]

    @property
    def what(self) -> str:
        """The verb without its area."""
        return self.verb.rpartition(".")[2]


Handler: TypeAlias = Callable[[discord.Interaction[Any], Press], Awaitable[None]]
"""The function of a cog that handles a press. Raises `Refused` to refuse it."""


def shortened(text: str, most: int) -> str:
    """The text, shortened between two words where there are any in its second half."""
    if len(text) <= most:
        return text
    kept = text[: most - 1]
    if text[most - 1] != " " and " " in kept[most // 2 :]:
        kept = kept.rpartition(" ")[0]
    return kept.rstrip(" ,;:(") + "…"


def custom_id(table: str, verb: str, *, ask: int = 0, arg: str = "") -> str:
    """The id of a component or a form; at most 100 characters."""
    return f"bk:{table}:{ask}:{verb}" + (f":{arg}" if arg else "")


def read_press(text: str, values: tuple[str, ...] = ()) -> Press | None:
    """The press that a custom id stands for; None if the id is not ours."""
    match = TEMPLATE.fullmatch(text)
    if match is None:
        return None
    return Press(match["table"], int(match["ask"]), match["verb"], match["arg"] or "", values)


TableItem: TypeAlias = ui.Item[Any]
"""A button or select that the bot handles itself, without discord.py's views."""


def button(
    label: str,
    table: str,
    verb: str,
    *,
    ask: int = 0,
    arg: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
    emoji: str | None = None,
) -> TableItem:
    """A button."""
    name = custom_id(table, verb, ask=ask, arg=arg)
    return ui.Button(label=shortened(label, 80), custom_id=name, style=style, disabled=disabled, emoji=emoji)


def select(
    table: str,
    verb: str,
    options: list[discord.SelectOption],
    *,
    placeholder: str,
    ask: int = 0,
    arg: str = "",
    disabled: bool = False,
) -> TableItem:
    """A select, for one choice out of at most 25; without options it is shown, but disabled.

    A client keeps what was chosen in a select as long as the select has the same id. So the id is made from the custom
    id: at the next ask nothing is chosen, and what was chosen at the last one can be chosen again.
    """
    shown = options or [discord.SelectOption(label=shortened(placeholder, 100), value="none")]
    known_by = custom_id(table, verb, ask=ask, arg=arg)
    return ui.Select(
        custom_id=known_by, placeholder=shortened(placeholder, 150), options=shown, disabled=disabled or not options,
        id=component_id(known_by),
    )  # fmt: skip


def anew(view: ui.LayoutView, number: int) -> ui.LayoutView:
    """The layout with other ids for its selects than those it had at another number: in a panel that stays the same
    message, whatever was chosen can be chosen again.
    """
    for item in view.walk_children():
        press = read_press(item.custom_id) if isinstance(item, ui.Select) else None
        if isinstance(item, ui.Select) and press is not None:
            item.custom_id = custom_id(press.table, press.verb, ask=number % ANEW, arg=press.arg)
            item.id = component_id(item.custom_id)
    return view


def component_id(known_by: str) -> int:
    """An id for a component with this custom id: 32 bits, and far from those that Discord itself counts from 1."""
    return (1 << 29) + zlib.crc32(known_by.encode()) % (1 << 29)


def row(*items: TableItem) -> ui.ActionRow[Any]:
    """Up to five buttons side by side, or one select."""
    line: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        line.add_item(item)
    return line


def form_values(data: Any) -> tuple[str, ...]:
    """The values of a submitted form, field by field; several choices of one field are joined by commas."""
    values: list[str] = []
    for component in data.get("components", ()):
        inside: list[Any] = component.get("components") or [{}]
        field: Any = component.get("component") or inside[0]
        chosen = field.get("values")
        values.append(",".join(chosen) if chosen is not None else str(field.get("value") or ""))
    return tuple(values)
