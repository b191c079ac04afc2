"""Sea and Dungeon Events in random play, what is hidden of them, and the option that brings them to the table."""

import random
from collections import Counter
from typing import Any

import pytest

from bot.engine import BadData, Chance, Refused, Run
from bot.games.inn.rules import Library, State, the_library
from bot.games.inn.rules.cards.reading import read_encounters
from bot.games.inn.rules.cards.vocabulary import RESERVED
from bot.games.inn.rules.imagine import copied, imaginable, imagine
from bot.games.inn.rules.play.setting_up import settled
from bot.games.inn.rules.play.view import inn_view
from bot.scenario.saves import restored
from tests.games.inn.playing import GAME, cards_of, drinks_of, gold_of, new_run, random_move, random_picks, whole_decks
from tests.games.inn.twins import seen


def events_of(state: State) -> dict[str, Counter[str]]:
    """Every card of each deck of Events, wherever it lies."""
    return {deck.code: Counter([*deck.draw, *deck.discard]) for deck in state.encounters}


def before(event: str, seats: int = 3, seed: str = "event", **more: Any) -> dict[str, Any]:
    """A game that has just begun, as plain data: this Event is the next one, at the end of the first turn."""
    deck = event.partition(".")[0]
    run = new_run(seats, {"windows": "quick", "events": deck, "starter": 0, "characters": ["gerki", "zot"]}, seed)
    data = GAME.dump(run.state)
    cards = data["encounters"][0]["draw"]
    cards.remove(event)
    data["encounters"][0].update(draw=[*cards, event], counters=1)
    return {**data, **more}


def resumed(data: dict[str, Any], seed: str = "event") -> Run:
    run = Run(GAME, GAME.load(data, GAME.schema_version), Chance(seed))
    run.begin()
    return run


def play_up_to(run: Run, about: str) -> None:
    """Every default until this is asked."""
    while run.ask is not None and run.ask.about != about:
        seat = run.waiting()[0]
        run.answer(seat, run.ask.number, run.ask.seats[seat].default)
    assert run.ask is not None, f"{about} was never asked"


@pytest.mark.parametrize("windows", ["quick", "sealed", "natural"])
def test_games_with_both_decks_lose_nothing_and_end(windows: str) -> None:
    luck, met = random.Random(windows), set[str]()
    for game in range(8):
        run = new_run(
            2 + game % 7, {"windows": windows, "events": "both"}, f"{windows} {game}", live=windows == "natural"
        )
        run.told.listening = True
        state: State = run.state
        whole, events, gold = whole_decks(state), events_of(state), gold_of(state)
        while not run.over:
            random_move(run, luck, out_of_turn=0.03)
            assert events_of(state) == events
            assert (cards_of(state), drinks_of(state)) == whole
            assert gold_of(state) == gold
            for deck in state.encounters:
                assert 0 <= deck.counters <= 6
                assert deck.counters or state.over or any(item.what == "encounter" for item in state.stack)
        for deck in state.encounters:
            met |= set(deck.discard)
    assert len(met) >= 25


def test_every_event_of_both_decks_happens() -> None:
    """Each Event as the next one, with players who answer by chance: its turn comes to an end."""
    for code, card in the_library().cards.items():
        if card.kind != "event" or card.deck not in ("sea", "dungeon"):
            continue
        run, luck = resumed(before(code)), random.Random(code)
        while run.state.active == 0 and not run.over:
            random_move(run, luck)
        (deck,) = run.state.encounters
        assert deck.discard == [code]
        assert deck.counters == card.level or run.over


def test_a_game_with_events_is_restored_after_every_decision() -> None:
    luck = random.Random(3)
    run = new_run(4, {"windows": "quick", "events": "both"}, "saved")
    for _ in range(250):
        if run.over:
            break
        random_move(run, luck)
        again = restored(run)
        assert GAME.dump(again.state) == GAME.dump(run.state)
        assert again.digest == run.digest
        assert again.ask == run.ask


@pytest.mark.parametrize(("event", "most"), [("dungeon.cure", 4), ("sea.merfolk", 3)])
def test_gold_named_in_secret_shows_to_nobody_else_until_all_have_named_theirs(event: str, most: int) -> None:
    runs = [resumed(before(event)) for _ in range(most + 1)]
    for run in runs:
        play_up_to(run, "inn.secret")
    told = [run.answer(1, run.ask.number, (f"gold-{named}",)) for named, run in enumerate(runs) if run.ask]
    for watcher in (None, 0, 2):
        assert len({seen(run, watcher) for run in runs}) == 1
    assert told == [[]] * len(runs)
    assert len({run.digest for run in runs}) == 1
    for run in runs:
        for seat in (0, 2):
            assert run.ask is not None
            run.answer(seat, run.ask.number, ("gold-0",))
    assert len({seen(run, None) for run in runs}) == most + 1


