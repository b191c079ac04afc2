"""What people choose in a lobby of the Inn: characters, and the editions that chance picks them from."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

from discord import ui
from discord.ext import commands

from bot.engine import Refused
from bot.games.inn.look.alt import inn_character_alt
from bot.games.inn.look.lobby import (
    CHANCE,
    chance_option,
    character_at,
    character_rules,
    characters_layout,
    check_villain,
)
from bot.games.inn.look.pictures.characters import draw_character
from bot.games.inn.look.words import character_name
from bot.games.inn.rules import the_library
from bot.tables.info import TableInfo
from bot.tables.seats.sight import seat_of
from bot.ui.choices import Choice, matching
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply, files
from bot.ui.errors import whisper
from bot.ui.layouts.components import Press
from bot.ui.layouts.tables import LAMP, box, layout, picture

CHARACTER_PICTURE = "character.png"
DRAWN = lru_cache(maxsize=16)(draw_character)


class InnLobbyCog(commands.Cog):
    """The selects; the command is in the group of `InnCog`."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.words = bot.words
        bot.verbs.add("inn", {
            "edition": self.on_edition, "character": self.on_character, "chance": self.on_chance,
        }, public=("edition", "chance"))  # fmt: skip

    async def on_edition(self, interaction: Interaction, press: Press) -> None:
        """The lobby's select of editions: show its characters privately, or leave the own one to chance."""
        value = press.values[0] if press.values else CHANCE
        if value == CHANCE:
            await pick_character(interaction, press.table, CHANCE)
            return
        async with Reply(interaction, self.bot.clock, edits=False) as reply:
            info = await _lobby(self.bot, press.table)
            edition, mine = int(value) if value.isdecimal() else -1, seat_of(info, interaction.user.id)
            seat = mine.seat if mine is not None else None
            await reply.give(characters_layout(self.words, info, edition, seat=seat), [])

    async def on_character(self, interaction: Interaction, press: Press) -> None:
        """The select of an edition's characters, perhaps with a line for the next page."""
        value = press.values[0] if press.values else CHANCE
        edition, arrow, page = value.partition(">")
        if not arrow or not (edition.isdecimal() and page.isdecimal()):
            await pick_character(interaction, press.table, value)
            return
        async with Reply(interaction, self.bot.clock, edits=True) as reply:
            info = await _lobby(self.bot, press.table)
            mine = seat_of(info, interaction.user.id)
            seat = mine.seat if mine is not None else None
            await reply.give(characters_layout(self.words, info, int(edition), int(page), seat=seat), [])

    async def on_chance(self, interaction: Interaction, press: Press) -> None:
        """The host's select of the editions that chance picks from."""
        chance = chance_option(the_library(), press.values)
        await self.bot.tables.options.set_options(press.table, interaction.user.id, {"chance": chance})
        await whisper(interaction, self.words.say("lobby.changed", table=press.table))


async def pick_character(interaction: Interaction, table: str, name: str) -> None:
    """Choose a character, or let chance choose. Raises `Refused`."""
    bot = interaction.client
    info = await bot.tables.info(table)
    if info.game != "inn":
        raise Refused("other-game")
    code = "" if name.strip().lower() == CHANCE else _character(name)
    taken = {character_at(info, seat.seat) for seat in info.seats if seat.user_id != interaction.user.id}
    if code and code in taken:
        raise Refused("character-taken", character=character_name(code))
    if mine := seat_of(info, interaction.user.id):
        check_villain(info, mine.seat, code)
    async with Reply(interaction, bot.clock, edits=False) as reply:
        await bot.tables.options.choose(table, interaction.user.id, "characters", code)
        said = character_name(code) if code else ""
        key = "inn.character-set" if code else "inn.character-chance"
        shown: list[ui.Item[Any]] = [ui.TextDisplay(bot.words.say(key, character=said))]
        skin = await bot.wishes.skin(info.guild_id)
        person = await bot.wishes.person(interaction.user.id)
        drawn = bool(code) and skin.pictures and not person.words_only
        data = await asyncio.to_thread(DRAWN, bot.words, code) if drawn else None
        if code and (rules := character_rules(code)):
            shown.append(ui.TextDisplay(rules))
        if drawn:
            shown.append(picture(CHARACTER_PICTURE, inn_character_alt(bot.words, code)))
        await reply.give(layout(box(*shown, accent=LAMP)), files(CHARACTER_PICTURE, data))


async def complete_character(interaction: Interaction, typed: str) -> list[Choice]:
    """All characters, and chance."""
    found = [(interaction.client.words.say("inn.by-chance"), CHANCE)]
    found += [(character.name, code) for code, character in sorted(the_library().characters.items())]
    return matching(found, typed)


async def _lobby(bot: Tavern, table: str) -> TableInfo:
    """A table of the Inn whose game has not begun. Raises `Refused`."""
    info = await bot.tables.info(table)
    if info.game != "inn":
        raise Refused("other-game")
    if info.status != "lobby":
        raise Refused("host-only-lobby")
    return info


def _character(name: str) -> str:
    plain = name.strip().lower()
    for code, character in the_library().characters.items():
        if plain in (code, character.name.lower()):
            return code
    raise Refused("no-such-character")


async def setup(bot: Tavern) -> None:
    """Load the selects."""
    await bot.add_cog(InnLobbyCog(bot))
