"""`simulate --game inn`: the balance table, options with words, and how long people would take."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.__main__ import main
from bot.commands.simulate import read_options, simulate
from bot.commands.windows import USUAL, WAYS
from bot.engine import Ask, Option, Run, SeatAsk
from bot.games import GAMES, patron
from bot.games.inn.rules import Inn
from bot.games.inn.rules.play.setting_up import WINDOWS
from bot.games.inn.simulation import SIMULATION, InnBalance, belongings, spread, timed
from bot.games.inn.simulation.asks import Asks
from bot.games.inn.simulation.minutes import Lasted, lasting
from tests.games.inn.playing import NINE, house_decks


def told(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main(["simulate", "--game", "inn", "--seats", "4", "--seed", "7", "--json", *more]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_common_keys_and_a_balance(capsys: pytest.CaptureFixture[str]) -> None:
    result = told(capsys, "--games", "12", "--options", "windows=quick")
    assert list(result)[-2:] == ["violations", "balance"]
    assert (result["game"], result["finished"], result["violations"]) == ("inn", 12, 0)
    balance = result["balance"]
    assert sum(character["games"] for character in balance["characters"].values()) == 48
    assert sum(balance["out"].values()) == 48
    assert balance["turns"]["tenth"] <= balance["turns"]["median"] <= balance["turns"]["nine-tenths"]
    assert "minutes" not in balance
    again = told(capsys, "--games", "12", "--options", "windows=quick")
    assert again["balance"] == balance


def test_two_processes_play_the_same_games_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    games = ("--games", "12", "--patrons", "random", "--options", "windows=quick,events=both", "--clock", "normal")
    single, double = told(capsys, *games, "--jobs", "1"), told(capsys, *games, "--jobs", "2")
    assert single["balance"]["staying"]["events"]
    assert single["balance"]["minutes"]
    for rate in ("seconds", "games_per_second", "decisions_per_second"):
        assert single.pop(rate) > 0
        assert double.pop(rate) > 0
    assert single == double


def test_the_share_of_a_boss_who_plays_alone(capsys: pytest.CaptureFixture[str]) -> None:
    result = told(capsys, "--games", "8", "--options", "variant=boss-battle,windows=quick")
    boss, wins = result["balance"]["boss"], result["wins"]
    shared = wins[0] + wins[1] - 8
    assert boss["share"] == (wins[0] - shared / 2) / 8
    assert boss["low"] <= boss["share"] <= boss["high"]
    assert "boss" not in told(capsys, "--games", "1", "--options", "variant=leaders-and-lackeys")["balance"]


def test_options_with_words() -> None:
    given = read_options("characters=gerki,fiona,drinks=drink-2,drink-3,bar=true,windows=quick,starter=1", SIMULATION)
    assert given == {
        "characters": ["gerki", "fiona"], "drinks": ["drink-2", "drink-3"], "bar": True, "windows": "quick",
        "starter": 1,
    }  # fmt: skip
    given = read_options("chance=bryn,tara,events=both,windows=quick", SIMULATION)
    assert given == {"chance": ["bryn", "tara"], "events": "both", "windows": "quick"}


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
    balance = simulate(GAMES["inn"], 16, 4, "clock", ["regular"] * 4, {"windows": "sealed"}, clock="normal").balance
    assert balance is not None
    assert 20 < balance.plain()["minutes"]["median"] < 75


def test_a_bank_is_spent_once_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who never come to an end in time use up the turn's clock each time, and their bank once."""
    slow = dict.fromkeys(("inn.discard", "inn.action", "inn.order", "inn.gamble"), 1e9)
    monkeypatch.setattr("bot.games.inn.simulation.minutes.THINKS", slow)
    for name, seconds in (
        ("CHOICE", 1e9),
        ("PASSES", 0.0),
        ("CONSIDERS", 0.0),
        ("ANSWERS", 0.0),
        ("ABSENT", 0.0),
        ("SHOWN", 0.0),
    ):
        monkeypatch.setattr(f"bot.games.inn.simulation.minutes.{name}", seconds)
    run, _ = Run.new(Inn(), 3, {"windows": "sealed"}, "2", live=False)
    kinds = Counter([run.ask.kind if run.ask else ""])
    players = [patron("inn", "regular")] * 3
    _, minutes = timed(
        run, players, Random(1), Random(2), "normal", lambda play: kinds.update([play.ask.kind] if play.ask else [])
    )
    assert minutes * 60 == pytest.approx((kinds["turn"] + kinds["choice"]) * 45 + 3 * 180)


