"""Decks that people make on their server: the commands, and what is done with a deck as a whole."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import BadData, Refused
from bot.games.inn.look.workshop.contribute import contribution
from bot.games.inn.look.workshop.forms import text_form
from bot.games.inn.look.workshop.panels import decks_layout, more_layout, sure_layout
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.drafts.deck_text import copy_of, from_toml, to_toml
from bot.games.inn.rules.cards.drafts.faults import sentence_of
from bot.games.inn.rules.cards.making.draft import Draft, check_form, new_card, spread
from bot.games.inn.rules.cards.making.showing import wrong_in
from bot.games.inn.rules.cards.own import code_of, read_own
from bot.games.inn.rules.cards.rulings import about_of
from bot.games.inn.rules.cards.text import the_lexicon
from bot.games.inn.simulation.drafts import check_draft
from bot.store import decks
from bot.store.decks import OwnDeck
from bot.ui.business import on_private_message
from bot.ui.choices import Choice, matching
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import Press, anew
from bot.ui.names import clean, typed
from bot.ui.places import check_place, guild_of, person
from cogs.makers import check_maker, may_make, seen
from cogs.workshop import (
    GAME,
    draft_of,
    kept,
    opened,
    rights,
    show_deck,
    show_part,
    show_sheet,
)

Name = app_commands.Range[str, 1, decks.NAME_MOST]
PATRONS = 2
"""How many patrons somebody tries a deck against."""


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class DecksCog(commands.GroupCog, group_name="deck", group_description="describe.deck"):
    """The commands of the workshop, and the buttons about a whole deck."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.words = bot.words
        self.decks = bot.tables.decks
        self._one_at_a_time = asyncio.Lock()
        bot.verbs.add(
            "deck",
            {
                "new": self.on_new, "named": self.on_named, "open": self.on_open, "show": self.on_show,
                "more": self.on_more, "sheet": self.on_sheet, "put-on": self.on_put_on, "try": self.on_try,
                "export": self.on_export, "take-off": self.on_take_off, "off": self.on_off,
                "delete": self.on_delete, "sure-delete": self.on_sure_delete, "rename": self.on_rename,
                "renamed": self.on_renamed,
            },
            forms=("named", "off", "renamed"),
        )  # fmt: skip

    # -- commands -----------------------------------------------------------------------------------------------

    @app_commands.command(description="describe.deck-new")
    @app_commands.describe(
        name="describe.deck-name", source="describe.deck-source", copy="describe.deck-copy", face="describe.deck-face"
    )
    @app_commands.choices(
        source=[app_commands.Choice(name=f"describe.deck-from-{source}", value=source) for source in ("box", "own")]
    )
    async def new(
        self, interaction: Interaction, name: Name, source: str = "own", copy: str | None = None,
        face: str | None = None,
    ) -> None:  # fmt: skip
        """Begin a deck, empty or as a copy of a shipped one."""
        await check_maker(interaction)
        await self._begin(interaction, name, source, _shipped(copy), _shipped(face))

    async def _begin(self, interaction: Interaction, name: str, source: str, base: str, face: str) -> None:
        if base:  # what is said of a character is said in the language of whoever makes the copy
            draft = {**without_retired(copy_of(base)), "about": about_of(the_library().offered[base])}
        else:
            draft = empty(self.words.say(f"deck.about-{source}"))
        if face or base:
            draft["face"] = face or base
        wanted = name.strip()
        deck = await self.decks.begin(
            guild_of(interaction), GAME, person(interaction), wanted, base, kept({**draft, "name": wanted})
        )
        await show_deck(interaction, deck, note=self.words.say("deck.begun"))

    @app_commands.command(description="describe.deck-show")
    @app_commands.describe(deck="describe.deck-deck")
    async def show(self, interaction: Interaction, deck: str | None = None) -> None:
        """Show this server's decks, or one of them."""
        if deck is None:
            await self._list(interaction)
            return
        await self._show(interaction, await self._named(interaction, deck))

    @app_commands.command(description="describe.deck-card")
    @app_commands.describe(
        deck="describe.deck-deck", title="describe.deck-title", kind="describe.deck-kind", count="describe.deck-count"
    )
    @app_commands.choices(
        kind=[
            app_commands.Choice(name=f"inn-kind.{kind}", value=kind)
            for kind in ("action", "sometimes", "anytime", "gambling", "cheating")
        ]
    )
    async def card(
        self, interaction: Interaction, deck: str, title: app_commands.Range[str, 1, 100], kind: str = "action",
        count: app_commands.Range[int, 1, 20] = 2,
    ) -> None:  # fmt: skip
        """Add a card to a deck, or open the one of that title."""
        found = await self._named(interaction, deck)
        _, draft = await opened(interaction, found.id)
        there = next(
            (n for n, card in enumerate(draft.get("card", ())) if card["title"].casefold() == title.casefold()), None
        )
        if there is not None:
            await show_part(interaction, found, f"card.{there}")
            return
        path = ""

        def change(before: OwnDeck) -> str:
            nonlocal path
            now = draft_of(before)
            path = new_card(now, "card", title, kind, count)
            return kept(now)

        after = await self.decks.change(found.guild_id, found.id, change)
        await show_part(interaction, after, path)

    @app_commands.command(description="describe.deck-export")
    @app_commands.describe(deck="describe.deck-deck")
    async def export(self, interaction: Interaction, deck: str) -> None:
        """Give a deck as a TOML file."""
        await self._export(interaction, (await self._named(interaction, deck)).id)

    @app_commands.command(name="import", description="describe.deck-import")
    @app_commands.describe(file="describe.deck-file", name="describe.deck-name")
    async def import_(self, interaction: Interaction, file: discord.Attachment, name: Name | None = None) -> None:
        """Begin a deck with what a TOML file says."""
        await check_maker(interaction)
        if file.size > decks.TEXT_MOST:
            raise Refused("deck-too-large", most=decks.TEXT_MOST // 1000)
        await interaction.response.defer(ephemeral=True, thinking=True)
        data = await file.read()
        draft = await asyncio.to_thread(read_file, data)
        wanted = (name or str(draft.get("name", ""))).strip()[: decks.NAME_MOST]
        deck = await self.decks.begin(
            guild_of(interaction), GAME, person(interaction), wanted, "", kept({**draft, "name": wanted})
        )
        await show_deck(interaction, deck, note=self.words.say("deck.imported"))

    @app_commands.command(description="describe.deck-contribute")
    @app_commands.describe(deck="describe.deck-deck")
    async def contribute(self, interaction: Interaction, deck: str) -> None:
        """Write down, in facts, the cards of a copy that are as printed, to be sent to the people who make the bot."""
        found = await self._named(interaction, deck)
        text = await asyncio.to_thread(contribution, self.words, draft_of(found), found.base)
        attached = discord.File(io.BytesIO(text.encode()), filename="cards.md")
        page = self.bot.settings.issues
        where = self.words.say("deck.form-at", page=page) if page else self.words.say("deck.form")
        said = self.words.say("deck.contribute", where=where)
        await interaction.response.send_message(said, file=attached, ephemeral=True)

    @show.autocomplete("deck")
    @card.autocomplete("deck")
    @export.autocomplete("deck")
    @contribute.autocomplete("deck")
    async def _decks(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The decks of this server that the person may see."""
        listed = await self._seen(interaction)
        return matching(((deck.name, deck.id) for deck in listed), typed)

    @new.autocomplete("copy")
    @new.autocomplete("face")
    async def _characters(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The shipped characters."""
        return matching(((each.name, code) for code, each in sorted(the_library().offered.items())), typed)

    async def _seen(self, interaction: Interaction) -> list[OwnDeck]:
        """Each as the person may see it."""
        return [each.deck for each in await seen(interaction)]

    async def _named(self, interaction: Interaction, typed: str) -> OwnDeck:
        listed = await self._seen(interaction)
        found = next((deck for deck in listed if typed in (deck.id, deck.name)), None)
        found = found or next((deck for deck in listed if deck.name.casefold() == typed.strip().casefold()), None)
        if found is None:
            raise Refused("no-such-deck")
        return found

    # -- looking ------------------------------------------------------------------------------------------------

    async def _list(self, interaction: Interaction) -> None:
        async with Reply(interaction, self.bot.clock, edits=on_private_message(interaction)) as reply:
            listed = await self._seen(interaction)
            view = decks_layout(self.words, listed, maker=await may_make(interaction))
            await reply.give(anew(view, interaction.id), [])

    async def _show(self, interaction: Interaction, deck: OwnDeck) -> None:
        """The deck for those who make it; for others its cards."""
        may = await rights(interaction, deck)
        if may.make or may.moderate:
            await show_deck(interaction, deck)
        else:
            await show_sheet(interaction, deck, 0)

    async def _one(self, interaction: Interaction, known: str) -> OwnDeck:
        found = next((deck for deck in await self._seen(interaction) if deck.id == known), None)
        if found is None:
            raise Refused("no-such-deck")
        return found

    async def on_open(self, interaction: Interaction, press: Press) -> None:
        """A deck that was picked from all."""
        await self._show(interaction, await self._one(interaction, "".join(press.values)))

    async def on_show(self, interaction: Interaction, press: Press) -> None:
        """Back to the deck."""
        await self._show(interaction, await self._one(interaction, press.arg))

    async def on_sheet(self, interaction: Interaction, press: Press) -> None:
        """Some of its cards as pictures."""
        known, page, *_ = [*press.arg.split(":"), "0"]
        await show_sheet(interaction, await self._one(interaction, known), int(page) if page.isdecimal() else 0)

    async def on_more(self, interaction: Interaction, press: Press) -> None:
        """What else can be done with a deck."""
        deck, draft = await opened(interaction, press.arg)
        async with Reply(interaction, self.bot.clock, edits=on_private_message(interaction)) as reply:
            ready = not await asyncio.to_thread(wrong_in, draft)
            await reply.give(more_layout(self.words, deck, await rights(interaction, deck), ready=ready), [])

    # -- making -------------------------------------------------------------------------------------------------

    async def on_new(self, interaction: Interaction, press: Press) -> None:
        """Open the form of a new deck."""
        await check_maker(interaction)
        await interaction.response.send_modal(text_form(self.words, "deck.named", "", "name", most=decks.NAME_MOST))

    async def on_named(self, interaction: Interaction, press: Press) -> None:
        """The submitted form of a new deck."""
        await check_maker(interaction)
        await self._begin(interaction, "".join(press.values), "own", "", "")

    async def on_rename(self, interaction: Interaction, press: Press) -> None:
        """Open the form of another name."""
        deck, _ = await opened(interaction, press.arg)
        form = text_form(self.words, "deck.renamed", deck.id, "name", most=decks.NAME_MOST, value=deck.name)
        await interaction.response.send_modal(form)

    async def on_renamed(self, interaction: Interaction, press: Press) -> None:
        """The submitted form of another name."""
        deck, _ = await opened(interaction, press.arg)
        name = " ".join("".join(press.values).split())
        await self.decks.rename(deck.guild_id, deck.id, name)
        after = await self.decks.change(deck.guild_id, deck.id, lambda now: kept({**draft_of(now), "name": name}))
        await show_deck(interaction, after)

    async def on_export(self, interaction: Interaction, press: Press) -> None:
        """Give a deck as a file."""
        await self._export(interaction, press.arg)

    async def _export(self, interaction: Interaction, known: str) -> None:
        deck = await self._one(interaction, known)
        text = await asyncio.to_thread(to_toml, draft_of(deck))
        attached = discord.File(io.BytesIO(text.encode()), filename=f"{deck.id.lower()}.toml")
        said = self.words.say("deck.exported", name=clean(deck.name))
        await interaction.response.send_message(said, file=attached, ephemeral=True)

    # -- the table ----------------------------------------------------------------------------------------------

    async def on_put_on(self, interaction: Interaction, press: Press) -> None:
        """Put the deck on the table as it is now."""
        deck, draft = await opened(interaction, press.arg)
        async with Reply(interaction, self.bot.clock, edits=True):
            async with self._one_at_a_time:  # it plays games
                await asyncio.to_thread(check_played, draft)
            text = kept(draft)
            await self.decks.change(deck.guild_id, deck.id, lambda now: unchanged(now, draft))
            after = await self.decks.put_on(deck.guild_id, deck.id, code_of(draft), text)
        await show_deck(interaction, after, note=self.words.say("deck.put-on", n=after.version))

    async def on_try(self, interaction: Interaction, press: Press) -> None:
        """Play with the deck as it is now, at once, against patrons."""
        deck, draft = await opened(interaction, press.arg)
        guild_id, channel_id = await check_place(self.bot, interaction)
        await asyncio.to_thread(check_whole, draft)
        code, text = code_of(draft), kept(draft)
        await self.decks.keep(GAME, code, text)
        options = {"characters": [code], "windows": "quick"}
        info = await self.bot.tables.lobby.try_deck(guild_id, channel_id, person(interaction), GAME, PATRONS, options)
        hands, user = self.bot.delivery.hands, interaction.user.id
        with hands.answering(info.id, user):
            await self.bot.tables.lobby.start_game(info.id, user, interaction.id)
            async with Reply(interaction, self.bot.clock, edits=False) as reply:
                panel = hands.panel(info.id, user)
                view, attached, shown = await hands.render(
                    panel, note=self.words.say("deck.trying", name=clean(deck.name))
                )
                await reply.give(view, attached)
                hands.adopt(panel, interaction, shown, anew=True)

    async def on_take_off(self, interaction: Interaction, press: Press) -> None:
        """Take one's own deck off the table; of somebody else's, ask why."""
        deck, _ = await opened(interaction, press.arg)
        if deck.user_id != interaction.user.id:
            await interaction.response.send_modal(text_form(self.words, "deck.off", deck.id, "off", most=150))
            return
        await show_deck(interaction, await self.decks.take_off(deck.guild_id, deck.id, interaction.user.id))

    async def on_off(self, interaction: Interaction, press: Press) -> None:
        """The submitted form: why somebody else's deck is taken off the table."""
        deck, _ = await opened(interaction, press.arg)
        why = " ".join("".join(press.values).split())
        await show_deck(interaction, await self.decks.take_off(deck.guild_id, deck.id, interaction.user.id, why))

    async def on_delete(self, interaction: Interaction, press: Press) -> None:
        """Ask whether the deck is really to be deleted."""
        deck, _ = await opened(interaction, press.arg)
        async with Reply(interaction, self.bot.clock, edits=on_private_message(interaction)) as reply:
            await reply.give(sure_layout(self.words, deck), [])

    async def on_sure_delete(self, interaction: Interaction, press: Press) -> None:
        """Delete the deck."""
        deck, _ = await opened(interaction, press.arg)
        await self.decks.delete(deck.guild_id, deck.id)
        await self._list(interaction)


def read_file(data: bytes) -> Draft:
    """The draft in a file that anybody may have sent. Raises `Refused('deck-file')` (fact `why`)."""
    try:
        draft = spread(from_toml(data))
    except BadData as error:
        raise Refused("deck-file", why=sentence_of(error, the_lexicon())) from None
    except (TypeError, ValueError, AttributeError):  # what is a list in a deck may be anything in a file
        raise Refused("deck-unreadable") from None
    check_form(draft)
    return draft


def check_whole(draft: Draft) -> None:
    """Whether a game can be played with a deck. Raises `Refused('deck-wrong')` (fact `why`)."""
    try:
        wrong = wrong_in(draft)
        read_own(draft)
    except BadData as error:
        wrong = [sentence_of(error, the_lexicon())]
    if wrong:
        raise Refused("deck-wrong", why=typed(wrong[0]))


def check_played(draft: Draft) -> None:
    """The same, by playing with it. Raises `Refused` likewise."""
    check_whole(draft)
    wrong = check_draft(draft)
    if wrong:
        raise Refused("deck-wrong", why=typed(wrong[0]))


def unchanged(now: OwnDeck, draft: Draft) -> str:
    """The draft as it is kept, if it is still this one. Raises `Refused('deck-changed')`."""
    if draft_of(now) != draft:
        raise Refused("deck-changed")
    return kept(draft)


def _shipped(named: str | None) -> str:
    """The code of a shipped character that somebody means; empty for none. Raises `Refused('no-such-character')`."""
    plain = (named or "").strip().casefold()
    for code, character in the_library().offered.items():
        if plain in (code, character.name.casefold()):
            return code
    if plain:
        raise Refused("no-such-character")
    return ""


def empty(about: str) -> Draft:
    """A deck without cards."""
    return {"about": about, "size": 40, "generic": {}, "card": []}


def without_retired(deck: Mapping[str, Any]) -> Draft:
    """A shipped deck as a draft, without the cards that it deals no more."""
    draft = spread(deck)
    gone = set(draft.pop("retired", {}))
    draft["card"] = [card for card in draft["card"] if card["id"] not in gone]
    return draft


async def setup(bot: Tavern) -> None:
    """Load the commands."""
    await bot.add_cog(DecksCog(bot))
