"""The story of the Inn tells what has come of each card, and nothing before it is sure or without need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.games import english
from bot.games.inn.look.story import lines
from bot.games.inn.rules import events as ev

WORDS = english()
NAMES = ["Ann", "Bo", "Cy"]
INN = -1
KOBOLDS = "dungeon.kobolds"


def story(*events: ev.InnEvent) -> str:
    return " ".join(lines(WORDS, NAMES, [event.event().seen_by(None) for event in events], str))


def played(seat: int, card: str, *targets: str, use: int = 0) -> ev.Played:
    return ev.Played(seat=seat, card=card, use=use, targets=targets, left=5)


def by_card(*events: ev.InnEvent) -> list[ev.InnEvent]:
    """All of it by one card."""
    return [replace(event, cause=(1,)) for event in events]


def fortitude(seat: int, by: int, now: int) -> ev.FortitudeChanged:
    return ev.FortitudeChanged(seat=seat, by=by, now=now, source=INN)


def alcohol(seat: int, by: int, now: int) -> ev.AlcoholChanged:
    return ev.AlcoholChanged(seat=seat, by=by, now=now)


def drank(seat: int, *drinks: str) -> ev.Drank:
    return ev.Drank(seat=seat, drinks=drinks, alcohol=0, fortitude=0)


def ordered(seat: int, to: int, pile: int) -> Sequence[ev.InnEvent]:
    return ev.Ordered(seat=seat, to=to), ev.Served(seat=to, pile=pile)


def revealed(seat: int, drink: str) -> ev.Revealed:
    return ev.Revealed(seat=seat, drink=drink, from_="deck")


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([ev.OrdersGiven(seat=0, orders=["turn"])], ""),
        ([ev.Covered(seat=0, n=1, by="inn")], ""),
        ([ev.ControlTaken(seat=0), ev.RoundLost(pot=0)], "Nobody wins the Round."),
        (
            [ev.ControlTaken(seat=0), ev.LeftRound(seat=2), ev.RoundWon(seat=1, pot=3)],
            "Cy is out of the Round. Bo is about to win the Round and 3 Gold.",
        ),
        (
            [ev.ControlTaken(seat=0), ev.RoundWon(seat=0, pot=3)],
            "Ann is in control. Ann is about to win the Round and 3 Gold.",
        ),
        (
            [
                ev.FellAsleep(seat=0), ev.LeftFront(seat=0, card="tip"), ev.LeftRound(seat=0),
                ev.CounterChanged(seat=0, counter="remy.mark", by=-1, now=0),
                ev.CounterChanged(seat=1, counter="remy.mark", by=-1, now=0),
            ],
            "Ann passes out! Bo: -1 Mark, now 0.",
        ),
        ([ev.LastChance(seats=[0, 1]), ev.FellAsleep(seat=0), ev.FellAsleep(seat=1)], "Ann and Bo pass out!"),
        ([ev.LastChance(seats=[0, 1]), ev.WentBroke(seat=0)], "Last chance for Ann and Bo. Ann is out of Gold!"),
        ([ev.WentBroke(seat=0), ev.WentBroke(seat=1)], "Ann and Bo are out of Gold!"),
        (
            [ev.Paid(seat=1, n=2, to=0, paid="", now=3), ev.Sold(seat=0, to=1, card="tip", price=2)],
            "Ann sells *Tip the Wench* to Bo for 2 Gold.",
        ),
        ([ev.Redirected(from_=0, to=1, n=0)], ""),
        ([ev.PotTaken(seat=-1, n=0, left=0)], ""),
        ([ev.PotTaken(seat=0, n=0, left=0)], "There's nothing in the pot for Ann."),
    ],
)  # fmt: skip
def test_what_needs_no_telling_is_not_told(events: Sequence[ev.InnEvent], told: str) -> None:
    assert story(*events) == told


def test_a_choice_that_happens_at_once_is_not_told_before() -> None:
    chosen = [ev.Chose(seat=seat, card=KOBOLDS, at=0, way=2) for seat in (0, 1)]
    paid = ev.Paid(seat=0, n=1, to=INN, paid="", now=3)
    assert story(*chosen, paid) == "Ann pays the Inn 1 Gold."
    assert story(*chosen) == "Ann and Bo choose “pay 1 Gold”."
    assert story(*chosen, played(1, "tip"), paid).startswith("Ann and Bo choose"), "they are still to happen"


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([played(0, "tip"), fortitude(0, 0, 20)], "Ann plays *Tip the Wench*. Ann stays at 20 Fortitude."),
        ([fortitude(0, 0, 20), fortitude(1, 0, 20), fortitude(2, 0, 0)],
         "Ann and Bo stay at 20 Fortitude. Cy stays at 0 Fortitude."),
        ([fortitude(0, 0, 20), fortitude(1, 2, 20)], "Bo: +2 Fortitude, now 20."),
        ([fortitude(0, 0, 20), ev.Drew(seat=0, n=1, cards={})], "Ann draws 1 card."),
        ([alcohol(0, 0, 0)], "Ann stays at 0 Alcohol Content."),
        (
            [played(0, "tip"), fortitude(0, 0, 20), *ordered(0, 1, 2)],
            "Ann plays *Tip the Wench*. Ann stays at 20 Fortitude. Ann orders a Drink for Bo (now 2 waiting).",
        ),
        ([fortitude(seat, 0, 20) for seat in range(3)], "Everybody stays at 20 Fortitude."),
        ([ev.CounterChanged(seat=0, counter="amundyr.scarab", by=2, now=3)], "Ann: +2 Scarabs, now 3."),
        (
            [fortitude(0, -1, 19), ev.CounterChanged(seat=0, counter="amundyr.scarab", by=2, now=3)],
            "Ann: -1 Fortitude (now 19), +2 Scarabs (now 3).",
        ),
        ([ev.DrinkChanged(seat=0, mod=["count", "amundyr.scarab", 2])], "Ann's Drink now has 2 Scarabs in it."),
        (
            [drank(0, "wine"), alcohol(0, 2, 4), drank(0, "wine"), alcohol(0, 2, 6)],
            "Ann drinks *Wine*: +2 Alcohol Content (now 4). Ann drinks *Wine*: +2 Alcohol Content (now 6).",
        ),
        ([drank(0, "water"), alcohol(0, 0, 0)], "Ann drinks *Water*, to no effect."),
        ([drank(0, "water"), ev.Drew(seat=0, n=1, cards={})], "Ann drinks *Water*. Ann draws 1 card."),
        ([drank(0, "water"), drank(1, "water")], "Ann and Bo drink *Water*, to no effect."),
        (
            [drank(0, "wine"), alcohol(0, 2, 4), drank(1, "wine"), alcohol(1, 2, 7), drank(2, "wine")],
            "Ann (now 4) and Bo (now 7) drink *Wine*: +2 Alcohol Content each. Cy drinks *Wine*, to no effect.",
        ),
        (
            [drank(0, "wine"), alcohol(0, 2, 4), drank(1, "light-ale"), alcohol(1, 2, 7)],
            "Ann drinks *Wine*: +2 Alcohol Content (now 4). Bo drinks *Light Ale*: +2 Alcohol Content (now 7).",
        ),
        (
            [revealed(0, "light-ale-chaser"), revealed(0, "contest")],
            "Ann reveals *Light Ale with a Chaser*; the Event *Drinking Contest!* is discarded without effect.",
        ),
        ([revealed(0, "contest")], "Ann reveals the Event *Drinking Contest!*, which is discarded without effect."),
        (
            [ev.Negated(card="tip", seat=0), ev.Passed(seat=0)],
            "*Tip the Wench* is Negated, so Ann counts as having passed.",
        ),
        ([ev.Paid(seat=0, n=0, to=1, paid="", now=0)], "Ann has no Gold to pay Bo."),
        ([ev.LeftFront(seat=0, card="torglesnarf.ottilie")], "*Ottilie the Obstacle* leaves Ann."),
        ([played(0, "gerki.poison", "1.0")], "Ann plays *{poison}* on a card in front of Bo."),
        ([played(0, "tip", "0")], "Ann plays *Tip the Wench*."),
        ([played(0, "daareka.why-mindbreaker")], "Ann plays *Now I'll show you why I'm called 'the Mindbreaker!'*"),
        ([played(0, "kaylin.poof")], r"Ann plays *\*Poof!\**"),
        (
            [ev.PileShuffledIn(seat=0, n=2), ev.Served(seat=0, pile=1)],
            "Ann shuffles 2 Drinks back into the Drink Deck. Ann has 1 Drink waiting.",
        ),
        (
            [ev.ContestScored(marks={"0": 2, "1": 1, "2": 2})],
            "In the Drinking Contest each Drink counts for whoever revealed it: Ann 2, Bo 1, Cy 2. Ann and Cy tie.",
        ),
        (
            [ev.DrinkChanged(seat=0, mod=["season", 1, -1, 0, 0])],
            "Ann's Drink is spiked: -1 Fortitude, +1 Alcohol Content.",
        ),
        ([ev.DrinkChanged(seat=0, mod=["add", -3, 0])], "Ann's Drink gets 3 weaker."),
        ([ev.Reduced(seat=0, by=2, left=1)], "Ann's loss is cut by 2 Fortitude, to 1."),
        ([ev.Reduced(seat=0, by=2, left=0)], "Ann's loss is cut to nothing."),
        ([ev.Redirected(from_=0, to=1, n=3)], "Ann passes the loss of 3 Fortitude on to Bo."),
        ([ev.Shared(seat=0, gold=7, each=3, inn=4)], "Ann's 7 Gold: 4 to the Inn, 3 to the only player left."),
    ],
)  # fmt: skip
def test_what_has_come_of_it_is_told(events: Sequence[ev.InnEvent], told: str) -> None:
    assert story(*events) == told.format(poison=TITLE)


TITLE = "Have you seen my poison? I left it in a mug right here..."


@pytest.mark.parametrize(
    ("events", "told"),
    [
        (
            [*ordered(0, 1, 2), *ordered(0, 1, 3), *ordered(0, 1, 4)],
            "Ann orders 3 Drinks for Bo (now 4 waiting).",
        ),
        (
            [*ordered(0, 1, 2), *ordered(0, 2, 1), *ordered(0, 1, 3)],
            "Ann orders 3 Drinks: 2 for Bo (now 3 waiting) and 1 for Cy (now 1 waiting).",
        ),
        (
            [*ordered(0, 1, 2), *ordered(1, 2, 1)],
            "Ann orders a Drink for Bo (now 2 waiting). Bo orders a Drink for Cy (now 1 waiting).",
        ),
        (
            [ev.LeftRound(seat=1), ev.LeftRound(seat=0), ev.RoundBegan(starter=0)],
            "A Round of Gambling starts without Bo and Ann.",
        ),
        (
            [
                ev.CounterChanged(seat=0, counter="vlazlo.blood", by=-2, now=1),
                ev.SideTaken(seat=0, side="vlazlo.bat", cards={}),
            ],
            "Ann takes a card from the Bat Deck at the cost of 2 Blood (now 1).",
        ),
        (
            [ev.LeftRound(seat=1), ev.Discarded(seat=1, cards=["tip"]), ev.RoundBegan(starter=0)],
            "Bo discards 1 card. A Round of Gambling starts without Bo.",
        ),
        (
            [ev.LeftRound(seat=1), ev.RoundLost(pot=0), ev.RoundBegan(starter=0)],
            "Bo is out of the Round. Nobody wins the Round. A Round of Gambling starts.",
        ),
        (
            [
                ev.CardSearched(seat=0, cards=["tip", "torglesnarf.ottilie"], found="torglesnarf.ottilie"),
                ev.PutInFront(seat=0, card="torglesnarf.ottilie"),
            ],
            "Ann reveals 2 cards and puts *Ottilie the Obstacle* in front.",
        ),
        ([ev.Bid(seat=0, n=0, how="gold"), ev.Bid(seat=2, n=0, how="gold")], "Ann and Cy don't bid."),
        (
            by_card(ev.Discarded(seat=0, cards=["tip", "raise"]), played(0, "bryn.haymaker", "1", use=1)),
            "Ann plays *I've been saving this one since the last port* on Bo at the cost of 2 cards.",
        ),
        (
            by_card(fortitude(0, -1, 17), played(0, "whitehawk.quickdraw", "1")),
            "Ann plays *You were still counting to three? How sweet* on Bo at the cost of 1 Fortitude (now 17).",
        ),
        (
            by_card(ev.Paid(seat=0, n=1, to=INN, paid="", now=4), played(0, "torglesnarf.physician")),
            "Ann plays *My personal physician may feel that for me* at the cost of 1 Gold.",
        ),
        (
            by_card(
                ev.CounterChanged(seat=0, counter="zakhan.chi", by=-1, now=2),
                played(0, "zakhan.think-drunk", "1", use=1),
            ),
            "Ann plays *I'm not as think as you drunk I am!* on Bo at the cost of 1 Drunken Chi (now 2).",
        ),
        (
            [
                fortitude(0, -2, 18),
                *by_card(fortitude(0, -1, 17), played(0, "whitehawk.quickdraw", "1"), fortitude(1, -1, 19)),
            ],
            "Ann: -2 Fortitude, now 18. Ann plays *You were still counting to three? How sweet* on Bo at the cost of "
            "1 Fortitude (now 17). Bo: -1 Fortitude, now 19.",
        ),
        (
            [
                *(ev.Paid(seat=seat, n=1, to=INN, paid="", now=4) for seat in (0, 1)),
                *by_card(ev.Paid(seat=0, n=1, to=INN, paid="", now=4), played(0, "torglesnarf.physician")),
            ],
            "Ann and Bo pay the Inn 1 Gold each. Ann plays *My personal physician may feel that for me* at the cost of "
            "1 Gold.",
        ),
        (
            [ev.Discarded(seat=0, cards=["tip"]), played(0, "tip")],
            "Ann discards 1 card. Ann plays *Tip the Wench*.",
        ),
    ],
)
def test_what_belongs_together_is_one_sentence(events: Sequence[ev.InnEvent], told: str) -> None:
    assert story(*events) == told
