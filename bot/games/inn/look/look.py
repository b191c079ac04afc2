"""The Inn as people see it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any

from discord import ui

from bot.engine import View
from bot.games.inn.look import lesson as inn_lesson
from bot.games.inn.look import lobby, mates, prompts, team
from bot.games.inn.look import panel as inn_panel
from bot.games.inn.look import story as inn_story
from bot.games.inn.look.alt import inn_hand_alt, inn_recap_alt, inn_table_alt
from bot.games.inn.look.awards import inn_awards
from bot.games.inn.look.beats import beat_lines
from bot.games.inn.look.brief import BRIEF_STACK, STACK_MOST, in_line, stack_words
from bot.games.inn.look.buying import asked_card, bought_words, offered_words
from bot.games.inn.look.decisions import ask_facts, ways_words
from bot.games.inn.look.falls import Fall, fall_words, falls
from bot.games.inn.look.finale import banners, decided, ending
from bot.games.inn.look.happened import LARGE_POT, happened
from bot.games.inn.look.headlines import decides, inn_headline
from bot.games.inn.look.known import known_events
from bot.games.inn.look.marks import INN_MARKS
from bot.games.inn.look.moments import moment_words
from bot.games.inn.look.pictures.cards import draw_inn_card, face_of, hand_faces
from bot.games.inn.look.pictures.faces import portrait
from bot.games.inn.look.pictures.hand import draw_inn_hand, hand_key
from bot.games.inn.look.pictures.recap import Turn, draw_recap, turn_of
from bot.games.inn.look.pictures.table import draw_inn_table
from bot.games.inn.look.questions import InnQuestions
from bot.games.inn.look.staying import encounter_words, gap_of, staying_words
from bot.games.inn.look.words import (
    INN,
    card_name,
    card_or_drink_name,
    names_for,
    order_names,
    pick_words,
    placed,
    short_character,
)
from bot.games.inn.patrons.questions import the_bank
from bot.games.inn.patrons.value import the_cast
from bot.games.inn.rules import events as ev
from bot.games.inn.rules import the_library
from bot.games.inn.rules.foresee import foresee
from bot.games.inn.rules.play.view import InnView, RoundView, SeatView, inn_view
from bot.store.presets import Preset
from bot.tables.info import PrivateTable, PublicTable, SeatInfo, TableInfo
from bot.tables.ladder.marks import GameMarks
from bot.ui.awards import Award
from bot.ui.beats import Span, events_in
from bot.ui.layouts.clock import until
from bot.ui.layouts.components import button, row
from bot.ui.layouts.panels import asks_nothing
from bot.ui.layouts.tables import PRIMARY, Skin, by_place, label_names, patron_mark, seat_names
from bot.ui.layouts.watching import out_rows
from bot.ui.look import Art, Asked, CharacterLook, Lesson, LobbyFace, QuestionBook, Recap, Wanted
from bot.ui.names import in_picture
from bot.ui.pictures.cache import key_of
from bot.ui.words import Fact, Words, dotted

OUT = {"asleep": "inn.out-asleep", "broke": "inn.out-broke"}


def _recap_art(
    words: Words, info: TableInfo, history: Sequence[Turn], awards: Sequence[Award], headline: str
) -> Art:  # fmt: skip
    names, places = label_names(info), tuple(info.placings or ())

    def draw() -> bytes:
        return draw_recap(words, history, names, places=places, awards=awards, headline=in_picture(headline))

    alt = inn_recap_alt(words, history, names, places, awards)
    return Art(("inn-recap", tuple(history), tuple(names), places, tuple(awards), headline), draw, alt)


def _noted(view: View) -> Turn:
    return turn_of(inn_view(view))


class InnLook:
    """See `GameLook`."""

    most = 8
    names_turn = False
    recap: Recap | None = Recap(_noted, inn_awards, _recap_art, decided, ending, banners)
    lesson: Lesson | None = Lesson(inn_lesson.guide)
    marks: GameMarks | None = INN_MARKS
    questions: QuestionBook | None = InnQuestions(the_bank)

    def card_name(self, words: Words, card: str) -> str | None:
        """A card's title in italics, from its code; None for no card."""
        return card_name(card) if card in the_library().cards else None

    def pick_words(self, words: Words, names: Sequence[str], pick: str) -> str:
        """A pass, a card with its targets, or standing orders."""
        return pick_words(words, names, pick)

    def stage_names(self, words: Words, view: View) -> Sequence[str]:
        """Those of the characters."""
        return [short_character(seat["character"]) for seat in inn_view(view)["seats"]]

    def headline(self, words: Words, public_table: PublicTable, *, pictured: bool = False) -> str:
        """See `inn_headline`."""
        return inn_headline(words, public_table, pictured=pictured)

    def lines(
        self,
        words: Words,
        names: Sequence[str],
        events: Sequence[Mapping[str, Any]],
        show: Callable[[str], str],
        options: Mapping[str, Any],
    ) -> list[str]:
        """One line for each move with its effects."""
        return inn_story.lines(words, names, events, show, options)

    def goes_on(self, before: Sequence[Mapping[str, Any]], events: Sequence[Mapping[str, Any]]) -> bool:
        """See `story.goes_on`."""
        return inn_story.goes_on(before, events)

    def beat(
        self, words: Words, seen: PublicTable | PrivateTable, span: Span, *, reader: int | None = None, most: int = 0
    ) -> Sequence[str]:
        """A line for each turn. A panel that asks nothing has no headline: where nothing else is news, it tells what is
        being resolved."""
        assert seen.view is not None
        names, view = seat_names(seen.info), inn_view(seen.view)
        before, events = events_in(seen, span)
        living = [seat for seat, shown in enumerate(view["seats"]) if not shown["out"]]
        teams = [shown["party"] for shown in view["seats"]] if "team" in view else ()
        sentence = partial(inn_story.sentence, words, names)
        fallen = [
            fall_words(words, names, fall, INN if reader is None else reader) for fall in self._falls(seen, span)
        ]  # fmt: skip
        pending = len(view["stack"]) if not seen.numbers or span.last >= seen.numbers[-1] else 0
        tell = partial(
            beat_lines, words, names, known_events(_since_turn(before)), known_events(events), sentence,
            living=living, teams=teams, reader=INN if reader is None else reader, most=most,
        )  # fmt: skip
        told = [*tell(pending=pending), *fallen]
        if not told and reader is not None and isinstance(seen, PrivateTable) and asks_nothing(seen):
            return tell(alone=True)
        return told

    def big(self, seen: PublicTable | PrivateTable, span: Span) -> bool:
        """Whether somebody goes out, or wins a pot that has a banner."""
        return any(
            event["key"] in ("asleep", "broke")
            or (event["key"] == ev.PotTaken.key and event["seat"] != INN and event["n"] > LARGE_POT)
            for event in events_in(seen, span)[1]
        )

    @staticmethod
    def _falls(seen: PublicTable | PrivateTable, span: Span) -> list[Fall]:
        """Those that a beat tells."""
        assert seen.view is not None
        before, inside = events_in(seen, span)
        new = sum(event["key"] in ("asleep", "broke") for event in inside)
        if not new:
            return []
        told = known_events([*before, *inside])
        turn = seen.ask.turn if seen.ask is not None else 0
        return falls(told, inn_view(seen.view), the_library(), turn=turn)[-new:]

    def hit(self, seen: PublicTable) -> Mapping[int, Hashable]:
        """Those who are in, and for whom something would change if nobody answered."""
        assert seen.view is not None
        view = inn_view(seen.view)
        if not view["stack"]:
            return {}
        return {
            seat: told
            for seat, told in enumerate(foresee(view, the_library()))
            if not view["seats"][seat]["out"] and (told.before != told.after or told.out or told.unseen or told.drawn)
        }

    def in_words(self, words: Words, info: TableInfo, view: View, skin: Skin) -> str:
        """The Drink Deck, a Round's pot or who is in a Drinking Contest, the decks of Events, and every seat with what
        stays there; the headline has the rest.
        """
        names = seat_names(info)
        table = inn_view(view)
        told = [words.say("inn.deck", n=table["drink_deck"])]
        if table["contest"] is not None:
            inside = words.listing([names[seat] for seat in table["contest"]["seats"]])
            told.append(words.say("inn.contest", names=inside))
        if table["round"] is not None:
            told.append(_round_words(words, names, table["round"]))
        told += encounter_words(words, table, the_library())
        teams = mates.teams_of(table)
        told += [_seat_words(words, names, table, seat) for seat in (info.seats if not teams else ())]
        for party in teams:
            told.append(_team_words(words, names, table, party))
            told += [_mate_words(words, names, table, info.seats[seat]) for seat in party.seats]
        return "\n".join(told)

    def card_art(self, words: Words, card: str) -> Art | None:
        """A card or a Drink."""
        library = the_library()
        if card not in library.cards and card not in library.drinks:
            return None
        face = face_of(card)
        return Art(("inn-card", face), partial(draw_inn_card, words, face), card_or_drink_name(card))

    def moment(self, words: Words, seen: PublicTable | PrivateTable, skin: Skin) -> str:
        """Who passes out, goes broke, is caught, or wins a large pot."""
        assert seen.view is not None
        view, library = inn_view(seen.view), the_library()
        found = happened(seen.moves, view, library).moment
        return moment_words(words, found, seat_names(seen.info), view, library) if found is not None else ""

    def buttons(self, words: Words, public_table: PublicTable) -> ui.ActionRow[Any]:
        """Pass, or Done where a team plays its Actions; Respond, or You first where mates may let each other begin;
        My hand, Watch, More. What is pressed first names the ask that is open now.
        """
        info, ask = public_table.info, public_table.ask
        number = ask.number if ask else 0
        teams = public_table.view is not None and "team" in inn_view(public_table.view)
        verb = "done" if teams and ask is not None and ask.about in team.DONE else "pass"
        respond = button(words.say("inn-button.respond"), info.id, "inn.respond", style=PRIMARY)
        return row(
            button(words.say(f"inn-button.{verb}"), info.id, "inn.pass", ask=number),
            team.first_button(words, info.id, ask) if teams and team.lets_begin(ask) else respond,
            button(words.say("button.hand"), info.id, "panel.hand"),
            button(words.say("button.watch"), info.id, "table.watch"),
            button(words.say("button.more"), info.id, "table.more"),
        )

    def places(self, words: Words, seen: PublicTable | PrivateTable, skin: Skin) -> Sequence[str]:
        """The placings, with everybody's levels at the end."""
        if seen.view is None:
            return []
        view = inn_view(seen.view)
        told: list[str] = []
        for seat, facts in by_place(words, seen.info):
            shown, own = view["seats"][seat], mates.mates_of(view, seat)
            if "team" in view:
                told += [_team_place(words, seen.info, view, own, facts)] if seat == own[0] else []
                continue
            character = short_character(shown["character"])
            told.append(words.say("inn.place", **facts, character=character, how=_ended(words, shown)))
        return told

    def options(self, words: Words, info: TableInfo) -> list[str]:
        """Drink Decks, the Bar Deck, Events, windows, whom chance picks, who starts."""
        return lobby.option_words(words, info)

    def guests(self) -> Sequence[str]:
        """Those who have weights of their own."""
        return list(the_cast().guest)

    def presets(self) -> Sequence[Preset]:
        """Those of `data/inn/presets.toml`."""
        return lobby.the_presets()

    def lobby_seat(self, words: Words, info: TableInfo, seat: SeatInfo) -> str:
        """The character of the seat, and the manner of a guest of the house.

        If its deck is missing, only its code is shown, and chance picks another one.
        """
        told = lobby.character_words(words, info, lobby.character_at(info, seat.seat))
        manner = f"manner.{seat.patron}"
        return "\n".join([told, words.say("inn.lobby-manner", manner=words.say(manner))]) if words.has(manner) else told

    def lobby_face(self, info: TableInfo, seat: SeatInfo) -> LobbyFace | None:
        """The character that was chosen; a random one has no face yet."""
        code = lobby.character_at(info, seat.seat)
        character = the_library().characters.get(code)
        return LobbyFace(code, partial(portrait, code, character.name)) if character else None

    def character(self, code: str) -> CharacterLook | None:
        """A character of the library."""
        found = the_library().characters.get(code)
        return CharacterLook(short_character(code), partial(portrait, code, found.name)) if found else None

    def lobby_caption(self, words: Words, info: TableInfo, seat: SeatInfo) -> str:
        """The character, in short; of a deck that is gone there is only the code."""
        code = lobby.character_at(info, seat.seat)
        if code and code not in the_library().characters:
            return words.say("inn.gone", code=code)
        if not code:
            return words.say("inn-lobby.random")
        return lobby.with_mark(words, info, code, short_character(code))

    def lobby_note(self, words: Words, info: TableInfo) -> str:
        """What the table's kind of windows tells others about a hand."""
        return words.say(f"inn-lobby.{info.options['windows']}")

    def lobby_warning(self, words: Words, info: TableInfo) -> str:
        """Whose character's deck is missing."""
        return " ".join(
            words.say("inn.lobby-missing", name=name, code=code)
            for name, code in ((name, lobby.character_at(info, seat)) for seat, name in enumerate(seat_names(info)))
            if code and code not in the_library().characters
        )

    def setup_items(self, words: Words, info: TableInfo) -> list[ui.Item[Any]]:
        """The way to the faces of all characters."""
        return [button(words.say("inn-button.faces"), info.id, "inn.faces")]

    def form(self, words: Words, info: TableInfo) -> ui.Modal:
        """Pace, Drink Decks with the Bar Deck, Events, windows, who starts."""
        return lobby.options_form(words, info)

    def read_form(self, values: tuple[str, ...]) -> Wanted:
        """The same, come back. Raises `Refused('reopen')` for another form's."""
        return lobby.read_options(values)

    def hand_headline(self, words: Words, private_table: PrivateTable, *, brief: bool = False) -> str:
        """What this seat is asked, or who else is; then what happens to this seat."""
        head = self._asked(words, private_table, brief=brief)
        if asks_nothing(private_table) and not (head and inn_panel.saving_cards(words, private_table)):
            return head
        shown = inn_view(private_table.view)["seats"][private_table.seat]
        if private_table.info.seats[private_table.seat].minded or shown["out"]:
            return head
        told = (
            head, prompts.to_you(words, private_table), inn_panel.saving_line(words, private_table),
            team.team_line(words, private_table),
        )  # fmt: skip
        return "\n".join(line for line in told if line)

    def _asked(self, words: Words, private_table: PrivateTable, *, brief: bool) -> str:
        """What this seat is asked, or who else is. In a window the text is the same for all who were asked."""
        info, view = private_table.info, inn_view(private_table.view)
        out = view["seats"][private_table.seat]["out"]
        if out:
            return self._out_words(words, private_table)
        if info.seats[private_table.seat].minded:
            return words.say("hand.minded")
        if private_table.ask is None:
            return ""
        deadline = until(words, info, private_table.ask, "your")
        if asks_nothing(private_table):
            return self._waiting(words, private_table)
        if private_table.ask.kind == "response":
            names = names_for(words, seat_names(info), private_table.seat)
            hit = placed(words, names, "hit", private_table.seat)
            stands, teams = prompts.names_with_levels(words, view, hit), "team" in view
            saving, safe = mates.saving(view), prompts.safe_seats(view)
            what = stack_words(
                words, names, view["stack"], () if brief else stands, teams=teams, saving=saving, safe=safe,
                reader=private_table.seat, most=BRIEF_STACK if brief else STACK_MOST,
            )  # fmt: skip
            if private_table.ask.natural and private_table.seat_ask is not None and private_table.answered is not None:
                answer = inn_panel.answer_words(words, private_table)
                return words.say("inn-hand.changing", answer=answer, what=what, until=deadline)
            asked = "window" if private_table.answered is None else "answered"
            return words.say(f"inn-hand.{asked}", what=what, until=deadline)
        about = prompts.asked_about(private_table.ask, view, [private_table.seat])
        if private_table.seat_ask is None:
            told = decides(words, info, private_table.ask, view, "", private_table.seat)
            return told
        facts = ask_facts(words, seat_names(info), private_table.ask)
        facts["drink"] = prompts.own_drink_name(words, view, private_table.seat)
        told = team.asked_head(words, private_table, about, deadline)
        what = "discard-cards-for" if about == "discard-cards" and facts["card"] else about
        told = told or words.say(f"inn-hand.{what}", **{**facts, "until": deadline})
        more = (
            bought_words(words, private_table.ask, view), offered_words(words, private_table),
            ways_words(words, private_table),
        )  # fmt: skip
        lines = "\n".join(line for line in (told, *more) if line).split("\n")
        return "\n".join(in_line(line) if brief else line for line in lines)

    def _out_words(self, words: Words, private_table: PrivateTable) -> str:
        """How somebody went out; some turns later only that they did."""
        seat, last = private_table.seat, private_table.numbers[-1] if private_table.numbers else -1
        own = [fall for fall in self._falls(private_table, Span(-1, last)) if seat in fall.moment.seats]
        if own:
            return fall_words(words, seat_names(private_table.info), own[-1], seat)
        return words.say(f"inn.you-{inn_view(private_table.view)['seats'][seat]['out']}")

    def _waiting(self, words: Words, private_table: PrivateTable) -> str:
        """What somebody reads who is not asked: what would save them, or that they have answered; else nothing."""
        if private_table.ask is None or private_table.ask.kind != "response":
            return ""
        if cards := inn_panel.saving_cards(words, private_table):
            return words.say("inn-hand.saves", cards=cards)
        answered = private_table.seat in inn_view(private_table.view)["asked"] and not private_table.ask.natural
        return words.say("inn-hand.answered-all") if answered else ""

    def beside(self, words: Words, private_table: PrivateTable) -> str:
        """How the team stands, and what it says; empty in an individual game."""
        out = inn_view(private_table.view)["seats"][private_table.seat]["out"]
        return "" if out else team.team_line(words, private_table)

    def hand_shown(self, private_table: PrivateTable, asked: Asked) -> PrivateTable:
        """The own hand, or that of a mate."""
        return team.with_hand_of(private_table, asked.mate)

    def hand_words(self, words: Words, private_table: PrivateTable, most: int) -> str:
        """The cards with their texts, as far as there is room for them."""
        return inn_panel.hand_words(words, private_table, most)

    def hand_rows(self, words: Words, private_table: PrivateTable, asked: Asked) -> list[ui.ActionRow[Any]]:
        """One select, five buttons, the standing orders; for a seat that is out, Watch."""
        if inn_view(private_table.view)["seats"][private_table.seat]["out"]:
            return out_rows(words, private_table)
        return inn_panel.rows(words, private_table, asked)

    def table_art(self, words: Words, public_table: PublicTable, skin: Skin) -> Art:
        """The table. In a sealed window everybody without a standing order has an hourglass, in a quick one those who
        can answer. In a natural one no seat has one, and the table itself does.
        """
        assert public_table.view is not None
        info, view = public_table.info, inn_view(public_table.view)
        names = label_names(info)
        patrons = frozenset(seat.seat for seat in info.seats if seat.patron or seat.minded)
        asked = asked_seats(public_table)
        natural = public_table.ask is not None and public_table.ask.natural
        latest = happened(public_table.moves, view, the_library())

        def draw() -> bytes:
            return draw_inn_table(words, view, names, patrons=patrons, asked=asked, waits=natural, latest=latest)

        key = key_of("inn-table", view, names, patrons, asked, natural), latest
        return Art(key, draw, inn_table_alt(words, view, names, asked=asked, latest=latest))

    def hand_art(self, words: Words, private_table: PrivateTable, skin: Skin) -> Art:
        """The hand."""
        view = inn_view(private_table.view)
        cards, discards = hand_faces(view), inn_panel.discards(private_table)
        now, must = inn_panel.lit_codes(private_table), inn_panel.must_discard(private_table)
        about = asked_card(private_table.ask, view) if private_table.seat_ask is not None else ""
        asks, saves = face_of(about) if about else None, inn_panel.saving_codes(private_table)

        def draw() -> bytes:
            return draw_inn_hand(words, view, cards, lit=now, discards=discards, must=must, asks=asks, saves=saves)

        key = hand_key(view, lit=now, discards=discards, must=must, asks=asks, saves=saves)
        alt = inn_hand_alt(words, view, cards, lit=now, discards=discards, must=must, asks=asks, saves=saves)
        return Art(key, draw, alt)


