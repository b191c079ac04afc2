"""Changes of a draft: data as a deck's file has it, each part at a path such as ``card.3.use.0.do.1``.

A draft is kept spread out: what a file may leave out around a list, or say in a card in place of its only use, stands
in full, so that each part has one path.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, cast

from bot.engine import Refused
from bot.games.inn.rules.cards.drafts.deck_text import MOST_CARDS
from bot.games.inn.rules.cards.drafts.reading import code_of
from bot.games.inn.rules.cards.making.fields import (
    ALWAYS,
    LISTS,
    NODES,
    WORD,
    Field,
    N,
    fields_of,
    fields_of_effect,
)
from bot.games.inn.rules.cards.models import ANSWERABLE, OPTIONS, SINGLE
from bot.games.inn.rules.cards.vocabulary import EFFECTS

Draft = dict[str, Any]
SIZE = 40
"""How many cards a deck has that does not say it."""
_ID_MOST = 16


class PartPlace(NamedTuple):
    """A part of a draft."""

    kind: str
    """What it is: a kind of `fields_of`, or "effect"."""
    value: Any
    list: bool = False
    """Whether it is a list of such parts."""


# -- spread out -----------------------------------------------------------------------------------------------------


def spread(deck: Mapping[str, Any]) -> Draft:
    """A deck as a draft, spread out; side decks as large as their cards make them."""
    draft = copy.deepcopy(dict(deck))
    _spread("deck", draft)
    return draft


def _spread(kind: str, part: Draft) -> None:
    if kind == "card":
        single = {key: part.pop(key) for key in SINGLE if key in part}
        part["use"] = _listed(part.get("use", [])) or [single]
        if single and part["use"] != [single]:
            part["use"] = [{**single, **use} for use in part["use"]]
        if "standing" in part:
            part["standing"] = _listed(part["standing"])
    for key, value in list(part.items()):
        inside = LISTS.get((kind, key), "")
        if inside:
            part[key] = [_effect(each) if inside == "effect" else each for each in _listed(value)]
            for each in part[key]:
                if isinstance(each, dict) and inside != "effect":
                    _spread(inside, cast("Draft", each))
    if kind == "side":
        part["size"] = sum(int(card.get("count", 0)) for card in part.get("card", ()))


def _listed(value: Any) -> list[Any]:
    return list(cast("Iterable[Any]", value)) if isinstance(value, list | tuple) else [value]


def _effect(data: Any) -> Draft:
    """An effect as a table, with its choices as lists of such tables."""
    effect: Draft = {data: True} if isinstance(data, str) else dict(data)
    word = word_of(effect)
    holder = word if EFFECTS[word].takes == "choices" else "options"
    if holder in effect:
        effect[holder] = [[_effect(each) for each in _listed(way)] for way in effect[holder]]
    return effect


def check_form(draft: Draft) -> None:
    """Whether each part of a draft, spread out, has the form by which it is shown and changed, whatever it says: it may
    have come from anywhere. Raises `Refused('deck-unreadable')`.
    """
    plain = {"name": str, "about": str, "size": int, "generic": dict, "retired": dict}
    _check_part("deck", draft)
    if not all(isinstance(draft.get(key, of()), of) for key, of in plain.items()):
        raise Refused("deck-unreadable")
    if not all(isinstance(n, int) for n in cast("Draft", draft.get("generic", {})).values()):
        raise Refused("deck-unreadable")


def _check_part(kind: str, part: object) -> None:
    if kind == "standing" and isinstance(part, str):
        return
    if not isinstance(part, dict):
        raise Refused("deck-unreadable")
    table = cast("Draft", part)
    named = ("id", "title") if kind in ("card", "counter", "side", "anytime") else ()
    numbers = isinstance(table.get("count", 0), int) if kind == "card" else True
    if not numbers or not all(isinstance(table.get(key), str) and table[key] for key in named):
        raise Refused("deck-unreadable")
    if kind == "effect":
        for way in ways_of(dict(table)) if _has_ways(table) else ():
            for effect in way:
                _check_part(kind, effect)
        return
    for (holder, key), inside in LISTS.items():
        if holder == kind:
            for each in table.get(key, ()):
                _check_part(inside, each)
    for (holder, key), inside in NODES.items():
        if holder == kind and key in table:
            _check_node(inside, table[key])


def _check_node(kind: str, value: object) -> None:
    sizes = {"when": (1, 2), "front": (0, 2)}.get(kind, (0, 9))
    fits = isinstance(value, dict) and sizes[0] <= len(cast("Draft", value)) <= sizes[1]
    if not fits and (kind == "front" or not isinstance(value, str | bool)):
        raise Refused("deck-unreadable")


def _has_ways(effect: Mapping[str, Any]) -> bool:
    return EFFECTS[word_of(effect)].takes == "choices" or "options" in effect


def word_of(effect: Mapping[str, Any]) -> str:
    """The word of an effect. Raises `Refused('deck-unreadable')` where it has none, or several."""
    named = [key for key in effect if key in EFFECTS]
    if len(named) != 1:
        raise Refused("deck-unreadable")
    return named[0]


# -- paths ----------------------------------------------------------------------------------------------------------


def at(draft: Draft, path: str) -> PartPlace:
    """The part at a path; the whole draft at the empty one. Raises `Refused('deck-changed')` where there is none."""
    place = PartPlace("deck", draft)
    for step in path.split(".") if path else ():
        place = _inside(place, step)
    return place


def _inside(place: PartPlace, step: str) -> PartPlace:
    kind, value = place.kind, place.value
    if place.list:
        if not (step.isdecimal() and int(step) < len(value)):
            raise Refused("deck-changed")
        return PartPlace(kind, value[int(step)], isinstance(value[int(step)], list))
    if kind == "effect" and step == "options":
        return PartPlace(kind, ways_of(value), True)
    if (kind, step) in LISTS and isinstance(value, dict):
        return PartPlace(LISTS[kind, step], cast("Draft", value).setdefault(step, []), True)
    if (kind, step) in NODES and isinstance(value, dict):
        return PartPlace(NODES[kind, step], cast("Draft", value).get(step))
    raise Refused("deck-changed")


def ways_of(effect: Draft) -> list[list[Draft]]:
    """The ways of an effect that has some, which one may add to."""
    return effect.setdefault(word_of(effect) if EFFECTS[word_of(effect)].takes == "choices" else "options", [])


def held_in(path: str) -> str:
    """The path of what a part lies in."""
    return path.rpartition(".")[0]


def node_of(path: str) -> str:
    """The path of the part that a list, or something in a list, belongs to; the deck's for a part of it."""
    steps = path.split(".")[:-1]
    while steps and steps[-1].isdecimal() is False:
        steps.pop()
    return ".".join(steps)


