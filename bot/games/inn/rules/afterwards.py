"""Where everything stands once what is being resolved is over and nobody has answered: the whole state, played on by
the rules from what somebody may know.

`foresee` tells what of it is sure, for people to read. Here a computer player gets all that there is to judge by: where
players have to choose on the way, each takes what they like best; where chance decides, each of its ways.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.games.inn.rules.cards.prepared import Library
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.face_down import state_of
from bot.games.inn.rules.foresee import NOTHING_SAID, BlindTable, Levels, Says, levels_of, play_on, without_phase
from bot.games.inn.rules.play.finishing import is_whole
from bot.games.inn.rules.play.losing import broke
from bot.games.inn.rules.play.reach import is_ignored
from bot.games.inn.rules.play.state import Item, Part, State
from bot.games.inn.rules.play.view import InnView
from bot.games.inn.rules.ways import CHANCE, Ways

FEW: Final = 4
"""How many ways are tried: players who choose are few, and what is asked about most often."""
SAID: Final = frozenset(name for name, word in EFFECTS.items() if word.glance.unshown)
"""The words of which a state does not show what they were worth."""


@dataclass(slots=True)
class After:
    """Where everything stands in one way."""

    state: State
    """Hidden cards lie face down. On the stack lies what the rules could not go on with."""
    levels: list[Levels]
    """By seat; of one who has left the game, as it stood then."""
    unseen: list[int]
    """By seat, the Drinks that it drinks and that nobody has seen yet."""
    said: list[tuple[str, int, int]]
    """What has happened and the state does not show: words of `SAID`, each with whom it was said of, and its number."""
    left: list[tuple[Item, list[Part]]]
    """What lies there still and was not Negated, each with the parts of its plan that have not happened."""
    played: bool
    """Whether the picks could be played at all."""
    share: float = 1.0
    """How likely this way is, as far as chance decides."""

    def lost(self) -> set[int]:
        """The seats that are out then, or about to be."""
        levels = self.levels
        gone = {seat for seat, own in enumerate(self.state.seats) if own.out or levels[seat].gap <= 0}
        return gone.union(broke(self.state))


Likes: TypeAlias = Callable[[After, int], float]
"""How well a seat likes where everything stands then."""


def likes_nothing(after: After, seat: int) -> float:
    """Of ways that players choose the first is taken."""
    return 0.0


def come_to(
    view: InnView, library: Library, picks: Sequence[tuple[int, str]], likes: Likes, says: Says = NOTHING_SAID
) -> list[After]:
    """Where everything stands if nobody answers, in each way that chance may decide; `picks` are played first, each by
    a seat that holds the card. `says`: what some seats answer to what they are asked meanwhile.
    """
    ways, tried = Ways(FEW), list[TriedWay]()
    for _ in ways:
        after = _one_way(without_phase(state_of(view, library)), library, ways, picks, says)
        tried.append(TriedWay(tuple(ways.branches), tuple(ways.by), after))
    return [tried[0].after] if len(tried) == 1 else decided(tried, 0, likes)


@dataclass(slots=True)
class TriedWay:
    """A way: the branch that it takes at each fork, who decides there, and what comes of it."""

    branches: tuple[int, ...]
    by: tuple[int, ...]
    after: After


def decided(tried: Sequence[TriedWay], fork: int, likes: Likes) -> list[After]:
    """What comes of ways that are alike up to a fork: of those that are taken from there on."""
    if len(tried) == 1:
        return [tried[0].after]
    branches: dict[int, list[TriedWay]] = {}
    for each in tried:
        branches.setdefault(each.branches[fork], []).append(each)
    found = [decided(each, fork + 1, likes) for each in branches.values()]
    by = tried[0].by[fork]
    if by != CHANCE:
        return max(found, key=lambda afters: _liked(afters, by, likes))
    for afters in found:
        for after in afters:
            after.share /= len(found)
    return [after for afters in found for after in afters]


def _liked(afters: Sequence[After], seat: int, likes: Likes) -> float:
    return sum([after.share * likes(after, seat) for after in afters], 0.0)


class _NotingTable(BlindTable):
    """It notes besides what has happened that a state does not show."""

    __slots__ = ("said",)

    def __init__(self, state: State, library: Library, ways: Ways) -> None:
        super().__init__(state, library, ways)
        self.said: list[tuple[str, int, int]] = []

    def pop(self) -> None:
        """What is done leaves the stack."""
        item = self.state.stack[-1]
        for part in item.parts:
            if part.word in SAID and not is_ignored(self, item, part):
                self.said.append((part.word, part.seat, part.n))
        BlindTable.pop(self)


def _one_way(state: State, library: Library, ways: Ways, picks: Sequence[tuple[int, str]], says: Says) -> After:
    table = _NotingTable(state, library, ways)
    whole = is_whole(state, library)
    ended = whole and play_on(table, ways, picks, says)
    levels, unseen = levels_of(state, library), list[int]()
    for seat, tally in enumerate(table.tallies):
        unseen.append(tally.unseen)
        if tally.left is not None:
            levels[seat] = tally.left
    return After(state, levels, unseen, table.said, [] if ended else _left(state), whole)


def _left(state: State) -> list[tuple[Item, list[Part]]]:
    """What lies there; of the uppermost, what it was about to do, too."""
    found: list[tuple[Item, list[Part]]] = []
    for item in state.stack:
        if not item.negated and item.what != "hurt":  # that tells of losses, which have happened
            begun = 1 if item is state.stack[-1] else 0
            found.append((item, item.parts[max(0, item.done - begun) :]))
    return found
