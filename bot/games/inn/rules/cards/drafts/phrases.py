"""The phrases of a language as they are read backwards: templates with gaps, and what people type in their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from bot.engine import BadData
from bot.games.inn.rules.cards.reading import read_file, read_toml
from bot.games.inn.rules.cards.text import TEXTS, lexicon_of
from bot.games.inn.rules.cards.wording import Lexicon, placed
from bot.languages.spoken import ENGLISH, language

if TYPE_CHECKING:
    from fluent.syntax.ast import Message

WAYS: Mapping[str, Sequence[str]] = {
    "effect": ("you", "other"), "brief": ("you", "other"), "named": ("you", "other"), "per": ("you", "other"),
    "if": ("you", "one", "many"),
}  # fmt: skip
"""The sections whose phrases have forms, by of whom they are said."""


class Phrases:
    """What the phrases of a language are read by.

    Raises `BadData` when a phrase is written in a way that cannot be read backwards.
    """

    def __init__(self, lexicon: Lexicon, typed: Mapping[str, Any]) -> None:
        self.lexicon = lexicon
        """The phrases themselves: what texts are made of in the language that is read."""
        self.typed = typed
        """What people type in place of phrases."""
        self.table: dict[str, dict[str, Any]] = {}
        """The templates by section and key: a text, or the forms of one."""
        for name, message in lexicon.messages.messages().items():
            section, _, key = name.rpartition("_") if "_" not in name else name.partition("_")
            self._take(section, key, message)

    def _take(self, section: str, key: str, message: Message) -> None:
        from bot.languages.templates import NoTemplate, chooses_by, template_of

        chosen = chooses_by(message, "who")
        ways = WAYS.get(section, ()) if chosen or section == "per" else ()
        path = (section, key) if section else (key,)
        try:
            told: Any = [placed(path, template_of(message, {"who": who}), who) for who in ways]
            told = told or placed(path, template_of(message, {}), None)
            if "several" in chosen:
                self.table.setdefault("several", {})[key] = template_of(message, {"who": "several"})
        except NoTemplate as error:
            if section in ("fault", "asked"):
                return
            raise BadData(f"{self.lexicon.name}: {section} {key}: cannot be read backwards: {error}") from error
        self.table.setdefault(section, {})[key] = told

    def phrase(self, *path: str) -> str:
        """The template at a path of keys. Raises `BadData` naming it when it is missing."""
        found = self._at(path)
        if not isinstance(found, str):
            raise BadData(f"{self.lexicon.name}: there is no phrase {'.'.join(path)!r}")
        return found

    def forms(self, section: str, key: str) -> list[str]:
        """The forms of a phrase: said to you, of others, of many. Raises `BadData` naming it when it has none."""
        found = self._at((section, key))
        if not isinstance(found, list):
            raise BadData(f"{self.lexicon.name}: {section} {key!r} wants forms")
        return found  # pyright: ignore[reportUnknownVariableType] (made above)

    def has(self, *path: str) -> bool:
        """Whether there is a template at a path of keys."""
        return isinstance(self._at(path), str)

    def has_forms(self, *path: str) -> bool:
        """Whether there are forms at a path of keys."""
        return isinstance(self._at(path), list)

    def _at(self, path: Sequence[str]) -> Any:
        section, key = path if len(path) > 1 else ("", path[0])
        return self.table.get(section, {}).get(key)


def the_phrases() -> Phrases:
    """Those of the language that is spoken now, if people's own words for it are known, else those of English."""
    now = language()
    return phrases_of(now if (TEXTS / f"typed.{now}.toml").exists() else ENGLISH)


@cache
def phrases_of(code: str) -> Phrases:
    """The phrases of a language that is read. Raises `BadData`."""
    file = TEXTS / f"typed.{code}.toml"
    return Phrases(lexicon_of(code), read_toml(read_file(file), f"texts/{file.name}")["typed"])
