"""Round corners of boxes, as masks."""

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


@lru_cache(maxsize=64)
def corner(radius: int, *, across: bool, down: bool) -> Image.Image:
    """A quarter of a disc as a mask, 255 inside: the left top corner of a box, or the one `across` or `down`."""
    return mirrored(quarter(radius), across=across, down=down)
