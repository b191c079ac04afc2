"""What the Inn's pictures say has just happened: out of public events alone, and right."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.games.inn.look.alt import inn_table_alt
from bot.games.inn.look.happened import NOTHING, Happened, LastCard, Moment, SeatChange, Sum, happened
from bot.games.inn.look.pictures.table import draw_inn_table
from bot.games.inn.rules import events as ev
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.ui.alt import MOST
from tests.games.inn.drawn import HIT, NAMES, NO, WORDS, view
from tests.games.inn.playing import new_run, random_move

LIBRARY = the_library()
BEGINS = ev.TurnBegan(seat=1)
PLAYED = ev.Played(seat=1, card="gerki.salve", use=0, targets=["0"], left=6, cause=(1,))
HURT = ev.FortitudeChanged(seat=0, by=-2, now=18, source=1, cause=(1,))
ANSWERED = ev.Played(seat=0, card="no", use=0, targets=[], left=5, cause=(1, 2))
REVEALED = ev.Revealed(seat=1, drink="dragon-breath", from_="pile", cause=(1,))
DRANK = ev.Drank(seat=1, drinks=["dragon-breath"], alcohol=4, fortitude=0, cause=(1,))
DRUNK = ev.AlcoholChanged(seat=1, by=4, now=20, cause=(1,))
FELL = ev.FellAsleep(seat=1)


def told(*moves: Sequence[ev.InnEvent], **changes: Any) -> Happened:
    return happened([[_seen(event) for event in move] for move in moves], view(**changes), LIBRARY)


def _seen(event: ev.InnEvent) -> Mapping[str, Any]:
    return event.event().seen_by(None)


def test_nothing_has_happened_before_the_first_card() -> None:
    assert told() == NOTHING
    assert told([ev.Starts(seat=1, by="chance"), BEGINS]) == NOTHING


def test_a_card_lies_in_the_middle_with_its_target_and_the_mats_tell_what_it_changed() -> None:
    assert told([BEGINS], [PLAYED]) == Happened((), LastCard(("gerki.salve",), False, 1, (0,)))
    assert told([BEGINS], [PLAYED], [HURT]) == Happened(
        (SeatChange(0, fortitude=-2),), LastCard(("gerki.salve",), False, 1, (0,))
    )


def test_what_has_happened_stays_while_cards_are_only_drawn_and_discarded() -> None:
    after = [[BEGINS, ev.Drew(seat=2, n=1, cards={})], [ev.Discarded(seat=2, cards=["no"])]]
    assert told([PLAYED], [HURT], *after) == told([PLAYED], [HURT])


def test_a_card_without_effect_is_told_as_such_and_one_whose_targets_all_ignore_it() -> None:
    void = LastCard(("gerki.salve",), False, 1, (0,), void=True)
    assert told([PLAYED], [ev.NoEffect(seat=1, card="gerki.salve", cause=(1,))]).card == void
    away = ev.IgnoredAnyway(seat=0, card="gerki.salve", why="away", of="action", cause=(1,))
    assert told([PLAYED, away]).card == void
    other = ev.IgnoredAnyway(seat=2, card="gerki.salve", why="away", of="action", cause=(1,))
    assert told([PLAYED, other]).card == LastCard(("gerki.salve",), False, 1, (0,))


def test_an_answer_is_not_the_last_card_and_a_negated_card_is_told_as_such() -> None:
    negated = ev.Negated(card="gerki.salve", seat=1, cause=(1,))
    assert told([PLAYED], [ANSWERED]).card == LastCard(("gerki.salve",), False, 1, (0,))
    assert told([PLAYED], [ANSWERED], [negated]).card == LastCard(("gerki.salve",), False, 1, (0,), void=True)


def test_a_drink_is_shown_with_its_chasers_and_its_drinker() -> None:
    passed = ev.Drank(seat=2, drinks=["dragon-breath", "light-ale"], alcohol=5, fortitude=0, cause=(1,))
    card = told([REVEALED], [passed, ev.AlcoholChanged(seat=2, by=5, now=7, cause=(1,))]).card
    assert card == LastCard(("dragon-breath", "light-ale"), True, 1, (2,))


def test_the_card_of_an_earlier_turn_did_not_do_what_happens_in_this_one() -> None:
    bite = ev.FortitudeChanged(seat=2, by=-1, now=17, source=-1)
    assert told([PLAYED], [HURT], [ev.TurnBegan(seat=2), bite]) == Happened((SeatChange(2, fortitude=-1),))


def test_passing_out_is_a_moment_that_tells_the_drink_and_the_sum_until_something_else_happens() -> None:
    moment = Moment("asleep", (1,), Sum("alcohol", 20, 4), ("dragon-breath",))
    fall = [[BEGINS], [REVEALED], [DRANK, DRUNK, ev.LastChance(seats=[1])], [FELL, ev.TurnBegan(seat=2)]]
    assert told(*fall).moment == moment
    assert told(*fall, [ev.Discarded(seat=2, cards=["no"])]).moment == moment
    assert told(*fall, [ev.Played(seat=2, card="gerki.salve", use=0, targets=["0"], left=6)]).moment is None


def test_a_fall_is_put_down_to_the_card_that_took_the_fortitude() -> None:
    moment = told([BEGINS], [PLAYED], [HURT, ev.FellAsleep(seat=0)]).moment
    assert moment == Moment("asleep", (0,), Sum("fortitude", 18, -2), ("gerki.salve",), 1)


def test_going_broke_is_a_moment_that_tells_the_last_payment() -> None:
    paid = ev.Paid(seat=0, n=3, to=1, paid="", now=0, cause=(1,))
    found = told([BEGINS], [PLAYED], [paid, ev.WentBroke(seat=0)])
    assert found.moment == Moment("broke", (0,), Sum("gold", 0, -3), ("gerki.salve",), 1)
    assert found.changes == (SeatChange(0, gold=-3), SeatChange(1, gold=3))
    assert found.paid == ((0, 1),)


def test_who_goes_broke_by_no_card_goes_broke_by_a_new_drink_deck_or_the_drink_event() -> None:
    fee = ev.Paid(seat=0, n=1, to=-1, paid="", now=0, cause=(4,))
    broke = ev.WentBroke(seat=0)
    deck = told([BEGINS], [ev.DrinksOut(), fee, ev.DrinksFilled(n=23), broke]).moment
    assert deck == Moment("broke", (0,), Sum("gold", 0, -1), refill=True)
    shown = ev.EventRevealed(seat=1, drink="drinking-contest", cause=(2,))
    contest = told([BEGINS], [shown], [ev.ContestWon(seat=1), replace(fee, to=1), broke]).moment
    assert contest == Moment("broke", (0,), Sum("gold", 0, -1), ("drinking-contest",))


@pytest.mark.parametrize(("n", "large"), [(10, False), (11, True)])
def test_a_pot_over_ten_is_a_moment(n: int, large: bool) -> None:
    found = told([BEGINS], [ev.RoundWon(seat=1, pot=n), ev.PotTaken(seat=1, n=n, left=0)])
    assert found.changes == (SeatChange(1, gold=n),)
    assert found.moment == (Moment("pot", (1,), Sum("gold", 23, n)) if large else None)
    to_the_inn = told([BEGINS], [ev.PotTaken(seat=-1, n=n, left=0)])
    assert to_the_inn.moment is None


def test_a_caught_cheat_is_a_moment() -> None:
    cheat = next(code for code, card in LIBRARY.cards.items() if card.kind == "cheating")
    played = ev.Played(seat=1, card=cheat, use=0, targets=[], left=6, cause=(1,))
    catch = ev.Played(seat=2, card="deirdre.goddess-does", use=0, targets=[], left=6, cause=(1, 2))
    negated = ev.Negated(card=cheat, seat=1, cause=(1,))
    assert told([played], [catch], [negated]).moment == Moment("caught", (1,), None, ("deirdre.goddess-does", cheat), 2)
    assert told([played], [ANSWERED], [negated]).moment is None


def test_a_turn_has_one_moment_at_most() -> None:
    pot = [ev.PotTaken(seat=1, n=12, left=0)]
    assert told([BEGINS], pot, [REVEALED], [DRANK, DRUNK, FELL]).moment is None
    assert told([BEGINS], pot, [ev.TurnBegan(seat=2)], [REVEALED], [DRANK, DRUNK, FELL]).moment is not None
    both = told([BEGINS], [DRANK, DRUNK, FELL, ev.FellAsleep(seat=2), *pot]).moment
    assert both is not None
    assert (both.kind, both.seats) == ("asleep", (1, 2))


def _public(state: InnView) -> list[tuple[int, int, int]]:
    return [(seat["fortitude"], seat["alcohol"], seat["gold"]) for seat in state["seats"]]


def _changed(before: list[tuple[int, int, int]], after: list[tuple[int, int, int]]) -> list[SeatChange]:
    return [
        SeatChange(seat, *(new - old for new, old in zip(stands, stood, strict=True)))
        for seat, (stands, stood) in enumerate(zip(after, before, strict=True))
        if stands != stood
    ]


QUIET = frozenset({"turn", "starts", "drew", "discarded", "drinks"})
"""What may be told after a turn has begun, and changes nothing on a mat."""


@pytest.mark.parametrize("seed", range(12))
def test_the_changes_are_those_of_the_numbers_on_the_mats(seed: int) -> None:
    """Every decision of a game by chance: what is said of it is the difference between the tables before and after; of
    one that ends a turn, the difference that the turn has made."""
    luck = random.Random(f"happened {seed}")
    run = new_run(2 + seed % 5, {}, f"happened {seed}")
    moves: list[list[Mapping[str, Any]]] = []
    tables = [_public(inn_view(run.view(None)))]
    began: list[tuple[int, int, int]] | None = None
    turns = 0
    while not run.over and len(tables) < 400:
        events = [event.seen_by(None) for event in random_move(run, luck, out_of_turn=0.05)]
        moves = [*moves, events][-120:] if events else moves
        now = inn_view(run.view(None))
        tables.append(_public(now))
        before, after = tables[-2:]
        keys = [event["key"] for event in events]
        if "turn" not in keys:
            changed = _changed(before, after)
            if changed:
                assert list(happened(moves, now, LIBRARY).changes) == changed
            continue
        last = len(keys) - keys[::-1].index("turn")
        if began is not None and keys.count("turn") == 1:
            said = happened(moves, now, LIBRARY).changes
            if any(key not in QUIET for key in keys):
                turns += 1
                assert list(said) == _changed(began, after)
        began = after if set(keys[last:]) <= QUIET else None
    assert turns
    assert any(before != after for before, after in pairwise(tables))


def test_the_last_picture_of_a_turn_tells_what_the_whole_turn_has_changed() -> None:
    moves = [[BEGINS], [PLAYED], [HURT], [REVEALED], [DRANK, DRUNK], [ev.TurnBegan(seat=2)]]
    tags = (SeatChange(0, fortitude=-2), SeatChange(1, alcohol=4))
    assert told(*moves[:5]).changes == (SeatChange(1, alcohol=4),)
    assert told(*moves[:4], [DRANK, DRUNK, ev.TurnBegan(seat=2)]).changes == tags
    assert told(*moves[:4], [DRANK, DRUNK, ev.TurnBegan(seat=2)], [ev.Discarded(seat=2, cards=["no"])]).changes == tags
    again = ev.Played(seat=2, card="gerki.salve", use=0, targets=["0"], left=6, cause=(9,))
    assert told(*moves[:4], [DRANK, DRUNK, ev.TurnBegan(seat=2)], [again]).changes == ()


def test_gold_that_goes_from_one_to_another_is_told_as_such() -> None:
    paid = ev.Paid(seat=0, n=3, to=1, paid="", now=7, cause=(1,))
    assert told([BEGINS], [PLAYED], [paid]).paid == ((0, 1),)
    assert told([BEGINS], [PLAYED], [replace(paid, to=-1)]).paid == (), "the Inn has no mat"
    assert told([BEGINS], [PLAYED], [replace(paid, paid="inn")]).paid == (), "the Inn pays in place of Ann"


def test_the_alt_text_tells_what_has_happened_and_stays_within_the_limit() -> None:
    moment = Moment("asleep", (1, 2), Sum("alcohol", 20, 4), ("dragon-breath", "light-ale"))
    card = LastCard(("gerki.salve",), False, 1, (0,))
    latest = Happened((SeatChange(0, fortitude=-2), SeatChange(1, alcohol=4, gold=3)), card, moment)
    shown = inn_table_alt(WORDS, view(4), ["Ann", "Bo", "Cy", "Di"], latest=latest)
    for fact in ("Bo and Cy pass out (Dragon Breath Ale + Light Ale): Alcohol 16 +4 is 20, Fortitude 18.",
                 "by Bo on Ann.", "Just changed: Ann −2 Fortitude; Bo +4 Alcohol, +3 Gold."):  # fmt: skip
        assert fact in shown
    assert len(inn_table_alt(WORDS, view(8), ["Ж" * 200] * 8, latest=latest)) <= MOST


@pytest.mark.parametrize("stack", [[], [HIT], [HIT, NO]])
@pytest.mark.parametrize("kind", ["asleep", "broke", "caught", "pot"])
def test_each_moment_has_a_banner_of_its_own_that_is_the_same_every_time(kind: Any, stack: list[Any]) -> None:
    shown = view(4, stack=stack)

    def drawn(latest: Happened) -> bytes:
        return draw_inn_table(WORDS, shown, NAMES[:4], latest=latest)

    happening = Happened(moment=Moment(kind, (1,), Sum("gold", 0, -3), ("gerki.salve",), 2))
    assert drawn(happening) == drawn(happening)
    assert drawn(happening) != drawn(NOTHING)
    assert drawn(happening) != drawn(Happened(moment=Moment(kind, (2,), Sum("gold", 0, -3), ("gerki.salve",), 2)))


def test_changes_the_last_card_and_whom_it_hits_can_be_seen() -> None:
    card = LastCard(("gerki.salve",), False, 1, (0,))
    pictures = [
        draw_inn_table(WORDS, view(4), NAMES[:4], latest=latest)
        for latest in (NOTHING, Happened((SeatChange(2, gold=3),)), Happened((SeatChange(2, gold=4),)),
                       Happened(card=card), Happened(card=LastCard(("gerki.salve",), False, 1, (2,))),
                       Happened(card=LastCard(("gerki.salve",), False, 1, (0,), void=True)))
    ]  # fmt: skip
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_coins_go_from_mat_to_mat(seats: int) -> None:
    def drawn(*paid: tuple[int, int]) -> bytes:
        return draw_inn_table(WORDS, view(seats), NAMES[:seats], latest=Happened(paid=paid))

    pictures = [drawn(), drawn((0, 1)), drawn((1, 0)), drawn((0, seats - 1))]
    assert len(set(pictures)) == (4 if seats > 2 else 3)
