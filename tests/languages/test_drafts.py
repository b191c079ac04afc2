"""A language that is begun: ten messages, as docs/translating.md tells it to somebody who has never seen code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.commands.words import locales_of
from bot.languages.checking import check_file
from bot.languages.drafts import draft, name_file, name_of
from bot.languages.files import languages, read_messages, whole
from bot.languages.messages import Messages

ENGLISH = """\
## a: Ten messages

# Shown: in lists
# $first (text): Ann
# $last (text): Ben
list_two = { $first } and { $last }

# Shown: a refusal
a_full = That table is full.

# Shown: a refusal
a_over = That game is over.

# Shown: a label
# Limit: 10
a_start = Start

# Shown: a label
a_leave = Leave

# Shown: a headline
# $name (text): Ann
a_move = { "*" }*{ $name }** is to move

# Shown: a refusal
# $minutes (number): 3
a_soon = You can in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.

# Shown: a panel
# $n (number): 2
a_cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}

# Shown: a panel
# $n (number): 2
a_gold = { SIGNED($n) } Gold

# Shown: a panel
# $names (text): Ann
a_who = { LIST($names, how: "or") }
"""
CZECH = {
    "{ $first } and { $last }": "{ $first } a { $last }", "That table is full": "Ten stůl je plný",
    "That game is over": "Ta hra skončila", "= Start": "= Začít", "= Leave": "= Odejít",
    "is to move": "je na tahu", "You can in": "Můžeš za", "no cards": "žádné karty",
}  # fmt: skip
MINUTES = {"one": "minutu", "few": "minuty", "many": "minuty", "other": "minut"}
CARDS = {"one": "karta", "few": "karty", "many": "karty", "other": "karet"}


def uncovered(text: str) -> str:
    """As its translator does it: what stands above a message stays, and "# " goes away from its own lines."""
    lines = text.splitlines()
    own = [not line.startswith(("##", "# Shown:", "# Limit:", "# $")) for line in lines]
    return "\n".join(line.removeprefix("# ") if mine else line for line, mine in zip(lines, own, strict=True)) + "\n"


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """The folder of ten messages in English, with the draft of Czech beside them."""
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    assert draft(tmp_path, "cs") == [tmp_path / "cs.ftl"]
    return tmp_path


def test_a_draft_says_nothing_yet_and_shows_all(begun: Path) -> None:
    report = check_file("cs", begun)
    assert (report.faults, len(report.missing), report.percent) == ([], 10, 0.0)
    text = (begun / "cs.ftl").read_text(encoding="utf-8")
    assert text.count("[few]") == text.count("[many]") == 2, "the plural forms of the language"


def test_ten_messages_are_written_checked_and_said(begun: Path) -> None:
    file = begun / "cs.ftl"
    text = uncovered(file.read_text(encoding="utf-8"))
    for english, czech in CZECH.items():
        assert english in text
        text = text.replace(english, czech)
    for forms, fact in ((MINUTES, "minutes"), (CARDS, "n")):
        for form, said in forms.items():
            text = re.sub(rf"\[{form}\] {{ \${fact} }} \w+", f"[{form}] {{ ${fact} }} {said}", text)
    file.write_text(text, encoding="utf-8")
    report = check_file("cs", begun)
    assert (report.faults, report.missing, report.percent) == ([], [], 100.0)
    messages: Messages = read_messages("cs", [begun], read_messages("en", [begun]))
    assert [messages.say("a.soon", {"minutes": n}) for n in (1, 3, 5)] == [
        "Můžeš za 1 minutu.", "Můžeš za 3 minuty.", "Můžeš za 5 minut.",
    ]  # fmt: skip
    assert [messages.say("a.cards", {"n": n}) for n in (0, 2, 5)] == ["žádné karty", "2 karty", "5 karet"]


def test_what_a_translator_gets_wrong_is_named(begun: Path) -> None:
    wrong = "a_start = Začínáme hned\na_move = { $nme } je na tahu\na_soon = { $minutes ->\n [one] x\n *[other] y\n }\n"
    (begun / "cs.ftl").write_text(wrong + "a_new = Nic\n", encoding="utf-8")
    told = "\n".join(check_file("cs", begun).faults)
    for fault in (
        "characters, 10 are the most",
        "no fact $nme",
        "leaves out $name",
        "wants few, many too",
        "a_new: ",
    ):
        assert fault in told, told
    assert told.count("$nme") == 1, "what is wrong is said once"


def test_what_cannot_be_read_is_named_with_its_key(begun: Path) -> None:
    (begun / "cs.ftl").write_text("a_full = Plno.\na_move = { $name je na tahu\n", encoding="utf-8")
    (told,) = check_file("cs", begun).faults
    assert told.endswith('/cs.ftl: line 2, in a_move: Expected token: "}"')


def test_a_language_of_one_country_is_begun(begun: Path) -> None:
    assert draft(begun, "pt-BR") == [begun / "pt-BR.ftl"]
    assert check_file("pt-BR", begun).faults == []


@pytest.mark.parametrize(
    ("code", "locales"),
    [("cs", ["cs"]), ("sv", ["sv-SE"]), ("es", ["es-419", "es-ES"]), ("pt-BR", ["pt-BR"]), ("sk", [])],
)
def test_the_locales_of_discord_that_a_language_serves(code: str, locales: list[str]) -> None:
    assert locales_of(code) == locales


def test_a_language_is_whole_once_all_messages_and_all_sections_of_rules_are_there(tmp_path: Path) -> None:
    words, rules = tmp_path / "words", tmp_path / "rules"
    for folder, ending, text in ((words, "ftl", "a_full = Full.\n"), (rules, "toml", "[guide.aim]\n[rulings.1]\n")):
        folder.mkdir()
        (folder / f"en.{ending}").write_text(text, encoding="utf-8")
        draft(folder, "cs")
    folders = (words, rules)
    assert not whole("cs", folders)
    (words / "cs.ftl").write_text("a_full = Plno.\n", encoding="utf-8")
    whole.cache_clear()
    assert not whole("cs", folders), "the draft of its rules has nothing in it yet"
    (rules / "cs.toml").write_text("[guide.aim]\n[rulings.1]\n", encoding="utf-8")
    whole.cache_clear()
    assert whole("cs", folders)


def test_a_language_is_known_by_its_file(tmp_path: Path) -> None:
    name_file(tmp_path, "cs", name_of("cs"), ["cs"])
    found = languages(tmp_path)["cs"]
    assert (found.name, found.locales, found.read_by) == ("čeština", ("cs",), ())
    assert name_of("xx-no") == ""
