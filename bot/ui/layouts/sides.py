"""Sides in the lobby: the variants of a game, who plays with whom, and what is still needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.engine import Lineup, Place
from bot.tables.info import TableInfo
from bot.ui.layouts.components import custom_id, row
from bot.ui.layouts.tables import cut
from bot.ui.words import Words

FEWEST = 2
"""How many seats it takes to start where the lobby is told nothing else."""


class SidesOffer(NamedTuple):
    """What the lobby offers of a game's variants and sides."""

    variants: Sequence[str]
    """The names of the game's variants, the usual one first; none where it has no others."""
    lineup: Lineup | None = None

    def starts(self, info: TableInfo) -> bool:
        """Whether the game can be started as the table is."""
        return self.lineup.missing is None if self.lineup is not None else len(info.seats) >= FEWEST

    def most(self, info: TableInfo) -> int:
        """How many seats may be taken."""
        return min(info.most, self.lineup.seats[-1]) if self.lineup is not None else info.most


def side_name(words: Words, side: str) -> str:
    """What a side is called: it has a name of its own, or a number."""
    key = f"side.{side}"
    return words.say(key) if words.has(key) else words.say("sides.numbered", n=side)


def place_name(words: Words, place: Place) -> str:
    """What a place is called: its side, with the role where it has one of several."""
    name = side_name(words, place.side)
    if not place.role or place.role == place.side:
        return name
    return words.say("sides.role", side=name, role=words.say(f"role.{place.role}"))


def needed(words: Words, offer: SidesOffer) -> str:
    """Why a game of sides cannot be started yet; empty where it can."""
    missing = offer.lineup.missing if offer.lineup is not None and offer.lineup.places else None
    return words.say(f"refused.{missing[0]}", **missing[1]) if missing is not None else ""


def sides_head(words: Words, offer: SidesOffer) -> list[str]:
    """The variant with what it is, and what is still needed; nothing where everybody plays alone as usual."""
    lineup = offer.lineup
    if lineup is None or not lineup.variant:
        return []
    name, about = words.say(f"variant.{lineup.variant}"), words.say(f"variant-about.{lineup.variant}")
    told = [words.say("sides.variant", name=name, about=about)]
    return [*told, words.say("sides.needed", what=what)] if (what := needed(words, offer)) else told


def by_side(words: Words, offer: SidesOffer, seats: Sequence[str]) -> list[str]:
    """Lines about all seats, under the names of their sides, with the places that are free."""
    lineup = offer.lineup
    if lineup is None or not lineup.places:
        return list(seats)
    told: list[str] = []
    for side in lineup.sides:
        told.append(words.say("sides.title", name=side_name(words, side)))
        for place in (place for place in lineup.places if place.side == side):
            told += [seats[seat] for seat in lineup.at(place)]
            if free := place.most - len(lineup.at(place)):
                told.append(words.say("sides.free", n=free))
    told += [line for seat, line in enumerate(seats) if lineup.place_of(seat) is None]
    return told


def sides_rows(words: Words, info: TableInfo, offer: SidesOffer) -> list[ui.ActionRow[Any]]:
    """The host's select of the variant, and everybody's select of their side."""
    lineup = offer.lineup
    if lineup is None or len(offer.variants) < 2:
        return []
    now = lineup.variant or offer.variants[0]
    options = [
        discord.SelectOption(
            label=words.say(f"variant.{name}"), value=name, default=name == now,
            description=cut(words.say(f"variant-about.{name}"), 100),
        )
        for name in offer.variants
    ]  # fmt: skip
    rows = [_menu(info, "table.variant", words.say("sides.pick-variant"), options)]
    if lineup.places:
        rows.append(_menu(info, "table.side", words.say("sides.pick-side"), _place_options(words, lineup)))
    return rows


def _menu(info: TableInfo, verb: str, hint: str, options: list[discord.SelectOption]) -> ui.ActionRow[Any]:
    menu: ui.Select[Any] = ui.Select(custom_id=custom_id(info.id, verb), placeholder=hint, options=options)
    return row(menu)


def _place_options(words: Words, lineup: Lineup) -> list[discord.SelectOption]:
    options: list[discord.SelectOption] = []
    for place in lineup.places:
        free = place.most - len(lineup.at(place))
        about = words.say("sides.free", n=free) if free else words.say("sides.full")
        options.append(discord.SelectOption(label=place_name(words, place), value=place.code, description=about))
    return options
