"""The *shark* of Drinko: deals the cards it cannot see, plays each pick on to its own next turn, keeps the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from bot.drinko import Drinko, State, the_deck
from bot.drinko.imagine import deal, unseen
from bot.engine import Chance, Option, Run, SeatAsk
from bot.patrons.drinko import look_round, noticed, sound_pick, traits
from bot.patrons.patron import Luck, View

DEALS = 16
"""Deals imagined for a decision; every pick is tried on each of them. A decision takes about 0.2 ms a deal and pick."""

GAME = Drinko()


class Shark:
    """Looks ahead by sampling. Its cards are chosen without knowing more than its seat's view."""

    def __init__(self, deals: int = DEALS) -> None:
        self.deals = deals

    def choose(self, view: View, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """The pick that did best over the same imagined deals."""
        picks = [pick for option in ask.options.values() for pick in option.picks()]
        if len(picks) == 1:
            return (picks[0],)
        own_luck = Random(luck()).random
        hidden = unseen(view)
        totals = [0.0] * len(picks)
        for _ in range(self.deals):
            state = deal(view, hidden, own_luck)
            for at, pick in enumerate(picks):
                totals[at] += look_ahead(state.copy(), view["me"], pick, own_luck)
        return (picks[max(range(len(picks)), key=totals.__getitem__)],)

    def wish(self, view: View, standing: Mapping[str, Option], luck: Luck) -> str | None:
        """Calls and catches whenever it counts."""
        return noticed(view)


def look_ahead(state: State, me: int, pick: str, luck: Luck) -> float:
    """The chance that `me` is the next seat out after `pick`, 0 to 1; `state` is played on and spoilt.

    All seats play on as regulars that never forget to call, to the first turn of `me` without a train.
    """
    run = Run(GAME, state, Chance(str(luck())), live=False)
    run.begin()
    while (ask := run.ask) is not None:
        [(seat, seat_ask)] = ask.seats.items()
        if pick:
            answer, pick = pick, ""
        elif seat == me and not state.train:
            return outlook(state, me)
        else:
            _call(state)
            near = look_round(seat, [len(hand) for hand in state.hands], state.direction, state.out)
            answer = sound_pick(seat_ask, state.hands[seat], state.train, near, luck)
        run.answer(seat, ask.number, (answer,))
        if me in state.out:
            return 1.0
    return 0.0


def _call(state: State) -> None:
    if state.may_call >= 0:
        state.called[state.may_call] = True
        state.may_call = -1


HAND_SIZE = (0.0, 1.179, 0.568, 0.265, -0.018, -0.227, -0.425, -0.608, -0.792)
BEYOND = -0.151
"""What a hand of 1 to 8 cards is worth, and each card beyond. These and the numbers in `promise` are a softmax
regression over who won 20,021 games of three to five regulars, 283,010 positions without a train."""


def outlook(state: State, me: int) -> float:
    """The chance that `me` is the next seat out, 0 to 1, judged from all hands; for a turn's start without a train."""
    goes = the_deck().normal[state.pile[-1]]
    total = mine = 0.0
    for seat, hand in enumerate(state.hands):
        if seat not in state.out:
            weight = exp(promise(hand, goes, to_move=seat == state.to_move))
            total += weight
            if seat == me:
                mine = weight
    return mine / total


def promise(hand: Sequence[str], goes: frozenset[str], *, to_move: bool) -> float:
    """How promising a hand is, as the logarithm of its weight among all; `goes` are the cards that go on the top."""
    size = len(hand)
    kinds = traits()
    colours: set[str] = set()
    specials = drinks = fitting = 0
    for card in hand:
        colour, _, amount = kinds[card]
        if colour:
            colours.add(colour)
            drinks += amount > 0
        else:
            specials += 1
        fitting += card in goes
    if size == specials == 1:
        # It cannot be the last: it is played, and two cards are drawn.
        return HAND_SIZE[3]
    worth = HAND_SIZE[size] if size < len(HAND_SIZE) else HAND_SIZE[-1] + BEYOND * (size - len(HAND_SIZE) + 1)
    worth += 0.18 * specials + 0.206 * drinks - 0.096 * len(colours) / size + 0.395 * fitting / size
    if size == 2:
        worth += 0.21 if len(colours) == 1 else 0.0
    elif specials and size - specials <= 1:
        worth -= 0.23
    if to_move:
        worth -= 0.253
        if fitting:
            worth += 0.507 - 0.069 * min(fitting, 3) + (3.739 if size == 1 else 0.0)
            worth += 0.277 if size == 2 and fitting == 1 else 0.0
    return worth
