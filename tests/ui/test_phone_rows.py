"""Rows of text on a phone are counted as `textwrap` breaks them."""

from __future__ import annotations

import random
from textwrap import wrap

import pytest

from bot.ui.layouts.tables import _rows  # pyright: ignore[reportPrivateUsage]

PLAIN, ODD = "aé.,·×…“”*'", "ab -—\u00a0\u2068()"


@pytest.mark.parametrize("letters", [34, 42])
@pytest.mark.parametrize("signs", [PLAIN, PLAIN + "-", ODD])
def test_rows_are_those_of_textwrap(signs: str, letters: int) -> None:
    luck = random.Random(f"{signs}/{letters}")
    for _ in range(400):
        words = ["".join(luck.choices(signs, k=luck.choice((1, 4, 9, 12, 50)))) for _ in range(luck.randint(0, 12))]
        line = luck.choice((" ", " ", "  ")).join(words)
        assert _rows(line, letters) == max(1, len(wrap(line, letters))), line


@pytest.mark.parametrize(("line", "rows"), [("", 1), ("    ", 1), ("a" * 34, 1), ("a" * 35, 2), ("a b " * 17, 2)])
def test_lines_at_the_edge(line: str, rows: int) -> None:
    assert _rows(line, 34) == max(1, len(wrap(line, 34))) == rows
