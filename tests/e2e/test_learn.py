"""Lessons: /learn, whole games played as the guide says, and the ways out of them."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from tests.e2e.conftest import Evening, Person, button_of, menu_of, parts, said, texts

GAMES = ("inn", "drinko")


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and only one test here looks at them."""
    await evening.house(pictures=False)


def guide_of(panel: Any) -> str:
    """What the guide of a panel says; empty without one."""
    return next((text.replace("\\", "") for text in texts(panel.components) if "🎓" in text), "")


def choice_of(asked: Any, game: str) -> tuple[Any, str]:
    """The question which game, and the custom id of the button of one of them."""
    assert asked.response is not None
    buttons = [part["custom_id"] for part in parts(asked.response.components) if part["type"] == 2]
    return asked.response, next(custom_id for custom_id in buttons if custom_id.endswith(f":{game}"))


class Lesson:
    """A lesson, seen by the panel that the learner has opened."""

    def __init__(self, evening: Evening, person: Person, opened: Any) -> None:
        self.evening = evening
        self.person = person
        self.panel = opened.response
        self.table = button_of(self.panel, "lesson.stop")["custom_id"].split(":")[1]

    @property
    def shown(self) -> str:
        return "\n".join(texts(self.panel.components))

    @property
    def guide(self) -> str:
        """What the guide says."""
        return guide_of(self.panel)

    async def click(self, *verbs: str) -> Any:
        """Press a button of the panel."""
        done = await self.person.click(self.panel, custom_id=button_of(self.panel, *verbs)["custom_id"])
        await self.evening.rest(0.5)
        return done

    async def asked(self) -> str:
        """What the learner is asked next, as soon as they are; empty once the game is over."""
        for _ in range(200):
            public_table = await self.evening.bot.tables.public_table(self.table)
            if public_table.ask is None or public_table.info.status != "live":
                return ""
            if 0 in public_table.ask.waiting or "Drinko!" in self.guide:
                return public_table.ask.about
            await self.evening.rest(0.5)
        raise AssertionError("the learner is never asked again")

    async def follow(self) -> None:
        """Do what the guide says, and know nothing else: press the button that it names, or choose from the list."""
        named = [part for part in parts(self.panel.components) if part["type"] == 2]
        for button in named:
            if f"*{button['label']}*" in self.guide:
                assert not button.get("disabled"), self.guide
                await self.person.click(self.panel, custom_id=button["custom_id"])
                await self.evening.rest(0.5)
                return
        menu = menu_of(self.panel)
        where = {option["value"]: self._told(option["label"]) for option in menu["options"]}
        chosen = min((value for value in where if where[value] >= 0), key=lambda value: where[value])
        await self.person.select(self.panel, [chosen], custom_id=menu["custom_id"])
        await self.evening.rest(0.5)

    def _told(self, label: str) -> int:
        """Where the guide names what a line of the list says; -1 if it does not. In a sentence a title has no full stop
        at its end.
        """
        guide = self.guide.lower()
        places = [guide.find(part.removesuffix(".")) for part in label.lower().split(" → ")]
        return -1 if -1 in places else places[0]


async def begin(evening: Evening, game: str = "inn", person: Person | None = None) -> Lesson:
    """The lesson of a game, from the question which one."""
    who = person or evening.people[0]
    asked = await who.slash(evening.channel, "learn")
    assert asked.ephemeral, "nobody else sees it"
    question, wanted = choice_of(asked, game)
    await evening.rest(2)  # then the channel has room for the table's message, for which the answer waits
    opened = await who.click(question, custom_id=wanted)
    assert opened.ephemeral, "nobody else sees the hand"
    await evening.rest(0.5)
    return Lesson(evening, who, opened)


async def again(evening: Evening, person: Person | None = None) -> Lesson:
    """A lesson that has begun, shown again."""
    who = person or evening.people[0]
    return Lesson(evening, who, await who.slash(evening.channel, "learn"))


async def to_the_end(lesson: Lesson) -> list[str]:
    """Play as the guide says until the game is over; what it said."""
    told: list[str] = []
    while await lesson.asked():
        told.append(lesson.guide)
        assert len(told) < 40
        await lesson.follow()
    return told


async def test_the_command_asks_which_game(evening: Evening) -> None:
    asked = await evening.people[0].slash(evening.channel, "learn")
    assert asked.response is not None
    labels = [part["label"] for part in parts(asked.response.components) if part["type"] == 2]
    assert sorted(labels) == ["Drinko", "The Red Dragon Inn"]
    assert "Which game would you like to learn?" in said(asked)
    assert await evening.bot.tables.of_person(evening.people[0].id) == [], "no table yet"


