"""Two processes play on one PostgreSQL, and one is killed: the other does not notice, a stand-by goes on for it."""

from __future__ import annotations

import random
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.database import PostgresUrl
from bot.store.opening import opened
from tests.commands.test_soak import TABLES, acknowledged, ended, grown, start
from tests.databases import Databases

KILLS = 3


class Players:
    """Processes of both shares on one database, each share with acknowledgements of its own."""

    def __init__(self, folder: Path, where: PostgresUrl) -> None:
        self.folder = folder
        self.where = where
        self.running: list[subprocess.Popen[str]] = []

    def ack(self, share: int) -> Path:
        return self.folder / f"ack-{share}"

    def start(self, share: int) -> subprocess.Popen[str]:
        process = start(self.where.text, self.ack(share), 600, "drinko", "--share", f"{share}/2")
        self.running.append(process)
        return process

    def kill(self, process: subprocess.Popen[str]) -> None:
        self.running.remove(process)
        process.kill()
        process.communicate()

    def end(self) -> list[str]:
        said = [ended(process) for process in self.running]
        self.running = []
        return said

    def log(self) -> dict[tuple[str, int], str]:
        with opened(self.where) as connection:
            rows = connection.execute("SELECT table_id, seq, digest FROM decisions WHERE epoch = 0").fetchall()
        found = {(table, seq): digest for table, seq, digest in rows}
        assert len(found) == len(rows), "a decision is there twice"
        return found

    def deadlines(self, share: int) -> dict[tuple[str, int], float]:
        """By table and ask: until when the tables of a share wait."""
        with opened(self.where) as connection:
            rows = connection.execute(
                "SELECT table_id, ask, deadline FROM windows JOIN tables ON tables.id = table_id"
                " WHERE state = 'open' AND (guild_id >> 22) % 2 = ?",
                (share,),
            ).fetchall()
        return {(table, ask): deadline for table, ask, deadline in rows}

    def check(self, kills: int) -> None:
        """Every acknowledged answer is there once, as it was acknowledged, and nothing else but what was cut off."""
        log = self.log()
        lines = [line for share in (0, 1) for line in acknowledged(self.ack(share))]
        assert [line for line in lines if log.get(line[:2]) != line[2]] == []
        assert [line for line, times in Counter(line[:2] for line in lines).items() if times > 1] == []
        assert len(log) - len(lines) <= kills * TABLES
        for table in {table for table, _ in log}:
            seqs = sorted(seq for name, seq in log if name == table)
            assert seqs == list(range(1, len(seqs) + 1))


def test_one_of_two_is_killed_again_and_again(
    tmp_path: Path, postgres: Databases, capsys: pytest.CaptureFixture[str]
) -> None:
    players, luck = Players(tmp_path, postgres.fresh()), random.Random(7)
    steady, victim = players.start(0), players.start(1)
    grown(steady, players.ack(0), 1)
    for _ in range(KILLS):
        grown(victim, players.ack(1), 1 + luck.randrange(200))
        spare = players.start(1)  # stands by
        before, number = players.deadlines(0), len(acknowledged(players.ack(0)))
        players.kill(victim)
        grown(spare, players.ack(1), 1)
        grown(steady, players.ack(0), 1)
        after = players.deadlines(0)
        assert all(after[ask] == until for ask, until in before.items() if ask in after)
        assert len(acknowledged(players.ack(0))) > number
        victim = spare
    players.end()
    players.check(KILLS)
    assert main(["replay", "--db", players.where.text, "--json"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) > TABLES
    assert all('"same"' in line or '"not-started"' in line for line in said)


def test_several_processes_need_a_database_in_common(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["soak", "--db", str(tmp_path / "a.db"), "--tables", "1", "--seconds", "1", "--ack", str(tmp_path / "ack")]
    assert main([*args, "--share", "0/2"]) == 2
    assert "database in common" in capsys.readouterr().err
