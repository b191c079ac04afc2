"""Games with Bosses: random legal play of every variant and size, and what must hold at every step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Refused, Run, filled
from bot.games.inn.look.judging import why_not
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.panel import offered, option_label
from bot.games.inn.patrons.strengths import strengths
from bot.games.inn.rules import Inn, State, the_library
from bot.games.inn.rules.cards.library import INN_DATA, with_house_decks
from bot.games.inn.rules.cards.text import card_text, the_lexicon
from bot.games.inn.rules.play.variants import VARIANTS, bosses_of, parties_of
from bot.patrons import play_out
from bot.scenario.saves import restored
from bot.tables.info import PublicTable
from bot.ui.layouts.panels import hand_layout
from bot.ui.layouts.tables import Skin, table_layout
from tests.games.inn.playing import (
    ALL_DECKS,
    GAME,
    drinks_of,
    games,
    gold_of,
    house_decks,
    new_run,
    one_of,
    random_move,
    random_picks,
    whole_decks,
)
from tests.games.inn.test_layouts import WORDS, ask_of, check_message, info_of, seat_face
from tests.games.inn.test_properties import check_ask, check_state
from tests.games.inn.twins import by_turns, card_twins, drink_twins, play_alike, seen

SIZES = {
    "boss-battle": (3, 4, 5),
    "two-headed-boss-battle": (4, 6),
    "leaders-and-lackeys": (4, 6, 8),
    "boss-versus-boss": (2, 3, 4),
}
TABLES = [(variant, seats) for variant, sizes in SIZES.items() for seats in sizes]
"""All that are played; six Bosses want more villains than there are, so that two of the house join them."""
BOSS = """
[[boss]]
id = "rule"
title = "First rule of the house: Wipe your boots."
kind = "action"
count = 3
do = { lose-fortitude = 1, who = "others" }
"""


def write_house(folder: Path, *heads: str, boss: str = BOSS) -> None:
    """Decks of the house: Gerki's, each with another head and with Boss Cards."""
    gerki = (INN_DATA / "characters" / "gerki.toml").read_text(encoding="utf-8")
    for number, head in enumerate(heads):
        (folder / f"house-{number}.toml").write_text(f"{head}\n{gerki}{boss}", encoding="utf-8")


@pytest.fixture
def villains(variant: str, seats: int, tmp_path: Path) -> Iterator[None]:
    """As many villains as the table wants."""
    if (variant, seats) != ("two-headed-boss-battle", 6):
        yield
        return
    write_house(tmp_path, *["villain = true\nboss-size = 3"] * 2)
    with house_decks(tmp_path):
        yield


FOR_TABLES = pytest.mark.parametrize(("variant", "seats"), TABLES)
WITH_VILLAINS = pytest.mark.usefixtures("villains")


def a_table(variant: str, number: int) -> tuple[dict[str, Any], random.Random]:
    """Options and luck by a number."""
    luck = random.Random(number)
    options = {
        "variant": variant,
        "windows": one_of(luck, ["natural", "sealed", "quick"]),
        "drinks": [one_of(luck, ALL_DECKS)],
        "events": one_of(luck, ["none", "both"]),
    }
    return options, luck


