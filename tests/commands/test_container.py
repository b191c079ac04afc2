"""The container's own check looks at the heartbeat of the bot."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml

from bot.shares import Share
from bot.store.migrations import migrate
from bot.store.opening import opened
from bot.store.windows import write_heartbeat
from tests.databases import Databases
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
DOCKERFILE = ROOT / "Dockerfile"


def test_the_image_is_an_exact_version_and_the_papers_name_the_same() -> None:
    (image,) = re.findall(r"^FROM (\S+) AS base$", DOCKERFILE.read_text(encoding="utf-8"), re.M)
    assert re.fullmatch(r"python:3\.\d+\.\d+-slim-[a-z]+(@sha256:[0-9a-f]{64})?", image)
    assert set(re.findall(r"python:3[\w.-]+", (ROOT / "docs" / "operating.md").read_text(encoding="utf-8"))) == {
        image.partition("@")[0]
    }


def test_the_container_may_do_little() -> None:
    service = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["barkeep"]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["mem_limit"]
    assert "\nUSER barkeep\n" in DOCKERFILE.read_text(encoding="utf-8")


def test_what_pins_the_dependencies_is_pinned_itself_and_they_are_audited() -> None:
    assert re.search(r"^UV = \d+\.\d+\.\d+$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert "uv==$(UV)" in (ROOT / "Makefile").read_text(encoding="utf-8")
    check = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8"))
    assert any("pip-audit" in str(step.get("run")) for step in check["jobs"]["audit"]["steps"])


def healthy(db: str, **env: str) -> int:
    """The exit code of the image's own check."""
    found = re.search(r"HEALTHCHECK .*?CMD (\[.*?\])\n", DOCKERFILE.read_text(encoding="utf-8"), re.S)
    assert found
    program, *given = json.loads(found[1])
    assert program == "python"
    environment = {**os.environ, "BARKEEP_DB": db, **env}
    return subprocess.run([sys.executable, *given], env=environment, cwd=ROOT, check=False, timeout=PATIENCE).returncode


@pytest.mark.parametrize(("since", "code"), [(0, 0), (600, 1), (None, 1)])
def test_the_container_is_healthy_while_the_clocks_run(tmp_path: Path, since: float | None, code: int) -> None:
    db = tmp_path / "barkeep.db"
    connection = sqlite3.connect(db, isolation_level=None)
    migrate(connection)
    if since is not None:
        write_heartbeat(connection, time.time() - since)
    connection.close()
    assert healthy(str(db)) == code


def test_on_postgresql_it_is_healthy_while_the_clocks_of_its_share_run(postgres: Databases) -> None:
    where = postgres.fresh()
    with opened(where) as connection:
        write_heartbeat(connection, time.time(), Share(0, 2))
        write_heartbeat(connection, time.time() - 600, Share(1, 2))
    assert healthy(where.with_password(), BARKEEP_SHARE="0/2") == 0
    assert healthy(where.with_password(), BARKEEP_SHARE="1/2") == 1
