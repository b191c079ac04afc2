"""The picture of the presets: a card for each, with a sign, its name, and what it sets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.ui.pictures.canvas import EDGE, GROUND, INK, LAMP, MUTED, PARCHMENT, WIDTH, WOOD, Canvas, Pen, blend, piece
from bot.ui.pictures.lettering import width
from bot.ui.pictures.medallions import letter_medallion
from bot.ui.pictures.signs import draw_mug, hourglass

TEXT: Final = 40
NAME: Final = 52
LINES_MOST: Final = 6
COLUMNS: Final = 3
_GAP: Final = 16
_SIGN: Final = 96
_WIDE: Final = (WIDTH - _GAP * (COLUMNS + 1)) // COLUMNS
_PAD: Final = 16
_LINE: Final = 46
_TOP: Final = 24 + _SIGN + 56
"""From the upper edge of a card to its first line."""


class PresetCard(NamedTuple):
    """A preset as its card shows it."""

    name: str
    code: str
    """Of one that is shipped; empty for one that a server has named."""
    lines: tuple[str, ...]
    lit: bool
    """Whether it is in force."""


def draw_presets(cards: Sequence[PresetCard]) -> bytes:
    """The cards in rows of three, as PNG."""
    told = [lines_of(card) for card in cards]
    rows = [range(at, min(at + COLUMNS, len(cards))) for at in range(0, len(cards), COLUMNS)]
    highs = [_TOP + _LINE * max(len(told[at]) for at in row) + 16 for row in rows]
    canvas = Canvas(sum(highs) + _GAP * (len(rows) + 1))
    y = _GAP
    for row, high in zip(rows, highs, strict=True):
        left = (WIDTH - len(row) * (_WIDE + _GAP) + _GAP) / 2
        for number, at in enumerate(row):
            _draw_card(canvas, cards[at], told[at], round(left + number * (_WIDE + _GAP)), y, high)
        y += high + _GAP
    return canvas.png()


def lines_of(card: PresetCard) -> list[str]:
    """What a card says below its name, in lines between words; of what does not fit a part is left out whole."""
    lines: list[str] = []
    for part in card.lines:
        new = _wrapped(part)
        if len(lines) + len(new) > LINES_MOST:
            break
        lines += new
    return lines


def _wrapped(text: str) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, TEXT, "sign") > _WIDE - 2 * _PAD:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _draw_card(canvas: Canvas, card: PresetCard, lines: Sequence[str], x: int, y: int, high: int) -> None:
    canvas.lay(_board(high, lit=card.lit), x, y)
    middle = x + _WIDE / 2
    sign = _sign(card.code) if card.code else letter_medallion(card.name, (WOOD, PARCHMENT), _SIGN)
    canvas.lay(sign, middle - sign.width / 2, y + 20)
    ink = LAMP if card.lit else PARCHMENT
    canvas.write((middle, y + 20 + _SIGN + 48), card.name, NAME, ink, align="middle", room=_WIDE - 2 * _PAD, least=TEXT)
    for at, line in enumerate(lines):
        canvas.write(
            (middle, y + _TOP + 28 + _LINE * at), line, TEXT, MUTED, align="middle", room=_WIDE - 2 * _PAD, least=TEXT
        )


@lru_cache(maxsize=16)
def _board(high: int, *, lit: bool) -> Image.Image:
    edge, thick = (LAMP, 8) if lit else (EDGE, 4)
    ground = WOOD if lit else blend(WOOD, GROUND, 0.4)
    return piece(_WIDE, high, lambda pen: pen.box(2, 2, _WIDE - 4, high - 4, 32, ground, line=edge, thick=thick))


@lru_cache(maxsize=4)
def _sign(code: str) -> Image.Image:
    """An hourglass for a quick night, three mugs for a hard one, else one mug."""
    if code == "quick":
        return hourglass(_SIGN)
    mugs = 3 if code == "hard" else 1
    wide = _SIGN * mugs * 3 // 4 + _SIGN // 4

    def draw(pen: Pen) -> None:
        for at in range(mugs):
            draw_mug(pen, at * _SIGN * 0.75, 0, _SIGN, LAMP, PARCHMENT)
            pen.path([(at * _SIGN * 0.75 + 0.3 * _SIGN, _SIGN * 0.5), (at * _SIGN * 0.75 + 0.3 * _SIGN, _SIGN * 0.85)],
                     blend(LAMP, INK, 0.3), 5)  # fmt: skip

    return piece(wide, _SIGN, draw)
