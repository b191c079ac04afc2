"""The work of `kills`: processes of `soak` share one PostgreSQL, some are killed, and the rest is compared."""

from __future__ import annotations

import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from bot.database import PostgresUrl
from bot.shares import Share
from bot.store.errors import AWAY
from bot.store.opening import opened
from workshop.forked import PATIENCE, Begun
from workshop.postgres_server import PostgresServer
from workshop.year.kept import all_decisions, gaps

LOOK = 0.005
"""Seconds between two looks at what the processes have done."""
FOREVER = 86_400
"""Seconds for which a process plays that will be killed or stopped."""
MOST_ANSWERS = 200
"""At most so many answers are given before the next kill."""
ANSWERS_BEFORE = 40
"""So many answers are given on each share before PostgreSQL is killed."""
STANDS_BY = "stands by"

Answer = tuple[str, int, str]
"""Table, number of the decision, and its digest."""


class Stuck(Exception):
    """A process has ended by itself, or does not get on."""


class Acknowledged:
    """The answers that a file of acknowledgements names, which is still being written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._answers: list[Answer] = []
        self._offset = 0

    def answers(self) -> list[Answer]:
        """All of them so far; a line that is not whole does not count yet."""
        if self.path.exists():
            with self.path.open("rb") as file:
                file.seek(self._offset)
                new = file.read()
            whole = new[: new.rfind(b"\n") + 1]
            self._offset += len(whole)
            for line in whole.decode().splitlines():
                table, number, digest = line.split(" ")
                self._answers.append((table, int(number), digest))
        return self._answers

    def __len__(self) -> int:
        return len(self.answers())


class Player:
    """One process that plays on a share, or stands by for it."""

    def __init__(self, share: Share, arguments: list[str]) -> None:
        self.share = share
        self._process = Begun(["soak", *arguments], Path.cwd(), os.environ, "workshop")

    @property
    def has_ended(self) -> bool:
        """Whether it plays no more."""
        return self._process.returncode is not None

    def log(self) -> str:
        """All that it has written to standard error."""
        return self._process.complained()

    def kill(self) -> None:
        """End it by -9."""
        self._process.send_signal(signal.SIGKILL)
        self._process.ended()

    def stop(self) -> None:
        """Tell it to end."""
        self._process.send_signal(signal.SIGTERM)

    def ended(self) -> str:
        """Wait for its end, which must be a proper one. All that it has logged. Raises `Stuck`."""
        done = self._process.ended()
        if done.returncode:
            raise Stuck(f"share {self.share} has ended with exit code {done.returncode}:\n{done.stderr}")
        return done.stderr


class Takeover(NamedTuple):
    """What happened after a kill: `seconds` until the stand-by had its first answer acknowledged. Of the other shares:
    how many `answers` they gave meanwhile, the longest `silence` between two of them in seconds, how many open
    deadlines were `compared`, and how many of them were `moved`.
    """

    seconds: float
    answers: int
    silence: float
    compared: int
    moved: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """The log of decisions beside what was acknowledged. `wrong` answers are missing, or have another digest; `doubled`
    ones were acknowledged or stored twice; `untold` ones are stored, but nobody was told of them; `gaps` are tables
    whose decisions are not numbered from 1 on.
    """

    stored: int
    acknowledged: int
    wrong: list[Answer] = field(default_factory=list[Answer])
    doubled: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    untold: int = 0
    gaps: list[str] = field(default_factory=list[str])


class Players:
    """Processes of all shares on one empty database. A context manager that ends those that are left."""

    def __init__(self, folder: Path, where: PostgresUrl, shares: int, tables: int) -> None:
        self.where = where
        self.shares = [Share(index, shares) for index in range(shares)]
        self.acks = {share: Acknowledged(folder / f"ack-{share.index}") for share in self.shares}
        self._tables = tables
        self.running: list[Player] = []
        """Those that have not been told to end."""

    def __enter__(self) -> Players:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, failure: BaseException | None, trace: TracebackType | None
    ) -> None:
        for player in self.running:
            player.kill()

    def start(self, share: Share, tables: int = 0, seconds: int = FOREVER) -> Player:
        """Start a process for a share; while another one plays on it, this one stands by."""
        arguments = ["--db", self.where.with_password(), "--share", str(share), "--tables", str(tables or self._tables),
                     "--seconds", str(seconds), "--ack", str(self.acks[share].path)]  # fmt: skip
        player = Player(share, arguments)
        self.running.append(player)
        return player

    def open_idle(self, share: Share) -> None:
        """Open tables on a share, of which the second half, the newer ones, will stand still with open deadlines."""
        player = self.start(share, tables=2 * self._tables, seconds=0)
        self.running.remove(player)
        player.ended()

    def kill(self, player: Player) -> None:
        """End a process by -9."""
        self.running.remove(player)
        player.kill()

    def stop(self) -> list[str]:
        """Let all processes end properly; what each of them has logged. Raises `Stuck`."""
        running, self.running = self.running, []
        for player in running:
            player.stop()
        return [player.ended() for player in running]

    def until(self, reached: Callable[[], bool]) -> None:
        """Wait. Raises `Stuck` when a process has ended by itself, or it takes far too long."""
        end = time.monotonic() + PATIENCE
        while not reached():
            for player in self.running:
                if player.has_ended:
                    raise Stuck(f"share {player.share} has ended by itself:\n{player.log()}")
            if time.monotonic() > end:
                raise Stuck("the processes do not get on")
            time.sleep(LOOK)

    def grown(self, shares: Iterable[Share], by: int = 1) -> None:
        """Wait until so many more answers are acknowledged on each of these shares."""
        wanted = {share: len(self.acks[share]) + by for share in shares}
        self.until(lambda: all(len(self.acks[share]) >= number for share, number in wanted.items()))

    def deadlines(self, shares: Iterable[Share]) -> dict[tuple[str, int], float]:
        """Until when the tables of these shares wait, by table and number of the ask."""
        wanted = {share.index for share in shares}
        with opened(self.where) as connection:
            rows = connection.execute(
                "SELECT (guild_id >> 22) % ?, table_id, ask, deadline FROM windows"
                " JOIN tables ON tables.id = table_id WHERE state = 'open'",
                (len(self.shares),),
            ).fetchall()
        return {(table, ask): deadline for index, table, ask, deadline in rows if index in wanted}

    def compared(self) -> Comparison:
        """The stored decisions beside those that were acknowledged."""
        with opened(self.where) as connection:
            decisions = all_decisions(connection)
        stored = {(table, number): digest for (table, epoch, number), (digest, _) in decisions.items() if epoch == 0}
        told = [answer for ack in self.acks.values() for answer in ack.answers()]
        return Comparison(
            stored=len(stored),
            acknowledged=len(told),
            wrong=[answer for answer in told if stored.get(answer[:2]) != answer[2]],
            doubled=[key for key, times in Counter(answer[:2] for answer in told).items() if times > 1],
            untold=len(stored.keys() - {answer[:2] for answer in told}),
            gaps=gaps(decisions),
        )


def take_over_again_and_again(
    players: Players, kills: int, luck: random.Random, tell: Callable[[Takeover], None]
) -> list[Takeover]:
    """Play on all shares, and kill the process of the last one so many times, each time while a stand-by waits. Ends
    with a process on every share. Raises `Stuck`.
    """
    *others, last = players.shares
    for share in others:
        players.open_idle(share)
    for share in others:
        players.start(share)
    victim = players.start(last)
    players.grown(players.shares)
    takeovers: list[Takeover] = []
    for _ in range(kills):
        spare = players.start(last)
        players.until(lambda spare=spare: STANDS_BY in spare.log())
        players.grown([last], 1 + luck.randrange(MOST_ANSWERS))
        takeovers.append(_take_over(players, victim, others))
        tell(takeovers[-1])
        victim = spare
    return takeovers


def _take_over(players: Players, victim: Player, others: list[Share]) -> Takeover:
    given = sum(len(players.acks[share]) for share in others)
    before = players.deadlines(others)
    players.kill(victim)
    died = answered = time.monotonic()
    seen, silence = sum(len(players.acks[share]) for share in others), 0.0
    told = len(players.acks[victim.share])

    def taken_over() -> bool:
        nonlocal seen, silence, answered
        now, number = time.monotonic(), sum(len(players.acks[share]) for share in others)
        silence = max(silence, now - answered)
        if number > seen:
            seen, answered = number, now
        return len(players.acks[victim.share]) > told

    players.until(taken_over)
    seconds = time.monotonic() - died
    after = players.deadlines(others)
    both = before.keys() & after.keys()
    return Takeover(seconds, seen - given, silence, len(both), sum(before[ask] != after[ask] for ask in both))


def _said_without_database(player: Player) -> int:
    """How often a process has said that PostgreSQL is away. It does so at each attempt to reach it."""
    return player.log().count(AWAY)


def kill_server(players: Players, server: PostgresServer) -> float:
    """Kill PostgreSQL itself while all play, let each process notice it, and start it again. Gives the seconds from
    then until answers were acknowledged on every share. Raises `Stuck`.
    """
    players.grown(players.shares, ANSWERS_BEFORE)
    said = {player: _said_without_database(player) for player in players.running}
    server.kill()
    players.until(lambda: all(_said_without_database(player) > number for player, number in said.items()))
    server.start()
    started = time.monotonic()
    players.grown(players.shares)
    return time.monotonic() - started
