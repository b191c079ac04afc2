"""Patrons for Drinko: *random* and *regular*, and what they know about its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from bot.engine import Option, SeatAsk, join_pick
from bot.games.drinko.rules import the_deck
from bot.games.drinko.rules.view import DrinkoView, Glance, viewer
from bot.patrons.patron import Luck, any_answer

FORGETS = 1 / 25
"""How often a regular forgets to call. Catching somebody is half the fun, so it should happen every evening."""


class DrinkoRandom:
    """Legal play at random: every pick is equally likely, and it makes half of the possible calls and catches."""

    reads_view = False
    reads_unasked = False

    def choose(self, view: DrinkoView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """Any legal answer; the view is not read."""
        return any_answer(ask, luck)

    def wish(self, view: Glance, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        """A call or a catch that would count, half of the time."""
        pick = call_or_catch(view)
        return pick if pick and luck() < 0.5 else None


class DrinkoRegular:
    """Sound play by rules of thumb, from what its seat may know."""

    reads_view = True
    reads_unasked = False

    def choose(self, view: DrinkoView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """The pick that `sound_pick` likes best."""
        neighbours = neighbours_of(viewer(view), view["sizes"], view["direction"], view["out"])
        return (sound_pick(ask.options, view["hand"], view["train"], neighbours, luck),)

    def wish(self, view: Glance, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        """Always catch a seat that has not called in time; call, unless it forgets to."""
        pick = call_or_catch(view)
        return None if pick == "call" and luck() < FORGETS else pick


def call_or_catch(view: Glance) -> str | None:
    """The call or the catch that would count now. Both follow from what the whole table has seen."""
    me = view["me"]
    if view["uncalled"]["may"] == me:
        return "call"
    late = [seat for seat in view["uncalled"]["late"] if seat != me]
    return join_pick("catch", (str(late[0]),)) if late and me not in view["out"] else None


class Neighbours(NamedTuple):
    """The other seats still in, in the order of play, with the cards they hold."""

    seats: tuple[int, ...]
    sizes: tuple[int, ...]


def neighbours_of(me: int, sizes: Sequence[int], direction: int, out: Sequence[int]) -> Neighbours:
    """The seats after `me`."""
    count = len(sizes)
    seats = tuple([(me + direction * step) % count for step in range(1, count)])
    if out:
        seats = tuple([seat for seat in seats if seat not in out])
    return Neighbours(seats, tuple([sizes[seat] for seat in seats]))


class RegularWeights(NamedTuple):
    """The weights of the rules of thumb; 1 is the worth of one card of the colour that is kept."""

    colour: float = 1.0
    """Each further card of its colour in the hand."""
    face: float = 0.4
    """Each further card of its type in the hand."""
    special: float = -6.0
    """A Special without need: it is kept for trains."""
    last_special: float = 12.0
    """A Special that must be played before the last card."""
    threat: float = 4.0
    """A card that hits a neighbour about to win."""
    train: float = 0.8
    """Each drink put on the next seat."""
    lone_special: float = -9.0
    """The last plain card, while Specials are left that cannot be the last."""


WEIGHTS = RegularWeights()
LOW = 2
"""A seat with this many cards or fewer is about to win."""


@cache
def traits() -> dict[str, tuple[str, str, int]]:
    """Of every card: its colour (empty for a Special), its face, its drinks."""
    deck = the_deck()
    return {card: (deck.colour(card), kind.face, deck.drinks.get(card, 0)) for card, kind in deck.cards.items()}


def sound_pick(
    options: Mapping[str, Option], hand: Sequence[str], train: int, neighbours: Neighbours, luck: Luck
) -> str:
    """The pick a regular makes: by the cards in `hand`, the train's size and the sizes of the other hands."""
    if len(options) == 1:
        card = next(iter(options))
        return aim(card, train, neighbours) if options[card].least else card
    colours, faces, specials = count(hand)
    plain_left = len(hand) - specials
    best, best_worth = "", -1e9
    for card in options:
        colour, face, drinks = traits()[card]
        if train:
            worth = worth_in_train(colour, face, drinks, neighbours)
        elif colour:
            worth = WEIGHTS.colour * (colours[colour] - 1) + WEIGHTS.face * (faces[face] - 1)
            worth += worth_of_hitting(face, drinks, neighbours)
            if specials and plain_left == 1:
                worth += WEIGHTS.lone_special
        else:
            worth = WEIGHTS.last_special if plain_left == 1 else WEIGHTS.special
            worth += worth_of_special(face, neighbours)
        worth += luck() * 0.1
        if worth > best_worth:
            best, best_worth = card, worth
    return aim(best, train, neighbours) if options[best].least else best


def count(hand: Sequence[str]) -> tuple[dict[str, int], dict[str, int], int]:
    """How many cards of each colour and of each face, and how many Specials."""
    colours: dict[str, int] = {}
    faces: dict[str, int] = {}
    known = traits()
    for card in hand:
        colour, face, _ = known[card]
        colours[colour] = colours.get(colour, 0) + 1
        faces[face] = faces.get(face, 0) + 1
    return colours, faces, colours.get("", 0)


def worth_of_hitting(face: str, drinks: int, neighbours: Neighbours) -> float:
    """Without a train: what a coloured card does to the next seat."""
    if not drinks and face != "skip":
        return 0.0
    return WEIGHTS.train * max(drinks, 1) + (WEIGHTS.threat if neighbours.sizes[0] <= LOW else 0.0)


def worth_of_special(face: str, neighbours: Neighbours) -> float:
    """Without a train: a Special that keeps the turn from a neighbour about to win."""
    if neighbours.sizes[0] > LOW:
        return 0.0
    return WEIGHTS.threat * 2 if face == "target" or (face == "deflect" and neighbours.sizes[-1] > LOW) else 0.0


def worth_in_train(colour: str, face: str, drinks: int, neighbours: Neighbours) -> float:
    """In a train: drink cards first, then Target and Deflect; after Split and Suffer the player draws the train."""
    if colour:
        return 10.0 + WEIGHTS.train * drinks
    if face == "target":
        return 7.0 + (WEIGHTS.threat if min(neighbours.sizes) <= LOW else 0.0)
    return 6.0 if face == "deflect" else 0.0


def aim(card: str, train: int, neighbours: Neighbours) -> str:
    """Name a target: the seat closest to winning for a train or a Split, the seat furthest from it for a free turn."""
    wanted = min(neighbours.sizes) if train else max(neighbours.sizes)
    return join_pick(card, (str(neighbours.seats[neighbours.sizes.index(wanted)]),))
