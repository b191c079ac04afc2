"""How a game of the Inn went, shown at its end."""

from __future__ import annotations

import io
import logging
from typing import Any

import pytest
from PIL import Image

from bot.games import english
from bot.games.inn.look.awards import inn_awards
from bot.games.inn.look.pictures.recap import draw_recap, turn_of
from bot.games.inn.rules.play.view import inn_view
from bot.store.sql import Connection
from bot.ui.names import plain
from tests.e2e.conftest import Evening, parts, said
from tests.e2e.test_business import forge


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and only the last ones are looked at here."""
    await evening.house(pictures=False)


async def sit(evening: Evening, *, patron: bool = False) -> str:
    """A table of the Inn: Ann, Ben and perhaps a patron."""
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben, start=False, game="inn")
    await evening.bot.tables.options.set_options(table, ann.id, {"windows": "quick"})
    await evening.rest(5)
    if patron:
        await evening.press(ann, table, "table.patron")
    await evening.press(ann, table, "table.start")
    await evening.rest()
    return table


async def play_on(evening: Evening, table: str, *, losers: int) -> None:
    """Everybody does the least there is to do until so many are out; patrons are given their time."""
    tables = evening.bot.tables
    while True:
        public_table = await tables.public_table(table)
        assert public_table.view is not None
        if sum(bool(seat["out"]) for seat in public_table.view["seats"]) >= losers:
            return
        users = [public_table.info.seats[seat].user_id for seat in public_table.ask.waiting] if public_table.ask else []
        user = next((user for user in users if user is not None), None)
        if user is None:
            await evening.rest(1)
            continue
        mine = await tables.private_table(table, user)
        assert mine.ask is not None
        assert mine.seat_ask is not None
        with evening.env._bot_scope():  # its timers are the bot's
            await tables.play.answer(table, user, mine.ask.number, mine.seat_ask.default)


def galleries(message: Any) -> dict[str, str]:
    """The pictures of a message: the words to each, by its file; every one is among the message's files."""
    items = [part["items"][0] for part in parts(message.components) if part["type"] == 12]
    told = {file_of(item["media"]["url"]): item["description"] for item in items}
    assert sorted(told) == sorted(file["filename"] for file in message.attachments)
    return told