def check_bosses(run: Run) -> None:
    """Played Actions lie face up only in the Action Phase of a Boss, who has no more Actions than Challengers."""
    state: State = run.state
    shared = state.shared
    if state.options["variant"] == "boss-versus-boss":
        assert shared is None
        return
    assert shared is not None
    alone = state.options["variant"] == "boss-battle"
    if shared.played:
        assert alone
        assert state.phase == "action"
        assert state.seats[state.active].boss
    if alone and state.phase == "order":
        most = len(state.seats) - 1 if state.seats[state.active].boss else 1
        assert shared.drinks <= ((most + 1) // 2 if shared.first else most)


@pytest.mark.parametrize("number", games(2, 3))
@WITH_VILLAINS
@FOR_TABLES
def test_everything_holds_and_every_game_ends(variant: str, seats: int, number: int) -> None:
    options, luck = a_table(variant, number)
    run = new_run(seats, options, str(number))
    gold, whole = gold_of(run.state), whole_decks(run.state)
    while not run.over:
        if run.ask is not None:
            check_ask(run)
        random_move(run, luck, out_of_turn=0.05)
        check_state(run.state, gold, whole)
        check_bosses(run)
    state: State = run.state
    assert not state.stack
    places = GAME.placings(state)
    assert min(places) == 1
    assert all(
        places[seat] == places[mate]
        for seat in range(seats)
        for mate in range(seats)
        if state.same_party(seat, mate)
    )  # fmt: skip


@WITH_VILLAINS
@FOR_TABLES
def test_a_game_comes_back_as_it_was(variant: str, seats: int) -> None:
    options, luck = a_table(variant, seats)
    run = new_run(seats, options, "restored")
    for _ in range(60):
        if run.over:
            break
        copy = restored(run)
        assert copy.ask == run.ask
        assert GAME.dump(copy.state) == GAME.dump(run.state)
        random_move(run, luck, out_of_turn=0.1)


@WITH_VILLAINS
@FOR_TABLES
def test_bosses_are_villains_and_have_what_the_variant_gives_them(variant: str, seats: int) -> None:
    state: State = new_run(seats, {"variant": variant}, "set up").state
    bosses = [seat for seat in state.seats if seat.boss]
    villain = {code for code, character in GAME.library.characters.items() if character.villain}
    assert all(seat.character in villain for seat in bosses)
    assert all(seat.character not in villain for seat in state.seats if not seat.boss)
    wanted = {"boss-battle": 1, "leaders-and-lackeys": seats // 2}.get(variant, seats)
    assert len(bosses) == wanted
    alone = variant == "boss-battle"
    assert {len(seat.hand) for seat in bosses} == {5 + seats if alone else 7}
    assert {len(seat.hand) for seat in state.seats if not seat.boss} <= {7}
    tokens = seats - 1 if alone else 0 if variant == "boss-versus-boss" else 2
    assert {party.tokens for party in state.parties} == {tokens}
    assert all(
        party.gold == 10 + sum(GAME.library.characters[seat.character].gold for seat in state.seats if seat.party == at)
        for at, party in enumerate(state.parties)
    )
    assert sum(drinks_of(state).values()) == 30
    if alone:
        assert state.seats[state.active].boss


@pytest.mark.parametrize(
    ("variant", "seats", "options", "reason"),
    [
        ("boss-battle", 2, {}, "seats-wrong"),
        ("boss-battle", 6, {}, "seats-wrong"),
        ("two-headed-boss-battle", 6, {}, "villains-lacking"),
        ("two-headed-boss-battle", 5, {}, "teams-wrong"),
        ("boss-versus-boss", 5, {}, "villains-lacking"),
        ("boss-versus-boss", 2, {"characters": ["daareka", "zot"]}, "boss-no-villain"),
        ("leaders-and-lackeys", 4, {"teams": ["1-boss", "1-boss", "2-lackey", "2-lackey"]}, "bosses-wrong"),
        ("leaders-and-lackeys", 4, {"teams": ["1-boss", "1-lackey", "2-lackey", "2-lackey"]}, "bosses-wrong"),
        ("boss-battle", 4, {"teams": ["a", "a", "b", "b"]}, "one-boss-alone"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(variant: str, seats: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        new_run(seats, {"variant": variant, **options}, "refused")


def places(variant: str, seats: int, **options: Any) -> tuple[list[str], str]:
    """The places of a lobby once all seats have one, and why the game cannot start."""
    given = GAME.check_options({"variant": variant, **options})
    codes = filled(GAME.lineup(given, seats)) if GAME.lineup(given, seats).option else []
    missing = GAME.lineup({**given, **({"teams": codes} if codes else {})}, seats).missing
    return codes, missing[0] if missing is not None else ""


def test_the_lobby_knows_places_and_roles() -> None:
    assert places("boss-battle", 4) == (["boss", "challengers", "challengers", "challengers"], "")
    assert places("boss-battle", 2) == (["boss", "challengers"], "teams-few")
    assert places("boss-battle", 3, characters=["gerki"])[1] == "boss-no-villain"
    assert places("boss-battle", 3, teams=["challengers"] * 3)[1] == "one-boss-alone"
    assert places("leaders-and-lackeys", 4) == (["1-boss", "2-boss", "1-lackey", "2-lackey"], "")
    assert places("leaders-and-lackeys", 3)[1] == "teams-few"
    assert places("two-headed-boss-battle", 4) == (["1", "2", "1", "2"], "")
    assert places("two-headed-boss-battle", 6)[1] == "villains-lacking"
    assert places("boss-versus-boss", 2, characters=["", "zot"]) == ([], "boss-no-villain")
    assert places("boss-versus-boss", 1)[1] == "too-few-seats"
    assert places("boss-versus-boss", 4) == ([], "")
    for variant, seats in set(TABLES) - {("two-headed-boss-battle", 6)}:
        codes = places(variant, seats)[0]
        lineup = GAME.lineup(GAME.check_options({"variant": variant, "teams": codes}), seats)
        teams = [codes[seat] for seat in lineup.order()] if codes else []
        state: State = new_run(seats, {"variant": variant, "teams": teams}, "lobby").state
        roles = {place.code: place.role for place in lineup.places}
        assert not codes or [seat.boss for seat in state.seats] == [roles[code] == "boss" for code in teams]


def test_who_is_a_boss() -> None:
    battle, lackeys = VARIANTS["boss-battle"], VARIANTS["leaders-and-lackeys"]
    assert parties_of(battle, 4, []) == [0, 1, 1, 1]
    assert parties_of(battle, 4, ["a", "a", "b", "a"]) == [0, 0, 1, 0]
    assert parties_of(battle, 4, ["a", "a", "b", "c"]) is None
    assert bosses_of(battle, [0, 0, 1, 0], []) == [False, False, True, False]
    assert bosses_of(lackeys, [0, 0, 1, 1], []) == [True, False, True, False]
    assert bosses_of(lackeys, [0, 0, 1, 1], ["1-lackey", "1-boss", "2-boss", "2-lackey"]) == [False, True, True, False]
    assert bosses_of(lackeys, [0, 0, 1, 1], ["1-lackey", "1-boss", "2-lackey", "2-lackey"]) is None
    assert bosses_of(VARIANTS["individual"], [0, 1, 2], []) == [False] * 3


@pytest.mark.parametrize("number", range(3))
@WITH_VILLAINS
@FOR_TABLES
def test_a_hidden_card_shows_to_its_owner_and_the_mates_and_to_nobody_else(
    variant: str, seats: int, number: int
) -> None:
    luck = random.Random(f"{seats} {number}")
    data = GAME.dump(new_run(seats, {"variant": variant, "windows": "sealed"}, f"leak {variant} {number}").state)
    bosses = [at for at, seat in enumerate(data["seats"]) if seat.get("boss")]
    owner = int(luck.random() * seats) if number else bosses[-1]
    first, second, swapped = card_twins(data, "leak", owner)
    mates = [seat for seat in first.state.mates(owner) if seat != owner]
    watchers = [None, *(seat for seat in range(seats) if seat != owner and seat not in mates)]
    for mate in mates:
        assert first.view(mate)["team"]["hands"][str(owner)] == first.view(owner)["hand"]
        assert seen(first, mate) != seen(second, mate)
    alike = play_alike(first, second, owner, swapped, watchers, luck, 200)
    assert alike.steps > 3 or alike.end == "told"


@WITH_VILLAINS
@FOR_TABLES
def test_a_drink_in_a_pile_shows_to_nobody_before_it_is_drunk(variant: str, seats: int) -> None:
    options = {"variant": variant, "windows": "sealed", "drinks": ALL_DECKS}
    data = GAME.dump(new_run(seats, options, f"drink {variant}").state)
    first, second, _ = drink_twins(data, "drink")
    luck, compared = random.Random(seats), 0
    while not first.over and first.state.poured == second.state.poured:  # then the Drink lies face up
        for watcher in by_turns((None, *range(seats)), compared):
            assert seen(first, watcher) == seen(second, watcher)
        assert first.ask is not None
        assert second.ask is not None
        seat = first.waiting()[0]
        picks = random_picks(first, seat, luck)
        told = first.answer(seat, first.ask.number, picks)
        also = second.answer(seat, second.ask.number, picks)
        if [event.whole() for event in told] != [event.whole() for event in also]:
            assert {"revealed", "served", "drinks-discarded"} & {event.key for event in told}
            break
        compared += 1
    assert compared > 5


@WITH_VILLAINS
@FOR_TABLES
def test_every_option_of_a_game_with_bosses_has_words(variant: str, seats: int) -> None:
    luck, skin = random.Random(seats), Skin(pictures=False)
    run = new_run(seats, {"variant": variant, "drinks": ALL_DECKS, "windows": "natural", "events": "both"}, variant)
    names = [f"Player {seat}" for seat in range(seats)]
    met: set[str] = set()
    for made in range(120):
        if run.over or run.ask is None:
            break
        info = info_of(run, seats)
        keys = {key.partition(":")[0] for seat_ask in run.ask.seats.values() for key in seat_ask.options}
        if keys - met or made % 30 == 0:
            table = PublicTable(info, run.view(None), ask_of(run), (), None)
            check_message(table_layout(WORDS, LOOK, table, skin))
            for seat in run.ask.seats:
                mine = seat_face(run, info, seat, ())
                check_message(hand_layout(WORDS, LOOK, mine, skin, guild="The Tavern"))
                assert why_not(WORDS, mine)
                assert all(option_label(WORDS, mine, key) not in ("", key) for key in offered(mine))
        met |= keys
        told = random_move(run, luck, out_of_turn=0.1)
        assert all(LOOK.lines(WORDS, names, [event.seen_by(None) for event in told], str, info.options))


def house(folder: Path, *heads: str, boss: str = BOSS) -> tuple[Inn, list[str]]:
    """The shipped decks with some of the house (`write_house`), and what is wrong with those."""
    write_house(folder, *heads, boss=boss)
    library, wrong = with_house_decks(the_library(), folder)
    return Inn(library), wrong


def test_a_villain_of_the_house_may_be_a_boss_and_three_teams_of_two_play(tmp_path: Path) -> None:
    game, wrong = house(tmp_path, *["villain = true\nboss-size = 3"] * 2)
    assert wrong == []
    boss = game.library.played("house-0", boss=True)
    assert sum(boss.counts.values()) == 43
    assert sum(game.library.played("house-0", boss=False).counts.values()) == 40
    chance = [code for code, character in game.library.characters.items() if character.villain]
    options = {"variant": "two-headed-boss-battle", "windows": "quick", "chance": chance}
    for number in range(2):
        run, luck = Run.new(game, 6, options, f"house {number}")[0], random.Random(number)
        state: State = run.state
        gold, whole = gold_of(state), whole_decks(state, game.library)
        while not run.over:
            random_move(run, luck)
            assert gold_of(run.state) == gold
        assert (whole_decks(run.state, game.library), min(game.placings(run.state))) == (whole, 1)


def test_a_villain_without_boss_cards_plays_its_own_deck_as_a_boss(tmp_path: Path) -> None:
    game, _ = house(tmp_path, "villain = true", boss="")
    options = {"variant": "boss-battle", "windows": "quick", "characters": ["house-0"]}
    state: State = Run.new(game, 3, options, "plain")[0].state
    assert state.seats[0].boss
    assert len(state.seats[0].hand) + len(state.seats[0].draw) == 40


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        ("boss-size = 3", "only a villain has cards of a Boss"),
        ("villain = true", "house-0.toml: boss: its counts make 3 cards, not 15"),
    ],
)
def test_boss_cards_that_cannot_be_are_refused(tmp_path: Path, head: str, reason: str) -> None:
    assert reason in house(tmp_path, head)[1][0]


@pytest.mark.parametrize("strength", ["easy", "regular", "shark"])
@pytest.mark.parametrize("variant", list(SIZES))
def test_computer_players_play_boss_and_others(variant: str, strength: str) -> None:
    seats = 5 if variant == "boss-battle" else 4
    run = new_run(seats, {"variant": variant, "windows": "quick"}, f"patrons {strength}", live=False)
    players = [strengths()[strength if seat % 2 == 0 else "regular"] for seat in range(seats)]
    play_out(run, players, random.Random(strength).random)
    assert min(GAME.placings(run.state)) == 1


def test_where_teams_play_a_card_says_for_whom_it_may_be_played() -> None:
    card, lexicon = the_library().cards["zot.stars"], the_lexicon()
    assert "affects your Fortitude, Alcohol Content or Gold:" in card_text(card, lexicon)
    assert "affects your Fortitude, Alcohol Content or Gold or a team-mate's:" in card_text(card, lexicon, teams=True)
    for card in the_library().cards.values():
        if not card.rule:
            assert card_text(card, lexicon, teams=True).endswith(".")


def test_panel_and_table_count_the_actions_and_drinks_that_a_boss_has_left() -> None:
    skin = Skin(pictures=False)
    run = new_run(4, {"variant": "boss-battle", "windows": "quick"}, "counting")
    luck, met = random.Random(4), set[str]()
    for _ in range(600):
        if run.over or run.ask is None:
            break
        boss = next(seat for seat, own in enumerate(run.state.seats) if own.boss)
        if run.ask.kind != "response" and boss in run.waiting():
            info = info_of(run, 4)
            said = str(
                hand_layout(WORDS, LOOK, seat_face(run, info, boss, ()), skin, guild="The Tavern").to_components()
            )
            public = PublicTable(info, run.view(None), ask_of(run), (), None)
            table = str(table_layout(WORDS, LOOK, public, skin).to_components())
            assert "let a mate go first" not in said
            assert "any order" not in table
            left = run.state.shared.actions[boss]
            match run.ask.about:
                case "inn.action" if left:
                    assert f"You, the Boss: {left} Action" in said
                    assert f"plays an Action, {left} left" in table
                case "inn.order":
                    n = run.state.shared.drinks
                    assert f"You, the Boss: {n} Drink" in said
                    assert f"orders a Drink, {n} left" in table
                case _:
                    pass
            met.add(run.ask.about)
        random_move(run, luck)
    assert {"inn.action", "inn.order"} <= met
