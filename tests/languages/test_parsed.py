"""What the parser made of the shipped files is kept, and taken for the very same text only."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.languages import parsed as kept
from bot.languages.files import LOCALES, texts_of
from bot.languages.parsed import packed, parse, parsed, unpacked
from bot.languages.spoken import ENGLISH

NAME = "made/words/en.ftl"
TEXT = "# Shown\none = A {$what}\ntwo = B\n"
PLAIN = "\none = A {$what}\ntwo = B\n"


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that comes with the bot."""
    monkeypatch.setattr(kept, "DATA", tmp_path / "data")
    file = tmp_path / "data" / NAME
    file.parent.mkdir(parents=True)
    file.write_text(TEXT, encoding="utf-8")
    return file


@pytest.fixture
def folder(shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where what was parsed is kept."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return tmp_path / "kept"


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


def test_the_same_text_is_parsed_once(parsings: list[str], folder: Path) -> None:
    first, second = parsed(NAME, TEXT, folder), parsed(NAME, TEXT, folder)
    assert parsings == [PLAIN]
    assert first == second


def test_what_is_packed_is_what_was_parsed() -> None:
    for text in texts_of(ENGLISH, LOCALES).values():
        resource = parse(text)
        read = [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
        assert all(unpacked(told).equals(entry) for (_, told), entry in zip(packed(resource), read, strict=True))
        assert sum(len(told) for _, told in packed(resource)) < 2 * len(text), "packed it is hardly more than the file"


def test_what_cannot_be_read_has_no_name_and_what_has_no_text_is_empty() -> None:
    assert [(name, bool(told)) for name, told in packed(parse("one = A\n-two = B\nthree =\n    .what = C\n? ?\n"))] == [
        ("one", True), ("-two", True), ("three", False), ("", False),
    ]  # fmt: skip


def test_what_was_made_of_the_older_text_goes(parsings: list[str], folder: Path, shipped: Path) -> None:
    for text in (TEXT, TEXT + "three = C\n", TEXT):
        shipped.write_text(text, encoding="utf-8")
        assert len(parsed(NAME, text, folder)) == text.count(" = ")
        assert len(list(folder.iterdir())) == 1
    assert len(parsings) == 3


@pytest.mark.parametrize("cut", [0, 1, 40])
def test_a_part_of_what_was_kept_is_not_taken(parsings: list[str], folder: Path, cut: int) -> None:
    whole = parsed(NAME, TEXT, folder)
    (place,) = folder.iterdir()
    place.write_bytes(place.read_bytes()[:-cut] if cut else b"")
    assert parsed(NAME, TEXT, folder) == whole
    assert len(parsings) == 2


def test_nothing_is_kept_where_python_writes_nothing(
    monkeypatch: pytest.MonkeyPatch, parsings: list[str], folder: Path
) -> None:
    folder.touch()
    parsed(NAME, TEXT, folder)  # no file can be written into it
    folder.unlink()
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    parsed(NAME, TEXT, folder)
    assert not folder.exists()
    assert parsings == [PLAIN, PLAIN]


@pytest.mark.parametrize(("name", "text"), [("made/up/en.ftl", TEXT), (NAME, TEXT + "own = D\n")])
def test_files_that_are_not_shipped_are_not_kept(parsings: list[str], folder: Path, name: str, text: str) -> None:
    for _ in range(2):
        parsed(name, text, folder)
    assert not folder.exists()
    assert len(parsings) == 2


def test_another_parser_reads_anew(parsings: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed(NAME, TEXT, folder)
    monkeypatch.setattr(kept, "version", lambda _: "0.0.0")
    parsed(NAME, TEXT, folder)
    assert len(parsings) == 2


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_all_who_may_read_the_program_may_read_it(folder: Path) -> None:
    mask = os.umask(0o022)
    try:
        parsed(NAME, TEXT, folder)
    finally:
        os.umask(mask)
    (place,) = folder.iterdir()
    assert place.stat().st_mode & 0o777 == 0o644