def file_of(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


async def fetched(evening: Evening, message: Any, name: str) -> bytes:
    sent = evening.message(message)
    return await next(file for file in sent.attachments if file.filename == name).read()


async def test_the_end_shows_how_it_went(evening: Evening) -> None:
    table = await sit(evening, patron=True)
    await play_on(evening, table, losers=1)
    await evening.house(pictures=True)
    await play_on(evening, table, losers=2)
    posted = evening.board(table).id
    await evening.rest()
    board, info = evening.board(table), await evening.info(table)
    assert (info.status, board.id, len(evening.messages(table))) == ("over", posted, 1)
    told = galleries(board)
    assert list(told) == ["recap.png"]
    events: list[dict[str, Any]] = []
    history = await evening.bot.tables.course(table, lambda view: turn_of(inn_view(view)), events.append)
    (winner,) = [seat for seat in info.seats if (info.placings or ())[seat.seat] == 1]
    assert f"The game in {len(history) - 1} turns: Ann " in told["recap.png"]
    assert f"{winner.name} still in at the end with Fortitude {history[-1][winner.seat].fortitude}" in told["recap.png"]
    data = await fetched(evening, board, "recap.png")
    headline = plain((await evening.bot.office.recaps.ending(info)).headline)
    assert headline
    assert f"**{headline}**" in evening.shown(table).replace("\\", "")
    names, awards = [seat.name for seat in info.seats], inn_awards(events)
    assert data == draw_recap(english(), history, names, places=info.placings or (), awards=awards, headline=headline)
    assert "place" not in evening.shown(table), "places are told once"
    assert "🥇" not in evening.shown(table)
    assert Image.open(io.BytesIO(data)).width == 1200


async def test_it_costs_no_call_and_words_only_has_none(evening: Evening) -> None:
    made: list[list[tuple[str, str]]] = []
    for pictures in (False, True):
        evening.reseed(5)
        table = await sit(evening)
        await play_on(evening, table, losers=0)
        await evening.rest(60)
        await evening.house(pictures=pictures)
        before = len(evening.calls())
        await play_on(evening, table, losers=1)
        await evening.rest()
        board = evening.board(table)
        made.append([
            (call.method, call.path)
            for call in evening.calls(before)
            if str(board.id) in call.path or call.path.endswith("/messages/@original")
        ])  # fmt: skip
        assert list(galleries(board)) == (["recap.png"] if pictures else [])
        assert ("🥇 **1.**" in evening.shown(table)) is not pictures
        assert "is over" in evening.shown(table)
        await evening.house(pictures=False)
    assert len(made[0]) >= len(made[1]) > 0, "a picture that is out of date before it is drawn saves a call"


async def test_an_end_that_is_shown_only_after_a_restart(evening: Evening) -> None:
    table = await sit(evening)
    evening.bot.office.open = False  # as if it died right after the commit
    await play_on(evening, table, losers=1)
    await evening.rest()
    assert "is over" not in evening.shown(table)
    await evening.house(pictures=True)
    await evening.restart()
    await evening.rest(8)
    assert "is over" in evening.shown(table)
    assert list(galleries(evening.board(table))) == ["recap.png"]


async def test_a_log_that_strays_is_the_end_without_it(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    table = await sit(evening)
    await evening.house(pictures=True)
    evening.bot.office.open = False
    await play_on(evening, table, losers=1)

    def spoil(connection: Connection) -> None:
        connection.execute("UPDATE decisions SET digest = 'other' WHERE table_id = ? AND seq = 5", (table,))

    await evening.bot.store.write(spoil)
    evening.bot.office.open = True
    evening.env.inject_error("PATCH", f"/channels/{evening.channel.id}/messages/*", status=500, code=0, times=1)
    with caplog.at_level(logging.WARNING, "barkeep.recaps"):
        with evening.env._bot_scope():
            evening.bot.delivery.boards.show(table)
        await evening.rest(30)  # Discord has a bad moment: the second try shows it
    assert "is over" in evening.shown(table)
    assert list(galleries(evening.board(table))) == ["table.png"]
    assert "🥇 **1.**" in evening.shown(table)
    (said,) = [record.getMessage() for record in caplog.records if record.name == "barkeep.recaps"]
    assert said.startswith(f"table {table}: no recap, ")


async def test_drinko_has_one_too(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    assert await evening.play_on(table) > 10
    info = await evening.info(table)
    picture, told = await evening.bot.office.recaps.of(info)
    assert picture is not None
    assert Image.open(io.BytesIO(picture)).width == 1200
    winner = info.seats[(info.placings or ()).index(1)]
    assert f"{winner.name} place 1, out of cards, " in told


def shared(evening: Evening) -> list[Any]:
    """The messages of the channel that are pictures alone."""
    found = evening.env.backend.messages[evening.channel.id].values()
    return [
        message
        for message in found
        if {part["type"] for part in parts(message.components)} == {12} and not message.is_ephemeral
    ]


async def test_share_posts_the_recap_with_the_falls_once_a_minute(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await sit(evening)
    await evening.house(pictures=True)
    await play_on(evening, table, losers=1)
    await evening.rest()
    board = evening.board(table)
    await evening.press(ann, table, "table.share")
    (first,) = shared(evening)
    assert galleries(first)["recap.png"] == galleries(board)["recap.png"]
    assert "passes out" in galleries(first)["banner-1.png"] or "goes broke" in galleries(first)["banner-1.png"]
    assert Image.open(io.BytesIO(await fetched(evening, first, "banner-1.png"))).width == 1200
    assert await fetched(evening, first, "recap.png") == await fetched(evening, board, "recap.png")
    refused = await evening.press(ann, table, "table.share")
    assert "in 60 seconds" in said(refused)
    assert len(shared(evening)) == 1
    await evening.press(evening.people[5], table, "table.share")
    assert len(shared(evening)) == 2, "who has only watched may share it, too"
    await evening.rest(60)
    await evening.press(ann, table, "table.share")
    assert len(shared(evening)) == 3
    await evening.house(pictures=False)
    refused = await forge(evening, ben, board, f"bk:{table}:0:table.share")
    assert said(refused) == "There's no picture of that game."
    assert len(shared(evening)) == 3
