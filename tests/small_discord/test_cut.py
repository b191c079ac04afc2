"""The wire to PostgreSQL that can be cut: nothing of it is left over."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.database import PostgresUrl
from tests.small_discord.cut import SOCKET, wire


def _folders(tmp_path: Path) -> tuple[PostgresUrl, Path, Path]:
    near, far = tmp_path / "near", tmp_path / "far"
    near.mkdir()
    far.mkdir()
    return PostgresUrl(f"postgresql://barkeep@/bar?host={far}"), near, far


async def test_both_ends_of_each_connection_are_closed_with_the_wire(tmp_path: Path) -> None:
    where, near, far = _folders(tmp_path)
    ended = asyncio.Event()

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            writer.write(data)
        writer.close()
        ended.set()

    server = await asyncio.start_unix_server(echo, far / SOCKET)
    async with server, asyncio.timeout(10):
        async with wire(where, near):
            reader, writer = await asyncio.open_unix_connection(near / SOCKET)
            writer.write(b"hello")
            assert await reader.read(5) == b"hello"
        assert await reader.read(5) == b""
        await ended.wait()
        writer.close()


async def test_where_no_server_is_a_connection_ends_at_once(tmp_path: Path) -> None:
    where, near, _ = _folders(tmp_path)
    async with wire(where, near), asyncio.timeout(10):
        reader, writer = await asyncio.open_unix_connection(near / SOCKET)
        assert await reader.read(5) == b""
        writer.close()
