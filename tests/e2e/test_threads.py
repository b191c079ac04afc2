"""The log thread: the whole game, each line once, whatever happens in between."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import discord
import pytest
from simcord.http import router

from bot.ui.delivery.threads import MOST, batch
from bot.ui.layouts.logs import end_lines, step_lines
from tests.e2e.conftest import Evening, parts, said


@pytest.fixture(autouse=True)
async def with_threads(evening: Evening) -> None:
    """A server that wants log threads; pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False, log_thread=True)


def threads(evening: Evening) -> list[Any]:
    return [channel for channel in evening.env.backend.channels.values() if channel.is_thread]


def written(evening: Evening, thread: Any) -> list[str]:
    """The lines in the thread, in order."""
    messages = [message for message in evening.env.backend.messages[thread.id].values() if message.content]
    assert all(len(message.content) <= 2000 for message in messages)
    return [line for message in messages for line in message.content.split("\n")]


async def whole(evening: Evening, table: str) -> list[str]:
    """What must stand in the thread of a game that is over."""
    info, words = await evening.info(table), evening.bot.words
    names = [seat.name for seat in info.seats]
    told = step_lines(
        words, evening.bot.looks["drinko"], info, (await evening.bot.tables.log(table, lambda log: log)).steps
    )
    lines = [line for step in [*told, end_lines(words, info, names)] for line in step]
    return [line for text in lines for line in text.split("\n")]


async def play(evening: Evening, table: str, moves: int) -> None:
    for _ in range(moves):
        person = await evening.to_move(table)
        assert person is not None
        await evening.move(person)
        await evening.rest(4)


