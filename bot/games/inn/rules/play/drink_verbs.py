"""The verbs that change the Drink Deck, Drink Me! Piles, and the decks of Sea and Dungeon Events."""

from __future__ import annotations

from typing import Final

from bot.games.inn.rules.cards.prepared import Taste
from bot.games.inn.rules.events import (
    Drank,
    DrinksDiscarded,
    DrinksFilled,
    DrinkStays,
    DrinkUnder,
    EncounterRevealed,
    EncountersReshuffled,
    PileShuffledIn,
    Progressed,
    Revealed,
    Served,
)
from bot.games.inn.rules.play.card_verbs import CardVerbs
from bot.games.inn.rules.play.state import Drink, Encounters, Item

DRINK_DECK: Final = 30
"""Cards of a Drink Deck when there is a Bar Deck behind it."""


class DrinkVerbs(CardVerbs):
    """What happens to Drinks and Encounters."""

    __slots__ = ()

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
        self.told.tell(DrinksFilled, n=len(state.drinks))

    def pour_away(self, codes: list[str]) -> None:
        """Drink Cards to their discard pile."""
        self.state.poured += codes

    def serve_drink(self, seat: int) -> None:
        """The top card of the Drink Deck, face down, onto a Drink Me! Pile; nothing if there is none."""
        code = self.take_drink()
        if code:
            pile = self.state.seats[seat].pile
            pile.append(code)
            if self.told.listening:
                self.told.tell(Served, seat=seat, pile=len(pile))

    def look_at_drink(self, item: Item) -> str:
        """The top card of the Drink Deck to the item, face down; empty if there is none."""
        code = self.take_drink()
        if code:
            item.cards.append(code)
        return code

    def deal_drink(self, item: Item, code: str, seat: int) -> None:
        """A Drink Card of the item, face down, onto a Drink Me! Pile."""
        item.cards.remove(code)
        pile = self.state.seats[seat].pile
        pile.append(code)
        self.told.tell(Served, seat=seat, pile=len(pile))

    def reveal_drink(self, item: Item, seat: int) -> str:
        """The top card of the Drink Me! Pile or the Drink Deck, as the item says, to the item; "" if there is none."""
        if item.origin == "pile":
            pile = self.state.seats[seat].pile
            code = pile.pop() if pile else ""
        else:
            code = self.take_drink()
        if code:
            item.cards.append(code)
            if self.told.listening:
                self.told.tell(Revealed, seat=seat, drink=code, from_=item.origin)
        return code

    def count_drink(self, drink: Drink, felt: Taste) -> None:
        """A Drink is drunk and counted; other verbs apply its effects to the drinker."""
        seat = drink.drinker
        self.state.seats[seat].drunk += 1
        if self.told.listening:
            self.told.tell(Drank, seat=seat, drinks=drink.cards, alcohol=felt.alcohol, fortitude=felt.fortitude)

    def put_under_deck(self, item: Item, code: str) -> None:
        """A Drink Card of the item under the Drink Deck."""
        item.cards.remove(code)
        self.state.drinks.insert(0, code)
        self.told.tell(DrinkUnder, drink=code)

    def put_on_pile(self, item: Item, code: str, seat: int) -> None:
        """A Drink Card of the item, face up as it was, on top of a Drink Me! Pile."""
        item.cards.remove(code)
        pile = self.state.seats[seat].pile
        pile.append(code)
        self.told.tell(DrinkStays, drink=code, seat=seat, pile=len(pile))

    def shuffle_pile_in(self, seat: int) -> None:
        """A whole Drink Me! Pile into the Drink Deck, which is shuffled."""
        seat_state = self.state.seats[seat]
        self.state.drinks += seat_state.pile
        self.told.tell(PileShuffledIn, seat=seat, n=len(seat_state.pile))
        seat_state.pile = []
        self.told.chance.shuffle(self.state.drinks)

    def pour_pile_away(self, seat: int) -> None:
        """A whole Drink Me! Pile to the discard pile of the Drinks."""
        self.pour_away(self.state.seats[seat].pile)
        self.state.seats[seat].pile = []

    def discard_drinks(self, seat: int, n: int) -> None:
        """Up to n cards from the top of a Drink Me! Pile to the discard pile of the Drinks."""
        pile = self.state.seats[seat].pile
        gone = [pile.pop() for _ in range(min(n, len(pile)))]
        if gone:
            self.pour_away(gone)
            self.told.tell(DrinksDiscarded, seat=seat, drinks=gone, pile=len(pile))

    # -- Sea and Dungeon Events -------------------------------------------------------------------------------------

    def set_encounters(self, code: str, cards: list[str], counters: int) -> None:
        """Put a deck of Sea or Dungeon Events on the table, shuffled, with its progress counters."""
        self.told.chance.shuffle(cards)
        self.state.encounters.append(Encounters(code, cards, counters=counters))

    def take_progress(self, deck: Encounters) -> None:
        """One progress counter off the deck."""
        deck.counters -= 1
        self.told.tell(Progressed, deck=deck.code, by=-1, left=deck.counters)

    def put_progress(self, deck: Encounters, n: int) -> None:
        """The progress counters of the Event that has just happened."""
        deck.counters += n
        self.told.tell(Progressed, deck=deck.code, by=n, left=deck.counters)

    def reveal_encounter(self, deck: Encounters, seat: int) -> str:
        """Reveal and discard the top card of the deck; a deck that has run out is its discards, shuffled."""
        if not deck.draw:
            deck.draw, deck.discard = deck.discard, []
            self.told.chance.shuffle(deck.draw)
            self.told.tell(EncountersReshuffled, deck=deck.code, n=len(deck.draw))
        code = deck.draw.pop()
        deck.discard.append(code)
        self.told.tell(EncounterRevealed, seat=seat, deck=deck.code, card=code)
        return code
