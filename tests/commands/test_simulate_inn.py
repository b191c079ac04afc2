"""`simulate --game inn`: the balance table, options with words, and how long people would take."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.__main__ import main
from bot.commands.simulate import read_options, simulate
from bot.engine import Run
from bot.games import GAMES, patron
from bot.games.inn.rules import Inn
from bot.games.inn.simulation import SIMULATION, InnBalance, belongings, spread, timed


def told(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main(["simulate", "--game", "inn", "--seats", "4", "--seed", "7", "--json", *more]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_common_keys_and_a_balance(capsys: pytest.CaptureFixture[str]) -> None:
    result = told(capsys, "--games", "12", "--options", "windows=quick")
    assert list(result)[-2:] == ["violations", "balance"]
    assert (result["game"], result["finished"], result["violations"]) == ("inn", 12, 0)
    balance = result["balance"]
    assert sum(one["games"] for one in balance["characters"].values()) == 48
    assert sum(balance["out"].values()) == 48
    assert balance["turns"]["tenth"] <= balance["turns"]["median"] <= balance["turns"]["nine-tenths"]
    assert "minutes" not in balance
    again = told(capsys, "--games", "12", "--options", "windows=quick")
    assert again["balance"] == balance


def test_options_with_words() -> None:
    given = read_options("characters=gerki,fiona,drinks=drink-2,drink-3,bar=true,windows=quick,starter=1", SIMULATION)
    assert given == {
        "characters": ["gerki", "fiona"], "drinks": ["drink-2", "drink-3"], "bar": True, "windows": "quick",
        "starter": 1,
    }  # fmt: skip


def test_named_characters_play(capsys: pytest.CaptureFixture[str]) -> None:
    options = "characters=gerki,fiona,zot,eve,drinks=drink-2,windows=quick"
    result = told(capsys, "--games", "3", "--options", options)
    assert set(result["balance"]["characters"]) == {"gerki", "fiona", "zot", "eve"}


def test_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "inn", "--games", "2", "--patrons", "regular", "--clock", "normal"]) == 0
    out = capsys.readouterr().out
    for part in ("character", "wins over fair share", "turns: median", "minutes: median", "at the end:", "awake"):
        assert part in out


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--game", "drinko", "--clock", "normal"], "--clock is for --game inn"),
        (["--game", "inn", "--clock", "hasty"], "not 'hasty'"),
        (["--game", "inn", "--options", "characters=gandalf"], "bad-option"),
        (["--game", "inn", "--options", "windows=open"], "bad-option"),
    ],
)
def test_wrong_use_is_told(args: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1", *args]) == 2
    assert why in capsys.readouterr().err


def test_a_gold_or_a_card_that_vanishes_is_seen() -> None:
    run, _ = Run.new(Inn(), 3, {}, "1", live=False)
    before = belongings(run.state)
    run.state.parties[0].gold -= 1
    assert belongings(run.state) != before
    run.state.inn += 1
    assert belongings(run.state) == before
    run.state.seats[2].hand.pop()
    assert belongings(run.state) != before


def test_shares_are_of_what_is_fair() -> None:
    balance = InnBalance()
    run, _ = Run.new(Inn(), 2, {"characters": ["gerki", "fiona"]}, "1", live=False)
    run.state.seats[1].out = "broke"
    run.state.lost = [[1]]
    balance.count(run)
    assert balance.shares() == {"gerki": 2.0, "fiona": 0.0}
    assert balance.plain()["out"] == {"awake": 1, "broke": 1}


def test_spread() -> None:
    assert spread([]) == {}
    assert spread(list(range(101))) == {"tenth": 10, "median": 50, "nine-tenths": 90}


def test_people_at_a_sealed_table_are_done_in_75_minutes() -> None:
    """Four seats, normal pace, everybody asked in every window: the median game."""
    balance = simulate(GAMES["inn"], 60, 4, "clock", ["regular"] * 4, {"windows": "sealed"}, clock="normal").balance
    assert balance is not None
    assert 20 < balance.plain()["minutes"]["median"] < 75


def test_a_bank_is_spent_once_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who never come to an end in time use up the turn's clock each time, and their bank once."""
    slow = dict.fromkeys(("inn.discard", "inn.action", "inn.order", "inn.gamble"), 1e9)
    monkeypatch.setattr("bot.games.inn.simulation.THINKS", slow)
    for name, seconds in (("CHOICE", 1e9), ("PASSES", 0.0), ("ANSWERS", 0.0), ("ABSENT", 0.0), ("SHOWN", 0.0)):
        monkeypatch.setattr(f"bot.games.inn.simulation.{name}", seconds)
    run, _ = Run.new(Inn(), 3, {}, "2", live=False)
    kinds = Counter([run.ask.kind if run.ask else ""])
    players = [patron("inn", "regular")] * 3
    _, minutes = timed(
        run, players, Random(1), Random(2), "normal", lambda play: kinds.update([play.ask.kind] if play.ask else [])
    )
    assert minutes * 60 == pytest.approx((kinds["turn"] + kinds["choice"]) * 45 + 3 * 180)


def test_a_window_lasts_no_longer_than_its_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """With nobody ever reacting, a game takes its windows' whole time, and no more."""
    monkeypatch.setattr("bot.games.inn.simulation.ABSENT", 1.1)
    monkeypatch.setattr("bot.games.inn.simulation.THINKS", {})
    monkeypatch.setattr("bot.games.inn.simulation.CHOICE", 0.0)
    monkeypatch.setattr("bot.games.inn.simulation.ANSWERS", 0.0)
    monkeypatch.setattr("bot.games.inn.simulation.SHOWN", 0.0)
    run, _ = Run.new(Inn(), 3, {}, "1", live=False)
    players = [patron("inn", "regular")] * 3
    _, minutes = timed(run, players, Random(1), Random(2), "normal")
    assert (minutes * 60) % 15 == pytest.approx(0, abs=1e-6)
    assert minutes > 5
