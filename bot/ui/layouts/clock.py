"""The clock of what is asked, as one phrase: *45 s + 3 min spare*."""

from __future__ import annotations

from typing import Literal

from bot.tables.clocks.pace import PACES
from bot.tables.info import OpenAsk, TableInfo
from bot.ui.words import Words, dotted

Whose = Literal["your", "their"]


def when(moment: float, style: str = "R") -> str:
    """A time (seconds since 1970) as Discord's own timestamp, which every client counts down by itself."""
    return f"<t:{int(moment)}:{style}>"


def until(words: Words, info: TableInfo, ask: OpenAsk | None, whose: Whose = "their") -> str:
    """The end of a prompt: when the house answers in their place, and of what that time is made.

    A turn's time comes first, then the bank of the asked seat; a window has no bank. It stands behind another text;
    empty while the clock is stopped.
    """
    if ask is None or ask.deadline is None:
        return ""
    moment = when(ask.deadline)
    bank = info.seats[ask.waiting[0]].bank if ask.alone and ask.waiting else 0.0
    if bank < 1:
        return dotted(words.say("clock.until", when=moment))
    turn = PACES[info.pace].turn
    facts = {"turn": duration(words, turn), "bank": duration(words, bank), "when": moment}
    return dotted(words.say(f"clock.until-{whose}", **facts))


def duration(words: Words, seconds: float) -> str:
    """A time in its two largest units: "45 s", "3 min", "2 min 30 s"."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    amounts = (("clock.hours", hours), ("clock.minutes", minutes), ("clock.seconds", rest))
    told = [words.say(key, n=n) for key, n in amounts if n]
    return " ".join(told[:2]) or words.say("clock.seconds", n=0)
