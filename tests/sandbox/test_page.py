"""The live page, with a bot of its own that has nothing but a counter."""

import asyncio
from collections.abc import AsyncIterator
from io import BytesIO
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image
from simcord.preview._media import MediaError, MediaWorker

from bot.languages.spoken import PSEUDO
from bot.sandbox.page import LivePage, OwnPictures
from bot.sandbox.world import World, make_world
from tests.patience import PATIENCE


class Counter(discord.AutoShardedClient):
    """Counts presses of its one button, and what its timer does."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.presses: list[str] = []
        self.rings = 0
        self.tenth = asyncio.Event()
        self.message: discord.Message

    def view(self, custom_id: str) -> discord.ui.LayoutView:
        view = discord.ui.LayoutView(timeout=None)
        button: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(label="Press", custom_id=custom_id)

        async def pressed(interaction: discord.Interaction) -> None:
            self.presses.append(custom_id)
            await interaction.response.defer()

        button.callback = pressed
        view.add_item(discord.ui.ActionRow(button))
        return view

    async def on_ready(self) -> None:
        channel = self.guilds[0].text_channels[0]
        self.message = await channel.send(view=self.view("first"))
        asyncio.get_running_loop().call_later(60, self.ring)

    def ring(self) -> None:
        self.rings += 1
        if self.rings == 10:
            self.tenth.set()
        asyncio.get_running_loop().call_later(60, self.ring)


@pytest.fixture
async def world() -> AsyncIterator[World]:
    world = make_world(Counter(), 2, 0)
    await world.env.start()
    yield world
    await world.env.shutdown()


@pytest.fixture
async def page(world: World) -> AsyncIterator[LivePage]:
    page = LivePage(world, 0)
    async with page:
        yield page


class Tab:
    """A browser's tab, in the page's own protocol."""

    def __init__(self, session: aiohttp.ClientSession, page: LivePage) -> None:
        self.session = session
        self.base, _, key = page.url.partition("/#")
        self.headers = {"X-Simcord-Capability": key}
        self.state: dict[str, Any] = {}
        self.sequence = 0

    async def load(self) -> None:
        async with self.session.post(f"{self.base}/api/pages", json={}, headers=self.headers) as answer:
            self.state = await answer.json()
        self.headers["X-Simcord-Context"] = self.state["context"]["id"]

    async def look(self) -> None:
        async with self.session.get(f"{self.base}/api/state", headers=self.headers) as answer:
            self.state = await answer.json()

    async def press(self) -> dict[str, Any]:
        """Press the button of the one message, as it was when the tab last looked."""
        self.sequence += 1
        (message,) = self.state["messages"]
        body = {
            "protocol_version": 3, "kind": "click", "sequence": self.sequence, "request_id": f"r{self.sequence}",
            "generation": self.state["context"]["generation"], "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"], "target_id": message,
            "control_key": f"message:{message}:component:2",
        }  # fmt: skip
        async with self.session.post(f"{self.base}/api/action", json=body, headers=self.headers) as answer:
            assert answer.status == 200
            return await answer.json()


@pytest.fixture
async def tab(page: LivePage) -> AsyncIterator[Tab]:
    async with aiohttp.ClientSession() as session:
        tab = Tab(session, page)
        await tab.load()
        yield tab


def counter(world: World) -> Counter:
    bot = world.env.bot
    assert isinstance(bot, Counter)
    return bot


async def test_a_press_on_an_earlier_publication_counts(world: World, page: LivePage, tab: Tab) -> None:
    for _ in range(5):
        await page.refresh()
    answer = await tab.press()
    assert not answer["rejected"], answer
    assert counter(world).presses == ["first"]


async def test_a_press_on_a_button_that_has_changed_meanwhile_does_nothing(
    world: World, page: LivePage, tab: Tab
) -> None:
    bot = counter(world)
    await world.env.within(bot.message.edit(view=bot.view("second")))
    await page.tick(0.1)
    answer = await tab.press()
    assert answer["rejected"]
    assert bot.presses == []
    tab.sequence -= 1
    await tab.look()
    assert not (await tab.press())["rejected"]
    assert bot.presses == ["second"]


async def test_presses_and_beats_at_the_same_time_do_not_meet(world: World, page: LivePage, tab: Tab) -> None:
    for _ in range(8):
        answer, *_ = await asyncio.gather(tab.press(), page.tick(0.1), page.tick(0.1), page.tick(0.1))
        assert not answer["rejected"], answer
    assert counter(world).presses == ["first"] * 8


async def test_timers_go_by_the_beats(world: World, page: LivePage) -> None:
    bot = counter(world)
    before = world.now()
    for _ in range(59):
        await page.tick(1)
    assert bot.rings == 0
    await page.tick(1)
    assert bot.rings == 1
    await page.tick(121)
    assert bot.rings == 3
    assert world.now() == pytest.approx(before + 181)


async def test_much_time_passes_by_leaps_from_one_thing_that_is_due_to_the_next(world: World) -> None:
    bot, before = counter(world), world.now()
    dues = [before + 3600, before + 86_400]

    async def next_due() -> float | None:
        return next((due for due in dues if due > world.now()), None)

    page = LivePage(world, 0, next_due=next_due)
    async with page:
        await page.move_on(2 * 86_400)
    assert world.now() - before == pytest.approx(2 * 86_400, abs=11)
    assert bot.rings == 3, "a timer goes off once in a leap"


async def test_a_timer_that_is_due_soon_keeps_nobody_waiting(world: World, page: LivePage, tab: Tab) -> None:
    loop = asyncio.get_running_loop()

    def soon() -> None:
        loop.call_later(0.5, soon)

    async def begin() -> None:
        soon()

    await world.env.within(begin())
    # simcord would wait for it as long as it waits at all, and then say that the bot hangs.
    answer = await tab.press()
    assert answer["settlement"] == "settled"


def ids(world: World) -> list[int]:
    return [world.guild.id, world.channel.id, *(person.id for person in world.people)]


def test_people_and_places_are_the_same_each_time() -> None:
    first, again = make_world(Counter(), 3, 0), make_world(Counter(), 3, 4_000_000_000)
    more = make_world(Counter(), 6, 0)
    assert ids(first) == ids(again)
    assert ids(more)[:5] == ids(first)
    assert again.now() == pytest.approx(4_000_000_000)


def picture(form: str) -> bytes:
    file = BytesIO()
    Image.new("RGB", (30, 20), "red").save(file, form)
    return file.getvalue()


@pytest.mark.parametrize("form", ["PNG", "JPEG"])
async def test_pictures_come_out_as_simcord_prepares_them(form: str) -> None:
    ours, theirs = OwnPictures(), MediaWorker()
    try:
        mine = await ours.validate("a", picture(form))
        yours = await theirs.validate("a", picture(form))
    finally:
        await ours.close()
        await theirs.close()
    assert (mine.width, mine.height) == (30, 20)
    assert mine.normalized == yours.normalized
    assert mine.content_type == yours.content_type


async def test_a_picture_that_is_none_is_refused() -> None:
    worker = OwnPictures()
    try:
        with pytest.raises(MediaError):
            await worker.validate("a", picture("PNG")[:40])
    finally:
        await worker.close()


async def test_time_passes_faster_where_that_is_wanted(world: World) -> None:
    page = LivePage(world, 0, faster=3600)
    async with page:
        before, began = world.now(), asyncio.get_running_loop().time()
        living = asyncio.create_task(page.live())
        async with asyncio.timeout(PATIENCE):
            await counter(world).tenth.wait()
        living.cancel()
        lasted = asyncio.get_running_loop().time() - began
    assert world.now() - before >= 600 > lasted


@pytest.mark.parametrize(("language", "locale"), [("en", "en-US"), ("de", "de"), (PSEUDO, "en-US")])
async def test_times_are_shown_as_in_the_language_of_the_sandbox(
    world: World, language: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.languages.spoken._default", [language])
    page = LivePage(world, 0)
    async with page, aiohttp.ClientSession() as session:
        tab = Tab(session, page)
        await tab.load()
        assert tab.state["profile"]["locale"] == locale
