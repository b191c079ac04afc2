"""What others can see on Discord at a natural table is the same whatever somebody holds.

One game is played twice on the simulated Discord, with one hidden card swapped, and every call that reaches others is
compared, with its time.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import orjson
import pytest

from bot.store import people
from bot.tables import Change
from tests.e2e.conftest import Evening
from tests.tables.test_natural_leaks import World, play_ask, swap_a_card

WINDOWS = 9
"""How many windows are watched: every third of them meets trouble."""
POKER = 12
"""The same where others see less."""


class Timed(list[Any]):
    """The calls that the bot makes, each with its time."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self.now = now
        self.times: list[float] = []

    def append(self, call: Any) -> None:
        self.times.append(self.now())
        super().append(call)


class Stage:
    """A night on Discord as `World` takes a house."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.clock = SimpleNamespace(now=lambda: evening.env.now().timestamp())

    @property
    def tables(self) -> Any:
        """What is used of the tables; timers that an answer sets are the bot's."""
        tables = self.evening.bot.tables

        async def answer(*given: Any) -> Change:
            with self.evening.env._bot_scope():
                return await tables.play.answer(*given)

        return SimpleNamespace(_runtime=tables._runtime, play=SimpleNamespace(answer=answer))

    async def advance(self, seconds: float) -> None:
        await self.evening.rest(seconds)


class Watched(World):
    """A game on Discord, and the calls of it that others can see."""

    calls: Timed
    start: str
    """The token of the press that started the game, through which the table's message is edited."""
    bases: list[tuple[int, float]]
    """From which call on times are counted from which moment: the last window's close."""

    def tap(self) -> None:
        """Learn of every change before Discord does."""
        runtime, delivery = self.house.tables._runtime, self.evening.bot.delivery

        watched = self

        class Tap:
            def changed(self, change: Change) -> None:
                if watched.natural and watched.relative and change.kind != "private":
                    watched.bases.append((len(watched.calls), watched.house.clock.now()))
                watched.natural = change.ask is not None and change.ask.natural
                delivery.changed(change)

        runtime.observer = Tap()

    @property
    def evening(self) -> Evening:
        stage: Any = self.house
        return stage.evening

    def received(self) -> list[bytes]:  # pyright: ignore[reportIncompatibleMethodOverride]
        """What reached the channel and the others' direct messages: when, what kind of call, and what it carried."""
        evening, seen = self.evening, list[bytes]()
        others = [person.user.dm_channel.id for person in evening.people[1:3]]
        places = {str(evening.channel.id): "bar", **{str(dm): f"dm {n}" for n, dm in enumerate(others)}}
        messages: dict[str, int] = {}
        for at, (call, time) in enumerate(zip(self.calls, self.calls.times, strict=True)):
            through_start = call.path.startswith("/webhooks/") and self.start in call.path
            shown_at = f"/channels/{evening.channel.id}/messages/@original" if through_start else call.path
            found = re.fullmatch(r"/channels/(\d+)/(.*)", shown_at)
            if found is None or found[1] not in places or call.method == "GET":
                continue
            base = max((base for base in self.bases if base[0] <= at), default=(0, 0.0))[1]
            path = re.sub(r"\d{10,}", lambda id: str(messages.setdefault(id[0], len(messages))), found[2])
            body = {name: value for name, value in (call.json or {}).items() if name != "nonce"}
            text = orjson.dumps([round(time - base, 3), call.method, places[found[1]], path, body]).decode()
            seen.append(re.sub(r"<t:\d+:", "<t:", text).encode() if self.relative else text.encode())
        return seen


Trouble = Callable[[Watched], Awaitable[None]]


async def nothing(made: Watched) -> None:
    pass


async def closed(made: Watched) -> None:
    """The owner's direct messages have been closed all the time (see `watched`); what was known of it is too old."""
    owner = made.evening.people[0]
    await made.evening.bot.store.write(lambda connection: people.dms_opened(connection, owner.id))


async def restart(made: Watched) -> None:
    """The process dies half a second after the window opened, and comes back at once."""
    window = made.live.window
    assert window is not None
    await made.evening.rest(window.opened_at + 0.5 - made.house.clock.now())
    await made.evening.restart()
    async with made.house.tables._runtime.hold(made.table):
        pass
    made.tap()


async def closed_and_restarted(made: Watched) -> None:
    await closed(made)
    await restart(made)


