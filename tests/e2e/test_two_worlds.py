"""Whoever may not see a hidden card is told the same in two worlds that differ in it, whatever they ask for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.two_worlds import KINDS, compare

MOVES = 9


@pytest.mark.parametrize("kind", ["drinko, pictures", "the Inn, natural", "the Inn, pictures", "teams, pictures"])
async def test_everybody_else_gets_the_same_whatever_the_hidden_card_is(tmp_path: Path, kind: str) -> None:
    assert await compare(tmp_path, KINDS[kind], MOVES, (6,)) == MOVES
