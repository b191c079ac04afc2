"""Sides in the lobby: who plays with whom, what is still needed, and how they sit once the game starts."""

from __future__ import annotations

import pytest

from bot.engine import Lineup
from bot.engine.lineup import Place
from bot.games.inn.rules import Inn
from bot.tables import TableInfo
from bot.tables.seats.teams import turned
from tests.tables.tavern import ADA, BEA, CID, DAN, House
from tests.tables.test_lobby import refused

DRAGON = "two-headed-dragon"


@pytest.fixture
def inn(house: House) -> House:
    house.games["inn"] = Inn()
    return house


async def opened(house: House, patrons: int = 0, **given: object) -> TableInfo:
    """A lobby of Ada's, of Two-Headed Dragon, with Bea and so many patrons."""
    info = await house.tables.lobby.open(1, 2, ADA, "inn", most=8, options={"variant": DRAGON, **given})
    info = await house.tables.lobby.join(info.id, BEA)
    for _ in range(patrons):
        info = await house.tables.lobby.add_patron(info.id, ADA.id)
    return info


def missing(house: House, info: TableInfo) -> str:
    why = house.tables.options.lineup(info).missing
    return why[0] if why is not None else ""


async def test_whoever_sits_down_comes_to_the_smallest_team(inn: House) -> None:
    info = await opened(inn, patrons=3)
    assert info.options["teams"] == ["1", "2", "1", "2", "3"]
    lineup = inn.tables.options.lineup(info)
    assert (lineup.sides, lineup.missing) == (("1", "2", "3"), ("teams-few", {"n": 1}))
    info = await inn.tables.lobby.add_patron(info.id, ADA.id)
    assert missing(inn, info) == ""
    info = await inn.tables.leaving.leave(info.id, BEA.id)
    assert info.options["teams"] == ["1", "1", "2", "3", "3"]
    info = await inn.tables.lobby.join(info.id, CID)
    assert info.options["teams"][-1] == "2"


async def test_a_game_of_teams_starts_with_mates_side_by_side_when_every_team_is_full(inn: House) -> None:
    info = await opened(inn, characters=["", "gog"], starter=1)
    assert await refused(inn.tables.lobby.start_game(info.id, ADA.id)) == ("teams-few", {"n": 2})
    for _ in range(2):
        info = await inn.tables.lobby.add_patron(info.id, ADA.id)
    before = [seat.name for seat in info.seats]
    assert info.options["teams"] == ["1", "2", "1", "2"]
    info = await inn.tables.lobby.start_game(info.id, ADA.id)
    assert info.options["teams"] == ["1", "1", "2", "2"]
    assert [seat.name for seat in info.seats] == [before[seat] for seat in (0, 2, 1, 3)]
    assert [seat.seat for seat in info.seats] == [0, 1, 2, 3]
    assert (info.options["characters"], info.options["starter"]) == (["", "", "gog", ""], 2), "they go with Bea"
    view = (await inn.tables.public_table(info.id)).view
    assert view is not None
    assert [seat["party"] for seat in view["seats"]] == [0, 0, 1, 1]
    await inn.down()
    await inn.up()
    assert await inn.tables.info(info.id) == info


async def test_a_person_changes_teams_and_a_patron_makes_room(inn: House) -> None:
    info = await opened(inn, patrons=2)
    arranging = inn.tables.arranging
    info = await arranging.move(info.id, BEA.id, "1")
    assert info.options["teams"] == ["1", "1", "2", "2"], "the patron has changed places with Bea"
    assert await arranging.move(info.id, BEA.id, "1") == info._replace(version=info.version + 1)
    assert await refused(arranging.move(info.id, BEA.id, "2", seat=0)) == ("not-host", {})
    assert await refused(arranging.move(info.id, BEA.id, "3")) == ("no-such-side", {})
    assert await refused(arranging.move(info.id, CID.id, "2")) == ("not-seated", {})
    assert await refused(arranging.move(info.id, ADA.id, "2", seat=4)) == ("no-such-seat", {})
    assert await refused(arranging.move(info.id, ADA.id, "1", seat=3)) == ("side-full", {}), "people stay"


async def test_of_several_patrons_the_last_makes_room_and_none_does_where_there_is_room(inn: House) -> None:
    info = await opened(inn, patrons=4)
    assert info.options["teams"] == ["1", "2", "1", "2", "3", "3"]
    info = await inn.tables.arranging.move(info.id, BEA.id, "3")
    assert info.options["teams"] == ["1", "3", "1", "2", "3", "2"], "the last of team 3 has gone where Bea was"
    info = await inn.tables.lobby.remove_patron(info.id, ADA.id, seat=4)
    assert info.options["teams"] == ["1", "3", "1", "2", "2"]
    info = await inn.tables.arranging.move(info.id, ADA.id, "3")
    assert info.options["teams"] == ["3", "3", "1", "2", "2"]


