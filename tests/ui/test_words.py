"""The words: all there, none too many, and what they do with numbers and names."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from bot.engine import Refused
from bot.games import GAMES, english
from bot.games.drinko.look.story import lines
from bot.games.inn.look.pictures.told import reason_told
from bot.languages.files import LOCALES
from bot.languages.messages import BadMessages, Messages
from bot.languages.spoken import speaking
from bot.ui import places
from bot.ui.delivery import threads
from bot.ui.errors import permissions_told, sentence
from bot.ui.layouts.tables import picture
from bot.ui.names import clean, in_picture, plain, unisolated
from bot.ui.words import Words

ROOT = Path(__file__).parents[2]
LOOKS = {name: kit.look() for name, kit in GAMES.items()}
SOURCES = [*sorted((ROOT / "bot").rglob("*.py")), *sorted((ROOT / "cogs").glob("*.py"))]
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


def test_everything_that_is_said_has_words() -> None:
    said = set(re.findall(r"""say\(\s*f?"([a-z-]+\.[a-z_-]+)"[,)]""", CODE))
    assert len(said) > 60
    assert {key for key in said if not english().has(key)} == set()


def test_no_command_has_words_of_its_own() -> None:
    described = re.findall(r"app_commands\.describe\((?:[^()]|\([^()]*\))*\)", CODE)
    assert len(described) > 30
    keys = [key for line in described for key in re.findall(r'="([^"]+)"', line)]
    assert {key for key in keys if not english().has(key)} == set()


def test_every_permission_that_the_bot_needs_has_words() -> None:
    permissions = {*places.NEEDED, *places.needed(discord.ForumChannel.__new__(discord.ForumChannel)), *threads.NEEDED}
    with speaking("de"):
        told = permissions_told(Words([LOCALES]), sorted(permissions))
    assert "Nachrichten in Threads senden" in told
    assert not [name for name in permissions if name.replace("_", " ") in told]


def test_all_words_are_said() -> None:
    named = set(re.findall(r"""["']([a-z-]+\.[a-z0-9_-]+)["']""", CODE))
    reasons = {f"refused.{word}" for word in re.findall(r"""["']([a-z-]+)["']""", CODE)}
    for ending in re.findall(r'Refused\(f"\{what\}([a-z-]+)"', CODE):
        reasons |= {f"refused.{what}{ending}" for what in re.findall(r'check_name\(\w+, "([a-z]+)"', CODE)}
    forms = re.findall(r'f"([a-z-]+\.(?:[a-z-]*\{[^}"]+\}[a-z-]*)+)"', CODE)
    made = re.compile("|".join(re.sub(r"\{[^}]+\}", "[a-z0-9_-]+", form) for form in forms if "refused" not in form))
    assert {key for key in english().every_key() if key not in named | reasons and not made.fullmatch(key)} == set()


@pytest.mark.parametrize("name", ["יעל", "سارة", "Ann יעל", "*יעל*", "\u202eיעל"])
def test_a_name_from_right_to_left_turns_nothing_round(name: str) -> None:
    """What stands beside it stays in its place: in *3 cards* beside a name, the number would go to its other side."""
    shown = clean(name)
    assert shown[0] == "\u2068"
    assert shown[-1] == "\u2069"
    assert shown.count("\u2068") == shown.count("\u2069") == 1
    assert in_picture(shown) == plain(name), "a picture puts letters into their order by itself"
    alt = english().say("inn-event.starts", name=shown)
    assert not {"\u2068", "\u2069"} & set(str(picture("table.png", alt).to_component_dict()))
    assert unisolated(alt) == english().say("inn-event.starts", name=unisolated(shown))


@pytest.mark.parametrize("name", ["Ann", "Élise_", "李小龙", "Ngọc", "🐉", ""])
def test_other_names_are_left_as_they_are(name: str) -> None:
    assert not {"\u2068", "\u2069"} & set(clean(name))


def test_who_is_out_is_in_the_same_place_in_words_and_pictures() -> None:
    """Document 002: without Gold one spends the night in the stables; who passes out sleeps in the house."""
    assert "stables" in english().say("inn.out-broke")
    assert "stables" in reason_told(english(), "broke")
    assert "upstairs" in english().say("inn.out-asleep")
    assert "upstairs" in reason_told(english(), "asleep")


def test_numbers_choose_their_word() -> None:
    words = english()
    assert words.say("event.drew", name="Ann", n=1) == "Ann draws 1 card."
    assert words.say("event.drew", name="Ann", n=2) == "Ann draws 2 cards."
    assert words.listing(["Ann"]) == "Ann"
    assert words.listing(["Ann", "Ben", "Cid"]) == "Ann, Ben and Cid"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("a_b = one\na_c", 'en.ftl: line 2: Expected token: "="'),
        ("a_b = { $n", "en.ftl: line 1, in a_b: "),
        (
            "a_b = { $n ->\n    [one] a\n}",
            "en.ftl: line 3, in a_b: Expected one of the variants to be marked as default (*)",
        ),
        ("a_b =\n    .title = one", "en.ftl: a_b: has no text of its own"),
    ],
)
def test_broken_words_say_where(text: str, wrong: str) -> None:
    with pytest.raises(BadMessages, match=re.escape(wrong)):
        Messages("en", [lambda: {"en.ftl": text}])


