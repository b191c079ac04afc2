"""The colours of all pictures: the same for all, so that what has not changed looks the same in the next one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image

from bot.paths import DATA

COLOURS: Final = 240
"""Of the 256 that a picture with a palette may have; the others are for the corners."""
LEARNT: Final = DATA / "palette.png"
"""The colours beside the house's own, a pixel each, the dearest first; ``python -m workshop palette`` learns them."""
LENT: Final = 40
"""So many of the last of them are lent to portraits that an operator brings."""
_SIDE: Final = 64
"""Such a portrait is looked at in so many pixels of width and height."""

Rgb: TypeAlias = tuple[int, int, int]
_UPPER_BITS: Final = bytes(part & ~3 for part in range(256))


class Palette:
    """At most `COLOURS` colours; each pixel of a picture gets the nearest.

    Pillow looks at the upper six bits of a pixel only. It keeps which colour was the nearest, so that one palette for
    many pictures is faster than one for each.
    """

    def __init__(self, colours: Sequence[Rgb]) -> None:
        self.inks = b"".join(map(bytes, colours))
        """Three bytes a colour."""
        self._chooser = Image.new("P", (1, 1))
        # It takes the lower two bits for 0, so they must be 0 here too; else a neighbour comes nearer than the colour
        # itself.
        self._chooser.putpalette(self.inks.translate(_UPPER_BITS))

    def indexed(self, image: Image.Image) -> Image.Image:
        """An RGB image in these colours."""
        return image.quantize(palette=self._chooser, dither=Image.Dither.NONE)


def colours_of(pixels: bytes) -> list[Rgb]:
    """Colours that are told in three bytes each."""
    return list(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))


@lru_cache(maxsize=4)
def house_palette(own: tuple[Rgb, ...]) -> Palette:
    """The palette of all pictures, in which the house's `own` colours stay exactly what they are."""
    with Image.open(LEARNT) as swatch:
        learnt = colours_of(swatch.convert("RGB").tobytes())
    if _LENT_TO:
        learnt[-LENT:] = _LENT_TO
    return Palette([*own, *learnt][:COLOURS])


_LENT_TO: list[Rgb] = []


def lend(portraits: Sequence[Image.Image]) -> None:
    """From now on let all pictures have colours that suit these portraits, in place of the `LENT` last; for none of
    them, those again. Called before the first picture is drawn.
    """
    _LENT_TO.clear()
    house_palette.cache_clear()
    if portraits:
        board = Image.new("RGB", (_SIDE * len(portraits), _SIDE))
        for at, portrait in enumerate(portraits):
            small = portrait.convert("RGB").resize((_SIDE, _SIDE))  # pyright: ignore[reportUnknownMemberType]
            board.paste(small, (at * _SIDE, 0))
        few = board.quantize(LENT, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
        _LENT_TO.extend(colours_of(bytes(few.getpalette() or ())))
