"""Every event of the Inn is told by the rules, and whoever retells it knows it."""

from __future__ import annotations

import ast
import random
from pathlib import Path
from typing import Literal, get_args

import pytest

from bot.engine import Event, GameEvent, Run
from bot.games.inn.look import story
from bot.games.inn.look.worth import QUIET
from bot.games.inn.rules import events as ev
from tests.games.inn.playing import ALL_DECKS, GAME, random_move
from tests.games.noted import NotedWords

RULES = Path(ev.__file__).parent
NAMES = ["Ann", "Ben", "Cid"]
INN = -1
WHY: tuple[Literal["away", "kind", "before", "alone"], ...] = ("away", "kind", "before", "alone")

SAMPLES: tuple[ev.InnEvent, ...] = (
    ev.Seated(characters=["gerki", "zot", "eve"]),
    ev.Starts(seat=0, by="chance"),
    ev.TurnBegan(seat=0),
    ev.OrdersGiven(seat=0, orders=["turn"]),
    ev.GameOver(living=[0]),
    ev.GameOver(living=[]),
    ev.FortitudeChanged(seat=0, by=-2, now=18, source=1),
    ev.FortitudeChanged(seat=0, by=0, now=20, source=1),
    ev.AlcoholChanged(seat=0, by=2, now=2),
    ev.AlcoholChanged(seat=0, by=0, now=0),
    ev.GoldGained(seat=0, by=2, now=12),
    *(ev.PotionDrunk(seat=0, what=what, left=1) for what in ("fortitude", "alcohol", "gold")),
    ev.ChampionNamed(seat=0, by=1, card="contest"),
    ev.Paid(seat=0, n=1, to=1, paid="", now=9),
    ev.Paid(seat=0, n=1, to=INN, paid="", now=9),
    ev.Paid(seat=0, n=0, to=1, paid="", now=0),
    ev.Paid(seat=0, n=1, to=1, paid="inn", now=10),
    ev.Paid(seat=0, n=1, to=1, paid="none", now=10),
    ev.Covered(seat=0, n=1, by="inn"),
    ev.Shared(seat=0, gold=9, each=4, inn=1),
    ev.Shared(seat=0, gold=9, each=4, inn=5),
    ev.Shared(seat=0, gold=1, each=0, inn=1),
    ev.Drew(seat=0, n=2, cards={0: ["gerki.salve", "gerki.poison"]}),
    ev.Reshuffled(seat=0, n=20),
    ev.Discarded(seat=0, cards=["gerki.salve"]),
    ev.PutInFront(seat=0, card="gerki.salve"),
    ev.LeftFront(seat=0, card="gerki.salve"),
    ev.LeftFront(seat=0, card="torglesnarf.ottilie"),
    ev.SideRevealed(seat=0, side="gerki.loot", card="gerki.salve"),
    ev.SideShuffled(seat=0, side="gerki.loot", n=4),
    ev.SideTaken(seat=0, side="gerki.loot", cards={0: ["gerki.salve"]}),
    ev.Sold(seat=0, to=1, card="gerki.salve", price=2),
    ev.CounterChanged(seat=0, counter="gerki.marks", by=-1, now=2),
    *(ev.CounterChanged(seat=0, counter="amundyr.scarab", by=-1, now=now) for now in (2, 0)),
    ev.Used(seat=0, card="gerki.salve", use=1, targets=[]),
    ev.Used(seat=0, card="gerki.salve", use=1, targets=["1"]),
    ev.CardsShown(seat=0, cards=["gerki.salve", "raise"]),
    ev.CardSearched(seat=0, cards=["raise", "gerki.salve"], found="gerki.salve"),
    ev.CardSearched(seat=0, cards=["raise"], found=""),
    ev.Boosted(seat=0, card="gerki.salve", by=1),
    ev.TurnCut(seat=0, until="turn"),
    ev.TurnCut(seat=0, until="own-turn"),
    ev.IgnoresKind(seat=0, of="action"),
    ev.CameBack(seat=0),
    ev.LookedAt(seat=0, n=2, drinks={0: ["light-ale", "wine"]}),
    ev.Played(seat=0, card="gerki.salve", use=0, targets=["d0"], left=6),
    ev.Played(seat=0, card="gerki.poison", use=0, targets=["1"], left=6),
    ev.Negated(card="gerki.poison", seat=0),
    ev.Negated(card="no", seat=0),
    ev.Ignored(seat=1, card="gerki.poison", mates=[]),
    *(ev.IgnoredAnyway(seat=1, card="gerki.poison", why=why, of="action") for why in WHY),
    ev.NoEffect(seat=0, card="gerki.poison"),
    ev.SaleDeclined(seat=0, to=1, card="gerki.salve", price=2),
    ev.ThingKept(seat=0, card="torglesnarf.ottilie"),
    ev.Reduced(seat=1, by=1, left=2),
    ev.Reduced(seat=1, by=1, left=0),
    ev.Redirected(from_=0, to=1, n=2),
    ev.Ordered(seat=0, to=1),
    ev.Served(seat=1, pile=2),
    ev.DrinksOut(),
    ev.DrinksFilled(n=30),
    ev.PileShuffledIn(seat=0, n=3),
    ev.Revealed(seat=0, drink="light-ale", from_="pile"),
    ev.DrinkIgnored(seat=0),
    ev.DrinkUnpaid(seat=0, to=1),
    ev.HandOpened(seat=0),
    ev.HandClosed(seat=0),
    ev.Borrowed(seat=0, from_=1, card="raise"),
    ev.DeckShown(seat=0, cards=["raise", "tip"]),
    ev.Divided(seat=1, first=["raise"], second=["tip"]),
    ev.Divided(seat=1, first=["raise", "tip"], second=[]),
    ev.PileTaken(seat=0, cards=["raise"]),
    ev.PileTaken(seat=0, cards=[]),
    ev.DrinkPassed(seat=0, to=1),
    ev.DrinkSplit(seat=0, to=1),
    *(ev.DrinkChanged(seat=0, mod=[mod, 1]) for mod in ("add", "replace", "convert", "half", "half-down", "reward")),
    ev.DrinkChanged(seat=0, mod=["season", 1, -1, 0, 0]),
    ev.DrinkChanged(seat=0, mod=["add", -2, 0]),
    ev.DrinkChanged(seat=0, mod=["count", "amundyr.scarab", 1]),
    ev.Drank(seat=0, drinks=["light-ale"], alcohol=1, fortitude=0),
    ev.DrinkStays(drink="light-ale", seat=1, pile=2),
    ev.DrinkUnder(drink="light-ale"),
    ev.Sobers(seat=0),
    ev.Sobers(seat=0, emptied=True),
    ev.EventRevealed(seat=0, drink="light-ale"),
    ev.Declined(seat=0),
    ev.ContestScored(marks={"0": 3, "1": 1}),
    ev.ContestScored(marks={"0": 3, "1": 3, "2": 0}),
    ev.ContestWon(seat=0),
    ev.ContestLost(),
    ev.Chose(seat=0, card="dungeon.kobolds", at=0, way=0),
    ev.Chose(seat=0, card="dungeon.loot", at=0, way=0),
    ev.CoinTossed(heads=True),
    ev.CoinTossed(heads=False),
    *(ev.Bid(seat=0, n=2, how=how) for how in ("gold", "fortitude", "alcohol")),
    ev.Bid(seat=0, n=0, how="gold"),
    ev.BidWon(seat=0, n=2, how="gold"),
    ev.SecretsShown(gold={"0": 2, "1": 0}),
    ev.DrinksDiscarded(seat=0, drinks=["light-ale"], pile=1),
    ev.DrinksDiscarded(seat=0, drinks=["light-ale"], pile=0),
    ev.Progressed(deck="sea", by=3, left=3),
    ev.EncounterRevealed(seat=0, deck="sea", card="sea.kraken"),
    ev.EncountersReshuffled(deck="sea", n=20),
    ev.RoundBegan(starter=0),
    ev.Anted(seat=0, n=1, paid="", pot=3),
    ev.Anted(seat=0, n=0, paid="", pot=3),
    ev.Anted(seat=0, n=1, paid="inn", pot=3),
    ev.Anted(seat=0, n=1, paid="none", pot=3),
    ev.NoAntes(seat=0),
    ev.ControlTaken(seat=0),
    ev.ControlTaken(seat=INN),
    ev.Passed(seat=0),
    ev.LeftRound(seat=0),
    ev.RoundWon(seat=0, pot=3),
    ev.RoundWon(seat=0, pot=0),
    ev.RoundLost(pot=3),
    ev.RoundLost(pot=0),
    ev.PotStolen(seat=0),
    ev.RoundGoesOn(seat=0),
    ev.PotTaken(seat=0, n=3, left=0),
    ev.PotTaken(seat=INN, n=3, left=0),
    ev.PotTaken(seat=0, n=0, left=0),
    ev.LastChance(seats=[0, 1]),
    ev.MatesBarred(seat=0),
    ev.ChampionTaken(seat=0, by=1),
    ev.TurnedAway(from_=0, to=1, card="gerki.poison"),
    ev.FellAsleep(seat=0),
    ev.WentBroke(seat=0),
)


