"""The guests of the house: who they are, and what each cares for besides winning."""

from typing import Any

import pytest

from bot.engine import BadData, Run
from bot.games import GAMES, english, patron
from bot.games.inn.patrons.changes import ExpectedChange
from bot.games.inn.patrons.manner import grudges, hurtful
from bot.games.inn.patrons.playing import InnPatron, played_by
from bot.games.inn.patrons.position import Judge, Position
from bot.games.inn.patrons.value import WEIGHTS, Chances, Weights, read_cast, the_cast, the_value
from bot.games.inn.rules.play.view import inn_view
from bot.patrons import STRENGTHS
from tests.games.inn.test_patrons import a_run, skip_discards

GUESTS = GAMES["inn"].guests()


def judge(who: str) -> Judge:
    """What a patron of the Inn judges by."""
    player = patron("inn", who)
    assert isinstance(player, InnPatron)
    return player.judge


def of_weights(**weights: Any) -> Judge:
    from bot.games.inn.patrons.strengths import patron_of

    player = patron_of(the_value(), Weights(**weights))
    assert isinstance(player, InnPatron)
    return player.judge


def table() -> Run:
    """Four seats; seat 1 is the weakest, seat 3 leads by a little."""
    run = a_run([[], [], [], []], characters="gerki fiona deirdre zot")
    for seat, (alcohol, gold) in enumerate([(4, 9), (12, 6), (6, 8), (3, 11)]):
        run.state.parties[seat].alcohol, run.state.parties[seat].gold = alcohol, gold
    skip_discards(run)
    return run


def change(*, gap: dict[int, float] | None = None, gold: dict[int, float] | None = None) -> ExpectedChange:
    found = ExpectedChange([0.0] * 4, [0.0] * 4)
    for seat, points in (gap or {}).items():
        found.gap[seat] += points
    for seat, points in (gold or {}).items():
        found.gold[seat] += points
    return found


def besides(outcome: ExpectedChange, run: Run | None = None, **weights: float) -> float:
    """What these weights make of a change, beyond what it is worth without them."""
    view = inn_view((run or table()).view(0))
    return Position(view, of_weights(**weights)).worth(outcome) - Position(view, of_weights()).worth(outcome)


def test_six_people_with_names_and_manners() -> None:
    words = english()
    assert len(GUESTS) == 6
    assert not GUESTS.keys() & {*STRENGTHS}
    assert list(GUESTS) == list(GAMES["inn"].look().guests())
    assert len({words.say(f"guest.{code}") for code in GUESTS}) == 6
    assert len({words.say(f"manner.{code}") for code in GUESTS}) == 6
    assert {guest.strength for guest in the_cast().guest.values()} <= {*STRENGTHS}
    assert GAMES["drinko"].guests() == {}


def test_caution_minds_its_own_losses() -> None:
    assert besides(change(gap={0: -3}), caution=0.5) == pytest.approx(-1.5)
    assert besides(change(gap={0: 3}), caution=0.5) == 0
    assert besides(change(gap={1: -3}), caution=0.5) == 0


def test_greed_and_theft_look_at_gold() -> None:
    assert besides(change(gold={0: 2}), greed=0.5) == pytest.approx(1)
    assert besides(change(gold={2: -2}), greed=0.5) == 0
    assert besides(change(gold={2: -2}), theft=0.5) == pytest.approx(1)
    assert besides(change(gold={0: -2}), theft=0.5) == 0


def test_a_brawler_likes_to_hurt_and_a_friend_of_the_weak_spares_the_weakest() -> None:
    assert besides(change(gap={3: -2}), brawl=0.5) == pytest.approx(1)
    assert besides(change(gap={0: -2}), brawl=0.5) == 0
    assert besides(change(gap={1: -2}), kindness=0.5) == pytest.approx(-1)
    assert besides(change(gap={3: -2}), kindness=0.5) == 0


def test_a_grudge_is_borne_against_who_lies_on_the_table_as_hurting_one() -> None:
    run = a_run([["gerki.poison"], [], ["deirdre.protects"]])
    skip_discards(run)
    assert run.ask
    run.answer(0, run.ask.number, ("gerki.poison>2",))
    hurt, watching = (Position(inn_view(run.view(seat)), of_weights(grudge=1.0)) for seat in (2, 1))
    assert [item["by"] for item in hurt.stack] == [0]
    assert grudges(hurt) == {0}
    assert hurt.spite == [1.0, 0.0, 0.0]
    assert grudges(watching) == set()


def test_a_grudge_without_a_wound_goes_to_those_whose_last_card_hurts() -> None:
    run = table()
    run.state.seats[2].discard = ["gerki.poison", "gamble"]
    run.state.seats[3].discard = ["gamble", "gerki.poison"]
    run.state.seats[0].discard = ["gerki.poison"]
    assert hurtful("gerki.poison")
    assert not hurtful("deirdre.heals")
    assert grudges(Position(inn_view(run.view(0)), of_weights(grudge=1.0))) == {3}


def test_a_gambler_holds_no_gambling_card_back() -> None:
    gamblers = [code for code in ("gamble", "raise", "gerki.poison") if (found := played_by(code)) and found.gambles]
    assert gamblers == ["gamble", "raise"]
    assert judge("fenwick").gambling < judge("regular").gambling <= judge("orla").gambling


@pytest.mark.parametrize("who", GUESTS)
def test_each_judges_something_otherwise_than_its_strength(who: str) -> None:
    """Something: a position with a change that it likes more, or less; or a card that it plays sooner."""
    run, strength = table(), the_cast().guest[who].strength
    run.state.seats[3].discard = ["gerki.poison"]
    changes = [change(**{part: {seat: -2.0}}) for part in ("gap", "gold") for seat in range(4)]
    mine, usual = (Position(inn_view(run.view(0)), judge(name)) for name in (who, strength))
    worths = [(mine.worth(change), usual.worth(change)) for change in changes]
    assert any(abs(worth - other) > 0.2 for worth, other in worths) or mine.judge.gambling != usual.judge.gambling


def test_a_strength_has_no_manner() -> None:
    for weights in the_cast().strength.values():
        assert not weights.mannered
    assert type(of_weights()) is Chances


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('strength = "regular"', 'strength = "whale"', "guest.orla.strength: there is no strength 'whale'"),
        ("weights = {", "weights = { luck = 1.0,", "guest.orla.weights.luck: Extra inputs are not permitted"),
        ("[guest.orla]", "[guest.shark]", "guest.shark: is the name of a strength"),
        ("keeps =", "keep =", "strength.easy.keep: Extra inputs are not permitted"),
        ("eagerness =", 'eagerness = "much" #', "strength.easy.eagerness: Input should be a valid number"),
        ("[strength.easy]", "[strength.easy", "Expected ']'"),
    ],
)
def test_what_is_wrong_with_the_weights_is_named(old: str, new: str, said: str) -> None:
    text = WEIGHTS.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadData, match=r"^patrons\.toml: ") as error:
        read_cast(text.replace(old, new, 1), "patrons.toml")
    assert said in str(error.value)


def test_out_of_the_game_is_worth_less_than_hardly_a_chance() -> None:
    """A seat that is as good as lost still fights: what keeps it in the game is worth a card."""
    run = table()
    run.state.parties[0].alcohol, run.state.parties[0].gold = 19, 1
    position = Position(inn_view(run.view(0)), judge("regular"))
    assert position.worth(change(gap={0: -1})) < -5
    run.state.parties[0].alcohol = 20
    assert Position(inn_view(run.view(0)), judge("regular")).worth(change(gap={0: 1})) > 5
