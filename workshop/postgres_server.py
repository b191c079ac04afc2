"""A PostgreSQL of our own in a folder, for tests and benchmarks: reached by a socket in it, by nobody else."""

from __future__ import annotations

import os
import pwd
import select
import shutil
import signal
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from bot.database import PostgresUrl

PLACES = "/usr/lib/postgresql/*/bin/initdb"
PATIENCE = "300"
"""Seconds after which a server counts as one that does not start: after a kill it first reads what was under way."""
USERS = ("postgres", "nobody")
"""PostgreSQL does not run as root; then it runs as the first of these that there is."""
QUICK = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off"
"""For what need not survive a crash of the machine."""


def programs() -> Path | None:
    """The folder with PostgreSQL's programs, of the latest version; None if it is not installed."""
    found = sorted(Path("/").glob(PLACES.removeprefix("/")), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).resolve().parent if on_path else None


KILLABLE = hasattr(os, "pidfd_open")
"""Whether a server can be killed here with all its processes: that takes Linux."""


class PostgresServer:
    """A server with its data in a folder. `start` it, and `stop` it."""

    def __init__(self, folder: Path, options: str = QUICK) -> None:
        self.folder = folder
        self._options = options
        found = programs()
        assert found is not None
        self._programs = found
        self._user = _user()

    def make(self) -> None:
        """Make the folder, which must not be there, and an empty cluster in it."""
        self.folder.mkdir(parents=True)
        if self._user is not None:
            shutil.chown(self.folder, self._user)
            for parent in self.folder.parents:  # the other user has to come through
                if parent.owner() == "root" and parent.stat().st_uid == os.getuid() and parent != Path("/"):
                    parent.chmod(parent.stat().st_mode | 0o011)
        self._do("initdb", "-D", str(self.folder / "data"), "-U", "barkeep", "-A", "trust", "-E", "UTF8", "--no-sync",
                 "--locale=C.UTF-8")  # fmt: skip

    def start(self) -> None:
        """Start it, and wait until it can be reached."""
        options = (
            f"-c listen_addresses= -c unix_socket_directories={self.folder} -c max_connections=200 {self._options}"
        )
        self._do("pg_ctl", "-D", str(self.folder / "data"), "-l", str(self.folder / "log"), "-w", "-t", PATIENCE,
                 "-o", options, "start")  # fmt: skip

    def stop(self, how: str = "fast") -> None:
        """Stop it, unless it was killed. ``fast`` rolls back what is under way; ``immediate`` is like a crash."""
        if self._lock.exists():
            self._do("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "-w", "stop")

    def kill(self) -> None:
        """End it and all its processes by -9, as the machine's end would. Once it returns, `start` begins anew."""
        main = int(self._lock.read_text(encoding="utf-8").split()[0])
        os.kill(main, signal.SIGSTOP)  # so that it makes no more processes, nor mends what the first death leaves
        children = Path(f"/proc/{main}/task/{main}/children").read_text(encoding="ascii").split()
        ends = select.poll()
        handles = {os.pidfd_open(process): process for process in (*map(int, children), main)}
        for handle, process in handles.items():
            ends.register(handle, select.POLLIN)
            os.kill(process, signal.SIGKILL)
        while handles:
            for handle, _ in ends.poll():
                ends.unregister(handle)
                os.close(handle)
                del handles[handle]
        # The dead can keep their numbers for a while, and a server does not start while another's number is there.
        self._lock.unlink()
        for lock in self.folder.glob(".s.PGSQL.*.lock"):
            lock.unlink()

    def url(self, database: str) -> PostgresUrl:
        """The address of a database in it."""
        return PostgresUrl(f"postgresql://barkeep@/{database}?host={self.folder}")

    @property
    def _lock(self) -> Path:
        return self.folder / "data" / "postmaster.pid"

    def _do(self, program: str, *arguments: str) -> None:
        # What a server inherits it keeps open: its own output goes to the log.
        done = subprocess.run(
            [str(self._programs / program), *arguments], user=self._user, cwd=self.folder, check=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8"},
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"{program} has failed with exit code {done.returncode}: {self._last_lines()}")

    def _last_lines(self) -> str:
        """What the server has logged last."""
        log = self.folder / "log"
        return "\n".join(log.read_text(encoding="utf-8").splitlines()[-10:]) if log.exists() else "it has no log yet"


@contextmanager
def running(folder: Path) -> Generator[PostgresServer]:
    """A server as durable as an operator's, which is stopped at the end."""
    server = PostgresServer(folder, "")
    server.make()
    server.start()
    try:
        yield server
    finally:
        server.stop("immediate")


def _user() -> str | None:
    """As whom it runs; None: as ourselves."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in USERS if name in known)
