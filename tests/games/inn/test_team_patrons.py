"""How computer players play in teams: what they know, what they spare, whom they name, and that they win."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import pytest

from bot.commands.duel import duel
from bot.engine import Option, SeatAsk, split_pick
from bot.games import GAMES
from bot.games.inn.patrons.drafts import use_of
from bot.games.inn.patrons.playing import InnPatron
from bot.games.inn.patrons.position import Judge, Position
from bot.games.inn.patrons.strengths import strengths
from bot.games.inn.rules import State
from bot.games.inn.rules.play.state import Item, Part
from bot.games.inn.rules.play.view import InnView, viewer
from bot.games.kit import all_patrons
from bot.patrons import Luck, play_out
from tests.games.inn.playing import GAME, new_run
from tests.games.sequential import surely_above

DRAGON = {"variant": "two-headed-dragon"}
QUICK = {**DRAGON, "windows": "quick"}
HARMS = frozenset({"lose-fortitude", "gain-alcohol", "pay", "drink-pile", "discard-cards"})
REGULAR = strengths()["regular"]


def judge() -> Judge:
    assert isinstance(REGULAR, InnPatron)
    return REGULAR.judge


def table_of(characters: list[str], *hands: str) -> State:
    """A table of teams at the start of the first seat's turn, with these hands."""
    state: State = new_run(len(characters), {**QUICK, "characters": characters, "starter": 0}, "table").state
    for seat, hand in zip(state.seats, hands, strict=True):
        seat.draw += seat.hand
        seat.hand = []
        for card in hand.split():
            seat.draw.remove(card)
            seat.hand.append(card)
    return state


