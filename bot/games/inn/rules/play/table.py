"""The table: the state with the cards and the ear of the players, and the verbs that change and tell in one step.

The verbs of Character Cards stand in `card_verbs`, those of Drinks in `drink_verbs`, and what all of them need in
`verbs`. Only these, those of a Round of Gambling in `rounds` and the set-up in `turns` change piles, Gold, Fortitude,
Alcohol Content, the phase, and which seats are out; a test reads the sources for it.

The rules call each other in a circle: a window opens, a card is played in it, its effects happen, a Drink is drunk, and
on that Drink a window opens again. The modules do not: each imports only those before it, in the order that
pyproject.toml lists. The circle is closed here, in one place: `Table.respond` opens a window, and `Table.happen` does
what a character does by itself, with the functions the table was made with, those of `playing` (`playing.table_of`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Final, Literal, TypeAlias

from bot.engine import Answers, AskBuilder, Told
from bot.games.inn.rules.cards.prepared import Library
from bot.games.inn.rules.events import (
    AlcoholChanged,
    Anted,
    CameBack,
    FellAsleep,
    FortitudeChanged,
    GameOver,
    GoldGained,
    IgnoresKind,
    MatesBarred,
    PotionDrunk,
    PotTaken,
    Shared,
    TurnBegan,
    TurnCut,
    WentBroke,
)
from bot.games.inn.rules.picks import Pick
from bot.games.inn.rules.play.drink_verbs import DrinkVerbs
from bot.games.inn.rules.play.state import INN, Contest, Item, Laid, Phase, SharedTurn, State, WindowWay
from bot.games.inn.rules.play.variants import Variant, variant_of

Moves: TypeAlias = Generator[AskBuilder, Answers, None]
"""A rule in progress, which may ask players for decisions."""

Respond: TypeAlias = Callable[["Table", Item], Moves]
"""Opens the window on an item, the top of the stack, until nobody answers any more."""
Borrow: TypeAlias = Callable[["Table", int, int, Pick], Moves]
"""Plays a card out of another player's hand: who plays it, whose it is, and the pick of it."""
Happen: TypeAlias = Callable[["Table", str, int, bool], Moves]
"""Does what a character's own rule says, or a card that takes effect by itself: its code, the seat, and whether the
seat is asked first."""

LIMIT: Final = 20
HAND: Final = 7
TOKEN_FORTITUDE: Final = 6
TOKEN_ALCOHOL: Final = 6
TOKEN_GOLD: Final = 3
"""What a Potion Token is worth (003 *Potion Tokens*): Fortitude gained, Alcohol Content lost, or Gold from the Inn."""


