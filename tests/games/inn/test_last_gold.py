"""What every player knows whatever its value says: the last Gold is no stake in a Round of Gambling."""

import pytest

from bot.engine import Run
from bot.games.inn.patrons.ahead import Shark
from bot.games.inn.patrons.playing import InnPatron
from bot.games.inn.patrons.sense import FEW
from bot.games.inn.patrons.value import Chances, Value, Weights, the_value
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.patrons import Patron
from tests.games.inn.test_patrons import a_run, skip_discards

GREEDY = Chances(
    Value(gap=the_value().gap, gold=(1.0, 0.0, *(0.2 * gold for gold in range(1, 20))), hand=0.0, pile=0.0, front=0.0),
    Weights(noise=0.0, falling=0.0, eagerness=0.0),
)
"""To it no Gold is even better than one, so that it takes any chance of a pot."""
PLAYERS = pytest.mark.parametrize("player", [InnPatron(GREEDY), Shark(GREEDY, deals=4)], ids=["judges", "looks-ahead"])


def a_round(gold: int, *cards: str) -> Run:
    """A Round that seat 0 begins. Seat 1 has so much Gold, and no other cards than these."""
    run = a_run([["gamble"], list(cards), []])
    own = run.state.seats[1]
    own.draw += own.hand[len(cards) :]
    own.hand = list(cards)
    run.state.party(1).gold = gold
    skip_discards(run)
    answered(run, 0, "gamble")
    return run


def answered(run: Run, seat: int, pick: str) -> None:
    assert run.ask
    run.answer(seat, run.ask.number, (pick,))


def plays(run: Run, seat: int, player: Patron) -> str:
    """What the player answers to the open ask."""
    assert run.ask
    (pick,) = player.choose(run.view(seat), run.ask.seats[seat], lambda: 0.5)
    return pick


@PLAYERS
def test_no_round_is_begun_with_the_last_gold(player: Patron) -> None:
    run = a_run([["gamble", "winning-hand", "winning-hand"], [], []])
    skip_discards(run)
    for gold, pick in ((1, "pass"), (4, "gamble")):
        run.state.party(0).gold = gold
        assert plays(run, 0, player) == pick


@PLAYERS
def test_a_card_that_costs_the_last_gold_is_not_played_in_a_round(player: Patron) -> None:
    for gold, pick in ((2, "pass"), (6, "raise")):
        run = a_round(gold, "raise")
        while run.ask and not run.state.round.on:
            answered(run, run.waiting()[0], "pass")
        assert plays(run, 1, player) == pick


@PLAYERS
@pytest.mark.parametrize("card", ["fiona.by-size", "fiona.rattling"])
def test_who_can_keep_the_last_gold_out_of_a_round_does_so(player: Patron, card: str) -> None:
    assert plays(a_round(1, card), 1, player) == card


def test_who_holds_a_winning_hand_may_stay() -> None:
    run = a_round(1, "fiona.by-size", "winning-hand")
    assert plays(run, 1, InnPatron(GREEDY)) == "pass"


def test_no_card_makes_anybody_ante_more_than_is_asked_about() -> None:
    antes = [
        effect.n
        for card in the_library().cards.values()
        for use in (card.effects, *(use.do for use in card.uses))
        for effect in use
        if EFFECTS[effect.word].antes
    ]
    assert 0 < max(antes) <= FEW
