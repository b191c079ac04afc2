"""The guide of a guided first game of the Inn: one lesson at a time, above the usual panel.

The lesson depends only on the open ask, the table and the number of the turn, so that after a restart the guide
continues where it was.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import discord
from discord import ui

from bot.games.inn.look import panel as inn_panel
from bot.games.inn.look.consequence import standing
from bot.games.inn.look.words import INN, card_name
from bot.games.inn.rules import the_library
from bot.games.inn.rules.events import EventRevealed
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.tables.info import PrivateTable
from bot.ui.layouts.components import button, row
from bot.ui.layouts.tables import PRIMARY, box, seat_names
from bot.ui.look import JUST_LOOKING, Asked
from bot.ui.words import Words

CHALK = 0x4E9A5B
SECONDARY = discord.ButtonStyle.secondary
TURNS = 3
"""The number of the learner's turns in a lesson."""
NEAR = 6
"""The gap between Fortitude and Alcohol Content, from 0 to 20, at which a player is close to passing out."""
POOR = 2
"""The Gold with which a player is close to losing."""
RESOLVED = {
    "event": "pay", "refill": "pay", "collect": "pay", "hurt": "hurt", "phase": "answer",
}  # fmt: skip
"""Lessons about windows on something that is neither a card nor a Drink, as far as the lesson's characters know it."""

ASIDES = frozenset({2, 3, 5, 6})
"""The turns of the others, by number, during which the learner is told something."""

CLOSING = frozenset({"done"})
"""The key of the last lesson."""


class LessonMoment(NamedTuple):
    """What a lesson depends on. `turn`: the number of the turn, from 1 over all seats; the learner begins."""

    private_table: PrivateTable
    asked: Asked
    turn: int

    @property
    def view(self) -> InnView:
        """What the learner may see."""
        return inn_view(self.private_table.view)

    @property
    def own(self) -> int:
        """The number of the learner's current turn, or of their last one; right as long as nobody is out."""
        return (self.turn - 1) // len(self.private_table.info.seats) + 1

    @property
    def done(self) -> bool:
        """Whether the last turn of the lesson is over."""
        return self.turn > (TURNS - 1) * len(self.private_table.info.seats) + 1

    def gap(self, seat: int) -> int:
        """What is left of a seat's Fortitude above its Alcohol Content and what counts with it."""
        return standing(self.view, seat).gap

    def rival(self) -> int:
        """The other seat that is closest to passing out."""
        others = [
            seat
            for seat, shown in enumerate(self.view["seats"])
            if seat != self.private_table.seat and not shown["out"]
        ]
        return min(others, key=self.gap, default=self.private_table.seat)


# -- what is shown ---------------------------------------------------------------------------------------------------


def guide(words: Words, private_table: PrivateTable, asked: Asked) -> str:
    """The lesson of this moment, in a sentence or two; empty if nobody is asked anything."""
    if private_table.ask is None or private_table.info.status != "live":
        return ""
    now = LessonMoment(private_table, asked, private_table.ask.turn)
    key = lesson_at(now)
    head = "lesson.end" if key in CLOSING else "lesson.head"
    return words.say(head, n=now.own, turns=TURNS, text=words.say(f"lesson.{key}", **_facts(words, now)))


def guide_box(words: Words, private_table: PrivateTable, asked: Asked) -> list[ui.Container[Any]]:
    """The lesson in a frame of its own; empty if there is no lesson."""
    told = guide(words, private_table, asked)
    return [box(ui.TextDisplay(told), accent=CHALK)] if told else []


def ways_out(words: Words, private_table: PrivateTable) -> ui.ActionRow[Any]:
    """The buttons to continue without the guide and to stop. They are highlighted only at the end of the lesson."""
    info = private_table.info
    over = (
        private_table.ask is not None
        and lesson_at(LessonMoment(private_table, JUST_LOOKING, private_table.ask.turn)) in CLOSING
    )
    style = PRIMARY if over else SECONDARY
    return row(
        button(words.say("lesson-button.on"), info.id, "inn.lesson-on", style=style),
        button(words.say("lesson-button.stop"), info.id, "inn.lesson-stop"),
    )


