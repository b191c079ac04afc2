"""Natural windows at a table: a minimum time for all, and only who could answer is waited for."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import CLOCK, Refused
from bot.games import patron
from bot.games.inn.rules import Inn
from bot.tables import PACES, TableInfo
from bot.tables.clocks.pace import hold, minimum
from bot.tables.info import PrivateTable
from bot.tables.play.live import Live
from bot.tables.play.runtime import GATHER
from bot.tables.record.parts import latest
from bot.tables.record.replay import replay
from tests.games.inn.playing import NINE
from tests.tables.tavern import ADA, BEA, PEOPLE, House, Person
from tests.tables.test_lobby import refused

NORMAL = PACES["normal"]
INN: dict[str, Any] = {"game": "inn", "most": 8, "options": {"windows": "natural"}}
KNOWN: dict[str, Any] = {**INN, "options": {"windows": "natural", "chance": NINE}}
"""A game whose course follows from the test's name: chance picks from the same characters, however many there are."""


@pytest.fixture(autouse=True)
def inn(house: House) -> None:
    serve(house)


def serve(house: House) -> None:
    """The Inn, and its patrons."""
    house.games["inn"] = Inn()
    house.patrons = patron


def at(house: House, table: str) -> Live:
    """The table as it is in memory."""
    return house.tables._runtime.shelf._held[table]


def asked(house: House, table: str) -> list[int]:
    """Who is asked in the open window."""
    run = at(house, table).run
    assert run is not None
    return run.waiting()


async def go_on(house: House, table: str) -> None:
    """The next thing that nobody hides happens: whoever's turn it is plays a card if there is one, or time passes."""
    live = at(house, table)
    run = live.run
    assert run is not None
    assert run.ask is not None
    assert live.window is not None
    seat = next((seat for seat in run.waiting() if not live.by_patron(seat)), None)
    if run.ask.clock or seat is None:
        await house.advance(max(0.1, live.window.wake_at - house.clock.now()))
        return
    offered = run.ask.seats[seat].options
    cards = [option for option in offered.values() if option.key not in ("pass", "end")]
    pick = cards[0].key + (f">{cards[0].targets[0]}" if cards[0].least else "") if cards else ""
    picks = run.ask.seats[seat].default if run.ask.about == "inn.discard" or not pick else (pick,)
    user = live.seats[seat].user_id
    assert user is not None
    await house.tables.play.answer(table, user, live.ask_number(), picks)


async def until_window(house: House, table: str, people: int | None = None) -> int:
    """Play until a window opens in which so many people are asked (None: any number); its number."""
    for _ in range(3000):
        live = at(house, table)
        if live.row.status != "live":
            break
        if live.is_natural() and live.window is not None and live.window.opened_at == house.clock.now():
            waiting = [seat for seat in asked(house, table) if not live.by_patron(seat)]
            if people is None or len(waiting) == people:
                return live.ask_number()
        await go_on(house, table)
    raise AssertionError("no such window in the whole game")


async def face(house: House, table: str, person: Person) -> PrivateTable:
    return await house.tables.private_table(table, person.id)


def person_at(info: TableInfo, seat: int) -> Person:
    user = info.seats[seat].user_id
    return next(person for person in PEOPLE if person.id == user)


@pytest.mark.parametrize(("pace", "least", "most"), [("blitz", 1.5, 3), ("normal", 1.5, 4), ("relaxed", 3, 8),
                                                     ("post", 60, 600)])  # fmt: skip
def test_minimum_times(pace: str, least: float, most: float) -> None:
    drawn = [minimum(PACES[pace], "seed", number) for number in range(500)]
    assert least <= min(drawn) < least + (most - least) / 20
    assert most - (most - least) / 20 < max(drawn) <= most
    assert minimum(PACES[pace], "seed", 7) == drawn[7]
    assert minimum(PACES[pace], "other", 7) != drawn[7]
    window = PACES[pace].window
    held = [hold(PACES[pace], "seed", 7, seat, window) / window for seat in range(500)]
    assert min(held) * window >= max(drawn), "a poker face is longer than any minimum time"
    if pace == "post":
        assert set(held) == {1}, "whoever looks in twice a day must not lose the window"
        return
    assert 0.4 <= min(held) < 0.42
    assert 0.78 < max(held) <= 0.8


async def test_a_window_without_anybody_asked_lasts_its_minimum_time(house: House) -> None:
    info = await house.game(ADA, BEA, **KNOWN)
    number = await until_window(house, info.id, 0)
    opened, live = house.clock.now(), at(house, info.id)
    least = minimum(NORMAL, live.row.seed, number)
    assert live.window is not None
    assert (live.window.least, live.window.holds) == (least, "")
    assert 1.5 <= least <= 4
    seen = await house.tables.public_table(info.id)
    assert seen.ask is not None
    assert (seen.ask.natural, seen.ask.waiting, seen.ask.deadline) == (True, (), opened + 15), (
        "the whole clock is shown"
    )
    await house.advance(least - 0.01)
    assert live.ask_number() == number
    await house.advance(0.02)
    assert live.ask_number() == number + 1
    rows = house.rows("SELECT seat, picks, source, at FROM decisions WHERE ask = ?", number)
    assert [(seat, picks, source) for seat, picks, source, _ in rows] == [(CLOCK, "time", "clock")]
    assert rows[0][3] == pytest.approx(opened + least)


