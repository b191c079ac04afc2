"""Weeks of three tables by post among people in four time zones: who is told what, and when.

`python -m tests.e2e.test_month_by_post 30 7` plays so many days, with kills and such a seed, and says what came of it.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.engine import Refused
from bot.games import GAMES
from bot.games.kit import patrons_of
from bot.quiet import QuietHours, offset_at
from bot.tables.clocks import all_tables
from tests.e2e.conftest import Evening, Person

HOUR = 3600.0
DAY = 24 * HOUR
LOOKS = (9 * HOUR, 14 * HOUR, 20 * HOUR)
"""When people look in by their own clock, each time up to an hour earlier or later: never 12 waking hours apart."""
ZONES = ("Europe/Vienna", "America/New_York", "Asia/Kolkata", "Australia/Adelaide")
NIGHT = (22 * 60 + 30, 7 * 60)
PATIENCE = 1.2 * HOUR
"""Waking hours after which somebody must have been told of what they are asked: a call waits for an hour."""
SHIFTED = 320.0
"""Seconds by which an ask's beginning may have been moved after its people were told, because the bot was away: at each
kill that came after.
"""
KILLS = 20
NEAR = 60.0
"""Seconds from the time of a job within which the process is killed."""


class Sent(NamedTuple):
    """A message of the bot's."""

    at: float
    channel: int
    text: str


@dataclass
class Month:
    """The evening's people, each with their quiet hours, and everything the bot sends."""

    evening: Evening
    luck: random.Random
    hours: dict[int, QuietHours] = field(default_factory=dict[int, QuietHours])
    sent: list[Sent] = field(default_factory=list[Sent])
    tables: list[str] = field(default_factory=list[str])
    untold: list[str] = field(default_factory=list[str])
    answers: int = 0
    waits: int = 0
    """How many asks somebody had not answered before they had to be told of them."""
    ended: int = 0
    killed: list[float] = field(default_factory=list[float])
    """When the process was killed."""

    @property
    def now(self) -> float:
        return self.evening.env.now().timestamp()

    async def begin(self) -> None:
        """Give everybody their quiet hours, and open the tables."""
        backend = self.evening.env.backend
        commit = backend.commit_message

        def noted(message: Any, **how: Any) -> Any:
            if not message.is_ephemeral:
                self.sent.append(Sent(self.now, message.channel_id, message.content or ""))
            return commit(message, **how)

        backend.commit_message = noted
        await self.evening.house(pictures=False)
        for person, zone in zip(self.evening.people, ZONES, strict=True):
            self.hours[person.id] = QuietHours(*NIGHT, zone)
            await self.evening.wants(person, quiet_from=NIGHT[0], quiet_to=NIGHT[1], zone=zone)
        for game in ("inn", "drinko", "inn"):
            await self.open(game)

    async def open(self, game: str) -> None:
        host, *others = self.luck.sample(self.evening.people, 4)
        # Whoever opens, joins and starts is awake; here it may be night for some, who then only sit there.
        table = await self.evening.open(host, *others, start=False, game=game, pace="post")
        await self.evening.rest(6)
        await self.evening.press(host, table, "table.start")
        await self.evening.rest()
        self.tables.append(table)

    # -- looking in -------------------------------------------------------------------------------------------------

    async def day(self) -> None:
        """Let a day pass, on which everybody looks in three times."""
        today = self.now // DAY * DAY
        looks = [
            (today + at - offset_at(self.hours[person.id].zone, today) * 60 + self.luck.uniform(-HOUR, HOUR), person)
            for person in self.evening.people
            for at in LOOKS
        ]
        tomorrow = [(at + DAY if at < today else at, person) for at, person in looks]
        for at, person in sorted(tomorrow, key=lambda look: look[0]):
            if at > self.now:
                await self.evening.rest(at - self.now)
            for table in list(self.tables):
                await self.look_in(table, person)
        await self.evening.rest(max(0.0, today + DAY - self.now))

    async def look_in(self, table: str, person: Person) -> None:
        """Let the person answer all that they are asked at a table."""
        for number in range(200):
            tables = self.evening.bot.tables
            seen = await tables.private_table(table, person.id)
            if seen.info.status == "over":
                self.tables.remove(table)
                self.ended += 1
                await self.open(seen.info.game)
                return
            if seen.ask is None or seen.seat_ask is None or seen.answered is not None:
                return
            if not number:
                self.check_told(table, person, seen.ask.opened_at)
            patron = patrons_of(GAMES)(seen.info.game, "regular")
            picks = patron.choose(seen.view, seen.seat_ask, self.luck.random)
            with self.evening.env._bot_scope():
                try:
                    await tables.play.answer(table, person.id, seen.ask.number, picks)
                except Refused:
                    return
            self.answers += 1
            await self.evening.rest(2)

    # -- what is checked --------------------------------------------------------------------------------------------

    def check_told(self, table: str, person: Person, since: float) -> None:
        """Note an ask of which somebody was not told, though they have been awake for long enough."""
        if self.hours[person.id].waking(since, PATIENCE) > self.now:
            return
        self.waits += 1
        direct = person.user.dm_channel.id
        told = [
            sent
            for sent in self.sent
            if sent.at >= since - SHIFTED * max(1, sum(at > sent.at for at in self.killed))
            and (f"<@{person.id}>" in sent.text or (sent.channel == direct and table in sent.text))
        ]
        if not told:
            self.untold.append(f"{person.name} at {table}, asked {self.now - since:.0f} s ago")

    def at_night(self) -> list[str]:
        """What was sent to people in their quiet hours."""
        found: list[str] = []
        for person in self.evening.people:
            direct, hours = person.user.dm_channel.id, self.hours[person.id]
            found += [
                f"{person.name}: {sent.text}"
                for sent in self.sent
                if (sent.channel == direct or f"<@{person.id}>" in sent.text) and hours.holds(sent.at)
            ]
        return found

    async def lost(self) -> int:
        """How many asks the clock has answered for somebody."""
        query = "SELECT count(*) FROM decisions WHERE source = 'clock' AND seat >= 0"
        return await self.evening.bot.store.read(lambda connection: connection.execute(query).fetchone()[0])

    async def kill_near_a_job(self) -> None:
        """Kill the process within a minute of the next time at which something is due, and start it again."""
        query = "SELECT min(due) FROM jobs WHERE state = 'waiting' AND due > ?"
        due = await self.evening.bot.store.read(lambda connection: connection.execute(query, (self.now,)).fetchone()[0])
        if due is not None:
            await self.evening.rest(max(0.0, due - self.now + self.luck.uniform(-NEAR, NEAR)))
        self.killed.append(self.now)
        await self.evening.restart()
        await self.evening.rest(5)

    def doubled(self) -> list[str]:
        """Calls that came twice: the same words to the same people within five minutes."""
        last: dict[tuple[int, str], float] = {}
        found: list[str] = []
        for sent in self.sent:
            if sent.text and sent.at - last.get((sent.channel, sent.text), -DAY) < 300:
                found.append(sent.text)
            last[sent.channel, sent.text] = sent.at
        return found


