"""What the parser made of the shipped files is kept, and taken for the very same text only."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from bot.languages import parsed as kept
from bot.languages.parsed import parsed
from bot.paths import DATA

NAME = "drinko/words/en.ftl"
TEXT = "one = A {$what}\ntwo = B\n"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


@pytest.fixture
def parsings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that were really parsed."""
    texts: list[str] = []
    parse = FluentParser.parse

    def counted(self: FluentParser, source: str) -> object:
        texts.append(source)
        return parse(self, source)

    monkeypatch.setattr(FluentParser, "parse", counted)
    return texts


def test_the_same_text_is_parsed_once(written: None, parsings: list[str], tmp_path: Path) -> None:
    first, second = parsed(NAME, TEXT, tmp_path), parsed(NAME, TEXT, tmp_path)
    assert parsings == [TEXT]
    assert first is not second, "who changes one of them must not change the other"
    assert first.equals(second)


def test_what_was_made_of_the_older_text_goes(written: None, parsings: list[str], tmp_path: Path) -> None:
    for text in (TEXT, TEXT + "three = C\n", TEXT):
        assert parsed(NAME, text, tmp_path).equals(FluentParser(with_spans=False).parse(text))
        assert len(list(tmp_path.iterdir())) == 1
    assert len(parsings) == 6


@pytest.mark.parametrize("left", [b"", b"\0" * 40, None])
def test_a_part_of_what_was_kept_is_not_taken(
    written: None, parsings: list[str], tmp_path: Path, left: bytes | None
) -> None:
    whole = parsed(NAME, TEXT, tmp_path)
    (place,) = tmp_path.iterdir()
    place.write_bytes(place.read_bytes()[:-1] if left is None else left)
    assert parsed(NAME, TEXT, tmp_path).equals(whole)
    assert len(parsings) == 2


def test_nothing_is_kept_where_python_writes_nothing(
    monkeypatch: pytest.MonkeyPatch, parsings: list[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    parsed(NAME, TEXT, tmp_path)
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    (tmp_path / "file").touch()
    parsed(NAME, TEXT, tmp_path / "file")  # a folder that cannot be made
    assert parsings == [TEXT, TEXT]


def test_files_that_are_not_shipped_are_not_kept(written: None, parsings: list[str], tmp_path: Path) -> None:
    assert not (DATA / "made/up/en.ftl").exists()
    for _ in range(2):
        parsed("made/up/en.ftl", TEXT, tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert len(parsings) == 2


def test_another_parser_reads_anew(
    written: None, parsings: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed(NAME, TEXT, tmp_path)
    monkeypatch.setattr(kept, "version", lambda _: "0.0.0")
    parsed(NAME, TEXT, tmp_path)
    assert len(parsings) == 2


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_all_who_may_read_the_program_may_read_it(written: None, tmp_path: Path) -> None:
    parsed(NAME, TEXT, tmp_path)
    (place,) = tmp_path.iterdir()
    assert place.stat().st_mode & 0o044 == 0o044 & ~_umask()


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
