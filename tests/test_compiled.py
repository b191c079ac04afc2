"""Which modules are compiled, and that all of them are, or none; `.ci/compiled` plays games with them."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from bot.compiled import AS_THEY_ARE, PATTERNS, ROOT, HalfCompiledError, is_compiled, sources
from tests.commands.test_main import run_bot


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