def cards_in(draft: Mapping[str, Any]) -> Iterator[tuple[str, Draft]]:
    """Every card with its path: those of the deck, of a Boss, of side decks."""
    for key in ("card", "boss"):
        for number, card in enumerate(draft.get(key, ())):
            yield f"{key}.{number}", card
    for number, side in enumerate(draft.get("side", ())):
        for each, card in enumerate(side.get("card", ())):
            yield f"side.{number}.card.{each}", card


def titles_in(draft: Mapping[str, Any]) -> Iterator[str]:
    """Every text of a draft that players read as it was typed."""
    things = [thing for key in ("counter", "side", "anytime") for thing in draft.get(key, ())]
    for thing in (draft, *things, *(card for _, card in cards_in(draft))):
        yield from (str(thing[key]) for key in ("name", "about", "title", "many", "note") if thing.get(key))


def total(draft: Mapping[str, Any]) -> int:
    """How many cards the deck has, generic ones among them; its size is what it should have."""
    return sum(draft.get("generic", {}).values()) + sum(int(card.get("count", 0)) for card in draft.get("card", ()))


# -- changes --------------------------------------------------------------------------------------------------------


def add(draft: Draft, path: str, part: Any) -> str:
    """Add a part to the list at a path, with an id of its own where it wants one; returns its path.

    Raises `Refused`: ``deck-cards`` (fact `most`), ``deck-changed``.
    """
    place = at(draft, path)
    if not place.list:
        raise Refused("deck-changed")
    if place.kind == "card" and sum(1 for _ in cards_in(draft)) >= MOST_CARDS:
        raise Refused("deck-cards", most=MOST_CARDS)
    if place.kind in ("card", "counter", "side", "anytime"):
        cards = place.kind == "card"
        others = [card for _, card in cards_in(draft)] if cards else list(place.value)
        part = {
            "id": _free_id(str(part["title"]), {str(other.get("id")) for other in others}, 28 if cards else _ID_MOST),
            **part,
        }
    place.value.append(part)
    _sized(draft)
    return f"{path}.{len(place.value) - 1}"


