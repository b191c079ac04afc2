"""What the hidden cards might be: a whole state that fits what one seat may know, and playing on from there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeAlias

from bot.engine import Told, Turn
from bot.games.inn.rules.cards.prepared import Character, Library
from bot.games.inn.rules.face_down import state_of
from bot.games.inn.rules.game import Inn
from bot.games.inn.rules.play import gambling, rounds, turns
from bot.games.inn.rules.play.ending import STEPS, end_of_turn
from bot.games.inn.rules.play.finishing import is_whole, settle
from bot.games.inn.rules.play.playing import table_of
from bot.games.inn.rules.play.state import (
    INN,
    Drink,
    Encounters,
    Item,
    Laid,
    Part,
    Party,
    Round,
    Seat,
    SharedTurn,
    Side,
    State,
)
from bot.games.inn.rules.play.table import Moves, Table
from bot.games.inn.rules.play.view import InnView, ItemView

Likely: TypeAlias = Callable[[int, str], float]
"""How much likelier than its other cards a seat holds a card, by the seat and the card's code; above 0."""


class Onward(Inn):
    """The Inn from the middle of a turn: the first turn is the rest of the current turn."""

    def turn(self, state: State, told: Told) -> Turn:
        """One turn, or what is left of it."""
        return _onward(table_of(state, told, self.library))


def _onward(table: Table) -> Moves:
    """What is being resolved comes to its end first, with the Round of Gambling; then the turn goes on."""
    state = table.state
    began = state.stack[0] if state.stack else None
    at_first = began.by if began is not None else INN
    if began is not None:
        yield from settle(table, answered=True)
    while state.round is not None and not state.over:
        yield from gambling.play_round(table)
        rounds.close(table)
    if not state.mates(state.active):  # all whose turn it is are out
        table.end_turn(state.active)
    elif began is not None and state.phase == "end":
        yield from end_of_turn(table, state.mates(state.active), began)
        table.end_turn(state.active)
    elif at_first != INN and state.phase == "drink":
        yield from _after_drink(table, at_first)
    elif at_first != INN and state.ordered and state.phase == "order" and state.shared is None:
        state.phase = "drink"
        yield from turns.rest_of_turn(table)
    else:
        yield from turns.rest_of_turn(table)


def _after_drink(table: Table, drinker: int) -> Moves:
    """The turn once somebody has drunk: of a team the others drink, too."""
    state = table.state
    if state.shared is not None:
        table.is_done(drinker)
        yield from turns.rest_of_turn(table)
        return
    yield from end_of_turn(table, [state.active])
    table.end_turn(state.active)


def imaginable(view: InnView, library: Library) -> bool:
    """Whether `imagine` can do something with it: what is being resolved can be gone on with, and all cards are known
    here.
    """
    if view["over"] or view["contest"] is not None or not _knows_all(view, library):
        return False
    if not view["stack"]:
        return True
    if view["phase"] == "end" and view["stack"][0]["what"] not in STEPS:
        return False
    return view["phase"] != "discard" and is_whole(state_of(view, library), library)


def _knows_all(view: InnView, library: Library) -> bool:
    decks: list[str] = view["options"]["drinks"]
    return all(deck in library.decks for deck in decks) and all(
        seat_view["character"] in library.characters for seat_view in view["seats"]
    ) and all(deck["code"] in library.encounters for deck in view["encounters"])  # fmt: skip


def imagine(view: InnView, library: Library, luck: Callable[[], float], likely: Likely | None = None) -> State:
    """One deal of `Deals`."""
    return Deals(view, library, likely).deal(luck)


