"""In how many games what a character has besides its cards was used: its counters, side decks and Minions."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from bot.games.inn.rules import the_library

if TYPE_CHECKING:
    from bot.engine import Event
    from bot.games.inn.rules import State
    from bot.games.inn.rules.cards.prepared import Character

OWN_TURNS = 4
"""A game counts for a character that begins so many turns of its own."""


def has_mechanic(character: Character) -> bool:
    """Whether a character has anything besides its cards, or Minions among these."""
    cards = the_library().cards
    return bool(character.counters or character.sides) or any(cards[code].wages for code in character.counts)


class Mechanics:
    """By character, the games in which it began its fourth own turn, and those of them in which its mechanic was used.

    A mechanic is used when a counter of the character changes, when a card of its side decks is revealed, taken, sold
    or played, and when a Minion is hired or used, in each case after its own first turn has begun.
    """

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self._seats: dict[str, int] = {}
        self._turns: Counter[int] = Counter()
        self._seen: set[str] = set()

    def begin(self, state: State) -> None:
        """A new game."""
        characters = the_library().characters
        self._seats = {
            seat.character: number
            for number, seat in enumerate(state.seats)
            if has_mechanic(characters[seat.character])
        }
        self._turns.clear()
        self._seen.clear()

    def count(self, event: Event) -> None:
        """Something that was told."""
        if event.key == "turn":
            self._turns[event.args["seat"]] += 1
            return
        character = _whose(event)
        if character in self._seats and self._turns[self._seats[character]]:
            self._seen.add(character)

    def end(self) -> None:
        """The game is over."""
        for character, seat in self._seats.items():
            if self._turns[seat] >= OWN_TURNS:
                self.games[character] += 1
                self.used[character] += character in self._seen

    def plain(self) -> dict[str, Any]:
        """By character, the games that count and the part of them in which the mechanic was used; for JSON."""
        return {
            code: {"games": n, "used": round(self.used[code] / n, 3)} for code, n in sorted(self.games.items())
        }  # fmt: skip


def _whose(event: Event) -> str:
    """The character whose mechanic shows in an event; empty if none does."""
    match event.key:
        case "counter":
            code = event.args["counter"]
        case "side-revealed" | "side-taken":
            code = event.args["side"]
        case "sold" | "put-in-front" | "used" | "played":
            code = event.args["card"]
            card = the_library().cards[code]
            if not (card.side or card.wages):
                return ""
        case _:
            return ""
    return str(code).partition(".")[0]
