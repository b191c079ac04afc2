"""The command line as a person meets it: help, complaints, exit codes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS, main

ROOT = Path(__file__).parents[2]


def run_bot(*args: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The real program in an empty folder, with nothing set that the machine may have set."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "BARKEEP_"))}
    return subprocess.run(
        [sys.executable, "-m", "bot", *args],
        cwd=cwd,
        env={**clean, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--help"])
    said = capsys.readouterr().out
    assert stop.value.code == 0
    assert [name for name in COMMANDS if f"\n    {name} " not in said] == []


def test_help_loads_nothing_heavy(tmp_path: Path) -> None:
    watched = "discord", "simcord", "PIL", "pydantic", "aiosqlite"
    script = (
        "import sys\nfrom bot.__main__ import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        f"print('heavy:', [name for name in {watched} if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    assert done.stdout.splitlines()[-1] == "heavy: []"


def test_an_unknown_command_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["dance"])
    assert stop.value.code == 2
    assert "dance" in capsys.readouterr().err


def test_without_a_token_it_says_what_to_do(tmp_path: Path) -> None:
    done = run_bot(cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    for needed in ("DISCORD_TOKEN", "https://discord.com/developers/applications", "README", "bot sandbox"):
        assert needed in done.stderr


def test_broken_settings_name_variable_and_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("# ours\nBARKEEP_LOG_LEVEL=LOUD\nDISCORD_TOKEN=abc\n", encoding="utf-8")
    done = run_bot(cwd=tmp_path)
    assert done.returncode == 2
    assert "BARKEEP_LOG_LEVEL (.env, line 2)" in done.stderr
    assert "abc" not in done.stderr
    assert "Traceback" not in done.stderr


def test_a_broken_line_of_the_settings_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc\nthis is no setting\n", encoding="utf-8")
    done = run_bot(cwd=tmp_path)
    assert done.returncode == 2
    assert ".env, line 2" in done.stderr
