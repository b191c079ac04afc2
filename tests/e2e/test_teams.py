"""Two-Headed Dragon on Discord: two teams of two play from their panels."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.inn.rules.play.view import inn_view
from tests.e2e.conftest import Evening, Person, button_of, menu_of, parts, texts
from tests.e2e.inn import sit
from tests.games.inn.playing import NINE

DRAGON = "two-headed-dragon"


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def team_table(evening: Evening, *players: Person, **options: Any) -> str:
    """A started table of two teams: the first two against the others."""
    return await sit(evening, *players, variant=DRAGON, teams=["1", "1", "2", "2"], chance=NINE, **options)


def hand(evening: Evening, person: Person) -> str:
    return "\n".join(texts(evening.panel(person).components))


async def waiting(evening: Evening, table: str) -> list[Person]:
    """The people whose answer the table waits for."""
    found: list[Person] = []
    for seat in (await evening.info(table)).seats:
        person = next((person for person in evening.people if person.id == seat.user_id), None)
        if person is not None:
            may = await evening.bot.tables.seat_options(table, person.id)
            found += [person] if may.seat_ask is not None and may.answered is None else []
    return found


async def press(evening: Evening, person: Person) -> None:
    """Answer from the person's panel: a button of a choice, the first thing of the list, or the button of passing."""
    panel = evening.panel(person)
    message, buttons = evening.message(panel), parts(panel.components)
    ways = [part for part in buttons if part["type"] == 2 and ":inn.way:" in part["custom_id"]]
    if ways:
        await person.user.click(message, custom_id=ways[0]["custom_id"])
        return
    menu, decline = menu_of(panel), button_of(panel, "inn.pass")
    if menu["disabled"] or ":inn.discard" in menu["custom_id"]:
        assert not decline["disabled"], hand(evening, person)
        await person.user.click(message, custom_id=decline["custom_id"])
        return
    value = menu["options"][0]["value"]
    await person.user.select(message, [value], custom_id=menu["custom_id"])
    panel = evening.panel(person)
    if any(":inn.aim" in part.get("custom_id", "") for part in parts(panel.components)):
        aim = menu_of(panel)
        values = [option["value"] for option in aim["options"]][: aim["min_values"]]
        await person.user.select(evening.message(panel), values, custom_id=aim["custom_id"])


async def play_whole(evening: Evening, table: str, most: int = 1500) -> int:
    """Everybody plays from their panels until the game is over; how many presses that took."""
    for made in range(most):
        if (await evening.info(table)).status != "live":
            return made
        people = await waiting(evening, table)
        if not people:
            await evening.rest(2)
            continue
        await press(evening, people[made % len(people)])
        await evening.rest(1.5)
    raise AssertionError("the game does not end")


async def test_two_teams_play_a_whole_game_from_their_panels(evening: Evening) -> None:
    ann, ben, cid, dot = evening.people[:4]
    table = await team_table(evening, ann, ben, cid, dot)
    view = inn_view((await evening.bot.tables.public_table(table)).view)
    assert [seat["party"] for seat in view["seats"]] == [0, 0, 1, 1]
    assert "Your team: " in hand(evening, ann)
    assert await play_whole(evening, table) > 40
    info = await evening.info(table)
    assert info.status == "over"
    assert info.placings is not None
    assert info.placings[0] == info.placings[1] != info.placings[2] == info.placings[3]
