"""The forms that open over a table. What is sent comes back by the same road as a press (`Press.values`, in order)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.engine import Refused
from bot.tables.info import TableInfo
from bot.tables.pace import PACES
from bot.ui.components import custom_id
from bot.ui.layouts import label_names
from bot.ui.words import Words

SUFFER_MOST = 4
PLAIN_MOST = 2
REPORT_MOST = 1000
FORM_LIVES = 15 * 60.0


def options_form(words: Words, info: TableInfo) -> ui.Modal:
    """A table's options: pace, added cards, house rules, who starts."""
    form = ui.Modal(
        title=words.say("form.options", table=info.id), custom_id=custom_id(info.id, "set"), timeout=FORM_LIVES
    )
    now = info.options
    paces = [(words.say(f"pace.{pace}"), pace) for pace in PACES]
    suffer = [(str(n), str(n)) for n in range(SUFFER_MOST + 1)]
    plain = [
        (_plain(words, plus, minus), f"{plus}/{minus}")
        for plus in range(PLAIN_MOST + 1)
        for minus in range(PLAIN_MOST + 1)
    ]
    starters = [(words.say("form.chance"), "-1")] + [(name[:100], str(n)) for n, name in enumerate(label_names(info))]
    house = [(words.say(f"form.{rule}"), rule) for rule in ("catch_drink", "play_on")]
    starter = str(now.get("starter", -1))
    form.add_item(field(words.say("form.pace"), paces, {info.pace}))
    form.add_item(field(words.say("form.suffer"), suffer, {str(now.get("suffer", 0))}))
    form.add_item(field(words.say("form.plain"), plain, {f"{now.get('plus_zero', 0)}/{now.get('minus_one', 0)}"}))
    form.add_item(
        field(
            words.say("form.house"), house, {rule for _, rule in house if now.get(rule)},
            hint=words.say("form.house-none"), least=0, most=2,
        )
    )  # fmt: skip
    form.add_item(field(words.say("form.starter"), starters, {starter if int(starter) < len(info.seats) else "-1"}))
    return form


def _plain(words: Words, plus: int, minus: int) -> str:
    return words.say("form.plain-some", plus=plus, minus=minus) if plus or minus else words.say("form.plain-none")


def field(
    label: str, choices: list[tuple[str, str]], chosen: set[str], *, hint: str | None = None, least: int = 1,
    most: int = 1,
) -> ui.Label[Any]:  # fmt: skip
    """A select of a form; `chosen` is what it shows as chosen."""
    options = [discord.SelectOption(label=text, value=value, default=value in chosen) for text, value in choices]
    menu: ui.Select[Any] = ui.Select(options=options, min_values=least, max_values=most, required=least > 0)
    return ui.Label(text=label[:45], description=hint, component=menu)


def read_options(values: tuple[str, ...]) -> tuple[str, Mapping[str, Any]]:
    """Pace and options from the form of `options_form`. Raises `Refused('reopen')` for another form's."""
    try:
        pace, suffer, plain, house, starter = values
        plus, minus = plain.split("/")
        rules = house.split(",")
        return pace, {
            "suffer": int(suffer),
            "plus_zero": int(plus),
            "minus_one": int(minus),
            "catch_drink": "catch_drink" in rules,
            "play_on": "play_on" in rules,
            "starter": int(starter),
        }
    except ValueError:
        raise Refused("reopen") from None


def report_form(words: Words, table: str) -> ui.Modal:
    """What went wrong, in the player's words."""
    form = ui.Modal(
        title=words.say("form.report", table=table)[:45], custom_id=custom_id(table, "tell"), timeout=FORM_LIVES
    )
    box: ui.TextInput[Any] = ui.TextInput(style=discord.TextStyle.paragraph, max_length=REPORT_MOST)
    form.add_item(ui.Label(text=words.say("form.report-hint")[:45], component=box))
    return form
