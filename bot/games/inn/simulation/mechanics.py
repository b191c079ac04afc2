"""What came of all that characters have besides their cards: their counters, side decks and Minions."""

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

    def add(self, more: Mechanics) -> None:
        """What was counted of other games."""
        self.games.update(more.games)
        self.used.update(more.used)

    def plain(self) -> dict[str, Any]:
        """By character, the games that count and the part of them in which the mechanic was used; for JSON."""
        return {
            code: {"games": n, "used": round(self.used[code] / n, 3)} for code, n in sorted(self.games.items())
        }  # fmt: skip


class Tally:
    """What was sold, lost and spent of what characters have besides their cards, in the mean of the games with them.

    Sold are cards of a side deck, lost are cards with wages that were discarded from in front of a player who is still
    in, spent is what an own counter has fallen by, and a counter of others bites at the end of its holder's turn.
    """

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        """By character."""
        self.counted: dict[str, Counter[str]] = {what: Counter() for what in ("sold", "lost", "spent", "bites")}
        """By what was done: by side deck, character or counter, how often."""
        self._active = -1

    def begin(self, state: State) -> None:
        """A new game."""
        self.games.update(seat.character for seat in state.seats)
        self._active = state.active

    def count(self, event: Event, state: State) -> None:
        """Something that was told, and the state since."""
        library, args = the_library(), event.args
        match event.key:
            case "turn":
                self._active = args["seat"]
            case "sold":
                card = library.cards[args["card"]]
                self.counted["sold"][f"{card.deck}.{card.side}"] += 1
            case "left-front" if library.cards[args["card"]].wages and not state.seats[int(args["seat"])].out:
                self.counted["lost"][library.cards[args["card"]].deck] += 1
            case "counter" if args["by"] < 0:
                counter = library.counters[args["counter"]]
                if counter.on == "you":
                    self.counted["spent"][args["counter"]] -= args["by"]
                elif counter.bite and args["seat"] == self._active:
                    self.counted["bites"][args["counter"]] += 1
            case _:
                pass

    def add(self, more: Tally) -> None:
        """What was counted of other games."""
        self.games.update(more.games)
        for what, found in more.counted.items():
            self.counted[what].update(found)

    def plain(self) -> dict[str, dict[str, float]]:
        """By what was done, the mean of the games with the character; for JSON."""
        return {
            what: {code: round(n / self.games[code.partition(".")[0]], 2) for code, n in sorted(found.items())}
            for what, found in self.counted.items()
            if found
        }


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
