"""Pictures with a palette: what stays exact, how far the rest may be off, and the round corners."""

import io
import random

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.ui.pictures.art import drawing
from bot.ui.pictures.canvas import EXACT, GROUND, LAMP, PARCHMENT, WOOD, Canvas, glow, shadow
from bot.ui.pictures.encoding import encoded
from bot.ui.pictures.palette import COLOURS, Palette, house_palette


def decoded(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


def colours(image: Image.Image) -> list[tuple[int, ...]]:
    """Every pixel's."""
    raw = image.convert("RGBA").convert("RGB").tobytes()
    return [tuple(raw[at : at + 3]) for at in range(0, len(raw), 3)]


def busy(high: int = 480) -> Canvas:
    """Faces, soft edges and text."""
    canvas = Canvas(high)
    canvas.draw.rectangle((100, 100, 1100, high - 40), fill=WOOD)
    canvas.lay(glow(344, 160, 20, 40, LAMP), 160, 120)
    canvas.lay(shadow(344, 160, 20, 16), 660, 160)
    for at, name in enumerate(("gerki", "zot", "fiona", "gog")):
        canvas.lay(drawing(name, 192), 140 + 230 * at, 140)
    canvas.write((140, high - 60), "Round 3: Mara drinks, −2 Fortitude", 44, PARCHMENT)
    return canvas


def test_a_picture_looks_as_it_was_drawn() -> None:
    canvas = busy()
    pairs = zip(colours(decoded(canvas.png())), colours(canvas.image), strict=True)
    off = [max(abs(a - b) for a, b in zip(shown, drawn, strict=True)) for shown, drawn in pairs]
    assert max(off) < 48
    assert sum(off) / len(off) < 1
    assert sum(part > 16 for part in off) / len(off) < 0.005


@pytest.mark.parametrize("colour", [GROUND, WOOD, LAMP, PARCHMENT, (1, 2, 3), (255, 254, 253)])
def test_colours_that_are_to_stay_are_exact(colour: tuple[int, int, int]) -> None:
    luck = random.Random(4)
    image = Image.new("RGB", (400, 300), colour)
    for _ in range(400):  # its neighbours, which are as near to it as can be
        near = tuple(min(255, max(0, part + luck.choice((-1, 0, 1)))) for part in colour)
        image.putpixel((luck.randrange(400), luck.randrange(150)), near)
    others = [tuple(luck.randrange(256) for _ in range(3)) for _ in range(COLOURS - 2)]
    palette = Palette([GROUND, colour, *((red, green, blue) for red, green, blue in others)])
    shown = decoded(encoded(image, palette)).convert("RGBA").convert("RGB")
    assert {shown.getpixel((x, y)) for x in range(0, 400, 7) for y in range(150, 300, 7)} == {colour}


def test_corners_are_round_and_all_else_is_opaque() -> None:
    png = busy().png()
    assert decoded(png).mode == "P"
    alpha = decoded(png).convert("RGBA").getchannel("A")
    wide, high = alpha.size
    assert all(alpha.getpixel((x, y)) == 0 for x in (0, wide - 1) for y in (0, high - 1))
    middle = alpha.copy()
    ImageDraw.Draw(middle).rounded_rectangle((0, 0, wide - 1, high - 1), 26, fill=255)
    assert middle.getextrema() == (0, 255)
    inside = alpha.crop((24, 0, wide - 24, high)), alpha.crop((0, 24, wide, high - 24))
    assert [part.getextrema() for part in inside] == [(255, 255)] * 2
    edge = {alpha.getpixel((x, y)) for x in range(24) for y in range(24)}
    assert len(edge) > 8, "the edge is smooth"
    assert alpha.tobytes() == alpha.transpose(Image.Transpose.ROTATE_180).tobytes()


def test_a_narrow_picture_keeps_its_corners() -> None:
    assert "transparency" not in decoded(Canvas(100, 600).png()).info


def test_the_colours_of_the_house_are_exact_in_every_picture() -> None:
    image = Image.new("RGB", (len(EXACT), 8))
    for at, colour in enumerate(EXACT):
        image.paste(colour, (at, 0, at + 1, 8))
    palette = house_palette(EXACT)
    assert len(palette.inks) == 3 * COLOURS
    shown = decoded(encoded(image, palette)).convert("RGB")
    pairs = zip(colours(shown), colours(image), strict=True)
    apart = [max(abs(a - b) for a, b in zip(seen, drawn, strict=True)) for seen, drawn in pairs]
    assert max(apart) <= 3, "two that differ in the lower two bits only are one"
    assert sum(apart) < len(apart)


def test_two_pictures_of_one_table_differ_only_where_it_does() -> None:
    before, after = busy(), busy()
    after.lay(drawing("bryn", 192), 140, 140)
    apart = ImageChops.difference(*(decoded(canvas.png()).convert("RGBA").convert("RGB") for canvas in (before, after)))
    assert apart.getbbox() is not None
    left, top, right, bottom = apart.getbbox() or (0, 0, 0, 0)
    assert (left, top) >= (140, 140)
    assert right <= 332
    assert bottom <= 332
