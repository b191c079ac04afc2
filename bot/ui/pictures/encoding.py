"""A finished picture as a PNG with a palette: a third of the bytes of full colours, and less than half the time."""

import struct
import zlib
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.ui.pictures.corners import mirrored, quarter
from bot.ui.pictures.deflate import packed
from bot.ui.pictures.palette import COLOURS, Palette, Rgb

_LEVELS: Final = 256 - COLOURS
"""How many steps there are from transparent to opaque in a round corner."""
_LARGE: Final = 2_000_000
"""Pixels from which on bytes matter more than time."""
_RADIUS: Final = 24
_HEIGHT_AT: Final = 20
"""Where a PNG file has the height of its picture."""


def encoded(image: Image.Image, palette: Palette, corners: Rgb | None = None, *, small: bool = False) -> bytes:
    """An RGB image as a PNG in the colours of a palette.

    With the colour that its `corners` have, these are cut off round. `small`: it takes more time, and fewer bytes.
    """
    indexed, inks = palette.indexed(image), palette.inks
    chunks = [(b"PLTE", inks)]
    if corners is not None:
        _round_off(indexed)
        chunks = [
            (b"PLTE", inks.ljust(3 * COLOURS, b"\0") + bytes(corners) * _LEVELS),
            (b"tRNS", b"\xff" * COLOURS + bytes(_alpha(level) for level in range(_LEVELS))),
        ]
    data = packed(_rows(indexed), small=small or image.width * image.height > _LARGE)
    head = struct.pack(">2I5B", image.width, image.height, 8, 3, 0, 0, 0)
    chunks = [(b"IHDR", head), *chunks, (b"IDAT", data), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )


def height_of(png: bytes) -> int:
    """How many pixels high such a picture is."""
    return struct.unpack_from(">I", png, _HEIGHT_AT)[0]


def _rows(indexed: Image.Image) -> bytes:
    """The rows, each after a zero, which says that it has no filter: with flat shapes filters cost bytes and time."""
    # Pillow can write zeros behind each row, where the next row wants one before it.
    ended = indexed.tobytes("raw", ("P", indexed.width + 1))  # pyright: ignore[reportUnknownMemberType]
    return b"\0" + ended[:-1]


def _alpha(level: int) -> int:
    return level * 255 // _LEVELS


def _round_off(indexed: Image.Image) -> None:
    """Put the palette's last colours, which are more and more opaque, into the corners."""
    for x, across in ((0, False), (indexed.width - _RADIUS, True)):
        for y, down in ((0, False), (indexed.height - _RADIUS, True)):
            cut, where = _corner(across, down)
            indexed.im.paste(cut.im, (x, y, x + _RADIUS, y + _RADIUS), where.im)


@lru_cache(maxsize=4)
def _corner(across: bool, down: bool) -> tuple[Image.Image, Image.Image]:
    """A corner, the left top one or that `across` or `down`: the colours of the palette, and where they take the
    picture's place.
    """
    cover = quarter(_RADIUS)
    inks = bytes(COLOURS + min(opaque * _LEVELS // 255, _LEVELS - 1) for opaque in range(256))
    places = bytes(0 if opaque == 255 else 255 for opaque in range(256))
    raw = cover.tobytes()
    cut, where = (Image.frombytes("L", cover.size, raw.translate(table)) for table in (inks, places))
    return mirrored(cut, across=across, down=down), mirrored(where, across=across, down=down)
