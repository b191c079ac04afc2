"""Finds the table that somebody means, and completes its code while they type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.engine import Refused
from bot.tables.info import Status, TableInfo
from bot.tables.seats.sight import Sight, seat_of
from bot.tables.tables import Tables
from bot.ui.business import check_seen, sight_of
from bot.ui.choices import Choice, choices, matching
from bot.ui.client import Interaction
from bot.ui.layouts.tables import label_names

OPEN: frozenset[Status] = frozenset({"lobby", "live", "paused"})
LOBBY: frozenset[Status] = frozenset({"lobby"})
PLAYED: frozenset[Status] = frozenset({"live", "paused"})


async def which(
    tables: Tables,
    interaction: Interaction,
    code: str | None,
    *,
    among: frozenset[Status] = OPEN,
    first: frozenset[Status] = frozenset(),
    seated: bool = False,
) -> TableInfo:
    """The table that is meant: the one of that code, or the only one it can be.

    Without a code it is looked for among the tables of this channel where the person sits, then (unless `seated`) all
    of this channel, then all where they sit; tables of the statuses `first` come before the others of `among`. Raises
    `Refused`: ``no-such-table``, ``which-table`` (fact `codes`), ``no-table-here``, ``not-at-a-table``,
    ``left-server`` (who types it in direct messages has left the table's server).
    """
    info = await _meant(tables, interaction, code, among, first, seated=seated)
    await interaction.client.membership.check(interaction, info)
    return info


async def _meant(
    tables: Tables, interaction: Interaction, code: str | None, among: frozenset[Status], first: frozenset[Status],
    *, seated: bool,
) -> TableInfo:  # fmt: skip
    if code:
        return await _named(tables, interaction, code)
    here = await tables.in_channel(interaction.channel_id or 0)
    mine = [info for info in here if seat_of(info, interaction.user.id)]
    elsewhere = await own_tables(tables, interaction)
    for statuses in (first, among):
        for place in (mine, elsewhere) if seated else (mine, here, elsewhere):
            found = [info for info in place if info.status in statuses]
            if len(found) == 1:
                return tables.check_here(found[0])
            if found:
                raise Refused("which-table", codes=", ".join(info.id for info in found))
    raise Refused("not-at-a-table" if seated or interaction.guild_id is None else "no-table-here")


async def own_tables(tables: Tables, interaction: discord.Interaction[Any]) -> list[TableInfo]:
    """The tables that are not over and at which the person who acts has a seat."""
    every = await tables.of_person(interaction.user.id)
    return [info for info in every if sight_of(interaction, info) >= Sight.HAND]


async def _named(tables: Tables, interaction: discord.Interaction[Any], code: str) -> TableInfo:
    info = await tables.info(code.strip().upper())
    check_seen(interaction, info)
    return info


def player_choices(
    info: TableInfo, typed: str, without: int = 0, stands: Callable[[str, int], str] | None = None
) -> list[Choice]:
    """The players at a table, by the numbers of their seats; not the person `without`.

    `stands` makes of a name and a seat a text that also says where that player stands.
    """
    return choices(
        (stands(name, seat.seat) if stands else name, str(seat.seat))
        for seat, name in zip(info.seats, label_names(info), strict=True)
        if seat.user_id != without and typed.lower() in name.lower()
    )


async def complete_table(interaction: Interaction, typed: str) -> list[Choice]:
    """The tables offered for a `table` option: the person's own first, then those of the channel."""
    return await _complete(interaction, typed, OPEN)


async def complete_played_table(interaction: Interaction, typed: str) -> list[Choice]:
    """The same, but only tables whose game has begun and is not over."""
    return await _complete(interaction, typed, PLAYED)


async def _complete(interaction: Interaction, typed: str, among: frozenset[Status]) -> list[Choice]:
    bot = interaction.client
    own = await own_tables(bot.tables, interaction)
    here = await bot.tables.in_channel(interaction.channel_id or 0)
    labels: dict[str, str] = {}
    for info in (*own, *here):
        if info.status in among:
            names = ", ".join(label_names(info))
            labels.setdefault(info.id, f"{info.id} · {bot.words.say(f'game.{info.game}')} · {names}")
    return matching(((label, code) for code, label in labels.items()), typed)
