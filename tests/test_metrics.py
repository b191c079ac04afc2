"""The metrics are what the dashboard shows, none has a series for each table or person, and all are counted."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import yarl

from bot import metrics
from bot.metrics import REGISTRY
from bot.store.health import Health
from bot.store.upkeep import SOUND, Checked
from bot.ui.delivery.limits import Gate
from bot.ui.traffic import Traffic
from bot.vitals import STILL, Vitals
from tests.tables.tavern import House

ROOT = Path(__file__).parent.parent
BOUNDED = {"status", "game", "source", "kind", "importance", "outcome", "what", "logger", "le"}
"""Labels of which the code knows all values."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    there = await House(tmp_path / "bar.db").up()
    yield there
    await there.down()


def value(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def test_the_dashboard_shows_exactly_the_metrics_there_are() -> None:
    board = json.loads((ROOT / "docs" / "grafana.json").read_text(encoding="utf-8"))
    shown = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = {name for expression in shown for name in re.findall(r"\bbarkeep_\w+", expression)}
    there = metrics.names()
    assert named <= there
    # Of a histogram not every one of its three series must be shown.
    whole = {re.sub(r"_(bucket|sum|count|total)$", "", name) for name in there}
    assert {re.sub(r"_(bucket|sum|count|total)$", "", name) for name in named} == whole


def test_the_dashboard_groups_by_labels_that_there_are() -> None:
    board = json.loads((ROOT / "docs" / "grafana.json").read_text(encoding="utf-8"))
    for panel in board["panels"]:
        for target in panel["targets"]:
            grouped = [label.strip() for by in re.findall(r"by \(([^)]*)\)", target["expr"]) for label in by.split(",")]
            assert set(grouped) <= BOUNDED, target["expr"]
            assert set(re.findall(r"{{(\w+)}}", target["legendFormat"])) <= BOUNDED


def test_no_label_can_grow_without_bound() -> None:
    for family in REGISTRY.collect():
        if family.name.startswith("barkeep_"):
            for sample in family.samples:
                assert set(sample.labels) <= BOUNDED


async def test_answers_and_commits_are_counted(house: House) -> None:
    by_people, by_clock = {"game": "drinko", "source": "person"}, {"game": "drinko", "source": "clock"}
    people, clock = value("barkeep_answers_total", **by_people), value("barkeep_answers_total", **by_clock)
    took = value("barkeep_answer_seconds_count")
    commits, units = value("barkeep_commit_seconds_count"), value("barkeep_commit_units_total")
    info = await house.game()
    await house.move(info.id)
    assert value("barkeep_answers_total", **by_people) == people + 1
    assert value("barkeep_answer_seconds_count") == took + 1
    assert value("barkeep_commit_seconds_count") > commits
    assert value("barkeep_commit_units_total") > units
    await house.time_out(info.id)
    assert value("barkeep_answers_total", **by_clock) > clock
    assert value("barkeep_answer_seconds_count") == took + 1


async def test_repairs_are_counted(house: House) -> None:
    info = await house.game()
    await house.store.write(lambda connection: connection.execute("DELETE FROM windows"))
    before = value("barkeep_repairs_total", what="window")
    await house.tables.clocks.watch()
    assert value("barkeep_repairs_total", what="window") == before + 1
    assert (await house.tables.info(info.id)).status == "live"


CALLBACK = yarl.URL("https://discord.com/api/v10/interactions/77/secret/callback")


def test_calls_are_counted_by_how_they_end() -> None:
    url, traffic = yarl.URL("https://discord.com/api/v10/channels/5/messages"), Traffic(Gate(45))
    for status, outcome in ((200, "ok"), (204, "ok"), (429, "429"), (404, "4xx"), (503, "5xx")):
        before = value("barkeep_calls_total", outcome=outcome)
        traffic.answered(url, status)
        assert value("barkeep_calls_total", outcome=outcome) == before + 1


def test_a_press_is_acknowledged_once_when_discord_has_the_first_response() -> None:
    traffic, name = Traffic(Gate(45)), "barkeep_acknowledgement_seconds_count"
    before = value(name)
    traffic.answered(CALLBACK, 204)
    assert value(name) == before, "who pressed it came to another process"
    traffic.arrived(77)
    traffic.answered(CALLBACK, 204)
    traffic.answered(CALLBACK, 204)
    assert value(name) == before + 1
    traffic.arrived(77)
    traffic.answered(CALLBACK, 404)
    assert value(name) == before + 1, "it came too late"


def vitals(beat: float | None, found: str = SOUND) -> Vitals:
    return Vitals(Health({}, 0, beat, None, Checked(0.0, found)), 0.001, 0.001, None, 4096, 0.1)


def test_health_complains_of_clocks_that_stand_still_and_of_damage() -> None:
    assert vitals(1000.0).complaints(1000.0 + STILL) == []
    (still,) = vitals(1000.0).complaints(1001.0 + STILL)
    assert "clocks stand still" in still
    assert vitals(None).complaints(5.0) == [still]
    (damaged,) = vitals(1000.0, "page 7 is lost").complaints(1000.0)
    assert "damaged" in damaged
