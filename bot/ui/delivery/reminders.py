"""When somebody is reminded of what they are asked by post: a quarter of the time before its end, once a turn."""

from __future__ import annotations

from bot.store.jobs import Job
from bot.tables.clocks.pace import PACES
from bot.tables.info import OpenAsk, TableInfo
from bot.ui.delivery.shared import Office

REMIND = "remind"
"""The kind of the jobs that remind somebody."""
LEFT = 0.25
"""The share of its time that an ask has left then."""


def reminded_at(ask: OpenAsk) -> float:
    """When a quarter of the time of an ask is left, whose clock runs."""
    assert ask.deadline is not None
    return ask.deadline - LEFT * (ask.deadline - ask.opened_at)


async def note_reminder(office: Office, info: TableInfo, ask: OpenAsk, user: int) -> None:
    """Note that somebody is to be reminded of an ask, where there is time for it and they have not been this turn."""
    if PACES[info.pace].alerts and ask.deadline is not None:
        await office.tables.jobs.note(Job(REMIND, info.guild_id, user, info.id, str(ask.turn), reminded_at(ask)))
