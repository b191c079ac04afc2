"""The help, the rules in short, single cards."""

from __future__ import annotations

import re
from typing import Any

import pytest
from discord import app_commands

from bot.games import english
from bot.games.drinko.look.words import card_name
from bot.games.drinko.rules import the_deck
from bot.games.drinko.rules.rulings import the_guide, the_rulings
from bot.games.inn.look.guides import inn_titles
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards import rulings as inn_rulings
from tests.e2e.conftest import Evening, parts, texts

WORDS = english()


KEY = re.compile(r"[a-z-]+\.[a-z-]+")
"""How a key of the words files looks."""


def said(shown: Any) -> str:
    assert shown.ephemeral
    return "\n".join([shown.content, *texts(shown.components)])


async def test_help_names_every_command_there_is(evening: Evening) -> None:
    shown = (await evening.people[0].slash(evening.channel, "help")).response
    text = said(shown)
    lines = text.splitlines()
    assert [line[:2] for line in lines[2:5]] == ["1.", "2.", "3."]
    for command in evening.bot.tree.walk_commands():
        if command.name == "help":
            continue
        first, _, name = command.qualified_name.partition(" ")
        assert f"/{first}" in text
        assert name in text, command.qualified_name
    assert "stop when you've had enough" in text


async def test_every_command_and_parameter_says_what_it_is(evening: Evening) -> None:
    for command in evening.bot.tree.walk_commands():
        assert 3 < len(command.description) <= 100, command.qualified_name
        assert not KEY.fullmatch(command.description), command.qualified_name
        for parameter in getattr(command, "parameters", ()):
            assert 3 < len(str(parameter.description)) <= 100, (command.qualified_name, parameter.name)
            for said in (str(parameter.description), *(choice.name for choice in parameter.choices)):
                assert not KEY.fullmatch(said), (command.qualified_name, parameter.name)


async def pages_of(evening: Evening, game: str, *, drawn: bool = True) -> list[str]:
    """Every page of the rules, by pressing Next to the last; then Back leads to the last but one. Of the chapters of a
    game, which all have the same form, only the first page and the last two.
    """
    ann = evening.people[0]
    shown = (await ann.slash(evening.channel, "rules", game=game)).response
    assert shown is not None
    pages: list[str] = []
    number, last = 1, 200
    while number <= last:
        pages.append(said(shown))
        pictures = [part["items"][0]["description"] for part in parts(shown.components) if part["type"] == 12]
        assert [alt[:10] for alt in pictures] == ["Pictured: "] * drawn
        back, on, *_ = [part for part in parts(shown.components) if part["type"] == 2]
        told = re.search(r"Page (\d+) of (\d+)$", pages[-1])
        assert told is not None
        assert (int(told[1]), back["disabled"], on["disabled"]) == (number, number == 1, number == int(told[2]))
        last = int(told[2])
        menus = [part for part in parts(shown.components) if "help.chapter" in part.get("custom_id", "")]
        chapters = [line["value"] for menu in menus for line in menu["options"]]
        if f"{game}.{number}" in chapters[:1]:
            number = int(chapters[-2].rpartition(".")[2])
            await ann.select(shown.message, [chapters[-2]], custom_id=menus[0]["custom_id"])
        elif number < last:
            number += 1
            await ann.click(shown.message, custom_id=on["custom_id"])
        else:
            break
    assert 1 < len(pages) <= last
    await ann.click(shown.message, custom_id=back["custom_id"])
    assert said(shown) == pages[-2]
    return pages


async def test_the_rules_tell_how_games_are_rated(evening: Evening) -> None:
    shown = (await evening.people[0].slash(evening.channel, "rules", game="ladder")).response
    assert shown is not None
    assert "### The ladder\n- A game is rated for everybody" in said(shown)
    (picture,) = [part["items"][0] for part in parts(shown.components) if part["type"] == 12]
    assert picture["description"] == "Pictured: Rated by what people play."


async def test_the_rules_are_paged_and_show_every_ruling(evening: Evening) -> None:
    await evening.house(drink="push-up", drinks="push-ups")
    whole = "\n".join(await pages_of(evening, "drinko"))
    for section in the_guide():
        assert section.title in whole
    for ruling in the_rulings():
        assert ruling.text in whole
    assert "that many drinks (push-ups)" in whole
    assert "{" not in whole


async def test_the_rules_of_the_inn(evening: Evening) -> None:
    await evening.house(pictures=False)  # all are drawn in tests/ui/test_rules.py
    whole = "\n".join(await pages_of(evening, "inn", drawn=False))
    for section in inn_rulings.the_guide():
        assert section.text in whole
    for ruling in inn_rulings.the_rulings():
        assert ruling.text in whole


async def test_each_character_of_the_inn_has_a_page_of_the_rules(evening: Evening) -> None:
    await evening.house(pictures=False)
    ann = evening.people[0]
    shown = (await ann.slash(evening.channel, "rules", game="inn")).response
    assert shown is not None
    (menu,) = [part for part in parts(shown.components) if part["type"] == 3]
    library = the_library()
    assert {line["label"] for line in menu["options"]} == {found.name for found in library.offered.values()}
    for line in menu["options"]:
        await ann.select(shown.message, [line["value"]], custom_id=menu["custom_id"])
        found = next(found for found in library.offered.values() if found.name == line["label"])
        assert f"### The Red Dragon Inn: {found.name}\n{found.about}" in said(shown)
        assert all(counter.title in said(shown) for counter in found.counters.values())
    assert not [part for part in parts(shown.components) if part.get("custom_id") == "none"]


