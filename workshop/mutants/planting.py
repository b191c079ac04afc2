"""Puts a mutant into the program that runs: for a child process, which plays with it and ends."""

from __future__ import annotations

import gc
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TypeAlias

from bot.games.kit import GameKit
from bot.paths import ROOT
from bot.scenario.models import Dialect
from workshop.mutants.sources import Mutant

GAMES = "bot.games"
"""All games: they are loaded anew where the mutant is not in the code of a function."""
Functions: TypeAlias = Mapping[tuple[str, str, int], Sequence[FunctionType]]
"""The functions that exist, by file, name and first line."""


def load_anew(game: str, decks: Path) -> Dialect:
    """The game's words for scenarios, after all games have been loaded once more, with the decks of a folder added."""
    for name in [name for name in sys.modules if name == GAMES or name.startswith(f"{GAMES}.")]:
        del sys.modules[name]
    kit: GameKit = import_module(GAMES).GAMES[game]
    kit.add_house_decks(decks)
    return kit.dialect()


def functions_of(modules: Iterable[str]) -> Functions:
    """All functions that were made from some source files."""
    files = {str(ROOT / module) for module in modules}
    found = defaultdict[tuple[str, str, int], list[FunctionType]](list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename in files:
            code = thing.__code__
            found[code.co_filename, code.co_qualname, code.co_firstlineno].append(thing)
    return found


def swap(mutant: Mutant, functions: Functions) -> bool:
    """Give the functions that exist the code of the mutant; whether that was possible."""
    path = str(ROOT / mutant.module)
    swapped = False
    for code in _inside(compile(mutant.plant(), path, "exec", dont_inherit=True)):
        if code.co_qualname == mutant.function or code.co_qualname.startswith(f"{mutant.function}."):
            for function in functions.get((path, code.co_qualname, code.co_firstlineno), ()):
                if len(function.__code__.co_freevars) != len(code.co_freevars):
                    return False
                function.__code__ = code
                swapped = True
    return swapped


def _inside(code: CodeType) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from _inside(part)


def load_with(mutant: Mutant, game: str, decks: Path) -> Dialect:
    """As `load_anew`, with the mutant's module in place of the true one."""
    sys.meta_path.insert(0, _ChangedModule(mutant))
    return load_anew(game, decks)


class _ChangedModule:
    """Finds the one module that is not as its file says, for importlib."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = mutant.module.removesuffix(".py").replace("/", ".")
        self.path = str(ROOT / mutant.module)
        self.code = compile(mutant.plant(), self.path, "exec", dont_inherit=True)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """As importlib asks for it."""
        spec = PathFinder.find_spec(name, path) if name == self.name else None
        if spec is not None:
            spec.loader = _ChangedCode(name, self.path, self.code)
        return spec


class _ChangedCode(SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code
