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
    assert line.endswith("Ann pays the Inn 2 Gold. Bo pays the Inn 1 Gold.")
    (line,) = story(KRAKEN, paid(0), paid(0))
    assert line.endswith("*Kraken Attack*. Ann pays the Inn 2 Gold.")


def test_nobody_is_named_who_has_what_others_have_not_changed() -> None:
    (line,) = story(KRAKEN, lost(0, 0, 20), lost(1, -2, 16))
    assert line.endswith("*Kraken Attack*. Bo: -2 Fortitude, now 16.")


def test_an_event_that_changes_nothing_says_so() -> None:
    (line,) = story(KRAKEN, lost(0, 0, 20), lost(1, 0, 20))
    assert line.endswith("*Kraken Attack*. Ann and Bo stay at 20 Fortitude.")


def test_outside_an_event_what_happens_to_several_is_one_sentence_too() -> None:
    (line,) = story(lost(0, -1, 19), lost(1, -1, 18))
    assert line == "-1 Fortitude: Ann (19) and Bo (18)."


def test_what_a_drink_does_is_told_with_the_drink() -> None:
    ale = ev.Drank(seat=0, drinks=["light-ale"], alcohol=1, fortitude=-1)
    (line,) = story(ale, lost(0, -1, 19), lost(1, -1, 18))
    assert line == "Ann drinks *Light Ale*: -1 Fortitude (now 19). Bo: -1 Fortitude, now 18."


def test_the_same_payment_several_times_is_one() -> None:
    (line,) = story(KRAKEN, *[paid(seat) for _ in range(4) for seat in range(3)])
    assert line.endswith("Everybody pays the Inn 4 Gold.")
    (line,) = story(paid(0), paid(1), paid(0), paid(1, how="inn"))
    assert line == "Ann pays the Inn 2 Gold. Bo pays the Inn 1 Gold. The Inn pays 1 Gold for Bo."
    (line,) = story(paid(0), paid(1), ev.Drew(seat=0, n=1, cards={}), paid(0))
    assert line == "Ann and Bo pay the Inn 1 Gold each. Ann draws 1 card. Ann pays the Inn 1 Gold."


def test_all_are_told_as_everybody_and_never_counted() -> None:
    antes = [ev.Anted(seat=seat, n=1, paid="", pot=seat + 1) for seat in range(3)]
    assert story(*antes) == ["Everybody antes 1 Gold; the pot is 3."]
    assert story(*antes[:2]) == ["Ann and Bo ante 1 Gold each; the pot is 2."]
    assert lines(WORDS, [*NAMES, "Di"], [paid(seat, to=3).event().seen_by(None) for seat in range(3)], str) == [
        "All the others pay Di 1 Gold each."
    ]
    many = [*NAMES, "Di", "Ed", "Flo"]
    told = lines(WORDS, many, [paid(seat).event().seen_by(None) for seat in range(5)], str)
    assert told == ["Ann, Bo, Cy, Di and Ed pay the Inn 1 Gold each."]


def test_whom_the_inn_antes_for_does_not_ante() -> None:
    def antes(*how: str) -> Sequence[str]:
        return story(*(ev.Anted(seat=seat, n=1, paid=payer, pot=seat + 1) for seat, payer in enumerate(how)))

    assert antes("", "inn") == ["Ann antes 1 Gold, and the Inn antes for Bo; the pot is 2."]
    assert antes("inn", "inn") == ["The Inn antes 1 Gold each for Ann and Bo; the pot is 2."]
    assert antes("", "inn", "") == ["Ann and Cy ante 1 Gold each, and the Inn antes for Bo; the pot is 3."]


def test_what_differs_between_those_alike_is_told_after_them() -> None:
    (line,) = story(KRAKEN, lost(0, -2, 18), lost(1, -1, 0), lost(2, -2, 12))
    assert line.endswith("-2 Fortitude: Ann (18) and Cy (12). Bo: -1 Fortitude, now 0.")
    (line,) = story(KRAKEN, paid(0), paid(1, how="inn"), paid(2))
    assert line.endswith("Ann and Cy pay the Inn 1 Gold each. The Inn pays 1 Gold for Bo.")


def test_what_a_player_loses_twice_is_one_loss() -> None:
    (line,) = story(KRAKEN, lost(0, -2, 18), lost(1, -2, 18), lost(0, -1, 17))
    assert line.endswith("*Kraken Attack*. Ann: -3 Fortitude, now 17. Bo: -2 Fortitude, now 18.")


def test_the_counters_of_several_players_are_one_sentence() -> None:
    marked = [ev.CounterChanged(seat=seat, counter="amundyr.scarab", by=1, now=seat + 1) for seat in range(3)]
    assert story(*marked) == ["+1 Scarab: Ann (1), Bo (2) and Cy (3)."]
    bitten = [ev.CounterChanged(seat=seat, counter="amundyr.scarab", by=-1, now=0) for seat in range(2)]
    assert story(*bitten) == [
        "Ann discards 1 Scarab and has none left.", "Bo discards 1 Scarab and has none left.",
    ]  # fmt: skip
