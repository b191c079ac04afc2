"""What a game looks like: all that the messages, panels and pictures need to know of one game.

A game's kit has its look.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    import discord
    from discord import ui

    from bot.engine import View
    from bot.tables.info import PrivateTable, PublicTable, SeatInfo, TableInfo
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


class CardPart(NamedTuple):
    """A part of what is told of a card: words, perhaps under a picture."""

    text: str
    art: Art | None = None


class Cards(Protocol):
    """The cards of a game, as people look them up."""

    def find(self, words: Words, text: str) -> str | None:
        """The card somebody means, as `told` takes it; None for none, or several."""
        ...

    def matching(self, words: Words, text: str) -> list[str]:
        """The names of cards that have in them all that is written, the likeliest first; each is found by `find`."""
        ...

    def told(self, words: Words, card: str, drink: str) -> Sequence[CardPart]:
        """What a card does, and the rulings about it; `drink` is the server's word for several drinks."""
        ...


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


class Lesson(NamedTuple):
    """What a guided game adds to the panel of who learns."""

    above: Callable[[Words, PrivateTable, Asked], Sequence[ui.Item[Any]]]
    """The guide, at this moment; nothing while it has nothing to say."""
    below: Callable[[Words, PrivateTable], ui.ActionRow[Any]]
    """The ways out of the lesson."""
    after: Callable[[Words], str]
    """What to do next, once the table is over."""


class GameLook(Protocol):
    """One game as people see it."""

    most: int
    """How many seats a table has unless it asks for fewer."""
    recap: Recap | None
    """None: a game that is over shows no more than its table."""
    lesson: Lesson | None
    """None: nobody is taught this game."""

    def card_name(self, words: Words, card: str) -> str | None:
        """A card in words, from its code; None for what is no card of this game."""
        ...

    def headline(self, words: Words, public_table: PublicTable) -> str:
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

    def buttons(self, words: Words, public_table: PublicTable) -> ui.ActionRow[Any]:
        """The shared buttons: the same for everyone, always in the same place."""
        ...

    def places(self, words: Words, seen: PublicTable | PrivateTable, skin: Skin) -> Sequence[str]:
        """Every seat with its place, the best first."""
        ...

    def options(self, words: Words, info: TableInfo) -> list[str]:
        """The options that differ from the usual."""
        ...

    def lobby_seat(self, words: Words, info: TableInfo, seat: SeatInfo) -> str:
        """What the lobby tells of a seat beyond its name."""
        ...

    def lobby_note(self, words: Words, info: TableInfo) -> str:
        """What people should know before they sit down to a game with these options; empty for nothing."""
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

    def hand_headline(self, words: Words, private_table: PrivateTable) -> str:
        """What this seat is asked, or what it waits for."""
        ...

    def hand_words(self, words: Words, private_table: PrivateTable, most: int) -> str:
        """All that the picture of the hand tells, in at most so many characters: every card is named."""
        ...

    def hand_rows(self, words: Words, private_table: PrivateTable, asked: Asked) -> list[ui.ActionRow[Any]]:
        """The choice and the buttons of the panel: the same rows whatever can be done."""
        ...

    def table_art(self, words: Words, public_table: PublicTable, skin: Skin) -> Art | None:
        """The picture of the table; the table has a view."""
        ...

    def hand_art(self, words: Words, private_table: PrivateTable, skin: Skin) -> Art | None:
        """The picture of a hand."""
        ...


Looks: TypeAlias = Mapping[str, GameLook]
"""The looks of the games that are played, by the games' names."""
