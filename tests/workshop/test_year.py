"""The simulated year: a little of it in the suite, and that it finds what is broken on purpose."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store.sql import Connection
from bot.ui.delivery.shared import Office
from workshop.year.checks import Checks
from workshop.year.plan import Came, Plan
from workshop.year.run import play
from workshop.year.world import SimulatedWorld

WHOLE = Plan(seed=2, answers=1_000, steps=150, every=10)
"""Every kind of fault comes up in it."""
SHORT = Plan(seed=3, answers=1_000, steps=40, every=1_000)


async def test_nothing_breaks_whatever_befalls_the_bot() -> None:
    came = await play(WHOLE)
    assert came.broken is None, "\n".join(came.lines())
    assert came.never() == []
    assert came.answers > 5
    assert min(came.checks.values()) > 0


async def test_the_same_seed_gives_the_same_run() -> None:
    first, second = await play(SHORT), await play(SHORT)
    assert first.trace == second.trace != ""
    assert first.calls == second.calls


async def broken(plan: Plan) -> str:
    came: Came = await play(plan)
    assert came.broken is not None, "it was not noticed"
    return came.broken.what


async def test_a_decision_that_disappears_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Checks._kept

    def delete(connection: Connection) -> None:
        connection.execute(
            "DELETE FROM decisions WHERE seq = 1 AND table_id IN (SELECT table_id FROM decisions WHERE seq = 2)"
        )

    async def kept(checks: Checks) -> None:
        await seen(checks)
        await checks.world.bot.store.write(delete)

    monkeypatch.setattr(Checks, "_kept", kept)
    assert await broken(SHORT) == "an acknowledged answer was lost or has changed"


async def test_a_table_that_nobody_wakes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Checks._armed

    async def armed(checks: Checks, info: Any) -> None:
        checks.world.bot.tables._runtime.scheduler.set(info.id, None)
        await seen(checks, info)

    monkeypatch.setattr(Checks, "_armed", armed)
    assert await broken(SHORT) == "a live table waits for nobody"


async def test_messages_that_are_never_deleted_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def delete(office: Office, *args: Any) -> None:
        """Nothing is ever deleted."""

    async def resend(world: SimulatedWorld, *args: Any) -> str:
        for table in await world.live():
            await world.people[0].slash(world.channel, "table resend", table=table)
        return "everything is posted again"

    monkeypatch.setattr(Office, "delete", delete)
    monkeypatch.setattr(SimulatedWorld, "command", resend)
    assert await broken(Plan(seed=3, answers=1_000, steps=200, every=1_000)) == "a table has not one message"
