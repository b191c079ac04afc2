"""Deck files, read and checked; a fault names file, card and reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar, cast

from pydantic import BaseModel, ValidationError

from bot.engine import BadData
from bot.files import Unreadable, read_bytes
from bot.games.inn.rules.cards.bad import BadDeck, Unfit
from bot.games.inn.rules.cards.decks import (
    DeckData,
    DrinkData,
    DrinkDeckData,
    DrinksData,
    EncounterDeckData,
    EventData,
    GenericData,
)
from bot.games.inn.rules.cards.models import CardData, EffectData, UseData, every_effect
from bot.games.inn.rules.cards.prepared import (
    RULE,
    Card,
    Character,
    DrinkCard,
    DrinkDeck,
    EncounterDeck,
    SideDeck,
    Use,
    rule_code,
)
from bot.games.inn.rules.cards.preparing import COSTS, prepare_card, prepare_drink, prepare_use
from bot.games.inn.rules.cards.vocabulary import BIT, EFFECTS, PER, RESERVED
from bot.games.inn.rules.picks import Pick
from bot.signs import first_steering, unsteered

Model = TypeVar("Model", bound=BaseModel)

_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")
"""How `tomllib` says where a text is no TOML."""


def read_toml(text: str, name: str) -> dict[str, Any]:
    """What stands in a TOML text. Raises `BadData`."""
    try:
        table: dict[str, Any] = tomllib.loads(text)
        sign = next((found for written in _texts(table) if (found := first_steering(written))), "")
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(name, error) from error
    except ValueError as error:  # a number with more digits than Python reads
        raise BadDeck("toml-digits", f"{name}: {error}") from error
    except RecursionError:
        raise BadDeck("deep", f"{name}: lists or tables are nested too deeply to be read") from None
    if sign:  # titles stand in messages, pictures and logs
        raise BadDeck(
            "sign", f"{name}: a text has the character U+{ord(sign):04X}, which would change the text around it"
        )
    return table


def _no_toml(name: str, error: tomllib.TOMLDecodeError) -> BadDeck:
    """What is told of a text that is no TOML: players read where, since why is said in English alone."""
    place = _PLACE.search(str(error))
    if place is None:
        return BadDeck("toml-end", f"{name}: {error}")
    return BadDeck("toml", f"{name}: {error}", line=int(place[1]), column=int(place[2]))


def _texts(value: object) -> Iterator[str]:
    """All texts in a file, keys too, from which titles may come."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        table = cast("dict[str, object]", value)
        yield from table
        yield from chain.from_iterable(map(_texts, table.values()))
    elif isinstance(value, list):
        yield from chain.from_iterable(map(_texts, cast("list[object]", value)))


