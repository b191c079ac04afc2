"""Pictures and their alt texts, drawn in a thread and cached."""

from __future__ import annotations

import asyncio

from bot.tables.info import PrivateTable, PublicTable
from bot.ui.layouts.tables import Skin
from bot.ui.look import Art, Looks
from bot.ui.pictures.cache import PictureCache
from bot.ui.words import Words


class Artist:
    """Draws tables and hands. Equal pictures are drawn once."""

    def __init__(self, words: Words, looks: Looks) -> None:
        self._words = words
        self._looks = looks
        self._cache = PictureCache()

    async def table(self, public_table: PublicTable, skin: Skin) -> tuple[bytes | None, str]:
        """The table's picture and its alt text; None and "" if the game has no such picture."""
        return await self.drawn(self._looks[public_table.info.game].table_art(self._words, public_table, skin))

    async def hand(self, private_table: PrivateTable, skin: Skin) -> tuple[bytes | None, str]:
        """The hand's picture and its alt text."""
        return await self.drawn(self._looks[private_table.info.game].hand_art(self._words, private_table, skin))

    async def drawn(self, art: Art | None) -> tuple[bytes | None, str]:
        """A picture and its alt text; None and "" without a picture."""
        return (None, "") if art is None else (await asyncio.to_thread(self._cache.get, art.key, art.draw), art.alt)