async def test_rules_are_offered_for_every_game_there_is(evening: Evening) -> None:
    command = evening.bot.tree.get_command("rules")
    assert isinstance(command, app_commands.Command)
    assert [choice.value for choice in command.parameters[0].choices] == [*evening.bot.games, "ladder", "shuffle"]


async def test_a_card_with_its_picture_words_copies_and_rulings(evening: Evening) -> None:
    await evening.house(pictures=True)
    shown = (await evening.people[0].slash(evening.channel, "card", name="red +2")).response
    assert shown is not None
    text = said(shown)
    assert text.startswith("\n### Red +2\nStarts a Drink Train of 2")
    assert "1 in each colour, 4 in the deck" in text
    assert the_rulings()[0].text in text
    assert the_rulings()[1].text not in text
    (gallery,) = [part for part in parts(shown.components) if part["type"] == 12]
    assert gallery["items"][0]["description"] == "The Drinko card red +2."
    (file,) = shown.attachments
    assert (await file.read()).startswith(b"\x89PNG")


@pytest.mark.parametrize("by", ["person", "house"])
async def test_a_card_in_words_only(evening: Evening, by: str) -> None:
    ann = evening.people[0]
    await evening.house(pictures=by == "person")
    if by == "person":
        await evening.wants(ann, words_only=True)
    shown = (await ann.slash(evening.channel, "card", name="deflect")).response
    assert shown is not None
    assert shown.attachments == []
    assert "Play changes direction" in said(shown)


async def test_every_card_that_is_offered_can_be_asked_for(evening: Evening) -> None:
    ann = evening.people[0]
    offered: set[str] = set()
    for typed in ("", "red", "yellow", "green", "blue", "skip", "+", "-1"):
        choices = await ann.autocomplete(evening.channel, "card", "name", typed)
        assert len(choices) <= 25
        offered |= {choice["value"] for choice in choices}
    drinko = {card_name(WORDS, code) for code in the_deck().cards}
    assert drinko <= offered
    await evening.wants(ann, words_only=True)
    for name in sorted(drinko):
        shown = (await ann.slash(evening.channel, "card", name=name)).response
        assert said(shown).lower().startswith(f"\n### {name.lower()}\n")


async def test_a_title_of_both_games_shows_both_cards(evening: Evening) -> None:
    ann = evening.people[0]
    (title,) = {card_name(WORDS, code) for code in the_deck().cards} & set(inn_titles())
    await evening.wants(ann, words_only=True)
    shown = said((await ann.slash(evening.channel, "card", name=title)).response)
    assert shown.count(f"### {title}") == 2


async def test_a_card_there_is_none_of(evening: Evening) -> None:
    shown = (await evening.people[0].slash(evening.channel, "card", name="purple *9*")).response
    assert said(shown) == "There's no card called purple \\*9\\*."


async def test_a_card_of_the_inn_in_every_deck_it_lies_in(evening: Evening) -> None:
    await evening.house(pictures=True)
    ann = evening.people[0]
    (choice,) = await ann.autocomplete(evening.channel, "card", "name", "drink up fr")
    shown = (await ann.slash(evening.channel, "card", name=choice["value"])).response
    assert shown is not None
    text = said(shown)
    assert text.startswith("\n### Drink up, friend!\n")
    assert "**Sometimes**\nIn another player's Drink Phase" in text
    assert "-# Dimli the Dwarf: 1" in text
    assert "**Action**\nAnother player" in text
    assert "-# Fiona the Volatile: 1" in text
    alts = [part["items"][0]["description"] for part in parts(shown.components) if part["type"] == 12]
    assert [alt[:29] for alt in alts] == ["Drink up, friend! (Sometimes)", "Drink up, friend! (Action). A"]
    assert len(shown.attachments) == 2
    for file in shown.attachments:
        assert (await file.read()).startswith(b"\x89PNG")


async def test_a_card_that_is_ours_and_one_with_rulings_in_words_only(evening: Evening) -> None:
    ann = evening.people[0]
    await evening.wants(ann, words_only=True)
    ours = (await ann.slash(evening.channel, "card", name="gog find shiny in beard")).response
    assert "Ours, at least in part: not all of this card is known from the game." in said(ours)
    gamble = (await ann.slash(evening.channel, "card", name="Gambling? I'm in!")).response
    assert gamble is not None
    assert gamble.attachments == []
    assert "6 in every deck · Baron von Vlazlo: 4\n" in f"{said(gamble)}\n"
    refuse = said((await ann.slash(evening.channel, "card", name="I don't think so!")).response)
    assert "1 in every deck · none for Gog the Half-Ogre" in refuse
    assert inn_rulings.the_rulings()[24].text in said(gamble)
    drink = (await ann.slash(evening.channel, "card", name="dragon breath ale")).response
    assert "**Drink**\nGain 4 Alcohol Content." in said(drink)
    deck = the_library().decks["drink-1"]
    assert f"{deck.name}: {deck.counts['dragon-breath']}" in said(drink)
