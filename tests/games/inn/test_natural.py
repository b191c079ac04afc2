"""Windows of a natural table: whoever is asked, everybody else sees the same and is asked under the same numbers."""

import random
from typing import Any

import orjson
import pytest

from bot.engine import CLOCK, TIME, Run, split_pick
from bot.games.inn.rules import State
from bot.games.inn.rules.play.orders import ORDERS
from tests.games.inn.playing import ALL_DECKS, GAME, a_pick, begun, games, laid_open, new_run, one_of, random_picks
from tests.games.inn.twins import EXACT, by_turns


def seen(run: Run, seat: int | None) -> str:
    """All that a seat gets: its view, the open ask as it concerns it, and what it may do."""
    ask = run.ask
    mine: Any = None
    if ask is not None:
        window = ask.clock
        asked = ask.seats.get(seat) if seat is not None else None
        public = [ask.kind, ask.about, dict(ask.args), ask.number, ask.possible, [] if window else sorted(ask.seats)]
        mine = [*public, run.clock_waits(), repr(asked)]
    standing = repr(GAME.unasked(run.state, seat)) if seat is not None else ""
    return orjson.dumps([run.view(seat), mine, standing], option=EXACT).decode()


def twins(number: int, seats: int) -> tuple[Run, Run, int, set[str]]:
    """A game and its twin, in which one seat holds another card; that seat, and the two cards."""
    luck = random.Random(number)
    options = {"windows": "natural", "drinks": ALL_DECKS if number % 2 else ["drink-1"]}
    data = GAME.dump(new_run(seats, options, f"natural {number}").state)
    first = begun(data, f"natural {number}")
    seat = int(luck.random() * seats)
    hidden = data["seats"][seat]
    other = next(at for at, card in enumerate(hidden["draw"]) if card not in hidden["hand"])
    swapped = {hidden["draw"][other], hidden["hand"][0]}
    hidden["draw"][other], hidden["hand"][0] = hidden["hand"][0], hidden["draw"][other]
    return first, begun(data, f"natural {number}"), seat, swapped


def a_card_out_of_turn(run: Run, owner: int, luck: random.Random) -> tuple[int, str] | None:
    """Now and then: a card that somebody else may play from the hand, and who plays it."""
    if luck.random() < 0.7:
        return None
    cards = [
        (seat, option)
        for seat in run.state.living()
        for key, option in GAME.unasked(run.state, seat).items()
        if seat != owner and key != ORDERS
    ]
    if not cards:
        return None
    seat, option = one_of(luck, cards)
    return seat, a_pick(luck, option)


def lends(run: Run, owner: int) -> bool:
    """Whether somebody may look for a card to play in this seat's hand."""
    return run.ask is not None and run.ask.about == "inn.borrow" and run.ask.args["of"] == owner


def close(run: Run) -> list[Any]:
    """Everybody who is still asked passes, and the minimum time is over."""
    assert run.ask is not None
    number, told = run.ask.number, []
    for seat in run.waiting():
        told += run.answer(seat, number, run.ask.seats[seat].default)
    return told + run.answer(CLOCK, number, TIME, "clock")


def restored(run: Run, seed: str) -> Run:
    """The run as a restart brings it back, in the middle of its turn."""
    assert run.snapshot is not None
    return Run.restore(GAME, run.snapshot, seed, run.in_turn)


def turn_again(run: Run, seed: str) -> Run:
    """The run as an undo leaves it: the turn begins again, with other luck."""
    assert run.snapshot is not None
    again = Run.restore(GAME, run.snapshot, seed)
    again.new_epoch(run.epoch + 1)
    return again


