"""Signs of games of teams: a Potion Token, a player who is done, a Boss."""

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.inn.look.pictures.signs import KINDS
from bot.ui.pictures.canvas import GROUND, INK, LAMP, PARCHMENT, Ink, Pen, Point, blend, ink, piece

_BREW: Final = KINDS["cheating"].colour
_GLASS: Final = ink("#DDE7EA")
_DONE: Final = ink("#2F7D46")
_HORN: Final = ink("#F1E4C3")
_BOSS: Final = ink("#7E1F1B")


@lru_cache(maxsize=8)
def flask(size: int, *, full: bool = True) -> Image.Image:
    """A round flask with a cork: a Potion Token; an empty one for a team that has none left."""
    brew: Ink = _BREW if full else GROUND
    glass = _GLASS if full else blend(GROUND, _GLASS, 0.45)

    def draw(pen: Pen) -> None:
        u = size / 24
        pen.box(8.6 * u, 3.4 * u, 6.8 * u, 9 * u, 1.2 * u, INK)
        pen.disc(12 * u, 15.6 * u, 8.2 * u, INK)
        pen.box(9.7 * u, 4.4 * u, 4.6 * u, 8 * u, 0.8 * u, glass)
        pen.disc(12 * u, 15.6 * u, 7.1 * u, glass)
        pen.disc(12 * u, 15.6 * u, 5.7 * u, brew)
        if full:
            pen.box(9.2 * u, 0.8 * u, 5.6 * u, 3.8 * u, 1 * u, ink("#A9713A"))
            pen.shape([(6.2 * u, 13.4 * u), (17.8 * u, 13.4 * u), (16 * u, 10 * u), (8 * u, 10 * u)], glass)
            pen.disc(9.8 * u, 16 * u, 1.3 * u, PARCHMENT)
            pen.disc(13.4 * u, 18 * u, 0.9 * u, PARCHMENT)

    return piece(size, size, draw)


@lru_cache(maxsize=4)
def tick(size: int) -> Image.Image:
    """A tick on a disc: this player is done with the phase."""

    def draw(pen: Pen) -> None:
        u = size / 24
        pen.disc(12 * u, 12 * u, 12 * u, PARCHMENT)
        pen.disc(12 * u, 12 * u, 10.6 * u, _DONE)
        pen.path([(6.4 * u, 12.4 * u), (10.4 * u, 16.6 * u), (17.6 * u, 7.8 * u)], PARCHMENT, 3.4 * u)

    return piece(size, size, draw)


@lru_cache(maxsize=4)
def boss_sign(size: int) -> Image.Image:
    """A skull with horns, wider than any disc: a Boss."""

    def draw(pen: Pen) -> None:
        u = size / 32
        for mirror in (1, -1):
            horn: list[Point] = [(7, 4), (14, 11), (18, 16), (10, 20), (5, 15), (1, 2)]
            outer: list[Point] = [(7.6, 2.4), (15, 10), (19, 16), (10, 21.6), (3.8, 15.6), (-0.4, 0.4)]
            for edge, colour in ((outer, INK), (horn, LAMP)):
                pen.shape([((16 + mirror * (x - 16)) * u, y * u) for x, y in edge], colour, round_=0.6 * u)
        pen.disc(16 * u, 15.6 * u, 9.6 * u, INK)
        pen.box(9.6 * u, 19 * u, 12.8 * u, 12 * u, 3 * u, INK)
        pen.disc(16 * u, 15.6 * u, 8.3 * u, _HORN)
        pen.box(11 * u, 19 * u, 10 * u, 10.6 * u, 2 * u, _HORN)
        for x in (12.6, 19.4):
            pen.disc(x * u, 16 * u, 2.5 * u, _BOSS)
        pen.shape([(16 * u, 18.4 * u), (17.8 * u, 22 * u), (14.2 * u, 22 * u)], INK)
        for x in (13.4, 16, 18.6):
            pen.box((x - 0.5) * u, 24.4 * u, 1 * u, 5 * u, 0.3 * u, INK)

    return piece(size, size, draw)
