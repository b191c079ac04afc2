"""Reads scenario files: the tables in them, which each game's own model checks."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias, cast

from pydantic import ValidationError

from bot.scenario.models import Broken, Dialect, Scenario, complaint

ScenarioTable: TypeAlias = dict[str, Any]
"""One scenario as the file has it, with what the top of the file says for all of them."""


def read_tables(text: str) -> list[ScenarioTable]:
    """The scenarios of a file; the keys at its top (`game`, `rule`) are defaults for each. Raises `Broken`."""
    try:
        whole = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Broken(str(error)) from error
    if unknown := sorted(set(whole) - {"game", "rule", "scenario"}):
        raise Broken(f"{unknown[0]}: is not known here")
    tables: object = whole.get("scenario")
    listed = cast("list[object]", tables) if isinstance(tables, list) else []
    if not listed or not all(isinstance(table, dict) for table in listed):
        raise Broken("has no [[scenario]]")
    common = {key: whole[key] for key in ("game", "rule") if key in whole}
    return [{**common, **table} for table in cast("list[ScenarioTable]", listed)]


def text_of(path: Path) -> str:
    """The text of a file. Raises `Broken`."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Broken(f"cannot be read: {error}") from error


def modelled(dialect: Dialect, table: ScenarioTable) -> Scenario:
    """The scenario in a table of a file. Raises `Broken`."""
    try:
        return dialect.scenario.model_validate(table)
    except ValidationError as error:
        raise Broken(complaint(error)) from error


def find(path: Path, title: str) -> ScenarioTable:
    """The scenario of that title in a file that does not change while the program runs. Raises `Broken`."""
    for table in _tables_at(path):
        if table.get("title") == title:
            return table
    raise Broken(f"{path.name}: has no scenario {title!r}")


@lru_cache(maxsize=8)
def _tables_at(path: Path) -> list[ScenarioTable]:
    return read_tables(text_of(path))
