"""What is measured with decks of one's own: how well their texts are read back, and that no table is stopped."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.engine import BadData, Run, Runaway
from bot.games.inn.patrons import PATRONS
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.rules.cards.drafts.cards import Around, does
from bot.games.inn.rules.cards.drafts.phrases import the_phrases
from bot.games.inn.rules.cards.drafts.reading import MOST_SIGNS, Reader
from bot.games.inn.rules.cards.own import read_own
from bot.games.inn.rules.cards.prepared import Card
from bot.games.inn.rules.cards.text import fresh_text, the_lexicon
from bot.games.inn.rules.cards.vocabulary import OWN
from bot.games.inn.simulation.drafts import EAGER, DraftGame, check_draft
from bot.patrons import play_out
from workshop.own.inventing import Inventor

SEATS = (2, 3, 4)
A_LOT = 8
"""For so many games there is a new lot of decks, as many as a table has seats at most: checking one takes longer than
playing it."""


@dataclass(slots=True)
class Reading:
    """How many cards were read back to the same data, how many to other data, and of how many was asked."""

    same: int = 0
    other: int = 0
    asked: int = 0
    missed: list[str] = field(default_factory=list[str])
    """Lines that were not read back to the same data."""

    @property
    def cards(self) -> int:
        """How many cards there were."""
        return self.same + self.other + self.asked

    def read(self, card: Card, about: Around, line: str) -> None:
        """Read a line that was made of a card."""
        found = Reader(the_phrases(), about).read(line)
        try:
            same = not found.questions and does(about.card(found.card)) == does(card)
        except BadData:
            same = False
        self.same += same
        self.asked += bool(found.questions)
        self.other += not (same or found.questions)
        if not same:
            self.missed.append(line)

    def __str__(self) -> str:
        return (
            f"{self.same} of {self.cards} ({self.same / self.cards:.1%}) are read back to the same data, "
            f"{self.other} to other data, {self.asked} are asked"
        )


def read_shipped() -> Reading:
    """Every card that comes with the bot, from the line that says it."""
    words, reading = the_lexicon(), Reading()
    for card in the_library().cards.values():
        if not card.rule:
            about = Around(card.counters, card.sides, card.side, card.boss)
            line = f'1x {words.phrase("kind", card.kind)} "{card.title}": {fresh_text(card, words)}'
            reading.read(card, about, line)
    return reading


def read_random(cards: int, seed: str) -> Reading:
    """Cards made at random of everything that the vocabulary can say."""
    words, reading = the_lexicon(), Reading()
    for number in range(cards):
        inventor = Inventor(Random(f"{seed} {number}"))
        about = inventor.around_a_deck()
        data = inventor.card()
        card = about.card(data)
        line = f'{data["count"]}x {words.phrase("kind", card.kind)} "{card.title}": {fresh_text(card, words)}'
        if len(line) <= MOST_SIGNS:
            reading.read(card, about, line)
    return reading


@dataclass(slots=True)
class Games:
    """How games with random decks ended."""

    over: int = 0
    stopped: list[str] = field(default_factory=list[str])
    """Of games that the engine stopped, what it said, with the decks at fault."""
    broken: list[str] = field(default_factory=list[str])
    """Of games in which something of ours failed, what."""
    turns: list[int] = field(default_factory=list[int])
    decks: int = 0
    refused: int = 0
    """How many decks `check` refused before."""

    def __str__(self) -> str:
        longest = max(self.turns, default=0)
        return (
            f"{self.over} games are over (the longest after {longest} turns), {len(self.stopped)} were stopped with "
            f"the name of a deck, {len(self.broken)} broke; {self.decks} decks, and {self.refused} that check refused"
        )


def play_random(games: int, seed: str, *, checked: bool) -> Games:
    """Games in which every deck is made at random. `checked`: only decks in which `check` finds nothing."""
    told = Games()
    decks: list[Mapping[str, Any]] = []
    for number in range(games):
        luck = Random(f"{seed} {number}")
        if number % A_LOT == 0:
            decks = [*_decks(told, f"{seed} {number}", checked=checked)]
        _play(told, luck.sample(decks, luck.choice(SEATS)), f"{seed} {number}", number)
    return told


def _decks(told: Games, seed: str, *, checked: bool) -> Iterator[Mapping[str, Any]]:
    number, made = 0, 0
    while made < max(SEATS):
        deck = Inventor(Random(f"{seed} deck {number}")).deck(f"Deck {number}")
        number += 1
        if checked and check_draft(deck):
            told.refused += 1
            continue
        made += 1
        told.decks += 1
        yield deck


@contextmanager
def known(decks: Mapping[str, Mapping[str, Any]]) -> Generator[list[str]]:
    """Decks, by their codes, in the library that everything shares; gone again afterwards."""
    library = the_library()
    for code, deck in decks.items():
        library.learn(*read_own(deck, code))
    try:
        yield [*decks]
    finally:
        for _ in range(2):  # the first time it spares those that a game has asked for
            library.put_out_of_mind(())


def _play(told: Games, decks: list[Mapping[str, Any]], seed: str, number: int) -> None:
    with known({f"{OWN}{at}": deck for at, deck in enumerate(decks)}) as seated:
        _play_with(told, seated, seed, number)


def _play_with(told: Games, seated: list[str], seed: str, number: int) -> None:
    events = "both" if number % 4 == 3 else "none"
    game = DraftGame(the_library(), seated, seed, EAGER[number % len(EAGER)], events)
    try:
        run = game.to_the_end(live=number % 10 == 0) if number % 5 else _patrons(seated, seed)
    except Runaway as fault:
        if not fault.decks or not set(fault.decks) <= {*seated}:
            told.broken.append(f"{seed}: {fault.report}: blames {fault.decks}")
        told.stopped.append(f"{seed}: {fault.report} ({', '.join(fault.decks)})")
    except Exception as fault:
        told.broken.append(f"{seed}: {fault!r}")
    else:
        told.over += 1
        told.turns.append(run.turn)


def _patrons(seated: list[str], seed: str) -> Run:
    """A game that computer players play."""
    options = {"windows": "quick", "characters": seated}
    run = Run.new(Inn(), len(seated), options, seed, live=False)[0]
    play_out(run, [PATRONS["regular"]] * len(seated), Random(seed).random)
    return run