def test_a_window_lasts_no_longer_than_its_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """With nobody ever reacting, a game takes its windows' whole time, and no more."""
    monkeypatch.setattr("bot.games.inn.simulation.minutes.ABSENT", 1.1)
    monkeypatch.setattr("bot.games.inn.simulation.minutes.THINKS", {})
    monkeypatch.setattr("bot.games.inn.simulation.minutes.CHOICE", 0.0)
    monkeypatch.setattr("bot.games.inn.simulation.minutes.ANSWERS", 0.0)
    monkeypatch.setattr("bot.games.inn.simulation.minutes.SHOWN", 0.0)
    run, _ = Run.new(Inn(), 3, {"windows": "sealed"}, "1", live=False)
    players = [patron("inn", "regular")] * 3
    _, minutes = timed(run, players, Random(1), Random(2), "normal")
    assert (minutes * 60) % 15 == pytest.approx(0, abs=1e-6)
    assert minutes > 5


# -- windows -----------------------------------------------------------------------------------------------------------


def test_the_ways_of_windows_are_those_of_the_rules() -> None:
    assert SIMULATION.windows == WINDOWS == WAYS
    assert USUAL in WAYS


@pytest.mark.parametrize(("said", "played"), [([], "sealed"), (["--windows", "natural"], "natural")])
def test_what_was_played_names_the_way_of_windows(
    said: list[str], played: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(capsys, "--games", "2", *said)["windows"] == played
    assert main(["simulate", "--game", "inn", "--games", "2", *said]) == 0
    assert f"windows {played}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--game", "inn", "--windows", "quick", "--options", "windows=sealed"], "once"),
        (["--game", "drinko", "--windows", "quick"], "drinko has none"),
        (["--game", "drinko", "--report", "asks"], "drinko knows none, not 'asks'"),
        (["--game", "inn", "--report", "gold"], "inn knows asks, prompts, sense, not 'gold'"),
        (["--game", "inn", "--report", "asks", "--windows", "quick"], "every way"),
        (["--game", "inn", "--report", "asks", "--options", "windows=quick"], "every way"),
        (["--game", "inn", "--report", "asks", "--clock", "hasty"], "not 'hasty'"),
    ],
)
def test_a_way_or_a_report_that_cannot_be(args: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1", *args]) == 2
    out = capsys.readouterr()
    assert why in out.err
    assert out.out == ""


ASKS = ["asks_per_turn", "empty_per_turn", "open_after_minimum", "one_seat_possible", "median_minutes"]


def test_the_report_of_asks(capsys: pytest.CaptureFixture[str]) -> None:
    """The bars (4.5 and 18 asks, 1.1) are for many games; two dozen of them are up to a tenth off, and a dozen up to
    the square root of two times as much.

    They were set with players of the first version, who played as few cards as easy ones do today. Nobody has Minions:
    a natural table asks for Wages also somebody who has one answer only, and a game with such an ask is another one.
    """
    cast = "characters=deirdre,fiona,gerki,zot"
    ways = told(
        capsys, "--report", "asks", "--patrons", "easy", "--clock", "normal", "--games", "12", "--options", cast
    )
    assert list(ways) == ["natural", "sealed", "quick"]
    assert all(list(figures) == ASKS for figures in ways.values())
    natural, sealed, quick = ways.values()
    off = 1 + 0.1 * 2**0.5
    assert natural["empty_per_turn"] == quick["empty_per_turn"] == 0
    assert natural["asks_per_turn"] == quick["asks_per_turn"]  # the same games, and the same cards in them
    assert 2 < natural["asks_per_turn"] < 4.5 * off
    assert sealed["empty_per_turn"] < sealed["asks_per_turn"] < 18 * off
    assert quick["median_minutes"] < natural["median_minutes"] < 1.1 * off * quick["median_minutes"]
    assert natural["open_after_minimum"] < quick["open_after_minimum"] <= 1
    assert 0 < quick["one_seat_possible"] < sealed["one_seat_possible"] < 1


def test_the_report_of_asks_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "inn", "--report", "asks", "--games", "1", "--seats", "2"]) == 0
    out = capsys.readouterr().out
    for part in ("natural", "sealed", "quick", "1 games in each, 2 seats, regular patrons, normal pace"):
        assert part in out


