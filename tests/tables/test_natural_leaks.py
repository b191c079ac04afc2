"""What others receive at a natural table is the same whatever somebody holds: a game is played twice, with one hidden
card swapped, and every change, view and time is compared."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
import pytest

from bot.engine import Chance, Refused, Run, SeatAsk
from bot.games.inn.rules import the_library
from bot.store import decisions
from bot.tables import Change
from bot.tables.play.in_memory import snapshot_row
from bot.tables.play.live import Live
from tests.tables.tavern import ADA, BEA, House
from tests.tables.test_natural import KNOWN, at, serve

OWNER = 0
"""The seat that holds another card; a person's."""
WINDOWS = 24
"""How many windows are watched."""


@dataclass
class World:
    """One of the two games, and what everybody but the owner of the hidden card got to see of it."""

    house: House
    relative: bool
    delay: float | None
    """Seconds after which the owner answers a window; None: never."""
    table: str = ""
    swapped: frozenset[str] = frozenset()
    seen: list[bytes] = field(default_factory=list[bytes])
    base: float = 0.0
    natural: bool = False
    windows: int = 0
    asked: int = 0
    """Windows in which the owner was asked."""

    @property
    def live(self) -> Live:
        return at(self.house, self.table)

    @property
    def run(self) -> Run:
        assert self.live.run is not None
        return self.live.run

    def changed(self, change: Change) -> None:
        """The tables' observer: everything that reaches anybody but the owner."""
        live = self.house.tables._runtime.shelf._held.get(change.info.id)
        if live is None or live.run is None:
            return
        now = self.house.clock.now()
        if self.natural and self.relative and change.kind != "private":
            self.base = now
        self.natural = live.is_natural()
        for seat in (None, *range(1, len(live.seats))):
            # What one's own answer did is no news of others; and whether it closed the window tells its length.
            if change.kind == "private" and (self.relative or seat not in change.hands):
                continue
            self.seen.append(self.received(live, change, seat, now))

    def received(self, live: Live, change: Change, seat: int | None, now: float) -> bytes:
        """What one seat, or the public, gets of a change."""
        assert live.run is not None
        if seat is not None and live.seats[seat].removed_by is not None:
            seat = None  # whoever is removed is a stranger from then on
        user = live.seats[seat].user_id if seat is not None else None
        may = live.seat_options(user, frozen=False) if user is not None else None
        got = [
            round(now - self.base, 6), change.kind, change.by, change.notice, seat in change.hands,
            seat in change.asked, [event.seen_by(seat) for event in change.events], self.info(change),
            self.ask(change.ask), live.run.view(seat), list(live.public_table(frozen=False).recent),
            repr(may.seat_ask) if may else "", repr(may.unasked) if may else "", repr(may.answered) if may else "",
        ]  # fmt: skip
        return repr(got).encode()

    def info(self, change: Change) -> Any:
        ended = change.info.ended_at is not None
        return change.info._replace(version=0, options={}, ended_at=float(ended))

    def ask(self, ask: Any) -> Any:
        if ask is None:
            return None
        until = None if ask.deadline is None else round(ask.deadline - self.base, 6)
        return ask._replace(opened_at=round(ask.opened_at - self.base, 6), deadline=until)


def answers(code: str) -> bool:
    """Whether a card could ever answer something, Anytime Cards among them."""
    return bool(the_library().cards[code].mask)


async def world(folder: Path, *, swap: str, relative: bool, delay: float | None, people: int = 2) -> World:
    """A started game in a house of its own. `swap`: "" for none, "dull" for a card that cannot answer in place of
    another, "sharp" for one that can."""
    folder.mkdir()
    house = await House(folder / "bar.db").up()
    serve(house)
    made = World(house, relative, delay)
    info = await house.game(
        *(ADA, BEA)[:people],
        patrons=4 - people,
        **{**KNOWN, "options": {"windows": "natural", "characters": ["eve", "dimli", "gog", "sera"]}},
        pace="normal",
    )
    made.table = info.id
    await swap_a_card(made, swap)
    watch(made)
    return made


