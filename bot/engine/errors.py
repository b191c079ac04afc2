"""What the kernel says no with. A refusal is the person's; everything else is ours."""

from __future__ import annotations


class Refused(Exception):
    """An answer that cannot be taken. Nothing has changed.

    `reason` is a key for the words a person reads (for instance ``not-your-turn``); `facts` fills its gaps.
    """

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


class Runaway(Exception):
    """A game that would never end: a turn without end, or a position that came round again too often.

    `report` says where, for the log; the game cannot go on.
    """

    def __init__(self, report: str) -> None:
        super().__init__(report)
        self.report = report


class Missing(ValueError):
    """A stored state names cards that are not in the data any more. The game can go on once they are back."""


class Strayed(Exception):
    """A decision played again gave another digest than the one stored: the rules have changed under the turn."""

    def __init__(self, seq: int, stored: str, found: str) -> None:
        super().__init__(f"decision {seq}: stored digest {stored}, found {found}")
        self.seq = seq
        self.stored = stored
        self.found = found


class BadData(Exception):
    """A data file that cannot be used: says file, card and reason."""
