"""What people choose in a lobby of the Inn: characters by their faces, and the editions that chance picks from."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from discord import ui
from discord.ext import commands

from bot.engine import Refused
from bot.games.inn.look.alt import inn_character_alt
from bot.games.inn.look.choosing import (
    FACES_PICTURE,
    candidates,
    chosen_rows,
    edition_of,
    faces_art,
    faces_layout,
    sheet_of,
    sheets,
)
from bot.games.inn.look.lobby import (
    CHANCE,
    chance_option,
    character_at,
    character_rules,
    check_villain,
)
from bot.games.inn.look.pictures.characters import draw_character
from bot.games.inn.look.words import character_name
from bot.games.inn.rules import the_library
from bot.tables.info import TableInfo
from bot.tables.seats.sight import seat_of
from bot.ui.business import on_private_message
from bot.ui.choices import Choice, matching
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply, files
from bot.ui.errors import whisper
from bot.ui.layouts.components import Press
from bot.ui.layouts.tables import LAMP, box, layout, picture

CHARACTER_PICTURE = "character.png"
DRAWN = lru_cache(maxsize=16)(draw_character)


class InnLobbyCog(commands.Cog):
    """The panel of faces and its selects; the command is in the group of `InnCog`."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.words = bot.words
        bot.verbs.add("inn", {
            "faces": self.on_faces, "character": self.on_character,
            "edition": self.on_edition, "chance": self.on_chance,
        }, public=("edition", "chance"))  # fmt: skip

    async def on_faces(self, interaction: Interaction, press: Press) -> None:
        """*My character*, or a sheet of faces that one turns to."""
        await self._show(interaction, press.table, int(press.arg) if press.arg.isdecimal() else None)

    async def on_edition(self, interaction: Interaction, press: Press) -> None:
        """A select of editions: show its characters privately, or leave the own one to chance."""
        value = press.values[0] if press.values else CHANCE
        if value == CHANCE:
            await pick_character(interaction, press.table, CHANCE)
            return
        own = await offered(self.bot, press.table)
        edition = int(value) if value.isdecimal() else -1
        await self._show(interaction, press.table, sheet_of(the_library(), edition, own=own))

    async def on_character(self, interaction: Interaction, press: Press) -> None:
        """A face; or, on messages of before, a select of characters, perhaps with a line for the next page."""
        value = press.values[0] if press.values else press.arg or CHANCE
        edition, arrow, page = value.partition(">")
        if not arrow or not (edition.isdecimal() and page.isdecimal()):
            await pick_character(interaction, press.table, value)
            return
        await self._show(interaction, press.table, sheet_of(the_library(), int(edition), int(page)))

    async def on_chance(self, interaction: Interaction, press: Press) -> None:
        """The host's select of the editions that chance picks from."""
        chance = chance_option(the_library(), press.values)
        await self.bot.tables.options.set_options(press.table, interaction.user.id, {"chance": chance})
        said = self.words.say("lobby.changed", table=press.table)
        if on_private_message(interaction):
            await self._show(interaction, press.table, None, said)
        else:
            await whisper(interaction, said)

    async def _show(self, interaction: Interaction, table: str, number: int | None, note: str = "") -> None:
        """A sheet of faces; without a number the one with the own character, or the first."""
        async with Reply(interaction, self.bot.clock, edits=on_private_message(interaction)) as reply:
            info, library = await _lobby(self.bot, table), the_library()
            offers = await self.bot.tables.decks.offered(info.guild_id, info.game)
            mine = seat_of(info, interaction.user.id)
            seat = mine.seat if mine is not None else None
            own = character_at(info, seat) if seat is not None else ""
            if number is None:
                there = own in library.offered or own in offers
                number = sheet_of(library, edition_of(library, own), own=offers) if there else 0
            number %= len(sheets(library, offers))
            shown = candidates(self.words, info, number, seat, own=offers)
            art = faces_art(self.words, shown) if await _drawn(self.bot, interaction, info) else None
            data, alt = await self.bot.office.artist.drawn(art)
            host = interaction.user.id == info.host_id
            view = faces_layout(self.words, info, number, shown, host=host, alt=alt, note=note, own=offers)
            await reply.give(view, files(FACES_PICTURE, data))


async def _drawn(bot: Tavern, interaction: Interaction, info: TableInfo) -> bool:
    """Whether the person who acts is shown pictures here."""
    plain = (await bot.wishes.person(interaction.user.id)).words_only
    return not plain and (await bot.wishes.skin(info.guild_id)).pictures


async def pick_character(interaction: Interaction, table: str, name: str) -> None:
    """Choose a character, or let chance choose. Raises `Refused`."""
    bot = interaction.client
    info = await bot.tables.info(table)
    if info.game != "inn":
        raise Refused("other-game")
    own = await bot.tables.decks.offered(info.guild_id, info.game)
    code = "" if name.strip().lower() == CHANCE else _character(name, own)
    taken = {character_at(info, seat.seat) for seat in info.seats if seat.user_id != interaction.user.id}
    if code and code in taken:
        raise Refused("character-taken", character=character_name(code))
    if mine := seat_of(info, interaction.user.id):
        check_villain(info, mine.seat, code)
    private = on_private_message(interaction)
    async with Reply(interaction, bot.clock, edits=private) as reply:
        await bot.tables.options.choose(table, interaction.user.id, "characters", code)
        said = character_name(code) if code else ""
        key = "inn.character-set" if code else "inn.character-chance"
        shown: list[ui.Item[Any]] = [ui.TextDisplay(bot.words.say(key, character=said))]
        drawn = bool(code) and await _drawn(bot, interaction, info)
        data = await asyncio.to_thread(DRAWN, bot.words, code) if drawn else None
        if code and (rules := character_rules(code)):
            shown.append(ui.TextDisplay(rules))
        if drawn:
            shown.append(picture(CHARACTER_PICTURE, inn_character_alt(bot.words, code)))
        rows = chosen_rows(bot.words, info, code, own) if private else []
        await reply.give(layout(box(*shown, accent=LAMP), *rows), files(CHARACTER_PICTURE, data))


async def complete_character(interaction: Interaction, typed: str) -> list[Choice]:
    """All characters, and chance."""
    found = [(interaction.client.words.say("inn.by-chance"), CHANCE)]
    library = the_library()
    if interaction.guild_id is not None:
        own = await interaction.client.tables.decks.offered(interaction.guild_id, "inn")
        found += [(library.characters[code].name, code) for code in own]
    found += [(character.name, code) for code, character in sorted(library.offered.items())]
    return matching(found, typed)


async def _lobby(bot: Tavern, table: str) -> TableInfo:
    """A table of the Inn whose game has not begun. Raises `Refused`."""
    info = await bot.tables.info(table)
    if info.game != "inn":
        raise Refused("other-game")
    if info.status != "lobby":
        raise Refused("host-only-lobby")
    return info


async def offered(bot: Tavern, table: str) -> list[str]:
    """The codes of the server's own decks that a table may have."""
    info = await bot.tables.info(table)
    return await bot.tables.decks.offered(info.guild_id, info.game)


def _character(name: str, own: Sequence[str]) -> str:
    library, plain = the_library(), name.strip().lower()
    for code in (*own, *library.offered):
        character = library.characters[code]
        if plain in (code, character.name.lower()):
            return code
    raise Refused("no-such-character")


async def setup(bot: Tavern) -> None:
    """Load the selects."""
    await bot.add_cog(InnLobbyCog(bot))
