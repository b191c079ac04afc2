"""A guided first game: /learn, three turns with a guide, and the ways out of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.games.inn.look.lesson import TURNS
from bot.tables.info import Person as Somebody
from bot.tables.info import PublicTable
from tests.e2e.conftest import Evening, Person, button_of, menu_of, parts, said, texts


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and only one test here looks at them. Ann stays awake for three turns."""
    await evening.house(pictures=False)
    evening.reseed(100)


class Lesson:
    """A lesson, seen by the panel that the command has opened."""

    def __init__(self, evening: Evening, person: Person, opened: Any) -> None:
        self.evening = evening
        self.person = person
        self.panel = opened.response
        self.table = button_of(self.panel, "inn.lesson-stop")["custom_id"].split(":")[1]

    @property
    def shown(self) -> str:
        return "\n".join(texts(self.panel.components))

    @property
    def guide(self) -> str:
        """The first text of the panel."""
        return texts(self.panel.components)[0]

    async def click(self, *verbs: str) -> Any:
        """Press a button of the panel."""
        done = await self.person.click(self.panel, custom_id=button_of(self.panel, *verbs)["custom_id"])
        await self.evening.rest(0.5)
        return done

    async def choose(self, value: str = "") -> None:
        """Choose the first thing in the panel's select, or `value`."""
        menu = menu_of(self.panel)
        chosen = value or menu["options"][0]["value"]
        await self.person.select(self.panel, [chosen], custom_id=menu["custom_id"])
        await self.evening.rest(0.5)

    async def asked(self) -> str:
        """What the learner is asked next, as soon as they are; empty once they are not any more."""
        for _ in range(200):
            public_table = await self.evening.bot.tables.public_table(self.table)
            if public_table.ask is None or public_table.info.status != "live":
                return ""
            if 0 in public_table.ask.waiting:
                return public_table.ask.about.removeprefix("inn.")
            await self.evening.rest(2)
        raise AssertionError("the learner is never asked again")

    async def turn(self) -> int:
        public_table = await self.evening.bot.tables.public_table(self.table)
        return public_table.ask.turn if public_table.ask is not None else 0

    async def move(self) -> None:
        """Decline what may be declined, else the first thing there is."""
        decline = button_of(self.panel, "inn.pass")
        if decline["disabled"]:
            await self.choose()
        else:
            await self.click("inn.pass")


async def play_until(lesson: Lesson, done: Callable[[PublicTable], bool]) -> None:
    """Play on as `Lesson.move` does until the table is so."""
    for _ in range(5000):
        public_table = await lesson.evening.bot.tables.public_table(lesson.table)
        if done(public_table):
            return
        if public_table.ask is not None and 0 in public_table.ask.waiting:
            await lesson.move()
        else:
            await lesson.evening.rest(0.2)
    raise AssertionError("it never came to that")


async def begin(evening: Evening) -> Lesson:
    ann = evening.people[0]
    opened = await ann.slash(evening.channel, "learn")
    assert opened.ephemeral, "nobody else sees the hand"
    await evening.rest(0.5)
    return Lesson(evening, ann, opened)


async def to_the_end(lesson: Lesson) -> list[str]:
    """Play the three turns; the guide at every ask."""
    told: list[str] = []
    while await lesson.asked() and await lesson.turn() <= 3 * (TURNS - 1) + 1:
        told.append(lesson.guide)
        await lesson.move()
    return told


async def test_the_hand_opens_at_once_with_the_guide_above_it(evening: Evening) -> None:
    lesson = await begin(evening)
    info = await evening.info(lesson.table)
    assert (info.game, info.status, info.lesson, info.channel_id) == ("inn", "live", True, evening.channel.id)
    assert [seat.patron for seat in info.seats] == [None, "easy", "easy"]
    assert info.options["characters"][0] == "fiona"
    assert "turn 1 of 3" in lesson.guide
    assert "the last one awake wins" in lesson.guide
    assert "Discard any cards you like" in texts(lesson.panel.components)[1]
    assert evening.dms(lesson.person) == [], "the panel is where the command was given"
    assert "Ann plays a first game" in evening.shown(lesson.table)
    assert "the last one awake wins" not in evening.shown(lesson.table)


