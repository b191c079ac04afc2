"""Puts the letters of names into the order and shapes in which they are read.

Pillow's plain layout neither reverses right-to-left text nor joins Arabic letters, and its other layout
needs a library that may be missing where the bot runs. So, whether or not it is there, a name is made *visual*
here: a string to be drawn letter by letter from left to right. It follows the Unicode bidirectional algorithm
(UAX 9) without explicit embeddings, and joins with Unicode's presentation forms.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from bot.languages.accents import CLOSE, OPEN
from bot.ui.pictures.lettering_emoji import is_sequence, joined

JOINERS: Final = "\u200c\u200d"
"""Invisible letters that say whether the letters beside them join; they belong to the spelling in Indic scripts."""
_INDIC: Final = range(0x0900, 0x0E00)
_MIRRORED = dict(zip("()[]{}<>«»‹›", ")(][}{><»«›‹", strict=True))
_MARKS_KEPT = range(0x0900, 0x1000)
"""Combining marks that belong to the spelling (Indic scripts, Thai, Lao); in other scripts they are left out."""
_LAM = "\u0644"
_ALEFS = ("\u0622", "\u0623", "\u0625", "\u0627")
_STRETCH = "\u0640"
_SKIN_TONES = range(0x1F3FB, 0x1F400)


@lru_cache(maxsize=1)
def _forms() -> dict[tuple[str, str], str]:
    """(kind, letters) -> presentation form; kinds: isolated, initial, medial, final."""
    forms: dict[tuple[str, str], str] = {}
    for point in (*range(0xFB50, 0xFE00), *range(0xFE70, 0xFEFD)):
        kind, *letters = unicodedata.decomposition(chr(point)).split() or [""]
        if kind.startswith("<"):
            forms.setdefault((kind.strip("<>"), "".join(chr(int(letter, 16)) for letter in letters)), chr(point))
    return forms


_UNDRAWN = frozenset((OPEN, CLOSE))
"""The brackets of the pseudo-language: it has its accents in pictures, and no font has these."""
_PLAIN: Final = re.compile("[ -~¡-¬®-ʯ\u2010-\u2027]*")
"""Latin letters, figures and signs: they are drawn as they are written, from left to right. Nearly all texts are so."""


def _clean(text: str) -> str:
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        point = ord(letter)
        if is_sequence(letter):
            kept.append(letter)
            continue
        if letter in JOINERS and kept and ord(kept[-1][-1]) in _INDIC:
            kept.append(letter)
            continue
        if category in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"} or point in _SKIN_TONES or letter in _UNDRAWN:
            continue
        if category.startswith("M") and point not in _MARKS_KEPT:
            continue
        kept.append(" " if category == "Zs" else letter)
    return " ".join("".join(kept).split())


def _join(text: str) -> str:
    """Each Arabic letter in the form that its neighbours require; lam and alef become one letter."""
    forms = _forms()
    out: list[str] = []
    joined = False  # whether the letter before joins to this one
    at = 0
    while at < len(text):
        letter = text[at]
        if letter == _LAM and text[at + 1 : at + 2] in _ALEFS:
            letter = text[at : at + 2]
        after = text[at + len(letter) : at + len(letter) + 1]
        reaches = ("initial", letter) in forms and (("final", after) in forms or after == _STRETCH)
        kind = {
            (False, False): "isolated",
            (False, True): "initial",
            (True, False): "final",
            (True, True): "medial",
        }[joined and ("final", letter) in forms, reaches]
        out.append(forms.get((kind, letter), letter))
        joined = reaches or letter == _STRETCH
        at += len(letter)
    return "".join(out)


def _weak(kinds: list[str], base: str) -> list[str]:
    """Rules W2 to W7: numbers, and the signs that belong to them."""
    strong = base
    for at, kind in enumerate(kinds):
        if kind in {"L", "R", "AL"}:
            strong = kind
        elif kind == "EN" and strong == "AL":
            kinds[at] = "AN"
    kinds = ["R" if kind == "AL" else kind for kind in kinds]
    for at in range(1, len(kinds) - 1):
        before, kind, after = kinds[at - 1 : at + 2]
        if before == after and ((kind in {"ES", "CS"} and before == "EN") or (kind == "CS" and before == "AN")):
            kinds[at] = before
    for way in (range(len(kinds)), reversed(range(len(kinds)))):
        near = ""
        for at in way:
            if kinds[at] == "ET" and near == "EN":
                kinds[at] = "EN"
            near = kinds[at]
    strong = base
    for at, kind in enumerate(kinds):
        if kind in {"L", "R"}:
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[at] = "L"
    return kinds


def _brackets(text: str, kinds: list[str], base: str) -> list[str]:
    """Rule N0: both brackets of a pair take the direction of the text between them."""
    sides = ["R" if kind in {"EN", "AN"} else kind for kind in kinds]
    open_: list[int] = []
    pairs: list[tuple[int, int]] = []
    for at, letter in enumerate(text):
        if sides[at] == "ON" and letter in "([{":
            open_.append(at)
        elif sides[at] == "ON" and letter in ")]}":
            start = next((start for start in reversed(open_) if _MIRRORED[text[start]] == letter), None)
            if start is not None:
                pairs.append((start, at))
                del open_[open_.index(start) :]
    for start, end in sorted(pairs):
        held = {side for side in sides[start + 1 : end] if side in {"L", "R"}}
        if held:
            before = next((side for side in reversed(sides[:start]) if side in {"L", "R"}), base)
            side = base if base in held else before
            for at in (start, end):
                sides[at] = kinds[at] = side
    return kinds


def _resolve(text: str, kinds: list[str], base: str) -> list[str]:
    """The weak and neutral rules of UAX 9: each letter ends up L, R or a number (EN, AN)."""
    kinds = _brackets(text, _weak(kinds, base), base)
    at = 0
    while at < len(kinds):
        end = at
        while end < len(kinds) and kinds[end] not in {"L", "R", "EN", "AN"}:
            end += 1
        if end > at:
            left = base if at == 0 else ("L" if kinds[at - 1] == "L" else "R")
            right = base if end == len(kinds) else ("L" if kinds[end] == "L" else "R")
            kinds[at:end] = [left if left == right else base] * (end - at)
        at = max(end, at + 1)
    return kinds


def right_to_left(text: str) -> bool:
    """Whether the first letter that has a direction is read from right to left."""
    for letter in text:
        kind = unicodedata.bidirectional(letter)
        if kind in {"L", "R", "AL"}:
            return kind != "L"
    return False


@lru_cache(maxsize=4096)
def readable(text: str) -> str:
    """The name without characters that cannot be drawn (controls, invisible ones, stray accents) and double spaces."""
    return " ".join(text.split()) if _PLAIN.fullmatch(text) else _clean(joined(text))


@lru_cache(maxsize=4096)
def visual(text: str, *, sentence: bool = False) -> str:
    """`text` as a string to be drawn from left to right. Clean it with `readable` first.

    `sentence`: it is one of ours, which is read from left to right even if a name at its beginning is not.
    """
    if _PLAIN.fullmatch(text):
        return text
    text = _join(text)
    kinds = ["ON" if is_sequence(letter) else unicodedata.bidirectional(letter) or "L" for letter in text]
    if not any(kind in {"R", "AL", "AN"} for kind in kinds):
        return text
    base = "R" if right_to_left(text) and not sentence else "L"
    odd = base == "R"
    levels = [(1 if kind == "R" else 2 if odd or kind in {"EN", "AN"} else 0) for kind in _resolve(text, kinds, base)]
    letters = [
        _MIRRORED.get(letter, letter) if level % 2 else letter for letter, level in zip(text, levels, strict=True)
    ]
    order = list(range(len(letters)))
    for level in range(max(levels), 0, -1):
        at = 0
        while at < len(order):
            end = at
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[at:end] = reversed(order[at:end])
            at = max(end, at + 1)
    return "".join(letters[place] for place in order)
