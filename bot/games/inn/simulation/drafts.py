"""Whether a deck that somebody makes can be played with: what its cards say, and games with it that are played out."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from bot.engine import Option, Run, Runaway, SeatAsk
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.rules.cards.drafts.cards import CODE
from bot.games.inn.rules.cards.drafts.faults import faults
from bot.games.inn.rules.cards.library import with_deck
from bot.games.inn.rules.cards.prepared import Library
from bot.games.inn.rules.cards.text import fresh_text, the_lexicon
from bot.games.inn.rules.cards.wording import Lexicon
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.simulation.proving import unplayable
from bot.patrons.patron import any_answer

log = logging.getLogger("barkeep")

GAMES = 12
"""How many games are played out with a deck: at every second table it is the only deck, at several seats."""
SEARCHED = 30
"""How many games are played until every card has come up."""
MOST_MOVES = 6_000
MOST_TURNS = 400
"""After so many answers, or turns, a game is taken for endless; those of shipped decks are over long before."""
OUT_OF_TURN = 0.1
EAGER = (0.0, 0.5, 1.0)
"""How often players who can play a card do, one game after the other: who plays whatever they can finds the loops."""


def check_draft(deck: Mapping[str, Any], words: Lexicon | None = None) -> list[str]:
    """All that is wrong with a draft, in sentences for who makes it; empty if a table can play with it.

    A bounded number of games is played, which takes some seconds; they are the same each time. Nothing is played with a
    deck that has `faults`.
    """
    words = words or the_lexicon()
    found = faults(deck, words)
    if found:
        return found
    said = next(_endless(deck, words), "")
    return [said] if said else [*_unplayed(with_deck(the_library(), CODE, deck), words)]


def _unplayed(library: Library, words: Lexicon) -> Iterator[str]:
    """A sentence for each use of a card of the draft that nobody came to play."""
    for found in unplayable(library, most_games=SEARCHED, decks=(CODE,)):
        if found.card.deck:  # what keeps a generic card from being played is no fault of the draft's
            text = fresh_text(found.card, words)
            yield words.phrase("fault", "unplayed", card=found.card.title, n=found.games, text=text)


def _endless(deck: Mapping[str, Any], words: Lexicon) -> Iterator[str]:
    """A sentence for each game that went wrong."""
    shipped = the_library()
    others = [code for code, character in shipped.characters.items() if character.edition]
    library = shipped
    for number in range(4):
        library = with_deck(library, f"{CODE}-{number}", deck)
    luck = Random("draft")
    for number in range(GAMES):
        seats = 2 + number // 2 % 3
        seated = [f"{CODE}-{seat}" for seat in range(seats)]
        if number % 2:
            seated = [seated[0], *luck.sample(others, seats - 1)]
        events = "both" if number % 4 == 3 else "none"
        game = DraftGame(library, seated, f"draft {number}", EAGER[number % len(EAGER)], events)
        said = game.play(words)
        if said:
            yield said


class DraftGame:
    """One game in which people play at random, and rather play cards than not."""

    def __init__(self, library: Library, seated: list[str], seed: str, eager: float, events: str = "none") -> None:
        self.library = library
        self.game = Inn(library)
        self.options = {"windows": "quick", "characters": seated, "events": events}
        self.seed = seed
        self.eager = eager
        self.luck = Random(seed)
        self.run: Run | None = None

    def play(self, words: Lexicon) -> str:
        """Play it out; a sentence if it has no end, or breaks."""
        try:
            self.to_the_end(limited=True)
        except Runaway as fault:
            log.info("a draft runs away: %s", fault.report)
            key = "endless-game" if fault.report.startswith("more than") else "endless-turn"
            return words.phrase("fault", key, cards=self._cards(words))
        except Exception:
            log.exception("a game with a draft breaks")
            return words.phrase("fault", "breaks", cards=self._cards(words))
        return ""

    def to_the_end(self, *, limited: bool = False, live: bool = False) -> Run:
        """Play it out. Raises `Runaway`; `limited`: also after `MOST_MOVES` or `MOST_TURNS`. `live`: as at a table."""
        run = self.run = Run.new(self.game, len(self.options["characters"]), self.options, self.seed, live=live)[0]
        moves = 0
        while not run.over:
            moves += 1
            if limited and (moves > MOST_MOVES or run.turn > MOST_TURNS):
                raise Runaway(f"more than {moves - 1} moves in {run.turn} turns", tuple(self.options["characters"]))
            self._move(run)
        return run

    def _move(self, run: Run) -> None:
        assert run.ask is not None
        if self.luck.random() < OUT_OF_TURN:
            seat = self.luck.choice(run.state.living())
            options = [option for option in self.game.unasked(run.state, seat).values() if self._plays(option)]
            if options:
                run.use_unasked(seat, self._pick(options))
                return
        answers: dict[int, tuple[str, ...]] = {}
        for seat in run.waiting():
            ask = run.ask.seats[seat]
            answers[seat] = self._answer(ask)
            if run.ask.first or run.live:
                break
        if not run.live:
            run.answer_all(answers)
            return
        for seat, picks in answers.items():
            run.answer(seat, run.ask.number, picks)

    def _answer(self, ask: SeatAsk) -> tuple[str, ...]:
        if ask.least == ask.most == 1 and self.eager and self.luck.random() < self.eager:
            playing = [option for option in ask.options.values() if self._plays(option)]
            if playing:
                return (self._pick(playing),)
        return any_answer(ask, self.luck.random)

    def _plays(self, option: Option) -> bool:
        return read_pick(option.key).of in self.library.cards

    def _pick(self, options: list[Option]) -> str:
        return self.luck.choice([pick for option in options for pick in option.picks()])

    def _cards(self, words: Lexicon) -> str:
        """The titles of the draft's cards that are being resolved, or lie on the discards of whose turn it is."""
        state = self.run.state if self.run else None
        codes = ([item.card for item in state.stack] or state.seats[state.active].discard[-3:]) if state else ()
        cards = [self.library.cards[code] for code in codes if code.startswith(CODE) and code in self.library.cards]
        titles = [*dict.fromkeys(card.title for card in cards if not card.rule)][:3]
        return ", ".join(f"“{title}”" for title in titles) or words.phrase("fault", "some-cards")
