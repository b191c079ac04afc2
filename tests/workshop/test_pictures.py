"""The command that draws the pictures of the README."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from workshop.__main__ import main
from workshop.commands import pictures

README = Path(__file__).parents[2] / "README.md"


def test_it_draws_every_picture_of_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "FOLDER", tmp_path)
    assert main(["pictures"]) == 0
    made = {path.name: path for path in tmp_path.iterdir()}
    assert set(made) == {path.name for path in (README.parent / "docs" / "pictures").iterdir()}
    for name, path in made.items():
        assert f"docs/pictures/{name}" in README.read_text(encoding="utf-8")
        assert path.stat().st_size < 100_000
        with Image.open(path) as image:
            assert image.width == pictures.WIDE
