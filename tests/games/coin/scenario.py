"""How scenarios of the coin are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field

from bot.engine import AnyGame, GameEvent
from bot.scenario.models import Chooser, Facts, Move, Scenario
from tests.games.coin.rules import EVENTS, USUAL, Coin, State


class CoinMove(Move):
    """``calls``: heads or tails."""

    calls: Literal["heads", "tails"]

    def pick(self) -> str:
        return self.calls


class CoinFacts(Facts):
    points: list[int] = Field(default_factory=list[int])
    drinks: list[int] = Field(default_factory=list[int])
    to_move: int = 0
    over: bool = False

    def found(self, state: State) -> dict[str, Any]:
        return {"points": state.points, "drinks": state.drinks, "to_move": state.to_move, "over": Coin().over(state)}


class CoinScenario(Scenario):
    points: list[int] = Field(min_length=2)
    to_move: int = 0

    def start(self) -> State:
        return State(list(self.points), [0] * len(self.points), self.options.get("goal", USUAL), self.to_move)


class CoinDialect:
    game: AnyGame = Coin()
    scenario: type[Scenario] = CoinScenario
    move: type[Move] = CoinMove
    facts: type[Facts] = CoinFacts
    events: Mapping[str, type[GameEvent]] = EVENTS

    def __init__(self, players: Mapping[str, Chooser] | None = None) -> None:
        self.players = players or {}