@pytest.mark.parametrize("orders", ["", "orders>turn", "orders>untouched,ignore-2"])
@pytest.mark.parametrize("number", games(7, 14))
def test_a_swapped_card_that_is_not_played_shows_to_nobody_else(number: int, orders: str) -> None:
    seats = 2 + number % 7
    first, second, owner, swapped = twins(number, seats)
    luck = random.Random(number)
    others: list[int | None] = [None, *(seat for seat in range(seats) if seat != owner)]
    windows = out_of_turn = without_orders = 0
    for step in range(400):
        if orders and step == 3:
            for run in (first, second):
                run.use_unasked(owner, orders)
        if step % 10 == 7 and not first.over and first.turn != without_orders:
            bring_back = turn_again if step % 40 == 27 else restored
            first, second = bring_back(first, f"natural {number}"), bring_back(second, f"natural {number}")
        for watcher in by_turns(others, step):
            assert seen(first, watcher) == seen(second, watcher)
        if first.over or first.ask is None or second.ask is None:
            break
        if out_of_turn < 9 and (play := a_card_out_of_turn(first, owner, luck)):
            out_of_turn += 1
            told, also = first.use_unasked(*play), second.use_unasked(*play)
        elif first.ask.clock:
            windows += 1
            both = [seat for seat in first.waiting() if seat != owner]
            assert both == [seat for seat in second.waiting() if seat != owner]
            if orders and any(card in first.state.seats[owner].hand for card in swapped):
                # An order may play the card that only one of the hands holds; that would tell of it.
                without_orders = first.turn
                for run in (first, second):
                    run.state.heeded = []
            for seat in both:
                picks = random_picks(first, seat, luck)
                assert picks[0].partition(">")[0] in second.ask.seats[seat].options
                for run in (first, second):
                    assert run.ask is not None
                    run.answer(seat, run.ask.number, picks)
            told, also = close(first), close(second)
        else:
            seat = first.waiting()[0]
            picks = random_picks(first, seat, luck)
            options = second.ask.seats[seat].options
            tells = any(split_pick(pick)[0] not in options or card in pick for pick in picks for card in swapped)
            if seat == owner and tells:
                picks = () if first.ask.about == "inn.discard" else first.ask.seats[seat].default
                if any(card in pick for pick in picks for card in swapped):
                    return
            told = first.answer(seat, first.ask.number, picks)
            also = second.answer(seat, second.ask.number, picks)
        if laid_open([*told, *also], owner, swapped) or lends(first, owner):
            return
        for watcher in others:
            assert [event.seen_by(watcher) for event in told] == [event.seen_by(watcher) for event in also]
        state: State = first.state
        if any(card in state.seats[owner].discard for card in swapped):
            return
    assert windows > 5


@pytest.mark.parametrize("number", range(6))
def test_standing_orders_show_to_nobody_else(number: int) -> None:
    """Two games of the same cards: in one a seat passes whenever it is asked, in the other its orders pass for it."""
    seats = 3 + number % 4
    owner = number % seats
    first, second = (new_run(seats, {"windows": "natural"}, f"orders {number}") for _ in range(2))
    luck = random.Random(number)
    others: list[int | None] = [None, *(seat for seat in range(seats) if seat != owner)]
    spared = 0
    for _ in range(150):
        if first.over or first.ask is None or second.ask is None or first.state.seats[owner].out:
            break
        if not second.state.seats[owner].orders:
            assert second.use_unasked(owner, "orders>turn") == [], "nobody is told"
        for watcher in others:
            assert seen(first, watcher) == seen(second, watcher)
        if first.ask.clock:
            spared += owner in first.waiting() and owner not in second.waiting()
            for seat in first.waiting():
                picks = random_picks(first, seat, luck)
                for run in (first, second):
                    if seat != owner and run.ask is not None:
                        run.answer(seat, run.ask.number, picks)
            close(first)
            close(second)
        else:
            seat = first.waiting()[0]
            picks = random_picks(first, seat, luck)
            for run in (first, second):
                assert run.ask is not None
                run.answer(seat, run.ask.number, picks)
    assert spared > 0


def test_windows_are_open_for_their_minimum_time_whoever_could_answer() -> None:
    """Over whole games: every window waits for the clock, and asks only seats with a card that fits."""
    luck = random.Random(3)
    empty = asked = 0
    for number in range(6):
        run = new_run(2 + number, {"windows": "natural", "drinks": ALL_DECKS}, f"minimum {number}", live=False)
        while run.ask is not None:
            ask = run.ask
            if ask.clock:
                assert ask.kind == "response"
                empty += not ask.seats
                asked += bool(ask.seats)
                for seat, seat_ask in ask.seats.items():
                    assert seat in ask.possible
                    keys = set(seat_ask.options) - {"pass"}
                    assert keys
                    assert {key for key in keys if not key.endswith("?")} == {k[:-1] for k in keys if k.endswith("?")}
                for seat in run.waiting():
                    run.answer(seat, ask.number, random_picks(run, seat, luck))
                run.answer(CLOCK, ask.number, TIME, "clock")
            else:
                seat = one_of(luck, run.waiting())
                run.answer(seat, ask.number, random_picks(run, seat, luck))
        assert run.over
    assert empty > 20
    assert asked > 20
