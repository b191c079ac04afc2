"""What may be said of each part of a deck: the fields that the models of deck files have, and the vocabulary's choices.

A part of a deck is one of `MODELS`; or an effect, a condition, what something depends on, or a standing effect, which a
file writes as a word with its value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, cast, get_args, get_origin

from annotated_types import Ge, Le, MaxLen
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from bot.games.inn.rules.cards.decks import (
    AnyTimeData,
    CounterData,
    DeckData,
    FrontData,
    LevelData,
    SideData,
    TimeData,
)
from bot.games.inn.rules.cards.library import the_library
from bot.games.inn.rules.cards.models import HOWS, OPTIONS, CardData, UseData
from bot.games.inn.rules.cards.own import generic_cards
from bot.games.inn.rules.cards.preparing import COSTS
from bot.games.inn.rules.cards.vocabulary import (
    ANSWERABLE,
    ATTRIBUTES,
    BORROWED,
    CONDITIONS,
    EFFECTS,
    KINDS,
    PER,
    PICKS,
    PRECONDITIONS,
    STANDING,
    STAYS,
    TIMES,
)

Takes = Literal["text", "number", "numbers", "flag", "choice", "choices", "counts", "pairs", "node", "list", "ways"]
"""What a field takes: a line of text; a whole number; several, or one of them in place of a word; yes or no; one or
several of its choices; numbers or words by name; another part of the deck; a list of such; lists of effects of which
one happens."""
RACES = ("orc", "troll", "ogre", "vampire", "dwarf")
WORD = "word"
"""The field of a condition, a standing effect or what something depends on that holds its word."""
ALWAYS = "always"
"""The word of what `sure` says that depends on nothing."""
JOINING = ("take", "buy")
"""What is done with side decks whose cards join the Character Deck."""
N = "n"
"""The field of an effect or a standing effect that holds its number."""
TEXTS_MOST = 300

MODELS: Mapping[str, type[BaseModel]] = {
    "deck": DeckData,
    "card": CardData,
    "use": UseData,
    "counter": CounterData,
    "level": LevelData,
    "side": SideData,
    "time": TimeData,
    "anytime": AnyTimeData,
    "front": FrontData,
}
LISTS: Mapping[tuple[str, str], str] = {
    ("deck", "card"): "card", ("deck", "boss"): "card", ("deck", "counter"): "counter", ("deck", "side"): "side",
    ("deck", "time"): "time", ("deck", "anytime"): "anytime", ("card", "use"): "use", ("side", "card"): "card",
    ("card", "standing"): "standing", ("counter", "level"): "level", ("level", "standing"): "standing",
    ("use", "do"): "effect", ("use", "negated"): "effect", ("counter", "under"): "effect",
    ("counter", "bite"): "effect", ("time", "do"): "effect", ("anytime", "do"): "effect",
}  # fmt: skip
"""The lists of a deck: in what, under which key, and of what."""
NODES: Mapping[tuple[str, str], str] = {
    ("deck", "front"): "front", ("use", "when"): "when", ("use", "among"): "if", ("use", "sure"): "sure",
    ("effect", "if"): "if",
}  # fmt: skip
_CHOICES: Mapping[tuple[str, str], Sequence[str]] = {
    ("use", "pick"): tuple(PICKS), ("time", "at"): TIMES, ("deck", "race"): RACES,
    ("card", "kind"): KINDS, ("sure", WORD): (ALWAYS, "hero", "villain"), ("when", WORD): tuple(CONDITIONS),
    ("if", WORD): PRECONDITIONS, ("standing", WORD): STANDING,
}  # fmt: skip
_UNSAID = frozenset(
    {
        ("deck", "name"), ("deck", "edition"), ("card", "id"), ("counter", "id"), ("side", "id"), ("anytime", "id"),
        ("side", "size"),
    }
)  # fmt: skip
"""What a form does not ask: a deck's name is what its server calls it, its edition stays as it is, an id follows from
the title, and a side deck is as large as its cards make it."""


@dataclass(frozen=True, slots=True)
class Field:
    """What may be said under one key of a part."""

    key: str
    takes: Takes
    of: str = ""
    """The kind of part that a node or a list holds."""
    choices: tuple[str, ...] = ()
    least: int = 0
    """Of a number, or of how many choices; `most` likewise, and the letters of a text."""
    most: int = 0
    default: Any = None
    """What holds where nothing is said."""
    needed: bool = False
    """Whether something must be said."""


@cache
def fields_of(kind: str) -> tuple[Field, ...]:
    """The fields of a kind of part, in the order of its model, without what a deck's choices give (`filled`)."""
    if kind in MODELS:
        named = [(info.alias or name, info) for name, info in MODELS[kind].model_fields.items()]
        return tuple(_of_model(kind, key, info) for key, info in named if (kind, key) not in _UNSAID)
    if kind == "when":
        return (
            _choice(kind, WORD, needed=True),
            Field("kinds", "choices", choices=ANSWERABLE, most=len(ANSWERABLE), default=ANSWERABLE),
            Field("touches", "choices", choices=ATTRIBUTES, most=len(ATTRIBUTES), default=()),
        )
    if kind in ("if", "sure"):
        return (
            _choice(kind, WORD), Field("of", "choice", of="counter", default=""),
            Field("least", "number", least=-99, most=99, default=-99),
            Field("most", "number", least=-99, most=99, default=99),
            Field("who", "choice", choices=("them", "you"), default="them"),
            Field("holds", "choices", of="held", most=25, default=()),
        )  # fmt: skip
    return (
        _choice(kind, WORD, needed=True), Field(N, "number", most=20, default=0),
        Field("kinds", "choices", choices=KINDS, most=len(KINDS), default=()),
    )  # fmt: skip


