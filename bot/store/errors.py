"""The store's refusal. The store knows no kernel, so it does not use the kernel's."""

from __future__ import annotations


class StoreRefused(Exception):
    """Something that a person wants to store is refused. Nothing has changed.

    `reason` is the key of a sentence for the person (``forget-live``, ``drink-too-long``); `facts` fills its gaps.
    """

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts
