"""`doctor` names what is wrong with a set-up, and nothing else: each fault is forged alone."""

from __future__ import annotations

import asyncio
import copy
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.commands.doctor import ask_discord
from bot.commands.doctor_discord import own_commands
from bot.commands.doctor_findings import Finding, Mark
from bot.commands.doctor_machine import Machine, examine_machine, read_settings
from bot.games import GAMES
from bot.games.kit import Kits
from bot.paths import DATA
from bot.settings import Settings
from bot.store import houses, jobs
from bot.store.backup import backup
from bot.store.backups import LastBackup, backup_name, note_backup
from bot.store.jobs import Job
from tests.small_discord.process import Process
from tests.small_discord.server import SmallDiscord
from tests.small_discord.world import PERMISSIONS, Person, Server
from tests.store.world import put_empty

VIEW, SEND, EMBED, ATTACH = 0x400, 0x800, 0x4000, 0x8000


@dataclass
class Tavern:
    """A set-up in which all is well: settings, a database with a backup, a server with a chosen channel, an owner."""

    folder: Path
    discord: SmallDiscord
    owner: Person
    server: Server
    monkeypatch: pytest.MonkeyPatch
    machine: Machine = field(default_factory=Machine)
    kits: Kits = field(default_factory=lambda: {"drinko": GAMES["drinko"]})
    """The games: of one everything is asked sooner."""

    @property
    def db(self) -> Path:
        return self.folder / "barkeep.db"

    @property
    def backups(self) -> Path:
        return self.folder / "backups"

    def set(self, name: str, value: str) -> None:
        self.monkeypatch.setenv(name, value)

    def house(self, **changes: Any) -> None:
        """Change the settings of the server."""
        with closing(sqlite3.connect(self.db, isolation_level=None)) as connection:
            houses.save(connection, replace(houses.load(connection, self.server.id), **changes))

    def lose(self, *permissions: int) -> None:
        self.discord.rest.permissions = str(int(PERMISSIONS) & ~sum(permissions))

    async def examined(self, press: int = 0, *, here: bool = True) -> list[Finding]:
        """What is found; without `here` only of what Discord knows, which takes a second less."""
        settings, found = read_settings()
        assert settings is not None
        if here:
            found += await asyncio.to_thread(lambda: list(examine_machine(settings, self.kits, self.machine)))
        if settings.token is not None:
            await ask_discord(settings, self.kits, self.machine, press, found.append)
        return found


@dataclass(frozen=True)
class Model:
    """What takes long to make, and is the same for all tests."""

    backup: Path
    """That of an empty database."""
    commands: list[dict[str, Any]]
    """Those with Drinko."""


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Model:
    db = tmp_path_factory.mktemp("model") / "empty.db"
    put_empty(db)
    copy = db.with_name("copy.db")
    backup(db, copy)
    return Model(copy, as_discord_has_them(commands_of({"drinko": GAMES["drinko"]})))


def commands_of(kits: Kits) -> list[dict[str, Any]]:
    return asyncio.run(own_commands(Settings.model_construct(owner_ids=frozenset()), kits))


@pytest.fixture
def tavern(tmp_path: Path, discord: SmallDiscord, model: Model, monkeypatch: pytest.MonkeyPatch) -> Tavern:
    monkeypatch.chdir(tmp_path)
    where = f"http://127.0.0.1:{discord.port}/doctor/v10"
    monkeypatch.setattr(Route, "BASE", where)  # it is set for the rest of the process
    owner = discord.world.person("olga")
    there = Tavern(tmp_path, discord, owner, discord.world.server(), monkeypatch)
    for name, value in {
        "DISCORD_TOKEN": "good", "DISCORD_API_URL": where, "BARKEEP_DB": str(there.db),
        "BARKEEP_BACKUPS": str(there.backups), "BARKEEP_OWNER_IDS": str(owner.id),
    }.items():  # fmt: skip
        there.set(name, value)
    put_empty(there.db)
    there.house(channels=frozenset({there.server.channel}))
    there.backups.mkdir()
    shutil.copy(model.backup, there.backups / backup_name(time.time(), ".db"))
    discord.rest.commands = copy.deepcopy(model.commands)
    return there


