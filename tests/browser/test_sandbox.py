"""The sandbox as a newcomer meets it: the real program, its page in a real browser."""

import asyncio
import contextlib
import re
from pathlib import Path

import pytest

from tests.browser.chromium import Browser, find_chromium
from tests.patience import PATIENCE
from tests.sandbox.program import address_of, sandbox

LIST = "(document.querySelector('#channel-message-list') ?? document.createElement('div'))"
HAND = f"[...{LIST}.querySelectorAll('article')].filter(a => a.querySelector('.select-trigger')).at(-1)"
AGAIN = 5.0
"""Seconds after which a button is pressed again if nothing has come of it."""
RESTED = "!/…$/.test(document.querySelector('#action-status')?.innerText ?? '…')"
"""Whether the page takes actions: it takes one at a time."""
PICTURES = f"[...{LIST}.querySelectorAll('img')].filter(i => i.naturalWidth > 1000).length"

pytestmark = [
    pytest.mark.skipif(find_chromium() is None, reason="no Chromium is installed here (Debian: apt install chromium)"),
]


def button(label: str) -> str:
    return f"[...{LIST}.querySelectorAll('button')].filter(b => b.innerText.trim().endsWith('{label}')).at(-1)"


def usable(element: str) -> str:
    return f"(() => {{ const e = {element}; return !!e && !e.disabled && e.ariaDisabled !== 'true'; }})()"


def said(text: str) -> str:
    return f"{LIST}.innerText.includes('{text}')"


def pictured(text: str) -> str:
    """Whether the description of a picture has the text."""
    return f"[...{LIST}.querySelectorAll('img')].some(i => i.alt.includes('{text}'))"


async def be(tab: Browser, name: str) -> None:
    """Look at the page as somebody else."""
    viewer = await tab.look(
        "(() => { const s = document.querySelector('#viewer-picker');"
        f"s.value = [...s.options].find(o => o.text.includes('{name}')).value;"
        "s.dispatchEvent(new Event('change', {bubbles: true})); return s.value; })()"
    )
    articles = f"[...{LIST}.querySelectorAll('article')]"
    await tab.until(f"{articles}.length && {articles}.every(a => a.dataset.mediaReuseScope.includes('{viewer}'))")


async def table_on(tab: Browser) -> str:
    """The table's id, read from the page."""
    await tab.until(said("table "))
    found = re.search(r"table ([A-Z0-9]{4})", await tab.look(f"{LIST}.innerText"))
    assert found
    return found[1]


async def test_a_newcomer_plays_a_card_and_comes_back_after_a_restart(tmp_path: Path) -> None:
    db = tmp_path / "sandbox.db"
    async with Browser() as tab:
        await tab.size(1000, 1000)
        async with sandbox(db, "--seed", "1", "--patrons", "2") as lines:
            await tab.open(address_of(lines))
            table = await table_on(tab)
            await tab.until(pictured("Ada"))
            assert not await tab.look(pictured("Bruno"))

            await be(tab, "Bruno")
            await press(tab, "Join", pictured("Bruno"))
            await press(tab, "Leave", f"!{pictured('Bruno')}")

            await be(tab, "Ada")
            await press(tab, "Start the game", f"!!{button('My hand')} && {PICTURES} === 1")
            await press(tab, "My hand", f"!!({HAND})")
            await tab.until(f"{PICTURES} === 2")
            await play(tab)
            await tab.picture(tmp_path / "played.png")

            await be(tab, "Cleo")
            await tab.until(f"{LIST}.querySelectorAll('article').length && !({HAND})")
        async with sandbox(db, "--seed", "1") as lines:
            await tab.open(address_of(lines))
            await tab.until(f"{PICTURES} === 1")
            assert await table_on(tab) == table
            await press(tab, "My hand", f"!!({HAND})")


async def press(tab: Browser, label: str, told: str) -> None:
    """Press a button until what it does is seen. The page draws itself anew now and then and takes one action at a
    time: a press in such a moment is lost.
    """
    async with asyncio.timeout(PATIENCE):
        while not await tab.look(told):
            if await tab.look(f"{RESTED} && {usable(button(label))}"):
                await tab.press(button(label))
            with contextlib.suppress(AssertionError):
                await tab.until(told, seconds=AGAIN)


async def play(tab: Browser) -> None:
    """When it is Ada's turn, play the first card that can be played, or draw or drink; then the table says so."""
    select = f"{HAND}.querySelector('.select-trigger')"
    buttons = " || ".join(usable(button(label)) for label in ("Draw a card", "Drink up"))
    await tab.until(f"{select}.innerText.trim() === 'Play a card' || {buttons}", seconds=60)
    for label, told in (("Draw a card", "Ada draws"), ("Drink up", "Ada drinks")):
        if await tab.look(usable(button(label))):
            await press(tab, label, said(told))
            return
    option = f"{HAND}.querySelector('.select-option')"
    seen = f"{option}?.getClientRects().length > 0"
    while await tab.look(f"{select}?.innerText.trim() === 'Play a card'"):
        await tab.press(option if await tab.look(seen) else select)
        await tab.until(RESTED)
    await tab.until(said("Ada plays"))


async def test_the_page_fits_a_phone(tmp_path: Path) -> None:
    async with (
        Browser() as tab,
        sandbox(tmp_path / "a.db", "--patrons", "9", "--seed", "2") as lines,
    ):
        await tab.size(400, 800)
        await tab.open(address_of(lines))
        await press(tab, "Start the game", f"!!{button('My hand')} && {PICTURES} === 1")
        assert await tab.look("document.documentElement.scrollWidth") <= 400
        right = await tab.look(
            f"Math.max(...[...{LIST}.querySelectorAll('button.component-button, img')]"
            ".map(e => e.getBoundingClientRect().right))"
        )
        assert right <= 400
