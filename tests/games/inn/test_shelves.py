"""What stays on the table in pictures: counters, cards in front of players, players who are away, decks of Events."""

import hashlib
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, cast

import pytest

from bot.games.inn.look.alt import MOST, inn_hand_alt, inn_table_alt
from bot.games.inn.look.pictures import mat as inn_mat
from bot.games.inn.look.pictures.cards import hand_faces
from bot.games.inn.look.pictures.counters import counter_sign, encounter_sign, small_face
from bot.games.inn.look.pictures.hand import draw_inn_hand
from bot.games.inn.look.pictures.mat import Sitter, style_of
from bot.games.inn.look.pictures.middle import MIDDLE_WIDE, middle_high
from bot.games.inn.look.pictures.ring import inn_arrows, inn_ring
from bot.games.inn.look.pictures.shelf import mat_shelf, shelf_high
from bot.games.inn.look.pictures.table import draw_inn_table
from bot.games.inn.rules.play.view import InnView, LaidView
from bot.ui.pictures.canvas import contrast
from tests.games.inn.drawn import DRINK, HIT, NAMES, NO, ROUND, WORDS, pixels, view
from tests.games.inn.staying import staying_library

LIBRARY = staying_library()
WHO = ["saint", "boss", "kay", "monk", "count", "queen", "spy", "cook"]
PLAIN = {
    2: "eda40c51eb4c280f", 3: "758174ea8c0bfc31", 4: "70ff2f58137aed91", 5: "6cdb38f64b2d0f26",
    6: "76fd14a5ae98e02f", 7: "d3ff556a0c02cb2e", 8: "890ddd61aae8c4e4",
}  # fmt: skip
"""The pixels of tables without anything that stays."""


def laid(card: str = "boss.brute", owner: int = 1, *, used: bool = False) -> LaidView:
    return {"card": card, "owner": owner, "used": used}


def table(seats: int = 4, changed: dict[int, dict[str, Any]] | None = None, **changes: Any) -> InnView:
    """A table of the test decks; nobody has anything yet, but the characters have their own counters."""
    who = {at: {"character": WHO[at], **(changed or {}).get(at, {})} for at in range(seats)}
    return view(seats, changed=who, **changes)


def drawn(shown: InnView) -> bytes:
    return draw_inn_table(WORDS, shown, NAMES[: len(shown["seats"])], library=LIBRARY)


def shelves(shown: InnView) -> tuple[int, ...]:
    """The height of each seat's shelf."""
    return tuple(mat_shelf(seat, LIBRARY) for seat in shown["seats"])


SEA = {"code": "sea", "draw": 12, "discard": [], "counters": 2}
DUNGEON = {"code": "dungeon", "draw": 9, "discard": [], "counters": 3}
FULL: dict[int, dict[str, Any]] = {
    at: {
        "counters": {"queen.scarab": 12, "spy.mark": 1, "cook.spice": 3},
        "front": [laid(used=n % 2 == 0) for n in range(7)],
        "away": "turn" if at % 3 == 2 else "",
    }
    for at in range(8)
}


@pytest.mark.parametrize("seats", PLAIN)
def test_a_table_where_nothing_stays_looks_as_before(seats: int) -> None:
    changed: dict[int, dict[str, Any]] = {1: {"orders": ["turn"]}, seats - 1: {"out": "asleep"}} if seats > 2 else {}
    shown = view(seats, changed, stack=[HIT, NO, DRINK][: seats % 4], round=ROUND if seats % 2 else None)
    png = draw_inn_table(WORDS, shown, NAMES[:seats], patrons=frozenset({1}), asked=frozenset({0}))
    assert hashlib.sha256(pixels(png).tobytes()).hexdigest()[:16] == PLAIN[seats]


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_full_table_is_the_same_every_time_and_not_too_large(seats: int) -> None:
    shown = table(seats, FULL, encounters=[SEA, DUNGEON], stack=[HIT, NO], round=ROUND)
    first = drawn(shown)
    small_face.cache_clear()
    counter_sign.cache_clear()
    assert first == drawn(shown)
    assert pixels(first).width == 1200
    assert len(first) < 400_000


