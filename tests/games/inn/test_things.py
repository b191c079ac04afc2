"""What stays on the table, at play with the test decks of tests/house: counters, side decks, cards in front, times."""

import json
import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Chance, Event, Run
from bot.games.inn.rules import BadData, Inn, State, the_library
from bot.games.inn.rules.cards.library import with_house_decks
from bot.games.inn.rules.cards.reading import read_character
from bot.games.inn.rules.imagine import Onward, copied, imaginable, imagine
from bot.games.inn.rules.play.playing import borrow, happen
from bot.games.inn.rules.play.state import Item, Laid
from bot.games.inn.rules.play.table import Moves, Table
from bot.scenario.saves import restored
from tests.games.inn.playing import cards_of, drinks_of, gold_of, random_move, whole_decks

HOUSE = Path(__file__).parents[2] / "house"
CODES = ["vendor", "keeper", "tinker", "adept"]
ASKING = {"vendor.@bite-wart", "vendor.@time-1", "tinker.@time-1", "adept.@time-0", "adept.@under-faith"}
"""What characters do by themselves that asks somebody something; the rest shows in what it changes."""
WAYS = ["quick", "sealed", "natural"]


@cache
def game() -> Inn:
    library, wrong = with_house_decks(the_library(), HOUSE)
    assert wrong == []
    return Inn(library)


def dealt(number: int) -> Run:
    """A game of 2 to 8 seats with as many of the four as there is room for, in any order, and any way of windows."""
    seats, codes = 2 + number % 7, CODES[number % 4 :] + CODES[: number % 4]
    events = "trial" if number % 5 == 0 else "none"
    options = {"characters": codes[:seats], "windows": WAYS[number % 3], "events": events}
    return Run.new(game(), seats, options, f"things {number}")[0]


def check(state: State) -> None:
    """What always holds of counters, cards in front and quiet moments."""
    library = game().library
    held = Counter[str]()
    for number, seat in enumerate(state.seats):
        for code, level in seat.counters.items():
            counter = library.counters[code]
            assert counter.least <= level <= counter.most
            assert (counter.on == "you") == (code.partition(".")[0] == seat.character)
            held[code] += level if counter.on == "others" else 0
        if seat.out:
            assert not seat.front
            assert not any(level for code, level in seat.counters.items() if library.counters[code].on == "others")
        for laid in seat.front:
            card = library.cards[laid.card]
            assert card.deck == state.seats[laid.owner].character
            assert laid.owner == number or library.characters[card.deck].sides[card.side].sold
        for code, side in seat.sides.items():
            assert {library.cards[card].side for card in (*side.draw, *side.discard)} <= {code}
        most = library.characters[seat.character].most_in_front
        if most and not state.stack:
            assert len([laid for laid in seat.front if laid.owner == number]) <= most
    for code, n in held.items():
        supply = library.counters[code].supply
        assert not supply or n <= (len(state.seats) - 1 if supply == "others" else supply)
    if state.quiet:
        assert not any(game().unasked(state, seat) for seat in range(len(state.seats)))


def test_games_of_all_that_stays_end_lose_nothing_and_use_every_card() -> None:
    used, luck = Counter[str](), random.Random(8)
    own = {card.code for card in game().library.cards.values() if card.deck in CODES and not card.rule} | ASKING
    for number in range(300):
        run = dealt(number)
        state: State = run.state
        whole, gold = whole_decks(state, game().library), gold_of(state)
        while not run.over:
            for event in random_move(run, luck, out_of_turn=0.1):
                if event.key in ("played", "used", "side-revealed"):
                    used[event.args["card"]] += 1
                elif event.key == "counter":
                    used[event.args["counter"]] += 1
            assert (cards_of(state), drinks_of(state)) == whole
            assert gold_of(state) == gold
            check(state)
            used.update(item.card for item in state.stack if item.what in ("bite", "time"))
        assert not state.stack
        if number >= 20 and own <= used.keys():
            break
    assert own - used.keys() == set()


@pytest.mark.parametrize("number", range(7))
def test_a_game_of_them_comes_back_after_every_decision(number: int) -> None:
    run, luck = dealt(number), random.Random(number)
    for _ in range(60):
        if run.over:
            break
        random_move(run, luck, out_of_turn=0.1)
        run = restored(run)


