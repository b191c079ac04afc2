"""Medallions for those who have no drawn face: a ring like those of the faces, with a letter."""

from functools import lru_cache
from typing import Final
from zlib import crc32

from PIL import Image

from bot.ui.pictures.bidi import readable
from bot.ui.pictures.canvas import INK, PARCHMENT, Ink, Pen, piece

Ground = tuple[Ink, Ink]
"""A ground, and the ink of the letter on it."""
_LEAST: Final = 26


@lru_cache(maxsize=64)
def letter_medallion(name: str, ground: Ground, size: int) -> Image.Image:
    """A medallion with the first letter of a name, `size` pixels wide and high."""
    u = size / 128

    def draw(pen: Pen) -> None:
        pen.disc(64 * u, 71 * u, 56 * u, PARCHMENT)
        pen.disc(64 * u, 71 * u, 54.5 * u, INK)
        pen.disc(64 * u, 71 * u, 50.5 * u, ground[0])

    medallion = piece(size, size, draw)
    letter = _letter(readable(name)[:1].upper() or "?", ground[1], size)
    medallion.alpha_composite(letter, (round(64 * u - letter.width / 2), round(71 * u - letter.height / 2)))
    return medallion


def _letter(letter: str, colour: Ink, size: int) -> Image.Image:
    """A letter alone, so that those that hang below the line stand in the middle, too."""
    most = round(size * 0.6)
    high = max(_LEAST, round(size * 0.66))
    alone = piece(size * 2, size * 2, lambda pen: pen.write((size, size * 1.2), letter, high, colour))
    alone = alone.crop(alone.getbbox())
    alone.thumbnail((most, most))
    return alone


def one_of(grounds: tuple[Ground, ...], code: str) -> Ground:
    """One of the grounds, always the same for a code."""
    return grounds[crc32(code.encode()) % len(grounds)]
