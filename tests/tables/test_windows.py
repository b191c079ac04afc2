"""Asks to several seats at once: windows, as games to come will have them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any

import pytest

from bot.engine import Ask, Event, GameEvent, Lineup, Option, Refusal, SeatAsk, Told, Turn, alone
from bot.tables.record.replay import replay
from tests.tables.tavern import ADA, BEA, CID, FirstOption, House
from tests.tables.test_lobby import refused


class Round(GameEvent, key="round"):
    drunk: list[int]


class Toast:
    """A game of rounds in which everybody drinks or passes at the same time; who has drunk three times has won.

    Its state: how often each has drunk, and how many rounds there were (or a round of passes would change nothing).
    """

    name = "toast"
    rules_version = 1
    schema_version = 1
    by_seat: tuple[str, ...] = ()
    slow: Mapping[str, Any] = MappingProxyType({})
    variants: tuple[str, ...] = ()
    own_ladder = ""
    seats = range(2, 5)

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return dict(options)

    def settled(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return self.check_options(options)

    def lineup(self, options: Mapping[str, Any], seats: int) -> Lineup:
        return alone(self.name, self.seats, seats)

    def own_decks(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        return ()

    def learn_decks(self, texts: Mapping[str, str]) -> None: ...

    def forget_decks(self, needed: Collection[str]) -> None: ...

    def new(self, seats: int, options: Mapping[str, Any], told: Told) -> list[int]:
        return [0] * (seats + 1)

    def turn(self, state: list[int], told: Told) -> Turn:
        options = {"pass": Option("pass"), "drink": Option("drink")}
        asked = {seat: SeatAsk(options, ("pass",)) for seat in range(len(state) - 1)}
        answers = yield lambda: Ask("response", "toast.round", dict(asked))
        for seat, picks in answers.items():
            state[seat] += picks == ("drink",)
        state[-1] += 1
        told.tell(Round, drunk=state[:-1])

    def over(self, state: list[int]) -> bool:
        return max(state[:-1]) >= 3

    def placings(self, state: list[int]) -> list[int]:
        return [1 + sum(other > mine for other in state[:-1]) for mine in state[:-1]]

    def blamed(self, state: list[int], *, turn: bool) -> list[str]:
        return []

    def drinks(self, state: list[int]) -> list[int]:
        return state[:-1]

    def could_use_unasked(self, state: list[int]) -> tuple[int, ...]:
        return ()

    def unasked(self, state: list[int], seat: int) -> Mapping[str, Option]:
        return {}

    def use_unasked(self, state: list[int], told: Told, seat: int, pick: str) -> None:
        raise AssertionError("there is nothing to use")

    def view(self, state: list[int], seat: int | None, *, apart: bool = False) -> dict[str, Any]:
        return {"drinks": state[:-1], "me": seat}

    def out(self, state: list[int], seat: int) -> bool:
        return False

    def exposed(self, state: list[int]) -> tuple[int, ...]:
        return ()

    def touched(self, event: Event) -> tuple[int, ...]:
        return ()

    def reveals(self, event: Event) -> bool:
        return False

    def no_choice(self, state: list[int], seat: int, asked: SeatAsk) -> bool:
        return False

    def patience(self, state: list[int]) -> float:
        return 0.0

    def dump(self, state: list[int]) -> dict[str, Any]:
        return {"drunk": list(state)}

    def load(self, data: Mapping[str, Any], schema_version: int) -> list[int]:
        return list(data["drunk"])

    def refusal(self, state: list[int], seat: int, pick: str) -> Refusal:
        return "not-offered", {"key": pick}


class Drinker(FirstOption):
    def choose(self, view: dict[str, Any], ask: SeatAsk, luck: Any) -> tuple[str, ...]:
        return ("drink",)

    def wish(self, view: Any, unasked: Any, luck: Any) -> str | None:
        return None


@pytest.fixture(autouse=True)
def toast(house: House) -> None:
    house.games["toast"] = Toast()
    house.patrons = lambda game, strength: Drinker()


async def waiting(house: House, table: str) -> tuple[int, ...]:
    ask = (await house.tables.public_table(table)).ask
    assert ask is not None
    return ask.waiting


async def test_a_window_closes_when_all_have_answered(house: House) -> None:
    info = await house.game(ADA, BEA, CID, game="toast", most=4)
    ask = (await house.tables.public_table(info.id)).ask
    assert ask is not None
    assert (ask.waiting, ask.alone, ask.deadline) == ((0, 1, 2), False, house.clock.now() + 15)
    change = await house.tables.play.answer(info.id, CID.id, ask.number, ("drink",))
    assert (change.events, change.hands, change.asked) == ((), frozenset(), frozenset({2}))
    assert await waiting(house, info.id) == (0, 1)
    assert await refused(house.tables.play.answer(info.id, CID.id, ask.number, ("pass",))) == ("answered", {})
    assert (await house.tables.private_table(info.id, CID.id)).seat_ask is None
    await house.tables.play.answer(info.id, ADA.id, ask.number, ("pass",))
    change = await house.tables.play.answer(info.id, BEA.id, None, ("pass",))
    assert [event.args for event in change.events] == [{"drunk": [0, 0, 1]}]
    assert (change.hands, change.asked) == (frozenset({1}), frozenset({0, 2}))
    assert await waiting(house, info.id) == (0, 1, 2)


async def test_held_answers_live_through_a_restart(house: House) -> None:
    info = await house.game(ADA, BEA, CID, game="toast", most=4)
    await house.tables.play.answer(info.id, BEA.id, None, ("drink",))
    before = await house.tables.public_table(info.id)
    await house.killed()
    again = House(house.where, house.clock)
    again.games["toast"] = Toast()
    await again.up()
    assert await again.tables.public_table(info.id) == before
    await again.advance(15)
    rows = again.rows("SELECT seat, picks, source FROM decisions ORDER BY seq")
    assert rows == [(1, "drink", "person"), (0, "pass", "clock"), (2, "pass", "clock")]
    await again.down()


async def test_a_window_let_pass_is_no_sleep_and_costs_no_bank(house: House) -> None:
    info = await house.game(ADA, BEA, CID, game="toast", most=4)
    await house.advance(15 * 6 + 1)
    assert house.rows("SELECT count(*) FROM decisions") == [(18,)]
    assert [(seat.minded, seat.bank) for seat in (await house.tables.info(info.id)).seats] == [(False, 180)] * 3
    assert "asleep" not in house.notes.notices()


async def test_patrons_answer_windows_and_the_game_ends(house: House) -> None:
    info = await house.game(ADA, game="toast", most=4, patrons=2)
    await house.advance(3)
    assert await waiting(house, info.id) == (0,)
    await house.tables.play.answer(info.id, ADA.id, None, ("drink",))
    for _ in range(2):
        await house.advance(15)
    (result,) = house.results
    assert [(seat.place, seat.drinks) for seat in result.seats] == [(3, 1), (1, 3), (1, 3)]
    report = await house.store.read(lambda connection: replay(connection, info.id, house.games))
    assert report.verdict == "same"


async def test_patrons_wait_while_people_decide_about_an_undo(house: House) -> None:
    info = await house.game(ADA, BEA, game="toast", most=4, patrons=1)
    await house.tables.play.answer(info.id, ADA.id, None, ("drink",))
    assert await house.tables.undo.ask(info.id, ADA.id) is not None
    await house.advance(14)
    assert await waiting(house, info.id) == (1, 2)
    await house.tables.undo.agree(info.id, BEA.id, True)
    assert await waiting(house, info.id) == (0, 1, 2)
    await house.advance(3)
    assert await waiting(house, info.id) == (0, 1)
