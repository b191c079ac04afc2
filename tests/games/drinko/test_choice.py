"""The menu of a Drinko hand: what a card that is no number does stands under it."""

from __future__ import annotations

from typing import Any

from bot.engine import Run
from bot.games import english
from bot.games.drinko.look.look import LOOK
from bot.games.drinko.look.words import card_text
from bot.games.drinko.rules import Drinko, the_deck
from bot.ui.look import JUST_LOOKING
from tests.games.inn.test_layouts import info_of, seat_face


def menu(run: Run) -> dict[str, dict[str, Any]]:
    """The options of who moves, by the card's code; of those with targets the last. Empty when no card goes."""
    (seat,) = run.waiting()
    face = seat_face(run, info_of(run, 4)._replace(game="drinko"), seat, ())
    parts = [
        part for row in LOOK.hand_rows(english(), face, JUST_LOOKING) for part in row.to_component_dict()["components"]
    ]
    (select,) = (part for part in parts if part["type"] == 3)
    options = [] if select.get("disabled") else select["options"]
    return {option["value"].partition(">")[0]: option for option in options}


def test_a_special_says_what_it_does_and_a_number_needs_no_word() -> None:
    specials, numbers = set[str](), 0
    for seed in range(40):
        run, _ = Run.new(Drinko(), 4, {}, f"menu {seed}")
        for code, option in menu(run).items():
            kind = the_deck().cards[code]
            if kind.colours:
                numbers += 1
                assert "description" not in option
                continue
            specials.add(code)
            where, dot, told = option["description"].removesuffix("…").rpartition(" · ")
            assert bool(dot) == (">" in option["value"])
            assert where in ("", "7 cards left"), "of a target it also says where that player stands"
            assert len(told) > 30
            assert told in card_text(english(), code)
            assert not told.startswith("Special")
    assert specials == {"deflect", "split", "target"}
    assert numbers
