"""The drawings: each PNG is what its SVG draws now, at the sizes that the pictures need."""

import io
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.ui.pictures.art import ART, PNGS, SIZES, drawing, drawings, png_path, sizes_of
from workshop.commands.art import rendered

NAMES = sorted(drawings())
SHIPPED = [(name, size) for name in NAMES for size in sizes_of(name)]
ROUNDING = 4
"""How far one level of a colour may differ, of 255: processors round differently."""


def pixels(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as image:
        return image.convert("RGBA")


def farthest(first: Image.Image, second: Image.Image) -> int:
    """The largest difference of any level of any pixel."""
    return max(ImageChops.difference(first, second).tobytes())


@pytest.mark.parametrize("name", NAMES)
def test_pngs_are_what_their_svg_draws(name: str) -> None:
    for size in sizes_of(name):
        shipped = pixels(png_path(name, size).read_bytes())
        assert shipped.size == (size, size)
        assert farthest(shipped, pixels(rendered(name, size))) <= ROUNDING, f"{name} has changed: make art"


def test_another_drawing_is_noticed() -> None:
    first, second = (pixels(rendered(name, 64)) for name in ("gog", "zot"))
    assert farthest(first, second) > ROUNDING


def test_there_is_no_png_without_its_svg_and_no_folder_without_sizes() -> None:
    assert {path for path in ART.rglob("*.png")} == {png_path(name, size) for name, size in SHIPPED}
    assert {name.rpartition("/")[0] for name in NAMES} == set(SIZES)


@pytest.mark.parametrize("path", sorted(ART.rglob("*.svg")), ids=lambda path: path.stem)
def test_a_drawing_is_flat_shapes_with_a_title_and_nothing_from_outside(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert 'viewBox="0 0 128 128"' in text
    assert re.search(r"<title>[^<]{8,60}</title>", text)
    assert not re.search(r"<(image|text|filter|linearGradient|radialGradient|script|use)\b|href|url\(http", text)
    assert len(text) < 4000


def test_a_png_is_read_once() -> None:
    assert drawing("gog", 64) is drawing("gog", 64)
    assert drawing("gog", 64).size == (64, 64)
    for name, size in (("nobody", 64), ("gog", 65)):
        with pytest.raises(FileNotFoundError):
            drawing(name, size)


def test_the_drawings_take_little_room() -> None:
    assert sum(path.stat().st_size for path in PNGS.rglob("*.png")) < 2_000_000
