"""Messages: what Fluent makes of them, what our functions do, and what happens when one fails."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.games import GAMES, words_in
from bot.languages.checking import check_file
from bot.languages.files import languages
from bot.languages.messages import KEPT, FailedMessage, Messages
from bot.languages.spoken import speaking
from bot.ui.words import Words

ENGLISH = """
list_two = { $first } and { $last }
list_or = { $first } or { $last }
a_cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
a_signed = { SIGNED($n) } Gold
a_list = { LIST($names) }; { LIST($names, how: "or") }
a_capital = { CAP($text) }.
a_name = Hello, { $name }
"""
POLISH = """
list_two = { $first } i { $last }
a_cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
a_name = Witaj, { $nobody }
"""


def english() -> Messages:
    return Messages("en", [lambda: {"en.ftl": ENGLISH}])


def polish() -> Messages:
    return Messages("pl", [lambda: {"pl.ftl": POLISH}], english())


@pytest.mark.parametrize(
    ("key", "facts", "text"),
    [
        ("a.cards", {"n": 0}, "no cards"), ("a.cards", {"n": 1}, "1 card"), ("a.cards", {"n": 1200}, "1,200 cards"),
        ("a.signed", {"n": 3}, "+3 Gold"), ("a.signed", {"n": -2}, "-2 Gold"), ("a.signed", {"n": 0}, "+0 Gold"),
        ("a.list", {"names": ["Ann", "Ben", "Cid"]}, "Ann, Ben and Cid; Ann, Ben or Cid"),
        ("a.list", {"names": ["Ann"]}, "Ann; Ann"), ("a.capital", {"text": "each player"}, "Each player."),
        ("a.capital", {"text": "**each** one"}, "**Each** one."),
        ("a.name", {"name": "x" * 9000}, "Hello, " + "x" * 9000), ("a.name", {"name": "2026"}, "Hello, 2026"),
    ],
)  # fmt: skip
def test_what_a_message_says(key: str, facts: dict[str, object], text: str) -> None:
    messages = english()
    assert messages.say(key, facts) == messages.say(key, facts) == text


@pytest.mark.parametrize(("n", "text"), [(1, "1 karta"), (3, "3 karty"), (5, "5 kart"), (22, "22 karty")])
def test_four_forms_of_a_number(n: int, text: str) -> None:
    assert polish().say("a.cards", {"n": n}) == text


def test_what_is_missing_or_fails_is_said_in_english_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    messages = polish()
    for name in ("Ann", "Ben"):
        assert messages.say("a.name", {"name": name}) == f"Hello, {name}"
        assert messages.say("a.capital", {"text": name}) == f"{name}."
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 2
    assert said[0].startswith("language pl: a.name: ")
    assert said[1] == "language pl: a.capital: is missing"


def test_what_a_language_lacks_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    assert polish().say("a.capital", {"text": "Ann"}) == "Ann."
    assert [record.levelname for record in caplog.records] == ["WARNING"], "words are translated little by little"


def test_a_fact_that_is_missing_stops_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FailedMessage, match=r"en: a\.name: Unknown external: name"):
        english().say("a.name", {})
    monkeypatch.setattr(Messages, "strict", False)
    assert english().say("a.name", {}) == "Hello, name"


def test_a_source_of_another_language_is_read_when_something_in_it_is_said() -> None:
    read: list[str] = []

    def game() -> dict[str, str]:
        read.append("game")
        return {"de.ftl": "b_x = ja"}

    both = Messages("en", [lambda: {"en.ftl": ENGLISH}, lambda: {"game.ftl": "b_x = yes"}])
    messages = Messages("de", [lambda: {"de.ftl": "a_name = Hallo, { $name }"}, game], both)
    assert messages.say("a.name", {"name": "Ann"}) == "Hallo, Ann"
    assert read == []
    assert messages.say("b.x", {}) == "ja"
    assert read == ["game"]


def test_a_game_of_one_folder_is_said_in_two_languages(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("coin_heads = Heads", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("coin_heads = Kopf", encoding="utf-8")
    words = Words([tmp_path])
    assert words.say("coin.heads") == "Heads"
    with speaking("de"):
        assert words.say("coin.heads") == "Kopf"


def test_the_english_messages_are_as_they_should_be() -> None:
    for kit in GAMES.values():
        for folder in kit.messages:
            if folder.name != "rules":
                assert check_file("en", folder).faults == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("coin_side = heads", ""), ('coin_side = { " " }heads', "begins"), ('coin_side = heads,{ " " }', "ends"),
        ('coin_side = { "*" }*heads**', ""), ('coin_side =\n    { "" }\n    -# heads', "begins"),
        ('# $n (number): 2\ncoin_side = { $n ->\n    [one] head,{ " " }\n   *[other] heads,\n}', "ends"),
        ('# $n (number): 2\ncoin_side = { $n ->\n    [one] { $n }{ " " }head\n   *[other] { $n } heads\n}', ""),
    ],
)  # fmt: skip
def test_a_message_with_a_blank_at_its_edge_is_a_fault(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "en.ftl").write_text(f"{text}\n", encoding="utf-8")
    faults = check_file("en", tmp_path).faults
    assert [fault in told for told in faults] == ([True] if fault else [])


def test_every_language_parses_and_says_nothing_wrong() -> None:
    for code in languages():
        words_in(code).messages.read()


def test_what_says_nothing_loads_no_language() -> None:
    """Games are simulated, and stored games printed as data, without Fluent."""
    code = (
        "import sys; from bot.__main__ import main;"
        "assert main(['simulate', '--game', 'inn', '--games', '1', '--seats', '2']) == 0;"
        "assert not [name for name in sys.modules if name.partition('.')[0] in ('fluent', 'babel')]"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_no_tree_of_a_message_is_kept() -> None:
    def trees() -> set[int]:
        gc.collect()
        return {id(found) for found in gc.get_objects() if type(found) is ast.Pattern}

    before, messages = trees(), english()
    for key, facts in {"a.cards": {"n": 1}, "a.signed": {"n": 3}, "a.list": {"names": ["Ann", "Ben"]}}.items():
        assert messages.say(key, facts)
    assert trees() <= before, "each takes six times what is kept of it"
    assert set(messages.messages()) == {"list_two", "list_or", "a_cards", "a_signed", "a_list", "a_capital", "a_name"}


def test_no_more_is_kept_than_there_is_room_for() -> None:
    messages = Messages("en", [lambda: {"en.ftl": ENGLISH}])
    for number in range(KEPT + 10):
        assert messages.say("a.name", {"name": str(number)}) == f"Hello, {number}"
        assert messages.lately.cache_info().currsize <= KEPT
    for _ in range(3):
        assert messages.say("a.list", {"names": ["Ann", "Ben"]}) == "Ann and Ben; Ann or Ben"
    assert messages.lately.cache_info().currsize == 10, "lists are not kept, and make nothing be forgotten"
