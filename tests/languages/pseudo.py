"""What stands outside the brackets of the pseudo-language: English that nobody has put into words.

Every text that somebody reads is looked at, but for people's names, titles, commands and numbers; and whether Discord
takes it, now that it is a third longer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

from bot.games.inn.rules import the_library
from bot.languages.accents import CLOSE, OPEN, accented
from bot.languages.files import languages
from bot.store.houses import DRINKS
from bot.ui.pictures.bidi import readable
from bot.ui.pictures.lettering import Written
from tests.components import check_limits

KEPT = re.compile(
    r"`/case` [a-z-]+|`[^`]*`|(?<!\w)/[a-z-]+(?: [a-z-]+)*|<[^>]*>|\b[A-Z0-9]{4,6}\b|\b[0-9a-f]{64}\b|https?://\S+|:\w+:"
)
"""Commands and names of cases, mentions, moments, codes of tables, digests."""
WORD = re.compile(r"[A-Za-z]{2,}")
_PARTS = re.compile(rf"[^\W\d_]+|[{OPEN}{CLOSE}]")
HIDDEN = frozenset({
    "allowed_mentions", "attachments", "custom_id", "emoji", "entity_type", "filename", "id", "media",
    "message_reference", "nonce", "recurrence_rule", "sticker_ids", "style", "type", "url", "value",
})  # fmt: skip
"""The parts of a payload that nobody reads. (What stands ready in the field of a form has been typed by people.)"""
NAMES = (
    "ann", "ben", "cid", "dot", "eve", "fay", "gus", "hal", "ida", "jim", "kit", "Landlord", "landlord",
    *("Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim", "Kit", "Somebody with a very long name"),
    "Old Marla", "The Tavern", "Drinko", "The Red Dragon Inn", "Barkeep", "America/Halifax", "Asia/Sakhalin",
)  # fmt: skip
"""The people and the server of tests, and what is called the same in every language, time zones among it."""


def titles() -> set[str]:
    """What stays as the rule documents have it: titles and names."""
    library = the_library()
    found = {card.title for card in library.cards.values()} | {drink.title for drink in library.drinks.values()}
    as_bosses = [character.as_boss for character in library.characters.values() if character.as_boss]
    for character in (*library.characters.values(), *as_bosses):
        words = character.name.split(" ")
        found |= {character.name, words[0], words[-1]}
        found |= {side.title for side in character.sides.values()}
        for counter in character.counters.values():
            found |= {counter.title, counter.many}
        found |= {anytime.title for anytime in character.anytimes.values()}
    return found | {deck.name for deck in library.encounters.values()}


@cache
def _called() -> tuple[str, ...]:
    """What has a name of its own, the longest first."""
    of_languages = {found.name for found in languages().values()}
    found = {*titles(), *NAMES, *of_languages, *(word for each in DRINKS.values() for word in each)}
    return tuple(sorted((name.replace("*", "").rstrip(".!?…") for name in found if name), key=len, reverse=True))


def _unnamed(text: str) -> str:
    """A text without names. Each is looked for alone: one pattern of a thousand would take forty times as long."""
    for name in _called():
        if name in text:
            text = re.sub(rf"(?<!\w){re.escape(name)}", " ", text)
    return text


@lru_cache(maxsize=4096)
def outside(text: str) -> str:
    """The words of a text that are no names and stand in no brackets; or in some, but without the accents of what is
    said: then they were handed to a message in English.
    """
    told = _whole(text.replace("\\", "").replace("*", ""))
    return " ".join(_english(KEPT.sub(" ", _unnamed(told)))) if any(_english(told)) else ""


def _whole(text: str) -> str:
    """A text without the beginning of a title at its end, where it is cut."""
    if text.endswith("…"):
        for at in (found.start() for found in re.finditer(r"\b\w", text)):
            if f"\n{text[at:-1]}" in _all_titles():
                return text[:at]
    return text


def _english(text: str) -> Iterator[str]:
    depth = 0
    for part in _PARTS.findall(text):
        if part in (OPEN, CLOSE):
            depth = max(0, depth + (1 if part == OPEN else -1))
        elif not depth:
            yield from WORD.findall(part)
        elif part.isascii() and WORD.fullmatch(part) and part != accented(part):
            yield part


def shown(payload: Any, key: str = "") -> Iterator[str]:
    """Every text of a payload that somebody reads."""
    if isinstance(payload, dict):
        for name, part in payload.items():
            if name not in HIDDEN:
                yield from shown(part, name)
    elif isinstance(payload, list | tuple):
        for part in payload:
            yield from shown(part, key)
    elif isinstance(payload, str):
        yield payload


def holes(payload: Any) -> set[str]:
    """The words of a payload that are not in the pseudo-language, with the text in which they stand."""
    return {f"{words} — in: {text[:200]}" for text in shown(payload) if (words := outside(text))}


def left(views: Iterable[Any]) -> set[str]:
    """As `holes`, of messages as they are laid out; Discord must take each."""
    found: set[str] = set()
    for view in views:
        wire = view.to_components()
        check_limits(wire)
        found |= holes(wire)
    return found


def drawn(heard: Sequence[Written], shortened: Iterable[str] = ()) -> set[str]:
    """What is wrong with the texts of pictures: cut, beyond the edge, without a glyph, or English. Texts and titles may
    be parted into lines, so a text is in the pseudo-language when it has accents. `shortened`: the texts of cards in a
    hand, which shows the beginning of a long one.
    """
    whole = readable(" ".join(shortened))
    found = {f"beyond the edge: {each.text}" for each in heard if not each.inside}
    found |= {f"has no {each.lacking}: {each.text}" for each in heard if each.lacking}
    for text, *_ in heard:
        begins = text.removesuffix("…")
        if ACCENTED.search(text):
            found |= {f"cut: {text}"} if begins != text and begins not in whole else set()
        elif outside(text) and begins not in _all_titles():
            found.add(f"English: {text}")
    return found


ACCENTED = re.compile(f"[áçéíñóúýÁÇÉÍÑÓÚÝ{OPEN}{CLOSE}]")


@cache
def _all_titles() -> str:
    return "\n".join(["", *(title.replace("*", "") for title in titles())])
