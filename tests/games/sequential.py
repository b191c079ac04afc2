"""Whether somebody wins more than a share of the games, found out with as few games as it takes."""

from __future__ import annotations

from collections.abc import Iterable
from math import log

DOUBT = 0.05
"""How often a share no higher than the bound is taken for one that is higher, at most."""
BAD_LUCK = 0.01
"""How often a share as high as the likely one is not recognized, about."""


def surely_above(bound: float, likely: float, won: Iterable[float]) -> bool:
    """Whether the share of wins is above `bound`: Wald's sequential test of it against `likely`.

    `won` plays the games, and says of each which part of its first place was won, from 0 to 1. No more are played once
    it is decided; if they run out before, nothing is sure. `likely` is a little below the share that was measured. A
    share in between is told from `likely` the better the nearer it is to `bound`.
    """
    for_a_win, for_a_loss = log(likely / bound), log((1 - likely) / (1 - bound))
    evidence = 0.0
    for part in won:
        evidence += part * for_a_win + (1 - part) * for_a_loss
        if evidence >= -log(DOUBT):
            return True
        if evidence <= log(BAD_LUCK):
            return False
    return False
