"""Many tables on a Discord that only counts: what everybody is shown, when, and at what cost."""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
import time
from collections import Counter
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
from discord.http import Route

from bot.commands.common import seeds
from bot.engine import Refused
from bot.games import GAMES, english, patron
from bot.store import Store
from bot.store.backup import backup
from bot.tables.clocks.all_tables import HEARTBEAT
from bot.tables.clocks.clock import LoopClock
from bot.tables.inbox import Inbox
from bot.tables.info import Change, Person, TableInfo
from bot.tables.tables import Tables
from bot.ui.delivery.changes import Delivery
from bot.ui.delivery.drawing import Artist
from bot.ui.delivery.limits import CallLimit
from bot.ui.delivery.panels import Panel
from bot.ui.delivery.recaps import Recaps
from bot.ui.delivery.sending import Pacer
from bot.ui.delivery.shared import Office, Post
from bot.ui.settings import Wishes
from bot.ui.tongues import Tongues
from workshop import crowd_nights, virtual_time
from workshop.asked import who_must_answer
from workshop.bench.tables import percentile, resident
from workshop.discord_limits import CALLS_MOST, CHANNEL_MOST, CallsCounted
from workshop.played import begun
from workshop.virtual_time import CountingLoop, VirtualLoop

SERVER = 1
CHANNELS, PEOPLE, DIRECT = 10_000, 1_000_000, 2_000_000
"""The first ids: of the tables' channels, of people, of their direct messages less those of the people."""
SEATS = 4
RATE = 0.15
"""Presses a second at each table."""
VISIBLE = 1 / 3
"""How many of them are answers; with the others people look at their hand, which changes nothing for anybody else, as a
pass in a window does not."""
WARM = 60.0
"""Seconds of play before anything is measured: not all tables of an evening begin in the same moment."""
LOOK = 0.05
"""Seconds between two looks whether everything is shown."""
BEGUN = 1_700_000_000.0
"""Seconds since 1970 at the beginning of virtual time."""
AWAY = 60.0
"""Seconds between the end of the play and the next start."""
LATENCY = 0.1
"""Seconds that Discord takes for a call."""
HAND_MOST, TABLE_USUAL, TABLE_MOST = 0.69, 1.0, 3.0
"""Seconds within which 99 of 100 hands, half of all changes of tables, and 99 of 100 of them are to be shown."""
RESTART_MOST, RESTART_HANDS = 20.0, 10.0
"""Seconds after a start within which 99 of 100 tables, and of the hands of those who must act, are to be shown."""
BY_PRESS = "PATCH hands by a press"
"""The kind of the edits that Discord does not count."""


