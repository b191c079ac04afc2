"""The *shark* of the Inn."""

from __future__ import annotations

from bot.patrons.inn import Regular
from bot.patrons.inn_guess import Scale, Weights

SHARK = Scale(Weights(gap=1.2, gap_low=1.0, spite=2.0, eagerness=0.6))
"""It lets go of its cards sooner than a regular, for new ones come each turn; and whatever harms others is its gain."""


class InnShark(Regular):
    """Plays like a regular that weighs everything better."""

    def __init__(self, scale: Scale = SHARK) -> None:
        super().__init__(scale)