@pytest.mark.parametrize("seats", range(2, 9))
def test_shelves_stand_under_their_mats_and_touch_nothing_else(seats: int) -> None:
    shown = table(seats, FULL, encounters=[SEA])
    heights, middle = shelves(shown), middle_high(shown)
    assert set(heights) == {shelf_high(2)}
    _stand_apart(seats, heights, middle)
    _stand_apart(seats, tuple(shelf_high(2) * (at % 2) for at in range(seats)), middle)


def _stand_apart(seats: int, heights: tuple[int, ...], middle: int) -> None:
    where = inn_ring(seats, heights, middle)
    wide, high = inn_mat.MAT_WIDE, inn_mat.MAT_HIGH
    boxes = [(x, y - high / 2, y + high / 2 + shelf) for (x, y), shelf in zip(where.mats, heights, strict=True)]
    for at, (x, top, end) in enumerate(boxes):
        assert end <= where.high - 24
        beside = abs(x - 600) >= (wide + MIDDLE_WIDE) / 2
        assert beside or end <= where.middle - middle / 2 or top >= where.middle + middle / 2
        for ox, upper, lower in boxes[:at]:
            assert abs(x - ox) >= wide + 24 or end + 24 <= upper or lower + 24 <= top
    for ax, ay, _ in inn_arrows(seats, heights, middle):
        assert not any(abs(ax - x) < wide / 2 and top < ay < end for x, top, end in boxes)


def test_a_shelf_stands_under_those_alone_who_have_something() -> None:
    nothing = view(4)
    assert shelves(nothing) == (0, 0, 0, 0)
    single = view(4, {2: {"counters": {"queen.scarab": 1}}})
    assert shelves(single) == (0, 0, shelf_high(1), 0)
    assert pixels(drawn(single)).height == pixels(drawn(nothing)).height + shelf_high(1)
    assert shelves(view(4, {2: {"front": [laid()]}})) == (0, 0, shelf_high(1), 0)
    assert shelves(view(4, {2: {"counters": {"queen.scarab": 1}, "out": "asleep"}})) == (0, 0, 0, 0)
    both = {"counters": {"queen.scarab": 12, "spy.mark": 1}, "front": [laid()] * 4}
    assert shelves(view(4, {2: both})) == (0, 0, shelf_high(2), 0)


def test_what_holds_on_a_side_deck_lies_on_the_shelf_and_other_discards_do_not() -> None:
    def side(code: str, *discard: str) -> dict[str, Any]:
        return {"sides": {code: {"draw": 3, "discard": list(discard)}}}

    assert shelves(view(4, {2: {"character": "kay", **side("hound", "kay.loyal")}})) == (0, 0, shelf_high(1), 0)
    assert not any(shelves(view(4, {2: {"character": "kay", **side("hound")}})))
    assert not any(shelves(view(4, {1: {"character": "gog"}, 2: {"character": "boss", **side("potion", "cook.luck")}})))


@pytest.mark.parametrize(
    "change",
    [
        {"counters": {"saint.piety": 7}},
        {"counters": {"saint.piety": 8, "spy.mark": 1}},
        {"counters": {"saint.piety": 8, "queen.scarab": 1}},
        {"counters": {"saint.piety": 8, "cook.spice": 1}},
        {"front": [laid()]},
        {"front": [laid(used=True)]},
        {"front": [laid("boss.gizmo")]},
        {"front": [laid()] * 5},
        {"front": [laid()] * 6},
        {"front": [laid()] * 7},
        {"away": "turn"},
    ],
)
def test_what_stays_can_be_seen(change: dict[str, Any]) -> None:
    assert drawn(table(changed={0: change})) != drawn(table())
    others = [
        c for c in ({"front": [laid()]}, {"front": [laid()] * 6}, {"counters": {"saint.piety": 8}}) if c != change
    ]
    assert all(drawn(table(changed={0: change})) != drawn(table(changed={0: other})) for other in others)


def test_own_counters_are_shown_from_the_start_and_at_zero() -> None:
    assert drawn(table()) == drawn(
        table(changed={0: {"counters": {"saint.piety": 8}}, 3: {"counters": {"monk.chi": 0}}})
    )


