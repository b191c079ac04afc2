"""The forms of the workshop: one for each field of a part of a deck, made from what the vocabulary says of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.engine import Refused
from bot.games.inn.look.pictures.signs import kind_name
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.making.draft import Draft, PartPlace, at, fields_at, value_of
from bot.games.inn.rules.cards.making.fields import Field, fields_of, fields_of_effect, filled, names_of
from bot.games.inn.rules.cards.making.forms import YES, read_value, shown_value
from bot.games.inn.rules.cards.own import generic_cards
from bot.games.inn.rules.cards.vocabulary import KINDS
from bot.ui.layouts.components import HOUSE, custom_id, shortened
from bot.ui.layouts.forms import FORM_LIVES
from bot.ui.words import Words

LINES = 25
"""Lines of a select."""
ROOM = 5
"""Fields of a form."""
FEW_COPIES = 2
THINGS: Mapping[str, tuple[str, ...]] = {
    "counter": ("title", "start", "most"), "side": ("title", "revealed"), "anytime": ("title",),
}  # fmt: skip
"""What the form of something new in a deck asks; its panel asks the rest."""
LATER = frozenset({"if", "options", "per", "most", "least", "plain"})
"""What the form of a new effect does not ask: its panel does."""


def label_of(words: Words, kind: str, key: str) -> str:
    """What a field of a part is called."""
    own = f"deck-field.{kind}-{key}"
    return words.say(own if words.has(own) else f"deck-field.{key}")


def choice_name(words: Words, field: Field, value: str, deck: Draft) -> str:
    """What a choice of a field is called."""
    if field.key in ("kind", "kinds") or (field.key == "of" and value in KINDS):
        return kind_name(words, value)
    if field.key == "face":
        return the_library().offered[value].name
    if words.has(f"deck-choice.{field.key}-{value}"):
        return words.say(f"deck-choice.{field.key}-{value}")
    named = [*deck.get("counter", ()), *deck.get("side", ()), *(c for s in deck.get("side", ()) for c in s["card"])]
    return next((str(each["title"]) for each in named if each["id"] == value), value)


# -- which fields a form has ----------------------------------------------------------------------------------------


def pages(place: PartPlace, deck: Draft) -> list[list[Field]]:
    """The fields of a small part (a condition, a standing effect, what something depends on), as many as a form has
    room for at a time; what this deck has no choices for is left out."""
    found: list[list[Field]] = [[]]
    for field in (filled(field, deck) for field in fields_at(place)):
        if field.takes in ("choice", "choices") and not field.choices:
            continue
        if sum(map(_boxes, found[-1])) + _boxes(field) > ROOM:
            found.append([])
        found[-1].append(field)
    return found


def first_fields(word: str, deck: Draft) -> list[Field]:
    """What is asked of a new effect with this word."""
    asked = [filled(field, deck) for field in fields_of_effect(word) if field.key not in LATER]
    return [field for field in asked if field.takes not in ("choice", "choices") or field.choices]


def fields_named(place: PartPlace, what: str, deck: Draft) -> list[Field]:
    """The fields of a form: those of a page of a part, by ``*`` and its number, or one by its key.

    Raises `Refused('deck-changed')`.
    """
    if what.startswith("*"):
        every = pages(place, deck)
        return every[int(what[1:])] if what[1:].isdecimal() and int(what[1:]) < len(every) else []
    found = [filled(field, deck) for field in fields_at(place) if field.key == what]
    if not found:
        raise Refused("deck-changed")
    return found


def _boxes(field: Field) -> int:
    return max(1, -(-len(field.choices) // LINES)) if field.takes in ("choice", "choices") else 1


# -- forms ----------------------------------------------------------------------------------------------------------


def part_form(words: Words, deck: Draft, known: str, path: str, what: str) -> ui.Modal:
    """The form that changes a part of the deck that is `known` by this id: one field, or a page of them."""
    place = at(deck, path)
    fields = fields_named(place, what, deck)
    form = _form(
        label_of(words, place.kind, fields[0].key if len(fields) == 1 else place.kind),
        "deck.say",
        f"{known}:{path}:{what}",
    )
    for field in fields:
        _add_field(words, form, place.kind, field, shown_value(field, value_of(place, field)), deck)
    return form


def effect_form(words: Words, deck: Draft, known: str, path: str, word: str) -> ui.Modal:
    """The form of an effect that is to be added to the list at a path."""
    form = _form(words.say("deck-form.effect"), "deck.effect", f"{known}:{path}:{word}")
    for field in first_fields(word, deck):
        _add_field(words, form, "effect", field, _usual(field), deck)
    return form


def _usual(field: Field) -> str:
    """What the form of a new effect begins with: what the line said by which its word was chosen."""
    if field.takes == "number":
        return "1"
    return field.choices[0] if field.needed and field.takes == "choice" else ""


def card_form(words: Words, known: str, path: str) -> ui.Modal:
    """The form of a new card: its title, its kind, how many there are."""
    form = _form(words.say("deck-form.card"), "deck.made", f"{known}:{path}")
    title: ui.TextInput[Any] = ui.TextInput(max_length=100)
    kinds = [discord.SelectOption(label=kind_name(words, kind), value=kind) for kind in KINDS]
    kinds[0].default = True
    count: ui.TextInput[Any] = ui.TextInput(max_length=2, default=str(FEW_COPIES))
    form.add_item(ui.Label(text=words.say("deck-field.title"), component=title))
    form.add_item(ui.Label(text=words.say("deck-field.kind"), component=ui.Select(options=kinds)))
    form.add_item(ui.Label(text=words.say("deck-field.count"), component=count))
    return form


def text_form(
    words: Words, verb: str, arg: str, key: str, *, most: int, value: str = "", long: bool = False
) -> ui.Modal:
    """A form of one text."""
    form = _form(words.say(f"deck-form.{key}"), verb, arg)
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    box: ui.TextInput[Any] = ui.TextInput(style=style, max_length=most, default=value or None)
    form.add_item(
        ui.Label(
            text=words.say(f"deck-form.{key}-label"), description=_hint(words, f"deck-form.{key}-hint"), component=box
        )
    )
    return form


def thing_fields(kind: str) -> list[Field]:
    """What is asked of a new counter, side deck, or something that may be done at any time."""
    return [field for field in fields_of(kind) if field.key in THINGS[kind]]


def thing_form(words: Words, deck: Draft, known: str, path: str, kind: str) -> ui.Modal:
    """The form of such a thing, with what usually holds."""
    form = _form(label_of(words, kind, kind), "deck.thing", f"{known}:{path}")
    for field in thing_fields(kind):
        _add_field(words, form, kind, field, "" if field.default is None else str(field.default), deck)
    return form


def _form(title: str, verb: str, arg: str) -> ui.Modal:
    return ui.Modal(title=shortened(title, 45), custom_id=custom_id(HOUSE, verb, arg=arg), timeout=FORM_LIVES)


def _hint(words: Words, key: str) -> str | None:
    return words.say(key) if words.has(key) else None


def _add_field(words: Words, form: ui.Modal, kind: str, field: Field, shown: str, deck: Draft) -> None:
    label = label_of(words, kind, field.key)
    if field.takes in ("choice", "choices"):
        chosen = set(shown.split(","))
        for first in range(0, len(field.choices), LINES):
            named = f"{label} ({words.say('deck.more-of-it')})" if first else label
            _add_select(words, form, field, field.choices[first : first + LINES], chosen, named, deck)
        return
    if field.takes == "flag":
        options = [discord.SelectOption(label=words.say("deck-form.yes"), value=YES, default=shown == YES)]
        form.add_item(ui.Label(text=label, component=ui.Select(options=options, min_values=0, required=False)))
        return
    long = field.takes in ("counts", "pairs") or field.key in ("about", "note")
    box: ui.TextInput[Any] = ui.TextInput(
        style=discord.TextStyle.paragraph if long else discord.TextStyle.short, default=shown or None,
        required=field.needed, max_length=max(field.most, 4) if field.takes == "text" else 1000 if long else 40,
    )  # fmt: skip
    form.add_item(ui.Label(text=shortened(label, 45), description=_range(words, field, deck), component=box))


def _add_select(
    words: Words, form: ui.Modal, field: Field, choices: Sequence[str], chosen: set[str], label: str, deck: Draft
) -> None:
    options = [
        discord.SelectOption(
            label=shortened(choice_name(words, field, value, deck), 100), value=value, default=value in chosen
        )
        for value in choices
    ]  # fmt: skip
    whole = field.needed and len(field.choices) <= LINES
    most = min(field.most or 1, len(options)) if field.takes == "choices" else 1
    box: ui.Select[Any] = ui.Select(options=options, min_values=int(whole), max_values=most, required=whole)
    form.add_item(ui.Label(text=shortened(label, 45), component=box))


def _range(words: Words, field: Field, deck: Draft) -> str | None:
    if field.takes == "number":
        return words.say("deck-form.range", least=field.least, most=field.most)
    if field.takes == "counts":
        names = names_of(field, deck)
        first = generic_cards()[names[0]].title if field.of == "generic" else names[1]
        return shortened(words.say("deck-form.counts", example=f"2 {first}"), 100)
    return None


# -- what comes back ------------------------------------------------------------------------------------------------


def read_fields(
    fields: Sequence[Field], values: Sequence[str], before: PartPlace | None, deck: Draft
) -> dict[str, Any]:
    """What was filled in, by key; None takes back what was said. Raises `Refused` as `read_value` does."""
    said: dict[str, Any] = {}
    left = list(values)
    for field in fields:
        boxes, left = left[: _boxes(field)], left[_boxes(field) :]
        old = shown_value(field, value_of(before, field)) if before is not None else ""
        said[field.key] = read_value(field, _answered(boxes, old), deck)
    return said


def _answered(boxes: Sequence[str], old: str) -> str:
    """What was chosen in the several selects of one field: the one that has changed."""
    chosen = [box for box in boxes if box]
    return next((box for box in chosen if box != old), chosen[0] if chosen else "")
