"""Sides in the lobby: words, picture, description, and that it all fits one message."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from bot.engine import Lineup, Place, filled
from bot.games import GAMES, english
from bot.tables.info import TableInfo
from bot.ui.layouts.lobby import lobby_art, lobby_layout
from bot.ui.layouts.setting_up import PresetOffer, SetUp, presets_art, setup_layout
from bot.ui.layouts.teams import SidesOffer, by_side, place_name, side_groups, sides_alt, teams_layout
from bot.ui.pictures.lobby import Chair
from tests.e2e.conftest import parts, texts
from tests.ui.test_lobby_picture import lobby

WORDS = english()
LOOK = GAMES["inn"].look()
RULES = GAMES["inn"].rules()
COMPONENTS_MOST = 40
"""Discord takes no more in a message."""


def offer(info: TableInfo) -> SidesOffer:
    return SidesOffer(RULES.variants, RULES.lineup(info.options, len(info.seats)))


def team_lobby(names: list[str], most: int = 8, **options: Any) -> TableInfo:
    info = lobby("inn", names, most, **{"variant": "two-headed-dragon", **options})
    teams = filled(RULES.lineup(info.options, len(names)))
    return info._replace(options={**info.options, "teams": teams})


def boss_and_lackey(*taken: str) -> Lineup:
    """Sides of unequal places, as other variants have them."""
    places = (Place("boss", "1", 1, "boss"), Place("rest", "2", 4, "lackey"))
    return Lineup("inn-boss", range(3, 6), None, "boss-battle", "teams", places, taken)


def verbs_of(view: Any) -> list[str]:
    return [part["custom_id"].split(":")[3] for part in parts(view.to_components()) if "custom_id" in part]


def everything(info: TableInfo) -> SetUp:
    presets = [PresetOffer(preset.name, False, False, ("told",)) for preset in LOOK.presets()]
    presets += [PresetOffer(f"own {n}", True, False, ("told",)) for n in range(5)]
    return SetUp(offer(info), list(GAMES), presets, lessons=True)


@pytest.mark.parametrize("alt", ["", "The lobby."])
def test_the_fullest_lobby_is_one_picture_and_three_buttons_and_all_else_fits_one_message(alt: str) -> None:
    info = team_lobby(list("ABCDEFGH"))._replace(follows="WXYZ", host_id=100)
    view = lobby_layout(WORDS, LOOK, info, 0.0, offer(info), alt=alt)
    assert verbs_of(view) == ["table.start", "table.leave", "table.setup"], "nobody can join any more"
    assert sum(part["type"] == 12 for part in parts(view.to_components())) == bool(alt)
    assert verbs_of(lobby_layout(WORDS, LOOK, team_lobby(["A"]), 0.0))[1] == "table.join"
    panel = setup_layout(WORDS, LOOK, info, 100, everything(info), alt=alt)
    teams = teams_layout(WORDS, info, offer(info), host=True, chosen=1)
    assert {"table.variant", "table.game", "table.preset", "table.own-preset", "inn.faces"} <= set(verbs_of(panel))
    assert {"table.side", "table.mover", "table.moved", "table.sides-again"} <= set(verbs_of(teams))
    for shown in (view, panel, teams):
        assert len(parts(shown.to_components())) <= COMPONENTS_MOST
        assert sum(map(len, texts(shown.to_components()))) < 4000


def test_guests_choose_for_themselves_and_strangers_may_join_or_learn() -> None:
    info = team_lobby(["A", "B"])
    host, guest, stranger = (
        verbs_of(setup_layout(WORDS, LOOK, info, user, everything(info), alt="x")) for user in (100, 101, 7)
    )
    assert set(host) - set(guest) == {
        "table.game", "table.preset", "table.own-preset", "table.variant", "table.options", "table.close",
        "call.out",
    }  # fmt: skip
    assert {"table.teams", "inn.faces", "lesson.begin", "table.leave"} <= set(guest)
    assert stranger == ["table.join", "lesson.begin"]


def test_the_picture_of_presets_shows_each_and_what_is_in_its_key() -> None:
    offers = everything(team_lobby(["A"])).presets
    art = presets_art(WORDS, offers)
    lit = presets_art(WORDS, [offers[0]._replace(in_force=True), *offers[1:]])
    assert art is not None
    assert lit is not None
    assert art.key != lit.key
    assert art.draw() == art.draw() != lit.draw()
    assert Image.open(io.BytesIO(art.draw())).width == 1200
    assert "Quick night: told" in art.alt
    assert "Quick night, chosen: told" in lit.alt
    assert presets_art(WORDS, []) is None


@pytest.mark.parametrize(
    ("names", "given", "told"),
    [
        (["A"], {}, "It takes at least two players to start. Wait for a *Join*, or seat a patron under *Set up*."),
        (["A", "B"], {"variant": "two-headed-dragon"}, "It takes 2 more players, people or patrons. Wait for a *Join*"),
        (["A", "B", "C"], {"variant": "boss-battle", "teams": ["challengers"] * 3}, "Pick the Boss under *Set up*"),
        (["A", "B"], {}, "A starts when everybody is here."),
    ],
)
def test_below_a_grey_start_stand_the_reason_and_what_helps(names: list[str], given: dict[str, Any], told: str) -> None:
    info = lobby("inn", names, 8, **given)
    view = lobby_layout(WORDS, LOOK, info, 0.0, offer(info), alt="x")
    *_, foot = parts(view.to_components())
    assert told in foot["content"]
    (start,) = [part for part in parts(view.to_components()) if part.get("custom_id", "").endswith("table.start")]
    assert start.get("disabled", False) == ("Not yet" in foot["content"])


def test_every_reason_against_a_start_has_a_remedy() -> None:
    reasons = {
        "too-few-seats", "teams-few", "teams-many", "teams-uneven", "one-boss-alone", "bosses-wrong",
        "boss-no-villain", "characters-lacking", "villains-lacking",
    }  # fmt: skip
    assert {
        key.removeprefix("lobby-remedy.") for key in WORDS.every_key() if key.startswith("lobby-remedy.")
    } == reasons


def test_everybody_stands_under_their_side_and_gaps_are_told() -> None:
    info = team_lobby(["Ada", "Bo", "Cy"])
    assert by_side(WORDS, offer(info), ["Ada", "Bo", "Cy"]) == [
        "**Team 1**", "Ada", "Cy", "**Team 2**", "Bo", "1 place free",
    ]  # fmt: skip
    assert by_side(WORDS, SidesOffer(()), ["Ada", "Bo"]) == ["Ada", "Bo"]


def test_the_picture_shows_sides_and_whatever_it_shows_is_in_its_key() -> None:
    plain = team_lobby(["Ada", "Bo", "Cy"])
    others = [
        plain._replace(options={**plain.options, "teams": ["1", "1", "2"]}),
        team_lobby(["Ada", "Bo"]),
        team_lobby(["Ada", "Bo", "Cy"], characters=["gog"]),
        lobby("inn", ["Ada", "Bo", "Cy"], 8),
    ]
    arts = [lobby_art(WORDS, LOOK, info, offer(info)) for info in (plain, *others)]
    assert len({art.key for art in arts}) == len(arts)
    assert len({art.draw() for art in arts}) == len(arts)
    assert arts[0].alt.startswith("The lobby of The Red Dragon Inn: 3 of 8 seats taken")
    assert "Team 1: Ada (host, random) and Cy (random). Team 2: Bo (random) and 1 place free." in arts[0].alt


@pytest.mark.parametrize("seats", [1, 4, 6, 8])
def test_the_picture_is_as_wide_as_every_picture(seats: int) -> None:
    info = team_lobby(["Ada Augusta King, Countess of Lovelace", *"BCDEFGH"][:seats])
    wide, high = Image.open(io.BytesIO(lobby_art(WORDS, LOOK, info, offer(info)).draw())).size
    assert (wide, high <= 1100) == (1200, True)


def test_sides_of_any_size_are_filled_from_the_smallest() -> None:
    assert filled(boss_and_lackey("", "", "", "")) == ["boss", "rest", "rest", "rest"]
    assert filled(boss_and_lackey("rest", "rest", "", "")) == ["rest", "rest", "boss", "rest"]
    assert filled(boss_and_lackey("boss", "boss", "gone")) == ["boss", "rest", "rest"]
    assert filled(boss_and_lackey(*[""] * 6)) == ["boss", *["rest"] * 4, ""], "there is no room for the sixth"
    assert boss_and_lackey("rest", "rest", "boss").order() == [2, 0, 1], "the first side sits first"


@pytest.mark.parametrize("variant", RULES.variants[1:])
def test_every_variant_has_its_words_and_fits_with_as_many_as_may_play(variant: str) -> None:
    info = lobby("inn", list("ABCDEFGH"), 8, variant=variant)
    most = RULES.lineup(info.options, 8).seats[-1]
    info = lobby("inn", list("ABCDEFGH")[:most], 8, variant=variant)._replace(follows="WXYZ")
    lineup = RULES.lineup(info.options, most)
    if lineup.option:
        info = info._replace(options={**info.options, lineup.option: filled(lineup)})
    view = lobby_layout(WORDS, LOOK, info, 0.0, offer(info))
    assert f"**{WORDS.say(f'variant.{variant}')}**: " in "\n".join(texts(view.to_components()))
    panel = setup_layout(WORDS, LOOK, info, info.host_id, everything(info), alt="x")
    assert len(parts(panel.to_components())) <= COMPONENTS_MOST
    assert len(WORDS.say(f"variant-about.{variant}")) <= 100, "a line of a select holds no more"
    swaps = ["Swap Boss" in str(teams_layout(WORDS, table, offer(table), host=True).to_components())
             for table in (info, info._replace(follows=None))]  # fmt: skip
    assert swaps == [variant in ("boss-battle", "leaders-and-lackeys"), False], "a rematch offers it"
    art = lobby_art(WORDS, LOOK, info, offer(info))
    assert Image.open(io.BytesIO(art.draw())).width == 1200
    assert WORDS.say(f"variant.{variant}") in art.alt
    if lineup.option:
        offered = offer(info).lineup
        assert offered is not None
        assert all(len(offered.of_side(side)) > 0 for side in offered.sides)


def test_who_finds_no_room_is_shown_all_the_same() -> None:
    lineup = boss_and_lackey("boss", *["rest"] * 4, "")
    told = by_side(WORDS, SidesOffer((), lineup), list("ABCDEF"))
    assert told[-2:] == ["**No team**", "F"]
    groups = side_groups(WORDS, lineup, [Chair(name) for name in "ABCDEF"])
    assert [(len(group.chairs), group.free) for group in groups] == [(1, 0), (4, 0), (1, 0)]
    assert sides_alt(WORDS, lineup, list("ABCDEF")).endswith("No team: F.")


def test_the_host_may_send_somebody_to_a_gap_or_let_two_change_places() -> None:
    info = team_lobby(["Ada", "Bo", "Cy"])
    view = teams_layout(WORDS, info, offer(info), host=True, chosen=0)
    menus = [part for part in parts(view.to_components()) if part["type"] == 3]
    own, who, where = ([option["label"] for option in menu["options"]] for menu in menus)
    assert own == ["Team 1", "Team 2"]
    assert who == ["Ada", "Bo", "Cy"]
    assert where == ["Team 2", "Swap with Bo"]
    assert place_name(WORDS, Place("2", "2", 2)) == "Team 2"
