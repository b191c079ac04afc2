"""The look of a game: everything that messages, panels and pictures need to know about one game.

A game's kit has its look.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    import discord
    from discord import ui
    from PIL.Image import Image

    from bot.engine import View
    from bot.store.presets import Preset
    from bot.tables.info import PrivateTable, PublicTable, SeatInfo, TableInfo
    from bot.tables.ladder.marks import GameMarks
    from bot.ui.awards import Award
    from bot.ui.beats import Span
    from bot.ui.layouts.tables import Skin
    from bot.ui.words import Words


class Asked(NamedTuple):
    """What a person has begun to choose in their panel: the page shown, the card that still needs a target, and
    whether it is to be played only under a condition of the game's. `mate`: whose hand they want to look at, the seat
    of a mate as a number or `OWN`; empty: whose they look at already.
    """

    page: str = ""
    card: str = ""
    timid: bool = False
    mate: str = ""


OWN = "own"
"""The own hand, in place of a mate's."""
JUST_LOOKING = Asked()
OWN_HAND = Asked(mate=OWN)


class Art(NamedTuple):
    """A picture that can be drawn. Equal keys mean equal pictures; `alt` describes it in words."""

    key: Hashable
    draw: Callable[[], bytes]
    alt: str


class LobbyFace(NamedTuple):
    """Whom a seat of the lobby shows, and what draws their face in a width; equal codes have equal faces."""

    code: str
    draw: Callable[[int], Image]


class CharacterLook(NamedTuple):
    """A character as others see it: its short name, and what draws its face in a width."""

    name: str
    draw: Callable[[int], Image]


class CardPart(NamedTuple):
    """A part of the information about a card: words, perhaps with a picture."""

    text: str
    art: Art | None = None


class DeckText(NamedTuple):
    """A deck that people have made on their server."""

    name: str
    says: str
    """What it says, as it is kept."""
    draft: bool
    """Whether it is not on the table."""


class Cards(Protocol):
    """The cards of a game, as people look them up."""

    def find(self, words: Words, text: str) -> str | None:
        """The card that somebody means, in the form that `told` takes; None if there is none, or more than one."""
        ...

    def matching(self, words: Words, text: str) -> list[str]:
        """The names of cards that contain everything that was typed, the likeliest first; `find` knows each of them."""
        ...

    def told(self, words: Words, card: str, drink: str) -> Sequence[CardPart]:
        """What a card does, and the rulings about it; `drink` is the server's word for drinks."""
        ...

    def codes(self, card: str) -> Collection[str]:
        """The cards that are meant, as the game's data names them."""
        ...

    def beside(self, decks: Sequence[DeckText]) -> Cards:
        """These cards, and with them those of decks that people have made."""
        ...


class Blow(NamedTuple):
    """Something that decided a game."""

    told: str
    cards: Sequence[str]
    """The codes of the cards that did it."""


class Ending(NamedTuple):
    """How a game ended, in words."""

    headline: str
    """In one sentence; empty if there is nothing to say."""
    without: Sequence[str]
    """How it went on after the last person was out of it, in three lines at most; none where a person won."""
    blows: Sequence[Blow]
    """What decided it, the oldest first; at most three."""
    people: Sequence[str]
    """The names of the people who played."""


class Recap(NamedTuple):
    """Draws the recap, the picture of a whole game."""

    note: Callable[[View], Any]
    """What the recap needs of the public view at the start of a turn, or at the end. Called in a thread."""
    awards: Callable[[Sequence[Mapping[str, Any]]], Sequence[Award]]
    """What the public events of the whole game prove. Called in a thread."""
    art: Callable[[Words, TableInfo, Sequence[Any], Sequence[Award], str], Art]
    """The recap, made of what was noted, oldest first, the awards, and the headline of its end."""
    decided: Callable[[Sequence[Any], Sequence[Mapping[str, Any]]], Any] | None = None
    """What decided the game, of what was noted and all public events. Called in a thread. None: nothing is told."""
    ending: Callable[[Words, TableInfo, Any], Ending] | None = None
    """That in words."""
    banners: Callable[[Words, TableInfo, Any], Sequence[Art]] | None = None
    """Its moments as banners, the oldest first; at most four."""


