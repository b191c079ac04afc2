"""The lobby of teams, by buttons and selects: variant, teams, what is still needed, the host's panel, the rematch."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables import Person as Somebody
from tests.e2e.conftest import Evening, Person, button_of, has, menu_of, said, texts

DRAGON = "two-headed-dragon"


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time; one test turns them on."""
    await evening.house(pictures=False)


async def pick(evening: Evening, person: Person, table: str, verb: str, value: str) -> Any:
    """Pick from a select behind *Set up*."""
    return await evening.pick(person, table, verb, value)


async def lobby(evening: Evening, *people: Person, variant: str = DRAGON) -> str:
    """A lobby of these people in which a variant has been picked."""
    table = await evening.open(*people, start=False, game="inn")
    await pick(evening, people[0], table, "table.variant", variant)
    return table


def teams(shown: str) -> list[list[str]]:
    """The names under the heading of each team, with a word for a gap."""
    found: list[list[str]] = []
    for line in shown.splitlines():
        if line.startswith("**Team "):
            found.append([])
        elif found and line[:1].isdigit():
            number, _, name = line.partition(". ")
            found[-1].append(name.split(" ")[0] if number.isdigit() else "free")
    return found


def lit(evening: Evening, table: str) -> bool:
    return not button_of(evening.board(table), "table.start")["disabled"]


async def test_a_lobby_of_teams_from_the_variant_to_the_start(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await lobby(evening, ann, ben)
    shown = evening.shown(table)
    assert "**Two-Headed Dragon**: Teams of two share Fortitude" in shown
    assert "**Not yet.** It takes 2 more players, people or patrons." in shown
    assert (teams(shown), lit(evening, table)) == ([["Ann", "free"], ["Ben", "free"]], False)
    await evening.rest(6)
    assert "It takes 2 more players" in said(await ann.slash(evening.channel, "table start"))
    await pick(evening, ben, table, "table.side", "1")
    assert teams(evening.shown(table)) == [["Ann", "Ben"], ["free"]]
    for _ in range(2):
        await evening.press(ann, table, "table.patron")
        await evening.rest()
    assert [len(team) for team in teams(evening.shown(table))] == [2, 2]
    assert "Not yet" not in evening.shown(table)
    assert lit(evening, table)
    await pick(evening, ben, table, "table.side", "2")
    assert teams(evening.shown(table))[1][-1] == "Ben" or teams(evening.shown(table))[1][0] == "Ben"
    await evening.rest(6)
    await evening.press(ann, table, "table.start")
    await evening.rest()
    info = await evening.info(table)
    assert (info.status, info.options["teams"]) == ("live", ["1", "1", "2", "2"])
    assert [seat.user_id for seat in info.seats].index(ben.id) >= 2


async def test_the_host_moves_anybody_and_others_may_not(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await lobby(evening, ann, ben, cid)
    await evening.press(ann, table, "table.patron")
    await evening.rest()
    teams_of_ben = await evening.where(ben, table, "table.side")
    assert not any(has(teams_of_ben, verb) for verb in ("table.mover", "table.sides-shuffle"))
    assert not has(await evening.where(ben, table, "table.patron"), "table.variant")
    before = teams(evening.shown(table))
    assert before == [["Ann", "Cid"], ["Ben", "Old"]]
    panel = await evening.where(ann, table, "table.mover")
    assert panel.ephemeral
    assert "Who plays with whom" in "\n".join(texts(panel.components))
    panel = (await ann.select(panel, ["3"], custom_id=menu_of(panel, "table.mover")["custom_id"])).response
    assert panel is not None
    where = menu_of(panel, "table.moved")
    assert [option["label"] for option in where["options"]] == ["Swap with Ann", "Swap with Cid"]
    await ann.select(panel, ["seat:2"], custom_id=where["custom_id"])
    await evening.rest()
    assert teams(evening.shown(table)) == [["Ann", "Old"], ["Ben", "Cid"]]
    seen = set[str]()
    for _ in range(6):
        await evening.press(ann, table, "table.sides-shuffle")
        await evening.rest()
        seen.add(str(teams(evening.shown(table))))
    assert len(seen) > 1


async def test_full_teams_other_games_and_everybody_for_themselves(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    table = await lobby(evening, ann, ben, cid, dot)
    assert "That team is full" in said(await pick(evening, ben, table, "table.side", "1"))
    await evening.press(ann, table, "table.game", arg="drinko")
    await evening.rest()
    assert "Team 1" not in evening.shown(table)
    assert lit(evening, table)
    await evening.press(ann, table, "table.game", arg="inn")
    await evening.rest()
    await pick(evening, ann, table, "table.variant", DRAGON)
    await evening.press(ann, table, "table.preset", arg="quick")
    await evening.rest()
    assert len(teams(evening.shown(table))) == 2, "a preset leaves the teams as they are"
    await pick(evening, ann, table, "table.variant", "individual")
    assert teams(evening.shown(table)) == []
    assert lit(evening, table)


async def test_a_restart_keeps_the_teams_of_a_lobby(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await lobby(evening, ann, ben, cid)
    await pick(evening, ben, table, "table.side", "2")
    await evening.press(ann, table, "table.sides-shuffle")
    await evening.rest()
    before = (await evening.info(table)).options["teams"]
    await evening.restart()
    await evening.rest()
    assert (await evening.info(table)).options["teams"] == before
    free = next(team for team in ("1", "2") if before.count(team) == 1)
    await pick(evening, cid, table, "table.side", free)
    assert (await evening.info(table)).options["teams"][2] == free
    assert len(teams(evening.shown(table))) == 2


async def test_the_picture_shows_teams_and_its_description_tells_them(evening: Evening) -> None:
    await evening.house(pictures=True)
    table = await lobby(evening, *evening.people[:3])
    told = evening.told(table)
    assert "Team 1: Ann (host, random) and Cid (random). Team 2: Ben (random) and 1 place free." in told


async def test_a_rematch_offers_the_same_teams_and_a_shuffle(evening: Evening) -> None:
    ann, ben, cid, dot = people = evening.people[:4]
    table = await lobby(evening, *people)
    assert not has(await evening.where(ann, table, "table.side"), "table.sides-again")
    await evening.press(ann, table, "table.start")
    await evening.rest()
    await evening.bot.tables.leaving.close(table, force=True)
    await evening.rest()
    for person in (dot, ann, ben, cid):
        again = (await evening.bot.tables.lobby.rematch(table, Somebody(person.id, person.name.title()))).id
        await evening.rest()
    same = [{"Ann", "Cid"}, {"Ben", "Dot"}]
    assert [set(team) for team in teams(evening.shown(again))] == same
    while [set(team) for team in teams(evening.shown(again))] == same:
        await evening.press(dot, again, "table.sides-shuffle")
        await evening.rest()
    await evening.press(dot, again, "table.sides-again")
    await evening.rest()
    assert [set(team) for team in teams(evening.shown(again))] == same
    await evening.press(dot, again, "table.sides-shuffle")
    await evening.rest()
    await evening.press(dot, again, "table.start")
    await evening.rest()
    info = await evening.info(again)
    assert (info.status, info.options["teams"]) == ("live", ["1", "1", "2", "2"])
