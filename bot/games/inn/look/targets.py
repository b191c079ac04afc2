"""Naming a card's targets in a command: players and Drinks, one or several, separated by commas."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Option, Refused
from bot.games.inn.look.panel import option_at, seat_of_target, target_levels, target_words
from bot.tables.info import PrivateTable
from bot.ui.answering import seat_named
from bot.ui.layouts.tables import label_names
from bot.ui.words import Words

SEPARATOR = ","
"""What separates several targets."""


def named_targets(words: Words, private_table: PrivateTable, key: str, text: str) -> list[str]:
    """The targets that a person typed for a card, or chose from `target_choices`.

    Raises `Refused`: ``no-such-seat``, ``which-drink`` (fact `drinks`: those that a name alone may mean).
    """
    option = option_at(private_table, key)
    parts = [part for part in text.split(SEPARATOR) if part.strip()]
    if option is None or not option.targets:
        return [str(seat_named(private_table.info, part)) for part in parts]
    if len(parts) > 1 and _fits(words, private_table, option, text):
        parts = [text]  # a name with a comma in it
    return [_target(words, private_table, option, part) for part in parts]


def target_choices(words: Words, private_table: PrivateTable, key: str, typed: str) -> list[tuple[str, str]]:
    """The targets that may be named next, after a comma one more, as shown and as `named_targets` takes them."""
    option = option_at(private_table, key)
    if option is None:
        return []
    *before, last = typed.split(SEPARATOR)
    try:
        named = [_target(words, private_table, option, part) for part in before if part.strip()]
    except Refused:
        return []
    if len(named) >= option.most:
        return []
    told = [target_words(words, private_table, target) for target in named]
    choices: list[tuple[str, str]] = []
    for target in option.targets:
        label = target_words(words, private_table, target)
        if target not in named and last.strip().lower() in label.lower():
            stands = target_levels(words, private_table, target)
            shown = words.say("inn.stands-named", name=f"{SEPARATOR} ".join([*told, label]), stands=stands)
            choices.append((shown, SEPARATOR.join([*named, target])))
    return choices


def _target(words: Words, private_table: PrivateTable, option: Option, part: str) -> str:
    found = _fits(words, private_table, option, part)
    labels = dict.fromkeys(target_words(words, private_table, target) for target in found)
    if len(labels) > 1:
        raise Refused("which-drink", drinks=words.listing(list(labels)))
    return found[0] if found else str(seat_named(private_table.info, part))


def _fits(words: Words, private_table: PrivateTable, option: Option, text: str) -> list[str]:
    """The targets that a text names. A name alone may mean several Drinks; equal Drinks count as one."""
    plain = text.strip().lower()
    if plain in option.targets:
        return [plain]
    exact = [target for target in option.targets if plain == target_words(words, private_table, target).lower()]
    return exact or [target for target in option.targets if plain in _names(private_table, target)]


def _names(private_table: PrivateTable, target: str) -> Iterator[str]:
    """Another way to name a target: its player; for a Drink the player who would get it, or else its drinker."""
    number = seat_of_target(private_table, target)
    yield from (
        private_table.info.seats[number].name.lower(),
        label_names(private_table.info)[number].lower(),
        str(number),
    )
