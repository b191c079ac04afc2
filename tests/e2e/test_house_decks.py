"""A deck of the house at a table on Discord, and the bot without it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.library import INN_DATA, add_house_decks
from bot.tables.info import Person as Seated
from tests.e2e.conftest import Evening, Person, said, texts


class Shelf:
    """The folder of the house's decks: a character and a Drink Deck, put there and taken away again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "drinks").mkdir(parents=True)
        gerki = (INN_DATA / "characters" / "gerki.toml").read_text(encoding="utf-8")
        mine = gerki.replace("Gerki the Sneak", "Mina of the House").replace("contact poison", "house poison")
        (folder / "mina.toml").write_text(mine, encoding="utf-8")
        drinks = (INN_DATA / "drinks" / "drink-1.toml").read_text(encoding="utf-8")
        (folder / "drinks" / "cellar.toml").write_text(
            drinks.replace("name = ", 'name = "The cellar" #'), encoding="utf-8"
        )

    def put(self) -> None:
        assert add_house_decks(self.folder) == []

    def take_away(self) -> None:
        library = the_library()
        library.characters.pop("mina", None)
        library.decks.pop("cellar", None)
        for code in [code for code in library.cards if code.startswith("mina.")]:
            del library.cards[code]


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    """The decks are there until they are taken away, or the test ends."""
    shelf = Shelf(tmp_path / "decks")
    shelf.put()
    yield shelf
    shelf.take_away()


async def waiting(evening: Evening, shelf: Shelf, *people: Person) -> str:
    """A table of the first, who is Mina, before its start; the decks are gone then."""
    table = await evening.open(*people, start=False, game="inn")
    await people[0].slash(evening.channel, "inn character", name="mina")
    await evening.rest()
    assert "Ann (host, Mina)" in evening.told(table)
    shelf.take_away()
    await evening.restart()
    await evening.rest()
    return table


async def playing(evening: Evening, *people: Person) -> str:
    """A table at which the first plays Mina."""
    table = await evening.open(*people, start=False, game="inn")
    chosen = await people[0].slash(evening.channel, "inn character", name="mina")
    assert said(chosen) == "You are Mina of the House."
    await evening.press(people[0], table, "table.start")
    await evening.rest()
    return table


async def test_it_is_chosen_shown_and_dealt(evening: Evening, shelf: Shelf) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn")
    chosen = said(await ann.slash(evening.channel, "inn character", name="Mina of the House"))
    assert chosen == "You are Mina of the House."
    card = (await ann.slash(evening.channel, "card", name="house poison")).response
    assert card is not None
    assert "-# Mina of the House: 2" in "\n".join(texts(card.components))
    await evening.press(ann, table, "table.start")
    await evening.rest()
    private_table = await evening.bot.tables.private_table(table, ann.id)
    assert private_table.view is not None
    assert private_table.view["seats"][0]["character"] == "mina"
    assert any(code.startswith("mina.") for code in private_table.view["hand"])


