"""Forged presses, every verb on every kind of message: what does not belong there is refused, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import _component_interaction, _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.enums import InteractionType

from bot.ui.layouts.components import HOUSE, IN_PANEL, Press
from tests.e2e import inn
from tests.e2e.conftest import Evening, Person, said

NOT_THERE = "That button doesn't belong to that message."
OTHER_GAME = "That table plays another game."


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


async def forge(person: Any, message: Any, custom_id: str) -> Any:
    """Press a button that the message does not have."""
    return await _component_interaction(person, message, {"custom_id": custom_id, "component_type": 2})


async def submit(evening: Evening, person: Person, message: Any, custom_id: str) -> Any:
    """Submit an empty form as if it had been opened by a button of the message."""
    payload = dict(serializers.message_payload(evening.env.backend, message))
    return await _dispatch_actor_interaction(
        person, InteractionType.MODAL_SUBMIT, evening.channel, {"custom_id": custom_id, "components": []},
        extra={"message": payload}, source_message_id=message.id,
    )  # fmt: skip


def foreign(evening: Evening, *, public: bool, form: bool) -> list[tuple[str, str]]:
    """The verbs that do not belong to such a message; or not with the argument of a button on a panel."""
    verbs = evening.bot.verbs
    found: list[tuple[str, str]] = []
    for verb in sorted(verbs.handlers):
        refused = (
            arg for arg in ("", IN_PANEL) if not verbs.belongs(Press("", 0, verb, arg), public=public, form=form)
        )
        found += [(verb, arg) for arg in refused][:1]
    return found


async def tables(evening: Evening) -> dict[str, str]:
    """A table in each state, by what it is."""
    ann, ben = evening.people[:2]
    over = await evening.open(ann, ben)
    await evening.play_on(over)
    await evening.rest(5)
    return {
        "lobby of the Inn": await inn.sit(evening, ann, ben, start=False),
        "the Inn": await inn.sit(evening, ann, ben, windows="natural"),
        "Drinko": await evening.open(ann, ben),
        "over": over,
    }


async def test_a_verb_that_stands_on_private_messages_alone_is_refused_on_a_public_one(evening: Evening) -> None:
    ann = evening.people[0]
    for what, table in (await tables(evening)).items():
        before, board = await evening.info(table), evening.board(table)
        forged = foreign(evening, public=True, form=False)
        assert ("panel.refresh", "") in forged
        assert ("inn.pass", IN_PANEL) in forged
        for verb, arg in forged if what in ("lobby of the Inn", "the Inn") else forged[::7]:
            answer = said(await forge(ann, board, f"bk:{table}:0:{verb}:{arg}"))
            foreign_game = verb.partition(".")[0] in {"inn", "drinko"} - {before.game}
            assert answer == (OTHER_GAME if foreign_game else NOT_THERE), (what, verb, arg)
        if what == "the Inn":
            for verb, arg in foreign(evening, public=True, form=True):
                answer = said(await submit(evening, ann, board, f"bk:{table}:0:{verb}:{arg}"))
                assert answer == (OTHER_GAME if verb.startswith("drinko.") else NOT_THERE), verb
        after = await evening.info(table)
        assert (after.version, after.seats, after.options) == (before.version, before.seats, before.options)


async def test_a_form_and_a_button_do_not_stand_for_each_other(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    private = evening.panel(ann)
    for verb, arg in foreign(evening, public=False, form=False):
        answer = said(await forge(ann.user, private, f"bk:{table}:0:{verb}:{arg}"))
        assert answer == (OTHER_GAME if verb.startswith("inn.") else NOT_THERE), verb


async def test_the_verb_of_another_game_is_refused_wherever_it_stands(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    at = {"drinko": await evening.open(ann, ben), "inn": await inn.sit(evening, ann, ben)}
    verbs = evening.bot.verbs
    for game, table in at.items():
        more = await evening.press(ann, table, "table.more")
        assert more.response is not None
        private = more.response._message
        before = await evening.info(table)
        for verb in sorted(verbs.handlers):
            area = verb.partition(".")[0]
            if area in at and area != game and verbs.belongs(Press("", 0, verb), public=False, form=False):
                assert said(await forge(ann, private, f"bk:{table}:0:{verb}")) == OTHER_GAME, verb
                assert said(await forge(ann, private, f"bk:{HOUSE}:0:{verb}")) == "There's no table with that code."
        assert (await evening.info(table)).version == before.version


async def test_every_verb_on_a_private_message_breaks_nothing_and_shows_nobody_else_anything(evening: Evening) -> None:
    """What is not refused answers on the private message; the evening looks at all messages when it ends. Somebody who
    sits there presses every verb at the Inn, a stranger does at Drinko; otherwise what is of the table or its game.
    """
    ann, ben, cid = evening.people[:3]
    verbs, at_inn = evening.bot.verbs, await inn.sit(evening, ann, ben, windows="natural")
    for table, game, of_all in ((at_inn, "inn", ben), (await evening.open(ann, ben), "drinko", cid)):
        opened = [(person, await evening.press(person, table, "table.more")) for person in (cid, ben)]
        for person, message in [(person, more.response._message) for person, more in opened]:
            for verb in sorted(verbs.handlers):
                asked = person is of_all or verb.partition(".")[0] in (game, "table", "panel")
                if asked and verbs.belongs(Press("", 0, verb), public=False, form=False):
                    result = await forge(person, message, f"bk:{table}:0:{verb}")
                    told = result.response.content if result.response is not None else ""
                    assert "broke" not in told, verb
        await evening.rest()
