"""Settings and fixtures that all tests share."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from bot.commands.common import collect_less
from bot.database import Database
from bot.languages.messages import Messages
from bot.tables.clocks import all_tables
from tests.databases import Databases
from tests.store import world

TESTS = Path(__file__).parent

# A message that cannot be said with what it is given is a fault; players would read it with a gap.
Messages.strict = True

# As in the bot: a process that has run hundreds of tests holds so much that Python would look through it all the time.
collect_less()

MEMORY = Path("/dev/shm")


def in_memory() -> bool:
    """Whether there is a folder in memory with room for what tests write, from which programs can be run."""
    if not os.access(MEMORY, os.W_OK) or os.statvfs(MEMORY).f_flag & os.ST_NOEXEC:
        return False
    return shutil.disk_usage(MEMORY).free > 2 * 2**30


# What tests write is gone with them: where it lies in memory nothing waits for a disk. Their processes inherit it.
if "TMPDIR" not in os.environ and in_memory():
    tempfile.tempdir = os.environ["TMPDIR"] = str(MEMORY)

# No test has a time limit, or a busy machine would fail it.
settings.register_profile("barkeep", deadline=None)
settings.load_profile("barkeep")


LONGEST = ("browser", "workshop", "small_discord", "sandbox", "commands", "e2e")
"""The folders whose tests take longest: they come first, so that no worker is left with one of them at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest first; each folder stays in its own order."""
    rank = {name: at for at, name in enumerate(LONGEST)}
    items.sort(key=lambda item: rank.get(item.path.relative_to(TESTS).parts[0], len(LONGEST)))


@pytest.fixture
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Heartbeats and watches every hour, for tests in which days pass: those of every five seconds would be nearly all
    that they do. It must come before whatever starts the clocks.
    """
    monkeypatch.setattr(all_tables, "HEARTBEAT", 3600.0)
    monkeypatch.setattr(all_tables, "WATCH", 3600.0)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Databases]:
    """A PostgreSQL for all tests of this process; they are skipped without one."""
    databases = Databases()
    yield databases
    databases.stop()


@pytest.fixture
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database of the test's own: a file that is not there yet, or one of PostgreSQL's. See `BOTH`."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield tmp_path / "bar.db"
        return
    databases: Databases = request.getfixturevalue("postgres")
    database = databases.fresh()
    yield database
    databases.take_back(database)


@pytest.fixture(autouse=True)
def sql(request: pytest.FixtureRequest) -> Iterator[None]:
    """Which database `world.fresh` gives a connection to; all are closed in the end. See `FUNCTIONS_ON_BOTH`."""
    on_postgres = getattr(request, "param", "sqlite") == "postgres"
    databases: Databases | None = request.getfixturevalue("postgres") if on_postgres else None
    with world.on(databases):
        yield