class Table(DrinkVerbs):
    """One game as the rules work on it. Holds no fact of its own: all that matters is in `state`."""

    __slots__ = ()

    _respond: Respond
    _happen: Happen
    _borrow: Borrow

    def __init__(
        self, state: State, told: Told, library: Library, respond: Respond, happen: Happen, borrow: Borrow
    ) -> None:
        super().__init__(state, library)
        self.told = told
        told.causes = state.pending
        self._respond = respond
        self._happen = happen
        self._borrow = borrow
        self.way: WindowWay = state.options["windows"]

    @property
    def variant(self) -> Variant:
        """What is played at the table, as settings."""
        return variant_of(self.state.options)

    def respond(self, item: Item) -> Moves:
        """Let everybody answer the item, which lies on top of the stack, until nobody does any more."""
        return self._respond(self, item)

    def happen(self, code: str, seat: int, *, may: bool = False) -> Moves:
        """What a character does by itself, or a card that takes effect as it is revealed; nobody can answer it.

        `may`: the seat is asked whether it happens.
        """
        return self._happen(self, code, seat, may)

    def borrow(self, seat: int, owner: int, pick: Pick) -> Moves:
        """A seat plays a card out of another player's hand as though it were in its own; everybody may answer it."""
        return self._borrow(self, seat, owner, pick)

    # -- Fortitude and Alcohol Content ------------------------------------------------------------------------------

    def lose_fortitude(self, seat: int, n: int, source: int = INN) -> int:
        """Lose up to n, not below 0; returns how much was lost."""
        party = self.state.party(seat)
        lost = min(n, party.fortitude)
        party.fortitude -= lost
        if self.told.listening:
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
        if self.told.listening:
            self.told.tell(AlcoholChanged, seat=seat, by=party.alcohol - before, now=party.alcohol)

    # -- Gold -------------------------------------------------------------------------------------------------------

    def ante(self, seat: int, n: int, paid: str = "") -> None:
        """Put up to n into the pot of the Round."""
        n = self._raised(self.state.party(seat), n, paid)
        if self.state.round is not None:
            self.state.round.pot += n
            if self.told.listening:
                self.told.tell(Anted, seat=seat, n=n, paid=paid, pot=self.state.round.pot)

    def gain_gold(self, seat: int, n: int) -> None:
        """Gold from the Inn."""
        self.state.inn -= n
        self.state.party(seat).gold += n
        self.told.tell(GoldGained, seat=seat, by=n, now=self.state.party(seat).gold)

    def drink_token(self, seat: int, what: str) -> None:
        """A player uses one of the team's Potion Tokens: for "fortitude", "alcohol" or "gold"."""
        party = self.state.party(seat)
        party.tokens -= 1
        self.told.tell(PotionDrunk, seat=seat, what=what, left=party.tokens)
        if what == "fortitude":
            self.gain_fortitude(seat, TOKEN_FORTITUDE)
        elif what == "alcohol":
            self.change_alcohol(seat, -TOKEN_ALCOHOL)
        else:
            self.gain_gold(seat, TOKEN_GOLD)

    def take_pot(self, seat: int, n: int) -> int:
        """Up to n Gold out of the pot; INN takes it for the Inn; returns how much it was."""
        pot = self.state.round
        if pot is None:
            return 0
        n = min(n, pot.pot)
        pot.pot -= n
        if seat == INN:
            self.state.inn += n
        else:
            self.state.party(seat).gold += n
        self.told.tell(PotTaken, seat=seat, n=n, left=pot.pot)
        return n

    def _share_out(self, seat: int, heirs: Sequence[int]) -> int:
        """Half of a seat's Gold, rounded up, to the Inn, the rest evenly to the heirs; what is left over to the Inn.

        Returns what each of the heirs has gained.
        """
        gold = self.state.party(seat).gold
        if not gold:
            return 0
        each = gold // 2 // len(heirs) if heirs else 0
        self.state.party(seat).gold = 0
        for heir in heirs:
            self.state.party(heir).gold += each
        self.state.inn += gold - each * len(heirs)
        self.told.tell(Shared, seat=seat, gold=gold, each=each, inn=gold - each * len(heirs))
        return each

    # -- what is being resolved -------------------------------------------------------------------------------------

    def pop(self) -> None:
        """The item on top is done: its cards are put on their discard piles."""
        item = self.state.stack.pop()
        if item.what == "card":
            if self.cards[item.card].stays and not item.negated and not self.state.seats[item.by].out:
                with self.told.by(item):
                    self.lay(item.by, item.card, item.by if item.owner == INN else item.owner)
            else:
                self._put_down(item)
        for code in (*item.added, *item.shown):
            self.return_home(item.by, code)
        if item.cards:
            self.pour_away(item.cards)

    def _put_down(self, item: Item) -> None:
        """A card that was played and does not stay: to its discards, or face up in front of a Boss for this phase."""
        shared, owner = self.state.shared, item.by if item.owner == INN else item.owner
        if shared is not None and self._counts_as_action(item):
            shared.played.append(Laid(item.card, owner))
        else:
            self.return_home(owner, item.card)

    def _counts_as_action(self, item: Item) -> bool:
        """Whether an item is one of the Action Cards of a Boss who plays alone (003 *Boss Battle*).

        In a Round that is on, only the card with which it started is one.
        """
        state = self.state
        if not (self.variant.alone and state.phase == "action" and item.by == state.active):
            return False
        if not state.seats[item.by].boss or self.cards[item.card].kind != "action":
            return False
        started = any(part.word == "start-round" for part in item.parts)
        return started or state.round is None or not state.round.on

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
        """The next phase of the turn; in the Action Phase one Action Card may be played by each who takes the turn."""
        state = self.state
        before, state.phase = state.phase, phase
        if state.shared is not None:
            self._enter_together(state.shared, before)
        elif phase == "action":
            state.actions = 1
            self.refresh_front(state.active)

    def _enter_together(self, shared: SharedTurn, before: Phase) -> None:
        """The same for a team. A phase that has begun goes on as it is."""
        state = self.state
        if before == state.phase != "discard":
            return
        team = state.mates(state.active)
        state.active = team[0] if team else state.active
        variant, seats = self.variant, len(state.seats)
        boss = state.seats[state.active].boss
        shared.actions = [
            variant.actions_at(seats, seat.boss, shared.first) if state.phase == "action" else 0 for seat in state.seats
        ]
        shared.done, shared.stays, shared.ordered = [], [], []
        shared.drinks = variant.drinks_at(seats, boss, shared.first) if state.phase == "order" else 0
        self._clear_played(shared)
        for seat in team if state.phase == "action" else ():
            self.refresh_front(seat)

    def _clear_played(self, shared: SharedTurn) -> None:
        """The Action Cards that lay face up in front of a Boss are discarded."""
        played, shared.played = shared.played, []
        for laid in played:
            self.return_home(laid.owner, laid.card)

    def acts(self, seat: int) -> None:
        """Of those whose turn it is this player acts now: has the Action, orders, or drinks."""
        self.state.active = seat

    def is_done(self, seat: int) -> None:
        """A player of the team is through with this phase."""
        if self.state.shared is not None:
            self.state.shared.done.append(seat)

    def bar(self, seat: int) -> None:
        """A player's mates answer for nobody but themselves until this turn ends."""
        shared, mates = self.state.shared, [mate for mate in self.state.mates(seat) if mate != seat]
        if shared is not None:
            shared.barred += [mate for mate in mates if mate not in shared.barred]
            self.told.tell(MatesBarred, seat=seat)

    def change_actions(self, seat: int, n: int) -> None:
        """How many more Action Cards, or fewer, a player whose turn it is may play in this phase."""
        if self.state.shared is None:
            self.state.actions += n
        else:
            self.state.shared.actions[seat] += n

    def drink_ordered(self) -> None:
        """A Drink of this Order a Drink Phase has been ordered, and the phase continues."""
        shared = self.state.shared
        if shared is not None:
            shared.drinks -= 1
        self.state.ordered = shared is None or shared.drinks <= 0

    def take_orders(self) -> int:
        """The Drinks that are still to be ordered in this phase are taken over by a card; returns how many."""
        shared = self.state.shared
        left = int(not self.state.ordered) if shared is None else shared.drinks
        for _ in range(left):
            self.drink_ordered()
        return left

    def stays_in_phase(self, seat: int) -> None:
        """A player wants to play cards of this phase after the Drinks have been ordered."""
        if self.state.shared is not None:
            self.state.shared.stays.append(seat)

    def orders(self, seat: int) -> None:
        """A player of the team has ordered a Drink in this phase."""
        if self.state.shared is not None and seat not in self.state.shared.ordered:
            self.state.shared.ordered.append(seat)

    def leaves_phase(self, seat: int) -> None:
        """Or does not want to any more."""
        if self.state.shared is not None:
            self.state.shared.stays.remove(seat)

    def begin_turn(self) -> None:
        """Tell whose turn it is; players who were away until now are back."""
        if self.told.listening:
            self.told.tell(TurnBegan, seat=self.state.active)
        team = self.state.mates(self.state.active)
        for seat, seat_state in enumerate(self.state.seats):
            if seat_state.away == "turn" or (seat_state.away and seat in team):
                seat_state.away = ""
                self.told.tell(CameBack, seat=seat)

    def cut_turn(self, seat: int, until: Literal["turn", "own-turn"]) -> None:
        """A player is away; if it is the active player's, the turn ends without its further phases."""
        self.state.seats[seat].away = until
        if seat == self.state.active and self.state.shared is None:
            self.state.ended = True
        self.told.tell(TurnCut, seat=seat, until=until)

    def ignore_kind(self, seat: int, kind: str) -> None:
        """Until its next turn begins a player must Ignore what cards of this kind do that others play."""
        own = self.state.seats[seat]
        if kind not in own.ignores:
            own.ignores.append(kind)
        self.told.tell(IgnoresKind, seat=seat, of=kind)

    def end_turn(self, seat: int) -> None:
        """The next seat is to move; after the game nobody is."""
        self.state.ordered = self.state.ended = False
        self.state.asked = []
        if self.state.shared is not None:
            self.state.shared.first = False
            self.state.shared.barred = []
            self._clear_played(self.state.shared)
        for mate in self.state.mates(seat):
            self.close_hand(mate)
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

    def clear_away(self, seat: int) -> None:
        """A seat that is out: cards in front of it go to the piles that they belong to, counters back to their owners.

        Cards of its own that others have bought, and counters that it has handed out, stay where they are.
        """
        seat_state = self.state.seats[seat]
        for laid in seat_state.front.copy():
            self.put_away(seat, laid)
        for code in list(seat_state.counters):
            if self.library.counters[code].on == "others":
                self.change_counter(seat, code, -seat_state.counters[code])

    def place_losers(self, seats: Sequence[int]) -> None:
        """Record these seats as one group that went out at the same time."""
        self.state.lost.append(sorted(seats))

    def end_game(self) -> None:
        """The game is over."""
        self.state.over = True
        self.told.tell(GameOver, living=self.state.living())

    # -- a Drinking Contest -----------------------------------------------------------------------------------------

    def begin_contest(self, seats: Sequence[int]) -> Contest:
        """These seats take part."""
        self.state.contest = Contest(list(seats))
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

    def settle_shares(self, heirs: Sequence[int]) -> int:
        """All players who fell asleep share out their Gold; returns what each of the heirs has gained."""
        sleepers, self.state.sleepers = self.state.sleepers, []
        return sum(self._share_out(seat, heirs) for seat in sleepers)