async def test_after_the_minimum_it_waits_for_who_is_asked_up_to_the_clock(house: House) -> None:
    info = await house.game(ADA, BEA, **KNOWN)
    number = await until_window(house, info.id, 1)
    (seat,), live, opened = asked(house, info.id), at(house, info.id), house.clock.now()
    await house.advance(14.9)
    assert (live.ask_number(), asked(house, info.id)) == (number, [seat])
    seen = await house.tables.public_table(info.id)
    assert seen.ask is not None
    assert seen.ask.waiting == ()
    await house.advance(0.2)
    assert live.ask_number() > number
    rows = house.rows("SELECT seat, picks, source, at FROM decisions WHERE ask = ? ORDER BY seq", number)
    assert [row[:3] for row in rows] == [(CLOCK, "time", "clock"), (seat, "pass", "clock")]
    assert rows[1][3] == opened + 15


async def test_who_answers_before_the_minimum_waits_for_it_and_may_change_the_answer(house: House) -> None:
    info = await house.game(ADA, BEA, **KNOWN)
    number = await until_window(house, info.id, 1)
    (seat,), live = asked(house, info.id), at(house, info.id)
    person = person_at(info, seat)
    seen = await face(house, info.id, person)
    assert seen.seat_ask is not None
    assert (seen.answered, seen.ask and seen.ask.waiting) == (None, ())
    card = next(option for key, option in seen.seat_ask.options.items() if key not in ("pass",) and key[-1] != "?")
    before = len(house.notes.changes)
    await house.tables.play.answer(info.id, person.id, number, (card.picks()[0],))
    assert (await face(house, info.id, person)).answered == (card.picks()[0],)
    await house.tables.play.answer(info.id, person.id, number, ("pass",))
    assert [(c.kind, c.hands, c.events) for c in house.notes.changes[before:]] == [("private", {seat}, ())] * 2
    after = await face(house, info.id, person)
    assert (after.answered, after.seat_ask) == (("pass",), seen.seat_ask)
    await house.killed()
    again = House(house.where, house.clock)
    serve(again)
    await again.up()
    assert (await face(again, info.id, person)).answered == ("pass",)
    await again.advance(4.1)
    rows = again.rows("SELECT seat, picks FROM decisions WHERE ask = ? ORDER BY seq", number)
    assert rows == [(seat, card.picks()[0]), (seat, "pass"), (CLOCK, "time")]
    assert live.row.seed == at(again, info.id).row.seed
    report = await again.store.read(lambda connection: replay(connection, info.id, again.games))
    assert report.verdict == "same"
    await again.down()


async def test_a_pass_of_who_is_not_asked_is_taken_kindly_and_changes_nothing(house: House) -> None:
    info = await house.game(ADA, BEA, **KNOWN)
    number = await until_window(house, info.id, 0)
    before, told = house.dump(), len(house.notes.changes)
    change = await house.tables.play.answer(info.id, ADA.id, number, ("pass",))
    assert (change.kind, change.events) == ("private", ())
    assert (await face(house, info.id, ADA)).seat_ask is None
    assert (house.dump(), len(house.notes.changes)) == (before, told)
    assert await refused(house.tables.play.answer(info.id, ADA.id, number - 1, ("pass",))) == ("ask-closed", {})
    with pytest.raises(Refused):
        await house.tables.play.answer(info.id, ADA.id, number, ("no-such-card",))


async def test_the_minimum_time_goes_on_after_a_restart(house: House) -> None:
    info = await house.game(ADA, BEA, **KNOWN)
    number = await until_window(house, info.id, 0)
    window = at(house, info.id).window
    assert window is not None
    await house.advance(0.5)
    await house.killed()
    stored = house.rows("SELECT least, holds, opened_at FROM windows")
    again = House(house.where, house.clock)
    serve(again)
    await again.up()
    down = again.rows("SELECT opened_at FROM windows")[0][0] - stored[0][2]
    assert stored[0][:2] == (window.least, "")
    await again.advance(window.least - 0.5 + down - 0.01)
    assert again.rows("SELECT count(*) FROM decisions WHERE ask = ?", number) == [(0,)]
    await again.advance(0.02)
    assert again.rows("SELECT seat, source FROM decisions WHERE ask = ?", number) == [(CLOCK, "clock")]
    await again.down()


