"""The codes of tables, nights and decks."""

from __future__ import annotations

from collections.abc import Iterable

LETTERS = "ABCDEFGHJKLMNPQRTUVWXY346789"
"""The characters of codes: no two of them look or sound alike."""


def new_codes(entropy: str, lengths: Iterable[int]) -> list[str]:
    """Codes of these lengths, in letters, made of 256 bits in hex; the same bits give the same codes."""
    number, made = int(entropy, 16), list[str]()
    for length in lengths:
        code = ""
        for _ in range(length):
            number, letter = divmod(number, len(LETTERS))
            code += LETTERS[letter]
        made.append(code)
    return made
