"""The shelves of the Inn's table: counters and the cards in front of a player, under the mats of those who have any."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.inn.look.pictures.cards import kind_of
from bot.games.inn.look.pictures.counters import FACE_HIGH, FACE_WIDE, counter_sign, small_face
from bot.games.inn.look.pictures.mat import MAT_HIGH, MAT_WIDE
from bot.games.inn.look.staying import Counted, counters_of, laid_of, something_stays
from bot.games.inn.rules import Library
from bot.games.inn.rules.play.view import SeatView
from bot.ui.pictures.canvas import EDGE, GROUND, MUTED, PARCHMENT, WOOD, Canvas, Point, blend, piece
from bot.ui.pictures.lettering import width
from bot.ui.words import Words

MOST_FACES: Final = 5
"""Cards in front of a player that are drawn; of more there is the number of the others."""
_LINE: Final = 68
_DROP: Final = 4
"""Pixels from the mat to its shelf."""
_PAD: Final = 8
_SIGN: Final = 46
_NUMBER: Final = 46
_MORE: Final = 42
_GAP: Final = 6
_APART: Final = 14


_TITLE: Final = 36


@dataclass(frozen=True)
class _Face:
    kind: str
    used: bool
    wages: int
    mood: str
    """The title of a card that holds on top of its side deck's discards; empty for a card in front of its player."""

    @property
    def wide(self) -> float:
        """A card that holds has its title beside its sign, so that one is told from another."""
        return FACE_WIDE + (4 + width(self.mood, _TITLE, "sign") + _PAD if self.mood else 0)


def seat_lines(seat: SeatView, library: Library, wide: int) -> int:
    """How many lines a shelf of its own has, so many pixels wide: none where nothing stays, or the seat is out."""
    if seat["out"] or not something_stays(seat, library):
        return 0
    return 2 if _wants_two(seat, library, wide - 2 * _PAD) else 1


def shelf_high(lines: int) -> int:
    """Pixels that shelves of so many lines add to a mat."""
    return _DROP + lines * _LINE if lines else 0


def _wants_two(seat: SeatView, library: Library, room: int) -> bool:
    counters, faces = counters_of(seat, library), _faces(seat, library)
    chips = sum(_chip_wide(counter) for counter in counters)
    return bool(counters and faces) and chips + _faces_wide(faces, room) > room


def _faces(seat: SeatView, library: Library) -> list[_Face]:
    return [
        _Face(kind_of(laid.card), laid.used, laid.card.wages or laid.price, laid.card.title if laid.holds else "")
        for laid in laid_of(seat, library)
    ]


def _chip_wide(counted: Counted) -> float:
    return _SIGN + 4 + width(str(counted.level), _NUMBER, "sign") + _APART


def _faces_wide(faces: list[_Face], room: int) -> float:
    shown = faces[: _fitting(faces, room)]
    more = _more_wide(len(faces) - len(shown)) if len(faces) > len(shown) else 0
    return sum(face.wide + _GAP for face in shown) + more


def _fitting(faces: list[_Face], room: int) -> int:
    """How many of the faces a line has room for, beside the number of the others."""
    count = min(len(faces), MOST_FACES)
    while count > 1:
        rest = len(faces) - count
        if sum(face.wide + _GAP for face in faces[:count]) - _GAP + (_more_wide(rest) if rest else 0) <= room:
            break
        count -= 1
    return count


def _more_wide(count: int) -> float:
    return width(f"+{count}", _MORE, "sign") + 4


@lru_cache(maxsize=8)
def _board(wide: int, high: int) -> Image.Image:
    fill = blend(WOOD, GROUND, 0.55)
    return piece(wide, high, lambda pen: pen.box(0, 0, wide, high, 12, fill, line=EDGE, thick=2))


def mat_shelf(seat: SeatView, library: Library) -> int:
    """The height of the shelf under a seat's mat."""
    return shelf_high(seat_lines(seat, library, MAT_WIDE))


def draw_shelf(words: Words, canvas: Canvas, seat: SeatView, library: Library, middle: Point) -> None:
    """The shelf under the mat whose middle is at a point, if it has one."""
    if lines := seat_lines(seat, library, MAT_WIDE):
        x, y = round(middle[0] - MAT_WIDE / 2), round(middle[1] + MAT_HIGH / 2) + _DROP
        canvas.lay(shelf_of(words, seat, library, lines, MAT_WIDE), x, y)


def shelf_of(words: Words, seat: SeatView, library: Library, lines: int, wide: int) -> Image.Image:
    """The shelf of a seat that is in, with so many lines and so many pixels wide."""
    counters, faces, room = counters_of(seat, library), _faces(seat, library), wide - 2 * _PAD
    chips = round(sum(_chip_wide(counter) for counter in counters)) if lines == 1 else 0
    if chips and faces and chips + _faces_wide(faces, room) > room:
        chips = min(chips, room // 2)
    most = _fitting(faces, room - chips)
    left = len(faces) - most
    more = words.say("inn-picture.more-cards", n=left) if left > 0 else ""
    return _filled(tuple(counters), tuple(faces[:most]), more, lines, wide, chips if faces else 0)


@lru_cache(maxsize=32)
def _filled(
    counters: tuple[Counted, ...], faces: tuple[_Face, ...], more: str, lines: int, wide: int, chips: int
) -> Image.Image:
    """A shelf with what stands on it; `chips`: room for the counters beside the faces, 0 for all there is.

    Most pictures of a table show the same shelves as the one before.
    """
    board, room = _board(wide, lines * _LINE), wide - 2 * _PAD
    canvas = Canvas.on(board.convert("RGB"))
    if lines == 1:
        _draw_faces(canvas, faces, more, _draw_counters(canvas, counters, _PAD, 0, chips or room), 0)
    else:
        half = 0 if counters and faces else _LINE // 2
        _draw_counters(canvas, counters, _PAD, half, room)
        _draw_faces(canvas, faces, more, _PAD, _LINE - half)
    canvas.image.putalpha(board.getchannel("A"))
    return canvas.image


def _draw_counters(canvas: Canvas, counters: Sequence[Counted], left: float, y: float, room: int) -> float:
    """Each as sign and number, as many as there is room for; where the next thing may stand."""
    end, x = left + room, left
    for at, counted in enumerate(counters):
        rest = len(counters) - at - 1
        if x + _chip_wide(counted) + (_more_wide(rest) if rest else -_APART) > end:
            x += canvas.write((x, y + 50), f"+{rest + 1}", _MORE, MUTED)
            break
        canvas.lay(counter_sign(counted.id, counted.title, _SIGN), x, y + (_LINE - _SIGN) / 2)
        canvas.write((x + _SIGN + 4, y + 51), str(counted.level), _NUMBER, PARCHMENT)
        x += _chip_wide(counted)
    return x


def _draw_faces(canvas: Canvas, faces: Sequence[_Face], more: str, x: float, y: float) -> None:
    for face in faces:
        canvas.lay(small_face(face.kind, face.used, face.wages, bool(face.mood)), x, y + (_LINE - FACE_HIGH) / 2)
        if face.mood:
            canvas.write((x + FACE_WIDE + 4, y + 48), face.mood, _TITLE, PARCHMENT)
        x += face.wide + _GAP
    canvas.write((x, y + 50), more, _MORE, PARCHMENT)
