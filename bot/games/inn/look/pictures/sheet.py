"""The contact sheet of a deck: some of its cards side by side, each with how many there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.inn.look.pictures.cards import CardFace, face_high, inn_face
from bot.ui.pictures.canvas import LAMP, WIDTH, Canvas
from bot.ui.words import Words

COLUMNS: Final = 3
AT_A_TIME: Final = 6
_GAP: Final = 16
_WIDE: Final = (WIDTH - (COLUMNS + 1) * _GAP) // COLUMNS
_COUNT: Final = 60


def draw_sheet(words: Words, cards: Sequence[tuple[CardFace, int]]) -> bytes:
    """At most `AT_A_TIME` cards with their counts, 1200 px wide, as PNG."""
    rows = [cards[first : first + COLUMNS] for first in range(0, len(cards), COLUMNS)]
    highs = [max(face_high(face, _WIDE) for face, _ in row) for row in rows]
    canvas = Canvas(sum(highs) + len(rows) * (_COUNT + 2 * _GAP) + _GAP)
    y = _GAP
    for row, high in zip(rows, highs, strict=True):
        for column, (face, count) in enumerate(row):
            x = _GAP + column * (_WIDE + _GAP)
            canvas.write((x + _WIDE / 2, y + 46), f"{count}×", 48, LAMP, align="middle")
            canvas.lay(inn_face(words, face, _WIDE, face_high(face, _WIDE)), x, y + _COUNT)
        y += high + _COUNT + 2 * _GAP
    return canvas.png()
