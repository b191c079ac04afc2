"""What a learner is advised: what the lesson wants to show, else what a regular patron would do in their place."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine import SeatAsk
from bot.engine.lessons import step_at
from bot.games.drinko.patrons.regular import DrinkoRegular
from bot.games.drinko.rules.deals import Deal
from bot.games.drinko.rules.view import DrinkoView


class Advice(NamedTuple):
    """What to pick, and the key of the words that belong to it; that is empty without a step of the lesson."""

    pick: str
    say: str = ""


def advise(deal: Deal, view: DrinkoView, ask: SeatAsk, turn: int) -> Advice:
    """What to do in the seat's own turn, counted from 1 over all seats."""
    step = step_at(deal.step, turn, "turn", ask.options)
    if step is not None and not ask.options[step.play].least:
        return Advice(step.play, step.say)
    return Advice(*DrinkoRegular().choose(view, ask, lambda: 0.0))


def must_call(view: DrinkoView) -> bool:
    """Whether the seat has one card left and is in time to call."""
    return view["me"] is not None and view["uncalled"]["may"] == view["me"]
