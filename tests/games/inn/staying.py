"""A library in which much stays on the table: house decks with counters, side decks and cards in front of a player."""

from dataclasses import replace
from functools import cache

from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.prepared import EncounterDeck, Library
from bot.games.inn.rules.cards.reading import read_character

_HEAD = 'name = "{name}"\nabout = "A test deck."\nsize = 20\nedition = {edition}\n[generic]\ngamble = 12\n'
_HIT = """
[[card]]
id = "hit"
title = "Take that"
kind = "action"
count = 8
pick = "other"
do = { lose-fortitude = 1 }
"""
_COUNTER = '\n[[counter]]\nid = "{id}"\ntitle = "{title}"\non = "{on}"\n'
_MINIONS = """
[[card]]
id = "brute"
title = "Brute"
kind = "action"
count = 4
stays = true
wages = 2
use = [{}, { front = true, pick = "other", do = { lose-fortitude = 2 } }]
[[card]]
id = "gizmo"
title = "Gizmo"
kind = "sometimes"
count = 4
when = "drink-yours"
do = "ignore-drink"
"""
_MOODS = """
[[side]]
id = "hound"
title = "Hound Deck"
size = 4
revealed = "holds"
[[side.card]]
id = "loyal"
title = "Loyal"
kind = "action"
count = 4
stays = true
standing = [{ loses-less = 1 }]
use = [{}]
"""
_SOLD = """
[[side]]
id = "potion"
title = "Potion Deck"
size = 4
sold = true
[[side.card]]
id = "luck"
title = "Luck Potion"
kind = "anytime"
count = 4
price = 2
do = { gain-fortitude = 2 }
"""
DECKS: dict[str, str] = {
    "saint": _HIT + _COUNTER.format(id="piety", title="Piety", on="you") + "start = 8\nleast = 1\nmost = 8\n",
    "count": _HIT + _COUNTER.format(id="blood", title="Blood", on="you"),
    "monk": _HIT + _COUNTER.format(id="chi", title="Chi", on="you") + 'level = [{ least = 9, standing = ["away"] }]\n',
    "queen": _HIT + _COUNTER.format(id="scarab", title="Scarab", on="others"),
    "spy": _HIT + _COUNTER.format(id="mark", title="Mark", on="others"),
    "cook": _HIT + _COUNTER.format(id="spice", title="Spice", on="others") + _SOLD,
    "boss": _MINIONS,
    "kay": _HIT + _MOODS,
}


@cache
def staying_library() -> Library:
    """The shipped library with the test decks, and two small decks of Events."""
    library = the_library()
    generic = {code: card for code, card in library.cards.items() if not card.deck}
    cards, characters = dict(library.cards), dict(library.characters)
    for at, (code, text) in enumerate(DECKS.items()):
        head = _HEAD.format(name=f"{code.capitalize()} the Test", edition=5 + at % 2)
        characters[code], own = read_character(head + text, code, f"{code}.toml", generic)
        cards.update((card.code, card) for card in own)
    encounters = {code: EncounterDeck(code, f"{code.capitalize()} Events", 2, 3, {}) for code in ("sea", "dungeon")}
    cards["sea.storm"] = replace(library.cards["tip"], code="sea.storm", title="Storm", kind="event", level=4)
    counters = {code: counter for character in characters.values() for code, counter in character.counters.items()}
    return replace(library, cards=cards, characters=characters, encounters=encounters, counters=counters)
