"""The command line as a person meets it: help, complaints, exit codes."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS, main
from tests.patience import PATIENCE
from workshop.forked import run

ROOT = Path(__file__).parents[2]


def run_bot(*args: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program in an empty folder, with nothing set that the machine may have set. Where a `PYTHONPATH` is given it
    is started as an operator does it, and not forked from a process that has loaded the program.
    """
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "BARKEEP_"))}
    env = {**clean, "PYTHONPATH": str(ROOT), **environment}
    if "PYTHONPATH" not in environment:
        return run(args, cwd, env)
    return subprocess.run(
        [sys.executable, "-m", "bot", *args], cwd=cwd, env=env, capture_output=True, text=True, timeout=PATIENCE,
        check=False,
    )  # fmt: skip


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--help"])
    said = capsys.readouterr().out
    assert stop.value.code == 0
    assert [name for name in COMMANDS if f"\n  {name} " not in said] == []


def test_help_loads_nothing_heavy(tmp_path: Path) -> None:
    watched = "discord", "simcord", "PIL", "pydantic", "aiosqlite"
    script = (
        "import sys\nfrom bot.__main__ import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        f"print('heavy:', [name for name in {watched} if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, timeout=PATIENCE, check=True,
    )  # fmt: skip
    assert done.stdout.splitlines()[-1] == "heavy: []"


def test_an_unknown_command_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["dance"])
    assert stop.value.code == 2
    assert "dance" in capsys.readouterr().err


def test_without_a_token_it_says_what_to_do(tmp_path: Path) -> None:
    done = run_bot(cwd=tmp_path, PYTHONPATH=str(ROOT))
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


def test_the_help_tells_the_exit_codes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "\n  2    wrong use" in capsys.readouterr().out


def test_a_database_of_a_later_version_is_not_touched(tmp_path: Path) -> None:
    db = tmp_path / "barkeep.db"
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("PRAGMA user_version = 900")
    done = run_bot(cwd=tmp_path, DISCORD_TOKEN="a.token")
    assert done.returncode == 2
    assert "The database cannot be used: the database has schema 900" in done.stderr
    with closing(sqlite3.connect(db)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (900,)
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


@pytest.mark.parametrize("args", [[], ["sandbox", "--db", "barkeep.db", "--port", "0"]])
def test_a_file_that_is_no_database_is_named(tmp_path: Path, args: list[str]) -> None:
    (tmp_path / "barkeep.db").write_text("words, and enough of them to be taken for anything but a database" * 20)
    done = run_bot(*args, cwd=tmp_path, DISCORD_TOKEN="a.token")
    assert done.returncode == 2
    assert "The database cannot be used: file is not a database" in done.stderr
    assert "Traceback" not in done.stderr


def test_simulating_loads_neither_discord_nor_pictures() -> None:
    code = (
        "import sys\n"
        "from bot.__main__ import main\n"
        "for game in ('drinko', 'inn'):\n"
        "    assert main(['simulate', '--game', game, '--games', '1', '--json']) == 0\n"
        "print(sorted({'discord', 'PIL'} & set(sys.modules)))\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)
    assert ended.stdout.splitlines()[-1:] == ["[]"], ended.stderr


def test_the_help_loads_no_game() -> None:
    code = (
        "import sys\n"
        "from bot.__main__ import main\n"
        "try:\n"
        "    main(['--help'])\n"
        "except SystemExit:\n"
        "    print(sorted(name for name in sys.modules if name.startswith('bot.games.') and name.count('.') > 2), "
        "sorted({'discord', 'PIL', 'pydantic'} & set(sys.modules)))\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)
    loaded = ended.stdout.splitlines()[-1]
    assert loaded == "['bot.games.drinko.kit', 'bot.games.inn.kit'] []", loaded