async def test_the_table_stands_above_the_guide(evening: Evening) -> None:
    lesson = await begin(evening)
    info = await evening.info(lesson.table)
    assert (info.game, info.status, info.lesson, info.channel_id) == ("inn", "live", True, evening.channel.id)
    assert info.options["characters"] == ["fiona", "deirdre"]
    assert evening.board(lesson.table).id < lesson.panel.id
    assert "Keep all" in lesson.guide
    assert "Discard any cards you like" in texts(lesson.panel.components)[0]
    assert evening.dms(lesson.person) == [], "the panel is where the command was given"
    assert "Ann is learning the game" in evening.shown(lesson.table)
    assert "Keep all" not in evening.shown(lesson.table)


async def test_a_lesson_that_is_slow_to_begin_is_acknowledged_first(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, lobby = evening.people[0], evening.bot.tables.lobby
    start = lobby.start_game

    async def slow(*args: Any) -> Any:
        await asyncio.sleep(5)
        return await start(*args)

    monkeypatch.setattr(lobby, "start_game", slow)
    question, wanted = choice_of(await ann.slash(evening.channel, "learn"), "drinko")
    await evening.rest(2)
    opened = await ann.click(question, custom_id=wanted)
    assert not opened.acknowledged
    await evening.rest(2)
    assert opened.deferred, "Discord waits for three seconds"
    await evening.rest(5)
    assert guide_of(opened.response)


@pytest.mark.parametrize("game", GAMES)
async def test_who_does_what_the_guide_says_wins(evening: Evening, game: str) -> None:
    lesson = await begin(evening, game)
    told = await to_the_end(lesson)
    assert len(set(told)) >= 7, "the guide says something else at every step"
    info = await evening.info(lesson.table)
    assert (info.status, info.placings) == ("over", (1, 2))
    await evening.rest(5)
    assert "Well done" in lesson.shown
    assert f"/rules {game}" in lesson.shown
    board = await lesson.person.slash(evening.channel, "leaderboard", game=game)
    assert "No rated games here yet" in said(board)


@pytest.mark.parametrize("game", GAMES)
async def test_a_restart_in_the_middle_keeps_the_guide(evening: Evening, game: str) -> None:
    lesson = await begin(evening, game)
    for _ in range(3):
        await lesson.asked()
        await lesson.follow()
    await lesson.asked()
    before = lesson.guide
    await evening.restart()
    await evening.rest()
    assert guide_of(evening.panel(lesson.person)) == before, "by direct message, too"
    shown = await again(evening)
    assert (shown.table, shown.guide) == (lesson.table, before)
    await to_the_end(shown)
    assert (await evening.info(lesson.table)).placings == (1, 2)


@pytest.mark.parametrize("game", GAMES)
async def test_it_works_without_direct_messages(evening: Evening, game: str) -> None:
    ann = evening.people[0]
    evening.close_dms(ann)
    lesson = await begin(evening, game)
    await lesson.asked()
    await lesson.follow()
    await evening.restart()
    await evening.rest(10)
    assert evening.dms(ann) == []
    opened = await evening.press(ann, lesson.table, "panel.hand")
    shown = Lesson(evening, ann, opened)
    assert "🎓" in shown.guide
    await to_the_end(shown)
    assert (await evening.info(lesson.table)).placings == (1, 2)


async def test_while_others_play_the_panel_follows(evening: Evening) -> None:
    lesson = await begin(evening)
    waiting: set[str] = set()
    while await lesson.asked():
        await lesson.follow()
        for _ in range(20):
            public_table = await evening.bot.tables.public_table(lesson.table)
            if public_table.ask is None or 0 in public_table.ask.waiting:
                break
            waiting.add(lesson.guide)
            await evening.rest(0.5)
    assert any("It's Old Marla's turn" in line for line in waiting)
    assert any("you had no card against it" in line for line in waiting)


async def test_playing_on_without_the_guide(evening: Evening) -> None:
    lesson = await begin(evening)
    await lesson.click("lesson.on")
    assert "🎓" not in lesson.shown
    assert [part for part in parts(lesson.panel.components) if "lesson" in part.get("custom_id", "")] == []
    info = await evening.info(lesson.table)
    assert (info.status, info.lesson, info.seats[1].patron) == ("live", False, "easy")
    await lesson.click("inn.pass")
    assert "🎓" not in lesson.shown + evening.shown(lesson.table)
    other = await begin(evening)
    assert other.table != lesson.table, "the first one is a table like any other now"


async def test_stopping_and_beginning_again(evening: Evening) -> None:
    lesson = await begin(evening)
    first = lesson.guide
    await lesson.click("inn.pass")
    await lesson.click("lesson.stop")
    assert (await evening.info(lesson.table)).status == "closed"
    assert "/learn" in lesson.shown
    await evening.rest(5)
    assert "The lesson has ended" in evening.shown(lesson.table)
    other = await begin(evening)
    assert other.table != lesson.table
    assert other.guide == first


async def test_one_lesson_at_a_time(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    asked = await ann.slash(evening.channel, "learn")
    question, drinko = choice_of(asked, "drinko")
    lesson = await begin(evening)
    pressed = Lesson(evening, ann, await ann.click(question, custom_id=drinko))
    assert pressed.table == lesson.table, "the question was asked before there was a lesson"
    assert f"continues here, at table {lesson.table}" in pressed.shown
    assert (await again(evening)).table == lesson.table
    assert len(await evening.bot.tables.in_channel(evening.channel.id)) == 1
    assert (await begin(evening, person=ben)).table != lesson.table
    stolen = await ben.click(evening.message(evening.board(lesson.table)), custom_id=f"bk:{lesson.table}:0:panel.hand")
    assert said(stolen) == "You have no seat at that table."


async def test_the_ways_out_work_from_a_direct_message_too(evening: Evening) -> None:
    lesson = await begin(evening)
    await evening.restart()
    await evening.rest()
    panel = evening.panel(lesson.person)
    stop = button_of(panel, "lesson.stop")["custom_id"]
    await lesson.person.user.click(evening.message(panel), custom_id=stop)
    assert (await evening.info(lesson.table)).status == "closed"
    assert "begins the lesson again" in "\n".join(texts(evening.panel(lesson.person).components))


async def test_leaving_closes_the_lesson(evening: Evening) -> None:
    lesson = await begin(evening)
    asked = await lesson.person.slash(evening.channel, "table leave")
    assert asked.response is not None
    await lesson.person.click(asked.response, custom_id=f"bk:{lesson.table}:0:table.sure-leave")
    assert (await evening.info(lesson.table)).status == "closed"


async def test_where_there_is_no_lesson(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    shown = await ann.user.slash("learn")
    assert "type /learn in a server channel" in said(shown)
    other = evening.guild.create_text_channel("library")
    await evening.house(channels=frozenset({evening.channel.id}))
    assert said(await ben.slash(other, "learn")) == "Tables aren't allowed in this channel."
    assert await evening.bot.tables.of_person(ben.id) == []


async def test_words_only(evening: Evening) -> None:
    await evening.house(pictures=True)
    await evening.wants(evening.people[0], words_only=True)
    lesson = await begin(evening)
    assert [part for part in parts(lesson.panel.components) if part["type"] == 12] == []
    assert "Keep all" in lesson.guide
    assert "Your hand is empty" not in lesson.shown


@pytest.mark.parametrize("game", GAMES)
async def test_with_pictures(evening: Evening, game: str) -> None:
    await evening.house(pictures=True)
    lesson = await begin(evening, game)
    assert evening.board(lesson.table).id < lesson.panel.id
    await evening.rest()
    assert len([part for part in parts(lesson.panel.components) if part["type"] == 12]) == 1
    assert "🎓" in lesson.guide


async def test_a_learner_who_walks_away_ends_the_lesson(evening: Evening) -> None:
    lesson = await begin(evening)
    await evening.rest(40 * 60)
    assert (await evening.info(lesson.table)).status == "closed"
    shown = evening.shown(lesson.table)
    assert "The lesson has ended" in shown
    assert "/learn" in shown


async def test_another_game_after_the_lesson_is_an_ordinary_one(evening: Evening) -> None:
    lesson = await begin(evening, "drinko")
    await to_the_end(lesson)
    await evening.rest(5)
    rematch = await lesson.person.click(
        evening.message(evening.board(lesson.table)), custom_id=f"bk:{lesson.table}:0:table.rematch"
    )
    code = next(word for word in re.findall(r"[A-Z0-9]{4}", said(rematch)) if word != lesson.table)
    following = await evening.info(code)
    assert (following.lesson, following.status) == (False, "lobby")
    assert [seat.patron for seat in following.seats] == [None, "easy"]
