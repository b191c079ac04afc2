"""Presets in the lobby, and another game at the same table."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import BadData, Refused
from bot.games.drinko.rules import Drinko
from bot.games.inn.patrons import GUESTS, PATRONS
from bot.games.inn.rules import Inn
from bot.store.presets import Preset
from bot.tables.seats.presets import preset_of, read_presets
from tests.tables.tavern import ADA, BEA, CID, FirstOption, House


def known(game: str, strength: str) -> Any:
    """Patrons as the bot has them: guests of the house come to the Inn alone."""
    if strength in PATRONS or (game == "inn" and strength in GUESTS):
        return FirstOption()
    raise KeyError(strength)


async def refused(work: Any) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.reason, caught.value.facts


async def test_a_preset_sets_all_options_but_those_of_the_seats(house: House) -> None:
    house.games["inn"] = Inn()
    lobby, options = house.tables.lobby, house.tables.options
    info = await lobby.open(1, 2, ADA, "inn", most=8, options={"events": "both", "starter": 1})
    await lobby.join(info.id, BEA)
    await options.choose(info.id, BEA.id, "characters", "zot")
    quick = Preset("inn", "quick", "blitz", {"windows": "quick"})
    info = await options.use_preset(info.id, ADA.id, quick)
    assert (info.pace, info.options["windows"], info.options["events"]) == ("blitz", "quick", "none")
    assert (info.options["characters"], info.options["starter"]) == (["", "zot"], 1)
    assert options.has_preset(info, quick)
    assert not options.has_preset(info, Preset("inn", "classic", "normal", {}))
    assert options.as_preset(info, "Ours") == Preset("inn", "Ours", "blitz", {"windows": "quick"})
    assert (await refused(options.use_preset(info.id, BEA.id, quick)))[0] == "not-host"
    assert (await refused(options.use_preset(info.id, ADA.id, Preset("drinko", "x", "blitz", {}))))[0] == "other-game"
    gone = Preset("inn", "x", "blitz", {"events": "gone", "drinks": ["gone"]})
    info = await options.use_preset(info.id, ADA.id, gone)
    assert (info.options["events"], info.options["drinks"]) == ("none", ["drink-1"]), "its decks are not there any more"
    await house.advance(5)
    await lobby.start_game(info.id, ADA.id)


async def test_another_game_at_the_same_table(house: House) -> None:
    house.games["inn"] = Inn()
    house.patrons = known
    lobby, options = house.tables.lobby, house.tables.options
    info = await lobby.open(1, 2, ADA, "inn", most=8, pace="blitz", options={"windows": "sealed"})
    await lobby.join(info.id, BEA)
    await lobby.add_patron(info.id, ADA.id, "shark")
    await lobby.add_guest(info.id, ADA.id, {"orla": "Orla the Wary"})
    before = house.dump()
    assert await refused(options.change_game(info.id, BEA.id, "drinko")) == ("not-host", {})
    assert await refused(options.change_game(info.id, ADA.id, "poker")) == ("no-such-game", {"game": "poker"})
    assert house.dump() == before
    info = await options.change_game(info.id, ADA.id, "drinko")
    assert (info.game, info.most, info.pace) == ("drinko", 10, "blitz")
    assert info.options == Drinko().check_options({})
    assert [(seat.user_id, seat.patron) for seat in info.seats] == [
        (ADA.id, None), (BEA.id, None), (None, "shark"), (None, "regular"),
    ]  # fmt: skip
    assert info.seats[3].name == "Orla the Wary"
    for _ in range(5):
        await lobby.add_patron(info.id, ADA.id)
    assert await refused(options.change_game(info.id, ADA.id, "inn")) == ("game-full", {"most": 8, "n": 9})
    await lobby.remove_patron(info.id, ADA.id)
    info = await options.change_game(info.id, ADA.id, "inn")
    assert (info.game, info.most, len(info.seats)) == ("inn", 8, 8)
    await house.advance(5)
    info = await lobby.start_game(info.id, ADA.id)
    assert await refused(options.change_game(info.id, ADA.id, "drinko")) == ("table-started", {})
    await house.down()
    await house.up()
    assert (await house.tables.public_table(info.id)).view is not None


async def test_a_small_table_keeps_its_chairs(house: House) -> None:
    house.games["inn"] = Inn()
    info = await house.tables.lobby.open(1, 2, CID, "drinko", most=4)
    info = await house.tables.options.change_game(info.id, CID.id, "inn")
    assert info.most == 4


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("preset = 1", "p.toml: preset: Input should be a valid list"),
        ("x", "p.toml: Expected '=' after a key"),
        ('[[preset]]\ncode = "a"\npace = "warp"', "p.toml: a: there is no pace 'warp'"),
        ('[[preset]]\ncode = "a"\npace = "blitz"\noptions = { suffer = 9 }', "p.toml: a: bad-option"),
        ('[[preset]]\ncode = "a"\npace = "blitz"\noptions = { starter = 1 }', "p.toml: a: starter: belongs to"),
    ],
)
def test_a_faulty_file_of_presets_says_where(text: str, reason: str) -> None:
    with pytest.raises(BadData) as wrong:
        read_presets(text, "p.toml", Drinko())
    assert str(wrong.value).startswith(reason)


async def test_what_belongs_to_seats_is_no_part_of_a_preset(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA, "drinko", options={"starter": 0, "suffer": 2})
    assert preset_of(Drinko(), info, "x").options == {"suffer": 2}
