"""Boxes with round corners, as masks. Only a corner is drawn large and scaled down: a large box costs little."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

_FINE: Final = 4


@lru_cache(maxsize=32)
def quarter(radius: int) -> Image.Image:
    """The left top quarter of a disc of this radius in pixels."""
    large = Image.new("L", (radius * _FINE, radius * _FINE))
    ImageDraw.Draw(large).ellipse((0, 0, 2 * radius * _FINE - 1, 2 * radius * _FINE - 1), fill=255)
    return large.reduce(_FINE)


def mirrored(image: Image.Image, *, across: bool, down: bool) -> Image.Image:
    """What is made for the left top corner, for another one."""
    image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if across else image
    return image.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if down else image


def rounded(wide: int, high: int, radius: int) -> Image.Image:
    """A box with round corners, 255 inside and 0 outside."""
    mask = Image.new("L", (wide, high), 255)
    for x, across in ((0, False), (wide - radius, True)):
        for y, down in ((0, False), (high - radius, True)):
            mask.paste(mirrored(quarter(radius), across=across, down=down), (x, y))
    return mask