def an_ask(*keys: str, clock: bool = True) -> Ask:
    """A window; for each text a seat is asked, with these options."""
    return Ask(
        "response", "inn.window",
        {seat: SeatAsk({key: Option(key) for key in text.split()}, ("pass",)) for seat, text in enumerate(keys)},
        clock=clock,
    )  # fmt: skip


def test_asks_are_ratios_of_sums() -> None:
    asks = Asks()
    assert set(asks.plain().values()) == {None}
    asks.turns = 4
    asks.count(Lasted(an_ask("pass no", "pass"), seconds=5, least=3, answers=5), possible=2)
    asks.count(Lasted(an_ask("pass no"), seconds=3, least=3, answers=2), possible=1)
    asks.count(Lasted(an_ask(), seconds=3, least=3, answers=0), possible=1)
    asks.count(Lasted(an_ask(), seconds=2, least=2, answers=0), possible=3)
    asks.minutes += [10, 50, 30]
    assert asks.plain() == {
        "asks_per_turn": 0.75, "empty_per_turn": 0.25, "open_after_minimum": 0.25, "one_seat_possible": 0.5,
        "median_minutes": 30,
    }  # fmt: skip


class Passing:
    """Passes where it can; else what stands without an answer."""

    reads_view = reads_unasked = False

    def choose(self, view: object, ask: SeatAsk, luck: object) -> tuple[str, ...]:
        return ("pass",) if "pass" in ask.options else ask.default

    def wish(self, view: object, unasked: object, luck: object) -> None:
        return None


def test_a_window_without_anybody_asked_lasts_its_minimum_and_a_pass_with_a_card_five_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("SPREAD", "ABSENT"):
        monkeypatch.setattr(f"bot.games.inn.simulation.minutes.{name}", 0.0)
    lengths: dict[str, set[float]] = {"sealed": set(), "natural": set()}
    for way, seen in lengths.items():
        run, _ = Run.new(Inn(), 4, {"windows": way, "chance": NINE}, "1", live=False)
        for lasted in islice(lasting(run, [Passing()] * 4, Random(1), Random(2), "normal"), 400):
            if lasted.ask.kind != "response":
                continue
            assert 1.5 <= lasted.least <= 4
            if way == "natural" and not lasted.ask.seats:
                assert lasted.seconds == lasted.least
            else:
                seen.add(lasted.seconds)
    assert lengths["natural"] == {1.5 + 5}
    assert lengths["sealed"] == {1.5 + 5, 1.5 + 3.5}


def test_which_decks_could_answer_is_told_as_at_a_natural_table() -> None:
    game = Inn()
    run, _ = Run.new(game, 4, {"windows": "natural"}, "3", live=False)
    seen: set[int] = set()
    for lasted in lasting(run, [patron("inn", "regular")] * 4, Random(1), Random(2), "normal"):
        if lasted.ask.kind == "response":
            assert tuple(game.could_be_asked(run.state)) == lasted.ask.possible
            assert set(lasted.ask.seats) <= set(lasted.ask.possible)
            seen.add(len(lasted.ask.possible))
    assert len(seen) > 2


