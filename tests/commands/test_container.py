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

from bot.store.migrations import migrate
from bot.store.windows import write_heartbeat

ROOT = Path(__file__).parents[2]
DOCKERFILE = ROOT / "Dockerfile"


def test_the_image_is_an_exact_version_and_the_papers_name_the_same() -> None:
    (image,) = re.findall(r"^FROM (\S+)$", DOCKERFILE.read_text(encoding="utf-8"), re.M)
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


@pytest.mark.parametrize(("since", "code"), [(0, 0), (600, 1), (None, 1)])
def test_the_container_is_healthy_while_the_clocks_run(tmp_path: Path, since: float | None, code: int) -> None:
    found = re.search(r"HEALTHCHECK .*?CMD (\[.*?\])\n", DOCKERFILE.read_text(encoding="utf-8"), re.S)
    assert found
    program, *given = json.loads(found[1])
    assert program == "python"
    db = tmp_path / "barkeep.db"
    connection = sqlite3.connect(db, isolation_level=None)
    migrate(connection)
    if since is not None:
        write_heartbeat(connection, time.time() - since)
    connection.close()
    ended = subprocess.run([sys.executable, *given], env={**os.environ, "BARKEEP_DB": str(db)}, check=False, timeout=60)
    assert ended.returncode == code
