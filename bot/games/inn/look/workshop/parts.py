"""The lines of the workshop's menus: what can be said of a part of a deck, and what has been said of it so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.inn.look.workshop.forms import LINES, choice_name, label_of, pages
from bot.games.inn.rules.cards.making.draft import Draft, PartPlace, at, fields_at, said_by_word, value_of, word_of
from bot.games.inn.rules.cards.making.fields import WORD, Field, filled
from bot.games.inn.rules.cards.making.forms import shown_value
from bot.games.inn.rules.cards.making.showing import sentence_of, told, words_for
from bot.games.inn.rules.cards.models import StandingData
from bot.games.inn.rules.cards.text import standing_text, the_lexicon
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.cards.wording import capital
from bot.ui.layouts.components import shortened
from bot.ui.words import Words

FORM, FLAG, GO, ADD, COPY, OUT = "f", "t", "g", "a", "c", "o"
"""What a line does: opens a form, says yes or no, shows a part, adds one to a list, copies a card, takes a part out."""
CARD_SAYS = frozenset({"title", "kind", "count", "original", "note"})
"""What is said of a card itself, whatever it does."""


TOLD = frozenset({"counter", "side", "anytime", "time", "level", "front", "use"})
"""The parts whose panel tells what has been said of them; cards and effects are told by their texts."""
FIRST = frozenset({"do", "when"})
"""What is said first of a way to play a card."""


class Line(NamedTuple):
    """A line of a menu. `value` says what it does: one of the letters above, the path of a part, a key."""

    label: str
    value: str
    told: str = ""
    """What has been said so far."""


def lines_of(words: Words, deck: Draft, path: str) -> list[Line]:
    """What can be said of a part, with the parts in it."""
    place = at(deck, path)
    first = [field for field in fields_at(place) if field.key in FIRST]
    rest = [field for field in fields_at(place) if field not in first]
    fields = [field for field in (*first, *rest) if _fits(deck, path, place, field)]
    return [line for field in fields for line in _lines(words, deck, path, place, filled(field, deck))]


def _fits(deck: Draft, path: str, place: PartPlace, field: Field) -> bool:
    """Whether a field means anything where nothing was said of it yet: a price that of a side card, say."""
    if place.kind not in ("card", "use") or value_of(place, field) not in (field.default, None):
        return True
    card = place.value if place.kind == "card" else at(deck, card_path(path)).value
    match field.key:
        case "price" | "at-once":
            return path.startswith("side.")
        case "until" | "standing" | "wages" | "front":
            return bool(card.get("stays"))
        case "over-winning":
            return card.get("kind") == "gambling"
        case "when":
            return card.get("kind") == "sometimes"
        case "least" | "most" | "no-things" | "among":
            return bool(place.value.get("pick"))
        case _:
            return True


def list_lines(words: Words, deck: Draft, path: str) -> list[Line]:
    """What lies in a list, and that there may be more of it."""
    place = at(deck, path)
    found = [
        Line(part_name(words, deck, f"{path}.{number}"), f"{GO}:{path}.{number}", words.say("deck.change-it"))
        for number in range(len(place.value))
    ]
    if at_ways(path):
        return [*found, Line(words.say("deck.one-more-way"), f"{ADD}:{path}")]
    if place.kind != "effect":
        found.append(Line(words.say("deck.one-more", what=label_of(words, place.kind, place.kind)), f"{ADD}:{path}"))
    return found


def at_ways(path: str) -> bool:
    """Whether a list is that of the ways of an effect."""
    return path.endswith(".options")


def _lines(words: Words, deck: Draft, path: str, place: PartPlace, field: Field) -> Iterator[Line]:
    inside = f"{path}.{field.key}".lstrip(".")
    label = label_of(words, place.kind, field.key)
    if field.takes in ("choice", "choices") and not field.choices:
        return
    match field.takes:
        case "list" | "ways":
            yield from _list_lines(words, deck, inside, label, field)
        case "node" if field.of == "front":
            yield Line(label, f"{GO}:{inside}", words.say("deck.said" if value_of(place, field) else "deck.unsaid"))
        case "node":
            part = at(deck, inside)
            for number in range(len(pages(part, deck))):
                name = label if not number else f"{label} ({words.say('deck.more-of-it')})"
                yield Line(name, f"{FORM}:{inside}:*{number}", word_told(words, deck, part))
        case "flag":
            yield Line(
                label, f"{FLAG}:{path}:{field.key}", words.say("deck.yes" if value_of(place, field) else "deck.no")
            )
        case _:
            yield Line(label, f"{FORM}:{path}:{field.key}", field_told(words, deck, place, field))


def _list_lines(words: Words, deck: Draft, path: str, label: str, field: Field) -> Iterator[Line]:
    there = at(deck, path).value
    if field.of == "effect" and not at_ways(path) and there:
        for number in range(len(there)):
            yield Line(part_name(words, deck, f"{path}.{number}"), f"{GO}:{path}.{number}", label)
    n = len(there)
    yield Line(label, f"{GO}:{path}", words.say("deck.so-many", n=n) if n else words.say("deck.unsaid"))


def said_lines(words: Words, deck: Draft, path: str) -> list[str]:
    """What has been said so far of a part that is not told as a sentence, such as a counter."""
    place = at(deck, path)
    if place.list or place.kind not in TOLD:
        return []
    told: list[str] = []
    for field in fields_at(place):
        value = value_of(place, field)
        if field.key == "title" or value in (field.default, None, [], {}):
            continue
        label = label_of(words, place.kind, field.key)
        match field.takes:
            case "list" | "ways":
                text = told_list(words, deck, f"{path}.{field.key}")
            case "flag":
                text = words.say("deck.yes")
            case "node":
                text = word_told(words, deck, at(deck, f"{path}.{field.key}"))
            case _:
                text = field_told(words, deck, place, filled(field, deck))
        told.append(words.say("deck.tells", what=label, told=text))
    return told


def told_list(words: Words, deck: Draft, path: str) -> str:
    """What lies in a list: effects as sentences, else what the parts are called."""
    place = at(deck, path)
    if place.kind == "effect" and not at_ways(path):
        return told(place.value, deck) or words.say("deck.so-many", n=len(place.value))
    return ", ".join(part_name(words, deck, f"{path}.{number}") for number in range(len(place.value)))


def field_told(words: Words, deck: Draft, place: PartPlace, field: Field) -> str:
    """What is said under a field so far."""
    value = value_of(place, field)
    shown = shown_value(field, value)
    if field.takes in ("choice", "choices") and shown:
        return ", ".join(choice_name(words, field, each, deck) for each in shown.split(","))
    if field.takes == "number" and not shown and value not in (None, -99, 99):
        return str(value)
    return shown.replace("\n", ", ") or words.say("deck.unsaid")


def word_told(words: Words, deck: Draft, place: PartPlace) -> str:
    """What a condition says, or what something depends on."""
    said = said_by_word(place.kind, place.value)
    if not said:
        return words.say("deck.unsaid")
    fields = [filled(field, deck) for field in fields_at(place)]
    named = [field_told(words, deck, place, field) for field in fields if said.get(field.key)]
    return ", ".join(named)


def part_name(words: Words, deck: Draft, path: str) -> str:
    """What a part of a list is called in a line."""
    place, number = at(deck, path), int(path.rpartition(".")[2]) + 1
    if place.list:
        return words.say("deck.way", n=number, told=told(place.value, deck) or "…")
    match place.kind:
        case "effect":
            return told([place.value], deck) or sentence_of(word_of(place.value), deck)
        case "card" | "counter" | "side" | "anytime":
            return str(place.value["title"])
        case "standing":
            return standing_name(words, place)
        case "time":
            return words.say(f"deck-choice.at-{place.value.get('at', 'turn')}")
        case _:
            return words.say("deck.numbered", what=label_of(words, place.kind, place.kind), n=number)


def standing_name(words: Words, place: PartPlace) -> str:
    """A standing effect in words."""
    try:
        text = standing_text([StandingData.model_validate(place.value)], the_lexicon())
    except ValueError:
        return str(said_by_word("standing", place.value).get(WORD, ""))
    return capital(text)


# -- words to choose from -------------------------------------------------------------------------------------------


def word_lines(deck: Draft, path: str, page: int) -> tuple[list[Line], int]:
    """The words that an effect in the list at a path may have, each with what it does, so many as a menu has room for
    on this page beside the line that turns it; and how many pages there are.
    """
    every = [word for word in words_for(deck, _kind_at(deck, path)) if _allowed(path, word)]
    room = LINES if len(every) <= LINES else LINES - 1
    number = -(-len(every) // room)
    page %= number
    shown = every[page * room : (page + 1) * room]
    return [Line(shortened(sentence_of(word, deck) or word, 100), word) for word in shown], number


def _allowed(path: str, word: str) -> bool:
    """What a character does by itself answers nothing."""
    return path.split(".", maxsplit=1)[0] not in ("counter", "time", "anytime") or not EFFECTS[word].answers


def _kind_at(deck: Draft, path: str) -> str:
    steps = path.split(".")
    return str(at(deck, ".".join(steps[: steps.index("use")])).value.get("kind", "")) if "use" in steps else ""


def card_path(path: str) -> str:
    """The path of the card that a part belongs to; empty for a part of no card."""
    steps = path.split(".")
    if steps[0] in ("card", "boss") and len(steps) > 1:
        return ".".join(steps[:2])
    if steps[0] == "side" and len(steps) > 3:
        return ".".join(steps[:4])
    return ""


def effects_path(deck: Draft, path: str) -> str:
    """The list to which an effect is added from the panel of a part: its own, that of a card's only use; else empty."""
    place = at(deck, path)
    if place.list:
        return path if place.kind == "effect" and not at_ways(path) else ""
    if place.kind == "card":
        return f"{path}.use.0.do" if len(place.value.get("use", ())) == 1 else ""
    return f"{path}.do" if place.kind in ("use", "time", "anytime") else ""
