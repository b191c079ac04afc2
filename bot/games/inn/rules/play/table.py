"""The table: the state with the cards and the ear of the players, and the verbs that change and tell in one step."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from bot.engine import Answers, AskBuilder, Told
from bot.games.inn.rules.cards.library import Library
from bot.games.inn.rules.play.state import INN, Item, State

Moves: TypeAlias = Generator[AskBuilder, Answers, None]
"""Rules that may ask on the way."""

LIMIT = 20
HAND = 7
DRINK_DECK = 30
"""Cards of a Drink Deck when there is a Bar Deck behind it."""


class Table:
    """One game as the rules work on it. Holds no fact of its own: all that matters is in `state`."""

    __slots__ = ("cards", "drinks", "library", "quick", "state", "told")

    def __init__(self, state: State, told: Told, library: Library) -> None:
        self.state = state
        self.told = told
        self.library = library
        self.cards = library.cards
        self.drinks = library.drinks
        self.quick: bool = state.options["windows"] == "quick"

    # -- Fortitude and Alcohol Content ------------------------------------------------------------------------------

    def lose_fortitude(self, seat: int, n: int, source: int = INN) -> int:
        """Lose up to n, not below 0; how much it was."""
        party = self.state.party(seat)
        lost = min(n, party.fortitude)
        party.fortitude -= lost
        self.told.tell("fortitude", {"seat": seat, "by": -lost, "now": party.fortitude, "source": source})
        return lost

    def gain_fortitude(self, seat: int, n: int) -> None:
        """Gain up to n, not above 20."""
        party = self.state.party(seat)
        gained = min(n, LIMIT - party.fortitude)
        party.fortitude += gained
        self.told.tell("fortitude", {"seat": seat, "by": gained, "now": party.fortitude, "source": INN})

    def change_alcohol(self, seat: int, n: int) -> None:
        """Alcohol Content up or down, within 0 and 20."""
        party = self.state.party(seat)
        before = party.alcohol
        party.alcohol = max(0, min(LIMIT, before + n))
        self.told.tell("alcohol", {"seat": seat, "by": party.alcohol - before, "now": party.alcohol})

    # -- Gold -------------------------------------------------------------------------------------------------------

    def pay(self, seat: int, n: int, to: int, paid: str = "") -> int:
        """Pay up to n from the Stash to a seat or the Inn ("inn": the Inn pays in its place); how much it was."""
        party = self.state.party(seat)
        if paid == "none":
            n = 0
        elif paid == "inn":
            self.state.inn -= n
        else:
            n = min(n, party.gold)
            party.gold -= n
        if to == INN:
            self.state.inn += n
        else:
            self.state.party(to).gold += n
        self.told.tell("paid", {"seat": seat, "n": n, "to": to, "paid": paid, "now": party.gold})
        return n

    def ante(self, seat: int, n: int, paid: str = "") -> None:
        """Put up to n into the pot of the Round."""
        party = self.state.party(seat)
        if paid == "none":
            n = 0
        elif paid == "inn":
            self.state.inn -= n
        else:
            n = min(n, party.gold)
            party.gold -= n
        if self.state.round is not None:
            self.state.round.pot += n
            self.told.tell("ante", {"seat": seat, "n": n, "paid": paid, "pot": self.state.round.pot})

    def gain_gold(self, seat: int, n: int) -> None:
        """Gold from the Inn."""
        self.state.inn -= n
        self.state.party(seat).gold += n
        self.told.tell("gold", {"seat": seat, "by": n, "now": self.state.party(seat).gold})

    def take_pot(self, seat: int, n: int) -> None:
        """Up to n Gold out of the pot; INN takes it for the Inn."""
        pot = self.state.round
        if pot is None:
            return
        n = min(n, pot.pot)
        pot.pot -= n
        if seat == INN:
            self.state.inn += n
        else:
            self.state.party(seat).gold += n
        self.told.tell("pot", {"seat": seat, "n": n, "left": pot.pot})

    # -- cards ------------------------------------------------------------------------------------------------------

    def draw(self, seat: int, n: int) -> None:
        """Draw n Character Cards; with the last of the deck the discards are shuffled into a new one."""
        one = self.state.seats[seat]
        got: list[str] = []
        for _ in range(n):
            if not one.draw:
                self._reshuffle(seat)
            if not one.draw:
                break
            got.append(one.draw.pop())
        if not one.draw:
            self._reshuffle(seat)
        one.hand += got
        if got:
            self.told.tell("drew", {"seat": seat, "n": len(got)}, {seat: {"cards": got}})

    def _reshuffle(self, seat: int) -> None:
        one = self.state.seats[seat]
        if one.discard:
            one.draw, one.discard = one.discard, []
            self.told.chance.shuffle(one.draw)
            self.told.tell("reshuffled", {"seat": seat, "n": len(one.draw)})

    def discard(self, seat: int, codes: list[str]) -> None:
        """Cards from the hand to the discard pile."""
        one = self.state.seats[seat]
        for code in codes:
            one.hand.remove(code)
            one.discard.append(code)
        if codes:
            self.told.tell("discarded", {"seat": seat, "cards": codes})

    # -- Drinks -----------------------------------------------------------------------------------------------------

    def take_drink(self) -> str:
        """The top card of the Drink Deck; empty if every Drink Card lies somewhere else."""
        state = self.state
        if not state.drinks:
            self.fill_drinks()
        return state.drinks.pop() if state.drinks else ""

    def fill_drinks(self) -> None:
        """A new Drink Deck: the next 30 of the Bar Deck, or the discards shuffled."""
        state = self.state
        if not state.options["bar"]:
            state.drinks, state.poured = state.poured, []
            self.told.chance.shuffle(state.drinks)
        else:
            while len(state.drinks) < DRINK_DECK and (state.bar or state.poured):
                if not state.bar:
                    state.bar, state.poured = state.poured, []
                    self.told.chance.shuffle(state.bar)
                state.drinks.insert(0, state.bar.pop())
        self.told.tell("drinks-filled", {"n": len(state.drinks)})

    def pour_away(self, codes: list[str]) -> None:
        """Drink Cards to their discard pile."""
        self.state.poured += codes

    # -- what is being resolved -------------------------------------------------------------------------------------

    def push(self, item: Item) -> Item:
        """Begin to resolve something."""
        self.state.stack.append(item)
        return item

    def pop(self) -> None:
        """It is done: its cards go to their discard piles."""
        item = self.state.stack.pop()
        if item.what == "card":
            self.state.seats[item.by].discard.append(item.card)
        if item.cards:
            self.pour_away(item.cards)

    def top(self) -> Item | None:
        """What is being resolved now; None when nothing is."""
        return self.state.stack[-1] if self.state.stack else None