def _choice(kind: str, key: str, *, needed: bool = False) -> Field:
    return Field(key, "choice", choices=tuple(_CHOICES[kind, key]), default="", needed=needed)


def _of_model(kind: str, key: str, info: FieldInfo) -> Field:
    default: Any = None if info.is_required() else info.get_default(call_default_factory=True)
    field = Field(key, "text", default=default, needed=info.is_required())
    if (kind, key) in LISTS:
        return replace(field, takes="list", of=LISTS[kind, key], default=())
    if (kind, key) in NODES:
        return replace(field, takes="node", of=NODES[kind, key])
    if (kind, key) in _CHOICES:
        return replace(field, takes="choice", choices=tuple(_CHOICES[kind, key]))
    if key in ("generic", "cost"):
        return replace(field, takes="counts", of=key, default={})
    if key == "retired":
        return replace(field, takes="pairs", default={})
    if key in ("hand", "supply"):
        return replace(field, takes="numbers", choices=("others",) if key == "supply" else ())
    if key == "face":
        return replace(field, takes="choice", of="face")
    return _plain(field, info)


def _plain(field: Field, info: FieldInfo) -> Field:
    """A field whose type says what it takes."""
    kinds = _parts(info.annotation)
    least = next((cast("int", rule.ge) for rule in info.metadata if isinstance(rule, Ge)), -99)
    most = next((cast("int", rule.le) for rule in info.metadata if isinstance(rule, Le)), 99)
    longest = next((rule.max_length for rule in info.metadata if isinstance(rule, MaxLen)), 0)
    if kinds == {bool}:
        return replace(field, takes="flag")
    if kinds == {int}:
        return replace(field, takes="number", least=least, most=most)
    if get_origin(info.annotation) is Literal:
        return replace(field, takes="choice", choices=tuple(str(each) for each in get_args(info.annotation) if each))
    return replace(field, most=longest or TEXTS_MOST)


def _parts(annotation: Any) -> set[Any]:
    return set(get_args(annotation)) if get_origin(annotation) in (Union, UnionType) else {annotation}