async def swap_a_card(made: World, swap: str) -> None:
    """The game that has just begun is stored with a hand of the owner's that cannot answer, one card of it swapped for
    one of their deck. The sharp one can answer whatever anybody does to a Drink, which is most of what is played.
    """
    live, run = made.live, made.run
    data = run.game.dump(run.state)
    hidden = data["seats"][OWNER]
    hand, draw = hidden["hand"], hidden["draw"]
    dull = [place for place, card in enumerate(draw) if not answers(card)]
    for mine, card in enumerate(hand):
        if answers(card):
            other = dull.pop(0)
            hand[mine], draw[other] = draw[other], card
    mine = 0
    place_of = {
        "dull": next(place for place in dull if draw[place] not in hand),
        "sharp": draw.index("wench-stops"),
    }
    # The same in every world, so that nobody's other moves differ.
    made.swapped = frozenset({hand[mine], *(draw[place] for place in place_of.values())})
    if swap:
        other = place_of[swap]
        hand[mine], draw[other] = draw[other], hand[mine]
    seed = live.row.seed
    live.run = Run(run.game, run.game.load(data, run.game.schema_version), Chance(seed))
    live.run.begin()
    snapshot = live.run.snapshot
    assert snapshot is not None
    store = made.house.tables._runtime.store
    await store.write(lambda connection: decisions.put_snapshot(connection, made.table, snapshot_row(snapshot)))


def watch(made: World) -> None:
    made.house.tables._runtime.observer = made
    made.base = 0.0 if not made.relative else made.house.clock.now()


def pick(made: World, seat: int, asked: SeatAsk) -> tuple[str, ...]:
    """The same pick in both worlds: by the ask's number, never one that names a swapped card."""
    luck = random.Random(f"{made.live.ask_number()} {seat}")
    ask = made.run.ask
    assert ask is not None
    if ask.about == "inn.discard" or asked.least != 1:
        return asked.default
    picks = sorted(pick for option in asked.options.values() for pick in option.picks())
    plain = [pick for pick in picks if not any(card in pick for card in made.swapped)]
    if seat == OWNER and ask.clock:
        return asked.default
    return (plain[int(luck.random() * len(plain))],) if plain else asked.default


async def play_ask(made: World) -> None:
    """Whoever is asked answers after a while of their own, counted from the moment the ask opened; then it closes."""
    house, live, number = made.house, made.live, made.live.ask_number()
    ask, window = made.run.ask, made.live.window
    assert ask is not None
    assert window is not None
    natural, opened = live.is_natural(), window.opened_at
    made.windows += natural
    made.asked += natural and OWNER in ask.seats
    due: list[tuple[float, int]] = []
    for seat in ask.seats:
        if not live.by_patron(seat):
            after = random.Random(f"{number} {seat} after").uniform(0.5, 12)
            after = made.delay if seat == OWNER and natural else after
            due += [(after, seat)] if after is not None else []
    for after, seat in sorted(due):
        await wait(made, number, opened + after)
        live = made.live
        if live.ask_number() != number or made.run.ask is None or live.by_patron(seat):
            return
        user = live.seats[seat].user_id
        assert user is not None
        await house.tables.play.answer(made.table, user, number, pick(made, seat, made.run.ask.seats[seat]))
    await wait(made, number, math.inf)


async def wait(made: World, number: int, until: float) -> None:
    """Let time pass until then, or until this ask closes: an answer that comes too late must not pass over the next
    window, which would then be counted in one world only.
    """
    clock = made.house.clock
    while made.live.row.status == "live" and made.live.ask_number() == number and clock.now() < until:
        waits = made.live.window
        assert waits is not None
        await made.house.advance(min(max(0.01, waits.wake_at - clock.now()), until - clock.now()))


Trouble = Any


async def both(first: World, *others: World, trouble: Trouble = None) -> None:
    """Play all, and compare what others received; `trouble` comes to each in every third window."""
    for made in (first, *others):
        while made.windows < WINDOWS and made.live.row.status == "live":
            shown = any(card in made.run.state.seats[OWNER].discard for card in made.swapped)
            if shown:
                break
            if trouble is not None and made.live.is_natural() and made.windows % 3 == 2:
                await trouble(made)
            await play_ask(made)
        story = await made.house.tables.story(made.table)
        made.seen.append(orjson.dumps(story, option=orjson.OPT_SORT_KEYS))
        assert made.windows > 3
    assert len(first.seen) > 3 * first.windows, "the observer has seen what went on"
    for second in others:
        assert len(first.seen) == len(second.seen)
        for glimpse, other in zip(first.seen, second.seen, strict=True):
            assert glimpse == other
    for made in (first, *others):
        await made.house.down()


async def nothing(made: World) -> None:
    pass