def _free_id(title: str, taken: set[str], most: int) -> str:
    """An id made from a title that no other has."""
    plain = code_of(title)[: most - 3].strip("-").lstrip("0123456789-") or "card"
    free = (plain, *(f"{plain}-{number}" for number in range(2, 99)))
    return next(each for each in free if each not in taken)


def remove(draft: Draft, path: str) -> None:
    """Take out what lies at a path: a part of a list, or what a key says. Raises `Refused('deck-changed')`."""
    at(draft, path)
    held, _, last = path.rpartition(".")
    parent = at(draft, held).value
    if last.isdecimal():
        del parent[int(last)]
    else:
        parent.pop(last, None)
    _sized(draft)


def copied(draft: Draft, path: str, title: str) -> str:
    """Add a copy of a card under another title; returns its path. Raises `Refused` as `add` does."""
    card = copy.deepcopy(at(draft, path).value)
    card.pop("id", None)
    return add(draft, held_in(path), {**card, "title": title})


def _sized(draft: Draft) -> None:
    for side in draft.get("side", ()):
        side["size"] = sum(int(card.get("count", 0)) for card in side.get("card", ()))


def say(draft: Draft, path: str, values: Mapping[str, Any]) -> None:
    """Let a part say these values, by the keys of its fields; None takes back what was said. A condition, or what
    something depends on, that says nothing any more is taken out.

    Raises `Refused('deck-changed')`.
    """
    place = at(draft, path)
    if place.list:
        raise Refused("deck-changed")
    if place.kind == "effect":
        _say_effect(place.value, values)
    elif place.kind in ("when", "if", "sure", "standing"):
        _say_word(draft, path, place, values)
    else:
        if place.value is None:
            at(draft, held_in(path)).value[path.rpartition(".")[2]] = {}
            place = at(draft, path)
        for key, value in values.items():
            if value is None or value == _default(fields_of(place.kind), key):
                place.value.pop(key, None)
            else:
                place.value[key] = value
    _sized(draft)


def _default(fields: Iterable[Field], key: str) -> Any:
    return next((field.default for field in fields if field.key == key and not field.needed), None)


def _say_effect(effect: Draft, values: Mapping[str, Any]) -> None:
    word = word_of(effect)
    fields = fields_of_effect(word)
    for key, value in values.items():
        stored = _stored_key(word, key)
        if value is not None and (stored == word or value != _default(fields, stored)):
            effect[stored] = value
        elif stored != word:
            effect.pop(stored, None)


def _stored_key(word: str, key: str) -> str:
    """Where an effect's value stands: mostly beside its word."""
    takes = EFFECTS[word].takes
    beside = {"number": N, "counter": N, "side": "of", "kind": "of", "stay": "of", "kinds": "kinds"}.get(takes)
    return word if key == beside else key


def _say_word(draft: Draft, path: str, place: PartPlace, values: Mapping[str, Any]) -> None:
    said = {**said_by_word(place.kind, place.value), **values}
    made = _made(place.kind, {key: value for key, value in said.items() if value is not None})
    held, _, last = path.rpartition(".")
    parent = at(draft, held).value
    if last.isdecimal():
        parent[int(last)] = made
    elif made is None:
        parent.pop(last, None)
    else:
        parent[last] = made


def said_by_word(kind: str, value: Any) -> dict[str, Any]:
    """What a condition, a standing effect, or what something depends on says, by the keys of its fields."""
    if value is None or value is False:
        return {}
    if value is True:
        return {WORD: ALWAYS}
    if isinstance(value, str):
        return {WORD: value}
    table = cast("Draft", value)
    if kind == "when":
        word = next(key for key in table if key != "touches")
        return {WORD: word, "kinds": _listed(table[word]), "touches": _listed(table.get("touches", []))}
    if kind == "standing":
        ((word, n),) = table.items()
        return {WORD: word, "kinds" if word == "ignores" else N: n}
    return dict(table)


