"""Drinko as the kernel sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.engine import Event, Lineup, Option, Refusal, Refused, SeatAsk, Told, Turn, alone, split_pick
from bot.games.drinko.rules import turns as rules
from bot.games.drinko.rules.events import CardsDrawn, Dealt, PileReshuffled
from bot.games.drinko.rules.state import DrinkoState
from bot.games.drinko.rules.view import DrinkoView

CALL = Option("call")
CALL_SECONDS = 5.0
REVEALING = frozenset({Dealt.key, CardsDrawn.key, PileReshuffled.key})


class Drinko:
    """The rules of Drinko (see `bot.games.drinko.rules`)."""

    name = "drinko"
    rules_version = 3
    schema_version = 2
    by_seat: tuple[str, ...] = ()
    slow: Mapping[str, Any] = MappingProxyType({})
    variants: tuple[str, ...] = ()
    own_ladder = ""
    seats = range(2, 11)

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options, complete. Raises `Refused('bad-option' or 'unknown-option')`."""
        return rules.check_options(options)

    def settled(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options, complete: the deck is always the same."""
        return rules.check_options(options)

    def lineup(self, options: Mapping[str, Any], seats: int) -> Lineup:
        """Everybody plays alone."""
        return alone(self.name, self.seats, seats)

    def own_decks(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """None: nobody makes decks for it."""
        return ()

    def learn_decks(self, texts: Mapping[str, str]) -> None:
        """There are none."""

    def forget_decks(self, needed: Collection[str]) -> None:
        """There are none."""

    def new(self, seats: int, options: Mapping[str, Any], told: Told) -> DrinkoState:
        """Set up a game for 2 to 10 seats."""
        if seats not in self.seats:
            raise Refused("seats-wrong", least=self.seats[0], most=self.seats[-1])
        return rules.set_up(seats, self.check_options(options), told)

    def turn(self, state: DrinkoState, told: Told) -> Turn:
        """One turn."""
        return rules.turn(state, told)

    def over(self, state: DrinkoState) -> bool:
        """Whether the game has ended."""
        return state.over

    def out(self, state: DrinkoState, seat: int) -> bool:
        """Whether the seat has got rid of its cards."""
        return seat in state.out

    def placings(self, state: DrinkoState) -> list[int]:
        """The place of every seat."""
        return rules.placings(state)

    def blamed(self, state: DrinkoState, *, turn: bool) -> list[str]:
        """Nobody brings a deck."""
        return []

    def drinks(self, state: DrinkoState) -> list[int]:
        """What every seat has drunk."""
        return state.drinks.copy()

    def unasked(self, state: DrinkoState, seat: int) -> Mapping[str, Option]:
        """Calling and catching: there at any time, so that what is offered tells nobody anything (ruling 6)."""
        return {"call": CALL, "catch": Option("catch", state.others(seat), 0, 1)}

    def use_unasked(self, state: DrinkoState, told: Told, seat: int, pick: str) -> None:
        """Call or catch."""
        key, targets = split_pick(pick)
        if key == "call":
            rules.call(state, told, seat)
        else:
            rules.catch(state, told, seat, targets[0] if targets else "")

    def view(self, state: DrinkoState, seat: int | None, *, apart: bool = False) -> DrinkoView:
        """What a seat may know: its own hand, and of the others what lies open on the table."""
        return {
            "game": self.name,
            "me": seat,
            "hand": sorted(state.hands[seat]) if seat is not None else [],
            "sizes": [len(hand) for hand in state.hands],
            "top": state.pile[-1],
            "draw": len(state.draw),
            "pile": state.pile.copy(),
            "direction": state.direction,
            "to_move": state.to_move,
            "train": state.train,
            "drinks": state.drinks.copy(),
            "out": state.out.copy(),
            "called": state.called.copy(),
            "uncalled": {"may": state.may_call, "late": state.late.copy()},
            "options": dict(state.options),
            "over": state.over,
            "placings": rules.placings(state) if state.over else None,
        }

    def could_use_unasked(self, state: DrinkoState) -> Sequence[int]:
        """The seats for which a call or a catch would count now."""
        if state.late:
            return [seat for seat in range(len(state.hands)) if seat not in state.out]
        return (state.may_call,) if state.may_call >= 0 else ()

    def exposed(self, state: DrinkoState) -> Sequence[int]:
        """Who has not called, and can be caught."""
        return state.late.copy()

    def touched(self, event: Event) -> Sequence[int]:
        """Nobody: cards are drawn in secret, or played by the seat that moves."""
        return ()

    def reveals(self, event: Event) -> bool:
        """Drawing shows a card; a played card shows itself, by its owner's own will."""
        return event.key in REVEALING

    def no_choice(self, state: DrinkoState, seat: int, asked: SeatAsk) -> bool:
        """Never: an answer without a choice would show that the hand has nothing to play."""
        return False

    def patience(self, state: DrinkoState) -> float:
        """Somebody may still call: patrons leave them time (ruling 6)."""
        return CALL_SECONDS if state.may_call >= 0 else 0.0

    def dump(self, state: DrinkoState) -> dict[str, Any]:
        """Plain data, the cards of a hand or a pile in one text: a state is written at every turn of every table."""
        return {
            "hands": [" ".join(hand) for hand in state.hands],
            "draw": " ".join(state.draw),
            "pile": " ".join(state.pile),
            **state.dump_without_cards(),
        }

    def load(self, data: Mapping[str, Any], schema_version: int) -> DrinkoState:
        """From plain data of any schema so far: 1 had lists of cards, 2 has texts."""
        if schema_version not in (1, 2):
            raise ValueError(f"drinko: unknown schema {schema_version}")
        if schema_version == 2:
            hands = [hand.split() for hand in data["hands"]]
            data = {**data, "hands": hands, "draw": data["draw"].split(), "pile": data["pile"].split()}
        return DrinkoState(**data).copy()

    def refusal(self, state: DrinkoState, seat: int, pick: str) -> Refusal:
        """Why a pick is not offered."""
        return rules.why_not(state, seat, split_pick(pick)[0])
