"""The last chance: which cards save the own side together, whose they are, and when a Potion Token is due."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, islice
from typing import Final, NamedTuple

from bot.engine import Option
from bot.games.inn.patrons.glance import FirstSight
from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.wanting import wanted
from bot.games.inn.rules import the_library
from bot.games.inn.rules.afterwards import After, come_to, likes_nothing
from bot.games.inn.rules.cards.prepared import Card, Use
from bot.games.inn.rules.picks import Pick, read_pick

MOST: Final = 3
"""The most cards and tokens that are played together to save somebody."""
ASKED: Final = 40
"""Of how many such hands the rules are asked whether they do, those wanted least first."""
TOKEN: Final = 2.0
"""How much a Potion Token is wanted: more than any card, as it never comes back."""


class Helps(NamedTuple):
    """A card or a Potion Token that may help in a last chance."""

    seat: int
    pick: str
    """What plays it."""
    looks: float
    """What it gives the side at a glance, in points of the gap and Gold."""
    wanted: float


def save(options: Mapping[str, Option], position: Position) -> str | None:
    """In a last chance of its own side, what saves it: the first of the cards and Potion Tokens that do so together and
    are wanted least. Where a mate holds that one, what the seat has itself, only in case the mate does not play it.

    None where the own side is not about to lose, or nothing saves it, or a player without mates needs one card only:
    which of them is best is judged like any other play.
    """
    me = position.me
    if not position.stack or position.stack[-1]["what"] != "losing" or position.gap[me] > 0 < position.gold[me]:
        return None
    own = [*_own(options, position), *_tokens(options, position)]
    plan = _cheapest([*own, *_of_mates(position)], position)
    if not plan or (len(plan) == 1 and position.speaker is None):
        return None
    if plan[0].seat == me:
        return plan[0].pick
    if not (plan := _cheapest(own, position)):
        return None
    timid = read_pick(plan[0].pick)._replace(timid=True).key
    return timid if timid in options else plan[0].pick


def _own(options: Mapping[str, Option], position: Position) -> Iterator[Helps]:
    """The own cards that help without a choice of players, as many as there are of each."""
    for key, option in options.items():
        pick = read_pick(key)
        if pick.kind != "card" or pick.timid or option.least:
            continue
        card = the_library().cards[pick.of]
        if (looks := _looks(position, card, card.uses[pick.n])) > 0:
            for _ in range(max(1, position.hand.count(pick.of))):
                yield Helps(position.me, key, looks, wanted(pick.of))


def _of_mates(position: Position) -> Iterator[Helps]:
    """What mates hold that helps at any time: they are asked as well."""
    team = position.view.get("team")
    for seat, hand in team["hands"].items() if team is not None else ():
        for code in hand if int(seat) != position.me else ():
            card = the_library().cards.get(code)
            for use in card.uses if card is not None and card.kind == "anytime" else ():
                if card is not None and not use.cost and not use.pick and (looks := _looks(position, card, use)) > 0:
                    number = use.number if len(card.uses) > 1 else None
                    yield Helps(int(seat), Pick("card", code, number).key, looks, wanted(code))


def _looks(position: Position, card: Card, use: Use) -> float:
    change = FirstSight(position, card, position.me).at_use(use)
    return change.gap[position.me] + change.gold[position.me]


def _tokens(options: Mapping[str, Option], position: Position) -> Iterator[Helps]:
    """The team's Potion Tokens, for whatever they may be used."""
    for what in ("fortitude", "alcohol", "gold"):
        if (key := Pick("potion", what).key) in options:
            yield from [Helps(position.me, key, 0.0, TOKEN)] * _tokens_left(position)


def _cheapest(cards: list[Helps], position: Position) -> tuple[Helps, ...]:
    """Those that save the side and are wanted least, together, and of these what leaves it best; first the one that
    helps most. Empty if none do.
    """
    found = [
        several
        for count in range(1, MOST + 1)
        for several in dict.fromkeys(combinations(cards, count))
        if _are_there(several, position)
    ]
    found.sort(key=_dear)
    best, most = tuple[Helps, ...](), 0
    for several in islice(found, ASKED):
        if best and _dear(several) > _dear(best):
            break
        if (left := _left_by(several, position)) > most:
            best, most = several, left
    return tuple(sorted(best, key=_helps_most))


def _are_there(several: Iterable[Helps], position: Position) -> bool:
    """Whether there is a card, or a token, for each of these."""
    needed = Counter([(each.seat, _thing(each.pick)) for each in several])
    return all(n <= _number_of(seat, thing, position) for (seat, thing), n in needed.items())


def _thing(text: str) -> str:
    pick = read_pick(text)
    return "" if pick.kind == "potion" else pick.of


def _number_of(seat: int, thing: str, position: Position) -> int:
    if not thing:
        return _tokens_left(position)
    return max(position.hand_of(seat).count(thing), position.holding[seat].front.count(thing))


def _tokens_left(position: Position) -> int:
    team = position.view.get("team")
    return team["tokens"][position.view["seats"][position.me]["party"]] if team is not None else 0


def _left_by(several: Iterable[Helps], position: Position) -> int:
    """The gap of the side once these are played and nobody answers; 0 if it has lost then, or is about to."""
    played = [(each.seat, each.pick) for each in several]
    return min([_gap(after, position.me) for after in come_to(position.view, the_library(), played, likes_nothing)])


def _gap(after: After, seat: int) -> int:
    levels = after.levels[seat]
    return max(0, levels.gap) if levels.gold > 0 and not after.state.seats[seat].out else 0


def _dear(several: tuple[Helps, ...]) -> tuple[float, int]:
    return sum([max(0.1, each.wanted) for each in several], 0.0), len(several)


def _helps_most(each: Helps) -> tuple[float, int]:
    return -each.looks, each.seat
