"""Emoji in colour. A flag, a family or any other sequence that is one emoji becomes one letter.

Fonts join such sequences by rules that only a shaping library can read, and that may be missing where the bot runs.
So in our font every sequence has a code point of its own from Unicode's private ones (see `python -m workshop emoji`).
"""

from functools import cache, lru_cache
from typing import Final

from PIL import Image, ImageFont

from bot.paths import DATA

FILE: Final = "NotoColorEmoji-subset.ttf"
FONT: Final = DATA / "fonts" / FILE
SEQUENCES: Final = DATA / "fonts" / "emoji-sequences.txt"
FIRST_PRIVATE: Final = 0xF0000
"""The code point of the first sequence in the file; the others follow in its order."""
BITMAPS: Final = 48
"""The only size that the font has, in pixels of the letter M."""
_SHARE: Final = 0.9
"""How large emoji are beside letters, as the font has it 1."""
_COLOURED: Final = "\ufe0f"
_SKIN_TONES: Final = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
_LEFT_OUT: Final = _SKIN_TONES | {_COLOURED}


@cache
def _sequences() -> dict[str, str]:
    lines = SEQUENCES.read_text("ascii").splitlines()
    keys = ("".join(chr(int(code, 16)) for code in line.split()) for line in lines)
    return {key: chr(FIRST_PRIVATE + at) for at, key in enumerate(keys)}


@cache
def _starts() -> frozenset[str]:
    """Everything that a sequence can begin with."""
    return frozenset(key[:end] for key in _sequences() for end in range(1, len(key) + 1))


def joined(text: str) -> str:
    """`text` with one letter for each sequence that is one emoji. Skin tones are left out."""
    if text.isascii():
        return text
    out: list[str] = []
    at = 0
    while at < len(text):
        letter, end = _longest(text, at)
        out.append(letter)
        at = end
    return "".join(out)


def _longest(text: str, at: int) -> tuple[str, int]:
    """The letter for the longest sequence that begins there, and where it ends."""
    found, key, end = (text[at], at + 1), text[at], at + 1
    if (sign := _sequences().get(key + text[end : end + 1])) is not None:
        found = sign, end + 1
    while key in _starts() and end < len(text):
        if text[end] not in _LEFT_OUT:
            key += text[end]
        end += 1
        if key in _sequences():
            found = _sequences()[key], end
    return found


def is_sequence(letter: str) -> bool:
    """Whether it is a letter that `joined` has put in the place of a sequence."""
    return FIRST_PRIVATE <= ord(letter) < FIRST_PRIVATE + len(_sequences())


def wide(size: int) -> float:
    """The width of an emoji beside letters of a size, both in pixels."""
    return _font().getlength("🍺") * size * _SHARE / BITMAPS


@lru_cache(maxsize=256)
def image(letter: str, size: int) -> tuple[Image.Image, int]:
    """An emoji beside letters of a size, in pixels, and how far its top is above the baseline."""
    left, top, right, bottom = _font().getbbox(letter, anchor="ls")
    sheet = Image.new("RGBA", (round(right - left), round(bottom - top)))
    mask, _ = _font().getmask2(letter, mode="RGBA", anchor="ls")
    sheet.im.paste(mask, (0, 0, *mask.size))
    share = size * _SHARE / BITMAPS
    shown = round(sheet.width * share), round(sheet.height * share)
    scaled = sheet.resize(shown, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]
    return scaled, round(-top * share)


@cache
def _font() -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONT, BITMAPS, layout_engine=ImageFont.Layout.BASIC)
