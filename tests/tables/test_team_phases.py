"""Phases that a team takes together: one clock, presses a moment after a mate's, sleepers, patrons that wait."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Option, Refused, SeatAsk
from bot.games.inn.rules import Inn, State
from bot.tables.info import OpenAsk, Person
from tests.games.inn.playing import NINE
from tests.tables.tavern import ADA, BEA, CID, DAN, House

DRAGON = "two-headed-dragon"
OPTIONS = {"variant": DRAGON, "windows": "quick", "teams": ["1", "1", "2", "2"], "chance": NINE, "starter": 0}
TURN = 45


class Passer:
    """A patron that keeps all cards, has no Action and takes the first of everything else."""

    def choose(self, view: Any, ask: SeatAsk, luck: Callable[[], float]) -> tuple[str, ...]:
        return ask.default

    def wish(self, view: Any, unasked: Mapping[str, Option], luck: Callable[[], float]) -> str | None:
        return None


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncGenerator[House]:
    house = House(tmp_path / "bar.db")
    house.games["inn"] = Inn()
    house.patrons = lambda game, strength: Passer()
    await house.up()
    yield house
    await house.down()


async def begin(house: House, *others: Person, patrons: int = 0, **options: Any) -> str:
    """A game of two teams: Ada and the next against the others; patrons come last."""
    info = await house.tables.lobby.open(1, 2, ADA, game="inn", most=4, pace="normal")
    for person in others:
        await house.tables.lobby.join(info.id, person)
    for _ in range(patrons):
        await house.tables.lobby.add_patron(info.id, ADA.id)
    await house.tables.options.set_options(info.id, ADA.id, {**OPTIONS, **options})
    await house.advance(5)
    await house.tables.lobby.start_game(info.id, ADA.id)
    return info.id


async def ask_of(house: House, table: str) -> OpenAsk:
    ask = (await house.tables.public_table(table)).ask
    assert ask is not None
    return ask


async def say(house: House, table: str, person: Any, *picks: str, ask: int | None = None) -> None:
    await house.tables.play.answer(table, person.id, ask, picks)


def state_of(house: House, table: str) -> State:
    (live,) = [live for live in house.tables._runtime.shelf.held() if live.id == table]
    assert live.run is not None
    return live.run.state


async def default(house: House, table: str, *people: Person) -> None:
    """The first of these people who are asked does what stands without an answer."""
    for person in people:
        options = await house.tables.seat_options(table, person.id)
        if options.seat_ask is not None and options.answered is None:
            await say(house, table, person, *options.seat_ask.default)
            return


async def to_phase(house: House, table: str, about: str, *people: Any) -> OpenAsk:
    """The first team passes until it is asked this."""
    for _ in range(30):
        ask = await ask_of(house, table)
        if ask.about == about:
            return ask
        if ask.about == "inn.discard":
            for person in people:
                await say(house, table, person)
        else:
            await default(house, table, *people)
    raise AssertionError(about)


async def test_the_clock_of_a_phase_goes_on_when_a_mate_has_acted(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    ask = await to_phase(inn, table, "inn.action", ADA, BEA)
    assert ask.deadline == inn.clock.now() + TURN
    assert not ask.alone
    await inn.advance(30)
    await say(inn, table, ADA, "pass")
    left = await ask_of(inn, table)
    assert (left.about, left.waiting, left.alone) == ("inn.action", (1,), False)
    assert left.deadline == ask.deadline
    assert left.phase == ask.phase == ask.number
    await inn.advance(16)
    assert (await ask_of(inn, table)).about == "inn.order"


async def test_at_the_end_of_its_clock_all_that_is_left_is_passed(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    await to_phase(inn, table, "inn.action", ADA, BEA)
    began = inn.clock.now()
    await inn.advance(TURN + 1)
    assert (await ask_of(inn, table)).about == "inn.order"
    assert inn.rows("SELECT seat, picks FROM decisions WHERE source = 'clock'") == [(0, "pass"), (1, "pass")]
    await inn.advance(TURN + 1)
    assert (await ask_of(inn, table)).about != "inn.order"
    assert inn.clock.now() - began < 2 * TURN + 3
    drinks = inn.rows("SELECT seat FROM decisions WHERE source = 'clock' AND picks LIKE 'order%'")
    assert len(drinks) == 2


async def test_who_has_done_nothing_in_a_phase_is_first_when_its_clock_runs_out(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    ask = await to_phase(inn, table, "inn.order", ADA, BEA)
    await say(inn, table, ADA, "order>3", ask=ask.number)
    assert (await ask_of(inn, table)).waiting == (0, 1), "the team still has a Drink to order"
    await inn.advance(TURN + 1)
    by_clock = inn.rows("SELECT seat FROM decisions WHERE source = 'clock' AND picks LIKE 'order%'")
    assert by_clock == [(1,)], "Bea orders it, who has done nothing"


async def test_the_clock_stands_still_while_a_card_is_resolved(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN, windows="sealed", characters=["gerki", "zot", "deirdre", "fiona"])
    state_of(inn, table).seats[0].hand[0] = "gerki.salve"
    await to_phase(inn, table, "inn.action", ADA, BEA)
    await inn.advance(20)
    await say(inn, table, ADA, "gerki.salve>2")
    ask = await ask_of(inn, table)
    assert ask.kind == "response"
    while ask.kind == "response":
        await inn.advance(15.5)
        ask = await ask_of(inn, table)
    assert ask.about == "inn.action"
    assert ask.deadline is not None
    assert TURN - 21 <= ask.deadline - ask.opened_at <= TURN - 19


async def test_two_mates_press_at_once_and_both_count(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    ask = await to_phase(inn, table, "inn.order", ADA, BEA)
    await say(inn, table, ADA, "order>2", ask=ask.number)
    piles = [len(seat.pile) for seat in state_of(inn, table).seats]
    await say(inn, table, BEA, "order>3", ask=ask.number)
    now = [len(seat.pile) for seat in state_of(inn, table).seats]
    assert now[3] == piles[3] + 1


async def test_a_press_that_comes_twice_counts_once(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    ask = await to_phase(inn, table, "inn.order", ADA, BEA)
    await say(inn, table, ADA, "order>2", ask=ask.number)
    with pytest.raises(Refused, match="ask-closed"):
        await say(inn, table, ADA, "order>2", ask=ask.number)
    assert len(inn.rows("SELECT 1 FROM decisions WHERE picks LIKE 'order%'")) == 1


async def test_a_press_that_fits_no_more_is_answered_kindly(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    ask = await to_phase(inn, table, "inn.drink", ADA, BEA)
    await say(inn, table, ADA, "drink", ask=ask.number)
    with pytest.raises(Refused, match="mate-first"):
        await say(inn, table, BEA, "drink", ask=ask.number)
    with pytest.raises(Refused, match="ask-closed"):
        await say(inn, table, CID, "drink", ask=ask.number)


async def test_who_does_nothing_in_three_phases_of_the_team_is_asleep(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    for _ in range(100):
        if (await inn.tables.info(table)).seats[1].minded:
            break
        for person in (ADA, CID, DAN):
            await default(inn, table, person)
        await inn.advance(5)
    info = await inn.tables.info(table)
    assert [seat.minded for seat in info.seats[:2]] == [False, True]
    assert inn.notes.notices().count("asleep") == 1
    clock = inn.rows("SELECT 1 FROM decisions WHERE source = 'clock' AND seat = 1 AND picks = ''")
    assert 1 <= len(clock) <= 2


async def test_who_is_there_in_one_of_three_phases_is_not_asleep(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    for _ in range(200):
        ask = await ask_of(inn, table)
        for person in (ADA, BEA, CID, DAN):
            options = await inn.tables.seat_options(table, person.id)
            sleeps = person is BEA and ask.about != "inn.discard"
            if options.seat_ask is not None and options.answered is None and not sleeps:
                await say(inn, table, person, *options.seat_ask.default)
        await inn.advance(10)
        if (await inn.tables.info(table)).status != "live":
            break
    assert not any(seat.minded for seat in (await inn.tables.info(table)).seats)


async def test_a_patron_leaves_its_team_the_first_move_for_half_the_clock(inn: House) -> None:
    table = await begin(inn, patrons=3)
    await inn.advance(5)
    await say(inn, table, ADA)
    ask = await to_phase(inn, table, "inn.action", ADA)
    assert ask.waiting == (0, 1)
    await inn.advance(TURN / 2 - 1)
    assert (await ask_of(inn, table)).waiting == (0, 1)
    await inn.advance(2)
    assert (await ask_of(inn, table)).waiting == (0,)


async def test_a_patron_moves_as_soon_as_its_mate_has_acted(inn: House) -> None:
    table = await begin(inn, patrons=3)
    await say(inn, table, ADA)
    await inn.advance(5)
    ask = await to_phase(inn, table, "inn.action", ADA)
    await say(inn, table, ADA, "pass")
    await inn.advance(4)
    assert (await ask_of(inn, table)).about != ask.about


async def test_a_restart_keeps_the_clock_of_the_phase(inn: House) -> None:
    table = await begin(inn, BEA, CID, DAN)
    await to_phase(inn, table, "inn.action", ADA, BEA)
    await inn.advance(30)
    await inn.down()
    await inn.up()
    await say(inn, table, ADA, "pass")
    ask = await ask_of(inn, table)
    assert ask.deadline is not None
    assert ask.deadline - inn.clock.now() <= 16
