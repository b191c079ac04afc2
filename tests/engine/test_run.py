"""Asks and answers in a running game: numbering, holding, refusing, unasked options, an end to runaways."""

from typing import Any

import pytest

from bot.engine import Chance, Event, Refused, Run, Runaway, Told
from bot.engine import run as kernel
from bot.engine.game import HAPPENS_A_TURN, PENDING
from tests.engine.tiny import Table, Tiny


def start(seats: int = 3, **options: Any) -> Run:
    return Run.new(Tiny(), seats, options, "seed")[0]


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def number(run: Run) -> int:
    assert run.ask is not None
    return run.ask.number


def everything(run: Run) -> list[Any]:
    return [
        run.game.dump(run.state),
        run.digest,
        run.seq,
        run.asks,
        run.turn,
        list(run.in_turn),
        run.ask,
        run.waiting(),
    ]


def refused(run: Run, reason: str, seat: int, ask: int, *picks: str) -> dict[str, object]:
    """The answer is refused for this reason and changes nothing; the refusal's facts."""
    before = everything(run)
    with pytest.raises(Refused) as no:
        run.answer(seat, ask, picks)
    assert no.value.reason == reason
    assert everything(run) == before
    return no.value.facts


def refused_standing(run: Run, reason: str, seat: int, pick: str) -> None:
    before = everything(run)
    with pytest.raises(Refused) as no:
        run.use_unasked(seat, pick)
    assert no.value.reason == reason
    assert everything(run) == before


def at_window(seats: int = 3, **options: Any) -> Run:
    run = start(seats, **options)
    run.answer(0, 1, ("take",))
    return run


# -- answers ----------------------------------------------------------------------------------------------------


def test_a_new_game_stands_at_its_first_ask_and_tells_the_set_up() -> None:
    run, events = Run.new(Tiny(), 3, {}, "seed")
    assert keys(events) == ["start"]
    assert (number(run), run.turn, run.seq, run.waiting(), run.over) == (1, 1, 0, [0], False)
    assert run.decision is None


def test_set_up_refusals_pass_through() -> None:
    with pytest.raises(Refused, match="seats-wrong"):
        Run.new(Tiny(), 9, {}, "seed")


def test_an_answer_moves_on_and_is_logged() -> None:
    run = start()
    events = run.answer(0, 1, ("take",), "patron")
    assert keys(events) == ["moved"]
    assert number(run) == 2
    decision = run.decision
    assert decision is not None
    assert (decision.seq, decision.turn, decision.ask, decision.seat, decision.picks, decision.source) == (
        1, 1, 1, 0, ("take",), "patron",
    )  # fmt: skip
    assert decision.digest == run.digest
    assert run.in_turn == [decision]


def test_refused_answers_change_nothing() -> None:
    run = start()
    refused(run, "ask-closed", 0, 2, "take")
    refused(run, "ask-closed", 0, 0, "take")
    refused(run, "not-asked", 1, 1, "take")
    refused(run, "not-asked", 9, 1, "take")
    refused(run, "wrong-count", 0, 1)
    refused(run, "wrong-count", 0, 1, "take", "wait", "give>1")
    refused(run, "target-missing", 0, 1, "give")
    refused(run, "target-wrong", 0, 1, "give>0")
    refused(run, "target-count", 0, 1, "give>1,1")
    run.answer(0, 1, ("take", "give>1,2"))
    refused(run, "ask-closed", 0, 1, "take")


def test_the_game_says_why_a_pick_is_not_offered() -> None:
    run = start()
    assert refused(run, "no-such-move", 0, 1, "fly>2") == {"seat": 0, "pick": "fly"}
    assert refused(run, "no-such-move", 0, 1, "take", "fly") == {"seat": 0, "pick": "fly"}
    refused_standing(run, "no-such-move", 0, "fly")


def test_answers_of_several_seats_are_held_until_all_have_said() -> None:
    run = at_window()
    assert run.waiting() == [1, 2]
    coins = run.state.coins.copy()
    assert run.answer(2, 2, ("beg",)) == []
    assert (run.waiting(), run.state.coins, number(run)) == ([1], coins, 2)
    refused(run, "answered", 2, 2, "pass")
    events = run.answer(1, 2, ("pass",))
    assert keys(events) == ["answered", "answered", "rolled"]
    assert (run.turn, run.waiting(), number(run)) == (2, [1], 3)
    assert run.state.coins[2] == coins[2] + 1