def _made(kind: str, said: Mapping[str, Any]) -> Any:
    """A condition, a standing effect, or what something depends on, as a file has it; None for nothing."""
    word = said.get(WORD, "")
    if kind == "when":
        kinds, touches = list(said.get("kinds", ())), list(said.get("touches", ()))
        if word not in ("card", "loss") or (kinds in ([], list(ANSWERABLE)) and not touches):
            return word or None
        return {word: kinds or list(ANSWERABLE), **({"touches": touches} if touches and word == "card" else {})}
    if kind == "standing":
        return (
            {word: list(said.get("kinds", ()))}
            if word == "ignores"
            else word
            if word == "away"
            else {word: said.get(N, 1)}
        )
    if word:
        return True if word == ALWAYS else word
    if said.get("holds"):
        return {"holds": list(said["holds"])}
    usual = {"least": -99, "most": 99, "who": "them", "of": ""}
    found = {key: value for key, value in said.items() if key in usual and value != usual[key]}
    return found if "of" in found else None


def value_of(place: PartPlace, field: Field) -> Any:
    """What a part says under a field; the field's default where it says nothing."""
    if place.kind == "effect":
        return place.value.get(_stored_key(word_of(place.value), field.key), field.default)
    if place.kind in ("when", "if", "sure", "standing"):
        return said_by_word(place.kind, place.value).get(field.key, field.default)
    return cast("Draft", place.value or {}).get(field.key, field.default)


def fields_at(place: PartPlace) -> tuple[Field, ...]:
    """The fields of a part."""
    return fields_of_effect(word_of(place.value)) if place.kind == "effect" else fields_of(place.kind)


def new_effect(word: str) -> Draft:
    """An effect with this word that says nothing else yet."""
    said = EFFECTS[word]
    match said.takes:
        case "number" | "counter":
            return {word: 1}
        case "choices":
            return {word: []}
        case _:
            return {word: True}


# -- what follows from an effect ------------------------------------------------------------------------------------


def add_effect(draft: Draft, path: str, effect: Draft) -> str:
    """Add an effect to the list at a path; returns its path. What it needs is said with it, if nothing was said of that
    yet: another player to pick, what it answers, as many ways as it has at least.

    Raises `Refused('deck-changed')`.
    """
    word = word_of(effect)
    least = OPTIONS.get(word, (0, 0))[0]
    if least and not ways_of(effect):
        ways_of(effect).extend([] for _ in range(least))
    where = add(draft, path, effect)
    settle(draft, path)
    return where


def settle(draft: Draft, path: str) -> None:
    """After effects at a path have changed: somebody is picked if an effect is said of them, and only then; what is
    answered is something that the effects answer.
    """
    steps = path.split(".")
    if "use" not in steps:
        return
    use_path = ".".join(steps[: steps.index("use") + 2])
    use = cast("Draft", at(draft, use_path).value)
    effects = cast("list[Draft]", use.get("do", []))
    if any(map(_picks, effects)):
        use.setdefault("pick", "other")
    else:
        for key in ("pick", "most", "least", "no-things", "among"):
            use.pop(key, None)
    card = at(draft, ".".join(steps[: steps.index("use")])).value
    answers = next((EFFECTS[word_of(effect)].answers for effect in effects if EFFECTS[word_of(effect)].answers), ())
    if card.get("kind") != "sometimes":
        use.pop("when", None)
    elif answers and said_by_word("when", use.get("when")).get(WORD) not in answers:
        use["when"] = answers[0]


def _picks(effect: Draft) -> bool:
    word = word_of(effect)
    whom = effect.get("who") or EFFECTS[word].who[0]
    return "picked" in (whom, effect.get("to", "")) or EFFECTS[word].aimed


def new_card(draft: Draft, path: str, title: str, kind: str, count: int) -> str:
    """Add a card that says no more than its kind does: a Gambling or Cheating Card takes control. Returns its path.

    Raises `Refused('deck-cards')` (fact `most`).
    """
    use: Draft = {"do": [{"control": True}]} if kind in ("gambling", "cheating") else {"do": []}
    if kind == "sometimes":
        use = {"when": "loss", **use}
    return add(draft, path, {"title": title, "kind": kind, "count": count, "use": [use]})
