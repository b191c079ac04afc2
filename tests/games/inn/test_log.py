"""The log tells moves that go on with each other in one sentence, as the table's message does."""

from __future__ import annotations

from bot.games import english
from bot.games.inn.look.look import InnLook
from bot.games.inn.rules import events as ev
from bot.tables.info import SeatInfo, TableInfo
from bot.tables.record.replay import LogStep
from bot.ui.layouts.logs import step_lines

WORDS = english()
NAMES = ["Ann", "Bo", "Cy", "Di"]
TEAMS = {"variant": "two-headed-dragon"}


def step(*events: ev.InnEvent, undone: bool = False) -> LogStep:
    return LogStep(None, tuple(event.event() for event in events), undone)


def ordered(to: int, pile: int) -> tuple[ev.InnEvent, ...]:
    return ev.Ordered(seat=0, to=to), ev.Served(seat=to, pile=pile)


def log(*steps: LogStep, teams: bool = False) -> list[list[str]]:
    seats = tuple(SeatInfo(seat, 100 + seat, name, None, False, False, 0.0) for seat, name in enumerate(NAMES))
    options = TEAMS if teams else {}
    info = TableInfo(
        "ABCD", 1, 2, "inn", "live", "normal", 8, 100, options, 0.0, 1.0, None, "p", "", seats, "", None, 0,
    )  # fmt: skip
    return step_lines(WORDS, InnLook(), info, steps, str)


def test_the_drinks_of_a_phase_are_one_sentence() -> None:
    revealed = ev.Revealed(seat=0, drink="wine", from_="pile")
    assert log(
        step(ev.Paid(seat=0, n=1, to=-1, paid="", now=4)), step(*ordered(1, 1)), step(), step(*ordered(2, 1)),
        step(*ordered(1, 2), revealed),
    ) == [
        ["Ann pays the Inn 1 Gold."], [], [], [],
        ["Ann orders 3 Drinks: 2 for Bo (now 2 waiting) and 1 for Cy (now 1 waiting).", "Ann reveals *Wine*."],
    ]  # fmt: skip


def test_those_who_pass_do_not_bid_or_choose_the_same_are_told_together() -> None:
    assert log(*(step(ev.Passed(seat=seat)) for seat in (1, 2, 3))) == [[], [], ["Bo, Cy and Di pass."]]
    bids = [ev.Bid(seat=seat, n=n, how="gold") for seat, n in ((0, 0), (1, 0), (2, 1), (3, 0))]
    assert log(*map(step, bids)) == [[], ["Ann and Bo don't bid."], ["Cy bids 1 Gold."], ["Di doesn't bid."]]
    chosen = [ev.Chose(seat=seat, card="dungeon.kobolds", at=0, way=way) for seat, way in ((0, 0), (1, 0), (2, 1))]
    first, second, third = log(*map(step, chosen))
    assert not first
    assert "Ann and Bo choose" in second[0]
    assert "Cy chooses" in third[0]


def test_what_several_discard_for_a_card_is_one_sentence() -> None:
    discards = [step(ev.Discarded(seat=seat, cards=["tip"])) for seat in (1, 2, 3)]
    assert log(*discards) == [[], [], ["Bo, Cy and Di discard 1 card each."]]


def test_the_champions_that_teams_name_one_after_the_other_are_one_sentence() -> None:
    named = [ev.ChampionNamed(seat=seat, by=seat, card="contest") for seat in (1, 2)]
    assert log(*map(step, named), teams=True) == [[], ["Bo and Cy are Champions."]]


def test_other_moves_are_told_one_by_one() -> None:
    passes, drew = ev.Passed(seat=1), ev.Drew(seat=2, n=1, cards={})
    assert log(step(passes), step(drew), step(passes)) == [["Bo passes."], ["Cy draws 1 card."], ["Bo passes."]]
