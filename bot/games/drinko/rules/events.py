"""The events of Drinko: what can happen, with its arguments and who may know them. Seats are numbers from 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, get_args

from bot.engine import GameEvent, Secret, read_event


class Dealt(GameEvent, key="dealt"):
    """The game is set up: `n` cards for each seat, and the start card."""

    n: int
    top: str
    cards: Secret[Sequence[str]]
    """Each seat's hand."""


class StarterChosen(GameEvent, key="starts"):
    """The seat with the first turn, and whether somebody chose it or chance did."""

    seat: int
    by: Literal["choice", "chance"]


class CardPlayed(GameEvent, key="played"):
    """A seat plays a card and has `left` cards in its hand. `target` is the seat the card names, if any."""

    seat: int
    card: str
    left: int
    target: int | None


class SpecialLast(GameEvent, key="special-last"):
    """The last card was a Special: the seat draws instead of going out."""

    seat: int


class Out(GameEvent, key="out"):
    """A seat has emptied its hand, as the `place`-th."""

    seat: int
    place: int


class Skipped(GameEvent, key="skipped"):
    """A seat loses its turn."""

    seat: int


class Train(GameEvent, key="train"):
    """The Drink Train has another size (0: it is over), or another card and the same size."""

    size: int
    was: int


class Turned(GameEvent, key="turned"):
    """The direction of play turned round: 1 clockwise, -1 the other way."""

    direction: int


class Sent(GameEvent, key="sent"):
    """A Deflect or a Target makes `seat` the next, and sends it the Drink Train of `train` (0: there is none)."""

    seat: int
    train: int


class DrinksTaken(GameEvent, key="drank"):
    """A seat drinks `n`."""

    seat: int
    n: int


class PileReshuffled(GameEvent, key="reshuffled"):
    """The play pile but for its top became the draw pile, of `n` cards."""

    n: int


class CardsDrawn(GameEvent, key="drew"):
    """A seat draws `n` cards, perhaps none."""

    seat: int
    n: int
    cards: Secret[Sequence[str]]
    """For the seat that drew."""


class Called(GameEvent, key="called"):
    """A seat calls Drinko in time."""

    seat: int


class Caught(GameEvent, key="caught"):
    """A seat catches `target`, which did not call; `cards` and `drinks` are the penalty."""

    seat: int
    target: int
    cards: int
    drinks: int


class Warned(GameEvent, key="warned"):
    """A seat points at `target`, which may still call."""

    seat: int
    target: int


class CatchWrong(GameEvent, key="catch-wrong"):
    """A seat catches nobody; `target` is whom it named, if anybody, who holds `cards` and perhaps has `called`."""

    seat: int
    target: int | None
    cards: int
    called: bool


DrinkoEvent: TypeAlias = (
    Dealt
    | StarterChosen
    | CardPlayed
    | SpecialLast
    | Out
    | Skipped
    | Train
    | Turned
    | Sent
    | DrinksTaken
    | PileReshuffled
    | CardsDrawn
    | Called
    | Caught
    | Warned
    | CatchWrong
)

EVENTS: Mapping[str, type[DrinkoEvent]] = {kind.key: kind for kind in get_args(DrinkoEvent)}
"""Every event by its key."""


def read(seen: Mapping[str, Any]) -> DrinkoEvent | None:
    """The event from what `Event.seen_by` gave; None for one that this version does not know."""
    return read_event(EVENTS, seen)
