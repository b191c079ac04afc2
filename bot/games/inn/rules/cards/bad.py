"""What is wrong with a deck: told to who writes files, and in another sentence to who makes a deck at the table."""

from __future__ import annotations

from bot.engine import BadData


class Unfit(ValueError):
    """Something in the data of a card or a deck that cannot be.

    `key` is that of a sentence for players (`[fault]` in data/inn/texts), `facts` fills its gaps; the message itself is
    for those who write files.
    """

    def __init__(self, key: str, message: str, **facts: object) -> None:
        super().__init__(message)
        self.key = key
        self.facts = facts


class BadDeck(BadData):
    """A deck that cannot be used. The message names file, card and reason; `key` and `facts` are as in `Unfit`."""

    def __init__(self, key: str, message: str, **facts: object) -> None:
        super().__init__(message)
        self.key = key
        self.facts = facts
