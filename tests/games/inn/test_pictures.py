"""The pictures of the Inn: the same every time, telling what they should and nothing that is hidden."""

import gc
import io
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

import pytest
from PIL import Image, ImageChops

from bot.games import english, words_in
from bot.games.drinko.look.alt import MOST
from bot.games.inn.look import alt as inn_alt
from bot.games.inn.look.pictures import cards as inn_cards
from bot.games.inn.look.pictures import latest as inn_latest
from bot.games.inn.look.pictures import mat as inn_mat
from bot.games.inn.look.pictures import middle as inn_middle
from bot.games.inn.look.pictures import signs as inn_signs
from bot.games.inn.look.pictures.cards import (
    CardFace,
    card_face,
    draw_inn_card,
    drink_face,
    hand_faces,
    inn_face,
    packed_face,
)
from bot.games.inn.look.pictures.characters import draw_character, kinds_of
from bot.games.inn.look.pictures.hand import draw_inn_hand, hand_key, hand_order, per_row
from bot.games.inn.look.pictures.recap import SeatStatus, draw_recap, fell, turn_of
from bot.games.inn.look.pictures.ring import inn_arrows, inn_ring
from bot.games.inn.look.pictures.signs import KINDS, badge, dim_colour, gap_colour, kind_name, track
from bot.games.inn.look.pictures.table import draw_inn_table
from bot.games.inn.look.pictures.told import Name, hit_by, item_summary, who_moves
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.rules.play.view import DrinkView, InnView, ItemView, PartView, SeatView
from bot.ui.awards import Award
from bot.ui.pictures import canvas
from bot.ui.pictures.lettering import overheard, width, wrapped
from tests.games.inn.playing import new_run

WORDS = english()
NAMES = ["Bartholomew Featherstonehaugh", "Mara 🍺", "שלמה (VIP)", "محمد", "Jörg", "Аня", "Ευα", "酒飲み 🐉"]
WHO = ["deirdre", "dimli", "eve", "fiona", "fleck", "gerki", "gog", "sera"]
LIBRARY = the_library()
LONG = sorted(LIBRARY.cards, key=lambda code: -len(card_face(code).text) - len(card_face(code).title))


def seat(at: int, **changes: Any) -> SeatView:
    stand: dict[str, Any] = {
        "party": at, "character": WHO[at], "fortitude": 20 - at, "alcohol": at, "gold": 10 + 13 * at, "hand": 7,
        "draw": 30, "discard": [], "pile": at, "out": "", "orders": [], "counters": {}, "sides": {}, "front": [],
        "backs": {}, "away": "", "ignores": [],
    }  # fmt: skip
    return cast("SeatView", stand | changes)


def view(seats: int = 4, changed: Mapping[int, dict[str, Any]] | None = None, **changes: Any) -> InnView:
    made = {
        "game": "inn",
        "me": None,
        "hand": [],
        "seats": [seat(at, **(changed or {}).get(at, {})) for at in range(seats)],
        "drink_deck": 22,
        "poured": [],
        "bar": 0,
        "active": 1,
        "phase": "action",
        "actions": 1,
        "stack": [],
        "floor": 0,
        "sleepers": [],
        "ended": False,
        "round": None,
        "contest": None,
        "options": {"windows": "sealed"},
        "lost": [],
        "over": False,
        "encounters": [],
        "quiet": False,
        "placings": None,
        **changes,
    }
    return cast("InnView", made)


def part(word: str, to: int, n: int = 0, **changes: Any) -> PartView:
    made: dict[str, Any] = {"word": word, "seat": to, "n": n, "source": 1, "to": -1, "ignored": False,
                            "reduced": False, "paid": "", "at": -1, "card": "", "thing": -1}  # fmt: skip
    return cast("PartView", made | changes)


def item(what: str = "card", by: int = 1, card: str = "gerki.salve", **changes: Any) -> ItemView:
    made: dict[str, Any] = {"what": what, "by": by, "card": card, "use": 0, "targets": [], "parts": [], "drinks": [],
                            "seats": [], "negated": False, "added": []}  # fmt: skip
    return cast("ItemView", made | changes)


def drink(drinker: int, *cards: str, **changes: Any) -> DrinkView:
    made: dict[str, Any] = {"cards": list(cards), "by": drinker, "drinker": drinker, "ignored": False, "split": False,
                            "alcohol": 4, "fortitude": 0, "draw": 0, "gold": 0}  # fmt: skip
    return cast("DrinkView", made | changes)


