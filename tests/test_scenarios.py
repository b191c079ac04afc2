"""Every scenario file, with a save and a load after every decision beside it; and the runner's strictness."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.engine import AnyGame
from bot.games import GAMES
from bot.games.drinko.rules.game import Drinko
from bot.games.drinko.rules.rulings import the_rulings
from bot.games.drinko.rules.state import DrinkoState
from bot.games.drinko.scenario import DrinkoDialect
from bot.scenario import ScenarioResult, run_path, run_text

DIALECTS = {name: kit.dialect() for name, kit in GAMES.items()}
FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))

GOOD = """
game = "drinko"
[[scenario]]
title = "good"
rule = "none"
hands = ["r+1 g3", "b5 b6"]
draw = "y1 y2"
pile = "g+1 r5"
partial = true
to_move = 0
train = 1
steps = [
  { seat = 0, plays = "r+1" },
  { expect = { train = 2, to_move = 1, hands = { 0 = "g3" } } },
]
"""


def run(text: str, *, restore: bool = False) -> ScenarioResult:
    (outcome,) = run_text(text, "x.toml", DIALECTS, restore=restore)
    return outcome


def with_steps(*steps: str) -> str:
    return GOOD[: GOOD.index("steps = [")] + "steps = [" + ",\n".join(steps) + "]\n"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenarios(file: Path) -> None:
    """In restore mode the game that goes on has never been saved; that which was is compared with it."""
    outcomes = run_path(file, DIALECTS, restore=True)
    assert [str(outcome) for outcome in outcomes if not outcome.passed] == []
    assert len(outcomes) == file.read_text(encoding="utf-8").count("[[scenario]]")


def test_every_ruling_has_scenarios() -> None:
    rules = " ".join(outcome.rule for outcome in run_path(FOLDER / "drinko", DIALECTS))
    named = set[int]()
    for numbers in re.findall(r"[Rr]ulings? ([\d, and]+)", rules):
        named |= {int(number) for number in re.findall(r"\d+", numbers)}
    assert named == {ruling.number for ruling in the_rulings()}


def test_titles_are_different() -> None:
    titles = [
        scenario["title"] for file in FILES for scenario in tomllib.loads(file.read_text(encoding="utf-8"))["scenario"]
    ]
    assert sorted(titles) == sorted(set(titles))


def test_example_of_the_readme_passes() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    example = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)[0]
    assert run(example) == ScenarioResult("x.toml", "A +1 answers a +1 of another colour and adds to the train",
                                   "004 Drink Train: equal is legal", "")  # fmt: skip


def test_readme_names_every_fact_and_key() -> None:
    from bot.games.drinko.scenario import DrinkoFacts, DrinkoMove, DrinkoScenario

    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    for model in (DrinkoFacts, DrinkoScenario):
        for name in model.model_fields:
            assert f"`{name}`" in text or f"`{name} =" in text, name
    for name in DrinkoMove.model_fields:
        assert f"{name} =" in text, name


@pytest.mark.parametrize("restore", [False, True])
def test_good_passes(restore: bool) -> None:
    outcome = run(GOOD, restore=restore)
    assert outcome.passed
    assert str(outcome) == "passed  x.toml: good"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('rule = "none"', "", "rule: Field required"),
        ('title = "good"', 'title = ""', "title: String should have at least 1 character"),
        ('game = "drinko"', 'game = "chess"', "game: must be one of drinko, inn"),
        ("to_move = 0", "to_move = 0\ncolour = 3", "colour: is not known here"),
        ("to_move = 0", 'to_move = "0"', "to_move: Input should be a valid integer"),
        ("to_move = 0", "", "'to_move' is missing (or 'deal', to set up from the start)"),
        ("to_move = 0", "to_move = 2", "a seat is named that has no hand"),
        ('draw = "y1 y2"', "", "'draw' is missing (or rest = \"draw\")"),
        ("partial = true", "", "97 cards of the deck are nowhere: say where with 'rest', or partial = true"),
        (
            "partial = true",
            'partial = true\nrest = "draw"',
            "'rest' makes the deck whole, 'partial' says that it is not: only one can hold",
        ),
        ('"b5 b6"', '"b5 b5 b5"', "more of these than the deck has: b5"),
        ('"b5 b6"', '"b5 suffer"', "more of these than the deck has: suffer"),
        ('"b5 b6"', '"b5 b10"', "no such card: b10"),
        ('"b5 b6"', '""', "who is out holds no cards, and only they"),
        ('["r+1 g3", "b5 b6"]', '["r+1 g3"]', "1 hands: Drinko is for 2 to 10"),
        ('pile = "g+1 r5"', 'pile = ""', "the play pile is empty"),
        ('pile = "g+1 r5"', 'pile = "r5"', "no train runs on a number or a Skip"),
        ("train = 1", "train = 1\ndrinks = [1]", "'drinks' wants a number for every seat"),
        ("train = 1", "train = 1\ncalled = [1]", "who has called, may call or is late holds one card"),
        ("train = 1", "train = 1\nout = [1]", "who is out holds no cards, and only they"),
        ("train = 1", "train = -1", "train: Input should be greater than or equal to 0"),
        (
            "train = 1",
            "train = 1\noptions = { suffer = 9 }",
            "options: bad-option {'option': 'suffer', 'least': 0, 'most': 4}",
        ),
        (
            "train = 1",
            'train = 1\nseed = "1"\nrolls = [1]',
            "luck is either written down (shuffles, rolls) or comes from a seed, not both",
        ),
        ("train = 1", "train = 1\nrolls = [1]", "luck is left over: 1 of 'rolls'"),
        (
            "train = 1",
            "train = 1\ndeal = { seats = 2 }",
            "a scenario that deals has no position of its own: draw, hands, pile, to_move, train",
        ),
    ],
)
def test_a_bad_scenario_says_why(old: str, new: str, reason: str) -> None:
    outcome = run(GOOD.replace(old, new))
    assert outcome.reason == reason
    assert str(outcome).startswith("FAILED  x.toml: ")


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ("{ seat = 0, plays = 'g3' }", "seat 0 cannot g3: train-needs-drink {'card': 'g3', 'train': 1}"),
        ("{ seat = 1, plays = 'b5' }", "seat 1 is not asked: drinko.turn waits for seat 0"),
        ("{ timeout = 1 }", "seat 1 is not asked: drinko.turn waits for seat 0"),
        ("{ seat = 0, calls = true }", "seat 0 cannot call: call-not-one {'n': 2}"),
        (
            "{ seat = 0, plays = 'r+1', draws = true }",
            "a move says exactly one of plays, draws, drinks, calls, catches",
        ),
        ("{ seat = 0 }", "a move says exactly one of plays, draws, drinks, calls, catches"),
        ("{ seat = 0, draws = true, at = 1 }", "'at' goes with 'plays'"),
        ("{ seat = 0, draws = false }", "draws: is true, or is left out"),
        ("{ seat = 0, draws = 1 }", "draws: Input should be a valid boolean"),
        ("{ seat = 0, catches = false }", "'catches' is a seat, or true to name nobody"),
        ("{ seat = -1, plays = 'r+1' }", "seat: Input should be greater than or equal to 0"),
        ("{ seat = 0, eats = true }", "eats: is not known here"),
        ("{ seat = 0, tries = 'r+1', refused = 'no-match' }", "r+1 is taken, and should be refused: no-match"),
        (
            "{ seat = 0, tries = 'g3', refused = 'no-match' }",
            "g3 is refused for train-needs-drink {'card': 'g3', 'train': 1}, not no-match",
        ),
        (
            "{ seat = 0, tries = 'g3', refused = 'train-needs-drink', facts = { card = 'g3', train = 2 } }",
            "g3 is refused for train-needs-drink {'card': 'g3', 'train': 1}, "
            "not train-needs-drink {'card': 'g3', 'train': 2}",
        ),
        ("{ seat = 0, tries = 'g3' }", "refused: Field required"),
        ("{ seat = 0, offered = 'g3' }", "seat 0 is not offered g3, but call catch r+1"),
        ("{ seat = 0, not_offered = 'r+1' }", "seat 0 is offered r+1"),
        ("{ seat = 0, only = 'r+1 g3' }", "seat 0 is asked for one of r+1, not g3 r+1"),
        ("{ seat = 1, only = 'b5' }", "seat 1 is asked for one of nothing, not b5"),
        ("{ seat = 0, offered = 'catch', targets = [0] }", "catch may be aimed at seats [1], not [0]"),
        ("{ seat = 0, targets = [0] }", "'targets' goes with exactly one card in 'offered'"),
        ("{ asks = { about = 'drinko.draw' } }", "the ask says about = drinko.turn, not drinko.draw"),
        ("{ asks = { about = 'drinko.turn', n = 3 } }", "the ask says n = None, not 3"),
        ("{ asks = { } }", "asks: Dictionary should have at least 1 item after validation, not 0"),
        ("{ seat = 0, sees = { hand = 'r+1' } }", "seat 0 sees hand = ['g3', 'r+1'], not r+1"),
        ("{ seat = 0, sees = { hand = ['r+1'] } }", "seat 0 sees hand = ['g3', 'r+1'], not ['r+1']"),
        ("{ seat = 0, sees = { sizes = 2 } }", "seat 0 sees sizes = [2, 2], not 2"),
        ("{ seat = 0, sees = { purse = 1 } }", "a view has no 'purse'"),
        ("{ seat = 0, without = 'purse hand' }", "seat 0 sees hand"),
        ("{ asks = { phase = 'action' } }", "the ask says phase = , not action"),
        ("{ seat = 0, does_not_see = 'y1 g3' }", "seat 0 sees g3"),
        ("{ seat = 'nobody', does_not_see = 'y1' }", "seat.int: Input should be a valid integer"),
        ("{ told = { key = 'drew' } }", "public is not told {'key': 'drew'}, but []"),
        ("{ told = { seat = 0 } }", "'told' wants the event's 'key'"),
        ("{ told = { key = 'draw' } }", "there is no event draw"),
        ("{ told = { key = 'drew', sat = 0 } }", "the event drew has no sat"),
        ("{ not_told = 'drew traim' }", "there is no event traim"),
        ("{ expect = { train = 3 } }", "train is 1, not 3"),
        ("{ expect = { hands = { 0 = 'g3' } } }", "hands is {'0': ['g3', 'r+1']}, not {'0': ['g3']}"),
        ("{ expect = { hands = { 2 = 'g3' } } }", "expects a hand of seat 2, and there is none"),
        ("{ expect = { hunger = 3 } }", "hunger: is not known here"),
        ("{ expect = { } }", "expect: Dictionary should have at least 1 item after validation, not 0"),
        ("3", "a step is a table"),
    ],
)
def test_a_step_that_does_not_hold_says_why(step: str, reason: str) -> None:
    assert run(with_steps(step)).reason == f"step 1: {reason}"


SEEN = """
game = "inn"
[[scenario]]
title = "what is seen"
rule = "none"
characters = "gerki zot"
hands = ["tip raise", "raise"]
steps = [STEP]
"""


@pytest.mark.parametrize(
    ("seats", "holds"),
    [
        ("[{ hand = 2, draw = 38 }, { hand = 1 }]", True),
        ("[{}, {}]", True),
        ("[{ hand = 2 }, { hand = 2 }]", False),
        ("[{ hand = 2 }]", False),
        ("[{ hand = 2 }, { purse = 1 }]", False),
    ],
)
def test_a_table_that_is_seen_may_be_told_in_part(seats: str, holds: bool) -> None:
    text = SEEN.replace("STEP", f"{{ seat = 'public', sees = {{ seats = {seats} }} }}")
    assert run(text).passed == holds


class Forgetful(Drinko):
    """Stores a game without the Drink Train."""

    def dump(self, state: DrinkoState) -> dict[str, Any]:
        return {**super().dump(state), "train": 0}


class ForgetfulDialect(DrinkoDialect):
    game: AnyGame = Forgetful()


def test_the_stored_form_of_a_game_is_the_whole_of_it() -> None:
    (outcome,) = run_text(GOOD, "x.toml", {"drinko": ForgetfulDialect()})
    assert outcome.reason == "step 2: the game, stored and loaded, is another one"


def test_what_was_told_must_not_have_been() -> None:
    assert run(with_steps("{ seat = 0, plays = 'r+1' }", "{ not_told = 'train' }")).reason == (
        "step 2: public is told train"
    )


def test_what_was_told_must_have_been_so_often() -> None:
    assert run(with_steps("{ seat = 0, plays = 'r+1' }", "{ told = { key = 'train' }, times = 1 }")).passed
    assert run(with_steps("{ seat = 0, plays = 'r+1' }", "{ told = { key = 'train' }, times = 2 }")).reason == (
        "step 2: public is told {'key': 'train'} 1 times"
    )


def test_moves_after_the_end_and_an_unsaid_end_fail() -> None:
    text = GOOD.replace('"r+1 g3"', '"r+1"')
    last = "{ seat = 0, plays = 'r+1' }"
    said = "{ expect = { over = true } }"
    cut = text[: text.index("steps = [")]
    assert run(f"{cut} steps = [{last}, {said}]").passed
    assert run(f"{cut} steps = [{last}]").reason == (
        "the game is over, and no step after its last move expects over = true"
    )
    assert run(f"{cut} steps = [{last}, {{ seat = 1, plays = 'b5' }}]").reason == (
        "step 2: seat 1 is not asked: the game is over"
    )


def test_a_lobby_that_is_not_as_the_scenario_says_fails() -> None:
    lobby = 'game = "drinko"\n[[scenario]]\ntitle = "few"\nrule = "none"\nlobby = { seats = 1'
    few = "facts = { least = 2, n = 1 }"
    assert run(lobby + f', lacks = "too-few-seats", {few}, places = "", sits = [0] }}').passed
    assert run(lobby + "}").reason == "lacks is too-few-seats, not "
    assert run(lobby + ', lacks = "too-few-seats" }').reason == "facts is {'least': 2, 'n': 1}, not {}"
    assert run(lobby + f', lacks = "too-few-seats", {few}, room = [2] }}').reason == "room is [], not [2]"
    assert run(lobby + f', lacks = "too-few-seats", {few}, settled = {{ suffer = 1 }} }}').reason == (
        "settled is {'suffer': 0}, not {'suffer': 1}"
    )
    assert run(lobby + '}\nseed = "1"').reason == "a scenario of a lobby has only options besides: seed"
    assert run(lobby + "}\noptions = { suffer = 9 }").reason == (
        "options: bad-option {'option': 'suffer', 'least': 0, 'most': 4}"
    )


def test_luck_that_is_not_written_down_fails() -> None:
    text = GOOD.replace('draw = "y1 y2"', 'draw = ""').replace('"r+1 g3"', '"g3"')
    steps = "{ seat = 0, drinks = true }"
    cut = text[: text.index("steps = [")]
    assert run(f"{cut} steps = [{steps}]").reason == "step 1: the rules shuffle 1 cards, and 'shuffles' has no more"
    assert run(f"{cut} shuffles = ['r5']\nsteps = [{steps}]").passed
    assert run(f"{cut} shuffles = ['r6']\nsteps = [{steps}]").reason == (
        "step 1: 'shuffles' names r6, which is not among the cards that are shuffled"
    )
    assert run(f"{cut} seed = '1'\nsteps = [{steps}]").passed


def deal(rest: str) -> str:
    return f'game = "drinko"\n[[scenario]]\ntitle = "deal"\nrule = "none"\n{rest}'


def test_deals() -> None:
    assert run(deal('deal = { seats = 2 }\nseed = "1"')).passed
    assert run(deal('deal = { seats = 2 }\nshuffles = [""]')).reason.startswith("the rules roll for a number below 2")
    assert run(deal('deal = { seats = 2 }\nshuffles = [""]\nrolls = [2]')).reason == (
        "the rules roll for a number below 2, and 'rolls' has 2"
    )
    assert run(deal("deal = { seats = 1 }")).reason == "the set-up is refused: seats-wrong {'least': 2, 'most': 10}"
    assert run(deal('deal = { seats = 2, refused = "seats-wrong" }\nseed = "1"')).reason == (
        "the set-up is taken, and should be refused: seats-wrong"
    )
    assert run(deal('deal = { seats = 1, refused = "seats-wrong", facts = { least = 2, most = 10 } }')).passed
    assert run(deal('deal = { seats = 1, refused = "seats-wrong", facts = { least = 1, most = 10 } }')).reason == (
        "the set-up is refused: seats-wrong {'least': 2, 'most': 10}"
    )
    assert run(deal('deal = { seats = 1, refused = "seats-wrong" }\nsteps = [{ timeout = 0 }]')).reason == (
        "there is no game to take steps in: its set-up is refused"
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x =", "Invalid value"),
        ("", "has no [[scenario]]"),
        ("scenario = 3", "has no [[scenario]]"),
        ("scenario = [3]", "has no [[scenario]]"),
        ('author = "me"\n[[scenario]]', "author: is not known here"),
    ],
)
def test_a_bad_file_says_why(text: str, reason: str) -> None:
    outcome = run(text)
    assert reason in outcome.reason
    assert str(outcome).startswith("FAILED  x.toml: ")
    assert outcome.title == ""


def test_paths(tmp_path: Path) -> None:
    (missing,) = run_path(tmp_path / "none.toml", DIALECTS)
    assert "cannot be read" in missing.reason
    (empty,) = run_path(tmp_path, DIALECTS)
    assert empty.reason == "no scenario files here"
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "b.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "a.toml").write_text(GOOD + GOOD.replace('game = "drinko"', ""), encoding="utf-8")
    assert [Path(outcome.file).name for outcome in run_path(tmp_path, DIALECTS)] == ["a.toml", "a.toml", "b.toml"]


def test_only_a_last_step_that_looks_at_an_open_ask_may_leave_it_open() -> None:
    steps = '{ seat = 0, discards = "" }, { seat = 0, plays = "vlazlo.veeble", at = 1 }'
    position = """
        game = "inn"
        [[scenario]]
        title = "left open"
        rule = "none"
        characters = "vlazlo bryn zot"
        hands = ["vlazlo.veeble gamble gamble raise raise winning-hand no", "bryn.hitting-yourself", ""]
    """
    looks = '{ seat = 1, offered = "bryn.hitting-yourself", targets = [0] }'
    assert run(position + f"steps = [{steps}, {looks}]").passed
    assert "no step makes" in run(position + f"steps = [{steps}]").reason
    assert "no step makes" in run(position + f"steps = [{steps}, {looks}, {{ expect = {{ active = 0 }} }}]").reason
