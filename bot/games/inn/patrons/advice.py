"""What a learner is advised: what the lesson wants to show, else what a regular patron would do in their place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from bot.engine import Option, SeatAsk
from bot.engine.lessons import step_at
from bot.games.inn.patrons.drafts import use_of
from bot.games.inn.patrons.playing import InnPatron
from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.value import Chances, the_cast, the_value
from bot.games.inn.rules.cards.deals import Deal
from bot.games.inn.rules.play.table import LIMIT
from bot.games.inn.rules.play.view import InnView

KEEP: Final = "keep"
"""What a step of a lesson calls it to discard nothing."""


class Advice(NamedTuple):
    """What to pick; an unasked option, which no ask offers, stands alone."""

    picks: tuple[str, ...]
    say: str = ""
    """The key of the words that belong to it; empty without a step of the lesson."""
    fells: int = -1
    """The seat that it puts out if nobody answers it."""


@cache
def adviser() -> InnPatron:
    """The regular patron, with none of the chance by which it misjudges."""
    weights = the_cast().strength["regular"].model_copy(update={"noise": 0.0, "forgets": 0.0})
    return InnPatron(Chances(the_value(), weights))


def advise(
    deal: Deal | None, view: InnView, ask: SeatAsk, turn: int, about: str, unasked: Mapping[str, Option]
) -> Advice:
    """What to do at an open ask of this turn; `about` is what it is called at the Inn, `unasked` what may be done
    besides. A step of the deal comes first, unless a card out of turn saves the seat or fells another.
    """
    patron, position = adviser(), Position(view, adviser().judge)
    besides = {key: option for key, option in unasked.items() if key not in ask.options}
    wish = patron.wish(view, besides, _no_luck)
    if wish is not None:
        return Advice((wish,), fells=_felled(position, wish))
    offered = [KEEP, *ask.options] if about == "discard" else list(ask.options)
    step = step_at(deal.step, turn, about, offered) if deal is not None else None
    if step is not None and not _in_vain(position, step.play):
        shown = _shown(step.play, ask)
        return Advice(shown, step.say, _felled(position, *shown))
    picks = patron.choose(view, ask, _no_luck)
    return Advice(picks, fells=_felled(position, *picks))


def _no_luck() -> float:
    return 0.0


def _shown(play: str, ask: SeatAsk) -> tuple[str, ...]:
    if play == KEEP:
        return ()
    return (ask.options[play].fewest(),)


def _in_vain(position: Position, key: str) -> bool:
    """Whether it is a card that only heals, and the player has all their Fortitude."""
    found = use_of(key)
    full = position.fortitude[position.me] >= LIMIT
    return full and found is not None and all(effect.word == "gain-fortitude" for effect in found[1].do)


def _felled(position: Position, *picks: str) -> int:
    """The other seat that the pick puts out if nobody answers it; -1 for none."""
    outcome = position.with_pick(picks[0]) if len(picks) == 1 else None
    if outcome is None:
        return -1
    others = (seat for seat in position.living if seat != position.me)
    return next((seat for seat in others if position.gap[seat] + outcome.gap[seat] <= 0), -1)
