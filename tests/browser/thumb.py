"""Somebody who makes a deck on the sandbox's page, with a thumb: every press and every typed sign is counted."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from bot.sandbox.page import LivePage
from tests.browser.chromium import Browser
from tests.browser.test_sandbox import LIST, RESTED

PANEL = f"[...{LIST}.querySelectorAll('article')].filter(a => a.querySelector('button')).at(-1)"
"""The panel: the last message with a button."""
FORM = "document.querySelector('.modal-dialog')"
SAYS = (
    f"[...({PANEL}?.querySelectorAll('.text-display, button.component-button, .select-trigger, img') ?? [])]"
    ".map(e => e.alt ?? (e.matches('.select-trigger') ? e.ariaLabel : e.innerText)).join('\\n')"
)
"""What the panel says: texts, labels, pictures by their descriptions; not what stands in menus."""
STILL = (
    f"{RESTED} && [...({PANEL}?.querySelectorAll('img') ?? [])].every(i => i.naturalWidth > 1 && i.clientHeight > 1)"
)
"""Whether nothing on the page moves under the thumb: it takes actions, and its pictures are there."""
OPEN = "document.querySelector('.preview-select.is-open')"
BUTTONS = f"[...{PANEL}.querySelectorAll('button.component-button')]"
MENUS = f"[...{PANEL}.querySelectorAll('.preview-select')]"


MOMENT = 0.5
"""Seconds that pass between two looks at the page; a thumb is slower than that."""
LOOK = 0.1
"""Seconds of the computer's between two looks."""
WAITS, AGAIN, TRIES = 600, 40, 15
"""So often something is waited for; so often until it is touched again; so often it is touched."""


def labelled(elements: str, label: str, *, of: str = "e.innerText.trim()") -> str:
    """The first of some elements that says this."""
    return f"{elements}.find(e => {of}.startsWith({json.dumps(label)}))"


class Thumb:
    """What somebody does with one thumb, and how much of it."""

    def __init__(self, tab: Browser, page: LivePage) -> None:
        self.tab = tab
        self.page = page
        self.presses = 0
        """Buttons, choices in menus, forms that were sent: what the bot is asked."""
        self.taps = 0
        """Every touch of the glass but those of letters: a choice in a menu is two."""
        self.typed = 0
        """Letters."""

    async def _tap(self, element: str, told: str) -> None:
        """Touch something until what comes of it is seen: while the page draws itself anew, a touch is lost."""
        self.taps += 1
        for _ in range(TRIES):
            await self.until(f"{STILL} && (!!({element}) || ({told}))")
            if await self.tab.look(f"(o => o && !o.contains({element}))({OPEN})"):
                for kind in ("keyDown", "keyUp"):
                    await self.tab.call("Input.dispatchKeyEvent", type=kind, key="Escape")
            if not await self.tab.look(f"!!({told})"):
                await self.tab.press(element)
            if await self._comes_true(told, AGAIN):
                return
        await self.until(told, 1)

    async def until(self, script: str, waits: int = WAITS) -> None:
        """Let time pass until the expression is true. Raises `AssertionError` with what the page says."""
        if not await self._comes_true(script, waits):
            raise AssertionError(f"waited in vain for: {script}\n{await self.tab.look('document.body.innerText')}")

    async def _comes_true(self, script: str, waits: int) -> bool:
        for _ in range(waits):
            if await self.tab.look(f"!!({script})"):
                return True
            await self.page.tick(MOMENT)
            await asyncio.sleep(LOOK)
        return False

    async def shown(self) -> str:
        """What the panel says."""
        return await self.tab.look(SAYS)

    async def press(self, label: str, *, form: bool = False) -> None:
        """Press a button of the panel, and see what comes of it: another panel, or a form."""
        self.presses += 1
        await self._tap(labelled(BUTTONS, label), await self._told(form=form))

    async def choose(self, menu: str, line: str, *, form: bool = False) -> None:
        """Choose a line of the menu with this placeholder."""
        self.presses += 1
        told = await self._told(form=form)
        where = labelled(MENUS, menu, of="e.querySelector('.select-trigger').ariaLabel")
        await self._tap(f"{where}?.querySelector('.select-trigger')", f"{self._line(PANEL, line)} || ({told})")
        await self._tap(self._line(PANEL, line), told)

    @staticmethod
    def _line(inside: str, line: str) -> str:
        opened = f"{inside}?.querySelector('.preview-select.is-open')"
        return (
            f"[...({opened}?.querySelectorAll('.select-option') ?? [])]"
            f".find(e => e.querySelector('.option-label').innerText.startsWith({json.dumps(line)}))"
        )

    async def fill(self, *values: Any) -> None:
        """Fill in the form that is open, field by field, and send it; None leaves a field as it is."""
        self.presses += 1
        told = await self._told()
        for number, value in enumerate(values):
            field = f"[...{FORM}.querySelectorAll('.modal-field')][{number}]"
            if isinstance(value, list):
                for line in value:
                    chosen = f"{field}.querySelector('.select-value').innerText.startsWith({json.dumps(line)})"
                    option = self._line(field, str(line))
                    await self._tap(f"{field}.querySelector('.select-trigger')", f"!!{option} || {chosen}")
                    await self._tap(option, chosen)
            elif value is not None:
                await self._type(f"{field}.querySelector('input, textarea')", str(value))
        await self._tap(f"{FORM}?.querySelector('.modal-actions .button-primary')", f"!{FORM}")
        await self.until(told)

    async def _type(self, box: str, text: str) -> None:
        self.taps += 1
        self.typed += len(text)
        await self.until(f"!!({box})")
        await self.tab.look(f"(e => {{ e.focus(); e.select(); }})({box})")
        await self.tab.call("Input.insertText", text=text)

    async def _told(self, *, form: bool = False) -> str:
        """What is true once something has come of a press: a form is there, or the panel says something else."""
        return f"!!{FORM}" if form else f"{RESTED} && {SAYS} !== {json.dumps(await self.shown())}"
