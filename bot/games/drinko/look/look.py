"""Drinko as people see it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any, cast

from discord import ui

from bot.engine import View
from bot.games.drinko.look import alt, forms, lesson, story
from bot.games.drinko.look.awards import drinko_awards
from bot.games.drinko.look.happened import Moment, happened, longest_train
from bot.games.drinko.look.marks import DRINKO_MARKS
from bot.games.drinko.look.moments import moment_told, moment_words
from bot.games.drinko.look.panel import choice, hand_buttons, hand_headline, hand_words, playable, to_move
from bot.games.drinko.look.pictures.banner import draw_banner
from bot.games.drinko.look.pictures.hand import draw_hand
from bot.games.drinko.look.pictures.recap import SeatCount, Turn, draw_recap, turn_of
from bot.games.drinko.look.pictures.table import draw_table
from bot.games.drinko.look.words import card_name
from bot.games.drinko.rules.view import DrinkoView, TableView, drinko_view
from bot.store.presets import Preset
from bot.tables.info import PrivateTable, PublicTable, SeatInfo, TableInfo
from bot.tables.ladder.marks import GameMarks
from bot.ui.awards import Award
from bot.ui.beats import Span, events_in
from bot.ui.layouts.clock import until
from bot.ui.layouts.components import button, row
from bot.ui.layouts.tables import (
    PRIMARY,
    Skin,
    by_place,
    cut,
    drink_word,
    drinks,
    label_names,
    patron_mark,
    seat_names,
    story_lines,
)
from bot.ui.layouts.watching import out_rows
from bot.ui.look import Art, Asked, CharacterLook, Lesson, LobbyFace, QuestionBook, Recap, Wanted
from bot.ui.pictures.cache import key_of
from bot.ui.staging import stand_ins
from bot.ui.words import Words, dotted

HIDDEN = ("uncalled",)
"""Parts of a view that are never shown; they do not make another picture either."""


def _noted(view: View) -> Turn:
    return turn_of(drinko_view(view))


def _recap_art(words: Words, info: TableInfo, history: Sequence[Turn], awards: Sequence[Award], headline: str) -> Art:
    names, places = label_names(info), tuple(info.placings or ())
    patrons = frozenset(seat.seat for seat in info.seats if seat.patron)
    endings = tuple(_ending(words, count) for count in history[-1])

    def draw() -> bytes:
        return draw_recap(words, history, names, patrons=patrons, places=places, endings=endings, awards=awards)

    key = ("drinko-recap", tuple(history), tuple(names), patrons, places, endings, tuple(awards))
    return Art(key, draw, alt.recap_alt(words, len(history) - 1, names, places, endings, awards))


def _decided(history: Sequence[Turn], seen: Sequence[Mapping[str, Any]]) -> Moment | None:
    return longest_train(seen)


def _banners(words: Words, info: TableInfo, train: Moment | None) -> Sequence[Art]:
    """The longest train that somebody has drunk."""
    if train is None:
        return []
    names = label_names(info)
    patrons = frozenset(seat.seat for seat in info.seats if seat.patron)

    def drinks(count: int) -> str:
        return drink_word(words, count, Skin())

    draw = partial(draw_banner, moment_told(words, train, names, drinks), train, names, patrons)
    alt_text = moment_words(words, train, seat_names(info), drinks)
    return [Art(("drinko-banner", train, tuple(names), patrons), draw, alt_text)]


def _ending(words: Words, count: SeatCount) -> str:
    return words.say("drinko-recap.ended", left=count.cards, n=count.drinks)


class DrinkoLook:
    """See `GameLook`."""

    most = 10
    names_turn = True
    recap: Recap | None = Recap(_noted, drinko_awards, _recap_art, _decided, None, _banners)
    lesson: Lesson | None = Lesson(lesson.guide)
    marks: GameMarks | None = DRINKO_MARKS
    questions: QuestionBook | None = None

    def card_name(self, words: Words, card: str) -> str | None:
        """A card in words, from its code; None for no card."""
        try:
            return card_name(words, card)
        except ValueError:
            return None

    def pick_words(self, words: Words, names: Sequence[str], pick: str) -> str:
        """A card by its name; the game has no secret answers."""
        return self.card_name(words, pick) or pick

    def stage_names(self, words: Words, view: View) -> Sequence[str]:
        """Any names."""
        return stand_ins(words, len(drinko_view(view)["sizes"]))

    def headline(self, words: Words, public_table: PublicTable, *, pictured: bool = False) -> str:
        """Whose move, and until when."""
        assert public_table.ask is not None
        assert public_table.view is not None
        return to_move(
            words,
            public_table.info,
            public_table.ask,
            public_table.view,
            until(words, public_table.info, public_table.ask),
        )

    def lines(
        self,
        words: Words,
        names: Sequence[str],
        events: Sequence[Mapping[str, Any]],
        show: Callable[[str], str],
        options: Mapping[str, Any],
    ) -> list[str]:
        """One line a move."""
        return story.lines(words, names, events, show, play_on=bool(options.get("play_on")))

    def goes_on(self, before: Sequence[Mapping[str, Any]], events: Sequence[Mapping[str, Any]]) -> bool:
        """Each move is told by itself."""
        return False

    def beat(
        self, words: Words, seen: PublicTable | PrivateTable, span: Span, *, reader: int | None = None, most: int = 0
    ) -> Sequence[str]:
        """A line for each move."""
        return story_lines(words, self, seen.info, events_in(seen, span)[1])

    def big(self, seen: PublicTable | PrivateTable, span: Span) -> bool:
        """Whether somebody drinks a long train."""
        return longest_train(events_in(seen, span)[1]) is not None

    def hit(self, seen: PublicTable) -> Mapping[int, Hashable]:
        """Nobody: whatever happens to somebody asks them."""
        return {}

    def in_words(self, words: Words, info: TableInfo, view: View, skin: Skin) -> str:
        """The pile, the train, and every seat."""
        return table_words(words, info, drinko_view(view), skin)

    def card_art(self, words: Words, card: str) -> Art | None:
        """None: nothing decides a game by itself."""
        return None

    def moment(self, words: Words, seen: PublicTable | PrivateTable, skin: Skin) -> str:
        """Who drinks a long train, or is caught."""
        found = happened(seen.moves).moment
        names = seat_names(seen.info)
        return moment_words(words, found, names, lambda n: drink_word(words, n, skin)) if found is not None else ""

    def buttons(self, words: Words, public_table: PublicTable) -> ui.ActionRow[Any]:
        """My hand, call, catch, watch, more."""
        return table_buttons(words, public_table.info)

    def places(self, words: Words, seen: PublicTable | PrivateTable, skin: Skin) -> Sequence[str]:
        """Places with cards left and drinks."""
        return placing_lines(words, seen, skin)

    def options(self, words: Words, info: TableInfo) -> list[str]:
        """Added cards, house rules, who starts."""
        return option_words(words, info)

    def guests(self) -> Sequence[str]:
        """Nobody."""
        return ()

    def presets(self) -> Sequence[Preset]:
        """Those of `data/drinko/presets.toml`."""
        return forms.the_presets()

    def lobby_seat(self, words: Words, info: TableInfo, seat: SeatInfo) -> str:
        """Nothing: all seats are alike."""
        return ""

    def lobby_face(self, info: TableInfo, seat: SeatInfo) -> LobbyFace | None:
        """Nobody plays a character."""
        return None

    def character(self, code: str) -> CharacterLook | None:
        """Nobody plays a character."""
        return None

    def lobby_caption(self, words: Words, info: TableInfo, seat: SeatInfo) -> str:
        """Nothing."""
        return ""

    def lobby_note(self, words: Words, info: TableInfo) -> str:
        """Nothing: no option of the game tells anything about a hand."""
        return ""

    def lobby_warning(self, words: Words, info: TableInfo) -> str:
        """Nothing: no option can go wrong."""
        return ""

    def setup_items(self, words: Words, info: TableInfo) -> list[ui.Item[Any]]:
        """Nothing to choose."""
        return []

    def form(self, words: Words, info: TableInfo) -> ui.Modal:
        """Pace, added cards, house rules, who starts."""
        return forms.options_form(words, info)

    def read_form(self, values: tuple[str, ...]) -> Wanted:
        """The submitted form of `form`."""
        return Wanted(*forms.read_options(values))

    def hand_headline(self, words: Words, private_table: PrivateTable, *, brief: bool = False) -> str:
        """Whose move, and until when."""
        return hand_headline(words, private_table)

    def beside(self, words: Words, private_table: PrivateTable) -> str:
        """Nothing: everybody plays alone."""
        return ""

    def hand_shown(self, private_table: PrivateTable, asked: Asked) -> PrivateTable:
        """The own: everybody plays alone."""
        return private_table

    def hand_words(self, words: Words, private_table: PrivateTable, most: int) -> str:
        """The hand and the card it is played on."""
        return cut(hand_words(words, drinko_view(private_table.view)), most)

    def hand_rows(self, words: Words, private_table: PrivateTable, asked: Asked) -> list[ui.ActionRow[Any]]:
        """The choice, then the buttons; for a seat that is out, Watch."""
        if private_table.seat in drinko_view(private_table.view)["out"]:
            return out_rows(words, private_table)
        return [row(choice(words, private_table, asked)), hand_buttons(words, private_table)]

    def table_art(self, words: Words, public_table: PublicTable, skin: Skin) -> Art:
        """The table."""
        assert public_table.view is not None
        info, view = public_table.info, _shown(public_table.view)
        names = label_names(info)
        patrons = frozenset(seat.seat for seat in info.seats if seat.patron or seat.minded)
        asked = frozenset(public_table.ask.waiting if public_table.ask else ())
        word = _word(words, view, skin)
        latest = happened(public_table.moves)
        told = moment_told(words, latest.moment, names, lambda n: drink_word(words, n, skin)) if latest.moment else None

        def draw() -> bytes:
            return draw_table(
                words, view, names, patrons=patrons, asked=asked, drink_word=word, latest=latest, moment=told
            )

        key = key_of("table", view, names, patrons, asked, word), latest, told
        said = alt.table_alt(
            words, view, names, drink_word(words, 2, skin), drink_word(words, 1, skin), asked=asked, latest=latest
        )
        return Art(key, draw, said)

    def hand_art(self, words: Words, private_table: PrivateTable, skin: Skin) -> Art:
        """The hand."""
        view = _shown(private_table.view)
        cards, word = frozenset(playable(private_table)), _word(words, view, skin)

        def draw() -> bytes:
            return draw_hand(words, view, playable=cards, drink_word=word)

        key = key_of("hand", view["hand"], view["top"], view["train"], cards, word)
        return Art(key, draw, alt.hand_alt(words, view, cards))


LOOK = DrinkoLook()


def _shown(view: View) -> TableView:
    return cast("TableView", {name: value for name, value in drinko_view(view).items() if name not in HIDDEN})


def _word(words: Words, view: TableView, skin: Skin) -> str:
    """The word beside the train's number, the only one a picture has."""
    return drink_word(words, view["train"], skin)


