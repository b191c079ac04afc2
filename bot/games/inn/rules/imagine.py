"""What the hidden cards might be: a whole state that fits what one seat may know, and playing on from there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from bot.engine import Told, Turn
from bot.games.inn.rules.cards.library import Library
from bot.games.inn.rules.game import Inn
from bot.games.inn.rules.play import turns
from bot.games.inn.rules.play.playing import table_of
from bot.games.inn.rules.play.state import Party, Seat, State
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
    )  # fmt: skip


def imagine(view: InnView, library: Library, luck: Callable[[], float]) -> State:
    """A state with all that `view` tells and the rest dealt at random, windows only for those who could answer.

    The hand of the seat, all counts and all that lies open are those of the view; each deal of the other cards is as
    likely as any other. `luck` gives numbers in [0, 1). Raises `ValueError` when the counts do not add up to the decks,
    and when something is being resolved.
    """
    if not imaginable(view, library):
        raise ValueError("this view cannot be imagined")
    me = view["me"]
    parties: list[Party] = []
    seats: list[Seat] = []
    pour = _shuffled(_rest(_all_drinks(view, library), view["poured"]), luck)
    hidden = view["drink_deck"] + view["bar"] + sum(seat_view["pile"] for seat_view in view["seats"])
    if len(pour) != hidden:
        raise ValueError("the counts of this view do not add up to its Drinks")
    for seat, seat_view in enumerate(view["seats"]):
        character = library.characters[seat_view["character"]]
        hand: list[str] = list(view["hand"]) if seat == me else []
        cards = _shuffled(_rest(character.build(), [*seat_view["discard"], *hand]), luck)
        if len(cards) + len(hand) != seat_view["hand"] + seat_view["draw"]:
            raise ValueError(f"the counts of seat {seat} do not add up to its deck")
        held = 0 if seat == me else seat_view["hand"]
        pile, pour = pour[: seat_view["pile"]], pour[seat_view["pile"] :]
        seats.append(
            Seat(seat_view["party"], seat_view["character"], character.race, hand or cards[:held], cards[held:],
                 list(seat_view["discard"]), pile, seat_view["out"], list(seat_view["orders"]), view["drinks"][seat])
        )  # fmt: skip
        while len(parties) <= seat_view["party"]:
            parties.append(Party())
        parties[seat_view["party"]] = Party(seat_view["fortitude"], seat_view["alcohol"], seat_view["gold"])
    deck = view["drink_deck"]
    return State(
        {**view["options"], "windows": "quick"}, parties, seats, pour[:deck], list(view["poured"]), pour[deck:],
        active=view["active"], phase=view["phase"], actions=view["actions"], ordered=view["ordered"],
        asked=list(view["asked"]), lost=[list(group) for group in view["lost"]],
    )  # fmt: skip


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
        [Party(party.fortitude, party.alcohol, party.gold) for party in state.parties],
        [
            Seat(seat.party, seat.character, seat.race, seat.hand.copy(), seat.draw.copy(), seat.discard.copy(),
                 seat.pile.copy(), seat.out, seat.orders.copy(), seat.drunk)
            for seat in state.seats
        ],
        state.drinks.copy(), state.poured.copy(), state.bar.copy(),
        active=state.active, phase=state.phase, actions=state.actions, ordered=state.ordered, asked=state.asked.copy(),
        lost=[group.copy() for group in state.lost],
    )  # fmt: skip
