"""A whole game by buttons and selects only."""

from __future__ import annotations

from typing import Any

from tests.e2e.conftest import Evening, Person, parts, texts


def select_of(message: Any) -> dict[str, Any]:
    (menu,) = [one for one in parts(message.components) if one["type"] == 3]
    return menu


async def move(evening: Evening, person: Person, panel: Any = None) -> None:
    """Play the first card the panel offers, or draw, or drink."""
    panel = panel or evening.panel(person)
    menu = select_of(panel)
    message = evening._message(panel)
    if not menu["disabled"]:
        await person.user.select(message, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
        menu = select_of(panel)
        if menu["options"][0]["value"].partition(">")[2]:
            await person.user.select(message, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
        return
    (button,) = [
        one for one in parts(panel.components)
        if one["type"] == 2 and one["custom_id"].split(":")[3] in ("draw", "drink")
    ]  # fmt: skip
    await person.user.click(message, custom_id=button["custom_id"])


async def test_a_game_of_four_by_buttons(evening: Evening) -> None:
    table = await evening.open(*evening.people[:4])
    for _ in range(400):
        person = await evening.to_move(table)
        if person is None:
            break
        await move(evening, person)
        await evening.rest(2)
    info = await evening.info(table)
    assert info.status == "over"
    said = evening.shown(table)
    assert "is over" in said
    assert info.seed in said
    assert info.seed_proof in said
    assert texts(evening.panel(evening.people[0]).components)[0].startswith("The game is over")
