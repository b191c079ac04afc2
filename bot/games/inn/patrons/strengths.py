"""The computer players of the Inn: the strengths, and the guests of the house."""

from __future__ import annotations

from typing import Final

from bot.engine import SeatAsk
from bot.games.inn.patrons.ahead import Shark
from bot.games.inn.patrons.manner import Mannered
from bot.games.inn.patrons.playing import InnPatron, InnRandom
from bot.games.inn.patrons.value import Chances, Value, Weights, the_cast, the_former, the_value
from bot.games.inn.rules.play.view import InnView
from bot.patrons.patron import Luck, Patron

PASS: Final = "pass"


class Forgetful(InnPatron):
    """Overlooks its cards now and then when somebody else acts: then it passes."""

    def __init__(self, judge: Chances, forgets: float) -> None:
        super().__init__(judge)
        self.forgets = forgets

    def choose(self, view: InnView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """What looks best, or a pass."""
        if PASS in ask.options and view["active"] != view["me"] and luck() < self.forgets:
            return (PASS,)
        return super().choose(view, ask, luck)


def patron_of(value: Value, weights: Weights) -> Patron:
    """A patron that plays by these."""
    judge = Mannered(value, weights) if weights.mannered else Chances(value, weights)
    if weights.deals:
        return Shark(judge, weights.deals)
    return Forgetful(judge, weights.forgets) if weights.forgets else InnPatron(judge)


def strengths() -> dict[str, Patron]:
    """Every strength, the weakest first."""
    found: dict[str, Patron] = {"random": InnRandom()}
    return found | {name: patron_of(the_value(), weights) for name, weights in the_cast().strength.items()}


def former() -> dict[str, Patron]:
    """The strengths of earlier versions, which nobody meets at a table: later ones are measured by them."""
    frozen = the_former()
    return {name: patron_of(frozen.value, weights) for name, weights in frozen.strength.items()}


def guests() -> dict[str, Patron]:
    """The guests of the house, in the order in which they come to a table."""
    cast = the_cast()
    return {code: patron_of(the_value(), cast.weights_of(code)) for code in cast.guest}
