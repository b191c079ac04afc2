"""Which modules are compiled, and that all of them are, or none; `.ci/compiled` plays games with them."""

import dataclasses
import runpy
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

from bot.compiled import AS_THEY_ARE, PATTERNS, ROOT, HalfCompiledError, is_compiled, sources
from tests.commands.test_main import run_bot

SAMPLE = '''
from __future__ import annotations
from dataclasses import dataclass, field

NOTHING = ()

@dataclass(frozen=True, slots=True)
class Mug:
    """A mug.

    It holds something.
    """

    holds: str
    size: int = 2
    said: list[str] = field(default_factory=list[str])
    about: tuple[str, ...] = field(default_factory=lambda: NOTHING)
    """What it is about."""
    number: int = field(default=0, compare=False)

    def twice(self) -> int:
        return self.size * 2

@dataclass(slots=True)
class Shelf:
    """It counts what is put on it."""

    mugs: list[Mug]
    count: int = field(init=False)

    def __post_init__(self) -> None:
        self.count = len(self.mugs)
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the sources, empty, and none of them compiled."""
    for path in sources():
        there = tmp_path / path.relative_to(ROOT)
        there.parent.mkdir(parents=True, exist_ok=True)
        there.touch()
    return tmp_path


def compile_all(folder: Path) -> list[Path]:
    compiled = [path.with_suffix(EXTENSION_SUFFIXES[0]) for path in sources(folder)]
    for path in compiled:
        path.touch()
    return compiled


def test_every_pattern_finds_sources() -> None:
    assert [pattern for pattern in PATTERNS if not list(ROOT.glob(pattern))] == []
    assert [name for name in AS_THEY_ARE if not (ROOT / name).exists()] == []


def written_out() -> Callable[[str, str], str]:
    """What setup.py makes of a source before mypyc compiles it."""
    before, sys.argv = sys.argv, ["setup.py", "--name"]
    try:
        return runpy.run_path(str(ROOT / "setup.py"))["written_out"]
    finally:
        sys.argv = before


def module(name: str, source: str) -> ModuleType:
    made = sys.modules[name] = ModuleType(name)
    exec(compile(source, name, "exec"), vars(made))
    return made


def test_a_dataclass_whose_init_is_written_out_is_made_as_before() -> None:
    text = written_out()(SAMPLE, "sample.py")
    line = next(line for line in text.splitlines() if "def __init__" in line)
    assert text.count("def __init__") == 1, "what does something once it is made stays as it is"
    assert [row for row in text.splitlines() if row and row != line] == [
        row for row in SAMPLE.splitlines() if row and row.strip() not in ('"""A mug.', "It holds something.", '"""')
    ]
    assert text.splitlines().index("    holds: str") == SAMPLE.splitlines().index("    holds: str")
    # A class that is not compiled lets nobody write to a frozen one; this is what the line does, to one that is not.
    kinds = [module(name, made.replace("frozen=True, ", "")) for name, made in (("source", SAMPLE), ("text", text))]
    for values in ({"holds": "ale"}, {"holds": "tea", "size": 3, "said": ["a"], "about": ("b",), "number": 4}):
        plain, made = (dataclasses.asdict(kind.Mug(**values)) for kind in kinds)
        assert plain == made
    kind = kinds[1].Mug
    assert kind("ale").said is not kind("ale").said
    assert kind("ale", number=1) == kind("ale")
    assert kind("ale") != kind("tea")


def test_each_dataclass_that_is_compiled_can_be_written_out() -> None:
    make = written_out()
    for path in sources():
        source = path.read_text(encoding="utf-8")
        made = make(source, path.name)
        compile(made, str(path), "exec")
        assert len(made.splitlines()) == len(source.splitlines()), path
    with pytest.raises(ValueError, match=r"state\.py: Mug is a dataclass and needs a docstring"):
        make("@dataclass\nclass Mug:\n    size: int = 2\n", "state.py")


def test_the_rules_are_compiled_as_a_whole_or_not_at_all(folder: Path) -> None:
    assert not is_compiled(folder)
    *_, last = compile_all(folder)
    assert is_compiled(folder)
    last.unlink()
    with pytest.raises(HalfCompiledError, match=r"bot\.patrons\.playing is not"):
        is_compiled(folder)


def test_a_half_compiled_program_does_not_start(folder: Path) -> None:
    (folder / "bot" / "__init__.py").write_text('__version__ = "0"\n', encoding="utf-8")
    for name in ("__main__.py", "compiled.py"):
        (folder / "bot" / name).write_bytes((ROOT / "bot" / name).read_bytes())
    compile_all(folder)[0].unlink()
    done = run_bot("--version", cwd=folder, PYTHONPATH=str(folder))
    assert done.returncode == 2
    assert "not whole" in done.stderr
    assert "bot.engine.asks is not" in done.stderr


def test_the_version_tells_whether_the_rules_are_compiled(tmp_path: Path) -> None:
    told = run_bot("--version", cwd=tmp_path).stdout
    assert told.endswith(f", rules {'compiled' if is_compiled() else 'not compiled'}\n")
