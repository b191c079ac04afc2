"""``emoji``: makes the small colour font of data/fonts from Noto Color Emoji."""

from __future__ import annotations

import argparse
import io
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.commands.common import Subparsers, WrongUse
from bot.games.kit import Kits

if TYPE_CHECKING:
    from PIL import Image

SOURCE = Path("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
"""Where Debian's package fonts-noto-color-emoji puts it."""
HIGH = 56
"""Pixels. An emoji in a picture is hardly ever larger."""
COLOURS = 64
SKIN_TONES = range(0x1F3FB, 0x1F400)
STAYS_TEXT = 0x10000
"""Signs below, such as a heart or a cloud, have colours only where the writer asks for them, by `COLOURED`."""
COLOURED = 0xFE0F
ALWAYS_COLOURED = frozenset(
    map(
        ord,
        "⌚⌛⏩⏪⏫⏬⏰⏳◽◾☔☕♈♉♊♋♌♍♎♏♐♑♒♓♿⚓⚡⚪⚫⚽⚾⛄⛅⛎⛔⛪⛲⛳⛵⛺⛽✅✊✋✨❌❎❓❔❕❗➕➖➗➰➿⬛⬜⭐⭕",
    )
)
"""The signs below it that have colours all the same (Unicode's Emoji_Presentation)."""


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "emoji",
        help="make the font of emoji",
        description="Makes data/fonts/NotoColorEmoji-subset.ttf and the list of its sequences from Noto Color Emoji: "
        "smaller, and without skin tones. Worth doing for a new edition of that font; `make emoji` installs what it "
        "needs.",
    )
    parser.add_argument(
        "--source", type=Path, default=SOURCE, help=f"Noto Color Emoji with bitmaps (default: {SOURCE})"
    )


def run(args: argparse.Namespace) -> int:
    """Make both files, and say how large the font is."""
    from bot.ui.pictures.lettering_emoji import FONT, SEQUENCES

    try:
        tt_font: Any = import_module("fontTools.ttLib").TTFont
        subset: Any = import_module("fontTools.subset")
    except ModuleNotFoundError as error:
        raise WrongUse("This needs fontTools, which `make emoji` installs.") from error
    if not args.source.is_file():
        raise WrongUse(f"There is no {args.source}; on Debian: apt install fonts-noto-color-emoji.")
    font = tt_font(args.source, recalcTimestamp=False)
    by_code, sequences = _chosen(font)
    _reduce(subset, font, {*by_code.values(), *sequences.values()})
    _map(font, by_code | {code: sequences[sequence] for code, sequence in _private(sequences).items()})
    _scale(font)
    font.save(FONT)
    SEQUENCES.write_text(
        "".join(f"{' '.join(f'{code:X}' for code in sequence)}\n" for sequence in sorted(sequences)), "ascii"
    )
    print(f"{len(by_code)} emoji and {len(sequences)} sequences, {FONT.stat().st_size:,} bytes.")
    return 0


def _private(sequences: dict[tuple[int, ...], str]) -> dict[int, tuple[int, ...]]:
    from bot.ui.pictures.lettering_emoji import FIRST_PRIVATE

    return {FIRST_PRIVATE + at: sequence for at, sequence in enumerate(sorted(sequences))}


def _chosen(font: Any) -> tuple[dict[int, str], dict[tuple[int, ...], str]]:
    """The glyphs by code point, and those by sequence of code points, without variation selectors."""
    glyphs: dict[int, str] = font.getBestCmap()
    drawn = set(font["CBDT"].strikeData[0])
    code_of = {glyph: code for code, glyph in sorted(glyphs.items(), reverse=True)}
    sequences: dict[tuple[int, ...], str] = {}
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            for first, ligatures in getattr(table, "ligatures", {}).items():
                for ligature in ligatures:
                    codes = tuple(code_of[glyph] for glyph in (first, *ligature.Component))
                    if ligature.LigGlyph in drawn and not set(codes) & set(SKIN_TONES):
                        sequences[codes] = ligature.LigGlyph
    by_code: dict[int, str] = {}
    for code, glyph in glyphs.items():
        if glyph not in drawn or code in SKIN_TONES:
            continue
        if code >= STAYS_TEXT or code in ALWAYS_COLOURED:
            by_code[code] = glyph
        elif code > 0xFF or chr(code) in "©®":
            sequences[code, COLOURED] = glyph
    return by_code, sequences


def _reduce(subset: Any, font: Any, glyphs: set[str]) -> None:
    options = subset.Options(layout_features=[], drop_tables=["GSUB", "vhea", "vmtx"], notdef_glyph=True,
                             glyph_names=False, recalc_timestamp=False)  # fmt: skip
    subsetter = subset.Subsetter(options)
    subsetter.populate(glyphs=sorted(glyphs))
    subsetter.subset(font)


def _map(font: Any, glyphs: dict[int, str]) -> None:
    """Let the font have these code points and no others."""
    table: Any = import_module("fontTools.ttLib.tables._c_m_a_p").CmapSubtable.newSubtable(12)
    table.platformID, table.platEncID, table.language, table.cmap = 3, 10, 0, glyphs
    font["cmap"].tables = [table]


def _scale(font: Any) -> None:
    """Make the bitmaps `HIGH` pixels high, with a palette each."""
    from PIL import Image

    size = font["CBLC"].strikes[0].bitmapSizeTable
    bitmaps = font["CBDT"].strikeData[0]
    share = HIGH / max(bitmap.metrics.height for bitmap in bitmaps.values())
    size.ppemX = size.ppemY = round(size.ppemX * share)
    for line in (size.hori, size.vert):
        for what in ("ascender", "descender", "widthMax"):
            setattr(line, what, round(getattr(line, what) * share))
    for bitmap in bitmaps.values():
        with Image.open(io.BytesIO(bitmap.imageData)) as image:
            bitmap.imageData, (bitmap.metrics.width, bitmap.metrics.height) = _small(image.convert("RGBA"), share)
        for what in ("BearingX", "BearingY", "Advance"):
            setattr(bitmap.metrics, what, round(getattr(bitmap.metrics, what) * share))


def _small(image: Image.Image, share: float) -> tuple[bytes, tuple[int, int]]:
    from PIL import Image

    size = round(image.width * share), round(image.height * share)
    small: Image.Image = image.resize(size, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]
    out = io.BytesIO()
    few = small.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(out, "PNG", optimize=True)
    return out.getvalue(), size
