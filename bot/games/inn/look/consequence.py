"""Where a seat stands, what a Drink does to it, and what happens to it if nobody answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.inn.look.staying import more_drunk
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules.cards.library import Taste
from bot.games.inn.rules.play.brew import half, plain_taste
from bot.games.inn.rules.play.table import LIMIT
from bot.games.inn.rules.play.view import InnView


class Levels(NamedTuple):
    """Where a seat stands; Fortitude and Alcohol Content from 0 to 20."""

    fortitude: int
    alcohol: int
    gold: int
    more: int = 0
    """Counters that count with Alcohol Content."""

    @property
    def gap(self) -> int:
        """Fortitude minus Alcohol Content and what counts with it; at 0 the player passes out."""
        return self.fortitude - self.alcohol - self.more


@dataclass(frozen=True, slots=True)
class Consequence:
    """What happens to one seat if nobody answers."""

    before: Levels
    after: Levels
    drawn: int = 0
    """Cards that it draws."""
    unseen: int = 0
    """Drinks that the seat drinks and that nobody has seen yet; their effects are not in `after`."""
    unsure: bool = False
    """Whether something more happens to the seat that cannot be known now."""
    out: str = ""
    """Why the seat would then lose the game: "asleep" or "broke"; empty if it would not."""


def standing(view: InnView, seat: int, library: Library | None = None) -> Levels:
    """Where a seat stands now."""
    shown = view["seats"][seat]
    return Levels(shown["fortitude"], shown["alcohol"], shown["gold"], more_drunk(shown, library or the_library()))


def taste_for(view: InnView, seat: int, cards: Sequence[str], library: Library | None = None) -> Taste:
    """What a Drink with its Chasers does to a seat, before any card changes it."""
    library = library or the_library()
    return plain_taste(library.drinks, cards, library.characters[view["seats"][seat]["character"]].race)


def drunk(before: Levels, felt: Taste) -> Levels:
    """Where a seat stands after a Drink."""
    return Levels(
        max(0, min(LIMIT, before.fortitude + felt.fortitude)),
        max(0, min(LIMIT, before.alcohol + felt.alcohol)),
        before.gold + felt.gold,
        before.more,
    )


def halved(felt: Taste) -> Taste:
    """Half of every effect of a Drink, rounded up (003 *Splitting Drinks*)."""
    return Taste(half(felt.alcohol), half(felt.fortitude), half(felt.draw), half(felt.gold))
