"""The lobby of an Inn table: characters by edition, whom chance picks, the form of the options."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.engine import BadData, Refused
from bot.games import english
from bot.games.inn.look import lobby
from bot.games.inn.look.look import LOOK
from bot.games.inn.rules import Inn, the_library
from bot.tables.info import SeatInfo, TableInfo
from bot.ui.layouts.lobby import lobby_layout
from bot.ui.layouts.tables import layout
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


def test_the_lobby_lists_editions_and_each_its_characters() -> None:
    own, chance = menus(lobby_layout(WORDS, LOOK, info(), 0.0))
    numbers = lobby.editions(LIBRARY)
    assert [option["value"] for option in own["options"]] == [lobby.CHANCE, *map(str, numbers)]
    assert [option["value"] for option in chance["options"]] == [str(number) for number in numbers]
    listed = [code for edition in numbers for code in lobby.characters_of(LIBRARY, edition)]
    assert sorted(listed) == sorted(LIBRARY.characters)
    (menu,) = menus(lobby.characters_layout(WORDS, info(characters=["zot"]), LIBRARY.characters["zot"].edition))
    values = [option["value"] for option in menu["options"]]
    assert values == [code for code in lobby.characters_of(LIBRARY, LIBRARY.characters["zot"].edition) if code != "zot"]


def test_an_edition_of_nobody_is_refused_and_one_that_is_taken_says_so() -> None:
    with pytest.raises(Refused, match="no-such-character"):
        lobby.characters_layout(WORDS, info(), 99)
    edition = LIBRARY.characters["daareka"].edition
    taken = lobby.characters_layout(WORDS, info(characters=lobby.characters_of(LIBRARY, edition)), edition)
    assert menus(taken) == []
    assert "all of them are taken" in str(taken.to_components())


def test_fifty_decks_of_the_house_are_turned_over_page_by_page() -> None:
    many = {f"own-{n:02}": replace(LIBRARY.characters["zot"], edition=0, name=f"Own {n:02}") for n in range(50)}
    library = replace(LIBRARY, characters={**LIBRARY.characters, **many})
    seen: list[str] = []
    for page in range(3):
        (menu,) = menus(lobby.characters_layout(WORDS, info(), 0, page, library))
        *codes, more = [option["value"] for option in menu["options"]]
        assert more == f"0>{(page + 1) % 3}"
        seen += codes
    assert seen == sorted(many)
    assert lobby.editions(library)[-1] == 0
    own, chance = menus(layout(*lobby.lobby_rows(WORDS, info(), library)))
    assert own["options"][-1]["label"] == "Decks of the house"
    assert all(option["default"] for option in chance["options"])


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


def test_where_bosses_play_villains_are_marked_and_a_boss_is_shown_them_alone() -> None:
    edition = LIBRARY.characters["daareka"].edition
    table = info(variant="boss-battle", teams=["boss", "challengers", "challengers"], characters=["daareka", "", ""])
    villains = {code for code in lobby.characters_of(LIBRARY, edition) if LIBRARY.characters[code].villain}
    (challenger,) = menus(lobby.characters_layout(WORDS, table, edition, seat=1))
    marked = {option["value"] for option in challenger["options"] if option["description"].startswith("Villain. ")}
    assert marked == villains - {"daareka"}
    (boss,) = menus(lobby.characters_layout(WORDS, table, edition, seat=0))
    assert {option["value"] for option in boss["options"]} == marked
    none = next(number for number in lobby.editions(LIBRARY) if not any(
        LIBRARY.characters[code].villain for code in lobby.characters_of(LIBRARY, number)))  # fmt: skip
    (heroes,) = menus(lobby.characters_layout(WORDS, table, none, seat=1))
    assert not any(option["description"].startswith("Villain") for option in heroes["options"])
    shown = lobby.characters_layout(WORDS, table, none, seat=0)
    assert menus(shown) == []
    assert "no villain left for a Boss" in str(shown.to_components())
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
        WORDS.say(f"refused.{no.value.reason}", **no.value.facts)
        == "Zot the Wizard is no villain, and only villains are Bosses."
    )
    with pytest.raises(Refused, match="boss-no-villain"):
        lobby.check_villain(info(variant="boss-versus-boss"), 2, "zot")
