"""Computer players answer every ask there is, and sensibly: ways, bids, secret numbers, discards, side cards, sales."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine import Option, Run, SeatAsk
from bot.games import GAMES, patron
from bot.games.inn.patrons.deciding import DECISIONS, kind_of
from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.strengths import former
from bot.games.inn.patrons.things import LOST_THING
from bot.games.inn.patrons.value import Chances, Weights, the_value
from bot.games.inn.patrons.wanting import front_worth, wanted
from bot.games.inn.rules import Inn, State, the_library
from bot.games.inn.rules.afterwards import come_to, likes_nothing
from bot.games.inn.rules.foresee import foresee, levels_of
from bot.games.inn.rules.play import choices
from bot.games.inn.rules.play.state import Encounters, Item, Laid, Part
from bot.games.inn.rules.play.view import inn_view
from bot.patrons import play_out
from bot.patrons.patron import STRENGTHS
from tests.games.inn.playing import house_decks

GAME = Inn()
FORMER = former()
EVERYBODY = [*STRENGTHS, *GAMES["inn"].guests(), *FORMER]
CHARACTERS = ["adept", "keeper", "tinker", "vendor", "tara", "daareka", "phrenk", "whitehawk", "joran"]
RARE = {"inn.front", "inn.dare", "inn.give", "inn.ante", "inn.borrow"}
"""What hardly any game asks: these are put to everybody below."""


@pytest.fixture(autouse=True, scope="module")
def house() -> Iterator[None]:
    """The decks of tests/house, in which much stays on the table; gone again after these tests, which only read."""
    with house_decks():
        yield


def player(name: str) -> Any:
    return FORMER.get(name) or patron("inn", name)


def asked_about() -> set[str]:
    """What the rules ask, by the names in their source."""
    folder = Path(choices.__file__).parent
    return {name for file in folder.glob("*.py") for name in re.findall(r'"(inn\.[a-z-]+)"', file.read_text("utf-8"))}


def test_everybody_answers_every_ask_legally() -> None:
    """A run refuses what is not legal, and a computer player that knows no answer raises.

    One more sits down in each game and one gets up, so that after as many games as there are all have played.
    """
    met = Counter[str]()
    for number in range(60):
        met += asks_of_a_game(number)
        if number >= len(EVERYBODY) - 1 and met.keys() | RARE == asked_about():
            break
    assert met.keys() | RARE == asked_about()


def asks_of_a_game(number: int) -> Counter[str]:
    """What a game of computer players of all sorts asks, where there is anything to decide."""
    met, luck, seats = Counter[str](), Random(number), 2 + number % 7
    characters = CHARACTERS.copy()
    luck.shuffle(characters)
    options = {
        "windows": "quick", "events": ("trial", "both")[number % 2], "characters": characters[:seats],
        "drinks": [f"drink-{1 + number % 6}", "cellar"],
    }  # fmt: skip
    if seats in (4, 6, 8) and number // 7 % 2:
        options["variant"] = "two-headed-dragon"
    run, _ = Run.new(GAME, seats, options, f"a{number}", live=False)
    players = [player(EVERYBODY[(number + seat) % len(EVERYBODY)]) for seat in range(seats)]
    while (ask := run.ask) is not None:
        seat = run.waiting()[0]
        asked = ask.seats[seat]
        either = ask.first and len(ask.seats) > 1  # one option for each, but who of them takes it
        met[ask.about] += either or len(asked.options) > 1 or any(option.most for option in asked.options.values())
        run.answer(seat, ask.number, players[seat].choose(run.view(seat), asked, luck.random))
        wisher = int(luck.random() * seats)
        if not run.over and (standing := GAME.unasked(run.state, wisher)):
            wish = players[wisher].wish(run.view(wisher), standing, luck.random)
            if wish is not None:
                run.use_unasked(wisher, wish)
    return +met


def test_a_regular_splits_drinks() -> None:
    """Rice Wine and Sauvignon Blech are split where half of it harms another more than the rest harms oneself."""
    picked = Counter[str]()
    for number in range(40):
        options = {"windows": "quick", "characters": CHARACTERS[:4], "drinks": [f"drink-{5 + number % 2}"]}
        run, _ = Run.new(GAME, 4, options, f"s{number}", live=False)
        luck = Random(number)
        while (ask := run.ask) is not None:
            seat = run.waiting()[0]
            picks = player("regular").choose(run.view(seat), ask.seats[seat], luck.random)
            if ask.about == "inn.share":
                picked[picks[0].partition(">")[0]] += 1
            run.answer(seat, ask.number, picks)
        if picked["share"]:
            break
    assert picked["share"]


# -- single decisions ------------------------------------------------------------------------------------------------


def a_table(characters: str = "keeper vendor tinker", **changes: Mapping[int, int]) -> State:
    """A table in the Action Phase of seat 0; `changes` are of parties: gold, fortitude, alcohol by seat."""
    names = characters.split()
    run, _ = Run.new(GAME, len(names), {"characters": names, "starter": 0, "windows": "quick"}, "decide", live=False)
    state: State = run.state
    state.phase, state.quiet = "action", False
    state.stack.clear()  # what characters do for the set-up
    for seat in state.seats:
        seat.front.clear()
    for what, seats in changes.items():
        for seat, n in seats.items():
            setattr(state.parties[seat], what, n)
    return state


def answer(state: State, keys: str, seat: int = 0, who: str = "shark", count: int = 1) -> tuple[str, ...]:
    options = {key.partition(">")[0]: key.partition(">")[2] for key in keys.split()}
    asked = {key: Option(key, tuple(aim.split(",")), 1, 1) if aim else Option(key) for key, aim in options.items()}
    default = tuple(asked)[:count]
    picks = player(who).choose(GAME.view(state, seat), SeatAsk(asked, default, count, count), Random(1).random)
    SeatAsk(asked, default, count, count).check(picks)
    return picks


def event(state: State, code: str, *, what: Any = "encounter") -> None:
    """An Event lies there, and its decisions are being asked for."""
    card = the_library().cards[code]
    parts = [
        Part(effect.word, seat, effect.n, at=card.place(effect))
        for effect in card.uses[0].do
        for seat in state.living()
    ]
    state.stack.append(Item(what, 0, code, parts=parts, shut=True, done=1))
    state.encounters.append(Encounters(code.partition(".")[0], [], [code], 0))


def judged(state: State, seat: int = 0) -> Position:
    return Position(GAME.view(state, seat), Chances(the_value(), Weights()))


@pytest.mark.parametrize("who", EVERYBODY)
@pytest.mark.parametrize("keys", ["drop:adept.horn drop:adept.straw drop:adept.coin", "first second", "ante-1 ante-2"])
def test_everybody_answers_what_is_hardly_ever_asked(who: str, keys: str) -> None:
    state = a_table("adept vendor tinker")
    state.stack.append(Item("time", 0, "adept.bag", shut=True))
    assert answer(state, keys, who=who)[0] in keys.split()


@pytest.mark.parametrize("who", EVERYBODY)
def test_everybody_borrows_a_card_legally(who: str) -> None:
    state = a_table("daareka vendor tinker")
    state.stack.append(Item("card", 0, "daareka.friend", targets=["1"], shut=True))
    (borrowed,) = answer(state, "none borrow:raise borrow:winning-hand", who=who)
    assert borrowed in ("none", "borrow:raise", "borrow:winning-hand")
    assert borrowed != "none" or who == "random"


@pytest.mark.parametrize("who", EVERYBODY)
def test_everybody_hands_out_counters_legally_and_the_better_ones_to_whoever_is_weakest(who: str) -> None:
    state = a_table("amundyr vendor tinker", alcohol={2: 9})
    state.stack.append(Item("card", 0, "amundyr.hungry", shut=True))
    (given,) = answer(state, "give>1,2", who=who)
    assert given in ("give>1", "give>2")
    assert given == "give>2" or who == "random"


@pytest.mark.parametrize("who", ["easy", "regular", "shark", "shark-2"])
def test_of_two_ways_nobody_takes_the_one_that_ends_the_game(who: str) -> None:
    state = a_table(fortitude={0: 5}, alcohol={0: 3})
    event(state, "trial.fork")  # lose 2 Fortitude, or gain 1 Alcohol Content
    assert answer(state, "way-0 way-1", who=who) == ("way-1",)
    state = a_table(gold={0: 3})
    event(state, "trial.prices")
    assert answer(state, "way-0 way-1") == ("way-0",)


def test_ways_are_judged_by_what_is_known_of_them() -> None:
    state = a_table(fortitude={0: 16}, gold={0: 2})
    event(state, "trial.chest")  # nothing, or a coin for 2 Gold or a loss of 1
    assert answer(state, "way-0 way-1") == ("way-1",)
    state = a_table(fortitude={0: 4}, alcohol={0: 3})
    event(state, "trial.chest")
    assert answer(state, "way-0 way-1") == ("way-0",)


def test_a_bid_is_made_as_long_as_it_is_worth_it() -> None:
    state = a_table(fortitude={0: 17})
    event(state, "trial.auction")  # the winner gains 3 Fortitude, the others lose 1
    assert answer(state, "pass bid-1 bid-2 bid-3") == ("bid-1",)
    state = a_table(fortitude={0: 4}, alcohol={0: 2})
    event(state, "trial.wrestling")  # Fortitude is bid for 4 Gold
    assert answer(state, "pass bid-2 bid-3") == ("pass",)


def test_an_answer_that_is_still_open_is_played_on_from_by_the_rules() -> None:
    state = a_table(fortitude={0: 10}, alcohol={0: 3})
    event(state, "trial.fork")  # everybody loses 2 Fortitude, or gains 1 Alcohol Content
    view = inn_view(GAME.view(state, 0))
    for way, levels in (("way-0", (8, 3)), ("way-1", (10, 4))):
        (after,) = come_to(view, the_library(), [], likes_nothing, {seat: (way,) for seat in range(3)})
        assert not after.left
        assert (after.levels[0].fortitude, after.levels[0].alcohol) == levels
    assert not any(outcome.sure for outcome in foresee(view, the_library()))


def test_who_bids_more_than_anybody_has_what_the_bid_was_for() -> None:
    state = a_table(fortitude={0: 15, 1: 15})
    event(state, "trial.auction")  # the winner gains 3 Fortitude, the others lose 1
    view = inn_view(GAME.view(state, 0))
    says = {0: ("bid-1", "pass"), 1: ("bid-2",), 2: ()}
    (after,) = come_to(view, the_library(), [], likes_nothing, says)
    gold = [level.gold for level in levels_of(state, the_library())]
    assert [level.gold for level in after.levels] == [gold[0], gold[1] - 2, *gold[2:]]
    assert [level.fortitude for level in after.levels[:2]] == [14, 18]


def test_what_everybody_names_in_secret_is_paid() -> None:
    state = a_table(gold=dict.fromkeys(range(3), 9))
    event(state, "dungeon.cure")
    view = inn_view(GAME.view(state, 0))
    (after,) = come_to(view, the_library(), [], likes_nothing, {seat: (f"gold-{seat}",) for seat in range(3)})
    assert [level.gold for level in after.levels] == [9, 8, 7]


def test_the_last_gold_is_not_given_in_secret() -> None:
    state = a_table(gold={0: 2})
    event(state, "dungeon.cure")
    assert answer(state, "gold-0 gold-1 gold-2") != ("gold-2",)


@pytest.mark.parametrize("who", ["easy", "regular", "shark"])
def test_exactly_so_many_cards_are_discarded_the_least_wanted(who: str) -> None:
    state = a_table()
    keys = ["discard:gamble", "discard:keeper.brute", "discard:keeper.pass", "discard:no"]
    worth = {key: wanted(key.partition(":")[2]) for key in keys}
    picks = answer(state, " ".join(keys), who=who, count=2)
    assert min(worth[key] for key in keys if key not in picks) >= max(worth[key] for key in picks)


def test_of_cards_in_front_the_best_is_kept_and_the_worst_goes() -> None:
    state = a_table("vendor keeper adept")
    codes = ["vendor.fire", "vendor.balm", "vendor.shield"]
    ordered = sorted(codes, key=front_worth)
    assert front_worth(ordered[0]) < front_worth(ordered[-1])
    assert answer(state, " ".join(f"keep:{code}" for code in codes)) == (f"keep:{ordered[-1]}",)
    assert answer(state, " ".join(f"drop:{code}" for code in codes)) == (f"drop:{ordered[0]}",)


def test_the_better_side_deck_is_taken_and_bought() -> None:
    state = a_table("tinker keeper vendor")
    assert answer(state, "take:blade take:wing")[0].startswith("take:")
    card = the_library().cards["tinker.@time-1"]
    state.stack.append(Item("time", 0, card.code, parts=[Part("buy", 0, 2, at=0)], shut=True))
    assert answer(state, "done buy:blade buy:wing")[0].startswith("buy:")
    state.stack[-1].parts[0].n = 9
    assert answer(state, "done buy:blade buy:wing") == ("done",)


@pytest.mark.parametrize(("gold", "said"), [(14, "wages"), (2, "discard")])
def test_wages_are_paid_unless_they_are_the_last_gold(gold: int, said: str) -> None:
    state = a_table(gold={0: gold})
    state.seats[0].front.append(Laid("keeper.nurse", 0))
    state.seats[0].front.append(Laid("keeper.brute", 0))
    loss = Part("lose-fortitude", 0, 2, 1, thing=0 if gold == 14 else 1)
    state.stack.append(Item("card", 1, "vendor.fire", targets=[f"0.{loss.thing}"], parts=[loss], shut=True))
    assert answer(state, "discard wages") == (said,)


@pytest.mark.parametrize(
    ("gold", "code", "bought"), [(11, "vendor.balm", True), (3, "vendor.shield", False), (1, "vendor.balm", False)]
)
def test_what_is_for_sale_is_bought_by_those_who_have_the_gold(gold: int, code: str, bought: bool) -> None:
    state = a_table(gold={0: gold, 1: 3})
    state.seats[1].front.append(Laid(code, 1))
    assert answer(state, f"refuse yes:{code}") == ((f"yes:{code}" if bought else "refuse"),)


def test_nobody_is_offered_what_would_cost_them_their_last_gold_or_is_worth_less_to_them() -> None:
    state = a_table("vendor keeper adept", gold={0: 2, 1: 1, 2: 1})
    state.seats[0].front.append(Laid("vendor.balm", 0))
    standing = {"sell:vendor.balm": Option("sell:vendor.balm", ("1", "2"), 1, 1)}
    wishes = {player("shark").wish(GAME.view(state, 0), standing, lambda: 0.0) for _ in range(3)}
    assert wishes == {None}
    state.parties[2].gold = 9
    assert player("shark").wish(GAME.view(state, 0), standing, lambda: 0.0) == "sell:vendor.balm>2"


def test_potions_are_sold_in_games_among_computer_players() -> None:
    told = Counter[str]()
    for number in range(8):
        options = {"windows": "quick", "characters": ["phrenk", "gog", "tara", "zot"]}
        run, _ = Run.new(GAME, 4, options, f"sales {number}", live=False)
        run.told.listening = True
        play_out(run, [player("regular")] * 4, Random(number).random)
        told.update(event.key for event in run.told.events)
    assert told["sold"] >= 3


def test_what_a_character_may_do_is_done_if_it_helps() -> None:
    state = a_table("adept keeper vendor", fortitude={0: 5}, alcohol={0: 4})
    state.stack.append(Item("time", 0, "adept.@time-0", shut=True))  # 1 chi more, which counts as Alcohol Content
    assert answer(state, "refuse yes") == ("refuse",)
    state.parties[0].fortitude, state.parties[0].alcohol = 19, 0
    assert answer(state, "refuse yes") == ("yes",)


def test_strong_drinks_are_dealt_to_the_leader() -> None:
    state = a_table("tara keeper vendor", alcohol={1: 12}, gold={1: 2})
    assert answer(state, "deal:water>1,2 deal:dragon-breath>1,2") == ("deal:dragon-breath>2",)


def test_a_side_card_is_aimed_where_it_fells() -> None:
    state = a_table("tinker keeper vendor", fortitude={2: 2}, alcohol={2: 1})
    state.stack.append(Item("card", 0, "tinker.ram", targets=["1"], added=["tinker.steam"]))
    assert answer(state, "aim>1,2") == ("aim>2",)


def test_uses_of_cards_in_front_and_cards_that_stay_are_played() -> None:
    state = a_table()
    assert answer(state, "pass keeper.brute:0") == ("keeper.brute:0",)
    state.seats[0].front.append(Laid("keeper.brute", 0))
    assert answer(state, "pass keeper.brute:1>1,2")[0].startswith("keeper.brute:1>")


def test_a_thing_is_named_where_it_is_worth_more_than_a_blow() -> None:
    state = a_table(gold={1: 1})
    state.seats[1].front.append(Laid("keeper.brute", 1))
    position = judged(state)
    blow, thing = (position.with_pick(f"vendor.fire>{target}") for target in ("1", "1.0"))
    assert blow is not None
    assert thing is not None
    assert (blow.gap[1], thing.gap[1]) == (-2, 0)
    assert thing.extra > 0
    state.parties[1].gold = 9
    paid = judged(state).with_pick("vendor.fire>1.0")
    assert paid is not None
    assert (paid.gold[1], paid.extra) == (-2, 0)  # it is worth its wages
    assert thing.extra == LOST_THING * front_worth("keeper.brute")


def test_sales_are_offered_now_and_then_and_at_any_time_something_is_done_in_need() -> None:
    state = a_table("vendor keeper adept", gold={0: 2})
    state.seats[0].front.append(Laid("vendor.balm", 0))
    standing = {"sell:vendor.balm": Option("sell:vendor.balm", ("1", "2"), 1, 1)}
    luck = Random(4).random
    wishes = Counter(player("shark").wish(GAME.view(state, 0), standing, luck) for _ in range(200))
    assert 0 < sum(n for wish, n in wishes.items() if wish) < 30
    state = a_table("adept keeper vendor", fortitude={0: 6, 1: 2, 2: 2})
    state.seats[0].counters["adept.chi"] = 5
    assert player("shark").wish(GAME.view(state, 0), {"any:shed": Option("any:shed")}, luck) == "any:shed"


# -- what stays counts -----------------------------------------------------------------------------------------------


def test_standing_effects_of_all_players_count_in_what_is_expected() -> None:
    state = a_table("keeper vendor tinker")
    state.seats[0].hand.append("keeper.bite")
    state.seats[1].front.append(Laid("keeper.nurse", 1))  # loses 1 less
    state.seats[0].sides["dog"].discard.append("keeper.fierce")  # deals 1 more
    position = judged(state)
    assert changed(position, "keeper.bite>1", 1) == -2
    assert changed(position, "keeper.bite>2", 2) == -3
    state.seats[0].sides["dog"].discard[-1] = "keeper.loyal"
    assert changed(judged(state), "keeper.bite>1", 1) == -1
    state.seats[1].ignores.append("action")
    assert changed(judged(state), "keeper.bite>1", 1) == 0


def changed(position: Position, pick: str, seat: int) -> float:
    outcome = position.with_pick(pick)
    assert outcome is not None
    return outcome.gap[seat]


def test_counters_weigh_in_a_position() -> None:
    plain = judged(a_table("adept vendor keeper"))
    state = a_table("adept vendor keeper")
    state.seats[0].counters["adept.chi"] = 3
    state.seats[2].counters["vendor.wart"] = 2
    position = judged(state)
    assert position.gap[0] == plain.gap[0] - 3
    assert plain.gap[2] - 2 < position.gap[2] < plain.gap[2]
    assert position.favour[0] < plain.favour[0]
    state.seats[1].front.append(Laid("vendor.balm", 1))
    assert judged(state).favour[1] > plain.favour[1]


def test_a_counter_that_would_fall_too_low_brings_what_happens_then() -> None:
    lost: list[float] = []
    for level in (4, 2):
        state = a_table("adept vendor keeper")
        state.seats[0].counters["adept.faith"] = level
        state.seats[0].hand.append("adept.sin")
        found = judged(state).with_pick("adept.sin")
        assert found is not None
        lost.append(found.gold[0])
    assert lost == [0, -1]  # rather a Gold than a point of Fortitude


def test_every_sort_of_options_has_an_answer() -> None:
    keys = [
        "way-0", "gold-0", "keep:a", "drop:a", "take:a", "buy:a", "done", "discard", "wages", "yes", "deal:a",
        "aim", "give", "first", "ante-1", "champion:0", "none", "pile-0",
    ]  # fmt: skip
    kinds = {kind_of({key: Option(key)}) for key in keys}
    assert kind_of({"pass": Option("pass"), "bid-1": Option("bid-1")}) == "bid"
    assert kinds | {"bid"} == DECISIONS.keys()
    assert kind_of({"pass": Option("pass"), "refuse": Option("refuse")}) == ""
