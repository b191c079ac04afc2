"""Tossing a coin, for two to four: who calls it right has a point, who calls it wrong drinks; so many points win."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from types import MappingProxyType
from typing import Any

from bot.engine import Ask, Event, GameEvent, Lineup, Option, Refusal, Refused, SeatAsk, Told, Turn, alone

SIDES = ("heads", "tails")
USUAL, MOST = 3, 5


class Tossed(GameEvent, key="tossed"):
    """A seat has called a side, and the coin shows one."""

    seat: int
    called: str
    side: str


EVENTS: dict[str, type[GameEvent]] = {Tossed.key: Tossed}


@dataclass
class State:
    points: list[int]
    drinks: list[int]
    goal: int
    to_move: int = 0


class Coin:
    name = "coin"
    rules_version = 1
    schema_version = 1
    seats = range(2, 5)
    by_seat: tuple[str, ...] = ()
    slow: Mapping[str, Any] = MappingProxyType({})
    variants: tuple[str, ...] = ()
    own_ladder = ""

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        if unknown := sorted(options.keys() - {"goal"}):
            raise Refused("unknown-option", option=unknown[0])
        goal = options.get("goal", USUAL)
        if not isinstance(goal, int) or not 1 <= goal <= MOST:
            raise Refused("bad-option", option="goal", least=1, most=MOST)
        return {"goal": goal}

    def settled(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return self.check_options(options)

    def lineup(self, options: Mapping[str, Any], seats: int) -> Lineup:
        return alone(self.name, self.seats, seats)

    def own_decks(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        return ()

    def learn_decks(self, texts: Mapping[str, str]) -> None: ...

    def forget_decks(self, needed: Collection[str]) -> None: ...

    def new(self, seats: int, options: Mapping[str, Any], told: Told) -> State:
        if seats not in self.seats:
            raise Refused("seats-wrong", least=self.seats[0], most=self.seats[-1])
        return State([0] * seats, [0] * seats, self.check_options(options)["goal"])

    def turn(self, state: State, told: Told) -> Turn:
        seat = state.to_move
        options = {side: Option(side) for side in SIDES}
        answers = yield lambda: Ask("turn", "coin.call", {seat: SeatAsk(options, ("heads",))})
        (called,) = answers[seat]
        side = SIDES[told.chance.below(2)]
        if called == side:
            state.points[seat] += 1
        else:
            state.drinks[seat] += 1
        told.tell(Tossed, seat=seat, called=called, side=side)
        state.to_move = (seat + 1) % len(state.points)

    def over(self, state: State) -> bool:
        return max(state.points) >= state.goal

    def out(self, state: State, seat: int) -> bool:
        return False

    def placings(self, state: State) -> list[int]:
        return [1 + sum(other > mine for other in state.points) for mine in state.points]

    def blamed(self, state: State, *, turn: bool) -> list[str]:
        return []

    def drinks(self, state: State) -> list[int]:
        return state.drinks

    def unasked(self, state: State, seat: int) -> Mapping[str, Option]:
        return {}

    def could_use_unasked(self, state: State) -> Sequence[int]:
        return ()

    def use_unasked(self, state: State, told: Told, seat: int, pick: str) -> Turn | None:
        raise Refused("not-offered", key=pick)

    def view(self, state: State, seat: int | None, *, apart: bool = False) -> dict[str, Any]:
        return {**asdict(state), "over": self.over(state)}

    def exposed(self, state: State) -> tuple[int, ...]:
        return ()

    def touched(self, event: Event) -> tuple[int, ...]:
        return ()

    def reveals(self, event: Event) -> bool:
        return True

    def no_choice(self, state: State, seat: int, asked: SeatAsk) -> bool:
        return False

    def patience(self, state: State) -> float:
        return 0.0

    def dump(self, state: State) -> dict[str, Any]:
        return asdict(state)

    def load(self, data: Mapping[str, Any], schema_version: int) -> State:
        return State(**data)

    def refusal(self, state: State, seat: int, pick: str) -> Refusal:
        return "not-offered", {"key": pick}
