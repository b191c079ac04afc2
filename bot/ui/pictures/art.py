"""The drawings of `data/art`. Each is an SVG; `python -m workshop art` makes a PNG of it at every size at which a
picture shows it, which is sharper and takes fewer bytes in a picture than one scaled down."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PIL import Image

from bot.paths import DATA

ART: Final = DATA / "art"
PNGS: Final = ART / "png"
SIZES: Final[dict[str, tuple[int, ...]]] = {
    "": (64, 100, 136, 144, 192), "backs": (46,), "counters": (46,), "effects": (44, 112), "glasses": (54, 112),
    "specials": (52, 61, 76, 85, 90, 109, 123, 208),
}  # fmt: skip
"""The widths and heights of the PNGs in pixels, by folder of `data/art`; the faces of characters lie in it itself."""


@cache
def drawings() -> frozenset[str]:
    """The name of every drawing: its path within `data/art`, without the ending."""
    return frozenset(path.relative_to(ART).with_suffix("").as_posix() for path in ART.rglob("*.svg"))


def sizes_of(name: str) -> tuple[int, ...]:
    """The widths and heights in pixels at which there is a PNG of a drawing."""
    return SIZES[name.rpartition("/")[0]]


def svg_path(name: str) -> Path:
    """The file of a drawing."""
    return ART / f"{name}.svg"


def png_path(name: str, size: int) -> Path:
    """The file of a drawing as a PNG."""
    return PNGS / f"{name}-{size}.png"


@lru_cache(maxsize=512)
def drawing(name: str, size: int) -> Image.Image:
    """A drawing, `size` pixels wide and high, to be laid on a canvas; it is shared and must not be changed.

    Raises FileNotFoundError for an unknown name, and for a size that `SIZES` does not name.
    """
    with Image.open(png_path(name, size)) as shipped:
        return shipped.convert("RGBA")