# -- the table ------------------------------------------------------------------------------------------------------


def option_words(words: Words, info: TableInfo) -> list[str]:
    """The table's options that differ from the usual, in words."""
    told: list[str] = []
    for name, value in info.options.items():
        if name == "starter":
            if 0 <= value < len(info.seats):
                told.append(words.say("option.starter", name=seat_names(info)[int(value)]))
        elif value and words.has(f"option.{name}"):
            told.append(words.say(f"option.{name}", n=value))
    return told


def table_words(words: Words, info: TableInfo, view: DrinkoView, skin: Skin) -> str:
    """Everything that the picture shows, for people who want words only."""
    names = seat_names(info)
    train = words.say("table.words-train", n=view["train"]) if view["train"] else ""
    turning = words.say("table.clockwise" if view["direction"] > 0 else "table.counter") if len(names) > 2 else ""
    top, behind = card_name(words, view["top"]), {"turning": dotted(turning), "train": dotted(train)}
    told = [words.say("table.words", top=top, draw=view["draw"], **behind)]
    for seat in info.seats:
        told.append(
            words.say(
                "table.seat",
                mark="▶" if view["to_move"] == seat.seat and not view["over"] else "•",
                name=names[seat.seat],
                patron=patron_mark(words, seat),
                cards=view["sizes"][seat.seat],
                drinks=drinks(words, view["drinks"][seat.seat], skin),
                state=_seat_state(words, view, seat),
            )
        )
    return "\n".join(told)


