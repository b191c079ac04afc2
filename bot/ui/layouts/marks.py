"""Marks in words: the line at the end of a game, and the private list of them with *Replay*."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.store.earned import Earned
from bot.ui.layouts.clock import when
from bot.ui.layouts.components import HOUSE, button, row
from bot.ui.layouts.replays import replay_button
from bot.ui.layouts.tables import LAMP, box, layout
from bot.ui.names import clean
from bot.ui.words import Words

TOLD = 3
"""How many marks the end of a game names; of further ones it says how many there are."""
A_PAGE = 5
"""How many marks a page of the list has."""


def marks_line(words: Words, marks: Sequence[tuple[str, str]]) -> str:
    """One line about new marks, each by the name of a person and its code; empty without any."""
    if not marks:
        return ""
    told = [words.say("mark.of", name=clean(name), mark=words.say(f"mark.{mark}")) for name, mark in marks]
    if len(told) > TOLD:
        return words.say("mark.line", marks=words.say("mark.more", marks=", ".join(told[:TOLD]), n=len(told) - TOLD))
    return words.say("mark.line", marks=words.listing(told))


def mark_words(words: Words, mark: str) -> str:
    """What a mark is for, with its title."""
    return words.say("mark.alt", mark=words.say(f"mark.{mark}"), told=words.say(f"mark.{mark}-for"))


def marks_layout(
    words: Words, user_id: int, name: str, marks: Sequence[Earned], page: int, *, own: bool
) -> ui.LayoutView:
    """A page of somebody's marks, the newest first, each with its day, its table and *Replay*."""
    pages = max(1, -(-len(marks) // A_PAGE))
    page = min(max(0, page), pages - 1)
    head = words.say("mark.title", name=clean(name))
    if not marks:
        none = words.say("mark.none" if own else "mark.none-other", name=clean(name))
        return layout(box(ui.TextDisplay[Any](f"{head}\n{none}"), accent=LAMP))
    parts: list[ui.Item[Any]] = [ui.TextDisplay(head)]
    for mark in marks[page * A_PAGE : (page + 1) * A_PAGE]:
        told = words.say(
            "mark.earned", mark=words.say(f"mark.{mark.mark}"), told=words.say(f"mark.{mark.mark}-for"),
            when=when(mark.at, "D"), table=mark.table,
        )  # fmt: skip
        at = "" if mark.event is None else f"e{mark.event}"
        parts.append(ui.Section(told, accessory=replay_button(words, mark.table, at)))
    view = layout(box(*parts, accent=LAMP))
    if pages > 1:
        turn = [
            button(
                words.say(f"button.{what}"), HOUSE, "ladder.marks", arg=f"{user_id}.{to}", disabled=not 0 <= to < pages
            )
            for what, to in (("newer", page - 1), ("older", page + 1))
        ]
        view.add_item(row(*turn))
    return view
