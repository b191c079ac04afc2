"""An independent copy of a game in play, for tests that try something out."""

from __future__ import annotations

from dataclasses import replace

from bot.engine import Run


def fork(run: Run) -> Run:
    """A copy of a live run at the same place, restored from its snapshot; the two share nothing."""
    assert run.snapshot is not None, "only a live run can be copied"
    decisions = [replace(decision, digest="") for decision in run.in_turn]
    copy = Run.restore(run.game, run.snapshot, run.told.chance.seed, decisions)
    if copy.epoch != run.epoch:
        copy.new_epoch(run.epoch)
    return copy
