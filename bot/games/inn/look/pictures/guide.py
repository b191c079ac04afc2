"""The signs that illustrate the guide to the Inn and the pages of its characters."""

from functools import partial
from typing import Final

from PIL import Image

from bot.games.inn.look.pictures.faces import portrait
from bot.games.inn.look.pictures.signs import KINDS, badge, coins, draw_heart, drink_back, track
from bot.games.inn.look.pictures.team_signs import boss_sign, flask, tick
from bot.games.inn.look.words import character_name
from bot.ui.pictures.art import drawing
from bot.ui.pictures.canvas import LAMP, ink, piece
from bot.ui.pictures.signs import crown, hourglass, mug

_SIZE: Final = 112
_FACE: Final = 192
_TRACK: Final = 460


def guide_sign(name: str) -> Image.Image:
    """A sign by its name in the guide: ``heart``, ``mug``, ``coins``, ``track``, ``hourglass``, ``pile``, ``flask``,
    ``champion``, ``done``, ``boss``, ``kind/KIND``, ``face/CODE`` of a character, or a drawing of glasses or effects.

    Raises KeyError or FileNotFoundError for an unknown name.
    """
    folder, _, rest = name.partition("/")
    match folder:
        case "heart":
            return piece(_SIZE, _SIZE, partial(draw_heart, x=0, y=0, size=_SIZE, fill=ink("#FF8FA0")))
        case "mug":
            return mug(_SIZE, ink("#B5722A"), ink("#FFF6DF"))
        case "coins":
            return coins(_SIZE, LAMP, ink("#5A3B12"))
        case "track":
            return track(15, 5, _TRACK)
        case "hourglass":
            return hourglass(_SIZE)
        case "pile":
            return drink_back(_SIZE, LAMP)
        case "flask":
            return flask(_SIZE)
        case "champion":
            return crown(_SIZE, LAMP)
        case "done":
            return tick(_SIZE)
        case "boss":
            return boss_sign(_SIZE)
        case "kind":
            if rest not in KINDS:
                raise KeyError(name)
            return badge(rest, _SIZE)
        case "face":
            return portrait(rest, character_name(rest), _FACE)
        case _:
            return drawing(name, _SIZE)
