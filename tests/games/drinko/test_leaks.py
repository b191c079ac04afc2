"""Nothing tells what is hidden: the same game twice, with one hidden hand partly swapped with cards of the draw pile.

What everybody else is shown must be the same bytes until a public fact differs.
"""

import json
import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.engine import Chance, Event, Run
from bot.games.drinko.rules import Drinko, DrinkoState
from tests.games.drinko.playing import ALL_OPTIONS, picks_of


@dataclass
class Pair:
    """Two runs that differ only in what `hidden` holds and in the bottom of the draw pile."""

    first: Run
    second: Run
    hidden: int
    bottom: int
    steps: int = 0
    hidden_moves: int = 0
    differences: list[str] = field(default_factory=list)


def swapped(state: DrinkoState, hidden: int, luck: random.Random) -> tuple[DrinkoState, int]:
    """The state with some cards of the hidden hand swapped for different ones at the bottom of the draw pile."""
    other = state.copy()
    hand = other.hands[hidden]
    places = luck.sample(range(len(hand)), luck.randint(1, len(hand)))
    for bottom, place in enumerate(places):
        hand[place], other.draw[bottom] = other.draw[bottom], hand[place]
    return other, len(places)


def pair(game: Drinko, seats: int, seed: int) -> Pair:
    luck = random.Random(seed)
    chance = Chance(str(seed))
    options = game.check_options(ALL_OPTIONS if seed % 2 else {})
    state = Run.new(game, seats, options, str(seed))[0].state
    hidden = luck.randrange(seats)
    other, bottom = swapped(state, hidden, luck)
    first, second = Run(game, state.copy(), chance), Run(game, other, Chance(str(seed)))
    first.begin()
    second.begin()
    return Pair(first, second, hidden, bottom)


def shown(run: Run, seat: int | None, events: list[Event]) -> str:
    """Everything that reaches a seat, or the public: view, what was told, the ask and what it may do."""
    asked: Any = None
    if run.ask is not None:
        ask = run.ask
        options = ask.seats[seat].options if seat is not None and seat in ask.seats else {}
        own = {key: [option.targets, option.least, option.most] for key, option in options.items()}
        asked = [ask.number, ask.kind, ask.about, dict(ask.args), run.waiting(), own]
    open_to = {} if seat is None else run.game.unasked(run.state, seat)
    standing = [[key, option.targets] for key, option in open_to.items()]
    patience = run.game.patience(run.state)
    reveals = [run.game.reveals(event) for event in events]
    return json.dumps([run.view(seat), [event.seen_by(seat) for event in events], asked, standing, patience, reveals])


def compare(two: Pair, events: tuple[list[Event], list[Event]]) -> None:
    for seat in (None, *range(len(two.first.state.hands))):
        if seat != two.hidden and shown(two.first, seat, events[0]) != shown(two.second, seat, events[1]):
            two.differences.append(f"step {two.steps}: seat {seat}")


def play(pair: Pair, luck: random.Random) -> None:
    """Play both alike until the hidden hand must show itself, or the swapped cards come up."""
    compare(pair, ([], []))
    while pair.first.ask is not None and not pair.differences:
        if len(pair.first.state.draw) <= pair.bottom + 30:
            return
        state = pair.first.state
        seat = pair.first.waiting()[0]
        standing = luck.random()
        catchers = [seat for seat in range(len(state.hands)) if seat not in state.out and seat not in state.wrong]
        if catchers and standing < 0.2:
            caller = luck.choice(catchers)
            pick = luck.choice(pair.first.game.unasked(state, caller)["catch"].picks())
            events = pair.first.use_unasked(caller, pick), pair.second.use_unasked(caller, pick)
        elif standing < 0.5 and state.may_call >= 0:
            caller = state.may_call
            events = pair.first.use_unasked(caller, "call"), pair.second.use_unasked(caller, "call")
        else:
            common = [pick for pick in picks_of(pair.first, seat) if pick in picks_of(pair.second, seat)]
            if not common:
                return
            pick = luck.choice(common)
            number = pair.first.ask.number
            events = pair.first.answer(seat, number, (pick,)), pair.second.answer(seat, number, (pick,))
            pair.hidden_moves += seat == pair.hidden
        pair.steps += 1
        compare(pair, events)


def test_nobody_learns_anything_of_a_hidden_hand() -> None:
    steps = hidden_moves = 0
    for seed in range(250):
        two = pair(Drinko(), 2 + seed % 7, seed)
        play(two, random.Random(-seed))
        assert two.differences == [], f"seed {seed}"
        steps += two.steps
        hidden_moves += two.hidden_moves
    assert steps > 2_000
    assert hidden_moves > 250


class TellsHands(Drinko):
    """A leaking double: its view shows a count that depends on a hidden hand."""

    def view(self, state: DrinkoState, seat: int | None, *, apart: bool = False) -> dict[str, Any]:
        return {
            **super().view(state, seat, apart=apart),
            "specials": sum(hand.count("deflect") for hand in state.hands),
        }


class TellsPatience(Drinko):
    """A leaking double: patrons pause longer where the seat could play something."""

    def patience(self, state: DrinkoState) -> float:
        return float(len({card[0] for card in state.hands[state.to_move]}))


@pytest.mark.parametrize("game", [TellsHands(), TellsPatience()])
def test_a_leak_is_found(game: Drinko) -> None:
    found = 0
    for seed in range(60):
        two = pair(game, 4, seed)
        play(two, random.Random(-seed))
        found += bool(two.differences)
    assert found > 5
