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


def test_the_shipped_data_and_decks_of_the_house_are_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BARKEEP_DECKS", str(tmp_path))
    shutil.copy(DATA / "inn" / "characters" / "gerki.toml", tmp_path / "mine.toml")
    assert main(["check"]) == 0
    assert capsys.readouterr().out.startswith("All data is in order")


def test_what_is_wrong_with_decks_of_the_house_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(DATA / "inn" / "characters" / "gerki.toml", tmp_path / "mine.toml")
    shutil.copy(DATA / "inn" / "characters" / "gerki.toml", tmp_path / "good.toml")
    change(tmp_path / "mine.toml", "{ lose-fortitude = 2 }", "{ lose-courage = 2 }")
    (tmp_path / "drinks").mkdir()
    drinks = (DATA / "inn" / "drinks" / "drink-1.toml").read_text(encoding="utf-8")
    (tmp_path / "drinks" / "attic.toml").write_text(drinks + "nectar = 1\n", encoding="utf-8")
    assert main(["check", "--decks", str(tmp_path)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("mine.toml: card \"That's not healing salve! It's contact poison!\": ")
    assert "lose-courage" in first
    assert second.startswith("drinks/attic.toml: ")


FONT = min((DATA / "fonts").glob("*.otf")).relative_to(DATA).as_posix()
MIGRATION = min((DATA / "migrations").glob("0001_*.sql")).name
ENGLISH = "locales/en.ftl"
FAULTS: dict[str, list[tuple[str, str | None, str | bytes | None, str]]] = {
    "values": [
        ("drinko/deck.toml", 'effect = "split"', 'effect = "divide"', "drinko/deck.toml: card 'split': effect"),
        ("drinko/rulings.toml", "number = 2", "number = 3", "drinko/rulings.toml: ruling 3: comes after number 3"),
        ("drinko/guide.toml", 'id = "', 'ids = "', "drinko/guide.toml: section 1 title: Field required"),
        ("inn/guide.toml", 'id = "', 'ids = "', "inn/guide.toml: section 1 title: Field required"),
        ("inn/rulings.toml", '"end-round"', '"end-game"', "inn/rulings.toml: ruling 7: there is no card 'end-game'"),
        ("inn/value.toml", "hand = ", 'hand = "much" #', "inn/value.toml: value.hand: Input should be a valid number"),
        ("inn/patrons.toml", 'strength = "regular"', 'strength = "whale"',
         "inn/patrons.toml: guest.orla.strength: there is"),
        (ENGLISH, None, "help_title\n", f'data/{ENGLISH}: line 1: Expected token: "="'),
        (f"migrations/{MIGRATION}", None, "CREATE TABEL nothing (one INTEGER);\n", f"migrations: {MIGRATION}: "),
        (f"fonts/{FONT.rpartition('/')[2]}", None, b"no font", f"{FONT}: "),
    ],
    "form": [
        ("drinko/deck.toml", None, "colours = {\n", "drinko/deck.toml: "),
        ("inn/value.toml", "gap = [", "gap = [[],", "inn/value.toml: value.gap"),
        ("inn/patrons.toml", "[strength.easy]", "[strength.easy", "inn/patrons.toml: "),
        (ENGLISH, None, b"help_title = a\nhelp_text = \xff\n", f"data/{ENGLISH}: line 2: is not UTF-8 text"),
    ],
    "missing": [
        ("drinko/deck.toml", None, None, "drinko/deck.toml: is missing"),
        ("inn/rulings.toml", None, None, "inn/rulings.toml: is missing"),
        (ENGLISH, None, None, f"{ENGLISH}: is missing"),
    ],
}  # fmt: skip
"""Faults that are there at once: the file, what of it (None: all of it) becomes what (None: it is missing), and how the
line begins that tells of it. To look at all data takes long, so that it is done once for all faults that hide no other.
"""


@pytest.mark.parametrize("kind", FAULTS)
def test_everything_wrong_is_said_at_once_a_line_each(data: Path, kind: str) -> None:
    for name, old, new, _ in FAULTS[kind]:
        match old, new:
            case None, None:
                (data / name).unlink()
            case None, bytes():
                (data / name).write_bytes(new)
            case None, str():
                (data / name).write_text(new, encoding="utf-8")
            case str(), str():
                change(data / name, old, new)
            case _:
                pytest.fail("a part of a file becomes another text")
    lines = complaints(data)
    assert [sum(line.startswith(said) for line in lines) for *_, said in FAULTS[kind]] == [1] * len(lines), lines
    assert not any("\n" in line for line in lines)


def test_rules_and_decks_that_are_newer_than_what_was_learnt_are_a_note(data: Path) -> None:
    (data / "inn" / BANK.name).unlink()
    for name in ("value.toml", "keeping.toml"):
        file = data / "inn" / name
        text = file.read_text(encoding="utf-8")
        text = re.sub(r"^rules_version = \d+$", f"rules_version = {Inn.rules_version}", text, flags=re.M)
        text = re.sub(r'^decks = ".*"$', f'decks = "{decks_digest(data / "inn")}"', text, flags=re.M)
        file.write_text(text, encoding="utf-8")
    assert notes(data) == []
    change(data / "inn" / "characters" / "gerki.toml", "lose-fortitude = 2", "lose-fortitude = 3")
    value, keeping = notes(data)
    assert value.startswith("inn/value.toml: was learnt with other decks, Drinks or Events: ")
    assert keeping.startswith("inn/keeping.toml: was learnt with other decks, Drinks or Events: ")
    change(file, f"rules_version = {Inn.rules_version}", f"rules_version = {PLAYED_ALIKE - 1}")
    _, rules, _ = notes(data)
    assert rules.startswith(f"inn/keeping.toml: was learnt with version {PLAYED_ALIKE - 1} of the rules, ")
    assert complaints(data) == []


def test_a_bank_of_questions_that_is_older_is_a_note(data: Path) -> None:
    write_bank(data / "inn" / BANK.name, the_bank().questions)  # with what there is today
    before = notes(data)
    change(data / "inn" / "characters" / "gerki.toml", "lose-fortitude = 2", "lose-fortitude = 3")
    assert len([note for note in notes(data) if note.startswith(f"inn/{BANK.name}: was made with other rules")]) == 1
    assert not [note for note in before if BANK.name in note]


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