class Counting:
    """A Discord that takes every message, and notes when each came and what it refused."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._counted = CallsCounted()
        self._last = 0
        self.calls = Counter[str]()
        """How many came, by kind (see `kind_of`)."""
        self.most = 0
        """The most calls in any second."""
        self.refused = 0
        """How many calls came too many: each of them would have been answered with 429."""
        self.delivery: Delivery | None = None
        self.moves = 0
        """Moves that everybody saw something of."""
        self.board_waits: list[float] = []
        """How long tables' messages were out of date, besides being held for their beats."""
        self.board_ages: list[float] = []
        """How old the oldest thing was that an edit of a table's message told."""
        self.shown: dict[int, float] = {}
        """By channel when something was edited there first."""
        self.hand_waits: list[float] = []
        """Of players who must act, as far as is known."""
        self.other_waits: list[float] = []

    async def request(self, route: Route, *, files: Any = None, form: Any = None, **given: Any) -> Any:
        """A call through Discord's library."""
        now = self._loop.time()
        self.calls[kind_of(route)] += 1
        recent = self._counted.call(now)
        self.refused += recent > CALLS_MOST
        self.most = max(self.most, recent)
        channel = re.search(r"/channels/(\d+)/messages", route.url)
        if channel is not None and route.method != "DELETE":
            self.refused += self._counted.in_channel(route.method, channel[1], now) > CHANNEL_MOST
            if route.method == "PATCH":
                self._note(int(channel[1]), now + LATENCY)
        await asyncio.sleep(LATENCY)
        if route.path == "/users/@me/channels":
            user = given["json"]["recipient_id"]
            return {"id": str(DIRECT + int(user)), "type": 1, "recipients": [_user(int(user))]}
        return None if channel is None or route.method == "DELETE" else self._message(channel[1])

    async def edited(self, channel: int) -> None:
        """A hand was edited through a press."""
        self.calls[BY_PRESS] += 1
        self._note(channel, self._loop.time() + LATENCY)
        await asyncio.sleep(LATENCY)

    @property
    def counted(self) -> int:
        """How many of the calls Discord counts."""
        return self.calls.total() - self.calls[BY_PRESS]

    def changed(self, change: Change) -> None:
        """See `bot.tables.info.Observer`."""
        self.moves += change.kind == "play" and bool(change.events)
        if self.delivery is not None:
            self.delivery.changed(change)

    def _note(self, channel: int, at: float) -> None:
        """Note for how long what comes there now was out of date."""
        if self.delivery is None:
            return
        self.shown.setdefault(channel, at)
        if channel < PEOPLE:
            for board in self.delivery.boards.boards.values():
                if board.info is not None and board.info.channel_id == channel and board.since is not None:
                    self.board_waits.append(at - board.since)
                    self.board_ages.append(at - min(board.since, self.delivery.boards.beat(board.table).news or at))
            return
        panel = self.panels.get(channel - DIRECT)
        if panel is not None and panel.since is not None:
            (self.hand_waits if panel.urgent and panel.asks else self.other_waits).append(at - panel.since)

    @property
    def panels(self) -> dict[int, Panel]:
        """The panels by their person."""
        panels = self.delivery.hands.panels.values() if self.delivery is not None else ()
        return {panel.user_id: panel for panel in panels}

    def _message(self, channel: str) -> dict[str, Any]:
        self._last += 1
        return {
            "id": str(self._last), "channel_id": channel, "type": 0, "content": "", "author": _user(1),
            "attachments": [], "embeds": [], "mentions": [], "mention_roles": [], "mention_everyone": False,
            "pinned": False, "tts": False, "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None,
            "components": [],
        }  # fmt: skip


class PressOnHand:
    """A press on the direct message with a hand, as far as the delivery looks at it."""

    type = discord.InteractionType.component
    guild_id = None

    def __init__(self, counting: Counting, post: Post) -> None:
        self.message: SimpleNamespace | None = SimpleNamespace(
            id=post.message_id, channel=SimpleNamespace(id=post.channel_id), interaction_metadata=None,
            created_at=datetime.fromtimestamp(post.posted_at, UTC),
        )  # fmt: skip
        self._counting, self._channel = counting, post.channel_id

    async def edit_original_response(self, **_: Any) -> None:
        """The direct message is edited."""
        await self._counting.edited(self._channel)


def kind_of(route: Route) -> str:
    """What a call does: ``PATCH tables``, ``POST hands``, ``DELETE tables`` (what stands in their channels)."""
    channel = re.search(r"/channels/(\d+)/messages", route.url)
    if channel is None:
        return f"{route.method} {route.path.rpartition('/')[2]}"
    return f"{route.method} {'tables' if int(channel[1]) < PEOPLE else 'hands'}"


def _user(number: int) -> dict[str, Any]:
    return {"id": str(number), "username": f"user{number}", "discriminator": "0", "avatar": None, "global_name": None}


@dataclass(frozen=True, slots=True)
class Crowd:
    """What is measured."""

    game: str
    tables: int
    seconds: float
    options: Mapping[str, Any]
    nights: int = 0
    """How many game nights begin in the same minute, while it is measured."""
    real_time: bool = False
    """Whether time is that of the computer: then what the event loop's own processor does takes time, too."""
    killed: bool = False
    """Whether the process is killed before the start: which hands are right was noted with its last heartbeat."""
    warm: float = WARM
    """Seconds of play before anything is measured."""


