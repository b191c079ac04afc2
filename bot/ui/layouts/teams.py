"""Sides in the lobby: the variants of a game, who plays with whom, and what is still needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.engine import TOO_FEW, Lineup, Place, Refusal
from bot.tables.info import TableInfo
from bot.ui.layouts.components import IN_PANEL, TableItem, button, row, select
from bot.ui.layouts.tables import LAMP, box, cut, label_names, layout
from bot.ui.pictures.lobby import Chair, Group
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

    def missing(self, info: TableInfo) -> Refusal:
        """Why it cannot: the key of a reason, and its facts."""
        missing = self.lineup.missing if self.lineup is not None else None
        return missing or (TOO_FEW, {"least": FEWEST, "n": len(info.seats)})

    def most(self, info: TableInfo) -> int:
        """How many seats may be taken."""
        return min(info.most, self.lineup.seats[-1]) if self.lineup is not None else info.most


NO_SIDES = SidesOffer(())


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


def sides_head(words: Words, offer: SidesOffer) -> list[str]:
    """The variant with what it is, unless it is the usual one."""
    if offer.lineup is None or not offer.lineup.variant:
        return []
    name, about = (words.say(f"{key}.{offer.lineup.variant}") for key in ("variant", "variant-about"))
    return [words.say("sides.variant", name=name, about=about)]


def with_role(words: Words, offer: SidesOffer, seat: int, told: str) -> str:
    """What is told of a seat, with the role that it has on its side."""
    place = offer.lineup.place_of(seat) if offer.lineup is not None else None
    if place is None or not place.role or place.role == place.side:
        return told
    return words.say("sides.has-role", role=words.say(f"role.{place.role}"), told=told)


def _free(lineup: Lineup, side: str) -> int:
    """How many may still come to a side."""
    return sum(place.most for place in lineup.places if place.side == side) - len(lineup.of_side(side))


def _without(lineup: Lineup) -> list[int]:
    """The seats for which no side has room."""
    return [seat for seat in range(len(lineup.taken)) if lineup.place_of(seat) is None]


def by_side(words: Words, offer: SidesOffer, seats: Sequence[str]) -> list[str]:
    """Lines about all seats, under the names of their sides, with the places that are free."""
    lineup = offer.lineup
    if lineup is None or not lineup.places:
        return list(seats)
    told: list[str] = []
    for side in lineup.sides:
        told.append(words.say("sides.title", name=side_name(words, side)))
        told += [with_role(words, offer, seat, seats[seat]) for seat in lineup.of_side(side)]
        if free := _free(lineup, side):
            told.append(words.say("sides.free", n=free))
    if over := _without(lineup):
        told += [words.say("sides.title", name=words.say("sides.none")), *(seats[seat] for seat in over)]
    return told


def side_groups(words: Words, lineup: Lineup, chairs: Sequence[Chair]) -> list[Group]:
    """The sides as the lobby's picture shows them."""
    groups = [
        Group(side_name(words, side), [(seat, chairs[seat]) for seat in lineup.of_side(side)], _free(lineup, side))
        for side in lineup.sides
    ]
    over = [(seat, chairs[seat]) for seat in _without(lineup)]
    return [*groups, Group(words.say("sides.none"), over, 0)] if over else groups


def sides_alt(words: Words, lineup: Lineup, seats: Sequence[str]) -> str:
    """The sides in one paragraph, for those who do not see the picture."""
    told: list[str] = []
    for side in lineup.sides:
        there = [seats[seat] for seat in lineup.of_side(side)]
        if free := _free(lineup, side):
            there.append(words.say("sides.free", n=free))
        told.append(words.say("lobby-alt.side", name=side_name(words, side), players=words.listing(there)))
    if over := [seats[seat] for seat in _without(lineup)]:
        told.append(words.say("lobby-alt.side", name=words.say("sides.none"), players=words.listing(over)))
    return " ".join(told)


