"""The names of the Inn's cards, Drinks, characters, asks and items."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from typing import Literal

import discord

from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules.cards.prepared import Card, Use
from bot.games.inn.rules.cards.rulings import gloss_of
from bot.games.inn.rules.cards.text import the_lexicon, ways_texts, when_clause, when_text
from bot.games.inn.rules.picks import Pick, read_pick, read_target
from bot.games.inn.rules.play.view import DrinkView, InnView, ItemView
from bot.ui.words import Fact, Words, spaced

INN = -1
"""The number that stands for the Inn in place of a seat."""


def card_of(key: str) -> Card:
    """The card an option's key names (``gerki.salve``, with a use ``gerki.x:1``, conditional ``gerki.x?``)."""
    return the_library().cards[read_pick(key).of]


def title(key: str) -> str:
    """A card's title, plain; its code if its deck is missing now."""
    code = read_pick(key).of
    card = the_library().cards.get(code)
    return card.title if card is not None else code


@lru_cache(maxsize=2048)
def italic(text: str) -> str:
    """A title as it is written in a sentence: a full stop at its end would seem to end that."""
    shown = text if text.endswith("..") else text.removesuffix(".")
    return f"*{discord.utils.escape_markdown(shown)}*"


def card_name(key: str) -> str:
    """A card's title in italics."""
    return italic(title(key))


def is_common(key: str) -> bool:
    """Whether several players may have a card of this title: one that is in every Character Deck bears it."""
    cards = the_library().cards
    card = cards.get(key)
    return card is not None and any(other.title == card.title for code, other in cards.items() if "." not in code)


def glossed(words: Words, named: str) -> str:
    """What a title means, as it stands under it in a menu; empty where the language does not say it."""
    gloss = gloss_of(named)
    return words.say("card.glossed", gloss=gloss) if gloss else ""


def wages(key: str) -> int:
    """What has to be paid so that a card in front of a player stays; 0 for most cards, and for one that is missing."""
    card = the_library().cards.get(key)
    return card.wages if card is not None else 0


def thing_code(view: InnView, target: str) -> str:
    """The card in front of a player that a target such as ``2.0`` names; empty if it is not there any more."""
    aim = read_target(target)
    front = view["seats"][aim.seat]["front"]
    return front[aim.thing]["card"] if aim.thing < len(front) else ""


def thing_title(view: InnView, target: str) -> str:
    """Its title, plain."""
    return title(thing_code(view, target))


def counter_name(code: str, library: Library | None = None) -> str:
    """A counter's title, plain; of a deck that is not there any more its id."""
    counter = (library or the_library()).counters.get(code)
    return counter.title if counter is not None else code.partition(".")[2]


def counter_title(code: str, n: int) -> str:
    """A counter's title as it is written after a number."""
    counter = the_library().counters.get(code)
    return counter.many if counter is not None and n != 1 and counter.many else counter_name(code)


def side_name(code: str) -> str:
    """A side deck's title, plain, from its full code; of a deck that is not there any more its id."""
    deck, _, side = code.partition(".")
    character = the_library().whole(deck)
    return character.sides[side].title if character is not None and side in character.sides else side


def drink_title(code: str) -> str:
    """A Drink's or an Event's title, plain."""
    return the_library().drinks[code].title


def card_or_drink_name(key: str) -> str:
    """The title of a card or a Drink Event in italics, whichever has that code."""
    return italic(drink_title(key)) if key in the_library().drinks else card_name(key)


def times(words: Words, n: int) -> str:
    """How often a title is there, behind it; empty for once."""
    return spaced(words.say("inn.times", n=n)) if n > 1 else ""


def drink_names(words: Words, codes: Sequence[str]) -> str:
    """A Drink with its Chasers, in italics."""
    return words.listing([italic(drink_title(code)) for code in codes])


def way_words(code: str, at: int, way: int, *, brief: bool = True, payee: str = "") -> str:
    """What a way of a choice does, as it is called; empty for one that does nothing, or is not here any more.
    `brief`, `payee`: as `ways_texts` takes them.
    """
    card = the_library().cards.get(code)
    if card is None or not 0 <= at < len(card.effects):
        return ""
    ways = ways_texts(card, at, brief=brief, payee=payee)
    return ways[way] if way < len(ways) else ""


def encounter_deck_name(code: str, library: Library | None = None) -> str:
    """The name of a deck of Events; its code if it is not here any more."""
    deck = (library or the_library()).encounters.get(code)
    return deck.name if deck is not None else code


def drink_deck_name(words: Words, code: str, library: Library | None = None) -> str:
    """The name of a Drink Deck: ours is said, a house's own is called as it calls it; one that is gone has its code."""
    key, deck = f"inn-drinks.{code}", (library or the_library()).decks.get(code)
    if deck is None:
        return words.say("inn.gone", code=code)
    return words.say(key) if words.has(key) else deck.name


