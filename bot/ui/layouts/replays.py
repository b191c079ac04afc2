"""A finished game, looked at step by step: the private panel of one person, and a moment that was shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.tables.info import PublicTable, TableInfo
from bot.ui.layouts.components import HOUSE, TableItem, button, row, select
from bot.ui.layouts.tables import (
    HAND_PICTURE,
    LAMP,
    PHONE_PANEL,
    PRIMARY,
    TABLE_PICTURE,
    TEXT_LIMIT,
    box,
    cut,
    label_names,
    layout,
    newest_lines,
    phone_high,
    picture,
)
from bot.ui.words import Words

MOST = 25
"""Lines of a select at most."""
HAND_MOST = 1_500
"""Characters of a hand in words."""
EVERYBODY = "all"
"""Stands among the seats for what everybody saw."""


class At(NamedTuple):
    """Where somebody is in a replay: at a step of a game, as a seat saw it; without a seat as everybody did."""

    table: str
    step: int
    seat: int | None = None

    @property
    def arg(self) -> str:
        """It as the argument of a button."""
        return f"{self.table}.{self.step}" + ("" if self.seat is None else f".{self.seat}")


class Landmark(NamedTuple):
    """A place to go to: where a turn begins, or a moment."""

    step: int
    told: str


class ShownStep(NamedTuple):
    """What a panel shows of a step."""

    at: At
    steps: int
    """How many steps the game has."""
    turn: int
    seen: PublicTable
    """The table as it was."""
    told: Sequence[str]
    """What happened in this step, the oldest first; at the end who came where, the best first."""
    places: Sequence[Landmark]
    """The places of the game, in order."""
    hands: bool
    """Whether the reader may look at hands."""
    alt: str = ""
    """Of the table's picture; empty where it is told in words."""
    in_words: str = ""
    hand_alt: str = ""
    hand_words: str = ""
    high: int = 0
    """Pixels of the pictures, as they are drawn."""


def replay_button(words: Words, table: str, at: str = "") -> TableItem:
    """*Replay* of a game, at a step or (``eN``) at the step that told the public event of that number, from 0."""
    return button(words.say("button.replay"), HOUSE, "replay.open", arg=f"{table}.{at}" if at else table)


def replay_layout(words: Words, shown: ShownStep) -> ui.LayoutView:
    """The panel: the table as it was, what happened, and the ways to other steps."""
    at, last, info = shown.at, shown.steps - 1, shown.seen.info
    key = "replay.end" if at.step == last else "replay.title"
    head = words.say(key, table=at.table, step=at.step + 1, steps=shown.steps, turn=shown.turn)
    told = _fitting(shown, head)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(head)]
    if shown.alt:
        parts.append(picture(TABLE_PICTURE, shown.alt))
    elif shown.in_words:
        room = TEXT_LIMIT - len(head) - HAND_MOST - sum(map(len, told))
        parts.append(ui.TextDisplay(cut(shown.in_words, room)))
    parts += _hand(words, shown, info)
    parts += [ui.TextDisplay("\n".join(told))] if told else []
    choices = [row(_places(words, shown))]
    if shown.hands:
        choices.append(row(_eyes(words, shown, info)))
    return layout(box(*parts, accent=LAMP), _ways(words, at, last), *choices)


def _fitting(shown: ShownStep, head: str) -> list[str]:
    """As many lines as a phone shows at once beside the pictures; beside two perhaps none, as the table shows what
    happened. At the end they are cut below, elsewhere the newest stay.
    """
    rows = 2 if shown.hands else 1

    def fits(lines: Sequence[str]) -> bool:
        return not shown.high or phone_high("\n".join((head, *lines)), shown.high, rows) <= PHONE_PANEL

    order = -1 if shown.at.step == shown.steps - 1 else 1
    told = newest_lines(shown.told[::order], fits)[::order]
    return [] if shown.hand_alt and not fits(told) else told


def _hand(words: Words, shown: ShownStep, info: TableInfo) -> list[ui.Item[Any]]:
    if shown.at.seat is None:
        return []
    name = label_names(info)[shown.at.seat]
    if shown.hand_alt:
        return [picture(HAND_PICTURE, words.say("replay.hand-alt", name=name, alt=shown.hand_alt))]
    return [ui.TextDisplay(cut(words.say("replay.hand", name=name, hand=shown.hand_words), HAND_MOST))]


def _ways(words: Words, at: At, last: int) -> ui.ActionRow[Any]:
    """First, back, on, last, and Share; always in the same places."""
    first, end = at.step == 0, at.step >= last
    return row(
        button(words.say("replay-button.first"), HOUSE, "replay.first", arg=at.arg, disabled=first),
        button(words.say("replay-button.back"), HOUSE, "replay.back", arg=at.arg, disabled=first),
        button(words.say("replay-button.on"), HOUSE, "replay.on", arg=at.arg, style=PRIMARY, disabled=end),
        button(words.say("replay-button.last"), HOUSE, "replay.last", arg=at.arg, disabled=end),
        button(words.say("button.share"), HOUSE, "replay.share", arg=at._replace(seat=None).arg),
    )


def _places(words: Words, shown: ShownStep) -> TableItem:
    """The turns and moments around this step."""
    step, places = shown.at.step, shown.places
    here = sum(place.step <= step for place in places)
    first = max(0, min(here - MOST // 2, len(places) - MOST))
    options = [
        discord.SelectOption(label=cut(place.told, 100), value=str(place.step))
        for place in places[first : first + MOST]
    ]
    return select(HOUSE, "replay.pick", options, placeholder=words.say("replay.places"), arg=shown.at.arg)


def _eyes(words: Words, shown: ShownStep, info: TableInfo) -> TableItem:
    """As everybody saw it, or with the hand of a seat."""
    names, seat = label_names(info), shown.at.seat
    options = [discord.SelectOption(label=words.say("replay.as-all"), value=EVERYBODY, default=seat is None)]
    options += [
        discord.SelectOption(
            label=cut(words.say("replay.as-seat", name=name), 100), value=str(number), default=seat == number
        )
        for number, name in enumerate(names)
    ]
    return select(HOUSE, "replay.eyes", options, placeholder=words.say("replay.eyes"), arg=shown.at.arg)


def moment_layout(words: Words, at: At, line: str, *, alt: str, in_words: str) -> ui.LayoutView:
    """A moment as it is shared: a line, the table as everybody saw it, and the way to go on from there."""
    shown = picture(TABLE_PICTURE, alt) if alt else ui.TextDisplay[Any](cut(in_words, TEXT_LIMIT - len(line)))
    go_on = button(words.say("replay-button.go-on"), HOUSE, "replay.open", arg=at.arg)
    return layout(box(ui.TextDisplay(line), shown, accent=LAMP), row(go_on))


def read_at(arg: str) -> tuple[str, str, int | None]:
    """The table that an argument names, the step as it stands there, and the seat."""
    table, step, seat = [*arg.split("."), "", ""][:3]
    return table, step, int(seat) if _number(seat) else None


def read_step(text: str) -> int:
    """The number of a step; 0 for what is none."""
    return int(text) if _number(text) else 0


def _number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 6
