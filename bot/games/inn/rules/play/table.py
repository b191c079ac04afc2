"""The table: the state with the cards and the ear of the players, and the verbs that change and tell in one step.

Only these verbs, those of a Round of Gambling in `rounds` and the set-up in `turns` change piles, Gold, Fortitude,
Alcohol Content, the phase, and which seats are out; a test reads the sources for it.

The rules call each other in a circle: a window opens, a card is played in it, its effects happen, a Drink is drunk, and
on that Drink a window opens again. The modules do not: each imports only those before it, in the order that
pyproject.toml lists. The circle is closed here, in one place: `Table.respond` opens a window with the function the
table was made with, which is `playing.respond` (see `playing.table_of`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias

from bot.engine import Answers, AskBuilder, Told
from bot.games.inn.rules.cards.library import Library, Taste
from bot.games.inn.rules.events import (
    AlcoholChanged,
    Anted,
    Discarded,
    Drank,
    Drew,
    DrinksFilled,
    DrinkStays,
    DrinkUnder,
    FellAsleep,
    FortitudeChanged,
    GameOver,
    GoldGained,
    Paid,
    PileShuffledIn,
    Played,
    PotTaken,
    Reshuffled,
    Revealed,
    Served,
    Shared,
    TurnBegan,
    WentBroke,
)
from bot.games.inn.rules.play.state import INN, Contest, Drink, Item, Party, Phase, State, WindowWay

Moves: TypeAlias = Generator[AskBuilder, Answers, None]
"""A rule in progress, which may ask players for decisions."""

Respond: TypeAlias = Callable[["Table", Item], Moves]
"""Opens the window on an item, the top of the stack, until nobody answers any more."""

LIMIT = 20
HAND = 7
DRINK_DECK = 30
"""Cards of a Drink Deck when there is a Bar Deck behind it."""


class Table:
    """One game as the rules work on it. Holds no fact of its own: all that matters is in `state`."""

    __slots__ = ("_respond", "cards", "drinks", "library", "state", "told", "way")

    def __init__(self, state: State, told: Told, library: Library, respond: Respond) -> None:
        self.state = state
        self.told = told
        self.library = library
        self._respond = respond
        self.cards = library.cards
        self.drinks = library.drinks
        self.way: WindowWay = state.options["windows"]

    def respond(self, item: Item) -> Moves:
        """Let everybody answer the item, which lies on top of the stack, until nobody does any more."""
        return self._respond(self, item)

    # -- Fortitude and Alcohol Content ------------------------------------------------------------------------------

    def lose_fortitude(self, seat: int, n: int, source: int = INN) -> int:
        """Lose up to n, not below 0; returns how much was lost."""
        party = self.state.party(seat)
        lost = min(n, party.fortitude)
        party.fortitude -= lost
        self.told.tell(FortitudeChanged, seat=seat, by=-lost, now=party.fortitude, source=source)
        return lost

    def gain_fortitude(self, seat: int, n: int) -> None:
        """Gain up to n, not above 20."""
        party = self.state.party(seat)
        gained = min(n, LIMIT - party.fortitude)
        party.fortitude += gained
        self.told.tell(FortitudeChanged, seat=seat, by=gained, now=party.fortitude, source=INN)

    def change_alcohol(self, seat: int, n: int) -> None:
        """Alcohol Content up or down, within 0 and 20."""
        party = self.state.party(seat)
        before = party.alcohol
        party.alcohol = max(0, min(LIMIT, before + n))
        self.told.tell(AlcoholChanged, seat=seat, by=party.alcohol - before, now=party.alcohol)

    # -- Gold -------------------------------------------------------------------------------------------------------

    def pay(self, seat: int, n: int, to: int, paid: str = "") -> int:
        """Pay up to n from the Stash to a seat or the Inn ("inn": the Inn pays in its place); returns the amount."""
        party = self.state.party(seat)
        n = self._raised(party, n, paid)
        if to == INN:
            self.state.inn += n
        else:
            self.state.party(to).gold += n
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

    def ante(self, seat: int, n: int, paid: str = "") -> None:
        """Put up to n into the pot of the Round."""
        n = self._raised(self.state.party(seat), n, paid)
        if self.state.round is not None:
            self.state.round.pot += n
            self.told.tell(Anted, seat=seat, n=n, paid=paid, pot=self.state.round.pot)

    def gain_gold(self, seat: int, n: int) -> None:
        """Gold from the Inn."""
        self.state.inn -= n
        self.state.party(seat).gold += n
        self.told.tell(GoldGained, seat=seat, by=n, now=self.state.party(seat).gold)

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
        self.told.tell(PotTaken, seat=seat, n=n, left=pot.pot)

    def _share_out(self, seat: int, heirs: Sequence[int]) -> None:
        """Half of a seat's Gold, rounded up, to the Inn, the rest evenly to the heirs; what is left over to the Inn."""
        gold = self.state.party(seat).gold
        if not gold:
            return
        each = gold // 2 // len(heirs) if heirs else 0
        self.state.party(seat).gold = 0
        for heir in heirs:
            self.state.party(heir).gold += each
        self.state.inn += gold - each * len(heirs)
        self.told.tell(Shared, seat=seat, gold=gold, each=each, inn=gold - each * len(heirs))

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
        if drawn:
            self.told.tell(Drew, seat=seat, n=len(drawn), cards={seat: drawn})

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
        if codes:
            self.told.tell(Discarded, seat=seat, cards=codes)

    def play_card(self, item: Item) -> None:
        """Move a card from the hand onto the stack, with its plan."""
        hand = self.state.seats[item.by].hand
        hand.remove(item.card)
        self.told.tell(Played, seat=item.by, card=item.card, use=item.use, targets=item.targets, left=len(hand))
        self.push(item)

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
            self.told.tell(Revealed, seat=seat, drink=code, from_=item.origin)
        return code

    def count_drink(self, drink: Drink, felt: Taste) -> None:
        """A Drink is drunk and counted; other verbs apply its effects to the drinker."""
        seat = drink.drinker
        self.state.seats[seat].drunk += 1
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

    # -- what is being resolved -------------------------------------------------------------------------------------

    def push(self, item: Item) -> Item:
        """Begin to resolve something."""
        self.state.stack.append(item)
        return item

    def pop(self) -> None:
        """The item on top is done: its cards are put on their discard piles."""
        item = self.state.stack.pop()
        if item.what == "card":
            self.state.seats[item.by].discard.append(item.card)
        if item.cards:
            self.pour_away(item.cards)

    def top(self) -> Item | None:
        """What is being resolved now; None when nothing is."""
        return self.state.stack[-1] if self.state.stack else None

    def raise_floor(self) -> int:
        """Nothing is pending from now on while the stack is no higher; returns the old floor for `lower_floor`."""
        floor, self.state.floor = self.state.floor, len(self.state.stack)
        return floor

    def lower_floor(self, floor: int) -> None:
        """The items that waited below are pending again."""
        self.state.floor = floor

    # -- turns and phases -------------------------------------------------------------------------------------------

    def enter_phase(self, phase: Phase) -> None:
        """The next phase of the turn; in the Action Phase one Action Card may be played."""
        self.state.phase = phase
        if phase == "action":
            self.state.actions = 1

    def change_actions(self, n: int) -> None:
        """How many more Action Cards, or fewer, may be played in this phase."""
        self.state.actions += n

    def drink_ordered(self) -> None:
        """The Drink of this Order a Drink Phase has been ordered, and the phase continues."""
        self.state.ordered = True

    def begin_turn(self) -> None:
        """Tell whose turn it is."""
        self.told.tell(TurnBegan, seat=self.state.active)

    def end_turn(self, seat: int) -> None:
        """The next seat is to move; after the game nobody is."""
        self.state.ordered = False
        self.state.asked = []
        if not self.state.over:
            self.state.active = self.state.next_after(seat)
        self.state.phase = "discard"

    # -- going out --------------------------------------------------------------------------------------------------

    def fall_asleep(self, seat: int) -> None:
        """A player is out of the game: Alcohol Content has reached Fortitude."""
        self.state.seats[seat].out = "asleep"
        self.told.tell(FellAsleep, seat=seat)

    def go_broke(self, seat: int) -> None:
        """A player is out of the game: without Gold."""
        self.state.seats[seat].out = "broke"
        self.told.tell(WentBroke, seat=seat)

    def place_losers(self, seats: Sequence[int]) -> None:
        """Record these seats as one group that went out at the same time."""
        self.state.lost.append(sorted(seats))

    def end_game(self) -> None:
        """The game is over."""
        self.state.over = True
        self.told.tell(GameOver, living=self.state.living())

    # -- a Drinking Contest -----------------------------------------------------------------------------------------

    def begin_contest(self) -> Contest:
        """All players still in take part."""
        self.state.contest = Contest(list(self.state.from_seat(self.state.active)))
        return self.state.contest

    def end_contest(self, outer: Contest | None) -> None:
        """The Contest is over; the Contest around it, if any, continues."""
        self.state.contest = outer

    def stay_in_contest(self, seats: Sequence[int]) -> None:
        """Only these seats still take part."""
        if self.state.contest is not None:
            self.state.contest.seats = [seat for seat in self.state.contest.seats if seat in seats]

    def leave_contest(self, seat: int) -> None:
        """A seat does not take part any more."""
        contest = self.state.contest
        if contest is not None and seat in contest.seats:
            contest.seats.remove(seat)

    def owe_shares(self, sleepers: Sequence[int]) -> None:
        """These seats have fallen asleep, and have to share out their Gold."""
        self.state.sleepers += sleepers

    def settle_shares(self, heirs: Sequence[int]) -> None:
        """All players who fell asleep share out their Gold."""
        sleepers, self.state.sleepers = self.state.sleepers, []
        for seat in sleepers:
            self._share_out(seat, heirs)
