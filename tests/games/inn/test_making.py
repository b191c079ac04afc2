"""Nothing that a deck's data can say is out of reach of the forms: every shipped deck is made again by them alone."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.games.inn.rules.cards.decks import DeckData
from bot.games.inn.rules.cards.library import INN_DATA
from bot.games.inn.rules.cards.making import draft as drafts
from bot.games.inn.rules.cards.making.draft import Draft, PartPlace, at, fields_at, spread, value_of, word_of
from bot.games.inn.rules.cards.making.fields import fields_of_effect, filled
from bot.games.inn.rules.cards.making.forms import read_value, shown_value
from bot.games.inn.rules.cards.models import CardData
from bot.games.inn.rules.cards.own import read_own
from bot.games.inn.rules.cards.vocabulary import EFFECTS

FILES = sorted([*(INN_DATA / "characters").glob("*.toml"), *Path("tests/house").glob("*.toml")])
FILES = [file for file in FILES if file.stem != "drinks"]
UNSAID = {"id", "size", "name", "edition"}


def copy_fields(whole: Draft, made: Draft, path: str) -> None:
    """Let the part of `made` say what that of the whole deck says, field by field, as forms are filled in and read."""
    place, values = at(whole, path), dict[str, Any]()
    for field in fields_at(place):
        if field.takes in ("node", "list", "ways"):
            continue
        there = filled(field, whole)
        text = shown_value(there, value_of(place, there))
        values[field.key] = read_value(there, text, whole)
    drafts.say(made, path, values)
    for field in fields_at(place):
        inside = f"{path}.{field.key}".lstrip(".")
        if field.takes == "node" and value_of(place, field) is not None:
            copy_fields(whole, made, inside)
        elif field.takes in ("list", "ways"):
            copy_list(whole, made, inside)


def copy_list(whole: Draft, made: Draft, path: str) -> None:
    listed = at(whole, path)
    for number, part in enumerate(listed.value):
        here = f"{path}.{number}"
        inner = at(whole, here)
        if inner.list:
            at(made, path).value.append([])
            copy_list(whole, made, here)
            continue
        drafts.add(made, path, started(inner, part))
        copy_fields(whole, made, here)


def started(place: PartPlace, part: Any) -> Any:
    if place.kind == "effect":
        return drafts.new_effect(word_of(part))
    if place.kind in ("when", "if", "standing"):
        return "away"
    return {key: part[key] for key in ("title", "id") if key in part} | ({"use": []} if place.kind == "card" else {})


def meaning(deck: Draft) -> tuple[DeckData, list[CardData]]:
    """What a deck says, whatever the form of its data."""
    sides = [{**side, "card": [{}]} for side in deck.get("side", ())]
    bare = DeckData.model_validate({**deck, "card": [{}], "boss": [], "side": sides})
    return bare, [CardData.model_validate(card) for _, card in drafts.cards_in(deck)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_shipped_deck_is_made_again_by_forms_alone(file: Path) -> None:
    whole = spread(tomllib.loads(file.read_text(encoding="utf-8")))
    made: Draft = {key: whole[key] for key in UNSAID - {"id"} if key in whole}
    copy_fields(whole, made, "")
    assert meaning(made) == meaning(whole)
    assert read_own(made, "own-x")[0].counts == read_own(whole, "own-x")[0].counts


def test_every_word_has_a_form() -> None:
    for word, said in EFFECTS.items():
        keys = {field.key for field in fields_of_effect(word)}
        assert {"if", *(["n"] if said.number else [])} <= keys, word
