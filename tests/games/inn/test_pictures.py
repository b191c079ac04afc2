"""The pictures of the Inn's table: the same every time, telling what they should and nothing that is hidden."""

import gc
from typing import Any, cast

import pytest
from PIL import Image, ImageChops

from bot.games import words_in
from bot.games.inn.look import alt as inn_alt
from bot.games.inn.look.pictures import cards as inn_cards
from bot.games.inn.look.pictures import latest as inn_latest
from bot.games.inn.look.pictures import mat as inn_mat
from bot.games.inn.look.pictures import middle as inn_middle
from bot.games.inn.look.pictures import signs as inn_signs
from bot.games.inn.look.pictures.cards import (
    card_face,
    drink_face,
    hand_faces,
    packed_face,
)
from bot.games.inn.look.pictures.hand import draw_inn_hand
from bot.games.inn.look.pictures.ring import inn_arrows, inn_ring
from bot.games.inn.look.pictures.signs import gap_colour, kind_name, track
from bot.games.inn.look.pictures.table import draw_inn_table
from bot.games.inn.look.pictures.told import Name, hit_by, item_summary
from bot.games.inn.rules import Inn
from bot.games.inn.rules.play.view import InnView, ItemView
from bot.ui.pictures import canvas
from bot.ui.pictures.lettering import overheard
from tests.games.inn.drawn import DRINK, HIT, LIBRARY, NAMES, NO, ROUND, WORDS, drink, item, part, pixels, view
from tests.games.inn.playing import new_run


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
