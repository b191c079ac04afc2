"""Messages and panels on a phone: measured on the sandbox's page, and what the bot reckons with."""

import random
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import create_bot
from bot.engine import Run
from bot.games import GAMES, english
from bot.games.inn.look.look import LOOK
from bot.sandbox.page import LivePage
from bot.sandbox.world import World, make_world
from bot.settings import Settings
from bot.tables import Person
from bot.tables.info import PrivateTable
from bot.ui.delivery.sending import files
from bot.ui.layouts.panels import hand_layout
from bot.ui.layouts.tables import HAND_PICTURE, PHONE_HIGH, PHONE_PANEL, Skin, phone_high
from bot.ui.pictures.encoding import height_of
from tests.browser.chromium import Browser, find_chromium
from tests.browser.test_sandbox import LIST, table_on
from tests.games.inn.playing import random_move
from tests.games.inn.test_layouts import info_of, seat_face
from tests.sandbox.program import address_of, sandbox
from tests.tables.tavern import House

PHONE = (390, 844)
NAMES = ("Ada", "Bruno", "Cleo", "Dario")
WORDS = english()
LAST = f"[...{LIST}.querySelectorAll('article')].at(-1)"

pytestmark = [
    pytest.mark.skipif(find_chromium() is None, reason="no Chromium is installed here (Debian: apt install chromium)"),
]


def a_pick(option: Any, luck: random.Random) -> str:
    targets = option.picks()
    return targets[int(luck.random() * len(targets))]


async def play_until(house: House, game: str, size: int, key: str, place: tuple[int, int], people: list[Person]) -> str:
    """Play a game, with cards wherever one can be played, until its view shows so much under `key`."""
    luck = random.Random(game)
    tables, options = house.tables, {"windows": "sealed"} if game == "inn" else {}
    for _ in range(20):
        info = await tables.lobby.open(*place, people[0], game, pace="relaxed", most=len(people), options=options)
        for person in people[1:]:
            await tables.lobby.join(info.id, person)
        await tables.lobby.start_game(info.id, people[0].id)
        for _ in range(400):
            public_table = await tables.public_table(info.id)
            if public_table.info.status != "live" or public_table.view is None or public_table.ask is None:
                break
            shown = public_table.view[key]
            if (shown if isinstance(shown, int) else len(shown)) >= size:
                return info.id
            person = people[public_table.ask.waiting[0]]
            asked = (await tables.private_table(info.id, person.id)).seat_ask
            assert asked is not None
            played = [option for name, option in asked.options.items() if not name.endswith("?") and name != "pass"]
            chosen = played[int(luck.random() * len(played))] if played else None
            picks = (a_pick(chosen, luck),) if chosen is not None and asked.most == 1 else asked.default
            await tables.play.answer(info.id, person.id, public_table.ask.number, picks)
        if (await tables.info(info.id)).status == "live":
            await tables.leaving.close(info.id, force=True)
    raise AssertionError("no such position found")


LOBBY_MOST = 420
ASKS = {"inn.discard", "inn.action", "inn.window", "inn.order", "inn.gamble"}
"""The asks of which the fullest hands are measured."""


def fullest_asks(**options: Any) -> list[PrivateTable]:
    """Of each of these asks the one with the highest picture, in a game by chance, of hands of up to eight cards."""
    found: dict[str, tuple[int, PrivateTable]] = {}
    drawn = set[Hashable]()
    given = {"windows": "sealed", **options}
    run, luck = Run.new(GAMES["inn"].rules(), 4, given, "heights")[0], random.Random("heights")
    for _ in range(500):
        if run.over or run.ask is None:
            break
        seat = run.waiting()[0]
        if run.ask.about in ASKS and 5 <= len(run.view(seat)["hand"]) <= 8:
            asked = seat_face(run, info_of(run, 4), seat, ())
            seats = (each._replace(name=name) for each, name in zip(asked.info.seats, NAMES, strict=True))
            asked = replace(asked, info=asked.info._replace(seats=tuple(seats)))
            art = LOOK.hand_art(WORDS, asked, Skin())
            if (run.ask.about, art.key) not in drawn:
                drawn.add((run.ask.about, art.key))
                best = found.get(run.ask.about, (0, asked))
                found[run.ask.about] = max(best, (height_of(art.draw()), asked), key=lambda each: each[0])
        random_move(run, luck)
    assert found.keys() == ASKS
    return [asked for _, asked in found.values()]


