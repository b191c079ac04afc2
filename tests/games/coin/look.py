"""Tossing a coin as people see it: no pictures, two buttons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.engine import Refused, View
from bot.engine.guides import Ruling
from bot.tables.clocks.pace import PACES
from bot.tables.info import PrivateTable, PublicTable, SeatInfo, TableInfo
from bot.tables.ladder.marks import GameMarks
from bot.tables.seats.presets import Preset
from bot.ui.beats import Span, events_in
from bot.ui.layouts import forms
from bot.ui.layouts.clock import until
from bot.ui.layouts.components import button, custom_id, row
from bot.ui.layouts.guides import touching
from bot.ui.layouts.tables import Skin, by_place, cut, drinks, seat_names, story_lines
from bot.ui.look import (
    Art,
    Asked,
    CardPart,
    Cards,
    CharacterLook,
    DeckText,
    Lesson,
    LobbyFace,
    QuestionBook,
    Recap,
    Wanted,
)
from bot.ui.staging import stand_ins
from bot.ui.words import Words
from tests.games.coin.rules import MOST, SIDES, USUAL


class CoinLook:
    """See `bot.ui.look.GameLook`."""

    most = 4
    names_turn = False
    recap: Recap | None = None
    marks: GameMarks | None = None
    questions: QuestionBook | None = None
    lesson: Lesson | None = None

    def card_name(self, words: Words, card: str) -> str | None:
        return card if card in SIDES else None

    def pick_words(self, words: Words, names: Sequence[str], pick: str) -> str:
        return pick

    def stage_names(self, words: Words, view: View) -> Sequence[str]:
        return stand_ins(words, len(view["points"]))

    def headline(self, words: Words, public_table: PublicTable, *, pictured: bool = False) -> str:
        assert public_table.ask is not None
        name = seat_names(public_table.info)[public_table.ask.waiting[0]]
        return words.say("coin.calls", name=name, until=until(words, public_table.info, public_table.ask))

    def lines(
        self,
        words: Words,
        names: Sequence[str],
        events: Sequence[Mapping[str, Any]],
        show: Callable[[str], str],
        options: Mapping[str, Any],
    ) -> list[str]:
        told: list[str] = []
        for event in events:
            key = "coin.right" if event["called"] == event["side"] else "coin.wrong"
            seat: int = event["seat"]
            told.append(words.say(key, name=show(names[seat]), called=event["called"], side=event["side"]))
        return told

    def goes_on(self, before: Sequence[Mapping[str, Any]], events: Sequence[Mapping[str, Any]]) -> bool:
        return False

    def beat(
        self, words: Words, seen: PublicTable | PrivateTable, span: Span, *, reader: int | None = None, most: int = 0
    ) -> Sequence[str]:
        return story_lines(words, self, seen.info, events_in(seen, span)[1])

    def big(self, seen: PublicTable | PrivateTable, span: Span) -> bool:
        return False

    def hit(self, seen: PublicTable) -> Mapping[int, Hashable]:
        return {}

    def card_art(self, words: Words, card: str) -> Art | None:
        return None

    def beside(self, words: Words, private_table: PrivateTable) -> str:
        return ""

    def in_words(self, words: Words, info: TableInfo, view: View, skin: Skin) -> str:
        return "\n".join(
            words.say("coin.seat", name=name, points=points, drinks=drinks(words, drunk, skin))
            for name, points, drunk in zip(seat_names(info), view["points"], view["drinks"], strict=True)
        )

    def moment(self, words: Words, seen: PublicTable | PrivateTable, skin: Skin) -> str:
        return ""

    def buttons(self, words: Words, public_table: PublicTable) -> ui.ActionRow[Any]:
        info = public_table.info
        return row(
            button(words.say("button.hand"), info.id, "panel.hand"),
            button(words.say("button.watch"), info.id, "table.watch"),
            button(words.say("button.more"), info.id, "table.more"),
        )

    def places(self, words: Words, seen: PublicTable | PrivateTable, skin: Skin) -> Sequence[str]:
        assert seen.view is not None
        points, drunk = seen.view["points"], seen.view["drinks"]
        return [
            words.say("coin.place", **facts, points=points[seat], drinks=drinks(words, drunk[seat], skin))
            for seat, facts in by_place(words, seen.info)
        ]

    def options(self, words: Words, info: TableInfo) -> list[str]:
        goal = info.options.get("goal", USUAL)
        return [] if goal == USUAL else [words.say("coin.goal", n=goal)]

    def guests(self) -> Sequence[str]:
        return ()

    def presets(self) -> Sequence[Preset]:
        return ()

    def lobby_face(self, info: TableInfo, seat: SeatInfo) -> LobbyFace | None:
        return None

    def character(self, code: str) -> CharacterLook | None:
        return None

    def lobby_caption(self, words: Words, info: TableInfo, seat: SeatInfo) -> str:
        return ""

    def lobby_seat(self, words: Words, info: TableInfo, seat: SeatInfo) -> str:
        return ""

    def lobby_note(self, words: Words, info: TableInfo) -> str:
        return ""

    def lobby_warning(self, words: Words, info: TableInfo) -> str:
        return ""

    def setup_items(self, words: Words, info: TableInfo) -> list[ui.Item[Any]]:
        return []

    def form(self, words: Words, info: TableInfo) -> discord.ui.Modal:
        form = ui.Modal(title="Coin", custom_id=custom_id(info.id, "table.set"), timeout=forms.FORM_LIVES)
        paces = [(words.say(f"pace.{pace}"), pace) for pace in PACES]
        goals = [(str(goal), str(goal)) for goal in range(1, MOST + 1)]
        form.add_item(forms.field(words.say("form.pace"), paces, {info.pace}))
        form.add_item(forms.field(words.say("coin.goals"), goals, {str(info.options.get("goal", USUAL))}))
        return form

    def read_form(self, values: tuple[str, ...]) -> Wanted:
        try:
            pace, goal = values
            return Wanted(pace, {"goal": int(goal)})
        except ValueError:
            raise Refused("reopen") from None

    def hand_headline(self, words: Words, private_table: PrivateTable, *, brief: bool = False) -> str:
        if private_table.seat_ask is None:
            name = seat_names(private_table.info)[private_table.view["to_move"]]
            return words.say("coin.calls", name=name, until="")
        return words.say("coin.yours", until=until(words, private_table.info, private_table.ask, "your"))

    def hand_shown(self, private_table: PrivateTable, asked: Asked) -> PrivateTable:
        return private_table

    def hand_words(self, words: Words, private_table: PrivateTable, most: int) -> str:
        return cut(
            words.say("coin.to-win", n=private_table.view["goal"] - private_table.view["points"][private_table.seat]),
            most,
        )

    def hand_rows(self, words: Words, private_table: PrivateTable, asked: Asked) -> list[ui.ActionRow[Any]]:
        number = private_table.ask.number if private_table.ask else 0
        calls = [
            button(
                words.say(f"coin.{side}"),
                private_table.info.id,
                "coin.call",
                ask=number,
                arg=side,
                disabled=not private_table.seat_ask,
            )
            for side in SIDES
        ]
        return [row(*calls, button(words.say("button.refresh"), private_table.info.id, "panel.refresh"))]

    def table_art(self, words: Words, public_table: PublicTable, skin: Skin) -> Art | None:
        return None

    def hand_art(self, words: Words, private_table: PrivateTable, skin: Skin) -> Art | None:
        return None


class CoinCards:
    """The two sides of a coin. See `bot.ui.look.Cards`."""

    def __init__(self, rulings: Sequence[Ruling]) -> None:
        self.rulings = rulings

    def find(self, words: Words, text: str) -> str | None:
        side = text.strip().lower()
        return side if side in SIDES else None

    def matching(self, words: Words, text: str) -> list[str]:
        return [side for side in SIDES if text.lower() in side]

    def told(self, words: Words, card: str, drink: str) -> Sequence[CardPart]:
        about = [ruling for ruling in self.rulings if card in ruling.faces]
        return [CardPart(words.say("coin.card", side=card, drink=drink)), *touching(words, about, 1000)]

    def codes(self, card: str) -> Collection[str]:
        return {card}

    def beside(self, decks: Sequence[DeckText]) -> Cards:
        return self


LOOK = CoinLook()