async def restart(made: World) -> None:
    """Down half a second after the window opened, and back at once. (After a kill the clocks go on from the last beat;
    where times are counted from a window's close, that would compare two different beats.)
    """
    house, opened = made.house, made.live.window
    assert opened is not None
    await house.advance(opened.opened_at + 0.5 - house.clock.now())
    await (house.down() if made.relative else house.killed())
    again = House(house.where, house.clock)
    serve(again)
    again._seeds = house._seeds
    made.house = await again.up()
    async with again.tables._runtime.hold(made.table):
        pass
    again.tables._runtime.observer = made


async def undo(made: World) -> None:
    """The other person asks for an undo in the middle of the window."""
    try:
        await made.house.tables.undo.ask(made.table, BEA.id)
    except Refused as no:
        made.seen.append(no.reason.encode())


async def own_undo(made: World) -> None:
    """The owner asks for an undo in the middle of the window: it is refused in the same words, asked or not."""
    with pytest.raises(Refused) as no:
        await made.house.tables.undo.ask(made.table, ADA.id)
    assert no.value.reason in ("undo-seen", "undo-nothing")


async def leave(made: World) -> None:
    """The other person leaves, and returns in the next but two."""
    if made.live.seats[1].gone:
        await made.house.tables.play.take_back(made.table, BEA.id)
    else:
        await made.house.tables.leaving.leave(made.table, BEA.id)


async def kick(made: World) -> None:
    """The owner, who is the host, puts the other person out."""
    if not made.live.seats[1].gone:
        await made.house.tables.leaving.kick(made.table, ADA.id, BEA.id)


async def order(made: World) -> None:
    """The owner changes standing orders, which nobody else sees."""
    order = "orders>untouched" if made.windows % 2 else "orders"
    await made.house.tables.play.answer(made.table, ADA.id, None, (order,))


async def passes(made: World) -> None:
    """The owner presses Pass, asked or not."""
    await made.house.tables.play.answer(made.table, ADA.id, None, ("pass",))


async def thinks(made: World) -> None:
    """Both people want to think."""
    await made.house.tables.play.think(made.table, ADA.id)
    await made.house.tables.play.think(made.table, BEA.id)


@pytest.mark.parametrize("trouble", [nothing, restart, undo, leave, kick, order, passes, thinks])
async def test_a_card_that_cannot_answer_shows_nowhere(tmp_path: Path, trouble: Trouble) -> None:
    first = await world(tmp_path / "one", swap="", relative=False, delay=2.0)
    second = await world(tmp_path / "two", swap="dull", relative=False, delay=2.0)
    await both(first, second, trouble=trouble)


@pytest.mark.parametrize("delay", [0.3, 2.5, 7.0, None])
async def test_a_card_that_could_answer_and_is_not_played_shows_only_in_how_long_a_window_is(
    tmp_path: Path, delay: float | None
) -> None:
    first = await world(tmp_path / "one", swap="", relative=True, delay=delay)
    second = await world(tmp_path / "two", swap="sharp", relative=True, delay=delay)
    await both(first, second)
    assert second.asked > first.asked


@pytest.mark.parametrize("trouble", [restart, undo, leave, kick, order, passes])
async def test_it_does_not_over_a_trouble_either(tmp_path: Path, trouble: Trouble) -> None:
    first = await world(tmp_path / "one", swap="", relative=True, delay=2.5)
    second = await world(tmp_path / "two", swap="sharp", relative=True, delay=2.5)
    await both(first, second, trouble=trouble)


@pytest.mark.parametrize(
    ("quick", "slow", "trouble"),
    [
        (0.3, 0.3, nothing),
        *((quick, slow, trouble) for quick, slow in ((0.3, 5.5), (2.5, None))
          for trouble in (nothing, restart, order, own_undo)),
    ],
)  # fmt: skip
async def test_a_poker_face_tells_nothing_by_time(
    tmp_path: Path, quick: float, slow: float | None, trouble: Trouble
) -> None:
    first = await world(tmp_path / "one", swap="", relative=False, delay=quick, people=1)
    dull, sharp = [
        await world(tmp_path / swap, swap=swap, relative=False, delay=slow, people=1) for swap in ("dull", "sharp")
    ]
    for made in (first, dull, sharp):
        await made.house.tables.poker_face(ADA.id, wanted=True)
    await both(first, dull, sharp, trouble=trouble)
    assert sharp.asked > first.asked
