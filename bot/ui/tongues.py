"""Who is spoken to in which language: people as they wish, tables as their servers wish.

What one person alone sees is in their language: the one they have chosen, else that of their Discord, else their
server's. What several see of a table is in one: the one that the host has chosen for it, else the server's choice, else
that of the server's locale. A language is offered only where it is whole: in the app, and in the table's game.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import discord

from bot.languages import spoken
from bot.languages.files import LOCALES, Language, languages, whole
from bot.languages.spoken import ENGLISH
from bot.store.errors import DatabaseFailed
from bot.store.people import PersonSettings
from bot.tables.info import TableInfo
from bot.ui.settings import Wishes
from bot.ui.words import Words

log = logging.getLogger(__name__)


class Tongues:
    """Knows the languages, and who wants which.

    Args:
        words: what is said; a language is read before somebody is spoken to in it.
        wishes: the settings of people and servers.
        locale: the locale of a server; empty for one that is not known.
        games: where each game has its messages.
    """

    def __init__(
        self, words: Words, wishes: Wishes, locale: Callable[[int], str], games: Mapping[str, Sequence[Path]]
    ) -> None:
        self._words = words
        self._wishes = wishes
        self._locale = locale
        self._games = games
        self._read: set[str] = {ENGLISH, spoken.default()}

    # -- what there is ----------------------------------------------------------------------------------------------

    def offered(self, game: str = "") -> list[Language]:
        """The languages that are whole in the app, and in a game if one is named; English first."""
        return [found for code, found in languages().items() if self.speaks(code, game)]

    def speaks(self, code: str, game: str = "") -> bool:
        """Whether a language is there, and whole in the app and in that game."""
        if code in (ENGLISH, spoken.default()):
            return True
        return code in languages() and whole(code, (LOCALES, *self._games.get(game, ())))

    def serving(self, locale: str, game: str = "", *, checked: bool = True) -> str:
        """The language that serves a locale of Discord, empty for none; `checked`: only one that somebody who speaks it
        from childhood has read. English is what Discord says of those who want nothing: where the bot was started in
        another language, it is no wish.
        """
        for code, found in languages().items() if locale else ():
            if locale in found.locales and (found.read_by or not checked) and self.speaks(code, game):
                return "" if code == ENGLISH != spoken.default() else code
        return ""

    # -- who is spoken to -------------------------------------------------------------------------------------------

    async def to(self, user_id: int, guild_id: int | None = None, game: str = "") -> str:
        """The language of a person, for what they alone see."""
        settings = await self._wishes.person(user_id)
        if settings.language and self.speaks(settings.language, game):
            return await self._ready(settings.language)
        own = self.serving(settings.locale, game)
        if own:
            return await self._ready(own)
        return await self.here(guild_id, game) if guild_id else spoken.default()

    async def here(self, guild_id: int, game: str = "") -> str:
        """The language of a server, for what several see."""
        house = await self._wishes.house(guild_id)
        if house.language and self.speaks(house.language, game):
            return await self._ready(house.language)
        return await self._ready(self.serving(self._locale(guild_id), game) or spoken.default())

    async def at(self, info: TableInfo) -> str:
        """The language of a table, for what several see."""
        if info.language and self.speaks(info.language, info.game):
            return await self._ready(info.language)
        return await self.here(info.guild_id, info.game)

    async def hear(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Speak to whoever has pressed or typed, from here on, and remember the locale of their Discord. While the
        database cannot be asked they are spoken to in the usual language: what they want is refused in words then.
        """
        try:
            settings = await self._wishes.person(interaction.user.id)
            await self._remember(settings, str(interaction.locale))
            spoken.speak(await self.to(interaction.user.id, interaction.guild_id))
        except (DatabaseFailed, sqlite3.Error) as error:
            log.info("the language of a person is not known now: %s", error)

    async def _remember(self, settings: PersonSettings, locale: str) -> None:
        """Keep the locale, for messages that answer no press; that of English need not be kept."""
        kept = locale if self.serving(locale, checked=False) not in ("", spoken.default()) else ""
        if kept != settings.locale:
            await self._wishes.save_person(replace(settings, locale=kept))

    async def _ready(self, code: str) -> str:
        """The language, once its shared messages are read."""
        if code not in self._read:
            self._read.add(code)
            await asyncio.to_thread(self._warm, code)
            log.info("language %s is read", code)
        return code

    def _warm(self, code: str) -> None:
        with spoken.speaking(code):
            self._words.messages.say("list.two", {"first": "", "last": ""})