def _seat_state(words: Words, view: DrinkoView, seat: SeatInfo) -> str:
    state: list[str] = []
    if seat.seat in view["out"]:
        state.append(words.say("table.state-out", place=story.ordinal(words, view["out"].index(seat.seat) + 1)))
    if view["called"][seat.seat]:
        state.append(words.say("table.state-called"))
    if seat.minded:
        state.append(words.say("table.state-minded"))
    return dotted(*state)


def placing_lines(words: Words, seen: PublicTable | PrivateTable, skin: Skin) -> Sequence[str]:
    """Every seat with its place, the best first."""
    if seen.view is None:
        return []
    view = drinko_view(seen.view)
    told: list[str] = []
    for seat, facts in by_place(words, seen.info):
        left = view["sizes"][seat]
        cards = words.say("final.cards", n=left) if left else words.say("final.out")
        told.append(words.say("final.place", **facts, cards=cards, drinks=drinks(words, view["drinks"][seat], skin)))
    return told


def table_buttons(words: Words, info: TableInfo) -> ui.ActionRow[Any]:
    """The shared buttons: the same for everyone, always in the same place."""
    return row(
        button(words.say("button.hand"), info.id, "panel.hand", style=PRIMARY),
        button(words.say("button.call"), info.id, "drinko.call"),
        button(words.say("button.catch"), info.id, "drinko.catch"),
        button(words.say("button.watch"), info.id, "table.watch"),
        button(words.say("button.more"), info.id, "table.more"),
    )
