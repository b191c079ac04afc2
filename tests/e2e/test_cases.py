"""The book of cases on Discord: from a ruling, a card or the command to a case, and through its scenes to the end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.cases import Case
from bot.games import GAMES
from bot.ui.layouts.cases import read_place
from cogs.cases import SCENES
from tests.e2e.conftest import Evening, button_of, menu_of, parts, said, texts
from tests.e2e.test_business import forge

CASES = GAMES["inn"].cases()
PASSED = "Who let a Drink pass may Ignore it after it was spiked"
SPIKED = next(case for case in CASES if case.places and case.places[0].title == PASSED and len(case.places) > 1)
"""A case of two scenarios, of which the first is about a Drink that is spiked."""
UNSHOWN = next(case for case in CASES if case.not_applicable)


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time; the tests that look at them want them again."""
    await evening.house(pictures=False)


class Changed:
    """Changes the books of the bot that is running, as another version of it would have them."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening

    def __call__(self, case_id: str, **changes: Any) -> None:
        """A case with these changes; without any it is gone."""
        cog: Any = self.evening.bot.get_cog("Cases")
        cog.known = [
            found._replace(case=Case.model_validate({**found.case.model_dump(), **changes}))
            if found.case.id == case_id
            else found
            for found in cog.known
            if found.case.id != case_id or changes
        ]


@pytest.fixture
def changed(evening: Evening) -> Changed:
    return Changed(evening)


def words_of(shown: Any) -> str:
    return "\n".join(texts(shown.components))


def step_buttons(shown: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Next and Back."""
    on, back = [part for part in parts(shown.components) if part["type"] == 2]
    assert (on["label"], back["label"]) == ("Next", "Back")
    return on, back


def has(shown: Any, verb: str) -> bool:
    return any(f":{verb}" in str(part.get("custom_id")) for part in parts(shown.components))


async def panel_of(evening: Evening, about: str, person: int = 0) -> Any:
    result = await evening.people[person].slash(evening.channel, "case", about=about)
    said(result)
    return result.response


async def to_the_end(evening: Evening, panel: Any) -> list[str]:
    """Every scene of a panel, by pressing Next."""
    told = [words_of(panel)]
    for _ in range(100):
        on, _ = step_buttons(panel)
        if on["disabled"]:
            return told
        await evening.people[0].click(panel.message, custom_id=on["custom_id"])
        told.append(words_of(panel))
    raise AssertionError("there is always a next scene")


async def rules_with_cases(evening: Evening) -> Any:
    """The first page of the Inn's rules that leads to a case."""
    ann = evening.people[0]
    shown = (await ann.slash(evening.channel, "rules", game="inn")).response
    assert shown is not None
    for _ in range(100):
        if has(shown, "case.show"):
            return shown
        on = next(part for part in parts(shown.components) if part.get("label") == "Next")
        await ann.click(shown.message, custom_id=on["custom_id"])
    raise AssertionError("no ruling leads to a case")


async def test_from_a_ruling_to_the_end_of_its_case(evening: Evening) -> None:
    ann = evening.people[0]
    page = await rules_with_cases(evening)
    first = menu_of(page, "case.choose")["options"][0]["value"]
    case = next(case for case in CASES if first == f"inn.{case.id}")
    assert any(f"**{number}. " in words_of(page) for number in case.rulings), "a ruling on this page decides it"
    press = await ann.click(page.message, custom_id=button_of(page, "case.show")["custom_id"])
    assert case.says in said(press)
    told = await to_the_end(evening, press.response)
    titles = [place.title for place in case.places]
    assert titles[0] in told[0]
    assert titles[-1] in told[-1]
    assert len(set(told)) == len(told), "every press shows something else"
    assert press.response is not None
    assert page.message.id != press.response.message.id, "the page of the rules stays where it is"


async def test_a_line_of_the_menu_leads_to_its_case_too(evening: Evening) -> None:
    page = await rules_with_cases(evening)
    menu = menu_of(page, "case.choose")
    line = menu["options"][-1]
    picked = await evening.people[0].select(page.message, [line["value"]], custom_id=menu["custom_id"])
    assert line["label"].rstrip("…") in said(picked)


