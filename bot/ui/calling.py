"""Calling people at a table: mentions for those who want them, plain names for the others."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.languages.spoken import speaking
from bot.tables.info import SeatInfo, TableInfo, UndoVote
from bot.tables.seats.votes import Motion
from bot.ui.client import Tavern
from bot.ui.delivery.sending import trouble
from bot.ui.delivery.voting import vote_call
from bot.ui.layouts.tables import seat_names
from bot.ui.names import clean

log = logging.getLogger("barkeep.calling")


async def mentions(bot: Tavern, seats: Iterable[SeatInfo]) -> tuple[str, discord.AllowedMentions]:
    """The people of these seats in words, and whom of them the message may mention: who wants that now."""
    told: list[str] = []
    mentioned: list[discord.Object] = []
    for seat in seats:
        user = seat.user_id or 0
        if user > 0 and (await bot.office.wishes.person(user)).may_ping(bot.clock.now()):
            mentioned.append(discord.Object(user))
            told.append(f"<@{user}>")
        else:
            told.append(clean(seat.name))
    return bot.words.listing(told), discord.AllowedMentions(users=mentioned, everyone=False, roles=False)


async def call_voters(bot: Tavern, table: str, vote: UndoVote) -> None:
    """Tell the people who are to agree that somebody wants to take a move back, in the table's channel."""
    info = await bot.tables.info(table)
    wanted = [seat for seat in info.seats if seat.user_id in vote.wanted]
    await _call(bot, info, wanted, "more.undo-call", name=seat_names(info)[vote.seat])


async def call_to_vote(bot: Tavern, info: TableInfo, motion: Motion) -> None:
    """Tell the people who are asked of a vote (see `bot.tables.seats.votes`), in the table's channel."""
    with speaking(await bot.office.tongues.at(info)):
        names, only = await mentions(bot, [info.seats[seat] for seat in motion.silent])
        await _send(bot, info, vote_call(bot.words, info, motion, names), only)


async def call_back(bot: Tavern, info: TableInfo, by: int) -> None:
    """Tell the other people of a table that its game goes on, in the table's channel, before its clocks run; `by`: who
    has resumed it.
    """
    others = [seat for seat in info.seats if seat.user_id not in (None, by) and not seat.left]
    if others:
        await _call(bot, info, others, "more.resume-call")


async def _call(bot: Tavern, info: TableInfo, wanted: Iterable[SeatInfo], key: str, **facts: str) -> None:
    with speaking(await bot.office.tongues.at(info)):
        names, only = await mentions(bot, wanted)
        await _send(bot, info, bot.words.say(key, names=names, table=info.id, **facts), only)


async def _send(bot: Tavern, info: TableInfo, text: str, only: discord.AllowedMentions) -> None:
    try:
        with bot.office.pacer.enter(info.channel_id) as room:
            await bot.office.calls.take_ahead()
            room.sent()
            await bot.office.channel(info.channel_id).send(text, allowed_mentions=only)
    except Exception as error:
        if trouble(error) is None:
            raise
        log.warning("table %s: could not call its people: %s", info.id, error)
