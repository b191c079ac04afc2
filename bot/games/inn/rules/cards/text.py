"""The rules text of cards, made from the data the rules play by, so that text and behaviour cannot part."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from bot.games.inn.rules.cards.library import INN_DATA, BadData, Card, DrinkCard, Use, read_file
from bot.games.inn.rules.cards.models import ConditionData, EffectData
from bot.games.inn.rules.cards.vocabulary import EFFECTS

TEXTS = INN_DATA / "texts"


class Lexicon:
    """The phrases of one language."""

    def __init__(self, table: dict[str, Any], name: str) -> None:
        self.table = table
        self.name = name

    def phrase(self, *path: str) -> str:
        """The phrase at a path of keys. Raises `BadData` naming it when it is missing."""
        value: Any = self.table
        for key in path:
            value = value.get(key) if isinstance(value, dict) else None  # pyright: ignore
        if not isinstance(value, str):
            raise BadData(f"{self.name}: there is no phrase {'.'.join(path)!r}")
        return value

    def forms(self, word: str) -> list[str]:
        """The two forms of an effect's phrase."""
        forms = self.table.get("effect", {}).get(word)
        if not isinstance(forms, list) or len(forms) != 2:  # pyright: ignore[reportUnknownArgumentType]
            raise BadData(f"{self.name}: effect {word!r} wants two forms")
        return [str(form) for form in forms]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


@cache
def the_lexicon(language: str = "en", folder: Path = TEXTS) -> Lexicon:
    """The phrases of a language. Raises `BadData` when there are none or the file is broken."""
    name = f"{language}.toml"
    return read_lexicon(read_file(folder / name), f"texts/{name}")


def read_lexicon(text: str, name: str) -> Lexicon:
    """The phrases in a TOML text. Raises `BadData`."""
    try:
        return Lexicon(tomllib.loads(text), name)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}") from error


def kind_text(card: Card, words: Lexicon) -> str:
    """The kind of card: Action, Sometimes, ..."""
    both = card.gambles and card.kind == "action"
    return words.phrase("kind", "gamble" if both else card.kind)


def card_text(card: Card, words: Lexicon) -> str:
    """What a card does; several uses are parted by "Or:"."""
    texts = [_use(card, use, words) for use in card.uses]
    return f" {words.phrase('or')}".join(texts)


def _use(card: Card, use: Use, words: Lexicon) -> str:
    opening: list[str] = []
    if use.condition is not None:
        opening.append(_when(use.condition, words))
    if use.pick:
        many = "-many" if use.most > 1 else ""
        opening.append(words.phrase("pick", use.pick + many).format(n=use.most))
    sentences = _sentences(use, words)
    if not opening:
        sentences = _capital(sentences)
    text = " ".join([*_lowered(opening), sentences])
    return f"{text} {words.phrase('firm')}" if use.firm else text


def _lowered(parts: list[str]) -> list[str]:
    return [part if at == 0 else part[:1].lower() + part[1:] for at, part in enumerate(parts)]


def _when(condition: ConditionData, words: Lexicon) -> str:
    kinds = _listed("answered", condition.kinds, words)
    touches = _listed("touches", condition.touches, words)
    return words.phrase("when", condition.word).format(kinds=kinds, touches=touches)


def _listed(table: str, keys: Sequence[str], words: Lexicon) -> str:
    named = [words.phrase(table, key) for key in keys]
    if len(named) < 2:
        return "".join(named)
    return f"{words.phrase(table, 'or').join(named[:-1])}{words.phrase(table, 'last')}{named[-1]}"


def _sentences(use: Use, words: Lexicon) -> str:
    """What the use does: one sentence, and more for words that need their own. The first is not capitalised."""
    sentences: list[list[str]] = []
    alone = True
    for effect in use.do:
        word = EFFECTS[effect.word]
        own = word.yours or effect.whom == "you"
        whom = "" if own else "picked-many" if effect.whom == "picked" and use.most > 1 else effect.whom
        if alone or word.sentence:
            sentences.append([])
        sentences[-1].append(_effect(effect, whom, words, use.when))
        alone = word.sentence
    texts = ["; ".join(parts) + "." for parts in sentences]
    return " ".join([*texts[:1], *(_capital(text) for text in texts[1:])])


def _effect(effect: EffectData, whom: str, words: Lexicon, when: str = "") -> str:
    """`whom` is a key of the subjects; empty: you."""
    word = effect.word
    if word == "pay" and effect.to == "you":
        word = "pay-you"
    elif word == "add-alcohol" and effect.least != -99:
        word = "add-alcohol-least"
    elif word == "no-payment" and when == "refill":
        word = "no-payment-refill"
    n = f"{effect.n:+d}" if word.startswith("add-alcohol") else str(effect.n)
    own, their = words.forms(word)
    if not whom:
        return own.format(n=n, least=effect.least)
    return f"{words.phrase('subject', whom)} {their.format(n=n, least=effect.least)}"


def drink_text(drink: DrinkCard, words: Lexicon) -> str:
    """What a Drink or a Drink Event does."""
    if drink.event and drink.event != "effects":
        return words.phrase("events", drink.event)
    parts = [_capital(_swallowed(drink.do, words)) if drink.do else words.phrase("nothing")]
    for race, effects in drink.race_do.items():
        instead = _swallowed(effects, words) if effects else words.phrase("race-nothing")
        parts.append(words.phrase("race").format(race=race.capitalize(), text=instead))
    if drink.goes:
        parts.append(words.phrase("goes", drink.goes))
    for flag, key in ((drink.chaser, "chaser"), (drink.share, "share"), (drink.whole, "whole")):
        if flag:
            parts.append(words.phrase(key))
    return " ".join(parts)


def _swallowed(effects: Sequence[EffectData], words: Lexicon) -> str:
    return "; ".join(_effect(effect, effect.who.removeprefix("you"), words) for effect in effects) + "."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