@dataclass(slots=True)
class CrowdResult:
    """What came of it. Waits are in seconds of virtual time."""

    crowd: Crowd
    presses: int = 0
    press_waits: list[float] = field(default_factory=list[float])
    """From a press to its answer, the person's hand."""
    moves: int = 0
    """Moves that everybody saw something of."""
    discord: dict[str, float] = field(default_factory=dict[str, float])
    opening: Counter[str] = field(default_factory=Counter[str])
    """Calls by kind while the tables were opened, which count for nothing else."""
    warming: Counter[str] = field(default_factory=Counter[str])
    """The same while people played before anything was measured."""
    kinds: Counter[str] = field(default_factory=Counter[str])
    """Calls by kind while people played."""
    starting: Counter[str] = field(default_factory=Counter[str])
    """The same after the start."""
    hand_waits: list[float] = field(default_factory=list[float])
    other_waits: list[float] = field(default_factory=list[float])
    board_waits: list[float] = field(default_factory=list[float])
    board_ages: list[float] = field(default_factory=list[float])
    drawing: float = 0.0
    """Seconds of a processor for each second of play."""
    loop: float = 0.0
    memory: float = 0.0
    """MB of memory that the process takes at the end of the play."""
    ended: float = BEGUN
    """Seconds since 1970 when it was over."""
    restarted: list[float] = field(default_factory=list[float])
    """Seconds from a start until each table is shown."""
    restarted_hands: list[float] = field(default_factory=list[float])
    """Until each hand is shown of which a player had to act at the start."""

    @property
    def holds(self) -> bool:
        """Whether everything was shown in time and nothing was refused."""
        return (
            self.discord["refused"] == 0
            and _slowest(self.hand_waits) <= HAND_MOST
            and _slowest(self.press_waits) <= HAND_MOST
            and (not self.board_waits or percentile(self.board_waits, 50) <= TABLE_USUAL)
            and _slowest(self.board_waits) <= TABLE_MOST
            and _slowest(self.restarted) <= RESTART_MOST
            and _slowest(self.restarted_hands) <= RESTART_HANDS
        )

    def lines(self) -> list[str]:
        """For people."""
        crowd, seconds = self.crowd, self.crowd.seconds
        return [
            f"{crowd.tables} tables of {crowd.game} for {seconds:g} s: {'' if self.holds else 'NOT '}all in time",
            f"  presses a second a table {self.presses / seconds / crowd.tables:.3f}, visible moves "
            f"{self.moves / seconds / crowd.tables:.3f}",
            f"  counted calls a second {self.discord['calls'] / seconds:.1f}, most in one {self.discord['most']:.0f}, "
            f"refused {self.discord['refused']:.0f}",
            "  calls by kind (a visible move, a minute of a table):",
            *(self._kind(kind, number) for kind, number in sorted(self.kinds.items())),
            f"  before that, in the first {crowd.warm:g} s: {_listed(self.warming)}",
            _told("a press until its hand", self.press_waits),
            _told("hands of players who must act", self.hand_waits),
            _told("other hands", self.other_waits),
            _told("tables", self.board_waits),
            _told("the oldest thing that they told, beats included", self.board_ages),
            f"  processor seconds a second: drawing {self.drawing:.2f}, rules and all else {self.loop:.2f}",
            f"  memory {self.memory:.0f} MB",
            _told("after a start, hands of players who had to act", self.restarted_hands),
            _told("after a start, tables", self.restarted),
            f"  after a start: {_listed(self.starting)}",
        ]

    def _kind(self, kind: str, number: int) -> str:
        minutes = self.crowd.tables * self.crowd.seconds / 60
        return f"    {kind} {number} ({number / max(1, self.moves):.2f}, {number / minutes:.2f})"


def _listed(kinds: Counter[str]) -> str:
    return ", ".join(f"{kind} {number}" for kind, number in sorted(kinds.items())) or "no calls"


def _slowest(waits: list[float]) -> float:
    return percentile(waits, 99) if waits else 0.0


def _told(what: str, waits: list[float]) -> str:
    if not waits:
        return f"  {what}: none"
    median, slow = percentile(waits, 50), percentile(waits, 99)
    return f"  {what}: {len(waits)}, median {median:.2f} s, slowest hundredth {slow:.2f} s, slowest {max(waits):.2f} s"


def measure(crowd: Crowd) -> CrowdResult:
    """Play in virtual time, then start again."""
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "crowd.db"
        loop = CountingLoop if crowd.real_time else VirtualLoop
        measured = virtual_time.run(_play(crowd, db), loop)
        virtual_time.run(_restart(measured, _left_by_a_kill(db) if crowd.killed else db), loop)
        return measured


@dataclass(slots=True)
class CrowdedBar:
    """The bot without its commands."""

    loop: CountingLoop
    tables: Tables
    delivery: Delivery
    wishes: Wishes
    discord: Counting

    async def settled(self) -> None:
        """Return when everything is shown."""
        while self.delivery.office is not None and (self.delivery.office.tasks or self.pending()):  # noqa: ASYNC110 (several things are waited for)
            await asyncio.sleep(LOOK)

    def pending(self, *, urgent: bool = False) -> list[float]:
        """Since when each table is out of date, or, if `urgent`, each hand of a player who must act."""
        boards = [] if urgent else [board.since for board in self.delivery.boards.boards.values()]
        panels = [panel.since for panel in self.delivery.hands.panels.values() if panel.urgent or not urgent]
        return [since for since in (*boards, *panels) if since is not None]


@asynccontextmanager
async def _bar(db: Path, begun: float) -> AsyncGenerator[CrowdedBar]:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, CountingLoop)
    origin = loop.time()
    store = await Store.open(db)
    loop.busy = lambda: store.busy
    clock = LoopClock(lambda: begun + loop.time() - origin)
    words, looks = english(), {name: kit.look() for name, kit in GAMES.items()}
    delivery, wishes, counting = Delivery(), Wishes(store, Inbox(store, clock)), Counting(loop)
    games = {name: kit.rules() for name, kit in GAMES.items()}
    tables = Tables(store, games, patron, clock, seeds(7), counting, written=True)
    client = discord.Client(intents=discord.Intents.none())
    client.http.request = counting.request
    calls = CallLimit()
    calls.guard(client.http)
    artist = Artist(words, looks)
    recaps = Recaps(tables, artist, words, looks)
    office = Office(
        client,
        store,
        tables,
        wishes,
        words,
        looks,
        artist,
        recaps,
        clock,
        Pacer(clock),
        calls,
        Tongues(words, wishes, lambda _: "", {}),
    )
    delivery.open(office)
    counting.delivery = delivery
    await tables.clocks.start()
    try:
        yield CrowdedBar(loop, tables, delivery, wishes, counting)
    finally:
        tables.jobs.close()
        await tables.clocks.stop()
        await office.close()
        if (note := delivery.hands.note_shown()) is not None:
            await store.write(note)
        await store.close()
        loop.busy = virtual_time.idle


async def _play(crowd: Crowd, db: Path) -> CrowdResult:
    async with _bar(db, BEGUN) as bar:
        # Nothing is drawn while the tables are opened, and nobody is called: how long that takes is not measured, and
        # nobody plays yet, so that every table would call somebody.
        house = await bar.wishes.house(SERVER)
        await bar.wishes.save_house(replace(house, pictures=False))
        await _let_be_called(bar, crowd, called=False)
        planned = await crowd_nights.plan(bar, crowd.nights, crowd.game)
        opened = [
            await begun(
                bar.tables, SERVER, CHANNELS + number, _people_of(number), crowd.game, crowd.options, "relaxed"
            )
            for number in range(crowd.tables)
        ]  # fmt: skip
        await bar.settled()
        await bar.wishes.save_house(house)
        await _let_be_called(bar, crowd, called=True)
        return await _evening(bar, crowd, opened, planned, db)


def _until_worst(end: float) -> float:
    """Seconds from an end until the next heartbeat is about to come: a kill then finds the most that is not noted."""
    return (-end - LOOK) % HEARTBEAT


async def _kill(db: Path, seconds: float) -> None:
    """Keep the database as it will be then."""
    await asyncio.sleep(seconds)
    backup(db, _left_by_a_kill(db))


def _left_by_a_kill(db: Path) -> Path:
    """The database as a kill at the end of the play leaves it."""
    return db.with_suffix(".killed")


def _people_of(number: int) -> list[Person]:
    """Those of the table of this number."""
    return [Person(PEOPLE + number * 10 + seat, f"Player {seat + 1}") for seat in range(SEATS)]


async def _let_be_called(bar: CrowdedBar, crowd: Crowd, *, called: bool) -> None:
    for number in range(crowd.tables):
        for person in _people_of(number):
            settings = await bar.wishes.person(person.id)
            await bar.wishes.save_person(replace(settings, pings=called))


