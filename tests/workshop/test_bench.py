"""What the benchmarks count and print; how fast anything is, is never tested."""

import json

import pytest

from bot.games import GAMES
from bot.languages.files import LOCALES
from bot.languages.spoken import ENGLISH
from bot.ui.words import Words
from tests.databases import MISSING
from workshop.__main__ import main
from workshop.bench import pictures, rest, shares
from workshop.bench.measured import Measured
from workshop.bench.play import CASES, PlayedCase, _ours
from workshop.bench.rest import Evening, TimedCall, crowd
from workshop.bench.shares import Cost, told
from workshop.bench.tables import percentile
from workshop.bench.words import Templates, _yardstick
from workshop.postgres_server import programs


def test_a_ratio_is_met_from_below_or_above() -> None:
    assert Measured("a", "b", 0.5, 0.5, False, {}).met
    assert not Measured("a", "b", 0.49, 0.5, False, {}).met
    assert Measured("a", "b", 3.0, 3, True, {}).met
    assert not Measured("a", "b", 3.01, 3, True, {}).met


def test_every_game_has_bars() -> None:
    assert list(dict.fromkeys(case.game for case in CASES)) == list(GAMES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}{case.told}")
def test_every_case_can_be_played(case: PlayedCase) -> None:
    decisions, steps = _ours(case.game, case.options)()
    assert decisions > 0
    assert steps > 0


def test_the_crowd_is_the_most_in_any_five_seconds_of_one_channel() -> None:
    calls = [TimedCall(at, "PATCH", "/channels/1/messages/7", 1) for at in (0.0, 1.0, 4.9, 5.0, 20.0)]
    other = [TimedCall(at, "POST", "/channels/2/messages") for at in (1.0, 1.1)]
    no_message = [
        TimedCall(2.0, "DELETE", "/channels/1/messages/7"),
        TimedCall(2.0, "POST", "/interactions/1/x/callback"),
    ] * 9
    assert crowd(calls) == 3
    assert crowd(calls + other + no_message) == 3
    assert crowd([*calls, TimedCall(5.9, "POST", "/channels/1/messages")]) == 4
    assert crowd([]) == 0


def test_calls_are_told_apart() -> None:
    calls = [
        TimedCall(0.0, "POST", "/interactions/1/x/callback"),
        TimedCall(0.0, "PATCH", "/webhooks/1/x/messages/@original"),
        TimedCall(0.0, "PATCH", "/channels/1/messages/7", 1),
        TimedCall(0.0, "PATCH", "/channels/2/messages/8", 2),
        TimedCall(0.0, "PATCH", "/webhooks/1/y/messages/@original", 3),
        TimedCall(0.0, "POST", "/channels/1/messages"),
        TimedCall(0.0, "DELETE", "/channels/1/messages/7"),
    ]
    evening = Evening(moves=1, passes=1, calls=calls, table=1)
    assert [evening.kind(call) for call in calls] == [
        "callback", "callback", "table", "hand", "hand", "send", "deletion",
    ]  # fmt: skip
    assert evening.further_hands() == 1
    assert evening.calls_a_move() == 5


def test_the_slowest_hundredth() -> None:
    values = [float(value) for value in range(1000)]
    assert percentile(values, 99) == 990
    assert percentile([7.0], 99) == 7


def test_json_has_ratio_yardstick_and_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # A short evening: the figures are real, there are just few moves behind them.
    monkeypatch.setattr(rest, "MOVES", 3)
    monkeypatch.setattr(rest, "SEATS", (2, 3))
    assert main(["bench", "--only", "rest", "--json"]) == 0
    benches = json.loads(capsys.readouterr().out)["benches"]
    assert len(benches) == 7
    assert main(["bench", "--only", "rest", "--json", "--game", "inn", "--windows", "natural"]) == 0
    natural = json.loads(capsys.readouterr().out)["benches"]
    assert [result["bench"].replace("natural", "sealed") for result in natural] == [
        result["bench"] for result in benches[3:]
    ]
    assert all(result["bench"].startswith("inn: ") for result in natural[:-1])
    assert all(result["bench"].endswith(", natural windows") for result in natural[:-1])
    assert natural[0]["figures"]["moves"] == 3
    assert {key for bench in benches for key in bench} == {
        "bench", "ratio", "wanted", "met", "yardstick", "figures"
    }  # fmt: skip
    titles = [result["bench"] for result in benches[:-1]]
    assert all(title.endswith(", sealed windows") == title.startswith("inn: ") for title in titles)
    assert benches[0]["figures"]["moves"] == 3
    assert benches[0]["ratio"] > 0
    # A hand that is edited through a press on it is an edit of a hand all the same.
    assert [benches[0]["figures"][f"{kind} a move"] for kind in ("hands", "tables", "callbacks")] == [1, 1, 1]


def test_a_game_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--game", "bridge"]) == 2
    assert "There is no game 'bridge'" in capsys.readouterr().err


def test_windows_are_named_for_a_game_that_has_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--game", "drinko", "--windows", "natural"]) == 2
    assert "drinko has none" in capsys.readouterr().err


def test_pictures_take_less_than_half_of_their_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "TABLES", {"drinko": (2,), "inn": (4,)})
    monkeypatch.setattr(pictures, "ROUNDS", 1)
    measured = pictures.measure(lambda _: None)
    assert [measurement.bench.partition(":")[0] for measurement in measured] == [
        "4 pictures",
        "4 pictures",
        "a table of the Inn with 4 seats",
        "a table of the Inn with 4 seats, 200 events of its turn told",
        "a table of teams with 4 seats",
    ]
    assert measured[0].met
    assert all(measurement.ratio > 0 for measurement in measured)


def test_of_two_processes_the_dearer_one_counts() -> None:
    rounds = [(Cost(100, 1.0), Cost(100, 1.1), Cost(50, 0.6)), (Cost(100, 2.0), Cost(10, 0.2), Cost(100, 9.0))]
    rounds.append((Cost(100, 1.0), Cost(100, 1.3), Cost(100, 1.0)))
    found = told(rounds)
    assert found.ratio == pytest.approx(1.2)
    assert not found.met
    assert found.figures["answers of the one"] == 300


def test_two_processes_play_on_one_postgresql(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if programs() is None:
        pytest.skip(MISSING)
    monkeypatch.setattr(shares, "ROUNDS", 1)
    monkeypatch.setattr(shares, "TABLES", 4)
    monkeypatch.setattr(shares, "SECONDS", 0.01)
    assert main(["bench", "--only", "shares", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["benches"]
    assert found["bench"].endswith("4 tables each")
    assert found["ratio"] > 0
    assert all(found["figures"][f"answers of the {which}"] >= 4 for which in ("one", "first", "second"))
    assert main(["bench", "--only", "shares", "--json", "--game", "inn"]) == 0
    assert json.loads(capsys.readouterr().out)["benches"] == []


def test_the_yardstick_of_words_says_what_messages_say() -> None:
    text, told = _yardstick([LOCALES])
    templates, words = Templates(text), Words([LOCALES], ENGLISH)
    same = [key for key, facts in told if templates.say(key, **facts) == words.say(key, **facts)]
    assert len(same) > 0.95 * len(told) > 500