def test_dump_and_load_share_nothing() -> None:
    run, luck = dealt(2), random.Random(1)
    for _ in range(80):
        random_move(run, luck, out_of_turn=0.1)
        before = json.dumps(game().dump(run.state))
        other = game().load(json.loads(before), game().schema_version)
        assert other == run.state
        for seat in other.seats:
            seat.counters["vendor.wart"] = 9
            seat.front.clear()
            for side in seat.sides.values():
                side.draw.clear()
        assert json.dumps(game().dump(run.state)) == before


# -- what is hidden --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_the_imagined_state_looks_the_same_from_the_seat(watcher: int | None) -> None:
    luck, quiet, joined = random.Random(3), 0, 0
    for number in range(6):
        options = {"windows": "quick", "characters": ["tinker", "vendor", "keeper", "adept"], "events": "trial"}
        run = Run.new(game(), 4, options, f"imagine {number}")[0]
        state: State = run.state
        whole = whole_decks(state, game().library)
        while not run.over:
            random_move(run, luck, out_of_turn=0.05)
            view = game().view(state, watcher)
            if run.over or not imaginable(view, game().library):
                continue
            fancied = imagine(view, game().library, luck.random)
            assert (cards_of(fancied), drinks_of(fancied)) == whole
            assert game().view(fancied, watcher) == view
            assert copied(fancied) == fancied
            quiet += 1
            joined += view["seats"][0]["backs"] != {}
    assert quiet > 100
    assert joined > 20


def test_a_copy_of_an_imagined_state_shares_nothing() -> None:
    run, luck = dealt(2), random.Random(5)
    while not imaginable(game().view(run.state, 0), game().library):
        random_move(run, luck)
    state = imagine(game().view(run.state, 0), game().library, luck.random)
    dump = state.dump()
    play = Run(Onward(game().library), copied(state), Chance("1"), live=False)
    play.begin()
    for _ in range(100):
        if not play.over:
            random_move(play, luck)
    assert state.dump() == dump


def bought(forms: list[str]) -> Run:
    """A table at which the tinker of seat 0 holds these parts, and has as many of them on the deck."""
    options = {"windows": "natural", "characters": ["tinker", "vendor"], "starter": 1}
    run = Run.new(game(), 2, options, "bought")[0]
    while run.ask is not None and run.ask.about != "inn.discard":
        asked = run.waiting()[0]
        run.answer(asked, run.ask.number, run.ask.seats[asked].default)
    seat = run.state.seats[0]
    for hand in [card for card in seat.hand if game().library.cards[card].side]:
        seat.hand.remove(hand)
        seat.sides[game().library.cards[hand].side].draw.append(hand)
    for form in forms:
        seat.sides["blade"].draw.remove(form)
    seat.hand += forms[:1]
    seat.draw += forms[1:]
    return run


def test_which_parts_were_bought_is_known_to_their_owner_alone() -> None:
    first, second = bought(["tinker.saw", "tinker.parry"]), bought(["tinker.parry", "tinker.saw"])
    for watcher in (1, None):
        assert first.view(watcher) == second.view(watcher)
        fancied = [
            imagine(game().view(run.state, watcher), game().library, random.Random(2).random) for run in (first, second)
        ]
        assert fancied[0] == fancied[1]
    assert first.view(0) != second.view(0)
    assert game().view(first.state, 1)["seats"][0]["backs"] == {"blade": 1}


def test_whose_panel_shows_something_else_when_cards_come_and_go() -> None:
    told = Event("sold", {"seat": 1, "to": 2, "card": "vendor.balm", "price": 1})
    assert list(game().touched(told)) == [1, 2]
    for key in ("put-in-front", "left-front", "asleep", "broke"):
        assert list(game().touched(Event(key, {"seat": 3, "card": "vendor.balm"}))) == [3]
    assert list(game().touched(Event("discarded", {"seat": 3, "cards": ["vendor.balm"]}))) == [3]
    assert list(game().touched(Event("gold", {"seat": 1, "by": -1, "now": 9}))) == []


