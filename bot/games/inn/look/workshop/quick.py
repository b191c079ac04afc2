"""Quick entry: what was read of the typed lines, and what is not clear in them."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.games.inn.rules.cards.drafts.reading import Read
from bot.store.decks import OwnDeck
from bot.ui.layouts.components import HOUSE, button, row, select, shortened
from bot.ui.layouts.tables import LAMP, PRIMARY, box, cut, layout
from bot.ui.names import typed
from bot.ui.words import Words


def question_layout(
    words: Words, deck: OwnDeck, line: str, read: Read, *, note: str = "", left: int = 0
) -> ui.LayoutView:
    """What is not clear in a line that was typed: the answers there are, and the ways to say it otherwise. `left`: how
    many lines are to be asked after it."""
    question = read.questions[0]
    told = [note] if note else []
    told += [words.say("deck.line", line=cut(typed(line), 300)), cut(typed(question.text), 600)]
    if read.text:
        told.append(words.say("deck.line-read", text=cut(typed(read.text), 400)))
    if left:
        told.append(words.say("deck.lines-left", n=left))
    rows: list[ui.ActionRow[Any]] = []
    if question.choices:
        options = [
            discord.SelectOption(label=shortened(choice.text, 100), value=str(number))
            for number, choice in enumerate(question.choices)
        ]
        rows.append(
            row(select(HOUSE, "deck.meant", options, placeholder=words.say("deck.pick-meant"), arg=f"{deck.id}:{left}"))
        )
    rows.append(row(
        button(words.say("deck-button.again"), HOUSE, "deck.again", arg=f"{deck.id}:{left}", style=PRIMARY),
        button(words.say("deck-button.leave-out"), HOUSE, "deck.leave-out", arg=f"{deck.id}:{left}"),
        button(words.say("deck-button.deck"), HOUSE, "deck.show", arg=deck.id),
    ))  # fmt: skip
    return layout(box(ui.TextDisplay("\n".join(told)), accent=LAMP), *rows)
