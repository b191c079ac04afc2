"""What a patron says it does not read is left out in playouts, and so are asks without a choice: it must do without."""

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from bot.engine import Option, Run, SeatAsk
from bot.games import GAMES, patron
from bot.patrons import STRENGTHS, Luck, View, play_out
from bot.patrons.patron import any_answer

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
            standing = game.unasked(run.state, seat) if player.reads_unasked else unread
            player.wish(run.view(seat), standing, luck)
            view = run.view(seat) if player.reads_view else nothing
            answers[seat] = player.choose(view, seat_ask, luck)
            if ask.first:
                break
        run.answer_all(answers)
    assert run.turn > 2 or run.over


class Chooser:
    """Plays at random, and wants a choice."""

    reads_view = False
    reads_unasked = False

    def choose(self, view: View, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        few = len(ask.options) == ask.least == 1
        assert not few or any(option.most for option in ask.options.values()), "there is one answer"
        return any_answer(ask, luck)

    def wish(self, view: View, unasked: Mapping[str, Option], luck: Luck) -> None:
        return None


@pytest.mark.parametrize("name", GAMES)
def test_who_has_no_choice_is_not_asked(name: str) -> None:
    forced = 0

    def watch(run: Run) -> None:
        nonlocal forced
        asks = run.ask.seats.values() if run.ask is not None else ()
        forced += sum(len(ask.options) == ask.least == 1 for ask in asks)

    run, _ = Run.new(RULES[name], 3, {}, "forced", live=False)
    play_out(run, [Chooser()] * 3, Random(3).random, watch)
    assert run.over
    assert forced > 0
