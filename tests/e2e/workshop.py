"""Somebody who makes a deck on a simulated Discord: presses as a thumb would make them, counted."""

from __future__ import annotations

from typing import Any

import discord

from tests.components import parts
from tests.e2e.conftest import Evening, Person, menu_of, texts


def landlord(evening: Evening, name: str = "lou") -> Person:
    """Somebody who manages the server."""
    role = evening.guild.create_role("Landlord", permissions=discord.Permissions(manage_guild=True))
    return evening.guild.add_member(evening.env.create_user(name, global_name=name.title()), roles=[role])


class Maker:
    """Presses the buttons of the workshop, and knows what it shows."""

    def __init__(self, evening: Evening, person: Person) -> None:
        self.evening = evening
        self.person = person
        self.shown: Any = None
        self.presses = 0

    def text(self) -> str:
        """What the panel says, alt texts too."""
        galleries = [part for part in parts(self.shown.components) if part["type"] == 12]
        return "\n".join(
            [
                self.shown.content,
                *texts(self.shown.components),
                *(i["description"] for g in galleries for i in g["items"]),
            ]
        )

    async def slash(self, command: str, **options: Any) -> None:
        """Use a command."""
        self._see(await self.person.slash(self.evening.channel, command, **options))

    async def press(self, verb: str, label: str = "") -> Any:
        """Press the button of this verb, that with this label if there are several; its form, if it opens one."""
        self.presses += 1
        there = [part for part in parts(self.shown.components) if _is(part, 2, verb)]
        (button,) = [part for part in there if label in ("", part["label"])]
        return self._see(await self.person.click(self.evening.message(self.shown), custom_id=button["custom_id"]))

    async def choose(self, verb: str, label: str) -> Any:
        """Choose the line with this text in one of the menus of this verb."""
        self.presses += 1
        menus = [part for part in parts(self.shown.components) if _is(part, 3, verb)]
        found = [(menu, line["value"]) for menu in menus for line in menu["options"] if line["label"].startswith(label)]
        assert found, (label, [line["label"] for menu in menus for line in menu["options"]])
        menu, value = found[0]
        message = self.evening.message(self.shown)
        return self._see(await self.person.select(message, [value], custom_id=menu["custom_id"]))

    async def fill(self, form: Any, *values: Any) -> None:
        """Fill in a form's fields in their order, and send it; what is None, or left out, stays as the form has it."""
        self.presses += 1
        fields = [part["component"] for part in form.modal["components"]]
        wanted = [*values, *[None] * (len(fields) - len(values))]
        given = {field["custom_id"]: _filled(field, value) for field, value in zip(fields, wanted, strict=True)}
        self._see(await self.person.submit_modal(form, given))

    def _see(self, result: Any) -> Any:
        if result.response is not None:
            self.shown = result.response
        return result


def _filled(field: dict[str, Any], value: Any) -> Any:
    """What stands in a field of a form: what was filled in, or what it had."""
    if value is not None:
        return value
    if field["type"] == 4:
        return field.get("value") or ""
    return [option["value"] for option in field["options"] if option.get("default")]


def _is(part: dict[str, Any], kind: int, verb: str) -> bool:
    return part["type"] == kind and part.get("custom_id", "").split(":")[3:4] == [verb]


__all__ = ["Maker", "landlord", "menu_of"]
