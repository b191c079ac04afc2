"""A deck of the house at a table on Discord, and the bot without it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.inn import the_library
from bot.inn.library import DATA, add_house_decks
from tests.e2e.conftest import Evening, said, texts


@pytest.fixture
def take_away(tmp_path: Path) -> Iterator[Callable[[], None]]:
    """A deck of the house is there until this is called, or the test ends."""
    gerki = (DATA / "characters" / "gerki.toml").read_text(encoding="utf-8")
    mine = gerki.replace("Gerki the Sneak", "Mina of the House").replace("contact poison", "house poison")
    folder = tmp_path / "decks"
    folder.mkdir()
    (folder / "mina.toml").write_text(mine, encoding="utf-8")
    assert add_house_decks(folder) == []

    def forget() -> None:
        library = the_library()
        library.characters.pop("mina", None)
        for code in [code for code in library.cards if code.startswith("mina.")]:
            del library.cards[code]

    yield forget
    forget()


async def test_it_is_chosen_shown_and_dealt(evening: Evening, take_away: Callable[[], None]) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn")
    chosen = said(await ann.slash(evening.channel, "inn character", name="Mina of the House"))
    assert chosen == "You are Mina of the House."
    card = (await ann.slash(evening.channel, "card", name="house poison")).response
    assert card is not None
    assert "-# Mina of the House: 2" in "\n".join(texts(card.components))
    await evening.press(ann, table, "start")
    await evening.rest()
    face = await evening.bot.tables.seat_face(table, ann.id)
    assert face.view is not None
    assert face.view["seats"][0]["character"] == "mina"
    assert any(code.startswith("mina.") for code in face.view["hand"])


async def test_a_table_whose_deck_is_gone_stands_still_and_the_others_play(
    evening: Evening, take_away: Callable[[], None]
) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn")
    await ann.slash(evening.channel, "inn character", name="mina")
    await evening.press(ann, table, "start")
    await evening.rest()
    take_away()
    await evening.restart()
    await evening.rest()
    other = await evening.open(ben, ann, game="drinko")
    assert (await evening.info(other)).status == "live"
    assert (await evening.info(table)).status == "paused"
