"""What happens to game nights inside a transaction: their jobs, their beginning and end, and the night a week later."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import timedelta

from bot.engine import Refused
from bot.quiet import day_of, moment_of
from bot.store import houses, jobs, nights, tables
from bot.store.errors import StoreRefused
from bot.store.jobs import Job
from bot.store.nights import Night, NightAnswer
from bot.store.sql import Connection

START, CALL, FREE, AFTER, EVENT = "night-start", "night-call", "night-free", "night-after", "night-event"
"""The kinds of a night's jobs: it begins; those who are in are mentioned; seats that were held are free; whether
anybody has come is looked at; the server's list of events is brought up to date."""

MINUTE, DAY = 60.0, 86_400.0
SOONEST, LATEST = 15 * MINUTE, 60 * DAY
"""How many seconds ahead a night may be planned."""
WAITS = 12 * 3600.0
"""Seconds for which one that begins as soon as enough are in waits for them."""
ENOUGH = 4
"""How many are enough unless its planner says otherwise."""
BEFORE = 30 * MINUTE
"""Seconds before its time at which those who are in are mentioned."""
START_LATE = 30 * MINUTE
"""Seconds after its time at which a night still begins."""
HOLDS = 10 * MINUTE
"""Seconds for which its tables hold seats."""
LOOKS = 30 * MINUTE
"""Seconds after which it is looked at whether anybody has come, and again as long as a table waits for its game."""
ID_LONG, IDS = 7, 7
"""Letters of a night's id, and how many ids are tried."""
NOW = "now"
"""How the time in a job begins for which enough are in."""
AGAIN = MINUTE
"""Seconds until a table that could not be opened is tried again."""
MISSES = 2
"""After so many nights in a row without a game a weekly one ends."""
NO_ROOM = frozenset({"tables-host", "tables-channel", "tables-server"})
"""Why a table cannot be opened now, though it may be in a moment."""


def loaded(connection: Connection, night: str) -> Night:
    """The night of that id. Raises `StoreRefused('no-such-night')`."""
    found = nights.load(connection, night)
    if found is None:
        raise StoreRefused("no-such-night")
    return found


def unused(connection: Connection, ids: Sequence[str]) -> str:
    """The first of these ids that no night has."""
    return next(code for code in ids if nights.load(connection, code) is None)


def check_draft(night: Night, by: int) -> None:
    """Raise `StoreRefused`: ``not-planner``, ``night-planned`` unless somebody is still planning this night."""
    if night.host_id != by:
        raise StoreRefused("not-planner")
    if night.status != "draft":
        raise StoreRefused("night-planned")


def check_answerable(night: Night) -> None:
    """Raise `StoreRefused('night-over')` for a night that is not open."""
    if not night.open:
        raise StoreRefused("night-over")


def is_due(connection: Connection, night: Night, when: str) -> bool:
    """Whether a job of a night that begins is still meant: it has not been moved, and enough are still in."""
    if not night.open:
        return False
    if when.startswith(NOW):
        return night.soon and enough(night, nights.answers(connection, night.id))
    return when == f"{night.starts:.0f}"


def enough(night: Night, answers: Iterable[NightAnswer]) -> bool:
    """Whether so many are in as a night that begins as soon as they are needs."""
    return sum(answer.answer == "in" for answer in answers) >= night.seats


def note_jobs(connection: Connection, night: Night, now: float) -> None:
    """Note that it begins, and that those who are in are mentioned before: of one that is planned for sooner than
    `BEFORE`, half-way. What was noted for another time comes to nothing.
    """
    about = f"{night.id} {night.starts:.0f}"
    jobs.note(connection, Job(START, night.guild_id, 0, "", about, night.starts))
    if not night.soon:
        called = max(night.starts - BEFORE, (now + night.starts) / 2)
        jobs.note(connection, Job(CALL, night.guild_id, 0, "", about, called))
        if houses.load(connection, night.guild_id).night_events:
            note_event(connection, night, now)


def note_event(connection: Connection, night: Night, now: float) -> None:
    """Note that the server's list of events is to be brought up to date with a night."""
    jobs.note(connection, Job(EVENT, night.guild_id, 0, "", f"{night.id} {night.version} {now:.0f}", now))


