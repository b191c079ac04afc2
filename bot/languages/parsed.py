"""What Fluent's parser made of the files that are shipped, kept where Python keeps bytecode.

Parsing is most of what a language costs when it is loaded, and it is the same each time.
"""

from __future__ import annotations

import copyreg
import hashlib
import io
import os
import pickle
import re
import sys
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from bot.paths import DATA

KEPT: Final = Path(__file__).parent / "__pycache__"
"""The folder in which it is kept."""
FORM: Final = 1
"""Another number whenever what is kept looks different."""
_COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
_SUM: Final = hashlib.sha256().digest_size


def parsed(name: str, text: str, folder: Path = KEPT) -> ast.Resource:
    """The entries of a file, those that cannot be read among them. `name`: the file's, below `data`.

    What is kept is taken only for the very same text and parser. As with bytecode, nothing is kept where Python was
    told to write none or the folder cannot be written.
    """
    if not (DATA / name).is_file():
        return parse(text)
    place = folder / f"{_stem(name)}{_digest(text)}.pickle"
    kept = _loaded(place)
    if kept is None:
        kept = parse(text)
        if not sys.dont_write_bytecode:
            _keep(place, _stem(name), kept)
    return kept


def parse(text: str) -> ast.Resource:
    """The same, really parsed."""
    return FluentParser(with_spans=False).parse(text)


def uncommented(text: str) -> str:
    """A file's text without its comments, which are half of it and which nobody needs who says its messages."""
    return _COMMENT.sub("", text)


def _stem(name: str) -> str:
    return f"{name.replace('/', '.')}."


def _digest(text: str) -> str:
    return hashlib.sha256(f"{FORM} {version('fluent.syntax')} {text}".encode()).hexdigest()[:20]


def _loaded(place: Path) -> ast.Resource | None:
    """What is kept there; None if nothing is, or a part of it only."""
    try:
        found = place.read_bytes()
    except OSError:
        return None
    if hashlib.sha256(found[_SUM:]).digest() != found[:_SUM]:
        return None
    return pickle.loads(found[_SUM:])  # it is trusted as much as the bytecode beside it


class _Pickler(pickle.Pickler):
    """Has the attributes of nodes set one by one when they are loaded: a dictionary that is filled at once takes half
    as much memory again.
    """

    def reducer_override(self, obj: object) -> Any:
        """What makes an object anew."""
        if isinstance(obj, ast.BaseNode):
            return copyreg.__newobj__, (type(obj),), (None, vars(obj))  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]
        return NotImplemented


def _pickled(resource: ast.Resource) -> bytes:
    told = io.BytesIO()
    _Pickler(told, pickle.HIGHEST_PROTOCOL).dump(resource)
    return told.getvalue()


def _keep(place: Path, stem: str, resource: ast.Resource) -> None:
    """Keep it, in place of what was made of the file's older texts. Other processes see all of it or nothing."""
    told = _pickled(resource)
    with suppress(OSError):  # it is parsed anew the next time
        place.parent.mkdir(exist_ok=True)
        for older in place.parent.glob(f"{stem}*.pickle"):
            older.unlink(missing_ok=True)
        own = place.with_suffix(f".{os.getpid()}")
        own.write_bytes(hashlib.sha256(told).digest() + told)
        own.replace(place)