async def test_from_a_card_to_its_case(evening: Evening) -> None:
    ann = evening.people[0]
    about = [case for case in CASES if "drink.contest" in case.cards and case.scenarios]
    shown = (await ann.slash(evening.channel, "card", name="Drinking Contest!")).response
    assert shown is not None
    lines = menu_of(shown, "case.choose")["options"]
    assert [line["value"] for line in lines] == [f"inn.{case.id}" for case in about[:25]]
    press = await ann.click(shown.message, custom_id=button_of(shown, "case.show")["custom_id"])
    assert about[0].says in said(press)
    special = (await ann.slash(evening.channel, "card", name="split")).response
    assert has(special, "case.show")
    assert not has((await ann.slash(evening.channel, "card", name="red 7")).response, "case.show")


async def test_next_leads_through_all_scenarios_of_a_case(evening: Evening) -> None:
    told = await to_the_end(evening, await panel_of(evening, SPIKED.id))
    for place in SPIKED.places:
        assert any(place.title in text for text in told)
    assert "Gerki reveals *Light Ale*" in told[1]
    assert "Gerki Ignores the Drink" in told[3]


async def test_back_and_the_menus_lead_through_a_case(evening: Evening) -> None:
    ann = evening.people[0]
    panel = await panel_of(evening, SPIKED.id)
    told = await to_the_end(evening, panel)
    for before in reversed(told[:-1]):
        await ann.click(panel.message, custom_id=step_buttons(panel)[1]["custom_id"])
        assert words_of(panel) == before
    assert step_buttons(panel)[1]["disabled"]
    steps = menu_of(panel, "case.pick")
    assert [line["default"] for line in steps["options"]] == [True, *[False] * (len(steps["options"]) - 1)]
    await ann.select(panel.message, [steps["options"][-1]["value"]], custom_id=steps["custom_id"])
    assert "Gerki Ignores the Drink" in words_of(panel)
    examples = menu_of(panel, "case.example")
    await ann.select(panel.message, [examples["options"][1]["value"]], custom_id=examples["custom_id"])
    assert SPIKED.places[1].title in words_of(panel)


async def test_by_the_command_alone(evening: Evening) -> None:
    ann = evening.people[0]
    typed = " ".join(reversed(SPIKED.says.upper().rstrip(".").split()))
    offered = await ann.autocomplete(evening.channel, "case", "about", typed)
    assert {"name": SPIKED.says, "value": f"inn.{SPIKED.id}"} in [
        {"name": choice["name"], "value": choice["value"]} for choice in offered
    ]
    assert len(await ann.autocomplete(evening.channel, "case", "about", "")) <= 25
    assert SPIKED.says in said(await ann.slash(evening.channel, "case", about=f"inn.{SPIKED.id}"))
    assert SPIKED.says in said(await ann.slash(evening.channel, "case", about=typed.lower()))
    assert SPIKED.says in said(await ann.user.slash("case", about=SPIKED.id)), "in direct messages too"
    nothing = said(await ann.slash(evening.channel, "case", about="chess"))
    assert nothing == "There's no case with these words. Type one or two of them, and pick from the list."


async def test_a_case_that_nothing_can_show_says_why(evening: Evening) -> None:
    shown = said(await evening.people[0].slash(evening.channel, "case", about=UNSHOWN.id))
    assert UNSHOWN.says in shown
    assert f"There's nothing to show: {UNSHOWN.not_applicable}" in shown


async def test_a_scene_has_a_picture_that_its_alt_text_tells(evening: Evening) -> None:
    await evening.house(pictures=True)
    panel = await panel_of(evening, SPIKED.id)
    (gallery,) = [part for part in parts(panel.components) if part["type"] == 12]
    assert gallery["items"][0]["description"].startswith("The Inn: Gerki to discard")
    (file,) = panel.attachments
    assert (await file.read()).startswith(b"\x89PNG")
    assert "8 Gold" not in words_of(panel), "the picture tells it"


@pytest.mark.parametrize("by", ["person", "house"])
async def test_a_scene_in_words_only(evening: Evening, by: str) -> None:
    await evening.house(pictures=by == "person")
    if by == "person":
        await evening.wants(evening.people[0], words_only=True)
    panel = await panel_of(evening, SPIKED.id)
    assert panel.attachments == []
    assert "8 Gold" in words_of(panel)


