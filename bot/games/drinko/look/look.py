"""Drinko as people see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any, cast

import discord
from discord import ui

from bot.engine import Option, View, join_pick, split_pick
from bot.games.drinko.look import alt, forms, lesson, story
from bot.games.drinko.look.awards import drinko_awards
from bot.games.drinko.look.happened import Moment, happened, longest_train
from bot.games.drinko.look.moments import moment_told, moment_words
from bot.games.drinko.look.pictures.banner import draw_banner
from bot.games.drinko.look.pictures.hand import draw_hand
from bot.games.drinko.look.pictures.recap import SeatCount, Turn, draw_recap, turn_of
from bot.games.drinko.look.pictures.table import draw_table
from bot.games.drinko.look.words import COLOURS, card_name, colour_name, in_order
from bot.games.drinko.rules import the_deck
from bot.games.drinko.rules.view import DrinkoView, TableView, drinko_view
from bot.store.presets import Preset
from bot.tables.info import OpenAsk, PrivateTable, PublicTable, SeatInfo, TableInfo
from bot.ui.awards import Award
from bot.ui.beats import Span, events_in
from bot.ui.layouts.clock import until, when
from bot.ui.layouts.components import FROM_MORE, IN_PANEL, button, row, select
from bot.ui.layouts.tables import (
    PRIMARY,
    SUCCESS,
    Skin,
    by_place,
    cut,
    drink_word,
    drinks,
    label_names,
    layout,
    seat_names,
    short_names,
    story_lines,
)
from bot.ui.layouts.watching import out_rows
from bot.ui.look import Art, Asked, Lesson, LobbyFace, Recap, Wanted
from bot.ui.pictures.cache import key_of
from bot.ui.staging import stand_ins
from bot.ui.words import Words

MOST_OPTIONS = 25
SPECIAL = "s"
"""The page of cards without a colour."""
DOTS = {"r": "🔴", "y": "🟡", "g": "🟢", "b": "🔵", SPECIAL: "✨"}
NOTHING: Mapping[str, Option] = {}
SHARING = frozenset({"split", "suffer"})
"""Specials by which whoever answers a Drink Train with them drinks too."""
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
    cards = words.say("final.cards", n=count.cards) if count.cards else words.say("final.out")
    return words.say("drinko-recap.ending", cards=cards, n=count.drinks)


class DrinkoLook:
    """See `GameLook`."""

    most = 10
    names_turn = True
    recap: Recap | None = Recap(_noted, drinko_awards, _recap_art, _decided, None, _banners)
    lesson: Lesson | None = Lesson(lesson.guide)

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
        return _to_move(
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
        self, words: Words, seen: PublicTable | PrivateTable, span: Span, *, reader: int | None = None
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

        key = (*key_of("table", view, names, patrons, asked, word), latest, told)
        said = alt.table_alt(words, view, names, skin.drink_word, skin.one_drink, asked=asked, latest=latest)
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


def _to_move(words: Words, info: TableInfo, ask: OpenAsk, view: View, deadline: str) -> str:
    """The person who is to move, and what they have to decide."""
    train, names = drinko_view(view)["train"], seat_names(info)
    name = words.listing([names[seat] for seat in ask.waiting])
    return words.say("table.train" if train else "table.move", name=name, n=train, until=deadline)


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
    told = [
        words.say("table.words", top=card_name(words, view["top"]), turning=turning, draw=view["draw"], train=train)
    ]
    for seat in info.seats:
        told.append(
            words.say(
                "table.seat",
                mark="▶" if view["to_move"] == seat.seat and not view["over"] else "•",
                name=names[seat.seat],
                patron=words.say("table.state-patron") if seat.patron else "",
                cards=view["sizes"][seat.seat],
                drinks=drinks(words, view["drinks"][seat.seat], skin),
                state=_seat_state(words, view, seat),
            )
        )
    return "\n".join(told)


def _seat_state(words: Words, view: DrinkoView, seat: SeatInfo) -> str:
    state = ""
    if seat.seat in view["out"]:
        state += words.say("table.state-out", place=story.ordinal(words, view["out"].index(seat.seat) + 1))
    if view["called"][seat.seat]:
        state += words.say("table.state-called")
    if seat.minded:
        state += words.say("table.state-minded")
    return state


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


# -- the hand -------------------------------------------------------------------------------------------------------


def playable(private_table: PrivateTable) -> list[str]:
    """The cards that the seat can play now."""
    if private_table.seat_ask is None:
        return []
    return [key for key in private_table.seat_ask.options if key not in ("draw", "drink")]


def page_of(code: str) -> str:
    """The page a card is on: its colour's letter."""
    return code[0] if code[0] in COLOURS and code[1:] and code not in ("split", "target", "suffer") else SPECIAL


