"""The table's message on a phone: measured on the sandbox's page, and what the bot reckons with."""

import random
from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES
from bot.tables import Person
from bot.ui.layouts.tables import PHONE_HIGH, phone_high
from tests.browser.chromium import Browser, find_chromium
from tests.browser.test_sandbox import LIST, sandbox, table_on
from tests.tables.tavern import House

PHONE = (390, 844)
NAMES = ("Ada", "Bruno", "Cleo", "Dario")

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


@pytest.mark.parametrize(("game", "key"), [("inn", "stack"), ("drinko", "train")])
async def test_the_message_of_a_table_fits_a_phone(tmp_path: Path, game: str, key: str) -> None:
    db = tmp_path / "sandbox.db"
    async with sandbox(db, "--seed", "1", "--patrons", "0") as (process, _):
        assert process.returncode is None
    house = House(db)
    house.games = {name: kit.rules() for name, kit in GAMES.items()}
    ((guild, channel, first),) = house.rows("SELECT guild_id, channel_id, host_id FROM tables")
    await house.up()
    for info in await house.tables.in_channel(channel):
        await house.tables.leaving.close(info.id, force=True)
    people = [Person(first + at, name) for at, name in enumerate(NAMES)]
    table = await play_until(house, game, 3, key, (guild, channel), people)
    await house.down()
    async with Browser(tmp_path / "profile") as tab, sandbox(db) as (_, address):
        await tab.size(*PHONE)
        await tab.open(address)
        assert await table_on(tab) == table
        message = f"[...{LIST}.querySelectorAll('article')].find(a => a.innerText.includes('table {table}'))"
        picture, texts = await tab.until(
            f"(() => {{ const m = {message}, i = m?.querySelector('img');"
            " if (!(i?.naturalWidth > 1000)) return null;"
            " return [i.naturalHeight, [...m.querySelectorAll('.text-display')].map(t => t.innerText)]; })()"
        )
        lines = "\n".join(line for text in texts for line in text.splitlines() if line)
        reckoned = phone_high(lines, picture, 0)
        # While the page draws itself anew, a picture is its description for a moment, which is higher.
        await tab.until(f"{message}?.getBoundingClientRect().height <= {reckoned}")
        await tab.picture(tmp_path / "phone.png")
    assert reckoned <= PHONE_HIGH
