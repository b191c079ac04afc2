"""Marks kept with the end of games, and computed again from the logs; on both databases."""

from __future__ import annotations

import random
from typing import Any

from bot.__main__ import main
from bot.database import Database
from bot.games import GAMES
from bot.games.drinko.look.marks import DRINKO_MARKS
from bot.games.inn.look.marks import INN_MARKS
from bot.store import GameResult, earned, people
from bot.store.earned import UNREADABLE, Earned
from bot.store.sql import Connection
from bot.tables.ladder.ladder import settle
from bot.tables.ladder.marks import keep, look_at_all, recompute
from bot.tables.ladder.pages import may_show, person_page
from tests.commands.test_both_databases import named
from tests.databases import BOTH
from tests.tables.tavern import ADA, BEA, CID, DAN, House

MARKS = {"inn": INN_MARKS, "drinko": DRINKO_MARKS}
PEOPLE = (ADA, BEA, CID, DAN)
pytestmark = BOTH


class Ladder(House):
    """A house whose games are rated."""

    def keep(self, connection: Connection, result: GameResult) -> GameResult:
        self.results.append(result)
        return settle(connection, result)


async def games(where: Database, count: int) -> Ladder:
    """So many games of people, each looked at as it ended."""
    house = Ladder(where)
    house.games = {name: kit.rules() for name, kit in GAMES.items()}
    await house.up()
    luck = random.Random(1)
    for number in range(count):
        game = ("drinko", "drinko", "inn")[number % 3]
        options: dict[str, Any] = {"windows": "quick"} if game == "inn" else {}
        people_here = luck.sample(PEOPLE, 2 + number % 3)
        info = await house.game(*people_here, game=game, most=4, options=options)
        await play(house, info.id, game, luck)
        looked = [await house.tables.shown_marks(each, MARKS) for each in await waiting(house, info.id)]
        for each in looked:
            await house.store.write(lambda connection, each=each: keep(connection, each, MARKS))
    return house


async def waiting(house: House, table: str) -> list[int]:
    return await house.store.read(lambda connection: earned.waiting(connection, 1, table))


async def play(house: House, table: str, game: str, luck: random.Random) -> None:
    """Play a game to its end: each person does as a regular would."""
    patron = GAMES[game].patrons()["regular"]
    while (await house.tables.info(table)).status == "live":
        public = await house.tables.public_table(table)
        assert public.ask is not None
        user = public.info.seats[public.ask.waiting[0]].user_id
        assert user is not None
        private = await house.tables.private_table(table, user)
        assert private.ask is not None
        assert private.seat_ask is not None
        picks = patron.choose(private.view, private.seat_ask, luck.random)
        await house.tables.play.answer(table, user, private.ask.number, tuple(picks))


async def test_the_same_logs_give_the_same_marks(where: Database) -> None:
    house = await games(where, 6)
    before = await house.store.read(lambda connection: list(earned.every(connection)))
    assert before, "games of people bring marks"
    assert {mark.mark for mark in before} & {"both-games", "strangers", "dry"}
    characters = house.rows("SELECT game, count(*), count(CASE WHEN played_as <> '' THEN 1 END) FROM result_seats"
                            " JOIN results ON results.id = result_id GROUP BY game ORDER BY game")  # fmt: skip
    assert [played == (0 if game == "drinko" else all_) for game, all_, played in characters] == [True, True]
    assert house.rows("SELECT count(*) FROM results WHERE close IS NULL") == [(0,)]
    await house.down()
    assert main(["marks", "--db", named(where), "--recompute", "--check"]) == 0
    spoiled(where, before[0])
    assert main(["marks", "--db", named(where), "--check"]) == 1
    assert main(["marks", "--db", named(where), "--recompute"]) == 0
    assert main(["marks", "--db", named(where), "--check"]) == 0


def spoiled(where: Database, mark: Earned) -> None:
    from bot.store.opening import opened

    with opened(where) as connection:
        connection.execute(
            "DELETE FROM earned_marks WHERE guild_id = ? AND user_id = ? AND mark = ?", mark[:3]
        )  # fmt: skip


async def test_a_log_of_older_rules_keeps_its_marks(where: Database) -> None:
    house = await games(where, 2)
    before = await house.store.read(lambda connection: list(earned.every(connection)))
    await house.store.write(
        lambda connection: connection.execute("UPDATE decisions SET digest = 'other' WHERE seq = 3").rowcount
    )

    def unit(connection: Connection) -> Any:
        looked = look_at_all(connection, house.games, MARKS, lambda: None)
        assert {each.state for each in looked.values()} == {UNREADABLE}
        return recompute(connection, looked, house.games, MARKS)

    told = await house.store.write(unit)
    assert (told.games, told.unreadable, told.new, told.gone) == (2, 2, 0, 0)
    assert await house.store.read(lambda connection: list(earned.every(connection))) == before
    await house.down()


async def test_a_hidden_person_is_on_no_page_of_others(where: Database) -> None:
    house = await games(where, 4)

    def company(connection: Connection) -> set[str]:
        return {other.name for other in person_page(connection, 1, ADA.id, "Ada", 0.0).company}

    assert {"Bea"} <= await house.store.read(company)
    hidden = people.PersonSettings(BEA.id, hidden=True)
    await house.store.write(lambda connection: people.save(connection, hidden))
    assert "Bea" not in await house.store.read(company)
    assert not await house.store.read(lambda connection: may_show(connection, 1, BEA.id))
    assert await house.store.read(lambda connection: may_show(connection, 1, ADA.id))
    await house.down()
