"""A tiny game for the tests of the kernel.

The seat to move takes a coin or gives one away; then all others say at the same time whether they beg; then a die is
rolled. At any time a seat may shout (nothing changes), grab (the open ask changes), challenge somebody (both are asked
at once) or end the window (nothing is left to ask).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, replace
from types import MappingProxyType
from typing import Any

from bot.engine import (
    Ask,
    AskBuilder,
    Event,
    GameEvent,
    Lineup,
    Option,
    Refusal,
    Refused,
    SeatAsk,
    Secret,
    Told,
    Turn,
    alone,
    split_pick,
)

PASS = Option("pass")


@dataclass
class Table:
    coins: list[int]
    rounds: int
    mode: str = ""
    to_move: int = 0
    closed: bool = False


class Start(GameEvent, key="start"):
    die: int


class Moved(GameEvent, key="moved"):
    seat: int
    pick: str
    purse: Secret[int]


class Answered(GameEvent, key="answered"):
    seat: int
    pick: str


class Rolled(GameEvent, key="rolled"):
    seat: int
    die: int


class Shouted(GameEvent, key="shouted"):
    seat: int


class Duel(GameEvent, key="duel"):
    winner: int


class Tiny:
    name = "tiny"
    rules_version = 1
    schema_version = 2
    by_seat: tuple[str, ...] = ()
    slow: Mapping[str, Any] = MappingProxyType({})
    variants: tuple[str, ...] = ()
    own_ladder = ""
    seats = range(2, 5)

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return {"rounds": 4, "mode": "", **options}

    def settled(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return self.check_options(options)

    def lineup(self, options: Mapping[str, Any], seats: int) -> Lineup:
        return alone(self.name, self.seats, seats)

    def own_decks(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        return ()

    def learn_decks(self, texts: Mapping[str, str]) -> None: ...

    def forget_decks(self, needed: Collection[str]) -> None: ...

    def new(self, seats: int, options: Mapping[str, Any], told: Told) -> Table:
        if seats not in self.seats:
            raise Refused("seats-wrong")
        options = self.check_options(options)
        told.tell(Start, die=told.chance.below(6))
        return Table([3] * seats, options["rounds"], options["mode"])

    def turn(self, state: Table, told: Told) -> Turn:
        seat = state.to_move
        while state.mode == "endless":
            yield lambda: self.move(state, seat)
        answers = yield lambda: self.move(state, seat)
        if state.mode == "still":
            return
        for pick in answers[seat]:
            key, targets = split_pick(pick)
            state.coins[seat] += 1 if key == "take" else 0
            for target in targets:
                state.coins[seat] -= 1
                state.coins[int(target)] += 1
            told.tell(Moved, seat=seat, pick=pick, purse={seat: state.coins[seat]})
        answers = yield lambda: self.window(state, seat)
        for other, picks in answers.items():
            told.tell(Answered, seat=other, pick=picks[0])
            state.coins[other] += picks[0] == "beg"
        state.closed = False
        die = told.chance.below(6)
        state.coins[seat] += die
        told.tell(Rolled, seat=seat, die=die)
        state.to_move = (seat + 1) % len(state.coins)
        state.rounds -= 1

    def move(self, state: Table, seat: int) -> Ask:
        others = tuple(str(other) for other in range(len(state.coins)) if other != seat)
        options = {"take": Option("take"), "wait": Option("wait"), "give": Option("give", others, 1, 2)}
        if not state.coins[seat]:
            del options["give"]
        return Ask("turn", "tiny.move", {seat: SeatAsk(options, ("take",), 1, 2)})

    def window(self, state: Table, seat: int) -> Ask | None:
        if state.closed:
            return None
        others = [other for other in range(len(state.coins)) if other != seat]
        asked = {other: SeatAsk({"pass": PASS, "beg": Option("beg")}, ("pass",)) for other in others}
        if state.mode == "clock":
            asked = {other: seat_ask for other, seat_ask in asked.items() if state.coins[other]}
        return Ask(
            "response", "tiny.window", asked, {"coins": sum(state.coins)}, first=state.mode == "first",
            clock=state.mode == "clock", possible=tuple(others) if state.mode == "clock" else (),
        )  # fmt: skip

    def over(self, state: Table) -> bool:
        return state.rounds <= 0

    def out(self, state: Table, seat: int) -> bool:
        return False

    def placings(self, state: Table) -> list[int]:
        return [1 + sum(other > coins for other in state.coins) for coins in state.coins]

    def blamed(self, state: Table, *, turn: bool) -> list[str]:
        return ["turn" if turn else "game"]

    def drinks(self, state: Table) -> list[int]:
        return [0] * len(state.coins)

    def unasked(self, state: Table, seat: int) -> Mapping[str, Option]:
        others = tuple(str(other) for other in range(len(state.coins)) if other != seat)
        keys = ("shout", "grab", "close", "finish")
        return {**{key: Option(key) for key in keys}, "duel": Option("duel", others, 1, 1), "void": Option("void")}

    def use_unasked(self, state: Table, told: Told, seat: int, pick: str) -> Turn | None:
        key, targets = split_pick(pick)
        match key:
            case "shout":
                told.tell(Shouted, seat=seat)
            case "grab":
                if not state.coins[state.to_move]:
                    raise Refused("nothing-there")
                state.coins[state.to_move] -= 1
                state.coins[seat] += 2
            case "close":
                state.closed = True
            case "finish":
                state.rounds = 0
            case "void":
                return self._void()
            case _:
                return self._duel(state, told, seat, int(targets[0]))
        return None

    def _void(self) -> Turn:
        if self.name == "never":
            yield lambda: None

    def _duel(self, state: Table, told: Told, seat: int, other: int) -> Turn:
        def ask() -> Ask:
            options = {"rock": Option("rock"), "paper": Option("paper")}
            return Ask("choice", "tiny.duel", {player: SeatAsk(options, ("rock",)) for player in (seat, other)})

        builder: AskBuilder = ask
        answers = yield builder
        winner = seat if answers[seat] != answers[other] else other
        state.coins[winner] += 10
        told.tell(Duel, winner=winner)

    def view(self, state: Table, seat: int | None, *, apart: bool = False) -> dict[str, Any]:
        return {"coins": state.coins[seat] if seat is not None else 0}

    def could_use_unasked(self, state: Table) -> range:
        return range(len(state.coins))

    def exposed(self, state: Table) -> tuple[int, ...]:
        return ()

    def touched(self, event: Event) -> tuple[int, ...]:
        return ()

    def reveals(self, event: Event) -> bool:
        return event.key == Rolled.key

    def no_choice(self, state: Table, seat: int, asked: SeatAsk) -> bool:
        return False

    def patience(self, state: Table) -> float:
        return 0.0

    def dump(self, state: Table) -> dict[str, Any]:
        return asdict(state)

    def load(self, data: Mapping[str, Any], schema_version: int) -> Table:
        table = Table(**data)
        return replace(table, coins=[c * 100 for c in table.coins] if schema_version == 1 else table.coins.copy())

    def refusal(self, state: Table, seat: int, pick: str) -> Refusal:
        return "no-such-move", {"seat": seat, "pick": pick}
