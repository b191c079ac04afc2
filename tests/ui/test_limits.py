"""What goes first: calls within Discord's limit, messages within a channel's, pictures before threads are free."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from typing import Any

import pytest
import yarl

from bot.tables.clocks.clock import LoopClock
from bot.ui.delivery.drawing import THREADS, Artist
from bot.ui.delivery.limits import IMPORTANCE, SECOND, CallLimit, Gate, Importance, Superseded
from bot.ui.delivery.sending import LOOK_AGAIN, SPACING, Pacer, Turn, Urgency
from bot.ui.look import Art
from bot.ui.traffic import is_counted
from bot.ui.words import english
from tests.patience import PATIENCE
from workshop import virtual_time

MOVE, HAND, TABLE = Importance.MOVE, Importance.HAND, Importance.TABLE


class Caller:
    """Sends calls, and notes when each was sent."""

    def __init__(self, rate: int) -> None:
        self.limit = CallLimit(rate)
        self.sent: list[tuple[str, float]] = []

    async def call(self, name: str, importance: Importance = TABLE, **how: Any) -> bool:
        IMPORTANCE.set(importance)
        try:
            await self.limit.take(**how)
        except Superseded:
            return False
        self.sent.append((name, asyncio.get_running_loop().time()))
        return True

    def seconds(self) -> list[str]:
        """The names of those that were sent in each second."""
        last = round(self.sent[-1][1])
        return ["".join(sorted(name for name, at in self.sent if round(at) == second)) for second in range(last + 1)]

    def most(self) -> int:
        """The most calls in any second."""
        times = [at for _, at in self.sent]
        return max(sum(begin <= at <= begin + 1 for at in times) for begin in times)


def test_no_second_has_more_calls_than_are_allowed_and_all_are_used() -> None:
    async def work() -> None:
        caller = Caller(10)

        async def some(seconds: float) -> None:
            await asyncio.sleep(seconds)
            await asyncio.gather(*(caller.call("x") for _ in range(7)))

        await asyncio.gather(*(some(n * 0.3) for n in range(20)))
        assert caller.most() == 10
        assert len(caller.sent) == 140
        assert 13 <= caller.sent[-1][1] < 14.1, "ten a second"

    virtual_time.run(work())


def test_the_important_go_first_and_then_the_old() -> None:
    async def work() -> None:
        caller = Caller(2)
        calls = [*(caller.call("t") for _ in range(4)), caller.call("m", MOVE), caller.call("h", HAND)]
        await asyncio.gather(*calls, caller.call("o", since=-1.0))
        assert caller.seconds() == ["tt", "hm", "ot", "t"]

    virtual_time.run(work())


def test_what_is_superseded_is_dropped_and_costs_nothing() -> None:
    async def work() -> None:
        caller, wanted = Caller(2), Counter(a=1, b=1, c=1, d=1, e=1)
        calls = [asyncio.create_task(caller.call(name, still=lambda name=name: wanted[name] > 0)) for name in "abcde"]
        await asyncio.sleep(0.5)
        wanted["c"] = 0
        assert await asyncio.gather(*calls) == [True, True, False, True, True]
        assert caller.seconds() == ["ab", "de"]
        assert caller.limit.waiting == 0

    virtual_time.run(work())


def test_whoever_would_wait_long_is_told_so_beforehand() -> None:
    async def work() -> None:
        caller = Caller(10)
        calls = [asyncio.create_task(caller.call("t")) for _ in range(35)]
        await asyncio.sleep(0.01)
        IMPORTANCE.set(TABLE)
        assert caller.limit.backlog() == pytest.approx(3 * SECOND - 0.01)
        IMPORTANCE.set(MOVE)
        assert caller.limit.backlog() == pytest.approx(SECOND - 0.01)
        await asyncio.gather(*calls)
        await asyncio.sleep(SECOND)
        assert caller.limit.backlog() == 0

    virtual_time.run(work())


class Line:
    """Discord's library, as far as the limit knows it."""

    def __init__(self) -> None:
        self.times: list[float] = []

    async def request(self, route: Any, **given: Any) -> None:
        self.times.append(asyncio.get_running_loop().time())