def test_what_shows_somebody_something_new() -> None:
    shown = ("drew", "revealed", "served", "encounter", "coin", "secrets", "hand-opened", "deck-shown", "side-taken")
    assert all(game().reveals(Event(key, {})) for key in shown)
    assert not any(game().reveals(Event(key, {})) for key in ("played", "passed", "ordered", "paid", "drank", "round"))


def test_whether_a_part_in_the_hand_could_answer_follows_from_what_is_public() -> None:
    """The deck that a card in the hand comes from is public, the card is not."""
    asked: list[Any] = []
    for form in ("tinker.saw", "tinker.parry", ""):
        run = bought([form] if form else [])
        run.state.seats[1].hand[0] = "vendor.sneeze"
        run.state.seats[1].front = [Laid("vendor.luck", 1)]
        run.state.seats[0].hand = [form or "gamble"]
        run.answer(1, run.asks, ())
        assert run.ask is not None
        run.answer(1, run.asks, ("vendor.sneeze",))
        assert run.ask is not None
        assert run.ask.about == "inn.window"
        asked.append(run.ask.possible)
    assert asked == [(0, 1), (0, 1), (1,)]


# -- decks that are refused ------------------------------------------------------------------------------------------

HEAD = 'name = "x"\nabout = "x"\nsize = 20\n[generic]\ngamble = 19\n'
CARD = '[[card]]\nid = "c"\ntitle = "C"\nkind = "action"\ncount = 1\n'
OWN = '[[counter]]\nid = "own"\ntitle = "Own"\n'
OTHERS = '[[counter]]\nid = "wart"\ntitle = "Wart"\non = "others"\n'
SIDE = (
    '[[side]]\nid = "gear"\ntitle = "Gear"\nsize = 2\nrevealed = "adds"\n'
    '[[side.card]]\nid = "g"\ntitle = "G"\nkind = "action"\ncount = 2\ndo = { gain-gold = 1 }\n'
)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (OTHERS + "start = 1\n", "starts at 0"),
        (OWN + 'bite = { lose-fortitude = 1, who = "you" }\n', "'supply' and 'bite' are for a counter"),
        (OWN + "supply = 3\n", "'supply' and 'bite' are for a counter"),
        (OTHERS + "supply = -1\n", "'supply' is 0 or more"),
        (OWN + CARD + 'pick = "other"\ndo = { count = 1, of = "own" }\n', "is a counter of its character"),
        (SIDE + CARD + 'do = { choose = [{ reveal = "gear" }, []], who = "you" }\n', "are added to a card as it is"),
        (SIDE + '[[time]]\nat = "turn"\ndo = { reveal = "gear" }\n' + CARD + 'do = { gain-gold = 1 }\n',
         "are added to a card as it is"),
        ('[[time]]\nat = "turn"\ndo = { lose-fortitude = 1 }\n' + CARD + 'do = { gain-gold = 1 }\n', "'pick' is there"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(text: str, reason: str) -> None:
    text = text if "[[card]]" in text else text + CARD + "do = { gain-gold = 1 }\n"
    generic = {code: card for code, card in the_library().cards.items() if not card.deck}
    with pytest.raises(BadData, match=reason):
        read_character(HEAD + text, "x", "x.toml", generic)


def test_counters_of_several_owners_go_back_in_one_order_however_they_came() -> None:
    """A state that was stored has them in the order of their names, one that goes on in that in which they came."""
    told: list[list[list[Any]]] = []
    for came in (["remy.mark", "amundyr.scarab"], ["amundyr.scarab", "remy.mark"]):
        run, _ = Run.new(Inn(), 3, {"characters": ["remy", "amundyr", "fiona"]}, "counters", live=False)
        run.told.listening = True
        table = Table(run.state, run.told, the_library(), _nobody_answers, happen, borrow)
        for counter in came:
            table.change_counter(2, counter, 1)
        run.told.events.clear()
        table.clear_away(2)
        told.append([event.whole() for event in run.told.events])
    assert len(told[0]) == 2
    assert told[0] == told[1]


def _nobody_answers(table: Table, item: Item) -> Moves:
    yield from ()
