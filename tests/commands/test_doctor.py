"""`doctor` as somebody meets it who has just fetched the program, and what it takes for the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.commands.doctor_discord import same
from bot.commands.doctor_findings import Mark, good, shown, wrong
from bot.commands.doctor_machine import Machine, examine_machine
from bot.database import PostgresUrl
from bot.games import GAMES
from bot.settings import Settings
from tests.commands.test_main import ROOT, run_bot


def test_offline_it_names_what_is_missing(tmp_path: Path) -> None:
    done = run_bot("doctor", "--offline", cwd=tmp_path)
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    marked = {line.split()[1]: line.split()[0] for line in lines if not line.startswith(" ")}
    assert marked.pop("letters") in ("good", "look")
    wanted = {
        "settings": "good", "token": "wrong", "data": "good", "rules": "good", "database": "good", "disk": "good",
        "backups": "look",
    }  # fmt: skip
    assert {about: mark for about, mark in marked.items() if about in wanted} == wanted
    assert "DISCORD_TOKEN=..." in done.stdout
    assert "BARKEEP_BACKUPS" in done.stdout
    assert list(tmp_path.iterdir()) == [], "it leaves nothing behind"


def test_broken_settings_are_told_by_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("BARKEEP_LOG_LEVEL=LOUD\nBARKEEP_BACKUPS=nowhere/at all\n", encoding="utf-8")
    done = run_bot("doctor", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stdout.count("wrong     settings") == 2
    assert "BARKEEP_BACKUPS (.env, line 2)" in done.stdout


def test_a_python_without_the_packages_is_told_which_is_missing(tmp_path: Path) -> None:
    # -S leaves the environment's packages out, as a clone has none that was never installed.
    done = subprocess.run(
        [sys.executable, "-S", "-m", "bot", "doctor", "--offline"], cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "PATH": ""}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "it lacks " in done.stderr
    assert "make run" in done.stderr
    assert "Traceback" not in done.stderr


LACKING = "import runpy, sys; sys.modules[sys.argv.pop(1)] = None; runpy.run_module('bot', run_name='__main__')"


@pytest.mark.parametrize("package", ["orjson", "prometheus_client", "discord"])
def test_a_python_that_lacks_one_package_is_told_which(package: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LACKING, package, "doctor", "--offline"], cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "PATH": ""}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2, done.stdout
    assert f"it lacks {package}.\n" in done.stderr
    assert "make run" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("ours", "theirs", "alike"),
    [
        ({"description": "a"}, {"description": "a", "id": "7", "version": "1"}, True),
        ({"description": "a"}, {"description": "b"}, False),
        ({"options": []}, {}, True),
        ({"options": [{"name": "x"}]}, {}, False),
        ({"options": [{"name": "x"}]}, {"options": [{"name": "x"}, {"name": "y"}]}, False),
        ({"options": [{"name": "x", "required": False}]}, {"options": [{"name": "x"}]}, True),
        ({"default_member_permissions": 32}, {"default_member_permissions": "32"}, True),
        ({"contexts": [0, 1]}, {"contexts": [1, 0]}, True),
        ({"contexts": [0]}, {"contexts": [1, 0]}, False),
        ({"nsfw": False}, {"nsfw": True}, False),
    ],
)
def test_commands_are_the_same_whatever_discord_adds_or_leaves_out(ours: object, theirs: object, alike: bool) -> None:
    assert same(ours, theirs) is alike


def test_a_finding_is_shown_in_lines_that_fit() -> None:
    assert shown(good("disk", "enough")) == "good      disk          enough"
    lines = shown(wrong("token", "word " * 40, "https://discord.com/developers/applications " * 4)).splitlines()
    assert max(map(len, lines)) <= 100
    assert sum("->" in line for line in lines) == 1


def test_where_postgresql_cannot_be_copied_it_is_said(tmp_path: Path) -> None:
    nobody = PostgresUrl("postgresql://nobody@127.0.0.1:1/none")
    settings = Settings.model_construct(db=nobody, backups=tmp_path)
    kits = {"drinko": GAMES["drinko"]}  # whose data is looked at in no time
    found = {finding.about: finding for finding in examine_machine(settings, kits, Machine(program=lambda name: None))}
    assert (found["backups"].mark, "pg_dump" in found["backups"].said) == (Mark.WRONG, True)
    assert (found["database"].mark, "cannot be read" in found["database"].said) == (Mark.WRONG, True)
