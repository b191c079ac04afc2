"""Refusals that people cause on Discord, in the pseudo-language: each is one private text, whole in its brackets."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from typing import Any

import discord
import pytest
from simcord.backend.errors import BackendError, SetupError

from bot.languages.accents import CLOSE, OPEN
from bot.store import houses
from bot.ui.words import Words
from tests.e2e.conftest import Evening, said
from tests.e2e.inn import sit
from tests.e2e.test_pseudo import commands, unsaid, values

TYPED = 6000
"""So many characters Discord takes for an option of a command that sets no limit of its own."""


@pytest.fixture
async def world(pseudo: None, evening: Evening) -> AsyncIterator[Evening]:
    """An evening in the pseudo-language without pictures; in the end nothing English was sent."""
    await evening.house(pictures=False)
    yield evening
    found = unsaid(evening)
    assert not found, "\n".join(sorted(found))


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """The reasons of what was refused."""
    counted, say = Counter[str](), Words.refusal

    def refusal(self: Words, reason: str, facts: Any) -> str:
        counted[reason] += 1
        return say(self, reason, facts)

    monkeypatch.setattr(Words, "refusal", refusal)
    return counted


@pytest.mark.parametrize("game", ["inn", "drinko"])
async def test_however_much_somebody_types_is_answered(world: Evening, game: str, heard: Counter[str]) -> None:
    ann, ben = world.people[:2]
    table = await (sit(world, ann, ben) if game == "inn" else world.open(ann, ben))
    for command in commands(world):
        given = values(world, command, table)
        for parameter in command.parameters:
            typed = parameter.type is discord.AppCommandOptionType.string and not parameter.choices
            if typed and parameter.name != "table":
                given[parameter.name] = ("brr " * TYPED)[: int(parameter.max_value or TYPED)]
        try:
            answer = await ann.slash(world.channel, command.qualified_name, **given)
        except (BackendError, SetupError):
            continue  # Discord does not show it to this person
        assert answer.acknowledged, command.qualified_name
    assert heard["no-such-choice"] == (3 if game == "inn" else 0)


class Refusing:
    """Sees that somebody is refused: for this reason, in private, in the pseudo-language."""

    def __init__(self, heard: Counter[str]) -> None:
        self._heard = heard

    async def __call__(self, reason: str, asked: Awaitable[Any]) -> None:
        before = Counter(self._heard)
        text = said(await asked)
        assert set(self._heard - before) == {reason}
        assert text.startswith(OPEN)
        assert text.endswith(CLOSE)


@pytest.fixture
def refused(heard: Counter[str]) -> Refusing:
    return Refusing(heard)


async def test_where_no_table_may_be_opened(world: Evening, refused: Refusing) -> None:
    ann, ben = world.people[:2]
    overwrite = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    cellar = world.guild.create_text_channel("cellar", overwrites={world.guild.default_role: overwrite})
    await refused("no-permission", ann.slash(cellar, "table open"))
    await refused("guild-only", ann.user.slash("table open"))
    await refused("lesson-where", ann.user.slash("learn"))
    await refused("no-table-here", ann.slash(world.channel, "table join"))
    await refused("not-at-a-table", ann.user.slash("table leave"))
    await world.house(channels=frozenset({cellar.id}))
    await refused("channel-closed", ann.slash(world.channel, "table open"))
    await world.house(channels=frozenset())
    await world.open(ann, start=False)
    await world.bot.store.write(lambda c: houses.ban(c, world.guild.id, ben.id, ann.id, 0.0))
    await refused("banned", ben.slash(world.channel, "table join"))
