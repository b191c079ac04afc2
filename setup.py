"""What pyproject.toml cannot say: the rules are compiled where BARKEEP_COMPILE=1 asks for it (see bot/compiled.py).

What is compiled is a copy of the sources in which each dataclass has its `__init__` written out: mypyc would leave that
to Python, which takes fifteen times as long to make one. Every line keeps its number.
"""

from __future__ import annotations

import ast
import os
import runpy
import shutil
from contextlib import chdir
from pathlib import Path
from typing import Any

from setuptools import setup

HERE = Path(__file__).parent
BUILD = HERE / "build"
MADE_EMPTY = {"list": "[]", "dict": "{}", "NEW_LIST": "[]"}
"""How a collection is made that a field gets by default."""


def compiled() -> list[Any]:
    """The modules that mypyc makes of the sources, with what they share; it needs mypy and a C compiler."""
    from mypyc.build import mypycify

    sources = runpy.run_path(str(HERE / "bot" / "compiled.py"))["sources"](HERE)
    names = [str(path.relative_to(HERE)) for path in sources]
    copy = BUILD / "written-out"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(HERE / "bot", copy / "bot", ignore=lambda _, found: {name for name in found if _is_other(name)})
    shutil.copy(HERE / "pyproject.toml", copy)
    for name in names:
        (copy / name).write_text(written_out((HERE / name).read_text(encoding="utf-8"), name), encoding="utf-8")
    with chdir(copy):
        made = mypycify(
            names, only_compile_paths=names, group_name="barkeep", multi_file=True, opt_level="1", debug_level="0",
            target_dir=str(BUILD),
        )  # fmt: skip
    for each in made:
        each.sources = [os.path.relpath(path, HERE) for path in each.sources]
    return made


def _is_other(name: str) -> bool:
    return "." in name and not name.endswith((".py", ".typed"))


def written_out(source: str, name: str) -> str:
    """The source with an `__init__` in each of its dataclasses, in place of the class's docstring.

    Those that do something of their own once they are made, as the characters and the library do, stay as they are.
    Raises `ValueError` for a dataclass without docstring.
    """
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef) or not _is_dataclass(node) or _makes_itself(node):
            continue
        if ast.get_docstring(node) is None:
            raise ValueError(f"{name}: {node.name} is a dataclass and needs a docstring")
        first = node.body[0]
        lines[first.lineno - 1] = " " * first.col_offset + _init(node)
        lines[first.lineno : first.end_lineno] = [""] * ((first.end_lineno or first.lineno) - first.lineno)
    return "\n".join(lines) + "\n"


def _is_dataclass(node: ast.ClassDef) -> bool:
    return any(ast.unparse(each).startswith("dataclass") for each in node.decorator_list)


def _makes_itself(node: ast.ClassDef) -> bool:
    return any(isinstance(each, ast.FunctionDef) and each.name in ("__init__", "__post_init__") for each in node.body)


def _init(node: ast.ClassDef) -> str:
    """The line that makes one, as the dataclass would. That a frozen one is written to here is no fault."""
    taken, given = ["self"], list[str]()
    for field in node.body:
        if not isinstance(field, ast.AnnAssign):
            continue
        name, kind = ast.unparse(field.target), ast.unparse(field.annotation)
        how = _how(field)
        if "default_factory" in how:
            taken.append(f"{name}: {kind} | None = None")
            given.append(f"self.{name} = {_made(how['default_factory'])} if {name} is None else {name}")
        else:
            taken.append(f"{name}: {kind}" + (f" = {ast.unparse(how['default'])}" if how else ""))
            given.append(f"self.{name} = {name}")
    return f"def __init__({', '.join(taken)}) -> None: {'; '.join(given)}  # type: ignore[misc]"


def _how(field: ast.AnnAssign) -> dict[str, ast.expr]:
    """What a field gets by default: nothing, a `default`, or what a `default_factory` makes."""
    if isinstance(field.value, ast.Call) and ast.unparse(field.value.func) == "field":
        return {str(each.arg): each.value for each in field.value.keywords if str(each.arg).startswith("default")}
    return {"default": field.value} if field.value is not None else {}


def _made(factory: ast.expr) -> str:
    of = factory.value if isinstance(factory, ast.Subscript) else factory
    if isinstance(factory, ast.Lambda):
        return ast.unparse(factory.body)
    return MADE_EMPTY.get(ast.unparse(of), f"{ast.unparse(factory)}()")


setup(ext_modules=compiled() if os.environ.get("BARKEEP_COMPILE") == "1" else [])