def test_who_answered_first_does_not_show() -> None:
    ends = []
    for order in ((1, 2), (2, 1)):
        run = at_window()
        for seat in order:
            events = run.answer(seat, 2, ("beg",))
        ends.append((events, run.state, run.digest))
    assert ends[0][:2] == ends[1][:2]
    assert ends[0][2] == ends[1][2]


def test_an_ask_may_close_on_its_first_answer() -> None:
    run = at_window(mode="first")
    events = run.answer(2, 2, ("beg",))
    assert [event.args["seat"] for event in events if event.key == "answered"] == [2]
    assert (run.turn, run.waiting()) == (2, [1])


def test_after_the_end_nothing_is_taken() -> None:
    run = at_window(seats=2, rounds=1)
    events = run.answer(1, 2, ("pass",))
    assert keys(events)[-1] == "rolled"
    assert (run.over, run.ask, run.waiting()) == (True, None, [])
    refused(run, "game-over", 0, 2, "take")
    refused_standing(run, "game-over", 0, "shout")


# -- unasked options -------------------------------------------------------------------------------------------


def test_a_standing_option_that_changes_nothing_leaves_the_ask_open() -> None:
    run = at_window()
    run.answer(2, 2, ("beg",))
    events = run.use_unasked(0, "shout")
    assert keys(events) == ["shouted"]
    assert (number(run), run.waiting(), run.asks) == (2, [1], 2)
    assert run.decision is not None
    assert (run.decision.ask, run.decision.seq, run.decision.picks) == (0, 3, ("shout",))
    events = run.answer(1, 2, ("pass",))
    assert [event.args["pick"] for event in events if event.key == "answered"] == ["pass", "beg"]
    assert number(run) == 3


def test_a_standing_option_that_changes_the_ask_opens_it_anew_and_gives_answers_back() -> None:
    run = at_window()
    run.answer(2, 2, ("beg",))
    run.use_unasked(1, "grab")
    assert (number(run), run.waiting()) == (3, [1, 2])
    refused(run, "ask-closed", 2, 2, "beg")
    run.answer(2, 3, ("pass",))
    assert run.waiting() == [1]


def test_a_standing_option_may_ask_in_its_turn() -> None:
    run = at_window()
    run.answer(2, 2, ("beg",))
    run.use_unasked(0, "duel>2")
    assert run.ask is not None
    assert (run.ask.about, run.ask.number, run.waiting()) == ("tiny.duel", 3, [0, 2])
    run.answer(2, 3, ("rock",))
    events = run.answer(0, 3, ("paper",))
    assert [event.args for event in events] == [{"winner": 0}]
    assert run.ask is not None
    assert (run.ask.about, run.ask.number, run.waiting()) == ("tiny.window", 4, [1, 2])
    assert run.ask.args == {"coins": sum(run.state.coins)}


def test_standing_options_nest() -> None:
    run = start()
    run.use_unasked(1, "duel>2")
    run.use_unasked(0, "duel>1")
    run.answer(0, 3, ("rock",))
    events = run.answer(1, 3, ("rock",))
    assert events[0].args == {"winner": 1}
    assert run.ask is not None
    assert (run.ask.about, run.waiting()) == ("tiny.duel", [1, 2])
    run.use_unasked(0, "shout")
    for seat in (1, 2):
        run.answer(seat, number(run), ("rock",))
    assert run.ask is not None
    assert (run.ask.about, run.waiting()) == ("tiny.move", [0])


def test_an_ask_with_nothing_left_to_ask_is_passed_over() -> None:
    run = at_window()
    run.answer(2, 2, ("beg",))
    events = run.use_unasked(1, "close")
    assert keys(events) == ["rolled"]
    assert (run.turn, run.waiting()) == (2, [1])


def test_a_standing_generator_that_asks_nothing_goes_on() -> None:
    run = at_window()
    run.use_unasked(0, "void")
    assert run.ask is not None
    assert (run.ask.about, run.waiting()) == ("tiny.window", [1, 2])


def test_a_refused_standing_option_changes_nothing_and_is_not_logged() -> None:
    run = start()
    refused_standing(run, "target-missing", 0, "duel")
    refused_standing(run, "target-wrong", 0, "duel>0")
    run.state.coins[0] = 0
    refused_standing(run, "nothing-there", 1, "grab")


# -- luck, budgets ----------------------------------------------------------------------------------------------


def take(run: Run, times: int) -> None:
    for _ in range(times):
        run.answer(0, number(run), ("take",))


