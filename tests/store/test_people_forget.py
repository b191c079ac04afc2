"""What is kept about a person, and its deletion."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.database import Database
from bot.store import Store, forgotten, houses, jobs, off_ladders, people, reports
from bot.store.catalog import PEOPLE, columns, table_names
from bot.store.errors import StoreRefused
from bot.store.jobs import Job
from bot.store.sql import Connection
from bot.tables.ladder import ladder
from tests.databases import BOTH, FUNCTIONS_ON_BOTH
from tests.store.world import (
    ANNE,
    BEN,
    CLEO,
    DORA,
    HERE,
    NAMES,
    NOON,
    THERE,
    add_everything,
    add_table,
    cells,
    dump,
    fresh,
    instead,
    result,
    seat,
    traces,
)

TOKEN = -12_345_678_901_234


@FUNCTIONS_ON_BOTH
def test_nothing_is_kept_of_a_stranger() -> None:
    connection = fresh()
    add_everything(connection, BEN, CLEO)
    assert not any(people.data(connection, ANNE).values())


@FUNCTIONS_ON_BOTH
def test_everything_kept_is_shown() -> None:
    connection = fresh()
    add_everything(connection, ANNE, BEN)
    forgotten.note(connection, ANNE, NOON)  # and has come back since
    kept = people.data(connection, ANNE)
    assert [name for name, rows in kept.items() if not rows] == []
    assert kept["forgotten"] == [{"at": NOON}]
    assert kept["settings"] == [
        {
            "hands": "channel",
            "pings": 0,
            "quiet_from": 60,
            "quiet_to": 120,
            "utc_offset": 60,
            "words_only": 1,
            "poker_face": 0,
            "zone": "",
            "digest": "[]",
            "away_since": None,
            "away_until": None,
            "night_calls": 1,
            "chair_hints": 1,
            "hidden": 0,
            "mark_lines": 1,
            "language": "",
            "locale": "",
        }
    ]
    assert {row["table_id"] for row in kept["seats"]} == {"A222", "A333"}
    assert {(row["own_asks"], row["own_missed"], row["left_at"], row["handed_over"]) for row in kept["seats"]} == {
        (0, 0, None, 0)
    }
    assert [row["position"] for row in kept["results"]] == [1]
    assert [row["text"] for row in kept["reports"]] == ["the train went on"]
    assert [(row["table_id"], row["picks"]) for row in kept["decisions"]] == [
        ("A222", '["draw"]'),
        ("A333", '["draw"]'),
    ]
    assert kept["bans"] == [{"guild_id": HERE, "at": NOON}]
    assert [(row["id"], row["name"], row["note"], row["zone"]) for row in kept["nights"]] == [
        ("ANIGHT", "Anne", f"not without <@{ANNE}>", "Europe/Vienna")
    ]
    assert [(row["night_id"], row["name"], row["answer"]) for row in kept["night_answers"]] == [
        ("ANIGHT", "Anne", "in")
    ]
    assert [row["place"] for row in kept["results"]] == [1]
    assert {row["season"] for row in kept["ratings"]} == {"2026-Q3", "all"}


@FUNCTIONS_ON_BOTH
def test_the_world_of_these_tests_has_people_wherever_the_schema_has() -> None:
    connection = fresh()
    add_everything(connection, ANNE, BEN)
    add_everything(connection, BEN, ANNE)
    named = {
        (table, column)
        for table in table_names(connection)
        for column in columns(connection, table)
        if column in PEOPLE
    }
    assert traces(connection, ANNE) == named | {
        ("tables", "recent"), ("tables", "vote"), ("reports", "text"), ("talk", "text"), ("report_talk", "text"),
        ("nights", "note"),
    }  # fmt: skip


@FUNCTIONS_ON_BOTH
def test_forgetting_leaves_no_trace() -> None:
    connection = fresh()
    add_everything(connection, ANNE, BEN)
    add_everything(connection, BEN, ANNE)
    connection.execute("UPDATE seats SET gone = 1 WHERE user_id = ?", (ANNE,))
    assert people.forget(connection, ANNE, TOKEN) == ("A333", "B333")
    assert traces(connection, ANNE) == set()
    assert "Anne" not in {value for _, _, value in cells(connection)}
    kept = people.data(connection, ANNE)
    assert {subject: rows for subject, rows in kept.items() if rows} == {
        "results": [{"guild_id": HERE, "sealed": True}],
        "bans": [{"guild_id": HERE, "sealed": True}, {"guild_id": THERE, "sealed": True}],
    }
    assert houses.banned(connection, HERE, ANNE)
    # The games themselves are still there, with somebody in that place.
    assert connection.execute(
        "SELECT user_id, name, place FROM result_seats WHERE seat = 0 ORDER BY result_id"
    ).fetchall() == [
        (TOKEN, "somebody", 1),
        (BEN, "Ben", 1),
    ]
    assert people.data(connection, TOKEN)["seats"]
    assert [report.text for report in reports.of_table(connection, "A222")] == ["<@somebody> plays too fast"]
    assert people.forget(connection, ANNE, TOKEN - 1) == ()


@FUNCTIONS_ON_BOTH
@pytest.mark.parametrize("status", ["lobby", "live", "paused"])
def test_not_while_seated_at_a_table_that_goes_on(status: str) -> None:
    connection = fresh()
    add_everything(connection, ANNE, BEN)
    add_table(connection, "Q222", [ANNE, BEN], status=status)
    add_table(connection, "Q333", [ANNE, BEN], status=status)
    before = dump(connection)
    with pytest.raises(StoreRefused) as caught:
        people.forget(connection, ANNE, TOKEN)
    assert (caught.value.reason, caught.value.facts) == ("forget-live", {"tables": ("Q222", "Q333")})
    assert dump(connection) == before
    connection.execute("UPDATE seats SET gone = 1 WHERE user_id = ?", (ANNE,))
    assert set(people.forget(connection, ANNE, TOKEN)) == {"A333", "Q222", "Q333"}
    assert traces(connection, ANNE) == set()


@FUNCTIONS_ON_BOTH
def test_a_host_who_sits_nowhere_is_forgotten_too() -> None:
    connection = fresh()
    add_table(connection, "Q222", [BEN, CLEO], status="live", host=ANNE)
    assert people.forget(connection, ANNE, TOKEN) == ("Q222",)
    assert traces(connection, ANNE) == set()


@FUNCTIONS_ON_BOTH
def test_whoever_is_named_in_any_one_place_is_found_by_their_hash() -> None:
    connection = fresh()
    off_ladders.hide(connection, HERE, ANNE, BEN, NOON)
    jobs.note(connection, Job("digest", 0, CLEO, "", "", NOON))
    people.dms_failed(connection, DORA, NOON)
    for user in NAMES:
        forgotten.note(connection, user, NOON)
    assert forgotten.whose(connection, forgotten.every(connection)) == sorted(NAMES)


def test_tokens_are_no_discord_ids() -> None:
    tokens = {people.new_token() for _ in range(200)}
    assert len(tokens) == 200
    assert all(-(2**63) <= token < 0 for token in tokens)


ANYBODY = st.sampled_from([ANNE, BEN, CLEO, DORA])
TABLES = st.lists(
    st.tuples(
        st.lists(ANYBODY | st.none(), min_size=2, max_size=5, unique_by=lambda user: user or object()).filter(any),
        st.sampled_from(["lobby", "live", "paused", "over", "closed"]),
        st.frozensets(ANYBODY),
        st.booleans(),
    ),
    max_size=5,
)


def fill(connection: Connection, tables: list[tuple[list[int | None], str, frozenset[int], bool]]) -> None:
    for number, (seated, status, gone, reported) in enumerate(tables):
        add_table(connection, f"T{number}", seated, status=status, gone=gone, guild=(HERE, THERE)[number % 2])
        if status == "over":
            seats = [seat(n, user, n + 1, left=user in gone) for n, user in enumerate(seated)]
            ladder.settle(connection, result(f"T{number}", *seats))
        if reported:
            user = next(user for user in seated if user is not None)
            reports.add(connection, f"T{number}", user, f"what {ANNE} did", NOON, seq=number)


@FUNCTIONS_ON_BOTH
@given(TABLES, st.lists(st.tuples(ANYBODY, ANYBODY), max_size=4))
@settings(max_examples=60)
def test_whoever_is_forgotten_leaves_no_trace_and_takes_nothing_of_others(
    tables: list[tuple[list[int | None], str, frozenset[int], bool]], bans: list[tuple[int, int]]
) -> None:
    connection = instead()
    fill(connection, tables)
    for user, by in bans:
        houses.ban(connection, HERE, user, by, NOON)
    others = {user: people.data(connection, user) for user in (BEN, CLEO, DORA)}
    before, banned = dump(connection), {user: houses.banned(connection, HERE, user) for user in NAMES}
    seated = people.still_seated(connection, ANNE)
    if seated:
        with pytest.raises(StoreRefused) as caught:
            people.forget(connection, ANNE, TOKEN)
        assert caught.value.facts == {"tables": seated}
        assert dump(connection) == before
        return
    people.forget(connection, ANNE, TOKEN)
    assert traces(connection, ANNE) == set()
    assert {user: houses.banned(connection, HERE, user) for user in NAMES} == banned
    for user, kept in others.items():
        after = people.data(connection, user)
        for subject in kept:
            if subject == "reports":
                assert [row["reference"] for row in after[subject]] == [row["reference"] for row in kept[subject]]
            elif subject == "banned_others":
                known = [row for row in after[subject] if row["user_id"] != ANNE]
                assert known == [row for row in kept[subject] if row["user_id"] != ANNE]
            else:
                assert after[subject] == kept[subject]
    numbers = [tuple(row) for row in connection.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4")]
    ladder.recompute(connection, HERE, "drinko")
    assert [tuple(row) for row in connection.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4")] == numbers


@BOTH
async def test_through_the_store(where: Database) -> None:
    store = await Store.open(where)
    try:
        await store.write(lambda connection: add_everything(connection, ANNE, BEN))
        assert (await store.read(lambda connection: people.data(connection, ANNE)))["seats"]
        await store.write(lambda connection: add_table(connection, "Q222", [ANNE], status="lobby"))
        before = await store.read(dump)
        with pytest.raises(StoreRefused):
            await store.write(lambda connection: people.forget(connection, ANNE, TOKEN))
        assert await store.read(dump) == before
        await store.write(lambda connection: connection.execute("UPDATE tables SET status = 'closed'") and None)
        await store.write(lambda connection: people.forget(connection, ANNE, TOKEN))
        assert await store.read(lambda connection: traces(connection, ANNE)) == set()
    finally:
        await store.close()
