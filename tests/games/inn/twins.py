"""A game and its twin, in which something hidden is otherwise: whoever may not know of it sees the same in both."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import orjson

from bot.engine import Event, Run, split_pick
from tests.games.inn.playing import GAME, begun, laid_open, random_picks

EXACT = orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS


def seen(run: Run, seat: int | None) -> str:
    """All that a seat gets: its view, what it was told, and what it may do."""
    ask = run.ask
    mine: Any = None
    if ask is not None:
        asked = ask.seats.get(-1 if seat is None else seat)
        mine = [ask.kind, ask.about, dict(ask.args), sorted(ask.seats), repr(asked), ask.number]
    standing = repr(GAME.unasked(run.state, seat)) if seat is not None else ""
    return orjson.dumps([run.view(seat), mine, standing, run.waiting()], option=EXACT).decode()


def card_twins(data: dict[str, Any], seed: str, owner: int) -> tuple[Run, Run, set[str]]:
    """A game that begins in this state, and its twin, in which the owner holds another card of theirs; and both
    cards.
    """
    first, hidden = begun(data, seed), data["seats"][owner]
    at = next(at for at, card in enumerate(hidden["draw"]) if card not in hidden["hand"])
    card = next(card for card in hidden["hand"] if not GAME.library.cards[card].side)  # whose back is public
    swapped = {hidden["draw"][at], card}
    hidden["hand"][hidden["hand"].index(card)], hidden["draw"][at] = hidden["draw"][at], card
    return first, begun(data, seed), swapped


def drink_twins(data: dict[str, Any], seed: str) -> tuple[Run, Run, int]:
    """A game that begins in this state, and its twin, in which another Drink is next in the pile of whoever moves
    last; and whose pile that is.
    """
    first = begun(data, seed)
    owner = (first.state.active - 1) % len(data["seats"])
    pile, deck = data["seats"][owner]["pile"], data["drinks"]
    at = next(at for at, code in enumerate(deck) if code != pile[0])
    pile[0], deck[at] = deck[at], pile[0]
    return first, begun(data, seed), owner


def _discarded(events: Sequence[Event], seat: int) -> list[object]:
    """The cards that a seat has discarded."""
    return [event.args["cards"] for event in events if event.key == "discarded" and event.args["seat"] == seat]


def by_turns(watchers: Sequence[int | None], step: int) -> Sequence[int | None]:
    """A third of the watchers, others at each step: what shows to the public shows to any of them, and what shows to
    one mostly stays there for longer than a step."""
    return watchers[step % 3 :: 3]


class Played(NamedTuple):
    """How far two games were played alike."""

    steps: int
    end: Literal["", "open", "told"]
    """Why no further: a hidden card lay open, or no answer was left that does not tell of it."""


def play_alike(
    first: Run, second: Run, owner: int, swapped: set[str], watchers: Sequence[int | None], luck: random.Random,
    most: int,
) -> Played:  # fmt: skip
    """Play twins alike by chance, `most` answers at most; of each, all `watchers` must be told the same, and see the
    same of both games (`by_turns`).

    `swapped` are the cards of the `owner` in which the twins differ. Seats that are no watchers know them.
    """
    steps = 0
    while not first.over and not second.over and steps < most:
        for watcher in by_turns(watchers, steps):
            assert seen(first, watcher) == seen(second, watcher)
        assert first.ask is not None
        assert second.ask is not None
        seat = first.waiting()[0]
        picks = random_picks(first, seat, luck)
        both = second.ask.seats[seat].options
        tells = any(split_pick(pick)[0] not in both or card in pick for pick in picks for card in swapped)
        if seat not in watchers and tells:  # to choose what only one of the hands allows is to tell of it
            picks = () if first.ask.about == "inn.discard" else first.ask.seats[seat].default
            if any(card in pick for pick in picks for card in swapped):
                return Played(steps, "told")
        told = first.answer(seat, first.ask.number, picks)
        also = second.answer(seat, second.ask.number, picks)
        # What chance discards of two hands that differ may differ, too.
        if laid_open([*told, *also], owner, swapped) or _discarded(told, owner) != _discarded(also, owner):
            return Played(steps, "open")
        for watcher in watchers:
            assert [event.seen_by(watcher) for event in told] == [event.seen_by(watcher) for event in also]
        steps += 1
        if not swapped.isdisjoint(first.state.seats[owner].discard):
            return Played(steps, "open")
    return Played(steps, "")
