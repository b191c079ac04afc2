"""What a part of a program may be changed into, by its kind: each change is small, and such as somebody could make."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator, Mapping, Sequence

COMPARISONS: Mapping[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
"""The other side of a comparison, after its boundary where it has one."""
OPERATORS: Mapping[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of an expression or a statement; it is not changed itself."""
    match node:
        case ast.Compare():
            yield from _comparisons(node)
        case ast.BoolOp():
            yield _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
            yield from _without_each(node, "values", node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.BinOp() if type(node.op) in OPERATORS:
            yield _with(node, op=OPERATORS[type(node.op)]())
        case ast.Constant(value=bool(value)):
            yield _with(node, value=not value)
        case ast.Constant(value=int(value)):
            yield _with(node, value=value + 1)
            yield _with(node, value=value - 1)
        case ast.Call(func=ast.Name(id=name)) if name in FUNCTIONS:
            yield _with(node, func=_with(node.func, id=FUNCTIONS[name]))
        case ast.IfExp():
            yield node.body
            yield node.orelse
        case ast.Slice():
            for name in ("lower", "upper", "step"):
                if getattr(node, name) is not None:
                    yield _with(node, **{name: None})
        case ast.Tuple() | ast.List() | ast.Set():
            yield from _fewer_words(node)
        case ast.MatchOr():
            yield from _without_each(node, "patterns", node.patterns)
        case ast.match_case(guard=ast.expr(), pattern=pattern) if not _matches_all(pattern):
            yield _with(node, guard=None)  # elsewhere the cases after it could not be reached, and nothing compiles
        case ast.comprehension():
            for at in range(len(node.ifs)):
                yield _with(node, ifs=[*node.ifs[:at], *node.ifs[at + 1 :]])
        case ast.stmt():
            yield from _statements(node)
        case _:
            pass


def _comparisons(node: ast.Compare) -> Iterator[ast.AST]:
    for at, op in enumerate(node.ops):
        for other in COMPARISONS[type(op)]:
            yield _with(node, ops=[*node.ops[:at], other(), *node.ops[at + 1 :]])


def _fewer_words(node: ast.Tuple | ast.List | ast.Set) -> Iterator[ast.AST]:
    """A collection without one of the words that are written in it."""
    for at, element in enumerate(node.elts):
        if isinstance(element, ast.Constant) and isinstance(element.value, str) and element.value:
            yield _with(node, elts=[*node.elts[:at], *node.elts[at + 1 :]])


def _without_each(node: ast.BoolOp | ast.MatchOr, field: str, parts: Sequence[ast.AST]) -> Iterator[ast.AST]:
    for at in range(len(parts)):
        left = [*parts[:at], *parts[at + 1 :]]
        yield left[0] if len(left) == 1 else _with(node, **{field: left})


def _statements(node: ast.stmt) -> Iterator[ast.AST]:
    match node:
        case ast.If():
            yield _with(node, test=_constant(node.test, True))
            yield _with(node, test=_constant(node.test, False))
        case ast.While():
            yield _with(node, test=_constant(node.test, False))
        case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and not value.value):
            yield _with(node, value=None)
        case ast.Break():
            yield ast.copy_location(ast.Continue(), node)
        case ast.Continue():
            yield ast.copy_location(ast.Break(), node)
            yield ast.copy_location(ast.Pass(), node)
        case ast.Expr() | ast.Assign() | ast.AugAssign() | ast.AnnAssign(value=ast.expr()) | ast.Raise() | ast.Delete():
            yield ast.copy_location(ast.Pass(), node)
        case _:
            pass
    if isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        yield _with(node, op=OPERATORS[type(node.op)]())


def _matches_all(pattern: ast.pattern) -> bool:
    return isinstance(pattern, ast.MatchAs) and pattern.pattern is None


def _constant(node: ast.expr, value: bool) -> ast.expr:
    return ast.copy_location(ast.Constant(value), node)


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """A copy of a node with other fields."""
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other
