"""The lobby of an Inn table: characters by edition, whom chance picks, the form of the options."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bot.engine import BadData, Refused
from bot.games import english, words_in
from bot.games.inn.look import choosing, lobby
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.pictures.choosing import two_lines
from bot.games.inn.rules import Inn, the_library
from bot.languages.spoken import speaking
from bot.tables.info import SeatInfo, TableInfo
from tests.components import parts
from tests.games.inn.test_layouts import check_message

WORDS = english()
LIBRARY = the_library()


def info(**options: Any) -> TableInfo:
    return TableInfo(
        "ABCD", 1, 2, "inn", "lobby", "normal", 8, 100, Inn().check_options(options), 0.0, None, None, "", "",
        tuple(SeatInfo(seat, 100 + seat, f"P{seat}", None, False, False, 0.0) for seat in range(3)), "", None, 0,
    )  # fmt: skip


def menus(view: Any) -> list[dict[str, Any]]:
    check_message(view)
    return [part for row in view.to_components() if row["type"] == 1 for part in row["components"] if part["type"] == 3]


def test_all_characters_are_shown_four_at_a_time_by_edition() -> None:
    found = choosing.sheets(LIBRARY)
    assert sorted(code for sheet in found for code in sheet.codes) == sorted(LIBRARY.characters)
    assert {len(sheet.codes) for sheet in found} == {choosing.AT_A_TIME}
    assert [sheet.edition for sheet in found] == lobby.editions(LIBRARY)
    for number, sheet in enumerate(found):
        shown = choosing.candidates(WORDS, info(), number, 0)
        view = choosing.faces_layout(WORDS, info(), number, shown, host=True, alt="Faces")
        check_message(view)
        picks = [part for part in parts(view.to_components()) if ":inn.character:" in part.get("custom_id", "")]
        assert [pick["custom_id"].rpartition(":")[2] for pick in picks] == [*sheet.codes, lobby.CHANCE]
        assert Image.open(io.BytesIO(choosing.faces_art(WORDS, shown).draw())).width == 1200
        assert "*" not in choosing.faces_art(WORDS, shown).alt
        assert all(character.about in choosing.faces_art(WORDS, shown).alt for character in shown)


def test_each_character_has_two_lines_and_none_is_cut_within_a_word() -> None:
    for character in LIBRARY.characters.values():
        lines = two_lines(character.about)
        assert 1 <= len(lines) <= 2
        assert " ".join(lines).rstrip("….").removesuffix(",") in character.about
    assert two_lines("word " * 60)[1].endswith("word…")


def test_whoever_is_taken_says_by_whom_and_the_own_one_is_marked() -> None:
    table = info(characters=["zot", "", ""])
    number = choosing.sheet_of(LIBRARY, LIBRARY.characters["zot"].edition)
    other = {each.code: each for each in choosing.candidates(WORDS, table, number, 1)}
    assert (other["zot"].free, other["zot"].note) == (False, "taken by P0")
    assert all(each.free and not each.note for code, each in other.items() if code != "zot")
    own = {each.code: each for each in choosing.candidates(WORDS, table, number, 0)}
    assert (own["zot"].free, own["zot"].mine) == (True, True)
    with pytest.raises(Refused, match="no-such-character"):
        choosing.sheet_of(LIBRARY, 99)


def test_fifty_decks_of_the_house_are_turned_over_sheet_by_sheet() -> None:
    many = {f"own-{n:02}": replace(LIBRARY.characters["zot"], edition=0, name=f"Own {n:02}") for n in range(50)}
    library = replace(LIBRARY, characters={**LIBRARY.characters, **many})
    found = choosing.sheets(library)
    assert [code for sheet in found if sheet.edition == 0 for code in sheet.codes] == sorted(many)
    number = choosing.sheet_of(library, 0, 12)
    assert number == len(found) - 1
    shown = choosing.candidates(WORDS, info(), number, 0, library)
    assert [each.code for each in shown] == ["own-48", "own-49"]
    jump, chance = menus(choosing.faces_layout(WORDS, info(), number, shown, host=True, library=library))
    assert jump["options"][-1]["label"] == "Decks of the house"
    assert not any(option["default"] for option in chance["options"]), "chance is not limited"


def test_chance_can_be_limited_to_editions() -> None:
    known = lobby.editions(LIBRARY)
    assert lobby.editions_of_chance(info(), LIBRARY) == known
    assert lobby.chance_option(LIBRARY, [str(edition) for edition in known]) == []
    first = lobby.chance_option(LIBRARY, ["1"])
    assert {LIBRARY.characters[code].edition for code in first} == {1}
    limited = info(chance=first)
    assert lobby.editions_of_chance(limited, LIBRARY) == [1]
    assert "random characters from The Red Dragon Inn 1" in LOOK.options(WORDS, limited)
    assert not any("chance" in told for told in LOOK.options(WORDS, info()))
    for wrong in ([], ["99"], ["x"]):
        with pytest.raises(Refused, match="bad-option"):
            lobby.chance_option(LIBRARY, wrong)


def test_settled_options_keep_the_editions_of_chance_and_know_their_new_characters() -> None:
    game = Inn()
    whole = game.settled(game.check_options({}))
    assert sorted(whole["chance"]) == sorted(LIBRARY.characters)
    first = lobby.chance_option(LIBRARY, ["1"])
    assert sorted(game.settled(game.check_options({"chance": first}))["chance"]) == sorted(first)
    assert sorted(game.settled({**whole, "chance": first[:1]})["chance"]) == sorted(first)
    assert sorted(game.settled({**whole, "chance": ["gone"]})["chance"]) == sorted(LIBRARY.characters)


def test_the_form_has_events_and_the_bar_deck_and_comes_back() -> None:
    form = LOOK.form(WORDS, info(bar=True, events="sea"))
    fields = [item.component for item in form.children]  # pyright: ignore
    assert len(fields) == 5
    chosen = [[option.value for option in field.options if option.default] for field in fields]  # pyright: ignore
    assert chosen == [["normal"], ["drink-1", "bar"], ["sea"], ["natural"], ["-1"]]
    events = [option.value for option in fields[2].options]  # pyright: ignore
    assert events == ["none", *LIBRARY.encounters, "both"]
    wanted = LOOK.read_form(("blitz", "drink-2,bar", "both", "sealed", "1"))
    assert wanted.pace == "blitz"
    assert wanted.options == {
        "drinks": ["drink-2"], "bar": True, "events": "both", "windows": "sealed", "starter": 1,
    }  # fmt: skip
    assert Inn().check_options(wanted.options)["events"] == "both"


@pytest.mark.parametrize(
    "values", [("blitz", "drink-2", "yes", "quick", "1"), ("blitz",), ("a", "b", "none", "d", "x")]
)
def test_a_form_of_before_is_refused(values: tuple[str, ...]) -> None:
    with pytest.raises(Refused, match="reopen"):
        LOOK.read_form(values)


@pytest.mark.parametrize(
    ("value", "told"), [("sea", "Sea Events"), ("dungeon", "Dungeon Events"), ("both", "Sea and Dungeon Events")]
)
def test_the_lobby_tells_which_events_there_are(value: str, told: str) -> None:
    assert told in LOOK.options(WORDS, info(events=value))
    assert not any("Events" in line for line in LOOK.options(WORDS, info()))


def test_drink_decks_of_ours_are_called_in_the_language_of_the_table() -> None:
    now = info(drinks=["drink-1", "drink-2"])
    assert [WORDS.say(f"inn-drinks.{code}") for code in LIBRARY.decks] == [deck.name for deck in LIBRARY.decks.values()]
    assert "Drinks of the first edition and Drinks of the second edition" in LOOK.options(WORDS, now)
    with speaking("de"):
        assert "Drinks der ersten Edition und Drinks der zweiten Edition" in LOOK.options(words_in(""), now)


def test_where_bosses_play_villains_are_marked_and_a_boss_may_pick_them_alone() -> None:
    number = choosing.sheet_of(LIBRARY, LIBRARY.characters["daareka"].edition)
    table = info(variant="boss-battle", teams=["boss", "challengers", "challengers"], characters=["daareka", "", ""])
    villains = {code for code in choosing.sheets(LIBRARY)[number].codes if LIBRARY.characters[code].villain}
    challenger = choosing.candidates(WORDS, table, number, 1)
    assert {each.code for each in challenger if each.note == "villain"} == villains - {"daareka"}
    boss = choosing.candidates(WORDS, table, number, 0)
    assert {each.code for each in boss if each.free} == villains
    none = next(at for at, sheet in enumerate(choosing.sheets(LIBRARY)) if not any(
        LIBRARY.characters[code].villain for code in sheet.codes))  # fmt: skip
    assert not any(each.note for each in choosing.candidates(WORDS, table, none, 1))
    heroes = choosing.candidates(WORDS, table, none, 0)
    assert {(each.free, each.note) for each in heroes} == {(False, "no villain")}
    assert "Daareka" in (told := LOOK.lobby_seat(WORDS, table, table.seats[0]))
    assert told.endswith("(villain)")
    assert LOOK.lobby_caption(WORDS, table, table.seats[0]).endswith("(villain)")
    alone = info(characters=["daareka", "", ""])
    assert "villain" not in LOOK.lobby_seat(WORDS, alone, alone.seats[0])


@pytest.mark.parametrize(
    ("part", "told"),
    [
        (0.62, "the Boss is favored to win, about 60 games in 100"),
        (0.5, "an even fight: the Boss wins about 50 games in 100"),
        (0.31, "the Challengers are favored: the Boss wins about 30 games in 100"),
    ],
)
def test_a_boss_battle_tells_who_is_favoured(monkeypatch: pytest.MonkeyPatch, part: float, told: str) -> None:
    """By the number of Challengers there are: here two; while there are too few, nobody knows."""
    monkeypatch.setattr(lobby, "the_bosses", lambda: [part, 0.99, 0.99])
    table = info(variant="boss-battle")
    assert told in LOOK.options(WORDS, table)
    for other in (info(), info(variant="boss-versus-boss"), table._replace(seats=table.seats[:2])):
        assert not any("the Boss" in line for line in LOOK.options(WORDS, other))


def test_the_figures_of_bosses_are_read() -> None:
    assert len(lobby.the_bosses()) == 3
    for text in ("wins = [0.5, 0.5]", "wins = [0.5, 0.5, 1.5]", 'wins = "often"', "wins = ["):
        with pytest.raises(BadData, match=r"^bosses\.toml: "):
            lobby.read_bosses(text, "bosses.toml")


def test_a_boss_picks_no_character_that_is_no_villain() -> None:
    table = info(variant="boss-battle", teams=["challengers", "boss", "challengers"])
    lobby.check_villain(table, 0, "zot")
    lobby.check_villain(table, 1, "daareka")
    lobby.check_villain(table, 1, "")
    with pytest.raises(Refused) as no:
        lobby.check_villain(table, 1, "zot")
    assert (
        WORDS.refusal(no.value.reason, no.value.facts) == "Zot the Wizard is no villain, and only villains are Bosses."
    )
    with pytest.raises(Refused, match="boss-no-villain"):
        lobby.check_villain(info(variant="boss-versus-boss"), 2, "zot")
