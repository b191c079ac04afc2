"""Decks that people make on their servers, at tables: which lobbies may have them, what proves their games, and what
becomes of one that brings a game to no end."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.engine import Runaway
from bot.games import patron
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.rules.cards.drafts.deck_text import copy_of
from bot.games.inn.rules.cards.own import code_of, dumped
from bot.store import decks, jobs
from bot.tables.record.proof import Forged, proof, prove, sum_of
from tests.tables.tavern import ADA, BEA, House
from tests.tables.test_shuffle import ADA_SITS, BEA_SITS, mixed

PLACE = (1, 2)
"""The server and the channel of the tests' tables."""
DECK = {**copy_of("fiona"), "name": "Regulars"}
CODE = code_of(DECK)


def forget() -> None:
    """Let the library know no such decks, as a new process does."""
    for _ in range(2):
        the_library().put_out_of_mind(())


@pytest.fixture(autouse=True)
def unknown() -> Iterator[None]:
    forget()
    yield
    forget()


async def with_deck(where: Path) -> House:
    """A house with the Inn, where a deck lies on the table."""
    house = await mixed(where)
    house.games["inn"], house.patrons = Inn(), patron
    deck = await house.tables.decks.begin(PLACE[0], "inn", ADA, "Regulars", "fiona", dumped(DECK))
    await house.tables.decks.put_on(PLACE[0], deck.id, CODE, deck.draft)
    return house


async def test_a_log_proves_a_game_with_a_deck_by_itself(tmp_path: Path) -> None:
    house = await with_deck(tmp_path / "bar.db")
    options = {"windows": "quick", "characters": [CODE, ""]}
    table = (await house.game(ADA_SITS, BEA_SITS, game="inn", most=2, pace="blitz", options=options)).id
    assert the_library().characters[CODE].name == "Regulars"
    for _ in range(100):
        await house.advance(60)
        if (await house.tables.info(table)).status == "over":
            break
    text = await house.store.read(lambda connection: proof(connection, table, house.games)) or ""
    await house.down()
    forget()
    assert prove(text, {"inn": Inn()}).status == "over"
    forget()
    lines = [json.loads(line) for line in text.splitlines()]
    lines[0]["decks"] = {CODE: dumped({**DECK, "gold": 5})}
    sum_ = ""
    for line in lines:
        sum_ = line["sum"] = sum_of(sum_, line)
    with pytest.raises(Forged, match="line 1: a deck is not what its code says"):
        prove("\n".join(map(json.dumps, lines)) + "\n", {"inn": Inn()})


async def test_only_lobbies_of_its_server_have_a_deck_and_only_while_it_is_on_the_table(tmp_path: Path) -> None:
    house = await with_deck(tmp_path / "bar.db")
    lobby = house.tables.lobby
    chosen = {"characters": [CODE]}
    elsewhere = await lobby.open(PLACE[0] + 1, PLACE[1] + 1, BEA, "inn", most=4, options=chosen)
    assert elsewhere.options["characters"] == [""]
    info = await lobby.open(*PLACE, ADA, "inn", most=4, options=chosen)
    assert info.options["characters"] == [CODE]
    ((deck, _, _),) = await house.tables.decks.seen(PLACE[0], lambda _: True)
    await house.tables.decks.take_off(PLACE[0], deck.id, ADA.id)
    assert (await house.tables.info(info.id)).options["characters"] == [""]
    # A lobby that nobody has told of it begins with chance all the same, and chance picks no such deck.
    await house.tables.options.choose(info.id, ADA.id, "characters", CODE)
    await lobby.add_patron(info.id, ADA.id)
    await lobby.start_game(info.id, ADA.id)
    view = (await house.tables.public_table(info.id)).view
    assert view is not None
    assert all(seat["character"] in the_library().offered for seat in view["seats"])
    await house.down()


async def test_a_deck_that_brings_a_game_to_no_end_is_off_the_table_and_the_game_stands(tmp_path: Path) -> None:
    house = await with_deck(tmp_path / "bar.db")
    options = {"windows": "quick", "characters": [CODE, "zot"]}
    table = (await house.game(ADA_SITS, BEA_SITS, game="inn", most=2, options=options)).id
    runtime = house.tables._runtime
    async with runtime.hold(table) as live:
        await runtime.broken(live, Runaway("for ever", (CODE, "zot")))
    info = await house.tables.info(table)
    assert (info.status, info.pause_reason) == ("paused", "deck-endless")
    ((deck, _, _),) = await house.tables.decks.seen(PLACE[0], lambda _: True)
    assert (deck.status, deck.note) == ("off", decks.STOPPED)
    (job,) = await house.store.write(lambda connection: jobs.begin(connection, house.clock.now()))
    assert (job.kind, job.user_id) == (decks.OFF, ADA.id)
    await house.down()


async def test_decks_that_nobody_needs_are_forgotten(tmp_path: Path) -> None:
    house = await with_deck(tmp_path / "bar.db")
    await house.tables.lobby.open(*PLACE, ADA, "inn", most=4, options={"characters": [CODE]})
    other = {**DECK, "gold": 1}
    house.games["inn"].learn_decks({code_of(other): dumped(other)})
    for _ in range(2):
        await house.tables.upkeep.clear()
    assert [code for code in the_library().characters if code not in the_library().offered] == [CODE]
    assert {card.deck for code, card in the_library().cards.items() if code.startswith("own_")} == {CODE}
    await house.down()
