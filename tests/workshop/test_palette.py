"""The palette of all pictures: whether it suits what can be drawn, and how it is learnt."""

from __future__ import annotations

from collections import Counter

import pytest
from PIL import Image

from bot.ui.pictures.art import drawing, drawings, sizes_of
from bot.ui.pictures.canvas import EXACT, WOOD, Canvas
from bot.ui.pictures.palette import COLOURS, LEARNT, Rgb, colours_of, house_palette, lend
from workshop.bench.pictures import art_of, in_full_colours
from workshop.commands.palette import learnt, off

USUAL, SEEN = 1.5, 0.05
"""How far a drawing's pixels may be off, of 255 on the mean, and what part of them by so much that it may be seen: some
of its soft edges.
"""
STRANGE: Rgb = (255, 0, 255)
"""A colour that is nowhere in the house."""
WRITTEN: Rgb = (1, 99, 199)


@pytest.mark.parametrize("name", sorted(drawings()))
def test_every_drawing_is_shown_nearly_in_its_own_colours(name: str) -> None:
    """If this fails, `python -m workshop palette` learns the colours anew."""
    size = sizes_of(name)[-1]
    canvas = Canvas(size, size)
    canvas.image.paste(WOOD, (0, 0, size, size))
    canvas.lay(drawing(name, size), 0, 0)
    usual, seen = off(canvas.image)
    assert seen <= SEEN
    assert usual <= USUAL


@pytest.mark.parametrize(("game", "seats"), [("inn", 5), ("drinko", 6)])
def test_a_whole_table_is_shown_nearly_in_its_own_colours(game: str, seats: int) -> None:
    for art in art_of(game, seats):
        usual, seen = off(in_full_colours(art))
        assert seen <= SEEN / 5, "letters and emoji of names"
        assert usual <= USUAL / 3


def test_the_palette_has_as_many_colours_as_there_is_room_for() -> None:
    with Image.open(LEARNT) as swatch:
        assert len(EXACT) + swatch.width == COLOURS


def test_what_is_written_and_what_is_common_is_learnt_as_it_is() -> None:
    common: Rgb = (10, 200, 30)
    seen = Counter({common: 100_000} | {(at, 255 - at, 7 * at % 256): 2_000 for at in range(256)})
    colours = learnt(seen, [WRITTEN], EXACT, COLOURS - len(EXACT))
    assert colours[:2] == [WRITTEN, common]
    assert len(colours) == COLOURS - len(EXACT)
    assert colours == learnt(seen, [WRITTEN], EXACT, COLOURS - len(EXACT))


def test_portraits_that_an_operator_brings_are_lent_colours() -> None:
    portrait = Image.linear_gradient("L").convert("RGB")
    portrait.paste(STRANGE, (0, 0, 256, 128))
    shown = Image.new("RGB", (256, 256), WOOD)
    shown.paste(portrait, (0, 0))
    before = off(shown)
    lend([portrait.convert("RGBA")])
    try:
        assert off(shown)[1] < 0.01 < before[1]
        assert colours_of(house_palette(EXACT).inks)[: len(EXACT)] == list(EXACT)
        assert len(house_palette(EXACT).inks) <= 3 * COLOURS
    finally:
        lend([])
    assert off(shown) == before
