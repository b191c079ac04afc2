"""A real browser for the tests: headless Chromium, spoken to in its DevTools protocol."""

from __future__ import annotations

import asyncio
import atexit
import base64
import json
import shutil
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import aiohttp

from tests.patience import PATIENCE

FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-dev-shm-usage",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--remote-debugging-port=0",
    "--no-proxy-server", "--hide-scrollbars",
)  # fmt: skip


def find_chromium() -> str | None:
    """Where Chromium is installed; None when it is not."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


class Chromium:
    """The browser of all tests in this process, until the process ends."""

    def __init__(self) -> None:
        binary = find_chromium()
        assert binary is not None
        self._folder = TemporaryDirectory(prefix="barkeep-chromium-", ignore_cleanup_errors=True)
        self._process = subprocess.Popen(
            [binary, *FLAGS, f"--user-data-dir={self._folder.name}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        atexit.register(self._end)

    def _end(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()

    async def place(self) -> tuple[str, str]:
        """Where it listens, and the path at which it is told of tabs; waits until it does."""
        file = Path(self._folder.name) / "DevToolsActivePort"
        async with asyncio.timeout(PATIENCE):
            while not file.exists() or len(told := file.read_text(encoding="utf-8").split()) < 2:
                assert self._process.poll() is None, "chromium ended at once"
                await asyncio.sleep(0.05)
        return f"ws://127.0.0.1:{told[0]}", told[1]


@cache
def the_chromium() -> Chromium:
    """Chromium, which is started when it is first asked for."""
    return Chromium()


class Browser:
    """One tab, with a profile of its own. `async with Browser() as tab`."""

    def __init__(self) -> None:
        self._calls = 0

    async def __aenter__(self) -> Browser:
        where, path = await the_chromium().place()
        self._session = aiohttp.ClientSession()
        self._whole = await self._session.ws_connect(where + path)
        self._profile = (await self._ask(self._whole, "Target.createBrowserContext"))["browserContextId"]
        tab = await self._ask(self._whole, "Target.createTarget", url="about:blank", browserContextId=self._profile)
        self._socket = await self._session.ws_connect(f"{where}/devtools/page/{tab['targetId']}", max_msg_size=0)
        await self.call("Page.enable")
        await self.call("Runtime.enable")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()
        await self._ask(self._whole, "Target.disposeBrowserContext", browserContextId=self._profile)
        await self._whole.close()
        await self._session.close()

    async def call(self, method: str, **params: Any) -> dict[str, Any]:
        """One command of the DevTools protocol for the tab, and its result."""
        return await self._ask(self._socket, method, **params)

    async def _ask(self, socket: aiohttp.ClientWebSocketResponse, method: str, **params: Any) -> dict[str, Any]:
        self._calls += 1
        await socket.send_json({"id": self._calls, "method": method, "params": params})
        async with asyncio.timeout(PATIENCE):
            while True:
                message = json.loads(await socket.receive_str())
                if message.get("id") == self._calls:
                    assert "error" not in message, message["error"]
                    return message["result"]

    async def open(self, url: str) -> None:
        """Load a page."""
        await self.call("Page.navigate", url=url)

    async def look(self, script: str) -> Any:
        """The value of a JavaScript expression on the page."""
        result = await self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in result, result["exceptionDetails"]
        return result["result"].get("value")

    async def until(self, script: str, seconds: float = PATIENCE) -> Any:
        """Wait until the expression is true, and return its value. Raises `AssertionError` with the page's text."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not (value := await self.look(script)):
            if loop.time() > end:
                raise AssertionError(f"waited in vain for: {script}\n{await self.look('document.body.innerText')}")
            await asyncio.sleep(0.1)
        return value

    async def press(self, element: str) -> None:
        """Press the mouse on what the JavaScript expression `element` gives, once it can be seen and is enabled.

        The page lives: what moved away under the mouse is pressed again.
        """
        pressed = False
        while not pressed:
            spot = await self.until(
                f"(() => {{ const e = {element};"
                " if (!e || e.disabled || e.ariaDisabled === 'true') return null;"
                " e.scrollIntoView({block: 'center', behavior: 'instant'});"
                " const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;"
                " if (!e.contains(document.elementFromPoint(x, y))) return null;"
                " window.pressed = false;"
                " e.addEventListener('mousedown', () => { window.pressed = true; }, {capture: true, once: true});"
                " return [x, y]; })()"
            )
            x, y = spot
            for kind in ("mousePressed", "mouseReleased"):
                await self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
            pressed = await self.look("window.pressed")

    async def size(self, width: int, height: int) -> None:
        """Give the window a size in CSS pixels."""
        await self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
        )

    async def picture(self, file: Path) -> None:
        """Save what is to be seen as a PNG."""
        shot = await self.call("Page.captureScreenshot", format="png")
        file.write_bytes(base64.b64decode(shot["data"]))