async def test_the_host_lets_people_change_places_and_shuffles_the_teams(inn: House) -> None:
    info = await opened(inn)
    for person in (CID, DAN):
        info = await inn.tables.lobby.join(info.id, person)
    arranging = inn.tables.arranging
    assert info.options["teams"] == ["1", "2", "1", "2"]
    assert await refused(arranging.move(info.id, BEA.id, "1")) == ("side-full", {})
    assert await refused(arranging.change_places(info.id, BEA.id, 1, 2)) == ("not-host", {})
    info = await arranging.change_places(info.id, ADA.id, 1, 2)
    assert info.options["teams"] == ["1", "1", "2", "2"]
    assert await refused(arranging.shuffle(info.id, BEA.id)) == ("not-host", {})
    seen: set[tuple[str, ...]] = set()
    for _ in range(20):
        info = await arranging.shuffle(info.id, ADA.id)
        seen.add(tuple(info.options["teams"]))
        assert sorted(info.options["teams"]) == ["1", "1", "2", "2"]
    assert len(seen) > 2


def test_it_starts_only_where_chance_has_a_character_for_everybody() -> None:
    rules = Inn()
    options = rules.check_options({"chance": ["gog", "eve"]})
    assert rules.lineup(options, 3).missing == ("characters-lacking", {"n": 2, "wanted": 3})
    assert rules.lineup({**options, "characters": ["zot"]}, 3).missing is None
    assert rules.lineup(options, 2).missing is None


async def test_a_variant_is_chosen_and_left_again(inn: House) -> None:
    info = await inn.tables.lobby.open(1, 2, ADA, "inn", most=2)
    assert missing(inn, info) == "too-few-seats"
    assert await refused(inn.tables.arranging.shuffle(info.id, ADA.id)) == ("no-sides", {})
    info = await inn.tables.options.set_options(info.id, ADA.id, {"variant": DRAGON})
    assert (info.most, info.options["teams"]) == (4, ["1"]), "there is room for as many as it takes"
    info = await inn.tables.options.set_options(info.id, ADA.id, {"variant": "individual"})
    assert not {"variant", "teams"} & {*info.options}
    info = await inn.tables.options.set_options(info.id, ADA.id, {"variant": DRAGON})
    info = await inn.tables.options.change_game(info.id, ADA.id, "drinko")
    info = await inn.tables.options.change_game(info.id, ADA.id, "inn")
    assert "teams" not in info.options


async def test_a_preset_leaves_the_teams_and_one_of_teams_brings_them(inn: House) -> None:
    info = await opened(inn, patrons=2, windows="quick")
    own = inn.tables.options.as_preset(info, "Dragons")
    assert own.options == {"variant": DRAGON, "windows": "quick"}
    plain = await inn.tables.lobby.open(1, 2, CID, "inn", most=3)
    usual = inn.tables.options.as_preset(plain, "Usual")
    info = await inn.tables.arranging.change_places(info.id, ADA.id, 1, 2)
    info = await inn.tables.options.use_preset(info.id, ADA.id, usual)
    assert (info.options["windows"], info.options["teams"]) == ("natural", ["1", "1", "2", "2"])
    assert inn.tables.options.has_preset(info, usual)
    assert not inn.tables.options.has_preset(plain, own)
    plain = await inn.tables.options.use_preset(plain.id, CID.id, own)
    assert (plain.options["variant"], plain.options["teams"], plain.most) == (DRAGON, ["1"], 4)
    assert inn.tables.options.has_preset(plain, own)


async def test_a_rematch_keeps_the_variant_and_everybody_their_team(inn: House) -> None:
    info = await opened(inn, patrons=2)
    info = await inn.tables.arranging.change_places(info.id, ADA.id, 0, 1)
    info = await inn.tables.lobby.start_game(info.id, ADA.id)
    assert [seat.user_id for seat in info.seats] == [BEA.id, None, ADA.id, None]
    await inn.tables.leaving.close(info.id, force=True)
    again = await inn.tables.lobby.rematch(info.id, BEA)
    again = await inn.tables.lobby.rematch(info.id, ADA)
    assert again.options["variant"] == DRAGON
    assert [(seat.user_id, again.options["teams"][seat.seat]) for seat in again.seats] == [
        (BEA.id, "1"), (None, "1"), (None, "2"), (ADA.id, "2"),
    ]  # fmt: skip


async def test_boss_goes_round_in_a_lobby_of_one_against_all_others(inn: House) -> None:
    info = await inn.tables.lobby.open(1, 2, ADA, "inn", most=8, options={"variant": "boss-battle"})
    for person in (BEA, CID):
        info = await inn.tables.lobby.join(info.id, person)
    assert info.options["teams"] == ["boss", "challengers", "challengers"]
    for at in (1, 2, 0):
        info = await inn.tables.arranging.turn_roles(info.id, ADA.id)
        assert [name == "boss" for name in info.options["teams"]] == [seat == at for seat in range(3)]
        assert missing(inn, info) == ""
    assert await refused(inn.tables.arranging.turn_roles(info.id, BEA.id)) == ("not-host", {})