def _since_turn(events: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """The events of the last turn: no beat tells more of what was before it."""
    began = (at for at in range(len(events) - 1, -1, -1) if events[at]["key"] == ev.TurnBegan.key)
    return events[next(began, 0) :]


LOOK = InnLook()


def asked_seats(public_table: PublicTable) -> frozenset[int]:
    """The seats with an hourglass: in a window all who were asked, so that a pass changes nothing in the picture."""
    if public_table.ask is None or public_table.view is None:
        return frozenset()
    return frozenset(
        inn_view(public_table.view)["asked"] if public_table.ask.kind == "response" else public_table.ask.waiting
    )


def _team_place(words: Words, info: TableInfo, view: InnView, seats: Sequence[int], facts: Mapping[str, Fact]) -> str:
    """The place of a team, with its players and how it stands at the end."""
    names, first = seat_names(info), view["seats"][seats[0]]
    players = [
        words.say("inn.place-player", name=names[seat], character=short_character(view["seats"][seat]["character"]),
                  patron=patron_mark(words, info.seats[seat]))
        for seat in seats
    ]  # fmt: skip
    return words.say("inn.place-team", **facts, names=words.listing(players), how=_ended(words, first))


def _ended(words: Words, shown: SeatView) -> str:
    """How the game has ended for a player, and with how much Gold unless that is why."""
    how = words.say(OUT.get(shown["out"], "inn.awake"))
    return how if shown["out"] == "broke" else words.say("inn.left-with", how=how, gold=shown["gold"])


def _round_words(words: Words, names: Sequence[str], pot: RoundView) -> str:
    control = names[pot["control"]] if pot["control"] != INN else words.say("inn.nobody")
    inside = words.listing([names[seat] for seat in pot["inside"]])
    return words.say("inn.round", pot=pot["pot"], control=control, names=inside)


def _seat_words(words: Words, names: Sequence[str], view: InnView, seat: SeatInfo) -> str:
    shown = view["seats"][seat.seat]
    state = words.say(OUT[shown["out"]]) if shown["out"] else ""
    told = words.say(
        "inn.seat-out" if shown["out"] else "inn.seat", mark="▶" if view["active"] == seat.seat else "•",
        name=names[seat.seat], patron=patron_mark(words, seat),
        character=short_character(shown["character"]), fortitude=shown["fortitude"], alcohol=shown["alcohol"],
        gap=gap_of(shown, the_library()), gold=shown["gold"], hand=shown["hand"], pile=shown["pile"],
        how=state,
    )  # fmt: skip
    return told + _seat_state(words, names, view, seat)


def _seat_state(words: Words, names: Sequence[str], view: InnView, seat: SeatInfo) -> str:
    """What stands behind a seat in words: its standing orders, what stays there, whether a patron plays for it."""
    shown = view["seats"][seat.seat]
    return dotted(
        order_names(words, shown["orders"]) if shown["orders"] and not shown["out"] else "",
        staying_words(words, names, view, seat.seat, the_library(), 2),
        words.say("table.state-minded") if seat.minded else "",
    )


def _team_words(words: Words, names: Sequence[str], view: InnView, party: mates.Team) -> str:
    """What a team shares; of one that is out, how it went."""
    first = view["seats"][party.seats[0]]
    moving = view["seats"][view["active"]]["party"] == first["party"]
    who = words.listing([f"**{names[seat]}**" for seat in party.seats])
    facts = {"mark": "▶" if moving else "•", "names": words.say("inn-alt.boss", name=who) if party.boss else who}
    if first["out"]:
        return words.say("inn.team-out", **facts, how=words.say(OUT[first["out"]]))
    gap = mates.gap_of_team(view, party, the_library())
    return words.say(
        "inn.team", **facts, fortitude=first["fortitude"], alcohol=first["alcohol"], gap=gap, gold=first["gold"],
        n=party.tokens,
    )  # fmt: skip


def _mate_words(words: Words, names: Sequence[str], view: InnView, seat: SeatInfo) -> str:
    """What is a player's own, under the line of the team."""
    shown = view["seats"][seat.seat]
    told = words.say(
        "inn.mate-out" if shown["out"] else "inn.mate",
        name=words.say("inn-alt.boss", name=names[seat.seat]) if mates.leads(view, seat.seat) else names[seat.seat],
        patron=patron_mark(words, seat), character=short_character(shown["character"]),
        hand=shown["hand"], pile=shown["pile"],
    )  # fmt: skip
    champion = seat.seat in mates.champions_of(view) and not shown["out"]
    return told + dotted(words.say("inn.champion") if champion else "") + _seat_state(words, names, view, seat)
