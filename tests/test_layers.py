"""Imports run one way, as the contracts in pyproject.toml say."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def contracts() -> dict[str, dict[str, list[str]]]:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {contract["id"]: contract for contract in config["tool"]["importlinter"]["contracts"]}


def layers() -> list[set[str]]:
    return [{part.strip(" ()") for part in re.split("[|:]", layer)} for layer in contracts()["layers"]["layers"]]


def modules() -> set[str]:
    """Everything directly under bot/ and under bot/games/, as import names."""
    return {*_inside("bot"), *_inside("bot.games")} - {"bot.games"}


def _inside(package: str) -> set[str]:
    folder = ROOT.joinpath(*package.split("."))
    found = [path for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()]
    return {f"{package}.{path.stem}" for path in found} - {f"{package}.__init__"}


def test_contracts_are_kept() -> None:
    # A process of its own: import-linter silences every logger there is.
    linter = Path(sys.executable).with_name("lint-imports")
    ended = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout


def test_every_module_has_a_layer() -> None:
    assert modules() - set().union(*layers()) == set()


def test_every_game_is_held_to_be_pure() -> None:
    games = sorted(path.parent.name for path in (ROOT / "bot" / "games").glob("*/__init__.py"))
    folders = [f"bot.games.{game}" for game in games]
    assert contracts()["game"]["containers"] == folders
    assert set(folders) in layers()
    assert contracts()["games"]["modules"] == ["bot.games.*"]
    assert contracts()["pure"]["source_modules"] == ["bot.engine", "bot.games.*.rules"]
    assert "bot.games.*.patrons" in contracts()["patrons"]["source_modules"]


def test_nobody_but_the_app_the_commands_and_tests_is_free_to_know_the_registry() -> None:
    free = {"bot.__main__", "bot.app", "bot.process", "bot.commands", "bot.paths"}
    held = {source.removesuffix(".**") for source in contracts()["registry"]["source_modules"]}
    rooms = {module for module in modules() if not module.startswith("bot.games.")}
    assert held == rooms - free | {"bot.games", "cogs"}


def test_no_command_is_in_one_language_before_the_program_starts() -> None:
    fixed = [path.name for path in (ROOT / "cogs").glob("*.py") if "english" in path.read_text(encoding="utf-8")]
    assert fixed == []
