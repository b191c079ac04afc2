"""Refusals at tables, in the pseudo-language: who plays with whom, how a lobby starts, who leaves and closes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
from simcord.actors import _component_interaction

from bot.store.presets import Preset
from bot.tables import Person as Somebody
from tests.e2e.conftest import Evening, Person, said
from tests.e2e.pseudo import unsaid
from tests.e2e.refusing import Refusing, chosen, forge
from tests.e2e.test_beacon import Silent
from tests.e2e.test_learn import choice_of
from tests.e2e.test_nights import shown

CHANGED = 6
"""Seconds after which a game can start whose options have changed."""


async def test_of_who_plays_with_whom(world: Evening, refused: Refusing) -> None:
    ann, ben, *_ = people = world.people[:6]
    table = await world.open(*people, start=False, game="inn")

    async def variant(name: str) -> None:
        await forge(ann, world, table, "table.variant", name)

    async def two_leave(*places: str) -> list[Person]:
        info = await world.info(table)
        taken = dict(zip(info.options["teams"], info.seats, strict=True))
        gone = [person for person in people if person.id in [taken[place].user_id for place in places]]
        for person in gone:
            await forge(person, world, table, "table.leave")
        return gone

    async def not_yet(reason: str) -> None:
        await world.rest(CHANGED)
        await refused(reason, ann.slash(world.channel, "table start"))

    await refused("no-sides", forge(ann, world, table, "table.sides-shuffle"))
    await variant("boss-battle")
    await not_yet("teams-many")
    await variant("leaders-and-lackeys")
    await refused("no-such-side", forge(ben, world, table, "table.side", "9"))
    gone = await two_leave("2-boss", "3-lackey")
    await not_yet("bosses-wrong")
    for person in gone:
        await forge(person, world, table, "table.join")
    await variant("two-headed-dragon")
    await refused("side-full", forge(ben, world, table, "table.side", "1"))
    gone = await two_leave("2", "3")
    await not_yet("teams-uneven")
    await variant("boss-battle")
    await refused("boss-no-villain", ann.slash(world.channel, "inn character", name="zot"))
    await forge(ann, world, table, "inn.chance", "1")
    await not_yet("villains-lacking")
    await forge(ann, world, table, "table.side", "challengers")
    await not_yet("one-boss-alone")
    for person in gone:
        await forge(person, world, table, "table.join")
    await variant("individual")
    await not_yet("characters-lacking")


async def test_of_options(world: Evening, refused: Refusing) -> None:
    ann = world.people[0]
    kept = (Preset("drinko", "high", "", {"suffer": 9}), Preset("drinko", "gone", "", {"wine": 1}))
    await world.house(presets=kept)
    table = await world.open(ann, start=False)
    told = await refused("bad-option", forge(ann, world, table, "table.own-preset", arg="high"))
    told += await refused("unknown-option", forge(ann, world, table, "table.own-preset", arg="gone"))
    assert not any(name in told for name in ("suffer", "wine")), "that is what options are called in the code"
    for _ in range(8):
        await forge(ann, world, table, "table.patron")
    await refused("game-full", forge(ann, world, table, "table.game", arg="inn"))


async def private(world: Evening, person: Person, table: str, verb: str, arg: str = "") -> Any:
    """Press a button of one's own menu behind *More* of a table, whether it has it or not."""
    opened = shown(await forge(person, world, table, "table.more"))
    data = {"custom_id": f"bk:{table}:0:{verb}" + (f":{arg}" if arg else ""), "component_type": 2}
    return await _component_interaction(person, opened._message, data)


