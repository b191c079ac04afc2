"""What the hands of every game are drawn with: the backs of cards, and the badge on several equal ones."""

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.ui.pictures.canvas import EDGE, INK, LAMP, PARCHMENT, Ink, Pen, ink, piece

TALL: Final = 1.4
"""The ratio of a card's height to its width."""


def card_high(wide: int) -> int:
    """The height of a card of this width, in pixels."""
    return round(wide * TALL)


@lru_cache(maxsize=64)
def fan(count: int, wide: int, edge: Ink = EDGE) -> Image.Image:
    """The backs of the cards in a hand, fanned out; at most five."""
    shown = min(count, 5)
    card = round(wide * 0.46)
    sheet = Image.new("RGBA", (wide, round(wide * 0.9)))
    for at in range(shown):
        lean = (at - (shown - 1) / 2) * 15
        leaf = _leaf(card, edge).rotate(-lean, Image.Resampling.BICUBIC, expand=True)
        x = wide / 2 + lean * wide * 0.0072 - leaf.width / 2
        y = wide * 0.46 + abs(lean) * wide * 0.0022 - leaf.height / 2
        sheet.alpha_composite(leaf, (max(0, round(x)), max(0, round(y))))
    return sheet


@lru_cache(maxsize=16)
def _leaf(wide: int, edge: Ink) -> Image.Image:
    u = wide / 20

    def draw(pen: Pen) -> None:
        pen.box(u, u, wide, card_high(wide), 3 * u, edge)
        pen.box(2.2 * u, 2.2 * u, wide - 2.4 * u, card_high(wide) - 2.4 * u, 2.2 * u, PARCHMENT)
        pen.box(5 * u, 5 * u, wide - 8 * u, card_high(wide) - 8 * u, 1.4 * u, ink("#8A4522"))

    return piece(wide + 2 * u, card_high(wide) + 2 * u, draw)


@lru_cache(maxsize=64)
def times(count: int, lit: bool) -> Image.Image:
    """The badge on a card that stands for several equal ones: how many there are."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, 64, 52, 26, INK)
        pen.box(3, 3, 58, 46, 23, LAMP if lit else ink("#A8926B"))
        pen.write((32, 40), f"×{count}", 42, INK)

    return piece(64, 52, draw)