def test_it_tells_what_events_did(capsys: pytest.CaptureFixture[str]) -> None:
    options = {"windows": "quick", "events": "both"}
    balance = simulate(GAMES["inn"], 30, 4, "events", ["regular"] * 4, options).balance
    assert balance is not None
    staying = balance.plain()["staying"]
    assert staying["games"] == 30
    assert sum(row["times"] for row in staying["events"].values()) == pytest.approx(
        30 * staying["events_a_game"], abs=1
    )
    assert staying["events"]["sea.kraken"]["gap"] <= -1.5
    assert staying["events"]["sea.purser"]["gold"] > 1
    assert all(row["gold"] == 0 for code, row in staying["events"].items() if code == "sea.verses")
    balance.show()
    told = " ".join(capsys.readouterr().out.split())
    assert "Kraken Attack" in told
    assert f"Events: {staying['events_a_game']:.2f} in a game; the changes are those of one player on the mean" in told
    nine = simulate(GAMES["inn"], 2, 4, "none", ["random"] * 4, {"windows": "quick", "chance": NINE}).balance
    assert nine is not None
    assert "staying" not in nine.plain()


def test_it_tells_what_counters_and_side_decks_did(house: None, capsys: pytest.CaptureFixture[str]) -> None:
    options = {"windows": "quick", "characters": ["adept", "keeper", "tinker", "vendor"]}
    result = simulate(GAMES["inn"], 6, 4, "staying", ["regular"] * 4, options)
    assert result.violations == 0
    assert result.balance is not None
    staying = result.balance.plain()["staying"]
    assert staying["events"] == {}
    assert 1 <= staying["counters"]["adept.faith"] <= 6
    assert staying["side_cards"]["revealed"] > staying["side_cards"]["played"] > 0
    mechanics = staying["mechanics"]
    assert set(mechanics) == {"adept", "keeper", "tinker", "vendor"}
    assert all(0 <= row["used"] <= 1 <= row["games"] <= 6 for row in mechanics.values())
    assert mechanics["keeper"]["used"] == 1  # a mood is revealed at the end of each own turn
    result.balance.show()
    told = " ".join(capsys.readouterr().out.split())
    assert "counters, on the mean of all who can have them: " in told
    assert f"Faith (adept) {staying['counters']['adept.faith']:g}" in told
    assert "side cards: played " in told
    assert "Events: " not in told


def test_it_tells_what_was_sold_lost_and_spent(capsys: pytest.CaptureFixture[str]) -> None:
    options = {"windows": "quick", "characters": ["phrenk", "torglesnarf", "vlazlo", "amundyr"]}
    result = simulate(GAMES["inn"], 16, 4, "sold", ["regular"] * 4, options)
    assert result.balance is not None
    tally = result.balance.plain()["staying"]["a_game"]
    assert {what: list(found) for what, found in tally.items()} == {
        "sold": ["phrenk.potion"], "lost": ["torglesnarf"], "spent": ["vlazlo.blood"], "bites": ["amundyr.scarab"],
    }  # fmt: skip
    assert all(n > 0 for found in tally.values() for n in found.values())
    result.balance.show()
    told = " ".join(capsys.readouterr().out.split())
    assert f"in a game with the character: Potion Deck (phrenk) sold {tally['sold']['phrenk.potion']:g}, " in told
    assert f"Minions (torglesnarf) lost {tally['lost']['torglesnarf']:g}, " in told
    assert f"Blood (vlazlo) spent {tally['spent']['vlazlo.blood']:g}, " in told
    assert f"Scarab (amundyr) losses {tally['bites']['amundyr.scarab']:g}" in told


@pytest.fixture
def house() -> Iterator[None]:
    """The decks of tests/house; gone again after the test."""
    with house_decks():
        yield
