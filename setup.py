"""What pyproject.toml cannot say: the rules are compiled where BARKEEP_COMPILE=1 asks for it (see bot/compiled.py)."""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from setuptools import setup

HERE = Path(__file__).parent


def compiled() -> list[Any]:
    """The modules that mypyc makes of the sources, with what they share; it needs mypy and a C compiler."""
    from mypyc.build import mypycify

    sources = runpy.run_path(str(HERE / "bot" / "compiled.py"))["sources"](HERE)
    names = [str(path.relative_to(HERE)) for path in sources]
    return mypycify(
        names, only_compile_paths=names, group_name="barkeep", multi_file=True, opt_level="1", debug_level="0"
    )  # fmt: skip


setup(ext_modules=compiled() if os.environ.get("BARKEEP_COMPILE") == "1" else [])
