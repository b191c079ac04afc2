"""What a step of a scenario may expect of a table of the Inn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Annotated, Any, TypeAlias

from pydantic import AfterValidator, Field

from bot.engine import Ask, Chance, Told
from bot.games.inn.rules import Inn, State, the_library
from bot.games.inn.rules.foresee import foresee
from bot.games.inn.rules.imagine import Onward, copied, imaginable
from bot.games.inn.rules.play.state import Seat, Side
from bot.scenario.models import Broken, Cards, Facts, ScenarioModel

Pile: TypeAlias = Annotated[Cards, AfterValidator(sorted)]


class Foreseen(ScenarioModel):
    """What happens if nobody answers what is being resolved, as prompts and patrons foretell it from a view.

    Lists have an entry for each seat, also where teams play; `unsure` are the seats to whom more may happen. `by`: the
    seat whose view it is, which plays the pick `plays` first; without it the public's.
    """

    by: int | None = None
    plays: str = ""
    fortitude: list[int] = Field(default_factory=list[int])
    alcohol: list[int] = Field(default_factory=list[int])
    gold: list[int] = Field(default_factory=list[int])
    out: list[str] = Field(default_factory=list[str])
    unsure: list[int] = Field(default_factory=list[int])

    def found(self, state: State) -> Foreseen:
        """The same, as it is now."""
        outcomes = foresee(Inn().view(state, self.by), the_library(), self.plays)
        there: dict[str, Any] = {
            "fortitude": [outcome.after.fortitude for outcome in outcomes],
            "alcohol": [outcome.after.alcohol for outcome in outcomes],
            "gold": [outcome.after.gold for outcome in outcomes],
            "out": [outcome.out for outcome in outcomes],
            "unsure": [seat for seat, outcome in enumerate(outcomes) if not outcome.sure],
        }
        return self.model_copy(update={name: there[name] for name in self.model_fields_set & there.keys()})


class InnFacts(Facts):
    """What a step may expect of a table of the Inn. Hands and discard piles are compared without regard to order.

    Fortitude, Alcohol Content, Gold and Potion Tokens are listed by seat, and by team where teams play.
    """

    tokens: list[int] = Field(default_factory=list[int])
    champions: list[int] = Field(default_factory=list[int])
    """Those named so far for what is being resolved."""
    done: list[int] = Field(default_factory=list[int])
    """Who of the team is through with the phase: has acted, or drunk."""
    actions: list[int] = Field(default_factory=list[int])
    """By seat, the Action Cards that it may still play, where teams play."""
    to_order: int = 0
    """The Drinks that the team still has to order."""
    played: Cards = Field(default_factory=list[str])
    """The Action Cards of a Boss that lie face up."""
    fortitude: list[int] = Field(default_factory=list[int])
    alcohol: list[int] = Field(default_factory=list[int])
    gold: list[int] = Field(default_factory=list[int])
    hands: dict[str, Pile] = Field(default_factory=dict[str, Pile])
    discards: dict[str, Pile] = Field(default_factory=dict[str, Pile])
    sizes: list[int] = Field(default_factory=list[int])
    """Cards in the hands."""
    piles: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    """Drink Me! Piles, top first."""
    drink_top: Cards = Field(default_factory=list[str])
    """The top cards of the Drink Deck, top first."""
    drink_deck: int = 0
    bar_deck: int = 0
    """Cards that wait behind the Drink Deck."""
    poured: Pile = Field(default_factory=list[str])
    """The Drink Deck's discard pile."""
    inn: int = 0
    """Gold that has gone to the Inn, less what the Inn has paid."""
    active: int = 0
    phase: str = ""
    pot: int = 0
    control: int = 0
    """Who is in control of the Round; -1: nobody, or there is no Round."""
    inside: list[int] = Field(default_factory=list[int])
    stack: Cards = Field(default_factory=list[str])
    """What is being resolved, the first below: a card's code, or drinks, event, refill, collect, hurt, won, losing,
    phase.
    """
    out: list[str] = Field(default_factory=list[str])
    standing: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    """Standing orders, by seat."""
    progress: dict[str, int] = Field(default_factory=dict[str, int])
    """The progress counters of each deck of Events."""
    met: dict[str, Pile] = Field(default_factory=dict[str, Pile])
    """The discard piles of the decks of Events."""
    counters: dict[str, dict[str, int]] = Field(default_factory=dict[str, dict[str, int]])
    """Counters by seat, by their full codes; of those that are not named nothing is said."""
    front: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    """The cards in front of a seat, the oldest first."""
    sides: dict[str, int] = Field(default_factory=dict[str, int])
    """How many cards a side deck has left, by its full code."""
    side_discards: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    """The discards of a side deck, top first."""
    away: list[str] = Field(default_factory=list[str])
    open: list[int] = Field(default_factory=list[int])
    quiet: bool = False
    drunk: list[int] = Field(default_factory=list[int])
    """How many Drinks everybody has drunk."""
    over: bool = False
    foreseen: Foreseen = Field(default_factory=Foreseen)
    """What happens if nobody answers."""
    played_on: InnFacts | None = None
    """The table once this turn has ended, if from now on everybody's time runs out."""
    plays_on: bool = True
    """Whether the rest of the turn can be played from here, as patrons do who look ahead."""
    asked_next: list[str] = Field(default_factory=list[str])
    """The seats that are asked then, in their order, a text for each ask; as many asks as are named."""
    placings: list[int] = Field(default_factory=list[int])

    def found(self, state: State) -> dict[str, Any]:
        parties = state.parties
        return {
            "tokens": [party.tokens for party in parties],
            "champions": sorted(state.stack[-1].champions) if state.stack else [],
            "done": sorted(state.shared.done) if state.shared is not None else [],
            "actions": state.shared.actions if state.shared is not None else [state.actions],
            "to_order": state.shared.drinks if state.shared is not None else 0,
            "played": [laid.card for laid in state.shared.played] if state.shared is not None else [],
            "fortitude": [party.fortitude for party in parties],
            "alcohol": [party.alcohol for party in parties],
            "gold": [party.gold for party in parties],
            "hands": {seat: sorted(_seat(state, seat).hand) for seat in self.hands},
            "discards": {seat: sorted(_seat(state, seat).discard) for seat in self.discards},
            "sizes": [len(seat.hand) for seat in state.seats],
            "piles": {seat: _seat(state, seat).pile[::-1] for seat in self.piles},
            "drink_top": state.drinks[::-1][: len(self.drink_top)],
            "drink_deck": len(state.drinks),
            "bar_deck": len(state.bar),
            "poured": sorted(state.poured),
            "inn": state.inn,
            "active": state.active,
            "phase": state.phase,
            "pot": state.round.pot if state.round else 0,
            "control": state.round.control if state.round else -1,
            "inside": sorted(state.round.inside) if state.round else [],
            "stack": [item.card or item.what for item in state.stack],
            "out": [seat.out for seat in state.seats],
            "standing": {seat: _seat(state, seat).orders for seat in self.standing},
            "progress": {deck.code: deck.counters for deck in state.encounters},
            "met": {deck.code: sorted(deck.discard) for deck in state.encounters if deck.code in self.met},
            "counters": {
                seat: {code: _seat(state, seat).counters.get(code, 0) for code in codes}
                for seat, codes in self.counters.items()
            },
            "front": {seat: [laid.card for laid in _seat(state, seat).front] for seat in self.front},
            "sides": {code: len(_side(state, code).draw) for code in self.sides},
            "side_discards": {code: _side(state, code).discard[::-1] for code in self.side_discards},
            "away": [seat.away for seat in state.seats],
            "open": [number for number, seat in enumerate(state.seats) if seat.open],
            "quiet": state.quiet,
            "drunk": [seat.drunk for seat in state.seats],
            "over": state.over,
            "foreseen": self.foreseen.found(state) if "foreseen" in self.model_fields_set else self.foreseen,
            "played_on": self.played_on and self.played_on.later(state),
            "plays_on": _plays_on(state) if "plays_on" in self.model_fields_set else self.plays_on,
            "asked_next": self.asked_next and _asked_next(state, len(self.asked_next)),
            "placings": Inn().placings(state),
        }

    def __repr_args__(self) -> Iterable[tuple[str, Any]]:
        """Only what is said, so that a failure shows what differs."""
        return [(name, getattr(self, name)) for name in sorted(self.model_fields_set)]

    def later(self, state: State) -> InnFacts:
        """The same, as it is once the rest of the turn is played as patrons do who look ahead: without the turn that
        began it. The state stays as it is. Raises `Broken` where patrons cannot look ahead."""
        after = copied(state)
        for _ in _onward(after):
            pass
        there = self.found(after)
        return self.model_copy(update={name: there[name] for name in self.model_fields_set})


