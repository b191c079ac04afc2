"""The signs that illustrate the guide to Drinko."""

from typing import Final

from PIL import Image

from bot.games.drinko.look.pictures.cards import back, face
from bot.ui.pictures.canvas import EMBER, INK, LAMP, PARCHMENT, ink, piece
from bot.ui.pictures.signs import crown, draw_megaphone, engine, mug
from bot.ui.words import Words

_SIZE: Final = 128
_CARD: Final = 144
"""A width at which there are drawings of the Specials."""


def guide_sign(words: Words, name: str) -> Image.Image:
    """A sign by its name in the guide: ``train``, ``mug``, ``crown``, ``call``, ``back``, or a card's code.

    Raises ValueError for an unknown name.
    """
    match name:
        case "train":
            return engine(_SIZE, EMBER, INK, PARCHMENT)
        case "mug":
            return mug(_SIZE, ink("#B5722A"), ink("#FFF6DF"))
        case "crown":
            return crown(_SIZE, LAMP)
        case "call":
            return piece(_SIZE, _SIZE, lambda pen: draw_megaphone(pen, 0, 0, _SIZE, LAMP))
        case "back":
            return back(_CARD)
        case _:
            return face(words, name, _CARD)
