"""A card by menus, and cards by quick entry, on a phone: what is pressed, and what there is to see."""

from pathlib import Path

import pytest

from bot.sandbox.page import LivePage
from tests.browser.chromium import Browser, find_chromium
from tests.browser.test_height import PHONE, played
from tests.browser.thumb import PANEL, Thumb

LINES = """2x Action "On the house": each other player gains 1 Alcohol Content
4x Anytime "A deep breath": gain 1 Fortitude"""
MOST_HIGH = 620
"""Pixels of a card's panel, with its picture, its three menus and its buttons."""

pytestmark = [
    pytest.mark.skipif(find_chromium() is None, reason="no Chromium is installed here (Debian: apt install chromium)"),
]


async def test_cards_by_menus_and_by_quick_entry_on_a_phone(tmp_path: Path) -> None:
    async with played(tmp_path / "a.db", 1) as (_, world), Browser() as tab:
        page = LivePage(world, 0)
        async with page:
            await tab.size(*PHONE)
            await tab.open(page.url)
            await world.people[0].slash(world.channel, "deck new", name="Regulars")
            thumb = Thumb(tab, page)
            await thumb.until(f"!!{PANEL}")
            await thumb.press("New card", form=True)
            await thumb.fill("Mind the step")
            assert "Choose below what it does." in await thumb.shown()
            await thumb.choose("What does it do", "That player loses 1 Fortitude", form=True)
            await thumb.fill("2")
            assert "Another player loses 2 Fortitude." in await thumb.shown()
            assert (thumb.presses, thumb.taps) == (4, 7)
            assert await tab.look(f"{PANEL}.getBoundingClientRect().height") <= MOST_HIGH

            # The same word again: what was chosen in a menu before can be chosen once more.
            await thumb.choose("What else does it do", "That player loses 1 Fortitude", form=True)
            await thumb.fill("1")
            assert "Another player loses 2 Fortitude and loses 1 Fortitude." in await thumb.shown()

            await thumb.press("The deck")
            before = thumb.presses
            await thumb.press("Type cards in", form=True)
            await thumb.fill(LINES)
            assert "8 of 40 cards, 3 of them different." in await thumb.shown()
            assert thumb.presses - before == 2
