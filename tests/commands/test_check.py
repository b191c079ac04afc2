"""`check` names file, card and reason of everything that is wrong with the data."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.commands.check import DATA, complaints, notes
from bot.games.inn.patrons.age import PLAYED_ALIKE
from bot.games.inn.patrons.questions import BANK, the_bank, write_bank
from bot.games.inn.patrons.training import decks_digest
from bot.games.inn.rules import Inn
from tests.patience import PATIENCE


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_shipped_data_is_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert capsys.readouterr().out.startswith("All data is in order")


def test_a_broken_card_is_named(data: Path) -> None:
    change(data / "drinko" / "deck.toml", 'effect = "split"', 'effect = "divide"')
    (line,) = complaints(data)
    assert line.startswith("drinko/deck.toml: card 'split': effect")


def test_a_file_that_is_no_toml_is_named_with_its_line(data: Path) -> None:
    (data / "drinko" / "deck.toml").write_text("colours = {\n", encoding="utf-8")
    (line,) = complaints(data)
    assert line.startswith("drinko/deck.toml: ")
    assert "line 1" in line


def test_words_without_a_text_are_named(data: Path) -> None:
    (data / "locales" / "en.ftl").write_text("help_title\n", encoding="utf-8")
    (line,) = complaints(data)
    assert line == 'data/locales/en.ftl: line 1: Expected token: "="'


def test_a_missing_file_is_named(data: Path) -> None:
    (data / "drinko" / "deck.toml").unlink()
    assert complaints(data) == ["drinko/deck.toml: is missing"]


def test_bytes_that_are_no_text_are_named_with_their_line(data: Path) -> None:
    (data / "locales" / "en.ftl").write_bytes(b"help_title = a\nhelp_text = \xff\n")
    assert complaints(data) == ["data/locales/en.ftl: line 2: is not UTF-8 text"]


def test_a_broken_migration_is_named(data: Path) -> None:
    first = next((data / "migrations").glob("0001_*.sql"))
    first.write_text("CREATE TABEL nothing (one INTEGER);\n", encoding="utf-8")
    (line,) = complaints(data)
    assert line.startswith(f"migrations: {first.name}: ")


def test_a_broken_font_is_named(data: Path) -> None:
    font = next(iter(sorted((data / "fonts").glob("*.otf"))))
    font.write_bytes(b"no font")
    (line,) = complaints(data)
    assert line.startswith(f"fonts/{font.name}: ")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("drinko/rulings.toml", "number = 2", "number = 3", "ruling 3: comes after number 3"),
        ("drinko/guide.toml", 'id = "', 'ids = "', "section 1 title: Field required"),
        ("inn/rulings.toml", '"end-round"', '"end-game"', "ruling 7: there is no card 'end-game'"),
        ("inn/guide.toml", 'id = "', 'ids = "', "section 1 title: Field required"),
    ],
)
def test_a_broken_guide_or_ruling_is_named(data: Path, file: str, old: str, new: str, said: str) -> None:
    change(data / file, old, new)
    assert complaints(data) == [f"{file}: {said}"]


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("inn/value.toml", "hand = ", 'hand = "much" #', "value.hand: Input should be a valid number"),
        ("inn/value.toml", "gap = [", "gap = [[],", "value.gap"),
        (
            "inn/patrons.toml",
            'strength = "regular"',
            'strength = "whale"',
            "guest.orla.strength: there is",
        ),
        ("inn/patrons.toml", "[strength.easy]", "[strength.easy", ""),
    ],
)
def test_what_the_computer_players_judge_by_is_read_too(data: Path, file: str, old: str, new: str, said: str) -> None:
    change(data / file, old, new)
    (line,) = complaints(data)
    assert line.startswith(f"{file}: {said}")
    assert "\n" not in line


def test_rules_and_decks_that_are_newer_than_what_was_learnt_are_a_note(data: Path) -> None:
    (data / "inn" / BANK.name).unlink()
    file = data / "inn" / "value.toml"
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"^rules_version = \d+$", f"rules_version = {Inn.rules_version}", text, flags=re.M)
    text = re.sub(r'^decks = ".*"$', f'decks = "{decks_digest(data / "inn")}"', text, flags=re.M)
    file.write_text(text, encoding="utf-8")
    assert notes(data) == []
    change(data / "inn" / "characters" / "gerki.toml", "lose-fortitude = 2", "lose-fortitude = 3")
    (decks,) = notes(data)
    assert decks.startswith("inn/value.toml: was learnt with other decks, Drinks or Events: ")
    change(file, f"rules_version = {Inn.rules_version}", f"rules_version = {PLAYED_ALIKE - 1}")
    rules, _ = notes(data)
    assert rules.startswith(f"inn/value.toml: was learnt with version {PLAYED_ALIKE - 1} of the rules, ")
    assert complaints(data) == []


def test_a_bank_of_questions_that_is_older_is_a_note(data: Path) -> None:
    write_bank(data / "inn" / BANK.name, the_bank().questions)  # with what there is today
    before = notes(data)
    change(data / "inn" / "characters" / "gerki.toml", "lose-fortitude = 2", "lose-fortitude = 3")
    assert len([note for note in notes(data) if note.startswith(f"inn/{BANK.name}: was made with other rules")]) == 1
    assert not [note for note in before if BANK.name in note]


def test_missing_rulings_are_named(data: Path) -> None:
    (data / "inn" / "rulings.toml").unlink()
    assert complaints(data) == ["inn/rulings.toml: is missing"]


def test_decks_of_the_house_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BARKEEP_DECKS", str(tmp_path))
    gerki = (DATA / "inn" / "characters" / "gerki.toml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(gerki, encoding="utf-8")
    assert main(["check"]) == 0
    capsys.readouterr()
    change(mine, "{ lose-fortitude = 2 }", "{ lose-courage = 2 }")
    assert main(["check"]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("mine.toml: card \"That's not healing salve! It's contact poison!\": ")
    assert "lose-courage" in line


def test_everything_wrong_is_said_at_once(data: Path) -> None:
    (data / "drinko" / "deck.toml").unlink()
    (data / "locales" / "en.toml").write_text("[help]\ntitle = 5\n", encoding="utf-8")
    assert len(complaints(data)) == 2


def test_the_bot_does_not_start_on_broken_data(data: Path) -> None:
    (data / "drinko" / "deck.toml").unlink()
    (data.parent / "bot").symlink_to(DATA.parent / "bot")
    done = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=data.parent,
        env={**os.environ, "PYTHONPATH": str(data.parent), "DISCORD_TOKEN": "a.token"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert "drinko/deck.toml: is missing" in done.stderr
    assert "Traceback" not in done.stderr