async def watched(
    folder: Path, trouble: Trouble, *, swap: str, relative: bool, delay: float | None, pace: str, people: int = 2,
    poker: bool = False, windows: int = WINDOWS, way: str = "natural",
) -> tuple[list[bytes], int]:  # fmt: skip
    """Play a game, and what others saw of it; in how many windows the owner was asked. `way`: of windows; where they
    are not natural, so many asks are played.
    """
    folder.mkdir()
    evening = Evening(folder / "barkeep.db", seed=3)
    await evening.begin(3)
    try:
        await evening.house(pictures=False)
        seated = evening.people[:people]
        table = await evening.open(*seated, start=False, game="inn", pace=pace)
        for _ in range(4 - people):
            await evening.press(seated[0], table, "table.patron")
        named = {"characters": ["eve", "dimli", "gog", "sera"], "windows": way}
        await evening.bot.tables.options.set_options(table, seated[0].id, named)
        await evening.rest(5)
        if trouble in (closed, closed_and_restarted):
            evening.close_dms(evening.people[0])
        if poker:
            await evening.bot.tables.poker_face(seated[0].id, wanted=True)
        await evening.press(seated[0], table, "table.start")
        stage: Any = Stage(evening)
        made = Watched(stage, relative, delay, table=table)
        pressed = evening.bot.delivery.boards.boards[table].pressed
        assert pressed is not None
        made.start = pressed.interaction.token
        await swap_a_card(made, swap)
        await evening.rest(30.0)
        evening.env.backend.http_requests = made.calls = Timed(stage.clock.now)
        made.bases = [(0, stage.clock.now())] if relative else []
        made.tap()
        asks = 0
        while (made.windows if way == "natural" else asks) < windows and made.live.row.status == "live":
            asks += 1
            if any(card in made.run.state.seats[0].discard for card in made.swapped):
                break
            if made.live.is_natural() and made.windows % 3 == 2:
                await trouble(made)
            await play_ask(made)
        await evening.rest(0.0)  # what the last answer sets off is on its way
        assert max(made.windows, asks) > 3
        return made.received(), made.asked
    finally:
        await evening.end()


def the_same(first: list[bytes], second: list[bytes]) -> None:
    assert len(first) > 12, "others have seen what went on"
    for mine, theirs in zip(first, second, strict=False):
        assert mine == theirs
    assert len(first) == len(second)


TROUBLES = [nothing, closed, restart, closed_and_restarted]


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_card_that_cannot_answer_shows_nowhere(tmp_path: Path, trouble: Trouble) -> None:
    first, _ = await watched(tmp_path / "1", trouble, swap="", relative=False, delay=2.0, pace="normal")
    second, _ = await watched(tmp_path / "2", trouble, swap="dull", relative=False, delay=2.0, pace="normal")
    the_same(first, second)


@pytest.mark.parametrize(("way", "swaps"), [("sealed", ("dull", "sharp")), ("quick", ("dull",))])
async def test_what_is_asked_in_private_neither_cuts_nor_holds_a_beat(
    tmp_path: Path, way: str, swaps: tuple[str, ...]
) -> None:
    """Others get the same calls at the same times at sealed and at quick tables, too."""
    first, *others = [
        await watched(
            tmp_path / f"with {swap}", nothing, swap=swap, relative=False, delay=2.0, pace="normal", windows=24, way=way
        )
        for swap in ("", *swaps)
    ]
    for other in others:
        the_same(first[0], other[0])


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_card_that_could_answer_shows_only_in_how_long_a_window_is(tmp_path: Path, trouble: Trouble) -> None:
    first, seldom = await watched(tmp_path / "1", trouble, swap="", relative=True, delay=2.5, pace="normal")
    second, often = await watched(tmp_path / "2", trouble, swap="sharp", relative=True, delay=2.5, pace="normal")
    assert often > seldom
    the_same(first, second)


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_poker_face_tells_nothing_by_time(tmp_path: Path, trouble: Trouble) -> None:
    first, seldom = await watched(
        tmp_path / "1", trouble, swap="", relative=False, delay=0.6, pace="normal", people=1, poker=True, windows=POKER
    )
    for swap in ("dull", "sharp"):
        second, often = await watched(
            tmp_path / swap,
            trouble,
            swap=swap,
            relative=False,
            delay=4.0,
            pace="normal",
            people=1,
            poker=True,
            windows=POKER,
        )
        assert swap == "dull" or often > seldom
        the_same(first, second)


@pytest.mark.usefixtures("seldom")
@pytest.mark.parametrize("trouble", [nothing, closed])
async def test_by_post_the_message_to_who_is_asked_shows_nobody_else(tmp_path: Path, trouble: Trouble) -> None:
    first, seldom = await watched(tmp_path / "1", trouble, swap="", relative=True, delay=700.0, pace="post", windows=5)
    second, often = await watched(
        tmp_path / "2", trouble, swap="sharp", relative=True, delay=700.0, pace="post", windows=5
    )
    assert often > seldom
    the_same(first, second)
