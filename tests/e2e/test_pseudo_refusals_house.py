"""Refusals about a server's house (calls, nights, reports, questions, pages, presets), in the pseudo-language."""

from __future__ import annotations

import copy
from typing import Any

from simcord.actors import _component_interaction, _resolve_visible_command, _slash_resolved

from bot.games.inn.patrons.questions import the_bank
from bot.store import callers, nights, presets, questions, replays, reports
from bot.store.callers import Caller
from bot.store.presets import Preset
from bot.store.questions import DayQuestion
from bot.tables.info import Person as Somebody
from bot.tables.seats.night_steps import DAY
from bot.ui.layouts.components import HOUSE
from bot.ui.paces import Paces
from cogs.reporting import REPORTS_A_DAY
from tests.e2e.conftest import Evening, Person, button_of
from tests.e2e.pseudo import landlady
from tests.e2e.refusing import Refusing, chosen, filled, forged_form
from tests.e2e.test_nights import at, shown


async def pressed(person: Person, message: Any, name: str, *values: str) -> Any:
    """Press a button of this id on a message that may not have it, or choose something."""
    data: dict[str, Any] = {"custom_id": name, "component_type": 3 if values else 2}
    return await _component_interaction(person, message, {**data, "values": list(values)} if values else data)


async def test_of_calls(world: Evening, refused: Refusing) -> None:
    ann, ben, cid, dot = world.people[:4]
    here, store = world.channel, world.bot.store
    first = await world.open(ann, start=False)
    other = await world.open(ben, start=False)
    await chosen(cid, world, "call", "call.here")
    await ann.slash(here, "table call", table=first)
    await refused("called-already", ann.slash(here, "table call", table=first))
    await refused("called-here", ben.slash(here, "table call", table=other))
    for channel in range(callers.CHANNELS_MOST):
        wanted = Caller(dot.id, channel + 1, world.guild.id)
        await store.write(lambda connection, wanted=wanted: callers.save(connection, wanted))
    await refused("calls-enough", chosen(dot, world, "call", "call.here"))


async def test_of_nights_that_are_planned(world: Evening, refused: Refusing) -> None:
    (ann, ben), here = world.people[:2], world.channel
    panel = shown(await ann.slash(here, "night plan", game="drinko"))
    plan = button_of(panel, "night.plan")["custom_id"]
    await ann.click(panel, custom_id=plan)
    await refused("night-planned", pressed(ann, panel._message, plan))
    await ann.slash(here, "night plan", game="drinko", soon=True)
    planned = await world.bot.tables.nights.of_server(world.guild.id)
    (soon,) = [night for night in planned if night.soon]
    (full,) = [night for night in planned if not night.soon]
    await refused("night-no-hour", ann.slash(here, "night move", night=soon.id, when=at(world, 5)))

    def fill(connection: Any) -> None:
        for user in range(1, nights.IN_MOST):  # its planner is in
            nights.answer(connection, full, user, "Dot", "in", 0.0)

    await world.bot.store.write(fill)
    await refused("night-full", ben.slash(here, "night answer", night=full.id, answer="in"))


