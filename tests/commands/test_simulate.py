"""`simulate` plays whole games and tells of them, in words or as one object."""

import json
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.commands.simulate import default_is_legal, read_options, simulate
from bot.engine import Run
from bot.games import GAMES
from bot.games.drinko.rules import Drinko, the_deck
from bot.games.drinko.simulation import SIMULATION, keeps_cards

KEYS = ["game", "games", "finished", "decisions", "seconds", "games_per_second", "decisions_per_second", "wins",
        "violations"]  # fmt: skip


def told(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    args = ["simulate", "--game", "drinko", "--games", "20", "--seats", "4", "--seed", "7", "--json", *more]
    assert main(args) == 0
    out = capsys.readouterr()
    assert out.err == ""
    return json.loads(out.out)


def test_one_object_with_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    result = told(capsys)
    assert list(result) == KEYS
    wins = result["wins"]
    assert isinstance(wins, list)
    assert (result["game"], result["games"], result["finished"], result["violations"]) == ("drinko", 20, 20, 0)
    assert len(wins) == 4
    assert sum(wins) == 20


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    first, again = told(capsys), told(capsys)
    assert (first["wins"], first["decisions"]) == (again["wins"], again["decisions"])
    other = simulate(GAMES["drinko"], 20, 4, "8", ["random"] * 4, {})
    assert other.decisions != first["decisions"]


def test_patrons_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    plain = told(capsys, "--patrons", "regular,random")
    longer = told(capsys, "--patrons", "regular,random", "--options", "play_on=true,suffer=2")
    assert int(str(longer["decisions"])) > int(str(plain["decisions"]))


def test_a_table_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "5", "--seats", "2", "--patrons", "regular"]) == 0
    out = capsys.readouterr().out
    assert "regular" in out
    assert "5 of 5 games finished" in out
    assert "0 violations" in out


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--game", "bridge"], "no game 'bridge'"),
        (["--seats", "11"], "seats-wrong"),
        (["--seats", "1"], "seats-wrong"),
        (["--patrons", "whale"], "not 'whale'"),
        (["--patrons", "random,,regular"], "not ''"),
        (["--seats", "2", "--patrons", "random,random,random"], "3 for 2 seats"),
        (["--options", "suffer"], "not 'suffer'"),
        (["--options", "suffer=much"], "not 'suffer=much'"),
        (["--options", "suffer=9"], "bad-option"),
        (["--options", "sugar=1"], "unknown-option"),
    ],
)
def test_wrong_use_is_told(args: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", *args]) == 2
    out = capsys.readouterr()
    assert why in out.err
    assert out.out == ""


def test_options_are_numbers_and_truths() -> None:
    assert read_options("play_on=true,catch_drink=false,suffer=2", SIMULATION) == {
        "play_on": True, "catch_drink": False, "suffer": 2
    }  # fmt: skip
    assert read_options("", SIMULATION) == {}


def test_what_counts_as_a_violation() -> None:
    run, _ = Run.new(Drinko(), 3, {}, "1", live=False)
    cards = Counter(the_deck().build(run.state.options))
    assert keeps_cards(run, cards)
    assert default_is_legal(run)
    run.state.hands[0].append("r5")
    assert not keeps_cards(run, cards)
    assert run.ask
    for seat_ask in run.ask.seats.values():
        seat_ask.default = ("r+9",)
    assert not default_is_legal(run)


def test_a_game_without_end_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.run.TURNS_A_GAME", 3)
    result = simulate(GAMES["drinko"], 2, 4, "1", ["random"] * 4, {})
    assert (result.finished, result.violations, result.wins) == (0, 2, [0, 0, 0, 0])


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="who began a process is looked up as Linux tells it")
def test_processes_that_play_end_with_the_one_that_began_them() -> None:
    """Also where that is killed: what they all write to is closed only once none of them is left."""
    games = ["simulate", "--game", "inn", "--games", "100000", "--jobs", "2", "--json"]
    began = subprocess.Popen([sys.executable, "-m", "bot", *games], stderr=subprocess.PIPE)
    children = Path(f"/proc/{began.pid}/task/{began.pid}/children")
    while began.poll() is None and len(children.read_text().split()) < 2:
        pass
    began.kill()
    assert began.stderr is not None
    with began.stderr:
        began.stderr.read()
    assert began.wait() == -signal.SIGKILL
