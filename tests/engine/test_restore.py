"""Snapshots, restoring, epochs, forks and digests."""

import json
from dataclasses import asdict, replace
from typing import Any

import pytest

from bot.engine import Decision, Run, Snapshot, Strayed, TurnChance
from tests.engine.forking import fork
from tests.engine.tiny import Tiny

MOVES = [
    (0, "take"), (2, "shout!"), (2, "beg"), (1, "duel>2!"), (1, "paper"), (2, "rock"), (1, "pass"), (2, "pass"),
    (1, "give>0"), (0, "close!"), (2, "grab!"), (2, "take"), (0, "beg"), (1, "beg"),
]  # fmt: skip
"""Two turns and a half; "!" marks an unasked option."""


def start(**options: Any) -> Run:
    return Run.new(Tiny(), 3, options, "seed")[0]


def make(run: Run, seat: int, pick: str) -> None:
    if pick.endswith("!"):
        run.use_unasked(seat, pick[:-1])
    else:
        assert run.ask is not None
        run.answer(seat, run.ask.number, (pick,))


def through_json(run: Run) -> tuple[Snapshot, list[Decision]]:
    assert run.snapshot is not None
    snapshot, decisions = json.loads(json.dumps([asdict(run.snapshot), [asdict(decision) for decision in run.in_turn]]))
    return Snapshot(**snapshot), [Decision(**{**decision, "picks": tuple(decision["picks"])}) for decision in decisions]


def everything(run: Run) -> list[Any]:
    return [
        run.game.dump(run.state), run.digest, run.seq, run.asks, run.turn, run.epoch, run.in_turn, run.snapshot,
        run.ask, run.waiting(), run.over,
    ]  # fmt: skip


def test_a_game_is_restored_at_every_decision_and_goes_on_the_same() -> None:
    straight = start(rounds=3)
    restored = start(rounds=3)
    for seat, pick in MOVES:
        make(straight, seat, pick)
        make(restored, seat, pick)
        snapshot, decisions = through_json(restored)
        restored = Run.restore(Tiny(), snapshot, "seed", decisions)
        assert everything(restored) == everything(straight)
    assert straight.over


def test_a_snapshot_is_taken_at_each_turns_start_and_shares_nothing_with_the_state() -> None:
    run = start()
    first = run.snapshot
    assert first is not None
    assert (first.game, first.turn, first.seq, first.ask, first.epoch) == ("tiny", 1, 0, 0, 0)
    assert (first.schema_version, first.rules_version) == (2, 1)
    assert run.turn_started
    before = json.dumps(first.state)
    make(run, 0, "take")
    assert run.snapshot is first
    assert not run.turn_started
    assert json.dumps(first.state) == before
    make(run, 1, "pass")
    make(run, 2, "pass")
    second = run.snapshot
    assert run.turn_started
    assert second is not None
    assert (second.turn, second.seq, second.ask, second.digest) == (2, 3, 2, run.digest)
    assert run.in_turn == []
    assert run.decision is not None
    assert run.decision.digest == run.digest


def test_the_state_digest_tells_states_apart() -> None:
    run, same, other = start(), start(), start(rounds=5)
    assert run.snapshot is not None
    assert same.snapshot is not None
    assert other.snapshot is not None
    assert run.snapshot.state_digest == same.snapshot.state_digest != other.snapshot.state_digest


def test_a_snapshot_of_an_older_schema_is_upgraded_by_the_game() -> None:
    run = start()
    assert run.snapshot is not None
    again = Run.restore(Tiny(), replace(run.snapshot, schema_version=1), "seed")
    assert again.state.coins == [300, 300, 300]


def test_other_luck_or_other_rules_stray() -> None:
    run = start()
    for seat, pick in MOVES[:4]:
        make(run, seat, pick)
    snapshot, decisions = through_json(run)
    broken = [*decisions[:2], replace(decisions[2], digest="0" * 32)]
    with pytest.raises(Strayed) as strayed:
        Run.restore(Tiny(), snapshot, "seed", broken)
    assert (strayed.value.seq, strayed.value.stored, strayed.value.found) == (3, "0" * 32, decisions[2].digest)
    assert str(strayed.value) == f"decision 3: stored digest {'0' * 32}, found {decisions[2].digest}"
    with pytest.raises(Strayed) as strayed:
        Run.restore(Tiny(), snapshot, "seed", [replace(decisions[0], picks=("fly",))])
    assert strayed.value.found == "refused: no-such-move"


def test_another_seed_strays_once_luck_is_used() -> None:
    run = start()
    snapshot = run.snapshot
    assert snapshot is not None
    for seat, pick in [(0, "take"), (1, "pass"), (2, "pass")]:
        make(run, seat, pick)
    last = run.decision
    assert last is not None
    decisions = [
        Decision(1, 0, 1, 1, 0, ("take",), "person"),
        Decision(2, 0, 1, 2, 1, ("pass",), "person"),
        last,
    ]
    assert Run.restore(Tiny(), snapshot, "seed", decisions).digest == run.digest
    with pytest.raises(Strayed):
        Run.restore(Tiny(), snapshot, "another seed 1", decisions)


