"""Imports run one way, as the contracts in pyproject.toml say."""

import tomllib
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).parent.parent


def contracts() -> dict[str, dict[str, list[str]]]:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {contract["id"]: contract for contract in config["tool"]["importlinter"]["contracts"]}


def layers() -> list[set[str]]:
    return [{part.strip(" ()") for part in layer.split("|")} for layer in contracts()["layers"]["layers"]]


def modules() -> set[str]:
    """Everything directly under bot/, as import names."""
    found = [path for path in (ROOT / "bot").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()]
    return {f"bot.{path.stem}" for path in found} - {"bot.__init__"}


def test_contracts_are_kept(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    status = lint_imports(config_filename="pyproject.toml", no_cache=True)
    assert status == EXIT_STATUS_SUCCESS, capsys.readouterr().out


def test_every_module_has_a_layer() -> None:
    assert modules() - set().union(*layers()) == set()


def test_every_game_is_held_to_be_pure() -> None:
    games, engine = layers()[-2:]
    assert (games | engine) & modules() == set(contracts()["pure"]["source_modules"])