async def test_three_turns_and_then_stop(evening: Evening) -> None:
    lesson = await begin(evening)
    told = await to_the_end(lesson)
    assert len(set(told)) >= 7, "the guide says something else at every step"
    for n in range(1, TURNS + 1):
        assert any(f"turn {n} of 3" in event for event in told)
    await lesson.asked()
    assert "That was the lesson" in lesson.guide
    assert "/table open" in lesson.guide
    await lesson.click("inn.lesson-stop")
    assert (await evening.info(lesson.table)).status == "closed"
    assert "/rules inn" in lesson.shown
    await evening.rest(5)
    assert "The lesson is over" in evening.shown(lesson.table)
    board = await lesson.person.slash(evening.channel, "leaderboard", game="inn")
    assert board.response is not None
    assert "Nobody has finished a rated game" in "\n".join(texts(board.response.components))


async def test_the_guide_speaks_of_each_step_of_the_first_turn(evening: Evening) -> None:
    lesson = await begin(evening)
    seen: dict[str, str] = {}
    while (about := await lesson.asked()) and await lesson.turn() == 1:
        seen.setdefault(about, lesson.guide)
        await lesson.move()
    assert "Discard what you do not want" in seen["discard"]
    assert "one Action" in seen["action"]
    assert "order a Drink for somebody else" in seen["order"]


async def test_while_others_play_the_panel_follows(evening: Evening) -> None:
    lesson = await begin(evening)
    await play_until(lesson, lambda public_table: public_table.ask is not None and public_table.ask.turn > 1)
    waiting: set[str] = set()
    while await lesson.turn() in (2, 3):
        public_table = await evening.bot.tables.public_table(lesson.table)
        assert public_table.ask is not None
        if 0 in public_table.ask.waiting:
            await lesson.move()
        else:
            waiting.add(lesson.guide)
            await evening.rest(1)
    assert any("You finish your turn by drinking" in message for message in waiting)
    assert any("Watch the gap" in message for message in waiting), (
        "the next patron's turn, though the hand did not change"
    )


async def test_playing_on_without_the_guide(evening: Evening) -> None:
    lesson = await begin(evening)
    await lesson.click("inn.lesson-on")
    assert "🎓" not in lesson.shown
    assert [part for part in parts(lesson.panel.components) if "lesson" in part.get("custom_id", "")] == []
    info = await evening.info(lesson.table)
    assert (info.status, info.lesson) == ("live", False)
    await lesson.move()
    assert "🎓" not in lesson.shown + evening.shown(lesson.table)
    again = await begin(evening)
    assert again.table != lesson.table, "the first one is a table like any other now"


async def test_one_lesson_at_a_time(evening: Evening) -> None:
    lesson = await begin(evening)
    again = await begin(evening)
    assert again.table == lesson.table
    assert f"goes on here, at table {lesson.table}" in again.shown
    assert len(await evening.bot.tables.in_channel(evening.channel.id)) == 1
    other = await evening.people[1].slash(evening.channel, "learn")
    assert button_of(other.response, "inn.lesson-stop")["custom_id"].split(":")[1] != lesson.table
    stolen = await evening.people[1].click(
        evening.message(evening.board(lesson.table)), custom_id=f"bk:{lesson.table}:0:panel.hand"
    )
    assert said(stolen) == "You have no seat at that table."


async def test_a_restart_in_the_middle_keeps_the_guide(evening: Evening) -> None:
    lesson = await begin(evening)
    await lesson.asked()
    await lesson.move()
    before = lesson.guide
    await evening.restart()
    await evening.rest()
    again = await begin(evening)
    assert again.table == lesson.table
    assert again.guide == before
    assert "🎓" in texts(evening.panel(lesson.person).components)[0], "the direct message has it too"
    told = await to_the_end(again)
    assert any("turn 3 of 3" in event for event in told)