class Watched:
    """Plays as another patron, and is seen to do nothing to its own team that harms."""

    reads_view = True
    reads_unasked = True

    def __init__(self, patron: InnPatron) -> None:
        self.patron = patron
        self.aimed: Counter[bool] = Counter()

    def choose(self, view: InnView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        picks = self.patron.choose(view, ask, luck)
        for pick in picks:
            self._look(view, pick)
        return picks

    def wish(self, view: InnView, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        pick = self.patron.wish(view, unasked, luck)
        if pick is not None:
            self._look(view, pick)
        return pick

    def _look(self, view: InnView, pick: str) -> None:
        key, targets = split_pick(pick)
        found = use_of(key)
        if found is None or not found[1].pick:
            return
        harms = any(effect.word in HARMS and effect.whom == "picked" for effect in found[1].do)
        own = view["seats"][viewer(view)]["party"]
        seats = [int(target.rpartition("-")[2].partition(".")[0]) for target in targets]
        ours = any(view["seats"][seat]["party"] == own for seat in seats)
        self.aimed[harms and ours] += 1


@pytest.mark.parametrize(
    ("strength", "tables"),
    [
        ("easy", (4, 6, 8)),
        ("regular", (4, 6, 8)),
        ("shark", (4, 4, 4)),
        *(pytest.param(name, (4, 6, 8) * 2, marks=pytest.mark.long) for name in ("easy", "regular", "shark")),
    ],
)
def test_nobody_aims_what_harms_at_the_own_team(strength: str, tables: Sequence[int]) -> None:
    patron = strengths()[strength]
    assert isinstance(patron, InnPatron)
    watched = Watched(patron)
    for number, seats in enumerate(tables):
        run = new_run(seats, QUICK, f"harm {number}", live=False)
        play_out(run, [watched] * seats, random.Random(number).random)
    assert watched.aimed[False] > 50
    assert not watched.aimed[True]


def test_a_mates_loss_is_the_own_loss_and_a_mates_gain_the_own_gain() -> None:
    state = table_of(["gerki", "fiona", "zot", "deirdre"], "", "", "", "")
    position = Position(GAME.view(state, 0), judge())
    worths: list[float] = []
    for seat in range(4):
        change = position.no_change()
        change.gap[seat] -= 3
        change.gold[seat] -= 1
        worths.append(position.worth(change))
    assert worths[0] == worths[1] < 0 < worths[2] == worths[3]


def test_drunken_chi_makes_the_gap_of_the_whole_team_smaller() -> None:
    state = table_of(["gerki", "zakhan", "zot", "deirdre"], "", "", "", "")
    state.seats[1].counters["zakhan.chi"] = 4
    assert Position(GAME.view(state, 0), judge()).gap[:2] == [16, 16]


def hit(state: State, seat: int, n: int = 3) -> None:
    """Somebody is about to make a seat lose Fortitude."""
    card = "fiona.headlock"
    state.phase = "action"
    state.stack.append(Item("card", 1, card, targets=[str(seat)], parts=[Part("lose-fortitude", seat, n, 1, at=0)]))


def asked(*keys: str) -> SeatAsk:
    """A window in which these cards may be played."""
    both = (option for key in keys for option in (key, f"{key}?"))
    return SeatAsk({key: Option(key) for key in ("pass", *both)}, ("pass",))


def test_a_mates_loss_is_ignored_with_the_own_card() -> None:
    state = table_of(["gerki", "fiona", "zot", "deirdre"], "", "", "zot.see-me", "")
    state.parties[1].fortitude = 8
    hit(state, 3)
    assert REGULAR.choose(GAME.view(state, 2), asked("zot.see-me"), random.Random(1).random) == ("zot.see-me",)


def test_of_two_mates_one_plays_a_card_and_the_other_only_if_nobody_does() -> None:
    state = table_of(["gerki", "fiona", "zot", "deirdre"], "", "", "zot.see-me", "deirdre.protects")
    state.parties[1].fortitude = 8
    hit(state, 3)
    picks = [
        REGULAR.choose(GAME.view(state, seat), asked(card), random.Random(1).random)
        for seat, card in ((2, "zot.see-me"), (3, "deirdre.protects"))
    ]
    assert sorted(pick[0].endswith("?") for pick in picks) == [False, True]


@pytest.mark.parametrize(
    ("hands", "named"),
    [(("winning-hand gamble", "zot.lich zot.dice raise"), 3), (("winning-hand gamble raise", "zot.lich"), 2)],
)
def test_the_champion_of_a_round_is_who_gambles_best(hands: tuple[str, str], named: int) -> None:
    state = table_of(["gerki", "fiona", "deirdre", "zot"], "", "", *hands)
    state.phase = "action"
    state.stack.append(Item("card", 0, "gamble", shut=True, champions=(0,)))
    options = SeatAsk({key: Option(key) for key in ("champion:2", "champion:3")}, ("champion:2",))
    for seat in (2, 3):
        assert REGULAR.choose(GAME.view(state, seat), options, random.Random(1).random) == (f"champion:{named}",)


def test_the_champion_of_an_event_is_who_fares_best_by_it() -> None:
    """A Villain where Heroes pay, and who is away where everybody suffers."""
    options = SeatAsk({key: Option(key) for key in ("champion:0", "champion:1")}, ("champion:0",))

    def named(event: str, away: int | None = None) -> str:
        state = table_of(["gerki", "vlazlo", "zot", "dimli"], "", "", "", "")
        state.phase = "end"
        state.stack.append(Item("encounter", 0, event, shut=True))
        if away is not None:
            state.seats[away].away = "own-turn"
        return REGULAR.choose(GAME.view(state, 0), options, random.Random(1).random)[0]

    assert named("dungeon.half-price") == "champion:1"
    assert named("sea.kraken", away=0) == "champion:0"
    assert named("sea.kraken", away=1) == "champion:1"
    assert named("dungeon.vault", away=0) == "champion:1"


def test_no_team_falls_with_a_token_that_would_have_saved_it() -> None:
    """Who falls asleep or goes broke with tokens left would have done so with them."""
    fallen = 0
    for number in range(8):
        run = new_run(6, QUICK, f"tokens {number}", live=False)
        play_out(run, [REGULAR] * 6, random.Random(number).random)
        state: State = run.state
        for party, team in enumerate(state.parties):
            out = next(seat.out for seat in state.seats if seat.party == party)
            if not out:
                continue
            fallen += 1
            chi = sum(seat.counters.get("zakhan.chi", 0) for seat in state.seats if seat.party == party)
            short = team.alcohol + chi - team.fortitude
            assert not team.tokens or (out == "asleep" and short >= 6 * team.tokens)
    assert fallen > 8


def test_teams_of_regulars_and_of_sharks_win_their_share() -> None:
    """In small; the measured shares are in the notes on the computer players.

    Both games of a pair have the same cards, and each team takes either side. What the cards decide is won once and
    lost once, so that a pair tells no less than two games of different cards: its share counts for both of them.
    """
    kit = GAMES["inn"]
    known, sides = all_patrons(kit), (0, 0, 1, 1)

    def shares(tried: str, other: str, pairs: int) -> Iterator[float]:
        for pair in range(pairs):
            share = duel(kit, known, (tried, other), 2, f"share {pair}", QUICK, sides=sides).share
            yield from (share, share)

    assert surely_above(0.75, 0.95, shares("regular", "random", 30))
    assert surely_above(0.55, 0.75, shares("shark", "regular", 60))
