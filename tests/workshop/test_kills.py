"""Processes that share one PostgreSQL are killed, or PostgreSQL itself is: nothing is lost, and others go on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.shares import Share
from bot.store.opening import opened
from tests.databases import LINUX_ONLY, Databases
from tests.patience import PATIENCE
from workshop.__main__ import main
from workshop.killing import Acknowledged, Players, kill_server

TABLES = 4


@pytest.mark.parametrize("kills", [2, pytest.param(6, marks=pytest.mark.long)])
def test_one_of_two_is_killed_again_and_again(
    kills: int, postgres: Databases, capsys: pytest.CaptureFixture[str]
) -> None:
    where = postgres.fresh().with_password()
    args = ["kills", "--db", where, "--kills", str(kills), "--tables", str(TABLES), "--within", str(PATIENCE)]
    assert main(args) == 0, capsys.readouterr()
    said = capsys.readouterr().out
    meanwhile = re.findall(r"gave (\d+) answers, .* 0 of (\d+) deadlines moved", said)
    assert len(meanwhile) == kills
    assert all(int(answers) > 0 and int(compared) >= TABLES for answers, compared in meanwhile)
    assert ": 0 missing or different, 0 doubled, 0 tables with gaps, " in said
    assert re.search(r"^replay: \d+ tables, 0 different$", said, re.MULTILINE)


@LINUX_ONLY
def test_the_server_itself_is_killed_and_comes_back(tmp_path: Path) -> None:
    databases = Databases("")
    try:
        with Players(tmp_path, databases.fresh(), 2, TABLES) as players:
            for share in players.shares:
                players.start(share)
            kills = 2
            for _ in range(kills):
                kill_server(players, databases.server)
            logs = players.stop()
            found = players.compared()
        assert found.acknowledged > 0
        assert (found.wrong, found.doubled, found.gaps) == ([], [], [])
        assert found.untold <= kills * len(players.shares) * TABLES
        assert ["Traceback" in log for log in logs] == [False, False]
    finally:
        databases.stop()


def stand_still(players: Players, share: Share) -> None:
    """Open tables on a share that stand still, as `Players.open_idle` does, but in this process, which runs already."""
    args = ["soak", "--db", players.where.with_password(), "--share", str(share), "--tables", str(2 * TABLES)]
    assert main([*args, "--seconds", "0", "--ack", str(players.acks[share].path)]) == 0


def test_what_is_missing_doubled_or_different_is_found(tmp_path: Path, postgres: Databases) -> None:
    where = postgres.fresh()
    with Players(tmp_path, where, 2, TABLES) as players:
        for share in players.shares:
            stand_still(players, share)
        whole = players.compared()
        assert (whole.wrong, whole.doubled, whole.gaps, whole.untold) == ([], [], [], 0)
        table, number, digest = players.acks[players.shares[0]].answers()[0]
        with players.acks[players.shares[1]].path.open("a") as file:
            file.write(f"{table} {number} {digest}\n{table} {number + 9} {digest}\n{table} {number + 10}")
        with opened(where) as connection:
            connection.execute("UPDATE decisions SET digest = 'other' WHERE table_id = ? AND seq = ?", (table, number))
            other = connection.execute("SELECT max(table_id) FROM decisions WHERE table_id <> ?", (table,)).fetchone()[
                0
            ]
            connection.execute("UPDATE decisions SET seq = 5 WHERE table_id = ?", (other,))
        found = players.compared()
    assert found.acknowledged == whole.acknowledged + 2
    assert {(table, number, digest), (table, number + 9, digest)} <= set(found.wrong)
    assert found.doubled == [(table, number)]
    assert found.gaps == [other]
    assert found.untold == 1


def test_half_a_line_is_no_acknowledgement_yet(tmp_path: Path) -> None:
    ack = Acknowledged(tmp_path / "ack")
    assert ack.answers() == []
    ack.path.write_text("K7QF 1 ab\nK7QF 2 a")
    assert ack.answers() == [("K7QF", 1, "ab")]
    with ack.path.open("a") as file:
        file.write("c\n")
    assert ack.answers() == [("K7QF", 1, "ab"), ("K7QF", 2, "ac")]


def test_wrong_use(tmp_path: Path, postgres: Databases, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kills", "--shares", "1"]) == 2
    assert main(["kills", "--db", postgres.fresh().with_password(), "--server-kills", "1"]) == 2
    assert main(["kills", "--db", str(tmp_path / "a.db")]) == 2
    used = postgres.fresh()
    with Players(tmp_path, used, 2, TABLES) as players:
        stand_still(players, players.shares[0])
    assert main(["kills", "--db", used.with_password()]) == 2
    said = capsys.readouterr().err
    for words in ("two shares", "Only a PostgreSQL of its own", "database in common", "has tables already"):
        assert words in said
