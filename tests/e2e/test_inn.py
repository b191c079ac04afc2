"""The Red Dragon Inn on Discord: whole games by buttons and selects, windows, restarts, sleepers, closed messages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.e2e.conftest import Evening, Person, button_of, menu_of, texts


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def sit(evening: Evening, *players: Person, start: bool = True, **options: Any) -> str:
    """A table of the Inn with these options."""
    table = await evening.open(*players, start=False, game="inn", pace="normal")
    await evening.bot.tables.set_options(table, players[0].id, {"windows": "quick", **options})
    await evening.rest()
    if start:
        await evening.press(players[0], table, "start")
        await evening.rest()
    return table


async def waiting(evening: Evening, table: str) -> list[Person]:
    """The people the table waits for."""
    face = await evening.bot.tables.face(table)
    if face.ask is None or face.info.status != "live":
        return []
    users = [face.info.seats[seat].user_id for seat in face.ask.waiting]
    return [person for person in evening.people if person.id in users]


def one_of(luck: random.Random, things: list[Any]) -> Any:
    return things[int(luck.random() * len(things))]


async def click_on(evening: Evening, person: Person, luck: random.Random) -> None:
    """Anything legal on the person's panel."""
    panel = evening.panel(person)
    menu, decline = menu_of(panel), button_of(panel, "pass")
    message = evening.message(panel)
    if menu["disabled"] or (not decline["disabled"] and luck.random() < 0.4):
        await person.user.click(message, custom_id=decline["custom_id"])
        return
    values = [one["value"] for one in menu["options"] if one["value"] != "back" or len(menu["options"]) == 1]
    if "aim" in menu["custom_id"].split(":"):
        n = menu.get("min_values", 1)
        chosen = values[:n]
    else:
        chosen = [one_of(luck, values)]
    await person.user.select(message, chosen, custom_id=menu["custom_id"])


async def play_on(evening: Evening, table: str, luck: random.Random, most: int = 3000) -> int:
    """Everybody clicks until the game is over, or so often; how often it was."""
    for made in range(most):
        people = await waiting(evening, table)
        if not people:
            if (await evening.info(table)).status != "live":
                return made
            await evening.rest(3)  # patrons think
            continue
        await click_on(evening, people[0], luck)
        await evening.rest(1.5)
    return most


async def test_a_game_of_four_by_buttons(evening: Evening) -> None:
    table = await sit(evening, *evening.people[:4])
    assert await play_on(evening, table, random.Random(1)) > 30
    info = await evening.info(table)
    assert info.status == "over"
    shown = evening.shown(table)
    assert "is over" in shown
    assert info.seed in shown
    assert "🥇 **1.**" in shown
    board = await evening.people[0].slash(evening.channel, "leaderboard", game="inn")
    winner = (info.placings or ()).index(1)
    assert board.response is not None
    assert any(info.seats[winner].name in text for text in texts(board.response.components))