def test_every_call_through_the_library_counts_once() -> None:
    async def work() -> None:
        line, limit = Line(), CallLimit(3)
        limit.guard(line)  # pyright: ignore[reportArgumentType]
        for _ in range(4):
            await limit.take_ahead()
            await line.request(None)
        for _ in range(3):
            await line.request(None)
        assert [round(at) for at in line.times] == [0, 0, 0, 1, 1, 1, 2]

    virtual_time.run(work())


def busiest(times: list[float]) -> int:
    """The most calls in any second."""
    return max(sum(begin <= at <= begin + 1 for at in times) for begin in times)


def test_calls_that_were_held_up_on_their_way_come_no_faster_than_allowed() -> None:
    """A channel's own limit, or a failure after which a call is made again, comes behind the line."""

    async def work() -> None:
        limit, gate, times = CallLimit(5), Gate(5), list[float]()

        async def call(begins: float, held_up: float) -> None:
            await asyncio.sleep(begins)
            await limit.take()
            await asyncio.sleep(held_up)
            await gate.enter()
            times.append(asyncio.get_running_loop().time())

        held_up = [call(0.0, 1.5) for _ in range(5)]
        await asyncio.gather(*held_up, *(call(1.5, 0.0) for _ in range(5)))
        assert len(times) == 10
        assert busiest(times) == 5
        assert times[-1] < 3

    virtual_time.run(work())


def test_a_call_counts_when_it_is_sent_though_it_had_to_connect_first() -> None:
    async def work() -> None:
        gate, times = Gate(3), list[float]()

        async def call(connecting: float) -> None:
            made = await gate.enter()
            await asyncio.sleep(connecting)
            gate.sent(made)
            times.append(asyncio.get_running_loop().time())

        await asyncio.gather(*(call(0.5) for _ in range(3)), *(call(0.0) for _ in range(3)))
        assert busiest(times) == 3

    virtual_time.run(work())


@pytest.mark.parametrize(
    ("url", "counted"),
    [
        ("https://discord.com/api/v10/channels/5/messages", True),
        ("http://127.0.0.1:1/bot/v10/users/@me", True),
        ("https://discord.com/api/v10/interactions/5/token/callback", False),
        ("https://discord.com/api/v10/webhooks/5/token/messages/@original", False),
        ("wss://gateway.discord.gg/?v=10", False),
    ],
)
def test_which_calls_discord_counts(url: str, counted: bool) -> None:
    assert is_counted(yarl.URL(url)) == counted


def test_a_channel_has_room_again_after_a_message_was_sent_not_after_it_was_begun() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        pacer = Pacer(LoopClock(loop.time))
        with pacer.enter(1) as room:
            assert room.wait == 0
            await asyncio.sleep(5)  # it is drawn
            with pacer.enter(1) as other:
                assert other.wait == LOOK_AGAIN
            assert pacer.enter(2).wait == 0
            room.sent()
        assert pacer.enter(1).wait == pytest.approx(SPACING)
        await asyncio.sleep(SPACING)
        with pacer.enter(1) as room:
            assert room.wait == 0
        with pacer.enter(1) as room:
            assert room.wait == 0, "nothing was sent"

    virtual_time.run(work())


class Studio:
    """An artist whose pictures are finished when the test says so."""

    def __init__(self) -> None:
        self.artist = Artist(english(), {})
        self.drawn: list[str] = []
        self.go_on = threading.Event()

    async def wish(self, name: str, importance: Importance, still: Any = None) -> str | None:
        IMPORTANCE.set(importance)

        def draw() -> bytes:
            assert self.go_on.wait(PATIENCE)
            self.drawn.append(name)
            return name.encode()

        try:
            picture, alt = await self.artist.drawn(Art(name, draw, f"alt {name}"), still)
        except Superseded:
            return None
        assert picture == name.encode()
        return alt

    async def busy(self) -> list[asyncio.Task[str | None]]:
        """Wishes that keep every thread busy."""
        wishes = [asyncio.create_task(self.wish(f"busy {n}", TABLE)) for n in range(THREADS)]
        await asyncio.sleep(0)
        return wishes


