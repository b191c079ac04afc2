"""Which modules of the rules and of the Inn's patrons can be compiled to machine code, and whether they are.

`setup.py` compiles them with mypyc where the build asks for it; without that the same sources run. Compiled modules
call each other past the names of Python, so all of them are compiled or none.
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).parents[1]
PATTERNS = (
    "bot/engine/asks.py",
    "bot/engine/run.py",
    "bot/patrons/playing.py",
    "bot/games/inn/rules/picks.py",
    "bot/games/inn/rules/face_down.py",
    "bot/games/inn/rules/afterwards.py",
    "bot/games/inn/rules/foresee.py",
    "bot/games/inn/rules/cards/prepared.py",
    "bot/games/inn/rules/play/*.py",
    "bot/games/inn/patrons/*.py",
    "bot/games/inn/simulation/watched.py",
)
"""What takes the time of a game, and what derives classes from it: no class of a source can have a compiled one as its
base."""
AS_THEY_ARE = (
    "bot/games/inn/patrons/manner.py",
    "bot/games/inn/patrons/training.py",
    "bot/games/inn/patrons/value.py",
)
"""Sources among these that stay sources: what pydantic reads, and what derives from that."""


class HalfCompiledError(Exception):
    """Some of the modules are compiled, and others not."""


def sources(root: Path = ROOT) -> list[Path]:
    """The sources that can be compiled, of a checkout or an installation."""
    found = {path for pattern in PATTERNS for path in root.glob(pattern) if path.name != "__init__.py"}
    return sorted(found - {root / name for name in AS_THEY_ARE})


def is_compiled(root: Path = ROOT) -> bool:
    """Whether the modules are compiled for this Python. Raises `HalfCompiledError` where only some of them are."""
    modules = sources(root)
    missing = [path for path in modules if not any(path.with_suffix(end).exists() for end in EXTENSION_SUFFIXES)]
    if missing and len(missing) < len(modules):
        name = ".".join(missing[0].relative_to(root).with_suffix("").parts)
        raise HalfCompiledError(f"only a part of the rules is compiled: {name} is not")
    return not missing
