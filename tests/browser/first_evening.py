"""Takes the pictures of docs/first-evening.md anew, from the sandbox's page.

``python -m tests.browser.first_evening``
"""

from __future__ import annotations

import asyncio
import io
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

from bot.app import create_bot
from bot.games import GAMES
from bot.sandbox.page import LivePage
from bot.sandbox.world import World, make_world
from bot.settings import Settings
from bot.store.people import PersonSettings
from tests.browser.chromium import Browser
from tests.browser.test_sandbox import LIST, button, press, said, usable

FOLDER = Path(__file__).parents[2] / "docs" / "first-evening"
WIDE, HIGH = 460, 1500
COLOURS = 128
ARTICLES = f"[...{LIST}.querySelectorAll('article')]"


async def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        world: World
        settings = Settings.model_construct(db=folder / "evening.db")

        def now() -> float:
            return world.now()

        bot = create_bot(settings, kits=GAMES, clock_now=now)
        world = make_world(bot, 2, 0.0)
        me: Any = world.guild._guild.members[world.env.backend.bot_user.id]
        me.joined_at = world.env.now().isoformat()  # else the bot takes the server for one that has had it for long
        await world.env.start()
        try:
            for person in world.people:
                await world.env.within(bot.wishes.save_person(PersonSettings(person.id, hands="channel")))
            page = LivePage(world, 0)
            async with page, Browser() as browser:
                living = asyncio.create_task(page.live())
                await browser.size(WIDE, HIGH)
                await browser.open(page.url)
                await evening(browser)
                living.cancel()
        finally:
            await world.env.within(bot.close())
            await world.env.shutdown()


async def evening(browser: Browser) -> None:
    await browser.until(usable(button("Choose a channel")))
    await keep(browser, "greeting.png", "Barkeep is open")
    await press(browser, "Choose a channel", said("Tables on this server"))
    await keep(browser, "channels.png", "Tables on this server")
    await press(browser, "Open a table", usable(button("Drinko")))
    await press(browser, "Drinko", usable(button("Set up")))
    await press(browser, "Set up", usable(button("Add a patron")))
    await press(browser, "Add a patron", usable(button("Start the game")))
    await asyncio.sleep(5)
    await keep(browser, "lobby.png", "starts when everybody is here")
    await press(browser, "Start the game", usable(button("My hand")))
    await asyncio.sleep(5)
    await keep(browser, "table.png", "My hand")
    private = f"{ARTICLES}.filter(a => a.innerText.includes('Only you can see this')).length"
    before: int = await browser.look(private)
    await press(browser, "My hand", f"{private} > {before}")
    await asyncio.sleep(5)
    await keep(browser, "hand.png", "Only you can see this")


async def keep(browser: Browser, name: str, text: str) -> None:
    """Save the last message that says this; without a text the last message of all."""
    await asyncio.sleep(2)
    found = f"{ARTICLES}.filter(a => a.innerText.includes({text!r})).at(-1)"
    await browser.look(f"{found}.scrollIntoView({{block: 'start', behavior: 'instant'}})")
    await asyncio.sleep(1)
    box: list[float] = await browser.look(
        f"(() => {{ const r = {found}.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; }})()"
    )
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "page.png"
        await browser.picture(whole)
        with Image.open(whole) as shot:
            cut = shot.convert("RGB").crop((0, max(0, round(box[1]) - 8), WIDE, min(HIGH, round(box[3]) + 8)))
    out = io.BytesIO()
    cut.quantize(COLOURS).save(out, "PNG", optimize=True)
    (FOLDER / name).write_bytes(out.getvalue())
    print(f"{name}, {cut.width} x {cut.height}, {len(out.getvalue()):,} bytes")


if __name__ == "__main__":
    asyncio.run(main())
