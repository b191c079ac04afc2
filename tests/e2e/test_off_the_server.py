"""Whoever is banned by a server, or has left it, does not play on from direct messages."""

import pytest
from simcord.actors import _component_interaction

from tests.e2e.conftest import Evening, Person, button_of, said, texts

HOUR = 3600.0


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time, and nothing here looks at them."""
    await evening.house(pictures=False)


def asked_for(evening: Evening, person: Person) -> int:
    """How often Discord was asked whether somebody is on the server."""
    path = f"/guilds/{evening.guild.id}/members/{person.id}"
    return sum(request.path.endswith(path) for request in evening.env.http_requests)


async def look(evening: Evening, person: Person) -> str:
    """What the person reads who presses *Refresh* on their hand."""
    panel = evening.panel(person)
    table = button_of(panel, "drinko.more")["custom_id"].split(":")[1]
    refresh = {"custom_id": f"bk:{table}:0:panel.refresh:h", "component_type": 2}  # it stood on hands of before
    result = await _component_interaction(person.user, panel, refresh)
    return "\n".join([result.response.content, *texts(result.response.components)]) if result.response else ""


async def test_a_patron_takes_the_seat_of_somebody_whom_the_server_bans(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, cid)
    lobby = await evening.open(ben, ann, start=False)
    evening.env.backend.apply_ban(evening.guild.id, ben.id, None)
    await evening.rest()
    assert [(seat.minded, seat.removed) for seat in (await evening.info(table)).seats] == [
        (False, False), (True, True), (False, False),
    ]  # fmt: skip
    assert [seat.user_id for seat in (await evening.info(lobby)).seats] == [ann.id]


async def test_so_it_does_for_somebody_who_has_left_once_they_press(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, cid)
    evening.guild.remove_member(ben)
    await evening.rest()
    assert not (await evening.info(table)).seats[1].minded
    assert await look(evening, ben) == f"You're no longer on the server of table {table}. A patron plays on for you."
    seat = (await evening.info(table)).seats[1]
    assert (seat.minded, seat.left, seat.removed) == (True, True, False)


async def test_so_it_does_once_they_type_a_command_in_direct_messages(evening: Evening) -> None:
    ann, ben, cid = evening.people[:3]
    table = await evening.open(ann, ben, cid)
    evening.guild.remove_member(ben)
    await evening.rest()
    answer = await ben.user.slash("table undo", table=table)
    assert said(answer) == f"You're no longer on the server of table {table}. A patron plays on for you."
    assert (await evening.info(table)).seats[1].left


async def test_who_is_there_is_asked_for_once_an_hour(evening: Evening) -> None:
    ann, ben = evening.people[:2]
    await evening.open(ann, ben, pace="post")
    await look(evening, ben)
    await look(evening, ben)
    assert asked_for(evening, ben) == 1
    await evening.rest(HOUR + 1)
    await look(evening, ben)
    assert asked_for(evening, ben) == 2


@pytest.mark.parametrize("status", [400, 403, 404, 500])
async def test_other_errors_change_nothing(evening: Evening, status: int) -> None:
    ann, ben = evening.people[:2]
    table = await evening.open(ann, ben)
    path = f"/guilds/{evening.guild.id}/members/{ben.id}"
    evening.env.inject_error("GET", path, status=status, code=0, message="Not now", times=None)
    assert "no longer" not in await look(evening, ben)
    assert not (await evening.info(table)).seats[1].minded
