"""Text in pictures. Each letter is taken from the first of the bot's fonts that has it."""

import math
import struct
import unicodedata
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageFont, features

from bot.paths import DATA
from bot.ui.pictures import lettering_emoji
from bot.ui.pictures.bidi import JOINERS, readable, visual

SMALLEST: Final = 35
"""Pixels at 1200 px wide. Anything smaller cannot be read on a phone."""

Face = Literal["name", "sign"]

_FOLDER = DATA / "fonts"
_SYMBOLS = "Symbola-subset.ttf"
_NAME_FONTS = (
    "Inter-Bold.otf",
    "NotoSansHebrew-Bold.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansDevanagari-Bold.ttf",
    "NotoSansArmenian-Bold.ttf",
    "NotoSansGeorgian-Bold.ttf",
    "NotoSansThai-Bold.ttf",
    _SYMBOLS,
    "DroidSansFallback.ttf",
)
_CONDENSED = "YanoneKaffeesatz-Bold.otf"
_SMALL = 44
"""Up to this size in pixels its letters are set wider, by this share of their size."""
_SPREAD = 0.02
_FONTS: dict[Face, tuple[str, ...]] = {
    "name": (lettering_emoji.FILE, *_NAME_FONTS),
    "sign": (lettering_emoji.FILE, _CONDENSED, *_NAME_FONTS),
}
_SHAPED = frozenset({"NotoSansDevanagari-Bold.ttf", "NotoSansThai-Bold.ttf"})
"""The fonts of scripts whose letters change their shapes and places beside each other."""
_FIGURES = frozenset("0123456789+−×")
_FIGURE_FONT = "BebasNeue-Bold.otf"
"""The font for figures of equal height; those of the heading font partly reach below the line."""
_STANDS_IN = "◆"
"""Drawn in place of a run of letters that no font has."""


class TooSmall(ValueError):
    """Text was asked for below `SMALLEST`."""


@dataclass(frozen=True)
class TextRun:
    """A run of letters of one font, which is known by its file."""

    text: str
    file: str
    size: int
    width: float


def _letters_of_table(data: bytes, start: int) -> set[int]:
    kind = struct.unpack_from(">H", data, start)[0]
    letters: set[int] = set()
    if kind == 4:
        double = struct.unpack_from(">H", data, start + 6)[0]
        count = double // 2
        ends = struct.unpack_from(f">{count}H", data, start + 14)
        firsts = struct.unpack_from(f">{count}H", data, start + 16 + double)
        for first, end in zip(firsts, ends, strict=True):
            letters.update(range(first, end + 1))
        letters.discard(0xFFFF)
    elif kind == 12:
        groups = struct.unpack_from(">I", data, start + 12)[0]
        for group in range(groups):
            first, end = struct.unpack_from(">II", data, start + 16 + 12 * group)
            letters.update(range(first, end + 1))
    return letters


@lru_cache(maxsize=32)
def _letters(file: str) -> frozenset[int]:
    """The code points a font file has, from its character map (formats 4 and 12 of OpenType's `cmap`)."""
    data = (_FOLDER / file).read_bytes()
    tables = struct.unpack_from(">H", data, 4)[0]
    for at in range(12, 12 + 16 * tables, 16):
        tag, _, start, _ = struct.unpack_from(">4sIII", data, at)
        if tag == b"cmap":
            maps = struct.unpack_from(">H", data, start + 2)[0]
            starts = {struct.unpack_from(">I", data, start + 8 + 8 * index)[0] for index in range(maps)}
            return frozenset[int]().union(*(_letters_of_table(data, start + offset) for offset in sorted(starts)))
    raise ValueError(f"{file} has no character map")


@cache
def shaping() -> bool:
    """Whether letters can be shaped here: Pillow then has RAQM, which needs the system's libfribidi."""
    return bool(features.check("raqm"))  # pyright: ignore[reportUnknownMemberType]


@lru_cache(maxsize=96)
def font(file: str, size: int) -> ImageFont.FreeTypeFont:
    """A font of `data/fonts` at `size` pixels. Only scripts that need it are shaped, where that is possible; all others
    have the plain layout, which is the same on every machine."""
    shaped = file in _SHAPED and shaping()
    layout = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(_FOLDER / file, size, layout_engine=layout)


@lru_cache(maxsize=4096)
def _font_for(letter: str, face: Face) -> str | None:
    """The first of a face's fonts that has the letter, of which there are few different ones; None if none has it."""
    return next((file for file in _FONTS[face] if ord(letter) in _letters(file)), None)


