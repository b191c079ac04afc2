"""Refusals at tables, in the pseudo-language: who plays with whom, how a lobby starts, who leaves and closes."""

from __future__ import annotations

from bot.store.presets import Preset
from tests.e2e.conftest import Evening, Person
from tests.e2e.refusing import Refusing, forge

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
    await refused("bad-option", forge(ann, world, table, "table.own-preset", arg="high"))
    await refused("unknown-option", forge(ann, world, table, "table.own-preset", arg="gone"))
    for _ in range(8):
        await forge(ann, world, table, "table.patron")
    await refused("game-full", forge(ann, world, table, "table.game", arg="inn"))
