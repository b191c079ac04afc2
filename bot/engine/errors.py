"""The kernel's errors. A refusal answers a mistake of a person; all others are faults of ours."""

from __future__ import annotations


class Refused(Exception):
    """An answer is refused. Nothing has changed.

    `reason` is the key of a sentence for the person (for instance ``not-your-turn``); `facts` fills its gaps.
    """

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


class Runaway(Exception):
    """A game that would never end: a turn without end, or a position that was repeated too often.

    `report` says where, for the log; the game cannot go on. `decks` are the codes of the decks at fault, as far as the
    game can tell; empty where it has none.
    """

    def __init__(self, report: str, decks: tuple[str, ...] = ()) -> None:
        super().__init__(report)
        self.report = report
        self.decks = decks


class Missing(ValueError):
    """A stored state names cards that are no longer in the data. The game can go on once they are back."""


class Strayed(Exception):
    """A replayed decision gave another digest than the stored one, because the rules have changed during the turn."""

    def __init__(self, seq: int, stored: str, found: str) -> None:
        super().__init__(f"decision {seq}: stored digest {stored}, found {found}")
        self.seq = seq
        self.stored = stored
        self.found = found


class BadData(Exception):
    """A data file that cannot be used; the message names file, card and reason."""
