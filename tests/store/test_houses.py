"""What servers have set, and their bans."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store import houses
from bot.store.errors import StoreRefused
from bot.store.houses import Ban, GuildSettings
from tests.databases import FUNCTIONS_ON_BOTH
from tests.store.world import ANNE, BEN, CLEO, HERE, NOON, THERE, dump, fresh, instead, traces

WORDS = st.text([*map(chr, (*range(ord("a"), ord("z") + 1), *range(ord("à"), ord("ü") + 1)))], min_size=1, max_size=20)


@FUNCTIONS_ON_BOTH
def test_defaults() -> None:
    house = houses.load(fresh(), HERE)
    assert house == GuildSettings(HERE, frozenset(), "normal", "dm", True, "sip", "sips", False)
    assert house.allows(1)


@FUNCTIONS_ON_BOTH
@given(
    st.builds(
        GuildSettings,
        guild_id=st.sampled_from([HERE, THERE]),
        channels=st.frozensets(st.integers(1, 2**63 - 1), max_size=4),
        pace=st.sampled_from(["blitz", "post"]),
        hands=st.sampled_from(["dm", "channel"]),
        pictures=st.booleans(),
        drink=WORDS,
        drinks=WORDS,
        log_thread=st.booleans(),
    )
)
def test_what_is_saved_last_is_loaded(house: GuildSettings) -> None:
    connection = instead()
    other = GuildSettings(HERE + THERE - house.guild_id, frozenset({4}), "relaxed")
    houses.save(
        connection, GuildSettings(house.guild_id, frozenset({1, 2, 3}), "relaxed", "channel", False, "x", "y", True)
    )
    houses.save(connection, other)
    houses.save(connection, house)
    assert houses.load(connection, house.guild_id) == house
    assert houses.load(connection, other.guild_id) == other


def test_allowed_channels() -> None:
    house = GuildSettings(HERE, frozenset({3, 4}))
    assert house.allows(3)
    assert not house.allows(5)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("sips", ("sip", "sips")),
        (" Push-Ups ", ("push-up", "push-ups")),
        ("points", ("point", "points")),
        ("pint / pints", ("pint", "pints")),
        ("water", ("water", "water")),
        ("x" * 20, ("x" * 20, "x" * 20)),
        ("Schlückchen", ("Schlückchen", "Schlückchen")),
    ],
)
def test_words_for_a_drink(text: str, words: tuple[str, str]) -> None:
    assert houses.drink_words(text) == words


@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("  ", "drink-empty", {}),
        ("pint/", "drink-empty", {}),
        ("x" * 21, "drink-too-long", {"most": 20}),
        ("pint/" + "x" * 21, "drink-too-long", {"most": 20}),
        ("@everyone", "drink-unfit", {"sign": "@"}),
        ("a\nb", "drink-unfit", {"sign": "U+000A"}),
        ("a\u202eb", "drink-unfit", {"sign": "U+202E"}),
        ("**gin**", "drink-unfit", {"sign": "*"}),
    ],
)
def test_words_that_cannot_be(text: str, reason: str, facts: dict[str, object]) -> None:
    with pytest.raises(StoreRefused) as caught:
        houses.drink_words(text)
    assert (caught.value.reason, caught.value.facts) == (reason, facts)


@FUNCTIONS_ON_BOTH
def test_a_house_that_cannot_be_changes_nothing() -> None:
    connection = fresh()
    houses.save(connection, GuildSettings(HERE, frozenset({1})))
    before = dump(connection)
    for house in (GuildSettings(HERE, drink="<@1>"), GuildSettings(HERE, drinks="")):
        with pytest.raises(StoreRefused):
            houses.save(connection, house)
    assert dump(connection) == before


@FUNCTIONS_ON_BOTH
def test_ban_and_unban() -> None:
    connection = fresh()
    assert not houses.banned(connection, HERE, ANNE)
    assert houses.ban(connection, HERE, ANNE, BEN, NOON)
    assert not houses.ban(connection, HERE, ANNE, CLEO, NOON + 1)
    assert houses.ban(connection, HERE, CLEO, BEN, NOON + 2)
    assert houses.bans(connection, HERE) == [Ban(CLEO, BEN, NOON + 2), Ban(ANNE, BEN, NOON)]
    assert houses.banned(connection, HERE, ANNE)
    assert not houses.banned(connection, THERE, ANNE)
    assert houses.unban(connection, HERE, ANNE)
    assert not houses.unban(connection, HERE, ANNE)
    assert not houses.banned(connection, HERE, ANNE)
    assert houses.banned(connection, HERE, CLEO)


@FUNCTIONS_ON_BOTH
def test_a_sealed_ban_holds_and_can_be_lifted() -> None:
    connection = fresh()
    for guild in (HERE, THERE):
        houses.ban(connection, guild, ANNE, BEN, NOON)
    houses.ban(connection, HERE, CLEO, BEN, NOON)
    houses.seal_bans(connection, ANNE)
    assert traces(connection, ANNE) == set()
    assert houses.banned(connection, HERE, ANNE)
    assert not houses.banned(connection, HERE, BEN)
    assert not houses.ban(connection, HERE, ANNE, CLEO, NOON)
    assert set(houses.bans(connection, HERE)) == {Ban(None, BEN, NOON), Ban(CLEO, BEN, NOON)}
    assert houses.unban(connection, HERE, ANNE)
    assert not houses.banned(connection, HERE, ANNE)
    assert houses.banned(connection, THERE, ANNE)
    assert houses.bans(connection, HERE) == [Ban(CLEO, BEN, NOON)]
