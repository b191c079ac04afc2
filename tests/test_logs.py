"""The log: lines of JSON, errors that are counted, outages that are told once."""

from __future__ import annotations

import json
import logging
from typing import Any

import aiohttp
import pytest

from bot.logs import Errors, JsonLines, Outages, shorten_database_away
from bot.metrics import REGISTRY
from bot.store.errors import LeaseLost


def record(
    message: str, *args: object, name: str = "bot.tables", level: int = logging.INFO, error: Any = None,
    created: float = 1_700_000_000.25, **extra: Any,
) -> logging.LogRecord:  # fmt: skip
    made = logging.getLogger(name).makeRecord(name, level, "file.py", 7, message, args, error, extra=extra)
    made.created = created
    return made


def raised(error: Exception) -> Any:
    try:
        raise error
    except Exception as found:
        return type(found), found, found.__traceback__


def line(made: logging.LogRecord) -> dict[str, Any]:
    text = JsonLines().format(made)
    assert "\n" not in text
    return json.loads(text)


def test_a_line_says_when_who_and_what() -> None:
    assert line(record("brought %s tables back", 5, name="barkeep")) == {
        "at": "2023-11-14T22:13:20.250+00:00", "level": "INFO", "logger": "barkeep", "message": "brought 5 tables back",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("message", "more", "table", "reference"),
    [
        ("table K7QF: not woken", {}, "K7QF", None),
        ("the press inn.pick at table K7QF failed, reference 0A1B2C", {}, "K7QF", "0A1B2C"),
        ("report X7Y8Z9 about table K7QF", {}, "K7QF", "X7Y8Z9"),
        ("it failed", {"table": "K7QF", "reference": "X7Y8Z9"}, "K7QF", "X7Y8Z9"),
        ("the table is laid", {}, None, None),
    ],
)
def test_a_line_names_table_and_reference(
    message: str, more: dict[str, Any], table: str | None, reference: str | None
) -> None:
    said = line(record(message, **more))
    assert (said.get("table"), said.get("reference")) == (table, reference)


def test_an_exception_is_told_by_its_places_without_its_text() -> None:
    said = line(record("failed", error=raised(KeyError("gerki-hide"))))
    assert said["error"] == "KeyError"
    assert said["places"] == [f"test_logs.py:{raised.__code__.co_firstlineno + 2} raised"]


def test_what_the_system_says_is_told() -> None:
    assert line(record("failed", error=raised(OSError(28, "No space left"))))["error"].endswith("No space left")


def test_of_a_library_only_the_first_line_is_told() -> None:
    said = line(record("Task exception was never retrieved\nexception=KeyError('gerki-hide')", name="asyncio"))
    assert said["message"] == "Task exception was never retrieved"


def errors(name: str) -> float:
    return REGISTRY.get_sample_value("barkeep_errors_total", {"logger": name}) or 0.0


def exemplars() -> list[dict[str, str]]:
    (family,) = [family for family in REGISTRY.collect() if family.name == "barkeep_errors"]
    return [sample.exemplar.labels for sample in family.samples if sample.exemplar]


def test_errors_are_counted_by_logger_and_the_last_reference_goes_along() -> None:
    ours, theirs = errors("barkeep.errors"), errors("discord")
    handler = Errors()
    handler.handle(record("it failed, reference 0A1B2C", name="barkeep.errors", level=logging.ERROR))
    handler.handle(record("it failed, reference 0A1B2D", name="barkeep.errors", level=logging.ERROR))
    handler.handle(record("it failed", name="discord.some.part", level=logging.ERROR))
    assert (errors("barkeep.errors"), errors("discord")) == (ours + 2, theirs + 1)
    assert exemplars().count({"reference": "0A1B2D"}) == 1
    assert {"reference": "0A1B2C"} not in exemplars()


def attempt(at: float, error: Exception | None = None, shard: int = 0) -> logging.LogRecord:
    return record(
        "Failed to connect for shard_id: %s. Retrying...", shard, name="discord.shard", level=logging.ERROR,
        error=raised(error or aiohttp.ClientConnectionError("refused")), created=at,
    )  # fmt: skip


def test_an_outage_is_told_once_without_a_traceback() -> None:
    outages = Outages()
    first = attempt(100.0)
    assert outages.filter(first)
    assert (first.levelname, first.exc_info) == ("WARNING", None)
    assert first.getMessage() == "Discord cannot be reached; trying again: ClientConnectionError: refused"
    assert not any(outages.filter(attempt(100.0 + 5 * n)) for n in range(1, 100))
    assert outages.filter(attempt(5_000.0)), "another outage"


def test_each_shard_has_its_own_outage() -> None:
    outages = Outages()
    assert outages.filter(attempt(1.0, shard=0))
    assert outages.filter(attempt(1.0, shard=1))
    assert not outages.filter(attempt(2.0, shard=1))


def test_a_bug_in_connecting_keeps_its_traceback() -> None:
    bug = attempt(1.0, KeyError("op"))
    assert Outages().filter(bug)
    assert bug.levelname == "ERROR"
    assert bug.exc_info is not None


def test_that_the_database_is_away_is_a_line_wherever_it_is_met() -> None:
    met = record("%s failed", "showing", level=logging.ERROR, error=raised(LeaseLost("the database cannot be reached")))
    assert shorten_database_away(met)
    assert (met.levelname, met.levelno, met.exc_info) == ("WARNING", logging.WARNING, None)
    assert met.getMessage() == "showing failed: the database cannot be reached"
    bug = record("%s failed", "showing", level=logging.ERROR, error=raised(KeyError("table")))
    assert shorten_database_away(bug)
    assert (bug.levelname, bug.getMessage()) == ("ERROR", "showing failed")
    assert bug.exc_info is not None
