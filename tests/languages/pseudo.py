"""What stands outside the brackets of the pseudo-language: English that nobody has put into words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from bot.games.inn.rules import the_library
from bot.languages.accents import CLOSE, OPEN

KEPT = re.compile(r"`[^`]*`|/[a-z-]+(?: [a-z-]+)?|<[^>]*>|\b[A-Z0-9]{4}\b|https?://\S+|:\w+:")
"""Commands, mentions, moments, the codes of tables."""
WORD = re.compile(r"[A-Za-z]{3,}")


def titles() -> list[str]:
    """What stays as the rule documents have it: titles and names; the longest first."""
    library = the_library()
    found = {card.title for card in library.cards.values()} | {drink.title for drink in library.drinks.values()}
    for character in library.characters.values():
        words = character.name.split(" ")
        found |= {character.name, words[0], words[-1]}
        found |= {side.title for side in character.sides.values()}
        for counter in character.counters.values():
            found |= {counter.title, counter.many}
        found |= {anytime.title for anytime in character.anytimes.values()}
    found |= {deck.name for deck in (*library.decks.values(), *library.encounters.values())}
    return sorted(filter(None, found), key=len, reverse=True)


def outside(text: str, kept: Iterable[str] = ()) -> str:
    """The words of a text that stand in no brackets, without those that are kept."""
    told, depth = "", 0
    for sign in text:
        if sign == OPEN:
            depth += 1
        elif sign == CLOSE:
            depth = max(0, depth - 1)
        elif not depth:
            told += sign
    told = KEPT.sub(" ", re.sub(r"[\\*]", "", told))
    for title in kept:
        told = re.sub(rf"\b{re.escape(title.replace('*', '').rstrip('.!?'))}", " ", told)
    return " ".join(WORD.findall(told))


def shown(view: Any) -> Iterator[str]:
    """Every text of a message that somebody reads."""

    def walk(parts: list[dict[str, Any]]) -> Iterator[str]:
        for part in parts:
            for key in ("content", "label", "placeholder", "description"):
                if part.get(key):
                    yield str(part[key])
            for option in part.get("options") or ():
                yield from (str(option[key]) for key in ("label", "description") if option.get(key))
            for media in part.get("items") or ():
                yield str(media.get("description") or "")
            yield from walk(part.get("components") or [])
            if part.get("accessory"):
                yield from walk([part["accessory"]])

    yield from walk(view.to_components())
