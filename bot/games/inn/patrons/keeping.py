"""Which cards of a hand are worth keeping where it is filled up again: those that bring more than a new one would.

What a card brings is learnt for what stands on it (``data/inn/keeping.toml``, which ``train --what hands`` writes):
for its kind, and for each word of its uses with whom the word is said of. So it holds for the decks of a house, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.games.inn.rules import the_library


@cache
def stands_on(code: str) -> frozenset[str]:
    """The kind of a card, and what is said on it of whom, as *lose-fortitude picked*; of an unknown one nothing.

    A use that it has only in front of a player does not count: nobody keeps a card in the hand for it.
    """
    card = the_library().cards.get(code)
    if card is None:
        return frozenset()
    said = (f"{effect.word} {effect.whom}" for use in card.uses if not use.front for effect in use.do)
    return frozenset((card.kind, *said))


def brings(code: str, keeping: Mapping[str, float]) -> float:
    """What keeping a card adds to the chance to win, in hundredths; less than 0 where a new one brings more.

    `keeping`: what was learnt, by what stands on a card.
    """
    return sum([keeping.get(what, 0.0) for what in sorted(stands_on(code))], 0.0)
