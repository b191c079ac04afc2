"""What a seat may know of a table of Drinko, as plain data: the view's declared form."""

from __future__ import annotations

from typing import Any, TypedDict, cast

from bot.engine import View


class Uncalled(TypedDict):
    """Who has one card and has not called: `may` still may (-1: nobody), `late` may be caught, longest first."""

    may: int
    late: list[int]


class Glance(TypedDict):
    """As much of a view as tells what there is to call or to catch."""

    me: int | None
    """The seat whose view it is; None for the public's."""
    uncalled: Uncalled
    """Follows from what everybody has seen; it is for patrons, and shown to the seat it is about alone: noticing is the
    game."""
    out: list[int]
    """The seats that have emptied their hands, in order."""


class TableView(TypedDict):
    """What lies open on the table, and the viewer's own hand: what may be shown to them."""

    game: str
    me: int | None
    hand: list[str]
    """Sorted; empty in the public's view."""
    sizes: list[int]
    """How many cards each seat holds."""
    top: str
    draw: int
    """How many cards the draw pile has."""
    pile: list[str]
    """The play pile, bottom first: everybody has seen all of it, so players with a good memory may count cards."""
    direction: int
    """1 clockwise, -1 the other way."""
    to_move: int
    train: int
    """The size of the Drink Train; 0 when there is none."""
    drinks: list[int]
    """How much each seat has drunk."""
    out: list[int]
    called: list[bool]
    options: dict[str, Any]
    over: bool
    placings: list[int] | None
    """The place of every seat; None before the end."""


class DrinkoView(TableView):
    """All that a seat, or the public, may know."""

    uncalled: Uncalled


def drinko_view(view: View) -> DrinkoView:
    """A view that came through code that knows no game. Raises ValueError for another game's."""
    if view["game"] != "drinko":
        raise ValueError(f"a view of {view['game']!r}, not of 'drinko'")
    return cast("DrinkoView", view)


def viewer(view: DrinkoView | Glance) -> int:
    """The seat whose view it is. Raises TypeError for the public's."""
    if view["me"] is None:
        raise TypeError("the public has no seat")
    return view["me"]
