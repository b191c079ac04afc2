"""Small signs: mug, engine, hourglass, crown, megaphone, hat, chevron. Each fits a square of the given size."""

from functools import lru_cache

from PIL import Image

from bot.ui.pictures.canvas import ALARM, INK, LAMP, PARCHMENT, Ink, Pen, Point, piece


def draw_mug(pen: Pen, x: float, y: float, size: float, body: Ink, foam: Ink | None) -> None:
    """A mug in a square at (x, y); without foam it is empty."""
    u = size / 24
    pen.arc(x + 16.5 * u, y + 14 * u, 4.6 * u, -90, 90, body, 2.6 * u)
    pen.box(x + 3 * u, y + 6 * u, 14 * u, 17 * u, 2.6 * u, body)
    if foam is None:
        return
    for cx, cy, r in ((5, 6, 3.4), (10, 4.6, 4), (15, 6, 3.4)):
        pen.disc(x + cx * u, y + cy * u, r * u, foam)
    pen.box(x + 2 * u, y + 5.6 * u, 16 * u, 3.6 * u, 1.8 * u, foam)


@lru_cache(maxsize=64)
def mug(size: int, body: Ink, foam: Ink) -> Image.Image:
    """A mug with foam."""
    return piece(size, size, lambda pen: draw_mug(pen, 0, 0, size, body, foam))


@lru_cache(maxsize=16)
def engine(size: int, body: Ink, dark: Ink, steam: Ink) -> Image.Image:
    """A steam engine running to the left."""

    def draw(pen: Pen) -> None:
        u = size / 48
        for cx, cy, r in ((9, 8, 3.2), (15, 5, 4), (22, 3.8, 3.2)):
            pen.disc(cx * u, cy * u, r * u, steam)
        pen.shape([(7 * u, 14 * u), (15 * u, 14 * u), (13 * u, 20 * u), (13 * u, 24 * u), (9 * u, 24 * u),
                   (9 * u, 20 * u)], body)  # fmt: skip
        pen.box(5 * u, 22 * u, 30 * u, 13 * u, 5 * u, body)
        pen.box(29 * u, 12 * u, 15 * u, 23 * u, 2 * u, body)
        pen.box(27 * u, 10 * u, 19 * u, 4 * u, 2 * u, body)
        pen.box(33 * u, 17 * u, 7 * u, 7 * u, 1.5 * u, dark)
        pen.disc(21 * u, 22 * u, 3 * u, body)
        pen.shape([(0, 40 * u), (6 * u, 33 * u), (10 * u, 33 * u), (10 * u, 40 * u)], body)
        for cx, r in ((13, 5), (24, 5), (38, 6.5)):
            pen.disc(cx * u, (45 - r) * u, r * u, dark)
            pen.disc(cx * u, (45 - r) * u, (r - 1.4) * u, body)
            pen.disc(cx * u, (45 - r) * u, r * 0.32 * u, dark)

    return piece(size, size, draw)


@lru_cache(maxsize=8)
def hourglass(size: int) -> Image.Image:
    """An hourglass on a disc: this seat is asked."""

    def draw(pen: Pen) -> None:
        u = size / 24
        pen.disc(12 * u, 12 * u, 12 * u, INK)
        pen.disc(12 * u, 12 * u, 10.8 * u, PARCHMENT)
        for y in (4.6, 17.6):
            pen.box(6.6 * u, y * u, 10.8 * u, 1.9 * u, 0.9 * u, INK)
        glass: list[Point] = [(7.8, 6.2), (16.2, 6.2), (16.2, 7.4), (12.6, 12), (16.2, 16.6), (16.2, 17.8), (7.8, 17.8),
                              (7.8, 16.6), (11.4, 12), (7.8, 7.4)]  # fmt: skip
        pen.shape([(x * u, y * u) for x, y in glass], INK)
        pen.shape([(9.2 * u, 7.8 * u), (14.8 * u, 7.8 * u), (12 * u, 11.2 * u)], LAMP)
        pen.shape([(12 * u, 13.4 * u), (14.6 * u, 17 * u), (9.4 * u, 17 * u)], LAMP)

    return piece(size, size, draw)


@lru_cache(maxsize=4)
def passing(size: int) -> Image.Image:
    """Two arrows on a disc: this seat has standing orders."""

    def draw(pen: Pen) -> None:
        u = size / 24
        pen.disc(12 * u, 12 * u, 12 * u, INK)
        pen.disc(12 * u, 12 * u, 10.8 * u, PARCHMENT)
        for left in (5.4, 12):
            pen.shape([(left * u, 6.6 * u), ((left + 7) * u, 12 * u), (left * u, 17.4 * u)], INK)

    return piece(size, size, draw)


