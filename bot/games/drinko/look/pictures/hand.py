"""A Drinko hand: cards that cannot be played are dimmed, and above them is the card or train to answer."""

from collections import Counter
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.drinko.look.pictures.cards import dimmed, face
from bot.games.drinko.look.pictures.table import IDLE
from bot.games.drinko.look.words import card_name, in_order
from bot.games.drinko.rules.view import TableView
from bot.ui.pictures.backs import card_high, times
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
from bot.ui.pictures.lettering import fit, width
from bot.ui.pictures.signs import engine
from bot.ui.words import Words

_HEAD: Final = 184
_MARGIN: Final = 32
# Up to so many kinds of card: so many in a row, each so wide.
_SIZES: Final = ((4, 4, 208), (7, 7, 144), (14, 7, 144), (24, 8, 128), (100, 10, 104))


def shape_of(kinds: int) -> tuple[int, int]:
    """Cards in a row and a card's width in pixels for a hand of so many kinds of card."""
    most, wide = next((most, wide) for up_to, most, wide in _SIZES if kinds <= up_to)
    rows = max(1, -(-kinds // most))
    return max(1, -(-kinds // rows)), wide


@lru_cache(maxsize=8)
def _lit(wide: int) -> Image.Image:
    high = card_high(wide)
    return piece(wide + 12, high + 12, lambda pen: pen.box(0, 0, wide + 12, high + 12, wide * 0.09 + 6, LAMP))


@lru_cache(maxsize=2)
def _head_ground() -> Image.Image:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, WIDTH - 48, 144, 24, WOOD, line=EDGE, thick=3)

    return piece(WIDTH - 48, 144, draw)


def _draw_head(words: Words, canvas: Canvas, view: TableView, playable: frozenset[str], drink_word: str) -> None:
    canvas.lay(_head_ground(), 24, 24)
    top = view["top"]
    canvas.drop(88, card_high(88), 8, 40, 34, blur=8, down=4)
    canvas.lay(face(words, top, 88), 40, 34)
    canvas.write((148, 78), words.say("drinko-picture.on-pile"), 36, MUTED)
    canvas.write((148, 132), card_name(words, top), 52, PARCHMENT, room=250, least=40)

    train = view["train"]
    if train:
        canvas.lay(_train_panel(), 424, 40)
        number, room = width(str(train), 88, "sign"), 200
        word, size = fit(drink_word, 48, room - round(number), "sign")
        x = WIDTH / 2 - (88 + 24 + number + 16 + width(word, size, "sign")) / 2
        canvas.lay(engine(88, PARCHMENT, INK, ink("#F0B9AC")), x, 50)
        canvas.write((x + 112, 128), str(train), 88, PARCHMENT)
        canvas.write((x + 128 + number, 128), word, size, PARCHMENT)
    else:
        canvas.lay(engine(64, IDLE, WOOD, IDLE), WIDTH / 2 - 32, 40)
        canvas.write((WIDTH / 2, 142), words.say("drinko-picture.no-train"), 36, MUTED, align="middle")

    cards = view["hand"]
    able = sum(card in playable for card in cards)
    right = WIDTH - 56
    canvas.write((right, 84), words.say("drinko-picture.cards", n=len(cards)), 52, PARCHMENT, align="right")
    fit_now = words.say("drinko-picture.playable" if able else "drinko-picture.none-playable", n=able)
    canvas.write((right, 138), fit_now, 44, LAMP if able else MUTED, align="right")


@lru_cache(maxsize=1)
def _train_panel() -> Image.Image:
    return piece(352, 112, lambda pen: pen.box(0, 0, 352, 112, 20, ALARM, line=ink("#E0735C"), thick=3))


def draw_hand(words: Words, view: TableView, *, playable: frozenset[str], drink_word: str = "") -> bytes:
    """The hand of the seat whose view it is, 1200 px wide, as PNG.

    `playable` are the card codes that may be played now. Equal cards are drawn once with a badge; up to seven
    kinds stand in one row, more in several.
    """
    counts = Counter(in_order(view["hand"]))
    kinds = list(counts)
    per_row, wide = shape_of(len(kinds))
    rows = [kinds[at : at + per_row] for at in range(0, len(kinds), per_row)]
    high = card_high(wide)
    gap = min(40, (WIDTH - 2 * _MARGIN - per_row * wide) // max(1, per_row - 1))
    step = high + 32
    canvas = Canvas(_HEAD + (len(rows) * step if rows else 160) + 24)
    _draw_head(words, canvas, view, playable, drink_word)
    if not kinds:
        canvas.write((WIDTH / 2, _HEAD + 108), words.say("drinko-picture.empty"), 56, MUTED, align="middle")
    for down, row in enumerate(rows):
        x = (WIDTH - per_row * wide - (per_row - 1) * gap) / 2
        y = _HEAD + 24 + down * step
        for card in row:
            lit = card in playable
            if lit:
                canvas.drop(wide + 12, high + 12, 20, x - 6, y - 6, blur=12, down=6)
                canvas.lay(_lit(wide), x - 6, y - 6)
                canvas.lay(face(words, card, wide), x, y)
            else:
                canvas.lay(dimmed(words, card, wide), x, y)
            if counts[card] > 1:
                canvas.lay(times(counts[card], lit), x + wide - 52, y - 16)
            x += wide + gap
    return canvas.png()
