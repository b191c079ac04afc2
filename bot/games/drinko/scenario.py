"""Drinko's words in scenario files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, Field, model_validator

from bot.engine import AnyGame, GameEvent, join_pick
from bot.games.drinko.rules import Drinko, DrinkoState, the_deck
from bot.games.drinko.rules.events import EVENTS
from bot.scenario.models import Broken, Cards, Chooser, Facts, Move, Scenario

Hand: TypeAlias = Annotated[Cards, AfterValidator(sorted)]


def _yes(value: bool) -> bool:
    if not value:
        raise ValueError("is true, or is left out")
    return value


Yes: TypeAlias = Annotated[bool, AfterValidator(_yes)]
VERBS = {"draws": "draw", "drinks": "drink", "calls": "call"}


class DrinkoMove(Move):
    """One of: plays (with `at` for a target), draws, drinks, calls, catches (a seat, or true to name nobody)."""

    plays: str = ""
    at: int | None = None
    draws: Yes | None = None
    drinks: Yes | None = None
    calls: Yes | None = None
    catches: bool | int | None = None

    @model_validator(mode="after")
    def _one_verb(self) -> DrinkoMove:
        said = self.model_fields_set & {"plays", "catches", *VERBS}
        if len(said) != 1:
            raise ValueError("a move says exactly one of plays, draws, drinks, calls, catches")
        if self.catches is False:
            raise ValueError("'catches' is a seat, or true to name nobody")
        if self.at is not None and not self.plays:
            raise ValueError("'at' goes with 'plays'")
        return self

    def pick(self) -> str:
        for verb, key in VERBS.items():
            if verb in self.model_fields_set:
                return key
        if self.catches is not None:
            return join_pick("catch", () if self.catches is True else (str(self.catches),))
        return join_pick(self.plays, () if self.at is None else (str(self.at),))


class DrinkoFacts(Facts):
    """What a step may expect of a table of Drinko. Hands are compared without regard to order."""

    hands: dict[str, Hand] = Field(default_factory=dict[str, Hand])
    sizes: list[int] = Field(default_factory=list[int])
    draw: int = 0
    """Cards in the draw pile."""
    draw_top: Cards = Field(default_factory=list[str])
    """The top cards of the draw pile, top first."""
    pile: Cards = Field(default_factory=list[str])
    """The top cards of the play pile, top first."""
    pile_size: int = 0
    train: int = 0
    drinks: list[int] = Field(default_factory=list[int])
    to_move: int = 0
    direction: Literal[1, -1] = 1
    called: list[int] = Field(default_factory=list[int])
    may_call: int = -1
    late: list[int] = Field(default_factory=list[int])
    out: list[int] = Field(default_factory=list[int])
    over: bool = False
    placings: list[int] = Field(default_factory=list[int])

    def found(self, state: DrinkoState) -> dict[str, Any]:
        return {
            "hands": {seat: _hand(state, seat) for seat in self.hands},
            "sizes": [len(hand) for hand in state.hands],
            "draw": len(state.draw),
            "draw_top": state.draw[::-1][: len(self.draw_top)],
            "pile": state.pile[::-1][: len(self.pile)],
            "pile_size": len(state.pile),
            "train": state.train,
            "drinks": state.drinks,
            "to_move": state.to_move,
            "direction": state.direction,
            "called": [seat for seat, called in enumerate(state.called) if called],
            "may_call": state.may_call,
            "late": state.late,
            "out": state.out,
            "over": state.over,
            "placings": Drinko().placings(state),
        }


def _hand(state: DrinkoState, seat: str) -> list[str]:
    if not seat.isdigit() or int(seat) >= len(state.hands):
        raise Broken(f"expects a hand of seat {seat}, and there is none")
    return sorted(state.hands[int(seat)])


class DrinkoScenario(Scenario):
    """A position in Drinko: all piles, hands by seat, and what has gone before."""

    hands: list[Cards] = Field(default_factory=list[Cards])
    draw: Cards = Field(default_factory=list[str])
    """The draw pile, top first."""
    pile: Cards = Field(default_factory=list[str])
    """The play pile, top first."""
    rest: Literal["", "draw", "pile"] = ""
    """Where the cards that are not named lie, in the deck's order: below the draw pile or below the play pile."""
    to_move: int = -1
    direction: Literal[1, -1] = 1
    train: int = Field(default=0, ge=0)
    drinks: list[int] = Field(default_factory=list[int])
    called: list[int] = Field(default_factory=list[int])
    may_call: int = -1
    late: list[int] = Field(default_factory=list[int])
    out: list[int] = Field(default_factory=list[int])

    @model_validator(mode="after")
    def _whole(self) -> DrinkoScenario:
        if self.lobby is not None:
            return self
        if self.deal is not None:
            allowed = {"title", "rule", "game", "options", "deal", "partial", "seed", "shuffles", "rolls", "steps"}
            if extra := sorted(self.model_fields_set - allowed):
                raise ValueError(f"a scenario that deals has no position of its own: {', '.join(extra)}")
            return self
        for name in ("hands", "pile", "to_move"):
            if name not in self.model_fields_set:
                raise ValueError(f"'{name}' is missing (or 'deal', to set up from the start)")
        if "draw" not in self.model_fields_set and self.rest != "draw":
            raise ValueError("'draw' is missing (or rest = \"draw\")")
        if self.rest and self.partial:
            raise ValueError("'rest' makes the deck whole, 'partial' says that it is not: only one can hold")
        return self

    def start(self) -> DrinkoState:
        options = self.table_options(Drinko())
        seats = len(self.hands)
        state = DrinkoState(
            hands=[hand.copy() for hand in self.hands],
            draw=self.draw[::-1],
            pile=self.pile[::-1],
            options=options,
            drinks=self.drinks.copy() or [0] * seats,
            called=[seat in self.called for seat in range(seats)],
            to_move=self.to_move,
            direction=self.direction,
            train=self.train,
            may_call=self.may_call,
            late=self.late.copy(),
            out=self.out.copy(),
        )
        self._check_cards(state)
        self._check_position(state)
        return state

    def _check_cards(self, state: DrinkoState) -> None:
        named = [*state.draw, *state.pile, *(card for hand in state.hands for card in hand)]
        if unknown := sorted(set(named) - set(the_deck().cards)):
            raise Broken(f"no such card: {', '.join(unknown)}")
        deck = the_deck().build(state.options)
        lacking = Counter(deck)
        lacking.subtract(named)
        if excess := sorted(card for card, count in lacking.items() if count < 0):
            raise Broken(f"more of these than the deck has: {', '.join(excess)}")
        rest = list(lacking.elements())
        if self.rest == "draw":
            state.draw = rest[::-1] + state.draw
        elif self.rest == "pile":
            state.pile = rest[::-1] + state.pile
        elif rest and not self.partial:
            raise Broken(f"{len(rest)} cards of the deck are nowhere: say where with 'rest', or partial = true")

    def _check_position(self, state: DrinkoState) -> None:
        seats = range(len(state.hands))
        holders_of_one = [*self.called, *self.late, *([self.may_call] if self.may_call != -1 else [])]
        for wrong, why in (
            (len(seats) not in Drinko.seats, f"{len(seats)} hands: Drinko is for 2 to 10"),
            (not state.pile, "the play pile is empty"),
            (
                any(seat not in seats for seat in (self.to_move, *holders_of_one, *self.out)),
                "a seat is named that has no hand",
            ),
            (len(state.drinks) != len(seats) or min(state.drinks) < 0, "'drinks' wants a number for every seat"),
        ):
            if wrong:
                raise Broken(why)
        top = the_deck().cards[state.pile[-1]].effect
        for wrong, why in (
            (
                any(bool(state.hands[seat]) == (seat in self.out) for seat in seats),
                "who is out holds no cards, and only they",
            ),
            (bool(self.out) and not state.options["play_on"], "somebody is out, and 'play_on' is off"),
            (state.left() < 2, "fewer than two seats are still in"),
            (self.to_move in self.out, "the seat to move is out"),
            (
                any(len(state.hands[seat]) != 1 for seat in holders_of_one),
                "who has called, may call or is late holds one card",
            ),
            (
                len(set(holders_of_one)) != len(holders_of_one),
                "a seat has called, or may call, or is late: only one of them",
            ),
            (state.train > 0 and top in ("none", "skip"), "no train runs on a number or a Skip"),
        ):
            if wrong:
                raise Broken(why)


class DrinkoDialect:
    """Drinko in scenario files."""

    game: AnyGame = Drinko()
    scenario: type[Scenario] = DrinkoScenario
    move: type[Move] = DrinkoMove
    facts: type[Facts] = DrinkoFacts
    events: Mapping[str, type[GameEvent]] = EVENTS

    def __init__(self, players: Mapping[str, Chooser] | None = None) -> None:
        self.players = players or {}
