"""What is foretold if nobody answers is what the rules then do, and nothing that is hidden."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from bot.engine import Run
from bot.games.inn.rules import Inn, State, the_library
from bot.games.inn.rules.afterwards import After, come_to
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.face_down import HIDDEN, state_of
from bot.games.inn.rules.foresee import about_to_lose, foresee, foresee_drink, levels_of
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play.effects import EFFECTS_OF_CARDS
from bot.games.inn.rules.play.finishing import BEGINS
from bot.games.inn.rules.play.losing import finish
from bot.games.inn.rules.play.state import Drink, Item, Part
from bot.games.inn.rules.play.table import Table
from bot.games.inn.rules.play.variants import VARIANTS
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.games.inn.simulation.prompts import Prompts, PromptsReport, Watched, compare
from bot.games.kit import Batch
from bot.patrons.patron import any_answer
from tests.games.inn.playing import ALL_DECKS, new_run, random_move
from tests.games.inn.test_targets import table as position
from tests.games.inn.test_words import library

PLAIN = ["gamble", "gamble", "gamble", "raise", "raise", "winning-hand", "winning-hand"]


class Anybody:
    """Answers anything."""

    reads_view = reads_unasked = False

    def choose(self, view: Any, ask: Any, luck: Any) -> tuple[str, ...]:
        return any_answer(ask, luck)

    def wish(self, view: Any, unasked: Any, luck: Any) -> str | None:
        return None


def seen(run: Run, seat: int) -> InnView:
    return inn_view(run.view(seat))


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_prompt_that_is_sure_is_wrong(variant: str) -> None:
    """A small `simulate --report prompts`: in each way of windows."""
    report = PromptsReport()
    for name in (name for name in report.variants if name.split()[0] == variant):
        batch = Batch(Inn(), [str(number) for number in range(4)], [Anybody()], {"drinks": ALL_DECKS}, "normal")
        assert len(list(report.play(batch, name))) == 4
        counted = report.counted[name]
        assert counted.wrong == {}, name
        assert counted.positions > 15
        assert counted.touched > counted.positions / 2
        assert counted.plain()["right"] == counted.sure > 0.6 * counted.prompts


def test_a_prompt_that_is_wrong_is_counted() -> None:
    """Who foretells nothing at all is caught."""

    def nothing(view: InnView, library: Any) -> Any:
        levels = levels_of(state_of(view, library), library)
        outcomes = foresee(view, library)
        return [type(outcomes[0])(before, before) for before in levels]

    report = PromptsReport(nothing)
    for _ in report.play(Batch(Inn(), ["1", "2"], [Anybody()], {}, "normal"), "individual sealed"):
        pass
    counted = report.counted["individual sealed"]
    assert counted.wrong.total() > counted.positions / 2


def test_every_word_of_the_vocabulary_comes_true(tmp_path: Any) -> None:
    """With decks in which every word stands on a card: whoever adds a word adds it to these."""
    luck, counted, met, game = random.Random(9), Prompts(), Counter[str](), Watched(library(tmp_path).library)
    for number in range(24):
        options = {"characters": ["one", "two"], "windows": "sealed", "drinks": [f"drink-{1 + number % 6}"]}
        run = Run.new(game, 2 + number % 4, options, f"every word {number}", live=False)[0]
        while (ask := run.ask) is not None:
            if ask.kind == "response" and run.state.stack and luck.random() < 0.3:
                met.update(part.word for item in run.state.stack for part in item.parts)
                compare(run, foresee, counted, luck)
                continue
            seats = list(ask.seats)[:1] if ask.first else list(ask.seats)
            run.answer_all({seat: any_answer(ask.seats[seat], luck.random) for seat in seats})
    assert counted.wrong == {}
    assert counted.sure > 300
    assert set(BEGINS) <= set(EFFECTS) == {*EFFECTS_OF_CARDS, "lose-fortitude"}
    assert len(met) > 0.6 * len(EFFECTS)


def _likes_gold(after: After, seat: int) -> float:
    return after.levels[seat].gold


@pytest.mark.parametrize("variant", ["individual", "two-headed-dragon"])
def test_what_people_are_told_for_sure_is_what_computer_players_judge_by(variant: str) -> None:
    luck, game, compared = Random(5), Inn(), 0
    for number in range(2):
        options = {"variant": variant, "windows": "sealed", "events": "both"}
        run = Run.new(game, 4, options, f"less {number}")[0]
        while not run.over:
            if run.ask is not None and run.ask.kind == "response" and luck.random() < 0.3:
                for seat in run.state.living():
                    view = seen(run, seat)
                    cards = [key for key in game.unasked(run.state, seat) if read_pick(key).kind == "card"]
                    for pick in ["", *cards[:2]]:
                        told = foresee(view, game.library, pick)
                        if told[seat].sure:
                            afters = come_to(view, game.library, [(seat, pick)] if pick else [], _likes_gold)
                            assert {after.levels[seat] for after in afters} == {told[seat].after}
                            compared += 1
            random_move(run, luck)
    assert compared > 50


# -- nothing hidden --------------------------------------------------------------------------------------------------


def swapped(run: Run, reader: int, luck: Random) -> State:
    """The same position, with the cards that a seat does not know in another order."""
    state: State = deepcopy(run.state)
    known = [reader, *(mate for mate in state.mates(reader) if state.shared is not None)]
    for seat, own in enumerate(state.seats):
        cards = own.draw if seat in known else own.hand + own.draw
        if seat in known or all(not the_library().cards[code].joins for code in cards):
            luck.shuffle(cards)
            if seat not in known:
                own.hand, own.draw = cards[: len(own.hand)], cards[len(own.hand) :]
        for side in own.sides.values():
            luck.shuffle(side.draw)
    drinks = state.drinks + [code for own in state.seats for code in own.pile]
    luck.shuffle(drinks)
    for own in state.seats:
        own.pile, drinks = drinks[: len(own.pile)], drinks[len(own.pile) :]
    state.drinks = drinks
    for deck in state.encounters:
        luck.shuffle(deck.draw)
    return state


@pytest.mark.parametrize("variant", VARIANTS)
def test_hidden_cards_in_another_order_change_nothing_that_is_foretold(variant: str) -> None:
    luck, game, compared = Random(3), Inn(), 0
    for number in range(2):
        options = {"variant": variant, "windows": "sealed", "events": "both"}
        run = Run.new(game, 4, options, f"swapped {number}")[0]
        while not run.over:
            if run.ask is not None and run.ask.kind == "response" and luck.random() < 0.15:
                for seat in run.state.living():
                    mine, other = seen(run, seat), game.view(swapped(run, seat, luck), seat)
                    assert foresee(other, game.library) == foresee(mine, game.library)
                    for pick in list(game.unasked(run.state, seat))[:3]:
                        if pick != "orders":
                            assert foresee(other, game.library, pick) == foresee(mine, game.library, pick)
                    compared += 1
            random_move(run, luck)
    assert compared > 20


def test_a_state_of_a_view_holds_no_hidden_card_and_gives_the_same_view() -> None:
    luck, looked = Random(4), 0
    for variant in VARIANTS:
        run = Run.new(Inn(), 4, {"variant": variant, "windows": "sealed", "events": "both"}, variant)[0]
        while not run.over:
            if luck.random() < 0.1:
                state: State = run.state
                view = seen(run, state.living()[0])
                blind = state_of(view, the_library())
                for seat, own in enumerate(blind.seats):
                    whole = state.seats[seat]
                    assert set(own.draw) | set(own.pile) <= {HIDDEN}
                    assert (len(own.hand), len(own.draw), len(own.pile)) == (
                        len(whole.hand), len(whole.draw), len(whole.pile)
                    )  # fmt: skip
                assert set(blind.drinks) | set(blind.bar) <= {HIDDEN}
                assert levels_of(blind, the_library()) == levels_of(state, the_library())
                assert [(item.what, item.parts, item.drinks, item.done) for item in blind.stack] == [
                    (item.what, item.parts, item.drinks, item.done) for item in state.stack
                ]
                looked += bool(state.stack)
            random_move(run, luck, out_of_turn=0.05)
    assert looked > 10


def test_the_public_is_told_the_same_for_everybody() -> None:
    """A view without a seat will do."""
    run = Run.new(Inn(), 3, {"windows": "sealed"}, "public")[0]
    luck = Random(2)
    while run.ask is not None and run.ask.kind != "response":
        random_move(run, luck)
    view = inn_view(run.view(None))
    assert len(foresee(view, the_library())) == 3


# -- single cases ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "seats", "share"),
    [("individual", 3, 4), ("two-headed-dragon", 4, 8), ("two-headed-dragon", 6, 4), ("boss-battle", 4, 8)],
)
def test_a_team_has_one_share_of_the_gold_of_those_who_pass_out(variant: str, seats: int, share: int) -> None:
    run = new_run(seats, {"windows": "sealed", "variant": variant}, "x")
    state: State = run.state
    doomed = state.seats[-1].party
    state.parties[doomed].alcohol, state.parties[doomed].gold = 20, 16
    about = [seat for seat, own in enumerate(state.seats) if own.party == doomed]
    state.stack.append(Item("losing", state.active, seats=about))
    told = foresee(seen(run, 0), the_library())
    assert about_to_lose(seen(run, 0), the_library()) == set(about)
    assert (told[0].after.gold - told[0].before.gold, told[0].sure, told[0].out) == (share, True, "")
    assert (told[-1].out, told[-1].after.gold) == ("asleep", 16), "before the Gold is shared out"
    before, table = state.party(0).gold, Inn().table(state, run.told)
    assert list(finish(table, state.stack[-1])) == []
    assert state.party(0).gold - before == share


def test_what_has_happened_of_the_end_of_a_turn_does_not_happen_again() -> None:
    """A scarab bites, once: with a second bite its holder would be about to lose, before the Event that comes."""
    options = {"windows": "sealed", "characters": ["amundyr", "gerki", "zot"], "starter": 1, "events": "dungeon"}
    run = new_run(3, options, "bite")
    state: State = run.state
    state.phase, state.parties[1].fortitude, state.encounters[0].counters = "end", 2, 1
    state.seats[1].counters["amundyr.scarab"] = 1
    bite = Item("bite", 0, "amundyr.@bite-scarab", parts=[Part("lose-fortitude", 1, 1, at=0)])
    state.stack.append(bite)
    told = foresee(seen(run, 1), the_library())
    assert (told[1].after.fortitude, told[1].out) == (1, "")
    assert all(outcome.unsure for outcome in told), "nobody knows which Event comes"
    state.encounters[0].counters = 2
    assert all(outcome.sure for outcome in foresee(seen(run, 1), the_library()))


@pytest.mark.parametrize(("mood", "sure"), [("kaylin.thirsty", False), ("kaylin.sleepy", True), (HIDDEN, False)])
def test_who_may_have_to_drink_once_more_is_unsure(mood: str, sure: bool) -> None:
    """Also where a mate has still to drink, and the turn goes on."""
    options = {"windows": "sealed", "variant": "two-headed-dragon", "characters": ["kaylin", "gerki", "zot", "gog"]}
    run = new_run(4, {**options, "starter": 0}, "thirsty")
    state: State = run.state
    state.phase, state.active = "drink", 0
    state.seats[0].sides["wulfric"].discard.append(mood)
    state.stack.append(Item("drinks", 0, drinks=[Drink(["wine"], 0, 0)], origin="pile"))
    assert [outcome.sure for outcome in foresee(seen(run, 1), the_library())] == [sure] * 4


def hit() -> Run:
    """Gerki aims a card at seat 1; its window is open, and seat 1 holds a card that helps."""
    hands = [" ".join(["gerki.back", *PLAIN[:6]]), " ".join(["dimli.helmet", *PLAIN[:6]]), " ".join(PLAIN)]
    run = position("gerki dimli zot", hands, ["", "", ""], "")
    assert run.ask is not None
    run.answer(0, run.ask.number, ())
    assert run.ask is not None
    key = next(key for key, option in run.ask.seats[0].options.items() if key.startswith("gerki.back"))
    run.answer(0, run.ask.number, (f"{key}>1",))
    return run


def test_what_a_card_that_answers_comes_to_is_foretold() -> None:
    run = hit()
    assert run.ask is not None
    passed = foresee(seen(run, 1), the_library())[1]
    key = next(key for key in run.ask.seats[1].options if key.startswith("dimli.helmet"))
    helped = foresee(seen(run, 1), the_library(), key)[1]
    assert (passed.sure, helped.sure) == (True, True)
    assert passed.after.fortitude < helped.after.fortitude <= 20


def test_what_an_own_action_comes_to_is_foretold_for_each_target() -> None:
    hands = [" ".join(["gerki.back", *PLAIN[:6]]), " ".join(PLAIN), " ".join(PLAIN)]
    run = position("gerki dimli zot", hands, ["", "", ""], "")
    assert run.ask is not None
    run.answer(0, run.ask.number, ())
    told = foresee(seen(run, 0), the_library(), "gerki.back>2")
    assert told[1].after == told[1].before
    assert told[2].after.fortitude < told[2].before.fortitude
    assert all(outcome.sure for outcome in told)


def test_a_side_card_that_nobody_has_seen_leaves_everything_open() -> None:
    """Wizgille's gadgets join the card that she plays: which one comes is not known."""
    run = Run.new(Inn(), 3, {"characters": ["wizgille", "gog", "zot"], "windows": "sealed", "starter": 0}, "side")[0]
    cards = the_library().cards
    joined = [
        code for code in the_library().characters["wizgille"].build()
        if cards[code].kind == "action" and any(effect.word == "reveal" for effect in cards[code].effects)
    ]  # fmt: skip
    assert joined
    run.state.seats[0].hand[0] = joined[0]
    target = ">1" if cards[joined[0]].uses[0].pick else ""
    told = foresee(seen(run, 0), the_library(), joined[0] + target)
    assert all(outcome.unsure for outcome in told)


