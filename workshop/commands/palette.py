"""``palette``: learns the colours that all pictures have, from pictures of everything that can be shown."""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from bot.commands.common import Subparsers
from bot.games.kit import Kits

if TYPE_CHECKING:
    from PIL import Image

    from bot.ui.look import Art
    from bot.ui.pictures.palette import Rgb

SAMPLE: Final = 5
"""Every fifth pixel of every fifth row is looked at. Shapes lie on a grid of 8, of which 5 meets all places."""
FLAT: Final = 90
"""So many colours are chosen as they are: those that are written, and the commonest of pictures."""
DRAWING: Final = "ui/**/*.py", "games/*/look/**/*.py"
"""What draws pictures, in `bot`."""
INK: Final = re.compile(r"#[0-9A-Fa-f]{6}\b")
NEAR: Final = 3
"""What is no further from a colour that is chosen, of 255 in red, green and blue, needs no other."""
FAR: Final = 6
"""The same for the last colours."""
SELDOM: Final = 0.6
"""What is seen n times counts as this power of n."""
KEPT: Final = 40
"""One picture in so many is looked at again, in the colours that were learnt."""
WIDE: Final = 1000
SEEN: Final = 16
"""Somebody who looks for it may see that a pixel is off by more than that, of 255."""
ROUNDS: Final = 3
"""How often the colours are moved to the middle of what they stand for."""


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    subparsers.add_parser(
        "palette",
        help="learn the colours that all pictures have, after a change of drawings",
        description="Draws the table of every scenario, every card and many hands, and chooses the colours that suit "
        "them best; always the same. Says how far pictures are off in them.",
    )


def run(args: argparse.Namespace) -> int:
    """Learn them, and say how far they are off."""
    from rich.progress import track

    from bot.ui.pictures.canvas import EXACT
    from bot.ui.pictures.palette import COLOURS, LEARNT, house_palette
    from workshop.bench.pictures import in_full_colours

    seen: Counter[Rgb] = Counter()
    kept: list[Image.Image] = []
    for number, art in enumerate(track([*all_pictures(args.kits)], "Drawing", transient=True)):
        image = in_full_colours(art)
        look_at(image, seen)
        if number % KEPT == 0:
            kept.append(image)
    colours = learnt(seen, written(), EXACT, COLOURS - len(EXACT))
    swatch = _image_of(colours, len(colours))
    swatch.save(LEARNT, optimize=True)
    house_palette.cache_clear()
    far = [off(image) for image in kept]
    print(
        f"{len(kept)} pictures: a pixel is off by {sum(usual for usual, _ in far) / len(far):.2f} of 255 on the mean, "
        f"and at most {max(seen for _, seen in far):.2%} of a picture by more than {SEEN}"
    )
    return 0


def all_pictures(kits: Kits) -> Iterator[Art]:
    """The table at the end of every scenario, every card, and the hand of every question."""
    from bot.games import english
    from bot.paths import SCENARIOS
    from bot.scenario.files import read_tables, text_of
    from bot.ui.layouts.tables import Skin
    from bot.ui.scenes import showing

    words = english()
    for kit in kits.values():
        look = kit.look()
        for scenarios in sorted((SCENARIOS / kit.name).glob("*.toml")):
            for table in read_tables(text_of(scenarios)):
                scenes = showing(words, look, kit.dialect(), table).scenes
                shown = next((scene.table for scene in reversed(scenes) if scene.table and scene.table.view), None)
                if shown is not None and (art := look.table_art(words, shown, Skin())) is not None:
                    yield art
        cards = kit.cards()
        for code in dict.fromkeys(
            code for name in cards.matching(words, "") for code in cards.codes(cards.find(words, name) or "")
        ):
            if (art := look.card_art(words, code)) is not None:
                yield art
        book = look.questions
        for question in book.ids() if book is not None else ():
            asked = book.asked(words, question) if book is not None else None
            if asked is not None and (art := look.hand_art(words, asked.hand, Skin())) is not None:
                yield art


def look_at(image: Image.Image, seen: Counter[Rgb]) -> None:
    """Count the colours of an image."""
    from PIL import Image

    size = -(-image.width // SAMPLE), -(-image.height // SAMPLE)
    sample = image.convert("RGB").resize(size, Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]
    for number, colour in sample.getcolors(size[0] * size[1]) or ():
        assert isinstance(colour, tuple)
        seen[colour[0], colour[1], colour[2]] += number


def written() -> list[Rgb]:
    """The colours of the drawings, and of what draws pictures, as they are written there."""
    from bot.paths import DATA
    from bot.ui.pictures.art import drawings, svg_path
    from bot.ui.pictures.canvas import ink

    files = [svg_path(name) for name in drawings()]
    files += (path for place in DRAWING for path in (DATA.parent / "bot").glob(place))
    return sorted({ink(code) for file in files for code in INK.findall(file.read_text("utf-8"))})


def learnt(seen: Counter[Rgb], written: Sequence[Rgb], own: Sequence[Rgb], count: int) -> list[Rgb]:
    """So many colours that with the house's `own` suit those that were seen: those `written` and the commonest as they
    are, then such as suit the rest, the last `LENT` what is still far from all.
    """
    from bot.ui.pictures.palette import LENT

    chosen: list[Rgb] = []
    for colour in (*written, *sorted(seen, key=lambda colour: (-seen[colour], colour))):
        if len(chosen) < FLAT and _apart(colour, (*own, *chosen), NEAR):
            chosen.append(colour)
    for more, near in ((count - FLAT - LENT, NEAR), (LENT, FAR)):
        left = {colour: seen[colour] for colour in sorted(seen) if _apart(colour, (*own, *chosen), near)}
        chosen += _suiting(left, more)
    return chosen


def _apart(colour: Rgb, others: Sequence[Rgb], near: int) -> bool:
    """Whether a colour is further than that from all others, in red, green or blue."""
    red, green, blue = colour
    return not any(abs(red - r) <= near and abs(green - g) <= near and abs(blue - b) <= near for r, g, b in others)


def _suiting(seen: Mapping[Rgb, int], count: int) -> list[Rgb]:
    """So many colours that suit those that were seen. What is seldom counts for more than its pixels."""
    from PIL import Image

    from bot.ui.pictures.palette import colours_of

    pixels = [colour for colour, number in seen.items() for _ in range(round(number**SELDOM))]
    few = _image_of(pixels, WIDE).quantize(count, method=Image.Quantize.MAXCOVERAGE, kmeans=ROUNDS)
    return colours_of(bytes(few.getpalette() or ()))


def _image_of(pixels: Sequence[Rgb], width: int) -> Image.Image:
    """An image of these pixels, in as many whole rows as they fill."""
    from PIL import Image

    height = len(pixels) // width
    return Image.frombytes("RGB", (width, height), bytes(chain.from_iterable(pixels[: width * height])))


def off(image: Image.Image) -> tuple[float, float]:
    """How far an image's pixels are off in the house's colours, of 255 on the mean; and what part of them, of 1, is off
    by more than `SEEN`.
    """
    from PIL import ImageChops, ImageStat

    from bot.ui.pictures.canvas import EXACT
    from bot.ui.pictures.palette import house_palette

    palette = house_palette(EXACT)
    shown = palette.indexed(image)
    shown.putpalette(palette.inks)
    apart = ImageChops.difference(shown.convert("RGB"), image.convert("RGB"))
    red, green, blue = apart.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    return sum(ImageStat.Stat(apart).mean) / 3, sum(most[SEEN + 1 :]) / sum(most)
