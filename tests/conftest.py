"""Settings and fixtures that all tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from bot.database import Database
from tests.databases import Databases

# No test has a time limit, or a busy machine would fail it.
settings.register_profile("barkeep", deadline=None)
settings.load_profile("barkeep")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Databases]:
    """A PostgreSQL for all tests of this process; they are skipped without one."""
    databases = Databases()
    yield databases
    databases.stop()


@pytest.fixture
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """A database of the test's own: a file that is not there yet, or one of PostgreSQL's. See `BOTH`."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return tmp_path / "bar.db"
    databases: Databases = request.getfixturevalue("postgres")
    return databases.fresh()
