"""The mutants of a source file, told by their texts, and a choice of some of them by a seed."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeAlias

from bot.paths import ROOT
from workshop.mutants.changes import changed

WIDTH = 70
"""How much text around a change tells it, at most, if the changed part itself is not longer."""
Key: TypeAlias = tuple[str, str, str, str]
"""What names a mutant also when lines move: module, function, the text before and after the change."""


@dataclass(frozen=True, slots=True)
class NodePlace:
    """Where a node stands in its tree: a field of its parent, and the place in it if it is a list."""

    parent: ast.AST
    field: str
    at: int | None

    def put(self, node: ast.AST) -> None:
        """Let this node stand here."""
        if self.at is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.at] = node


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of a file.

    `module`: the file, from the project's folder on; `function`: the outermost function that it is in, with its class,
    empty outside of functions; `before` and `after`: the text around the change; `lines`: the first and the last line
    of its statement, or of the head of it; `nth`: how many changes before it in the file read the same.
    """

    module: str
    function: str
    before: str
    after: str
    lines: tuple[int, int]
    nth: int = 0
    tree: ast.Module = field(repr=False, compare=False, kw_only=True)
    place: NodePlace = field(repr=False, compare=False, kw_only=True)
    new: ast.AST = field(repr=False, compare=False, kw_only=True)

    def __str__(self) -> str:
        where = f"{self.module}:{self.lines[0]}"
        return f"{where} {self.function or '(module)'}: {self.before}  ->  {self.after}"

    @property
    def key(self) -> Key:
        """What names it also when lines move."""
        return self.module, self.function, self.before, self.after

    @property
    def jump(self) -> bool:
        """Whether a statement is changed that only goes elsewhere."""
        return self.before in ("break", "continue")

    def plant(self) -> ast.Module:
        """Change the tree for good, and return it. For a child process: there is one mutant at a time."""
        self.place.put(self.new)
        return self.tree


def mutants_of(path: Path, root: Path = ROOT) -> list[Mutant]:
    """All mutants of a file below the folder `root`, in the order of its lines."""
    module = str(path.relative_to(root))
    seen = Counter[Key]()
    found: list[Mutant] = []
    for mutant in _Finder(module, ast.parse(path.read_text(encoding="utf-8"))).found():
        found.append(replace(mutant, nth=seen[mutant.key]))
        seen[mutant.key] += 1
    return found


def choose(found: Mapping[str, Sequence[Mutant]], n: int, seed: str) -> list[Mutant]:
    """Of the mutants of each module, `n` in all: as many from each as it has lines with any, and these spread over it.

    A mutant is drawn by its own text and the seed, so that a change elsewhere in the program hardly changes the choice.
    """
    chosen: list[Mutant] = []
    for module, quota in _quotas({module: _lines(mutants) for module, mutants in found.items()}, n).items():
        chosen += _drawn(found[module], quota, seed)
    return chosen


def _lines(mutants: Iterable[Mutant]) -> int:
    return len({mutant.lines[0] for mutant in mutants})


