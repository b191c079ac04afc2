"""Questions as messages: what would you play?"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.store.questions import DayQuestion
from bot.ui.layouts.components import HOUSE, TableItem, button, row, select, shortened
from bot.ui.layouts.tables import LAMP, box, cut, layout, picture
from bot.ui.look import AskedQuestion, QuestionPick
from bot.ui.names import clean
from bot.ui.words import Words

QUESTION_TABLE, QUESTION_HAND = "question-table.png", "question-hand.png"
WORDS_MOST = 1400
"""Characters of the table, and of the hand, where they are told in words."""


class Pictured:
    """How table and hand of a question are shown: by the alt texts of their pictures, or in words."""

    def __init__(self, table: str, hand: str, *, in_words: bool) -> None:
        self.table = table
        self.hand = hand
        self.in_words = in_words

    def parts(self) -> list[ui.Item[Any]]:
        """The parts of a message."""
        if self.in_words:
            return [ui.TextDisplay(cut(text, WORDS_MOST)) for text in (self.table, self.hand)]
        return [picture(QUESTION_TABLE, self.table), picture(QUESTION_HAND, self.hand)]


def in_order(asked: AskedQuestion, seed: str) -> list[QuestionPick]:
    """The picks in an order that tells nothing, the same each time."""
    picks = sorted(asked.picks, key=lambda pick: pick.pick)
    random.Random(seed).shuffle(picks)
    return picks


def _menu(words: Words, asked: AskedQuestion, seed: str, verb: str, arg: str) -> TableItem:
    options = [
        discord.SelectOption(
            label=shortened(pick.label, 100), value=pick.pick, description=shortened(pick.does, 100) or None
        )
        for pick in in_order(asked, seed)
    ]
    return select(HOUSE, verb, options, placeholder=words.say("question.choose"), arg=arg)


def question_layout(
    words: Words, asked: AskedQuestion, day: DayQuestion, shown: Pictured, result: Sequence[str], before: str
) -> ui.LayoutView:
    """The post of a day: the result of the question before it (that of day `before`; empty without one), the table, the
    hand, and the menu.
    """
    parts: list[ui.Item[Any]] = []
    if result:
        why = button(words.say("button.why-house"), HOUSE, "question.why", arg=before)
        parts += [ui.Section(cut("\n".join(result), 1000), accessory=why), ui.Separator()]
    parts += [ui.TextDisplay(f"{words.say('question.title')}\n{asked.headline}"), *shown.parts()]
    menu = _menu(words, asked, day.question, "question.pick", day.day)
    return layout(box(*parts, accent=LAMP), row(menu))


def closed_layout(
    words: Words, asked: AskedQuestion | None, day: DayQuestion, shown: Pictured | None, counts: Mapping[str, int],
    names: Sequence[tuple[str, str]],
) -> ui.LayoutView:  # fmt: skip
    """The post of a day that is over: how many chose what, and who shows their answer, by name and pick."""
    parts: list[ui.Item[Any]] = [ui.TextDisplay(words.say("question.over"))]
    if asked is None or shown is None:
        return layout(box(*parts, accent=LAMP))
    parts += [ui.TextDisplay(asked.headline), *shown.parts()]
    told = result_lines(words, asked, counts, here=True)
    labels = {pick.pick: pick.label for pick in asked.picks}
    told += [
        words.say("question.own-shown", name=clean(name), pick=labels[pick]) for name, pick in names if pick in labels
    ]
    parts.append(ui.TextDisplay(cut("\n".join(told), 1500)))
    return layout(
        box(*parts, accent=LAMP),
        row(
            button(words.say("button.why-house"), HOUSE, "question.why", arg=day.day),
            button(words.say("button.show-answer"), HOUSE, "question.show", arg=day.day),
        ),
    )


def result_lines(words: Words, asked: AskedQuestion, counts: Mapping[str, int], *, here: bool = False) -> list[str]:
    """How many chose what, without names, what most chose first; `here`: beneath the question itself."""
    labels = {pick.pick: pick.label for pick in asked.picks}
    chosen = sorted(((n, labels[pick]) for pick, n in counts.items() if pick in labels), key=lambda each: -each[0])
    if not chosen:
        return [words.say("question.answers-none" if here else "question.result-none")]
    return [
        words.say("question.answers" if here else "question.result"),
        *(words.say("question.chosen", n=n, pick=label) for n, label in chosen),
    ]


def why_layout(words: Words, asked: AskedQuestion, own: str | None) -> ui.LayoutView:
    """What the house would play, and what each pick came to on average; `own`: what the person has picked."""
    best = next(pick.label for pick in asked.picks if pick.pick == asked.best)
    lines = [words.say("question.house", pick=best), words.say("question.why")]
    for pick in asked.picks:
        key = "question.came-to-own" if pick.pick == own else "question.came-to"
        lines.append(words.say(key, pick=pick.label, chance=round(100 * pick.chance)))
    return layout(box(ui.TextDisplay[Any](cut("\n".join(lines), 3000)), accent=LAMP))


def practice_layout(words: Words, asked: AskedQuestion, day: DayQuestion, shown: Pictured) -> ui.LayoutView:
    """An earlier question, privately: its menu answers with what the house would play."""
    title = ui.TextDisplay[Any](f"{words.say('question.earlier')}\n{asked.headline}")
    menu = _menu(words, asked, day.question, "question.try", f"{day.guild_id}.{day.day}")
    return layout(box(title, *shown.parts(), accent=LAMP), row(menu))
