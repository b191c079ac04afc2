"""What a draft comes to so far: its cards as they would be played, and each word of the vocabulary as a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from typing import Any, cast

from pydantic import ValidationError

from bot.engine import BadData, Refused
from bot.games.inn.rules.cards.drafts.cards import Around, around
from bot.games.inn.rules.cards.drafts.faults import card_faults, faults
from bot.games.inn.rules.cards.library import the_library
from bot.games.inn.rules.cards.making.draft import SIZE, Draft, at, cards_in, total
from bot.games.inn.rules.cards.making.fields import fits
from bot.games.inn.rules.cards.models import OPTIONS, EffectData
from bot.games.inn.rules.cards.own import is_own
from bot.games.inn.rules.cards.prepared import Card
from bot.games.inn.rules.cards.text import the_lexicon
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.cards.wording import Lexicon, Wording, capital


def card_at(draft: Draft, path: str) -> Card:
    """The card at a path as it would be played. Raises `BadData` for one that could not be."""
    return _around(draft, path).card(cast("Draft", at(draft, path).value))


def _around(draft: Draft, path: str) -> Around:
    steps = path.split(".")
    side = str(draft["side"][int(steps[1])]["id"]) if steps[0] == "side" else ""
    return around(draft, side, boss=steps[0] == "boss")


def wrong_at(draft: Draft, path: str) -> list[str]:
    """What is wrong with the card at a path, in sentences for who makes it."""
    return list(card_faults(at(draft, path).value, _around(draft, path)))


def good_cards(draft: Draft) -> list[tuple[Card, int]]:
    """The cards that could be played so far, with their counts."""
    found: list[tuple[Card, int]] = []
    for path, data in cards_in(draft):
        with suppress(BadData, Refused):
            found.append((card_at(draft, path), int(data.get("count", 0))))
    return found


def wrong_in(draft: Draft) -> list[str]:
    """What is wrong with a deck, in sentences for who makes it."""
    return faults(draft)


def lacking(draft: Mapping[str, Any]) -> int:
    """How many cards it lacks; less than none where it has too many."""
    return int(draft.get("size", SIZE)) - total(draft)


# -- words as sentences ---------------------------------------------------------------------------------------------


@cache
def _usual(kind: str) -> Counter[str]:
    """How often cards of this kind say each word, in the shipped decks."""
    cards = (card for card in the_library().cards.values() if kind in ("", card.kind) and not is_own(card.deck))
    return Counter(effect.word for card in cards for effect in card.effects)


def words_for(draft: Draft, kind: str) -> list[str]:
    """The words that an effect of a card of this kind may have in this deck, those that are said most often first."""
    usual = _usual(kind)
    every = [word for word in EFFECTS if fits("effect", word, draft)]
    return sorted(every, key=lambda word: (-usual[word], -_usual("")[word], every.index(word)))


def sentence_of(word: str, draft: Draft) -> str:
    """What an effect with this word does, as a sentence about the smallest number."""
    about = around(draft)
    return told([_sample(word, about.counters, about.sides)], draft)


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
    about = around(draft)
    try:
        data = [EffectData.model_validate(effect) for effect in effects]
        return capital(Wording(lexicon or the_lexicon(), about.counters, about.sides).sentences(data)) if data else ""
    except (ValidationError, BadData, KeyError):
        return ""
