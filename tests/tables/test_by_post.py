"""The Inn by post among four people who look in three times a day: nobody loses an ask.

Who passes on something passes until their own turn, which is the first button by post. In a Round nobody is asked who
can only pass.

`python -m tests.tables.test_by_post 20` plays so many games of each kind, and says how many days they took.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import pytest

from bot.engine import Refused, join_pick
from bot.games.inn.patrons import PATRONS
from bot.games.inn.rules import Inn
from bot.games.inn.rules.play.orders import ORDERS, UNTIL_TURN
from bot.quiet import offset_at
from bot.store import people
from bot.store.people import PersonSettings
from bot.tables import Person
from bot.tables.clocks import all_tables
from tests.tables.tavern import PEOPLE, House

HOUR = 3600.0
DAY = 24 * HOUR
BY_DAY = (8 * HOUR, 13 * HOUR, 19 * HOUR)
"""When people with quiet hours look in by their own clock, each time up to two hours earlier or later."""
AROUND = (0 * HOUR, 8 * HOUR, 16 * HOUR)
"""The same of people without, who never stay away for longer than twelve hours."""
EARLIER = 2 * HOUR
STAYS = HOUR / 3
"""How long they stay, and answer what comes."""
NIGHT = (22 * 60, 6 * 60)
GAMES = 2
LONGEST = 60 * DAY
AT_HOME = ("Etc/UTC",) * 4
ABROAD = ("Europe/Vienna", "America/New_York", "Asia/Kolkata", "Australia/Sydney")
KINDS = ((AT_HOME, False), (AT_HOME, True), (ABROAD, True))


@dataclass
class Post:
    """A game by post among four people, and who is there now, each until when."""

    house: House
    table: str
    luck: random.Random
    times: tuple[float, ...]
    there: dict[Person, float] = field(default_factory=dict[Person, float])

    async def look_in(self, at: float, person: Person) -> None:
        """Let the person come, and all who are there answer until nobody of them is asked."""
        if at > self.house.clock.now():
            await self.house.advance(at - self.house.clock.now())
        self.there[person] = at + STAYS
        self.there = {other: until for other, until in self.there.items() if until >= at}
        while any([await self.answer(other) for other in self.there]):
            pass

    async def answer(self, person: Person) -> bool:
        """Let somebody answer what they are asked; whether they were asked anything."""
        await self.house.advance(3)  # the table itself answers for those who have no choice
        try:
            seen = await self.house.tables.private_table(self.table, person.id)
        except Refused:
            return False
        if seen.ask is None or seen.seat_ask is None or seen.answered is not None or seen.info.status != "live":
            return False
        deeds = [key for key in seen.unasked if not key.startswith(("orders", "sell"))]
        assert deeds or set(seen.seat_ask.options) != {"pass"}, "asked without a choice"
        picks = PATRONS["regular"].choose(seen.view, seen.seat_ask, self.luck.random)
        if picks == ("pass",) and seen.ask.kind == "response":
            await self.house.tables.play.answer(self.table, person.id, None, (join_pick(ORDERS, [UNTIL_TURN]),))
        await self.house.tables.play.answer(self.table, person.id, seen.ask.number, picks)
        return True

    async def to_the_end(self, zones: tuple[str, ...]) -> float:
        """Play on until the game is over. Returns how many days that took."""
        began = self.house.clock.now()
        day = began // DAY * DAY
        while (await self.house.tables.info(self.table)).status == "live" and day - began < LONGEST:
            looks = [
                (day - offset_at(zone, day) * 60 + at + self.luck.uniform(-EARLIER, EARLIER), person)
                for person, zone in zip(PEOPLE, zones, strict=True)
                for at in self.times
            ]
            for at, person in sorted(looks, key=lambda look: look[0]):
                await self.look_in(at, person)
            day += DAY
        ended = (await self.house.tables.info(self.table)).ended_at
        assert ended is not None, "it goes on for ever"
        return (ended - began) / DAY


async def played(path: Path, seed: int, zones: tuple[str, ...], *, quiet: bool) -> float:
    """The days of one game with the options that new tables have by post. Nobody may have lost an ask."""
    house = House(path)
    house.games = {"inn": Inn()}
    for _ in range(seed):
        house.entropy()
    await house.up()
    for person, zone in zip(PEOPLE, zones, strict=True):
        start, end = NIGHT if quiet else (None, None)
        settings = PersonSettings(person.id, quiet_from=start, quiet_to=end, zone=zone)
        await house.store.write(lambda connection, settings=settings: people.save(connection, settings))
    info = await house.game(*PEOPLE, game="inn", pace="post", most=4)
    days = await Post(house, info.id, random.Random(seed), BY_DAY if quiet else AROUND).to_the_end(zones)
    lost = house.rows("SELECT seq FROM decisions WHERE table_id = ? AND source = 'clock' AND seat >= 0", info.id)
    await house.down()
    assert lost == [], f"game {seed}: somebody has lost an ask"
    return days


@pytest.mark.parametrize(("zones", "quiet"), KINDS)
async def test_nobody_who_looks_in_three_times_a_day_loses_an_ask(
    zones: tuple[str, ...], quiet: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_tables, "HEARTBEAT", DAY)
    monkeypatch.setattr(all_tables, "WATCH", DAY)
    for seed in range(GAMES):
        await played(tmp_path / f"{seed}.db", seed, zones, quiet=quiet)


if __name__ == "__main__":
    all_tables.HEARTBEAT = all_tables.WATCH = DAY
    for where, at_night in KINDS:
        with tempfile.TemporaryDirectory() as folder:
            days = [
                asyncio.run(played(Path(folder) / f"{seed}.db", seed, where, quiet=at_night))
                for seed in range(int(sys.argv[1]))
            ]
        print(f"{', '.join(where)}, quiet hours: {at_night}: median {median(days):.1f} days, most {max(days):.1f}")
