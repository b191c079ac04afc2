"""The sandbox as a program, until it is told to end."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.patience import PATIENCE
from workshop.forked import fork

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def sandbox(
    db: Path, *args: str, end: signal.Signals = signal.SIGTERM, complains: str = "", anew: bool = False
) -> AsyncIterator[list[str]]:
    """The lines it prints until it can be played, the last one with its address; afterwards a signal ends it, cleanly.
    `anew`: it is started as one does it, and not forked from a process that has loaded the program.
    """
    whole = ["sandbox", "--db", str(db), "--port", "0", *args]
    process = await (
        asyncio.create_subprocess_exec(sys.executable, "-m", "bot", *whole, cwd=ROOT, stdout=PIPE, stderr=PIPE)
        if anew
        else fork(whole, ROOT, os.environ, apart=True)
    )
    assert process.stdout is not None
    assert process.stderr is not None
    lines: list[str] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while not lines or not lines[-1].startswith("Play here: "):
                line = (await process.stdout.readline()).decode()
                assert line, (await process.stderr.read()).decode()
                lines.append(line.rstrip("\n"))
        yield lines
        process.send_signal(end)
        async with asyncio.timeout(PATIENCE):
            said, wrong = (await process.stdout.read()).decode(), (await process.stderr.read()).decode()
            await process.wait()
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
            await process.wait()
    assert (process.returncode, said, wrong) == (0, "", complains)


def address_of(lines: list[str]) -> str:
    """Where it can be played."""
    return lines[-1].removeprefix("Play here: ")
