"""The program, begun in a process that has loaded all of it: `fork` begins there what `python -m bot` begins anew.

Loading is most of what a start costs, and the tests start the program more than a hundred times; while one that is to
be killed is loaded, others play at full speed. What is begun here is a process as real as the other: its own memory,
signals, files and exit code. Only what happens while modules are loaded is not seen, so the bot on Discord and the
sandbox each have a test that starts them as an operator does.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryDirectory
from typing import Protocol

PATIENCE = 600.0
"""Seconds to wait for the end of a process that was told to end."""
_CONTEXT = get_context("forkserver")
_CONTEXT.set_forkserver_preload(["workshop.loaded"])


class WrittenTo(Protocol):
    """Into what a process writes."""

    def fileno(self) -> int: ...
    def close(self) -> None: ...


class _Child:
    """A process that was forked, as the standard library has those that it starts."""

    _process: BaseProcess

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, number)


class Forked(_Child):
    """A process as asyncio has those that it starts."""

    def __init__(self, process: BaseProcess, stdout: asyncio.StreamReader, stderr: asyncio.StreamReader) -> None:
        self.stdout = stdout
        self.stderr = stderr
        self._process = process

    async def wait(self) -> None:
        await asyncio.to_thread(self._process.join)


async def fork(args: list[str], folder: Path, env: Mapping[str, str], *, apart: bool = False) -> Forked:
    """Begin the program with these arguments, in this folder and environment; what it says comes together, or `apart`
    from what goes wrong.
    """
    stdout, out = await _pipe()
    stderr, err = await _pipe() if apart else (stdout, out)
    process = _CONTEXT.Process(target=_run, args=(args, str(folder), dict(env), out, err), daemon=True)
    process.start()
    out.close()
    err.close()
    return Forked(process, stdout, stderr)


class Begun(_Child):
    """The program, begun with these arguments, in this folder and environment, for a test that does not wait in an
    event loop. `package`: whose command it is.
    """

    def __init__(self, args: Sequence[str], folder: Path, env: Mapping[str, str], package: str = "bot") -> None:
        self._args = args
        self._place = TemporaryDirectory()
        self._said, self._wrong = (Path(self._place.name) / name for name in ("said", "wrong"))
        told = args, str(folder), dict(env), self._said, self._wrong, package
        self._process = _CONTEXT.Process(target=_run_into, args=told, daemon=True)
        self._process.start()

    def complained(self) -> str:
        """What it has written to standard error so far."""
        return self._wrong.read_text(encoding="utf-8") if self._wrong.exists() else ""

    def ended(self) -> CompletedProcess[str]:
        """Wait for its end; all that it has said."""
        self._process.join(PATIENCE)
        assert self._process.exitcode is not None, "it has not ended"
        with self._place:
            said, wrong = (file.read_text(encoding="utf-8") for file in (self._said, self._wrong))
        return CompletedProcess(self._args, self._process.exitcode, said, wrong)


def run(args: Sequence[str], folder: Path, env: Mapping[str, str], package: str = "bot") -> CompletedProcess[str]:
    """Let the program run to its end; see `Begun`."""
    return Begun(args, folder, env, package).ended()


async def _pipe() -> tuple[asyncio.StreamReader, Connection]:
    """What is read at one end, and the other end."""
    ours, its = Pipe(duplex=False)
    reader, reading = asyncio.StreamReader(), os.fdopen(os.dup(ours.fileno()), "rb")
    ours.close()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), reading)
    return reader, its


def _run_into(args: Sequence[str], folder: str, env: dict[str, str], said: Path, wrong: Path, package: str) -> None:
    with said.open("wb") as out, wrong.open("wb") as err:
        _run(args, folder, env, out, err, package)


def _run(
    args: Sequence[str], folder: str, env: dict[str, str], out: WrittenTo, err: WrittenTo, package: str = "bot"
) -> None:
    """Be the program: as `python -m bot` with what an operating system gives a process."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    for given, number in ((out, 1), (err, 2)):
        os.dup2(given.fileno(), number)
    out.close()
    err.close()  # which may be the same
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1, closefd=False)
    sys.exit(import_module(f"{package}.__main__").main(args))
