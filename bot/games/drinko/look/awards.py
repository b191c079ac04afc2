"""The awards of a game of Drinko, from its public log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.games.drinko.look.words import card_name
from bot.games.drinko.rules import events as ev
from bot.games.drinko.rules.events import read
from bot.ui.awards import MOST, Award, AwardWords, best
from bot.ui.words import Words

LEAST: Final = {"train": 4, "dodge": 2, "thirst": 3, "comeback": 9, "caught": 1}
"""Every award, in the order in which they are shown, and what it takes at least: the size of a Drink Train three
times, cards in hand, catches."""
_PASSES_ON: Final = ("deflect", "target")
"""Specials that send a Drink Train to somebody else as it is."""


def drinko_awards(events: Iterable[Mapping[str, Any]]) -> list[Award]:
    """The awards of a whole game, from its public events in order; at most `MOST`.

    ``train``: the largest size to which a card raised a Drink Train. ``dodge``: the longest train that a Deflect or a
    Target sent to somebody else. ``thirst``: the most that was drunk at once. ``comeback``: the most cards that the
    first player out had held. ``caught``: who caught others most often.
    """
    done = _Deeds()
    for event in map(read, events):
        if event is not None:
            done.add(event)
    return [award for kind, least in LEAST.items() for award in best(kind, done.deeds, least)][:MOST]


class _Deeds:
    """What was done in a game that may earn an award."""

    def __init__(self) -> None:
        self.deeds: list[Award] = []
        self._train = 0
        self._played: tuple[int, str] | None = None
        """Who played the last card, and which."""
        self._held: Counter[int] = Counter()
        self._most_held: Counter[int] = Counter()
        self._catches: Counter[int] = Counter()
        self._dealt = 0

    def add(self, event: ev.DrinkoEvent) -> None:
        """The next event."""
        match event:
            case ev.Dealt(n=n):
                self._dealt = n
            case ev.CardPlayed(seat=seat, card=card, left=left):
                self._hold(seat, left)
                self._played = (seat, card)
                if card in _PASSES_ON:
                    self.deeds.append(Award("dodge", seat, self._train, (card,)))
            case ev.CardsDrawn(seat=seat, n=n):
                self._hold(seat, self._held.get(seat, self._dealt) + n)
            case ev.Train(size=size, was=was):
                if size > was and self._played is not None:
                    self.deeds.append(Award("train", self._played[0], size, (self._played[1],)))
                self._train = size
            case ev.DrinksTaken(seat=seat, n=n):
                self.deeds.append(Award("thirst", seat, n))
            case ev.Out(seat=seat, place=1):
                self.deeds.append(Award("comeback", seat, max(self._dealt, self._most_held[seat])))
            case ev.Caught(seat=seat):
                self._catches[seat] += 1
                self.deeds.append(Award("caught", seat, self._catches[seat]))
            case _:
                pass

    def _hold(self, seat: int, cards: int) -> None:
        self._held[seat] = cards
        self._most_held[seat] = max(self._most_held[seat], cards)


def award_words(words: Words, names: Sequence[str], award: Award) -> AwardWords:
    """An award in words."""
    told = words.say(
        f"drinko-award.{award.kind}-done", n=award.n, card=", ".join(card_name(words, card) for card in award.cards)
    )
    return AwardWords(words.say(f"drinko-award.{award.kind}"), names[award.seat], told)