def checked(model: type[Model], data: object, where: str) -> Model:
    """Data as a model; `where`: the file, and the card in it. Raises `BadDeck`."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        part = ".".join(str(part) for part in first["loc"])
        said = "is not known here" if first["type"] == "extra_forbidden" else first["msg"].removeprefix("Value error, ")
        message = f"{where}: {part}: {said}" if part else f"{where}: {said}"
        cause = first.get("ctx", {}).get("error")
        if isinstance(cause, Unfit):
            raise BadDeck(cause.key, message, **cause.facts) from error
        named = next((str(at) for at in reversed(first["loc"]) if isinstance(at, str)), "")
        raise BadDeck("field", message, field=named, type=first["type"], **first.get("ctx", {})) from error


def read_cards(cards: Iterable[dict[str, Any]], deck: str, name: str) -> list[tuple[Card, int]]:
    """Cards with their counts. Raises `BadData` with file, card and reason."""
    found: list[tuple[Card, int]] = []
    codes = set[str]()
    for number, raw in enumerate(cards, start=1):
        label = raw.get("title") or raw.get("id")
        where = f"{name}: card {label!r}" if label else f"{name}: card {number}"
        data = checked(CardData, raw, where)
        card = prepare_card(data, deck)
        if card.code in codes:
            raise BadDeck("id", f"{where}: id {data.id!r} is there twice", card=data.title)
        codes.add(card.code)
        found.append((card, data.count))
    return found


def read_character(text: str, code: str, name: str, generic: dict[str, Card]) -> tuple[Character, list[Card]]:
    """A character's file: the character, and its own cards with those of its side decks.

    Raises `BadData` with file, card and reason.
    """
    return character_of(read_toml(text, name), code, name, generic)


def character_of(
    table: Mapping[str, Any], code: str, name: str, generic: Mapping[str, Card]
) -> tuple[Character, list[Card]]:
    """As `read_character`, from what stands in the file. Raises `BadData`."""
    if code in RESERVED:
        raise BadDeck("code", f"{name}: no character is called {code!r}")
    deck = checked(DeckData, table, name)
    counts: dict[str, int] = {}
    for key, count in deck.generic.items():
        if key not in generic:
            raise BadDeck("generic", f"{name}: generic: there is no card {key!r}", id=key)
        if not 0 < count <= 20:
            raise BadDeck("copies", f"{name}: generic: {key!r} wants a count from 1 to 20", card=generic[key].title)
        counts[key] = count
    every_own = _belonging(read_cards(deck.card, code, name), deck)
    cards = [(card, count) for card, count in every_own if _id(card) not in deck.retired]
    counts |= _counts(cards, deck.size, name, sum(counts.values()))
    every = [*(generic[key] for key in deck.generic), *(card for card, _ in cards)]
    sides, side_cards = _sides(deck, code, name)
    boss_cards, boss_counts = _boss_cards(deck, code, name)
    retired = _retired(deck, {_id(card): card for card, _ in every_own}, generic, name)
    usual = {side: there for side, there in sides.items() if not there.boss}
    character = _character(deck, code, counts, every, usual, [card for card in side_cards if not card.boss], retired)
    whole = character
    if boss_cards or len(usual) < len(sides):
        whole = _character(deck, code, counts | boss_counts, every + boss_cards, sides, side_cards, retired)
        character = replace(character, as_boss=whole)
    rules = [rule for rule, _ in _belonging([(rule, 1) for rule in rules_of(deck, code, name)], deck)]
    own = [card for card, _ in every_own] + boss_cards + side_cards + rules
    if len({card.code for card in own}) < len(own):
        raise BadDeck("ids", f"{name}: a card of a side deck, or of a Boss, has the id of another card")
    _known(whole, own, name)
    return character, own


def _character(
    deck: DeckData,
    code: str,
    counts: dict[str, int],
    every: Iterable[Card],
    sides: dict[str, SideDeck],
    side_cards: Iterable[Card],
    retired: dict[str, tuple[Card, str]],
) -> Character:
    """A character with these cards in its deck and these side decks. `retired`: see `_retired`."""
    answers, mask = _answers(every)
    retired_answers, retired_mask = _answers(card for card, _ in retired.values())
    return Character(
        code, deck.name, deck.about, deck.race, deck.villain, deck.gold, counts, mask, answers, deck.edition,
        counters={f"{code}.{counter.id}": counter for counter in deck.counter}, sides=sides, times=deck.time,
        anytimes={f"{code}.{anytime.id}": anytime for anytime in deck.anytime},
        taken=sum(effect.n for time in deck.time if time.at == "set-up" for effect in time.do if effect.word == "take"),
        most_in_front=deck.front.most if deck.front else 0, hands=deck.front.hand if deck.front else (),
        moments=mask | retired_mask | _answers(side_cards)[1],
        retired={code: instead for code, (_, instead) in retired.items()}, retired_answers=retired_answers,
        face=deck.face,
    )  # fmt: skip


def _id(card: Card) -> str:
    """The id of a card in its deck's file."""
    return card.code.rpartition(".")[2]


def _retired(
    deck: DeckData, own: Mapping[str, Card], generic: Mapping[str, Card], name: str
) -> dict[str, tuple[Card, str]]:
    """The cards that a deck deals no more, by their codes, and the code of the card in the place of each.

    `own`: the deck's own cards by their ids. Raises `BadData`.
    """
    counts = {raw.get("id"): raw.get("count") for raw in deck.card} | deck.generic
    for key, instead in deck.retired.items():
        if key not in own and key not in generic:
            raise BadDeck("retired", f"{name}: retired: there is no card {key!r}")
        if counts.get(key):
            raise BadDeck("retired", f"{name}: retired: {key!r} has a count, and so is dealt")
        if instead in deck.retired or not counts.get(instead):
            raise BadDeck("retired", f"{name}: retired: {instead!r}, in the place of {key!r}, is not dealt")
    cards = {**generic, **own}
    return {cards[key].code: (cards[key], cards[instead].code) for key, instead in deck.retired.items()}


def _boss_cards(deck: DeckData, code: str, name: str) -> tuple[list[Card], dict[str, int]]:
    """The cards that only a Boss has, and how many of each; they make a total of their own. Raises `BadData`."""
    if not deck.boss:
        return [], {}
    cards = [(replace(card, boss=True), n) for card, n in _belonging(read_cards(deck.boss, code, name), deck)]
    return [card for card, _ in cards], _counts(cards, deck.boss_size, f"{name}: boss")


def _belonging(cards: Iterable[tuple[Card, int]], deck: DeckData) -> list[tuple[Card, int]]:
    """The cards, with the counters and side decks that their texts name."""
    counters = {counter.id: counter for counter in deck.counter}
    sides = {side.id: side for side in deck.side}
    return [(replace(card, counters=counters, sides=sides), count) for card, count in cards]


