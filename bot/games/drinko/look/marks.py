"""The marks of Drinko, from the log of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.engine import View
from bot.games.drinko.rules import events as ev
from bot.games.drinko.rules.events import read
from bot.store.earned import FinishedGame, FinishedSeat, Won
from bot.tables.ladder.marks import Close, Deed, Deeds, GameMarks

TRAIN: Final = 10
"""The size of a long Drink Train."""
CAUGHT: Final = 3
"""How many people somebody catches in one game."""
FULL: Final = 12
"""The cards of a full hand."""
NAMES: Final = ("train", "catcher", "comeback", "dry")
PASSES_ON: Final = ("deflect", "target")
"""Specials that send a Drink Train to somebody else as it is."""


class DrinkoWatch:
    """See `bot.tables.ladder.marks.Watch`.

    ``train``: passed on a train of 10 or more. ``catcher``: caught three others. ``comeback``: was the first one out
    after holding twelve cards. ``dry``: won without one drink.
    """

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self._number = -1
        self._train = 0
        self._player: int | None = None
        """Who played the last card."""
        self._dealt = 0
        self._held: Counter[int] = Counter()
        self._full: set[int] = set()
        self._drank: set[int] = set()
        self._caught: dict[int, set[int]] = {}
        self._close: dict[int, Close] = {}
        """Of the first one out, the fewest cards that another held then."""

    def hear(self, event: Mapping[str, Any]) -> None:
        """The next event."""
        self._number += 1
        match read(event):
            case ev.Dealt(n=n):
                self._dealt = n
            case ev.CardPlayed(seat=seat, card=card, left=left):
                self._held[seat], self._player = left, seat
                if card in PASSES_ON and self._train >= TRAIN:
                    self._note("train", seat)
            case ev.Train(size=size, was=was):
                if size > was and size >= TRAIN and self._player is not None:
                    self._note("train", self._player)
                self._train = size
            case ev.CardsDrawn(seat=seat, n=n):
                self._held[seat] = self._held.get(seat, self._dealt) + n
                if self._held[seat] >= FULL:
                    self._full.add(seat)
            case ev.DrinksTaken(seat=seat, n=n) if n:
                self._drank.add(seat)
            case ev.Caught(seat=seat, target=target):
                self._catch(seat, target)
            case ev.Out(seat=seat, place=1):
                self._win(seat)
            case _:
                pass

    def see(self, view: View) -> None:
        """Events tell it all."""

    def done(self) -> Deeds:
        """What was seen."""
        return Deeds(self.deeds, {}, self._close)

    def _catch(self, seat: int, target: int) -> None:
        caught = self._caught.setdefault(seat, set())
        caught.add(target)
        if len(caught) == CAUGHT:
            self._note("catcher", seat)

    def _win(self, seat: int) -> None:
        if seat in self._full:
            self._note("comeback", seat)
        if seat not in self._drank:
            self._note("dry", seat)
        others = [cards for other, cards in self._held.items() if other != seat]
        if others:
            self._close[seat] = Close(min(others), self._number)

    def _note(self, mark: str, seat: int) -> None:
        """The first of a kind is the one that stays."""
        if all((deed.mark, deed.seat) != (mark, seat) for deed in self.deeds):
            self.deeds.append(Deed(mark, seat, self._number, by_winning=mark in ("comeback", "dry")))


def of_win(game: FinishedGame, seat: FinishedSeat, wins: Sequence[Won]) -> Iterable[str]:
    """None: the log shows them all."""
    return ()


DRINKO_MARKS: Final = GameMarks(NAMES, DrinkoWatch, of_win)
