"""Computer players that look ahead share an allowance of the processor's time."""

from collections.abc import Mapping

from bot.engine import Option, SeatAsk
from bot.patrons.patron import Luck, View
from bot.tables.clocks.clock import ManualClock
from bot.tables.play.thinking import SAVED, SHARE, Allowance

ASK = SeatAsk({"a": Option("a"), "b": Option("b")}, ("a",))


class Quick:
    reads_view = reads_unasked = False

    def choose(self, view: View, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        return ("a",)

    def wish(self, view: View, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        return None


class Slow(Quick):
    """Uses a second of the processor for each decision."""

    at_once = Quick()

    def __init__(self) -> None:
        self.used = 0.0

    def choose(self, view: View, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        self.used += 1.0
        return ("b",)


def test_beyond_the_allowance_another_one_plays_until_it_has_grown_again() -> None:
    clock, slow = ManualClock(), Slow()
    allowance = Allowance(clock, lambda: slow.used)

    def picked(patron: Quick) -> str:
        return allowance.choose(patron, {}, ASK, lambda: 0.0)[0]

    assert [picked(slow) for _ in range(int(SAVED) + 2)] == ["b"] * int(SAVED) + ["a", "a"]
    assert picked(Quick()) == "a"
    clock.move_to(clock.now() + 1.0 / SHARE)
    assert [picked(slow) for _ in range(2)] == ["b", "a"]
    clock.move_to(clock.now() + 1e6)
    assert [picked(slow) for _ in range(int(SAVED) + 1)] == ["b"] * int(SAVED) + ["a"]
