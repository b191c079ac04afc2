"""What a pick comes to computer players ask the rules: all that lies there is followed, and told nowhere else."""

from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.value import Chances, Weights, the_value
from bot.games.inn.rules import the_library
from bot.games.inn.rules.afterwards import After, TriedWay, decided
from bot.games.inn.rules.foresee import Levels
from bot.games.inn.rules.play.state import Item
from bot.games.inn.rules.play.view import inn_view
from bot.games.inn.rules.ways import CHANCE
from tests.games.inn.test_prospects import hit

BLOW = next(effect.n for effect in the_library().cards["gerki.back"].effects if effect.word == "lose-fortitude")


def seen(second: str, seat: int) -> Position:
    """What a seat sees after a blow of seat 0 against seat 1, who has a card in answer."""
    return Position(inn_view(hit(second).view(seat)), Chances(the_value(), Weights()))


def test_a_loss_that_is_sent_back_is_its_sources() -> None:
    position = seen("bryn.hitting-yourself", 1)
    assert position.passed().gap == [0, -BLOW, 0]
    found = position.with_pick("bryn.hitting-yourself>0")
    assert found is not None
    assert found.gap == [-BLOW, 0, 0]
    assert position.with_card("bryn.hitting-yourself>0") > position.now()


def test_a_loss_that_is_made_smaller_is_as_much_smaller_as_the_rules_say() -> None:
    (apron,) = the_library().cards["wizgille.apron"].effects
    found = seen("wizgille.apron", 1).with_pick("wizgille.apron")
    assert found is not None
    assert found.gap == [0, min(0, apron.n - BLOW), 0]


def test_what_lies_there_is_followed_too() -> None:
    """The loss that has been sent back to its source stands on the stack as long as somebody may answer that."""
    run = hit("bryn.hitting-yourself")
    run.state.seats[2].hand[0] = "no"
    run.answer(1, run.ask.number if run.ask else 0, ("bryn.hitting-yourself>0",))
    assert run.state.stack
    for seat in (0, 1, 2):
        position = Position(inn_view(run.view(seat)), Chances(the_value(), Weights()))
        assert position.passed().gap == [-BLOW, 0, 0]


def test_what_is_answered_in_the_window_on_the_drink_phase_is_gone_on_with() -> None:
    """The window itself lies below, and nothing is pending in it: a last chance in it is like any other."""
    run = hit("bryn.hitting-yourself")
    run.state.stack.insert(0, Item("phase", 0))
    run.state.floor += 1
    position = Position(inn_view(run.view(1)), Chances(the_value(), Weights()))
    assert all(after.played for after in position.after("bryn.hitting-yourself>0"))
    assert position.passed().gap == [0, -BLOW, 0]
    found = position.with_pick("bryn.hitting-yourself>0")
    assert found is not None
    assert found.gap == [-BLOW, 0, 0]


def test_a_card_that_is_negated_does_nothing_and_its_player_has_lost_nothing_else() -> None:
    run = hit("bryn.hitting-yourself")
    run.state.seats[1].hand[0] = "no"
    found = Position(inn_view(run.view(1)), Chances(the_value(), Weights())).with_pick("no")
    assert found is not None
    assert (found.gap, found.gold, found.extra) == ([0, 0, 0], [0, 0, 0], 0)


def test_of_ways_each_takes_what_they_like_best() -> None:
    """The first way of a choice is not taken where the second costs its player less."""
    ways = [_after(gap) for gap in (-3, -1)]
    likes = lambda after, seat: float(after.levels[seat].gap)  # noqa: E731
    tried = [TriedWay((branch,), (1,), after) for branch, after in enumerate(ways)]
    assert decided(tried, 0, likes) == [ways[1]]
    tossed = [TriedWay((branch,), (CHANCE,), after) for branch, after in enumerate(ways)]
    assert decided(tossed, 0, likes) == ways
    assert [way.share for way in ways] == [0.5, 0.5]


def _after(gap: int) -> After:
    state = hit("bryn.hitting-yourself").state
    return After(state, [Levels(20, 0, 10), Levels(20 + gap, 0, 10)], [0, 0], [], [], True)
