"""The built wheel in an environment of its own: the help, and the page of the sandbox.

Dependencies are those of this environment, which a `.pth` file lends; `.ci/wheel` does the same with fresh ones.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an environment `venv` that has the wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    source, fresh = folder / "source", folder / "venv"
    for name in ("bot", "cogs", "data", "tests/scenarios"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source / name)
    run([sys.executable, "-c", BUILD, str(folder)], source)
    (wheel,) = folder.glob("barkeep-*.whl")
    venv.create(fresh, symlinks=True)
    base = Path(sys.base_prefix) / "bin" / "python3"
    if subprocess.run([base, "-m", "pip", "--version"], capture_output=True, check=False).returncode:
        pytest.skip("there is no pip outside of the environment")
    place = ["--python", str(fresh / "bin" / "python"), "install", "--quiet", "--no-deps", "--no-index"]
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
