"""What a draft comes to so far: its cards as they would be played, and each word of the vocabulary as a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Any, cast

from pydantic import ValidationError

from bot.engine import BadData, Refused
from bot.games.inn.rules.cards.decks import CounterData, SideData
from bot.games.inn.rules.cards.library import the_library
from bot.games.inn.rules.cards.making.draft import Draft, at, cards_in, total
from bot.games.inn.rules.cards.making.fields import fits
from bot.games.inn.rules.cards.models import OPTIONS, EffectData
from bot.games.inn.rules.cards.own import read_own
from bot.games.inn.rules.cards.prepared import Card
from bot.games.inn.rules.cards.reading import read_cards
from bot.games.inn.rules.cards.text import the_lexicon
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.cards.wording import Lexicon, Wording, capital

DRAFT = "draft"
"""The deck that cards of drafts belong to."""
Known = tuple[dict[str, CounterData], dict[str, SideData]]


def known_in(draft: Draft) -> Known:
    """The counters and side decks of a draft that are right so far, by their ids."""
    counters, sides = dict[str, CounterData](), dict[str, SideData]()
    for data in draft.get("counter", ()):
        with suppress(ValidationError):
            counters[str(data["id"])] = CounterData.model_validate(data)
    for data in draft.get("side", ()):
        with suppress(ValidationError):
            sides[str(data["id"])] = SideData.model_validate({"card": [{}], **data, "size": max(2, int(data["size"]))})
    return counters, sides


def card_at(draft: Draft, path: str) -> Card:
    """The card at a path as it would be played. Raises `BadData` for one that could not be."""
    data = cast("Draft", at(draft, path).value)
    ((card, _),) = read_cards([data], DRAFT, str(draft.get("name", "?")))
    counters, sides = known_in(draft)
    steps = path.split(".")
    if steps[0] != "side":
        return replace(card, counters=counters, sides=sides, boss=steps[0] == "boss")
    side = sides.get(str(draft["side"][int(steps[1])].get("id")))
    if side is None:
        return replace(card, counters=counters, sides=sides)
    lies = {"joins": side.joins, "holds": side.revealed == "holds", "adds": side.revealed == "adds", "boss": side.boss}
    return replace(card, counters=counters, sides=sides, side=side.id, **lies)


def good_cards(draft: Draft) -> list[tuple[Card, int]]:
    """The cards that could be played so far, with their counts."""
    found: list[tuple[Card, int]] = []
    for path, data in cards_in(draft):
        with suppress(BadData, Refused):
            found.append((card_at(draft, path), int(data.get("count", 0))))
    return found


def complete(draft: Draft) -> bool:
    """Whether a game can be played with it."""
    try:
        read_own(draft)
    except BadData:
        return False
    return True


def checked(draft: Draft) -> list[str]:
    """What is wrong with a deck, but for its number of cards."""
    if lacking(draft):
        return []
    try:
        read_own(draft)
    except BadData as error:
        return [str(error)]
    return []


def lacking(draft: Mapping[str, Any]) -> int:
    """How many cards it lacks; less than none where it has too many."""
    return int(draft.get("size", 40)) - total(draft)


# -- words as sentences ---------------------------------------------------------------------------------------------


@cache
def _usual(kind: str) -> Counter[str]:
    """How often cards of this kind say each word, in the shipped decks."""
    cards = (card for card in the_library().cards.values() if kind in ("", card.kind) and not card.deck.startswith("own-"))
    return Counter(effect.word for card in cards for effect in card.effects)


def words_for(draft: Draft, kind: str) -> list[str]:
    """The words that an effect of a card of this kind may have in this deck, those that are said most often first."""
    usual = _usual(kind)
    every = [word for word in EFFECTS if fits("effect", word, draft)]
    return sorted(every, key=lambda word: (-usual[word], -_usual("")[word], every.index(word)))


def sentence_of(word: str, draft: Draft) -> str:
    """What an effect with this word does, as a sentence about the smallest number."""
    counters, sides = known_in(draft)
    return told([_sample(word, counters, sides)], draft)


def _sample(word: str, counters: Iterable[str], sides: Iterable[str]) -> Draft:
    said = EFFECTS[word]
    n = max(1, said.least)
    ways = [[{"draw": number + 1}] for number in range(OPTIONS.get(word, (0, 0))[0])]
    if word.startswith("season"):
        ways = [[{"gain-alcohol": 1}]]
    match said.takes:
        case "counter":
            return {word: n, "of": next(iter(counters), "")}
        case "side":
            return {word: next(iter(sides), "")}
        case "kind":
            return {word: "action"}
        case "kinds":
            return {word: ["action"]}
        case "stay":
            return {word: "turn"}
        case "choices":
            return {word: ways}
        case "number":
            how = {"how": "gold"} if word == "bid" else {}
            return {word: n, **how, **({"options": ways} if ways else {})}
        case _:
            return {word: True}


def told(effects: Iterable[Any], draft: Draft, *, lexicon: Lexicon | None = None) -> str:
    """What effects do, as sentences; empty where they are not right yet."""
    counters, sides = known_in(draft)
    try:
        data = [EffectData.model_validate(effect) for effect in effects]
        return capital(Wording(lexicon or the_lexicon(), counters, sides).sentences(data)) if data else ""
    except (ValidationError, BadData, KeyError):
        return ""
