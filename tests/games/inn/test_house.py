"""Decks of a house: tests/house, with Drinks that are not discarded and cards that send losses back."""

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.library import INN_DATA, with_house_decks
from bot.games.inn.rules.cards.text import drink_text, the_lexicon
from bot.games.inn.rules.cards.vocabulary import BIT
from bot.games.inn.scenario import InnDialect
from bot.scenario import run_path
from tests.games.inn.playing import HOUSE, cards_of, drinks_of, house_decks, new_run, random_move, whole_decks

DIALECTS = {"inn": InnDialect()}
OWN = {"keg": "own", "bottle": "left", "cup": "other", "spring": "deck"}


@pytest.fixture(autouse=True)
def house() -> Iterator[None]:
    """The decks of tests/house, added as the bot does it; gone again after the test."""
    with house_decks():
        yield


def test_the_scenarios_of_the_house_hold() -> None:
    outcomes = run_path(HOUSE / "scenarios", DIALECTS, restore=True)
    assert len(outcomes) > 10
    assert [str(outcome) for outcome in outcomes if not outcome.passed] == []


def test_its_drinks_say_where_they_go() -> None:
    texts = {code: drink_text(the_library().drinks[code], the_lexicon()) for code in OWN}
    assert texts["bottle"] == (
        "Gain 2 Alcohol Content. Once drunk, it isn't discarded: it goes on top of the next player's Drink Me! Pile."
    )
    assert len(set(texts.values())) == len(OWN)


def test_cards_that_are_added_later_fit_situations_met_before(tmp_path: Path) -> None:
    gerki = (INN_DATA / "characters" / "gerki.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(gerki.replace("Gerki the Sneak", "Mine"), encoding="utf-8")

    def fitting(deck: str) -> set[str]:
        fits = the_library().fitting[BIT["anytime"] | BIT["action"]]
        return {code.partition(".")[2] for code in fits if code.startswith(f"{deck}.")}

    assert fitting("gerki")
    assert not fitting("mine")
    with house_decks(tmp_path):
        assert fitting("mine") == fitting("gerki")


def test_games_with_them_lose_no_card_and_end() -> None:
    luck, gone = random.Random(5), set[str]()
    for game in range(12):
        run = new_run(2 + game % 4, {"windows": "quick", "drinks": ["cellar"]}, f"cellar {game}", live=False)
        run.told.listening = True
        whole = whole_decks(run.state)
        while not run.over:
            random_move(run, luck, out_of_turn=0.02)
            assert (cards_of(run.state), drinks_of(run.state)) == whole
            gone |= {event.args["drink"] for event in run.told.events if event.key in ("drink-stays", "drink-under")}
            run.told.events.clear()
    assert gone == set(OWN)


@pytest.mark.parametrize("deep", ["x = " + "[" * 5_000 + "]" * 5_000, "x = " + "{a = " * 5_000 + "1" + "}" * 5_000])
def test_a_file_that_is_nested_too_deeply_is_left_out_with_a_reason(tmp_path: Path, deep: str) -> None:
    (tmp_path / "deep.toml").write_text(deep, encoding="utf-8")
    library, wrong = with_house_decks(the_library(), tmp_path)
    assert wrong == ["deep.toml: lists or tables are nested too deeply to be read"]
    assert library.characters.keys() == the_library().characters.keys()


def test_only_ordinary_files_of_a_sane_size_are_read(tmp_path: Path) -> None:
    (tmp_path / "drinks").mkdir()
    os.mkfifo(tmp_path / "pipe.toml")
    os.mkfifo(tmp_path / "drinks" / "pipe.toml")
    (tmp_path / "endless.toml").symlink_to("/dev/zero")
    (tmp_path / "large.toml").write_bytes(b"#" * 1_000_001)
    (tmp_path / "nowhere.toml").symlink_to("nothing")
    assert with_house_decks(the_library(), tmp_path)[1] == [
        "endless.toml: is not an ordinary file",
        "large.toml: is too large; 1,000,000 bytes are the most",
        "nowhere.toml: cannot be read: No such file or directory",
        "pipe.toml: is not an ordinary file",
        "drinks/pipe.toml: is not an ordinary file",
    ]


@pytest.mark.parametrize("sign", ["\0", "\x1b", "\u202e", "\u200b", "\U000e0041"])
def test_a_text_may_not_change_the_text_around_it(tmp_path: Path, sign: str) -> None:
    whole = (Path(__file__).parents[2] / "house" / "tinker.toml").read_text(encoding="utf-8")
    name = next(line for line in whole.splitlines() if line.startswith("name = "))
    written = f"\\U{ord(sign):08x}"
    (tmp_path / "bad.toml").write_text(whole.replace(name, f'name = "Tin{written}ker"'), encoding="utf-8")
    (tmp_path / f"{sign.replace(chr(0), chr(1))}.toml").write_text(whole, encoding="utf-8")
    assert sorted(with_house_decks(the_library(), tmp_path)[1]) == [
        ".toml: its name wants small letters, digits and dashes only",
        f"bad.toml: a text has the character U+{ord(sign):04X}, which would change the text around it",
    ]


def test_broken_drinks_of_a_house_are_left_out_with_their_decks(tmp_path: Path) -> None:
    (tmp_path / "drinks").mkdir()
    (tmp_path / "drinks" / "mine.toml").write_text('name = "Mine"\nsize = 10\n[count]\nmilk = 10\n', encoding="utf-8")
    for text, reason in (
        ('[[drink]]\nid = "wine"\ntitle = "Ours"\n', "drinks.toml: drink 'Ours': id 'wine' is there twice"),
        ('[[drink]]\nid = "milk"\ntitle = "Milk"\ngoes = "up"\n', "drinks.toml: drink 'Milk': 'goes' is one of"),
    ):
        (tmp_path / "drinks.toml").write_text(text, encoding="utf-8")
        library, wrong = with_house_decks(the_library(), tmp_path)
        assert "milk" not in library.drinks
        assert "mine" not in library.decks
        assert wrong[0].startswith(reason)
        assert wrong[1:] == ["drinks/mine.toml: there is no drink 'milk'"]
    (tmp_path / "drinks.toml").write_text('[[drink]]\nid = "milk"\ntitle = "Milk"\n', encoding="utf-8")
    library, wrong = with_house_decks(the_library(), tmp_path)
    assert (wrong, library.decks["mine"].build()) == ([], ["milk"] * 10)
