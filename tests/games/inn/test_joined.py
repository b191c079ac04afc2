"""The story of the Inn says each thing once, and what belongs together in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pytest

from bot.games import english
from bot.games.inn.look.story import lines
from bot.games.inn.rules import events as ev

WORDS = english()
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]


def story(*events: ev.InnEvent) -> Sequence[str]:
    return lines(WORDS, NAMES, [event.event().seen_by(None) for event in events], str)


def ante(seat: int, pot: int, how: str = "", n: int = 1) -> ev.Anted:
    return ev.Anted(seat=seat, n=n, paid=how, pot=pot)


def mod(*parts: str | int) -> ev.DrinkChanged:
    return ev.DrinkChanged(seat=0, mod=parts)


def paid(seat: int, to: int, how: str = "") -> ev.Paid:
    return ev.Paid(seat=seat, n=1, to=to, paid=how, now=4)


def alcohol(seat: int, by: int, now: int) -> ev.AlcoholChanged:
    return ev.AlcoholChanged(seat=seat, by=by, now=now)


def anyway(seat: int, why: Literal["away", "kind", "before", "alone"]) -> ev.IgnoredAnyway:
    return ev.IgnoredAnyway(seat=seat, card="bryn.cannonball", why=why, of="action")


ALE = ev.Drank(seat=0, drinks=["light-ale"], alcohol=1, fortitude=0)
HURT = ev.FortitudeChanged(seat=0, by=-1, now=19, source=-1)


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([ev.RoundWon(seat=1, pot=9), ev.PotTaken(seat=1, n=9, left=0)], "Bo wins the Round and 9 Gold."),
        (
            [ev.RoundWon(seat=1, pot=9), ev.PotTaken(seat=1, n=5, left=4)],
            "Bo is about to win the Round and 9 Gold. Bo takes 5 Gold from the pot.",
        ),
        (
            [ev.RoundLost(pot=9), ev.PotTaken(seat=-1, n=9, left=0)],
            "Nobody wins the Round, and 9 Gold goes to the Inn.",
        ),
        ([ev.PotStolen(seat=0), ev.PotTaken(seat=0, n=4, left=0)], "Ann takes the pot of 4 Gold instead!"),
        ([ante(0, 1), ante(1, 2), ante(2, 3), ante(3, 4)], "Ann, Bo, Cy and Di ante 1 Gold each; the pot is 4."),
        ([ante(seat, seat + 1) for seat in range(6)], "Everybody antes 1 Gold; the pot is 6."),
        (
            [ante(0, 1), ante(1, 2, "inn"), ante(2, 3)],
            "Ann and Cy ante 1 Gold each, and the Inn antes for Bo; the pot is 3.",
        ),
        ([ev.RoundWon(seat=1, pot=0)], "Bo is about to win the Round, but the pot is empty."),
        (
            [ev.RoundWon(seat=1, pot=0), ev.PotTaken(seat=1, n=0, left=0)],
            "Bo wins the Round, but the pot is empty.",
        ),
        ([ev.RoundWon(seat=1, pot=9)], "Bo is about to win the Round and 9 Gold."),
        (
            [ev.DrinksDiscarded(seat=0, drinks=["light-ale"], pile=1)],
            "Ann discards *Light Ale*; 1 Drink is left in the pile.",
        ),
        (
            [ev.DrinksDiscarded(seat=0, drinks=["light-ale"], pile=0)],
            "Ann discards *Light Ale*; the pile is empty now.",
        ),
        ([ev.RoundLost(pot=0)], "Nobody wins the Round."),
        (
            [ev.LeftFront(seat=0, card="tip"), ev.LeftFront(seat=0, card="tip")],
            "*Tip the Wench* and *Tip the Wench* in front of Ann are discarded.",
        ),
        (
            [ev.Revealed(seat=0, drink=drink, from_="pile") for drink in ("light-ale", "dark-ale")],
            "Ann reveals *Light Ale* and *Dark Ale*.",
        ),
        (
            [
                *(ev.Revealed(seat=0, drink=drink, from_="pile") for drink in ("light-ale", "dark-ale")),
                ev.Drank(seat=0, drinks=["light-ale", "dark-ale"], alcohol=2, fortitude=0),
                alcohol(0, 2, 3),
            ],
            "Ann drinks *Light Ale* and *Dark Ale*: +2 Alcohol Content (now 3).",
        ),
        ([ante(0, 1)], "Ann antes 1 Gold; the pot is 1."),
        ([paid(1, 0), paid(2, 0)], "Bo and Cy pay Ann 1 Gold each."),
        ([paid(1, -1), paid(2, 0)], "Bo pays the Inn 1 Gold. Cy pays Ann 1 Gold."),
        (
            [ev.Discarded(seat=0, cards=["tip"]), ev.Drew(seat=0, n=2, cards={})],
            "Ann discards 1 card and draws 2.",
        ),
        ([ev.Ordered(seat=0, to=1), ev.Served(seat=1, pile=2)], "Ann orders a Drink for Bo (now 2 waiting)."),
        ([ev.Sobers(seat=0), alcohol(0, -1, 3)], "Ann has no Drink waiting and sobers up: -1 Alcohol Content, now 3."),
        ([ev.Sobers(seat=0), alcohol(0, 0, 0)], "Ann has no Drink waiting, and is already sober."),
        (
            [ev.Sobers(seat=0, emptied=True), alcohol(0, -1, 3)],
            "Ann has no Drink left for the Drink Phase and sobers up: -1 Alcohol Content, now 3.",
        ),
        (
            [ev.Sobers(seat=0, emptied=True), alcohol(0, 0, 0)],
            "Ann has no Drink left for the Drink Phase, and is already sober.",
        ),
        ([anyway(1, "kind")], "Bo Ignores every Action for now, *Watch it! Loose cannonball!* too."),
        ([anyway(1, "away"), anyway(2, "away")], "Bo and Cy are away and Ignore *Watch it! Loose cannonball!*"),
        ([anyway(1, "before")], "Bo has Ignored *Watch it! Loose cannonball!* already."),
        ([anyway(1, "alone")], "Nobody is left to take it, so Bo Ignores *Watch it! Loose cannonball!*"),
        ([ev.PotTaken(seat=1, n=0, left=0)], "There's nothing in the pot for Bo."),
        (
            [ev.PotStolen(seat=0), ev.PotTaken(seat=0, n=0, left=0)],
            "Ann takes the pot instead! There's nothing in the pot for Ann.",
        ),
        (
            [ev.Reduced(seat=0, by=0, left=2), ev.Reduced(seat=0, by=1, left=0)],
            "Ann's loss is cut by 1 Fortitude, to 2.",
        ),
        (
            [ev.Reduced(seat=0, by=1, left=1), ev.Reduced(seat=0, by=1, left=0)],
            "Ann's loss is cut by 2 Fortitude, to 1.",
        ),
        ([ev.Negated(card="no", seat=1)], "Bo's *I don't think so!* is Negated."),
        ([ev.Negated(card="remy.no", seat=1)], "Bo's *I don't think so!* is Negated."),
        ([ev.Negated(card="bryn.cannonball", seat=1)], "*Watch it! Loose cannonball!* is Negated."),
        (
            [ev.Played(seat=0, card="zot.stars", use=0, targets=[], left=3)],
            'Ann plays *The stars say, "No!"*',
        ),
        (
            [ev.Revealed(seat=0, drink=drink, from_="pile") for drink in ("light-ale-chaser", "toast", "contest")],
            "Ann reveals *Light Ale with a Chaser*; the Events *A Toast to Villainy!* and *Drinking Contest!* are "
            "discarded without effect.",
        ),
        ([mod("add", -2, 0), mod("add", -2, 0)], "Ann's Drink gets 4 weaker."),
        ([mod("add", 2, 0), mod("add", 1, 0)], "Ann's Drink gets 3 stronger."),
        (
            [mod("season", 1, 0, 0, 0), mod("count", "amundyr.scarab", 2)],
            "Ann's Drink is spiked: +1 Alcohol Content, 2 Scarabs.",
        ),
        (
            [mod("add", 2, 0), mod("add", -2, 0)],
            "Ann's Drink gets 2 stronger. Ann's Drink gets 2 weaker.",
        ),
        ([ev.Passed(seat=0), ev.Passed(seat=2)], "Ann and Cy pass."),
        ([ante(0, 0, n=0), ante(2, 0, n=0)], "Ann and Cy have no Gold to ante."),
        (
            [ante(0, 1), ante(1, 1, n=0), ante(2, 2)],
            "Ann and Cy ante 1 Gold each; the pot is 2. Bo has no Gold to ante.",
        ),
        (
            [
                ev.Played(seat=0, card="zot.thirsty", use=0, targets=["1"], left=3),
                ev.NoEffect(seat=0, card="zot.thirsty"),
            ],
            "Ann plays *Pooky thinks you look thirsty...* on Bo, to no effect.",
        ),
        ([ev.NoEffect(seat=0, card="toast")], "*A Toast to Villainy!* has no effect."),
        (
            [ev.SaleDeclined(seat=0, to=1, card="phrenk.charm", price=1)],
            "Bo doesn't buy *Charm in a Bottle* from Ann for 1 Gold.",
        ),
        ([ev.ThingKept(seat=0, card="torglesnarf.grunt")], "*Grunt the Brawler* stays with Ann."),
        (
            [ev.Revealed(seat=0, drink="light-ale", from_="pile"), ALE, HURT, alcohol(0, 1, 3)],
            "Ann drinks *Light Ale*: -1 Fortitude (now 19), +1 Alcohol Content (now 3).",
        ),
        ([ALE, alcohol(1, 1, 3)], "Ann drinks *Light Ale*, to no effect. Bo: +1 Alcohol Content, now 3."),
        (
            [ev.Revealed(seat=0, drink="toast", from_="pile"), ev.EventRevealed(seat=0, drink="toast")],
            "Ann reveals a Drink Event: *A Toast to Villainy!*",
        ),
        ([ev.Ignored(seat=0, card="toast", mates=[])], "Ann Ignores *A Toast to Villainy!*"),
        ([ev.LastChance(seats=[1]), ev.FellAsleep(seat=1)], "Bo passes out!"),
        ([ev.LastChance(seats=[1])], "Last chance for Bo."),
        ([ev.Covered(seat=0, n=1, by="inn"), paid(0, 1, "inn")], "The Inn pays 1 Gold for Ann."),
        ([alcohol(0, 1, 4), alcohol(0, 1, 5), HURT], "Ann: +2 Alcohol Content (now 5), -1 Fortitude (now 19)."),
        ([HURT, HURT], "Ann: -2 Fortitude, now 19."),
        ([alcohol(0, 1, 4), alcohol(0, -1, 3)], "Ann: +1 Alcohol Content (now 4), -1 Alcohol Content (now 3)."),
        ([HURT, alcohol(0, 2, 5)], "Ann: -1 Fortitude (now 19), +2 Alcohol Content (now 5)."),
    ],
)
def test_it_is_said_once(events: Sequence[ev.InnEvent], told: str) -> None:
    assert list(story(*events)) == [told]
