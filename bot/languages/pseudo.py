"""The pseudo-language: English that nobody has written, to find what was never put into words.

Letters bear accents, each message is longer by a third and stands in ⟦ ⟧; facts, markup and commands are left alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast

from bot.languages.accents import CLOSE, MARKS, OPEN, accented, padding


def disguise(resource: ast.Resource) -> None:
    """Turn the messages of a file into those of the pseudo-language."""
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _wrap(entry.value)


def _wrap(pattern: ast.Pattern) -> None:
    """Give a message accents, length and brackets."""
    letters = sum(map(str.isalpha, "".join(_literals(pattern))))
    if not letters:
        return
    _accent(pattern)
    grown = padding(letters)
    begin = pattern.elements[0]
    if isinstance(begin, ast.TextElement):
        marks = MARKS.match(begin.value)
        at = marks.end() if marks else 0
        begin.value = f"{begin.value[:at]}{OPEN}{begin.value[at:]}"
    else:
        pattern.elements.insert(0, ast.TextElement(OPEN))
    end = pattern.elements[-1]
    if isinstance(end, ast.TextElement):
        end.value = f"{end.value}{grown}{CLOSE}"
    else:
        pattern.elements.append(ast.TextElement(f"{grown}{CLOSE}"))


def _literals(pattern: ast.Pattern) -> Iterator[str]:
    """The texts of a message that are always said: of a choice, those of its usual way."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            yield from _literals(next(way for way in element.expression.variants if way.default).value)


def _accent(pattern: ast.Pattern) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = accented(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            for way in element.expression.variants:
                _accent(way.value)