def character_name(code: str) -> str:
    """A character's whole name; its code if its deck is missing now."""
    character = the_library().characters.get(code)
    return character.name if character is not None else code


def short_character(code: str) -> str:
    """A character's name without title and by-name: the word of it that is also its code, or else the first one."""
    parts = character_name(code).split(" ")
    return next((part for part in parts if part.casefold() == code.rpartition(".")[2]), parts[0])


def use_text(use: Use) -> str:
    """When a card may be played, as a phrase; empty if it may be played at any time."""
    return when_text(use.condition, the_lexicon()).rstrip(":,") if use.condition is not None else ""


def use_when(use: Use) -> str:
    """The same as a part of a sentence."""
    return when_clause(use.condition, the_lexicon()).rstrip(":,") if use.condition is not None else ""


def alternatives(words: Words, told: Iterable[str]) -> str:
    """Several conditions or cards, of which one is enough."""
    whole = ""
    for text in told:
        whole = words.say("inn-why.or", before=whole, after=text) if whole else text
    return whole


def name_at(words: Words, names: Sequence[str], seat: int) -> str:
    """The name of a seat's player, or of the Inn for `INN`."""
    return words.say("inn.the-inn") if seat == INN else names[seat]


def item_words(
    words: Words,
    names: Sequence[str],
    item: ItemView,
    targets: Sequence[str] = (),
    *,
    teams: bool = False,
    safe: Collection[int] = (),
    listing: Callable[[Sequence[str]], str] | None = None,
    reader: int = INN,
) -> str:
    """An item that is being resolved, in a few words.

    `targets`: its targets by seat, if more than their name is told of them; `teams`: whether teams play; `safe`: the
    seats that are not about to lose any more; `listing`: how several names are told, if not all of them; `reader`: the
    seat that reads it, which is told as "you" (and so in `names` and `targets`, see `names_for`).
    """
    name, listed = name_at(words, names, item["by"]), listing or words.listing
    own = item["by"] == reader != INN
    hit, sources = placed(words, names, "hit", reader), placed(words, names, "from", reader)
    match item["what"]:
        case "card" | "use":
            aimed = aimed_at(words, names, aims_of(item), reader, targets)
            key = f"inn-item.{item['what']}-on" if aimed else f"inn-item.{item['what']}"
            cards = words.listing([card_name(card) for card in (item["card"], *item["added"])])
            return say_to(words, key, own, name=name, card=cards, targets=listed(aimed))
        case "drinks":
            if not item["drinks"]:
                return say_to(words, "inn-item.revealing", own, name=name)
            drinkers = dict.fromkeys(drink["drinker"] for drink in item["drinks"])
            told = _drinks_words(words, names, item["drinks"], listed, reader)
            whose = listed([sources[seat] for seat in drinkers])
            return told or say_to(words, "inn-item.ignored", [*drinkers] == [reader], names=whose)
        case "event":
            return say_to(words, "inn-item.event", own, name=name, drink=italic(drink_title(item["card"])))
        case "chosen" | "encounter":
            return words.say(f"inn-item.{item['what']}", card=card_name(item["card"]))
        case "losing":
            doomed = [seat for seat in item["seats"] if seat not in safe]
            seats = listed([hit[seat] for seat in doomed or item["seats"]])
            return words.say("inn-item.losing" if doomed else "inn-item.saved", names=seats)
        case "hurt":
            hurt = dict.fromkeys(loss["seat"] for loss in item.get("hurt", ()))
            return words.say("inn-item.hurt", names=listed([hit[seat] for seat in hurt]))
        case "bite":
            bitten = dict.fromkeys(name_at(words, hit, part["seat"]) for part in item["parts"])
            return words.say("inn-item.bite", names=listed(list(bitten)), card=title(item["card"]))
        case "time":
            return say_to(words, "inn-item.time", own, name=name, card=card_name(item["card"]))
        case "gained" | "taken":
            return words.say(f"inn-item.{item['what']}", names=listed([hit[seat] for seat in item["seats"]]))
        case "collect":
            payers = list(dict.fromkeys(part["seat"] for part in item["parts"]))
            payer = sources[payers[0]] if len(payers) == 1 else ""
            alone, several = ("-team", "-teams") if teams else ("-one", "")
            return say_to(words, f"inn-item.collect{alone if payer else several}", own, name=name, payer=payer)
        case "refill" if teams:
            return words.say("inn-item.refill-teams")
        case what:
            return say_to(words, f"inn-item.{what}", own, name=name)


def say_to(words: Words, key: str, own: bool, **facts: Fact) -> str:
    """The words of a key; those for the reader, if it is the reader who does it and there are such."""
    return words.say(f"{key}-you" if own and words.has(f"{key}-you") else key, **facts)


def names_for(words: Words, names: Sequence[str], reader: int) -> list[str]:
    """The names by seat, with "you" for the reader's."""
    return [words.say("inn.you") if seat == reader else name for seat, name in enumerate(names)]


