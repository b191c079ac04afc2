"""The time patrons take, and the time they leave people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine import Option
from bot.games.drinko.rules import Drinko
from bot.tables.play.minding import CATCH_PAUSE, PAUSE, VOTE_PAUSE
from tests.tables.tavern import ADA, BEA, FirstOption, House


def by_patrons(house: House, table: str) -> int:
    """How many decisions patrons have made there."""
    return house.rows("SELECT count(*) FROM decisions WHERE table_id = ? AND source = 'patron'", table)[0][0]


async def patron_is_next(house: House, table: str) -> bool:
    """Whether the open ask is a patron's alone."""
    public = await house.tables.public_table(table)
    return public.ask is not None and public.info.seats[public.ask.waiting[0]].patron is not None


class Patient(Drinko):
    """Drinko in which patrons always leave people half a minute."""

    def patience(self, state: Any) -> float:
        return 30.0


async def test_a_patron_leaves_people_the_time_that_the_game_wants(house: House) -> None:
    house.games["drinko"] = Patient()
    info = await house.game(ADA, patrons=1)
    while not await patron_is_next(house, info.id):
        await house.move(info.id)
    await house.advance(29)
    assert by_patrons(house, info.id) == 0
    await house.advance(2)
    assert by_patrons(house, info.id) == 1


async def test_a_patron_waits_while_people_decide_about_an_undo(house: House) -> None:
    for _ in range(40):
        info = await house.game(ADA, BEA, patrons=1)
        if await patron_is_next(house, info.id):
            continue
        mover = await house.person_to_move(info.id)
        change = await house.move(info.id)
        shown = any(event.key in ("drew", "reshuffled") for event in change.events)
        if not shown and await patron_is_next(house, info.id):
            break
    assert await house.tables.undo.ask(info.id, mover.id) is not None
    await house.advance(VOTE_PAUSE - 1)
    assert by_patrons(house, info.id) == 0
    await house.advance(2)
    assert by_patrons(house, info.id) == 1


async def test_a_patron_that_takes_over_takes_its_moment_however_long_the_ask_has_stood(house: House) -> None:
    info = await house.game(ADA, BEA)
    await house.advance(30)
    await house.tables.leaving.leave(info.id, (await house.person_to_move(info.id)).id)
    await house.advance(PAUSE[0] - 0.1)
    assert by_patrons(house, info.id) == 0
    await house.advance(PAUSE[1] - PAUSE[0] + 0.2)
    assert by_patrons(house, info.id) == 1


class Catcher(FirstOption):
    """A patron that would catch seat 0 for nothing."""

    def wish(self, view: dict[str, Any], unasked: Mapping[str, Option], luck: Callable[[], float]) -> str | None:
        return "catch>0"


async def test_a_patron_that_wishes_something_of_another_gives_people_the_first_chance(house: House) -> None:
    house.patrons = lambda game, strength: Catcher()
    info = await house.game(ADA, patrons=1, options={"starter": 0})
    await house.advance(CATCH_PAUSE[0] - 0.1)
    assert by_patrons(house, info.id) == 0
    await house.advance(CATCH_PAUSE[1] - CATCH_PAUSE[0] + 0.2)
    assert house.rows("SELECT picks, source FROM decisions") == [("catch>0", "patron")]


async def test_what_a_patron_wishes_waits_on_where_the_clocks_stood(house: House) -> None:
    house.patrons = lambda game, strength: Catcher()
    info = await house.game(ADA, BEA, patrons=1, options={"starter": 0})
    await house.tables.clocks.freeze()
    await house.advance(100)
    await house.tables.clocks.thaw()
    await house.move(info.id)
    await house.advance(CATCH_PAUSE[0] - 0.1)
    caught = "SELECT count(*) FROM decisions WHERE picks = 'catch>0'"
    assert house.rows(caught) == [(0,)]
    await house.advance(CATCH_PAUSE[1] - CATCH_PAUSE[0] + 0.2)
    assert house.rows(caught) == [(1,)]


class Fickle(Catcher):
    """A patron whose wish the test changes."""

    def __init__(self) -> None:
        self.picked = "catch>0"

    def wish(self, view: dict[str, Any], unasked: Mapping[str, Option], luck: Callable[[], float]) -> str | None:
        return self.picked


async def test_a_wish_that_changes_is_used_as_it_is_now_after_a_pause_of_its_own(house: House) -> None:
    fickle = Fickle()
    house.patrons = lambda game, strength: fickle
    info = await house.game(ADA, BEA, patrons=1, options={"starter": 0})
    await house.advance(CATCH_PAUSE[0] - 0.1)
    fickle.picked = "catch>1"
    await house.move(info.id)
    await house.advance(CATCH_PAUSE[0] - 0.1)
    caught = "SELECT picks FROM decisions WHERE picks LIKE 'catch>%'"
    assert house.rows(caught) == []
    await house.advance(CATCH_PAUSE[1] - CATCH_PAUSE[0] + 0.2)
    assert house.rows(caught) == [("catch>1",)]
