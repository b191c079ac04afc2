"""What the tests of refusals on Discord share: that somebody is refused, and presses past what is offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable
from typing import Any

from simcord.actors import _component_interaction, _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.enums import InteractionType

from bot.languages.accents import CLOSE, OPEN
from bot.ui.layouts.components import HOUSE
from tests.e2e.conftest import Evening, Person, said
from tests.e2e.test_nights import shown


class Refusing:
    """Sees that somebody is refused: for this reason, in private, in the pseudo-language; what they read."""

    def __init__(self, heard: Counter[str]) -> None:
        self._heard = heard

    async def __call__(self, reason: str, asked: Awaitable[Any]) -> str:
        before = Counter(self._heard)
        text = said(await asked)
        refused = set(self._heard - before)
        assert refused == {reason}, f"{refused}: {text}"
        assert text.startswith(OPEN)
        assert text.endswith(CLOSE)
        return text


async def forge(
    person: Any, world: Evening, table: str, verb: str, *values: str, arg: str = "", form: bool = False, ask: int = 0
) -> Any:
    """Press a button of a table's message that it may not have, choose something, or send a form."""
    board, name = world.board(table), f"bk:{table}:{ask}:{verb}" + (f":{arg}" if arg else "")
    if not form:
        data: dict[str, Any] = {"custom_id": name, "component_type": 3 if values else 2}
        return await _component_interaction(person, board, {**data, "values": list(values)} if values else data)
    return await forged_form(person, world, board, name, *values)


async def filled(person: Person, world: Evening, verb: str, *values: str) -> Any:
    """Send a form that belongs to no table, as if a private panel had opened it."""
    opened = shown(await person.slash(world.channel, "help"))
    return await forged_form(person, world, opened._message, f"bk:{HOUSE}:0:{verb}", *values)


async def chosen(person: Person, world: Evening, command: str, verb: str, *values: str) -> Any:
    """Choose something in what a command shows, or press a button there."""
    opened = shown(await person.slash(world.channel, command))._message
    data: dict[str, Any] = {"custom_id": f"bk:{HOUSE}:0:{verb}", "component_type": 3 if values else 2}
    return await _component_interaction(person, opened, {**data, "values": list(values)} if values else data)


async def forged_form(person: Any, world: Evening, message: Any, name: str, *values: str) -> Any:
    """Send a form with these values in its fields, past what it offers."""
    fields = [
        {"type": 18, "component": {"type": 4, "custom_id": str(at), "value": value}} for at, value in enumerate(values)
    ]
    return await _dispatch_actor_interaction(
        person, InteractionType.MODAL_SUBMIT, world.channel, {"custom_id": name, "components": fields},
        extra={"message": dict(serializers.message_payload(world.env.backend, message))}, source_message_id=message.id,
    )  # fmt: skip
