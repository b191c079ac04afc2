"""The decision log as it is read."""

from bot.store import decisions
from bot.store.decisions import DecisionRow
from tests.databases import FUNCTIONS_ON_BOTH
from tests.store.world import ANNE, NOON, add_table, fresh


def decision(epoch: int, seq: int, ask: int) -> DecisionRow:
    return DecisionRow(epoch, seq, 1, ask, 0, "draw", "person", "d", False, NOON)


@FUNCTIONS_ON_BOTH
def test_the_last_asks_are_exactly_as_many_as_are_wanted_however_often_each_was_answered() -> None:
    connection = fresh()
    add_table(connection, "K7QF", [ANNE], status="live")  # its one decision answers ask 1
    asks = [2, 2, 2, 0, 3, 4, 4]
    for seq, ask in enumerate(asks, start=2):
        decisions.add(connection, "K7QF", decision(0, seq, ask))
    decisions.add(
        connection, "K7QF", decision(1, 6, 1)
    )  # ask 3 was taken back, and the first of the new epoch answered

    def before(wanted: int, open_ask: int = 1_000 + 2) -> int:
        return decisions.before_asks(connection, "K7QF", wanted, open_ask, 1_000)

    # The set-up is a step before all decisions.
    assert [before(wanted) for wanted in range(1, 7)] == [8 + 1, 6 + 1, 5 + 1, 1 + 1, 0 + 1, 0]
    assert before(1, open_ask=4) == 5 + 1
    assert before(1, open_ask=1_000 + 1) == 6 + 1
