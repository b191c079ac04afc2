"""The built wheel: what lies in it, the scenarios of the book of cases among it, and, in an environment of its own, the
help and the page of the sandbox.

Dependencies are those of this environment, which a `.pth` file lends; `.ci/wheel` does the same with fresh ones.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
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
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel. It is built from a copy, which stays clean."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for name in NEEDED:
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source / name)
    (source / "tests" / "test_x.py").write_text("", encoding="utf-8")
    run([sys.executable, "-c", BUILD, str(folder)], source)
    (built,) = folder.glob("barkeep-*.whl")
    return built


@pytest.fixture(scope="module")
def unpacked(wheel: Path) -> Path:
    """A folder with the wheel's files, as an installation has them."""
    folder = wheel.parent / "unpacked"
    with zipfile.ZipFile(wheel) as files:
        files.extractall(folder)
    return folder


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """A folder with an environment `venv` that has the wheel. What is run of it is compiled then, and nothing else."""
    folder = wheel.parent
    fresh = folder / "venv"
    venv.create(fresh, symlinks=True)
    base = Path(sys.base_prefix) / "bin" / "python3"
    if subprocess.run([base, "-m", "pip", "--version"], capture_output=True, check=False).returncode:
        pytest.skip("there is no pip outside of the environment")
    place = ["--python", str(fresh / "bin" / "python"), "install", "--quiet", "--no-deps", "--no-index", "--no-compile"]
    run([str(base), "-m", "pip", "--disable-pip-version-check", *place, str(wheel)], folder)
    (packages,) = fresh.glob("lib/python*/site-packages")
    (packages / "lent.pth").write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")
    return folder


def run(command: list[str], cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_has_all_that_it_needs(installed: Path) -> None:
    barkeep = str(installed / "venv" / "bin" / "barkeep")
    assert "doctor" in run([barkeep, "--help"], installed)
    where = run([str(installed / "venv" / "bin" / "python"), "-c", "import bot; print(bot.__file__)"], installed)
    assert Path(where.strip()).is_relative_to(installed / "venv")
    looked = subprocess.run(
        [barkeep, "doctor", "--offline"], cwd=installed, capture_output=True, text=True, check=False
    )
    assert "good      data" in looked.stdout, looked.stdout + looked.stderr


def test_its_sandbox_serves_the_page(installed: Path) -> None:
    command = [str(installed / "venv" / "bin" / "barkeep"), "sandbox", "--port", "0"]
    with subprocess.Popen(
        command, cwd=installed, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as sandbox:
        assert sandbox.stdout is not None
        said = ""
        while not (found := re.search(r"^Play here: (\S+)$", said, re.M)):
            line = sandbox.stdout.readline()
            assert line, said
            said += line
        try:
            with urllib.request.urlopen(found[1], timeout=PATIENCE) as page:
                assert b"<html" in page.read().lower()
        finally:
            sandbox.terminate()
    assert sandbox.returncode == 0
    assert "WARNING" not in said


def test_a_wheel_has_the_scenarios_and_no_tests(unpacked: Path) -> None:
    found = {path.relative_to(unpacked).as_posix() for path in (unpacked / "tests").rglob("*") if path.is_file()}
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests" / "scenarios").rglob("*.toml")}
    assert there <= found
    assert {path for path in found if not path.startswith("tests/scenarios/")} == set()


def test_a_wheel_has_all_data(unpacked: Path) -> None:
    found, there = (
        {path.relative_to(folder).as_posix() for path in (folder / "data").rglob("*") if path.is_file()}
        for folder in (unpacked, ROOT)
    )
    assert {path for path in there - found if "__pycache__" not in path} == set()


def test_every_scenario_of_a_case_is_found_where_the_wheel_is_installed(unpacked: Path, tmp_path: Path) -> None:
    code = PLAYED.format(folder=str(unpacked))
    env = {**os.environ, "PYTHONPATH": str(unpacked)}
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, cwd=tmp_path, env=env, check=True, stdout=subprocess.PIPE, timeout=PATIENCE)
    assert re.fullmatch(rb"drinko [1-9]\d*\ninn [1-9]\d*\n", ran.stdout)


def test_an_image_has_the_same_folders() -> None:
    copied = re.findall(r"^COPY (\S+) \1$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.M)
    assert set(NEEDED) <= set(copied)
    sent = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {f"!{name}" for name in NEEDED} <= set(sent)
