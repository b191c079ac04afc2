"""``duel`` compares strengths, and ``train`` learns; both in small."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.commands.duel import Duel, duel
from bot.engine import SeatAsk
from bot.games import GAMES
from bot.games.inn.patrons.playing import InnRandom
from bot.games.inn.patrons.training import decks_digest, evened, train, written
from bot.games.inn.patrons.value import read_learnt, the_value
from bot.games.inn.rules.play.view import InnView, viewer
from bot.games.inn.simulation.conduct import InnConduct
from bot.patrons import Luck

INN = GAMES["inn"]
KNOWN = {**INN.patrons(), **INN.simulation().former()}
QUICK = {"windows": "quick"}


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(["duel", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_duel_prints_the_share_and_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    pairing = ["--one", "regular", "--others", "shark-2,random"]
    found = printed(capsys, "--game", "inn", *pairing, "--games", "8", "--windows", "quick")
    assert found["one"] == "regular"
    assert found["others"] == ["shark-2", "random", "shark-2"]
    assert found["games"] == 8
    assert 0 <= found["low"] <= found["share"] <= found["high"] <= 1
    assert found["decisions"] > 100
    assert found["conduct"]["turns"] > 20
    assert 0 < found["ms_a_decision"] < found["ms_p99"]


def test_of_a_hundred_decisions_one_takes_longer_than_p99() -> None:
    played = Duel(("a", "b"), seconds=[0.001 * number for number in range(1, 101)])
    assert played.plain()["ms_p99"] == 99
    assert played.plain()["ms_a_decision"] == 50.5
    assert Duel(("a", "b")).plain()["ms_p99"] == 0


def test_a_duel_is_the_same_for_the_same_seed() -> None:
    def played() -> tuple[float, int, Any]:
        found = duel(INN, KNOWN, ("shark", "shark-2", "easy"), 3, "same", QUICK, conduct=InnConduct)
        return found.won.wins, len(found.seconds), found.conduct.plain() if found.conduct else None

    assert played() == played()


class Seated(InnRandom):
    """Plays at random, and remembers at which seats."""

    reads_view = True

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, view: InnView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        if not self.seats or self.seats[-1] != viewer(view):
            self.seats.append(viewer(view))
        return super().choose(view, ask, luck)


def test_the_one_takes_every_seat_in_turn() -> None:
    seated = Seated()
    found = duel(INN, {"one": seated, "random": InnRandom()}, ("one", "random", "random"), 6, "turns", QUICK)
    assert seated.seats == [0, 1, 2, 0, 1, 2]
    assert found.games == 6
    assert 0 <= found.won.wins <= 6


def test_where_teams_play_the_one_takes_each_team_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    seated, options = Seated(), {**QUICK, "variant": "two-headed-dragon"}
    names, sides = ("one", "random", "random"), (0, 0, 1, 1, 2, 2)
    found = duel(INN, {"one": seated, "random": InnRandom()}, names, 3, "teams", options, sides=sides)
    assert [seat // 2 for seat in seated.seats] == sorted(seat // 2 for seat in seated.seats)
    assert set(seated.seats) == set(range(6))
    assert found.games == 3
    assert found.won.wins in (0, 1, 2, 3)
    told = printed(capsys, "--game", "inn", "--one", "regular", "--others", "random", "--games", "4", "--options",
                   "variant=two-headed-dragon", "--windows", "quick")  # fmt: skip
    assert told["others"] == ["random"]
    assert told["fair"] == 0.5
    assert told["share"] == 1.0
    assert main(["duel", "--game", "inn", "--seats", "5", "--options", "variant=two-headed-dragon", "--json"]) == 2


def test_all_pairings(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, "--game", "drinko", "--all", "--games", "1", "--seats", "3")
    names = list(GAMES["drinko"].patrons())
    assert len(found) == len(names) * (len(names) - 1) + len(names)
    assert {(entry["one"], *entry["others"]) for entry in found} >= {("shark", "regular", "regular")}


@pytest.mark.parametrize(
    "arguments",
    [["--one", "nobody"], ["--others", "regular,regular,regular,regular"], ["--seats", "99"]],
    ids=["unknown", "too-many", "seats"],
)
def test_wrong_arguments_are_named(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "--game", "inn", "--games", "1", *arguments]) == 2
    assert capsys.readouterr().err


@cache
def played(strength: str, games: int) -> InnConduct:
    """How one of a strength plays among regulars. Several tests look at the same games."""
    conduct = duel(INN, KNOWN, (strength, *["regular"] * 3), games, "conduct", QUICK, conduct=InnConduct).conduct
    assert isinstance(conduct, InnConduct)
    return conduct


def test_a_felling_blow_that_is_there_is_seen() -> None:
    """Random players miss most of them, a shark hardly any."""
    wild = duel(INN, KNOWN, ("random", "random", "random"), 12, "blow", QUICK, conduct=InnConduct).conduct
    assert wild is not None
    assert wild.plain()["felling_blows_missed"] > 0.3 > played("shark", 12).plain()["felling_blows_missed"]


def test_the_gold_is_told_with_which_rounds_are_entered() -> None:
    """Also those that somebody else starts: in most games there are some, and nobody enters one without Gold."""
    conduct = played("regular", 20)
    assert len(conduct.purse) > 20
    assert min(conduct.purse) > 0
    assert conduct.plain()["gold_when_entering_rounds"] > 3


@pytest.mark.parametrize(
    ("strength", "games"), [("regular", 20), ("shark", 16), pytest.param("shark", 40, marks=pytest.mark.long)]
)
def test_how_regulars_and_sharks_play(strength: str, games: int) -> None:
    """The bars are for hundreds of games; some dozens of them hold them too, but for one slip in either count. In four
    games there is more than one chance for a felling blow, and in sixteen one for what is played out of turn.
    """
    conduct = played(strength, games)
    told = conduct.plain()
    assert conduct.missed <= 0.03 * conduct.felling + 1
    assert conduct.asleep <= 0.01 * conduct.chances + 1
    assert conduct.felling > games // 4
    assert conduct.chances > games // 12
    assert told["draws_at_most_one"] < 0.08
    assert told["attacks"]["weakest"] < 0.6
    assert told["first_out"] >= 0.52


def test_training_learns_that_more_is_better() -> None:
    data = INN.data
    learnt = train(12, "small", data, lambda: None)
    value = read_learnt(written(learnt), "written").value
    assert value == learnt.value
    assert list(value.gap) == sorted(value.gap)
    assert list(value.gold) == sorted(value.gold)
    assert value.gap[15] > value.gap[3]
    assert learnt.made.games == 12
    assert learnt.made.positions > 50


def test_no_point_is_worth_more_than_the_one_before() -> None:
    """Where few games had a number, what was learnt of it is the mean of what lies beside it."""
    assert evened([0.0, 3.0, 5.0, 6.0]) == [0.0, 3.0, 5.0, 6.0]
    assert evened([0.0, 1.0, 4.0, 4.0, 5.0]) == [0.0, 2.0, 4.0, 4.5, 5.0]


def test_training_is_the_same_for_the_same_seed() -> None:
    assert train(2, "same", INN.data, lambda: None) == train(2, "same", INN.data, lambda: None)


def test_the_digest_of_the_decks_changes_with_a_deck_but_not_with_what_only_a_boss_has(tmp_path: Path) -> None:
    (tmp_path / "characters").mkdir()
    deck = tmp_path / "characters" / "deck.toml"
    usual = "size = 40\n[[card]]\nid = 'a'\n"
    side = "[[side]]\nid = 'wolf'\n"

    def digest(text: str) -> str:
        deck.write_text(text)
        return decks_digest(tmp_path)

    of_boss = "[[boss]]\nid = 'b'\n[[side]]\nid = 'monster'\nboss = true\n"
    assert digest(f"boss-size = 5\n{usual}{of_boss}") == digest(f"# A remark.\n{usual}") != digest(f"{usual}count = 2")
    assert digest(f"{usual}{of_boss}{side}") == digest(f"{usual}{side}") != digest(usual)


def test_what_was_learnt_comes_with_the_bot() -> None:
    assert the_value().of(20, 8) > the_value().of(5, 8) > the_value().of(5, 1)
