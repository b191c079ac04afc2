"""The banner of a moment at Drinko: over the table, and alone."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.drinko.look.happened import Moment
from bot.games.drinko.look.moments import MomentWords
from bot.games.drinko.look.pictures.recap import emblem
from bot.ui.pictures.canvas import LAMP, MUTED, PARCHMENT, WIDTH, Canvas, ink, piece

_BANNER: Final = (1152, 304)
"""The width and height of the banner for a moment, in pixels."""
_FACE: Final = 192
BANNER_CARD: Final = 152
"""The width of the card at its end."""


@lru_cache(maxsize=1)
def _banner_ground() -> Image.Image:
    wide, high = _BANNER
    return piece(wide, high, lambda pen: pen.box(0, 0, wide, high, 20, ink("#5C2A1C"), line=LAMP, thick=6))


def draw_moment(
    canvas: Canvas, moment: MomentWords, y: float, medallion: Image.Image | None, card: Image.Image | None
) -> None:
    """A banner over the whole width: who, what, and how it added up in large digits; at its end the card in play.

    `medallion`: that of the player whose moment it is; None if it is that of several.
    """
    wide, high = _BANNER
    x, top = WIDTH / 2 - wide / 2, y - high / 2
    canvas.drop(wide, high, 20, x, top)
    canvas.lay(_banner_ground(), x, top)
    left, right = x + 40, x + wide - 40
    if medallion is not None:
        canvas.lay(medallion, left, y - medallion.height / 2)
        left += medallion.width + 32
    if card is not None:
        right -= card.width
        canvas.lay(card, right, y - card.height / 2)
        right -= 32
    room = right - left
    canvas.write((left, top + 68), moment.who, 52, PARCHMENT, face="name", room=room, least=36)
    canvas.write((left, top + 130), moment.what, 60, LAMP, room=room, least=36)
    canvas.write((left, top + 222), moment.sum, 96, PARCHMENT, room=room, least=36)
    canvas.write((left, top + 276), moment.by, 44, MUTED, room=room, least=36)


def draw_banner(told: MomentWords, moment: Moment, names: Sequence[str], patrons: frozenset[int]) -> bytes:
    """A banner alone, 1200 px wide, as PNG."""
    canvas = Canvas(_BANNER[1] + 48)
    draw_moment(canvas, told, canvas.image.height / 2, whose(moment, names, patrons), None)
    return canvas.png()


def whose(moment: Moment, names: Sequence[str], patrons: frozenset[int]) -> Image.Image | None:
    """The medallion of the player whose moment it is; None if it is that of several."""
    if len(moment.seats) != 1:
        return None
    (seat,) = moment.seats
    return emblem(seat, names[seat], _FACE, patron=seat in patrons)