async def test_the_minimum_time_stands_still_with_the_clocks_and_is_whole_after_a_pause(house: House) -> None:
    info = await house.game(ADA, BEA, **KNOWN)
    number = await until_window(house, info.id, 0)
    live = at(house, info.id)
    assert live.window is not None
    least = live.window.least
    await house.advance(0.5)
    await house.tables.clocks.freeze()
    await house.advance(100)
    await house.tables.clocks.thaw()
    await house.advance(0.5)
    await house.tables.clocks.pause(info.id, "host")
    await house.advance(1000)
    assert await refused(house.tables.play.answer(info.id, ADA.id, number, ("pass",))) == ("paused", {"why": "host"})
    await house.tables.clocks.resume(info.id)
    await house.advance(GATHER + least - 0.01)
    assert live.ask_number() == number
    await house.advance(0.02)
    assert live.ask_number() == number + 1


async def test_patrons_play_whole_games_within_the_minimum_times(house: House) -> None:
    for strength in ("regular", "shark"):
        info = await house.tables.lobby.open(1, 2, ADA, **KNOWN)
        for _ in range(3):
            await house.tables.lobby.add_patron(info.id, ADA.id, strength)
        info = await house.tables.lobby.start_game(info.id, ADA.id)
        for _ in range(3000):
            live = at(house, info.id)
            if live.row.status != "live":
                break
            if live.is_natural():
                window, number = live.window, live.ask_number()
                assert window is not None
                if any(not live.by_patron(seat) for seat in asked(house, info.id)):
                    await house.tables.play.answer(info.id, ADA.id, None, ("pass",))
                await house.advance(window.opened_at + window.least - house.clock.now())
                assert live.ask_number() != number, "no patron makes anybody wait"
            else:
                await go_on(house, info.id)
        assert (await house.tables.info(info.id)).status == "over"
        report = await house.store.read(lambda connection, table=info.id: replay(connection, table, house.games))
        assert report.verdict == "same"


async def test_a_move_that_has_opened_a_window_is_not_taken_back(house: House) -> None:
    info = await house.game(ADA, BEA, **KNOWN)
    await until_window(house, info.id, 1)
    (seat,) = asked(house, info.id)
    rows = house.rows("SELECT shows FROM decisions ORDER BY seq DESC LIMIT 1")
    assert rows == [(1,)]
    person = person_at(info, seat)
    await house.tables.play.answer(info.id, person.id, None, ("pass",))
    for person in (ADA, BEA):
        reason, _ = await refused(house.tables.undo.ask(info.id, person.id))
        assert reason in ("undo-seen", "undo-nothing")
    await house.advance(15)
    assert house.rows("SELECT count(*) FROM decisions WHERE seat = -1 AND NOT shows") == [(0,)]


@pytest.mark.parametrize("strength", ["random", "regular", "shark"])
async def test_a_hidden_pass_more_changes_no_later_move_of_a_patron(house: House, strength: str) -> None:
    """Two games of the same seed; in the second the person passes twice where they are asked: one decision more."""
    house.tables._runtime.entropy = lambda: "5eed" * 16
    moves: list[list[Any]] = []
    passes: list[int] = []
    for times in (1, 2):
        info = await house.tables.lobby.open(1, 2, ADA, **KNOWN)
        for _ in range(3):
            await house.tables.lobby.add_patron(info.id, ADA.id, strength)
        info = await house.tables.lobby.start_game(info.id, ADA.id)
        passed = 0
        for _ in range(3000):
            live = at(house, info.id)
            if live.row.status != "live":
                break
            if live.is_natural():
                if any(not live.by_patron(seat) for seat in asked(house, info.id)):
                    for _ in range(times):
                        await house.tables.play.answer(info.id, ADA.id, None, ("pass",))
                    passed += times
                assert live.window is not None
                await house.advance(live.window.opened_at + live.window.least - house.clock.now())
            else:
                await go_on(house, info.id)
            if passed >= 10 * times:
                break
        passes.append(passed)
        by_patron = "SELECT ask, seat, picks FROM decisions WHERE table_id = ? AND source = 'patron' ORDER BY seq"
        moves.append(house.rows(by_patron, info.id))
        if (await house.tables.info(info.id)).status == "live":
            await house.tables.leaving.close(info.id, force=True)
    assert passes[1] == 2 * passes[0] > 0
    assert moves[0] == moves[1]
    assert len(moves[0]) > 10


async def test_how_far_the_story_goes_back_does_not_tell_how_many_have_answered(house: House) -> None:
    info = await house.game(ADA, BEA, **KNOWN)
    number = await until_window(house, info.id, 1)
    (seat,) = asked(house, info.id)
    person = person_at(info, seat)

    async def story(asks: int) -> list[dict[str, Any]]:
        read = await house.store.read(lambda connection: latest(connection, info.id, house.games, asks))
        return [event for _, event in read.events]

    before = [await story(asks) for asks in range(1, 8)]
    for _ in range(3):
        await house.tables.play.answer(info.id, person.id, number, ("pass",))
    assert [await story(asks) for asks in range(1, 8)] == before
    assert before[-1]
    assert before[0] != before[-1]
    assert await story(1000) == await house.tables.story(info.id)