def test_a_card_that_costs_other_cards_is_foretold() -> None:
    """Which cards pay for it does not matter for what it does."""
    card = the_library().cards["bryn.haymaker"]
    use = next(use for use in card.uses if "cards" in use.cost)
    run = new_run(3, {"characters": ["bryn", "gog", "zot"], "windows": "sealed", "starter": 0}, "cost")
    run.state.seats[0].hand[0] = card.code
    told = foresee(seen(run, 0), the_library(), f"{use.plain.key}>1")
    assert told[1].sure
    assert told[1].after.fortitude < told[1].before.fortitude


def test_a_drink_is_foretold_with_what_was_done_to_it() -> None:
    run = Run.new(Inn(), 2, {}, "drink")[0]
    whole = foresee_drink(seen(run, 0), the_library(), 0, ["dragon-breath"])
    half = foresee_drink(seen(run, 0), the_library(), 0, ["dragon-breath"], [["half", 0]])
    assert whole.after.alcohol > half.after.alcohol > 0
    assert run.state.stack == []


def test_a_table_has_no_verb_that_the_blind_one_forgets() -> None:
    """What takes cards from where they lie face down goes through verbs that foreseeing overrides, or hides them."""
    overridden = {"draw", "draw_until", "call_in", "discard", "reveal_drink", "serve_drink"}
    blind: Any = next(kind for kind in Table.__subclasses__() if kind.__module__.endswith("foresee"))
    assert overridden <= set(vars(blind))