def end(connection: Connection, night: Night, outcome: str, now: float) -> Night:
    """End a night; its event goes, unless it was played."""
    if night.event_id is not None and outcome != "played":
        note_event(connection, night, now)
    return nights.change(connection, night, status="over", outcome=outcome, ended_at=now)


def begin(connection: Connection, night: Night, new_ids: Sequence[str], now: float) -> list[Night]:
    """Divide those who are in among tables, and plan the next one of a weekly night."""
    for answer in nights.answers(connection, night.id):
        if houses.banned(connection, night.guild_id, answer.user_id):
            nights.drop_answer(connection, night.id, answer.user_id)
    coming = [answer.user_id for answer in nights.answers(connection, night.id) if answer.answer == "in"]
    if not coming and night.weekly and night.misses + 1 >= MISSES:
        return [end(connection, night, "series", now)]
    following = _plan_next(connection, night, new_ids, now)
    if not coming:
        return [end(connection, night, "nobody", now), *following, *_judge(connection, night, now, played=False)]
    for number, group in enumerate(groups_of(coming, night.seats), 1):
        nights.seat_at(connection, night.id, group, f"#{number}")
    return [nights.change(connection, night, status="started"), *following]


def groups_of(people: Sequence[int], seats: int) -> list[list[int]]:
    """People in as few groups of at most so many as it takes, of nearly equal size, the larger ones first; in order."""
    count = -(-len(people) // seats)
    least, more = divmod(len(people), count)
    sizes = [least + (group < more) for group in range(count)]
    return [list(people[sum(sizes[:at]) : sum(sizes[: at + 1])]) for at in range(count)]


def miss(connection: Connection, night: Night, new_ids: Sequence[str], now: float) -> list[Night]:
    """The bot was away when a night was to begin."""
    following = _plan_next(connection, night, new_ids, now)
    return [end(connection, night, "expired" if night.soon else "missed", now), *following]


def _plan_next(connection: Connection, night: Night, new_ids: Sequence[str], now: float) -> list[Night]:
    """Plan the night that follows a weekly one, unless its planner is banned by now."""
    if not night.weekly or houses.banned(connection, night.guild_id, night.host_id):
        return []
    day, starts = day_of(night.zone, night.utc_offset, night.starts), night.starts
    while starts <= max(now, night.starts):
        day += timedelta(days=7)
        starts = moment_of(night.zone, night.utc_offset, day, night.minute)
    following = replace(
        night, id=unused(connection, new_ids), starts=starts, follows=night.id, created_at=now, message_id=0,
        posted_at=0.0, nonce=secrets.token_hex(8), version=1, shown=0, event_id=None, event_starts=None,
    )  # fmt: skip
    nights.put(connection, following)
    note_jobs(connection, following, now)
    return [following]


def _judge(connection: Connection, night: Night, now: float, *, played: bool) -> list[Night]:
    """Tell the night that follows a weekly one whether this one had a game: after two without any it is not held."""
    following = nights.following(connection, night.id)
    if following is None or not following.open:
        return []
    misses = 0 if played else night.misses + 1
    if misses >= MISSES:
        return [end(connection, following, "series", now)]
    nights.put(connection, replace(following, misses=misses))
    return []


def conclude(connection: Connection, name: str, table: str, now: float) -> list[Night]:
    """End a night once each of its tables has become a game or is closed."""
    night = nights.load(connection, name)
    if night is None or night.status != "started":
        return []
    codes = {answer.table for answer in nights.answers(connection, name) if answer.table} | {table}
    if any(code.startswith("#") for code in codes):
        return []
    there = [stored.row for code in codes if (stored := tables.load(connection, code)) is not None]
    if any(row.status == "lobby" for row in there):
        return []
    played = any(row.started_at is not None for row in there)
    ended = end(connection, night, "played" if played else "unplayed", now)
    return [ended, *_judge(connection, night, now, played=played)]


def check_time(starts: float, now: float) -> None:
    """Raise `Refused`: ``night-soon`` (fact `minutes`), ``night-late`` (fact `days`)."""
    if starts < now + SOONEST:
        raise Refused("night-soon", minutes=round(SOONEST / MINUTE))
    if starts > now + LATEST:
        raise Refused("night-late", days=round(LATEST / DAY))