async def test_a_lobby_and_the_panels_of_full_hands_fit_a_phone(tmp_path: Path) -> None:
    """One page, on which the messages stand as the bot sends them: of a game alone, and of one in teams."""
    async with played(tmp_path / "a.db", 2) as (bot, world), Browser() as tab:
        page = LivePage(world, 0)
        async with page:
            await tab.size(*PHONE)
            await tab.open(page.url)
            await world.people[0].slash(world.channel, "table open", game="inn")
            await page.tick(3)
            await fits(tab, LOBBY_MOST)
            for what, wanted in (("button.component-button", 3), (".select-trigger", 0)):
                assert await tab.look(f"{LAST}.querySelectorAll('{what}').length") == wanted
            channel: Any = bot.get_channel(world.channel.id)
            panels = [*fullest_asks(), *fullest_asks(variant="two-headed-dragon")]
            for number, asked in enumerate(panels, 3):  # below the answer to the command, and the lobby
                art = LOOK.hand_art(WORDS, asked, Skin())
                data = art.draw()
                panel = hand_layout(WORDS, LOOK, asked, Skin(), guild="The Inn", alt=art.alt, high=height_of(data))
                with world.env._bot_scope():
                    await channel.send(view=panel, files=files(HAND_PICTURE, data))
                await page.tick(1)
                await tab.until(f"{LIST}.querySelectorAll('article').length === {number}")
                await fits(tab, PHONE_PANEL)


@asynccontextmanager
async def played(db: Path, people: int) -> AsyncIterator[tuple[Any, World]]:
    """The bot in its simulated Discord, in this process."""
    world: World

    def now() -> float:
        return world.now()

    bot = create_bot(Settings.model_construct(db=db), kits=GAMES, clock_now=now)
    world = make_world(bot, people, 0.0)
    await world.env.start()
    try:
        yield bot, world
    finally:
        await world.env.within(bot.close())
        await world.env.shutdown()


async def fits(tab: Browser, high: int) -> None:
    """Wait until the last message is so high at most, with its picture: while the page draws itself anew, a picture is
    its description for a moment, which is higher.
    """
    await tab.until(f"[...({LAST}?.querySelectorAll('img') ?? [])].some(i => i.naturalWidth > 1000)")
    await tab.look(f"{LAST}.scrollIntoView({{block: 'start', behavior: 'instant'}})")
    await tab.until(
        f"[...{LAST}.querySelectorAll('img')].some(i => i.naturalWidth > 1000 && i.clientHeight > 80)"
        f" && {LAST}.getBoundingClientRect().height <= {high}"
    )


@pytest.mark.parametrize(("game", "key"), [("inn", "stack"), ("drinko", "train")])
async def test_the_message_of_a_table_fits_a_phone(tmp_path: Path, game: str, key: str) -> None:
    db = tmp_path / "sandbox.db"
    async with sandbox(db, "--seed", "1", "--patrons", "0"):
        pass
    house = House(db)
    house.games = {name: kit.rules() for name, kit in GAMES.items()}
    ((guild, channel, first),) = house.rows("SELECT guild_id, channel_id, host_id FROM tables")
    await house.up()
    for info in await house.tables.in_channel(channel):
        await house.tables.leaving.close(info.id, force=True)
    people = [Person(first + at, name) for at, name in enumerate(NAMES)]
    table = await play_until(house, game, 3, key, (guild, channel), people)
    await house.down()
    async with Browser() as tab, sandbox(db) as lines:
        await tab.size(*PHONE)
        await tab.open(address_of(lines))
        assert await table_on(tab) == table
        message = f"[...{LIST}.querySelectorAll('article')].find(a => a.innerText.includes('table {table}'))"
        picture, texts = await tab.until(
            f"(() => {{ const m = {message}, i = m?.querySelector('img');"
            " if (!(i?.naturalWidth > 1000)) return null;"
            " return [i.naturalHeight, [...m.querySelectorAll('.text-display')].map(t => t.innerText)]; })()"
        )
        shown = "\n".join(line for text in texts for line in text.splitlines() if line)
        reckoned = phone_high(shown, picture, 0)
        # While the page draws itself anew, a picture is its description for a moment, which is higher.
        await tab.until(f"{message}?.getBoundingClientRect().height <= {reckoned}")
        await tab.picture(tmp_path / "phone.png")
    assert reckoned <= PHONE_HIGH