async def test_leaders_and_lackeys_of_every_team_change_roles(inn: House) -> None:
    info = await inn.tables.lobby.open(1, 2, ADA, "inn", most=8, options={"variant": "leaders-and-lackeys"})
    for person in (BEA, CID, DAN):
        info = await inn.tables.lobby.join(info.id, person)
    before = info.options["teams"]
    info = await inn.tables.arranging.turn_roles(info.id, ADA.id)
    other = {"boss": "lackey", "lackey": "boss"}
    assert info.options["teams"] == [f"{code[0]}-{other[code[2:]]}" for code in before]
    assert missing(inn, info) == ""


def test_where_a_side_has_more_than_two_roles_each_seat_takes_that_of_the_one_before() -> None:
    roles = ("captain", "mate", "cook")
    places = tuple(Place(f"{side}-{role}", side, 1, role) for side in ("1", "2") for role in roles)
    taken = ("1-mate", "2-cook", "1-captain", "1-cook", "2-captain")
    lineup = Lineup("ships", range(2, 7), places=places, taken=taken)
    assert turned(lineup) == ["1-captain", "2-captain", "1-cook", "1-mate", "2-cook"]


@pytest.mark.parametrize("variant", [DRAGON, "two-headed-boss-battle"])
async def test_where_all_of_a_team_are_alike_there_is_no_boss_to_swap(inn: House, variant: str) -> None:
    info = await opened(inn, variant=variant)
    assert await refused(inn.tables.arranging.turn_roles(info.id, ADA.id)) == ("no-sides", {})


async def boss_battle(house: House, patrons: int) -> TableInfo:
    """A Boss Battle in which Ada is the Boss, with so many patrons."""
    options = {"variant": "boss-battle"}
    info = await house.tables.lobby.open(1, 2, ADA, "inn", most=8, options=options)
    for _ in range(patrons):
        info = await house.tables.lobby.add_patron(info.id, ADA.id)
    assert info.options["teams"] == ["boss", *["challengers"] * patrons]
    return info


@pytest.mark.parametrize("patrons", [1, 2, 3])
async def test_a_patron_takes_the_part_of_the_boss_that_a_person_leaves(inn: House, patrons: int) -> None:
    info = await boss_battle(inn, patrons)
    info = await inn.tables.arranging.move(info.id, ADA.id, "challengers")
    assert info.options["teams"] == ["challengers", "boss", *["challengers"] * (patrons - 1)]
    assert (missing(inn, info) == "") == (patrons > 1), "of two players there are too few in any case"


async def test_a_patron_takes_the_part_of_a_boss_who_goes_away(inn: House) -> None:
    info = await boss_battle(inn, 2)
    await inn.tables.lobby.join(info.id, BEA)
    await inn.tables.lobby.join(info.id, CID)
    info = await inn.tables.leaving.leave(info.id, ADA.id)
    assert info.options["teams"] == ["boss", "challengers", "challengers", "challengers"]
    assert [seat.patron is not None for seat in info.seats] == [True, True, False, False]
    assert missing(inn, info) == ""
    info = await inn.tables.lobby.remove_patron(info.id, BEA.id, seat=0)
    assert info.options["teams"] == ["boss", "challengers", "challengers"], "another patron takes it"


async def test_whom_the_host_has_moved_stays_there_and_another_patron_takes_the_part(inn: House) -> None:
    info = await boss_battle(inn, 2)
    info = await inn.tables.arranging.change_places(info.id, ADA.id, 0, 1)
    assert info.options["teams"] == ["challengers", "boss", "challengers"]
    info = await inn.tables.arranging.move(info.id, ADA.id, "challengers", 1)
    assert info.options["teams"] == ["challengers", "challengers", "boss"]


async def test_a_part_stays_free_where_only_people_could_take_it(inn: House) -> None:
    info = await boss_battle(inn, 0)
    for person in (BEA, CID):
        await inn.tables.lobby.join(info.id, person)
    info = await inn.tables.arranging.move(info.id, ADA.id, "challengers")
    assert info.options["teams"] == ["challengers"] * 3
    assert missing(inn, info) == "one-boss-alone"


async def test_patrons_stay_where_they_are_while_nothing_is_lacking(inn: House) -> None:
    info = await opened(inn, patrons=2)
    info = await inn.tables.arranging.change_places(info.id, ADA.id, 1, 2)
    before = info.options["teams"]
    assert before == ["1", "1", "2", "2"]
    assert (await inn.tables.arranging.move(info.id, BEA.id, "1")).options["teams"] == before
