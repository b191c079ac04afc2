"""The names of Drinko's cards and colours in words."""

from collections.abc import Iterable
from typing import Final

COLOURS: Final[dict[str, str]] = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
SPECIALS: Final[dict[str, str]] = {
    "deflect": "Deflect",
    "split": "Split",
    "target": "Target",
    "suffer": "Suffer",
}
_FACES: Final[dict[str, str]] = {
    **{str(number): str(number) for number in range(10)},
    "skip": "skip",
    "+0": "plus 0",
    "+1": "plus 1",
    "+2": "plus 2",
    "+3": "plus 3",
    "-1": "minus 1",
}

ALL_CARDS: Final[tuple[str, ...]] = (*(colour + face for colour in COLOURS for face in _FACES), *SPECIALS)
"""Every card code there is, the optional ones too."""


def card_name(code: str) -> str:
    """The card in words: "red 5", "blue plus 2", "green skip", "Deflect". Raises ValueError for no card."""
    if code in SPECIALS:
        return SPECIALS[code]
    colour, face = COLOURS.get(code[:1]), _FACES.get(code[1:])
    if colour is None or face is None:
        raise ValueError(f"there is no card {code!r}")
    return f"{colour} {face}"


_ORDER: Final[dict[str, int]] = {code: at for at, code in enumerate(ALL_CARDS)}


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards as a person would hold them: by colour, numbers first, then Skip and drinks; Specials last."""
    return sorted(cards, key=lambda code: _ORDER[code])
