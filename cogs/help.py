"""Help: how to start, the short rules, single cards. Only the person who asks sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import Refused
from bot.ui.choices import Choice, choices
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply, files
from bot.ui.layouts.cases import all_cases, of_cards
from bot.ui.layouts.components import Press
from bot.ui.layouts.guides import card_layout, card_picture, completions, help_layout
from bot.ui.layouts.rules import RULES_PICTURE, TOPICS, RulesPage, rules_layout, rules_pages, topic_layout, topic_page
from bot.ui.layouts.tables import Skin, drink_word
from bot.ui.look import Cards, DeckText
from bot.ui.words import Words
from cogs.makers import seen

PAGES_KEPT = 16
"""Of how many games, languages and words for drinks the pages are kept: putting them in words takes up to a tenth of a
second, and each press of *Next* asks for them."""


class Help(commands.Cog):
    """The commands that help newcomers."""

    def __init__(self, bot: Tavern) -> None:
        self.office = bot.office
        self.words = bot.words
        self.kits = bot.kits
        self.cards = {name: kit.cards() for name, kit in bot.kits.items()}
        self.cases = all_cases(bot.kits)
        self._pages = lru_cache(PAGES_KEPT)(self._pages_of)
        bot.verbs.add("help", {"rules": self.turn_page, "chapter": self.turn_page})
        topics = [app_commands.Choice(name=bot.words.say(f"rules.{topic}-choice"), value=topic) for topic in TOPICS]
        app_commands.choices(game=[*bot.game_choices(), *topics])(self.rules)

    def _pages_of(self, words: Words, game: str, drink: str) -> list[RulesPage]:
        return rules_pages(words, self.kits[game], drink)

    @app_commands.command(description="describe.help")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def help(self, interaction: Interaction) -> None:
        """How to start, and every command."""
        await interaction.response.send_message(view=help_layout(self.words, self.kits), ephemeral=True)

    @app_commands.command(description="describe.rules")
    @app_commands.describe(game="describe.rules-game")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def rules(self, interaction: Interaction, game: app_commands.Choice[str]) -> None:
        """The short rules of a game, with the rulings; or what holds for all of them."""
        if game.value in TOPICS:
            await self._show_topic(interaction, game.value)
        else:
            await self._show_rules(interaction, game.value, 1, edits=False)

    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        """Another page of the rules: the press, or the line that was picked, names game and page."""
        game, _, page = ("".join(press.values) or press.arg).rpartition(".")
        if game not in self.kits or not page.isdecimal():
            raise Refused("over")
        await self._show_rules(interaction, game, int(page), edits=True)

    async def _show_rules(self, interaction: Interaction, game: str, number: int, *, edits: bool) -> None:
        """A page of the rules with its picture; a number beyond the ends gives the nearest page."""
        async with Reply(interaction, self.office.clock, edits=edits) as reply:
            skin = await self._skin(interaction)
            kit = self.kits[game]
            pages = self._pages(self.words.settled, game, drink_word(self.words, 2, skin))
            number = max(1, min(number, len(pages)))
            drawn = await self._wants_pictures(interaction, skin)
            data, _ = await self.office.artist.drawn(pages[number - 1].art) if drawn else (None, "")
            view = rules_layout(self.words, kit, pages, number, self.cases, drawn=data is not None)
            await reply.give(view, files(RULES_PICTURE, data))

    async def _show_topic(self, interaction: Interaction, topic: str) -> None:
        """The page of a topic, with its picture."""
        async with Reply(interaction, self.office.clock, edits=False) as reply:
            page = topic_page(self.words, topic)
            drawn = await self._wants_pictures(interaction, await self._skin(interaction))
            data, _ = await self.office.artist.drawn(page.art) if drawn else (None, "")
            await reply.give(topic_layout(page, drawn=data is not None), files(RULES_PICTURE, data))

    async def _wants_pictures(self, interaction: Interaction, skin: Skin) -> bool:
        """Whether the person and the server want pictures."""
        return skin.pictures and not (await self.office.wishes.person(interaction.user.id)).words_only

    @app_commands.command(description="describe.card")
    @app_commands.describe(name="describe.card-name")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def card(self, interaction: Interaction, name: app_commands.Range[str, 1, 100]) -> None:
        """What a card does."""
        every = await self._cards_here(interaction)
        meant = await asyncio.to_thread(self._found, every, name)
        async with Reply(interaction, self.office.clock, edits=False) as reply:
            skin = await self._skin(interaction)
            pictures = await self._wants_pictures(interaction, skin)
            drink = drink_word(self.words, 2, skin)
            parts = [part for game, card in meant for part in every[game].told(self.words, card, drink)]
            cases = [case for game, card in meant for case in of_cards(self.cases, game, every[game].codes(card))]
            attached: list[discord.File] = []
            for number, part in enumerate(parts if pictures else ()):
                data, _ = await self.office.artist.drawn(part.art)
                attached += files(card_picture(number), data)
            await reply.give(card_layout(self.words, parts, cases, pictures=pictures), attached)

    async def _cards_here(self, interaction: Interaction) -> dict[str, Cards]:
        """The cards of each game, with those of the decks of this server that the person may see."""
        if interaction.guild_id is None:
            return self.cards
        own: dict[str, list[DeckText]] = {}
        for deck, on_table, draft in await seen(interaction):
            texts = (DeckText(deck.name, on_table, draft=False), DeckText(deck.name, draft, draft=True))
            own.setdefault(deck.game, []).extend(text for text in texts if text.says)
        with_own = {game: self.cards[game].beside(texts) for game, texts in own.items() if game in self.cards}
        return {**self.cards, **with_own}

    def _found(self, every: Mapping[str, Cards], name: str) -> list[tuple[str, str]]:
        """The card that somebody means, with its game; one of each game if several have a card of this title. A whole
        title comes before parts of others' titles.

        Raises `Refused('no-such-card')`.
        """
        words = self.office.words
        found = [(game, card) for game, cards in every.items() if (card := cards.find(words, name)) is not None]
        if not found:
            raise Refused("no-such-card", card=name)
        whole = name.casefold().strip()
        exact = [
            pair for pair in found if whole in {title.casefold() for title in every[pair[0]].matching(words, name)}
        ]
        return exact or found[:1]

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The cards that match what was typed so far."""
        every = await self._cards_here(interaction)
        names = await asyncio.to_thread(completions, self.office.words, list(every.values()), typed)
        return choices((name, name) for name in names)

    async def _skin(self, interaction: Interaction) -> Skin:
        """How the server wants its tables to be shown; the defaults in direct messages."""
        return await self.office.wishes.skin(interaction.guild_id) if interaction.guild_id else Skin()


async def setup(bot: Tavern) -> None:
    """Called by discord.py when it loads this file."""
    await bot.add_cog(Help(bot))
