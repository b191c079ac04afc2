"""A connection to PostgreSQL that can be cut, as a network does that drops packets: nobody is told that it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

from bot.database import PostgresUrl

SOCKET = ".s.PGSQL.5432"


class Wire:
    """What lies between a process and the server. `address` is where the process finds the server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._whole = asyncio.Event()
        self._whole.set()

    def cut(self) -> None:
        """From now on nothing comes through, in neither direction."""
        self._whole.clear()

    def mend(self) -> None:
        """Everything comes through again, also what was sent meanwhile."""
        self._whole.set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Bring everything from one end to the other, and close that one when nothing more comes."""
        with closing(writer), suppress(ConnectionError):  # who has gone hears nothing more
            while data := await reader.read(65_536):
                await self._whole.wait()
                writer.write(data)
            await self._whole.wait()


@asynccontextmanager
async def wire(where: PostgresUrl, folder: Path) -> AsyncIterator[Wire]:
    """A wire to a server that is reached by a socket in a folder; it has a socket in another folder of its own."""
    database, _, real = where.with_password().partition("?host=")
    made, ends = Wire(f"{database}?host={folder}"), dict[asyncio.Task[None], asyncio.StreamWriter]()

    async def both(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(f"{real}/{SOCKET}")
        except OSError:  # no server is there
            writer.close()
            return
        for source, target in ((reader, far_writer), (far_reader, writer)):
            ends[asyncio.create_task(made.carry(source, target))] = target

    server = await asyncio.start_unix_server(both, f"{folder}/{SOCKET}")
    try:
        yield made
    finally:
        server.close()
        for end, target in ends.items():
            end.cancel()
            target.close()
        await asyncio.gather(*ends, return_exceptions=True)
