"""Sides at a table: who plays with whom. What sides there are, and how large, the game says (`bot.engine.Lineup`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine import AnyGame, Chance, Lineup, Place, Refused, filled
from bot.store.tables import SeatRow, TableRow
from bot.tables.seats.presets import STARTER


def give_places(game: AnyGame, row: TableRow, seats: int) -> None:
    """Give a place to every seat of a lobby that has none, where a game of sides is played."""
    lineup = game.lineup(row.options, seats)
    if lineup.option:
        row.options = {**row.options, lineup.option: filled(lineup)}


def fill_gaps(game: AnyGame, row: TableRow, seats: Sequence[SeatRow], stays: int | None = None) -> None:
    """Let patrons take the parts that people have left in a lobby, if the game could not be started otherwise; the seat
    `stays` has just been moved on purpose.
    """
    give_places(game, row, len(seats))
    lineup = game.lineup(row.options, len(seats))
    if lineup.missing is None or not lineup.places:
        return
    free = {seat.seat for seat in seats if seat.patron is not None} - {stays}
    kept = tuple("" if seat in free else code for seat, code in enumerate(lineup.taken))
    options = {**row.options, lineup.option: filled(replace(lineup, taken=kept))}
    better = game.lineup(options, len(seats))
    if better.missing is None or len(_parts_free(better)) < len(_parts_free(lineup)):
        row.options = options


def _parts_free(lineup: Lineup) -> list[Place]:
    """The places for one seat, with a role, that nobody has."""
    return [place for place in lineup.places if place.role and place.most == 1 and not lineup.at(place)]


def side_by_side(
    game: AnyGame, options: Mapping[str, Any], seats: Sequence[SeatRow], lineup: Lineup
) -> tuple[dict[str, Any], list[SeatRow]]:
    """The options and the seats of a table in the order in which they sit once the game starts; each seat has its side
    and role.
    """
    if not lineup.places:
        return dict(options), list(seats)
    order, changed = lineup.order(), dict(options)
    for option in game.by_seat:
        if option in changed:
            values = [*changed[option], *[""] * len(seats)]
            changed[option] = [values[seat] for seat in order]
    if changed.get(STARTER, -1) in order:
        changed[STARTER] = order.index(changed[STARTER])
    return changed, [_seated(lineup, seats[seat], seat, number) for number, seat in enumerate(order)]


def _seated(lineup: Lineup, row: SeatRow, seat: int, number: int) -> SeatRow:
    place = lineup.place_of(seat)
    return row if place is None else replace(row, seat=number, side=place.side, role=place.role)


def moved(lineup: Lineup, seat: int, code: str, patrons: Sequence[int]) -> list[str]:
    """The places of all seats once this one has moved; into a place that is full it changes places with the last patron
    (`patrons`: their seats) there.

    Raises `Refused`: ``no-such-side``, ``side-full``.
    """
    place = next((place for place in lineup.places if place.code == code), None)
    if place is None:
        raise Refused("no-such-side")
    codes, there = list(lineup.taken), lineup.at(place)
    if seat in there:
        return codes
    if len(there) >= place.most:
        makes_room = [other for other in there if other in patrons]
        if not makes_room:
            raise Refused("side-full")
        codes[makes_room[-1]] = codes[seat]
    codes[seat] = code
    return codes


def changed(lineup: Lineup, seat: int, other: int) -> list[str]:
    """The places of all seats once these two have changed places."""
    codes = list(lineup.taken)
    codes[seat], codes[other] = codes[other], codes[seat]
    return codes


def turned(lineup: Lineup) -> list[str]:
    """The places of all seats once the part that one of them has alone goes round: who plays alone against all others
    changes places with the next seat; where each side has roles of its own, its seats take the role of the one before.

    Raises `Refused('no-sides')` where there is no such part.
    """
    codes, lone = list(lineup.taken), lineup.lone
    if lone is not None and lineup.at(lone):
        seat = lineup.at(lone)[0]
        return changed(lineup, seat, (seat + 1) % len(codes))
    if not any(place.role != place.side and place.most == 1 for place in lineup.places if place.role):
        raise Refused("no-sides")
    for side in lineup.sides:
        there = lineup.of_side(side)
        for seat, before in zip(there, there[-1:] + there[:-1], strict=True):
            codes[seat] = lineup.taken[before]
    return codes


def shuffled(lineup: Lineup, chance: Chance) -> list[str]:
    """Places for all seats by chance, on sides of sizes as equal as can be."""
    order = list(range(len(lineup.taken)))
    chance.shuffle(order)
    codes = filled(replace(lineup, taken=("",) * len(order)))
    return [codes[order.index(seat)] for seat in range(len(order))]
