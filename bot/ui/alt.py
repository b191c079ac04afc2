"""The length of alt texts, in every game."""

from typing import Final

MOST: Final = 1024
"""Discord's limit for a description, in characters."""


def cut(text: str, most: int) -> str:
    """The text, shortened at its end."""
    return text if len(text) <= most else text[: most - 1] + "…"
