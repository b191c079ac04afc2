"""The forms about a table. A submitted form is handled like a press (its fields are `Press.values`, in order)."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.ui.layouts.components import custom_id
from bot.ui.words import Words

REPORT_MOST = 1000
FORM_LIVES = 15 * 60.0


def field(
    label: str, choices: list[tuple[str, str]], chosen: set[str], *, hint: str | None = None, least: int = 1,
    most: int = 1,
) -> ui.Label[Any]:  # fmt: skip
    """A select of a form; `chosen` is the value that is preselected."""
    options = [discord.SelectOption(label=text, value=value, default=value in chosen) for text, value in choices]
    menu: ui.Select[Any] = ui.Select(options=options, min_values=least, max_values=most, required=least > 0)
    return ui.Label(text=label[:45], description=hint, component=menu)


def report_form(words: Words, table: str) -> ui.Modal:
    """The form of a report: what went wrong, in the player's words."""
    form = ui.Modal(
        title=words.say("form.report", table=table)[:45], custom_id=custom_id(table, "table.tell"), timeout=FORM_LIVES
    )
    box: ui.TextInput[Any] = ui.TextInput(style=discord.TextStyle.paragraph, max_length=REPORT_MOST)
    form.add_item(ui.Label(text=words.say("form.report-hint")[:45], component=box))
    return form
