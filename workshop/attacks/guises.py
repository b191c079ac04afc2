"""The guises of an attack. Each plays one game, in which `ME` wants to gain."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from bot.engine import Refused
from bot.store import GameResult, SeatResult
from bot.tables import Person
from bot.tables.info import PublicTable
from workshop.attacks.bar import CHANNEL, SERVER, Bar

ME = Person(1, "Me")
SECOND = tuple(Person(2 + number, f"Second {number}") for number in range(9))
"""Second accounts of the same person."""
OTHERS = tuple(Person(100 + number, f"Other {number}") for number in range(3))
"""Honest people."""


@dataclass(frozen=True, slots=True)
class Guise:
    """One way: what it is called, and how a game of it is played.

    `people` and `options`: who sits where and what is played, if that can also be played honestly with the same cards;
    nobody where it is not about playing. `forgets`: after how many games the second account has itself forgotten (0:
    never).
    """

    name: str
    play: Callable[[Bar], Awaitable[None]]
    people: tuple[Person, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    forgets: int = 0

    async def play_honestly(self, bar: Bar) -> None:
        """A game in which everybody plays to the end."""
        table = await bar.begin(*self.people, **self.options)
        await bar.play(table, lambda seen: bar.answer(seen, *self.people))


def size(seen: PublicTable, person: Person) -> int:
    """How many cards a person holds."""
    sizes: list[int] = (seen.view or {})["sizes"]
    return sizes[_seat(seen, person)]


def _seat(seen: PublicTable, person: Person) -> int:
    return next(seat.seat for seat in seen.info.seats if seat.user_id == person.id)


def _is_asked(seen: PublicTable, person: Person) -> bool:
    return seen.ask is not None and _seat(seen, person) in seen.ask.waiting


async def _lose(bar: Bar, seconds: int, *, answers: int) -> None:
    """Second accounts answer so many turns each and leave, the first of them after the others."""
    people = SECOND[:seconds]
    table = await bar.begin(ME, *people, play_on=True)
    given = dict.fromkeys(people, 0)
    going = [*people]

    async def move(seen: PublicTable) -> bool:
        for person in [*going]:
            if given[person] >= answers:
                going.remove(person)
                await bar.tables.leaving.leave(table, person.id)
                return True
            if seen.ask is not None and seen.ask.kind == "turn" and _is_asked(seen, person):
                given[person] += 1
        if seen.info.status == "live" and seen.view is not None and _seat(seen, ME) in seen.view["out"]:
            return False
        return await bar.answer(seen, ME, *going)

    await bar.play(table, move)


async def _alone(bar: Bar) -> None:
    await _lose(bar, 1, answers=1)


async def _at_once(bar: Bar) -> None:
    await _lose(bar, 1, answers=0)


async def _nine(bar: Bar) -> None:
    await _lose(bar, 9, answers=1)


async def _back_to_win(bar: Bar) -> None:
    """Answer four turns, leave, and come back for the move that wins."""
    table = await bar.begin(OTHERS[0], ME)
    given = 0

    async def move(seen: PublicTable) -> bool:
        nonlocal given
        there = not seen.info.seats[1].left
        if there and given == 4:
            given += 1
            await bar.tables.leaving.leave(table, ME.id)
            return True
        if _is_asked(seen, ME) and (there or size(seen, ME) == 1):
            given += seen.ask is not None and seen.ask.kind == "turn"
            return await bar.answer(seen, ME)
        return await bar.answer(seen, OTHERS[0])

    await bar.play(table, move)


async def _pause(bar: Bar) -> None:
    """Pause the game whenever it is nearly lost."""
    table = await bar.begin(ME, OTHERS[0])

    async def move(seen: PublicTable) -> bool:
        mine, other = size(seen, ME), size(seen, OTHERS[0])
        if seen.info.motion is not None:
            await bar.tables.leaving.vote(table, OTHERS[0].id, yes=False)
            return True
        with suppress(Refused):
            if seen.info.status == "paused":
                await bar.tables.leaving.resume(table, OTHERS[0].id)
                return True
            if other <= 2 < mine:
                await bar.tables.leaving.pause(table, ME.id)
                return True
        return await bar.answer(seen, ME, OTHERS[0])

    await bar.play(table, move)


async def _out(bar: Bar) -> None:
    """Leave as soon as one is out of the game, which the others play on."""
    table = await bar.begin(OTHERS[0], ME, OTHERS[1], play_on=True)

    async def move(seen: PublicTable) -> bool:
        out: Any = (seen.view or {})["out"]
        if 1 in out and not seen.info.seats[1].left:
            await bar.tables.leaving.leave(table, ME.id)
            return True
        return await bar.answer(seen, ME, *OTHERS[:2])

    await bar.play(table, move)


async def _nothing(bar: Bar) -> None:
    """Answer nothing at all."""
    table = await bar.begin(OTHERS[0], ME, OTHERS[1])
    await bar.play(table, lambda seen: bar.answer(seen, *OTHERS[:2]))


async def _only_to_win(bar: Bar) -> None:
    """Answer nothing but the move that wins."""
    table = await bar.begin(OTHERS[0], ME, OTHERS[1])

    async def move(seen: PublicTable) -> bool:
        if size(seen, ME) == 1 and await bar.answer(seen, ME):
            return True
        return await bar.answer(seen, *OTHERS[:2])

    await bar.play(table, move)


async def _removed(bar: Bar, helpers: int) -> None:
    """Have oneself removed when the game goes badly: by the host, a friend, and more of them who agree."""
    friends = SECOND[: 1 + helpers]
    table = await bar.begin(friends[0], ME, OTHERS[0], *friends[1:])

    async def move(seen: PublicTable) -> bool:
        mine = size(seen, ME)
        badly = min(size(seen, other) for other in (OTHERS[0], *friends)) <= 2 < mine
        if seen.info.motion is not None:
            for friend in friends[1:]:
                if _seat(seen, friend) in seen.info.motion.silent:
                    await bar.tables.leaving.vote(table, friend.id, yes=True)
                    return True
        elif badly and not seen.info.seats[1].removed:
            with suppress(Refused):
                await bar.tables.leaving.kick(table, friends[0].id, ME.id)
                return True
        if seen.info.motion is not None and not _is_asked(seen, OTHERS[0]):
            return False  # the vote runs out while everybody is awake
        return await bar.answer(seen, OTHERS[0], ME, *friends)

    await bar.play(table, move)


async def _closed(bar: Bar) -> None:
    """Close the game when it goes badly, with the votes of two second accounts."""
    friends = SECOND[:2]
    table = await bar.begin(ME, *friends, OTHERS[0])

    async def move(seen: PublicTable) -> bool:
        if seen.info.motion is not None:
            friend = next(friend for friend in friends if _seat(seen, friend) in seen.info.motion.silent)
            await bar.tables.leaving.vote(table, friend.id, yes=True)
            return True
        if size(seen, OTHERS[0]) <= 3 < size(seen, ME):
            await bar.tables.leaving.close(table, ME.id)
            return True
        return await bar.answer(seen, ME, *friends, OTHERS[0])

    await bar.play(table, move)


async def _removed_by_one(bar: Bar) -> None:
    await _removed(bar, 0)


async def _removed_by_three(bar: Bar) -> None:
    await _removed(bar, 2)


async def _teams(bar: Bar) -> None:
    """Win every other game, with another mate each time."""
    won = len(bar.results) % 2 == 0
    people = (ME, *OTHERS)
    seats = [
        SeatResult(
            seat, person.id, person.name, None, False, False, 1 if (seat < 2) == won else 3, 0, side=str(seat // 2)
        )
        for seat, person in enumerate(people)
    ]
    now = bar.clock.now()
    bar.results.append(GameResult("", SERVER, CHANNEL, "drinko", 1, "normal", {}, now - 1, now, 0, tuple(seats), True))


GUISES = (
    Guise("a second account loses", _alone),
    Guise("a second account loses, and is forgotten after every fifth game", _alone, forgets=5),
    Guise("a second account leaves at once", _at_once),
    Guise("nine second accounts lose at one table", _nine),
    Guise("four turns, and back only to win", _back_to_win, (OTHERS[0], ME)),
    Guise("a lost game is paused, again and again", _pause, (ME, OTHERS[0])),
    Guise("whoever is out leaves", _out, (OTHERS[0], ME, OTHERS[1]), {"play_on": True}),
    Guise("nothing is answered", _nothing, (OTHERS[0], ME, OTHERS[1])),
    Guise("nothing is answered but the move that wins", _only_to_win, (OTHERS[0], ME, OTHERS[1])),
    Guise("half the games of teams are won, with changing mates", _teams),
    Guise("removed by a friend while the leader is silent", _removed_by_one),
    Guise("removed by three friends", _removed_by_three),
    Guise("a bad game is closed with the votes of two second accounts", _closed),
)
