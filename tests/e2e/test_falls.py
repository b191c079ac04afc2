"""My own end is told before the patrons finish the game, and watching on is one press."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.engine import Refused
from tests.components import texts
from tests.e2e import inn
from tests.e2e.conftest import Evening, button_of, parts, said


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Nothing here looks at pictures."""
    await evening.house(pictures=False)


async def about_to_fall(evening: Evening) -> str:
    """A game of one person, who is about to pass out, and three patrons who do nothing to anybody."""
    ann = evening.people[0]
    table = await evening.open(ann, start=False, game="inn", pace="normal")
    for _ in range(3):
        await evening.press(ann, table, "table.patron")
    named = {"characters": inn.CAST, "starter": 0, "windows": "quick"}
    await evening.bot.tables.options.set_options(table, ann.id, named)
    await evening.rest(6)
    await evening.press(ann, table, "table.start")
    await evening.rest()

    def nearly(data: dict[str, Any]) -> None:
        data["parties"][0] |= {"fortitude": 3, "alcohol": 2}
        data["seats"][0] |= {"hand": [], "draw": ["gamble"] * 33, "pile": ["dark-ale"]}

    await inn.restage(evening, table, nearly, chosen=True)
    await evening.restart()
    await evening.rest()
    return table


async def fall(evening: Evening, table: str, looks: int = 120) -> float:
    """Let Ann drink until she passes out; when that was."""
    ann = evening.people[0]
    for _ in range(looks):
        await evening.rest(0.5)
        public = await evening.bot.tables.public_table(table)
        if public.fallen:
            return evening.env.now().timestamp()
        assert public.ask is not None
        if 0 in public.ask.waiting:
            options = await evening.bot.tables.seat_options(table, ann.id)
            assert options.seat_ask is not None
            with evening.env._bot_scope():  # its timers are the bot's
                await evening.bot.tables.play.answer(table, ann.id, None, options.seat_ask.default)
    raise AssertionError("nobody fell")


SUM = re.compile(r"passed out\*\* in turn \d+: .*\+\d.*\. Alcohol \d+, Fortitude \d+\.")


async def test_my_end_stands_at_the_table_and_in_my_hand_before_the_game_is_finished(evening: Evening) -> None:
    table = await about_to_fall(evening)
    fell = await fall(evening, table)
    await evening.rest(1.5)
    assert re.search(r"\*\*Ann " + SUM.pattern, evening.shown(table))
    hand = "\n".join(texts(evening.panel(evening.people[0]).components))
    assert re.search(r"\*\*You " + SUM.pattern, hand)
    assert "Nobody but patrons is left. They finish the game <t:" in evening.shown(table)
    buttons = [part["label"] for part in parts(evening.board(table).components) if part["type"] == 2]
    assert buttons == ["Finish it", "Watch on", "More"]
    await evening.rest(fell + 6 - evening.env.now().timestamp())
    assert (await evening.info(table)).status == "live", "it stands for six seconds at least"
    await evening.rest(5)
    assert (await evening.info(table)).status == "over", "and ten at most"


async def test_finish_it_is_one_press(evening: Evening) -> None:
    table = await about_to_fall(evening)
    await fall(evening, table)
    await evening.rest(1.5)
    await evening.press(evening.people[0], table, "table.finish")
    await evening.rest(1.5)
    assert (await evening.info(table)).status == "over"


async def test_watching_on_is_one_press_and_so_is_the_end_of_it(evening: Evening) -> None:
    table = await about_to_fall(evening)
    await fall(evening, table)
    await evening.rest(1.5)
    await evening.press(evening.people[0], table, "table.watch-on")
    await evening.rest(20)
    public = await evening.bot.tables.public_table(table)
    assert public.info.status == "live"
    assert public.fallen
    await evening.press(evening.people[0], table, "table.finish")
    await evening.rest(1.5)
    assert (await evening.info(table)).status == "over"


async def test_nobody_finishes_a_game_that_somebody_plays(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await inn.sit(evening, ann, ben)
    for watched in (True, False):
        with pytest.raises(Refused, match="still-in"):
            await evening.bot.tables.play.finish(table, ann.id, watched=watched)


async def test_the_end_tells_how_it_went_on_and_shows_what_decided_it(evening: Evening) -> None:
    ann = evening.people[0]
    table = await evening.open(ann, start=False, game="inn", pace="blitz")
    for _ in range(3):
        await evening.press(ann, table, "table.patron")
    named = {"characters": inn.CAST, "starter": 0, "windows": "quick"}
    await evening.bot.tables.options.set_options(table, ann.id, named)
    await evening.rest(6)
    await evening.press(ann, table, "table.start")
    await fall(evening, table, 3_000)
    await evening.house(pictures=True)
    await evening.rest(12)
    shown = evening.shown(table)
    lines = shown.splitlines()
    assert re.match(r"\*\*.+\*\*$", lines[1]), "the headline"
    went_on = lines[lines.index("How it went on without Ann:") + 1 :]
    told = [line for line in went_on[: went_on.index("What decided it:")] if line.startswith("-# ")]
    assert 1 <= len(told) <= 3
    assert "had the Inn to themselves" in told[-1]
    info = await evening.info(table)
    assert info.seed not in shown
    assert info.seed_proof not in shown
    answer = await evening.press(evening.people[0], table, "table.blows")
    assert "What decided it:" in said(answer)
    assert answer.response is not None
    files = [file.filename for file in answer.response.attachments]
    assert 1 <= len(files) <= 6
    assert files[0] == "card-1.png"


async def test_the_host_has_it_told_briskly(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await inn.sit(evening, ann, ben)
    more = await evening.press(ann, table, "table.more")
    assert more.response is not None
    button = button_of(more.response, "table.brisk")
    assert said(await ann.click(more.response, custom_id=button["custom_id"])) == (
        "What others do is now told in half the time."
    )
    assert (await evening.info(table)).options["brisk"] is True
    more = await evening.press(ann, table, "table.more")
    assert more.response is not None
    await ann.click(more.response, custom_id=button_of(more.response, "table.calm")["custom_id"])
    assert "brisk" not in (await evening.info(table)).options
    with pytest.raises(Refused, match="not-host"):
        await evening.bot.tables.options.set_brisk(table, ben.id, brisk=True)
    await evening.restart()
    await evening.rest()
    assert (await evening.info(table)).status == "live"