def what_next(words: Words) -> str:
    """What the learner may do after the first game."""
    return words.say("lesson.next")


# -- which lesson it is ----------------------------------------------------------------------------------------------


def lesson_at(now: LessonMoment) -> str:
    """The key of the lesson."""
    private_table = now.private_table
    if now.done:
        return "done"
    if private_table.ask is None or private_table.seat_ask is None:
        return _waiting(now)
    about = private_table.ask.about.removeprefix("inn.")
    option = inn_panel.option_at(private_table, now.asked.card) if now.asked.card else None
    if option is not None and option.most:
        return "aim"
    match about:
        case "window":
            return _window(now)
        case "gamble":
            return _gamble(now)
        case "discard" | "action" | "order":
            return _own_turn(now, about)
        case _:
            return about


def _own_turn(now: LessonMoment, about: str) -> str:
    me = now.private_table.seat
    if about == "discard" and now.gap(me) <= NEAR:
        return "near"
    if about == "discard" and now.view["seats"][me]["gold"] <= POOR:
        return "poor"
    if about == "action":
        playable = inn_panel.playable_codes(now.private_table)
        if not playable:
            return "action-none"
        if now.own == TURNS and any(the_library().cards[code].gambles for code in playable):
            return "action-gamble"
    return f"{about}-{now.own}"


def _gamble(now: LessonMoment) -> str:
    pot = now.view["round"]
    if not _answers(now.private_table):
        return "gamble-none"
    if pot is not None and pot["top"] == "winning":
        return "gamble-winning"
    return "gamble" if pot is not None and pot["control"] != INN else "gamble-open"


def _window(now: LessonMoment) -> str:
    stack, me = now.view["stack"], now.private_table.seat
    if not stack:
        return "answer"
    item = stack[-1]
    if item["what"] == "losing":
        return "losing-mine" if me in item["seats"] else "losing"
    if item["what"] == "drinks":
        return "drink-mine" if any(drink["drinker"] == me for drink in item["drinks"]) else "drink-other"
    if item["what"] != "card":
        return RESOLVED.get(item["what"], "answer")
    if len(stack) > 1:
        return "answered"
    hit = any(part["seat"] == me and part["source"] != me and not part["ignored"] for part in item["parts"])
    return "hit" if hit else "answer"


def _waiting(now: LessonMoment) -> str:
    """A lesson while others are asked: what has just happened, or what the learner may look at meanwhile."""
    if now.view["round"] is not None:
        return "wait-round"
    if now.view["active"] == now.private_table.seat:
        return "wait-own"
    if any(event["key"] == EventRevealed.key for event in now.private_table.recent):
        return "wait-event"
    return f"wait-{now.turn}" if now.turn in ASIDES else "wait"


def _answers(private_table: PrivateTable) -> list[str]:
    """The cards that can be played now as an answer to what is being resolved; Anytime Cards are left out."""
    return [
        code for code in sorted(inn_panel.playable_codes(private_table)) if the_library().cards[code].kind != "anytime"
    ]


def _facts(words: Words, now: LessonMoment) -> dict[str, object]:
    names, view, me = seat_names(now.private_table.info), now.view, now.private_table.seat
    rival, pot = now.rival(), view["round"]
    in_control = pot["control"] if pot is not None else INN
    answers = _answers(now.private_table) or sorted(inn_panel.playable_codes(now.private_table))
    return {
        "rival": names[rival], "room": now.gap(rival), "gap": now.gap(me), "gold": view["seats"][me]["gold"],
        "control": names[in_control] if in_control != INN else "",
        "cards": words.listing([card_name(code) for code in answers[:3]]),
    }  # fmt: skip
