"""What the hidden cards might be: a whole state that fits what one seat may know, and playing on from there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from bot.engine import Told, Turn
from bot.games.inn.rules.cards.library import Character, Library
from bot.games.inn.rules.game import Inn
from bot.games.inn.rules.play import turns
from bot.games.inn.rules.play.playing import table_of
from bot.games.inn.rules.play.state import Encounters, Laid, Party, Seat, SharedTurn, Side, State
from bot.games.inn.rules.play.view import InnView


class Onward(Inn):
    """The Inn from the middle of a turn: the first turn is the rest of the current turn."""

    def turn(self, state: State, told: Told) -> Turn:
        """One turn, or what is left of it."""
        return turns.rest_of_turn(table_of(state, told, self.library))


def imaginable(view: InnView, library: Library) -> bool:
    """Whether `imagine` can do something with it: nothing is being resolved, and all cards are known here."""
    quiet = not view["stack"] and view["round"] is None and view["contest"] is None and not view["over"]
    decks: list[str] = view["options"]["drinks"]
    return quiet and all(deck in library.decks for deck in decks) and all(
        seat_view["character"] in library.characters for seat_view in view["seats"]
    ) and all(deck["code"] in library.encounters for deck in view["encounters"])  # fmt: skip


def imagine(view: InnView, library: Library, luck: Callable[[], float]) -> State:
    """A state with all that `view` tells and the rest dealt at random, windows only for those who could answer.

    The hand of the seat, all counts and all that lies open are those of the view; each deal of the other cards is as
    likely as any other. `luck` gives numbers in [0, 1). Raises `ValueError` when the counts do not add up to the decks,
    and when something is being resolved.
    """
    if not imaginable(view, library):
        raise ValueError("this view cannot be imagined")
    me, team = view["me"], view.get("team")
    mates = team["hands"] if team is not None else {}
    parties: list[Party] = []
    seats: list[Seat] = []
    pour = _shuffled(_rest(_all_drinks(view, library), view["poured"]), luck)
    hidden = view["drink_deck"] + view["bar"] + sum(seat_view["pile"] for seat_view in view["seats"])
    if len(pour) != hidden:
        raise ValueError("the counts of this view do not add up to its Drinks")
    for seat, seat_view in enumerate(view["seats"]):
        character = library.played(seat_view["character"], boss=seat_view.get("boss", False))
        known = mates.get(str(seat), seat_view.get("open"))
        hand: list[str] = list(view["hand"] if seat == me else known or ())
        pile, pour = pour[: seat_view["pile"]], pour[seat_view["pile"] :]
        dealt = _Dealt(view, seat, character, library, luck)
        held, drawn = dealt.cards(hand, seat == me or known is not None)
        seats.append(
            Seat(seat_view["party"], seat_view["character"], character.race, held, drawn, list(seat_view["discard"]),
                 pile, seat_view["out"], list(seat_view["orders"]), view["drinks"][seat], dict(seat_view["counters"]),
                 dealt.sides, [Laid(laid["card"], laid["owner"], laid["used"]) for laid in seat_view["front"]],
                 seat_view["away"], list(seat_view["ignores"]), seat_view.get("boss", False), "open" in seat_view)
        )  # fmt: skip
        while len(parties) <= seat_view["party"]:
            parties.append(Party())
        party = seat_view["party"]
        parties[party] = Party(seat_view["fortitude"], seat_view["alcohol"], seat_view["gold"])
        if team is not None:
            parties[party].tokens = team["tokens"][party]
    deck = view["drink_deck"]
    shared = team and SharedTurn(
        list(team["actions"]), list(team["done"]), team["drinks"], list(team["stays"]), team["first"],
        [Laid(laid["card"], laid["owner"]) for laid in team["played"]], list(team["barred"]),
        list(team["ordered"]),
    )  # fmt: skip
    return State(
        {**view["options"], "windows": "quick"}, parties, seats, pour[:deck], list(view["poured"]), pour[deck:],
        active=view["active"], phase=view["phase"], actions=view["actions"], ordered=view["ordered"],
        asked=list(view["asked"]), lost=[list(group) for group in view["lost"]], quiet=view["quiet"],
        encounters=[
            Encounters(
                deck["code"], _shuffled(_rest(library.encounters[deck["code"]].build(), deck["discard"]), luck),
                list(deck["discard"]), deck["counters"],
            )
            for deck in view["encounters"]
        ],
        shared=shared,
    )  # fmt: skip


class _Dealt:
    """The hidden cards of one seat, dealt by chance: its side decks, and what of them is in its Character Deck."""

    def __init__(
        self, view: InnView, seat: int, character: Character, library: Library, luck: Callable[[], float]
    ) -> None:
        self.view = view["seats"][seat]
        self.seat = seat
        self.luck = luck
        self.character = character
        front = [laid for other in view["seats"] for laid in other["front"]]
        open_cards = [*front, *view["team"]["played"]] if "team" in view else front
        self.laid = [laid["card"] for laid in open_cards if laid["owner"] == seat]
        self.known = [card for card in self.laid if not library.cards[card].side]
        self.sides: dict[str, Side] = {}
        self.joined: dict[str, list[str]] = {}
        """By side deck that joins: its cards that are not in the deck any more, in the discards, or in a known hand."""
        self.library = library

    def cards(self, hand: list[str], mine: bool) -> tuple[list[str], list[str]]:
        """The hand and the draw pile. Raises `ValueError` when the counts do not add up to the decks."""
        seen = [*self.view["discard"], *hand]
        own = [card for card in seen if not self.library.cards[card].joins] if self.view["sides"] else seen
        for code in self.view["sides"]:
            self._side(code, [card for card in seen if self.library.cards[card].side == code])
        cards = _shuffled(_rest(self.character.build([*own, *self.known]), [*own, *self.known]), self.luck)
        forms = [] if mine else [self.joined[code].pop() for code, n in self.view["backs"].items() for _ in range(n)]
        held = 0 if mine else self.view["hand"] - len(forms)
        rest = [card for cards in self.joined.values() for card in cards]
        drawn = _shuffled(cards[held:] + rest, self.luck) if rest else cards[held:]
        hand = hand if mine else cards[:held] + forms
        if len(hand) != self.view["hand"] or len(drawn) != self.view["draw"]:
            raise ValueError(f"the counts of seat {self.seat} do not add up to its deck")
        return hand, drawn

    def _side(self, code: str, seen: list[str]) -> None:
        """A side deck: which of its hidden cards are still in it, and which have joined the Character Deck."""
        shown, deck = self.view["sides"][code], self.character.sides[code]
        front = [card for card in self.laid if self.library.cards[card].side == code]
        cards = _shuffled(_rest(deck.build(), [*shown["discard"], *front, *seen]), self.luck)
        left = shown["draw"]
        if len(cards) < left or (len(cards) > left and not deck.joins):
            raise ValueError(f"the counts of seat {self.seat} do not add up to its side deck")
        self.sides[code] = Side(cards[:left], list(shown["discard"]))
        if deck.joins:
            self.joined[code] = cards[left:]


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
        lost=[group.copy() for group in state.lost], quiet=state.quiet,
        encounters=[
            Encounters(deck.code, deck.draw.copy(), deck.discard.copy(), deck.counters) for deck in state.encounters
        ],
        shared=state.shared and SharedTurn(
            state.shared.actions.copy(), state.shared.done.copy(), state.shared.drinks, state.shared.stays.copy(),
            state.shared.first, [Laid(laid.card, laid.owner) for laid in state.shared.played],
            state.shared.barred.copy(), state.shared.ordered.copy(),
        ),
    )  # fmt: skip