def as_discord_has_them(commands: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """With ids and versions, permissions as text, and what is empty left out or null."""
    for number, command in enumerate(commands):
        command |= {"id": str(number), "version": "1", "application_id": "1", "name_localizations": None}
        if command.get("default_member_permissions") is not None:
            command["default_member_permissions"] = str(command["default_member_permissions"])
        command["contexts"] = list(reversed(command.get("contexts") or [])) or None
        if not command.get("options"):
            command.pop("options", None)
    return commands


def complaints(found: list[Finding]) -> list[tuple[Mark, str]]:
    return [(finding.mark, finding.about) for finding in found if finding.mark in (Mark.LOOK, Mark.WRONG)]


async def test_where_all_is_well_it_says_so(tavern: Tavern) -> None:
    tavern.kits = GAMES
    tavern.discord.rest.commands = as_discord_has_them(await asyncio.to_thread(commands_of, GAMES))
    found = await tavern.examined()
    assert complaints(found) == []
    assert {finding.about for finding in found if finding.mark is Mark.GOOD} == {
        "settings", "token", "data", "rules", "letters", "database", "disk", "backups", "application", "gateway",
        "commands", "server", "messages", "clock", "jobs",
    }  # fmt: skip
    assert [finding.about for finding in found if finding.mark is Mark.NOT_TRIED] == ["answers"]
    assert tavern.discord.gateway.sessions == [], "it never logs in"
    assert tavern.discord.world.messages == {}, "the message to the owner is gone"
    posted = [call for call in tavern.discord.calls if call.method == "POST" and call.path.endswith("/messages")]
    direct = tavern.discord.world.direct_channel(tavern.owner.id)
    assert [call.path for call in posted] == [f"channels/{direct}/messages"]


Forge = Callable[[Tavern], Awaitable[None] | None]


def no_token(tavern: Tavern) -> None:
    tavern.set("DISCORD_TOKEN", "")


def a_wrong_token(tavern: Tavern) -> None:
    tavern.set("DISCORD_TOKEN", "bad")


def an_endpoint(tavern: Tavern) -> None:
    tavern.discord.rest.application["interactions_endpoint_url"] = "https://example.org/interactions"


def a_code_grant(tavern: Tavern) -> None:
    tavern.discord.rest.application["bot_require_code_grant"] = True


def a_privileged_intent(tavern: Tavern) -> None:
    tavern.discord.rest.application["flags"] = discord.ApplicationFlags(gateway_message_content_limited=True).value


def no_sessions(tavern: Tavern) -> None:
    tavern.discord.rest.limits.remaining = 0


def few_sessions(tavern: Tavern) -> None:
    tavern.discord.rest.limits.remaining = 7


def no_commands(tavern: Tavern) -> None:
    tavern.discord.rest.commands = []


def a_missing_command(tavern: Tavern) -> None:
    del tavern.discord.rest.commands[3]


def an_old_command(tavern: Tavern) -> None:
    tavern.discord.rest.commands[2]["options"][0]["description"] = "As it was once"


def a_command_of_another_version(tavern: Tavern) -> None:
    tavern.discord.rest.commands.append({**tavern.discord.rest.commands[0], "name": "poker", "id": "99"})


def not_seen(tavern: Tavern) -> None:
    tavern.lose(VIEW)


def no_messages(tavern: Tavern) -> None:
    tavern.lose(SEND)


def no_embeds(tavern: Tavern) -> None:
    tavern.lose(EMBED)


def no_files(tavern: Tavern) -> None:
    tavern.lose(ATTACH)


def no_log_threads(tavern: Tavern) -> None:
    tavern.house(log_thread=True)


def a_channel_that_is_gone(tavern: Tavern) -> None:
    tavern.house(channels=frozenset({tavern.server.channel, 42 << 22}))


def nowhere_to_play(tavern: Tavern) -> None:
    tavern.house(channels=frozenset())
    tavern.lose(SEND, ATTACH)


def no_server(tavern: Tavern) -> None:
    tavern.discord.world.servers.clear()


def closed_messages(tavern: Tavern) -> None:
    tavern.discord.rest.closed.add(tavern.owner.id)


def a_full_disk(tavern: Tavern) -> None:
    tavern.machine = replace(tavern.machine, free=lambda folder: 3 * 1024 * 1024)


def a_slow_clock(tavern: Tavern) -> None:
    tavern.machine = replace(tavern.machine, now=lambda: time.time() - 60)


def a_clock_that_drifts(tavern: Tavern) -> None:
    tavern.machine = replace(tavern.machine, now=lambda: time.time() + 10)


def a_torn_backup(tavern: Tavern) -> None:
    (newest,) = tavern.backups.iterdir()
    newest.write_bytes(newest.read_bytes()[:20_000])


def no_backup_for_days(tavern: Tavern) -> None:
    (newest,) = tavern.backups.iterdir()
    newest.rename(tavern.backups / backup_name(time.time() - 3 * 86_400, ".db"))


def write(tavern: Tavern, unit: Callable[[sqlite3.Connection], None]) -> None:
    with closing(sqlite3.connect(tavern.db)) as connection, connection:
        unit(connection)


def a_backup_that_fails(tavern: Tavern) -> None:
    failed = LastBackup(time.time() - 90_000, time.time() - 3_600, "the disk is full")
    write(tavern, lambda connection: note_backup(connection, failed))


def jobs_that_are_late(tavern: Tavern) -> None:
    for number in range(3):
        job = Job("remind", tavern.server.id, 7, "A222", str(number), time.time() - 3_600)
        write(tavern, lambda connection, job=job: jobs.note(connection, job))


def no_backup_at_all(tavern: Tavern) -> None:
    for file in tavern.backups.iterdir():
        file.unlink()


def no_folder_for_backups(tavern: Tavern) -> None:
    tavern.set("BARKEEP_BACKUPS", "")


def a_damaged_database(tavern: Tavern) -> None:
    with closing(sqlite3.connect(tavern.db)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats_by_person'").fetchone()
    with tavern.db.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xff" * 200)


def a_later_database(tavern: Tavern) -> None:
    with closing(sqlite3.connect(tavern.db)) as connection, connection:
        connection.execute("UPDATE schema_version SET version = 900")


def no_libfribidi(tavern: Tavern) -> None:
    tavern.machine = replace(tavern.machine, shapes=lambda: False)


def a_missing_font(tavern: Tavern) -> None:
    data = tavern.folder / "data"
    data.mkdir()
    for part in DATA.iterdir():
        (data / part.name).symlink_to(part)
    (data / "fonts").unlink()
    (data / "fonts").mkdir()
    (data / "fonts" / "Broken.ttf").write_text("no font")
    tavern.machine = replace(tavern.machine, data=data)


async def discord_is_away(tavern: Tavern) -> None:
    await tavern.discord.close()


Fault = tuple[Forge, Mark, str, str]
AT_DISCORD: list[Fault] = [
    (no_token, Mark.WRONG, "token", "DISCORD_TOKEN is not set"),
    (a_wrong_token, Mark.WRONG, "token", "refuses"),
    (an_endpoint, Mark.WRONG, "endpoint", "Interactions Endpoint URL"),
    (a_code_grant, Mark.WRONG, "invitation", "code grant"),
    (a_privileged_intent, Mark.LOOK, "intents", "Message Content"),
    (no_sessions, Mark.WRONG, "gateway", "no session is left"),
    (few_sessions, Mark.LOOK, "gateway", "7 of 1000"),
    (no_commands, Mark.LOOK, "commands", "none are registered"),
    (a_missing_command, Mark.LOOK, "commands", "missing: /"),
    (an_old_command, Mark.LOOK, "commands", "changed: /"),
    (a_command_of_another_version, Mark.LOOK, "commands", "of another version: /poker"),
    (not_seen, Mark.WRONG, "server", "#bar: view channel missing"),
    (no_messages, Mark.WRONG, "server", "#bar: send messages missing"),
    (no_embeds, Mark.WRONG, "server", "#bar: embed links missing"),
    (no_files, Mark.WRONG, "server", "#bar: attach files missing"),
    (no_log_threads, Mark.WRONG, "server", "#bar: create public threads, send messages in threads missing"),
    (a_channel_that_is_gone, Mark.LOOK, "server", "gone"),
    (nowhere_to_play, Mark.WRONG, "server", "send messages, attach files"),
    (no_server, Mark.LOOK, "servers", "on no server"),
    (closed_messages, Mark.WRONG, "messages", "takes no direct messages"),
    (discord_is_away, Mark.WRONG, "discord", "cannot be reached"),
]  # fmt: skip
HERE: list[Fault] = [
    (a_full_disk, Mark.WRONG, "disk", "3 MiB are free"),
    (a_slow_clock, Mark.WRONG, "clock", "behind Discord's"),
    (a_clock_that_drifts, Mark.LOOK, "clock", "ahead of Discord's"),
    (a_torn_backup, Mark.WRONG, "backups", "is damaged"),
    (no_backup_for_days, Mark.WRONG, "backups", "3 days ago"),
    (a_backup_that_fails, Mark.WRONG, "backups", "the disk is full"),
    (jobs_that_are_late, Mark.LOOK, "jobs", "3 are late"),
    (no_backup_at_all, Mark.LOOK, "backups", "there is none"),
    (no_folder_for_backups, Mark.LOOK, "backups", "none are made"),
    (a_damaged_database, Mark.WRONG, "database", "is damaged"),
    (a_later_database, Mark.WRONG, "database", "schema 900"),
    (no_libfribidi, Mark.LOOK, "letters", "libfribidi is missing"),
    (a_missing_font, Mark.WRONG, "data", "Broken.ttf"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("forge", "mark", "about", "said"), AT_DISCORD + HERE, ids=[fault[0].__name__ for fault in AT_DISCORD + HERE]
)
async def test_each_fault_is_named_and_nothing_else(
    tavern: Tavern, forge: Forge, mark: Mark, about: str, said: str
) -> None:
    if (waiting := forge(tavern)) is not None:
        await waiting
    found = await tavern.examined(here=(forge, mark, about, said) in HERE)
    assert complaints(found) == [(mark, about)]
    (named,) = [finding for finding in found if finding.mark is mark]
    assert said in named.said
    assert named.remedy
    assert "good" not in named.said + named.remedy, "no token in what it says"


async def test_a_press_is_answered_by_the_bot_that_runs_and_seen_by_the_command(
    tavern: Tavern, discord: SmallDiscord
) -> None:
    async with Process(tavern.folder, discord, BARKEEP_OWNER_IDS=str(tavern.owner.id)) as bot:
        await discord.connected()
        examining = asyncio.create_task(tavern.examined(press=60, here=False))
        button = (await discord.until(lambda: discord.world.direct(tavern.owner)))[0]
        made = await discord.press(tavern.owner, button, "doctor.try")
        answers = [finding for finding in await examining if finding.about == "answers"]
        bot.stop()
        assert await bot.code() == 0
    assert [(finding.mark, finding.said) for finding in answers] == [
        (Mark.GOOD, "a private answer was given and edited")
    ]
    assert discord.world.direct(tavern.owner) == []
    assert "edited" in discord.world.messages[made.original]["content"]
