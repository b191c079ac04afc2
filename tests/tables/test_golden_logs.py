"""Golden games are played through the tables and the store, on SQLite and PostgreSQL: the same log, digest by digest.

The rules play all golden games again by themselves (tests/test_golden.py). Here a few stand for what the tables and the
store do with an answer: cards between turns and unasked options, windows that the clock closes, the bar's deck.
"""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from bot.database import Database
from bot.engine import Source
from bot.tables import Person
from bot.tables.play.live import ASKS_AN_EPOCH
from bot.tables.record.replay import replay
from tests.databases import BOTH
from tests.golden.make import ALL
from tests.tables.tavern import House

PEOPLE = [Person(1000 + seat, f"Person {seat}") for seat in range(10)]


class Played:
    """A golden game at a table whose seats all have people; its log names who answered."""

    def __init__(self, where: Database, golden: dict[str, Any]) -> None:
        self.golden = golden
        self.game = ALL[golden["game"]].game
        self.house = House(where)

    async def _open(self) -> None:
        self.house.games[self.golden["game"]] = self.game
        await self.house.up()

    async def begin(self) -> None:
        await self._open()
        house, golden = self.house, self.golden
        lobby = await house.tables.lobby.open(
            1, 2, PEOPLE[0], golden["game"], most=golden["seats"], options=golden["options"]
        )
        for person in PEOPLE[1 : golden["seats"]]:
            await house.tables.lobby.join(lobby.id, person)
        self.table = lobby.id
        async with house.tables._runtime.hold(lobby.id) as live:
            live.row.seed = golden["seed"]
        await house.tables.lobby.start_game(lobby.id, PEOPLE[0].id)

    async def restart(self) -> None:
        """The bot is killed, and comes up with rules of a later number: a new epoch begins in the log."""
        await self.house.killed()
        self.game = copy.copy(self.game)
        self.game.rules_version += 1
        self.house = House(self.house.where, self.house.clock)
        await self._open()

    async def answer(self, epoch: int, ask: int, seat: int, picks: list[str], source: Source) -> None:
        """People press; for patrons and the clock the table's own way of answering is used, as no time passes here."""
        tables, number = self.house.tables, epoch * ASKS_AN_EPOCH + ask if ask else None
        if source == "person":
            await tables.play.answer(self.table, PEOPLE[seat].id, number, tuple(picks))
        else:
            async with tables._runtime.hold(self.table) as live:
                await tables._minding.moves.take(live, seat, number, tuple(picks), source)

    def log(self) -> list[list[Any]]:
        found = self.house.rows(
            "SELECT seq, epoch, turn, ask, seat, picks, source, digest FROM decisions WHERE table_id = ? ORDER BY seq",
            self.table,
        )
        return [[*row[:5], row[5].split(" ") if row[5] else [], *row[6:]] for row in found]


@BOTH
@pytest.mark.parametrize("name", ["drinko/four_with_all_cards", "inn/four_bar_deck", "inn/three_natural"])
async def test_a_golden_game_comes_out_at_a_table(where: Database, name: str) -> None:
    game, file = name.split("/")
    golden = json.loads((ALL[game].folder / f"{file}.json").read_text(encoding="utf-8"))
    played = Played(where, golden)
    await played.begin()
    for seq, epoch, _, ask, seat, picks, source, _ in golden["decisions"]:
        if seq > 1 and epoch != golden["decisions"][seq - 2][1]:
            await played.restart()
        await played.answer(epoch, ask, seat, picks, source)
    assert played.log() == golden["decisions"]
    house = played.house
    info = await house.tables.info(played.table)
    assert (info.status, info.placings) == ("over", tuple(golden["placings"]))
    again = await house.store.replay(lambda connection: replay(connection, played.table, house.games))
    assert (again.verdict, again.where) == ("same", "")
    await house.down()
