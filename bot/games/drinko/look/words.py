"""The names of Drinko's cards and colours in words."""

from collections.abc import Iterable
from typing import Final

from bot.games.drinko.rules.deck import the_deck
from bot.ui.words import Words

COLOURS: Final = ("r", "y", "g", "b")
"""Red, yellow, green, blue."""
SPECIALS: Final = ("deflect", "split", "target", "suffer")
_FACES: Final = (*(str(number) for number in range(10)), "skip", "+0", "+1", "+2", "+3", "-1")

ALL_CARDS: Final[tuple[str, ...]] = (*(colour + face for colour in COLOURS for face in _FACES), *SPECIALS)
"""Every card code there is, the optional ones too."""
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


def does(words: Words, code: str) -> str:
    """What a card does, of a Special without what holds for all of them; in whole sentences."""
    kind = the_deck().cards[code]
    match kind.effect, kind.amount:
        case "none", _:
            return words.say("drinko-does.number", face=kind.face)
        case "drinks", 0:
            return words.say("drinko-does.plus-zero")
        case "drinks", -1:
            return words.say("drinko-does.minus-one")
        case "drinks", 1:
            return words.say("drinko-does.plus-one")
        case "drinks", amount:
            return words.say("drinko-does.plus", face=str(amount))
        case effect, _:
            return words.say(f"drinko-does.{effect}")


def card_text(words: Words, code: str) -> str:
    """All that is to be said of a card."""
    told = does(words, code)
    return f"{words.say('drinko-does.special')} {told}" if code in SPECIALS else told


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