# -- effects --------------------------------------------------------------------------------------------------------


@cache
def fields_of_effect(word: str) -> tuple[Field, ...]:
    """The fields of an effect with this word: its value first, then whom it is said of, then what it may depend on."""
    said = EFFECTS[word]
    found: list[Field] = []
    if said.number:
        found.append(Field(N, "number", least=said.least, most=said.most, needed=True))
    match said.takes:
        case "counter" | "side":
            found.append(Field("of", "choice", of=said.takes, needed=True))
        case "kind":
            found.append(Field("of", "choice", choices=KINDS, needed=True))
        case "stay":
            found.append(Field("of", "choice", choices=STAYS, needed=True))
        case "kinds":
            found.append(Field("kinds", "choices", choices=BORROWED, least=1, most=len(BORROWED), needed=True))
        case _:
            pass
    if len(said.who) > 1:
        found.append(Field("who", "choice", choices=said.who, default=""))
    if said.to:
        found.append(Field("to", "choice", choices=said.to, default="inn"))
    if word in HOWS:
        found.append(Field("how", "choice", choices=tuple(filter(None, HOWS[word])), default=""))
    found += _further(word)
    return tuple(found)


def _further(word: str) -> list[Field]:
    said, found = EFFECTS[word], list[Field]()
    if word == "discard-cards":
        found.append(Field("kind", "choice", choices=KINDS, default=""))
    if word == "add-alcohol":
        found.append(Field("least", "number", least=-99, most=20, default=-99))
    if said.number:
        found.append(Field("per", "choice", choices=PER, of="counter", default=""))
        found.append(Field("most", "number", most=99, default=0))
    found.append(Field("if", "node", of="if"))
    if word == "lose-fortitude":
        found.append(Field("plain", "flag", default=False))
    if said.takes == "choices" or word in OPTIONS:
        least, most = OPTIONS[word]
        found.append(Field("options", "ways", of="effect", least=least, most=most, needed=True))
    return found


# -- what a deck gives to choose from -------------------------------------------------------------------------------


def filled(field: Field, deck: Mapping[str, Any]) -> Field:
    """A field with the choices that this deck gives: its counters, its side decks, faces."""
    known: dict[str, Callable[[Mapping[str, Any]], Sequence[str]]] = {
        "counter": _counters, "side": _sides, "held": _held, "face": lambda _: tuple(the_library().offered),
    }  # fmt: skip
    if field.takes not in ("choice", "choices") or field.of not in known:
        return field
    return replace(field, choices=(*field.choices, *known[field.of](deck)))


def _ids(deck: Mapping[str, Any], key: str) -> tuple[str, ...]:
    return tuple(str(each["id"]) for each in deck.get(key, ()))


def _counters(deck: Mapping[str, Any]) -> tuple[str, ...]:
    return _ids(deck, "counter")


def _sides(deck: Mapping[str, Any]) -> tuple[str, ...]:
    return _ids(deck, "side")


def _held(deck: Mapping[str, Any]) -> tuple[str, ...]:
    """The ids of cards of side decks that hold."""
    return tuple(
        str(card["id"]) for side in deck.get("side", ()) if side.get("revealed") == "holds" for card in side["card"]
    )


def names_of(field: Field, deck: Mapping[str, Any]) -> tuple[str, ...]:
    """What a field of numbers by name may name: generic cards, or what a cost is paid with."""
    if field.of == "cost":
        return (*COSTS, *_counters(deck))
    return tuple(generic_cards()) if field.of == "generic" else ()


def fits(kind: str, word: str, deck: Mapping[str, Any]) -> bool:
    """Whether a word can be said at all in this deck: a counter, or a side deck, may have to be there first."""
    if word in JOINING and not any(side.get("joins") for side in deck.get("side", ())):
        return False
    fields = fields_of_effect(word) if kind == "effect" else fields_of(kind)
    return all(filled(field, deck).choices for field in fields if field.needed and field.takes in ("choice", "choices"))