def variant_row(words: Words, info: TableInfo, offer: SidesOffer) -> list[ui.ActionRow[Any]]:
    """The host's select of the variant."""
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
    hint = words.say("sides.pick-variant")
    # The variant goes along: a client keeps what was picked in a select of the same id.
    return [row(select(info.id, "table.variant", options, placeholder=hint, arg=now))]


def _menu(info: TableInfo, verb: str, hint: str, options: list[discord.SelectOption]) -> ui.ActionRow[Any]:
    return row(select(info.id, verb, options, placeholder=hint))


def _place_options(words: Words, lineup: Lineup) -> list[discord.SelectOption]:
    options: list[discord.SelectOption] = []
    for place in lineup.places:
        free = place.most - len(lineup.at(place))
        about = words.say("sides.free", n=free) if free else words.say("sides.full")
        options.append(discord.SelectOption(label=place_name(words, place), value=place.code, description=about))
    return options


def _arrange_buttons(words: Words, info: TableInfo, lineup: Lineup) -> list[TableItem]:
    """The host's buttons: shuffle the sides, and after a rematch play on the sides of before, or let somebody else have
    the part that one of a side has.
    """
    again: list[TableItem] = []
    if info.follows:
        roles = [place.role for place in lineup.places if place.most == 1 and words.has(f"swap.{place.role}")]
        again = [button(words.say("sides.again"), info.id, "table.sides-again")]
        again += [button(words.say(f"swap.{roles[0]}"), info.id, "table.sides-swap")] if roles else []
    return [button(words.say("sides.shuffle"), info.id, "table.sides-shuffle"), *again]


# -- the private panel -------------------------------------------------------------------------------------------------


def teams_layout(
    words: Words, info: TableInfo, offer: SidesOffer, *, host: bool, chosen: int | None = None
) -> ui.LayoutView:
    """Who plays with whom: everybody moves their own seat, the host anybody; once somebody is `chosen`, where to."""
    lineup, names = offer.lineup, label_names(info)
    back = button(words.say("setup-button.done"), info.id, "table.setup", arg=IN_PANEL)
    if lineup is None or not lineup.places:
        return layout(box(ui.TextDisplay[Any](words.say("refused.no-sides")), accent=LAMP), row(back))
    told = "\n".join(by_side(words, offer, names))
    rows = [_menu(info, "table.side", words.say("sides.pick-side"), _place_options(words, lineup))]
    if host:
        rows += _mover_rows(words, info, lineup, names, chosen)
    rows.append(row(*(_arrange_buttons(words, info, lineup) if host else []), back))
    return layout(box(ui.TextDisplay[Any](f"{words.say('sides.arranging')}\n{told}"), accent=LAMP), *rows)


def _mover_rows(
    words: Words, info: TableInfo, lineup: Lineup, names: Sequence[str], chosen: int | None
) -> list[ui.ActionRow[Any]]:
    who = [
        discord.SelectOption(label=cut(name, 100), value=str(seat), default=seat == chosen)
        for seat, name in enumerate(names)
    ]
    rows = [_menu(info, "table.mover", words.say("sides.pick-mover"), who)]
    if chosen is not None:
        where = _targets(words, lineup, names, chosen)
        rows.append(
            row(select(info.id, "table.moved", where, placeholder=words.say("sides.pick-place"), arg=str(chosen)))
        )
    return rows


def _targets(words: Words, lineup: Lineup, names: Sequence[str], chosen: int) -> list[discord.SelectOption]:
    """The places that somebody may move to, and those with whom they may change places."""
    mine = lineup.taken[chosen]
    free = [place for place in lineup.places if place.code != mine and len(lineup.at(place)) < place.most]
    options = [discord.SelectOption(label=place_name(words, place), value=f"place:{place.code}") for place in free]
    for seat, code in enumerate(lineup.taken):
        if code != mine:
            label = cut(words.say("sides.swap", name=names[seat]), 100)
            options.append(discord.SelectOption(label=label, value=f"seat:{seat}"))
    return options
