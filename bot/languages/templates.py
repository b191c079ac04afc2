"""Messages as plain templates, for what reads them backwards: ``draw {n:card|cards}``."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.syntax import ast


class NoTemplate(Exception):
    """A message that is no plain template."""


def chooses_by(message: ast.Message, fact: str) -> list[str]:
    """The keys by which a whole message chooses by this fact; empty if it does not."""
    select = _whole(message)
    if select is None or _name(select.selector) != fact:
        return []
    return [way.key.name for way in select.variants if isinstance(way.key, ast.Identifier)]


def template_of(message: ast.Message, chosen: Mapping[str, str]) -> str:
    """A message with gaps ``{name}``, and ``{name:one|many}`` where a word goes with a number.

    Args:
        message: what was read.
        chosen: the way to take where it chooses by one of these facts; elsewhere it is the usual one.

    Raises `NoTemplate` where it is written in another way.
    """
    if message.value is None:
        raise NoTemplate(message.id.name)
    return _text(message.value, chosen)


def _whole(message: ast.Message) -> ast.SelectExpression | None:
    """What a whole message chooses by."""
    elements = message.value.elements if message.value else []
    first = elements[0] if len(elements) == 1 else None
    found = first.expression if isinstance(first, ast.Placeable) else None
    return found if isinstance(found, ast.SelectExpression) else None


def _text(pattern: ast.Pattern, chosen: Mapping[str, str]) -> str:
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _gap(element.expression, chosen)
        for element in pattern.elements
    )


def _gap(inside: object, chosen: Mapping[str, str]) -> str:
    match inside:
        case ast.StringLiteral():
            return str(inside.parse()["value"])
        case ast.VariableReference():
            return f"{{{inside.id.name}}}"
        case ast.FunctionReference() if inside.id.name == "SIGNED":
            return f"{{{_name(inside.arguments.positional[0])}}}"
        case ast.SelectExpression():
            return _chosen(inside, chosen)
        case _:
            raise NoTemplate(type(inside).__name__)


def _chosen(select: ast.SelectExpression, chosen: Mapping[str, str]) -> str:
    fact = _name(select.selector)
    ways = {way.key.name: way for way in select.variants if isinstance(way.key, ast.Identifier)}
    if "one" in ways and "other" in ways and fact not in chosen:
        forms = [_text(ways[key].value, chosen) for key in ("one", "other")]
        number = f"{{{fact}}} "
        if not all(form.startswith(number) for form in forms):
            raise NoTemplate(f"a number that does not begin its ways: {forms}")
        return f"{{{fact}:{'|'.join(form.removeprefix(number) for form in forms)}}}"
    usual = next(way for way in select.variants if way.default)
    return _text(ways.get(chosen.get(fact, ""), usual).value, chosen)


def _name(part: object) -> str:
    return part.id.name if isinstance(part, ast.VariableReference) else ""
