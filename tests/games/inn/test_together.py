"""The story of a Sea or Dungeon Event: what it does to several players alike is one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import english
from bot.games.inn.look.story import lines
from bot.games.inn.rules import events as ev

WORDS = english()
NAMES = ["Ann", "Bo", "Cy"]
KRAKEN = ev.EncounterRevealed(seat=0, deck="sea", card="sea.kraken")


def story(*events: ev.InnEvent) -> Sequence[str]:
    return lines(WORDS, NAMES, [event.event().seen_by(None) for event in events], str)


def lost(seat: int, by: int, now: int) -> ev.FortitudeChanged:
    return ev.FortitudeChanged(seat=seat, by=by, now=now, source=-1)


def paid(seat: int, to: int = -1, how: str = "") -> ev.Paid:
    return ev.Paid(seat=seat, n=1, to=to, paid=how, now=4)


def test_what_an_event_does_to_all_is_told_in_one_sentence() -> None:
    (line,) = story(KRAKEN, lost(0, -3, 17), lost(1, -3, 16), lost(2, -3, 12))
    assert line.endswith("*Kraken Attack*. -3 Fortitude: Ann (17), Bo (16) and Cy (12).")
    (line,) = story(KRAKEN, paid(0), paid(1), ev.Drew(seat=0, n=2, cards={}), ev.Drew(seat=1, n=2, cards={}))
    assert line.endswith("Ann and Bo pay the Inn 1 Gold each. Ann and Bo draw 2 cards each.")
    told = " ".join(story(KRAKEN, ev.Discarded(seat=0, cards=["tip"]), ev.Discarded(seat=2, cards=["gamble"])))
    assert told.endswith("Ann and Cy discard 1 card each.")


def test_what_differs_is_told_by_itself() -> None:
    (line,) = story(KRAKEN, lost(0, -3, 17), lost(1, -2, 16))
    assert line.endswith("Ann: -3 Fortitude, now 17. Bo: -2 Fortitude, now 16.")
    (line,) = story(KRAKEN, paid(0), paid(1, how="inn"), paid(2, to=0))
    assert line.endswith("Ann pays the Inn 1 Gold. The Inn pays 1 Gold for Bo. Cy pays Ann 1 Gold.")
    (line,) = story(KRAKEN, paid(0), paid(0), paid(1))
    assert line.endswith("Ann pays the Inn 1 Gold. Ann and Bo pay the Inn 1 Gold each.")


def test_nothing_is_told_of_what_changed_nothing() -> None:
    (line,) = story(KRAKEN, lost(0, 0, 0), lost(1, 0, 0))
    assert line.endswith("*Kraken Attack*.")


def test_outside_an_event_everybody_is_told_of_alone() -> None:
    (line,) = story(lost(0, -1, 19), lost(1, -1, 19))
    assert line == "Ann: -1 Fortitude, now 19. Bo: -1 Fortitude, now 19."
    *_, line = story(KRAKEN, lost(0, -3, 17), ev.TurnBegan(seat=1), lost(0, -1, 19), lost(1, -1, 19))
    assert line == "Bo's turn. Ann: -1 Fortitude, now 19. Bo: -1 Fortitude, now 19."
