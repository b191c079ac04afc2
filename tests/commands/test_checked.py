"""What was found in order once is not looked at again at the next start, as long as nothing is different."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bot.commands import checked
from bot.commands.checked import complaints_once, keep

CHECK = "bot.commands.check"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bot with one file of data."""
    monkeypatch.setattr(checked, "DATA", tmp_path / "data")
    monkeypatch.setattr(checked, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    (tmp_path / "data").mkdir()
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "rules.py").write_text("one = 1\n", encoding="utf-8")
    file = tmp_path / "data" / "deck.toml"
    file.write_text("cards = 1\n", encoding="utf-8")
    return file


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch, data: Path) -> list[str]:
    """Each look at the data. A deck without cards is wrong."""
    seen: list[str] = []

    def complaints(kits: object) -> list[str]:
        seen.append(data.read_text(encoding="utf-8"))
        return ["deck.toml: no cards"] if "cards" not in seen[-1] else []

    monkeypatch.setattr(f"{CHECK}.complaints", complaints)
    return seen


def test_data_in_order_is_looked_at_once(tmp_path: Path, looks: list[str]) -> None:
    kept = tmp_path / "kept" / "data-in-order"
    for _ in range(2):
        assert complaints_once({}, kept) == []
    assert len(looks) == 1


@pytest.mark.parametrize("file", ["data/deck.toml", "data/more/new.toml", "bot/rules.py", "bot/more.py"])
def test_it_is_looked_at_again_when_a_file_is_different(tmp_path: Path, looks: list[str], file: str) -> None:
    kept = tmp_path / "kept" / "data-in-order"
    complaints_once({}, kept)
    place = tmp_path / file
    place.parent.mkdir(exist_ok=True)
    place.write_text("cards = 2\n", encoding="utf-8")
    complaints_once({}, kept)
    complaints_once({}, kept)
    assert len(looks) == 2


def test_what_is_wrong_is_told_each_time(tmp_path: Path, looks: list[str], data: Path) -> None:
    kept = tmp_path / "kept" / "data-in-order"
    complaints_once({}, kept)
    data.write_text("", encoding="utf-8")
    for _ in range(2):
        assert complaints_once({}, kept) == ["deck.toml: no cards"]
    assert len(looks) == 3


def test_bytecode_is_no_file_of_the_program(tmp_path: Path, looks: list[str]) -> None:
    kept = tmp_path / "bot" / "__pycache__" / "data-in-order"
    for _ in range(2):
        complaints_once({}, kept)
    assert len(looks) == 1


def test_the_command_check_looks_for_the_next_start(tmp_path: Path, looks: list[str]) -> None:
    kept = tmp_path / "data-in-order"
    keep({}, kept)
    assert complaints_once({}, kept) == []
    assert looks == []


def test_nothing_is_kept_where_python_writes_nothing(
    tmp_path: Path, looks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    complaints_once({}, tmp_path / "file" / "data-in-order")  # no folder can be made there
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    complaints_once({}, tmp_path / "data-in-order")
    assert not (tmp_path / "data-in-order").exists()
    assert len(looks) == 2
