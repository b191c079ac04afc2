"""The Inn as the kernel sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.engine import Chance, Event, Lineup, Missing, Option, Refusal, SeatAsk, Told, Turn, split_pick
from bot.games.inn.rules.cards import own as own_cards
from bot.games.inn.rules.cards.library import the_library
from bot.games.inn.rules.cards.prepared import Library
from bot.games.inn.rules.events import (
    Borrowed,
    CardSearched,
    CardsShown,
    CoinTossed,
    DeckShown,
    Discarded,
    Drew,
    DrinksDiscarded,
    DrinksFilled,
    EncounterRevealed,
    EncountersReshuffled,
    FellAsleep,
    HandOpened,
    LeftFront,
    PileShuffledIn,
    PileTaken,
    PutInFront,
    Reshuffled,
    Revealed,
    Seated,
    SecretsShown,
    Served,
    SideRevealed,
    SideShuffled,
    SideTaken,
    Sold,
    WentBroke,
)
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play import losing, orders, playable, resolving, sales, setting_up, situations, turns, windows
from bot.games.inn.rules.play.lineups import TEAMS, lineup_of
from bot.games.inn.rules.play.playing import play, table_of
from bot.games.inn.rules.play.state import State
from bot.games.inn.rules.play.table import Table
from bot.games.inn.rules.play.variants import VARIANTS
from bot.games.inn.rules.play.view import InnView, view

REVEALING = frozenset(
    kind.key
    for kind in (
        Seated, Drew, Reshuffled, Revealed, Served, DrinksFilled, PileShuffledIn, SideRevealed, SideShuffled, SideTaken,
        EncounterRevealed, EncountersReshuffled, CoinTossed, SecretsShown, DrinksDiscarded, HandOpened, DeckShown,
        CardSearched, CardsShown, Discarded,
    )
)  # fmt: skip
HOLDERS = {
    **{kind.key: ("seat",) for kind in (Discarded, CardSearched, PutInFront, LeftFront, PileTaken)},
    **{kind.key: ("seat",) for kind in (FellAsleep, WentBroke)},
    Borrowed.key: ("from",),
    Sold.key: ("seat", "to"),
}
"""What tells everybody of cards that come or go, in hands and in front of players, and of who goes out: the fields that
hold their seats."""


class Inn:
    """The rules of The Red Dragon Inn (see the modules beside this one)."""

    name = "inn"
    rules_version = 15
    schema_version = 4
    by_seat: tuple[str, ...] = ("characters", TEAMS)
    slow: Mapping[str, Any] = MappingProxyType({"windows": "quick"})
    variants: tuple[str, ...] = tuple(VARIANTS)
    own_ladder = "inn-own"
    seats = range(2, 9)

    def __init__(self, library: Library | None = None) -> None:
        self.library = library or the_library()

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options, complete. Raises `Refused('bad-option' or 'unknown-option')`."""
        return setting_up.check_options(options, self.library)

    def settled(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Without characters and Drink Decks that are gone, and with the characters chance may pick."""
        return setting_up.settled(options, self.library)

    def lineup(self, options: Mapping[str, Any], seats: int) -> Lineup:
        """The teams of the variant, and what they still want."""
        return lineup_of(options, seats, self.library)

    def own_decks(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The characters that people have made on their servers."""
        return own_cards.own_decks(options)

    def learn_decks(self, texts: Mapping[str, str]) -> None:
        """Add them to the library."""
        own_cards.learn(texts, self.library)

    def forget_decks(self, needed: Collection[str]) -> None:
        """Take the others out of the library."""
        self.library.put_out_of_mind(needed)

    def new(self, seats: int, options: Mapping[str, Any], told: Told) -> State:
        """Set up a game for as many seats as its variant takes."""
        return setting_up.set_up(seats, self.check_options(options), told, self.library)

    def turn(self, state: State, told: Told) -> Turn:
        """One turn."""
        return turns.turn(self.table(state, told))

    def over(self, state: State) -> bool:
        """Whether at most one party is still in."""
        return state.over

    def out(self, state: State, seat: int) -> bool:
        """Whether the seat has passed out or run out of Gold."""
        return bool(state.seats[seat].out)

    def placings(self, state: State) -> list[int]:
        """The place of every seat."""
        return losing.placings(state)

    def blamed(self, state: State, *, turn: bool) -> list[str]:
        """Of a turn, the decks whose cards are being resolved, or the deck of whose turn it is; otherwise all decks."""
        decks = [self.library.cards[item.card].deck for item in state.stack if item.card in self.library.cards]
        found = [deck for deck in decks if deck in self.library.characters]
        seated = [seat.character for seat in state.seats]
        if turn:
            return list(dict.fromkeys(found or [seated[state.active]]))
        return list(dict.fromkeys(seated))

    def drinks(self, state: State) -> list[int]:
        """How many Drinks every seat has drunk."""
        return [seat.drunk for seat in state.seats]

    def unasked(self, state: State, seat: int) -> Mapping[str, Option]:
        """Standing orders; Anytime Cards, and Sometimes Cards whose time it is, unless the open ask offers them."""
        if state.over or state.seats[seat].out:
            return {}
        table = self._silent(state)
        if state.quiet:
            return {} if state.phase == "discard" else playable.potions(table, seat)
        found = {**windows.unasked(table, seat), **sales.offers(table, seat), orders.ORDERS: orders.OPTION}
        potions = playable.potions(table, seat)
        if seat in state.asked and windows.is_last_chance(table):  # there the window offers more
            offered = windows.in_last_chance(table, seat)
            return {**found, **{key: option for key, option in potions.items() if key not in offered}}
        return {**found, **playable.any_time(table, seat), **potions}

    def table(self, state: State, told: Told) -> Table:
        """The table of a state, on which the rules work."""
        return table_of(state, told, self.library)

    def use_unasked(self, state: State, told: Told, seat: int, pick: str) -> Turn | None:
        """Give orders, or play such a card."""
        table, picked = self.table(state, told), read_pick(pick)
        match picked.kind:
            case "orders":
                orders.give(table, seat, picked.targets)
                return None
            case "potion":
                if picked.of == "gold" and windows.could_answer_gain(table, seat):
                    return resolving.use_token(table, seat, picked.of)
                table.drink_token(seat, picked.of)  # nothing answers it, and what has been said so far stays said
                return None
            case "sell":
                return sales.sell(table, seat, picked.of, int(picked.targets[0]))
            case _:
                return play(table, seat, picked)

    def view(self, state: State, seat: int | None, *, apart: bool = False) -> InnView:
        """What a seat may know."""
        return view(state, seat, self.library, apart=apart)

    def could_be_asked(self, state: State) -> Sequence[int]:
        """The seats whose deck could answer what is being resolved, by what everybody knows; as `Ask.possible`."""
        table = self._silent(state)
        return windows.could_be_asked(table, situations.situation(table))

    def could_use_unasked(self, state: State) -> Sequence[int]:
        """Those that could sell something: the asks of a turn and its windows offer all else out of turn as well."""
        for own in state.seats:  # hot: mostly nobody could, and this is asked after every answer
            if own.front and own.character in self.library.sellers:
                return self._sellers(state)
        return ()

    def _sellers(self, state: State) -> list[int]:
        there = [seat for seat, own in enumerate(state.seats) if own.character in self.library.sellers]
        table = self._silent(state)
        return [seat for seat in there if sales.could_sell(table, seat)]

    def exposed(self, state: State) -> Sequence[int]:
        """Nobody: what others may play on somebody is in a window, or tells them nothing."""
        return ()

    def touched(self, event: Event) -> Sequence[int]:
        """Those whose cards it changes, in the hand or in front of them, or who go out: their panels show that."""
        return [event.args[field] for field in HOLDERS.get(event.key, ())]

    def reveals(self, event: Event) -> bool:
        """Drawing, revealing, serving, showing and discarding (it may be by chance, or of another hand): no undo across
        them.
        """
        return event.key in REVEALING

    def no_choice(self, state: State, seat: int, asked: SeatAsk) -> bool:
        """A turn in a Round in which the seat can only pass, at a quick table: there every ask tells that somebody
        could do more. What it has for sale it may sell later.
        """
        if set(asked.options) != {"pass"} or state.options["windows"] != "quick":
            return False
        return all(read_pick(key).kind in ("orders", "sell") for key in self.unasked(state, seat))

    def patience(self, state: State) -> float:
        """Windows have their own clock; outside them nothing waits."""
        return 0.0

    def dump(self, state: State) -> dict[str, Any]:
        """Plain data."""
        return state.dump()

    def load(self, data: Mapping[str, Any], schema_version: int) -> State:
        """From plain data of any schema so far.

        Schema 1 knew no standing orders and counted no Drinks; up to schema 2 a Drinking Contest held its sleepers;
        up to schema 3 nothing stayed on the table, and there were no Sea and Dungeon Events.

        Raises ValueError: `Missing` if a character, a card or a Drink is not there any more.
        """
        if schema_version not in (1, 2, 3, 4):
            raise ValueError(f"inn: unknown schema {schema_version}")
        state = State.load(_with_sleepers(data))
        for what, named, known in (
            ("character", (seat.character for seat in state.seats), self.library.characters),
            ("card", state.cards(), self.library.cards),
            ("drink", state.pours(), self.library.drinks),
        ):
            if gone := sorted(set(named) - set(known)):
                raise Missing(f"inn: there is no {what} {', '.join(gone)} any more")
        return state

    def refusal(self, state: State, seat: int, pick: str) -> Refusal:
        """Why a pick is not offered."""
        key, (kind, code, *_) = split_pick(pick)[0], read_pick(pick)
        card = self.library.cards.get(code) if kind == "card" else None
        if card is None and kind == "card":
            return "no-such-card", {"card": code}
        if card is None or card.rule:
            return "not-offered", {"key": key}
        if code not in playable.at_hand(self._silent(state), seat):
            return "card-not-in-hand", {"card": code}
        if card.kind == "sometimes":
            return "not-now", {"card": code, "when": [use.when for use in card.uses]}
        if card.gambles and state.round is not None:
            beaten = state.round.top == "winning" and card.kind != "cheating" and seat in state.round.inside
            if beaten:
                return "needs-cheating", {"card": code}
            return "not-now", {"card": code, "when": []}
        if card.kind == "action":
            return "not-your-action", {"card": code}
        if card.kind == "anytime":
            return "not-now", {"card": code, "when": []}
        return "no-round", {"card": code}

    def _silent(self, state: State) -> Table:
        return self.table(state, _NOBODY)


def _with_sleepers(data: Mapping[str, Any]) -> dict[str, Any]:
    """A state of any schema, with the players who fell asleep in a Drinking Contest where they stand since schema 3."""
    if "sleepers" in data:
        return dict(data)
    contest = data["contest"]
    return {
        **data,
        "contest": contest and {"seats": contest["seats"]},
        "sleepers": list(contest["asleep"]) if contest else [],
    }


class _Silence(Told):
    def __init__(self) -> None:
        super().__init__(Chance(""), listening=False)


_NOBODY = _Silence()
