"""Marks: what somebody has done in a game that counts, found in the game's log and in the results.

A mark is earned once on a server, by the first game that shows it. The same logs and results give the same marks, so
that they can be computed again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeAlias

from bot.engine import AnyGame, Refused, Strayed, View
from bot.store import earned
from bot.store.earned import LOOKED_AT, UNREADABLE, Earned, FinishedGame, FinishedSeat, Won
from bot.store.sql import Connection
from bot.tables.play.in_memory import Gone
from bot.tables.record.turns import course, read_effective_log

FULL_TABLE = 5
"""People at a table of which winning is a mark; `STRANGERS`: people whom the winner had never met."""
STRANGERS = 3
POST = "post"
SHARED = ("both-games", "full-table", "strangers", "by-post")
"""The marks of all games, which the results alone show."""


class Deed(NamedTuple):
    """Something in a game's log that is a mark."""

    mark: str
    seat: int
    event: int
    """The position of the event that shows it among all that the game has told everybody, from 0."""
    by_winning: bool = False
    """Whether it is one only for somebody who has won."""


class Close(NamedTuple):
    """How close it was for a seat, in the game's own measure (less is closer), and the event that shows it."""

    n: int
    event: int


class Deeds(NamedTuple):
    """What a game's log shows: the deeds, by seat the characters that were played (none in a game without), and how
    close it was.
    """

    deeds: Sequence[Deed] = ()
    characters: Mapping[int, str] = {}
    close: Mapping[int, Close] = {}


class Watch(Protocol):
    """Looks at a game that is played again, as everybody saw it: what was hidden then makes no mark."""

    def hear(self, event: Mapping[str, Any]) -> None:
        """An event as everybody saw it."""
        ...

    def see(self, view: View) -> None:
        """The public view when a turn has begun, after the events that led there, and at the end."""
        ...

    def done(self) -> Deeds:
        """What was seen; the game is over."""
        ...


class GameMarks(NamedTuple):
    """The marks of one game."""

    names: Sequence[str]
    """In the order in which they are shown; their titles stand in the words as ``mark.NAME``, what they are for as
    ``mark.NAME-for``."""
    watch: Callable[[], Watch]
    of_win: Callable[[FinishedGame, FinishedSeat, Sequence[Won]], Iterable[str]]
    """The marks that a person's win shows, with all that they have won before and with it, the oldest first."""


AllMarks: TypeAlias = Mapping[str, GameMarks]
"""By game."""


def all_marks(games: AllMarks) -> list[str]:
    """The names of all marks, in the order in which they are shown."""
    return [*(name for game in games.values() for name in game.names), *SHARED]


@dataclass(slots=True)
class Looked:
    """What a look at a game has found."""

    game: FinishedGame
    state: int
    """`LOOKED_AT` or `UNREADABLE`."""
    deeds: Deeds = field(default_factory=Deeds)

    def earned(self, connection: Connection, marks: AllMarks) -> Iterator[Earned]:
        """The marks that its people show by it, whether or not they had them before."""
        if not self.game.rated:
            return
        for seat in self.game.seats:
            if seat.counts and seat.user_id:
                for mark, event in self._of_seat(connection, marks, seat):
                    yield Earned(
                        self.game.guild_id, seat.user_id, mark, self.game.id, self.game.table, event, self.game.ended_at
                    )

    def _of_seat(self, connection: Connection, marks: AllMarks, seat: FinishedSeat) -> Iterator[tuple[str, int | None]]:
        won = seat.final == 1
        for deed in self.deeds.deeds:
            if deed.seat == seat.seat and (won or not deed.by_winning):
                yield deed.mark, deed.event
        if not won:
            return
        user = seat.user_id or 0
        wins = earned.wins_before(connection, self.game.guild_id, user, self.game.id)
        if self.game.game in marks:
            yield from ((mark, None) for mark in marks[self.game.game].of_win(self.game, seat, wins))
        met = earned.met_before(connection, self.game.guild_id, user, self.game.id)
        yield from ((mark, None) for mark in shared_marks(self.game, user, wins, met, set(marks)))


def shared_marks(game: FinishedGame, user: int, wins: Sequence[Won], met: set[int], games: set[str]) -> Iterator[str]:
    """The marks of all games that a win shows; `met`: whom the winner had played with before, `games`: all of them."""
    people = {seat.user_id for seat in game.seats if seat.user_id is not None}
    if len(games) > 1 and games <= {won.game for won in wins}:
        yield "both-games"
    if len(people) >= FULL_TABLE:
        yield "full-table"
    if len(people - met - {user}) >= STRANGERS:
        yield "strangers"
    if game.pace == POST:
        yield "by-post"


def look_at(connection: Connection, number: int, games: Mapping[str, AnyGame], marks: AllMarks) -> Looked:
    """Play the game with that number again, and see what it shows. It takes as long as a recap does."""
    game = earned.finished(connection, number)
    if game.game not in marks:
        return Looked(game, LOOKED_AT)
    watch = marks[game.game].watch()
    try:
        course(games[game.game], read_effective_log(connection, game.table, games), watch.see, watch.hear)
    except (Strayed, Gone, Refused):  # played under other rules, with other decks, or its log is gone
        return Looked(game, UNREADABLE)
    return Looked(game, LOOKED_AT, watch.done())


def keep(connection: Connection, looked: Looked, marks: AllMarks) -> None:
    """Note what a look at a game has found; nothing if it was noted before."""
    game = looked.game
    earned.note_characters(connection, game.id, looked.deeds.characters)
    winners = [seat for seat in game.seats if seat.final == 1 and seat.counts and seat.seat in looked.deeds.close]
    if winners:
        earned.note_close(connection, game.id, *min(looked.deeds.close[seat.seat] for seat in winners))
    fresh = Looked(earned.finished(connection, game.id), looked.state, looked.deeds)
    earned.add(connection, list(fresh.earned(connection, marks)))
    earned.note_looked(connection, game.id, looked.state)


class Recomputed(NamedTuple):
    """What computing all marks again has come to."""

    games: int
    unreadable: int
    """How many logs could not be read; the marks that these games have brought stay."""
    marks: int
    new: int
    gone: int
    """How many marks there are now that there were not before, and the other way round."""


def look_at_all(
    connection: Connection, games: Mapping[str, AnyGame], marks: AllMarks, step: Callable[[], object]
) -> dict[int, Looked]:
    """Play all finished games again, one after the other, and see what they show; calls `step` after each."""
    found: dict[int, Looked] = {}
    for number in earned.every_game(connection):
        found[number] = look_at(connection, number, games, marks)
        step()
    return found


def recompute(
    connection: Connection, looked: Mapping[int, Looked], games: Mapping[str, AnyGame], marks: AllMarks
) -> Recomputed:
    """Compute all marks again, from the first game on, with what a look at all games has found; games that have ended
    since are looked at now. Inside one transaction, which the caller may undo.
    """
    before = list(earned.every(connection))
    kept: dict[int, list[Earned]] = {}
    for mark in before:
        kept.setdefault(mark.result_id, []).append(mark)
    earned.clear(connection)
    unreadable, numbers = 0, earned.every_game(connection)
    for number in numbers:
        found = looked.get(number) or look_at(connection, number, games, marks)
        if found.state == UNREADABLE:
            unreadable += 1
            earned.add(connection, kept.get(number, ()))
        keep(connection, found, marks)
    after = set(earned.every(connection))
    new, gone = len(after - set(before)), len(set(before) - after)
    return Recomputed(len(numbers), unreadable, len(after), new, gone)