def dice(run: Run) -> list[int]:
    """Play the rest of the turn; what was rolled."""
    rolled: list[int] = []
    turn = run.turn
    while run.turn == turn and run.ask is not None:
        seat = run.waiting()[0]
        rolled += [
            event.args["die"] for event in run.answer(seat, run.ask.number, run.ask.seats[seat].default)
            if event.key == "rolled"
        ]  # fmt: skip
    return rolled


def test_a_new_epoch_has_the_same_luck_and_is_restored_too() -> None:
    seen: set[tuple[int, ...]] = set()
    for epoch in range(6):
        run = start(rounds=8)
        make(run, 0, "take")
        if epoch:
            run.new_epoch(epoch)
        assert run.epoch == epoch
        make(run, 1, "pass")
        assert run.decision is not None
        assert run.decision.epoch == epoch
        snapshot, decisions = through_json(run)
        again = Run.restore(Tiny(), snapshot, "seed", decisions)
        assert again.epoch == epoch
        rolled = [*dice(run), *dice(run), *dice(run)]
        assert [*dice(again), *dice(again), *dice(again)] == rolled
        assert again.digest == run.digest
        assert run.snapshot is not None
        assert run.snapshot.epoch == epoch
        seen.add(tuple(rolled))
    assert len(seen) == 1


def test_a_turn_begun_again_with_new_luck_rolls_other_dice() -> None:
    seen: set[tuple[int, ...]] = set()
    for luck in range(6):
        snapshot = start(rounds=8).snapshot
        assert snapshot is not None
        run = Run.restore(Tiny(), replace(snapshot, luck=luck), "seed")
        make(run, 0, "take")
        rolled = [*dice(run), *dice(run), *dice(run)]
        assert run.snapshot is not None
        assert run.snapshot.luck == luck, "the luck stays for the rest of the game"
        seen.add(tuple(rolled))
    assert len(seen) == 6


def test_a_snapshot_counts_what_was_drawn_before_it() -> None:
    run, counts = start(rounds=8), list[int]()
    for _ in range(3):
        assert run.snapshot is not None
        counts.append(run.snapshot.draws)
        dice(run)
    assert counts[0] == 1, "the set-up rolls once"
    assert counts == sorted(set(counts)), "and each turn at least once"


def test_a_game_of_before_is_restored_with_its_luck_of_turns_and_epochs() -> None:
    """A fork of it at every decision rolls the same; an epoch gives it other luck, as it always did."""
    seen: set[tuple[int, ...]] = set()
    for epoch in range(3):
        run, _ = Run.new(Tiny(), 3, {"rounds": 8}, TurnChance("seed"))
        make(run, 0, "take")
        if epoch:
            run.new_epoch(epoch)
        make(run, 1, "pass")
        snapshot, decisions = through_json(run)
        again = Run.restore(Tiny(), snapshot, TurnChance("seed", snapshot.epoch, snapshot.turn), decisions)
        rolled = [*dice(run), *dice(run), *dice(run)]
        assert [*dice(again), *dice(again), *dice(again)] == rolled
        seen.add(tuple(rolled))
    assert len(seen) == 3


def test_undo_is_a_restore_with_fewer_decisions_in_a_new_epoch() -> None:
    run = start()
    make(run, 0, "take")
    make(run, 1, "beg")
    snapshot, decisions = through_json(run)
    back = Run.restore(Tiny(), snapshot, "seed", decisions[:1])
    back.new_epoch(1)
    make(back, 1, "pass")
    assert back.waiting() == [2]
    assert [(decision.seq, decision.epoch, decision.picks) for decision in back.in_turn] == [
        (1, 0, ("take",)),
        (2, 1, ("pass",)),
    ]


def test_a_fork_goes_its_own_way() -> None:
    run = start()
    make(run, 0, "take")
    make(run, 2, "beg")
    make(run, 1, "duel>2!")
    before = everything(run)
    other = fork(run)
    assert other.digest == run.digest
    assert (other.waiting(), other.ask, other.state) == (run.waiting(), run.ask, run.state)
    assert other.state is not run.state
    make(other, 1, "rock")
    make(other, 2, "rock")
    make(other, 1, "beg")
    assert everything(run) == before
    make(run, 1, "rock")
    make(run, 2, "rock")
    make(run, 1, "beg")
    assert run.digest == other.digest


def test_a_fork_has_the_luck_of_its_epoch() -> None:
    run = start()
    make(run, 0, "take")
    run.new_epoch(4)
    other = fork(run)
    for same in (run, other):
        make(same, 1, "pass")
        make(same, 2, "pass")
    assert (other.epoch, other.digest) == (4, run.digest)


def test_the_digest_is_the_same_on_every_machine() -> None:
    run = start(rounds=3)
    for seat, pick in MOVES:
        make(run, seat, pick)
    assert run.digest == "18586746d3b12328f3c0a9f121c53f5d"


def test_the_digest_follows_what_is_told() -> None:
    digests = {start().digest}
    for first in ("take", "wait", "give>1", "give>2"):
        run = start()
        make(run, 0, first)
        digests.add(run.digest)
        make(run, 1, "shout!")
        digests.add(run.digest)
    assert len(digests) == 9
