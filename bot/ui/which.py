"""Finds the table that somebody means, and completes its code while they type."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from bot.engine import Refused
from bot.tables.hall import Tables
from bot.tables.info import Status, TableInfo
from bot.ui.business import check_seen
from bot.ui.layouts.tables import label_names, seat_of
from bot.ui.words import Words

OPEN: frozenset[Status] = frozenset({"lobby", "live", "paused"})
LOBBY: frozenset[Status] = frozenset({"lobby"})
PLAYED: frozenset[Status] = frozenset({"live", "paused"})
MOST_CHOICES = 25


async def which(
    tables: Tables,
    interaction: discord.Interaction[Any],
    code: str | None,
    *,
    among: frozenset[Status] = OPEN,
    first: frozenset[Status] = frozenset(),
    seated: bool = False,
) -> TableInfo:
    """The table that is meant: the one of that code, or the only one it can be.

    Without a code it is looked for among the tables of this channel where the person sits, then (unless `seated`) all
    of this channel, then all where they sit; tables of the statuses `first` come before the others of `among`. Raises
    `Refused`: ``no-such-table``, ``which-table`` (fact `codes`), ``no-table-here``, ``not-at-a-table``.
    """
    if code:
        return await _named(tables, interaction, code)
    here = await tables.in_channel(interaction.channel_id or 0)
    mine = [info for info in here if seat_of(info, interaction.user.id)]
    elsewhere = await tables.of_person(interaction.user.id)
    for statuses in (first, among):
        for place in (mine, elsewhere) if seated else (mine, here, elsewhere):
            found = [info for info in place if info.status in statuses]
            if len(found) == 1:
                return found[0]
            if found:
                raise Refused("which-table", codes=", ".join(info.id for info in found))
    raise Refused("not-at-a-table" if seated or interaction.guild_id is None else "no-table-here")


async def _named(tables: Tables, interaction: discord.Interaction[Any], code: str) -> TableInfo:
    info = await tables.info(code.strip().upper())
    check_seen(interaction, info)
    return info


def player_choices(
    info: TableInfo, typed: str, without: int = 0, stands: Callable[[str, int], str] | None = None
) -> list[app_commands.Choice[str]]:
    """The players at a table, by the numbers of their seats; not the person `without`.

    `stands` makes of a name and a seat a text that also says where that player stands.
    """
    return [
        app_commands.Choice(name=(stands(name, seat.seat) if stands else name)[:100], value=str(seat.seat))
        for seat, name in zip(info.seats, label_names(info), strict=True)
        if seat.user_id != without and typed.lower() in name.lower()
    ]


async def complete(
    tables: Tables, words: Words, interaction: discord.Interaction[Any], typed: str, among: frozenset[Status] = OPEN
) -> list[app_commands.Choice[str]]:
    """The tables offered for a `table` option: the person's own first, then those of the channel."""
    own = await tables.of_person(interaction.user.id)
    here = await tables.in_channel(interaction.channel_id or 0)
    return _choices(words, [*own, *here], typed, among)


def _choices(
    words: Words, infos: Iterable[TableInfo], typed: str, among: frozenset[Status]
) -> list[app_commands.Choice[str]]:
    found: dict[str, app_commands.Choice[str]] = {}
    for info in infos:
        names = ", ".join(label_names(info))
        label = f"{info.id} · {words.say(f'game.{info.game}')} · {names}"[:100]
        if info.status in among and typed.lower() in label.lower() and len(found) < MOST_CHOICES:
            found.setdefault(info.id, app_commands.Choice(name=label, value=info.id))
    return list(found.values())
