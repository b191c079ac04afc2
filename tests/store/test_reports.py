"""Players' reports and who has been told of them."""

import pytest

from bot.store import reports
from bot.store.errors import StoreRefused
from tests.databases import FUNCTIONS_ON_BOTH
from tests.store.world import ANNE, BEN, NOON, add_table, dump, fresh


@FUNCTIONS_ON_BOTH
def test_a_report_is_found_by_its_reference() -> None:
    connection = fresh()
    add_table(connection, "K7QF", [ANNE, BEN], status="live")
    reference = reports.add(connection, "K7QF", ANNE, "  the train\nwent on ", NOON, seq=12, epoch=1)
    assert len(reference) == 6
    assert set(reference) <= set(reports.LETTERS)
    found = reports.find(connection, f" {reference.lower()} ")
    assert found == reports.Report(reference, "K7QF", ANNE, 1, 12, "the train\nwent on", NOON, False, False)
    assert reports.of_table(connection, "K7QF") == [found]
    assert reports.find(connection, "NOSUCH") is None
    assert not set("0O1IL") & set(reports.LETTERS)


@FUNCTIONS_ON_BOTH
def test_references_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    connection = fresh()
    add_table(connection, "K7QF", [ANNE, BEN])
    rolls = iter("AAAAAAAAAAAABBBBBB")
    monkeypatch.setattr(reports.secrets, "choice", lambda letters: next(rolls))
    assert [reports.add(connection, "K7QF", ANNE, "x", NOON, seq=1) for _ in range(2)] == ["AAAAAA", "BBBBBB"]


@FUNCTIONS_ON_BOTH
def test_the_operator_at_once_and_the_player_when_the_game_is_over() -> None:
    connection = fresh()
    add_table(connection, "K7QF", [ANNE, BEN], status="live")
    add_table(connection, "K7QG", [ANNE, BEN], status="closed")
    second = reports.add(connection, "K7QF", ANNE, "one", NOON + 1, seq=1)
    first = reports.add(connection, "K7QG", BEN, "two", NOON, seq=1)

    def waiting() -> list[list[str]]:
        lists = (reports.for_operator(connection), reports.for_players(connection))
        return [[report.reference for report in found] for found in lists]

    assert waiting() == [[first, second], [first]]
    reports.operator_told(connection, second)
    assert waiting() == [[first], [first]]
    reports.player_told(connection, first)
    assert waiting() == [[first], []]
    connection.execute("UPDATE tables SET status = 'over'")
    assert waiting() == [[first], [second]]
    reports.operator_told(connection, first)
    reports.player_told(connection, second)
    assert waiting() == [[], []]
    told = reports.find(connection, first)
    assert told
    assert told.operator_told
    assert told.player_told


@FUNCTIONS_ON_BOTH
@pytest.mark.parametrize(
    ("table", "text", "reason", "facts"),
    [
        ("K7QF", " \n ", "report-empty", {}),
        ("K7QF", "x" * 1501, "report-too-long", {"most": 1500}),
        ("ZZZZ", "x", "no-such-table", {"table": "ZZZZ"}),
    ],
)
def test_reports_that_cannot_be(table: str, text: str, reason: str, facts: dict[str, object]) -> None:
    connection = fresh()
    add_table(connection, "K7QF", [ANNE, BEN])
    before = dump(connection)
    with pytest.raises(StoreRefused) as caught:
        reports.add(connection, table, ANNE, text, NOON, seq=1)
    assert (caught.value.reason, caught.value.facts) == (reason, facts)
    assert dump(connection) == before


@FUNCTIONS_ON_BOTH
def test_how_many_somebody_has_made_since_then() -> None:
    connection = fresh()
    add_table(connection, "K7QF", [ANNE, BEN])
    for at in (NOON, NOON + 1, NOON + 2):
        reports.add(connection, "K7QF", ANNE, "hm", at, 3)
    reports.add(connection, "K7QF", BEN, "hm", NOON + 2, 3)
    assert [reports.count_since(connection, ANNE, NOON + n) for n in (-1, 0, 1, 2)] == [3, 2, 1, 0]
