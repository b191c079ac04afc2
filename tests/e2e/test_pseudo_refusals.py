"""Refusals that people cause on Discord, in the pseudo-language: each is one private text, whole in its brackets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable
from typing import Any

import discord
import pytest
from simcord.backend.errors import BackendError, SetupError

from bot.games import GAMES
from bot.games.drinko.rules import the_deck
from bot.store import houses
from tests.e2e.conftest import Evening, button_of
from tests.e2e.inn import CAST, sit
from tests.e2e.pseudo import commands, landlady, values
from tests.e2e.refusing import Refusing, chosen, filled, forge
from tests.e2e.test_inn import pick
from tests.e2e.test_nights import at, shown
from tests.e2e.test_workshop import ODD

TYPED = 6000
"""So many characters Discord takes for an option of a command that sets no limit of its own."""


@pytest.mark.parametrize("game", ["inn", "drinko"])
async def test_however_much_somebody_types_is_answered(world: Evening, game: str, heard: Counter[str]) -> None:
    ann, ben = world.people[:2]
    table = await (sit(world, ann, ben) if game == "inn" else world.open(ann, ben))
    for command in commands(world):
        given = values(world, command, table)
        for parameter in command.parameters:
            typed = parameter.type is discord.AppCommandOptionType.string and not parameter.choices
            if typed and parameter.name != "table":
                given[parameter.name] = ("brr " * TYPED)[: int(parameter.max_value or TYPED)]
        try:
            answer = await ann.slash(world.channel, command.qualified_name, **given)
        except (BackendError, SetupError):
            continue  # Discord does not show it to this person
        assert answer.acknowledged, command.qualified_name
    assert heard["no-such-choice"] == (3 if game == "inn" else 0)


async def test_where_no_table_may_be_opened(world: Evening, refused: Refusing) -> None:
    ann, ben = world.people[:2]
    overwrite = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    cellar = world.guild.create_text_channel("cellar", overwrites={world.guild.default_role: overwrite})
    await refused("no-permission", ann.slash(cellar, "table open"))
    await refused("guild-only", ann.user.slash("table open"))
    await refused("lesson-where", ann.user.slash("learn"))
    await refused("no-table-here", ann.slash(world.channel, "table join"))
    await refused("not-at-a-table", ann.user.slash("table leave"))
    await world.house(channels=frozenset({cellar.id}))
    await refused("channel-closed", ann.slash(world.channel, "table open"))
    await world.house(channels=frozenset())
    await world.open(ann, start=False)
    await world.bot.store.write(lambda c: houses.ban(c, world.guild.id, ben.id, ann.id, 0.0))
    await refused("banned", ben.slash(world.channel, "table join"))


async def test_in_a_lobby(world: Evening, refused: Refusing) -> None:
    ann, ben, cid = world.people[:3]
    here = world.channel
    table = await world.open(ann, start=False, seats=2)
    await refused("too-few-seats", ann.slash(here, "table start"))
    await refused("table-not-started", ann.slash(here, "drinko hand", table=table))
    await refused("other-game", ann.slash(here, "inn hand", table=table))
    await refused("no-such-table", ann.slash(here, "table join", table="NOPE"))
    await refused("not-seated", cid.slash(here, "table resend", table=table))
    await refused("seats-wrong", ann.slash(here, "table open", game="inn", seats=10))
    await refused("kick-self", ann.slash(here, "table kick", player=ann))
    await refused("no-such-seat", ann.slash(here, "table kick", player=cid))
    await refused("nobody-to-call", ann.slash(here, "table call"))
    await refused("no-beacon", ann.slash(here, "table beacon"))
    await refused("report-empty", ann.slash(here, "table report", text="  "))
    await world.press(ben, table, "table.join")
    await refused("table-full", cid.slash(here, "table join"))
    await refused("not-host", ben.slash(here, "table start"))
    await ann.slash(here, "table resend")
    await refused("resent-just-now", ann.slash(here, "table resend"))
    await refused("log-not-yet", forge(ann, world, table, "table.log"))
    await refused("no-such-game", forge(ann, world, table, "table.game", "chess"))
    await refused("no-such-preset", forge(ann, world, table, "table.preset", arg="late"))
    await refused("patron-missing", forge(ann, world, table, "table.unpatron"))
    await refused("over", forge(ann, world, table, "table.juggle"))
    await refused("other-message", forge(ann, world, table, "panel.refresh"))
    await refused("reopen", forge(ann, world, table, "table.set", form=True))
    await refused("unknown-pace", forge(ann, world, table, "table.set", "soon", "0", "0/0", "", "-1", form=True))
    for _ in range(2):
        await world.open(ann, start=False)
    await refused("tables-host", ann.slash(here, "table open", game="drinko"))
    await refused("which-table", landlady(world).slash(here, "house close"))
    await refused("which-table", ann.slash(here, "table start"))


async def test_at_drinko(world: Evening, refused: Refusing) -> None:
    ann, ben, cid = world.people[:3]
    here = world.channel
    table = await world.open(ann, ben)
    mover = await world.to_move(table)
    assert mover is not None
    other = next(person for person in (ann, ben) if person is not mover)
    theirs = await world.bot.tables.private_table(table, other.id)
    mine = await world.bot.tables.private_table(table, mover.id)
    assert mine.seat_ask is not None
    hand, options = mine.view["hand"], mine.seat_ask.options
    await refused("table-started", cid.slash(here, "table join"))
    await refused("table-started", ann.slash(here, "table start"))
    await refused("not-asked", other.slash(here, "drinko play", card=theirs.view["hand"][0]))
    await refused("no-such-card", mover.slash(here, "drinko play", card="brr 5"))
    missing = next(card for card in the_deck().cards if card not in hand)
    await refused("card-not-in-hand", mover.slash(here, "drinko play", card=missing))
    wrong = next(card for card in hand if card not in options)
    await refused("no-match", mover.slash(here, "drinko play", card=wrong))
    await refused("call-not-one", other.slash(here, "drinko call"))
    await refused("no-such-seat", other.slash(here, "drinko catch", player="cid"))
    await refused("not-seated", cid.slash(here, "drinko call", table=table))
    await refused("undo-nothing", ann.slash(here, "table undo"))
    await refused("vote-none", forge(ben, world, table, "table.vote-yes"))
    await refused("undo-none", forge(ben, world, table, "table.yes"))
    await refused("replay-not-over", ann.slash(here, "replay", table=table))
    await refused("no-recap", forge(ann, world, table, "table.share"))
    await refused("no-such-seat", ann.slash(here, "table kick", player=cid))
    await refused("host-only-lobby", forge(ann, world, table, "table.options"))
    await ann.slash(here, "table pause")
    await world.rest()
    await refused("paused", mover.slash(here, "drinko play", card=hand[0]))
    await refused("pause-theirs", ben.slash(here, "table pause"))
    await ann.slash(here, "table pause")
    asked = await ann.slash(here, "table close")
    twice = await ann.slash(here, "table close")
    await ann.click(shown(asked), custom_id=f"bk:{table}:0:table.sure-close")
    await refused("vote-open", ann.click(shown(twice), custom_id=f"bk:{table}:0:table.sure-close"))
    await refused("vote-not-yours", forge(ann, world, table, "table.vote-yes"))
    await forge(ben, world, table, "table.vote-no")
    again = await ann.slash(here, "table close")
    await refused("vote-rest", ann.click(shown(again), custom_id=f"bk:{table}:0:table.sure-close"))


async def test_in_settings(world: Evening, refused: Refusing) -> None:
    ann, lou = world.people[0], landlady(world)
    here = world.channel
    for written, reason in {
        ("22:30", "7", "Landlord"): "zone-unknown",
        ("25:00", "7", "12:00"): "time-wrong",
        ("7", "7", "12:00"): "quiet-same",
        ("7",): "reopen",
    }.items():
        await refused(reason, filled(ann, world, "me.hours", *written))
    await refused("not-offered", chosen(ann, world, "me settings", "me.language", "qq"))
    await refused("no-such-season", ann.slash(here, "leaderboard", season="brr"))
    await refused("no-game-yet", ann.slash(here, "replay"))
    await refused("no-such-card", ann.slash(here, "card", name="brr"))
    await refused("no-such-case", ann.slash(here, "case", about="brr"))
    await refused("no-question", ann.slash(here, "question", day="1"))
    await refused("no-tables-server", lou.slash(here, "house close"))
    await refused("preset-missing", lou.slash(here, "house unpreset", name="brr"))
    table = await world.open(lou, start=False)
    await refused("preset-unfit", lou.slash(here, "house preset", name="br@r", table=table))
    await refused("preset-empty", lou.slash(here, "house preset", name=" ", table=table))
    for written, reason in {("a@b",): "drink-unfit", ("",): "drink-empty", ("x" * 99,): "drink-too-long"}.items():
        await refused(reason, filled(lou, world, "house.word", *written))
    await refused("hour-wrong", filled(lou, world, "house.set-hours", "25", "25"))
    await refused("limit-wrong", filled(lou, world, "house.set-limits", "brr", "", ""))
    await refused("unknown-pace", chosen(lou, world, "house settings", "house.pace", "brr"))
    await refused("not-admin", filled(ann, world, "house.word", "pint"))
    await refused("quiet-half", filled(ann, world, "call.set-hours", "7", "", "12:00"))
    await refused("nothing-waits", chosen(ann, world, "me tables", "me.next"))
    await refused("case-gone", chosen(ann, world, "help", "case.choose", "drinko:brr"))
    await refused("forget-live", chosen(lou, world, "me forget", "me.forget"))
    await world.house(tables_channel=1)
    await refused("tables-channel", ann.slash(here, "table open", game="drinko"))
    await world.house(tables_channel=None, tables_server=1)
    await refused("tables-server", ann.slash(here, "table open", game="drinko"))
    await refused("calls-not-here", chosen(ann, world, "call", "call.games", "drinko"))


async def test_of_nights(world: Evening, refused: Refusing) -> None:
    ann, ben = world.people[:2]
    here = world.channel

    def plan(**given: Any) -> Awaitable[Any]:
        return ann.slash(here, "night plan", game="drinko", **given)

    await refused("night-soon", plan(when=at(world, 0.2)))
    await refused("night-late", plan(when=at(world, 61 * 24)))
    await refused("night-when-wrong", plan(when="tomorrow"))
    await refused("night-weekly-soon", plan(soon=True, weekly=True))
    await refused("night-soon-or-when", plan(soon=True, when=at(world, 1)))
    await refused("no-such-preset", plan(when=at(world, 1), preset="brr"))
    await refused("no-such-night", ann.slash(here, "night cancel", night="brr"))
    for hours in (1, 2, 3):
        await plan(when=at(world, hours))
    await refused("nights-person", plan(when=at(world, 4)))
    await world.rest()
    (night, *_) = await world.bot.tables.nights.of_server(world.guild.id)
    await refused("not-planner", ben.slash(here, "night cancel", night=night.id))
    await ann.slash(here, "night cancel", night=night.id)
    await refused("night-over", ann.slash(here, "night move", night=night.id, when=at(world, 3)))


async def test_of_decks(world: Evening, refused: Refusing) -> None:
    ann, lou, here = world.people[0], landlady(world), world.channel
    await refused("deck-not-maker", ann.slash(here, "deck new", name="Landlord"))
    await refused("no-such-deck", ann.slash(here, "deck show", deck="brr"))
    await refused("no-such-character", lou.slash(here, "deck new", name="Landlord", copy="brr"))
    await refused("title-unfit", lou.slash(here, "deck new", name="a@b"))
    await refused("deck-unreadable", lou.slash(here, "deck import", file=("odd.toml", ODD[0].encode())))
    await refused("deck-too-large", lou.slash(here, "deck import", file=("big.toml", b"#" * 2_000_000)))
    await lou.slash(here, "deck new", name="Landlord")
    await refused("deck-twice", lou.slash(here, "deck new", name="Landlord"))
    await refused("deck-nothing-printed", lou.slash(here, "deck contribute", deck="Landlord"))


async def test_at_the_inn(world: Evening, heard: Counter[str], refused: Refusing) -> None:
    world.reseed(11)
    people, here = world.people[:4], world.channel
    table = await sit(world, *people, windows="sealed", characters=CAST, starter=0)
    gerki, zot, *_ = people
    await refused("no-team", gerki.slash(here, "inn team"))
    await refused("no-such-card", gerki.slash(here, "inn play", card="brr"))
    await refused("character-taken", zot.slash(here, "inn character", name="gerki"))
    await refused("not-yours-to-yield", forge(gerki, world, table, "inn.first"))
    for person in people:
        seen = await world.bot.tables.private_table(table, person.id)
        for card in seen.view["hand"]:
            await person.slash(here, "inn play", card=card)
    assert {"not-asked", "not-now", "not-your-action", "no-round", "target-missing"} <= heard.keys()
    await refused("no-such-choice", gerki.slash(here, "inn choose", choice="brr"))
    await refused("not-asked", zot.slash(here, "inn discard", first="brr"))


async def test_of_teams(world: Evening, refused: Refusing) -> None:
    ann, ben, cid = world.people[:3]
    here = world.channel
    table = await world.open(ann, ben, start=False, game="inn")
    await refused("no-such-character", ann.slash(here, "inn character", name="brr"))
    await ann.slash(here, "inn character", name="gerki")
    await refused("character-taken", ben.slash(here, "inn character", name="gerki"))
    await world.bot.tables.options.set_options(table, ann.id, {"variant": "two-headed-dragon"})
    await refused("start-soon", ann.slash(here, "table start"))
    await world.rest(10)
    await refused("teams-few", ann.slash(here, "table start"))
    await world.press(cid, table, "table.join")
    await world.rest(10)
    await refused("teams-few", ann.slash(here, "table start"))


async def test_of_what_is_over(world: Evening, refused: Refusing) -> None:
    ann, ben, cid = world.people[:3]
    here = world.channel
    table = await world.open(ann, ben, cid)
    await world.play_on(table)
    await world.rest(30)
    await refused("table-over", world.people[3].slash(here, "table join", table=table))
    await refused("table-over", ann.slash(here, "table pause", table=table))
    await refused("table-over", ben.slash(here, "drinko call", table=table))


async def test_of_patrons(world: Evening, refused: Refusing) -> None:
    ann = world.people[0]
    table = await world.open(ann, start=False)
    for _ in range(len(GAMES["drinko"].guests())):
        await forge(ann, world, table, "table.guest")
    await refused("no-guest-left", forge(ann, world, table, "table.guest"))


async def test_asked_too_often(world: Evening, refused: Refusing) -> None:
    ann, ben = world.people[:2]
    here = world.channel
    await world.open(ann, ben)
    for _ in range(5):
        await ann.slash(here, "table report", text="brr")
    await refused("report-enough", ann.slash(here, "table report", text="brr"))


async def test_of_moves_that_are_taken_back(world: Evening, refused: Refusing) -> None:
    people, here = world.people[:3], world.channel
    table = await world.open(*people)
    mover = await world.to_move(table)
    assert mover is not None
    other = next(person for person in people if person is not mover)
    await world.move(mover)
    await world.rest()
    await mover.slash(here, "table undo")
    await refused("undo-open", mover.slash(here, "table undo"))
    await refused("undo-not-yours", forge(mover, world, table, "table.yes"))
    await forge(other, world, table, "table.no")
    await refused("undo-twice", mover.slash(here, "table undo"))


async def test_in_a_window_of_the_inn(world: Evening, refused: Refusing) -> None:
    world.reseed(11)
    gerki, zot, *_ = people = world.people[:4]
    table = await sit(world, *people, windows="sealed", characters=CAST, starter=0)
    panel = world.panel(gerki)
    await gerki.user.click(world.message(panel), custom_id=button_of(panel, "inn.pass")["custom_id"])
    await world.rest(2.5)
    await pick(world, gerki, "gamble")
    await world.rest(2.5)
    late = button_of(world.board(table), "inn.pass")["custom_id"]
    await world.press(zot, table, "inn.pass", ask=int(late.split(":")[2]))
    await refused("answered", zot.click(world.message(world.board(table)), custom_id=late))
    await refused("no-such-card", gerki.slash(world.channel, "inn why", card="brr"))
