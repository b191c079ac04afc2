"""Help: how to start, the rules in short, single cards. Only who asks sees it."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import Refused
from bot.games.drinko.look.alt import card_alt
from bot.games.drinko.look.pictures.cards import draw_card
from bot.games.drinko.look.words import ALL_CARDS
from bot.games.inn.look.guides import find_title, prints_of
from bot.games.inn.look.pictures.cards import draw_inn_card
from bot.ui.bar import Bar
from bot.ui.delivery.sending import Reply, files
from bot.ui.layouts.components import Press
from bot.ui.layouts.guides import (
    CARD_PICTURE,
    GUIDES,
    card_layout,
    completions,
    find_card,
    help_layout,
    inn_card_layout,
    inn_picture,
    rules_layout,
)
from bot.ui.layouts.tables import Skin
from bot.ui.words import english

Interaction: TypeAlias = discord.Interaction[Any]

SAY = english().say
DRAWN = lru_cache(maxsize=len(ALL_CARDS))(draw_card)
INN_DRAWN = lru_cache(maxsize=256)(draw_inn_card)


class Help(commands.Cog):
    """Everything a newcomer asks."""

    def __init__(self, bar: Bar) -> None:
        self.office = bar.office
        bar.verbs["rules"] = self.turn_page
        app_commands.choices(game=bar.game_choices())(self.rules)

    @app_commands.command(description=SAY("describe.help"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def help(self, interaction: Interaction) -> None:
        """How to start, and every command."""
        await interaction.response.send_message(view=help_layout(self.office.words), ephemeral=True)

    @app_commands.command(description=SAY("describe.rules"))
    @app_commands.describe(game=SAY("describe.rules-game"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def rules(self, interaction: Interaction, game: app_commands.Choice[str]) -> None:
        """A game's rules in short, with the rulings."""
        async with Reply(interaction, self.office.clock, edits=False) as reply:
            skin = await self._skin(interaction)
            await reply.give(rules_layout(self.office.words, game.value, 1, skin.drink_word), [])

    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        """Another page of the rules: the press names game and page."""
        game, _, page = press.arg.rpartition(".")
        if game not in GUIDES or not page.isdecimal():
            raise Refused("over")
        async with Reply(interaction, self.office.clock, edits=True) as reply:
            skin = await self._skin(interaction)
            await reply.give(rules_layout(self.office.words, game, int(page), skin.drink_word), [])

    @app_commands.command(description=SAY("describe.card"))
    @app_commands.describe(name=SAY("describe.card-name"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def card(self, interaction: Interaction, name: app_commands.Range[str, 1, 100]) -> None:
        """What a card does."""
        code = find_card(name)
        title = find_title(name) if code is None else None
        if code is None and title is None:
            raise Refused("no-such-card", card=name)
        async with Reply(interaction, self.office.clock, edits=False) as reply:
            skin = await self._skin(interaction)
            settings = await self.office.wishes.person(interaction.user.id)
            shown = skin.pictures and not settings.words_only
            if code is not None:
                picture = await asyncio.to_thread(DRAWN, code) if shown else None
                view = card_layout(self.office.words, code, skin.drink_word, alt=card_alt(code) if shown else "")
                await reply.give(view, files(CARD_PICTURE, picture))
            elif title is not None:
                faces = [one.face for one in prints_of(title)] if shown else []
                drawn = [await asyncio.to_thread(INN_DRAWN, face) for face in faces]
                attached = [file for at, data in enumerate(drawn) for file in files(inn_picture(at), data)]
                await reply.give(inn_card_layout(self.office.words, title, pictures=shown), attached)

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The cards that fit what is written so far."""
        return [app_commands.Choice(name=name, value=name) for name in completions(typed)]

    async def _skin(self, interaction: Interaction) -> Skin:
        """How the server wants to see things; in direct messages as usual."""
        return await self.office.wishes.skin(interaction.guild_id) if interaction.guild_id else Skin()


async def setup(bar: Bar) -> None:
    """Called by discord.py when it loads this file."""
    await bar.add_cog(Help(bar))