async def test_by_post(world: Evening, refused: Refusing) -> None:
    ann, ben, cid = people = world.people[:3]
    here = world.channel
    table = await world.open(*people, pace="post")
    mover = await world.to_move(table)
    assert mover is not None
    other = ben if mover is not ben else cid
    await refused("already-seated", ann.slash(here, "table join", table=table))
    await refused("away-back", private(world, other, table, "table.sure-replace", str(mover.id)))
    await refused("away-long", chosen(mover, world, "me settings", "me.away", "15"))
    await chosen(mover, world, "me settings", "me.away", "14")
    await refused("away-stands", private(world, other, table, "table.sure-replace", str(mover.id)))
    await chosen(mover, world, "me settings", "me.back")
    await private(world, ann, table, "table.sure-close")
    for person in (ben, cid):
        await forge(person, world, table, "table.vote-no")
    await refused("vote-rest-long", private(world, ann, table, "table.sure-close"))
    await ann.slash(here, "table pause", table=table)
    await refused("pause-theirs-long", ben.slash(here, "table pause", table=table))


async def test_of_closing(world: Evening, refused: Refusing) -> None:
    ann, ben = world.people[:2]
    table = await world.open(ann, ben)
    for _ in range(4):
        mover = await world.to_move(table)
        assert mover is not None
        await world.move(mover)
        await world.rest()
    await private(world, ben, table, "table.sure-leave")
    await refused("close-alone", ann.slash(world.channel, "table close", table=table))
    await forge(ben, world, table, "table.back")
    runtime = world.bot.tables._runtime
    with world.env._bot_scope():
        async with runtime.hold(table) as live:
            await runtime.broken(live, RuntimeError("the cask is empty"))
    await refused("close-soon", ben.slash(world.channel, "table close", table=table))


async def test_before_a_game_starts(world: Evening, refused: Refusing) -> None:
    ann, ben, cid = world.people[:3]
    here = world.channel
    table = await world.open(ann, start=False)
    later = Somebody(ben.id, "Ben", 2**63 - 1)
    with world.env._bot_scope():
        await world.bot.tables.lobby.join(table, later)
    await refused("start-again", ann.slash(here, "table start"))
    await ann.slash(here, "night plan", game="drinko", seats=2, soon=True)
    (night,) = await world.bot.tables.nights.of_server(world.guild.id)
    await ben.slash(here, "night answer", night=night.id, answer="in")
    await world.rest(30)
    (held,) = [info.id for info in await world.bot.tables.in_channel(here.id) if info.id != table]
    await refused("seats-held", cid.slash(here, "table join", table=held))
    assert world.board(held), "it is shown in words though nobody sits there"
    asked = [await cid.slash(here, "learn") for _ in range(2)]
    found = [choice_of(each, "drinko") for each in asked]
    presses = [(each._message, {"custom_id": name, "component_type": 2}) for each, name in found]

    async def both() -> Any:
        answers = await asyncio.gather(*[_component_interaction(cid, message, press) for message, press in presses])
        return min(answers, key=lambda each: len(said(each)))  # the other one shows a hand

    await refused("lesson-already", both())


async def test_while_the_deal_waits_for_the_beacon(pseudo: None, tmp_path: Path, refused: Refusing) -> None:
    evening = Evening(tmp_path / "barkeep.db", seed=None)
    evening.bot.beacon = Silent()
    await evening.begin(2)
    await evening.house(pictures=False)
    ann, ben = evening.people
    table = await evening.open(ann, ben, start=False)
    await ann.slash(evening.channel, "table beacon")
    await evening.rest(CHANGED)
    await ann.slash(evening.channel, "table start")
    await refused("start-waits", forge(ben, evening, table, "table.leave"))
    assert not unsaid(evening)
    await evening.end()


async def test_where_somebody_may_do_nothing(world: Evening, refused: Refusing) -> None:
    ann, ben = world.people[:2]
    stage = world.guild.create_stage_channel("stage")
    await refused("channel-kind", ann.slash(stage, "table open", game="drinko"))
    table = await world.open(ann, ben)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10008, message="Unknown", times=1)
    await refused("message-gone", forge(ann, world, table, "table.more"))
    world.guild.remove_member(ben)
    await refused("left-server", ben.user.slash("table undo", table=table))
    everyone = world.env.backend.get_guild(world.guild.id).roles[world.guild.id]
    everyone.permissions &= ~discord.Permissions(use_application_commands=True).value
    await refused("no-commands", forge(ann, world, table, "table.which"))
    await world.bot.tables.clocks.stop()
    await refused("closing", forge(ann, world, table, "drinko.catch"))
