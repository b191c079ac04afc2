"""The verbs that change hands, Character Decks, side decks, cards in front of players, and counters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.games.inn.rules.cards.prepared import Card
from bot.games.inn.rules.events import (
    Borrowed,
    CardSearched,
    CardsShown,
    CounterChanged,
    DeckShown,
    Discarded,
    Divided,
    Drew,
    HandClosed,
    HandOpened,
    LeftFront,
    PileTaken,
    Played,
    PutInFront,
    Reshuffled,
    SideRevealed,
    SideShuffled,
    SideTaken,
    Sold,
    Used,
)
from bot.games.inn.rules.play.state import INN, Item, Laid
from bot.games.inn.rules.play.verbs import StateVerbs

NO_PLACE: Final = 99
"""The place of a card that was aimed at and is not in front of its player any more."""


def _moved(old: int, gone: int) -> int:
    """The place of a card in front of a player once another one is gone."""
    return NO_PLACE if old in (gone, NO_PLACE) else old - 1


class CardVerbs(StateVerbs):
    """What happens to Character Cards, side cards and counters."""

    __slots__ = ()

    # -- cards ------------------------------------------------------------------------------------------------------

    def draw(self, seat: int, n: int) -> None:
        """Draw n Character Cards; when the deck's last card is drawn, the discards are shuffled into a new deck."""
        seat_state = self.state.seats[seat]
        drawn: list[str] = []
        for _ in range(n):
            if not seat_state.draw:
                self._reshuffle(seat)
            if not seat_state.draw:
                break
            drawn.append(seat_state.draw.pop())
        if not seat_state.draw:
            self._reshuffle(seat)
        seat_state.hand += drawn
        if drawn and self.told.listening:
            self.told.tell(Drew, seat=seat, n=len(drawn), cards=self.in_hand(seat, drawn))

    def draw_until(self, seat: int, kind: str) -> None:
        """Reveal cards of the Character Deck until one of this kind comes: it is drawn, the others are discarded."""
        found = self._search(seat, lambda card: card.kind == kind)
        if found:
            self.state.seats[seat].hand.append(found)

    def call_in(self, seat: int) -> None:
        """The same until one with wages comes: it is put in front of the player."""
        found = self._search(seat, lambda card: card.wages > 0)
        if found:
            self.lay(seat, found, seat)

    def _search(self, seat: int, fits: Callable[[Card], bool]) -> str:
        """Reveal cards of the Character Deck until one fits, and discard the others; empty if none does."""
        seat_state = self.state.seats[seat]
        shown: list[str] = []
        found = ""
        for _ in range(len(seat_state.draw) + len(seat_state.discard)):
            if not seat_state.draw:
                self._reshuffle(seat)
            code = seat_state.draw.pop()
            shown.append(code)
            if fits(self.cards[code]):
                found = code
                break
        self.told.tell(CardSearched, seat=seat, cards=shown.copy(), found=found)
        if found:
            shown.remove(found)
        seat_state.discard += shown
        if not seat_state.draw:
            self._reshuffle(seat)
        return found

    def show_hand(self, seat: int) -> None:
        """Everybody sees the hand of a seat, as it is now."""
        self.told.tell(CardsShown, seat=seat, cards=sorted(self.state.seats[seat].hand))

    def open_hand(self, seat: int) -> None:
        """Everybody sees the hand of a seat, and what comes into it, until its next turn has ended."""
        self.state.seats[seat].open = True
        self.told.tell(HandOpened, seat=seat)
        self.show_hand(seat)

    def close_hand(self, seat: int) -> None:
        """A hand that lies open is hidden again."""
        if self.state.seats[seat].open:
            self.state.seats[seat].open = False
            self.told.tell(HandClosed, seat=seat)

    def show_deck(self, item: Item, seat: int, n: int) -> list[str]:
        """The top n cards of a Character Deck lie open with an item; fewer where there are no more."""
        own = self.state.seats[seat]
        for _ in range(n):
            if not own.draw:
                self._reshuffle(seat)
            if own.draw:
                item.shown.append(own.draw.pop())
        if not own.draw:
            self._reshuffle(seat)
        if item.shown:
            self.told.tell(DeckShown, seat=seat, cards=item.shown.copy())
        return item.shown.copy()

    def divide(self, item: Item, seat: int, way: int, piles: list[list[str]]) -> None:
        """A seat has divided the cards that lie open with an item into two piles, in this way."""
        item.divided = way
        self.told.tell(Divided, seat=seat, first=piles[0], second=piles[1])

    def take_shown(self, item: Item, seat: int, cards: list[str]) -> None:
        """Some of the cards that lie open with an item to the hand."""
        for code in cards:
            item.shown.remove(code)
        self.state.seats[seat].hand += cards
        self.told.tell(PileTaken, seat=seat, cards=cards)

    def _reshuffle(self, seat: int) -> None:
        seat_state = self.state.seats[seat]
        if seat_state.discard:
            seat_state.draw, seat_state.discard = seat_state.discard, []
            self.told.chance.shuffle(seat_state.draw)
            self.told.tell(Reshuffled, seat=seat, n=len(seat_state.draw))

    def discard(self, seat: int, codes: list[str]) -> None:
        """Cards from the hand to the discard pile."""
        seat_state = self.state.seats[seat]
        for code in codes:
            seat_state.hand.remove(code)
            seat_state.discard.append(code)
        if codes and self.told.listening:
            self.told.tell(Discarded, seat=seat, cards=codes)

    def play_card(self, item: Item) -> None:
        """Move a card from the hand, or from in front of its player or a mate, onto the stack, with its plan.

        One that has an owner already comes out of that player's hand.
        """
        seat = self.state.seats[item.by]
        if item.owner != INN:
            self.state.seats[item.owner].hand.remove(item.card)
            with self.told.by(item):
                self.told.tell(Borrowed, seat=item.by, from_=item.owner, card=item.card)
        elif item.card in seat.hand:
            seat.hand.remove(item.card)
        else:
            self._pick_up(item)
        self.push(item)
        if self.told.listening:
            left = len(seat.hand)
            self.told.tell(Played, seat=item.by, card=item.card, use=item.use, targets=item.targets, left=left)

    def _pick_up(self, item: Item) -> None:
        """Take a card from in front of its player, or else of a mate."""
        there = [
            (place, laid)
            for place in dict.fromkeys((item.by, *self.state.mates(item.by)))
            for laid in self.state.seats[place].front
            if laid.card == item.card
        ]
        self._remove_laid(*there[0])
        item.owner = there[0][1].owner

    def use_card(self, item: Item) -> None:
        """Use a card that stays in front of its player: it stays there, used."""
        laid = next(
            laid for laid in self.state.seats[item.by].front if laid.card == item.card and not laid.used
        )  # fmt: skip
        laid.used = True
        self.push(item)
        self.told.tell(Used, seat=item.by, card=item.card, use=item.use, targets=item.targets)

    def lay(self, seat: int, code: str, owner: int) -> None:
        """Put a card face up in front of a player."""
        self.state.seats[seat].front.append(Laid(code, owner))
        self.told.tell(PutInFront, seat=seat, card=code)

    def put_away(self, seat: int, laid: Laid) -> None:
        """Discard a card in front of a player."""
        self._remove_laid(seat, laid)
        self.told.tell(LeftFront, seat=seat, card=laid.card)
        self.return_home(laid.owner, laid.card)

    def _remove_laid(self, seat: int, laid: Laid) -> None:
        """Take a card from in front of a player; what is aimed at the cards behind it stays aimed at them."""
        front = self.state.seats[seat].front
        place = next(at for at, other in enumerate(front) if other is laid)
        del front[place]
        moved = {f"{seat}.{old}": f"{seat}.{_moved(old, place)}" for old in range(place, len(front) + 1)}
        for item in self.state.stack:
            item.targets = [moved.get(target, target) for target in item.targets]
            for part in item.parts:
                if part.seat == seat and part.thing >= place:
                    part.thing = _moved(part.thing, place)

    def sell(self, seat: int, laid: Laid, buyer: int, price: int) -> None:
        """A card in front of a player to another player, for its price; it still returns to its owner's piles."""
        self.pay(buyer, price, seat)
        self._remove_laid(seat, laid)
        self.state.seats[buyer].front.append(Laid(laid.card, laid.owner))
        self.told.tell(Sold, seat=seat, to=buyer, card=laid.card, price=price)

    def return_home(self, owner: int, code: str) -> None:
        """A card to the discard pile that it belongs to: its owner's, or that of its side deck."""
        seat, card = self.state.seats[owner], self.cards[code]
        (seat.sides[card.side].discard if card.side and not card.joins else seat.discard).append(code)

    def refresh_front(self, seat: int) -> None:
        """What stays in front of a player can be used again."""
        for laid in self.state.seats[seat].front:
            laid.used = False

    # -- side decks -------------------------------------------------------------------------------------------------

    def reveal_side(self, seat: int, side: str, item: Item | None = None) -> str:
        """The top card of a side deck, for the rule to put somewhere, or added to an item; empty if there is none."""
        piles = self.state.seats[seat].sides[side]
        if not piles.draw:
            self._reshuffle_side(seat, side, 0)
        if not piles.draw:
            return ""
        code = piles.draw.pop()
        if item is not None:
            item.added.append(code)
        self.told.tell(SideRevealed, seat=seat, side=self._side_code(seat, side), card=code)
        return code

    def turn_side(self, seat: int, side: str) -> None:
        """The top card of a side deck onto its discards, where it holds; of an empty deck all others are shuffled."""
        piles = self.state.seats[seat].sides[side]
        if not piles.draw:
            self._reshuffle_side(seat, side, 1)
        if piles.draw:
            piles.discard.append(piles.draw.pop())
            self.told.tell(SideRevealed, seat=seat, side=self._side_code(seat, side), card=piles.discard[-1])

    def take_side(self, seat: int, side: str) -> None:
        """The top card of a side deck to the hand: from now on it belongs to the Character Deck."""
        code = self.state.seats[seat].sides[side].draw.pop()
        self.state.seats[seat].hand.append(code)
        self.told.tell(SideTaken, seat=seat, side=self._side_code(seat, side), cards=self.in_hand(seat, [code]))

    def _side_code(self, seat: int, side: str) -> str:
        return f"{self.state.seats[seat].character}.{side}"

    def _reshuffle_side(self, seat: int, side: str, top: int) -> None:
        """Shuffle the discards of a side deck, all but the cards on top, into a new deck."""
        piles = self.state.seats[seat].sides[side]
        rest = len(piles.discard) - top
        if rest > 0:
            piles.draw, piles.discard = piles.discard[:rest], piles.discard[rest:]
            self.told.chance.shuffle(piles.draw)
            self.told.tell(SideShuffled, seat=seat, side=self._side_code(seat, side), n=rest)

    # -- quiet moments ----------------------------------------------------------------------------------------------

    def hush(self, quiet: bool) -> None:
        """Nobody may play anything, or may again."""
        self.state.quiet = quiet

    def ignore_no_more(self, seat: int) -> None:
        """A seat need not Ignore any kinds of card any more, apart from its standing effects."""
        self.state.seats[seat].ignores = []

    # -- counters ---------------------------------------------------------------------------------------------------

    def change_counter(self, seat: int, counter: str, n: int) -> None:
        """A counter, by its full code, up or down within its limits and its supply.

        Those of a seat stand by name, as a stored state has them, in whatever order they come.
        """
        data, own = self.library.counters[counter], self.state.seats[seat]
        before = own.counters.get(counter, 0)
        now = max(data.least, min(data.most, before + n))
        if now > before and data.supply:
            supply = len(self.state.seats) - 1 if data.supply == "others" else data.supply
            now = min(now, before + supply - sum(other.counters.get(counter, 0) for other in self.state.seats))
        if now != before:
            own.counters[counter] = now
            own.counters = dict(sorted(own.counters.items()))
            self.told.tell(CounterChanged, seat=seat, counter=counter, by=now - before, now=now)
