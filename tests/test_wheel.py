"""What is installed has everything that the bot needs, the scenarios of the book of cases among it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]
NEEDED = ("bot", "cogs", "data", "tests/scenarios")
"""The folders in which the program looks for its own files."""
PLAYED = """
from bot.games import GAMES
from bot.paths import ROOT, SCENARIOS
from bot.scenario.files import find
assert str(ROOT) == {folder!r}, ROOT
for kit in GAMES.values():
    places = {{place for case in kit.cases() for place in case.places}}
    for place in sorted(places, key=lambda place: place.file):
        find(kit.scenarios / place.file, place.title)
    print(kit.name, len(places))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel's files, as an installation has them. It is built from a copy, which stays clean."""
    source, built = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("built")
    for name in NEEDED:
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "setup.py", "LICENSE"):
        shutil.copy(ROOT / name, source)
    (source / "tests" / "test_x.py").write_text("", encoding="utf-8")
    code = f"from setuptools.build_meta import build_wheel; build_wheel({str(built)!r})"
    subprocess.run([sys.executable, "-c", code], cwd=source, check=True, capture_output=True, timeout=PATIENCE)
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as files:
        files.extractall(built / "installed")
    return built / "installed"


def test_a_wheel_has_the_scenarios_and_no_tests(installed: Path) -> None:
    found = {path.relative_to(installed).as_posix() for path in (installed / "tests").rglob("*") if path.is_file()}
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests" / "scenarios").rglob("*.toml")}
    assert there <= found
    assert {path for path in found if not path.startswith("tests/scenarios/")} == set()


def test_a_wheel_has_all_data(installed: Path) -> None:
    found, there = (
        {path.relative_to(folder).as_posix() for path in (folder / "data").rglob("*") if path.is_file()}
        for folder in (installed, ROOT)
    )
    assert {path for path in there - found if "__pycache__" not in path} == set()


def test_every_scenario_of_a_case_is_found_where_the_wheel_is_installed(installed: Path, tmp_path: Path) -> None:
    code = PLAYED.format(folder=str(installed))
    env = {**os.environ, "PYTHONPATH": str(installed)}
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, cwd=tmp_path, env=env, check=True, stdout=subprocess.PIPE, timeout=PATIENCE)
    assert re.fullmatch(rb"drinko [1-9]\d*\ninn [1-9]\d*\n", ran.stdout)


def test_an_image_has_the_same_folders() -> None:
    copied = re.findall(r"^COPY (\S+) \1$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.M)
    assert set(NEEDED) <= set(copied)
    sent = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {f"!{name}" for name in NEEDED} <= set(sent)