HIT = item(parts=[part("lose-fortitude", 0, 2)])
NO = item(by=0, card="no", parts=[part("negate", 0)])
ROUND = {"starter": 1, "inside": [0, 1], "control": 1, "at": 1, "pot": 9, "top": "gambling", "passed": [],
         "on": True, "over": False, "winner": -1, "no_leave": False}  # fmt: skip
DRINK = item("drinks", card="", drinks=[drink(1, "dragon-breath", "light-ale")])


def pixels(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGBA")


# -- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_table_is_1200_wide_and_the_same_every_time(seats: int) -> None:
    shown = view(seats, stack=[HIT, NO, NO, NO, NO], round=ROUND)
    everybody = frozenset(range(seats))
    first = draw_inn_table(WORDS, shown, NAMES[:seats], patrons=frozenset({1}), asked=everybody)
    packed_face.cache_clear()
    track.cache_clear()
    assert first == draw_inn_table(WORDS, shown.copy(), tuple(NAMES[:seats]), patrons=frozenset({1}), asked=everybody)
    assert pixels(first).width == 1200
    assert len(first) < 300_000


@pytest.mark.parametrize("seats", range(2, 9))
def test_mats_stand_apart_in_turn_order_inside_the_picture(seats: int) -> None:
    where = inn_ring(seats)
    assert len(where.mats) == seats == len(inn_arrows(seats))
    wide, high = inn_mat.MAT_WIDE, inn_mat.MAT_HIGH
    for at, (x, y) in enumerate(where.mats):
        assert x - wide / 2 >= 24
        assert x + wide / 2 <= 1176
        assert y + high / 2 <= where.high - 24
        for ox, oy in where.mats[:at]:
            assert abs(x - ox) >= wide + 24 or abs(y - oy) >= high + 24
        half_wide, half_high = inn_middle.MIDDLE_WIDE / 2, inn_latest.MIDDLE_HIGH / 2
        assert abs(x - 600) >= wide / 2 + half_wide or abs(y - where.middle) >= high / 2 + half_high
    turns = [
        (ax - 600) * (by - where.middle) - (ay - where.middle) * (bx - 600)
        for (ax, ay), (bx, by) in zip(where.mats, (*where.mats[1:], where.mats[0]), strict=True)
    ]
    assert all(turn >= 0 for turn in turns)  # clockwise on a screen, whose y grows downwards


def test_arrows_point_from_each_mat_to_the_next_beside_the_mats() -> None:
    for seats in range(2, 9):
        where = inn_ring(seats)
        for x, y, _ in inn_arrows(seats):
            inside = [
                abs(x - mx) < inn_mat.MAT_WIDE / 2 and abs(y - my) < inn_mat.MAT_HIGH / 2 for mx, my in where.mats
            ]
            assert not any(inside)
    assert [bearing for _, _, bearing in inn_arrows(8)] == [-90, 0, 0, 90, 90, 180, 180, -90]


def test_a_table_needs_two_to_eight_seats() -> None:
    for seats in (1, 9):
        with pytest.raises(ValueError, match="2 to 8 seats"):
            inn_ring(seats)


@pytest.mark.parametrize(
    "change",
    [
        {"active": 2},
        {"phase": "order"},
        {"drink_deck": 3},
        {"stack": [HIT]},
        {"stack": [HIT, NO]},
        {"stack": [DRINK]},
        {"stack": [item("event", card="contest")]},
        {"stack": [item("losing", seats=[0, 2])]},
        {"round": ROUND},
        {"round": {**ROUND, "pot": 10}},
        {"round": {**ROUND, "control": 0}},
        {"contest": {"seats": [0, 1]}},
        {"changed": {2: {"fortitude": 9}}},
        {"changed": {2: {"alcohol": 9}}},
        {"changed": {2: {"gold": 9}}},
        {"changed": {2: {"pile": 3}}},
        {"changed": {2: {"hand": 3}}},
        {"changed": {2: {"orders": ["turn"]}}},
        {"changed": {2: {"out": "asleep"}}},
        {"changed": {2: {"out": "broke"}}},
        {"over": True, "placings": [1, 2, 3, 4]},
    ],
)
def test_what_is_public_can_be_seen(change: dict[str, Any]) -> None:
    assert draw_inn_table(WORDS, view(), NAMES[:4]) != draw_inn_table(WORDS, view(**change), NAMES[:4])
    assert inn_alt.inn_table_alt(WORDS, view(), NAMES[:4]) != inn_alt.inn_table_alt(WORDS, view(**change), NAMES[:4])


def test_asleep_and_broke_look_different() -> None:
    first, second = (draw_inn_table(WORDS, view(changed={2: {"out": out}}), NAMES[:4]) for out in ("asleep", "broke"))
    assert first != second


class _Public(dict[str, Any]):
    """A view whose hidden side must not be touched."""

    def __getitem__(self, key: str) -> Any:
        assert key not in {"hand", "me"}, f"the table looked at {key}"
        return super().__getitem__(key)


def test_a_table_never_looks_at_a_hand() -> None:
    mine = cast("InnView", _Public(view(me=2, hand=["gerki.salve"], stack=[HIT, NO, DRINK], round=ROUND)))
    public = view(stack=[HIT, NO, DRINK], round=ROUND)
    assert draw_inn_table(WORDS, mine, NAMES[:4]) == draw_inn_table(WORDS, public, NAMES[:4])
    assert inn_alt.inn_table_alt(WORDS, mine, NAMES[:4]) == inn_alt.inn_table_alt(WORDS, public, NAMES[:4])


def test_views_of_the_game_itself_can_be_drawn() -> None:
    run = new_run(3, {"characters": ["gerki", "zot", "gog"], "starter": 0}, "drawn")
    mine, public = (Inn().view(run.state, who) for who in (0, None))
    assert draw_inn_table(WORDS, mine, NAMES[:3]) == draw_inn_table(WORDS, public, NAMES[:3])
    faces = hand_faces(mine)
    assert set(faces) == set(mine["hand"])
    assert pixels(draw_inn_hand(WORDS, mine, faces, lit=frozenset())).width == 1200


@pytest.mark.parametrize("gap", range(21))
def test_the_gap_is_told_from_the_groove_that_it_lies_in(gap: int) -> None:
    assert canvas.contrast(gap_colour(gap), inn_signs.GROOVE) >= 3


def test_who_is_out_has_no_hourglass() -> None:
    gone = view(changed={2: {"out": "broke"}})
    asked = (frozenset({0, 1, 3}), frozenset(range(4)))
    assert len({draw_inn_table(WORDS, gone, NAMES[:4], asked=seats) for seats in asked}) == 1
    assert len({draw_inn_table(WORDS, view(), NAMES[:4], asked=seats) for seats in asked}) == 2


def test_the_whole_stack_is_told_the_same_item_by_item() -> None:
    names = ["Ann", "Bo", "Cy"]

    def told(entry: ItemView, living: int = 3) -> tuple[str, str, str]:
        shown = item_summary(WORDS, entry, names, LIBRARY, living)
        return shown.kind, shown.title, "".join(shown.facts)

    salve = LIBRARY.cards["gerki.salve"].title
    assert told(HIT) == ("action", salve, "Bo: Ann −2 Fortitude")
    assert told(item(parts=[part("lose-fortitude", 0, 2, ignored=True)])) == ("action", salve, "Bo: Ignored")
    assert told(item(parts=HIT["parts"], negated=True)) == ("action", salve, "Bo: Negated")
    both = item(parts=[part("pay", 0, 1), part("pay", 2, 1)])
    assert told(both)[2] == "Bo: Ann and Cy pay 1 Gold each"
    all_ = item(parts=[part("pay", at, 1) for at in range(3)])
    assert told(all_)[2] == "Bo: everybody pays 1 Gold"
    assert told(NO)[::2] == ("sometimes", "Ann: Negates")
    assert told(DRINK) == ("drink", "Dragon Breath Ale + Light Ale", "Bo: +4 Alcohol")
    assert told(item("event", card="contest"))[::2] == ("event", "revealed by Bo")
    assert told(item("losing", seats=[0, 2]))[2] == "Ann and Cy about to lose"
    saved = item_summary(WORDS, item("losing", seats=[0, 2]), names, LIBRARY, 3, safe={0})
    assert "".join(saved.facts) == "Cy about to lose"
    assert "".join(item_summary(WORDS, item("losing", seats=[0]), names, LIBRARY, 3, safe={0}).facts) == (
        "Ann can stay in the game"
    )
    mixed = item(parts=[part("lose-fortitude", 0, 1), part("pay", 0, 1), part("draw", 1, 2)])
    assert told(mixed)[2] == "Bo: draws 2; Ann −1 Fortitude, pays 1 Gold", "it is plain who draws and who pays"
    chosen = item("chosen", by=1, parts=[part("pay", 1, 1), part("order", 0, 1)])
    assert told(chosen)[2] == "Bo pays 1 Gold; Ann orders 1 Drink", "nobody was named before"
    assert told(item("won", by=2))[2] == "Cy takes the pot"
    assert told(item("refill", by=-1, parts=[part("pay", 0, 1)]))[2] == "Ann pays 1 Gold"
    assert told(item("collect", by=2, parts=[part("pay", 0, 1)]))[2] == "Ann pays 1 Gold to Cy"
    assert told(item("hurt", parts=[part("hurt", 0, 2)]))[2] == "Ann lost 2 Fortitude"
    copies = item("drinks", card="", drinks=[drink(at, "light-ale", alcohol=1) for at in range(3)])
    assert told(copies) == ("drink", "Light Ale", "everybody +1 Alcohol")
    unlike = item("drinks", card="", drinks=[drink(at, "light-ale", alcohol=at - 1) for at in range(3)])
    assert told(unlike) == ("drink", "Light Ale", "everybody drinks")
    assert [*item_summary(WORDS, unlike, names, LIBRARY, 3).rows] == [("Ann", "−1"), ("Bo", "+0"), ("Cy", "+1")]
    words = inn_alt.inn_table_alt(WORDS, view(3, stack=[unlike]), names)
    assert "Light Ale (Ann −1, Bo +0, Cy +1)" in words


# -- signs and cards -------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("code", LIBRARY.cards)
def test_every_card_has_a_face_and_words(code: str) -> None:
    face = card_face(code)
    assert face.kind in KINDS
    assert pixels(draw_inn_card(WORDS, face)).width == 600
    told = inn_alt.inn_card_alt(WORDS, face)
    assert face.title in told
    assert face.text in told
    assert len(told) <= MOST


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


# -- the hand --------------------------------------------------------------------------------------------------------


def mine(hand: list[str], **changes: Any) -> InnView:
    return view(me=1, hand=hand, **changes)


def hand_of(shown: InnView, *playable: str) -> bytes:
    return draw_inn_hand(WORDS, shown, hand_faces(shown), lit=frozenset(playable))


def test_a_hand_shows_what_can_be_played() -> None:
    both = hand_of(mine(["gamble", "tip", "tip"]), "gamble", "tip")
    assert both == hand_of(mine(["tip", "gamble", "tip"]), "tip", "gamble")
    assert both != hand_of(mine(["gamble", "tip", "tip"]), "gamble")
    assert both != hand_of(mine(["gamble", "tip"]), "gamble", "tip")
    assert both != hand_of(mine(["gamble", "tip", "tip"], changed={1: {"alcohol": 9}}), "gamble", "tip")
    assert both == hand_of(mine(["gamble", "tip", "tip"], changed={2: {"alcohol": 9}}), "gamble", "tip")


@pytest.mark.parametrize("count", [0, 1, 4, 7, 8, 12, 20])
def test_a_hand_of_the_longest_cards_is_still_a_picture(count: int) -> None:
    hand = LONG[:count]
    drawn = hand_of(mine(hand), *hand[:3])
    assert drawn == hand_of(mine(hand), *hand[:3])
    assert pixels(drawn).width == 1200
    assert len(drawn) < 300_000


def test_a_hand_lies_by_kind_and_never_more_than_four_abreast() -> None:
    hand = ["gamble", "raise", "gerki.chair", "gerki.salve", "gerki.back"]
    faces = {code: card_face(code) for code in hand}
    assert hand_order(hand, faces) == ["gerki.back", "gerki.salve", "gerki.chair", "raise", "gamble"]
    assert [per_row(kinds) for kinds in range(13)] == [1, 1, 2, 3, 4, 3, 3, 4, 4, 4, 4, 4, 4]


def test_a_hand_needs_a_seat() -> None:
    with pytest.raises(TypeError):
        hand_of(view(hand=["gamble"]))


def test_a_face_is_what_is_given_not_what_is_known() -> None:
    face = CardFace("Ours", "action", "Does what we say.")
    first, second = (
        draw_inn_hand(WORDS, mine(["x"]), {"x": it}, lit=frozenset({"x"})) for it in (face, replace(face, text="No."))
    )
    assert first != second


def test_a_form_card_has_its_back_in_a_corner() -> None:
    moon, bat, plain = (card_face(f"vlazlo.{name}") for name in ("full-moon", "flutter", "veeble"))
    assert [face.back for face in (moon, bat, plain)] == [("wolf", "Wolf Deck"), ("bat", "Bat Deck"), ("", "")]
    assert moon.costs == (("blood", "Blood", 1),)
    assert draw_inn_card(WORDS, bat) != draw_inn_card(WORDS, replace(bat, back=("", "")))
    assert draw_inn_card(WORDS, bat) != draw_inn_card(WORDS, replace(bat, back=moon.back))
    assert draw_inn_card(WORDS, bat) != draw_inn_card(WORDS, replace(bat, back=("spare-part", "Spare Parts")))
    assert inn_alt.inn_card_alt(WORDS, bat).startswith("Flutter, flutter. You hit ze curtain. (Bat Deck) (Sometimes)")
    hand = ["vlazlo.flutter", "vlazlo.veeble"]
    told = inn_alt.inn_hand_alt(WORDS, mine(hand), {code: card_face(code) for code in hand}, lit=frozenset())
    assert "(Bat Deck)" in told
    assert "(Wolf Deck)" not in told


# -- characters and the recap ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LIBRARY.characters)
def test_every_character_has_a_picture_and_words(code: str) -> None:
    drawn = draw_character(WORDS, code)
    assert pixels(drawn).width == 1200
    character = LIBRARY.characters[code]
    assert sum(kinds_of(character, LIBRARY).values()) == sum(character.counts.values())
    told = inn_alt.inn_character_alt(WORDS, code)
    for fact in (character.name, character.about, f"Sometimes {kinds_of(character, LIBRARY)['sometimes']}"):
        assert fact in told


def test_there_is_no_picture_of_nobody() -> None:
    with pytest.raises(KeyError):
        draw_character(WORDS, "nobody")
    with pytest.raises(KeyError):
        card_face("nobody.nothing")


STORY = [
    (SeatStatus(20, 0, 10), SeatStatus(20, 0, 10), SeatStatus(20, 0, 4)),
    (SeatStatus(18, 3, 8), SeatStatus(12, 9, 9), SeatStatus(20, 0, 1)),
    (SeatStatus(18, 4, 8), SeatStatus(11, 9, 3), SeatStatus(20, 0, 0, "broke")),
    (SeatStatus(17, 4, 12), SeatStatus(11, 11, 0, "asleep"), SeatStatus(20, 0, 0, "broke")),
]


def test_it_is_known_who_fell_when_and_why() -> None:
    assert [fell(STORY, at) for at in range(3)] == [None, (3, "asleep"), (2, "broke")]


def test_a_turn_is_noted_from_what_everybody_sees() -> None:
    seen = view(changed={3: {"out": "asleep"}})
    assert turn_of(seen) == tuple(
        SeatStatus(player["fortitude"], player["alcohol"], player["gold"], "asleep" if at == 3 else "", WHO[at], at)
        for at, player in enumerate(seen["seats"])
    )


def test_a_recap_shows_every_turn_of_every_seat() -> None:
    names, places = NAMES[:3], (1, 2, 3)
    drawn = draw_recap(WORDS, STORY, names, places=places)
    assert drawn == draw_recap(WORDS, [list(turn) for turn in STORY], tuple(names), places=places)
    assert drawn != draw_recap(WORDS, STORY, names, places=(2, 1, 3))
    assert drawn != draw_recap(WORDS, STORY, names, places=places, awards=[Award("gold", 0, 8)])
    others = [
        (0, 0, SeatStatus(19, 0, 10)), (1, 0, SeatStatus(10, 3, 8)), (1, 0, SeatStatus(18, 9, 8)),
        (1, 0, SeatStatus(18, 3, 20)), (2, 1, SeatStatus(11, 10, 3)), (3, 0, SeatStatus(17, 4, 11)),
        (2, 1, SeatStatus(11, 9, 3, "asleep")),
    ]  # fmt: skip
    for turn, at, stand in others:
        other = [list(line) for line in STORY]
        other[turn][at] = stand
        assert drawn != draw_recap(WORDS, other, names, places=places), (turn, at, stand)
    told = inn_alt.inn_recap_alt(WORDS, STORY, ["Ann", "Bo", "Cy"])
    for fact in ("3 turns", "Ann still in at the end with Fortitude 17, Alcohol 4, 12 Gold", "Bo asleep in turn 3",
                 "Cy broke in turn 2"):  # fmt: skip
        assert fact in told
    told = inn_alt.inn_recap_alt(WORDS, STORY, ["Ann", "Bo", "Cy"], places, [Award("drink", 1, 4, ("dragon-breath",))])
    for fact in ("12 Gold (place 1)", "turn 3 (place 2)", "Strongest Drink: Bo, +4, Dragon Breath Ale."):
        assert fact in told


def test_the_face_of_each_character_is_in_the_recap() -> None:
    lines = [[SeatStatus(20, 0, 10, "", "fiona"), SeatStatus(20, 0, 10, "", code)] for code in ("zot", "gerki", "eve")]
    assert len({draw_recap(WORDS, [line] * 3, NAMES[:2]) for line in lines}) == len(lines)


def test_what_follows_a_fall_is_not_drawn() -> None:
    names = NAMES[:3]
    later = [list(turn) for turn in STORY]
    later[3][2] = SeatStatus(5, 3, 9, "broke")
    assert draw_recap(WORDS, STORY, names) == draw_recap(WORDS, later, names)


def test_a_long_game_of_eight_is_still_a_recap() -> None:
    history = [[SeatStatus(20 - turn // 20, turn // 30, 5 + turn % 40)] * 8 for turn in range(200)]
    for turns in (1, 2, 200):
        drawn = draw_recap(WORDS, history[:turns], NAMES)
        assert pixels(drawn).width == 1200
        assert len(drawn) < 300_000


@pytest.mark.parametrize("seats", [2, 4, 5, 8])
def test_few_seats_have_larger_charts(seats: int) -> None:
    high = pixels(draw_recap(WORDS, [[SeatStatus(20, 0, 10)] * seats] * 5, NAMES[:seats])).height
    assert high == {2: 568, 4: 968, 5: 808, 8: 1128}[seats]


def test_in_a_round_who_must_top_it_or_pass_is_to_move() -> None:
    names, turn_of_bo = ["Ann", "Bo", "Cy", "Di"], view(round=ROUND)
    assert who_moves(WORDS, turn_of_bo, frozenset({0})) == ((0,), "to gamble")
    assert who_moves(WORDS, view(round=ROUND, stack=[HIT]), frozenset({0})) == ((1,), "to gamble"), (
        "a window: still the turn of Bo"
    )
    assert who_moves(WORDS, view(), frozenset({0})) == ((1,), "to act")
    assert "Ann to gamble" in inn_alt.inn_table_alt(WORDS, turn_of_bo, names, asked=frozenset({0}))
    # The glow lies on another mat.
    asked = pixels(draw_inn_table(WORDS, turn_of_bo, names, asked=frozenset({0})))
    nobody = pixels(draw_inn_table(WORDS, turn_of_bo, names))
    beside_ann, beside_bo = (12, 600), (12, 304)
    assert asked.getpixel(beside_ann) == nobody.getpixel(beside_bo)
    assert asked.getpixel(beside_bo) == nobody.getpixel(beside_ann)
    assert asked.getpixel(beside_ann) != asked.getpixel(beside_bo)


# -- words -----------------------------------------------------------------------------------------------------------


def test_alt_of_a_table_tells_the_facts() -> None:
    names = ["Ann", "Bo", "Cy", "Di"]
    shown = view(stack=[HIT, NO], round=ROUND, changed={3: {"out": "asleep"}})
    told = inn_alt.inn_table_alt(WORDS, shown, names, asked=frozenset({0, 3}))
    for fact in ("Bo to gamble, 22 Drinks in the deck",
                 f"{LIBRARY.cards['gerki.salve'].title} (Bo: Ann −2 Fortitude); then",
                 "9 Gold in the pot, Bo in control", "Asked: Ann.", "Di asleep",
                 "Cy: Fortitude 18, Alcohol 2, 36 Gold, 7 cards, pile of 2"):  # fmt: skip
        assert fact in told
    assert "Bo to act" in inn_alt.inn_table_alt(WORDS, view(stack=[HIT, NO]), names)
    over = inn_alt.inn_table_alt(WORDS, view(over=True, placings=[4, 1, 2, 3]), names)
    assert "Bo won" in over
    assert "Ann place 4: Fortitude 20" in over


def test_alt_of_a_hand_tells_the_facts() -> None:
    shown = mine(["tip", "tip", "gerki.salve"])
    told = inn_alt.inn_hand_alt(WORDS, shown, hand_faces(shown), lit=frozenset({"tip"}))
    for fact in ("3 cards", "Fortitude 19, Alcohol 1, 23 Gold", f"{LIBRARY.cards['tip'].title} ×2 (playable)",
                 f"Action: {LIBRARY.cards['gerki.salve'].title};"):  # fmt: skip
        assert fact in told
    assert "empty" in inn_alt.inn_hand_alt(WORDS, mine([]), {}, lit=frozenset())


def test_alt_stays_within_discords_limit() -> None:
    names = ["Ж" * 200] * 8
    stack = [HIT, NO, NO, NO, NO, NO]
    for over in (False, True):
        shown = view(8, stack=stack, round=ROUND, over=over, placings=[1] * 8 if over else None)
        assert len(inn_alt.inn_table_alt(WORDS, shown, names, asked=frozenset(range(8)))) <= MOST
    shown = mine(LONG[:40])
    assert len(inn_alt.inn_hand_alt(WORDS, shown, hand_faces(shown), lit=frozenset(LONG))) <= MOST
    history = [[SeatStatus(20, 0, 10)] * 8, *[[SeatStatus(11, 11, 0, "asleep")] * 7 + [SeatStatus(20, 19, 40)]] * 999]
    awards = [Award("drink", 0, 9, ("dragon-breath",)), Award("gold", 1, 99)]
    assert len(inn_alt.inn_recap_alt(WORDS, history, names, [1] * 8, awards)) <= MOST


class Noting(dict[str, Any]):
    """A mapping that notes what is looked up in it."""

    looked: set[str]

    def __getitem__(self, key: str) -> Any:
        self.looked.add(key)
        return super().__getitem__(key)


def test_the_key_of_a_hand_has_all_that_is_drawn_and_nothing_else() -> None:
    shown = cast("dict[str, Any]", view(me=1, hand=["gamble", "gerki.salve"]))
    mine, table = Noting(shown["seats"][1]), Noting(shown)
    mine.looked, table.looked = set(), set()
    table["seats"][1] = mine
    noted = cast("InnView", table)
    faces, lit = hand_faces(noted), frozenset({"gamble", "gerki.hide"})
    mine.looked.clear()
    draw_inn_hand(WORDS, noted, faces, lit=lit)
    drawn = set(mine.looked), set(table.looked)
    mine.looked.clear()
    key = hand_key(noted, lit=lit)
    assert mine.looked == drawn[0]
    assert table.looked == drawn[1]
    assert key == hand_key(
        cast("InnView", {**shown, "hand": ["gerki.salve", "gamble"], "actions": 7}), lit=frozenset({"gamble"})
    )
    changes: list[dict[str, Any]] = [{"fortitude": 3}, {"alcohol": 9}, {"gold": 1}, {"character": "zot"}]
    keys = {hand_key(view(me=1, hand=["gamble", "gerki.salve"], changed={1: change}), lit=lit) for change in changes}
    keys |= {hand_key(view(me=1, hand=["gamble"]), lit=lit), hand_key(cast("InnView", shown), lit=frozenset())}
    keys |= {
        hand_key(cast("InnView", shown), lit=lit, discards=True),
        hand_key(cast("InnView", shown), lit=lit, must=1),
        hand_key(cast("InnView", shown), lit=lit, saves=lit),
    }
    assert len(keys | {key}) == len(changes) + 6


# -- what is being resolved ------------------------------------------------------------------------------------------


def mat_box(table: Image.Image, at: int, seats: int) -> Image.Image:
    """The lower half of a seat's mat, with its track."""
    x, y = inn_ring(seats).mats[at]
    return table.crop((round(x - 100), round(y), round(x + 100), round(y + 100)))


def light(image: Image.Image) -> float:
    raw = image.convert("L").tobytes()
    return sum(raw) / len(raw)


def test_whom_it_hits_is_lit_and_the_others_are_dimmed_by_a_third() -> None:
    rests, resolves = (pixels(draw_inn_table(WORDS, view(4, stack=stack), NAMES[:4])) for stack in ([], [HIT]))
    assert light(mat_box(resolves, 0, 4)) > light(mat_box(rests, 0, 4)), "the victim"
    assert abs(light(mat_box(resolves, 1, 4)) - light(mat_box(rests, 1, 4))) < 1, "whose turn it is"
    for at in (2, 3):
        was, now = light(mat_box(rests, at, 4)), light(mat_box(resolves, at, 4))
        ground = light(Image.new("RGB", (1, 1), canvas.GROUND))
        assert now - ground == pytest.approx((was - ground) * 2 / 3, abs=2)


def test_nobody_is_dimmed_where_it_hits_nobody_or_all() -> None:
    everybody = item(parts=[part("lose-fortitude", at, 1) for at in range(4)])
    assert hit_by(view(4, stack=[everybody])) == frozenset()
    assert hit_by(view(4, stack=[item("phase", card="")])) == frozenset()
    assert hit_by(view(4, stack=[item(parts=HIT["parts"], negated=True)])) == frozenset()
    assert hit_by(view(4, stack=[HIT])) == {0}
    assert hit_by(view(4, stack=[item("losing", seats=[2, 3])])) == {2, 3}
    assert hit_by(view(4, stack=[DRINK])) == {1}
    both = item(parts=[part("lose-fortitude", 0, 1), part("gain-gold", 1, 1)], targets=["0"])
    assert hit_by(view(4, stack=[both])) == {0}, "its own player is whose turn it is"


def test_the_number_of_what_is_resolved_is_that_of_what_happens_to_others() -> None:
    def number(entry: ItemView) -> tuple[str, int] | None:
        return item_summary(WORDS, entry, ["Ann", "Bo", "Cy"], LIBRARY, 3).number

    assert number(HIT) == ("fortitude", -2)
    assert number(item(parts=[part("gain-fortitude", 1, 3)])) == ("fortitude", 3)
    assert number(item(parts=[part("gain-gold", 1, 5), part("pay", 0, 1)])) == ("gold", -1)
    assert number(item(parts=[part("lose-fortitude", 0, 2, ignored=True)])) is None
    assert number(item("drinks", card="", drinks=[drink(1, "light-ale", alcohol=-1)])) == ("alcohol", -1)
    assert number(item("drinks", card="", drinks=[drink(1, "light-ale", alcohol=0, fortitude=-2)])) == (
        "fortitude", -2,
    )  # fmt: skip
    assert number(NO) is None


def test_who_does_what_is_told_in_lines_that_cut_no_word() -> None:
    facts = (Name("Ann"), ": ", Name("Bartholomew"), " and ", Name("Cy"), " lose 2 Fortitude, pay 1 Gold each")
    told = inn_middle.flowed(facts, 40, 300)
    assert len(told) > 1
    shown = [" ".join("".join((" " if bit.blank else "") + bit.told for bit in line).split()) for line in told]
    assert " ".join(shown) == "".join(facts)
    assert all(not line[0].blank for line in told)


def test_a_sign_on_a_mat_covers_no_name() -> None:
    def top(**changes: Any) -> Image.Image:
        x, y = inn_ring(4).mats[2]
        table = pixels(draw_inn_table(WORDS, view(4), NAMES[:4], **changes))
        return table.crop((round(x - 50), round(y - 100), round(x + 168), round(y - 50))).convert("L")

    _, most = ImageChops.difference(top(), top(asked=frozenset({2}))).getextrema()
    assert isinstance(most, int | float)
    assert most < 12, "the colours of a palette differ by a little"


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("kind", ["gamble", "gambling", "sometimes", "anytime", "cheating", "event"])
def test_the_kind_of_the_last_card_is_never_cut(code: str, kind: str) -> None:
    with overheard() as heard:
        inn_latest._card(words_in(code), kind, f"A card of {code}", "", False)  # pyright: ignore
    assert heard
    assert not any(told.text.endswith("…") for told in heard)


def test_large_pieces_of_the_last_cards_are_not_kept_as_pixels() -> None:
    def held() -> int:
        gc.collect()
        images = [found for found in gc.get_objects() if isinstance(found, Image.Image)]
        return sum(image.size == (inn_latest.CARD_WIDE, inn_latest.CARD_HIGH) for image in images)

    before = held()
    for card in list(LIBRARY.cards.values())[:20]:
        inn_latest._card(WORDS, "action", card.title, "", False)  # pyright: ignore
    assert held() == before, "half a megabyte each, and each card of the game may have been the last"


def test_the_kind_of_a_card_is_whole_on_every_card_that_has_no_price() -> None:
    faces = [card_face(code) for code in LIBRARY.cards] + [drink_face(code) for code in LIBRARY.drinks]
    assert {face.kind for face in faces} >= {"gamble", "gambling", "sometimes"}
    for face in faces:
        for wide in (276, 360, 552):
            told, _, pictured = inn_cards.kind_shown(WORDS, face, wide, 0)
            assert told == kind_name(WORDS, face.kind), (face, wide)
            assert pictured or face.kind == "gamble" or not face.art, (face, wide)