def test_nobody_sees_what_event_comes() -> None:
    data = before("sea.kraken")
    other = before("sea.rain")
    first, second = resumed(data), resumed(other)
    luck = random.Random(1)
    while first.ask is not None and not any(deck.discard for deck in first.state.encounters):
        for watcher in (None, 0, 1, 2):
            assert seen(first, watcher) == seen(second, watcher)
        seat = first.waiting()[0]
        picks = random_picks(first, seat, luck)
        first.answer(seat, first.ask.number, picks)
        assert second.ask is not None
        second.answer(seat, second.ask.number, picks)
    assert first.state.encounters[0].discard == ["sea.kraken"]
    assert second.state.encounters[0].discard == ["sea.rain"]


def test_an_imagined_game_has_the_same_events_in_another_order() -> None:
    run = new_run(4, {"windows": "quick", "events": "both"}, "imagined")
    luck, checked = random.Random(7), 0
    while not run.over and checked < 40:
        random_move(run, luck)
        seat = run.waiting()[0] if run.waiting() else 0
        view = inn_view(run.view(seat))
        if not imaginable(view, the_library()):
            continue
        state = imagine(view, the_library(), luck.random)
        for deck, imagined in zip(run.state.encounters, state.encounters, strict=True):
            assert (imagined.code, imagined.discard, imagined.counters) == (deck.code, deck.discard, deck.counters)
            assert sorted(imagined.draw) == sorted(deck.draw)
        whole = GAME.dump(state)
        other = copied(state)
        assert GAME.dump(other) == whole
        other.encounters[0].draw.pop()
        other.encounters[0].counters += 1
        assert GAME.dump(state) == whole
        checked += 1
    assert checked > 10


def test_the_option() -> None:
    for value in ("none", "sea", "dungeon", "both"):
        assert GAME.check_options({"events": value})["events"] == value
        codes = [deck.code for deck in new_run(2, {"events": value}, "option").state.encounters]
        assert codes == {"none": [], "both": ["sea", "dungeon"]}.get(value, [value])
    assert GAME.check_options({})["events"] == "none"
    for value in ("land", "", 1, None, ["sea"]):
        with pytest.raises(Refused, match="bad-option"):
            GAME.check_options({"events": value})


def test_stored_options_without_events_or_with_a_deck_that_is_gone() -> None:
    stored = GAME.check_options({"events": "both"})
    assert GAME.settled(stored)["events"] == "both"
    del stored["events"]
    assert GAME.settled(stored)["events"] == "none"
    library = the_library()
    bare = Library(library.cards, library.drinks, library.characters, library.decks)
    assert settled({**stored, "events": "sea"}, bare)["events"] == "none"
    assert "both" in RESERVED


def test_a_stored_game_whose_options_know_no_events_goes_on() -> None:
    run = new_run(3, {"windows": "quick"}, "old")
    data = GAME.dump(run.state)
    del data["options"]["events"], data["encounters"], data["quiet"], data["ended"]
    again = resumed(data, "old")
    luck = random.Random(1)
    while not again.over:
        random_move(again, luck)
    assert again.state.encounters == []


@pytest.mark.parametrize(
    ("do", "reason"),
    [
        ('"negate"', "does not 'negate'"),
        ('"start-round"', "does not 'start-round'"),
        ('{ reveal = "gear" }', "does not 'reveal'"),
        ('{ count = 1, of = "piety", who = "all" }', "does not 'count'"),
        ('{ draw = 1, who = "all", per = "piety" }', "does not 'draw'"),
        ('{ draw = 1, who = "all", if = { of = "piety", least = 2 } }', "does not 'draw'"),
        ("{ lose-fortitude = 1 }", "not on 'picked'"),
        ('{ choose = [{ lose-fortitude = 1, who = "picked" }, []], who = "all" }', "not on 'picked'"),
    ],
)
def test_what_no_event_may_say(do: str, reason: str) -> None:
    text = f'name = "Bad"\nsize = 2\n[[event]]\nid = "a"\ntitle = "A"\ncount = 2\nlevel = 1\ndo = {do}\n'
    with pytest.raises(BadData, match=reason):
        read_encounters(text, "bad", "bad.toml")
