"""The presets that a server names."""

from dataclasses import replace

import pytest

from bot.store import houses, presets
from bot.store.errors import StoreRefused
from bot.store.houses import GuildSettings
from bot.store.presets import Preset
from tests.databases import FUNCTIONS_ON_BOTH
from tests.store.world import HERE, THERE, fresh

FRIDAY = Preset("inn", "Friday", "blitz", {"windows": "quick", "drinks": ["drink-1", "drink-2"], "bar": True})


@FUNCTIONS_ON_BOTH
def test_presets_are_kept_with_the_settings_of_their_server() -> None:
    connection = fresh()
    other = Preset("drinko", "Friday", "normal", {})
    houses.save(connection, GuildSettings(HERE, presets=(other, FRIDAY)))
    houses.save(connection, GuildSettings(THERE, presets=(replace(FRIDAY, name="Ours"),)))
    assert houses.load(connection, HERE).presets == (other, FRIDAY)
    houses.save(connection, replace(houses.load(connection, HERE), presets=(FRIDAY,)))
    assert houses.load(connection, HERE).presets == (FRIDAY,)
    assert [preset.name for preset in houses.load(connection, THERE).presets] == ["Ours"]
    assert houses.load(connection, HERE + THERE).presets == ()


def test_a_name_is_short_and_plain() -> None:
    assert presets.preset_name("  Late   night ") == "Late night"
    assert presets.preset_name(" " + "x" * 24) == "x" * 24
    for text, reason, facts in (
        (" ", "preset-empty", {}),
        ("x" * 25, "preset-too-long", {"most": 24}),
        ("<@1>", "preset-unfit", {"sign": "<"}),
        ("a\x07", "preset-unfit", {"sign": "U+0007"}),
    ):
        with pytest.raises(StoreRefused) as no:
            presets.preset_name(text)
        assert (no.value.reason, no.value.facts) == (reason, facts)


def test_a_preset_takes_the_place_of_one_of_its_name_and_five_a_game_are_enough() -> None:
    there = tuple(replace(FRIDAY, name=f"Night {n}") for n in range(5))
    again = replace(FRIDAY, name="NIGHT 2", pace="relaxed")
    assert presets.with_preset(there, again) == (*there[:2], *there[3:], again)
    elsewhere = replace(FRIDAY, game="drinko")
    assert presets.with_preset(there, elsewhere) == (*there, elsewhere)
    with pytest.raises(StoreRefused) as no:
        presets.with_preset(there, FRIDAY)
    assert (no.value.reason, no.value.facts) == ("preset-enough", {"most": 5})
