"""The faces of the Inn's characters in its pictures."""

from PIL import Image

from bot.games import english
from bot.games.inn.look.pictures.faces import faded_portrait, portrait
from bot.games.inn.look.pictures.mat import FACE
from bot.games.inn.look.pictures.table import draw_inn_table, inn_ring
from bot.games.inn.rules.cards.library import INN_DATA, read_library
from bot.ui.pictures.art import drawing, drawings
from tests.games.inn.test_pictures import NAMES, pixels, view

WORDS = english()


def face_on_mat(table: Image.Image, at: int, seats: int) -> Image.Image:
    """What the table's picture shows where the face of a seat is expected."""
    x, y = inn_ring(seats).mats[at]
    left, top = round(x - 344 / 2) - 14, round(y - 208 / 2) - 20
    return table.crop((left, top, left + FACE, top + FACE))


def opaque_like(shown: Image.Image, face: Image.Image) -> bool:
    """Whether every opaque pixel of a face is to be seen."""
    return all(
        not alpha or alpha < 255 or pixel == (*rgb, 255)
        for pixel, (*rgb, alpha) in zip(_colours(shown), _colours(face), strict=True)
    )


def _colours(image: Image.Image) -> list[tuple[int, ...]]:
    raw = image.convert("RGBA").tobytes()
    return [tuple(raw[at : at + 4]) for at in range(0, len(raw), 4)]


def test_each_mat_shows_the_face_of_its_character_and_a_grey_one_when_it_is_out() -> None:
    shown = view(4, {2: {"out": "asleep"}})
    table = pixels(draw_inn_table(WORDS, shown, NAMES[:4]))
    for at, code in enumerate(("deirdre", "dimli", "eve", "fiona")):
        face = faded_portrait(code, code, FACE) if at == 2 else drawing(code, FACE)
        assert opaque_like(face_on_mat(table, at, 4), face), code
        assert not opaque_like(face_on_mat(table, at, 4), drawing("gog", FACE)), code


def test_every_shipped_character_has_a_face() -> None:
    assert drawings() >= set(read_library(INN_DATA).characters)


def test_a_character_without_a_drawing_has_an_emblem_with_its_letter() -> None:
    one, same, other = (portrait(code, name, 64) for code, name in (("a1", "Ann"), ("a1", "Ann"), ("a1", "Bea")))
    assert one is same
    assert one.tobytes() != other.tobytes()
