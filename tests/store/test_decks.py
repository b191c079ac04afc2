"""Decks that people make on their servers: limits, steps back, and which texts stay."""

from dataclasses import replace

import pytest

from bot.store import decks, jobs, people
from bot.store.decks import DECKS_MOST, STEPS_KEPT, TEXT_MOST
from bot.store.errors import StoreRefused
from tests.databases import FUNCTIONS_ON_BOTH
from tests.store.world import ANNE, BEN, HERE, NOON, THERE, add_table, deck, fresh


@FUNCTIONS_ON_BOTH
def test_a_server_has_so_many_decks_each_with_a_name_of_its_own() -> None:
    connection = fresh()
    for number in range(DECKS_MOST):
        decks.add(connection, deck(f"D{number}", ANNE))
    decks.add(connection, deck("D1", ANNE, id="OTHER", guild_id=THERE))
    with pytest.raises(StoreRefused) as no:
        decks.add(connection, deck("ONE", ANNE))
    assert no.value.reason == "decks-enough"
    decks.delete(connection, deck("D0", ANNE))
    with pytest.raises(StoreRefused) as no:
        decks.add(connection, deck("ONE", ANNE, name="d1"))
    assert no.value.reason == "deck-twice"
    decks.add(connection, deck("ONE", ANNE))
    with pytest.raises(StoreRefused) as no:
        decks.save(connection, deck("ONE", ANNE, draft="é" * (TEXT_MOST // 2 + 1)))
    assert no.value.reason == "deck-too-large"


@FUNCTIONS_ON_BOTH
def test_the_last_steps_can_be_taken_back() -> None:
    connection = fresh()
    known = deck("ONE", ANNE)
    decks.add(connection, known)
    for number in range(STEPS_KEPT + 2):
        decks.keep_step(connection, replace(known, draft=str(number)))
    taken = [decks.take_step(connection, "ONE") for _ in range(STEPS_KEPT + 1)]
    assert taken == [*(str(number) for number in range(STEPS_KEPT + 1, 1, -1)), None]


@FUNCTIONS_ON_BOTH
def test_a_text_stays_as_long_as_a_deck_or_a_table_names_it() -> None:
    connection = fresh()
    known = deck("ONE", ANNE, code="own-1", status="table")
    decks.add(connection, known)
    for code in ("own-1", "own-2", "own-3"):
        decks.keep_text(connection, code, f"what {code} says", NOON)
    add_table(connection, "T222", [ANNE, BEN])
    connection.execute("UPDATE tables SET options = ? WHERE id = 'T222'", ('{"characters": ["own-1"]}',))
    second, third = replace(known, code="own-2"), replace(known, code="own-3")
    decks.replace_code(connection, second, "own-1")
    assert decks.on_the_table(connection, HERE, "inn") == ["own-2"]
    decks.replace_code(connection, third, "own-2")  # nobody has played with the second
    decks.delete(connection, third)
    assert decks.texts(connection, ["own-1", "own-2", "own-3"]) == {"own-1": "what own-1 says"}


@FUNCTIONS_ON_BOTH
def test_a_deck_that_stops_a_game_is_off_the_table_and_its_author_told() -> None:
    connection = fresh()
    decks.add(connection, deck("ONE", ANNE, code="own-1", status="table"))
    decks.add(connection, deck("TWO", BEN, code="own-2", status="table"))
    assert decks.stop(connection, HERE, ["own-1", "fiona"], NOON)
    assert decks.on_the_table(connection, HERE, "inn") == ["own-2"]
    (job,) = jobs.begin(connection, NOON)
    assert (job.kind, job.user_id, job.about.split()[0]) == (decks.OFF, ANNE, "ONE")


@FUNCTIONS_ON_BOTH
def test_the_deck_of_somebody_forgotten_stays_without_their_name() -> None:
    connection = fresh()
    decks.add(connection, deck("ONE", ANNE, code="own-1", status="table"))
    people.forget(connection, ANNE, -7)
    (kept,) = decks.of_server(connection, HERE)
    assert (kept.user_id, kept.author, kept.code) == (-7, people.SOMEBODY, "own-1")
