"""Closes every store that a test has opened."""

from collections.abc import Iterator

import pytest

from tests.store import world


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Close what `world.fresh` has opened."""
    yield
    while world.OPEN:
        world.OPEN.pop().close()
