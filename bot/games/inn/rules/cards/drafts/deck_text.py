"""A draft as a file, and a file as a draft: so decks travel between servers and into the repository."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, cast

from bot.games.inn.rules.cards.bad import BadDeck
from bot.games.inn.rules.cards.drafts.cards import Draft
from bot.games.inn.rules.cards.library import INN_DATA
from bot.games.inn.rules.cards.reading import read_file, read_toml
from bot.signs import first_steering

MOST_BYTES = 200_000
"""How large the file of a deck may be."""
MOST_CARDS = 60
"""How many different cards a deck may have, side decks and Boss Cards included."""
MOST_DEPTH = 12
"""How deep lists and tables may lie in each other: choices of choices."""
MOST_THINGS = 20_000
"""How many values there may be in all."""
MOST_STOPS = 40
"""How many full stops a line of the file may have."""
MOST_EFFECTS = 12
"""How many effects may follow each other."""
MOST_NUMBER = 1_000
"""No number of a deck is larger."""

KEY = re.compile(r"[A-Za-z0-9_-]+")
WIDTH = 110
"""How wide a line of the file is, where it can be broken."""


def from_toml(text: str | bytes) -> dict[str, Any]:
    """What stands in the file of a deck, which may be anybody's: only its size and shape are looked at, `faults` says
    whether it is a deck. Raises `BadDeck`."""
    raw = text.encode() if isinstance(text, str) else text
    if len(raw) > MOST_BYTES:
        raise BadDeck("large", f"a deck has at most {MOST_BYTES:,} bytes", most=MOST_BYTES // 1000)
    try:
        written = raw.decode()
    except UnicodeDecodeError as error:
        raise BadDeck("letters", f"a deck is UTF-8 text: {error}") from None
    if any(line.count(".") > MOST_STOPS for line in written.split("\n")):  # each could open a table in a table
        raise BadDeck("stops", f"a line has more than {MOST_STOPS} full stops", most=MOST_STOPS)
    deck = read_toml(written, "deck")
    check_shape(deck)
    return deck


def check_shape(deck: Draft) -> None:
    """That a draft is no larger, deeper and stranger than a deck can be. Raises `BadDeck`."""
    for things, (value, depth) in enumerate(_values(deck, 0)):
        if depth > MOST_DEPTH:
            raise BadDeck("deep", f"lists or tables are nested deeper than {MOST_DEPTH}")
        if things >= MOST_THINGS:
            raise BadDeck("large", f"more than {MOST_THINGS} values", most=MOST_BYTES // 1000)
        if isinstance(value, (int, float)) and not abs(value) <= MOST_NUMBER:
            raise BadDeck("number-large", f"a number is larger than {MOST_NUMBER}", most=MOST_NUMBER)
        if isinstance(value, dict) and _does_too_much(cast("Draft", value)):
            raise BadDeck("effects", f"more than {MOST_EFFECTS} effects follow each other", most=MOST_EFFECTS)
        if isinstance(value, str) and first_steering(value):  # a title that somebody typed on Discord
            raise BadDeck("sign", "a text has a character that would change the text around it")
        if isinstance(value, str) and value.count(".") > MOST_STOPS:
            raise BadDeck("stops", f"a text has more than {MOST_STOPS} full stops", most=MOST_STOPS)
        if not isinstance(value, (str, int, float, list, dict)):
            raise BadDeck("value", f"a value is neither text nor a number: {type(value).__name__}")
    cards = different_cards(deck)
    if cards > MOST_CARDS:
        raise BadDeck("cards", f"{cards} different cards; {MOST_CARDS} are the most", n=cards, most=MOST_CARDS)


def _does_too_much(table: Draft) -> bool:
    """Whether something does more, one after the other, than is read on a card."""
    lists = (table[key] for key in ("do", "negated", "under", "bite") if isinstance(table.get(key), list))
    return any(len(effects) > MOST_EFFECTS for effects in lists)


def different_cards(deck: Draft) -> int:
    """How many different cards of its own a draft has, side decks and Boss Cards included."""
    sides = deck.get("side")
    tables: list[Any] = [deck, *cast("list[Any]", sides if isinstance(sides, list) else [])]
    mappings = [cast("Draft", table) for table in tables if isinstance(table, Mapping)]
    lists = [*(table.get("card") for table in mappings), deck.get("boss")]
    return sum(len(cast("list[Any]", cards)) for cards in lists if isinstance(cards, list))


def _values(value: object, depth: int) -> Iterator[tuple[object, int]]:
    """Every value in it with how deep it lies; what lies deeper than may be is not looked into."""
    yield value, depth
    if depth > MOST_DEPTH:
        return
    inner = cast("dict[str, object]", value).values() if isinstance(value, dict) else value
    for each in cast("list[object]", inner) if isinstance(value, (dict, list)) else ():
        yield from _values(each, depth + 1)


def copy_of(code: str) -> dict[str, Any]:
    """A shipped deck as a draft. Raises `BadData` if there is none of this code."""
    if KEY.fullmatch(code) is None:
        raise BadDeck("code", f"no character is called {code!r}")
    return tomllib.loads(read_file(INN_DATA / "characters" / f"{code}.toml"))


# -- writing ---------------------------------------------------------------------------------------------------------

TABLES = ("counter", "time", "anytime", "side", "card", "boss")
"""The lists of tables of a deck's file, in the order in which they are written."""