@lru_cache(maxsize=4096)
def runs(text: str, size: int, face: Face) -> tuple[TextRun, ...]:
    """`text` as it is drawn from left to right, cut where the font changes.

    `size` is in pixels of the finished picture; raises TooSmall under `SMALLEST`.
    """
    if size < SMALLEST:
        raise TooSmall(f"{text!r} at {size} px: nothing under {SMALLEST} px can be read on a phone")
    return _cut(visual(readable(text), sentence=face != "name"), size, face)


def _cut(text: str, size: int, face: Face) -> tuple[TextRun, ...]:
    parts: list[tuple[str, str]] = []
    for letter in text:
        if letter in JOINERS:
            if parts and parts[-1][0] in _SHAPED and shaping():
                parts[-1] = (parts[-1][0], parts[-1][1] + letter)
            continue
        figure = face == "sign" and letter in _FIGURES
        file = _FIGURE_FONT if figure else _font_for(letter, face)
        shown = letter if file else _STANDS_IN
        file = file or _SYMBOLS
        if shown == _STANDS_IN and parts and parts[-1][1].endswith(_STANDS_IN):
            continue
        if parts and parts[-1][0] == file:
            parts[-1] = (file, parts[-1][1] + shown)
        else:
            parts.append((file, shown))
    return tuple(TextRun(letters, file, size, _length(letters, file, size)) for file, letters in parts)


def _length(text: str, file: str, size: int) -> float:
    if file == lettering_emoji.FILE:
        return len(text) * lettering_emoji.wide(size)
    if file in _SHAPED:
        return font(file, size).getlength(text)
    steps = sum(_step(first, second, file, size) for first, second in pairwise(text))
    return steps + _wide(text[-1:], file, size) + len(text) * _apart(file, size)


@lru_cache(maxsize=2048)
def _wide(letter: str, file: str, size: int) -> float:
    return font(file, size).getlength(letter)


@lru_cache(maxsize=8192)
def _step(first: str, second: str, file: str, size: int) -> float:
    """How far behind a letter the next one begins. A plain layout is as long as these steps together: a text is
    measured many times until it is known where its lines break, and the same letters follow each other again and again.
    """
    return font(file, size).getlength(first + second) - _wide(second, file, size)


def _apart(file: str, size: int) -> float:
    """How much further than the font has it letters stand from each other: small ones of the condensed font do."""
    return size * _SPREAD if file == _CONDENSED and size <= _SMALL else 0.0


def width(text: str, size: int, face: Face = "name") -> float:
    """Pixels from the first letter's start to the last one's end."""
    return sum(run.width for run in runs(text, size, face))


@lru_cache(maxsize=2048)
def fit(text: str, size: int, room: int, face: Face = "name", least: int = SMALLEST) -> tuple[str, int]:
    """The text and the size at which it fits into `room` pixels: first reduced down to `least`, then cut with an
    ellipsis."""
    text = readable(text)
    for smaller in range(size, least - 1, -2):
        if width(text, smaller, face) <= room:
            return text, smaller
    cut = text
    while cut and width(cut.rstrip() + "…", least, face) > room:
        cut = _shorter(cut)
    return at_a_word(cut, text) + "…", least


def at_a_word(cut: str, text: str) -> str:
    """The beginning of a text without the part of a word at its end, unless that is most of it."""
    inside = cut[-1:].isalnum() and text[len(cut) : len(cut) + 1].isalnum()
    whole = cut.rpartition(" ")[0] if inside else cut
    return (whole if 2 * len(whole) >= len(cut) else cut).rstrip(" ,;:")


def _shorter(text: str) -> str:
    """The text without its last letter and the marks on it."""
    at = len(text) - 1
    while at > 0 and (unicodedata.category(text[at]).startswith("M") or text[at] in JOINERS):
        at -= 1
    return text[:at]


@lru_cache(maxsize=2048)
def wrapped(text: str, size: int, room: int, most: int = 99) -> tuple[str, ...]:
    """A text in at most `most` lines of at most `room` pixels; one that needs more is cut with an ellipsis."""
    lines: list[str] = []
    words = text.split()
    while words:
        line = words.pop(0)
        while words and width(f"{line} {words[0]}", size, "sign") <= room:
            line = f"{line} {words.pop(0)}"
        lines.append(fit(line, size, room, "sign", size)[0])
        if len(lines) == most and words:
            lines[-1] = fit(f"{line} {words[0]}…", size, room, "sign", size)[0]
            break
    return tuple(lines)


