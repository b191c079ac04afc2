"""Ways around the limits, the ladder and the proof that were found by somebody who tried them all."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import orjson
import pytest

from bot.__main__ import main
from bot.database import Database
from bot.games.drinko.rules import Drinko
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.rules.cards.library import with_house_decks
from bot.store import Store, results
from bot.store.opening import opened
from bot.store.tables import SeatRow, StoredTable, TableRow
from bot.tables import Tables
from bot.tables.ladder.ladder import settle
from bot.tables.play.in_memory import begun
from bot.tables.record.drawn import NotedChance
from bot.tables.record.proof import FORM_WITHOUT_PRESS, Forged, prove, sum_of
from bot.tables.record.shuffle import commitment_of, mix_of, mixed_seed
from bot.tables.seats.limits import OPENINGS, OPENINGS_SECONDS, TableLimits
from tests.tables.tavern import ADA, BEA, CID, DAN, House
from tests.tables.test_lessons import begin as begin_lesson
from tests.tables.test_lobby import refused
from tests.tables.test_team_phases import Passer
from tests.tables.test_team_phases import begin as begin_teams

LIMITS = TableLimits(host=3, channel=5, server=25)


@pytest.fixture
async def limited(where: Database) -> AsyncGenerator[House]:
    """A house with limits, and with a ladder."""
    house = House(where)
    house.store = await Store.open(where)
    house.tables = Tables(
        house.store, house.games, house.patron, house.clock, house.entropy, house.notes, settle, limits=LIMITS,
        written=True,
    )  # fmt: skip
    await house.tables.clocks.start()
    yield house
    await house.down()


async def test_lessons_that_go_on_without_the_guide_are_tables_like_others(limited: House) -> None:
    for _ in range(LIMITS.host):
        info = await begin_lesson(limited)
        await limited.tables.lobby.end_lesson(info.id, ADA.id)
    info = await begin_lesson(limited)
    assert await refused(limited.tables.lobby.end_lesson(info.id, ADA.id)) == ("tables-host", {"most": LIMITS.host})
    assert (await limited.tables.info(info.id)).lesson, "the lesson itself goes on"


async def test_whoever_sleeps_through_the_phases_of_a_team_has_handed_the_seat_over(where: Database) -> None:
    house = House(where)
    house.games["inn"] = Inn()
    house.patrons = lambda game, strength: Passer()
    await house.up()
    table = await begin_teams(house, BEA, CID, DAN)
    for _ in range(60):
        await house.time_out(table)
        if all(seat.minded for seat in (await house.tables.info(table)).seats):
            break
    rows = house.rows("SELECT minded, handed_over FROM seats WHERE table_id = ?", table)
    assert rows == [(1, 1)] * 4
    await house.down()


async def test_somebody_who_was_removed_asks_for_no_undo(house: House) -> None:
    info = await house.game(ADA, BEA, CID)
    while True:
        person = await house.person_to_move(info.id)
        await house.move(info.id)
        if person is not ADA and await house.tables.undo.offered(info.id, person.id):
            break
    await house.tables.leaving.remove(info.id, person.id)
    assert not await house.tables.undo.offered(info.id, person.id)
    assert (await refused(house.tables.undo.ask(info.id, person.id)))[0] == "removed"


# -- those who run the server, at a table where they sit ---------------------------------------------------------------


async def play_on(house: House, table: str, moves: int = 2_000) -> None:
    """Everybody moves until the game is over, or until it counts with so many `moves` left at 0."""
    for _ in range(moves):
        info = await house.tables.info(table)
        if info.status != "live" or (moves < 2_000 and info.counts):
            return
        public_table = await house.tables.public_table(table)
        assert public_table.ask is not None
        if info.seats[public_table.ask.waiting[0]].minded:
            await house.advance(10)
        else:
            await house.move(table)


def change(house: House, person: Any) -> float:
    """How a person's mu has changed."""
    with opened(house.where) as connection:
        entry = results.entry(connection, results.Ladder(1, "drinko", results.ALL_TIME), person.id)
    return 0.0 if entry is None else entry.mu - 25


