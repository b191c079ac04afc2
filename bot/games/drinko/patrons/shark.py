"""The *shark* of Drinko: counts cards, deals those it cannot see, and plays on each pick that is in doubt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, sqrt
from random import Random

from bot.engine import Chance, Option, SeatAsk, Told
from bot.games.drinko.patrons.hunch import hunches
from bot.games.drinko.patrons.regular import call_or_catch, neighbours_of, sound_pick, traits
from bot.games.drinko.rules import DrinkoState, the_deck
from bot.games.drinko.rules.imagine import deal, unseen
from bot.games.drinko.rules.turns import move, open_turn, playable
from bot.games.drinko.rules.view import DrinkoView, Glance, viewer
from bot.patrons.patron import Luck

DEALS = 8
"""Deals imagined for a decision in doubt; every pick in doubt is tried on each of them."""
DOUBT = 1.5
"""A pick is not tried out if its first estimate is worse than the best one by this or more."""
CLEARLY = 3.0
"""Standard errors by which looking ahead must find a pick better to overrule the hunch: it is right more often than a
few deals are (overruling at 1.5 has shown no gain)."""
TURNS = 2
"""Own turns without a train to play on to: the first tells too little of what the cards kept are worth."""


class DrinkoShark:
    """Counts cards and looks ahead by sampling. It knows no more than its seat's view."""

    reads_view = True
    reads_standing = False
    thinks_long = True

    def __init__(self, deals: int = DEALS) -> None:
        self.deals = deals

    def choose(self, view: DrinkoView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """The pick with the best hunch, unless another in doubt did clearly better over the same imagined deals."""
        picks = [pick for option in ask.options.values() for pick in option.picks()]
        if len(picks) == 1:
            return (picks[0],)
        hidden = unseen(view)
        neighbours = neighbours_of(viewer(view), view["sizes"], view["direction"], view["out"])
        worth = hunches(picks, view["hand"], view["train"], neighbours, Counter(hidden))
        order = sorted(range(len(picks)), key=worth.__getitem__, reverse=True)
        doubtful = [picks[at] for at in order if worth[order[0]] - worth[at] < DOUBT]
        return (self._settle(view, hidden, doubtful, Random(luck()).random),)

    def wish(self, view: Glance, standing: Mapping[str, Option], luck: Luck) -> str | None:
        """Calls and catches whenever it counts."""
        return call_or_catch(view)

    def _settle(self, view: DrinkoView, hidden: list[str], picks: Sequence[str], luck: Luck) -> str:
        """The first of `picks`, or the one that does clearly better than the first; `hidden` as of `unseen`.

        Halfway through the deals those that have done no better are given up.
        """
        gains: dict[str, list[float]] = {pick: [] for pick in picks[1:]}
        for number in range(self.deals):
            if number == self.deals // 2:
                gains = {pick: gain for pick, gain in gains.items() if sum(gain) > 0}
            if not gains:
                break
            state, fate = deal(view, hidden, luck), str(luck())
            first = look_ahead(state.copy(), picks[0], fate)
            for pick, gain in gains.items():
                gain.append(look_ahead(state.copy(), pick, fate) - first)
        best, most = picks[0], 0.0
        for pick, gain in gains.items():
            mean = sum(gain) / len(gain)
            error = sqrt(sum([(difference - mean) ** 2 for difference in gain]) / len(gain) / max(len(gain) - 1, 1))
            if mean > most and mean > CLEARLY * error:
                best, most = pick, mean
        return best


def look_ahead(state: DrinkoState, pick: str, fate: str) -> float:
    """The chance that the seat to move is the next one out after `pick`, 0 to 1; `state` is played on and spoilt.

    All seats play on as regulars that never forget to call, to the second turn of that seat without a train. `fate`
    seeds what is shuffled on the way.
    """
    me, out, turns = state.to_move, len(state.out), 0
    told = Told(Chance(fate), listening=False)
    open_turn(state)
    move(state, told, me, pick)
    while len(state.out) == out:
        seat = state.to_move
        if state.may_call >= 0:
            state.called[state.may_call] = True
            state.may_call = -1
        if seat == me and not state.train:
            turns += 1
            if turns == TURNS:
                return outlook(state, me)
        open_turn(state)
        move(state, told, seat, _regular_pick(state, seat))
    return 1.0 if me in state.out[out:] else 0.0


def _regular_pick(state: DrinkoState, seat: int) -> str:
    """What a regular plays, or the draw or the drink when the seat can play no card."""
    options = playable(state, seat)
    if not options:
        return "drink" if state.train else "draw"
    if len(options) == 1:
        [(card, option)] = options.items()
        if not option.least:
            return card
    neighbours = neighbours_of(seat, [len(hand) for hand in state.hands], state.direction, state.out)
    return sound_pick(options, state.hands[seat], state.train, neighbours, _even)


def _even() -> float:
    """No luck: of two cards alike to a regular the first is played, and the deal has put them in any order."""
    return 0.5


HAND_SIZE = (0.0, 1.179, 0.568, 0.265, -0.018, -0.227, -0.425, -0.608, -0.792)
BEYOND = -0.151
"""What a hand of 1 to 8 cards is worth, and each card beyond. These and the numbers in `hand_promise` are a softmax
regression over who won 20,021 games of three to five regulars, 283,010 positions without a train."""


def outlook(state: DrinkoState, me: int) -> float:
    """The chance that `me` is the next seat out, 0 to 1, judged from all hands; for a turn's start without a train."""
    playable_on_top = the_deck().normal[state.pile[-1]]
    total = mine = 0.0
    for seat, hand in enumerate(state.hands):
        if seat not in state.out:
            weight = exp(hand_promise(hand, playable_on_top, to_move=seat == state.to_move))
            total += weight
            if seat == me:
                mine = weight
    return mine / total


def hand_promise(hand: Sequence[str], playable_on_top: frozenset[str], *, to_move: bool) -> float:
    """How promising a hand is, as the logarithm of its weight among all; `playable_on_top` are the cards that can be
    played on the top card."""
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
        fitting += card in playable_on_top
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
