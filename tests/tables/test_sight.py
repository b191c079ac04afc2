"""What each kind of person may see of a table: in two worlds that differ in one hidden card, everybody who may not see
that card is given the same.
"""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from bot.engine import Refused
from bot.games.inn.rules import Inn, the_library
from bot.tables.info import Person
from bot.tables.seats.sight import Sight, may_read_log, seat_of, sight
from tests.databases import SQLITE
from tests.tables.tavern import ADA, BEA, CID, DAN, House
from tests.tables.test_natural import at

STRANGER = Person(999_999, "Stranger")
TEAMS = {"variant": "two-headed-dragon", "teams": ["1", "1", "2", "2"]}
KINDS: dict[str, dict[str, Any]] = {
    "drinko": {"game": "drinko"},
    "inn": {"game": "inn", "most": 4, "options": {"windows": "sealed"}},
    "inn, teams": {"game": "inn", "most": 4, "options": {"windows": "sealed", **TEAMS}},
}


async def given(house: House, table: str, person: Person) -> bytes:
    """Everything that the tables hand out for one person, and for everybody."""
    tables = house.tables
    told: list[Any] = [await tables.public_table(table), await tables.story(table), await tables.info(table)]
    for ask in (tables.private_table, tables.seat_options, tables.team):
        try:
            told.append(await ask(table, person.id))
        except Refused as no:
            told.append(no.reason)
    return orjson.dumps(told, default=_plain, option=orjson.OPT_NON_STR_KEYS)


def _plain(value: Any) -> Any:
    if hasattr(value, "__dataclass_fields__"):
        return {name: getattr(value, name) for name in value.__dataclass_fields__}
    return sorted(value) if isinstance(value, set | frozenset) else str(value)


def swap(house: House, table: str, seat: int) -> None:
    """Another hidden card in the hand of a seat."""
    run = at(house, table).run
    assert run is not None
    held = run.state.seats[seat].hand if hasattr(run.state, "seats") else run.state.hands[seat]
    if isinstance(held[0], str) and "." in held[0]:
        others = [code for code in the_library().characters[held[0].split(".")[0]].counts if "." in code]
    else:
        others = sorted({card for hand in run.state.hands for card in hand})
    held[-1] = next(code for code in others if code != held[-1])


@SQLITE
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("moves", [0, 7])
async def test_two_worlds_are_one_to_whoever_may_not_see_the_card(house: House, kind: str, moves: int) -> None:
    house.games["inn"] = Inn()
    table = (await house.game(ADA, BEA, CID, DAN, **KINDS[kind])).id
    for _ in range(moves):
        await house.time_out(table)
    seats = {seat.user_id: seat.seat for seat in (await house.tables.info(table)).seats}
    mates = at(house, table).mates(seats[ADA.id])
    assert bool(mates) is (kind == "inn, teams")
    owner, removed, left = sorted((BEA, CID, DAN), key=lambda person: seats[person.id] not in mates)
    persons = {"sits": ADA, "owner": owner, "removed": removed, "left": left, "stranger": STRANGER}
    await house.tables.leaving.remove(table, removed.id)
    await house.tables.leaving.leave(table, left.id)

    async def seen() -> dict[str, bytes]:
        return {name: await given(house, table, person) for name, person in persons.items()}

    first = await seen()
    swap(house, table, seats[owner.id])
    second = await seen()
    assert {name for name in persons if first[name] != second[name]} == {"owner", *(["sits"] if mates else [])}
    swap(house, table, seats[removed.id])  # the seat of the person who was removed, whose mate has left
    third = await seen()
    assert third == second
    assert orjson.loads(third["removed"])[3:] == ["removed", "removed", []]
    swap(house, table, seats[left.id])
    fourth = await seen()
    assert {name for name in persons if third[name] != fourth[name]} == {"left"}


@SQLITE
async def test_the_kinds_of_people(house: House) -> None:
    table = (await house.game(ADA, BEA, CID, game="drinko")).id
    await house.tables.leaving.remove(table, BEA.id)
    await house.tables.leaving.leave(table, CID.id)
    info = await house.tables.info(table)
    seen = {person.name: sight(info, person.id, sees_channel=False) for person in (ADA, BEA, CID, STRANGER)}
    assert list(seen.values()) == [Sight.TEAM, Sight.NOTHING, Sight.HAND, Sight.NOTHING]
    assert sight(info, BEA.id, sees_channel=True) is sight(info, STRANGER.id, sees_channel=True) is Sight.PUBLIC
    assert seat_of(info, BEA.id) is None
    assert [may_read_log(info, person.id) for person in (ADA, BEA, CID, STRANGER)] == [False, False, False, True]
