"""What the commands of the Inn suggest while somebody types, whatever is asked at the table."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands

from bot.patrons.patron import any_answer
from tests.e2e.conftest import Evening, Person
from tests.e2e.inn import sit

OFTEN = 4
"""How often each kind of ask is looked at."""
BEFORE = {"target": ("card", "what"), "player": ("card", "choice")}
"""The parameters whose completion depends on another one of the command."""


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


class Typed:
    """What Discord hands to a completion, as far as completions look at it. Its own way there swallows every error."""

    def __init__(self, evening: Evening, person: Person, table: str, facts: dict[str, str]) -> None:
        self.client = evening.bot
        self.guild = evening.bot.get_guild(evening.guild.id)
        self.guild_id, self.channel_id = evening.guild.id, evening.channel.id
        self.user = person.user
        self.namespace = SimpleNamespace(table=table, **facts)


def completed(evening: Evening) -> list[tuple[app_commands.Command[Any, ..., Any], list[str]]]:
    """The commands of the Inn, with their parameters that are completed."""
    found: list[tuple[app_commands.Command[Any, ..., Any], list[str]]] = []
    for name in ("inn", "gamble"):
        group = evening.bot.tree.get_command(name)
        assert isinstance(group, app_commands.Group)
        for command in group.walk_commands():
            assert isinstance(command, app_commands.Command)
            found.append((command, [each.name for each in command.parameters if each.autocomplete]))
    return found


def callback_of(command: app_commands.Command[Any, ..., Any], name: str) -> Any:
    """The function that completes a parameter."""
    return command._params[name].autocomplete


async def every_completion(evening: Evening, person: Person, table: str) -> Counter[str]:
    """Ask for every one of them, those of a target for what else is offered, too; how much was offered."""
    counted = Counter[str]()
    for command, names in completed(evening):
        offered: dict[str, list[str]] = {}
        for name in names:
            first = next((other for other in BEFORE.get(name, ()) if other in offered), "")
            given: list[dict[str, str]] = [{}, *({first: value} for value in offered.get(first, ()))]
            for facts in given:
                typed = Typed(evening, person, table, facts)
                found = await callback_of(command, name)(typed, "")
                offered[name] = [choice.value for choice in found]
                counted[f"{command.qualified_name} {name}"] += len(found)
                assert len(found) <= 25
    return counted


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (3, {"events": "both", "characters": ["kaylin", "wizgille", "serena", "zakhan"]}),
        (4, {"events": "both", "variant": "two-headed-dragon"}),
        (5, {"variant": "boss-battle"}),
    ],
)
async def test_every_completion_answers_at_every_kind_of_ask(
    evening: Evening, seed: int, options: dict[str, Any]
) -> None:
    evening.reseed(seed)
    luck, met, counted = Random(seed), Counter[str](), Counter[str]()
    people = evening.people[:4]
    table = await sit(evening, *people, **options)
    tables = evening.bot.tables
    for _ in range(250):
        public = await tables.public_table(table)
        if public.ask is None or public.info.status != "live":
            break
        about = public.ask.about
        waiting = next(seat for seat in public.info.seats if seat.seat == public.ask.waiting[0])
        person = next(each for each in people if each.id == waiting.user_id)
        if met[about] < OFTEN:
            for each in people:
                counted += await every_completion(evening, each, table)
        met[about] += 1
        asked = (await tables.private_table(table, person.id)).seat_ask
        assert asked is not None
        await tables.play.answer(table, person.id, public.ask.number, any_answer(asked, luck.random))
    assert len(met) > 6, met
    assert {"inn discard first", "inn play card", "inn play target", "inn order player"} <= set(+counted)
