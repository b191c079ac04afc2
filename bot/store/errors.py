"""What the store says no with to a person. It knows no kernel, so it has a refusal of its own."""

from __future__ import annotations


class StoreRefused(Exception):
    """A person's wish that cannot be kept. Nothing has changed.

    `reason` is a key for the words a person reads (``forget-live``, ``drink-too-long``); `facts` fills its gaps.
    """

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts
