"""A finished picture as a PNG with a palette: a third of the bytes of full colours, and less than half the time."""

import struct
import zlib
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.ui.pictures.corners import mirrored, quarter
from bot.ui.pictures.deflate import packed

COLOURS: Final = 240
"""Of the palette's 256; the others are for the corners."""
_LEVELS: Final = 256 - COLOURS
"""How many steps there are from transparent to opaque in a round corner."""
_SAMPLE: Final = 5
"""Every fifth pixel of every fifth row chooses colours. Shapes lie on a grid of 8, of which 5 meets all places."""
_LARGE: Final = 2_000_000
"""Pixels from which on bytes matter more than time."""
_RADIUS: Final = 24
_HEIGHT_AT: Final = 20
"""Where a PNG file has the height of its picture."""

Rgb = tuple[int, int, int]


def encoded(
    image: Image.Image, exact: tuple[Rgb, ...] = (), corners: Rgb | None = None, *, small: bool = False
) -> bytes:  # fmt: skip
    """An RGB image as a PNG with at most `COLOURS` colours, of which those in `exact` stay exactly what they are.

    With the colour that its `corners` have, these are cut off round. `small`: it takes more time, and fewer bytes.
    """
    inks = _inks(image, exact)
    indexed = image.quantize(palette=_chooser(inks), dither=Image.Dither.NONE)
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


def _inks(image: Image.Image, exact: tuple[Rgb, ...]) -> bytes:
    """The colours of the palette, three bytes each: `exact`, then what suits the picture."""
    size = -(-image.width // _SAMPLE), -(-image.height // _SAMPLE)
    sample = image.resize(size, Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]
    chosen = sample.quantize(COLOURS - len(exact), method=Image.Quantize.FASTOCTREE).getpalette() or []
    return (b"".join(map(bytes, exact)) + bytes(chosen))[: 3 * COLOURS]


_UPPER_BITS: Final = bytes(part & ~3 for part in range(256))


def _chooser(inks: bytes) -> Image.Image:
    """An image by whose palette Pillow finds the nearest colour. It looks at the upper six bits of a pixel only and
    takes the lower two for 0, so they must be 0 here too; else a neighbour comes nearer than the colour itself."""
    chooser = Image.new("P", (1, 1))
    chooser.putpalette(inks.translate(_UPPER_BITS))
    return chooser


def _rows(indexed: Image.Image) -> bytes:
    """The rows, each after a zero, which says that it has no filter: with flat shapes filters cost bytes and time."""
    filtered = Image.new("P", (indexed.width + 1, indexed.height))
    filtered.im.paste(indexed.im, (1, 0, indexed.width + 1, indexed.height))  # as it is: two palettes are no matter
    return filtered.tobytes()


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
