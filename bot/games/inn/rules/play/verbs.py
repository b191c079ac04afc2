"""What all verbs of the table work on: the state, the ear of the players, the cards.

The verbs stand in three modules, each of which adds its own to those before: those of Character Cards and of what lies
in front of players (`card_verbs`), those of Drinks and Encounters (`drink_verbs`), and all others (`table.Table`).
"""

from __future__ import annotations

from bot.engine import EVERYBODY, Told
from bot.games.inn.rules.cards.prepared import Card, Character, DrinkCard, Library
from bot.games.inn.rules.events import Paid
from bot.games.inn.rules.play.state import INN, Item, Party, State, WindowWay


class TableFacts:
    """A state with the cards that it is played with: all that it takes to look at a game without changing it."""

    __slots__ = ("cards", "drinks", "library", "state")

    state: State
    library: Library
    cards: dict[str, Card]
    drinks: dict[str, DrinkCard]

    def __init__(self, state: State, library: Library) -> None:
        self.state = state
        self.library = library
        self.cards = library.cards
        self.drinks = library.drinks

    def character(self, seat: int) -> Character:
        """The character of a seat, as a Boss if it is one."""
        own = self.state.seats[seat]
        return self.library.played(own.character, boss=True) if own.boss else self.library.characters[own.character]


class StateVerbs(TableFacts):
    """The state with its cards, and who is told. Holds no fact of its own: all that matters is in `state`."""

    __slots__ = ("_borrow", "_happen", "_respond", "told", "way")

    told: Told
    way: WindowWay

    def push(self, item: Item) -> Item:
        """Begin to resolve something. Raises `Runaway` where one thing leads to another without end."""
        self.told.happens(len(self.state.stack))
        self.state.stack.append(item)
        return item

    def secret(self, seat: int, cards: list[str]) -> dict[int, list[str]]:
        """Who may know some cards of a seat: the seat, and its mates."""
        if self.state.shared is None:
            return {seat: cards}
        return {mate: cards.copy() for mate in self.state.mates(seat)}

    def in_hand(self, seat: int, cards: list[str]) -> dict[int, list[str]]:
        """The same of cards that come into the hand: everybody, where that lies open."""
        return {EVERYBODY: cards} if self.state.seats[seat].open else self.secret(seat, cards)

    def pay(self, seat: int, n: int, to: int, paid: str = "") -> int:
        """Pay up to n from the Stash to a seat or the Inn ("inn": the Inn pays in its place); returns the amount."""
        party = self.state.party(seat)
        n = self._raised(party, n, paid)
        if to == INN:
            self.state.inn += n
        else:
            self.state.party(to).gold += n
        if self.told.listening:
            self.told.tell(Paid, seat=seat, n=n, to=to, paid=paid, now=party.gold)
        return n

    def _raised(self, party: Party, n: int, paid: str) -> int:
        """Take up to n Gold from the payer; returns how much there is to hand on."""
        if paid == "none":
            return 0
        if paid == "inn":
            self.state.inn -= n
            return n
        n = min(n, party.gold)
        party.gold -= n
        return n