async def test_the_whole_game_in_one_thread_archived_at_the_end(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    board = evening.board(table)
    await evening.play_on(table)
    await evening.rest(60)
    (thread,) = threads(evening)
    assert (thread.id, thread.name) == (board.id, f"Drinko · table {table} · log")
    assert written(evening, thread) == await whole(evening, table)
    assert thread.thread_metadata.archived
    assert evening.bot.delivery.threads.logs == {}
    assert await evening.bot.tables.messages(table) == []


async def test_a_moment_that_is_too_long_for_a_message_comes_in_several(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.delivery.threads.MOST", 130)  # as eight seats at the Inn may need more than 1900
    table = await evening.open(*evening.people[:2])
    await evening.play_on(table)
    await evening.rest(600)
    (thread,) = threads(evening)
    assert written(evening, thread) == await whole(evening, table)
    nonces = [
        call.json["nonce"]
        for call in evening.calls()
        if call.method == "POST" and call.path == f"/channels/{thread.id}/messages" and isinstance(call.json, dict)
    ]
    assert len(set(nonces)) == len(nonces)
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_lines_come_together_and_not_into_the_tables_channel(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[float] = []
    dispatch = router.dispatch
    table = await evening.open(*evening.people[:2])
    board = evening.board(table)

    def watched(backend: Any, method: str, path: str, *args: Any, **kwargs: Any) -> Any:
        if method == "POST" and path == f"/channels/{board.id}/messages":
            sent.append(evening.env.now().timestamp())
        return dispatch(backend, method, path, *args, **kwargs)

    monkeypatch.setattr(router, "dispatch", watched)
    await play(evening, table, 12)
    (thread,) = threads(evening)
    assert 2 <= len(sent) <= 5
    assert len(written(evening, thread)) > len(sent)
    assert all(later - earlier >= 10 for earlier, later in pairwise(sent))


async def test_a_restart_doubles_no_line_and_loses_none(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    for _ in range(3):
        await play(evening, table, 5)
        await evening.restart()
        await evening.rest()
    await evening.play_on(table)
    await evening.rest(60)
    (thread,) = threads(evening)
    assert written(evening, thread) == await whole(evening, table)


async def test_a_batch_that_may_have_been_sent_is_sent_again_under_its_nonce(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    await play(evening, table, 5)
    (thread,) = threads(evening)
    (row,) = [message for message in await evening.bot.tables.messages(table) if message.kind == "log"]
    already = int(row.nonce)
    posts = f"/channels/{thread.id}/messages"
    evening.env.inject_error("POST", posts, status=503, times=None)
    await play(evening, table, 8)
    (row,) = [message for message in await evening.bot.tables.messages(table) if message.kind == "log"]
    first, upto, token = row.nonce.split("-")
    assert int(first) == already < int(upto)
    await evening.restart()
    evening.env.backend.faults.clear()
    await play(evening, table, 8)
    nonces = [call.json["nonce"] for call in evening.calls() if call.method == "POST" and call.path == posts]
    tries = [nonce for nonce in nonces if nonce.startswith(token)]
    assert len(tries) > 1
    assert set(tries) == {f"{token}-0"}
    later = nonces[len(nonces) - nonces[::-1].index(tries[-1]) :]
    assert later
    assert token not in " ".join(later)


async def test_the_nonce_does_not_tell_how_many_steps_there_were(evening: Evening) -> None:
    """Answers in secret are steps too."""
    table = await evening.open(*evening.people[:2])
    await play(evening, table, 5)
    (thread,) = threads(evening)
    nonces = [call.json["nonce"] for call in evening.calls() if call.path == f"/channels/{thread.id}/messages"]
    assert nonces
    assert all(len(nonce.split("-")[0]) == 16 and table not in nonce for nonce in nonces)


async def test_a_deleted_thread_is_let_go(evening: Evening) -> None:
    table = await evening.open(*evening.people[:2])
    await play(evening, table, 5)
    (thread,) = threads(evening)
    evening.env.backend.delete_channel(thread.id)
    await play(evening, table, 10)
    assert threads(evening) == []
    assert (await evening.info(table)).status == "live"
    before = len(evening.calls())
    await play(evening, table, 2)
    await evening.restart()
    await play(evening, table, 5)
    assert not [call for call in evening.calls(before) if str(thread.id) in call.path and "messages/" not in call.path]
    await evening.play_on(table)
    await evening.rest(60)
    assert threads(evening) == []
    assert evening.bot.delivery.threads.logs == {}
    assert await evening.bot.tables.messages(table) == []


async def test_without_the_permission_there_is_no_thread_and_no_error(evening: Evening) -> None:
    overwrite = discord.PermissionOverwrite(create_public_threads=False)
    cellar = evening.guild.create_text_channel("cellar", overwrites={evening.guild.default_role: overwrite})
    table = await evening.open(*evening.people[:2], channel=cellar)
    await play(evening, table, 6)
    assert threads(evening) == []
    assert not [call for call in evening.calls() if call.path.endswith("/threads")]
    await evening.play_on(table)
    await evening.rest(30)
    assert evening.bot.delivery.threads.logs == {}


async def test_who_wants_no_threads_gets_none(evening: Evening) -> None:
    await evening.house(log_thread=False)
    table = await evening.open(*evening.people[:2])
    await play(evening, table, 6)
    assert threads(evening) == []


async def test_what_is_taken_back_is_written_and_said(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    person = None
    for _ in range(20):
        person = await evening.to_move(table)
        assert person is not None
        private_table = await evening.bot.tables.private_table(table, person.id)
        await evening.move(person)
        await evening.rest(20)
        if private_table.seat_ask is not None and not {"draw", "drink"} & set(private_table.seat_ask.options):
            break
    assert person is not None
    await person.slash(evening.channel, "table undo", table=table)
    await evening.rest()
    await evening.press(ben if person is ann else ann, table, "table.yes")
    await evening.rest()
    await evening.play_on(table)
    await evening.rest(60)
    (thread,) = threads(evening)
    lines = written(evening, thread)
    assert lines.count("The last move is taken back.") == 1
    assert lines == await whole(evening, table)


async def test_the_servers_switch_says_what_is_lacking(evening: Evening) -> None:
    await evening.house(log_thread=False)
    role = evening.guild.create_role("Landlord", permissions=discord.Permissions(manage_guild=True))
    lou = evening.guild.add_member(evening.env.create_user("lou", global_name="Lou"), roles=[role])
    overwrite = discord.PermissionOverwrite(create_public_threads=False)
    cellar = evening.guild.create_text_channel("cellar", overwrites={evening.guild.default_role: overwrite})
    lacks = "I'm missing create public threads in this channel. Without that, a table gets no thread."
    for channel, lacking in ((evening.channel, False), (cellar, True)):
        panel = await lou.slash(channel, "house settings")
        assert "Log of each game: by a button when it's over" in said(panel)
        assert panel.response is not None
        (switch,) = [part for part in parts(panel.response.components) if ":house.log:" in part.get("custom_id", "")]
        assert switch["label"] == "Keep log threads"
        await lou.click(panel.response, custom_id=switch["custom_id"])
        assert "Log of each game: in a thread of its own" in said(panel)
        assert (lacks in said(panel)) == lacking
        assert (await evening.bot.wishes.house(evening.guild.id)).log_thread
        await evening.house(log_thread=False)


def test_a_batch_is_as_large_as_a_message_and_never_empty() -> None:
    told = [["x" * 600]] * 7
    assert batch(told) == 3
    assert batch(told[3:]) == 3
    assert batch(told[6:]) == 1
    assert batch([["x" * 5000], ["y"]]) == 1
    assert batch([]) == 0
    assert batch([[], ["x"], [], []]) == 4
    assert batch([["x" * 1000], [], ["y" * 1000]]) == 1, "the second may be told with the third"
    assert batch([[], ["x" * 5000], ["y"]]) == 2
    assert MOST < 2000
