"""Refusals about decks that people make on their server, in the pseudo-language."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from bot.games.inn.rules.cards.drafts.deck_text import MOST_CARDS
from bot.games.inn.rules.cards.own import code_of, dumped
from bot.store.decks import DECKS_MOST, NAME_MOST, SAID_MOST, OwnDeck
from bot.tables.info import Person as Somebody
from cogs.workshop import GAME, draft_of
from tests.e2e.conftest import Evening
from tests.e2e.pseudo import landlady
from tests.e2e.refusing import Refusing, chosen, filled

EMPTY = '{"name": "Landlord", "about": "", "size": 40, "generic": {}, "card": []}'


async def begun(world: Evening, name: str = "Landlord", draft: str = EMPTY) -> OwnDeck:
    """A deck of the server."""
    by = Somebody(world.people[0].id, "Ann")
    return await world.bot.tables.decks.begin(world.guild.id, GAME, by, name, "", draft)


async def test_of_the_names_of_decks(world: Evening, refused: Refusing) -> None:
    lou, here = landlady(world), world.channel
    await refused("deck-empty", lou.slash(here, "deck new", name="  "))
    await refused("deck-unfit", lou.slash(here, "deck new", name="Landlord*"))
    await refused("deck-too-long", filled(lou, world, "deck.named", "L" * (NAME_MOST + 1)))
    await refused("deck-file", lou.slash(here, "deck import", file=("bad.toml", b"name = [[[[[[[[")))
    for number in range(DECKS_MOST):
        await begun(world, f"brr {number}")
    await refused("decks-enough", lou.slash(here, "deck new", name="Landlord"))


async def test_of_what_is_said_of_a_deck(world: Evening, refused: Refusing) -> None:
    lou = landlady(world)
    deck = (await begun(world)).id

    def press(verb: str, *values: str) -> Awaitable[Any]:
        return chosen(lou, world, "deck show", f"deck.{verb}", *values)

    def form(verb: str, *values: str) -> Awaitable[Any]:
        return filled(lou, world, f"deck.{verb}", *values)

    await refused("deck-not-yours", chosen(world.people[1], world, "deck show", f"deck.more:{deck}"))
    await refused("deck-no-cards", press(f"sheet:{deck}"))
    await refused("deck-no-step", press(f"undo:{deck}:"))
    await refused("deck-wrong", press(f"put-on:{deck}"))
    await refused("deck-changed", press(f"pick:{deck}:", "brr"))
    await refused("deck-changed", press(f"meant:{deck}:0", "0"))
    for written, reason in {
        ("Landlord", "action", ""): "deck-needed",
        ("Landlord", "action", "99"): "deck-number",
        ("Landlord", "brr", "2"): "deck-choice",
        ("L" * (SAID_MOST + 1), "action", "2"): "title-too-long",
    }.items():
        await refused(reason, form(f"made:{deck}:card", *written))
    await refused("deck-counts", form(f"say:{deck}::generic", "Landlord"))
    await refused("deck-text", form(f"say:{deck}::about", "L" * 1000))
    cards = [{"id": f"a-{number}", "title": "Landlord", "kind": "action"} for number in range(MOST_CARDS)]
    await world.bot.tables.decks.change(world.guild.id, deck, lambda now: dumped({**draft_of(now), "card": cards}))
    await refused("deck-cards", form(f"made:{deck}:card", "Ann", "action", "2"))


async def test_of_decks_on_the_table(world: Evening, refused: Refusing) -> None:
    lou, here, decks = landlady(world), world.channel, world.bot.tables.decks
    await lou.slash(here, "deck new", name="Landlord", copy="fiona")
    (deck,) = await decks.seen(world.guild.id, lambda _: True)
    first = deck.deck
    await refused("deck-not-on", chosen(lou, world, "deck show", f"deck.take-off:{first.id}"))
    await decks.put_on(world.guild.id, first.id, code_of(draft_of(first)), first.draft)
    await decks.rename(world.guild.id, first.id, "Ann")
    again = await begun(world, draft=first.draft)
    await refused("deck-same", chosen(lou, world, "deck show", f"deck.put-on:{again.id}"))