def _plays_on(state: State) -> bool:
    return imaginable(Inn().view(state, None), the_library())


def _onward(state: State) -> Iterator[Ask]:
    """The asks of the rest of the turn; nobody answers them in time. The turn is played on the state itself.

    Raises `Broken` where patrons cannot look ahead.
    """
    if not _plays_on(state):
        raise Broken("what is left of the turn cannot be played from here")
    moves = Onward().turn(state, Told(Chance("played on"), listening=False))
    answers: dict[int, tuple[str, ...]] | None = None
    with suppress(StopIteration):
        while True:
            ask = (next(moves) if answers is None else moves.send(answers))()
            answers = {seat: each.default for seat, each in ask.seats.items()} if ask is not None else {}
            if ask is not None:
                yield ask


def _asked_next(state: State, n: int) -> list[str]:
    return [" ".join(map(str, ask.seats)) for ask in islice(_onward(copied(state)), n)]


def _seat(state: State, seat: str) -> Seat:
    if not seat.isdigit() or int(seat) >= len(state.seats):
        raise Broken(f"expects something of seat {seat}, and there is none")
    return state.seats[int(seat)]


def _side(state: State, code: str) -> Side:
    deck, _, side = code.partition(".")
    found = next((seat.sides.get(side) for seat in state.seats if seat.character == deck), None)
    if found is None:
        raise Broken(f"there is no side deck {code}")
    return found


def side_codes(state: State) -> list[str]:
    """The codes of all side decks at the table."""
    return [f"{seat.character}.{code}" for seat in state.seats for code in seat.sides]
