"""The faces of the Inn's characters: the drawing of a shipped one, the portrait that a deck of the house brings, else
an emblem with the first letter of its name."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image

from bot.games.inn.look.pictures.portraits import medallion, read_portraits
from bot.games.inn.look.pictures.signs import KINDS
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.own import is_own
from bot.ui.pictures.art import drawing, drawings
from bot.ui.pictures.canvas import ASHES, faded
from bot.ui.pictures.medallions import letter_medallion, one_of
from bot.ui.pictures.palette import lend

_GROUNDS: Final = tuple(
    (KINDS[kind].colour, KINDS[kind].text)
    for kind in ("action", "sometimes", "anytime", "gambling", "cheating", "event")
)
_BROUGHT: Final[dict[str, Image.Image]] = {}
"""The portraits of decks of the house, by the code of their character."""


def add_portraits(folder: Path) -> list[str]:
    """Let the pictures know the portraits of an operator's folder of decks, as long as the process runs.

    Returns what is wrong with those left out: file and reason. Called before the first picture is drawn.
    """
    found, wrong = read_portraits(folder)
    _BROUGHT.update(found)
    lend(list(_BROUGHT.values()))
    portrait.cache_clear()
    faded_portrait.cache_clear()
    return wrong


@lru_cache(maxsize=256)
def portrait(code: str, name: str, size: int) -> Image.Image:
    """The face of a character by its code, `size` pixels wide and high; `name` is for one that has none.

    Raises FileNotFoundError for a size that faces do not have.
    """
    known = the_library().characters.get(code) if is_own(code) else None
    code = known.face if known is not None and known.face else code
    if code in drawings():
        return drawing(code, size)
    if code in _BROUGHT:
        return medallion(_BROUGHT[code], size)
    return letter_medallion(name, one_of(_GROUNDS, code), size)


@lru_cache(maxsize=64)
def faded_portrait(code: str, name: str, size: int) -> Image.Image:
    """The face of a character that is out."""
    return faded(portrait(code, name, size).convert("LA").convert("RGBA"), ASHES, 0.5)
