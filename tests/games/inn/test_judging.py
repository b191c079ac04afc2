"""Why a card cannot be played now, when it could, and what would come of playing it."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import get_args

import pytest

from bot.engine import Refused, Run
from bot.games import english
from bot.games.inn.look.judging import DECIDES, what_if, why_card, why_not
from bot.games.inn.look.panel import offered
from bot.games.inn.rules import Inn, State, the_library
from bot.games.inn.rules.cards.rulings import the_cases
from bot.games.inn.rules.judge import CASES, Reason, judge
from bot.games.inn.rules.picks import Pick, read_pick
from bot.games.inn.rules.play.variants import VARIANTS
from bot.games.inn.rules.play.view import inn_view
from tests.games.inn.playing import random_move
from tests.games.inn.test_layouts import info_of, seat_face
from tests.games.inn.test_prospects import acting, hit
from tests.games.inn.test_targets import shown

WORDS = english()


def reasons(run: Run, seat: int) -> dict[str, Reason]:
    view = inn_view(run.view(seat))
    return {code: judge(view, the_library(), code) for code in dict.fromkeys(view["hand"])}


def from_hand(pick: Pick) -> bool:
    """Whether a pick plays a card of the hand, and is no use of one that lies in front."""
    return pick.kind == "card" and not the_library().cards[pick.of].uses[pick.number or 0].front


def test_every_reason_has_words_and_every_case_is_in_the_book() -> None:
    assert {*CASES.values(), *DECIDES.values()} <= {case.id for case in the_cases()}
    for reason in get_args(Reason):
        assert WORDS.has(f"inn-why.{reason or 'now'}")
        assert not reason or WORDS.has(f"inn-when.{reason}")


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_judged_playable_is_offered_and_the_other_way_round(variant: str) -> None:
    """At any moment, to the seats that are asked; and of Anytime Cards to the others."""
    luck, game, met = Random(7), Inn(), set[Reason]()
    for number in range(4):
        run = Run.new(game, 4, {"variant": variant, "windows": "sealed"}, f"judged {number}")[0]
        while not run.over:
            ask, state = run.ask, run.state
            if ask is not None and ask.about in ("inn.window", "inn.action", "inn.gamble") and luck.random() < 0.2:
                for seat in state.living():
                    offered = {*game.unasked(state, seat), *(ask.seats[seat].options if seat in ask.seats else ())}
                    codes = {pick.of for pick in map(read_pick, offered) if from_hand(pick)}
                    for code, reason in reasons(run, seat).items():
                        met.add(reason)
                        gambles = the_library().cards[code].gambles and state.round is not None
                        if seat in ask.seats or not gambles:
                            assert (reason == "") == (code in codes), (code, reason, ask.about, seat)
            random_move(run, luck)
    assert {"", "condition", "action"} <= met


def test_an_action_out_of_turn_is_said_to_be_one_and_when_it_could_be_played() -> None:
    private = shown(acting("gerki.back"), 2)
    told = why_card(WORDS, private, "gamble")
    assert "only as the Action of your own turn." in told
    assert "**When it could:** in your next Action Phase." in told
    assert "**The rule:** You may play one Action Card in your Action Phase." in told
    lines = why_not(WORDS, private).splitlines()
    assert any("`/case` one-action" in line for line in lines)


def test_a_card_whose_condition_does_not_hold_says_it() -> None:
    told = why_card(WORDS, shown(acting("gerki.back"), 1), "dimli.helmet")
    assert ": only " in told
    assert "sometimes-condition" in why_not(WORDS, shown(acting("gerki.back"), 1))
    assert "can be played now" in why_card(WORDS, shown(hit(), 1), "dimli.helmet")


def test_what_if_says_what_comes_of_it_for_everybody_and_changes_nothing() -> None:
    run = acting("gerki.back")
    before = deepcopy(run.state)
    told = what_if(WORDS, shown(run, 0), "gerki.back", ["2"])
    assert told.splitlines()[0].startswith("**If you play *")
    assert "on Cid now and nobody answers:**" in told
    assert "- Cid: -2 Fortitude (20 to 18)" in told
    assert "- Bea" not in told
    assert run.state == before


def test_what_if_is_refused_where_there_is_nothing_to_try() -> None:
    private = shown(acting("gerki.back"), 0)
    with pytest.raises(Refused, match="what-if-whom"):
        what_if(WORDS, private, "gerki.back", [])
    with pytest.raises(Refused, match="card-not-in-hand"):
        what_if(WORDS, private, "zot.thirsty", [])
    told = what_if(WORDS, shown(acting("gerki.back"), 1), "gamble", [])
    assert "can't be played now: only as the Action of your own turn." in told


def test_a_judge_tells_nothing_that_is_hidden() -> None:
    luck, game, compared = Random(8), Inn(), 0
    run = Run.new(game, 4, {"windows": "sealed"}, "judge")[0]
    while not run.over:
        if luck.random() < 0.1:
            state: State = run.state
            seat = state.living()[0]
            other = deepcopy(state)
            for number, own in enumerate(other.seats):
                own.draw.reverse()
                if number != seat:
                    own.hand, own.draw = own.draw[: len(own.hand)], own.draw[len(own.hand) :] + own.hand
            other.drinks.reverse()
            mine, again = inn_view(game.view(state, seat)), inn_view(game.view(other, seat))
            for code in mine["hand"]:
                assert judge(mine, the_library(), code) == judge(again, the_library(), code)
                compared += 1
            face = seat_face(run, info_of(run, 4), seat, ())
            assert len(why_not(WORDS, face)) <= 1900
        random_move(run, luck)
    assert compared > 50


def swapped(state: State, seat: int) -> State:
    """The same position, with every card that a seat does not know in another place."""
    other = State.load(state.dump())
    known = [seat, *(state.mates(seat) if state.shared is not None else ())]
    for number, own in enumerate(other.seats):
        own.draw.reverse()
        if number not in known and not own.open:
            own.hand, own.draw = own.draw[: len(own.hand)], own.draw[len(own.hand) :] + own.hand
    other.drinks.reverse()
    return other


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_card_of_every_hand_has_an_answer_at_every_kind_of_ask(variant: str) -> None:
    """With the condition, when it could be played, and what decides; what it says can be played can be, and the answer
    is the same whatever others hold.
    """
    luck, game, met, answers = Random(11), Inn(), Counter[str](), 0
    for number in range(2):
        run = Run.new(game, 4, {"variant": variant, "windows": "sealed", "events": "both"}, f"every {number}")[0]
        while (ask := run.ask) is not None:
            if met[ask.about] < 4 or luck.random() < 0.02:
                met[ask.about] += 1
                for seat in run.state.living():
                    answers += check_answers(run, seat)
            random_move(run, luck)
    assert len(met) > 9
    assert answers > 500


def check_answers(run: Run, seat: int) -> int:
    """Ask about each card of a hand; how many there were."""
    private = seat_face(run, info_of(run, 4), seat, ())
    again = replace(private, view=run.game.view(swapped(run.state, seat), seat))
    hand = dict.fromkeys(inn_view(private.view)["hand"])
    why = reasons(run, seat)
    can = {key.rstrip("?").partition(":")[0] for key in offered(private)}
    for code in hand:
        reason, told = why[code], why_card(WORDS, private, code)
        now = "it can be played now" in told
        assert now == (code in can), (code, run.ask and run.ask.about)
        assert now != ("**When it could:** " in told)
        if not reason:
            assert now or run.answer_of(seat) is not None
        elif reason not in ("out", "quiet", "cost", "forbidden"):
            assert "**The rule:** " in told
        assert why_card(WORDS, again, code) == told
    assert why_not(WORDS, again) == why_not(WORDS, private)
    return len(hand)
