"""A word for an effect is entered in the vocabulary, the rules, the texts, the words and the emblems, and nowhere else.

Shown by adding one, *toast*, to a copy of the program: there all that is known of words is asked about it.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
ENTERED = {
    "bot/games/inn/rules/cards/vocabulary.py": {
        '    "gain-gold": Word(': '    "toast": Word("number", who=_WHO, touches="alcohol",'
        " glance=Glance(1, gap=-1, gold=-1)),\n",
    },
    "bot/games/inn/rules/play/effects.py": {
        "EFFECTS_OF_CARDS: Final": "def _toast(table: Table, item: Item, part: Part) -> None:\n"
        "    table.change_alcohol(part.seat, part.n)\n"
        "    table.pay(part.seat, part.n, INN, part.paid)\n\n\n",
        '    "count": count,': '    "toast": _toast,\n',
    },
    "data/inn/texts/en.ftl": {
        "effect_pay-picked =": "effect_toast = { $who ->\n"
        "        [you] raise { $n ->\n                [one] { $n } toast\n               *[other] { $n } toasts\n"
        "            } to the house\n"
        "       *[other] raises { $n ->\n                [one] { $n } toast\n               *[other] { $n } toasts\n"
        "            } to the house\n    }\n",
    },
    "data/inn/words/en.ftl": {
        "inn-part_strike =": "inn-part_toast = raises { $n ->\n        [one] { $n } toast\n"
        "       *[other] { $n } toasts\n    }\n",
    },
    "bot/games/inn/look/pictures/emblems.py": {'"pay", "ante", "reward-drinker"),': '"toast", '},
}
"""What a new word is: by file, before what it goes in, and what."""
DECK = """
name = "Toaster"
about = "Raises toasts."
size = 26
[generic]
gamble = 6
[[card]]
id = "cheers"
title = "Cheers!"
kind = "action"
count = 20
pick = "other"
do = { toast = 2 }
"""
ASKED = """
import json, sys
from pathlib import Path
from random import Random
from bot.engine import Chance, Run
from bot.games import english, patron
from bot.games.inn.look.pictures.cards import card_face
from bot.games.inn.look.pictures.told import stack_summaries
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.rules.cards.drafts.reading import read_line
from bot.games.inn.rules.cards.library import add_house_decks
from bot.games.inn.rules.cards.text import card_text, the_lexicon
from bot.games.inn.rules.foresee import foresee

CHEERS = "toaster.cheers"
said = {"wrong": add_house_decks(Path(sys.argv[1]))}
library, game = the_library(), Inn()
said["text"] = card_text(library.cards[CHEERS], the_lexicon())
said["typed"] = read_line('1x Action "Cheers!": ' + said["text"]).card["do"]
said["emblem"] = card_face(CHEERS).art
options = {"characters": ["toaster", "gerki"], "windows": "sealed", "starter": 0}
state = Run.new(game, 2, options, "toast")[0].state
state.seats[0].hand = [CHEERS] + ["raise"] * 6
run = Run(game, state, Chance("toast"))
run.begin()
run.answer(0, run.ask.number, ())
view, ask = game.view(run.state, 0), run.ask.seats[0]
foreseen = foresee(view, library, CHEERS + ">1")[1]
said["foreseen"] = [foreseen.sure, foreseen.after.alcohol, foreseen.after.gold]
said["picked"] = [patron("inn", name).choose(view, ask, Random(1).random) for name in ("regular", "shark")]
run.answer(0, run.ask.number, (CHEERS + ">1",))
said["told"] = str(stack_summaries(english(), game.view(run.state, 1), ["Ann", "Bob"], library)[0].facts)
while run.state.stack:
    run.answer(run.waiting()[0], run.ask.number, ("pass",))
said["happened"] = [run.state.party(1).alcohol, run.state.party(1).gold]
print(json.dumps(said))
"""
PLACES = [
    "test_words.py::test_the_decks_say_everything",
    "test_words.py::test_every_word_happens",
    "test_words.py::test_the_computer_players_see_something_in_every_word",
    "test_words.py::test_the_computer_players_want_every_word_more_or_less",
    "test_words.py::test_the_picture_of_the_stack_has_something_to_say_of_every_word",
    "test_words.py::test_the_texts_have_both_forms_of_every_word",
    "test_words.py::test_those_who_write_decks_read_of_every_word",
    "test_faces.py::test_every_word_of_the_vocabulary_has_an_emblem_and_every_emblem_is_of_a_word",
    "test_making.py::test_every_word_has_a_form",
]
"""The tests that name the place where a word is missing."""


def copied(folder: Path) -> Path:
    """The program once more; what does not change are links. Its bytecode is as good there."""
    for name in ("cogs", "tests", "workshop", "pyproject.toml", "CONTRIBUTING.md"):
        (folder / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "bot", folder / "bot")
    (folder / "data" / "inn").mkdir(parents=True)
    for there in [*(ROOT / "data").iterdir(), *(ROOT / "data" / "inn").iterdir()]:
        here = folder / there.relative_to(ROOT)
        if there.name in ("texts", "words"):
            shutil.copytree(there, here)
        elif there.name == "README.md":
            shutil.copy(there, here)
        elif there.name != "inn":
            here.symlink_to(there)
    return folder


def enter(folder: Path) -> None:
    for file, entries in ENTERED.items():
        text = (folder / file).read_text(encoding="utf-8")
        for before, entry in entries.items():
            assert text.count(before) == 1
            text = text.replace(before, entry + before)
        (folder / file).write_text(text, encoding="utf-8")


def run(folder: Path, *command: str) -> str:
    """What Python prints there."""
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(folder)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that knows one word more."""
    folder = copied(tmp_path_factory.mktemp("program"))
    enter(folder)
    (folder / "decks").mkdir()
    (folder / "decks" / "toaster.toml").write_text(DECK, encoding="utf-8")
    return folder


def test_all_that_is_known_of_words_is_known_of_a_new_one(program: Path) -> None:
    said = json.loads(run(program, "-c", ASKED, "decks"))
    assert said == {
        "wrong": [],
        "text": "Another player raises 2 toasts to the house.",
        "typed": {"toast": 2},
        "emblem": "effects/pay",
        "foreseen": [True, 2, 6],
        "picked": [["toaster.cheers>1"], ["toaster.cheers>1"]],
        "told": said["told"],
        "happened": [2, 6],
    }
    assert "raises 2 toasts" in said["told"]


def test_no_other_place_misses_it(program: Path) -> None:
    """`workshop words` writes its line for those who write decks."""
    run(program, "-m", "workshop", "words")
    assert "| `toast = n` | raise *n* toasts to the house | picked |" in (program / "data/inn/README.md").read_text(
        "utf-8"
    )
    tests = [f"tests/games/inn/{place}" for place in PLACES]
    told = run(program, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)
    assert f"{len(PLACES)} passed" in told
