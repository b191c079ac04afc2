"""The words of slash commands. In the cogs a description, or the name of a choice, is the key of its words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.languages.spoken import ENGLISH, speaking
from bot.ui.layouts.components import shortened
from bot.ui.words import Words

Told: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


TOLD_MOST = 100
"""Characters of a description, or of a choice. Discord takes no command with a longer one, and then none at all."""


class _Said(locale_str):
    """A key that Discord is told the words of; a translator reads the key."""

    __slots__ = ("words",)

    def __init__(self, key: str, words: Words) -> None:
        super().__init__(key)
        self.words = words

    def __str__(self) -> str:
        return _said(self.message, self.words)


def put_into_words(commands: Iterable[Told], words: Words) -> None:
    """Say in these words what commands, their options and the options' choices are for. What is no key of theirs, such
    as a game's name, stays as it is. The keys are kept, so that the same commands can be put into words again.
    """
    for command in commands:
        if isinstance(command, app_commands.ContextMenu):
            continue  # It has a name alone.
        # discord.py keeps here what was given as the description, for its translators.
        command.description = _said(_key(command._locale_description, command.description), words)  # pyright: ignore[reportPrivateUsage]
        if isinstance(command, app_commands.Group):
            put_into_words(command.commands, words)
            continue
        for option in command._params.values():  # pyright: ignore[reportPrivateUsage]
            option.description = _Said(_key(option.description), words)
            for choice in option.choices or ():
                choice.name = _said(_key(choice._locale_name, choice.name), words)  # pyright: ignore[reportPrivateUsage]


def _key(kept: str | locale_str | None, shown: str = "") -> str:
    return kept.message if isinstance(kept, locale_str) else kept or shown


def _said(key: str, words: Words) -> str:
    return shortened(words.say(key), TOLD_MOST) if words.has(key) else key


class CommandTranslator(app_commands.Translator):
    """Says what commands, their options and choices are for in the languages of Discord's locales.

    The names of commands stay English: people tell each other what to type.
    """

    def __init__(self, words: Words, serving: Callable[[str], str]) -> None:
        self._words = words
        self._serving = serving
        """The language that serves a locale, empty for none."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """See `app_commands.Translator.translate`."""
        code = self._serving(locale.value)
        if code in ("", ENGLISH) or context.location not in TOLD or not self._words.has(string.message):
            return None
        with speaking(code):
            return _said(string.message, self._words)


TOLD = (
    app_commands.TranslationContextLocation.command_description,
    app_commands.TranslationContextLocation.group_description,
    app_commands.TranslationContextLocation.parameter_description,
    app_commands.TranslationContextLocation.choice_name,
)
"""What is translated of a command."""
