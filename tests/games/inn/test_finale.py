"""The end of a game: what decided it, and how it went on without the people."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import english
from bot.games.inn.look.finale import banners, decided, ending
from bot.games.inn.look.pictures.recap import SeatStatus
from bot.games.inn.rules import events as ev
from bot.tables.info import SeatInfo, TableInfo
from bot.ui.layouts.tables import ending_lines
from bot.ui.look import Ending

WORDS = english()
NAMES = ("Ada", "Quill", "Marla")
ADA, QUILL, MARLA = range(3)
START = SeatStatus(20, 0, 10)
SEATS = tuple(
    SeatInfo(seat, 100 if seat == ADA else None, name, None if seat == ADA else "regular", False, False, 0.0)
    for seat, name in enumerate(NAMES)
)


def turn(seat: int, *events: ev.InnEvent) -> list[ev.InnEvent]:
    return [ev.TurnBegan(seat=seat), *events]


def hit(by: int, whom: int, n: int, now: int, card: str = "gerki.poison") -> list[ev.InnEvent]:
    return [
        ev.Played(seat=by, card=card, use=0, targets=[str(whom)], left=6, cause=(1,)),
        ev.FortitudeChanged(seat=whom, by=-n, now=now, source=by, cause=(1,)),
    ]


def drank(who: int, n: int, now: int) -> list[ev.InnEvent]:
    return [
        ev.Revealed(seat=who, drink="dark-ale", from_="pile", cause=(1,)),
        ev.Drank(seat=who, drinks=["dark-ale"], alcohol=n, fortitude=0, cause=(1,)),
        ev.AlcoholChanged(seat=who, by=n, now=now, cause=(1,)),
    ]


def told(events: list[ev.InnEvent], last: list[SeatStatus], places: tuple[int, ...]) -> Ending:
    seen: list[dict[str, Any]] = [event.event().seen_by(None) for event in events]
    seats = SEATS[: len(last)]
    info = TableInfo(
        "ABCD", 1, 2, "inn", "over", "normal", 8, 100, {}, 0.0, 1.0, 2.0, "", "", seats, "", places, 3
    )  # fmt: skip
    return ending(WORDS, info, decided([[START] * len(last), last], seen))


ASLEEP = SeatStatus(15, 16, 0, "asleep")


def test_the_last_fall_is_the_headline_with_its_sum() -> None:
    events = [*turn(QUILL, *hit(QUILL, ADA, 3, 15)), ev.FellAsleep(seat=ADA)]
    how = told(events, [ASLEEP, START], (2, 1))
    assert how.headline == "Quill drank Ada under the table, 16 to 15"
    assert how.without == []


def test_who_falls_by_their_own_drink_has_had_one_too_many() -> None:
    how = told([*turn(QUILL, *drank(QUILL, 4, 16)), ev.FellAsleep(seat=QUILL)], [START, ASLEEP], (1, 2))
    assert how.headline == "Quill had one too many, 16 to 15: Ada won"


@pytest.mark.parametrize(("by", "said"), [(QUILL, "Quill cleaned Ada out"), (ADA, "Ada ran out of Gold: Quill won")])
def test_who_goes_broke_ends_it_too(by: int, said: str) -> None:
    card = ev.Played(seat=by, card="wench-tip", use=0, targets=["0"], left=6, cause=(1,))
    paid = ev.Paid(seat=ADA, n=1, to=QUILL, paid="", now=0, cause=(1,))
    how = told([*turn(by, card, paid), ev.WentBroke(seat=ADA)], [SeatStatus(18, 2, 0, "broke"), START], (2, 1))
    assert how.headline.startswith(said)
    assert how.blows[-1].cards == ("wench-tip",)
    assert "**Ada went broke** in turn 1" in how.blows[-1].told


def test_the_blows_that_decided_it_are_named_with_their_cards() -> None:
    events = [
        *turn(QUILL, *hit(QUILL, ADA, 4, 16, "gog.dance")), *turn(ADA),
        *turn(QUILL, *hit(QUILL, ADA, 2, 15)), ev.FellAsleep(seat=ADA),
    ]  # fmt: skip
    first, second = told(events, [ASLEEP, START], (2, 1)).blows
    assert first.cards == ("gog.dance",)
    assert first.told.startswith("**Ada was hit hard** in turn 1: Quill's *Dance with Gog!* -4")
    assert second.cards == ("gerki.poison",)
    assert second.told.startswith("**Ada passed out** in turn 3: Quill's *")
    assert second.told.endswith("-2. Alcohol 16, Fortitude 15.")


def test_how_it_went_on_without_the_people_is_three_lines_at_most_and_told_once() -> None:
    events = [
        *turn(QUILL, *hit(QUILL, ADA, 3, 15)), ev.FellAsleep(seat=ADA), *turn(MARLA), *turn(QUILL),
        *turn(MARLA, *drank(MARLA, 3, 16)), ev.FellAsleep(seat=MARLA),
    ]  # fmt: skip
    how = told(events, [ASLEEP, SeatStatus(12, 3, 14), ASLEEP], (3, 1, 2))
    assert [line[:24] for line in how.without] == ["**Marla passed out** in ", "3 turns later Quill had "]
    lines = ending_lines(WORDS, how)
    assert lines.index("How it went on without Ada:") == 1
    assert sum("Marla passed out" in line for line in lines) == 1


def test_a_person_who_wins_is_told_of_nothing_that_went_on_without_them() -> None:
    events = [
        *turn(QUILL, *drank(QUILL, 4, 16)), ev.FellAsleep(seat=QUILL),
        *turn(MARLA, *drank(MARLA, 4, 16)), ev.FellAsleep(seat=MARLA),
    ]  # fmt: skip
    assert told(events, [START, ASLEEP, ASLEEP], (1, 3, 2)).without == []


def test_falls_and_the_largest_pot_are_banners_that_tell_the_card_and_the_sum() -> None:
    events = [
        *turn(QUILL, ev.RoundWon(seat=QUILL, pot=14), ev.PotTaken(seat=QUILL, n=14, left=0)),
        *turn(QUILL, *hit(QUILL, ADA, 3, 15)), ev.FellAsleep(seat=ADA),
    ]  # fmt: skip
    seen: list[dict[str, Any]] = [event.event().seen_by(None) for event in events]
    stood = [SeatStatus(15, 16, 3, "asleep", "zot"), SeatStatus(20, 0, 24, "", "eve")]
    info = TableInfo("ABCD", 1, 2, "inn", "over", "normal", 8, 100, {}, 0.0, 1.0, 2.0, "", "", SEATS[:2], "", (2, 1), 3)
    pot, fall = banners(WORDS, info, decided([[START] * 2, stood], seen))
    assert pot.alt == "Quill wins 14 Gold: 10 +14 is 24 Gold."
    assert fall.alt.startswith("Ada passes out (Quill: ")
    assert fall.alt.endswith("Fortitude 18 −3 is 15, Alcohol 16.")
    assert pot.draw() != fall.draw()
    small = turn(QUILL, ev.RoundWon(seat=QUILL, pot=10), ev.PotTaken(seat=QUILL, n=10, left=0))
    assert banners(WORDS, info, decided([[START] * 2, stood], [event.event().seen_by(None) for event in small])) == []
