"""The panel of what a server is posted by the calendar: the ends of seasons, and a question a day."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.engine import Refused
from bot.store.houses import UNANSWERED_MOST, GuildSettings
from bot.ui.layouts.components import HOUSE, TableItem, button, custom_id, row
from bot.ui.layouts.preferences import NEWS_KINDS, field, form
from bot.ui.layouts.tables import LAMP, box, layout
from bot.ui.names import clean
from bot.ui.words import Words


def calendar_layout(words: Words, house: GuildSettings) -> ui.LayoutView:
    """What is posted when and where, and the controls to change it."""
    season = words.say("calendar.season-off" if house.season_end else "calendar.season-on")
    return layout(
        box(ui.TextDisplay[Any]("\n".join(_lines(words, house))), accent=LAMP),
        row(_channel(words, "season-channel", house.season_id)),
        row(_channel(words, "question-channel", house.question_id)),
        row(
            button(season, HOUSE, "house.season", arg="off" if house.season_end else "on"),
            button(words.say("calendar.hours"), HOUSE, "house.hours"),
            button(words.say("calendar.back"), HOUSE, "house.back"),
        ),
    )


def _lines(words: Words, house: GuildSettings) -> list[str]:
    lines = [words.say("calendar.title")]
    if house.season_end:
        where = f"<#{house.season_id}>" if house.season_id else words.say("calendar.busiest")
        lines.append(words.say("calendar.season", channel=where, hour=f"{house.season_hour}:00"))
    else:
        lines.append(words.say("calendar.season-none"))
    if house.question_id is None:
        lines.append(words.say("calendar.question-none"))
    else:
        asked = words.say("calendar.question", channel=f"<#{house.question_id}>", hour=f"{house.question_hour}:00")
        lines.append(asked if house.asks else words.say("calendar.question-stopped", n=UNANSWERED_MOST))
    return lines


def _channel(words: Words, verb: str, channel: int | None) -> TableItem:
    kind = discord.SelectDefaultValueType.channel
    return ui.ChannelSelect(
        custom_id=custom_id(HOUSE, f"house.{verb}"),
        channel_types=NEWS_KINDS,
        placeholder=words.say(f"calendar.pick-{verb}"),
        min_values=0,
        max_values=1,
        default_values=[discord.SelectDefaultValue(id=channel, type=kind)] if channel else [],
    )


def hours_form(words: Words, house: GuildSettings) -> ui.Modal:
    """The form for the two hours."""
    hint = words.say("calendar.hour-hint")
    return form(
        words.say("calendar.form"),
        custom_id(HOUSE, "house.set-hours"),
        field(words.say("calendar.form-season"), hint, str(house.season_hour), 5),
        field(words.say("calendar.form-question"), hint, str(house.question_hour), 5),
    )


def read_hour(text: str) -> int:
    """The hour that somebody has typed: "18", "18:00". Raises `Refused('hour-wrong')`, with the `text`."""
    typed = text.strip().removesuffix(":00")
    if not (typed.isascii() and typed.isdecimal() and len(typed) <= 2 and int(typed) < 24):
        raise Refused("hour-wrong", text=clean(text)[:20])
    return int(typed)
