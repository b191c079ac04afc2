"""What a prompt says will happen is what the rules do when nobody answers."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from bot.engine import CLOCK, TIME, Event, Run
from bot.games.inn.look.consequence import Consequence, Levels
from bot.games.inn.look.foreseen import KNOWN, consequence
from bot.games.inn.rules import Inn, State
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.events import Revealed, Sobers
from bot.games.inn.rules.play.view import inn_view
from tests.engine.forking import fork
from tests.games.inn.playing import ALL_DECKS, random_move
from tests.games.inn.test_words import library


def stood(game: Any, state: State, seat: int) -> Levels:
    party, counters = state.party(seat), state.seats[seat].counters
    more = sum(level for code, level in counters.items() if game.library.counters[code].drunk)
    return Levels(party.fortitude, party.alcohol, party.gold, more)


def nobody_answers(run: Run) -> bool:
    """Let all that lies on the stack be resolved without an answer; False where something else happens on the way."""
    state: State = run.state
    happened: list[Event] = []
    first = state.stack[0]
    while run.ask is not None and state.stack and (state.stack[0] is first or state.stack[0].what == "won"):
        if run.ask.kind != "response":
            return False
        number = run.ask.number
        for seat in run.waiting():
            happened += run.answer(seat, number, ("pass",))
        if run.ask is not None and run.ask.number == number and run.clock_waits():
            happened += run.answer(CLOCK, number, TIME, "clock")
    next_phase = (Sobers.key, Revealed.key) if first.what == "refill" else (Sobers.key,)
    return all(event.key not in next_phase for event in happened)


def just_opened(run: Run) -> bool:
    """Whether a window is open in which nobody has answered yet."""
    return run.ask is not None and run.ask.kind == "response" and len(run.waiting()) == len(run.ask.seats)


def foreseen(run: Run) -> list[Consequence]:
    """What is foretold for every seat, from its own view."""
    game: Any = run.game
    return [consequence(inn_view(run.view(seat)), seat, game.library) for seat in range(len(run.state.seats))]


def check(run: Run, told: Counter[str]) -> None:
    """Compare what is foretold in the open window with what comes of it."""
    state: State = run.state
    living, words = state.living(), {part.word for item in state.stack for part in item.parts}
    what = state.stack[-1].what
    expected = foreseen(run)
    copy = fork(run)
    whole = nobody_answers(copy)
    after: State = copy.state
    for seat in living:
        foretold = expected[seat]
        assert foretold.before == stood(run.game, state, seat)
        if foretold.unseen or foretold.unsure or not whole:
            continue
        if after.seats[seat].out:
            assert foretold.out or what == "losing"
            continue
        if len(after.living()) < len(living) and what != "losing":
            continue  # the Gold of those who fell asleep is not part of what is foretold before their last chance
        assert foretold.after == stood(run.game, after, seat), (what, [item.what for item in state.stack], words, seat)
        told[what] += 1
        told.update(words if foretold.after != foretold.before else ())


@pytest.mark.parametrize("windows", ["sealed", "natural"])
def test_what_is_foretold_is_what_the_rules_do(windows: str) -> None:
    luck, told = random.Random(8), Counter[str]()
    for number in range(12):
        seats = 2 + number % 5
        run, _ = Run.new(Inn(), seats, {"drinks": ALL_DECKS, "windows": windows}, f"foretold {number} {windows}")
        while not run.over:
            if just_opened(run) and run.state.stack and luck.random() < 0.2:
                check(run, told)
            random_move(run, luck)
    assert {"card", "drinks"} <= set(told)
    assert sum(told.values()) > 500


def to_the_end(run: Run) -> bool:
    """Let all that lies on the stack be resolved without an answer, the last chance of those who are about to lose
    included; False where something else happens on the way, or still is.
    """
    state: State = run.state
    if not nobody_answers(run):
        return False
    while run.ask is not None and state.stack and state.stack[-1].what in ("losing", "gained", "taken"):
        number = run.ask.number
        for seat in run.waiting():
            run.answer(seat, number, ("pass",))
        if run.ask is not None and run.ask.number == number and run.clock_waits():
            run.answer(CLOCK, number, TIME, "clock")
    return not state.stack


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (5, {"events": "both"}), (4, {"variant": "two-headed-dragon"})]
)
def test_who_is_said_to_be_knocked_out_is_and_nobody_else(seats: int, options: dict[str, Any]) -> None:
    luck, told = random.Random(5), Counter[bool]()
    for number in range(12):
        run, _ = Run.new(Inn(), seats, {"windows": "sealed", **options}, f"knocked out {number}")
        while not run.over:
            state: State = run.state
            near = any(stood(run.game, state, seat).gap <= 6 for seat in state.living())
            if near and state.stack and just_opened(run) and luck.random() < 0.5:
                expected, living, copy = foreseen(run), state.living(), fork(run)
                sure = not any(expected[seat].unseen or expected[seat].unsure for seat in living)
                if to_the_end(copy) and sure:
                    gone = {seat: bool(copy.state.seats[seat].out) for seat in living}
                    for seat in living:
                        doomed = bool(expected[seat].out)
                        assert gone[seat] == doomed, ([item.what for item in state.stack], seat, expected[seat])
                        told[doomed] += 1
            random_move(run, luck)
    assert told[True] > 10
    assert told[False] > 100


def test_what_depends_on_a_counter_is_foretold_as_it_stands() -> None:
    """Serena's cards say what Piety they want; nobody answers, so that it is known what they do."""
    luck, told = random.Random(8), Counter[str]()
    for number in range(30):
        options = {"characters": ["serena", "bryn", "deirdre"], "windows": "quick"}
        run, _ = Run.new(Inn(), 3, options, f"piety {number}")
        while not run.over:
            moves = any(part.word == "count" for item in run.state.stack for part in item.parts)
            if moves and just_opened(run):
                check(run, told)
            random_move(run, luck)
    assert told["card"] > 40


def test_every_word_of_the_vocabulary_is_followed(tmp_path: Any) -> None:
    assert set(EFFECTS) == KNOWN
    luck, told, game = random.Random(9), Counter[str](), library(tmp_path)
    for number in range(40):
        options = {"characters": ["one", "two"], "windows": "sealed", "drinks": [f"drink-{1 + number % 6}"]}
        run = Run.new(game, 2 + number % 4, options, f"every word {number}")[0]
        while not run.over:
            if just_opened(run) and run.state.stack and luck.random() < 0.15:
                check(run, told)
            random_move(run, luck)
    assert sum(told.values()) > 500
