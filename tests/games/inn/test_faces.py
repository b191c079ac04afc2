"""The drawings in the pictures of the Inn: faces, emblems, glasses, signs of counters."""

from PIL import Image

from bot.games import english
from bot.games.inn.look.pictures.cards import card_face, drink_face
from bot.games.inn.look.pictures.emblems import EMBLEMS, STRONGEST, glass_of
from bot.games.inn.look.pictures.faces import faded_portrait, portrait
from bot.games.inn.look.pictures.mat import FACE
from bot.games.inn.look.pictures.ring import inn_ring
from bot.games.inn.look.pictures.table import draw_inn_table
from bot.games.inn.rules.cards.library import INN_DATA, read_library
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.ui.pictures.art import drawing, drawings
from tests.games.inn.drawn import LIBRARY, NAMES, pixels, view

WORDS = english()
SHADES = 32
"""How far a palette may be off at a soft edge, of 255."""


def face_on_mat(table: Image.Image, at: int, seats: int) -> Image.Image:
    """What the table's picture shows where the face of a seat is expected."""
    x, y = inn_ring(seats).mats[at]
    left, top = round(x - 344 / 2) - 18, round(y - 208 / 2) - 30
    return table.crop((left, top, left + FACE, top + FACE))


def opaque_like(shown: Image.Image, face: Image.Image) -> bool:
    """Whether every opaque pixel of a face is to be seen, as exactly as the picture's palette has its colour."""
    return all(
        alpha < 255 or all(abs(part - meant) <= SHADES for part, meant in zip(pixel, rgb, strict=False))
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
    first, same, other = (portrait(code, name, 64) for code, name in (("a1", "Ann"), ("a1", "Ann"), ("a1", "Bea")))
    assert first is same
    assert first.tobytes() != other.tobytes()


def test_every_word_of_the_vocabulary_has_an_emblem_and_every_emblem_is_of_a_word() -> None:
    assert set(EMBLEMS) == set(EFFECTS)
    assert {f"effects/{emblem}" for emblem in EMBLEMS.values()} == names_in("effects")


def test_a_card_has_the_emblem_of_what_it_does_first() -> None:
    assert card_face("gerki.salve").art == "effects/wound"
    assert card_face("no").art == "effects/negate"
    assert all(card_face(code).art in drawings() for code, card in LIBRARY.cards.items() if card.effects)


def test_stronger_drinks_have_other_glasses() -> None:
    assert [glass_of(alcohol) for alcohol in (-2, -1, 0, 1, 5, 9)] == [
        "glasses/sober", "glasses/sober", "glasses/0", "glasses/1", "glasses/5", "glasses/5",
    ]  # fmt: skip
    assert {glass_of(alcohol) for alcohol in range(-1, STRONGEST + 1)} == names_in("glasses")
    assert drink_face("dragon-breath").art == "glasses/4"
    assert drink_face("contest").kind == "event"
    assert not drink_face("contest").art.startswith("glasses/")


def test_every_counter_of_the_shipped_decks_has_a_sign() -> None:
    shipped = read_library(INN_DATA).counters.values()
    assert {f"counters/{counter.id}" for counter in shipped} <= names_in("counters")


def names_in(folder: str) -> set[str]:
    return {name for name in drawings() if name.startswith(f"{folder}/")}
