"""Games with Bosses by buttons, from the lobby to the leaderboard: which ladder each counts on, and as what."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Evening, Person, button_of
from tests.e2e.test_team_ladder import play_out, played, told


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def boss_of(evening: Evening, table: str) -> Person:
    """Who sits alone."""
    info = await evening.info(table)
    seat = info.seats[info.options["teams"].index("boss")]
    (boss,) = [person for person in evening.people if person.id == seat.user_id]
    return boss


async def winners(evening: Evening, table: str) -> set[str]:
    """The names of those on the side that has won, or of all where both have fallen asleep at once."""
    info = await evening.info(table)
    assert info.placings is not None
    users = {seat.user_id for seat, place in zip(info.seats, info.placings, strict=True) if place == 1}
    return {person.name.title() for person in evening.people if person.id in users}


async def line_of(evening: Evening, name: str, ladder: str) -> str:
    """Somebody's line on a leaderboard."""
    board = (await told(evening, evening.people[0], "leaderboard", game=ladder)).splitlines()
    (line,) = [line for line in board if name in line and " won" in line]
    return line


async def test_a_boss_battle_from_the_lobby_to_the_leaderboard_and_again_with_another_boss(evening: Evening) -> None:
    ann, ben, *_ = people = evening.people[:4]
    table = await played(evening, *people, variant="boss-battle")
    assert await boss_of(evening, table) is ann, "who opened the lobby sat down first"
    first = await winners(evening, table)
    assert first in ({"Ann"}, {"Ben", "Cid", "Dot"}), "one side has won"
    board = (await told(evening, ann, "leaderboard", game="inn-boss")).splitlines()
    assert board[0] == "### The Red Dragon Inn, Boss Battles · all time"
    for name in ("Ann", "Ben", "Cid", "Dot"):
        role = "Boss" if name == "Ann" else "Challenger"
        assert f"as {role} {int(name in first)} of 1" in await line_of(evening, name, "inn-boss")
    for other in ("inn", "inn-teams"):
        assert "No rated games here yet" in await told(evening, ann, "leaderboard", game=other)

    for person in people:
        await evening.press(person, table, "table.rematch")
        await evening.rest()
    (lobby,) = [info for info in await evening.bot.tables.in_channel(evening.channel.id) if info.id != table]
    again, host = lobby.id, next(player for player in people if player.id == lobby.host_id)
    assert await boss_of(evening, again) is ann, "all sit as they sat"
    assert button_of(await evening.where(ann, again, "table.sides-swap"), "table.sides-swap")["label"] == "Swap Boss"
    await evening.press(host, again, "table.sides-swap")
    await evening.rest()
    assert await boss_of(evening, again) is ben
    await play_out(evening, host, again)
    assert await boss_of(evening, again) is ben
    second = await winners(evening, again)
    as_boss = {"Ann": int("Ann" in first), "Ben": int("Ben" in second)}
    as_challenger = {"Ann": int("Ann" in second), "Ben": int("Ben" in first)}
    for name in ("Ann", "Ben"):
        line = await line_of(evening, name, "inn-boss")
        assert f"as Boss {as_boss[name]} of 1" in line
        assert f"as Challenger {as_challenger[name]} of 1" in line
        assert f"{as_boss[name] + as_challenger[name]} of 2 games won" in line
    assert "as Challenger" in await line_of(evening, "Cid", "inn-boss")
    assert "as Boss" not in await line_of(evening, "Cid", "inn-boss")
    stats = await told(evening, ann, "stats", game="inn")
    assert "**The Red Dragon Inn, Boss Battles**" in stats
    assert f"as Boss {as_boss['Ann']} of 1" in stats
    assert f"as Challenger {as_challenger['Ann']} of 1" in stats


@pytest.mark.parametrize(
    ("variant", "ladder"),
    [
        ("boss-versus-boss", "inn"),
        ("two-headed-boss-battle", "inn-teams"),
        ("leaders-and-lackeys", "inn-teams"),
    ],
)
async def test_the_other_games_with_bosses_count_on_the_ladders_that_there_are(
    evening: Evening, variant: str, ladder: str
) -> None:
    ann, *_ = people = evening.people[:4]
    await played(evening, *people, variant=variant)
    lines = [await line_of(evening, name, ladder) for name in ("Ann", "Ben", "Cid", "Dot")]
    assert sum("1 of 1 game won" in line for line in lines) == (1 if ladder == "inn" else 2)
    assert not any("as Boss" in line for line in lines)
    for other in {"inn", "inn-teams", "inn-boss"} - {ladder}:
        assert "No rated games here yet" in await told(evening, ann, "leaderboard", game=other)
