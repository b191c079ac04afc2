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

from bot.store.migrations import migrate
from bot.store.windows import write_heartbeat

DOCKERFILE = Path(__file__).parents[2] / "Dockerfile"


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
