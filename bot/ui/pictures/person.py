"""The picture of a person's page: ratings, characters, company, podiums and marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.ui.pictures.canvas import (
    EDGE,
    GROUND,
    LAMP,
    MUTED,
    PARCHMENT,
    PLANK,
    WIDTH,
    WOOD,
    Canvas,
    blend,
    piece,
)
from bot.ui.pictures.lettering import width, wrapped
from bot.ui.pictures.marks import mark_sign
from bot.ui.pictures.medallions import letter_medallion
from bot.ui.pictures.signs import medal

FACE: Final = 192
SMALL_FACE: Final = 100
TEXT: Final = 36
CHARACTERS_MOST: Final = 8
MARKS_MOST: Final = 6
_MARGIN: Final = 32
_GAP: Final = 16
_HEAD: Final = 240
_HEADING: Final = 64
_ROW: Final = 84
_CHARACTER: Final = 116
_SIGN: Final = 128
_MARK: Final = _SIGN + 96
_COLUMNS: Final = (760, 980, WIDTH - _MARGIN - 24)
"""Where the numbers of a ladder end: season, all time, won."""


class LadderRow(NamedTuple):
    """A ladder: its name, and its numbers as text; empty where there is none."""

    name: str
    season: str
    of_all: str
    won: str


class CharacterRow(NamedTuple):
    """A character with its record; `draw` draws its face in a width, without it there is a letter."""

    name: str
    won: str
    draw: Callable[[int], Image.Image] | None


class PodiumLine(NamedTuple):
    """A place at the end of a season, and which one."""

    place: int
    told: str


class PersonPicture(NamedTuple):
    """What the picture shows; texts are as they are shown."""

    name: str
    face: Callable[[int], Image.Image] | None
    podiums: Sequence[PodiumLine]
    columns: tuple[str, str, str]
    """What stands above the numbers of the ladders."""
    ladders: Sequence[LadderRow]
    characters: Sequence[CharacterRow]
    roles: str
    company: str
    """Empty without anybody; so is `roles`."""
    headings: tuple[str, str, str]
    """Of characters, company and marks."""
    marks: Sequence[tuple[str, str]]
    """By code and title."""
    nothing: str
    """What is said where there is no ladder."""


def draw_person(shown: PersonPicture) -> bytes:
    """The page as PNG, 1200 px wide."""
    canvas = Canvas(_high(shown))
    _draw_head(canvas, shown)
    y = _draw_ladders(canvas, shown, _HEAD)
    if shown.characters:
        y = _draw_characters(canvas, shown, y)
    if shown.roles:
        canvas.write((_MARGIN, y + 48), shown.roles, 40, PARCHMENT, room=WIDTH - 2 * _MARGIN, least=TEXT)
        y += 72
    if shown.company:
        y = _heading(canvas, shown.headings[1], y)
        room = WIDTH - 2 * _MARGIN
        canvas.write((_MARGIN, y + 40), shown.company, 44, PARCHMENT, face="name", room=room, least=TEXT)
        y += 64
    if shown.marks:
        _draw_marks(canvas, shown, _heading(canvas, shown.headings[2], y))
    return canvas.png(small=True)


def _high(shown: PersonPicture) -> int:
    """How high the picture is."""
    high = _HEAD + (56 if shown.ladders else 0) + max(1, len(shown.ladders)) * (_ROW + _GAP)
    if shown.characters:
        high += _HEADING + -(-min(CHARACTERS_MOST, len(shown.characters)) // 2) * (_CHARACTER + _GAP)
    high += 72 if shown.roles else 0
    high += _HEADING + 64 if shown.company else 0
    high += _HEADING + _MARK if shown.marks else 0
    return high + _GAP


def _draw_head(canvas: Canvas, shown: PersonPicture) -> None:
    face = shown.face(FACE) if shown.face is not None else letter_medallion(shown.name, (PLANK, PARCHMENT), FACE)
    canvas.lay(face, _MARGIN, 24)
    left, room = _MARGIN + FACE + 32, WIDTH - 2 * _MARGIN - FACE - 32
    middle = 112 if shown.podiums else 148
    canvas.write((left, middle), shown.name, 80, LAMP, face="name", room=room, least=TEXT)
    x = float(left)
    for podium in shown.podiums:
        wide = 64 + width(podium.told, TEXT + 2, "sign") + 32
        if x + wide > WIDTH - _MARGIN:
            break
        canvas.lay(medal(56, podium.place), x, middle + 36)
        canvas.write((x + 68, middle + 78), podium.told, TEXT + 2, PARCHMENT)
        x += wide + 8


def _draw_ladders(canvas: Canvas, shown: PersonPicture, y: int) -> int:
    if not shown.ladders:
        canvas.write((_MARGIN, y + 48), shown.nothing, 44, MUTED, room=WIDTH - 2 * _MARGIN, least=TEXT)
        return y + _ROW + _GAP
    for right, title in zip(_COLUMNS, shown.columns, strict=True):
        canvas.write((right, y + 36), title, TEXT, MUTED, align="right")
    y += 56
    for row in shown.ladders:
        canvas.lay(_board(WIDTH - 2 * _MARGIN, _ROW), _MARGIN, y)
        line = y + _ROW / 2 + 18
        canvas.write((_MARGIN + 24, line), row.name, 42, PARCHMENT, room=_COLUMNS[0] - 130 - _MARGIN - 24, least=TEXT)
        canvas.write((_COLUMNS[0], line), row.season, 52, LAMP, align="right")
        canvas.write((_COLUMNS[1], line), row.of_all, 52, PARCHMENT, align="right")
        canvas.write((_COLUMNS[2], line), row.won, 40, PARCHMENT, align="right")
        y += _ROW + _GAP
    return y


def _heading(canvas: Canvas, text: str, y: int) -> int:
    canvas.write((_MARGIN, y + 46), text, 40, LAMP)
    return y + _HEADING


def _draw_characters(canvas: Canvas, shown: PersonPicture, y: int) -> int:
    y = _heading(canvas, shown.headings[0], y)
    wide = (WIDTH - 2 * _MARGIN - _GAP) // 2
    some = shown.characters[:CHARACTERS_MOST]
    for at, row in enumerate(some):
        x, top = _MARGIN + at % 2 * (wide + _GAP), y + at // 2 * (_CHARACTER + _GAP)
        canvas.lay(_board(wide, _CHARACTER), x, top)
        letter = letter_medallion(row.name, (PLANK, PARCHMENT), SMALL_FACE)
        canvas.lay(row.draw(SMALL_FACE) if row.draw is not None else letter, x + 8, top + 8)
        told = width(row.won, 40, "sign")
        room = wide - SMALL_FACE - 24 - told - 40
        canvas.write((x + SMALL_FACE + 24, top + 72), row.name, 44, PARCHMENT, room=room, least=TEXT)
        canvas.write((x + wide - 24, top + 72), row.won, 40, LAMP, align="right")
    return y + -(-len(some) // 2) * (_CHARACTER + _GAP)


def _draw_marks(canvas: Canvas, shown: PersonPicture, y: int) -> None:
    some = shown.marks[:MARKS_MOST]
    wide = (WIDTH - 2 * _MARGIN) / MARKS_MOST
    for at, (code, title) in enumerate(some):
        middle = _MARGIN + wide * (at + 0.5)
        canvas.lay(mark_sign(code, _SIGN), middle - _SIGN / 2, y)
        for number, line in enumerate(wrapped(title, TEXT, round(wide) - 8, 2)):
            room = wide - 4
            canvas.write(
                (middle, y + _SIGN + 40 + 40 * number), line, TEXT, PARCHMENT, align="middle", room=room, least=TEXT
            )


@lru_cache(maxsize=8)
def _board(wide: int, high: int) -> Image.Image:
    return piece(wide, high, lambda pen: pen.box(0, 0, wide, high, 20, blend(WOOD, GROUND, 0.3), line=EDGE, thick=3))
