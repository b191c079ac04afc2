"""Quiet hours by the clock of the place where somebody lives, and how much time is left outside them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone, tzinfo
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

DAY = timedelta(days=1)
NIGHTS = 60
"""How many nights are looked at: nobody waits for longer."""


class QuietHours(NamedTuple):
    """From `start` until `end`, as minutes of the person's day (0 to 1439); `end` may lie past midnight.

    `zone`: the name of their time zone; where it is empty, or not known here, their clock is `offset` minutes ahead of
    UTC all year.
    """

    start: int
    end: int
    zone: str = ""
    offset: int = 0

    def holds(self, at: float) -> bool:
        """Whether a moment (seconds since 1970, UTC) lies in them."""
        return self.over(at) > at

    def over(self, at: float) -> float:
        """When the quiet hours in which a moment lies are over; the moment itself if it lies in none."""
        for begins, ends in self._nights(at):
            if begins > at:
                break
            at = max(at, ends)
        return at

    def waking(self, since: float, seconds: float) -> float:
        """By when there have been so many seconds outside them since a moment."""
        for begins, ends in self._nights(since):
            if begins - since >= seconds:
                break
            seconds -= max(0.0, begins - since)
            since = max(since, ends)
        return since + seconds

    def _nights(self, at: float) -> Iterator[tuple[float, float]]:
        """When they begin and end, from the day before a moment on."""
        zone = clock_of(self.zone, self.offset)
        first = datetime.fromtimestamp(at, zone).date() - DAY
        later = DAY if self.end < self.start else timedelta()
        for night in range(NIGHTS):
            day = first + night * DAY
            yield min(_moments(zone, day, self.start)), max(_moments(zone, day + later, self.end))


def _moments(zone: tzinfo, day: date, minute: int) -> tuple[float, float]:
    """When clocks show a minute of a day. When they are changed they show some minutes twice and leave others out:
    then these are two moments, and quiet hours last from the earlier of one pair to the later of the other.
    """
    shown = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone)
    return shown.timestamp(), shown.replace(fold=1).timestamp()


def clock_of(zone: str, offset: int) -> tzinfo:
    """The clock of a time zone; of a fixed offset in minutes where it has no name, or none that is known here."""
    return (_zone(zone) if zone else None) or timezone(timedelta(minutes=offset))


def next_minute(zone: str, offset: int, minute: int, after: float) -> float:
    """When such a clock shows a minute of the day the next time after a moment."""
    clock = clock_of(zone, offset)
    today = datetime.fromtimestamp(after, clock).date()
    moments = (min(_moments(clock, today + days * DAY, minute)) for days in range(-1, 3))
    return next(moment for moment in moments if moment > after)


def moment_of(zone: str, offset: int, day: date, minute: int) -> float:
    """When such a clock shows a minute of a day: the first time if it does so twice; if it leaves the minute out, as
    long after midnight as if it were not changed.
    """
    return datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=clock_of(zone, offset)).timestamp()


def day_of(zone: str, offset: int, at: float) -> date:
    """The day on such a clock at a moment."""
    return datetime.fromtimestamp(at, clock_of(zone, offset)).date()


def minute_of(zone: str, offset: int, at: float) -> int:
    """The minute of the day (0 to 1439) that such a clock shows at a moment."""
    shown = datetime.fromtimestamp(at, clock_of(zone, offset))
    return shown.hour * 60 + shown.minute


def offset_at(zone: str, at: float) -> int:
    """By how many minutes a time zone is ahead of UTC at a moment."""
    ahead = datetime.fromtimestamp(at, clock_of(zone, 0)).utcoffset() or timedelta()
    return round(ahead.total_seconds() / 60)


@cache
def _zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):  # not on this computer, or no name of a zone
        return None


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones that people live in, in order."""
    return tuple(sorted(name for name in available_timezones() if "/" in name and not name.startswith("Etc/")))


def find_zones(text: str) -> tuple[str, ...]:
    """The time zones that somebody may mean by a city or by the name of one; empty if there is none."""
    wanted = _plain(text)
    if not wanted:
        return ()
    exact = [name for name in zones() if wanted in (_plain(name), _plain(name.rpartition("/")[2]))]
    return tuple(exact or [name for name in zones() if wanted in _plain(name)])


def _plain(text: str) -> str:
    return " ".join(text.replace("_", " ").replace("-", " ").replace("/", " ").lower().split())
