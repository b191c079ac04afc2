"""One language's messages in Fluent's own program, and the functions that messages may call.

Outside of this folder nothing imports Fluent; this is imported with the first language (`bot.languages.messages`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

import babel
from fluent.runtime import FluentBundle, resolver
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser, ast

from bot.languages.messages import MISSING, BadMessages, identifier_of, listed
from bot.languages.parsed import packed, parse, parsed, unpacked

UNGROUPED = 1000
"""Numbers below this have no sign between thousands in any language."""

resolver.MAX_PART_LENGTH = 1_000_000
# Fluent takes more than 2,500 characters in a gap for an attack. Facts are ours, and lists of names can be long.


class Count(FluentInt):
    """A number of a message, written as the language writes it; numbers that are small are written at once."""

    def __new__(cls, value: int) -> Count:
        """The number, with the usual options of Fluent."""
        number = int.__new__(cls, value)
        number.options = cls.default_number_format_options
        return number

    def format(self, locale: babel.Locale) -> str:
        return str(int(self)) if -UNGROUPED < self < UNGROUPED else super().format(locale)


class Row(FluentType):
    """Several texts in one gap, which ``LIST`` joins."""

    def __init__(self, parts: Iterable[object], joint: Callable[[str, str], str]) -> None:
        self.parts = [str(part) for part in parts]
        self.joint = joint

    def format(self, locale: babel.Locale) -> str:
        return listed(self.parts, self.joint)


class _Lazy(FluentBundle):
    """Fluent's own bundle, which asks for the tree of a message when that is first needed, and keeps what it has made
    of it alone.
    """

    def __init__(self, tree: Callable[[str], ast.Message | ast.Term], *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._tree = tree

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        known = self._compiled.get(name)
        if known is None:
            known = self._compiled[name] = self._compiler(self._tree(name))
        return known


class Bundle:
    """The messages of some files in one language. `shared`: those of all games, which know how lists end; `commented`:
    whether the comments of messages are read, too, which takes longer.

    Raises `BadMessages`.
    """

    def __init__(
        self, language: str, texts: Mapping[str, str], change: Callable[[ast.Resource], None] | None = None,
        shared: Bundle | None = None, *, commented: bool = False,
    ) -> None:  # fmt: skip
        self._shared = shared or self
        self._language = language
        functions = {"SIGNED": self._signed, "LIST": self._list, "CAP": _capital}
        self._bundle = _Lazy(
            self._tree, [_locale(language)], functions=cast("dict[str, Callable[[Any], FluentType]]", functions),
            use_isolating=False,
        )  # fmt: skip
        self._locale = babel.Locale.parse(_locale(language).replace("-", "_"))
        self._home: dict[str, str] = {}
        self._plain: dict[str, str] = {}
        self._counts: dict[int, Count] = {}
        self._simple: dict[str, tuple[tuple[str, str], ...]] = {}
        """The messages that choose nothing, as texts with the facts behind them: most are, and need no Fluent."""
        self._packed: dict[str, bytes] = {}
        """The messages and terms as they were read, by name: few are said by Fluent, and a tree takes six times as
        much memory."""
        for name, text in texts.items():
            self._take(name, text, change, commented)

    def _take(self, name: str, text: str, change: Callable[[ast.Resource], None] | None, commented: bool) -> None:
        entries = packed(parse(text)) if commented else parsed(name, text)
        for called, told in entries:
            if not called:
                raise BadMessages(f"{name}: {first_broken(text)}")
            if called in self._home:
                raise BadMessages(f"{name}: {called}: stands in {self._home[called]} too")
            if not told:
                raise BadMessages(f"{name}: {called}: has no text of its own")
            self._home[called] = name
        if change is not None:
            resource = ast.Resource([unpacked(told) for _, told in entries])
            change(resource)
            entries = packed(resource)
        self._packed.update(entries)

    def _tree(self, name: str) -> ast.Message | ast.Term:
        return unpacked(self._packed[name])

    def names(self) -> list[str]:
        """The names of all messages."""
        return [name for name in self._packed if not name.startswith("-")]

    def messages(self) -> dict[str, ast.Message]:
        """All messages as they were read, by name; they are not kept so."""
        trees = map(self._tree, self.names())
        return {tree.id.name: tree for tree in trees if isinstance(tree, ast.Message)}

    def home(self, name: str) -> str:
        """The file in which a message stands."""
        return self._home[name]

    def say(self, name: str, facts: Mapping[str, object]) -> tuple[str, str]:
        """The text of a message with its gaps filled, and what went wrong with it, if anything did.

        A fact that is missing is written as its name.
        """
        if (plain := self._plain.get(name)) is not None:
            return plain, ""
        simple = self._simple.get(name)
        if simple is None:
            if name not in self._packed:
                return "", MISSING
            simple = self._simple[name] = _simply(self._tree(name))
        if simple:
            try:
                return "".join([before + self._written(facts[fact]) if fact else before for before, fact in simple]), ""
            except KeyError:
                pass  # Fluent says what is missing
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return "", "has no text"
        errors: list[Exception] = []
        text = self._filled(pattern, facts, errors)
        if isinstance(pattern, ast.TextElement):
            self._plain[name] = text
        return text, "; ".join(str(error) for error in errors)

    def _written(self, value: object) -> str:
        """A fact as a gap shows it."""
        if value.__class__ is str:
            return cast("str", value)
        given = self._given(value)
        return given.format(self._locale) if isinstance(given, FluentType) else str(given)

    def _filled(self, pattern: Pattern, facts: Mapping[str, object], errors: list[Exception]) -> str:
        """As `FluentBundle.format_pattern`, with facts that are made ready once."""
        given = {fact: value if value.__class__ is str else self._given(value) for fact, value in facts.items()}
        try:
            text = pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(given)))
        except ValueError as error:
            errors.append(error)
            return ""
        return text.format(self._locale) if isinstance(text, FluentType) else text

    def _given(self, value: object) -> object:
        """A fact as Fluent takes it: a number, a list, or a text."""
        if isinstance(value, int) and not isinstance(value, bool):
            known = self._counts.get(value)
            if known is None:
                known = Count(value)
                if -UNGROUPED < value < UNGROUPED:
                    self._counts[value] = known
            return known
        if isinstance(value, list | tuple):
            return Row(cast("Iterable[object]", value), self._and)
        return str(value)

    def joint(self, how: str, first: str, last: str) -> str:
        """The last two parts of a list, put together as this language does: "and" or "or"."""
        name = identifier_of("list.two" if how == "and" else "list.or")
        text, wrong = self._shared.say(name, {"first": first, "last": last})
        return f"{first}, {last}" if wrong else text

    def _and(self, first: str, last: str) -> str:
        return self.joint("and", first, last)

    # -- functions that messages call ------------------------------------------------------------------------------

    def _signed(self, number: Any) -> str:
        """``SIGNED($n)``: +3, -2, +0."""
        if not isinstance(number, FluentInt):
            return str(number)
        return f"{'+' if number >= 0 else ''}{number.format(self._locale)}"

    def _list(self, parts: Any, how: str = "and") -> str:
        """``LIST($names)``: Ann, Ben and Cid; ``LIST($names, how: "or")``: Ann, Ben or Cid."""
        if not isinstance(parts, Row):
            return str(parts)
        return listed(parts.parts, lambda first, last: self.joint(how, first, last))


def _simply(message: ast.Message | ast.Term) -> tuple[tuple[str, str], ...]:
    """A message as texts, each with the fact behind it; empty for one that chooses or calls anything."""
    told: list[tuple[str, str]] = []
    before = ""
    for element in message.value.elements if message.value else ():
        inside = element.expression if isinstance(element, ast.Placeable) else None
        match element, inside:
            case ast.TextElement(), _:
                before += element.value
            case _, ast.StringLiteral():
                before += str(inside.parse()["value"])
            case _, ast.VariableReference():
                told.append((before, inside.id.name))
                before = ""
            case _:
                return ()
    return (*told, (before, ""))


def _capital(text: Any) -> str:
    """``CAP($text)``: with a capital letter in front, inside what formats it."""
    told = str(text)
    marks = len(told) - len(told.lstrip("*"))
    return told[:marks] + told[marks : marks + 1].upper() + told[marks + 1 :]


def _locale(language: str) -> str:
    """The language whose plurals and numbers are used: a made-up one has those of English."""
    return "en" if language.startswith("q") else language


def first_broken(text: str) -> str:
    """Where the first part of a text that cannot be read stands, and why."""
    body = FluentParser().parse(text).body
    return next((broken(text, entry) for entry in body if isinstance(entry, ast.Junk)), "cannot be read")


def broken(text: str, entry: ast.Junk) -> str:
    """Where in a text something cannot be read, and why."""
    start = entry.annotations[0].span.start if entry.annotations and entry.annotations[0].span else 0
    reason = "; ".join(str(note.message) for note in entry.annotations) or "cannot be read"
    key = re.match(r"[a-zA-Z][\w-]*(?= *=)", entry.content or "")
    return f"line {text.count(chr(10), 0, start) + 1}{f', in {key[0]}' if key else ''}: {reason}"
