"""A real browser for the tests: headless Chromium, spoken to in its DevTools protocol."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
from pathlib import Path
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


class Browser:
    """One tab. `async with Browser(folder) as tab`; the folder takes the browser's profile."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._calls = 0

    async def __aenter__(self) -> Browser:
        binary = find_chromium()
        assert binary is not None
        self._process = await asyncio.create_subprocess_exec(
            binary, *FLAGS, f"--user-data-dir={self._folder}", "about:blank",
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        self._session = aiohttp.ClientSession()
        port = await self._port()
        async with self._session.get(f"http://127.0.0.1:{port}/json") as answer:
            page = next(target for target in await answer.json() if target["type"] == "page")
        self._socket = await self._session.ws_connect(page["webSocketDebuggerUrl"], max_msg_size=0)
        await self.call("Page.enable")
        await self.call("Runtime.enable")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()
        await self._session.close()
        self._process.terminate()
        await self._process.wait()

    async def _port(self) -> int:
        file = self._folder / "DevToolsActivePort"
        async with asyncio.timeout(PATIENCE):
            while not file.exists() or not file.read_text(encoding="utf-8").strip():
                assert self._process.returncode is None, "chromium ended at once"
                await asyncio.sleep(0.05)
        return int(file.read_text(encoding="utf-8").split()[0])

    async def call(self, method: str, **params: Any) -> dict[str, Any]:
        """One command of the DevTools protocol and its result."""
        self._calls += 1
        await self._socket.send_json({"id": self._calls, "method": method, "params": params})
        async with asyncio.timeout(PATIENCE):
            while True:
                message = json.loads(await self._socket.receive_str())
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