class Deals:
    """The states with all that a view tells and the rest dealt at random, windows only for those who could answer.

    The hand of the seat, all counts and all that lies open are those of the view; each deal of the other cards is as
    likely as any other, unless hands are dealt by `likely`. Raises `ValueError` when the counts do not add up to the
    decks, and when what is being resolved cannot be gone on with.
    """

    def __init__(self, view: InnView, library: Library, likely: Likely | None = None) -> None:
        if not imaginable(view, library):
            raise ValueError("this view cannot be imagined")
        self._state = state = state_of(view, library)
        state.options["windows"] = "quick"
        state.asked = list(view["asked"])
        self._pour = _hidden_drinks(view, state, library)
        team = view.get("team")
        mates = team["hands"] if team is not None else {}
        self._seats: list[_HiddenCards] = []
        for seat, (shown, own) in enumerate(zip(view["seats"], state.seats, strict=True)):
            own.orders, own.drunk = list(shown["orders"]), view["drinks"][seat]
            known = shown.get("open") is not None or str(seat) in mates or seat == view["me"]
            self._seats.append(_HiddenCards(view, seat, own, library, likely, known=known))
        self._events = [_rest(library.encounters[deck.code].build(), deck.discard) for deck in state.encounters]

    def deal(self, luck: Callable[[], float]) -> State:
        """One of them; `luck` gives numbers in [0, 1)."""
        state = copied(self._state)
        self._deal_drinks(state, luck)
        for own, hidden in zip(state.seats, self._seats, strict=True):
            hidden.deal(own, luck)
        for deck, rest in zip(state.encounters, self._events, strict=True):
            deck.draw = _shuffled(rest.copy(), luck)
        return state

    def _deal_drinks(self, state: State, luck: Callable[[], float]) -> None:
        pour = _shuffled(self._pour.copy(), luck)
        for own in state.seats:
            n = len(own.pile)
            own.pile, pour = pour[:n], pour[n:]
        deck = len(state.drinks)
        state.drinks, state.bar = pour[:deck], pour[deck:]


def _hidden_drinks(view: InnView, state: State, library: Library) -> list[str]:
    lying = [code for item in state.stack for code in item.cards]
    pour = _rest(_all_drinks(view, library), [*view["poured"], *lying])
    if len(pour) != view["drink_deck"] + view["bar"] + sum(shown["pile"] for shown in view["seats"]):
        raise ValueError("the counts of this view do not add up to its Drinks")
    return pour


class _HiddenCards:
    """The hidden cards of one seat: its side decks, and what of them is in its Character Deck."""

    def __init__(
        self, view: InnView, seat: int, own: Seat, library: Library, likely: Likely | None, *, known: bool
    ) -> None:
        self.view = view["seats"][seat]
        self.seat = seat
        self.known = known
        character = library.played(own.character, boss=own.boss)
        front = [laid for other in view["seats"] for laid in other["front"]]
        open_cards = [*front, *view["team"]["played"]] if "team" in view else front
        self.laid = [laid["card"] for laid in open_cards if laid["owner"] == seat]
        self.laid += [code for item in view["stack"] for code in _lying(item, seat)]
        laid = [card for card in self.laid if not library.cards[card].side]
        self.library = library
        seen = [*self.view["discard"], *(own.hand if known else [])]
        self.sides = [(code, *self._side(code, character, seen)) for code in self.view["sides"]]
        """Of each side deck: its hidden cards, how many of them are in it, and whether the others have joined."""
        mine = [card for card in seen if not library.cards[card].joins] if self.sides else seen
        self.cards = _rest(character.build([*mine, *laid]), [*mine, *laid])
        """Those of the Character Deck."""
        self.held = 0 if known else self.view["hand"] - sum(self.view["backs"].values())
        self.weighed = likely is not None
        self.weights = [(code, 1 / likely(seat, code)) for code in self.cards] if likely and not known else None
        """How likely each is to be held, as an exponent of luck; None where that changes nothing."""

    def _side(self, code: str, character: Character, seen: list[str]) -> tuple[list[str], int, bool]:
        shown, deck = self.view["sides"][code], character.sides[code]
        there = [card for card in [*self.laid, *seen] if self.library.cards[card].side == code]
        cards = _rest(deck.build(), [*shown["discard"], *there])
        left = shown["draw"]
        if len(cards) < left or (len(cards) > left and not deck.joins):
            raise ValueError(f"the counts of seat {self.seat} do not add up to its side deck")
        return cards, left, deck.joins

    def deal(self, own: Seat, luck: Callable[[], float]) -> None:
        """Deal them to the seat. Raises `ValueError` when the counts do not add up to the decks."""
        joined: dict[str, list[str]] = {}
        for code, hidden, left, joins in self.sides:
            cards = _shuffled(hidden.copy(), luck)
            own.sides[code] = Side(cards[:left], own.sides[code].discard)
            if joins:
                joined[code] = cards[left:]
        cards = self._mixed(luck)
        forms = [] if self.known else [joined[code].pop() for code, n in self.view["backs"].items() for _ in range(n)]
        rest = [card for cards in joined.values() for card in cards]
        drawn = cards[self.held :] + rest
        own.draw = _shuffled(drawn, luck) if rest or self.weighed else drawn
        if not self.known:
            own.hand = cards[: self.held] + forms
        if len(own.hand) != self.view["hand"] or len(own.draw) != self.view["draw"]:
            raise ValueError(f"the counts of seat {self.seat} do not add up to its deck")

    def _mixed(self, luck: Callable[[], float]) -> list[str]:
        """In any order; those that the seat is likely to hold rather come first."""
        if self.weights is None:
            return _shuffled(self.cards.copy(), luck)
        lots = [(luck() ** exponent, code) for code, exponent in self.weights]
        lots.sort(reverse=True)
        return [code for _, code in lots]