async def test_hands_are_drawn_before_tables_and_answers_before_both() -> None:
    studio = Studio()
    busy = await studio.busy()
    order = [("t1", TABLE), ("h1", HAND), ("t2", TABLE), ("m", MOVE), ("h2", HAND), ("a", Importance.ANSWER)]
    wishes = [asyncio.create_task(studio.wish(name, importance)) for name, importance in order]
    await asyncio.sleep(0)
    # One thread draws all of them, so that they come in order.
    studio.artist._free -= 1
    studio.go_on.set()
    assert await asyncio.gather(*wishes) == ["alt t1", "alt h1", "alt t2", "alt m", "alt h2", "alt a"]
    await asyncio.gather(*busy)
    assert [name for name in studio.drawn if not name.startswith("busy")] in (
        ["a", "m", "h1", "h2", "t1", "t2"], ["m", "a", "h1", "h2", "t1", "t2"],
    )  # fmt: skip
    studio.artist.close()


async def test_what_is_out_of_date_is_not_drawn_and_what_is_equal_is_drawn_once() -> None:
    studio = Studio()
    busy = await studio.busy()
    wanted = {"old": True, "shared": True}
    old = asyncio.create_task(studio.wish("old", TABLE, lambda: wanted["old"]))
    shared = [
        asyncio.create_task(studio.wish("shared", TABLE, lambda: wanted["shared"])),
        asyncio.create_task(studio.wish("shared", TABLE)),
        asyncio.create_task(studio.wish("shared", MOVE)),
    ]
    await asyncio.sleep(0)
    wanted["old"] = wanted["shared"] = False
    studio.go_on.set()
    assert await old is None
    assert await asyncio.gather(*shared) == ["alt shared"] * 3
    await asyncio.gather(*busy)
    assert sorted(studio.drawn) == ["busy 0", "busy 1", "shared"]
    assert await studio.wish("shared", TABLE) == "alt shared"
    assert studio.drawn.count("shared") == 1
    studio.artist.close()


async def test_a_picture_that_cannot_be_drawn_is_an_error_for_all_who_want_it() -> None:
    artist = Artist(english(), {})

    def draw() -> bytes:
        raise KeyError("ours")

    found = await asyncio.gather(*(artist.drawn(Art("bad", draw, "")) for _ in range(2)), return_exceptions=True)
    assert [type(error) for error in found] == [KeyError, KeyError]
    assert await artist.drawn(Art("bad", lambda: b"good", "")) == (b"good", "")
    artist.close()


def test_what_waits_for_a_channel_is_sent_by_urgency_and_then_by_age() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        pacer, sent = Pacer(LoopClock(loop.time)), list[str]()

        async def show(turn: Turn) -> None:
            while True:
                with pacer.enter(7, turn) as room:
                    if not room.wait:
                        room.sent()
                        sent.append(turn.what)
                        return
                await asyncio.sleep(room.wait)

        first = asyncio.create_task(show(Turn(Urgency.LOBBY, 0.0, "first in an empty channel")))
        await first
        await asyncio.gather(
            show(Turn(Urgency.LOBBY, 1.0, "lobby")), show(Turn(Urgency.REST, 2.0, "paused")),
            show(Turn(Urgency.PLAY, 9.0, "young")), show(Turn(Urgency.PLAY, 3.0, "old")),
            show(Turn(Urgency.MOVE, 9.0, "call")),
        )  # fmt: skip
        assert sent[1:] == ["call", "old", "young", "paused", "lobby"]

    virtual_time.run(work())


def test_what_never_comes_back_holds_nobody_up() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        pacer = Pacer(LoopClock(loop.time))
        with pacer.enter(7) as room:
            room.sent()
        assert pacer.enter(7, Turn(Urgency.MOVE, 0.0, "gone")).wait
        lobby = Turn(Urgency.LOBBY, 0.0, "lobby")
        await asyncio.sleep(pacer.enter(7, lobby).wait)
        waits = 0
        while (room := pacer.enter(7, lobby)).wait:
            waits += 1
            await asyncio.sleep(room.wait)
        assert 0 < waits <= 5

    virtual_time.run(work())
