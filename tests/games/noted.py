"""Words that note what was said with them."""

from __future__ import annotations

from bot.games import english
from bot.ui.words import Fact, Say, Words


class NotedWords(Words):
    """The English words; `said` has the keys of those that were used."""

    def __init__(self) -> None:
        super().__init__(english().folders, "en")
        self.said: set[str] = set()

    @property
    def say(self) -> Say:
        spoken = super().say

        def noted(key: str, /, **facts: Fact) -> str:
            self.said.add(key)
            return spoken(key, **facts)

        return noted

    def of(self, section: str) -> set[str]:
        """The keys of a section of the words file."""
        return {key for key in self.every_key() if key.startswith(f"{section}.")}
