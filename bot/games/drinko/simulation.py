"""What `simulate` looks at when it plays Drinko."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from bot.engine import Run
from bot.games.drinko.rules import the_deck
from bot.games.kit import Kept, Simulation


def keeps(options: Mapping[str, Any]) -> Kept:
    """No card may appear or vanish."""
    cards = Counter(the_deck().build(dict(options)))
    return lambda play: lambda: keeps_cards(play, cards)


def keeps_cards(play: Run, cards: Counter[str]) -> bool:
    """Whether the table holds exactly `cards`, wherever they lie."""
    state = play.state
    found = Counter[str](state.draw)
    found.update(state.pile)
    for hand in state.hands:
        found.update(hand)
    return found == cards


SIMULATION = Simulation(keeps)
