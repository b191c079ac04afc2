"""A newer version takes the place of an older one, without a pause where its migrations only add."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bot.store.migrations import ADDS_ONLY, migrations
from tests.databases import Databases
from tests.small_discord.playing import Table
from tests.small_discord.process import ROOT, Process
from tests.small_discord.server import SmallDiscord

OLDER, NEWER = "older", "newer"
LATEST = len(migrations())
OWN = ("bot", "bot/commands", "data", "data/migrations")
"""The folders of another version that are no links."""
NOTES = "bot/commands/__pycache__"
"""Where a version keeps that its data is in order."""
KEEP = "from bot.commands.checked import keep; from bot.games import GAMES; keep(GAMES)"


def version(folder: Path, migration: str) -> Path:
    """The next version of the program, which has one migration more. Like an image it comes with the note that its data
    is in order.
    """
    folder.mkdir()
    for name in ("cogs", "tests"):
        (folder / name).symlink_to(ROOT / name)
    for name in OWN:
        (folder / name).mkdir()
        for found in (ROOT / name).iterdir():
            if f"{name}/{found.name}" not in (*OWN, NOTES):
                (folder / name / found.name).symlink_to(found)
    (folder / "data" / "migrations" / f"{LATEST + 1:04}_next.sql").write_text(migration, encoding="utf-8")
    subprocess.run([sys.executable, "-c", KEEP], cwd=folder, env={**os.environ, "PYTHONPATH": str(folder)}, check=True)
    return folder


def process(folder: Path, discord: SmallDiscord, name: str, db: str, **env: str) -> Process:
    return Process(folder, discord, name, BARKEEP_DB=db, BARKEEP_PRESSES_A_SECOND="1000", **env)


async def test_in_two_steps_without_a_pause(tmp_path: Path, discord: SmallDiscord, postgres: Databases) -> None:
    """As docs/scaling.md tells it: stand-bys first, then those that serve."""
    db = postgres.fresh("template0").with_password()
    program = version(tmp_path / "next", f"{ADDS_ONLY} a word.\nALTER TABLE notes ADD COLUMN word TEXT;\n")
    async with process(tmp_path, discord, OLDER, db) as older:
        await discord.connected(OLDER)
        table = Table(discord, discord.world.server(), *map(discord.world.person, ("ann", "ben")))
        await table.open()
        async with process(tmp_path, discord, NEWER, db, PYTHONPATH=str(program)) as newer:
            await newer.said("stands by")
            for _ in range(3):
                assert (await table.served()).answered.process == OLDER
            older.stop()
            assert await older.code() == 0
            await discord.connected(NEWER)
            for _ in range(3):
                assert (await table.served()).answered.process == NEWER
            async with process(tmp_path, discord, OLDER, db) as again:
                assert await again.code() == 2
            assert f"the database has schema {LATEST + 1}, this version knows {LATEST}" in again.log
        assert "Traceback" not in older.log + newer.log, older.log + newer.log
    assert not discord.doubled()


async def test_what_older_processes_do_not_know_is_refused_while_they_serve(
    tmp_path: Path, discord: SmallDiscord, postgres: Databases
) -> None:
    db = postgres.fresh("template0").with_password()
    program = version(tmp_path / "next", "ALTER TABLE notes RENAME COLUMN value TO said;\n")
    async with process(tmp_path, discord, OLDER, db) as older:
        await discord.connected(OLDER)
        table = Table(discord, discord.world.server(), *map(discord.world.person, ("ann", "ben")))
        await table.open()
        async with process(tmp_path, discord, NEWER, db, PYTHONPATH=str(program)) as newer:
            assert await newer.code() == 2
        assert f"which does not know schema {LATEST + 1}, serves share 0/1 of the servers" in newer.log
        assert "Traceback" not in newer.log, newer.log
        assert (await table.served()).answered.process == OLDER
        assert "WARNING" not in older.log, older.log
