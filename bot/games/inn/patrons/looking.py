"""Of which picks a computer player of the Inn asks the rules what they come to: of those that look best at a glance."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from bot.engine import split_pick
from bot.games.inn.patrons.drafts import use_of
from bot.games.inn.patrons.position import Position
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.patrons.patron import Luck

ASKED: Final = 2
"""Of how many picks the rules are asked at most, if one of them is good; of twice as many by who is pressed, and where
a card for a Round is played.
"""
ERRS: Final = 3.0
"""A judge that errs by so much, in Gold, takes the first pick that is good: which of the next ones is better, it would
tell by chance.
"""
POT: Final = 0.4
"""The part of the pot that a card is worth at a glance which takes control of a Round."""
CLOSE: Final = 1.0
"""By how much, in Gold, the next pick may look worse than one that is good to be asked about, where nothing lies there.
"""
MISJUDGED: Final = 1.0
"""By how much, in Gold, a glance may be wrong about what a pick gains: one that looks so much worse than it must be is
given up."""
UNTOLD: Final = 0.25
"""The same of what is gained by undoing what lies there."""
PRESSED: Final = 4
"""With a smaller gap than this, as things would stand, all that can be played is looked at."""

Pick: TypeAlias = tuple[str, float]
"""A pick, and what its card is held back for."""


class Look(NamedTuple):
    """What a pick looks like."""

    worth: float
    pick: str
    cost: float
    noise: float = 0.0
    """By how much it is misjudged, which is in `worth`."""
    undoes: bool = False
    """Whether all that it does is to undo what it answers: it gains no more than that."""


class _Kind(NamedTuple):
    """What sort of card a pick plays."""

    answers: bool
    """Whether it does something to what it answers."""
    undoes: str
    """Whether all that it does is to undo that: "all" of it, or for its "own" side; else empty."""
    gambles: bool
    """Whether it takes control of a Round."""


def hopeful(there: list[Pick], position: Position, gain: float) -> list[Pick]:
    """Those of some picks that may gain more than `gain` beside passing."""
    if is_pressed(position):
        return there
    return [each for each in there if _may_gain(each, position, gain)]


def looks_of(there: list[Pick], position: Position, luck: Luck | None = None) -> list[Look]:
    """The same picks, those that look best first; with `luck` the judge errs about each."""
    if len(there) == 1:
        return [Look(0.0, *there[0])]
    noise = position.judge.noise if luck is not None else 0.0
    looks: list[Look] = []
    for pick, cost in there:
        wrong = luck() * noise if luck is not None and noise else 0.0
        undoes = bool(position.stack and _kind(split_pick(pick)[0]).undoes)
        looks.append(Look(_looks(pick, position) - cost + wrong, pick, cost, wrong, undoes))
    looks.sort(key=_worth, reverse=True)
    return _by_card(looks) if position.stack else looks  # of what answers something a glance tells little


def asked_by(position: Position) -> int:
    """Of how many picks the rules are asked, if one of them is good."""
    if position.judge.noise >= ERRS:
        return 1
    return 2 * ASKED if is_pressed(position) or _gambles(position) else ASKED


def _gambles(position: Position) -> bool:
    """Whether it is about the cards of a Round."""
    return position.round is not None and not position.stack


def _looks(pick: str, position: Position) -> float:
    """What a pick is worth at a glance; of one that answers something, as though it undid that."""
    kind, looks = _kind(split_pick(pick)[0]), position.at_first(pick)
    if kind.answers and position.stack:
        looks += position.if_undone(kind.undoes or "own")
    if kind.gambles and position.round is not None:
        looks += POT * position.round["pot"]
    return looks


def is_pressed(position: Position) -> bool:
    if not position.stack:
        return False
    lying, me = position.of_sides(position.lying()), position.me
    at = me if position.speaker is None else position.speaker[me]
    return position.gap[me] + lying.gap[at] < PRESSED or position.gold[me] + lying.gold[at] <= 1


def _may_gain(each: Pick, position: Position, gain: float) -> bool:
    pick, cost = each
    kind = _kind(split_pick(pick)[0])
    if position.stack and kind.undoes:
        return position.at_first(pick) + position.if_undone(kind.undoes) + UNTOLD - cost > gain
    return kind.answers or (kind.gambles and _gambles(position)) or position.at_first(pick) + MISJUDGED - cost > gain


@cache
def _kind(key: str) -> _Kind:
    found = use_of(key)
    words = [EFFECTS[effect.word] for effect in found[1].do] if found is not None else []
    undoes = {word.undoes for word in words}
    return _Kind(
        any(word.answers for word in words),
        undoes.pop() if len(undoes) == 1 else "",
        found is not None and found[0].gambles,
    )


def _by_card(looks: list[Look]) -> list[Look]:
    """The best target of each card first, then the second of each, and so on."""
    seen, ranks = Counter[str](), list[tuple[int, int]]()
    for number, look in enumerate(looks):
        key = split_pick(look.pick)[0]
        ranks.append((seen[key], number))
        seen[key] += 1
    return [looks[number] for _, number in sorted(ranks)]


def _worth(look: Look) -> float:
    return look.worth
