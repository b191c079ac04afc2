"""The whole bot in the pseudo-language: whatever is sent to Discord is in it, and Discord takes it.

Commands are typed with good and with bad values, before, in and after games; and whatever can be pressed on what they
answer with is pressed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from simcord.backend.errors import BackendError, SetupError
from simcord.builders import UserHandle

from bot.games import GAMES
from bot.languages.spoken import PSEUDO
from bot.scenario.files import find
from bot.ui.command_words import CommandTranslator
from bot.ui.commands_sync import translated
from bot.ui.layouts.components import read_press
from bot.ui.pictures.lettering import overheard
from tests.components import parts, texts
from tests.e2e.conftest import Evening, Person
from tests.e2e.inn import sit
from tests.e2e.pseudo import commands, landlady, unsaid, values
from tests.languages.pseudo import WORD, drawn, holes

KEPT_BACK = {
    "table.game",
    "table.close",
    "table.leave",
    "lesson.stop",
    "table.language",
    "me.language",
    "house.language",
}
"""What would end the table that is looked at, or make another one of it, or have another language spoken."""
MOST = 60
"""So many presses lead on from what a command shows."""
PANELS = (
    "help", "rules", "me settings", "me stats", "me tables", "house settings", "leaderboard", "question", "deck list",
    "deck new", "night list", "night new", "history", "table status", "learn",
)  # fmt: skip
"""Commands that show something to press."""


async def typed(evening: Evening, person: Person, table: str) -> Counter[str]:
    """Type every command. Returns how many calls each led to."""
    counted = Counter[str]()
    for command in commands(evening):
        since = len(evening.calls())
        try:
            await person.slash(evening.channel, command.qualified_name, **values(evening, command, table))
        except (BackendError, SetupError, LookupError):
            continue  # Discord does not show it to this person, or takes another kind of value
        counted[command.qualified_name] = len(evening.calls(since))
    await evening.rest()
    return counted


class Crawl:
    """Presses whatever a private message shows, each button and select once, and what that leads to."""

    def __init__(self, evening: Evening, person: Person | UserHandle) -> None:
        self.evening, self.person = evening, person
        self.pressed = set[str]()

    async def through(self, shown: Any) -> None:
        """Begin with this message."""
        waiting = [shown]
        while waiting and len(self.pressed) < MOST:
            message = waiting.pop()
            for part in parts(message.components or []):
                name = str(part.get("custom_id", ""))
                press = read_press(name)
                kind = press.verb if press is not None else name.rpartition(":")[0] or name
                if not name or kind in self.pressed or kind in KEPT_BACK or part.get("disabled"):
                    continue
                self.pressed.add(kind)
                answer = await self._press(message, part)
                if answer is not None and answer.response is not None and answer.response.components:
                    waiting.append(answer.response)

    async def _press(self, message: Any, part: dict[str, Any]) -> Any:
        if ":lesson.begin" in part["custom_id"]:
            await self.evening.rest(2)  # then the channel has room for the table's message, for which the answer waits
        shown = self.evening.message(message)
        try:
            if part["type"] == 2:
                answer = await self.person.click(shown, custom_id=part["custom_id"])
            elif part["type"] == 3:
                answer = await self.person.select(shown, [part["options"][-1]["value"]], custom_id=part["custom_id"])
            else:
                return None
            if answer.modal is not None:
                await self.person.submit_modal(answer, {})
        except (SetupError, BackendError):
            return None  # the message is another one by now
        await self.evening.rest(1)
        return answer


async def test_every_command_without_a_table_and_at_one(world: Evening) -> None:
    ann, ben, cid = world.people[:3]
    owner = landlady(world)
    counted = await typed(world, owner, "NOPE")
    table = await world.open(ann, ben)
    for person in (cid, ben):
        counted += await typed(world, person, table)
    await owner.slash(world.channel, "house close", table=table)
    await world.rest()
    typed_at_least_once = {name for name, n in counted.items() if n}
    assert {command.qualified_name for command in commands(world)} == typed_at_least_once


async def test_whatever_is_shown_can_be_pressed(world: Evening) -> None:
    owner, shown = landlady(world), 0
    crawl = Crawl(world, owner)
    await world.open(*world.people[:2])
    for command in commands(world):
        if command.qualified_name in PANELS:
            answer = await owner.slash(world.channel, command.qualified_name, **values(world, command, ""))
            if answer.response is not None:
                shown += 1
                await crawl.through(answer.response)
    assert shown > 8
    assert len(crawl.pressed) > 20


async def test_a_table_of_the_inn(world: Evening) -> None:
    ann, ben = world.people[:2]
    table = await sit(world, ann, ben, variant="boss-versus-boss", events="both", start=False)
    await Crawl(world, ann).through(world.board(table))
    await sit(world, ann, ben)
    for person in (ann, ben):
        await Crawl(world, person.user).through(world.panel(person))
    await world.rest(600)


async def test_a_table_of_drinko(world: Evening) -> None:
    ann, ben = world.people[:2]
    table, crawl = await world.open(ann, start=False), Crawl(world, ann)
    await crawl.through(world.board(table))
    await crawl.through((await world.press(ann, table, "table.setup")).response)
    assert {"table.setup", "table.options", "table.patron", "table.preset", "lesson.begin"} <= crawl.pressed
    await world.open(ben, world.people[2])
    hand = Crawl(world, ben.user)
    await hand.through(world.panel(ben))
    assert {"drinko.call", "drinko.catch", "drinko.more", "panel.refresh"} <= hand.pressed
    await world.rest(600)


async def test_a_game_of_drinko_to_its_end(world: Evening) -> None:
    ann, *others = world.people[:3]
    table = await world.open(ann, *others)
    await played_out(world, table)
    await world.house(pictures=True)
    with overheard() as heard:
        while (person := await world.to_move(table)) is not None:
            await world.move(person)
            await world.rest(2)
        await world.rest(30)
    assert (await world.info(table)).status == "over"
    assert holes(texts(world.panel(ann).components)) == set()
    assert "recap.png" in str(world.board(table).components)
    assert heard
    assert drawn(heard) == set()
    end = Crawl(world, ann)
    await end.through(world.board(table))
    assert {"table.after", "table.share", "table.log"} <= end.pressed


async def played_out(world: Evening, table: str) -> None:
    """Everybody plays by their panels until somebody has one card left."""
    while True:
        view = (await world.bot.tables.public_table(table)).view
        assert view is not None
        if min(view["sizes"]) < 2:
            return
        assert await world.play_on(table, moves=1) == 1


@pytest.mark.parametrize("game", ["inn", "drinko"])
async def test_a_lesson_begins(world: Evening, game: str) -> None:
    ann = world.people[0]
    opened = await ann.slash(world.channel, "learn")
    assert opened.response is not None
    button = next(part for part in parts(opened.response.components) if str(part.get("custom_id")).endswith(f":{game}"))
    lesson = await ann.click(opened.response, custom_id=button["custom_id"])
    await world.rest(10)
    await Crawl(world, ann).through(lesson.response)


async def test_the_book_of_cases_is_in_english_and_nothing_round_it(pseudo: None, evening: Evening) -> None:
    ann, book = evening.people[0], set[str]()
    await evening.house(pictures=False)
    for kit in GAMES.values():
        cases = kit.cases()
        shown = next(case for case in cases if len(case.scenarios) > 1)
        for case in (shown, *[case for case in cases if case.not_applicable][:1]):
            tables = [find(kit.scenarios / place.file, place.title) for place in case.places]
            book |= set(WORD.findall(f"{case.model_dump()} {tables}"))
            answer = await ann.slash(evening.channel, "case", about=case.id)
            await Crawl(evening, ann).through(answer.response)
    found = unsaid(evening)
    assert found
    assert not [each for each in found if not set(each.partition(" — in: ")[0].split()) <= book]


async def test_what_commands_are_for_is_translated(world: Evening) -> None:
    """Discord takes 100 characters of each description and 8,000 of a command, by its longest translation."""
    tree = world.bot.tree
    await tree.set_translator(CommandTranslator(world.bot.words, lambda locale: PSEUDO if locale == "de" else ""))
    for command in await translated(tree):
        assert 0 < _counted(command) <= 8000, command["name"]
        told = list(_told(command))
        assert told
        for english, other in told:
            assert holes([other]) == set()
            assert len(english) <= 100
            assert len(other) <= 100, other


def _told(command: Any) -> Iterator[tuple[str, str]]:
    """What a command and its parts are for, in English and in the pseudo-language."""
    if isinstance(command, dict):
        for what in ("description", "name"):
            if other := (command.get(f"{what}_localizations") or {}).get("de"):
                yield command[what], other
        for part in (*command.get("options", ()), *command.get("choices", ())):
            yield from _told(part)


def _counted(command: dict[str, Any]) -> int:
    """As Discord counts: names, descriptions and values, of each the longest translation."""
    own = sum(
        max(map(len, [str(command.get(what) or ""), *(command.get(f"{what}_localizations") or {}).values()]))
        for what in ("name", "description")
    )
    return (
        own
        + len(str(command.get("value") or ""))
        + sum(_counted(part) for part in (*command.get("options", ()), *command.get("choices", ())))
    )
