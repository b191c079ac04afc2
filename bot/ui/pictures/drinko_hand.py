"""A Drinko hand: what can be played at full strength, the rest dimmed, and above it what it must answer."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from PIL import Image

from bot.ui.drinko_words import card_name
from bot.ui.pictures.canvas import (
    ALARM,
    EDGE,
    INK,
    LAMP,
    MUTED,
    PARCHMENT,
    WIDTH,
    WOOD,
    Canvas,
    Pen,
    ink,
    piece,
)
from bot.ui.pictures.drinko_cards import card_high, dimmed, face
from bot.ui.pictures.signs import engine

_HEAD: Final = 184
_MARGIN: Final = 32
# Up to so many kinds of card: so many in a row, each so wide.
_SIZES: Final = ((4, 4, 208), (7, 7, 144), (14, 7, 144), (24, 8, 128), (100, 10, 104))


def shape_of(kinds: int) -> tuple[int, int]:
    """Cards in a row and a card's width in pixels for a hand of so many kinds of card."""
    most, wide = next((most, wide) for up_to, most, wide in _SIZES if kinds <= up_to)
    rows = -(-kinds // most) or 1
    return -(-kinds // rows), wide


@lru_cache(maxsize=8)
def _lit(wide: int) -> Image.Image:
    high = card_high(wide)
    return piece(wide + 16, high + 16, lambda pen: pen.box(0, 0, wide + 16, high + 16, wide * 0.09 + 8, LAMP))


@lru_cache(maxsize=64)
def _times(count: int, lit: bool) -> Image.Image:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, 64, 52, 26, INK)
        pen.box(3, 3, 58, 46, 23, LAMP if lit else ink("#A8926B"))
        pen.write((32, 40), f"×{count}", 42, INK)

    return piece(64, 52, draw)


@lru_cache(maxsize=2)
def _head_ground() -> Image.Image:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, WIDTH - 48, 144, 24, WOOD, line=EDGE, thick=3)

    return piece(WIDTH - 48, 144, draw)


def _draw_head(canvas: Canvas, view: Mapping[str, Any], playable: frozenset[str], drink_word: str) -> None:
    canvas.lay(_head_ground(), 24, 24)
    top = str(view["top"])
    canvas.drop(88, card_high(88), 8, 40, 34, blur=8, down=4)
    canvas.lay(face(top, 88), 40, 34)
    canvas.write((148, 78), "on the pile", 32, MUTED)
    canvas.write((148, 132), card_name(top), 52, PARCHMENT, room=250, least=40)

    train = int(view["train"])
    if train:
        canvas.lay(piece_of_train(), 420, 40)
        canvas.lay(engine(88, PARCHMENT, INK, ink("#F0B9AC")), 444, 50)
        end = 556 + canvas.write((556, 126), str(train), 88, PARCHMENT)
        canvas.write((end + 16, 126), drink_word, 48, PARCHMENT, room=736 - end, least=28)
    else:
        canvas.write((WIDTH / 2, 112), "no train", 40, MUTED, align="middle")

    cards = [str(card) for card in view["hand"]]
    fit = sum(card in playable for card in cards)
    right = WIDTH - 56
    canvas.write((right, 84), f"{len(cards)} card{'' if len(cards) == 1 else 's'}", 52, PARCHMENT, align="right")
    words = f"{fit} playable" if fit else "none playable"
    canvas.write((right, 138), words, 44, LAMP if fit else MUTED, align="right")


@lru_cache(maxsize=2)
def piece_of_train() -> Image.Image:
    """The panel behind the train in a hand's head."""
    return piece(352, 112, lambda pen: pen.box(0, 0, 352, 112, 20, ALARM, line=ink("#E0735C"), thick=3))


def draw_hand(view: Mapping[str, Any], *, playable: frozenset[str], drink_word: str = "sips") -> bytes:
    """The hand of the seat whose view it is, 1200 px wide, as PNG.

    `playable` are the card codes that may be played now. Equal cards are drawn once with a badge; up to seven
    kinds stand in one row, more in several.
    """
    counts = Counter(str(card) for card in view["hand"])
    kinds = list(counts)
    per_row, wide = shape_of(len(kinds))
    rows = [kinds[at : at + per_row] for at in range(0, len(kinds), per_row)]
    high = card_high(wide)
    gap = min(40, (WIDTH - 2 * _MARGIN - per_row * wide) // max(1, per_row - 1)) if kinds else 0
    step = high + 32
    canvas = Canvas(_HEAD + max(1, len(rows)) * step + 24)
    _draw_head(canvas, view, playable, drink_word)
    if not kinds:
        canvas.write((WIDTH / 2, _HEAD + 112), "no cards left", 56, MUTED, align="middle")
    for down, row in enumerate(rows):
        x = (WIDTH - len(row) * wide - (len(row) - 1) * gap) / 2
        y = _HEAD + 24 + down * step
        for card in row:
            lit = card in playable
            if lit:
                canvas.drop(wide + 16, high + 16, 24, x - 8, y - 8, blur=12, down=6)
                canvas.lay(_lit(wide), x - 8, y - 8)
                canvas.lay(face(card, wide), x, y)
            else:
                canvas.lay(dimmed(card, wide), x, y)
            if counts[card] > 1:
                canvas.lay(_times(counts[card], lit), x + wide - 52, y - 16)
            x += wide + gap
    return canvas.png()
