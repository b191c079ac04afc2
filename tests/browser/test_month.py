"""A month of a small server on the sandbox's page, on a phone: time is moved on, and what comes fits the screen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord.results import to_discord_message

from bot.sandbox.page import LivePage
from bot.sandbox.play import next_due
from bot.tables import Person
from bot.ui.layouts.components import read_press
from bot.ui.layouts.tables import PHONE_PANEL
from tests.browser.chromium import Browser, find_chromium
from tests.browser.test_height import LAST, PHONE, fits, played
from tests.components import parts

HOUR, DAY = 3600.0, 86_400.0
NIGHT_MOST = 420
QUESTION_MOST = 760
"""With what was answered the day before."""

pytestmark = pytest.mark.skipif(
    find_chromium() is None, reason="no Chromium is installed here (Debian: apt install chromium)"
)


async def test_what_comes_in_a_month_fits_a_phone(tmp_path: Path) -> None:
    async with played(tmp_path / "a.db", 3) as (bot, world), Browser() as tab:
        ada, *others = world.people
        for person in world.people:
            await world.env.within(bot.wishes.save_person(replace(await bot.wishes.person(person.id), hands="channel")))
        page = LivePage(world, 0, next_due=lambda: next_due(bot, world))
        async with page:
            await tab.size(*PHONE)
            await tab.open(page.url)
            starts = f"<t:{int(world.now() + 2 * HOUR)}:F>"
            await ada.slash(world.channel, "night plan", game="inn", when=starts, seats=4, note="Bring dice")
            await page.tick(12)
            await fits(tab, NIGHT_MOST)
            for person in others:
                await press(world, person, "night.in")
            await page.move_on(2 * HOUR + 60)
            (table,) = await bot.tables.in_channel(world.channel.id)
            await tab.until(f"{LAST}?.innerText.includes('Seats are held for')")
            await fits(tab, 480)
            await played_out(bot, world, table.id)
            await page.tick(20)
            await press(world, ada, "replay.open")
            await page.tick(3)
            await fits(tab, PHONE_PANEL)
            house = await bot.wishes.house(world.guild.id)
            await world.env.within(bot.wishes.save_house(replace(house, question_id=world.channel.id)))
            await world.env.within(bot.delivery.questions.changed(world.guild.id))
            await page.move_on(2 * DAY)
            await tab.until(f"{LAST}?.innerText.includes('What would you play?')")
            await fits(tab, QUESTION_MOST)
            await ada.slash(world.channel, "me page")
            await page.tick(3)
            await fits(tab, PHONE_PANEL)
            assert await tab.look("document.documentElement.scrollWidth") <= PHONE[0]


async def press(world: Any, person: Any, verb: str) -> None:
    """Press the newest button of this verb in the channel."""
    for message in reversed(list(world.env.backend.messages[world.channel.id].values())):
        for part in parts(message.components):
            found = read_press(part.get("custom_id", ""))
            if found is not None and found.verb == verb:
                await person.click(to_discord_message(world.env, message), custom_id=part["custom_id"])
                return
    raise AssertionError(f"no {verb} here")


async def played_out(bot: Any, world: Any, table: str) -> None:
    """Ada and Bruno sit down, and nobody does more than there is to do."""
    people = [Person(person.id, person.name) for person in world.people[:2]]
    within, tables = world.env.within, bot.tables
    for person in people:
        await within(tables.lobby.join(table, person))
    await within(tables.options.set_options(table, people[0].id, {"windows": "quick"}))
    await world.env.advance_time(6)
    await within(tables.lobby.start_game(table, people[0].id))
    while (await tables.info(table)).status == "live":
        public = await tables.public_table(table)
        user = public.info.seats[public.ask.waiting[0]].user_id
        mine = await tables.private_table(table, user)
        await within(tables.play.answer(table, user, mine.ask.number, mine.seat_ask.default))