class Wanted(NamedTuple):
    """The submitted form of a table's options."""

    pace: str
    options: Mapping[str, Any]


class Lesson(NamedTuple):
    """A game's lesson, as the learner sees it."""

    guide: Callable[[Words, PrivateTable], str]
    """What the guide says now. The game is being played."""


class QuestionPick(NamedTuple):
    """Something that can be picked in a question."""

    pick: str
    label: str
    does: str
    """What the card does; empty where there is nothing to say."""
    chance: float
    """The seat's mean chance to win at the end of the turn, from 0 to 1."""


class AskedQuestion(NamedTuple):
    """A question: what would you play?"""

    headline: str
    table: PublicTable
    hand: PrivateTable
    picks: Sequence[QuestionPick]
    """The best first."""
    best: str
    """What the house would play."""


class QuestionBook(Protocol):
    """The questions of a game."""

    def ids(self) -> Sequence[str]:
        """All of them, in the order in which they are asked."""
        ...

    def asked(self, words: Words, question: str) -> AskedQuestion | None:
        """A question; None if there is none of that id, or it cannot be set up any more. It takes some milliseconds."""
        ...


class GameLook(Protocol):
    """One game as people see it, in messages, panels and pictures."""

    most: int
    """The number of seats of a table if nobody asks for fewer."""
    names_turn: bool
    """Whether a panel that asks nothing names who is to move, and so is drawn again when that is somebody else."""
    recap: Recap | None
    """None if the game has no recap."""
    lesson: Lesson | None
    """None if the game has no lesson."""
    marks: GameMarks | None
    """None if the game has no marks."""
    questions: QuestionBook | None
    """None if the game has no questions."""

    def card_name(self, words: Words, card: str) -> str | None:
        """The name of a card from its code; None if this game has no such card."""
        ...

    def pick_words(self, words: Words, names: Sequence[str], pick: str) -> str:
        """What somebody answered in secret, for the log of a game that is over."""
        ...

    def stage_names(self, words: Words, view: View) -> Sequence[str]:
        """The names of the seats where nobody sits, because a scenario is shown."""
        ...

    def headline(self, words: Words, public_table: PublicTable, *, pictured: bool = False) -> str:
        """Who is asked what, and until when; without what a picture beside it shows as well. The table has to be live,
        with an open ask."""
        ...

    def lines(
        self,
        words: Words,
        names: Sequence[str],
        events: Sequence[Mapping[str, Any]],
        show: Callable[[str], str],
        options: Mapping[str, Any],
    ) -> list[str]:
        """Lines about these events, oldest first; `show` makes names safe for the place where the lines are shown;
        `options` are the table's."""
        ...

    def goes_on(self, before: Sequence[Mapping[str, Any]], events: Sequence[Mapping[str, Any]]) -> bool:
        """Whether a move is told together with the moves before it, as they do the same thing together: their events,
        and those of the move; there are some of each."""
        ...

    def beat(
        self, words: Words, seen: PublicTable | PrivateTable, span: Span, *, reader: int | None = None, most: int = 0
    ) -> Sequence[str]:
        """What people did in these decisions, as lines that can be read at once; `reader`: the seat that reads it, in
        its panel. `most`: the letters of a line, of which the oldest is left out where there is more to tell; 0: all is
        told. The table must have a view."""
        ...

    def big(self, seen: PublicTable | PrivateTable, span: Span) -> bool:
        """Whether these decisions have a moment with a banner, as when somebody goes out: everybody is shown that at
        once, and for longer."""
        ...

    def hit(self, seen: PublicTable) -> Mapping[int, Hashable]:
        """The seats to which what is being resolved would do something, and what, as everybody can see. The table must
        have a view."""
        ...

    def in_words(self, words: Words, info: TableInfo, view: View, skin: Skin) -> str:
        """Everything that the picture of the table shows, in words."""
        ...

    def card_art(self, words: Words, card: str) -> Art | None:
        """The picture of a card, from its code; None where it has none."""
        ...

    def moment(self, words: Words, seen: PublicTable | PrivateTable, skin: Skin) -> str:
        """The moment that the picture's banner shows, as a sentence; empty without one. The table must have a view."""
        ...

    def buttons(self, words: Words, public_table: PublicTable) -> ui.ActionRow[Any]:
        """The buttons of the table's message: the same for everybody, always in the same place."""
        ...

    def places(self, words: Words, seen: PublicTable | PrivateTable, skin: Skin) -> Sequence[str]:
        """Every seat with its place, the best first."""
        ...

    def options(self, words: Words, info: TableInfo) -> list[str]:
        """The options that differ from the defaults, in words."""
        ...

    def guests(self) -> Sequence[str]:
        """The codes of the guests of the house, in the order in which they come to a table; their names stand in the
        words as ``guest.CODE``."""
        ...

    def presets(self) -> Sequence[Preset]:
        """The sets of options that the lobby offers; the names of them stand in the words as ``preset.NAME``."""
        ...

    def lobby_seat(self, words: Words, info: TableInfo, seat: SeatInfo) -> str:
        """What the lobby shows of a seat besides its name."""
        ...

    def lobby_face(self, info: TableInfo, seat: SeatInfo) -> LobbyFace | None:
        """The face of a seat in the lobby's picture; None for one without."""
        ...

    def character(self, code: str) -> CharacterLook | None:
        """A character by its code; None if this game has no such one."""
        ...

    def lobby_caption(self, words: Words, info: TableInfo, seat: SeatInfo) -> str:
        """What the lobby's picture writes under the name of a person: a word or two; empty for nothing."""
        ...

    def lobby_note(self, words: Words, info: TableInfo) -> str:
        """What people should know before they sit down to a game with these options; empty for nothing."""
        ...

    def lobby_warning(self, words: Words, info: TableInfo) -> str:
        """What is wrong with what was chosen, for the lobby's message; empty for nothing."""
        ...

    def setup_items(self, words: Words, info: TableInfo) -> list[ui.Item[Any]]:
        """The buttons for what people choose for their own seat, on their private panel of a lobby."""
        ...

    def form(self, words: Words, info: TableInfo) -> discord.ui.Modal:
        """The form of the table's options."""
        ...

    def read_form(self, values: tuple[str, ...]) -> Wanted:
        """The submitted form. Raises `Refused('reopen')` if it belongs to an older form."""
        ...

    def hand_headline(self, words: Words, private_table: PrivateTable, *, brief: bool = False) -> str:
        """What this seat is asked, or for whom it waits; `brief`: as few words as say it, beside a picture."""
        ...

    def beside(self, words: Words, private_table: PrivateTable) -> str:
        """What a panel that asks nothing tells besides what the others do: of those who play with its owner."""
        ...

    def hand_shown(self, private_table: PrivateTable, asked: Asked) -> PrivateTable:
        """What the panel shows the hand of: the seat's own, or that of a mate, with nothing to do there."""
        ...

    def hand_words(self, words: Words, private_table: PrivateTable, most: int) -> str:
        """Everything that the picture of the hand shows, in at most `most` characters; it names every card."""
        ...

    def hand_rows(self, words: Words, private_table: PrivateTable, asked: Asked) -> list[ui.ActionRow[Any]]:
        """The choice and the buttons of the panel, always in the same rows."""
        ...

    def table_art(self, words: Words, public_table: PublicTable, skin: Skin) -> Art | None:
        """The picture of the table, which must have a view."""
        ...

    def hand_art(self, words: Words, private_table: PrivateTable, skin: Skin) -> Art | None:
        """The picture of a hand."""
        ...


Looks: TypeAlias = Mapping[str, GameLook]
"""The looks of the games that are played, by the games' names."""
