"""The names of the Inn's cards, Drinks and characters, and what its asks and items are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import discord

from bot.engine import split_pick
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.library import Card, Use
from bot.games.inn.rules.cards.text import the_lexicon
from bot.games.inn.rules.play.orders import ORDERS
from bot.games.inn.rules.play.view import DrinkView, ItemView
from bot.ui.layouts.tables import cut
from bot.ui.words import Words

INN = -1
"""In place of a seat: the Inn itself."""
DEEP = 4
"""Items of a stack that are all shown."""
STACK_MOST = 700
"""Characters of a stack in words: what is around it in a message must have room too."""


def card_of(key: str) -> Card:
    """The card an option's key names (``gerki.salve``, with a use ``gerki.x:1``, conditional ``gerki.x?``)."""
    return the_library().cards[key.rstrip("?").partition(":")[0]]


def title(key: str) -> str:
    """A card's title, plain; its code if its deck is not here any more."""
    code = key.rstrip("?").partition(":")[0]
    card = the_library().cards.get(code)
    return card.title if card is not None else code


def italic(text: str) -> str:
    """A title as it stands in a sentence."""
    return f"*{discord.utils.escape_markdown(text)}*"


def card_name(key: str) -> str:
    """A card's title in italics."""
    return italic(title(key))


def drink_title(code: str) -> str:
    """A Drink's or an Event's title, plain."""
    return the_library().drinks[code].title


def drink_names(words: Words, codes: Sequence[str]) -> str:
    """A Drink with its Chasers, in italics."""
    return words.listing([italic(drink_title(code)) for code in codes])


def character_name(code: str) -> str:
    """A character's whole name; its code if its deck is not here any more."""
    character = the_library().characters.get(code)
    return character.name if character is not None else code


def short_character(code: str) -> str:
    """A character's first name."""
    return character_name(code).split(" ")[0]


def use_text(use: Use) -> str:
    """When a card may be played, as a phrase; empty when any time will do."""
    if use.condition is None:
        return ""
    lexicon = the_lexicon()
    kinds = [lexicon.phrase("answered", kind) for kind in use.condition.kinds]
    touches = [lexicon.phrase("touches", touch) for touch in use.condition.touches]
    phrase = lexicon.phrase("when", use.condition.word)
    return phrase.format(kinds=" / ".join(kinds), touches=" / ".join(touches)).rstrip(":")


def name_at(words: Words, names: Sequence[str], seat: int) -> str:
    """Who sits there; the Inn has no seat."""
    return words.say("inn.the-inn") if seat == INN else names[seat]


def item_words(words: Words, names: Sequence[str], item: ItemView, targets: Sequence[str] = ()) -> str:
    """Something that is being resolved, in a few words; `targets`: the names of those it is aimed at, by seat."""
    name = name_at(words, names, item["by"])
    match item["what"]:
        case "card":
            aimed = [(targets or names)[int(target)] for target in item["targets"] if target.isdecimal()]
            key = "inn-item.card-on" if aimed else "inn-item.card"
            return words.say(key, name=name, card=card_name(item["card"]), targets=words.listing(aimed))
        case "drinks":
            if not item["drinks"]:
                return words.say("inn-item.revealing", name=name)
            drinkers = words.listing([names[drink["drinker"]] for drink in item["drinks"]])
            return _drinks_words(words, names, item["drinks"]) or words.say("inn-item.ignored", names=drinkers)
        case "event":
            return words.say("inn-item.event", name=name, drink=italic(drink_title(item["card"])))
        case "losing":
            return words.say("inn-item.losing", names=words.listing([names[seat] for seat in item["seats"]]))
        case "hurt":
            hurt = dict.fromkeys(names[part["seat"]] for part in item["parts"])
            return words.say("inn-item.hurt", names=words.listing(list(hurt)))
        case what:
            return words.say(f"inn-item.{what}", name=name)


def _drinks_words(words: Words, names: Sequence[str], drinks: Sequence[DrinkView]) -> str:
    """Who drinks what; those to whom the same Drink does the same are told together."""
    alike: dict[tuple[str, str], list[str]] = {}
    for shown in drinks:
        if not shown["ignored"]:
            same = drink_names(words, shown["cards"]), effects(words, shown)
            alike.setdefault(same, []).append(names[shown["drinker"]])
    told = [
        words.say(
            "inn-item.drink" if len(who) == 1 else "inn-item.drink-together", name=who[0], names=words.listing(who),
            drinks=drink, effects=effect,
        )
        for (drink, effect), who in alike.items()
    ]  # fmt: skip
    return "; ".join(told)


def effects(words: Words, drink: DrinkView) -> str:
    """What a Drink will do to its drinker as it stands."""
    amounts: tuple[Literal["alcohol", "fortitude", "draw", "gold"], ...] = ("alcohol", "fortitude", "draw", "gold")
    told = [words.say(f"inn-amount.{word}", n=drink[word]) for word in amounts if drink[word]]
    return ", ".join(told) or words.say("inn-amount.none")


def stack_words(words: Words, names: Sequence[str], stack: Sequence[ItemView], targets: Sequence[str] = ()) -> str:
    """What is being resolved, the first thing first: each answers the one before it.

    Of a deep stack the first and the last two; what is still too long is cut item by item.
    """
    told = [item_words(words, names, item, targets) for item in stack]
    if len(told) > DEEP:
        told = [told[0], "…", *told[-2:]]
    if sum(len(item) for item in told) > STACK_MOST:
        told = [cut(item, STACK_MOST // len(told)) for item in told]
    return words.say("inn.arrow").join(told)


def order_names(words: Words, orders: Sequence[str]) -> str:
    """Standing orders as what a person does."""
    return words.listing([words.say(f"inn-order.does-{order}") for order in orders])


def pick_words(words: Words, names: Sequence[str], pick: str) -> str:
    """What a seat answered in a window, or the standing orders that it gave."""
    key, targets = split_pick(pick)
    if key == "pass":
        return words.say("inn-button.pass")
    if key == ORDERS:
        return order_names(words, targets) or words.say("inn-order.none")
    told, whom = card_name(key), [names[int(target)] for target in targets if target.isdecimal()]
    if whom:
        told = words.say("inn.on", card=told, target=words.listing(whom))
    return words.say("inn-answer.only-if", answer=told) if key.endswith("?") else told
