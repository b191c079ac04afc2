"""The rules of Drinko.

Source: rule document 004 (Drinko). Where it is silent or contradicts itself, data/drinko/rulings.toml says what
holds; the numbers in comments are theirs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine import BRISK, DEAL, Ask, AskBuilder, Option, Refused, SeatAsk, Told, Turn, join_pick, split_pick
from bot.games.drinko.rules.deals import the_deals
from bot.games.drinko.rules.deck import Deck, the_deck
from bot.games.drinko.rules.events import (
    Called,
    CardPlayed,
    CardsDrawn,
    CatchWrong,
    Caught,
    Dealt,
    DrinksTaken,
    Out,
    PileReshuffled,
    Sent,
    Skipped,
    SpecialLast,
    StarterChosen,
    Train,
    Turned,
    Warned,
)
from bot.games.drinko.rules.state import DrinkoState

HAND = 7
CAUGHT_CARDS = 7
CAUGHT_DRINKS = 2
LAST_SPECIAL_CARDS = 2

DRAW = SeatAsk({"draw": Option("draw")}, ("draw",))
DRINK = SeatAsk({"drink": Option("drink")}, ("drink",))
"""What a seat is asked when it can play no card."""

OPTIONS: dict[str, tuple[Any, int, int]] = {
    "suffer": (0, 0, 4),
    "plus_zero": (0, 0, 2),
    "minus_one": (0, 0, 2),
    "catch_drink": (False, 0, 1),
    "play_on": (False, 0, 1),
    "starter": (-1, -1, 9),
}
"""Table options: default, least, most. `suffer` in all; `plus_zero` and `minus_one` a colour; `catch_drink`: a wrong
catch costs a drink; `play_on`: until one is left; `starter`: the seat that starts, -1 for chance."""


def check_options(given: Mapping[str, Any]) -> dict[str, Any]:
    """The options, complete, with `deal` if a written deal is named, and `brisk` if it is wanted.

    Raises `Refused('bad-option', option, least, most)`.
    """
    options = {name: default for name, (default, _, _) in OPTIONS.items()}
    for name, value in given.items():
        if name == DEAL and value in the_deals():
            options[DEAL] = value
            continue
        if name == BRISK and value is True:
            options[BRISK] = True
            continue
        if name not in OPTIONS:
            raise Refused("unknown-option", option=name)
        default, least, most = OPTIONS[name]
        if not isinstance(value, int) or not least <= value <= most:
            raise Refused("bad-option", option=name, least=least, most=most)
        options[name] = type(default)(value)
    return options


def set_up(seats: int, options: dict[str, Any], told: Told) -> DrinkoState:
    """*Setting up*: shuffle, seven cards each, a start card that is a coloured number (ruling 4); or a written deal."""
    cards = the_deck().build(options)
    told.chance.shuffle(cards)
    hands, pile = _written(seats, cards, options[DEAL]) if DEAL in options else _dealt(seats, cards)
    chosen = 0 <= options["starter"] < seats
    starter = options["starter"] if chosen else told.chance.below(seats)
    if told.listening:
        told.tell(Dealt, n=len(hands[0]), top=pile[-1], cards={seat: hand.copy() for seat, hand in enumerate(hands)})
    told.tell(StarterChosen, seat=starter, by="choice" if chosen else "chance")
    return DrinkoState(hands, cards, pile, options, [0] * seats, [False] * seats, to_move=starter)


def _dealt(seats: int, cards: list[str]) -> tuple[list[list[str]], list[str]]:
    """The hands and the play pile, taken off the shuffled cards."""
    hands = [[cards.pop() for _ in range(HAND)] for _ in range(seats)]
    pile = [cards.pop()]
    while the_deck().cards[pile[-1]].effect != "none":
        pile.append(cards.pop())
    return hands, pile


def _written(seats: int, cards: list[str], code: str) -> tuple[list[list[str]], list[str]]:
    """The hands and the play pile of a written deal, taken out of the cards, and the draw pile put in its order."""
    deal = the_deals()[code]
    if seats != len(deal.hands):
        raise Refused("bad-option", option=DEAL)
    hands = [list(hand) for hand in deal.hands]
    for card in (deal.top, *deal.draw, *(card for hand in hands for card in hand)):
        cards.remove(card)
    cards += deal.draw[::-1]
    return hands, [deal.top]


def turn(state: DrinkoState, told: Told) -> Turn:
    """*Playing the game*: one card played, or the draw or the drink of a seat that cannot play."""
    seat = state.to_move
    open_turn(state)
    answers = yield _asker(state, seat)
    move(state, told, seat, answers[seat][0])


def open_turn(state: DrinkoState) -> None:
    """The start of a turn ends the time to catch its seat, and forgets the wrong catches of the turn before."""
    state.wrong.clear()
    if state.to_move in state.late and state.left() > 2:  # ruling 6; ruling 10 keeps it open for two
        state.late.remove(state.to_move)


def move(state: DrinkoState, told: Told, seat: int, pick: str) -> None:
    """Carry out the one pick of a turn, which is then finished; `pick` is not checked."""
    before = state.may_call
    if pick == "draw":
        draw(state, told, seat, 1)
        state.to_move = state.next_after(seat)
    elif pick == "drink":
        _end_train(state, told, seat)
        state.to_move = state.next_after(seat)
    else:
        play(state, told, seat, pick)
    if before not in (-1, seat):
        _end_call_window(state, before)


def _asker(state: DrinkoState, seat: int) -> AskBuilder:
    return lambda: build_ask(state, seat)


def build_ask(state: DrinkoState, seat: int) -> Ask:
    """What the seat may play; with nothing to play, the draw or the drink that is left."""
    options = playable(state, seat)
    if not options:
        return Ask("turn", "drinko.turn", {seat: DRINK if state.train else DRAW})
    return Ask("turn", "drinko.turn", {seat: SeatAsk(options, (_default(state, seat, options),))})


def playable(state: DrinkoState, seat: int) -> dict[str, Option]:
    """The cards the seat could play now, with the targets they want."""
    deck = the_deck()
    playable_on_top = (deck.train if state.train else deck.normal)[state.pile[-1]]
    known = deck.options
    options = {card: known[card] for card in state.hands[seat] if card in playable_on_top}
    for card in NEEDS_TARGET:
        if card in options and (state.train or card == "target"):
            options[card] = Option(card, state.others(seat), 1, 1)
    return options


def _default(state: DrinkoState, seat: int, options: Mapping[str, Option]) -> str:
    """What stands when time runs out: the first card that is no Special, or else the first Special."""
    specials = the_deck().specials
    for key in options:
        if key not in specials:
            return key
    key = next(iter(options))
    return join_pick(key, (str(state.next_after(seat)),)) if options[key].least else key


def play(state: DrinkoState, told: Told, seat: int, pick: str) -> None:
    """Play a card: its effect, whose turn it is then, and what an emptied hand means (*Win conditions*)."""
    card, targets = split_pick(pick)
    named = targets[0] if targets else ""
    hand = state.hands[seat]
    hand.remove(card)
    state.pile.append(card)
    left = len(hand)
    if told.listening:
        told.tell(CardPlayed, seat=seat, card=card, left=left, target=int(named) if named else None)
    if left <= 1:
        _run_low(state, told, seat, card, left)
    EFFECTS[the_deck().cards[card].effect](state, told, seat, card, named)
    if not left and card in the_deck().specials:
        told.tell(SpecialLast, seat=seat)  # ruling 6
        draw(state, told, seat, LAST_SPECIAL_CARDS)


def _run_low(state: DrinkoState, told: Told, seat: int, card: str, left: int) -> None:
    """Down to one card, or out (ruling 8)."""
    _forget_call(state, seat)
    if left:
        state.may_call = seat
    elif card not in the_deck().specials:
        state.out.append(seat)
        told.tell(Out, seat=seat, place=len(state.out))
        state.over = not state.options["play_on"] or state.left() <= 1


def _none(state: DrinkoState, told: Told, seat: int, card: str, named: str) -> None:
    state.to_move = state.next_after(seat)


def _skip(state: DrinkoState, told: Told, seat: int, card: str, named: str) -> None:
    skipped = state.next_after(seat)
    if told.listening:
        told.tell(Skipped, seat=skipped)
    state.to_move = state.next_after(skipped)


def _drinks(state: DrinkoState, told: Told, seat: int, card: str, named: str) -> None:
    had = state.train
    state.train = max(0, had + the_deck().drinks[card])
    if told.listening and (had or state.train):
        told.tell(Train, size=state.train, was=had)
    state.to_move = state.next_after(seat)


def _deflect(state: DrinkoState, told: Told, seat: int, card: str, named: str) -> None:
    state.direction = -state.direction
    told.tell(Turned, direction=state.direction)
    _send(state, told, state.next_after(seat))


def _split(state: DrinkoState, told: Told, seat: int, card: str, named: str) -> None:
    if state.train:
        half = (state.train + 1) // 2
        _swallow(state, told, {seat: half, int(named): half})
        _draw_train(state, told, seat)
    state.to_move = state.next_after(seat)


def _suffer(state: DrinkoState, told: Told, seat: int, card: str, named: str) -> None:
    if state.train:
        _swallow(state, told, {other: state.train for other in range(len(state.hands)) if other not in state.out})
        _draw_train(state, told, seat)
    state.to_move = state.next_after(seat)


def _target(state: DrinkoState, told: Told, seat: int, card: str, named: str) -> None:
    _send(state, told, int(named))


def _send(state: DrinkoState, told: Told, seat: int) -> None:
    """The turn goes to this seat, and with it the Drink Train."""
    if told.listening:
        told.tell(Sent, seat=seat, train=state.train)
    state.to_move = seat


EFFECTS = {
    "none": _none, "skip": _skip, "drinks": _drinks, "deflect": _deflect, "split": _split, "target": _target,
    "suffer": _suffer,
}  # fmt: skip
NEEDS_TARGET = ("target", "split")


def _end_train(state: DrinkoState, told: Told, seat: int) -> None:
    """A seat that cannot answer drinks the whole train and draws as many cards (ruling 3)."""
    _swallow(state, told, {seat: state.train})
    _draw_train(state, told, seat)


def _swallow(state: DrinkoState, told: Told, amounts: dict[int, int]) -> None:
    for seat, amount in amounts.items():
        state.drinks[seat] += amount
        if told.listening:
            told.tell(DrinksTaken, seat=seat, n=amount)


def _draw_train(state: DrinkoState, told: Told, seat: int) -> None:
    size, state.train = state.train, 0
    if told.listening:
        told.tell(Train, size=0, was=size)
    draw(state, told, seat, size)


def draw(state: DrinkoState, told: Told, seat: int, n: int) -> None:
    """Draw `n` cards, or what there is (ruling 4). A hand that has grown is no longer catchable (ruling 6)."""
    got: list[str] = []
    while len(got) < n:
        if not state.draw:
            if len(state.pile) == 1:
                break
            state.draw, state.pile = state.pile[:-1], state.pile[-1:]
            told.chance.shuffle(state.draw)
            told.tell(PileReshuffled, n=len(state.draw))
        got.append(state.draw.pop())
    state.hands[seat] += got
    if got and len(state.hands[seat]) - len(got) <= 1:
        _forget_call(state, seat)
    if told.listening:
        told.tell(CardsDrawn, seat=seat, n=len(got), cards={seat: got})


def _forget_call(state: DrinkoState, seat: int) -> None:
    state.called[seat] = False
    if state.may_call == seat:
        state.may_call = -1
    if seat in state.late:
        state.late.remove(seat)


def _end_call_window(state: DrinkoState, before: int) -> None:
    """*Calling Drinko!*: the turn after a seat went down to one card is finished, and so is its time to call."""
    if state.may_call == before:
        state.may_call = -1
    if len(state.hands[before]) == 1:
        state.late.append(before)


def call(state: DrinkoState, told: Told, seat: int) -> None:
    """Call Drinko with one card left (ruling 6).

    Raises `Refused`: ``out``, ``call-not-one``, ``called``, ``call-late``.
    """
    if seat in state.out:
        raise Refused("out")
    if len(state.hands[seat]) != 1:
        raise Refused("call-not-one", n=len(state.hands[seat]))
    if state.called[seat]:
        raise Refused("called")
    if state.may_call != seat:
        raise Refused("call-late")
    state.may_call = -1
    state.called[seat] = True
    told.tell(Called, seat=seat)


def catch(state: DrinkoState, told: Told, seat: int, named: str) -> None:
    """Catch somebody who did not call (ruling 6): two drinks and seven cards; before it is too late, only a warning.

    Without a name it goes to the seat that has been late the longest, or else to the one that may still call.
    Raises `Refused`: ``out``; ``catch-again`` for a second catch that catches nobody in the same turn (ours: a game
    must not grow without end by pressing a button).
    """
    if seat in state.out:
        raise Refused("out")
    late = [other for other in state.late if other != seat]
    target = int(named) if named else late[0] if late else state.may_call
    if target in late:
        told.tell(Caught, seat=seat, target=target, cards=CAUGHT_CARDS, drinks=CAUGHT_DRINKS)
        _swallow(state, told, {target: CAUGHT_DRINKS})
        draw(state, told, target, CAUGHT_CARDS)
        _forget_call(state, target)
        return
    if seat in state.wrong:
        raise Refused("catch-again")
    state.wrong.append(seat)
    if target == state.may_call and target not in (-1, seat):
        told.tell(Warned, seat=seat, target=target)
    else:
        held, called = (len(state.hands[target]), state.called[target]) if named else (0, False)
        told.tell(CatchWrong, seat=seat, target=int(named) if named else None, cards=held, called=called)
        if state.options["catch_drink"]:
            _swallow(state, told, {seat: 1})


def why_not(state: DrinkoState, seat: int, card: str) -> tuple[str, dict[str, object]]:
    """Why `card` cannot be played by the seat whose turn it is: a reason and its facts."""
    deck = the_deck()
    top = state.pile[-1]
    if card in ("draw", "drink"):
        return _why_no_draw(state, seat, deck)
    if card not in deck.cards:
        return "no-such-card", {"card": card}
    if card not in state.hands[seat]:
        return "card-not-in-hand", {"card": card}
    if not state.train:
        return "no-match", {"card": card, "top": top}
    if card not in deck.drinks:
        return "train-needs-drink", {"card": card, "train": state.train}
    if card[0] == top[0]:
        return "train-too-low", {"card": card, "top": top}
    return "train-other-colour", {"card": card, "top": top}


def _why_no_draw(state: DrinkoState, seat: int, deck: Deck) -> tuple[str, dict[str, object]]:
    playable_on_top = (deck.train if state.train else deck.normal)[state.pile[-1]]
    if any(card in playable_on_top for card in state.hands[seat]):
        return "must-play", {}
    return ("must-drink" if state.train else "must-draw"), {"train": state.train}


def placings(state: DrinkoState) -> list[int]:
    """Ruling 8: seats that are out, in the order in which they went out, then the others by cards left; ties share a
    place (1, 2, 2, 4)."""
    ranks = [
        (0, state.out.index(seat)) if seat in state.out else (1, len(hand)) for seat, hand in enumerate(state.hands)
    ]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]
