"""The picture of the characters that one chooses from: four faces, with a name and two lines each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.games.inn.look.pictures.cards import wrapped
from bot.games.inn.look.pictures.faces import faded_portrait, portrait
from bot.ui.pictures.canvas import EDGE, GROUND, LAMP, MUTED, PARCHMENT, WIDTH, WOOD, Canvas, blend, piece

FACE: Final = 192
NAME: Final = 56
TEXT: Final = 44
_GAP: Final = 12
_HIGH: Final = FACE + 24
_LEFT: Final = 24 + FACE + 28
"""From the left edge of a row to its text."""
_WIDE: Final = WIDTH - 2 * _GAP
_ROOM: Final = _WIDE - _LEFT - 28


class Candidate(NamedTuple):
    """A character that somebody may choose."""

    code: str
    name: str
    about: str
    note: str
    """What stands against choosing it, or is special about it; a word or two."""
    free: bool
    mine: bool
    """Whether it is the one that has been chosen."""


def draw_candidates(shown: Sequence[Candidate]) -> bytes:
    """Their faces, names and lines, one below the other, as PNG."""
    canvas = Canvas(_GAP + len(shown) * (_HIGH + _GAP))
    for at, candidate in enumerate(shown):
        _draw_row(canvas, candidate, _GAP + at * (_HIGH + _GAP))
    return canvas.png()


def two_lines(about: str) -> tuple[str, ...]:
    """What a character is, in two lines at most: as many whole sentences as fit, but at least words of the first."""
    sentences = about.replace(". ", ".\n").split("\n")
    while len(sentences) > 1 and len(wrapped(" ".join(sentences), TEXT, _ROOM)) > 2:
        sentences.pop()
    lines = wrapped(" ".join(sentences), TEXT, _ROOM)
    if len(lines) <= 2:
        return lines
    words = lines[1].split()
    while len(words) > 1 and len(wrapped(" ".join(words) + "…", TEXT, _ROOM)) > 1:
        words.pop()
    return lines[0], " ".join(words).rstrip(",;:") + "…"


def _draw_row(canvas: Canvas, candidate: Candidate, y: int) -> None:
    canvas.lay(_board(free=candidate.free, mine=candidate.mine), _GAP, y)
    drawn = portrait if candidate.free else faded_portrait
    canvas.lay(drawn(candidate.code, candidate.name, FACE), _GAP + 24, y + 12)
    left = _GAP + _LEFT
    ink = LAMP if candidate.free else MUTED
    beside = canvas.write((left, y + 64), candidate.name, NAME, ink, face="name", room=_ROOM, least=40)
    if candidate.note:
        room = _ROOM - beside - 24
        canvas.write((left + _ROOM, y + 64), candidate.note, 40, MUTED, align="right", room=max(room, 120), least=36)
    for at, line in enumerate(two_lines(candidate.about)):
        canvas.write((left, y + 128 + at * 52), line, TEXT, PARCHMENT if candidate.free else MUTED)


@lru_cache(maxsize=4)
def _board(*, free: bool, mine: bool) -> Image.Image:
    ground = WOOD if free else blend(WOOD, GROUND, 0.6)
    edge, thick = (LAMP, 8) if mine else (EDGE, 3)
    return piece(_WIDE, _HIGH, lambda pen: pen.box(2, 2, _WIDE - 4, _HIGH - 4, 28, ground, line=edge, thick=thick))
