"""What commands suggest while somebody types, what panels show and what their buttons answer, whatever is asked.

The moments are those of games that are played at random beside the table, and put in the place of its own: so every
kind of ask comes up within seconds. All of it is said in the pseudo-language: a third longer than in English, and what
is English was never put into words.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, TypeAlias

import discord
import pytest
from discord import app_commands
from simcord.actors import _component_interaction
from simcord.components import validate_components

from bot.engine import Run
from bot.games import GAMES
from bot.games.inn.rules.play.variants import VARIANTS
from bot.languages.spoken import PSEUDO, speaking
from bot.scenario.files import modelled, read_tables, text_of
from bot.scenario.play import stages
from bot.ui.layouts.components import Press, read_press
from bot.ui.look import JUST_LOOKING, Asked
from tests.components import parts
from tests.e2e.conftest import Evening, Person
from tests.e2e.inn import sit
from tests.games.drinko import playing as drinko
from tests.games.inn import playing as inn
from tests.languages.pseudo import holes

RULES = Path(__file__).parents[2] / "bot" / "games"
SCENARIOS = Path(__file__).parents[1] / "scenarios" / "inn"
ASKING = (
    "book", "cards_bryn", "cards_daareka", "cards_lizwick", "cards_tara", "cards_vlazlo", "encounters", "events",
    "mechanics_amundyr", "mechanics_phrenk", "mechanics_torglesnarf", "mechanics_wizgille", "mechanics_zakhan",
)  # fmt: skip
"""Scenarios in which everything is asked."""
TEAMS = {"inn.champion", "inn.drink"}
"""What is asked where teams play."""
BEFORE = {"target": ("card", "what"), "player": ("card", "choice")}
"""The parameters whose completion depends on another one of the command."""
WHOLE = 1 << 15
"""The flag of a message that is made of components."""
TYPED = ("no such thing, 1", "")
"""What somebody has typed so far: several things of which there is none, and nothing, which completes to everything."""
ENGLISH_BOOKS = ("case",)
"""The command that shows what is English in every language: the book of cases."""
WAYS = ("quick", "sealed", "natural")


@pytest.fixture(autouse=True)
async def in_words(pseudo: None, evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


Commands: TypeAlias = list[tuple[app_commands.Command[Any, ..., Any], list[str]]]


class Typed:
    """What Discord hands to a completion, as far as completions look at it. Its own way there swallows every error."""

    def __init__(self, evening: Evening, person: Person, facts: dict[str, str]) -> None:
        self.client = evening.bot
        self.guild = evening.bot.get_guild(evening.guild.id)
        self.guild_id, self.channel_id = evening.guild.id, evening.channel.id
        self.channel = evening.bot.get_channel(evening.channel.id)
        self.user = person.user
        self.permissions = discord.Permissions.none()
        self.namespace = SimpleNamespace(**facts)


def completed(evening: Evening) -> Commands:
    """All commands that complete something, with the parameters that are completed."""
    found: Commands = []
    for command in evening.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            names = [each.name for each in command.parameters if each.autocomplete]
            if names:
                found.append((command, names))
    return found


async def complete(
    evening: Evening, person: Person, command: Any, name: str, facts: dict[str, str], typed: Sequence[str] = TYPED
) -> list[str]:
    """What is suggested for a parameter, whatever is typed; Discord must take it. Returns the values."""
    callback, found = command._params[name].autocomplete, list[app_commands.Choice[str]]()
    bound = [command.binding] if getattr(callback, "pass_command_binding", False) else []
    for text in typed:
        with speaking(PSEUDO):  # as whoever types is spoken to
            found = await callback(*bound, Typed(evening, person, facts), text)
        assert len(found) <= 25
        if command.name not in ENGLISH_BOOKS:
            assert holes([choice.name for choice in found]) == set(), (command.qualified_name, name)
        for choice in found:
            assert 1 <= len(choice.name) <= 100 >= len(str(choice.value)) >= 1, (command.qualified_name, name, choice)
    return [choice.value for choice in found]


async def every_completion(evening: Evening, commands: Commands, person: Person, table: str) -> Counter[str]:
    """Ask for every one of them, those of a target for what else is offered, too; how much was offered."""
    counted = Counter[str]()
    for command, names in commands:
        offered: dict[str, list[str]] = {}
        for name in names:
            first = next((other for other in BEFORE.get(name, ()) if other in offered), "")
            given: list[dict[str, str]] = [{}, *({first: value} for value in offered.get(first, ()))]
            for facts in given:
                known, typed = {"table": table, **facts}, TYPED[-1:] if facts else TYPED
                offered[name] = await complete(evening, person, command, name, known, typed)
                counted[f"{command.qualified_name} {name}"] += len(offered[name])
    return counted


async def every_panel(evening: Evening, person: Person, table: str) -> list[dict[str, Any]]:
    """Draw the panel of a person, also with each choice of it begun; Discord must take it. Returns its parts."""
    hands, found = evening.bot.delivery.hands, list[dict[str, Any]]()
    options = await evening.bot.tables.seat_options(table, person.id)
    whole = {**options.unasked, **(options.seat_ask.options if options.seat_ask is not None else {})}
    begun = [Asked(card=key) for key, option in whole.items() if option.most and key != "orders"]
    for asked in (JUST_LOOKING, Asked(timid=True), Asked(page="1"), *begun):
        with speaking(PSEUDO), hands.answering(table, person.id) as panel:
            view, *_ = await hands.render(panel, asked)
        components = view.to_components()
        validate_components(components, flags=WHOLE)
        assert holes(components) == set()
        found += [part for part in parts(components) if "custom_id" in part and not part.get("disabled")]
    return found


async def press_late(evening: Evening, person: Person, part: dict[str, Any]) -> None:
    """Use a button or a select of an ask that is over by now: a word, and no error."""
    data = {"custom_id": part["custom_id"], "component_type": part["type"]}
    if part["type"] == 3:
        data["values"] = [part["options"][0]["value"]]
    panel = next(message for message in reversed(evening.dms(person)) if message.components)
    result = await _component_interaction(person.user, panel, data)
    told = str(result.response and (result.response.content, result.response.components))
    assert "on our side" not in told, part["custom_id"]


def of_asks(commands: Commands) -> Commands:
    """Those that complete what is asked: of a table, and not which table."""
    return [(command, [name for name in names if name != "table"]) for command, names in commands if "table" in names]


class Moments:
    """The moments at which the table on Discord is looked at: once for each kind of ask."""

    def __init__(self, evening: Evening, table: str, people: list[Person]) -> None:
        self.evening, self.table, self.people = evening, table, people
        self.met, self.offered, self.pressed = set[str](), Counter[str](), set[tuple[str, str]]()
        self.commands = completed(evening)
        self.late: list[tuple[Person, Press, dict[str, Any]]] = []

    async def play(self, run: Run, move: Callable[[Run], object]) -> None:
        """Play a game to its end."""
        while not run.over:
            await self.at(run)
            move(run)

    async def at(self, run: Run) -> None:
        """What is asked in this game now is asked at the table: look at it, unless such a thing was asked before."""
        if run.ask is None or run.ask.about in self.met or not run.waiting():
            return
        self.met.add(run.ask.about)
        async with self.evening.bot.tables._runtime.hold(self.table) as live:
            live.run = run
        await self._press_late(run.ask.number)
        seats = (await self.evening.info(self.table)).seats
        asked = next(seat.user_id for seat in seats if seat.seat == run.waiting()[0])
        person = next(each for each in self.people if each.id == asked)
        other, stranger = next(each for each in self.people if each is not person), self.evening.people[-1]
        for each in (person, other, stranger):
            self.offered += await every_completion(self.evening, self.commands, each, self.table)
        self.commands = of_asks(self.commands)
        for each in (person, other):
            self._keep(each, run.ask.about, await every_panel(self.evening, each, self.table))

    def _keep(self, person: Person, about: str, shown: list[dict[str, Any]]) -> None:
        """Of each button for an ask of this kind one, for when the ask is over. Standing orders count at any time."""
        for part in shown:
            press = read_press(part["custom_id"])
            assert press is not None
            if press.ask and press.verb != "inn.orders" and (about, press.verb) not in self.pressed:
                self.pressed.add((about, press.verb))
                self.late.append((person, press, part))

    async def _press_late(self, number: int) -> None:
        """Press what is left of other asks."""
        for person, press, part in self.late:
            if press.ask != number:
                await press_late(self.evening, person, part)
        self.late = [kept for kept in self.late if kept[1].ask == number]


def kinds_of_ask(game: str) -> set[str]:
    """What the rules of a game ask about."""
    texts = [path.read_text(encoding="utf-8") for path in (RULES / game / "rules").rglob("*.py")]
    return {about for text in texts for about in re.findall(rf'"({game}\.[a-z-]+)"', text)}


async def test_whatever_is_asked_at_drinko_everything_answers(evening: Evening) -> None:
    luck, people = Random(1), evening.people[:3]
    moments = Moments(evening, await evening.open(*people), people)
    for number in range(2):
        run = drinko.new_run(len(people), {"play_on": True}, str(number))
        await moments.play(run, lambda run: drinko.make(run, drinko.random_move(run, luck)))
    assert moments.met == kinds_of_ask("drinko")
    assert {"drinko play card", "drinko play target", "drinko hand table"} <= (+moments.offered).keys()


async def test_whatever_is_asked_at_the_inn_everything_answers(evening: Evening) -> None:
    """The moments of scenarios, in which also rare things are asked."""
    dialect, moments = GAMES["inn"].dialect(), dict[int, Moments]()
    for seats in (2, 3):
        people = evening.people[:seats]
        moments[seats] = Moments(evening, await sit(evening, *people), people)
    for file in ASKING:
        for table in read_tables(text_of(SCENARIOS / f"{file}.toml")):
            for stage, _ in stages(dialect, modelled(dialect, table)):
                seats = len(stage.run.state.seats)
                if seats in moments and len(stage.run.state.parties) == seats:
                    await moments[seats].at(stage.run)
    assert moments[2].met | moments[3].met == kinds_of_ask("inn") - TEAMS


@pytest.mark.parametrize("variant", VARIANTS)
async def test_in_every_variant_everything_answers(evening: Evening, variant: str) -> None:
    luck, people = Random(variant), evening.people[:4]
    options: dict[str, Any] = {
        "windows": WAYS[list(VARIANTS).index(variant) % len(WAYS)],
        "variant": variant,
        "events": "both",
    }
    moments = Moments(evening, await sit(evening, *people, **options), people)
    run = inn.new_run(len(people), options, f"{variant}0")
    await moments.play(run, lambda run: inn.random_move(run, luck, out_of_turn=0.1))
    assert len(moments.met) > 10
    assert moments.met >= TEAMS or len(run.state.parties) == len(people)
    assert {"inn discard first", "inn play card", "inn play target", "inn order player"} <= (+moments.offered).keys()