def test_decks_of_events_stand_in_the_middle_with_their_counters() -> None:
    assert pixels(drawn(table(8, encounters=[SEA]))).height > pixels(drawn(table(8))).height
    sea = drawn(table(encounters=[SEA]))
    assert sea != drawn(table())
    assert sea != drawn(table(encounters=[{**SEA, "counters": 1}]))
    assert sea != drawn(table(encounters=[DUNGEON]))
    assert drawn(table(encounters=[SEA, DUNGEON])) != drawn(table(encounters=[DUNGEON, SEA]))
    assert len({encounter_sign(code, 76).tobytes() for code in ("sea", "dungeon", "other")}) == 3


def test_signs_of_counters_differ_and_a_stranger_has_its_letter() -> None:
    known = ["piety", "blood", "chi", "scarab", "mark"]
    level = [255 * (shade > 100) for shade in range(256)]
    shapes = {counter_sign(code, "X", 46).getchannel("A").point(level).tobytes() for code in known}
    assert len(shapes) == len(known)
    assert counter_sign("spice", "Spice", 46).tobytes() != counter_sign("spice", "Honey", 46).tobytes()
    assert counter_sign("spice", "", 46).size == (46, 46)


def test_a_used_card_is_dimmed_and_a_minion_says_its_wages() -> None:
    faces = {
        small_face(kind, used, wages, holds).tobytes()
        for kind in ("action", "sometimes")
        for used in (False, True)
        for wages in (0, 2, 3)
        for holds in (False, True)
    }
    assert len(faces) == 2 * (3 * 2 + 3)  # a used card has no frame of its own


def test_who_is_away_is_pale_and_can_be_read() -> None:
    for text in (inn_mat.AWAY.text, inn_mat.AWAY.soft):
        assert contrast(text, inn_mat.AWAY.fill) >= 4.5
    away = drawn(table(changed={1: {"away": "turn"}}))
    assert away == drawn(table(changed={1: {"away": "own-turn"}}))
    moved = table(active=0, changed={1: {"away": "turn"}})
    assert drawn(moved) != drawn(table(active=0))


def test_a_player_who_is_away_by_a_level_is_pale_too() -> None:
    assert style_of(view(4)["seats"][3], Sitter("Di", "Monk", "monk", away=True)) is inn_mat.AWAY
    mats = [drawn(table(changed={3: {"counters": {"monk.chi": chi}}})) for chi in (8, 9)]
    away = drawn(table(changed={3: {"counters": {"monk.chi": 9}, "away": "turn"}}))
    assert mats[0] != mats[1] == away
    assert "Chi 9, away." in told(table(changed={3: {"counters": {"monk.chi": 9}}}))
    assert "away" not in told(table(changed={3: {"counters": {"monk.chi": 8}}}))
    assert "away" not in told(table(changed={3: {"counters": {"monk.chi": 9}, "out": "asleep"}}))


# -- what a picture costs --------------------------------------------------------------------------------------------

BUSY: dict[str, Any] = {"stack": [HIT, NO], "round": ROUND}


