"""A table of The Red Dragon Inn on a simulated Discord, for the tests of more than one file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from simcord.actors import _component_interaction

from bot.engine import Chance, Run
from bot.store import decisions
from bot.tables.play.in_memory import snapshot_row
from tests.e2e.conftest import Evening, Person, button_of, parts
from tests.games.inn.playing import choose

CAST = ["gerki", "zot", "deirdre", "fiona"]
"""The characters of `night`, by seat."""


async def sit(evening: Evening, *players: Person, start: bool = True, pace: str = "normal", **options: Any) -> str:
    """A table of the Inn with these options."""
    table = await evening.open(*players, start=False, game="inn", pace=pace)
    await evening.bot.tables.options.set_options(table, players[0].id, {"windows": "quick", **options})
    await evening.rest(5)  # before that the game cannot start
    if start:
        await evening.press(players[0], table, "table.start")
        await evening.rest()
    return table


async def behind_more(evening: Evening, person: Person, hand: Any = None) -> Any:
    """Press *More* on one's panel, or on another hand: the private menu behind it."""
    panel = hand or evening.panel(person)
    opened = await (person if hand else person.user).click(
        evening.message(panel), custom_id=button_of(panel, "inn.more")["custom_id"]
    )
    assert opened.ephemeral
    return opened.response


async def press_old(evening: Evening, person: Person, verb: str, *values: str) -> Any:
    """Press a button that hands had earlier and that stands in old messages; with `values` choose in a select."""
    panel = evening.panel(person)
    table = next(part["custom_id"] for part in parts(panel.components) if "custom_id" in part).split(":")[1]
    data: dict[str, Any] = {"custom_id": f"bk:{table}:0:{verb}", "component_type": 3 if values else 2}
    if values:
        data["values"] = list(values)
    return await _component_interaction(person.user, panel, data)


def received(evening: Evening, since: int, others: list[Person]) -> list[tuple[str, str, Any]]:
    """What reached the channel and these people's direct messages: the kind of call, where it went, what it carried."""
    places = {str(evening.channel.id): "bar", **{str(person.user.dm_channel.id): person.name for person in others}}
    seen: list[tuple[str, str, Any]] = []
    panels, names = evening.bot.delivery.hands.panels.values(), {person.id: person.name for person in others}
    presses = {
        panel.pressed.interaction.token: names[panel.user_id]
        for panel in panels
        if panel.pressed is not None and panel.user_id in names
    }
    for call in evening.calls(since):
        _, _, rest = call.path.partition("/channels/")
        through = next((place for token, place in presses.items() if token in call.path), None)
        place = "bar" if evening.through_board(call.path) else through or places.get(rest.partition("/")[0])
        if place is not None and call.method != "GET":
            seen.append((call.method, place, {k: v for k, v in (call.json or {}).items() if k != "nonce"}))
    return seen


async def restage(
    evening: Evening, table: str, change: Callable[[dict[str, Any]], None], *, chosen: bool = False
) -> None:
    """The game that has just begun is stored with its state changed. `chosen`: characters that choose while the table
    is set up have done so.
    """
    runtime = evening.bot.tables._runtime
    async with runtime.hold(table) as live:
        assert live.run is not None
        if chosen:
            choose(live.run)
        game, data = live.run.game, live.run.game.dump(live.run.state)
        change(data)
        live.run = Run(game, game.load(data, game.schema_version), Chance(live.row.seed))
        live.run.begin()
        snapshot = live.run.snapshot
    assert snapshot is not None
    await runtime.store.write(lambda connection: decisions.put_snapshot(connection, table, snapshot_row(snapshot)))