def test_a_turn_without_end_is_stopped() -> None:
    run = start(mode="endless")
    with pytest.raises(Runaway, match=f"turn 1: more than {kernel.STEPS_A_TURN} steps") as stopped:
        take(run, kernel.STEPS_A_TURN + 1)
    assert stopped.value.decks == ("turn",), "the game is asked whose deck that is"
    assert run.steps == kernel.STEPS_A_TURN + 1


def test_the_budget_of_steps_is_for_one_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "STEPS_A_TURN", 2)
    run = start(rounds=6)
    while run.ask is not None:
        for seat in run.waiting():
            run.answer(seat, number(run), run.ask.seats[seat].default)
    assert run.turn == 6


def test_a_position_that_comes_round_again_is_stopped() -> None:
    run = start(mode="still")
    run.answer(0, 1, ("take",))
    with pytest.raises(Runaway, match="turn 3: the same position 3 times") as stopped:
        run.answer(0, 2, ("take",))
    assert stopped.value.decks == ("game",)


def test_what_happens_without_end_while_nobody_is_asked_is_stopped() -> None:
    told = Told(Chance("seed"))
    for _ in range(HAPPENS_A_TURN):
        told.happens(PENDING)
    with pytest.raises(Runaway, match=f"{HAPPENS_A_TURN + 1} things have happened in a turn"):
        told.happens(0)
    told.start_turn()
    told.happens(0)
    with pytest.raises(Runaway, match=f"{PENDING + 1} are pending"):
        told.happens(PENDING + 1)


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "TURNS_A_GAME", 5)
    run, _ = Run.new(Tiny(), 2, {"mode": "still"}, "seed", live=False)
    with pytest.raises(Runaway, match="more than 5 turns"):
        take(run, 6)
    assert run.turn == 6


def test_a_playout_without_a_log_comes_to_the_same_end() -> None:
    ends = []
    for live in (True, False):
        run, events = Run.new(Tiny(), 3, {"rounds": 9}, "seed", live=live)
        assert bool(events) == live
        while run.ask is not None:
            for seat in run.waiting():
                events = run.answer(seat, number(run), run.ask.seats[seat].default)
        assert bool(events) == live
        assert (run.snapshot is not None) == live
        ends.append((run.game.dump(run.state), run.seq, run.turn))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("mode", ["", "first"])
def test_all_answers_in_one_step_come_to_what_they_come_to_one_by_one(mode: str) -> None:
    joint, _ = Run.new(Tiny(), 3, {"mode": mode}, "one step", live=False)
    single, _ = Run.new(Tiny(), 3, {"mode": mode}, "one step", live=False)
    while joint.ask is not None:
        ask = joint.ask
        answers = {seat: asked.default for seat, asked in ask.seats.items()}
        if ask.kind == "response":
            answers = {min(answers): ("beg",)} if mode else dict.fromkeys(answers, ("beg",))
        joint.answer_all(answers)
        for seat, picks in answers.items():
            single.answer(seat, ask.number, picks)
        assert (joint.state, joint.seq, joint.asks, joint.turn) == (single.state, single.seq, single.asks, single.turn)
    assert single.over
    assert joint.over
    with pytest.raises(Refused, match="game-over"):
        joint.answer_all({})


def test_answers_in_one_step_are_checked_and_a_live_run_takes_none() -> None:
    run, _ = Run.new(Tiny(), 3, {}, "checked", live=False)
    with pytest.raises(Refused, match="not-offered"):
        run.answer_all({0: ("fly",)})
    assert (run.seq, run.asks) == (0, 1)
    live, _ = Run.new(Tiny(), 3, {}, "checked")
    with pytest.raises(ValueError, match="one answer at a time"):
        live.answer_all({0: ("take",)})


def test_a_run_may_begin_at_a_given_state() -> None:
    run = Run(Tiny(), Table([1, 2], 2, to_move=1), Chance("seed"))
    assert run.begin() == []
    assert (run.waiting(), run.turn, number(run)) == ([1], 1, 1)


# -- events -----------------------------------------------------------------------------------------------------


def test_events_tell_each_seat_what_it_may_know() -> None:
    (event,) = start().answer(0, 1, ("take",))
    assert event.seen_by(None) == {"key": "moved", "seat": 0, "pick": "take"}
    assert event.seen_by(1) == event.seen_by(None)
    assert event.seen_by(0) == {"key": "moved", "seat": 0, "pick": "take", "purse": 4}
    assert event.whole() == ["moved", {"seat": 0, "pick": "take"}, {"0": {"purse": 4}}]


def test_views_are_the_games() -> None:
    run = start()
    assert run.view(1) == {"coins": 3}
    assert run.view(None) == {"coins": 0}