def hand_headline(words: Words, private_table: PrivateTable) -> str:
    """Whose move, until when, and what stands against this seat."""
    info, view = private_table.info, drinko_view(private_table.view)
    if private_table.seat in view["out"]:
        place = view["out"].index(private_table.seat) + 1
        return words.say("hand.won" if place == 1 else "hand.out", place=story.ordinal(words, place))
    if info.seats[private_table.seat].minded:
        return words.say("hand.minded")
    if private_table.seat_ask is not None:
        key = (
            "hand.yours" if not view["train"] else "hand.yours-train" if playable(private_table) else "hand.yours-drink"
        )
        told = [
            words.say(key, n=view["train"], until=until(words, info, private_table.ask, "your")),
            _to_you(words, private_table),
        ]
    elif private_table.ask is not None:
        told = [_to_move(words, info, private_table.ask, private_table.view, "")]
    else:
        told = []
    held = _held_by_others(words, private_table)
    return "\n".join([*told, *_one_card_left(words, private_table), *([held] if held else [])])


def _to_you(words: Words, private_table: PrivateTable) -> str:
    """What the move means for the seat that is asked."""
    view = drinko_view(private_table.view)
    train, held, cards = view["train"], len(view["hand"]), playable(private_table)
    if not cards:
        drawn = min(train or 1, view["draw"] + len(view["pile"]) - 1)
        return words.say("to-you.drink" if train else "to-you.draw", n=train, drawn=drawn, after=held + drawn)
    if held == 1 and not (train and cards[0] in SHARING):
        place = len(view["out"]) + 1
        key = "special" if page_of(cards[0]) == SPECIAL else "win" if place == 1 else "last"
        return words.say(f"to-you.{key}", place=story.ordinal(words, place))
    if train:
        shared = [code for code in cards if code in SHARING]
        key = "answer" if not shared else "answer-or-share" if len(shared) < len(cards) else "share"
        return words.say(f"to-you.{key}", n=train, card=card_name(words, shared[0]) if shared else "")
    return words.say("to-you.play" if held > 2 else "to-you.last-but-one", after=held - 1)


def may_call(view: DrinkoView) -> bool:
    """Whether the seat whose view it is has one card left, has not called, and still may."""
    return view["me"] is not None and view["uncalled"]["may"] == view["me"]


def _one_card_left(words: Words, private_table: PrivateTable) -> list[str]:
    """What its owner alone is told of a last card that nobody has called: how long they can call, or be caught."""
    view, ask = drinko_view(private_table.view), private_table.ask
    if private_table.seat in view["uncalled"]["late"]:
        two = len(view["sizes"]) - len(view["out"]) == 2  # ruling 10
        return [words.say("one-card.late-own" if two else "one-card.late")]
    if not may_call(view) or view["to_move"] == private_table.seat:  # in their own turn they go out or draw
        return []
    if ask is None or ask.deadline is None:
        return [words.say("one-card.call-still")]
    name = seat_names(private_table.info)[view["to_move"]]
    return [words.say("one-card.call", name=name, when=when(ask.deadline))]


def hand_words(words: Words, view: DrinkoView) -> str:
    """The hand, and the card or train that it must answer, in words."""
    train = words.say("table.words-train", n=view["train"]) if view["train"] else ""
    top = words.say("hand.top", top=card_name(words, view["top"]), train=train)
    counts = Counter(view["hand"])
    cards = ", ".join(card_label(words, code, count) for code, count in counts.items())
    return f"{words.say('hand.cards', cards=cards) if cards else words.say('hand.none')}\n{top}"


def card_label(words: Words, code: str, count: int) -> str:
    """A card, and how many of it."""
    return words.say("hand.many", card=card_name(words, code), n=count) if count > 1 else card_name(words, code)


def choice(words: Words, private_table: PrivateTable, asked: Asked) -> ui.Item[Any]:
    """The one select of the panel: the cards that can be played, or the targets of the chosen card."""
    number = private_table.ask.number if private_table.ask else 0
    options = private_table.seat_ask.options if private_table.seat_ask else NOTHING
    if asked.card in options and options[asked.card].most:
        return _targets(words, private_table, number, options[asked.card])
    cards = playable(private_table)
    if not cards:
        hint = words.say("hand.wait" if private_table.seat_ask is None else "hand.nothing")
        return select(private_table.info.id, "drinko.play", [], placeholder=hint, ask=number)
    return _cards(words, private_table, number, cards, asked.page)


def _cards(words: Words, private_table: PrivateTable, number: int, cards: Sequence[str], page: str) -> ui.Item[Any]:
    counts = Counter(drinko_view(private_table.view)["hand"])
    straight = _straight(words, private_table, cards)
    if len(straight) <= MOST_OPTIONS:
        return select(private_table.info.id, "drinko.play", straight, placeholder=words.say("hand.choose"), ask=number)
    placeholder = words.say("hand.choose")
    pages = sorted({page_of(code) for code in cards}, key=list(DOTS).index)
    options: list[discord.SelectOption] = []
    shown = in_order(cards)
    if len(shown) > MOST_OPTIONS:
        page = page if page in pages else pages[0]
        placeholder = words.say("hand.choose-page", page=page_name(words, page))
        options = [
            discord.SelectOption(
                label=words.say(
                    "hand.page", page=page_name(words, other), n=sum(page_of(code) == other for code in shown)
                ),
                value=join_pick("page", (other,)),
                emoji="📄",
            )
            for other in pages
            if other != page
        ]
        shown = [code for code in shown if page_of(code) == page]
    cards_first = [_option(code, card_label(words, code, counts[code]), code) for code in shown]
    return select(private_table.info.id, "drinko.play", cards_first + options, placeholder=placeholder, ask=number)


