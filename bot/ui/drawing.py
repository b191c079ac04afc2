"""Pictures and their words, drawn in a thread and kept."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.tables.info import Face, SeatFace
from bot.ui import alt
from bot.ui.layouts import Skin
from bot.ui.panels import playable
from bot.ui.pictures.cache import PictureCache, key_of
from bot.ui.pictures.drinko_hand import draw_hand
from bot.ui.pictures.drinko_table import draw_table
from bot.ui.words import Words

HIDDEN = ("uncalled",)
"""Parts of a view that are never shown; they do not make another picture either."""


class Artist:
    """Draws tables and hands. Equal things are drawn once."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._cache = PictureCache()

    async def table(self, face: Face, skin: Skin) -> tuple[bytes, str]:
        """The table's picture, and what it shows in words. The table must have a view."""
        info, view = face.info, _shown(face.view or {})
        names = [seat.name for seat in info.seats]
        patrons = frozenset(seat.seat for seat in info.seats if seat.patron or seat.minded)
        asked = frozenset(face.ask.waiting if face.ask else ())
        title, word = self._words.say(f"game.{info.game}"), _word(view, skin)

        def draw() -> bytes:
            return draw_table(view, names, patrons=patrons, asked=asked, drink_word=word, title=title)

        key = key_of("table", view, names, patrons, asked, word, title)
        data = await asyncio.to_thread(self._cache.get, key, draw)
        return data, alt.table_alt(view, names, skin.drink_word, asked=asked)

    async def hand(self, face: SeatFace, skin: Skin) -> tuple[bytes, str]:
        """The hand's picture, and what it shows in words."""
        view = _shown(face.view)
        cards, word = frozenset(playable(face)), _word(view, skin)

        def draw() -> bytes:
            return draw_hand(view, playable=cards, drink_word=word)

        key = key_of("hand", view["hand"], view["top"], view["train"], cards, word)
        data = await asyncio.to_thread(self._cache.get, key, draw)
        return data, alt.hand_alt(view, cards, skin.drink_word)


def _shown(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in HIDDEN}


def _word(view: dict[str, Any], skin: Skin) -> str:
    """The word beside the train's number, the only one a picture has."""
    return skin.one_drink if view["train"] == 1 else skin.drink_word
