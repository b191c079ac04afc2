"""The operator's text commands, by mention, in a channel and in direct messages."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import discord.ext.test as dpytest
import pytest
from discord.ext import commands

from bot.app import Barkeep, create_bot
from bot.database import Database
from bot.engine import Refused
from bot.settings import Settings
from bot.shares import Share
from bot.store import StoreClosed, inbox, reports, upkeep, windows
from bot.store.backups import LastBackup, note_backup
from bot.store.sql import Connection
from bot.store.windows import WindowRow
from bot.tables.info import Person
from tests.databases import BOTH
from tests.store.world import ANNE, NOON, add_table


class Commands:
    """Discord's side of the slash commands, which dpytest does not have."""

    def __init__(self) -> None:
        self.synced: list[list[dict[str, Any]]] = []

    async def get_global_commands(self, *_: object, **__: object) -> list[Any]:
        return []

    async def bulk_upsert_global_commands(self, _: int, payload: list[dict[str, Any]]) -> list[Any]:
        self.synced.append(payload)
        return []


class Bar:
    """The bot on dpytest's server, with an owner and somebody else."""

    def __init__(self, bot: Barkeep, discord_side: Commands) -> None:
        self.bot = bot
        self.discord_side = discord_side
        self.owner, self.guest = dpytest.get_config().members[:2]

    async def tell(self, text: str, *, by: discord.Member | None = None, dm: bool = False) -> None:
        """Somebody, the owner if not named, writes to the bot."""
        who = by or self.owner
        channel = await who.create_dm() if dm else 0
        assert self.bot.user is not None
        await dpytest.message(f"<@{self.bot.user.id}> {text}", channel, who)

    async def table(self, status: str = "live") -> str:
        """A table as the store has it, without anybody to show it to; its id."""

        def unit(connection: Connection) -> None:
            add_table(connection, "K7QF", [ANNE, None], status=status)
            connection.execute("UPDATE tables SET seed = 'sealed', started_at = ? WHERE id = 'K7QF'", (NOON,))
            window = WindowRow("open", 1, "turn", NOON - 30, NOON + 60, NOON + 60)
            windows.put(connection, "K7QF", window if status == "live" else None)

        await self.bot.store.write(unit)
        return "K7QF"

    async def report(self, table: str, text: str) -> None:
        """Somebody reports something about a table."""
        await self.bot.store.write(lambda c: reports.add(c, table, ANNE, text, NOON, seq=0))


@pytest.fixture
async def bar(where: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bar]:
    monkeypatch.chdir(tmp_path)  # dpytest leaves what is attached to messages in the working directory
    db = where.with_name("barkeep.db") if isinstance(where, Path) else where
    bot = create_bot(Settings.model_construct(db=db, owner_ids=frozenset()), clock_now=lambda: NOON)
    bot._connection._intents.members = True  # dpytest finds who writes only in a member cache
    bot._connection.member_cache_flags = discord.MemberCacheFlags.from_intents(bot._connection._intents)
    await bot._async_setup_hook()
    with monkeypatch.context() as patch:  # dpytest refuses clients with shards by their class, and then needs none
        patch.setattr(discord, "AutoShardedClient", type(None))
        dpytest.configure(bot, members=2)
    bot.ws = None  # pyright: ignore[reportAttributeAccessIssue] (dpytest's cannot be closed)
    discord_side = Commands()
    bot._connection.application_id = 7
    bot.tree._http = discord_side  # pyright: ignore[reportAttributeAccessIssue]
    await bot.setup_hook()
    house = Bar(bot, discord_side)
    bot.owner_ids = {house.owner.id}
    discord_side.synced.clear()
    try:
        yield house
    finally:
        await bot.close()
        await dpytest.empty_queue()


def answer() -> str:
    return dpytest.get_message().content


def nothing_was_said() -> bool:
    return dpytest.sent_queue.empty()


