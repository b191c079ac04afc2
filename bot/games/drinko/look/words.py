"""The names of Drinko's cards and colours in words."""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.games.drinko.rules import the_deck
from bot.ui.words import Words

COLOURS: Final = ("r", "y", "g", "b")
"""Red, yellow, green, blue."""
SPECIALS: Final = ("deflect", "split", "target", "suffer")
_FACES: Final = (*(str(number) for number in range(10)), "skip", "+0", "+1", "+2", "+3", "-1")

ALL_CARDS: Final[tuple[str, ...]] = (*(colour + face for colour in COLOURS for face in _FACES), *SPECIALS)
"""Every card code there is, the optional ones too."""
_DOES: Final = {"+0": "plus-0", "+1": "plus-1", "+2": "plus-more", "+3": "plus-more", "-1": "minus-1"}
"""The keys of what drink cards do."""
_ORDER: Final[dict[str, int]] = {code: at for at, code in enumerate(ALL_CARDS)}


def colour_name(words: Words, colour: str) -> str:
    """A colour in words, from its letter: "red"."""
    return words.say(f"drinko-card.{colour}")


def card_name(words: Words, code: str) -> str:
    """The card in words: "red 5", "blue +2", "green Skip", "Deflect". Raises ValueError for no card."""
    if code not in _ORDER:
        raise ValueError(f"there is no card {code!r}")
    if code in SPECIALS:
        return words.say(f"drinko-card.{code}")
    return words.say("drinko-card.coloured", colour=colour_name(words, code[0]), face=_face_name(words, code[1:]))


def a_card(words: Words, code: str) -> str:
    """The card in a sentence: "a red 5", "Deflect". Raises ValueError for no card."""
    name = card_name(words, code)
    return name if code in SPECIALS else words.say("drinko-card.a-coloured", card=name)


def alone(words: Words, code: str) -> str:
    """The card's name where it stands alone: "Red 5". Raises ValueError for no card."""
    return words.say("drinko-card.alone", card=card_name(words, code))


def card_does(words: Words, code: str) -> str:
    """What a card does; of a Special without what all Specials do. Raises ValueError for no card."""
    face = code if code in SPECIALS else code[1:]
    key = "number" if face.isdecimal() else _DOES.get(face, face)
    return words.say(f"drinko-does.{key}", face=face, n=the_deck().cards[code].amount)


def card_rules(words: Words, code: str) -> str:
    """All that `/card` tells of what a card does. Raises ValueError for no card."""
    does = card_does(words, code)
    return words.say("drinko-does.special", does=does) if code in SPECIALS else does


def typed_names(words: Words, code: str) -> Iterator[str]:
    """What people may type for a card, in small letters: its code and its name, and with the colour as it is called
    alone, whichever comes first: "rote 5", "rot 5", "5 rot".
    """
    name = card_name(words, code).lower()
    yield from (code, name)
    if code in SPECIALS:
        return
    face, colour = code[1:], colour_name(words, code[0]).lower()
    for said in (colour, name.removesuffix(f" {_face_name(words, face).lower()}")):
        yield from (f"{said} {face}", f"{face} {said}", f"{said} {_face_name(words, face).lower()}")


def as_typed(words: Words, text: str) -> str:
    """What somebody typed for a card, as the names of cards are written in small letters: "Red  plus 2" is "red +2"."""
    typed = " ".join(text.lower().split())
    for sign, key in (("+", "drinko-card.plus"), ("-", "drinko-card.minus")):
        typed = typed.replace(f"{words.say(key)} ", sign)
    return typed


def _face_name(words: Words, face: str) -> str:
    return words.say("drinko-card.skip") if face == "skip" else face


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards as a person would hold them: by colour, numbers first, then Skip and drinks; Specials last."""
    return sorted(cards, key=lambda code: _ORDER[code])
