"""What Ignoring a card leaves standing: plans, for no card of the nine decks both asks for an ante and hurts."""

from bot.engine import Chance, Told
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.effects import EFFECTS_OF_CARDS
from bot.games.inn.rules.play.playing import table_of
from bot.games.inn.rules.play.setting_up import check_options, set_up
from bot.games.inn.rules.play.state import INN, Item, Part, State


def left_after_ignoring(seat: int, by: int, *parts: Part) -> list[Part]:
    """The parts of a card of seat `by` that `seat` has Ignored, as far as they still happen."""
    library = the_library()
    told = Told(Chance("ignoring"))
    state: State = set_up(3, check_options({"characters": ["gog", "fleck", "eve"]}, library), told, library)
    table = table_of(state, told, library)
    table.push(Item("card", by, "fleck.rowdy", parts=list(parts)))
    table.push(Item("card", seat, "gog.shut-up"))
    EFFECTS_OF_CARDS["ignore"](table, state.stack[-1], Part("ignore", seat, source=seat))
    return [part for part in parts if not part.ignored]


def test_an_ante_is_not_ignored() -> None:
    ante, loss = Part("ante", 0, 1, 1), Part("lose-fortitude", 0, 2, 1)
    assert left_after_ignoring(0, 1, ante, loss) == [ante]


def test_a_payment_on_ones_own_card_is_not_ignored_and_one_on_anothers_is() -> None:
    own, alcohol = Part("pay", 1, 1, 1, INN), Part("gain-alcohol", 1, 1, 1)
    assert left_after_ignoring(1, 1, own, alcohol) == [own]
    foreign = Part("pay", 0, 1, 1, 1)
    assert left_after_ignoring(0, 1, foreign) == []


def test_what_happens_to_others_is_not_ignored() -> None:
    mine, theirs = Part("lose-fortitude", 0, 1, 1), Part("lose-fortitude", 2, 1, 1)
    assert left_after_ignoring(0, 1, mine, theirs) == [theirs]