async def banned(house: House, whom: Any) -> tuple[str, list[int]]:
    """A game of Ada, who runs the server, and Bea, which counts when Ada removes somebody; its table, and its places
    as they were played.
    """
    info = await house.game(ADA, BEA)
    await play_on(house, info.id, 1_000)
    assert (await house.tables.info(info.id)).counts
    await house.tables.leaving.remove(info.id, whom.id, ADA.id)
    await play_on(house, info.id)
    after = await house.tables.info(info.id)
    assert after.status == "over"
    assert after.placings is not None
    return info.id, list(after.placings)


async def test_a_moderator_who_bans_the_opponent_is_placed_behind(limited: House) -> None:
    await banned(limited, BEA)
    assert change(limited, ADA) < 0


async def test_a_moderator_who_bans_themselves_has_left(limited: House) -> None:
    await banned(limited, ADA)
    assert change(limited, ADA) < 0 < change(limited, BEA)


# -- the proof --------------------------------------------------------------------------------------------------------


def a_log(end: str, **options: Any) -> str:
    """The log of a game of Drinko that ends right after the deal."""
    game, secret, entries = Drinko(), "ab" * 32, [1 << 40, (1 << 40) + 7]
    seed = mixed_seed(secret, entries)
    options = {**game.settled({}), **options}
    row = TableRow(
        "ABCD", 0, 0, "drinko", "over", "normal", 2, 0, options, 0.0, 0.0, seed=seed,
        rules_version=game.rules_version, shuffle="mixed",
    )  # fmt: skip
    chance = NotedChance(seed)
    run, _ = begun(game, StoredTable(row, [SeatRow(seat, None, "", "") for seat in range(2)]), chance)
    lines: list[dict[str, Any]] = [
        {
            "form": FORM_WITHOUT_PRESS,
            "table": row.id, "game": row.game, "rules": row.rules_version, "seats": 2, "options": options,
            "sealed": commitment_of(secret), "secret": secret, "list": [str(entry) for entry in entries],
            "mix": mix_of(entries), "seed": seed,
        },
        {"start": run.digest, "draws": [asdict(drawn) for drawn in chance.take()]},
        {"end": end, "placings": []},
    ]  # fmt: skip
    text, before = "", ""
    for line in lines:
        before = sum_of(before, line)
        text += orjson.dumps({**line, "sum": before}).decode() + "\n"
    return text


def test_a_log_with_cards_that_were_laid_out_proves_nothing() -> None:
    with pytest.raises(Forged, match="laid out") as forged:
        prove(a_log("closed", deal="lesson"), {"drinko": Drinko()})
    assert forged.value.line == 1


def test_a_log_that_was_cut_off_is_shown_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Forged, match="line 3: there is no such end"):
        prove(a_log("finished"), {"drinko": Drinko()})
    file = tmp_path / "ABCD.jsonl"
    file.write_text(a_log("closed"))
    assert main(["verify", str(file)]) == 0
    assert "THE LOG ENDS BEFORE THE GAME WAS OVER" in capsys.readouterr().out


def test_a_number_of_ten_thousand_digits_in_a_house_deck_is_a_reason_to_leave_it_out(tmp_path: Path) -> None:
    (tmp_path / "long.toml").write_text(f"a = {'9' * 10_000}\n")
    library, complaints = with_house_decks(the_library(), tmp_path)
    assert library.characters == the_library().characters
    assert [complaint.partition(":")[0] for complaint in complaints] == ["long.toml"]


async def test_a_vote_that_was_withdrawn_is_not_called_again_at_once(house: House) -> None:
    table = (await house.game(ADA, BEA, CID)).id
    await house.tables.leaving.kick(table, ADA.id, BEA.id)
    await house.tables.leaving.vote(table, ADA.id, yes=False)
    assert await refused(house.tables.leaving.kick(table, ADA.id, BEA.id)) == ("vote-rest", {"minutes": 10})
    assert (await refused(house.tables.leaving.close(table, ADA.id)))[0] == "vote-rest"


async def test_nobody_opens_and_closes_tables_without_end(limited: House) -> None:
    for _ in range(OPENINGS):
        info = await limited.tables.lobby.open(1, 2, ADA)
        await limited.tables.leaving.close(info.id, ADA.id)
    assert await refused(limited.tables.lobby.open(1, 2, ADA)) == ("too-often", {"seconds": OPENINGS_SECONDS})
    await limited.tables.lobby.open(1, 2, BEA)
    await limited.advance(OPENINGS_SECONDS)
    await limited.tables.lobby.open(1, 2, ADA)
