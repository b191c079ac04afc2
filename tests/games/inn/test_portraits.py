"""The portraits of decks of the house: shown when they are good, else the file and the reason are told."""

import io
import os
import random
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from bot.games.inn.kit import InnKit
from bot.games.inn.look.pictures import faces
from bot.games.inn.look.pictures.faces import add_portraits, portrait
from bot.games.inn.look.pictures.portraits import read_portraits

PINK = (230, 120, 160)


def png(wide: int, high: int, form: str = "PNG") -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (wide, high), PINK).save(out, form)
    return out.getvalue()


def claiming(wide: int, high: int) -> bytes:
    """A small PNG that says it is so large."""
    whole = png(200, 200)
    head = b"IHDR" + wide.to_bytes(4) + high.to_bytes(4) + whole[24:29]
    return whole[:12] + head + zlib.crc32(head).to_bytes(4) + whole[33:]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder with the file of one character; the portraits that a test adds are gone again after it."""
    (tmp_path / "gruff.toml").write_text('name = "Gruff"', encoding="utf-8")
    yield tmp_path
    for code in set(faces._BROUGHT):
        del faces._BROUGHT[code]
    portrait.cache_clear()


def test_a_good_portrait_is_shown_in_a_ring_in_place_of_the_emblem(folder: Path) -> None:
    emblem = portrait("gruff", "Gruff", 64)
    (folder / "gruff.portrait.png").write_bytes(png(300, 300))
    assert add_portraits(folder) == []
    shown = portrait("gruff", "Gruff", 64)
    assert shown.tobytes() != emblem.tobytes()
    assert shown.size == (64, 64)
    assert shown.getpixel((32, 36)) == (*PINK, 255)
    assert shown.getpixel((1, 1)) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"GIF89a", "is not a PNG file"),
        (png(200, 200, "JPEG"), "is not a PNG file"),
        (png(200, 200)[:200], "is a damaged PNG file"),
        (png(200, 200)[:60] + b"\0" * 400, "is a damaged PNG file"),
        (png(300, 200), "is 300 x 200 pixels; a portrait is as wide as it is high"),
        (png(127, 127), "is 127 pixels wide and high; a portrait has 128 to 1024"),
        (png(1025, 1025), "is 1025 pixels wide and high; a portrait has 128 to 1024"),
        (claiming(60_000, 60_000), "is 60000 pixels wide and high; a portrait has 128 to 1024"),
        (claiming(0, 0), "is 0 pixels wide and high; a portrait has 128 to 1024"),
        (claiming(1024, 1024), "is a damaged PNG file"),
        (b"\x89PNG\r\n\x1a\n", "is 0 pixels wide and high; a portrait has 128 to 1024"),
        (b"\0" * 1_234_567, "is too large; 1,000,000 bytes are the most"),
    ],
)
def test_a_bad_portrait_is_left_out_with_its_reason(folder: Path, data: bytes, reason: str) -> None:
    (folder / "gruff.portrait.png").write_bytes(data)
    assert read_portraits(folder) == ({}, [f"gruff.portrait.png: {reason}"])
    assert add_portraits(folder) == [f"gruff.portrait.png: {reason}"]
    assert f"gruff.portrait.png: {reason}" in InnKit().house_complaints(folder)


def test_no_damage_to_a_portrait_is_a_traceback(folder: Path) -> None:
    luck, whole = random.Random(32), png(200, 200)
    for _ in range(300):
        damaged = bytearray(whole)
        for _ in range(luck.randint(1, 8)):
            damaged[luck.randrange(8, len(damaged))] = luck.randrange(256)
        (folder / "gruff.portrait.png").write_bytes(damaged[: luck.randint(8, len(damaged))])
        found, wrong = read_portraits(folder)
        assert len(found) + len(wrong) == 1


def test_a_portrait_is_an_ordinary_file(folder: Path) -> None:
    os.mkfifo(folder / "gruff.portrait.png")
    assert add_portraits(folder) == ["gruff.portrait.png: is not an ordinary file"]


def test_a_portrait_belongs_to_a_deck_beside_it(folder: Path) -> None:
    for name in ("zot", "drinks"):
        (folder / f"{name}.portrait.png").write_bytes(png(128, 128))
    (folder / "drinks.toml").write_text("", encoding="utf-8")
    assert add_portraits(folder) == [
        f"{name}.portrait.png: there is no character {name}.toml beside it" for name in ("drinks", "zot")
    ]