def calls_of(draw: Callable[[], bytes]) -> int:
    """How many functions are called to draw a picture once more, ours and those of the libraries."""
    draw()
    count = 0

    def called(_frame: FrameType, event: str, _what: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(called)
    try:
        draw()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("seats", range(2, 9))
def test_full_shelves_cost_at_most_half_as_much_again(seats: int) -> None:
    """Writing the file takes four fifths of the time and goes by pixels, drawing the rest and goes by calls."""
    bare, full = view(seats, **BUSY), table(seats, FULL, encounters=[SEA, DUNGEON], **BUSY)
    assert calls_of(lambda: drawn(full)) <= 1.5 * calls_of(lambda: drawn(bare))
    first, second = pixels(drawn(bare)), pixels(drawn(full))
    assert second.width * second.height <= 1.5 * first.width * first.height


def test_a_shelf_that_has_changed_is_drawn_anew_and_the_others_are_not() -> None:
    levels = iter(range(20))

    def changed() -> bytes:
        saint = {**FULL[0], "counters": {"saint.piety": next(levels)}}
        return drawn(table(8, {**FULL, 0: saint}, encounters=[SEA, DUNGEON], **BUSY))

    same = calls_of(lambda: drawn(table(8, FULL, encounters=[SEA, DUNGEON], **BUSY)))
    assert same < calls_of(changed) <= 1.2 * same
    assert changed() != changed()


# -- in words --------------------------------------------------------------------------------------------------------


def told(shown: InnView, names: list[str] | None = None) -> str:
    return inn_table_alt(WORDS, shown, names or ["Ann", "Bo", "Cy", "Di"], library=LIBRARY)


def test_alt_tells_all_that_stays() -> None:
    shown = table(
        encounters=[SEA, DUNGEON],
        changed={
            0: {"counters": {"saint.piety": 7, "queen.scarab": 3}, "away": "turn", "ignores": ["sometimes"]},
            1: {"front": [laid(), laid(used=True), laid(), laid("cook.luck", 3)], "away": "own-turn"},
            2: {"sides": {"hound": {"draw": 3, "discard": ["kay.loyal"]}}, "backs": {"hound": 2}},
        },
    )
    alt = told(shown)
    for fact in (
        "Sea Events: 2 counters left, 12 cards.",
        "Dungeon Events: 3 counters left, 9 cards.",
        "pile of 0, Piety 7, Scarab 3, must Ignore Sometimes Cards, away until the next turn; Bo",
        "in front: Brute ×2, Brute (used), Di's Luck Potion, away until their next turn begins; Cy",
        "in front: Loyal (holds), Hound Deck 3 (1 discarded), 2 cards in hand from the Hound Deck; Di",
        "Chi 0.",
    ):
        assert fact in alt


def test_what_is_for_sale_has_its_price_at_its_own_player_alone() -> None:
    on_sale = table(changed={3: {"character": "cook", "front": [laid("cook.luck", 3)]}})
    assert "in front: Luck Potion (2 Gold)" in told(on_sale)
    bought = table(changed={0: {"front": [laid("cook.luck", 3)]}, 3: {"character": "cook"}})
    assert "in front: Di's Luck Potion" in told(bought)
    plain = table(changed={3: {"character": "cook", "front": [laid("boss.brute", 1)]}})
    assert len({drawn(shown) for shown in (on_sale, bought, plain)}) == 3


def test_alt_of_a_table_where_nothing_stays_is_as_before() -> None:
    assert told(view(2), ["Ann", "Bo"]) == (
        "The Inn: Bo to act, 22 Drinks in the deck. Ann: Fortitude 20, Alcohol 0, 10 Gold, 7 cards, pile of 0; "
        "Bo: Fortitude 19, Alcohol 1, 23 Gold, 7 cards, pile of 1."
    )


def test_alt_of_the_fullest_table_keeps_its_limit_and_its_counters() -> None:
    shown = table(8, FULL, encounters=[SEA, DUNGEON])
    assert len(told(shown, ["Ж" * 200] * 8)) <= MOST
    few = told(table(4, FULL, encounters=[SEA]), NAMES[:4])
    assert len(few) <= MOST
    assert "Scarab 12" in few


def test_who_is_out_has_nothing() -> None:
    assert "Piety" in told(table())
    assert "Piety" not in told(table(changed={0: {"out": "asleep"}}))


# -- the own panel ---------------------------------------------------------------------------------------------------


def test_cards_in_front_lie_in_the_own_picture_behind_the_hand() -> None:
    mine = {**table(2, {1: {"front": [laid(), laid("boss.gizmo")]}}), "me": 1, "hand": ["tip"]}
    shown = cast("InnView", mine)
    bare = cast("InnView", {**table(2), "me": 1, "hand": ["tip"]})
    faces = hand_faces(shown, LIBRARY)
    assert set(faces) == {"tip", "boss.brute", "boss.gizmo"}
    drawn_ = draw_inn_hand(WORDS, shown, faces, lit=frozenset())
    assert drawn_ != draw_inn_hand(WORDS, bare, hand_faces(bare, LIBRARY), lit=frozenset())
    assert drawn_ != draw_inn_hand(WORDS, shown, faces, lit=frozenset({"boss.gizmo"}))
    away = draw_inn_hand(WORDS, shown, faces, lit=frozenset({"tip"}), discards=True)
    assert away == draw_inn_hand(WORDS, shown, faces, lit=frozenset({"tip", "boss.gizmo"}), discards=True)
    alt = inn_hand_alt(WORDS, shown, faces, lit=frozenset({"boss.gizmo"}))
    assert "In front of you: Brute, Gizmo (playable)." in alt
    assert "In front of you" not in inn_hand_alt(WORDS, bare, hand_faces(bare, LIBRARY), lit=frozenset())