async def test_a_game_whose_deck_is_gone_waits_for_it(
    evening: Evening, shelf: Shelf, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = evening.people[:2]
    table = await playing(evening, ann, ben)
    seed = (await evening.bot.tables.public_table(table)).info.seed_proof
    shelf.take_away()
    await evening.restart()
    await evening.rest()
    other = await evening.open(ben, ann, game="drinko")
    assert (await evening.info(other)).status == "live"
    assert (await evening.info(table)).status == "paused"
    assert "its deck is missing" in evening.shown(table)
    assert "there is no character mina any more" in caplog.text
    for verb in ("panel.hand", "inn.pass"):
        assert said(await evening.press(ben, table, verb)) == "The table is paused; its message says why."
    assert "its deck is missing" in said(await evening.press(ben, table, "table.watch"))
    assert said(await evening.press(ben, table, "table.more")) == f"Table {table}"
    assert said(await ann.slash(evening.channel, "table pause", table=table)).startswith("The table is paused")
    assert (await evening.info(table)).status == "paused"
    shelf.put()
    await evening.restart()
    await ann.slash(evening.channel, "table pause", table=table)
    await evening.rest()
    private_table = await evening.bot.tables.private_table(table, ann.id)
    assert private_table.info.status == "live"
    assert private_table.info.seed_proof == seed
    assert private_table.view["seats"][0]["character"] == "mina"


async def test_a_finished_game_whose_deck_is_gone_still_shows_its_places(evening: Evening, shelf: Shelf) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn")
    await ann.slash(evening.channel, "inn character", name="mina")
    await evening.bot.tables.options.set_options(table, ann.id, {"windows": "quick"})
    await evening.rest(5)
    await evening.press(ann, table, "table.start")
    seats = [ann, ben]
    while (face := await evening.bot.tables.public_table(table)).ask is not None:
        user = seats[face.ask.waiting[0]].id
        ask = (await evening.bot.tables.private_table(table, user)).seat_ask
        assert ask is not None
        await evening.bot.tables.play.answer(table, user, face.ask.number, ask.default)
    await evening.rest()
    shelf.take_away()
    await evening.restart()
    with evening.env._bot_scope():
        evening.bot.delivery.boards.show(table, anew=True)
    await evening.rest()
    shown = evening.shown(table)
    assert "1. " in shown
    assert "2. " in shown
    assert "Ann" in shown
    assert "Ben" in shown
    assert "closed" not in shown


async def test_a_character_whose_deck_is_gone_is_left_to_chance(evening: Evening, shelf: Shelf) -> None:
    ann, ben = evening.people[:2]
    table = await waiting(evening, shelf, ann, ben)
    with evening.env._bot_scope():
        evening.bot.delivery.boards.show(table, anew=True)
    await evening.rest()
    assert "“mina”, whose deck is missing" in evening.told(table)
    advice = "the deck of “mina” is missing. Pick another character, or leave it to chance."
    assert advice in evening.shown(table), "also beside the picture"
    assert said(await ann.slash(evening.channel, "inn character", name="mina")) != "You are Mina of the House."
    await evening.press(ann, table, "table.start")
    await evening.rest()
    private_table = await evening.bot.tables.private_table(table, ann.id)
    assert private_table.info.status == "live"
    assert private_table.view["seats"][0]["character"] in the_library().characters


async def test_others_pick_theirs_beside_a_character_whose_deck_is_gone(evening: Evening, shelf: Shelf) -> None:
    ann, ben = evening.people[:2]
    table = await waiting(evening, shelf, ann, ben)
    assert said(await ben.slash(evening.channel, "inn character", name="zot")).startswith("You are Zot")
    await evening.rest()
    assert "mina" not in evening.told(table)
    assert said(await ann.slash(evening.channel, "inn character", name="fiona")).startswith("You are Fiona")
    assert (await evening.info(table)).options["characters"] == ["fiona", "zot"]


async def test_a_drink_deck_that_is_gone_is_left_out(evening: Evening, shelf: Shelf) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn")
    options = {"drinks": ["drink-2", "cellar"]}
    with evening.env._bot_scope():
        await evening.bot.tables.options.set_options(table, ann.id, options)
    await evening.rest()
    assert "The cellar" in evening.told(table)
    shelf.take_away()
    await evening.restart()
    with evening.env._bot_scope():
        evening.bot.delivery.boards.show(table, anew=True)
    await evening.rest()
    assert "“cellar”, whose deck is missing" in evening.told(table)
    form = await evening.press(ann, table, "table.options")
    assert form.modal is not None
    await evening.press(ann, table, "table.start")
    await evening.rest()
    info = await evening.info(table)
    assert (info.status, info.options["drinks"]) == ("live", ["drink-2"])


async def test_a_log_is_told_again_with_more_decks_and_not_without_its_own(evening: Evening, shelf: Shelf) -> None:
    """Chance picks from the characters there were; a deck that comes later changes nothing in a game."""
    ann, ben = evening.people[:2]
    shelf.take_away()
    by_chance = await evening.open(ann, ben, game="inn")
    shelf.put()
    with_mina = await playing(evening, ben, ann)
    found = {table: (await evening.bot.tables.log(table, lambda log: log)).verdict for table in (by_chance, with_mina)}
    assert found == {by_chance: "same", with_mina: "same"}
    shelf.take_away()
    found = {table: (await evening.bot.tables.log(table, lambda log: log)).verdict for table in (by_chance, with_mina)}
    assert found == {by_chance: "same", with_mina: "gone"}
    await evening.bot.tables.leaving.close(with_mina, force=True)
    await evening.restart()
    await evening.press(ann, with_mina, "table.log")


async def test_the_same_people_play_again_without_what_is_gone(evening: Evening, shelf: Shelf) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn")
    await evening.bot.tables.options.set_options(table, ann.id, {"drinks": ["cellar"]})
    await evening.rest(5)
    await evening.press(ann, table, "table.start")
    await evening.bot.tables.leaving.close(table, force=True)
    shelf.take_away()
    await evening.restart()
    opened = await evening.bot.tables.lobby.rematch(table, Seated(ann.id, "Ann"))
    assert (opened.status, opened.options["drinks"]) == ("lobby", ["drink-1"])