def _quotas(lines: Mapping[str, int], n: int) -> dict[str, int]:
    """A share of `n` for each module; what rounding leaves over goes to those that lost most by it."""
    whole = sum(lines.values()) or 1
    quotas = {module: n * own // whole for module, own in lines.items()}
    lost = sorted(lines, key=lambda module: (-(n * lines[module] % whole), module))
    for module in lost[: n - sum(quotas.values())]:
        quotas[module] += 1
    return quotas


def _drawn(mutants: Sequence[Mutant], quota: int, seed: str) -> list[Mutant]:
    """A second mutant of a line only after one of every line."""
    order = sorted(mutants, key=lambda mutant: _lot(mutant, seed))
    before = Counter[int]()
    ranks: dict[Mutant, int] = {}
    for mutant in order:
        ranks[mutant] = before[mutant.lines[0]]
        before[mutant.lines[0]] += 1
    drawn = sorted(order, key=lambda mutant: ranks[mutant])[:quota]
    return sorted(drawn, key=lambda mutant: mutant.lines)


def _lot(mutant: Mutant, seed: str) -> str:
    return hashlib.sha256("\n".join((seed, *mutant.key, str(mutant.nth))).encode()).hexdigest()


# -- finding them -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Around:
    """What a node stands in: names of classes and functions, its statement, and the nodes between, outermost first."""

    names: tuple[str, ...] = ()
    function: str = ""
    statement: ast.AST | None = None
    chain: tuple[ast.AST, ...] = ()
    once: frozenset[str] = frozenset()
    """The names that the function binds in one place only."""

    def within(self, node: ast.FunctionDef | ast.ClassDef) -> _Around:
        """The same inside a class, or inside a function: an outermost one gives its name to all in it."""
        names = (*self.names, node.name)
        if self.function or isinstance(node, ast.ClassDef):
            return replace(self, names=names)
        return replace(self, names=names, function=".".join(names), once=_bound_once(node))


class _Finder:
    def __init__(self, module: str, tree: ast.Module) -> None:
        self.module = module
        self.tree = tree

    def found(self) -> Iterator[Mutant]:
        yield from self._inside(self.tree, _Around())

    def _inside(self, node: ast.AST, around: _Around) -> Iterator[Mutant]:
        for name in _fields(node, at_top=not around.function):
            value = getattr(node, name)
            if isinstance(value, ast.AST):
                yield from self._visit(value, NodePlace(node, name, None), around)
            elif isinstance(value, list):
                for at, part in enumerate(value):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
                    if isinstance(part, ast.AST):
                        yield from self._visit(part, NodePlace(node, name, at), around)

    def _visit(self, node: ast.AST, place: NodePlace, around: _Around) -> Iterator[Mutant]:
        if isinstance(node, ast.stmt | ast.match_case):
            around = replace(around, statement=node, chain=())
        if around.function or not isinstance(node, ast.stmt):
            for new in changed(node):
                if not (_only_saves_work(node, new) or _breaks_always(node, new, around)):
                    yield self._mutant(node, new, place, around)
        if isinstance(node, ast.FunctionDef):
            # Defaults belong to what is around the function.
            yield from self._inside(node.args, replace(around, statement=node.args, chain=(node.args,)))
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            around = around.within(node)
        yield from self._inside(node, replace(around, chain=(*around.chain, node)))

    def _mutant(self, node: ast.AST, new: ast.AST, place: NodePlace, around: _Around) -> Mutant:
        shown, before = node, _text(node)
        for outer in reversed(around.chain):
            if len(text := _text(outer)) <= max(WIDTH, len(before)):
                shown, before = outer, text
        if shown is node:
            after = _text(new)
        else:
            place.put(new)
            after = _text(shown)
            place.put(node)
        lines = _lines_of(around.statement or node)
        return Mutant(self.module, around.function, before, after, lines, tree=self.tree, place=place, new=new)


def _fields(node: ast.AST, *, at_top: bool) -> tuple[str, ...]:
    """The fields of a node in which something may be changed: neither types, decorators nor documentation."""
    match node:
        case ast.FunctionDef() | ast.ClassDef():
            return ("body",)
        case ast.arguments():
            return ("defaults", "kw_defaults")
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return ()
        case ast.AnnAssign():
            return ("value",)
        case ast.Assign(value=ast.Subscript(value=ast.Name())) if at_top:  # a type
            return ()
        case ast.Call(func=ast.Name(id="ConfigDict" | "Field")) if at_top:  # what a data file may hold
            return ()
        case ast.Assign(targets=[ast.Name(id=name)]) if name.startswith("__"):
            return ()
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.Import() | ast.ImportFrom():
            return ()
        case _:
            return node._fields


def _only_saves_work(node: ast.AST, new: ast.AST) -> bool:
    """Whether a change makes events be told although nobody listens, which nobody can notice."""
    match node, new:
        case ast.If(test=test), ast.If(test=ast.Constant(value=True)):
            return _asks_for_listeners(test)
        case ast.BoolOp(op=ast.And(), values=values), _:
            left = new.values if isinstance(new, ast.BoolOp) and isinstance(new.op, ast.And) else [new]
            return any(map(_asks_for_listeners, values)) and not any(map(_asks_for_listeners, left))
        case _:
            return False


def _breaks_always(node: ast.AST, new: ast.AST, around: _Around) -> bool:
    """Whether a change drops documentation, which changes nothing, or the only place in which a name gets its value."""
    if not isinstance(new, ast.Pass):
        return False
    match node:
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Assign(targets=targets):
            kept = any(
                isinstance(part, ast.Attribute | ast.Subscript) for target in targets for part in ast.walk(target)
            )
            return not kept and {name for target in targets for name in _bound(target)} <= around.once
        case ast.AnnAssign(target=ast.Name(id=name)):
            return name in around.once
        case _:
            return False


def _bound_once(function: ast.FunctionDef) -> frozenset[str]:
    """The names that a function gives a value in one place, apart from its parameters."""
    places = Counter(_bound(function))
    parameters = {part.arg for part in ast.walk(function.args) if isinstance(part, ast.arg)}
    return frozenset(name for name, n in places.items() if n == 1) - parameters


def _bound(node: ast.AST) -> list[str]:
    return [part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)]


def _asks_for_listeners(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "listening"


def _text(node: ast.AST) -> str:
    """A node as source text in one line; of a statement with a body, only its head."""
    if isinstance(node, ast.match_case):
        guard = f" if {ast.unparse(node.guard)}" if node.guard else ""
        return f"case {ast.unparse(node.pattern)}{guard}:"
    head = copy.copy(node)
    for name in ("body", "orelse", "finalbody", "handlers", "cases", "decorator_list"):
        if isinstance(node, ast.stmt) and hasattr(node, name):
            setattr(head, name, [])
    return " ".join(ast.unparse(head).split())


def _lines_of(statement: ast.AST) -> tuple[int, int]:
    """The first and the last line of a statement, or of the head of it if it has a body."""
    match statement:
        case ast.match_case():
            last = statement.guard or statement.pattern
            return statement.pattern.lineno, last.end_lineno or last.lineno
        case ast.If() | ast.While():
            last = statement.test
        case ast.For():
            last = statement.iter
        case ast.Match():
            last = statement.subject
        case ast.With():
            last = statement.items[-1].context_expr
        case ast.arguments(defaults=[first, *_]) | ast.arguments(kw_defaults=[*_, ast.expr() as first]):
            return first.lineno, first.lineno
        case ast.stmt():
            last = statement
        case _:
            raise TypeError(f"no statement: {statement!r}")
    return statement.lineno, last.end_lineno or last.lineno
