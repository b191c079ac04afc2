"""Who is away is safe, and who of a team sits where changes nothing: a small share of what `fairness` plays."""

import pytest

from bot.engine import Event
from bot.games.inn.rules.play.variants import VARIANTS
from tests.games.inn.fairness import Away, permuted, play
from tests.games.inn.playing import games, new_run

AT_ONCE = 20


@pytest.mark.parametrize("lot", games(1, 10))
@pytest.mark.parametrize("variant", VARIANTS)
def test_away_is_safe_and_places_in_a_team_change_nothing(variant: str, lot: int) -> None:
    compared = sum(play(variant, number) for number in range(AT_ONCE * lot, AT_ONCE * (lot + 1)))
    assert bool(compared) == VARIANTS[variant].shared


@pytest.mark.parametrize(
    "event",
    [
        Event("fortitude", {"seat": 1, "by": -1, "now": 19, "source": 0}),
        Event("alcohol", {"seat": 1, "by": 2, "now": 2}),
        Event("paid", {"seat": 1, "n": 1, "to": 0, "paid": "", "now": 9}),
        Event("ante", {"seat": 1, "n": 1, "paid": "", "pot": 3}),
    ],
)
def test_what_gets_worse_for_a_player_who_is_away_is_noticed(event: Event) -> None:
    away = Away()
    away.hear(event)
    away.hear(Event("turn-cut", {"seat": 1, "until": "turn"}))
    with pytest.raises(AssertionError):
        away.hear(event)
    away.hear(Event("came-back", {"seat": 1}))
    away.hear(event)


def test_a_position_in_which_mates_have_changed_places_is_the_same_position() -> None:
    state = new_run(4, {"variant": "two-headed-dragon"}, "places").state
    twin = permuted(state, [0, 1, 3, 2])
    assert [own.character for own in twin.seats] == [state.seats[seat].character for seat in (0, 1, 3, 2)]
    assert permuted(twin, [0, 1, 3, 2]).dump() == state.dump()
