"""A scenario scene by scene: what is told of its steps, and how its panel looks."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.engine.cases import Case, ScenarioPlace
from bot.games import GAMES, english
from bot.games.kit import GameKit
from bot.scenario.files import find, read_tables
from bot.scenario.models import Broken
from bot.ui.layouts.cases import PHONE_PANEL, CasePlace, case_layout
from bot.ui.layouts.tables import Skin, phone_high
from bot.ui.scenes import Showing, showing
from tests.components import parts, texts

WORDS = english()
INN, DRINKO = GAMES["inn"], GAMES["drinko"]
HIGH = 712
"""The height of most pictures of a table."""
CASE = Case(id="x", section="x", says="Something is so.", source=["003"], scenarios=["x.toml: y"])
GOOD = """
game = "drinko"
[[scenario]]
title = "good"
rule = "none"
hands = ["r+1 g3", "b5 b6"]
draw = "y1 y2"
pile = "g+1 r5"
partial = true
to_move = 0
train = 1
"""


def shown(kit: GameKit, file: str, title: str) -> Showing:
    return played(kit, find(kit.scenarios / file, title))


def played(kit: GameKit, table: dict[str, Any]) -> Showing:
    return showing(WORDS, kit.look(), kit.dialect(), table)


def steps(text: str) -> Showing:
    """What is shown of a scenario of Drinko with these steps."""
    (table,) = read_tables(GOOD + f"steps = [{text}]")
    return played(DRINKO, table)


def says(found: Showing) -> list[str]:
    return [scene.says for scene in found.scenes]


@cache
def of_cases(game: str) -> list[tuple[Case, int, Showing]]:
    """Every scenario that a case names, with the first case that names it."""
    kit = GAMES[game]
    first: dict[ScenarioPlace, tuple[Case, int]] = {}
    for case in kit.cases():
        for at, place in enumerate(case.places):
            first.setdefault(place, (case, at))
    return [(case, at, shown(kit, place.file, place.title)) for place, (case, at) in sorted(first.items())]


# -- what is told ---------------------------------------------------------------------------------------------------


def test_moves_of_which_nothing_is_seen_are_told_with_the_next_one() -> None:
    found = shown(INN, "timing.toml", "Who let a Drink pass may Ignore it after it was spiked")
    assert found.title == "Who let a Drink pass may Ignore it after it was spiked"
    assert found.rule.startswith("003 Timing Example 1")
    assert says(found) == [
        "Gerki's turn.",
        "Gerki keeps every card.\nGerki plays no Action.\nGerki orders a Drink for Dimli (now 2 waiting).\n"
        "Gerki reveals *Light Ale*.\nGerki can play *Dump it on the floor* and nothing else.",
        "Gerki passes.\nDimli plays *Spike it with Firewater*. Gerki's Drink gets 2 stronger.\n"
        "Gerki can play *Dump it on the floor* now.",
        "Gerki plays *Dump it on the floor*. Gerki Ignores the Drink.\nDimli's turn. Dimli draws 7 cards.",
    ]


def test_an_answer_that_waits_for_others_says_whether_it_depends_on_them() -> None:
    title = "A deadlock: the first in turn order who would answer if nobody else does has to"
    told = "\n".join(says(shown(INN, "timing.toml", title)))
    assert "Fiona would play *I don't think so!* if nobody else answers.\nDimli plays *I don't think so!*" in told
    title = "Two of a kind come in turn order from the player whose turn it is"
    assert "Deirdre would play *Water into Wine* now." in "\n".join(says(shown(INN, "timing.toml", title)))


def test_each_scene_has_the_table_as_it_was_then() -> None:
    """Tables are drawn when all has been played, and in any order."""
    found = shown(INN, "timing.toml", "Who lets the spiked Drink pass drinks it")
    alts = [INN.look().table_art(WORDS, scene.table, Skin()) for scene in found.scenes if scene.table is not None]
    drawn = [art.draw() for art in reversed(alts) if art is not None][::-1]
    assert ["Alcohol 0" in art.alt and "Alcohol 3" not in art.alt for art in alts if art] == [True, True, True, False]
    for upto in range(1, 4):
        art = INN.look().table_art(WORDS, found.scenes[upto - 1].table, Skin())  # pyright: ignore[reportArgumentType]
        assert art is not None
        assert art.draw() == drawn[upto - 1]
    assert len(set(drawn)) == 4


def test_a_refusal_is_told_as_the_player_is_told_it() -> None:
    found = steps("{ seat = 0, tries = 'g3', refused = 'train-needs-drink' }, { seat = 0, plays = 'r+1' }")
    assert says(found)[0].splitlines()[1].startswith("Ada tries green 3 and is told: ")
    found = steps("{ seat = 0, tries = 'call', refused = 'call-not-one' }")
    assert says(found)[0].splitlines()[1] == (
        "Ada tries something else and is told: You can call Drinko only with one card left; you hold 2."
    )


@pytest.mark.parametrize(
    ("check", "told"),
    [
        ("{ seat = 0, offered = 'r+1' }", "Ada can play red +1 now."),
        ("{ seat = 0, not_offered = 'g3 draw' }", "Ada can't play green 3 now."),
        ("{ seat = 0, only = 'r+1' }", "Ada can play red +1 and nothing else."),
        ("{ seat = 1, only = '' }", "Ben isn't asked anything."),
        ("{ seat = 1, does_not_see = 'g3 r+1' }", "Ben can't see green 3 and red +1 here."),
        ("{ seat = 'public', does_not_see = 'g3' }", "Nobody else can see green 3 here."),
        ("{ seat = 0, sees = { hand = 'r+1 g3' } }", ""),
        ("{ expect = { train = 1 } }", ""),
        ("{ not_told = 'drank' }", ""),
    ],
)
def test_checks_are_told_where_no_picture_shows_them(check: str, told: str) -> None:
    assert "\n".join(says(steps(check))[0].splitlines()[1:]) == told


def test_time_that_runs_out_is_told() -> None:
    assert says(steps("{ timeout = 0 }"))[1].startswith("Ada runs out of time.\nAda plays ")
    table = next(table for table in read_tables((INN.scenarios / "natural.toml").read_text(encoding="utf-8")))
    assert "Time is up." in "\n".join(says(played(INN, table)))


def test_a_quiet_move_is_a_scene_where_something_is_checked_after_it_and_at_the_end() -> None:
    title = "At a sealed table everybody is asked, whoever could answer"
    assert says(shown(INN, "timing.toml", title))[-1].endswith("Zot runs out of time.")


def test_a_set_up_that_is_refused_has_one_scene_without_a_table() -> None:
    found = shown(INN, "setup.toml", "Not for one player")
    assert found.scenes == (("The table can't even be set up: That game takes 2 to 8 seats.", None),)


def test_a_scenario_that_fails_is_shown_up_to_there() -> None:
    found = steps("{ seat = 0, plays = 'r+1' }, { seat = 1, plays = 'b5' }")
    assert len(found.scenes) == 2
    assert found.broken.startswith("step 2: seat 1 cannot b5")


def test_what_is_no_scenario_is_not_shown() -> None:
    with pytest.raises(Broken, match="title: Field required"):
        played(DRINKO, {"game": "drinko"})
    with pytest.raises(Broken, match=r"setup\.toml: has no scenario 'nothing'"):
        find(INN.scenarios / "setup.toml", "nothing")
    with pytest.raises(Broken, match="cannot be read"):
        find(Path("nowhere.toml"), "nothing")


# -- the panel ------------------------------------------------------------------------------------------------------


def panel(found: Showing, case: Case, place: CasePlace) -> list[dict[str, Any]]:
    components: Any = case_layout(WORDS, case, place, found, alt="A table.", high=HIGH).to_components()
    return components


@pytest.mark.parametrize("game", GAMES)
def test_every_case_can_be_shown_on_the_screen_of_a_phone(game: str) -> None:
    """Each scene has words, none is beyond the menu, and the last line of what happened is always there. Only the first
    scene, which tells the rule as well, may be higher than the screen.
    """
    for case, at, found in of_cases(game):
        assert found.broken == "", case.id
        assert 1 <= len(found.scenes) <= 25, case.id
        for number, scene in enumerate(found.scenes):
            components = panel(found, case, CasePlace(game, case.id, at, number))
            told, menus = texts(components), sum(part["type"] == 3 for part in parts(components))
            assert scene.says.strip(), case.id
            assert "{" not in scene.says, case.id
            assert told[-1].rstrip("*…")[-9:] in scene.says, case.id
            assert number == 0 or phone_high("\n".join(told), HIGH, menus) <= PHONE_PANEL, (case.id, number)


def test_what_does_not_fit_beside_the_picture_is_left_out_at_its_beginning() -> None:
    lines = [f"Line number {n} of the story, which is not short." for n in range(30)]
    found = steps("{ seat = 0, plays = 'r+1' }")
    found = found._replace(scenes=(*found.scenes, found.scenes[0]._replace(says="\n".join(lines))))
    place = CasePlace("drinko", "x", 0, 2)
    *_, told = texts(panel(found, CASE, place))
    assert told.startswith("… Line number")
    assert told.endswith(lines[-1])
    assert len(told.splitlines()) < len(lines)
    whole: Any = case_layout(WORDS, CASE, place, found, in_words="x" * 5000)
    assert "\n".join(lines) in texts(whole.to_components())[-1]
    assert whole.content_length() <= 4000


def test_a_panel_has_two_buttons_and_the_menus_it_needs() -> None:
    found = shown(INN, "timing.toml", "Who let a Drink pass may Ignore it after it was spiked")
    two = Case(**{**CASE.model_dump(), "scenarios": ["a.toml: A", "b.toml: B"]})
    ids = [part["custom_id"] for part in parts(panel(found, two, CasePlace("inn", "x", 0, 3))) if "custom_id" in part]
    assert ids == [
        "bk:-:0:case.step:inn.x.1.0", "bk:-:0:case.step:inn.x.0.2", "bk:-:0:case.pick:inn.x.0.3",
        "bk:-:0:case.example:inn.x.0.0",
    ]  # fmt: skip
    ids = [part["custom_id"] for part in parts(panel(found, two, CasePlace("inn", "x", 1, 0))) if "custom_id" in part]
    assert ids[:2] == ["bk:-:0:case.step:inn.x.1.1", "bk:-:0:case.step:inn.x.0.999"]
    alone = found._replace(scenes=found.scenes[:1])
    assert [part["type"] for part in parts(panel(alone, CASE, CasePlace("inn", "x"))) if "custom_id" in part] == [2, 2]


@pytest.mark.parametrize(
    ("game", "file", "title"),
    [
        ("inn", "timing.toml", "Who let a Drink pass may Ignore it after it was spiked"),
        ("inn", "gambling.toml", "The gambling example from beginning to end"),
        ("inn", "events.toml", "Contest: who gives the Drink away still wins with it"),
        ("inn", "teams_examples.toml", "A mate Ignores an Action for the player it was aimed at"),
        ("inn", "losing.toml", "All who are left lose at once: they tie"),
        ("drinko", "specials.toml", "Split of four: two each, four cards, and the train is over"),
        ("drinko", "winning.toml", "The first to play all cards wins, and the game ends"),
    ],
)
def test_pictures_of_all_kinds_of_scenarios(game: str, file: str, title: str) -> None:
    found = shown(GAMES[game], file, title)
    for scene in found.scenes:
        assert scene.table is not None
        art = GAMES[game].look().table_art(WORDS, scene.table, Skin())
        assert art is not None
        assert Image.open(io.BytesIO(art.draw())).width == 1200
        assert art.alt
