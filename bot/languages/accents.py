"""The pseudo-language as texts: letters bear accents, each text is longer by a third and stands in ⟦ ⟧."""

from __future__ import annotations

import re

OPEN, CLOSE = "⟦", "⟧"
LONGER = 0.35
"""By how much of its letters a message grows."""
PAD = "ó"

_ACCENTS = str.maketrans("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ")
_KEPT = re.compile(r"`[^`]*`|(?<!\w)/[a-z]+(?: [a-z-]+)?|<[^>]*>|\{[^}]*\}|https?://\S+|:[a-z_]+:")
"""What is typed or linked, and no text: commands, code, mentions, gaps of our own, addresses, emoji."""
MARKS = re.compile(r"(?:#{1,3} |-# |[-*] |\d+\. |> )*")
"""Markup at the beginning of a line."""


def disguised(text: str) -> str:
    """A text in the pseudo-language; markup at its beginning stays there."""
    if not any(map(str.isalpha, text)):
        return text
    marks = MARKS.match(text)
    at = marks.end() if marks else 0
    return f"{text[:at]}{OPEN}{accented(text[at:])}{padding(sum(map(str.isalpha, text)))}{CLOSE}"


def padding(letters: int) -> str:
    """What makes a text of so many letters longer."""
    return "".join(PAD if at % 6 else " " for at in range(round(letters * LONGER)))


def accented(text: str) -> str:
    """A text with accents, but for what is typed or linked."""
    told, at = "", 0
    for kept in _KEPT.finditer(text):
        told += text[at : kept.start()].translate(_ACCENTS) + kept.group()
        at = kept.end()
    return told + text[at:].translate(_ACCENTS)
