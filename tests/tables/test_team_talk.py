"""What is said in a team: who hears it, how long it is kept, whose data it is."""

from __future__ import annotations

import pytest

from bot.engine import Refused
from bot.store import people, reports, talk
from tests.tables.tavern import ADA, BEA, CID, DAN, House, Person
from tests.tables.test_team_phases import TURN, ask_of, begin, default, inn, say, state_of, to_phase

__all__ = ["inn"]


async def heard(house: House, table: str, person: Person) -> list[tuple[int, str]]:
    return list((await house.tables.private_table(table, person.id)).talk)


async def test_the_team_alone_hears_the_last_six_lines(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    for n in range(8):
        await inn.tables.play.say(table, (ADA, BEA)[n % 2].id, f"  line\n {n} ")
    await inn.tables.play.say(table, CID.id, "theirs")
    assert await heard(inn, table, ADA) == await heard(inn, table, BEA) == [(n % 2, f"line {n}") for n in range(2, 8)]
    assert await heard(inn, table, CID) == await heard(inn, table, DAN) == [(2, "theirs")]
    changes = [change for change in inn.notes.changes if change.kind == "private"]
    assert {change.hands for change in changes} == {frozenset({0, 1}), frozenset({2, 3})}
    assert all(change.by is None and not change.events and not change.notice for change in changes)
    await inn.down()
    await inn.up()
    assert await heard(inn, table, BEA) == [(n % 2, f"line {n}") for n in range(2, 8)]


async def test_a_line_has_its_limits(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    await inn.tables.play.say(table, ADA.id, "x" * 200)
    for text, reason in ((" \n ", "say-nothing"), ("x" * 201, "say-less")):
        with pytest.raises(Refused, match=reason):
            await inn.tables.play.say(table, ADA.id, text)
    await inn.tables.leaving.remove(table, BEA.id)
    with pytest.raises(Refused, match="removed"):
        await inn.tables.play.say(table, BEA.id, "still here")
    with pytest.raises(Refused, match="removed"):
        await heard(inn, table, BEA)
    alone = await inn.game(CID, DAN)
    with pytest.raises(Refused, match="no-team"):
        await inn.tables.play.say(alone.id, CID.id, "hello")


async def test_it_is_deleted_when_the_game_ends_but_for_what_a_report_took_along(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    await inn.tables.play.say(table, ADA.id, "mine")
    await inn.tables.play.say(table, BEA.id, "hers")
    await inn.tables.play.say(table, CID.id, "theirs")
    team = await inn.tables.team(table, ADA.id)
    assert team == (0, 1)

    def keep(connection: object) -> str:
        reference = reports.add(connection, table, ADA.id, "odd", 1.0, 1)  # pyright: ignore[reportArgumentType]
        talk.report(connection, reference, table, team)  # pyright: ignore[reportArgumentType]
        return reference

    reference = await inn.store.write(keep)
    await inn.tables.leaving.close(table, force=True)
    assert inn.rows("SELECT * FROM talk") == []
    assert inn.rows("SELECT seat, text FROM report_talk WHERE reference = ?", reference) == [(0, "mine"), (1, "hers")]


async def test_it_is_deleted_when_the_game_is_played_out(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    await inn.tables.play.say(table, ADA.id, "mine")
    for party in state_of(inn, table).parties:
        party.fortitude, party.alcohol, party.tokens = 3, 2, 0
    for _ in range(60):
        if (await inn.tables.info(table)).status != "live":
            break
        for person in (ADA, BEA, CID, DAN):
            await default(inn, table, person)
        await inn.advance(16)
    assert (await inn.tables.info(table)).status == "over"
    assert inn.rows("SELECT * FROM talk") == []
    assert await heard(inn, table, BEA) == []


async def test_it_belongs_to_a_persons_data_and_is_forgotten_with_them(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    await inn.tables.play.say(table, BEA.id, "hers")
    await inn.tables.play.say(table, ADA.id, "mine")
    kept = await inn.store.read(lambda connection: people.data(connection, BEA.id))
    assert [row["text"] for row in kept["talk"]] == ["hers"]
    await inn.tables.leaving.leave(table, BEA.id)
    await inn.tables.forget(BEA.id)
    assert inn.rows("SELECT text FROM talk") == [("mine",)]
    assert await heard(inn, table, ADA) == [(0, "mine")]


async def test_a_patron_moves_at_once_when_it_is_let_first(inn: House) -> None:
    table = await begin(inn, patrons=3)
    await inn.advance(5)
    await say(inn, table, ADA)
    await to_phase(inn, table, "inn.action", ADA)
    await inn.advance(5)
    assert (await ask_of(inn, table)).waiting == (0, 1)
    await inn.tables.play.say(table, ADA.id, "You first.", first=True)
    await inn.advance(4)
    assert (await ask_of(inn, table)).waiting == (0,)
    assert TURN / 2 > 14, "long before half the clock is gone"
