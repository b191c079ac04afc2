"""The pictures of the Inn's hands, and what is said of a table and of a hand to those who do not see them."""

from dataclasses import replace
from typing import Any, cast

import pytest

from bot.games.drinko.look.alt import MOST
from bot.games.inn.look import alt as inn_alt
from bot.games.inn.look.pictures.cards import (
    CardFace,
    card_face,
    draw_inn_card,
    hand_faces,
)
from bot.games.inn.look.pictures.hand import draw_inn_hand, hand_key, hand_order, per_row
from bot.games.inn.look.pictures.recap import SeatStatus
from bot.games.inn.rules.play.view import InnView
from bot.ui.awards import Award
from tests.games.inn.drawn import (
    HIT,
    LIBRARY,
    LONG,
    NO,
    ROUND,
    WORDS,
    hand_of,
    mine,
    pixels,
    view,
)


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
