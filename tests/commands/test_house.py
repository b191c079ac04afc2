"""The decks of the house in every command that plays the Inn; one that is broken is told, and the rest play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.library import INN_DATA
from workshop.__main__ import main as workshop

SCENARIO = """
game = "inn"
[[scenario]]
title = "The lady of the house poisons Gerki"
rule = "the house's own"
characters = "mina gerki"
hands = ["mina.salve gamble gamble raise raise winning-hand winning-hand", ""]
steps = [
  { seat = 0, discards = "" },
  { seat = 0, plays = "mina.salve", at = 1 },
  { expect = { fortitude = [20, 18] } },
  { seat = 0, orders = 1 },
  { expect = { active = 1 } },
]
"""


@pytest.fixture
def decks(tmp_path: Path) -> Iterator[Path]:
    """A folder with a good deck and two broken ones. What the process knows of them is forgotten afterwards."""
    library = the_library()
    before = dict(library.cards), dict(library.characters), dict(library.decks)
    folder = tmp_path / "mine"
    (folder / "drinks").mkdir(parents=True)
    gerki = (INN_DATA / "characters" / "gerki.toml").read_text(encoding="utf-8")
    drinks = (INN_DATA / "drinks" / "drink-1.toml").read_text(encoding="utf-8")
    (folder / "mina.toml").write_text(gerki.replace("Gerki the Sneak", "Mina of the House"), encoding="utf-8")
    (folder / "yours.toml").write_text(gerki.replace("count = 2", "count = 99", 1), encoding="utf-8")
    (folder / "drinks" / "cellar.toml").write_text(drinks, encoding="utf-8")
    (folder / "drinks" / "attic.toml").write_text(drinks + "nectar = 1\n", encoding="utf-8")
    yield folder
    for kept, known in zip(before, (library.cards, library.characters, library.decks), strict=True):
        known.clear()
        known.update(kept)  # pyright: ignore[reportArgumentType, reportCallIssue]


def complaints(said: str) -> list[str]:
    return [line for line in said.splitlines() if line.startswith("left out of the decks of the house: ")]


def told_of_both(said: str) -> bool:
    first, second = complaints(said)
    return (
        "yours.toml: card " in first and "count: " in first and "drinks/attic.toml: " in second and "nectar" in second
    )


def simulate(*more: str) -> int:
    options = "characters=mina,gerki,drinks=cellar,windows=quick"
    return main(["simulate", "--game", "inn", "--seats", "2", "--games", "2", "--json", "--options", options, *more])


def test_simulate_plays_them(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--decks", str(decks)) == 0
    shown = capsys.readouterr()
    assert set(json.loads(shown.out)["balance"]["characters"]) == {"mina", "gerki"}
    assert told_of_both(shown.err)


def test_simulate_knows_none_without(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate() == 2
    assert "bad-option (option characters)" in capsys.readouterr().err


def test_the_setting_names_them_too(
    decks: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(decks.parent)
    Path(".env").write_text(f"BARKEEP_DECKS={decks.name}\nBARKEEP_DB=nowhere/barkeep.db\n", encoding="utf-8")
    assert simulate() == 0
    assert told_of_both(capsys.readouterr().err)


@pytest.mark.parametrize("command", [["simulate", "--game", "inn"], ["check"], ["scenario", "none.toml"]])
def test_a_folder_that_is_not_there_is_wrong_use(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing"
    assert main([*command, "--decks", str(missing)]) == 2
    assert capsys.readouterr().err == f"There is no folder {missing}.\n"


def test_a_wrong_setting_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BARKEEP_DECKS", "nowhere")
    assert simulate() == 2
    assert "BARKEEP_DECKS: there is no folder nowhere" in capsys.readouterr().err


def test_scenarios_may_name_them(decks: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "house.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    assert main(["scenario", str(file)]) == 1
    capsys.readouterr()
    assert main(["scenario", "--decks", str(decks), str(file)]) == 0
    assert capsys.readouterr().out.endswith("1 passed, 0 failed\n")


def test_soak_deals_them_and_replay_tells_them(decks: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db, ack = tmp_path / "house.db", tmp_path / "ack"
    assert main(["replay", "--decks", str(decks), "--db", str(db)]) == 2  # nothing is there yet
    house = ["--decks", str(decks)]
    played = ["soak", "--db", str(db), "--tables", "12", "--seconds", "0.1", "--ack", str(ack), "--game", "inn"]
    assert workshop([*played, "--seed", "5", *house]) == 0
    assert main(["replay", "--db", str(db), *house]) == 0
    out = capsys.readouterr().out
    assert "Mina of the House" in out
    assert out.endswith("12 tables, 0 different\n")
    dealt = out.count("Mina of the House")
    del the_library().characters["mina"]
    assert main(["replay", "--db", str(db)]) == 0
    out = capsys.readouterr().out
    assert out.count(": a deck it was played with is gone (it cannot be set up as it was: ") == dealt > 0
    assert out.count(": no difference") == 12 - dealt > 0
