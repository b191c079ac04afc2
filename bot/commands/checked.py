"""All data is looked at when the bot starts; what was found in order once is not looked at again.

Looking takes half of a start, and a start is a time in which nobody can play. What was found holds for the same files
and the same program only, and is kept where Python keeps bytecode, under the same conditions.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Final

from bot.games.kit import Kits
from bot.paths import DATA, ROOT

KEPT: Final = Path(__file__).parent / "__pycache__" / "data-in-order"
_READERS: Final = "pydantic", "fluent.syntax", "fluent.runtime"


def complaints_once(kits: Kits, kept: Path = KEPT) -> list[str]:
    """As `bot.commands.check.complaints`, of the data that comes with the bot."""
    digest = _digest(kits)
    with suppress(OSError):  # nothing is kept yet
        if kept.read_text(encoding="utf-8") == digest:
            return []
    from bot.commands.check import complaints

    wrong = complaints(kits=kits)
    if not wrong:
        _keep(digest, kept)
    return wrong


def keep(kits: Kits, kept: Path = KEPT) -> None:
    """Keep that the data as it is now was found in order."""
    _keep(_digest(kits), kept)


def _keep(digest: str, kept: Path) -> None:
    if sys.dont_write_bytecode:
        return
    with suppress(OSError):  # it is looked at again the next time
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(digest, encoding="utf-8")


def _digest(kits: Kits) -> str:
    """What stands in all data, and in the program that reads it."""
    whole = hashlib.sha256(f"{sys.version} {[version(name) for name in _READERS]} {sorted(kits)}".encode())
    for path in _files(kits):
        whole.update(f"{path} ".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def _files(kits: Kits) -> Iterator[Path]:
    for folder in sorted({DATA, ROOT / "bot", *(kit.data for kit in kits.values())}):
        yield from sorted(path for path in folder.rglob("*") if "__pycache__" not in path.parts and path.is_file())
