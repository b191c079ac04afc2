"""`scenario`: a line each, a sum, and the exit code."""

from pathlib import Path

import pytest

from bot.__main__ import main

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "drinko"


def test_lines_and_sum(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(SCENARIOS / "drink_train.toml")]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert len(lines) > 1
    assert all(line.startswith("passed  ") for line in lines)
    assert last == f"{len(lines)} passed, 0 failed"


def test_a_failure_is_told_and_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (SCENARIOS / "drink_train.toml").read_text(encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(text.replace("train = 2", "train = 9", 1), encoding="utf-8")
    assert main(["scenario", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert sum(line.startswith("FAILED  ") for line in said.splitlines()) == 1
    assert said.splitlines()[-1].endswith(" passed, 1 failed")


def test_a_file_that_is_not_there_is_a_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(tmp_path / "none.toml")]) == 1
    assert "none.toml" in capsys.readouterr().out


def test_one_game_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also out of a file in which each scenario says its game; one whose game nobody knows is told all the same."""
    text = (SCENARIOS / "drink_train.toml").read_text(encoding="utf-8")
    (tmp_path / "mixed.toml").write_text(text + '[[scenario]]\ntitle = "a"\ngame = "inn"\n', encoding="utf-8")
    assert main(["scenario", str(tmp_path), "--game", "drinko"]) == 0
    assert main(["scenario", str(tmp_path), "--game", "inn"]) == 1
    *_, told, last = capsys.readouterr().out.splitlines()
    assert "mixed.toml: a: " in told
    assert last == "0 passed, 1 failed"
    (tmp_path / "mixed.toml").write_text('[[scenario]]\ntitle = "a"\ngame = "bridge"\n', encoding="utf-8")
    assert main(["scenario", str(tmp_path), "--game", "inn"]) == 1
    assert main(["scenario", str(tmp_path), "--game", "bridge"]) == 2


def test_a_scenario_is_drawn_step_by_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the alt text of each picture, and what happens in words."""
    title = "A +1 answers a +1 of another colour and adds to the train"
    command = ["scenario", str(SCENARIOS / "drink_train.toml"), "--title", title.upper(), "--show", str(tmp_path)]
    assert main(command) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"
    (folder,) = tmp_path.iterdir()
    assert folder.name == "drink_train-005-A-1-answers-a-1-of-another-colour-and-adds-to-the-train"
    page = (folder / "steps.md").read_text(encoding="utf-8")
    assert page.startswith(f"# {title}\n\n004 Drink Train")
    pictures = sorted(file.name for file in folder.glob("*.png"))
    assert pictures == ["01.png", "02.png"]
    assert [f"]({name})" in page for name in pictures] == [True, True]
    assert "## Step 2\n\nBen plays a green +1 (1 card left). The Drink Train grows to 2.\n\n![" in page
    assert "Drinko: Cleo to play on green +1, with a Drink Train of 2" in page
    assert (folder / "02.png").read_bytes().startswith(b"\x89PNG")


def test_a_scenario_that_fails_is_drawn_up_to_there(tmp_path: Path) -> None:
    text = (SCENARIOS / "drink_train.toml").read_text(encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(text.replace("train = 1, to_move", "train = 9, to_move", 1), encoding="utf-8")
    (tmp_path / "none.toml").write_text("x =", encoding="utf-8")
    shown = tmp_path / "shown"
    assert main(["scenario", str(tmp_path), "--title", "A +1 starts a train of one", "--show", str(shown)]) == 1
    (folder,) = shown.iterdir()
    assert "Here it fails: step " in (folder / "steps.md").read_text(encoding="utf-8")
    assert (folder / "01.png").exists()
