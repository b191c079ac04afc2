"""One process a database: the second one ends at once and says why; who only reads may look on."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.commands.alone import alone
from bot.commands.common import WrongUse
from bot.games import GAMES
from tests.patience import PATIENCE
from workshop.forked import run

ROOT = Path(__file__).parents[2]


@contextmanager
def soaking(folder: Path, *, still: bool = False) -> Iterator[subprocess.Popen[str]]:
    """A process that plays on the database `soak.db`; killed in the end if it is still there. `still`: it is stopped in
    the middle of that, and takes no processor's time from the test.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", "workshop", "soak", "--db", str(folder / "soak.db"), "--tables", "1", "--seconds", "600",
         "--ack", "/dev/stdout"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        assert process.stdout.readline(), process.communicate()[1]
        if still:
            process.send_signal(signal.SIGSTOP)
        yield process
    finally:
        process.kill()
        process.communicate()


def second(folder: Path, *args: str, tool: str = "bot", **environment: str) -> tuple[int, str]:
    """Another process: its exit code, and its complaint. `tool`: the package whose command it is."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "BARKEEP_"))}
    done = run(args, folder, {**clean, **environment}, tool)
    return done.returncode, done.stderr


def test_a_second_process_ends_with_2_and_names_the_file(tmp_path: Path) -> None:
    db = tmp_path / "soak.db"
    told = f"Another Barkeep is running on the database {db} (it holds {db}.lock); end it first.\n"
    with soaking(tmp_path, still=True):
        soak = "soak", "--db", str(db), "--tables", "1", "--seconds", "1", "--ack", str(tmp_path / "ack")
        assert second(tmp_path, *soak, tool="workshop") == (2, told)
        assert second(tmp_path, "sandbox", "--db", str(db), "--port", "0") == (2, told)
        assert second(tmp_path, DISCORD_TOKEN="not.a.token", BARKEEP_DB=str(db)) == (2, told)
        assert not (tmp_path / "ack").exists()


def test_who_only_reads_may_look_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = tmp_path / "soak.db"
    with soaking(tmp_path):
        assert main(["backup", "--db", str(db), str(tmp_path / "copy.db")]) == 0
        assert main(["replay", "--db", str(db)]) == 0
        assert main(["check"], {"drinko": GAMES["drinko"]}) == 0  # the cards of one game are enough for that
    assert "0 different" in capsys.readouterr().out


def test_the_lock_goes_with_a_killed_process(tmp_path: Path) -> None:
    db = tmp_path / "soak.db"
    with soaking(tmp_path) as process:
        with pytest.raises(WrongUse), alone(db):
            pytest.fail("both have it")
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=PATIENCE)
        with alone(db), pytest.raises(WrongUse), alone(db):
            pytest.fail("both have it")
        with alone(db):
            assert db.with_name("soak.db.lock").exists()


def test_another_name_of_the_same_file_is_the_same_database(tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "soak.db")
    with alone(tmp_path / "soak.db"), pytest.raises(WrongUse), alone(link):
        pytest.fail("both have it")


def test_where_no_lock_can_be_made(tmp_path: Path) -> None:
    missing = tmp_path / "missing" / "soak.db"
    with pytest.raises(WrongUse, match=r"unable to open .*soak\.db\.lock: No such file or directory"), alone(missing):
        pytest.fail("there is no such folder")