async def played(folder: Path, days: int, kills: int, seed: int = 5) -> Month:
    """So many days, with so many kills in the course of them."""
    evening = Evening(folder / "barkeep.db", seed=seed)
    await evening.begin(4)
    month = Month(evening, random.Random(seed))
    await month.begin()
    for day in range(days):
        for _ in range(kills * (day + 1) // days - kills * day // days):
            await month.kill_near_a_job()
        await month.day()
    return month


@pytest.mark.parametrize(("days", "kills"), [(2, 0), (2, 4)])
async def test_everybody_is_told_by_day_and_nobody_at_night(
    days: int, kills: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_tables, "HEARTBEAT", 300.0)
    monkeypatch.setattr(all_tables, "WATCH", HOUR)
    month = await played(tmp_path, days, kills)
    assert month.waits > 10, "people have waited for others, and been called"
    assert (month.untold, month.at_night(), await month.lost(), month.doubled()) == ([], [], 0, [])
    await month.evening.end()


async def main(days: int, seed: int = 5) -> None:
    all_tables.HEARTBEAT, all_tables.WATCH = 300.0, HOUR
    with tempfile.TemporaryDirectory() as folder:
        month = await played(Path(folder), days, KILLS, seed)
        print(
            f"{days} days, {KILLS} kills, seed {seed}: {month.answers} answers, {month.ended} games over,"
            f" {len(month.sent)} messages;"
            f" {month.waits} asks that had to be told of: {len(month.untold)} untold, {await month.lost()} lost,"
            f" {len(month.at_night())} messages in quiet hours, {len(month.doubled())} doubled"
        )
        print(*month.untold[:9], *month.at_night()[:9], *month.doubled()[:9], sep="\n")
        await month.evening.end()


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:])))
