"""What the commands and buttons of the workshop share: who may make decks, and the panels as they are now."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Any

from bot.engine import BadData, Refused
from bot.games.inn.look.alt import inn_card_alt
from bot.games.inn.look.pictures.cards import CardFace, draw_inn_card, face_of_card
from bot.games.inn.look.pictures.sheet import AT_A_TIME, draw_sheet
from bot.games.inn.look.workshop.panels import (
    CARD_PICTURE,
    SHEET_PICTURE,
    Rights,
    deck_layout,
    part_layout,
    sheet_layout,
)
from bot.games.inn.look.workshop.parts import card_path
from bot.games.inn.rules.cards.making.draft import Draft, at, cards_in, spread, titles_in
from bot.games.inn.rules.cards.making.showing import card_at, good_cards, wrong_at, wrong_in
from bot.games.inn.rules.cards.own import dumped, read_own
from bot.games.inn.rules.cards.text import character_texts, the_lexicon
from bot.store.decks import OwnDeck, check_text
from bot.store.errors import StoreRefused
from bot.ui.business import on_private_message
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply, files
from bot.ui.layouts.components import anew
from bot.ui.layouts.tables import cut
from bot.ui.look import Art
from bot.ui.places import guild_of
from cogs.makers import may_change

GAME = "inn"
"""The game that decks are made for."""


async def rights(interaction: Interaction, deck: OwnDeck) -> Rights:
    """What the person may do with a deck."""
    may = (await may_change(interaction))(deck)
    return Rights(may, may)


async def opened(interaction: Interaction, known: str, *, to_make: bool = True) -> tuple[OwnDeck, Draft]:
    """A deck of this server, and its draft. Raises `Refused`: ``no-such-deck``, ``deck-not-yours``."""
    deck = await interaction.client.tables.decks.one(guild_of(interaction), known)
    if to_make and not (await rights(interaction, deck)).make:
        raise Refused("deck-not-yours")
    return deck, draft_of(deck)


def draft_of(deck: OwnDeck) -> Draft:
    """The draft of a deck."""
    return spread(json.loads(deck.draft))


def kept(draft: Draft) -> str:
    """A draft as it is kept. Raises `Refused` for a title that would change the text around it: ``title-unfit`` (fact
    `sign`), ``title-too-long`` (fact `most`).
    """
    try:
        for title in titles_in(draft):
            check_text(title)
    except StoreRefused as no:
        raise Refused(no.reason, **no.facts) from None
    return dumped(draft)


async def plain(bot: Tavern, interaction: Interaction) -> bool:
    """Whether the person who acts is shown words alone here."""
    words_only = (await bot.wishes.person(interaction.user.id)).words_only
    return words_only or not (await bot.wishes.skin(guild_of(interaction))).pictures


async def show_deck(interaction: Interaction, deck: OwnDeck, *, note: str = "") -> None:
    """A deck as it is now."""
    bot, draft = interaction.client, draft_of(deck)
    async with Reply(interaction, bot.clock, edits=on_private_message(interaction)) as reply:
        wrong = await asyncio.to_thread(wrong_in, draft)
        may = await rights(interaction, deck)
        view = deck_layout(bot.words, deck, draft, wrong, may, note=note)
        await reply.give(anew(view, interaction.id), [])


async def show_part(interaction: Interaction, deck: OwnDeck, path: str, *, page: int = 0, note: str = "") -> None:
    """A part of a deck as it is now; the deck where there is no such part any more."""
    bot, draft = interaction.client, draft_of(deck)
    try:
        at(draft, path)
    except Refused:
        path = ""
    if not path:
        await show_deck(interaction, deck, note=note)
        return
    async with Reply(interaction, bot.clock, edits=on_private_message(interaction)) as reply:
        face, text, wrong = await asyncio.to_thread(_seen, draft, path)
        art = None if face is None or await plain(bot, interaction) else card_art(bot, face)
        data, alt = await bot.office.artist.drawn(art)
        view = part_layout(bot.words, deck, draft, path, wrong, text=text, alt=alt, page=page, note=note)
        await reply.give(anew(view, interaction.id), files(CARD_PICTURE, data))


def card_art(bot: Tavern, face: CardFace) -> Art:
    """The picture of one card."""
    return Art(("inn-card", face), partial(draw_inn_card, bot.words, face), inn_card_alt(bot.words, face))


def _seen(draft: Draft, path: str) -> tuple[CardFace | None, str, list[str]]:
    """What there is to see of a part: the face and text of its card, and what is wrong with that."""
    card = card_path(path)
    if not card:
        return None, _texts_of(draft), wrong_in(draft) if any(cards_in(draft)) else []
    try:
        face = face_of_card(card_at(draft, card))
    except BadData:
        return None, "", wrong_at(draft, card)
    return face, face.text, wrong_at(draft, card)


def _texts_of(draft: Draft) -> str:
    """What the character does besides its cards, once the deck can be read."""
    try:
        return cut("\n".join(character_texts(read_own(draft)[0], the_lexicon())), 1000)
    except BadData:
        return ""


async def show_sheet(interaction: Interaction, deck: OwnDeck, page: int) -> None:
    """The contact sheet of a deck."""
    bot, cards = interaction.client, good_cards(draft_of(deck))
    if not cards:
        raise Refused("deck-no-cards")
    number = -(-len(cards) // AT_A_TIME)
    page %= number
    shown = [(face_of_card(card), count) for card, count in cards[page * AT_A_TIME : (page + 1) * AT_A_TIME]]
    async with Reply(interaction, bot.clock, edits=on_private_message(interaction)) as reply:
        texts = [f"{count}× {inn_card_alt(bot.words, face)}" for face, count in shown]
        key: Any = ("inn-sheet", *shown)
        art = Art(key, partial(draw_sheet, bot.words, shown), cut(" ".join(texts), 1000))
        data, alt = await bot.office.artist.drawn(None if await plain(bot, interaction) else art)
        await reply.give(sheet_layout(bot.words, deck, page, number, alt, texts), files(SHEET_PICTURE, data))