def to_toml(deck: Draft) -> str:
    """A draft as the file of a deck: `from_toml` gives the same draft again."""
    blocks = ["\n".join(_lines({key: value for key, value in deck.items() if not _apart(key, value)}))]
    for key in ("generic", "retired", "front"):
        if isinstance(deck.get(key), Mapping):
            blocks.append("\n".join([f"[{key}]", *_lines(deck[key])]))
    for key in TABLES:
        if _is_list_of_tables(deck.get(key)):
            blocks += _tables(key, deck[key])
    return "\n\n".join(block for block in blocks if block) + "\n"


def _apart(key: str, value: object) -> bool:
    """Whether a value stands in a block of its own."""
    if key in ("generic", "retired", "front"):
        return isinstance(value, Mapping)
    return key in TABLES and _is_list_of_tables(value)


def _is_list_of_tables(value: object) -> bool:
    there = cast("list[object]", value) if isinstance(value, list) else []
    return bool(there) and all(isinstance(each, Mapping) for each in there)


def _tables(name: str, tables: list[Mapping[str, Any]]) -> Iterator[str]:
    """A block for each table of a list; the cards of a side deck follow it."""
    for table in tables:
        inner = _is_list_of_tables(table.get("card"))
        plain = {key: value for key, value in table.items() if not (inner and key == "card")}
        yield "\n".join([f"[[{name}]]", *_lines(plain)])
        if inner:
            yield from _tables(f"{name}.card", table["card"])


def _lines(table: Mapping[str, Any]) -> Iterator[str]:
    for key, value in table.items():
        line = f"{_key(key)} = {_value(value)}"
        if len(line) > WIDTH and isinstance(value, list) and value:
            inner = "".join(f"  {_value(each)},\n" for each in cast("list[Any]", value))
            line = f"{_key(key)} = [\n{inner}]"
        yield line


def _key(key: str) -> str:
    return key if KEY.fullmatch(key) else _text(key)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_value, cast('list[object]', value)))}]"
    if isinstance(value, Mapping):
        table = cast("Mapping[str, object]", value)
        inner = ", ".join(f"{_key(key)} = {_value(each)}" for key, each in table.items())
        return f"{{ {inner} }}" if inner else "{}"
    raise BadDeck("value", f"a value is neither text nor a number: {type(value).__name__}")


def _text(text: str) -> str:
    """A TOML text in quotation marks, on one line."""
    signs = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
    return '"' + "".join(signs.get(sign, sign if sign.isprintable() else f"\\U{ord(sign):08X}") for sign in text) + '"'
