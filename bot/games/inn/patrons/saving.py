"""The last chance: which cards save the own side together, whose they are, and when a Potion Token is due."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Final, NamedTuple

from bot.engine import Option
from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.wanting import wanted
from bot.games.inn.rules import the_library
from bot.games.inn.rules.picks import Pick, read_pick
from bot.games.inn.rules.play.table import LIMIT, TOKEN_ALCOHOL, TOKEN_FORTITUDE, TOKEN_GOLD

MOST: Final = 3
"""The most cards and tokens that are played together to save somebody."""
TOKEN: Final = 2.0
"""How much a Potion Token is wanted: more than any card, as it never comes back."""


class Helps(NamedTuple):
    """A card or a Potion Token that helps in a last chance."""

    seat: int
    pick: str
    """What plays it; empty for a card of a mate."""
    gap: float
    gold: float
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
        outcome = position.with_pick(key)
        if outcome is None:
            continue
        whole, me = position.of_sides(outcome), position.me
        at = position.speaker[me] if position.speaker is not None else me
        for _ in range(max(1, position.hand.count(pick.of))):
            yield Helps(me, key, whole.gap[at], whole.gold[at], wanted(pick.of))


def _of_mates(position: Position) -> Iterator[Helps]:
    """What mates hold that helps at any time: they are asked as well."""
    team = position.view.get("team")
    for seat, hand in team["hands"].items() if team is not None else ():
        for code in hand:
            card = the_library().cards.get(code)
            for use in card.uses if card is not None and card.kind == "anytime" else ():
                gap = sum(effect.n for effect in use.do if effect.word in ("gain-fortitude", "lose-alcohol"))
                gold = sum(effect.n for effect in use.do if effect.word == "gain-gold")
                if not use.cost and int(seat) != position.me:
                    yield Helps(int(seat), "", gap, gold, wanted(code))


def _cheapest(cards: list[Helps], position: Position) -> tuple[Helps, ...]:
    """Those that save the side and are wanted least, together; the one that helps most first. Empty if none do."""
    me = position.me
    gap, gold = position.gap[me], position.gold[me]
    useful = [card for card in cards if (card.gap > 0 >= gap) or (card.gold > 0 >= gold)]
    found = [
        several
        for count in range(1, MOST + 1)
        for several in combinations(useful, count)
        if gap + _sum(card.gap for card in several) > 0 < gold + _sum(card.gold for card in several)
    ]
    best = min(found, key=lambda several: (_sum(max(0.1, card.wanted) for card in several), several), default=())
    return tuple(sorted(best, key=lambda card: (-card.gap, -card.gold, card.seat)))


def _sum(numbers: Iterable[float]) -> float:
    """Their sum; from 0.0 on, as compiled code would take it for a whole number otherwise."""
    return sum(numbers, 0.0)


def _tokens(options: Mapping[str, Option], position: Position) -> Iterator[Helps]:
    """The team's Potion Tokens, for what they do most of."""
    me, team = position.me, position.view.get("team")
    left = team["tokens"][position.view["seats"][me]["party"]] if team is not None else 0
    room = {"fortitude": LIMIT - position.fortitude[me], "alcohol": position.alcohol[me]}
    does = {"fortitude": min(TOKEN_FORTITUDE, room["fortitude"]), "alcohol": min(TOKEN_ALCOHOL, room["alcohol"])}
    best = max(does, key=does.__getitem__)
    for what, gap, gold in ((best, does[best], 0), ("gold", 0, TOKEN_GOLD)):
        if (key := Pick("potion", what).key) in options:
            yield from [Helps(me, key, gap, gold, TOKEN)] * left
