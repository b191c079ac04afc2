"""What Fluent's parser made of the files that are shipped, kept where Python keeps bytecode.

Parsing is most of what a language costs when it is loaded, and it is the same each time.
"""

from __future__ import annotations

import hashlib
import io
import os
import pickle
import re
import sys
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.syntax import FluentParser, ast

from bot.paths import DATA

KEPT: Final = Path(__file__).parent / "__pycache__"
"""The folder in which it is kept."""
Entries: TypeAlias = list[tuple[str, bytes]]
"""Messages and terms (with their dash) by name, each packed (see `unpacked`): a message without a text of its own as
nothing; what cannot be read has no name."""
FORM: Final = 2
"""Another number whenever what is kept looks different."""
_COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
_SUM: Final = hashlib.sha256().digest_size


def parsed(name: str, text: str, folder: Path = KEPT) -> Entries:
    """The messages of a file without their comments, and what of it cannot be read. `name`: the file's, below `data`.

    What is kept is taken only for the very same text and parser. As with bytecode, nothing is kept where Python was
    told to write none or the folder cannot be written.
    """
    told = _COMMENT.sub("", text)
    if not _shipped(name, text):
        return packed(parse(told))
    place = folder / f"{_stem(name)}{_digest(told)}.pickle"
    kept = _loaded(place)
    if kept is None:
        kept = packed(parse(told))
        if not sys.dont_write_bytecode:
            _keep(place, _stem(name), kept)
    return kept


def packed(resource: ast.Resource) -> Entries:
    """The messages of a file as they can be kept in memory: a sixth of what they take as trees."""
    return [_packed(entry) for entry in resource.body if isinstance(entry, ast.Message | ast.Term | ast.Junk)]


def _packed(entry: ast.Message | ast.Term | ast.Junk) -> tuple[str, bytes]:
    if isinstance(entry, ast.Junk):
        return "", b""
    if entry.value is None:
        return entry.id.name, b""
    told = io.BytesIO()
    _Packer(told, pickle.HIGHEST_PROTOCOL).dump(entry)
    return entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}", told.getvalue()


def unpacked(told: bytes) -> ast.Message | ast.Term:
    """A message as the parser made it, without where it stood."""
    return _Unpacker(io.BytesIO(told)).load()


def _shipped(name: str, text: str) -> bool:
    """Whether a file comes with the bot as it is, and is not somebody's own."""
    try:
        return (DATA / name).read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False


def parse(text: str) -> ast.Resource:
    """A text really parsed, with its comments."""
    return FluentParser(with_spans=False).parse(text)


def _stem(name: str) -> str:
    return f"{name.replace('/', '.')}."


def _digest(text: str) -> str:
    return hashlib.sha256(f"{FORM} {version('fluent.syntax')} {text}".encode()).hexdigest()[:20]


def _loaded(place: Path) -> Entries | None:
    """What is kept there; None if nothing is, or a part of it only."""
    try:
        found = place.read_bytes()
    except OSError:
        return None
    if hashlib.sha256(found[_SUM:]).digest() != found[:_SUM]:
        return None
    return pickle.loads(found[_SUM:])  # it is trusted as much as the bytecode beside it


class _Packer(pickle.Pickler):
    """Tells of a part of a message what kind it is and what it is made of, and neither module nor names nor places."""

    def persistent_id(self, obj: object) -> Any:
        """What a part is made anew from; None for what is no part."""
        if isinstance(obj, ast.BaseNode):
            return type(obj).__name__, *(value for name, value in vars(obj).items() if name != "span")
        return None


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, pid: Any) -> ast.BaseNode:
        """The part that was told of so."""
        kind, *values = pid
        return getattr(ast, kind)(*values)


def _keep(place: Path, stem: str, entries: Entries) -> None:
    """Keep it, in place of what was made of the file's older texts. Other processes see all of it or nothing."""
    told = pickle.dumps(entries, pickle.HIGHEST_PROTOCOL)
    with suppress(OSError):  # it is parsed anew the next time
        place.parent.mkdir(exist_ok=True)
        for older in place.parent.glob(f"{stem}*.pickle"):
            older.unlink(missing_ok=True)
        own = place.with_suffix(f".{os.getpid()}")
        own.write_bytes(hashlib.sha256(told).digest() + told)
        own.replace(place)
