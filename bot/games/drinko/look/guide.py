"""A card of Drinko as `/card` shows it, found by what people write."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, partial

from bot.games.drinko.look.alt import card_alt
from bot.games.drinko.look.pictures.cards import draw_card
from bot.games.drinko.look.words import ALL_CARDS, SPECIALS, as_typed, card_name, card_text
from bot.games.drinko.rules import the_deck
from bot.games.drinko.rules.rulings import the_rulings
from bot.ui.layouts.guides import touching
from bot.ui.look import Art, CardPart, Cards, DeckText
from bot.ui.words import Words


def face_of(code: str) -> str:
    """A card's face as the deck has it: its code without the colour."""
    return code if code in SPECIALS else code[1:]


@cache
def _names(words: Words) -> dict[str, str]:
    """What people may write for a card, in small letters, and the card."""
    names: dict[str, str] = {}
    for code in ALL_CARDS:
        said = card_name(words, code).lower()
        colour, _, _ = said.partition(" ")
        for form in (code, said, f"{colour} {face_of(code)}", f"{face_of(code)} {colour}"):
            names.setdefault(form, code)
    return names


def find_card(words: Words, text: str) -> str | None:
    """The card that a person means: "red +2", "+2 red", "red plus 2", "r+2", "Deflect"; None for no card."""
    return _names(words).get(as_typed(words, text))


def matching_cards(words: Words, text: str) -> list[str]:
    """The cards whose names contain the text, the rarer kinds first."""
    wanted = as_typed(words, text).split()
    return [
        code
        for code in sorted(ALL_CARDS, key=_rarity)
        if all(part in f"{card_name(words, code).lower()} {face_of(code)}" for part in wanted)
    ]


def _rarity(code: str) -> int:
    """Specials, Skips and drinks, plain numbers."""
    return 0 if code in SPECIALS else 2 if code[1:].isdecimal() else 1


class DrinkoCards:
    """See `bot.ui.look.Cards`."""

    def find(self, words: Words, text: str) -> str | None:
        """The code of a card."""
        return find_card(words, text)

    def matching(self, words: Words, text: str) -> list[str]:
        """The names of the cards that fit."""
        return [card_name(words, code) for code in matching_cards(words, text)]

    def told(self, words: Words, card: str, drink: str) -> Sequence[CardPart]:
        """What it does, how many there are, and the rulings about it. Raises KeyError for no card."""
        name = card_name(words, card)
        title = words.say("card.title", name=name[0].upper() + name[1:])
        text = "\n".join([title, card_text(words, card), f"-# {_copies(words, card)}"])
        art = Art(("drinko-card", card), partial(draw_card, words, card), card_alt(words, card))
        rulings = [ruling for ruling in the_rulings() if face_of(card) in ruling.faces]
        return [CardPart(text, art), *touching(words, rulings, 3000)]

    def codes(self, card: str) -> Collection[str]:
        """Its face, whatever its colour."""
        return {face_of(card)}

    def beside(self, decks: Sequence[DeckText]) -> Cards:
        """Nobody makes decks for Drinko."""
        return self


def _copies(words: Words, code: str) -> str:
    kind = the_deck().cards[code]
    if kind.option:
        return words.say("card.option")
    if kind.colours:
        return words.say("card.colours", n=kind.count, all=kind.count * len(the_deck().colours))
    return words.say("card.special", n=kind.count)
