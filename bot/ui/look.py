"""What a game looks like: all that the messages, panels and pictures need to know of one game.

The look of a game is `LOOK` in its folder, in `look/look.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

if TYPE_CHECKING:
    import discord
    from discord import ui

    from bot.engine import View
    from bot.tables.info import Face, SeatFace, SeatInfo, TableInfo
    from bot.ui.layouts.tables import Skin
    from bot.ui.words import Words


class Asked(NamedTuple):
    """What a person has begun to choose in their panel: the page shown, the card that still wants a target, and
    whether it is to be played only under a condition of the game's.
    """

    page: str = ""
    card: str = ""
    timid: bool = False


JUST_LOOKING = Asked()


class Art(NamedTuple):
    """A picture that can be drawn: equal keys are equal pictures; `alt` tells the same in words."""

    key: Hashable
    draw: Callable[[], bytes]
    alt: str


class Recap(NamedTuple):
    """The picture of how a whole game went."""

    note: Callable[[View], Any]
    """What it keeps of the public view at a turn's start, or at the end; called in a thread."""
    art: Callable[[Words, TableInfo, Sequence[Any]], Art]
    """The picture of all that was kept, oldest first."""


class Wanted(NamedTuple):
    """What came back from the form of a table's options; `quick` is None where the game does not say."""

    pace: str
    options: Mapping[str, Any]
    quick: bool | None = None


class GameLook(Protocol):
    """One game as people see it."""

    most: int
    """How many seats a table has unless it asks for fewer."""
    recap: Recap | None
    """None: a game that is over shows no more than its table."""

    def headline(self, words: Words, face: Face) -> str:
        """Who is asked what, and until when. The table is live and something is asked."""
        ...

    def lines(
        self, words: Words, names: Sequence[str], events: Sequence[Mapping[str, Any]], show: Callable[[str], str]
    ) -> list[str]:
        """What happened, oldest first; `show` makes names fit for where the lines go."""
        ...

    def in_words(self, words: Words, info: TableInfo, view: View, skin: Skin) -> str:
        """All that the picture of the table tells."""
        ...

    def buttons(self, words: Words, face: Face) -> ui.ActionRow[Any]:
        """The shared buttons: the same for everyone, always in the same place."""
        ...

    def places(self, words: Words, face: Face | SeatFace, skin: Skin) -> Sequence[str]:
        """Every seat with its place, the best first."""
        ...

    def options(self, words: Words, info: TableInfo) -> list[str]:
        """The options that differ from the usual."""
        ...

    def lobby_seat(self, words: Words, info: TableInfo, seat: SeatInfo) -> str:
        """What the lobby tells of a seat beyond its name."""
        ...

    def lobby_rows(self, words: Words, info: TableInfo) -> list[ui.ActionRow[Any]]:
        """What the lobby offers everybody, beyond its buttons."""
        ...

    def form(self, words: Words, info: TableInfo) -> discord.ui.Modal:
        """The form of the table's options."""
        ...

    def read_form(self, values: tuple[str, ...]) -> Wanted:
        """What came back from it. Raises `Refused('reopen')` for another form's."""
        ...

    def hand_headline(self, words: Words, face: SeatFace) -> str:
        """What this seat is asked, or what it waits for."""
        ...

    def hand_words(self, words: Words, face: SeatFace, most: int) -> str:
        """All that the picture of the hand tells, in at most so many characters: every card is named."""
        ...

    def hand_rows(self, words: Words, face: SeatFace, asked: Asked) -> list[ui.ActionRow[Any]]:
        """The choice and the buttons of the panel: the same rows whatever can be done."""
        ...

    def table_art(self, words: Words, face: Face, skin: Skin) -> Art | None:
        """The picture of the table; the table has a view."""
        ...

    def hand_art(self, words: Words, face: SeatFace, skin: Skin) -> Art | None:
        """The picture of a hand."""
        ...


NAMES = ("drinko", "inn")
"""The games with a face, as commands offer them."""


@cache
def face_of(game: str) -> GameLook:
    """The face of a game. Raises ModuleNotFoundError when there is none."""
    return cast("GameLook", import_module(f"bot.games.{game}.look.look").LOOK)