def _counts(cards: Iterable[tuple[Card, int]], size: int, name: str, more: int = 0) -> dict[str, int]:
    """How many of each card; with `more` others they make the size of the deck. Raises `BadData`."""
    for card, count in cards:
        if not count:
            raise BadDeck("copies", f"{name}: card {card.title!r}: count: is missing", card=card.title)
    counts = {card.code: count for card, count in cards}
    if sum(counts.values()) + more != size:
        made = sum(counts.values()) + more
        key = "few" if made < size else "many"
        raise BadDeck(key, f"{name}: its counts make {made} cards, not {size}", n=made, size=size, gap=abs(size - made))
    return counts


def _answers(cards: Iterable[Card]) -> tuple[tuple[tuple[Card, Use], ...], int]:
    """The cards with a condition, Anytime Cards aside, once for each use; and the bits of all the conditions."""
    answers = tuple((card, use) for card in cards for use in card.uses if use.mask & ~BIT["anytime"])
    mask = 0
    for _, use in answers:
        mask |= use.mask
    return answers, mask


def _sides(deck: DeckData, code: str, name: str) -> tuple[dict[str, SideDeck], list[Card]]:
    sides: dict[str, SideDeck] = {}
    found: list[Card] = []
    for side in deck.side:
        if side.id in sides:
            raise BadDeck("ids", f"{name}: side deck {side.id!r} is there twice")
        lies = {
            "joins": side.joins, "holds": side.revealed == "holds", "adds": side.revealed == "adds", "boss": side.boss,
        }  # fmt: skip
        cards = [
            (replace(card, side=side.id, **lies), count)
            for card, count in _belonging(read_cards(side.card, code, f"{name}: {side.title}"), deck)
        ]
        counts = _counts(cards, side.size, f"{name}: {side.title}")
        sides[side.id] = SideDeck(
            side.id, side.title, side.revealed, side.joins, side.sold, counts, side.titles, side.boss
        )
        found += [card for card, _ in cards]
    return sides, found


def _known(character: Character, cards: Iterable[Card], name: str) -> None:
    """Whether the counters and side decks that the cards name are the character's. Raises `BadData`."""
    for card in cards:
        where = f"{name}: card {card.title!r}"
        for use in card.uses:
            for what in use.cost:
                if what not in COSTS and what not in character.counters:
                    raise BadDeck(
                        "counter", f"{where}: cost: there is no counter {what.partition('.')[2]!r}", card=card.title
                    )
            if use.among and f"{character.code}.{use.among.of}" not in character.counters:
                raise BadDeck("counter", f"{where}: among: there is no counter {use.among.of!r}", card=card.title)
        _known_effects(character, card.effects, where)
        _adding(character, card, where)


def _adding(character: Character, card: Card, where: str) -> None:
    """Only an effect of a card itself, none of its choices, adds side cards as it is played. Raises `BadData`."""
    played = [] if card.rule else [effect for use in card.uses for effect in use.do]
    for effect in card.effects:
        if effect.word == "reveal" and character.sides[effect.of].revealed == "adds" and effect not in played:
            raise BadDeck("adds", f"{where}: 'reveal': cards of {effect.of!r} are added to a card as it is played")


def _known_effects(character: Character, effects: Iterable[EffectData], where: str) -> None:
    for effect in effects:
        takes = EFFECTS[effect.word].takes
        counters = [effect.of] if takes == "counter" else []
        counters += [effect.condition.of] if effect.condition and effect.condition.of else []
        counters += [effect.per] if effect.per and effect.per not in PER else []
        for held in effect.condition.holds if effect.condition else ():
            if not any(side.revealed == "holds" and held in side.titles for side in character.sides.values()):
                raise BadDeck("holds", f"{where}: no card {held!r} of a side deck holds")
        for counter in counters:
            if f"{character.code}.{counter}" not in character.counters:
                raise BadDeck("counter", f"{where}: there is no counter {counter!r}")
        if takes == "counter" and effect.word == "count":
            own = character.counters[f"{character.code}.{effect.of}"].on == "you"
            if own and effect.whom != "you":
                raise BadDeck("counter-own", f"{where}: {effect.of!r} is a counter of its character, and said of you")
        if effect.word == "give" and character.counters[f"{character.code}.{effect.of}"].on == "you":
            raise BadDeck("counter-given", f"{where}: {effect.of!r} is a counter of its character, and not given away")
        if takes == "side" and effect.of not in character.sides:
            raise BadDeck("side", f"{where}: there is no side deck {effect.of!r}")


