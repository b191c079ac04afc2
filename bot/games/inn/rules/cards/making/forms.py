"""What stands in the fields of forms, and what somebody who fills them in means by it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from bot.engine import Refused
from bot.games.inn.rules.cards.making.fields import Field, names_of
from bot.games.inn.rules.cards.own import generic_cards

YES = "yes"
_COUNT = re.compile(r"(?P<n>\d{1,2})\s*(?:x|×|:)?\s+(?P<name>.+)|(?P<name_>.+?)\s*[:=x×]?\s*(?P<n_>\d{1,2})")


def shown_value(field: Field, value: Any) -> str:
    """A field's value as it stands in a form: choices by their names, with commas between several."""
    match field.takes:
        case "flag":
            return YES if value else ""
        case "counts":
            return "\n".join(f"{n} {_title(name)}" for name, n in value.items())
        case "pairs":
            return "\n".join(f"{name} = {instead}" for name, instead in value.items())
        case "choices":
            return ",".join(_several(value))
        case "numbers":
            return ", ".join(str(each) for each in _several(value) if each)
        case _:
            return "" if value is None or value == field.default else str(value)


def _several(value: Any) -> Sequence[Any]:
    return cast("Sequence[Any]", value) if isinstance(value, list | tuple) else [value]


def _title(name: str) -> str:
    card = generic_cards().get(name)
    return card.title if card is not None else name


def read_value(field: Field, text: str, deck: Mapping[str, Any]) -> Any:
    """What was filled in; None for nothing. Raises `Refused`: ``deck-number`` (facts `least`, `most`), ``deck-text``
    (fact `most`), ``deck-choice``, ``deck-counts`` (fact `line`), ``deck-needed``.
    """
    text = text.strip()
    if field.takes == "flag":
        return True if text == YES else None
    if not text:
        if field.needed and field.takes != "counts":
            raise Refused("deck-needed")
        return None
    match field.takes:
        case "number":
            return _number(field, text)
        case "choice":
            if text not in field.choices:
                raise Refused("deck-choice")
            return text
        case "choices":
            picked = text.split(",")
            if not set(picked) <= set(field.choices):
                raise Refused("deck-choice")
            return picked
        case "counts":
            return _counts(field, text, deck)
        case "pairs":
            return dict(_pair(line) for line in text.splitlines() if line.strip())
        case "numbers":
            if text in field.choices:
                return text
            numbers = [_number(Field(field.key, "number", least=0, most=99), part) for part in text.split(",")]
            return numbers if field.key == "hand" else numbers[0]
        case _:
            if len(text) > field.most:
                raise Refused("deck-text", most=field.most)
            return " ".join(text.split())


def _number(field: Field, text: str) -> int:
    if not re.fullmatch(r"[-−+]?\d{1,3}", text.strip()) or not field.least <= _int(text) <= field.most:
        raise Refused("deck-number", least=field.least, most=field.most)
    return _int(text)


def _int(text: str) -> int:
    return int(text.strip().replace("−", "-"))


def _counts(field: Field, text: str, deck: Mapping[str, Any]) -> dict[str, int]:
    """Lines like ``2 gold`` or ``Gambling? I'm in! x6``, by id or by title."""
    known = {name: name for name in names_of(field, deck)} | {
        card.title.casefold(): code for code, card in generic_cards().items() if field.of == "generic"
    }
    found: dict[str, int] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        match = _COUNT.fullmatch(line)
        name = "" if match is None else (match["name"] or match["name_"]).strip().casefold()
        if match is None or name not in known:
            raise Refused("deck-counts", line=line[:60])
        n = int(match["n"] or match["n_"])
        if n:
            found[known[name]] = n
    return found


def _pair(line: str) -> tuple[str, str]:
    name, equals, instead = (part.strip() for part in line.partition("="))
    if not (name and equals and instead):
        raise Refused("deck-counts", line=line[:60])
    return name, instead
