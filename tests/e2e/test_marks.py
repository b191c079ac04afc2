"""New marks at a game's end, the list of them, and a page, on a simulated Discord."""

from __future__ import annotations

from tests.e2e.conftest import Evening, button_of, parts, said

LINE = "-# New marks: "


async def over(evening: Evening) -> tuple[str, str]:
    """A game of Drinko of three people that is over: its table, and the name of the winner."""
    table = await evening.open(*evening.people[:3])
    await evening.play_on(table)
    await evening.rest(10)
    info = await evening.info(table)
    assert info.placings is not None
    return table, next(seat.name for seat in info.seats if info.placings[seat.seat] == 1)


def line(evening: Evening, table: str) -> str:
    """The line about new marks on the message that ends a game."""
    return next((each for each in evening.shown(table).splitlines() if each.startswith(LINE)), "")


async def test_the_end_of_a_game_tells_of_new_marks_once(evening: Evening) -> None:
    await evening.house(pictures=False)
    tables = [await over(evening) for _ in range(3)]
    earned = await evening.bot.store.read(
        lambda c: c.execute("SELECT user_id, mark, table_id, event FROM earned_marks ORDER BY 1, 2").fetchall()
    )
    assert len({mark[:2] for mark in earned}) == len(earned)
    for table, _ in tables:
        new = [mark for mark in earned if mark[2] == table]
        assert line(evening, table).count("*") == 2 * min(3, len(new))
    shown = next(mark for mark in earned)
    person = next(each for each in evening.people if each.id == shown[0])
    listed = await person.slash(evening.channel, "me marks")
    assert f"table {shown[2]}" in said(listed)
    assert listed.response is not None
    replays = [part for part in parts(listed.response.components) if part.get("label") == "Replay"]
    at = f"{shown[2]}.e{shown[3]}" if shown[3] is not None else shown[2]
    (replay,) = [part["custom_id"] for part in replays if part["custom_id"].endswith(f":{at}")]
    opened = await person.click(evening.message(listed.response), custom_id=replay)
    assert said(opened).startswith(f"**Replay {shown[2]}**")


async def test_whoever_is_hidden_or_wants_no_word_is_not_in_the_line(evening: Evening) -> None:
    await evening.house(pictures=False)
    for person in evening.people[:2]:
        await evening.wants(person, hidden=True)
    await evening.wants(evening.people[2], mark_lines=False)
    table, _ = await over(evening)
    assert line(evening, table) == ""
    assert await evening.bot.store.read(lambda c: c.execute("SELECT count(*) FROM earned_marks").fetchone()[0]) >= 0
    other = await evening.people[3].slash(evening.channel, "stats", player=evening.people[0].user)
    assert said(other) == "Ann's page can't be seen here."
    own = await evening.people[0].slash(evening.channel, "me page")
    assert "others don't see this page" in said(own)
    assert button_of(own.response, "ladder.stats")["disabled"]


async def test_a_kill_at_the_end_loses_no_mark(evening: Evening) -> None:
    await evening.house(pictures=False)
    table = await evening.open(*evening.people[:3])
    await evening.play_on(table)
    await evening.restart()
    await evening.rest(20)
    looked = await evening.bot.store.read(lambda c: c.execute("SELECT marked FROM results").fetchall())
    assert looked == [(1,)]
    jobs = await evening.bot.store.read(lambda c: c.execute("SELECT state FROM jobs WHERE kind = 'marks'").fetchall())
    assert jobs == [("done",)]