async def test_a_set_up_that_is_refused_is_told_without_a_table(evening: Evening, changed: Changed) -> None:
    changed(SPIKED.id, scenarios=["setup.toml: Not for one player"])
    panel = await panel_of(evening, SPIKED.id)
    assert "The table can't even be set up: That game takes 2 to 8 seats." in words_of(panel)
    assert step_buttons(panel)[0]["disabled"]


async def test_a_press_on_an_old_panel_works_after_a_restart(evening: Evening) -> None:
    panel = await panel_of(evening, SPIKED.id)
    await evening.restart()
    await evening.people[0].click(panel.message, custom_id=step_buttons(panel)[0]["custom_id"])
    assert "Gerki reveals *Light Ale*" in words_of(panel)


async def test_a_press_for_a_case_that_is_gone_gets_kind_words(evening: Evening, changed: Changed) -> None:
    ann = evening.people[0]
    panel = await panel_of(evening, SPIKED.id)
    before, on = words_of(panel), step_buttons(panel)[0]["custom_id"]
    changed(SPIKED.id)
    gone = await ann.click(panel.message, custom_id=on)
    assert said(gone) == "That case isn't in the book any more; /case has the others."
    assert words_of(panel) == before


async def test_a_press_for_a_scene_beyond_the_end_shows_the_last(evening: Evening, changed: Changed) -> None:
    """Another version may tell the case in fewer scenarios, and a scenario in fewer scenes."""
    ann = evening.people[0]
    panel = await panel_of(evening, SPIKED.id)
    told = await to_the_end(evening, panel)
    await ann.click(panel.message, custom_id=step_buttons(panel)[1]["custom_id"])
    on = step_buttons(panel)[0]["custom_id"]
    changed(SPIKED.id, scenarios=SPIKED.scenarios[:1])
    await ann.click(panel.message, custom_id=on)
    last_of_first = max(at for at, text in enumerate(told) if SPIKED.places[0].title in text)
    assert words_of(panel) == told[last_of_first]


@pytest.mark.parametrize("arg", ["", "inn", "inn.x.1.2.3", "inn.x.-1", "inn.x.1234567", "inn.x.y", "chess.x.0.0"])
async def test_a_press_that_nobody_could_make_gets_the_same_words(evening: Evening, arg: str) -> None:
    ann = evening.people[0]
    panel = await panel_of(evening, SPIKED.id)
    result = await forge(evening, ann, panel, f"bk:-:0:case.step:{arg}")
    assert said(result) == "That case isn't in the book any more; /case has the others."


async def test_nobody_looks_at_more_scenes_than_one_can_read(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    for _ in range(SCENES):
        said(await ann.slash(evening.channel, "case", about=UNSHOWN.id))
    refused = said(await ann.slash(evening.channel, "case", about=UNSHOWN.id))
    assert refused.startswith("You've just asked for this a few times.")
    assert UNSHOWN.says in said(await ben.slash(evening.channel, "case", about=UNSHOWN.id))
    await evening.rest(61)
    assert UNSHOWN.says in said(await ann.slash(evening.channel, "case", about=UNSHOWN.id))


async def test_a_panel_tells_nothing_of_a_running_table_and_changes_nothing_there(evening: Evening) -> None:
    """The same game is played at a table meanwhile; the panel is the same as without it, picture and all."""
    await evening.house(pictures=True)
    ann, ben = evening.people[:2]
    lonely = await panel_of(evening, SPIKED.id)
    alone = [words_of(lonely), *[await file.read() for file in lonely.attachments]]
    table = await evening.open(ann, ben, game="inn")
    before = await evening.info(table)
    board = evening.told(table)
    beside = await panel_of(evening, SPIKED.id)
    assert [words_of(beside), *[await file.read() for file in beside.attachments]] == alone
    told = "\n".join(await to_the_end(evening, beside))
    for secret in (table, "Ann", "Ben", str(ann.id), str(ben.id)):
        assert secret not in told
    assert (await evening.info(table)).version == before.version
    assert evening.told(table) == board


def test_a_place_survives_its_button() -> None:
    assert read_place("inn.a-b").arg == "inn.a-b.0.0"
    assert read_place("inn.a-b.1.12").arg == "inn.a-b.1.12"
    longest = max(f"bk:-:0:case.example:{name}.{case.id}.99.999" for name, kit in GAMES.items() for case in kit.cases())
    assert len(longest) <= 100
