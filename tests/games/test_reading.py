"""What a patron says it does not read is left out in playouts: it must do without."""

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from bot.engine import Option, Run
from bot.games import GAMES, patron
from bot.patrons import STRENGTHS, View

RULES = {name: kit.rules() for name, kit in GAMES.items()}


class Unread(dict[str, Option]):
    """Standing options that nobody may look at."""

    def __getitem__(self, key: str) -> Option:
        raise AssertionError("was read")

    def __iter__(self) -> Iterator[str]:
        raise AssertionError("was read")


@pytest.mark.parametrize(
    ("name", "strength"), [(name, who) for name, kit in GAMES.items() for who in (*STRENGTHS, *kit.guests())]
)
def test_who_reads_no_view_and_no_standing_options_plays_without(name: str, strength: str) -> None:
    game, player, luck = RULES[name], patron(name, strength), Random(3).random
    run, _ = Run.new(game, 3, {}, "reading", live=False)
    nothing: View = {}
    unread: Mapping[str, Option] = Unread()
    for _ in range(60):
        if (ask := run.ask) is None:
            break
        answers: dict[int, tuple[str, ...]] = {}
        for seat, seat_ask in ask.seats.items():
            standing = game.standing(run.state, seat) if player.reads_standing else unread
            player.wish(run.view(seat), standing, luck)
            view = run.view(seat) if player.reads_view else nothing
            answers[seat] = player.choose(view, seat_ask, luck)
            if ask.first:
                break
        run.answer_all(answers)
    assert run.turn > 2 or run.over