def test_every_event_is_listed_once() -> None:
    declared = {kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, GameEvent)}
    assert declared - {GameEvent} == set(get_args(ev.InnEvent)) == set(ev.EVENTS.values())
    assert len(ev.EVENTS) == len(get_args(ev.InnEvent)), "two have the same key"


def test_every_event_is_told_somewhere() -> None:
    told: set[str] = set()
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                told.add(ast.unparse(node.args[0]).rpartition(".")[2])
    assert told == {kind.__name__ for kind in ev.EVENTS.values()}


def test_every_event_has_words_and_all_words_are_said() -> None:
    assert {type(sample) for sample in SAMPLES} == set(ev.EVENTS.values())
    words = NotedWords()
    for sample in SAMPLES:
        assert bool(story.sentence(words, NAMES, sample)) != isinstance(sample, QUIET), sample
    assert words.of("inn-event") <= words.said


@pytest.mark.parametrize("seed", range(4))
def test_every_event_is_read_back_as_it_was_told(seed: int) -> None:
    run, told = Run.new(GAME, len(NAMES), {"drinks": ALL_DECKS}, f"events {seed}")
    luck = random.Random(seed)
    while not run.over:
        _check(told)
        told = random_move(run, luck, out_of_turn=0.05)
    _check(told)


def _check(told: list[Event]) -> None:
    for event in told:
        read = ev.read(event.seen_by(None))
        assert read is not None
        assert read.event() == event._replace(secrets={})