def placed(words: Words, names: Sequence[str], place: Literal["hit", "from"], reader: int) -> Sequence[str]:
    """The names by seat as they stand where something happens to somebody, or where something is from somebody."""
    return [words.say(f"inn-item.{place}-you") if seat == reader else name for seat, name in enumerate(names)]


def aims_of(item: ItemView) -> Sequence[str]:
    """What a card is aimed at: its targets, or the player whose turn it is, if its rules name that player."""
    card = the_library().cards.get(item["card"])
    if item["targets"] or card is None or not 0 <= item["use"] < len(card.uses):
        return item["targets"]
    if not any(effect.whom == "active" for effect in card.uses[item["use"]].do):
        return ()
    return [str(seat) for seat in dict.fromkeys(part["seat"] for part in item["parts"]) if seat != item["by"]][:1]


def aimed_at(
    words: Words, names: Sequence[str], targets: Sequence[str], reader: int = INN, known: Sequence[str] = ()
) -> list[str]:
    """The players, and the cards in front of players, that a card is aimed at, and who gets a Drink by it; a Drink
    alone is left out. `reader`: the seat that is told as "you"; `known`: players by seat, if more than their name is
    told of them.
    """
    told: list[str] = []
    hit, sources = known or placed(words, names, "hit", reader), placed(words, names, "from", reader)
    for aim in map(read_target, targets):
        if aim.seat >= 0:
            thing = aim.thing >= 0
            told.append(words.say("inn.in-front-of", name=sources[aim.seat]) if thing else hit[aim.seat])
    return told


def _drinks_words(
    words: Words, names: Sequence[str], drinks: Sequence[DrinkView], listing: Callable[[Sequence[str]], str],
    reader: int,
) -> str:  # fmt: skip
    """The drinkers and their Drinks; drinkers of the same Drink with the same effect are told together."""
    alike: dict[tuple[str, str], list[int]] = {}
    for shown in drinks:
        if not shown["ignored"]:
            same = drink_names(words, shown["cards"]), effects(words, shown)
            alike.setdefault(same, []).append(shown["drinker"])
    told: list[str] = []
    for (drink, effect), seats in alike.items():
        who, alone = _each_once(words, [names[seat] for seat in seats]), len(set(seats)) == 1
        facts = {"name": who[0], "names": listing(who), "drinks": drink, "effects": effect}
        key = "inn-item.drink" if alone else "inn-item.drink-together"
        told.append(say_to(words, key, alone and seats[0] == reader, **facts))
    return "; ".join(told)


def _each_once(words: Words, names: Sequence[str]) -> list[str]:
    """The names without repeats, those that come several times with how often."""
    return [
        words.say("inn-item.times", name=name, n=n) if (n := names.count(name)) > 1 else name
        for name in dict.fromkeys(names)
    ]


def effects(words: Words, drink: DrinkView) -> str:
    """What a Drink as it is now will do to its drinker."""
    amounts: tuple[Literal["alcohol", "fortitude", "draw", "gold"], ...] = ("fortitude", "alcohol", "draw", "gold")
    told = [words.say(f"inn-amount.{word}", n=drink[word]) for word in amounts if drink[word]]
    return ", ".join(told) or words.say("inn-amount.none")


def anytime_title(what: str) -> str:
    """What a character may do at any time, by its id or its whole code; that itself if its deck is missing now."""
    known = (each for character in the_library().characters.values() for each in character.anytimes.items())
    return next((anytime.title for code, anytime in known if what in (code, code.partition(".")[2])), what)


def order_names(words: Words, orders: Sequence[str]) -> str:
    """Standing orders, written as what a person does."""
    return words.listing([words.say(f"inn-order.does-{order}") for order in orders])


def pick_words(words: Words, names: Sequence[str], text: str, reader: int = INN) -> str:
    """A seat's answer in a window, or the standing orders that it gave, in words. `reader`: the seat that is told as
    "you".
    """
    pick = read_pick(text)
    if pick.kind == "pass":
        return words.say("inn-button.pass")
    if pick.kind == "orders":
        return order_names(words, pick.targets) or words.say("inn-order.none")
    told, hit = _picked(words, names, pick), placed(words, names, "hit", reader)
    if whom := [hit[int(target)] for target in pick.targets if target.isdecimal()]:
        told = words.say("inn.answer-on", card=told, target=words.listing(whom))
    return words.say("inn-answer.only-if", answer=told) if pick.timid else told


def _picked(words: Words, names: Sequence[str], pick: Pick) -> str:
    """What was picked, without its targets: a card, or what a team decides."""
    match pick.kind:
        case "champion":
            return words.say("inn-choice.champion-what", what=names[int(pick.of)])
        case "potion":
            return words.say(f"inn-choice.potion-{pick.of}")
        case "drink" | "order" | "order-first":
            return words.say(f"inn-choice.{pick.kind}")
        case "any":
            return anytime_title(pick.of)
        case _:
            return card_name(pick.of)
