"""Awards: what a seat did in a game that nobody topped, as the game's public log proves it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.ui.words import Words, spaced

MOST = 4
"""The most awards that a game gives."""


class Award(NamedTuple):
    """Something that a seat did."""

    kind: str
    """Names it in the game's words."""
    seat: int
    n: int
    """How much, or how often."""
    cards: tuple[str, ...] = ()
    """The codes of the cards that it was done with."""


def best(kind: str, done: Iterable[Award], least: int) -> list[Award]:
    """The award of a kind for the most that was `done`, to whoever did so first; none for less than `least`."""
    worthy = [deed for deed in done if deed.kind == kind and deed.n >= least]
    return [max(worthy, key=lambda deed: deed.n)] if worthy else []


class AwardWords(NamedTuple):
    """An award in words: what it is for, who has it, and what they did."""

    title: str
    name: str
    told: str


def awards_alt(words: Words, awards: Iterable[AwardWords]) -> str:
    """The awards for an alt text: a sentence each, behind the others."""
    return spaced(*(words.say("recap.award", **award._asdict()) for award in awards))