def _lying(item: ItemView, seat: int) -> Iterator[str]:
    """The Character Cards of a seat's decks that lie with what is being resolved."""
    if item["what"] == "card" and item.get("owner", item["by"]) == seat:
        yield item["card"]
    if item["by"] == seat:
        yield from item["added"]
        yield from item.get("shown", ())


def _all_drinks(view: InnView, library: Library) -> list[str]:
    return [card for deck in view["options"]["drinks"] for card in library.decks[deck].build()]


def _rest(cards: Iterable[str], seen: Iterable[str]) -> list[str]:
    """The cards without those seen. Raises `ValueError` when a seen card is not among them."""
    left = Counter(cards)
    left.subtract(seen)
    if any(count < 0 for count in left.values()):
        raise ValueError("this view has cards that are not in its decks")
    return list(left.elements())


def _shuffled(cards: list[str], luck: Callable[[], float]) -> list[str]:
    for last in range(len(cards) - 1, 0, -1):
        other = int(luck() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def copied(state: State) -> State:
    """An independent copy of an imagined state, far quicker than by its plain data."""
    return State(
        state.options,
        [Party(party.fortitude, party.alcohol, party.gold, party.tokens) for party in state.parties],
        [
            Seat(seat.party, seat.character, seat.race, seat.hand.copy(), seat.draw.copy(), seat.discard.copy(),
                 seat.pile.copy(), seat.out, seat.orders.copy(), seat.drunk, seat.counters.copy(),
                 {code: Side(side.draw.copy(), side.discard.copy()) for code, side in seat.sides.items()},
                 [Laid(laid.card, laid.owner, laid.used) for laid in seat.front], seat.away,
                 seat.ignores.copy(), seat.boss, seat.open)
            for seat in state.seats
        ],
        state.drinks.copy(), state.poured.copy(), state.bar.copy(),
        active=state.active, phase=state.phase, actions=state.actions, ordered=state.ordered, asked=state.asked.copy(),
        stack=[_copied_item(item) for item in state.stack], floor=state.floor, round=_copied_round(state.round),
        sleepers=state.sleepers.copy(), lost=[group.copy() for group in state.lost], quiet=state.quiet,
        ended=state.ended,
        encounters=[
            Encounters(deck.code, deck.draw.copy(), deck.discard.copy(), deck.counters) for deck in state.encounters
        ],
        shared=state.shared and SharedTurn(
            state.shared.actions.copy(), state.shared.done.copy(), state.shared.drinks, state.shared.stays.copy(),
            state.shared.first, [Laid(laid.card, laid.owner) for laid in state.shared.played],
            state.shared.barred.copy(), state.shared.ordered.copy(),
        ),
    )  # fmt: skip


def _copied_round(pot: Round | None) -> Round | None:
    return pot and replace(pot, inside=pot.inside.copy(), passed=pot.passed.copy())


def _copied_item(item: Item) -> Item:
    return replace(
        item, targets=item.targets.copy(), parts=_copied_parts(item.parts), hurt=_copied_parts(item.hurt),
        drinks=[
            Drink(drink.cards.copy(), drink.by, drink.drinker, [mod.copy() for mod in drink.mods], drink.ignored,
                  drink.split)
            for drink in item.drinks
        ],
        cards=item.cards.copy(), seats=item.seats.copy(), added=item.added.copy(), gained=item.gained.copy(),
        shown=item.shown.copy(),
    )  # fmt: skip


def _copied_parts(parts: Iterable[Part]) -> list[Part]:
    return [replace(part) for part in parts]
