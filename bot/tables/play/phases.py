"""Phases that a team takes together: one clock for all asks of a phase, and who has done nothing in it.

The clock runs only while the team is asked; while something that somebody did is being resolved, it stands still.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any

from bot.engine import Run
from bot.store.windows import WindowRow


@dataclass(frozen=True, slots=True)
class Phase:
    """A phase of a turn of a team, as it is kept with the window.

    `turn` and `name` say which it is, `first` is the public number of its first ask; `left`: the seconds of its clock
    when its last ask opened or closed; `seats`: the team, as far as it was asked in the first; `open`: whether the
    window is one of its asks. `active` are the seats whose people have done something in it, `slept` those whose people
    were missed in it, `after` those who let their mates go first. `called`: whether those who are missing in it have
    been mentioned, which happens once.
    """

    turn: int
    name: str
    first: int
    left: float
    seats: tuple[int, ...] = ()
    open: bool = True
    active: tuple[int, ...] = ()
    slept: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    called: bool = False

    def dumped(self) -> str:
        """As `WindowRow.phase` has it."""
        return json.dumps(asdict(self), separators=(",", ":"))

    def with_active(self, seat: int) -> Phase:
        """The same when a seat's person has done something."""
        return self if seat in self.active else replace(self, active=(*self.active, seat))

    def with_slept(self, seats: Iterable[int]) -> Phase:
        """The same when these seats' people were missed."""
        return replace(self, slept=tuple(sorted({*self.slept, *seats})))

    def with_after(self, seat: int) -> Phase:
        """The same when a seat lets its mates go first."""
        return replace(self, after=tuple(sorted({*self.after, seat})))


def phase_of(window: WindowRow | None) -> Phase | None:
    """The phase that is kept with a window; None without one."""
    if window is None or not window.phase:
        return None
    stored: dict[str, Any] = json.loads(window.phase)
    stored |= {name: tuple(stored[name]) for name in ("seats", "active", "slept", "after")}
    return Phase(**stored)


def kept(window: WindowRow, phase: Phase) -> WindowRow:
    """The window with this phase."""
    return window._replace(phase=phase.dumped())


def next_phase(before: WindowRow | None, run: Run, number: int, now: float, seconds: float) -> Phase | None:
    """The phase for the window of the open ask, whose public number is `number`; `before` is the window that it takes
    the place of, `seconds` the whole clock of a phase. None where teams do not play.
    """
    phase, ask = phase_of(before), run.ask
    if phase is not None and before is not None and phase.open:
        phase = replace(phase, left=max(0.0, before.plain_deadline - now), open=False)
    if phase is not None and phase.turn != run.turn:
        phase = None
    if ask is None or not ask.phase:
        return phase
    if phase is None or phase.name != ask.phase:
        return Phase(run.turn, ask.phase, number, seconds, tuple(ask.seats))
    return replace(phase, open=True)