def _straight(words: Words, private_table: PrivateTable, cards: Sequence[str]) -> list[discord.SelectOption]:
    """Every card with every target at one touch; too many for a select when hand and table are large."""
    view, names = drinko_view(private_table.view), label_names(private_table.info)
    counts = Counter(view["hand"])
    options: list[discord.SelectOption] = []
    for code in in_order(cards):
        option = private_table.seat_ask.options[code] if private_table.seat_ask else Option(code)
        label = card_label(words, code, counts[code])
        if not option.most:
            options.append(_option(code, label, code))
        for target in option.targets if option.most else ():
            on = words.say("hand.on", card=label, name=names[int(target)])
            about = cards_held(words, view, int(target))
            options.append(_option(code, on, join_pick(code, (target,)), about))
    return options


def cards_held(words: Words, view: DrinkoView, seat: int) -> str:
    """How many cards a seat holds, in words."""
    return words.say("final.cards", n=view["sizes"][seat])


def _option(code: str, label: str, value: str, where: str = "") -> discord.SelectOption:
    """A card to choose, perhaps with where its target stands. A Special says what it does, but for what all of them do:
    that anything goes with them.
    """
    page = page_of(code)
    about = the_deck().cards[code].text.partition(". ")[2] if page == SPECIAL else ""
    about = " · ".join(text for text in (where, about) if text)
    return discord.SelectOption(
        label=cut(label, 100), value=value, description=cut(about, 100) or None, emoji=DOTS[page]
    )


def page_name(words: Words, page: str) -> str:
    """A page's name: a colour, or the Specials."""
    return words.say("hand.special") if page == SPECIAL else colour_name(words, page)


def _targets(words: Words, private_table: PrivateTable, number: int, option: Option) -> ui.Item[Any]:
    names = label_names(private_table.info)
    view = drinko_view(private_table.view)
    options = [
        discord.SelectOption(
            label=names[int(target)][:100],
            value=join_pick(option.key, (target,)),
            description=cards_held(words, view, int(target)),
        )
        for target in option.targets
    ]
    options.append(discord.SelectOption(label=words.say("hand.cancel"), value="page>", emoji="↩️"))
    placeholder = words.say("hand.target", card=card_name(words, option.key))
    return select(private_table.info.id, "drinko.play", options, placeholder=placeholder, ask=number)


def hand_buttons(words: Words, private_table: PrivateTable) -> ui.ActionRow[Any]:
    """Draw or drink, call, catch, More: always there, always in the same place. In a lesson *Take back* stands in place
    of *More*.

    Calling is lit while it counts: only its owner sees this panel. Catching never is, noticing is the game (ruling 6).
    """
    info = private_table.info
    number = private_table.ask.number if private_table.ask else 0
    options = private_table.seat_ask.options if private_table.seat_ask else NOTHING
    verb = "drink" if drinko_view(private_table.view)["train"] else "draw"
    lit = SUCCESS if may_call(drinko_view(private_table.view)) else discord.ButtonStyle.secondary
    return row(
        button(
            words.say(f"button.{verb}"),
            info.id,
            f"drinko.{verb}",
            ask=number,
            style=PRIMARY,
            disabled=verb not in options,
        ),
        button(words.say("button.call"), info.id, "drinko.call", arg=IN_PANEL, style=lit),
        button(words.say("button.catch"), info.id, "drinko.catch", arg=IN_PANEL),
        _undo(words, private_table, arg=IN_PANEL)
        if info.lesson
        else button(words.say("button.more"), info.id, "drinko.more"),
    )


def _undo(words: Words, private_table: PrivateTable, arg: str = "") -> ui.Item[Any]:
    table, off = private_table.info.id, not private_table.may_undo
    return button(words.say("button.undo"), table, "panel.undo", arg=arg, disabled=off)


def more_layout(words: Words, private_table: PrivateTable) -> ui.LayoutView:
    """The private menu behind *More* of a hand: what is seldom pressed. *Refresh* makes it the hand."""
    refresh = button(words.say("button.refresh"), private_table.info.id, "panel.refresh", arg=FROM_MORE)
    return layout(ui.TextDisplay[Any](words.say("hand.more")), row(_undo(words, private_table), refresh))


def _held_by_others(words: Words, private_table: PrivateTable) -> str:
    """How many cards each of the others holds; of those who are out nothing."""
    view, names = drinko_view(private_table.view), short_names(private_table.info)
    others = [seat for seat in range(len(names)) if seat != private_table.seat and seat not in view["out"]]
    told = [words.say("hand.held", name=names[seat], n=view["sizes"][seat]) for seat in others]
    return words.say("hand.others", held=" · ".join(told)) if told else ""


def split_value(value: str) -> tuple[str, str]:
    """A select's value as card (or ``page``) and what comes after the arrow."""
    key, targets = split_pick(value)
    return key, targets[0] if targets else ""