async def test_of_a_server_with_many_nights(world: Evening, refused: Refusing) -> None:
    ann, kept, guild = world.people[0], world.bot.tables.nights, world.guild.id
    for number in range(nights.OPEN_A_SERVER):
        by = Somebody(number // nights.OPEN_A_PERSON + 1, "Dot")
        draft = await kept.draft(guild, world.channel.id, by, "drinko", seats=4)
        await kept.plan(draft.id, by.id, world.bot.clock.now() + DAY, 4)
    await refused("nights-server", ann.slash(world.channel, "night plan", game="drinko", when=at(world, 9)))


async def test_of_pages_and_clocks(world: Evening, refused: Refusing) -> None:
    ann, ben = world.people[:2]
    await world.wants(ben, hidden=True)
    await refused("page-hidden", ann.slash(world.channel, "stats", player=ben))
    await refused("no-page", ann.user.slash("me page"))
    await refused("zone-several", filled(ann, world, "me.hours", "7", "8", "hal"))


async def test_of_reports(world: Evening, refused: Refusing) -> None:
    ann, here = world.people[0], world.channel
    first, other = [await world.open(ann, start=False) for _ in range(2)]
    panel, long = shown(await ann.slash(here, "help"))._message, "brr" * reports.TEXT_MOST
    await refused("report-too-long", forged_form(ann, world, panel, f"bk:{first}:0:table.tell", long))
    for number in range(REPORTS_A_DAY):
        await ann.slash(here, "table report", text="brr", table=first if number else other)
    await refused("report-today", ann.slash(here, "table report", text="brr", table=other))


async def test_of_questions(world: Evening, refused: Refusing) -> None:
    ann, ben, guild = world.people[0], world.people[1], world.guild.id
    table = await world.open(ann, start=False)
    asked = the_bank().questions[0].id
    days = {"2026-01-01": ("none", True), "2026-01-02": (asked, True), "2026-01-03": (asked, False)}
    for day, (question, is_open) in days.items():
        put = DayQuestion(guild, day, question, world.channel.id, 1, 0.0, is_open)
        await world.bot.store.write(lambda connection, put=put: questions.ask(connection, put))
    gone, still, over = days

    async def press(person: Person, verb: str, day: str, *values: str) -> Any:
        return await pressed(person, world.board(table), f"bk:{HOUSE}:0:question.{verb}:{day}", *values)

    book = world.bot.delivery.questions.book
    assert book is not None
    question = book.asked(world.bot.words, asked)
    assert question is not None
    await refused("question-gone", press(ann, "pick", gone, "brr"))
    await refused("question-open", press(ann, "why", still))
    await refused("question-open", press(ann, "show", still))
    await refused("question-over", press(ann, "pick", over, question.best))
    await refused("question-unanswered", press(ann, "show", over))
    await world.wants(ben, hidden=True)
    await refused("question-hidden", press(ben, "show", over))


async def test_of_presets(world: Evening, refused: Refusing) -> None:
    lou, here = landlady(world), world.channel
    table = await world.open(lou, start=False)
    await world.house(presets=tuple(Preset("drinko", f"round {n}", "normal", {}) for n in range(presets.PRESETS_MOST)))
    await refused("preset-enough", lou.slash(here, "house preset", name="brr", table=table))
    root = copy.deepcopy(_resolve_visible_command(lou, here.id, "house", 1))
    (known,) = [each for each in root["options"] if each["name"] == "preset"]
    known["options"][0].pop("max_length")  # a Discord that does not look at lengths
    long = "brr" * presets.NAME_MOST
    await refused("preset-too-long", _slash_resolved(lou, here, "house preset", {"name": long, "table": table}, root))


async def test_of_what_is_asked_too_fast(world: Evening, refused: Refusing) -> None:
    ann, ben, here = world.people[0], world.people[1], world.channel
    world.bot.arrivals.paces = Paces(world.bot.clock, 1)
    for _ in range(2):
        await ann.slash(here, "help")
    await refused("too-fast", ann.slash(here, "help"))
    panel = shown(await ben.slash(here, "me settings"))
    world.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035, message="Invalid Form Body")
    await refused("broke", ben.click(panel, custom_id=f"bk:{HOUSE}:0:me.quiet"))


async def test_of_what_is_shared(world: Evening, refused: Refusing) -> None:
    (ann, ben), here = world.people[:2], world.channel
    elsewhere = world.guild.create_text_channel("cellar")
    table = await world.open(ann, ben)
    await world.play_on(table)
    await world.rest()

    async def share(channel: Any) -> Any:
        replay = shown(await ann.slash(channel, "replay", table=table))
        await world.rest(1)
        return await pressed(ann, replay._message, f"bk:{HOUSE}:0:replay.share:{table}.0")

    for _ in range(replays.SHARED_MOST):
        await world.bot.store.write(lambda connection: replays.share(connection, table, ann.id))
    await refused("share-elsewhere", share(elsewhere))
    await refused("shared-enough", share(here))
    await refused("too-often", share(here))
