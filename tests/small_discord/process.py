"""The bot's real process, as an operator runs it, against a small Discord."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.small_discord.server import SmallDiscord
from tests.store.world import put_empty
from workshop.forked import Forked, fork

ROOT = Path(__file__).parents[2]
DB = "barkeep.db"
"""The file of the database, if nothing else is said."""


class Process:
    """One process; several have different names. A context manager that kills it at the end."""

    def __init__(self, folder: Path, discord: SmallDiscord, name: str = "bot", **env: str) -> None:
        self.command: list[str] = []
        """What is given on the command line; nothing: it runs on Discord."""
        self.anew = "PYTHONPATH" in env
        """Whether it is started as an operator does it, and not forked from a process that has loaded the program; so
        are other programs than this one.
        """
        self.name = name
        self.env = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "BARKEEP_"))},
            "DISCORD_TOKEN": "good",
            "BARKEEP_DB": str(folder / DB),
            "DISCORD_API_URL": f"http://127.0.0.1:{discord.port}/{name}/v10",
            "DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{discord.port}/{name}/gateway",
            "PYTHONPATH": str(ROOT),
            **env,
        }
        self.folder = folder
        self.log = ""
        """All that it has said."""
        self._discord = discord
        self._told = False
        """Whether it was told to end."""

    async def __aenter__(self) -> Process:
        self._process = await (self._start() if self.anew else self._fork())
        self._reading = asyncio.create_task(self._read())
        return self

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", *self.command, cwd=self.folder, env=self.env, stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip

    async def _fork(self) -> Forked:
        db = self.folder / DB
        if self.env["BARKEEP_DB"] == str(db) and not db.exists():
            put_empty(db)
        return await fork(self.command, self.folder, self.env)

    async def __aexit__(self, *_: object) -> None:
        if self._process.returncode is None:
            self.stop(signal.SIGKILL)
        await self._reading

    async def _read(self) -> None:
        stream: Any = self._process.stdout
        while line := await stream.readline():
            self.log += line.decode()
            self._discord.happened()
        await self._process.wait()
        if not self._told:
            self._discord.fail(f"{self.name} has ended by itself:\n{self.log}")

    def may_end(self) -> None:
        """From now on its end is no failure."""
        self._told = True

    def stop(self, number: int = signal.SIGTERM) -> None:
        """Send it a signal that ends it."""
        self.may_end()
        self._process.send_signal(number)

    def pause(self) -> None:
        """Let it stand still where it is, as one does that hangs."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on."""
        self._process.send_signal(signal.SIGCONT)

    async def kill(self) -> None:
        """End it without a chance to finish anything."""
        self.stop(signal.SIGKILL)
        await self.code()

    async def code(self) -> int:
        """Wait for its end; the exit code."""
        self.may_end()
        await asyncio.wait_for(asyncio.shield(self._reading), PATIENCE)
        assert self._process.returncode is not None
        return self._process.returncode

    async def said(self, what: str) -> None:
        """Wait until it has said this."""
        await self._discord.until(lambda: what in self.log)