async def _evening(bar: CrowdedBar, crowd: Crowd, opened: list[str], planned: list[str], db: Path) -> CrowdResult:
    measured, counting, loop = CrowdResult(crowd), bar.discord, bar.loop
    measured.opening, counting.calls = counting.calls, Counter[str]()
    warm = crowd.warm + (_until_worst(loop.time() + crowd.warm + crowd.seconds) if crowd.killed else 0.0)
    end = loop.time() + warm + crowd.seconds
    async with asyncio.TaskGroup() as group:
        for number, table in enumerate(opened):
            group.create_task(_people(bar, measured, table, random.Random(number), end))
        if crowd.killed:
            group.create_task(_kill(db, end - loop.time()))
        await asyncio.sleep(warm)
        measured.warming, counting.calls = counting.calls, Counter[str]()
        for waits in (counting.board_waits, counting.hand_waits, counting.other_waits, measured.press_waits):
            waits.clear()
        counting.board_ages.clear()
        counting.most = counting.refused = counting.moves = measured.presses = 0
        drawn, worked = loop.executed, time.thread_time()
        await crowd_nights.all_at_once(bar, planned, min(60.0, crowd.seconds / 2))
    measured.drawing = (loop.executed - drawn) / crowd.seconds
    measured.loop = (time.thread_time() - worked) / crowd.seconds
    now = loop.time()
    # Whatever is still not shown has waited for so long at least.
    counting.board_waits += [now - board.since for board in bar.delivery.boards.boards.values() if board.since]
    counting.hand_waits += [now - since for since in bar.pending(urgent=True)]
    measured.hand_waits, measured.other_waits = counting.hand_waits, counting.other_waits
    measured.board_waits, measured.board_ages = counting.board_waits, counting.board_ages
    measured.ended, measured.memory = bar.delivery.hands.office.clock.now(), resident() / 2**20
    measured.kinds, measured.moves = counting.calls, counting.moves
    measured.discord = {"calls": counting.counted, "most": counting.most, "refused": counting.refused}
    return measured


async def _people(bar: CrowdedBar, measured: CrowdResult, table: str, luck: random.Random, end: float) -> None:
    """The people of one table, who answer by their hands."""
    player, wait = GAMES[measured.crowd.game].patrons()["random"], luck.random() / RATE
    while True:
        await asyncio.sleep(wait)
        wait = luck.uniform(0.5, 1.5) / RATE
        if bar.loop.time() >= end:
            return
        asked = await who_must_answer(bar.tables, table)
        if asked is None or asked.seat_ask is None or asked.ask is None:
            continue
        user = asked.info.seats[asked.seat].user_id or 0
        picks = player.choose(asked.view, asked.seat_ask, luck.random)
        if luck.random() >= VISIBLE:
            user, picks = luck.choice([seat.user_id or 0 for seat in asked.info.seats]), None
        try:
            await _press(bar, measured, table, user, asked.ask.number, picks)
        except Refused:
            continue


async def _press(
    bar: CrowdedBar, measured: CrowdResult, table: str, user: int, ask: int, picks: tuple[str, ...] | None
) -> None:  # fmt: skip
    """Answer, or only look, and wait for the hand, which answers the press. That does not count for Discord."""
    pressed, hands = bar.loop.time(), bar.delivery.hands
    with hands.answering(table, user) as panel:
        if picks is not None:
            await bar.tables.play.answer(table, user, ask, picks)
        measured.presses += 1
        _, _, shown = await hands.render(panel)
        if panel.post is not None:
            press: Any = PressOnHand(bar.discord, panel.post)
            hands.adopt(panel, press, shown)
        else:
            hands.arrived(panel, shown)
    measured.press_waits.append(bar.loop.time() - pressed)


async def _restart(measured: CrowdResult, db: Path) -> None:
    """Start on what the play has left, and note when each table was shown, and each hand of a player who had to act
    then. People go on: whoever has to act only later is not waited for.
    """
    async with _bar(db, measured.ended + AWAY) as bar:
        tables = await bar.tables.in_guild(SERVER)
        asked = [user for info in tables if info.status == "live" for user in await _must_act(bar, info)]
        began = bar.loop.time()
        await bar.delivery.show_all()
        while bar.delivery.to_show or bar.pending():  # noqa: ASYNC110 (several things are waited for)
            await asyncio.sleep(LOOK)
        shown = {channel: at - began for channel, at in bar.discord.shown.items()}
        measured.restarted = [at for channel, at in shown.items() if channel < PEOPLE]
        measured.restarted_hands = [shown[DIRECT + user] for user in asked if DIRECT + user in shown]
        measured.starting = bar.discord.calls


async def _must_act(bar: CrowdedBar, info: TableInfo) -> list[int]:
    """Those who are asked something that their hand may not show."""
    right, asked = await bar.delivery.hands.still_right(info), list[int]()
    for seat in info.seats:
        options = await bar.tables.seat_options(info.id, seat.user_id or 0)
        if options.seat_ask is not None and options.answered is None and seat.seat not in right:
            asked.append(seat.user_id or 0)
    return asked