@lru_cache(maxsize=8)
def crown(size: int, fill: Ink) -> Image.Image:
    """A crown."""

    def draw(pen: Pen) -> None:
        u = size / 24
        tips: list[Point] = [(2, 7), (7.4, 12), (12, 3.6), (16.6, 12), (22, 7), (20, 18), (4, 18)]
        pen.shape([(x * u, y * u) for x, y in tips], fill, round_=0.5 * u)
        pen.box(4 * u, 19 * u, 16 * u, 2.8 * u, 1.2 * u, fill)
        for x, y in ((2, 6.4), (12, 3.4), (22, 6.4)):
            pen.disc(x * u, y * u, 1.8 * u, fill)
        for x in (8, 12, 16):
            pen.disc(x * u, 15.6 * u, 1 * u, ALARM)

    return piece(size, size, draw)


def draw_megaphone(pen: Pen, x: float, y: float, size: float, fill: Ink) -> None:
    """A megaphone in a square at (x, y)."""
    u = size / 24
    pen.shape([(x + a * u, y + b * u) for a, b in ((3, 10), (7, 9), (16, 4), (16, 20), (7, 15), (3, 14))], fill,
              round_=0.8 * u)  # fmt: skip
    pen.path([(x + 7 * u, y + 15 * u), (x + 9 * u, y + 20.5 * u)], fill, 3 * u)
    for end in (0, 1):
        pen.arc(x + 16 * u, y + 12 * u, (4 + 3.4 * end) * u, -48, 48, fill, 1.8 * u)


@lru_cache(maxsize=8)
def hat(size: int, fill: Ink, band: Ink) -> Image.Image:
    """The hat of a patron."""

    def draw(pen: Pen) -> None:
        u = size / 24
        pen.shape([(u * 7, u * 5), (u * 12, u * 6.6), (u * 17, u * 5), (u * 18, u * 15), (u * 6, u * 15)], fill,
                  round_=1.4 * u)  # fmt: skip
        pen.shape([(u * 6.2, u * 12.4), (u * 17.8, u * 12.4), (u * 18.2, u * 15.6), (u * 5.8, u * 15.6)], band)
        pen.box(u * 0.6, u * 15.2, u * 22.8, u * 4.4, u * 2.2, fill)

    return piece(size, size, draw)


@lru_cache(maxsize=16)
def chevrons(size: int, fill: Ink) -> Image.Image:
    """Two arrow heads pointing right."""

    def draw(pen: Pen) -> None:
        u = size / 24
        for x in (4.5, 12.5):
            pen.path([(x * u, 5 * u), ((x + 7) * u, 12 * u), (x * u, 19 * u)], fill, 3.6 * u)

    return piece(size, size, draw)


@lru_cache(maxsize=32)
def medal(size: int, place: int) -> Image.Image:
    """A disc with a place: gold, silver, bronze, then wood."""
    metal: dict[int, Ink] = {1: LAMP, 2: (214, 214, 220), 3: (222, 158, 104)}

    def draw(pen: Pen) -> None:
        half = size / 2
        pen.disc(half, half, half, INK)
        pen.disc(half, half, half - 4, metal.get(place, PARCHMENT))
        pen.write((half, half + size * 0.23), str(place), round(size * 0.7), INK)

    return piece(size, size, draw)


@lru_cache(maxsize=2)
def scales(size: int) -> Image.Image:
    """A pair of scales: what has been decided."""

    def draw(pen: Pen) -> None:
        u = size / 24
        pen.box(11 * u, 3 * u, 2 * u, 17 * u, 1 * u, LAMP)
        pen.box(6 * u, 19.4 * u, 12 * u, 2.6 * u, 1.3 * u, LAMP)
        pen.box(3 * u, 4.6 * u, 18 * u, 2 * u, 1 * u, LAMP)
        for x in (4.6, 19.4):
            pen.path([((x - 3.6) * u, 14 * u), (x * u, 6 * u), ((x + 3.6) * u, 14 * u)], PARCHMENT, 0.9 * u)
            pen.shape([((x - 4.2) * u, 14 * u), ((x + 4.2) * u, 14 * u), ((x + 2.2) * u, 17 * u),
                       ((x - 2.2) * u, 17 * u)], PARCHMENT)  # fmt: skip

    return piece(size, size, draw)
