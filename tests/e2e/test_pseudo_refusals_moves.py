"""Refusals of moves, in the pseudo-language: of what somebody plays, says or tries at Drinko and at the Inn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from simcord.actors import _component_interaction

from bot.engine import Refusal
from bot.games.drinko.rules import Drinko, DrinkoState
from bot.games.inn.rules import Inn
from bot.games.inn.scenario import InnScenario
from bot.ui.layouts.components import HOUSE
from bot.ui.layouts.replays import At
from tests.e2e.conftest import Evening, Person, menu_of
from tests.e2e.inn import CAST, restage, sit
from tests.e2e.refusing import Refusing, forge, forged_form
from tests.e2e.test_nights import shown
from tests.e2e.test_team_trouble import ask_of, holding
from tests.e2e.test_teams import team_table
from tests.tables.test_restart import Newer


def dealt(top: str, *hands: str, **more: Any) -> Callable[[dict[str, Any]], None]:
    """A game of Drinko with these hands, this card on top of the pile, and whatever else is `more`."""

    def change(data: dict[str, Any]) -> None:
        cards = Counter[str](" ".join([*data["hands"], data["draw"], data["pile"]]).split())
        cards -= Counter[str](" ".join([*hands, top]).split())
        data |= {"hands": list(hands), "draw": " ".join(cards.elements()), "pile": top, "to_move": 0, **more}

    return change


async def test_of_cards_of_drinko(world: Evening, refused: Refusing) -> None:
    ann, ben = world.people[:2]
    table = await world.open(ann, ben)

    def play(card: str) -> Awaitable[Any]:
        return ann.slash(world.channel, "drinko play", card=card)

    await restage(world, table, dealt("r5", "g1", "g2"))
    await refused("must-draw", play("drink"))
    await restage(world, table, dealt("r5", "r1 g1", "g2"))
    await refused("must-play", play("draw"))
    await restage(world, table, dealt("r+2", "r5 b+1 r+1", "g1 g2", train=2))
    await refused("train-needs-drink", play("r5"))
    await refused("train-other-colour", play("b+1"))
    await refused("train-too-low", play("r+1"))
    await refused("must-drink", play("draw"))


async def test_of_calls_and_catches(world: Evening, refused: Refusing) -> None:
    ann, ben, cid, dot = people = world.people[:4]
    table = await world.open(*people)
    one_left = dealt("r5", "target g1", "g2", "g3", "", called=[False, True, False, False], late=[2], out=[3])
    await restage(world, table, one_left)
    here = world.channel
    await refused("called", ben.slash(here, "drinko call"))
    await refused("call-late", cid.slash(here, "drinko call"))
    await refused("out", dot.slash(here, "drinko call"))
    await ann.slash(here, "drinko catch", player="Ben")
    await refused("catch-again", ann.slash(here, "drinko catch", player="Ben"))
    await refused("target-self", ann.slash(here, "drinko play", card="target", target="Ann"))
    await refused("target-wrong", ann.slash(here, "drinko play", card="target", target="Dot"))


class Moody(Drinko):
    """Drinko under rules that refuse for a reason without words."""

    def refusal(self, state: DrinkoState, seat: int, pick: str) -> Refusal:
        return "bad-mood", {}


async def test_for_a_reason_without_words(world: Evening, refused: Refusing) -> None:
    ann, ben = world.people[:2]
    world.bot.games["drinko"] = Moody()
    table = await world.open(ann, ben)
    await restage(world, table, dealt("r1", "g2", "g3"))
    await refused("other", ann.slash(world.channel, "drinko play", card="g2"))


def laid_out(characters: str, *hands: str, **more: Any) -> Callable[[dict[str, Any]], None]:
    """A turn of the Inn with these characters and hands, and whatever else a scenario may say."""
    said = {"title": "t", "rule": "r", "game": "inn", "characters": characters, "hands": list(hands), **more}

    def change(data: dict[str, Any]) -> None:
        data.clear()
        data |= Inn().dump(InnScenario.model_validate(said).start())

    return change


def play(world: Evening, person: Person, card: str, **target: str) -> Awaitable[Any]:
    """Play a card of the Inn by command."""
    return person.slash(world.channel, "inn play", card=card, **target)


async def test_of_cards_of_the_inn(world: Evening, refused: Refusing) -> None:
    ann, ben, cid = world.people[:3]
    here = world.channel
    table = await sit(world, ann, ben, cid)
    troll = "phrenk.stale phrenk.troll-skin gamble gamble gamble gamble gamble"
    kept = {"front": {"0": "phrenk.charm"}, "sides": {"phrenk.potion": "phrenk.kick"}, "fortitude": [15, 20, 20]}
    await restage(world, table, laid_out("phrenk gog zot", troll, "", "", **kept))
    await refused("not-now", play(world, ann, "phrenk.troll-skin"))
    knives = "sera.knife gamble gamble raise raise winning-hand winning-hand"
    await restage(world, table, laid_out("sera gerki zot", knives, "gamble raise", ""))
    opened = shown(await ann.slash(here, "inn hand"))
    name = menu_of(opened._message, "inn.discard")["custom_id"]
    twice = {"custom_id": name, "component_type": 3, "values": ["discard:gamble", "discard:gamble"]}
    await refused("wrong-count", _component_interaction(ann, opened._message, twice))
    await ann.slash(here, "inn discard")
    await refused("what-if-whom", ann.slash(here, "inn what-if", card="sera.knife"))
    await refused("target-count", play(world, ann, "sera.knife", target="Ben, Ben"))
    await play(world, ann, "gamble")
    await play(world, ben, "gamble")
    await cid.slash(here, "inn pass")
    await play(world, ann, "winning-hand")
    await refused("needs-cheating", play(world, ben, "raise"))


async def test_of_two_drinks_of_one_player(world: Evening, refused: Refusing) -> None:
    ann, ben, cid = world.people[:3]
    table = await sit(world, ann, ben, cid)
    split = "fleck.toast fleck.alone raise raise winning-hand gamble gamble"
    everybody = laid_out("fleck dimli zot", split, "dimli.firewater", "", drinks="wine light-ale dark-ale")
    await restage(world, table, everybody)
    await ann.slash(world.channel, "inn discard")
    await play(world, ann, "fleck.toast")
    await play(world, ann, "fleck.alone", target="Ben")
    await ben.slash(world.channel, "inn pass")
    await refused("which-drink", play(world, ben, "dimli.firewater", target="Ben"))


async def test_of_a_team(world: Evening, refused: Refusing) -> None:
    ann, ben, cid, dot = people = world.people[:4]
    here = world.channel
    table = await team_table(world, *people, characters=CAST, starter=0)
    await restage(world, table, holding("gamble"))
    await refused("say-nothing", ann.slash(here, "inn say", text="  "))
    opened = shown(await ann.slash(here, "inn hand"))
    await refused("say-less", forged_form(ann, world, opened._message, f"bk:{table}:0:inn.said", "x" * 201))
    for person in (ann, ben):
        await person.slash(here, "inn discard")
    before = (await ask_of(world, table)).number
    await play(world, ann, "gamble")
    await refused("mate-first", forge(ben, world, table, "inn.pass", ask=before))
    await refused("ask-closed", forge(dot, world, table, "inn.pass", ask=before))
    await refused("still-in", forge(ann, world, table, "table.finish"))
    with world.env._bot_scope():
        await world.bot.tables.leaving.remove(table, cid.id)
    await refused("removed", forge(cid, world, table, "table.back"))


async def test_of_what_cannot_be_taken_back(world: Evening, refused: Refusing) -> None:
    ann, ben = world.people[:2]
    here = world.channel
    table = await world.open(ann, ben)
    await restage(world, table, dealt("r6", "r1 r2 r3 r4 r7 g1", "r8 r9 r5 g2 g3"))

    async def moves(person: Person, card: str) -> None:
        await person.slash(here, "drinko play", card=card)
        await world.rest()

    async def declined(person: Person, other: Person, card: str) -> None:
        await moves(person, card)
        await person.slash(here, "table undo")
        await forge(other, world, table, "table.no")

    await declined(ann, ben, "r1")
    await moves(ben, "r8")
    await refused("undo-seen", ann.slash(here, "table undo"))
    await declined(ann, ben, "r2")
    await moves(ben, "r9")
    await moves(ann, "r3")
    question = shown(await ben.slash(here, "table leave"))
    await ben.click(question, custom_id=f"bk:{table}:0:table.sure-leave")
    await refused("undo-nobody", ann.slash(here, "table undo"))
    await forge(ben, world, table, "table.back")
    await ann.slash(here, "table undo")
    await forge(ben, world, table, "table.no")
    await moves(ben, "r5")
    await moves(ann, "r4")
    await refused("undo-used-up", ann.slash(here, "table undo"))


async def test_under_later_rules(world: Evening, refused: Refusing) -> None:
    ann, ben, cid = world.people[:3]
    here = world.channel
    ended = await world.open(ann, ben)
    await world.play_on(ended)
    lost = await world.open(ann, ben)
    await restage(world, lost, dealt("r6", "r1", "r2 r3"))
    await ann.slash(here, "drinko play", card="r1", table=lost)
    await world.rest(5)
    table = await world.open(ann, ben)
    mover = await world.to_move(table)
    assert mover is not None
    await mover.slash(here, "drinko catch", table=table)
    await world.move(mover)
    await world.rest()
    await mover.slash(here, "table undo", table=table)
    world.bot.games["drinko"] = Newer()
    await refused("undo-rules", forge(ben if mover is ann else ann, world, table, "table.yes"))
    await refused("no-replay", ann.slash(here, "replay", table=lost))
    opened = {person: shown(await person.slash(here, "replay", table=ended))._message for person in (ann, cid)}
    await world.rest(2)
    as_ben = {"custom_id": f"bk:{HOUSE}:0:replay.eyes:{At(ended, 20).arg}", "component_type": 3, "values": ["1"]}
    await refused("no-hands", _component_interaction(ann, opened[ann], as_ben))
    await refused("replay-hands", _component_interaction(cid, opened[cid], as_ben))
