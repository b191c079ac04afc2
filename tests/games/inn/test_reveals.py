"""No undo goes back over a card that somebody did not know before."""

from __future__ import annotations

import random

import pytest

from bot.engine import CLOCK, TIME, Event, Run
from bot.games.inn.rules import State
from tests.games.inn.playing import ALL_DECKS, GAME, games, new_run, random_picks

SOME = ("individual", "two-headed-dragon", "boss-battle")


def named(events: list[Event]) -> set[str]:
    """The codes of the Character Cards that everybody is told of."""
    public = [event.seen_by(None) for event in events]
    told = [args.get(field, ()) for args in public for field in ("card", "cards")]
    return {code for codes in told for code in ([codes] if isinstance(codes, str) else codes)} & set(GAME.library.cards)


def one_decides(run: Run, luck: random.Random) -> tuple[int, list[Event]]:
    """Who made the next decision, and what followed from it."""
    assert run.ask is not None
    seat = run.waiting()[0] if run.waiting() else CLOCK
    picks = TIME if seat == CLOCK else random_picks(run, seat, luck)
    return seat, list(run.answer(seat, run.ask.number, picks, "clock" if seat == CLOCK else "person"))


@pytest.mark.parametrize("number", games(6, 60))
def test_what_shows_a_card_that_was_hidden_before_lets_nobody_take_it_back(number: int) -> None:
    luck = random.Random(number)
    options = {"drinks": ALL_DECKS, "events": "both", "windows": "quick", "variant": SOME[number % 3]}
    run = new_run(4, options, f"reveals-{number}")
    seen: set[str] = set()
    for _ in range(400):
        if run.ask is None:
            return
        state: State = run.state
        alone = len(run.ask.seats) < 2  # else several answers come to light at once, and it is not the last one's alone
        hidden = {card for seat in state.seats for card in (*seat.hand, *seat.draw)}
        hands = [{*seat.hand} for seat in state.seats]
        seat, events = one_decides(run, luck)
        shown = named(events)
        fresh = (shown & hidden) - seen - (set() if seat == CLOCK else hands[seat])
        seen |= shown
        assert not (alone and fresh) or any(map(GAME.reveals, events)), (seat, fresh, [event.key for event in events])
