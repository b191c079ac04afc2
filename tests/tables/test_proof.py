"""The log that proves a shuffle: written after the game, proved by playing it again, and refused where it is forged."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.games import patron
from bot.games.inn.rules import Inn
from bot.tables.record.proof import Forged, Proved, compare, proof, prove, sum_of
from tests.engine.tiny import Tiny
from tests.tables.tavern import ADA, BEA, House
from tests.tables.test_shuffle import (
    ADA_SITS,
    BEA_SITS,
    Quiet,
    Renumbered,
    again,
    begun,
    mixed,
    rolls,
)

START = 9_000
"""The id of the press that starts the game."""
Change = Callable[[list[dict[str, Any]]], int]
"""Forges a log; the number of the line that it makes wrong."""


async def logged(house: House, table: str) -> str:
    text = await house.store.read(lambda connection: proof(connection, table, house.games))
    assert text is not None
    return text


async def played(tmp_path: Path) -> tuple[House, str]:
    """A game of Tiny to its end, with a move that was taken back and a restart in the middle of a turn."""
    house = await mixed(tmp_path / "bar.db")
    table = await begun(house, press=START)
    await rolls(house, table, 2)
    await house.move(table, "take")
    await house.tables.undo.ask(table, ADA.id)
    await house.tables.undo.agree(table, BEA.id, True)
    await house.move(table, "wait")
    house = await again(house)
    while (await house.tables.info(table)).status == "live":
        await house.move(table)
    return house, table


async def played_under_new_rules(tmp_path: Path) -> tuple[House, str]:
    """A game of Tiny whose rules change in the middle of a turn, closed before its end."""
    house = await mixed(tmp_path / "bar.db")
    table = await begun(house)
    await rolls(house, table, 2)
    await house.tables.play.answer(table, ADA.id, None, ("shout",))
    house = await again(house, Quiet())
    await rolls(house, table, 2)
    await house.tables.leaving.close(table, force=True)
    return house, table


@pytest.fixture
async def text(tmp_path: Path) -> str:
    house, table = await played(tmp_path)
    found = await logged(house, table)
    await house.down()
    return found


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def summed(lines: list[dict[str, Any]]) -> str:
    """The log with sums as somebody would put them who knows how they are made."""
    before, told = "", list[str]()
    for line in lines:
        before = sum_of(before, line)
        told.append(json.dumps({**line, "sum": before}))
    return "\n".join(told)


async def test_a_log_proves_seal_mix_deal_and_every_draw(tmp_path: Path) -> None:
    house, table = await played(tmp_path)
    info = await house.tables.info(table)
    proved = prove(await logged(house, table), house.games)
    assert isinstance(proved, Proved)
    assert (proved.table, proved.game, proved.status) == (table, "tiny", "over")
    assert (proved.sealed, proved.mix, proved.entries) == (info.seed_proof, info.mix, ("7000", "7001", "9000"))
    assert (proved.undone, proved.renewed, proved.skipped) == (1, [], 0)
    assert (proved.pressed, proved.sat, proved.rose) == ("9000", 2, 0)
    assert proved.numbers == 13, "one for the set-up, and one for each turn"
    await house.down()


async def test_there_is_no_such_log_before_the_end(tmp_path: Path) -> None:
    house = await mixed(tmp_path / "bar.db")
    table = await begun(house)
    assert await house.store.read(lambda connection: proof(connection, table, house.games)) is None
    await house.tables.leaving.close(table, force=True)
    proved = prove(await logged(house, table), house.games)
    assert (proved.status, proved.decisions) == ("closed", 0)
    await house.down()


async def test_it_still_proves_when_everybody_was_forgotten(tmp_path: Path) -> None:
    house, table = await played(tmp_path)
    before = await logged(house, table)
    for person in (ADA, BEA):
        await house.tables.forget(person.id)
    assert await logged(house, table) == before
    assert str(ADA.id) not in before
    await house.down()


@pytest.fixture
async def inn(tmp_path: Path) -> str:
    """The log of a game of the Inn that clocks and patrons have played to its end."""
    house = await mixed(tmp_path / "inn.db")
    house.games["inn"] = Inn()
    house.patrons = patron
    table = (await house.game(ADA_SITS, BEA_SITS, game="inn", most=2, pace="blitz", options={"windows": "natural"})).id
    for _ in range(100):
        await house.advance(60)
        if (await house.tables.info(table)).status == "over":
            break
    found = await logged(house, table)
    await house.down()
    return found


def test_a_game_of_the_inn_proves_its_shuffles(inn: str) -> None:
    proved = prove(inn, {"inn": Inn()})
    assert proved.status == "over"
    assert proved.numbers > 100


async def test_new_luck_is_told(tmp_path: Path) -> None:
    house, table = await played_under_new_rules(tmp_path)
    proved = prove(await logged(house, table), house.games)
    assert (proved.renewed, proved.skipped) == ([(4, 2)], 1)
    await house.down()


async def test_a_turn_that_was_played_again_and_an_update_are_told(tmp_path: Path) -> None:
    house = await mixed(tmp_path / "bar.db")
    table = await begun(house)
    await rolls(house, table, 2)
    house = await again(house, Renumbered())
    await rolls(house, table, 1)
    await house.tables.leaving.close(table, force=True)
    proved = prove(await logged(house, table), house.games)
    assert (proved.updated, proved.replayed, proved.renewed) == ([(4, 2)], [], [])
    await house.down()


async def test_an_older_version_begins_no_new_luck(tmp_path: Path) -> None:
    """Otherwise luck could be drawn anew by going back and forth between versions."""
    house = await mixed(tmp_path / "bar.db", Quiet())
    table = await begun(house)
    await rolls(house, table, 2)
    await house.tables.play.answer(table, ADA.id, None, ("shout",))
    house = await again(house, Tiny())
    await rolls(house, table, 1)
    assert house.rows("SELECT reason FROM epochs") in ([("strayed",)], [("rules",)])
    await house.down()


async def test_what_a_player_has_written_down_is_compared(tmp_path: Path) -> None:
    house, table = await played(tmp_path)
    proved = prove(await logged(house, table), house.games)
    assert not compare(proved)
    assert compare(proved, proved.sealed.upper(), proved.mix, "7001")
    for wrong in ({"sealed": "00"}, {"mix": "00"}, {"entry": "7002"}):
        with pytest.raises(Forged):
            compare(proved, **wrong)
    await house.down()


async def test_a_log_without_the_press_of_start_is_proved_as_before(tmp_path: Path) -> None:
    house = await mixed(tmp_path / "bar.db")
    table = await begun(house)
    await rolls(house, table, 2)
    await house.tables.leaving.close(table, force=True)
    text = await logged(house, table)
    assert lines_of(text)[0]["form"] == "barkeep-log-1"
    assert prove(text, house.games).pressed == ""
    await house.down()


async def test_where_nothing_was_mixed_in_there_is_no_such_log(house: House) -> None:
    info = await house.game(ADA_SITS, BEA_SITS)
    await house.tables.leaving.close(info.id, force=True)
    assert await house.store.read(lambda connection: proof(connection, info.id, house.games)) is None


def line_with(lines: list[dict[str, Any]], key: str, n: int = 0) -> int:
    return [at for at, line in enumerate(lines) if key in line][n]


def other_secret(lines: list[dict[str, Any]]) -> int:
    lines[0]["secret"] = "00" * 32
    return 1


def other_list(lines: list[dict[str, Any]]) -> int:
    lines[0]["list"][1] = "7002"
    return 1


def another_seed(lines: list[dict[str, Any]]) -> int:
    lines[0]["seed"] = "00" * 32
    return 1


def another_deal(lines: list[dict[str, Any]]) -> int:
    lines[1]["start"] = "00" * 16
    return 2


def one_more_seat(lines: list[dict[str, Any]]) -> int:
    lines[0]["seats"] += 1
    return 4  # Tiny tells of a third player first where that one is asked


def another_number(lines: list[dict[str, Any]]) -> int:
    at = [at for at, line in enumerate(lines) if line.get("draws")][-1]
    lines[at]["draws"][0]["numbers"][0] = 0.5
    return at + 1


def another_pick(lines: list[dict[str, Any]]) -> int:
    at = next(at for at, line in enumerate(lines) if line.get("picks") == ["wait"])
    lines[at]["picks"] = ["take"]
    return at + 1


def another_digest(lines: list[dict[str, Any]]) -> int:
    at = line_with(lines, "decision", 6)
    lines[at]["digest"] = "00" * 16
    return at + 1


def a_move_left_out(lines: list[dict[str, Any]]) -> int:
    at = line_with(lines, "decision", 7)
    del lines[at]
    return at + 1


def other_places(lines: list[dict[str, Any]]) -> int:
    lines[-1]["placings"] = lines[-1]["placings"][::-1] if len(set(lines[-1]["placings"])) > 1 else [9, 9]
    return len(lines)


def cut_off(lines: list[dict[str, Any]]) -> int:
    del lines[-1]
    return len(lines) + 1


def another_reason(lines: list[dict[str, Any]]) -> int:
    at = line_with(lines, "epoch")
    lines[at]["reason"] = "because"
    return at + 1


def made_up_luck(lines: list[dict[str, Any]]) -> int:
    """New luck after the last move but one, by the same version of the rules."""
    return _new_luck(lines, lines[0]["rules"])


def luck_without_a_reason(lines: list[dict[str, Any]]) -> int:
    """The same by a higher version, though all comes out by it as well."""
    return _new_luck(lines, lines[0]["rules"] + 1)


def _new_luck(lines: list[dict[str, Any]], version: int) -> int:
    last = max(at for at, line in enumerate(lines) if "decision" in line)
    epoch = {"epoch": 2, "after": lines[last]["decision"] - 1, "reason": "changed", "rules": version}
    lines.insert(last + 1, epoch)
    return last + 2


def start_not_last(lines: list[dict[str, Any]]) -> int:
    lines[0]["pressed"] = lines[0]["list"][0]
    return 1


FORGERIES: list[Change] = [
    other_secret, other_list, another_seed, another_deal, one_more_seat, another_number, another_pick, another_digest,
    a_move_left_out, other_places, cut_off, another_reason, made_up_luck, luck_without_a_reason, start_not_last,
]  # fmt: skip


@pytest.mark.parametrize("change", FORGERIES, ids=lambda change: change.__name__)
def test_a_forged_log_is_refused_by_its_first_wrong_line(text: str, change: Change) -> None:
    lines = lines_of(text)
    wrong = change(lines)
    with pytest.raises(Forged) as forged:
        prove(summed(lines), {"tiny": Tiny()})
    assert forged.value.line == wrong


@pytest.mark.parametrize("change", FORGERIES[:10], ids=lambda change: change.__name__)
def test_whoever_does_not_mend_the_sums_is_found_out_at_the_line_they_changed(text: str, change: Change) -> None:
    lines = lines_of(text)
    plain = lines_of(text)
    change(lines)
    first = next(at for at, (changed, original) in enumerate(zip(lines, plain, strict=False), 1) if changed != original)
    with pytest.raises(Forged) as forged:
        prove("\n".join(json.dumps(line) for line in lines), {"tiny": Tiny()})
    assert forged.value.line == first


@pytest.mark.parametrize("text", ["", "no JSON", "[]", "{}", '{"form": "barkeep-log-1"}', "\x00"])
def test_anything_else_is_no_such_log(text: str) -> None:
    with pytest.raises(Forged) as forged:
        prove(text, {})
    assert forged.value.line == 1


# -- without our code -----------------------------------------------------------------------------------------------

PAGE = Path(__file__).parents[2] / "docs" / "shuffle.md"


def checked(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """What the thirty lines of the page say of a log, in a Python that does not know our code."""
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert len(code.splitlines()) <= 30
    (folder / "shuffle.py").write_text(code, encoding="utf-8")
    (folder / "log.jsonl").write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", "shuffle.py", "log.jsonl"], cwd=folder, capture_output=True, text=True, check=False
    )


def test_thirty_lines_of_python_prove_the_numbers(tmp_path: Path, text: str) -> None:
    head = lines_of(text)[0]
    done = checked(tmp_path, text)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"sealed as {head['sealed']} mixed with {head['mix']} numbers 13\n"


async def test_they_prove_a_log_with_new_luck_and_say_so(tmp_path: Path) -> None:
    house, table = await played_under_new_rules(tmp_path)
    done = checked(tmp_path, await logged(house, table))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("new luck after decision 4 by rules version 2\nsealed as ")
    await house.down()


def test_they_prove_a_game_of_the_inn(tmp_path: Path, inn: str) -> None:
    assert checked(tmp_path, inn).returncode == 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (other_secret, "not the secret that was sealed"),
        (other_list, "not the list that was shown"),
        (another_seed, "the seed is another"),
        (another_number, "other numbers were drawn"),
    ],
)
def test_they_find_forged_numbers(tmp_path: Path, text: str, change: Change, said: str) -> None:
    lines = lines_of(text)
    change(lines)
    done = checked(tmp_path, "\n".join(json.dumps(line) for line in lines))
    assert done.returncode == 1
    assert said in done.stderr


def test_they_find_a_draw_that_was_left_out(tmp_path: Path, text: str) -> None:
    lines = lines_of(text)
    del [line for line in lines if line.get("draws")][2]["draws"]
    done = checked(tmp_path, "\n".join(json.dumps(line) for line in lines))
    assert "numbers were left out" in done.stderr


# -- the command ----------------------------------------------------------------------------------------------------


def test_verify_tells_what_a_log_proves(tmp_path: Path, inn: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "log.jsonl"
    file.write_text(inn, encoding="utf-8")
    head = lines_of(inn)[0]
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"Table {head['table']}, inn: 2 seats, ")
    assert f"sealed as {head['sealed']}." in said
    assert f"People added: 2. The hash of the list is {head['mix']}." in said
    assert "every draw and every digest come out again." in said


def test_verify_takes_what_a_player_has_written_down(
    tmp_path: Path, inn: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, head = tmp_path / "log.jsonl", lines_of(inn)[0]
    file.write_text(inn, encoding="utf-8")
    assert main(["verify", str(file), "--sealed", head["sealed"], "--mix", head["mix"], "--entry", "7001"]) == 0
    assert "What you have written down is in it." in capsys.readouterr().out
    assert main(["verify", str(file), "--entry", "7002"]) == 1
    assert "your number is not in the list" in capsys.readouterr().out


def test_verify_says_which_of_the_two_logs_it_takes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "log.txt"
    file.write_text("Drinko, table ABCD\nAda plays a red 5.\n", encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "verify takes the .jsonl beside it" in capsys.readouterr().err


def test_verify_names_the_first_wrong_line(tmp_path: Path, inn: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = lines_of(inn)
    wrong = another_number(lines)
    file = tmp_path / "log.jsonl"
    file.write_text(summed(lines), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert f"line {wrong}: other numbers were drawn\n" in capsys.readouterr().out


def test_verify_refuses_what_it_cannot_read(tmp_path: Path) -> None:
    assert main(["verify", str(tmp_path / "none.jsonl")]) == 2
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    assert main(["verify", str(tmp_path / "binary")]) == 2