@pytest.mark.parametrize("text", ["sync", "drain", "backup", "health", "reports"])
@pytest.mark.parametrize("dm", [False, True])
async def test_nobody_else_is_answered(bar: Bar, text: str, dm: bool) -> None:
    with pytest.raises(commands.CheckFailure):
        await bar.tell(text, by=bar.guest, dm=dm)
    assert nothing_was_said()
    assert bar.discord_side.synced == []
    assert not bar.bot.is_closed()


async def test_what_is_no_command_gets_no_answer(bar: Bar) -> None:
    with pytest.raises(commands.CommandNotFound):
        await bar.tell("a beer please")
    assert nothing_was_said()


async def test_without_named_owners_the_applications_own_counts(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    bar.bot.owner_ids = set()
    bar.bot.owner_id = None

    async def info() -> Any:
        return type("Info", (), {"team": None, "owner": bar.guest})

    monkeypatch.setattr(bar.bot, "application_info", info)
    await bar.tell("health", by=bar.guest)
    assert answer().startswith("**Barkeep")
    with pytest.raises(commands.CheckFailure):
        await bar.tell("health", by=bar.owner)


@pytest.mark.parametrize("dm", [False, True])
async def test_sync_hands_over_every_command(bar: Bar, dm: bool) -> None:
    await bar.tell("sync", dm=dm)
    assert answer() == "The commands have been sent to Discord."
    (payload,) = bar.discord_side.synced
    assert {"table", "drinko", "house", "me", "help", "rules", "card", "leaderboard", "stats"} <= {
        command["name"] for command in payload
    }


@BOTH
async def test_health(bar: Bar) -> None:
    await bar.table()
    await bar.tell("health")
    lines = answer().splitlines()
    assert lines[1] == f"Up since <t:{int(NOON)}:R>"
    assert lines[2] == "Tables: 1 in play, 0 waiting, 0 paused"
    assert lines[3].startswith("Database: ")
    assert lines[3].endswith(", last check: never")
    assert lines[4] == "Last nightly backup: none; BARKEEP_BACKUPS names a folder for them"
    assert lines[5] == f"Heartbeat: <t:{int(NOON)}:R>"
    assert lines[6] == f"Last answer taken: <t:{int(NOON) - 30}:R>"
    assert lines[8] == "Reports waiting: 0"


async def test_health_tells_of_the_other_shares_in_short(bar: Bar) -> None:
    bar.bot.store.share = Share(0, 13)

    def unit(connection: Connection) -> None:
        windows.write_heartbeat(connection, NOON - 9, Share(1, 13))
        inbox.send(connection, 2, 13, "house", 5, NOON - 7)

    await bar.bot.store.write(unit)
    await bar.tell("health")
    assert answer().endswith("Reports waiting: 0")
    first, second = answer(), answer()
    lines = first.splitlines()
    assert (len(lines), len(second.splitlines())) == (10, 2)
    assert lines[0] == (
        f"Share 1/13: 0 in play, 0 waiting, 0 paused · Heartbeat: <t:{int(NOON) - 9}:R> · "
        "Oldest message that its process hasn't read: none"
    )
    assert lines[1].endswith(f"Oldest message that its process hasn't read: <t:{int(NOON) - 7}:R>")


@BOTH
@pytest.mark.parametrize(
    ("found", "said"),
    [("ok", "sound, {when}"), ("page 7 is lost", "**damaged**, {when}: page 7 is lost. Restore a backup.")],
)
async def test_health_tells_what_the_last_check_found(bar: Bar, found: str, said: str) -> None:
    await bar.bot.store.write(lambda c: upkeep.note_check(c, upkeep.Checked(NOON, found)))
    await bar.tell("health")
    assert answer().splitlines()[3].endswith(f", last check: {said.format(when=f'<t:{int(NOON)}:R>')}")


@pytest.mark.parametrize(
    ("last", "said"),
    [
        (LastBackup(NOON - 60, NOON - 60, ""), f"<t:{int(NOON) - 60}:R>"),
        (LastBackup(NOON - 60, NOON, "no room"), f"<t:{int(NOON) - 60}:R>; **the last try failed**: no room"),
        (LastBackup(None, NOON, "no room"), "never; **the last try failed**: no room"),
    ],
)
async def test_health_tells_of_the_last_nightly_backup(bar: Bar, last: LastBackup, said: str) -> None:
    await bar.bot.store.write(lambda c: note_backup(c, last))
    await bar.tell("health")
    assert answer().splitlines()[4] == f"Last nightly backup: {said}"


async def test_a_backup_is_a_database_with_the_same_tables(bar: Bar, tmp_path: Path) -> None:
    table = await bar.table()
    await bar.tell("backup copies of today.db")
    said = answer()
    assert said.startswith(f"Copied to {tmp_path / 'copies of today.db'}, ")
    with closing(sqlite3.connect(tmp_path / "copies of today.db")) as copy:
        assert copy.execute("SELECT id FROM tables").fetchall() == [(table,)]

    await bar.tell("backup copies of today.db")
    assert answer().endswith("is already there, and is not overwritten.")
    await bar.tell("backup", dm=True)
    assert "barkeep-20260921-" in answer()
    assert len(list(tmp_path.glob("barkeep-2026*.db"))) == 1


@pytest.mark.parametrize("where", ["postgres"], indirect=True)
async def test_a_backup_of_postgresql_is_made_by_postgresql(bar: Bar, tmp_path: Path) -> None:
    await bar.tell("backup")
    assert "pg_dump" in answer()
    assert list(tmp_path.glob("*.db")) == []


@BOTH
async def test_reports_go_to_the_owner_alone_with_the_log_and_without_the_seed(bar: Bar) -> None:
    await bar.tell("reports")
    assert answer() == "No reports wait."
    table = await bar.table("paused")  # its game cannot be loaded; of a live one the operator would hear
    await bar.report(table, "it went *wrong*")
    await bar.tell("health")
    assert answer().endswith("Reports waiting: 1")

    await bar.tell("reports")
    sent = dpytest.get_message()
    assert isinstance(sent.channel, discord.DMChannel)
    # What stands beside a file dpytest does not keep: tests/e2e reads it.
    log = json.loads(Path("dpytest_0.dat").read_text())
    assert log["table"]["id"] == table
    assert "seed" not in log["table"]
    assert log["seats"][0]["name"] == "Anne"
    assert answer() == "1 report sent to you by direct message."
    await bar.tell("reports")
    assert answer() == "No reports wait."


async def test_the_log_of_a_game_that_is_over_has_its_seed(bar: Bar) -> None:
    table = await bar.table("closed")
    await bar.report(table, "closed too soon")
    await bar.tell("reports", dm=True)
    assert json.loads(Path("dpytest_0.dat").read_text())["table"]["seed"] == "sealed"


async def test_closed_direct_messages_lose_no_report(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await bar.table("paused")  # its game cannot be loaded; of a live one the operator would hear
    await bar.report(table, "wrong")

    async def closed(*_: object, **__: object) -> None:
        raise discord.Forbidden(type("Answer", (), {"status": 403, "reason": "Forbidden"})(), {"code": 50007})  # pyright: ignore[reportArgumentType]

    with monkeypatch.context() as patch:
        patch.setattr(discord.Member, "send", closed)
        await bar.tell("reports")
    assert answer().startswith("I can't send you direct messages")
    assert nothing_was_said()
    assert len(await bar.bot.store.read(reports.for_operator)) == 1


@BOTH
async def test_drain_takes_no_more_answers_and_ends_the_bot(bar: Bar) -> None:
    await bar.table()
    await bar.tell("drain", dm=True)
    assert answer() == "No new answers from now on; 1 table in play, kept for the next start."
    assert bar.bot.is_closed()
    with pytest.raises(Refused, match="closing"):
        await bar.bot.tables.lobby.open(1, 5, Person(ANNE, "Anne"))
    with pytest.raises(StoreClosed):
        await bar.bot.store.read(reports.for_operator)
