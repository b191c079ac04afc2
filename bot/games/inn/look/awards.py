"""The awards of a game of the Inn, from its public log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.games.inn.look.words import drink_title
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules import events as ev
from bot.games.inn.rules.play.state import INN
from bot.ui.awards import MOST, Award, AwardWords, best
from bot.ui.words import Words

LEAST: Final = {"drink": 3, "dodge": 3, "gold": 4, "saved": 2}
"""Every award, in the order in which they are shown, and what it takes at least: Alcohol Content, Alcohol Content or
Fortitude, Gold, Fortitude."""


def inn_awards(events: Iterable[Mapping[str, Any]], library: Library | None = None) -> list[Award]:
    """The awards of a whole game, from its public events in order; at most `MOST`.

    ``drink``: the strongest Drink whose drinker did not fall asleep in that turn. ``dodge``: the
    strongest Drink that was Ignored or passed on, as its cards are printed, or the most Fortitude that another lost
    in their place. ``gold``: the most Gold that came to one player at once. ``saved``: the most Fortitude that one
    effect of a card kept.
    """
    done = _Deeds(library or the_library())
    for event in map(ev.read, events):
        if event is not None:
            done.add(event)
    done.settle()
    return [award for kind, least in LEAST.items() for award in best(kind, done.deeds, least)][:MOST]


class _Deeds:
    """What was done in a game that may earn an award."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.deeds: list[Award] = []
        self._drunk: list[Award] = []
        """Drinks whose drinkers may still fall asleep by them."""
        self._revealed: dict[int, list[str]] = {}
        """By seat, the Drinks that lie revealed before it."""
        self._income: tuple[int, int] | None = None
        """The seat to which Gold comes just now, and how much so far."""

    def add(self, event: ev.InnEvent) -> None:
        """The next event."""
        self._count_gold(event)
        match event:
            case ev.Revealed(seat=seat, drink=drink):
                self._revealed.setdefault(seat, []).append(drink)
            case ev.Drank(seat=seat, drinks=drinks, alcohol=alcohol):
                self._revealed.pop(seat, None)
                self._drunk.append(Award("drink", seat, alcohol, tuple(drinks)))
            case ev.EventRevealed(seat=seat):
                self._revealed.pop(seat, None)
            case ev.DrinkIgnored(seat=seat) | ev.DrinkPassed(seat=seat):
                self._dodge_drink(seat)
            case ev.Redirected(from_=seat, n=n):
                self.deeds.append(Award("dodge", seat, n))
            case ev.Reduced(seat=seat, by=by):
                self.deeds.append(Award("saved", seat, by))
            case ev.FellAsleep(seat=seat):
                self._drunk = [drink for drink in self._drunk if drink.seat != seat]
            case ev.TurnBegan():
                self.settle()
            case _:
                pass

    def settle(self) -> None:
        """Nothing is pending: the turn, or the game, is over."""
        self.deeds += self._drunk
        self._drunk.clear()
        self._revealed.clear()
        self._end_income()

    def _dodge_drink(self, seat: int) -> None:
        cards = self._revealed.pop(seat, [])
        strength = sum(self.library.drinks[card].taste.alcohol for card in cards if card in self.library.drinks)
        self.deeds.append(Award("dodge", seat, strength, tuple(cards)))

    def _count_gold(self, event: ev.InnEvent) -> None:
        """Payments to one player in a row are one: each of several players pays them."""
        match event:
            case ev.Paid(n=n, to=to, paid=paid) if to != INN and paid != "none":
                self._gain(to, n)
            case ev.GoldGained(seat=seat, by=by) | ev.PotTaken(seat=seat, n=by) if seat != INN:
                self._gain(seat, by)
            case _:
                self._end_income()

    def _gain(self, seat: int, n: int) -> None:
        had = self._income[1] if self._income is not None and self._income[0] == seat else 0
        if not had:
            self._end_income()
        self._income = (seat, had + n)

    def _end_income(self) -> None:
        if self._income is not None:
            self.deeds.append(Award("gold", *self._income))
            self._income = None


def award_words(words: Words, names: Sequence[str], award: Award) -> AwardWords:
    """An award in words; of a Drink with Chasers only the last card is named."""
    drink = drink_title(award.cards[-1]) if award.cards else ""
    told = words.say(f"inn-award.{award.kind}-{'drink' if award.cards else 'done'}", n=award.n, drink=drink)
    return AwardWords(words.say(f"inn-award.{award.kind}"), names[award.seat], told)
