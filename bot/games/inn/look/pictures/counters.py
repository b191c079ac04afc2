"""The signs of counters, of cards in front of a player, of an away player and of the decks of Events."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.inn.look.pictures.signs import HEART, KINDS, dim_colour, draw_sign
from bot.ui.pictures.art import drawing, drawings
from bot.ui.pictures.canvas import EDGE, INK, LAMP, MUTED, PARCHMENT, Ink, Pen, blend, ink, piece
from bot.ui.pictures.lettering import width

FACE_WIDE: Final = 50
FACE_HIGH: Final = 60
DRAWN: Final = 46
"""The size at which the signs of counters are drawn."""
_STEEL: Final = ink("#9FB4C7")


@lru_cache(maxsize=64)
def counter_sign(counter: str, title: str, size: int) -> Image.Image:
    """The sign of a counter, by its id; one that has no drawing is a token with the first letter of its title."""
    name = f"counters/{counter}"
    return drawing(name, size) if name in drawings() else _token(title, size)


def back_sign(side: str, title: str, size: int) -> Image.Image:
    """The back of a side deck, by its id; one that has no drawing is a token with the first letter of its title."""
    name = f"backs/{side}"
    return drawing(name, size) if name in drawings() else _token(title, size)


def _token(title: str, size: int) -> Image.Image:
    def token(pen: Pen) -> None:
        u = size / 24
        pen.disc(12 * u, 12 * u, 11 * u, PARCHMENT)
        pen.disc(12 * u, 12 * u, 9.4 * u, ink("#33586E"))
        pen.write((12 * u, 12 * u + 13), title[:1].upper() or "?", 36, PARCHMENT)

    return piece(size, size, token)


@lru_cache(maxsize=64)
def cost_sign(what: str, title: str, number: int, size: int, on: Ink) -> Image.Image:
    """What a card costs, `size` pixels high: the number on a coin for Gold, on a card for cards, on a red disc for
    Fortitude; beside its sign, in the ink `on`, for a counter."""
    letters = max(36, round(size * 0.78))

    def draw(pen: Pen) -> None:
        half = size / 2
        if what == "cards":
            pen.box(size * 0.14, 0, size * 0.72, size, size * 0.12, INK)
            pen.box(size * 0.14 + 2, 2, size * 0.72 - 4, size - 4, size * 0.1, PARCHMENT)
        else:
            pen.disc(half, half, half, INK)
            pen.disc(half, half, half - 2, HEART if what == "fortitude" else LAMP)
        pen.write((half, half + letters * 0.35), str(number), letters, PARCHMENT if what == "fortitude" else INK)

    if what in ("gold", "cards", "fortitude"):
        return piece(size, size, draw)
    beside = round(width(str(number), letters, "sign")) + 4

    def count(pen: Pen) -> None:
        pen.write((size + beside / 2, size / 2 + letters * 0.35), str(number), letters, on)

    sign = piece(size + beside, size, count).copy()
    if f"counters/{what}" in drawings():
        drawn = counter_sign(what, title, DRAWN).resize((size, size), Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]
    else:
        drawn = _token(title, size)
    sign.alpha_composite(drawn)
    return sign


@lru_cache(maxsize=64)
def small_face(kind: str, used: bool, wages: int, holds: bool) -> Image.Image:
    """A card in front of its player: the sign of its kind, dimmed when it is used, with a Minion's wages or a price on
    a coin; the card of a side deck that holds has a frame."""

    def draw(pen: Pen) -> None:
        colour = blend(dim_colour(kind), INK, 0.35) if used else KINDS[kind].colour
        sign = blend(MUTED, INK, 0.45) if used else KINDS[kind].text
        frame = EDGE if used else LAMP if holds else PARCHMENT
        pen.box(0, 0, FACE_WIDE, FACE_HIGH, 8, frame)
        pen.box(3, 3, FACE_WIDE - 6, FACE_HIGH - 6, 6, colour)
        draw_sign(pen, kind, 8, 6 if wages else 13, 34, sign, colour)
        if wages:
            pen.disc(FACE_WIDE - 19, FACE_HIGH - 19, 19, INK)
            pen.disc(FACE_WIDE - 19, FACE_HIGH - 19, 17, blend(LAMP, INK, 0.4) if used else LAMP)
            pen.write((FACE_WIDE - 19, FACE_HIGH - 6), str(wages), 36, INK)

    return piece(FACE_WIDE, FACE_HIGH, draw)


@lru_cache(maxsize=4)
def door(size: int) -> Image.Image:
    """An open door on a disc: this player is away."""

    def draw(pen: Pen) -> None:
        u = size / 24
        pen.disc(12 * u, 12 * u, 12 * u, INK)
        pen.disc(12 * u, 12 * u, 10.8 * u, PARCHMENT)
        pen.box(7 * u, 5 * u, 10 * u, 14 * u, 0.6 * u, INK)
        pen.shape([(7.8 * u, 5.4 * u), (13.6 * u, 7.4 * u), (13.6 * u, 20.6 * u), (7.8 * u, 18.6 * u)], ink("#8A4522"))
        pen.disc(12.2 * u, 13.6 * u, 0.9 * u, LAMP)

    return piece(size, size, draw)


def _ship(pen: Pen, u: float) -> None:
    pen.path([(12 * u, 2.4 * u), (12 * u, 15 * u)], EDGE, 1.6 * u)
    pen.shape([(13.4 * u, 3 * u), (20.4 * u, 13 * u), (13.4 * u, 13 * u)], PARCHMENT)
    pen.shape([(10.6 * u, 5 * u), (10.6 * u, 13 * u), (5 * u, 13 * u)], PARCHMENT)
    pen.shape(
        [(2.4 * u, 15 * u), (21.6 * u, 15 * u), (18 * u, 20.4 * u), (6 * u, 20.4 * u)], ink("#B5722A"), round_=0.5 * u
    )
    for x in (5, 12, 19):
        pen.arc(x * u, 20.4 * u, 3.4 * u, 20, 160, _STEEL, 1.6 * u)


def _gate(pen: Pen, u: float) -> None:
    pen.disc(12 * u, 11 * u, 9.6 * u, _STEEL)
    pen.box(2.4 * u, 11 * u, 19.2 * u, 11 * u, 0.8 * u, _STEEL)
    pen.disc(12 * u, 11.4 * u, 6.4 * u, INK)
    pen.box(5.6 * u, 11.4 * u, 12.8 * u, 10.6 * u, 0.2 * u, INK)
    for x in (8, 12, 16):
        pen.path([(x * u, (6.6 if x == 12 else 8) * u), (x * u, 21.4 * u)], _STEEL, 1.3 * u)
    for y in (12, 17):
        pen.path([(6 * u, y * u), (18 * u, y * u)], _STEEL, 1.3 * u)


def _signpost(pen: Pen, u: float) -> None:
    draw_sign(pen, "event", 0, 0, 24 * u, _STEEL, INK)


_DECKS: Final[dict[str, Callable[[Pen, float], None]]] = {"sea": _ship, "dungeon": _gate}


@lru_cache(maxsize=8)
def encounter_sign(code: str, size: int) -> Image.Image:
    """The sign of a deck of Events, by its code."""
    return piece(size, size, lambda pen: _DECKS.get(code, _signpost)(pen, size / 24))


@lru_cache(maxsize=32)
def progress(number: int, size: int) -> Image.Image:
    """Progress counters on a deck of Events: how many there are, on a token."""

    def draw(pen: Pen) -> None:
        half = size / 2
        pen.disc(half, half, half, INK)
        pen.disc(half, half, half - 2, LAMP)
        pen.disc(half, half, half - 6, PARCHMENT)
        pen.write((half, half + size * 0.24), str(number), round(size * 0.68), INK)

    return piece(size, size, draw)