async def test_the_ways_out_work_from_a_direct_message_too(evening: Evening) -> None:
    lesson = await begin(evening)
    await evening.restart()
    await evening.rest()
    panel = evening.panel(lesson.person)
    stop = button_of(panel, "inn.lesson-stop")["custom_id"]
    await lesson.person.user.click(evening.message(panel), custom_id=stop)
    assert (await evening.info(lesson.table)).status == "closed"
    assert "What comes next" in "\n".join(texts(evening.panel(lesson.person).components))


async def test_who_leaves_closes_the_lesson(evening: Evening) -> None:
    lesson = await begin(evening)
    asked = await lesson.person.slash(evening.channel, "table leave")
    assert asked.response is not None
    await lesson.person.click(asked.response, custom_id=f"bk:{lesson.table}:0:table.sure-leave")
    assert (await evening.info(lesson.table)).status == "closed"


async def test_where_there_is_no_lesson(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    shown = await ann.user.slash("learn")
    assert "type /learn in a channel" in said(shown)
    other = evening.guild.create_text_channel("library")
    await evening.house(channels=frozenset({evening.channel.id}))
    assert said(await ben.slash(other, "learn")) == "Tables are not allowed in this channel."
    assert await evening.bot.tables.of_person(ben.id) == []


async def test_words_only(evening: Evening) -> None:
    await evening.house(pictures=True)
    await evening.wants(evening.people[0], words_only=True)
    lesson = await begin(evening)
    assert [part for part in parts(lesson.panel.components) if part["type"] == 12] == []
    assert "turn 1 of 3" in lesson.guide
    assert "Your hand is empty" not in lesson.shown


async def test_with_pictures(evening: Evening) -> None:
    await evening.house(pictures=True)
    lesson = await begin(evening)
    await evening.rest()
    assert len([part for part in parts(lesson.panel.components) if part["type"] == 12]) == 1
    assert "turn 1 of 3" in lesson.guide


async def test_who_walks_away_ends_the_lesson(evening: Evening) -> None:
    lesson = await begin(evening)
    await evening.rest(40 * 60)
    assert (await evening.info(lesson.table)).status == "closed"
    assert "The lesson is over" in evening.shown(lesson.table)


async def test_a_learner_who_falls_sees_the_end_at_once(evening: Evening) -> None:
    """No person is left in the game: the patrons finish it, and the learner reads how it ended and what comes next."""
    evening.reseed(1)  # Ann passes on everything, and does not see the second turn
    ann = evening.people[0]
    options = {"characters": ["fiona", "deirdre", "dimli"], "windows": "quick", "starter": 0}
    await evening.bot.tables.lobby.teach(
        evening.guild.id, evening.channel.id, Somebody(ann.id, "Ann"), "inn", ("regular", "regular"), options
    )
    lesson = await begin(evening)
    for _ in range(60):
        public_table = await evening.bot.tables.public_table(lesson.table)
        assert public_table.view is not None
        if public_table.view["seats"][0]["out"]:
            break
        await lesson.asked()
        await lesson.move()
    await evening.rest(1)
    assert (await evening.info(lesson.table)).status == "over"
    assert "Ann" in lesson.shown
    assert "What comes next" in lesson.shown
    assert "/table open" in lesson.shown


async def test_a_game_that_ends_says_what_comes_next(evening: Evening) -> None:
    lesson = await begin(evening)
    await play_until(lesson, lambda public_table: public_table.info.status == "over")
    await evening.rest(5)
    assert "What comes next" in lesson.shown
    again = await lesson.person.click(
        evening.message(evening.board(lesson.table)), custom_id=f"bk:{lesson.table}:0:table.rematch"
    )
    code = said(again).split()[1]
    following = await evening.info(code)
    assert (following.lesson, following.status) == (False, "lobby")