def rules_of(deck: DeckData, code: str, name: str) -> list[Card]:
    """What the character does by itself, in the shape of cards of the kind "rule": they lie in no deck.

    So a plan finds its effects, with what they depend on, as it finds those of a card. `under-ID` and `bite-ID` belong
    to a counter, `time-N` to the times in their order, `any-ID` to uses at any time. Raises `BadData`.
    """
    parts: list[tuple[str, str, dict[str, Any]]] = []
    for counter in deck.counter:
        parts += [("under-" + counter.id, counter.title, {"do": counter.under})] if counter.under else []
        parts += [("bite-" + counter.id, counter.title, {"do": counter.bite})] if counter.bite else []
    parts += [(f"time-{number}", deck.name, {"do": time.do}) for number, time in enumerate(deck.time)]
    for anytime in deck.anytime:
        parts.append(("any-" + anytime.id, anytime.title, {"do": anytime.do, "cost": anytime.cost}))
    found: list[Card] = []
    for which, title, data in parts:
        data_of_use = checked(UseData, data, f"{name}: {which}")
        kind = "anytime" if which.startswith("any-") else RULE
        use = prepare_use(0, Pick("any", which.removeprefix("any-")).key, kind, data_of_use, code)
        effects = tuple(every_effect(use.do))
        found.append(
            Card(
                rule_code(code, *which.split("-", 1)), title, RULE, code, False, "", (use,), use.mask, False,
                effects=effects, places={id(effect): place for place, effect in enumerate(effects) if effect.special},
            )
        )  # fmt: skip
    return found


def read_encounters(text: str, code: str, name: str) -> tuple[EncounterDeck, list[Card]]:
    """A file of Sea or Dungeon Events. Raises `BadData` with file, Event and reason."""
    deck = checked(EncounterDeckData, read_toml(text, name), name)
    found: list[tuple[Card, int]] = []
    for raw in deck.event:
        event = checked(EventData, raw, f"{name}: event {raw.get('title') or raw.get('id')!r}")
        card = prepare_card(event.as_card(), code)
        found.append((replace(card, level=event.level, as_action=event.as_action), event.count))
    if len({card.code for card, _ in found}) < len(found):
        raise BadData(f"{name}: an id is there twice")
    return (
        EncounterDeck(code, deck.name, deck.start, deck.beside, _counts(found, deck.size, name)),
        [card for card, _ in found],
    )


def read_drinks(text: str, name: str, known: Iterable[str] = ()) -> dict[str, DrinkCard]:
    """A file of Drinks whose ids are not `known`. Raises `BadData` with file, card and reason."""
    data = checked(DrinksData, read_toml(text, name), name)
    found: dict[str, DrinkCard] = {}
    for raw in data.drink:
        drink = prepare_drink(checked(DrinkData, raw, f"{name}: drink {raw.get('title') or raw.get('id')!r}"))
        if drink.code in found or drink.code in known:
            raise BadData(f"{name}: drink {drink.title!r}: id {drink.code!r} is there twice")
        found[drink.code] = drink
    return found


def read_drink_deck(text: str, code: str, name: str, drinks: dict[str, DrinkCard]) -> DrinkDeck:
    """A Drink Deck's file. Raises `BadData` with file, Drink and reason."""
    deck = checked(DrinkDeckData, read_toml(text, name), name)
    for key, count in deck.count.items():
        if key not in drinks:
            raise BadData(f"{name}: there is no drink {key!r}")
        if not 0 < count <= 10:
            raise BadData(f"{name}: {key!r} wants a count from 1 to 10")
    for key in deck.original:
        if key not in deck.count:
            raise BadData(f"{name}: original: {key!r} is not in this deck")
    for key in deck.added:
        if key not in deck.original:
            raise BadData(f"{name}: added: {key!r} is not original")
    if sum(deck.count.values()) != deck.size:
        raise BadData(f"{name}: its counts make {sum(deck.count.values())} cards, not {deck.size}")
    if all(drinks[key].event for key in deck.count):
        raise BadData(f"{name}: there is nothing to drink in it")
    return DrinkDeck(code, deck.name, tuple(deck.original), tuple(deck.added), dict(deck.count))


def read_generic(text: str, name: str) -> list[Card]:
    """The file of cards that many decks hold. Raises `BadData` with file, card and reason."""
    data = checked(GenericData, read_toml(text, name), name)
    return [card for card, _ in read_cards(data.card, "", name)]


def read_file(path: Path, name: str = "") -> str:
    """The text of a data file; `name`: as it is told of, if not by its own. Raises `BadData`."""
    name = unsteered(name or path.name)
    try:
        return read_bytes(path).decode()
    except Unreadable as error:
        raise BadData(f"{name}: {error}") from error
    except UnicodeDecodeError as error:
        raise BadData(f"{name}: cannot be read: {error}") from error
