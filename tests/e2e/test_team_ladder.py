"""Two against two by buttons, from the lobby to the leaderboard; and who is rated where patrons play along."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.inn.rules.play.view import inn_view
from bot.tables.info import TableInfo
from tests.e2e.conftest import Evening, Person, texts
from tests.e2e.inn import restage
from tests.e2e.test_team_lobby import DRAGON, lobby, pick
from tests.e2e.test_teams import play_whole


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


def nearly_asleep(data: dict[str, Any]) -> None:
    """Every team needs little to fall asleep, and has no token against it."""
    for party in data["parties"]:
        party.update(fortitude=6, alcohol=4, tokens=0)


async def played(
    evening: Evening, *people: Person, patrons: int = 0, sides: tuple[str, ...] = (), variant: str = DRAGON
) -> str:
    """A table at which these people, on these sides, and patrons have played to the end."""
    table = await lobby(evening, *people, variant=variant)
    await evening.bot.tables.options.set_options(table, people[0].id, {"windows": "quick", "starter": 0})
    await evening.rest(5)
    for person, side in zip(people, sides, strict=False):
        await pick(evening, person, table, "table.side", side)
    for _ in range(patrons):
        await evening.press(people[0], table, "table.patron")
        await evening.rest()
    await play_out(evening, people[0], table)
    return table


async def play_out(evening: Evening, host: Person, table: str) -> None:
    """The host starts a lobby, and everybody plays to the end."""
    await evening.press(host, table, "table.start")
    assert (await evening.info(table)).status == "live"
    await restage(evening, table, nearly_asleep, chosen=True)  # before a patron has made a move
    await evening.restart()  # then every hand shows what was changed
    await evening.rest()
    await play_whole(evening, table)
    await evening.rest(5)
    assert (await evening.info(table)).status == "over"


async def told(evening: Evening, person: Person, command: str, **options: Any) -> str:
    answer = await person.slash(evening.channel, command, **options)
    assert answer.response is not None
    return "\n".join(texts(answer.response.components))


async def test_two_against_two_from_the_lobby_to_the_leaderboard(evening: Evening) -> None:
    ann, ben, cid, dot = people = evening.people[:4]
    table = await played(evening, *people)
    info = await evening.info(table)
    assert info.placings is not None
    assert info.placings[0] == info.placings[1] != info.placings[2] == info.placings[3]
    sat = {seat.user_id: place for seat, place in zip(info.seats, info.placings, strict=True)}
    assert [sat[person.id] for person in (ann, ben)] == [sat[person.id] for person in (cid, dot)], (
        "Ann and Cid were mates"
    )
    board = (await told(evening, ann, "leaderboard", game="inn-teams")).splitlines()
    assert board[0] == "### The Red Dragon Inn in teams · all time"
    winners, losers = board[1:3], board[3:5]
    assert [line.count("1 of 1 game won") for line in (*winners, *losers)] == [1, 1, 0, 0]
    won = {person.name for person in people if sat[person.id] == 1}
    assert {name for name in ("Ann", "Ben", "Cid", "Dot") if any(name in line for line in winners)} == {
        name.title() for name in won
    }
    assert "No rated games here yet" in await told(evening, ann, "leaderboard", game="inn")
    stats = await told(evening, ben, "stats", game="inn")
    assert "**The Red Dragon Inn in teams**" in stats
    assert "of 1 rated game won" in stats


async def test_people_on_one_side_play_to_the_end_and_are_not_rated(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await played(evening, ann, ben, patrons=2, sides=("1", "1"))
    assert "Not rated: all the people played on the same side." in evening.shown(table)
    assert "No rated games here yet" in await told(evening, ann, "leaderboard", game="inn-teams")
    stats = await told(evening, ann, "stats")
    assert "**The Red Dragon Inn in teams**" in stats
    assert "1 game finished" in stats


async def test_with_a_patron_in_each_team_the_people_are_rated(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await played(evening, ann, ben, patrons=2)
    info = await evening.info(table)
    assert [seat.patron is None for seat in info.seats] == [True, False, True, False]
    assert "Not rated" not in evening.shown(table)
    board = (await told(evening, ann, "leaderboard", game="inn-teams")).splitlines()
    assert len([line for line in board if "Ann" in line or "Ben" in line]) >= 2
    assert "Old Marla" not in "\n".join(board)


async def test_a_rematch_by_its_buttons_is_played_with_shuffled_teams(evening: Evening) -> None:
    people = evening.people[:4]
    table = await played(evening, *people)
    for person in people:
        await evening.press(person, table, "table.rematch")
        await evening.rest()
    (again,) = [info for info in await evening.bot.tables.in_channel(evening.channel.id) if info.id != table]
    assert (again.options["variant"], len(again.seats), again.follows) == ("two-headed-dragon", 4, table)
    before = {frozenset(pair) for pair in pairs_of(await evening.info(table))}
    assert {frozenset(pair) for pair in pairs_of(again)} == before, "the same teams"
    host = next(person for person in people if person.id == again.host_id)
    while {frozenset(pair) for pair in pairs_of(await evening.info(again.id))} == before:
        await evening.press(host, again.id, "table.sides-shuffle")
        await evening.rest()
    shuffled = {frozenset(pair) for pair in pairs_of(await evening.info(again.id))}
    await evening.press(host, again.id, "table.start")
    await evening.rest()
    info = await evening.info(again.id)
    assert info.status == "live"
    assert {frozenset(pair) for pair in pairs_of(info)} == shuffled
    public_table = await evening.bot.tables.public_table(again.id)
    assert public_table.view is not None
    view = inn_view(public_table.view)
    assert [seat["party"] for seat in view["seats"]] == [0, 0, 1, 1]


def pairs_of(info: TableInfo) -> list[list[int | None]]:
    """Who sits on each team."""
    teams: list[str] = info.options["teams"]
    return [
        [seat.user_id for seat, at in zip(info.seats, teams, strict=True) if at == team] for team in sorted({*teams})
    ]