@lru_cache(maxsize=1024)
def _mask(text: str, file: str, size: int, apart: float) -> tuple[Image.Image, tuple[int, int]]:
    """The letters as they cover the ground, and where they lie beside the point on the baseline where they start.
    `apart`: how much further they stand from each other than the font has it."""
    if apart:
        return _spread(text, font(file, size), apart)
    drawn, at = font(file, size).getmask2(text, mode="L", anchor="ls")
    mask = Image.new("L", drawn.size)
    if mask.width and mask.height:
        mask.im.paste(drawn, (0, 0, *mask.size))
    return mask, at


def _spread(text: str, type_: ImageFont.FreeTypeFont, apart: float) -> tuple[Image.Image, tuple[int, int]]:
    """Letters one by one, kerned as the font has it, and each `apart` further from the one before."""
    rise, fall = type_.getmetrics()
    mask = Image.new("L", (math.ceil(type_.getlength(text) + apart * len(text)) + 2 * _EDGE, rise + fall + 2 * _EDGE))
    for at, letter in enumerate(text):
        x = type_.getlength(text[: at + 1]) - type_.getlength(letter) + at * apart
        drawn, (across, down) = type_.getmask2(letter, mode="L", anchor="ls", start=(x % 1, 0))
        if drawn.size[0] and drawn.size[1]:
            left, top = _EDGE + int(x) + across, _EDGE + rise + down
            glyph = Image.new("L", drawn.size)
            glyph.im.paste(drawn, (0, 0, *glyph.size))
            mask.paste(255, (left, top), glyph)
    return mask, (-_EDGE, -_EDGE - rise)


_EDGE = 4
"""Pixels around spread letters, for those that reach beyond their place."""


class Written(NamedTuple):
    """A text as it was drawn."""

    text: str
    size: int
    inside: bool
    """Whether it lies in what it was drawn on."""
    lacking: str
    """The signs of it that no font has."""


@contextmanager
def overheard() -> Generator[list[Written]]:
    """What is drawn within this, in this thread and others; pieces that were drawn before are not drawn again."""
    heard: list[Written] = []
    _HEARERS.append(heard)
    try:
        yield heard
    finally:
        _HEARERS.remove(heard)


_HEARERS: list[list[Written]] = []


def write(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    size: int,
    ink: tuple[int, int, int],
    *,
    face: Face = "name",
    align: Literal["left", "middle", "right"] = "left",
    scale: int = 1,
) -> float:
    """Writes on an image at `at` on the baseline and returns the width; `scale` is how much larger the drawing is than
    the finished picture."""
    length = width(text, size, face)
    x = at[0] - {"left": 0.0, "middle": length / 2, "right": length}[align]
    y = round(at[1] * scale)
    for heard in _HEARERS:
        inside = x >= 0 and (x + length) * scale <= image.width + 1
        heard.append(Written(text, size, inside, _unknown(readable(text), face)))
    for run in runs(text, size, face):
        if run.file == lettering_emoji.FILE:
            _lay_emoji(image, run, x, y, scale)
        else:
            mask, (across, down) = _mask(run.text, run.file, size * scale, _apart(run.file, size) * scale)
            left, top = round(x * scale) + across, y + down
            image.im.paste(ink, (left, top, left + mask.width, top + mask.height), mask.im)
        x += run.width
    return length


def _lay_emoji(image: Image.Image, run: TextRun, x: float, y: int, scale: int) -> None:
    each = run.width / len(run.text)
    for letter in run.text:
        emoji, above = lettering_emoji.image(letter, run.size * scale)
        left = round((x + each / 2) * scale - emoji.width / 2)
        if image.mode == "RGBA":
            image.alpha_composite(emoji, (max(0, left), max(0, y - above)))
        else:
            image.paste(emoji, (left, y - above), emoji)
        x += each


def lacking(text: str) -> str:
    """The letters of a text that no font has."""
    return "".join(filter(str.isalpha, _unknown(text, "sign")))


def _unknown(text: str, face: Face) -> str:
    """The signs of a text that no font has."""
    seen = dict.fromkeys(sign for sign in text if sign not in JOINERS)
    return "".join(sign for sign in seen if _font_for(sign, face) is None)