def test_a_key_has_one_home() -> None:
    sources = [lambda: {"shared.ftl": "a_b = one"}, lambda: {"game.ftl": "a_c = two\na_b = three"}]
    with pytest.raises(BadMessages, match=re.escape("game.ftl: a_b: stands in shared.ftl too")):
        Messages("en", sources)


def test_a_move_and_what_it_brings_stand_on_one_line() -> None:
    events = [
        {"key": "played", "seat": 0, "card": "r+2", "left": 5, "target": None},
        {"key": "train", "size": 2, "was": 0},
        {"key": "drank", "seat": 1, "n": 2},
        {"key": "train", "size": 0, "was": 2},
        {"key": "drew", "seat": 1, "n": 2},
        {"key": "drew", "seat": 0, "n": 1},
        {"key": "catch-wrong", "seat": 1, "target": 0, "cards": 3, "called": False},
        {"key": "drank", "seat": 1, "n": 1},
        {"key": "drew", "seat": 1, "n": 1},
        {"key": "played", "seat": 0, "card": "split", "left": 1, "target": 1},
        {"key": "drank", "seat": 0, "n": 1},
        {"key": "drank", "seat": 1, "n": 1},
    ]
    assert lines(english(), ["Ann", "Ben"], events) == [
        "Ann plays a red +2. A Drink Train of 2 starts.",
        "Ben drinks 2 and draws 2 cards.",
        "Ann draws a card.",
        "Ben tries to catch Ann, who still holds 3 cards. Ben drinks 1.",
        "Ben draws a card.",
        "Ann plays Split (1 card left) on Ben. Ann and Ben drink 1 each.",
    ]


def test_names_do_not_steer_the_text_around_them() -> None:
    assert plain("a\u202eb\nc\u200b") == "ab c"
    assert plain("👩\u200d🍳") == "👩\u200d🍳"
    assert plain("\u202e") == "?"
    assert "<@" not in clean("<@123456789012345678>")
    assert "@everyone" not in clean("@everyone")
    assert clean("**loud**") == r"\*\*loud\*\*"
    assert "**" not in clean("http://a/**b**").replace(r"\*", "")
    assert "[x](" not in clean("http://a/[x](http://b.example)").replace(r"\[", "")
    assert "://" not in clean("https://free.example"), "it would be a link that the bot seems to give"


def test_what_somebody_typed_is_shown_back_without_doing_anything() -> None:
    told = sentence(english(), LOOKS, Refused("no-such-card", card="<@123> **http://a/**"))
    assert told is not None
    assert "<@" not in told
    assert "**" not in told.replace(r"\*", "")
