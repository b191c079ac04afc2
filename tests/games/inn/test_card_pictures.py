"""The cards of the Inn as they are drawn, and the signs on them."""

from dataclasses import replace

import pytest

from bot.games.drinko.look.alt import MOST
from bot.games.inn.look import alt as inn_alt
from bot.games.inn.look.pictures import cards as inn_cards
from bot.games.inn.look.pictures import mat as inn_mat
from bot.games.inn.look.pictures import signs as inn_signs
from bot.games.inn.look.pictures.cards import (
    card_face,
    draw_inn_card,
    drink_face,
    inn_face,
)
from bot.games.inn.look.pictures.signs import KINDS, badge, dim_colour, gap_colour, kind_name, track
from bot.ui.pictures import canvas
from bot.ui.pictures.lettering import width, wrapped
from tests.games.inn.drawn import LIBRARY, WORDS, pixels


def test_kinds_are_told_apart_without_colour() -> None:
    """Black and white: the kinds that differ in the rules have signs that differ."""
    level = [255 * (seat > 150) for seat in range(256)]
    signs = {
        inn_signs.piece(72, 72, lambda pen, kind=kind: inn_signs.draw_sign(pen, kind, 6, 6, 60, canvas.PARCHMENT,
                                                                         canvas.INK)).convert("L").point(level).tobytes()
        for kind in KINDS
    }  # fmt: skip
    assert len(signs) == len(KINDS) - 1  # an Action that is also a Gambling Card has the dice, and says what it is
    assert kind_name(WORDS, "gamble") != kind_name(WORDS, "gambling")
    assert {badge(kind, 72).size for kind in KINDS} == {(72, 72)}


@pytest.mark.parametrize("kind", KINDS)
def test_writing_stands_out_from_every_kind_lit_and_dimmed(kind: str) -> None:
    look = KINDS[kind]
    assert canvas.contrast(look.text, look.colour) >= 4.5
    assert canvas.contrast(canvas.PARCHMENT, dim_colour(kind)) >= 4.5


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        *((style.text, style.fill) for style in (inn_mat.RESTING, inn_mat.MOVING, inn_mat.GONE)),
        *((style.soft, style.fill) for style in (inn_mat.RESTING, inn_mat.MOVING, inn_mat.GONE)),
        (canvas.PARCHMENT, inn_signs.HEART),
        (canvas.PARCHMENT, inn_signs.BEER),
        (canvas.PARCHMENT, inn_signs.SPENT),
        tuple(canvas.blend(colour, canvas.GROUND, inn_cards.DIM) for colour in (canvas.INK, canvas.PARCHMENT)),
    ],
)
def test_text_stands_out_from_its_ground(text: canvas.Ink, ground: canvas.Ink) -> None:
    assert canvas.contrast(text, ground) >= 4.5


def test_the_gap_goes_from_green_to_red() -> None:
    green, red = gap_colour(20), gap_colour(0)
    assert green[1] > green[0]
    assert red[0] > 2 * red[1]
    assert len({gap_colour(gap) for gap in range(3, 17)}) == 14


def test_every_step_of_the_track_looks_different() -> None:
    assert len({track(20, alcohol, 320).tobytes() for alcohol in range(21)}) == 21
    assert len({track(fortitude, 0, 320).tobytes() for fortitude in range(21)}) == 21
    assert track(5, 9, 320).size == (320, 64)  # past the end is drawn too: it lasts until the last chance is over


def test_a_jug_stands_on_the_track_as_far_beyond_the_mug_as_counters_count() -> None:
    assert len({track(20, 3, 320, more=more).tobytes() for more in range(18)}) == 18
    assert track(20, 3, 320, more=2).tobytes() != track(20, 5, 320).tobytes()
    assert track(20, 3, 320, more=20).size == (320, 64)
    narrow, wide = (track(20, 3, 320, more=more).convert("RGB") for more in (13, 2))
    assert wide.getpixel((240, 32)) == gap_colour(15)[:3]
    assert narrow.getpixel((240, 32)) == gap_colour(4)[:3]


@pytest.mark.parametrize("deck", sorted({card.deck for card in LIBRARY.cards.values()}))
def test_every_card_has_a_face_and_words(deck: str) -> None:
    """One in four is drawn, and that which says most of each kind."""
    faces = [card_face(code) for code, card in LIBRARY.cards.items() if card.deck == deck]
    for face in faces:
        assert face.kind in KINDS
        told = inn_alt.inn_card_alt(WORDS, face)
        assert face.title in told
        assert face.text in told
        assert len(told) <= MOST
    fullest = {face.kind: face for face in sorted(faces, key=lambda face: len(face.text))}
    for face in (*faces[::4], *fullest.values()):
        assert pixels(draw_inn_card(WORDS, face)).width == 600


def test_a_card_says_by_signs_what_it_costs_and_what_kind_of_side_card_it_is() -> None:
    assert card_face("phrenk.healing").costs == (("gold", "", 3),)
    assert card_face("tara.already-knew").costs == (("cards", "", 1),)
    assert card_face("whitehawk.quickdraw").costs == (("fortitude", "", 1),)
    assert card_face("gerki.salve").costs == ()
    assert card_face("wizgille.steam").kind == "adds"
    assert card_face("lizwick.needle").kind == "at-once"
    assert card_face("lizwick.straw").kind == "sometimes"
    face = card_face("phrenk.healing")
    drawn = {
        inn_face(WORDS, replace(face, costs=costs), wide, 320).tobytes()
        for wide in (240, 340, 552)
        for costs in ((), *(((what, "Chi", n),) for what in ("gold", "cards", "fortitude", "chi") for n in (1, 2)))
    }
    assert len(drawn) == 3 * 9


@pytest.mark.parametrize("code", LIBRARY.drinks)
def test_every_drink_has_a_face(code: str) -> None:
    face = drink_face(code)
    assert face.kind == ("event" if LIBRARY.drinks[code].event else "drink")
    assert pixels(draw_inn_card(WORDS, face)).width == 600


def test_no_text_of_a_card_is_cut() -> None:
    for code in LIBRARY.cards:
        face = card_face(code)
        for text in (face.title, face.text):
            lines = wrapped(text, 36, 240)
            assert " ".join(lines) == " ".join(text.split())
            assert max(width(line, 36, "sign") for line in lines) <= 240
    assert wrapped("one two three four", 36, 80, 2)[-1].endswith("…")
