"""A card of the Inn as `/card` shows it: a title, which several decks may have with different effects."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from discord.utils import escape_markdown

from bot.engine.guides import Chapter, Ruling, Sign
from bot.games.inn.look.alt import inn_card_alt
from bot.games.inn.look.pictures.cards import CardFace, card_face, draw_inn_card, drink_face, face_of_card
from bot.games.inn.look.pictures.characters import kinds_of
from bot.games.inn.look.pictures.signs import kind_name
from bot.games.inn.look.words import drink_deck_name
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules.cards.making.draft import spread
from bot.games.inn.rules.cards.making.showing import good_cards
from bot.games.inn.rules.cards.own import is_own
from bot.games.inn.rules.cards.prepared import Card, DrinkCard
from bot.games.inn.rules.cards.rulings import about_of, gloss_of, rulings_of_card, rulings_of_drink
from bot.games.inn.rules.cards.text import character_texts, the_lexicon
from bot.ui.layouts.guides import touching
from bot.ui.layouts.tables import cut
from bot.ui.look import Art, CardPart, Cards, DeckText
from bot.ui.names import clean
from bot.ui.pictures.strip import MOST as STRIP
from bot.ui.words import Words

OWN_MOST = 3
"""How many different cards of one title are shown of the decks that people have made."""


@dataclass(frozen=True)
class Print:
    """Cards of one title with the same effects, in whatever decks they are."""

    face: CardFace
    cards: tuple[Card | DrinkCard, ...]

    def alt(self, words: Words) -> str:
        """The alt text of its picture."""
        return inn_card_alt(words, self.face)


def _plain(text: str) -> str:
    """The letters and digits of a text in small letters: titles are compared by these."""
    return "".join(sign if sign.isalnum() else " " if sign.isspace() else "" for sign in text.casefold())


@lru_cache(1 << 13)
def _squeezed(text: str) -> str:
    return " ".join(_plain(text).split())


def inn_titles(library: Library | None = None) -> list[str]:
    """Every title, in alphabetical order, each once."""
    library = library or the_library()
    titles = {card.title for card in library.cards.values() if not card.rule and not is_own(card.deck)} | {
        drink.title for drink in library.drinks.values()
    }
    return sorted(titles, key=_squeezed)


def find_title(text: str, library: Library | None = None) -> str | None:
    """The title that fits a text, written out or as far as no other title fits; None if none or several do."""
    return _meant(text, inn_titles(library))


def _meant(text: str, titles: Sequence[str]) -> str | None:
    wanted = _squeezed(text)
    if text in titles:
        return text
    exact = [title for title in titles if wanted and _squeezed(title) == wanted]
    exact = exact or [title for title in titles if wanted and _squeezed(gloss_of(title)) == wanted]
    fitting = exact or _matching(text, titles)
    return fitting[0] if wanted and (exact or len(fitting) == 1) else None


def _matching(text: str, titles: Sequence[str]) -> list[str]:
    """The titles that contain the text, themselves or in what they mean; those that begin with it first."""
    wanted = _squeezed(text)
    known = {title: (_squeezed(title), _squeezed(gloss_of(title))) for title in titles}
    found = [
        title for title, said in known.items() if any(all(word in each for word in wanted.split()) for each in said)
    ]
    return sorted(found, key=lambda title: not any(each.startswith(wanted) for each in known[title]))


def prints_of(title: str, library: Library | None = None) -> list[Print]:
    """The different cards of a title. Empty for an unknown title."""
    library = library or the_library()
    grouped: dict[CardFace, list[Card | DrinkCard]] = {}
    for card in library.cards.values():
        if card.title == title and not card.rule and not is_own(card.deck):
            grouped.setdefault(card_face(card.code, library), []).append(card)
    for drink in library.drinks.values():
        if drink.title == title:
            grouped.setdefault(drink_face(drink.code, library), []).append(drink)
    return [Print(face, tuple(cards)) for face, cards in grouped.items()]


def print_text(words: Words, entry: Print, library: Library | None = None) -> str:
    """Kind, rules text, copies in each deck, and whether the card is ours."""
    library = library or the_library()
    copies = _copies(words, entry, library) or words.say("card.retired")
    lines = [f"**{kind_name(words, entry.face.kind)}**", entry.face.text, f"-# {copies}"]
    if any(card.original for card in entry.cards):  # what exactly is ours is listed by `check --originals`
        lines.append(f"-# {words.say('card.ours')}")
    return "\n".join(lines)


def _copies(words: Words, entry: Print, library: Library) -> str:
    """How many copies lie in which decks; of a card of most decks, which decks have another number, or none."""
    counts = dict(_counts(words, entry, library))
    if isinstance(entry.cards[0], DrinkCard):
        decks = [name for name, _ in _drink_decks(words, library)]
    else:
        decks = [character.name for character in library.offered.values()]
    usual, often = Counter(counts.values()).most_common(1)[0] if counts else (0, 0)
    if often <= len(decks) / 2:
        return " · ".join(words.say("card.in-deck", deck=deck, n=n) for deck, n in counts.items())
    told = [words.say("card.everywhere", n=usual)]
    told += [words.say("card.in-deck", deck=deck, n=n) for deck, n in counts.items() if n != usual]
    if lacking := [deck for deck in decks if deck not in counts]:
        told.append(words.say("card.not-in", decks=words.listing(lacking)))
    return " · ".join(told)


def _counts(words: Words, entry: Print, library: Library) -> Iterator[tuple[str, int]]:
    """The decks in which the cards lie: Drinks lie in Drink Decks, other cards in those of characters, with their side
    decks, and in the decks of Events.
    """
    is_drink = isinstance(entry.cards[0], DrinkCard)
    for name, counts in _drink_decks(words, library) if is_drink else _card_decks(words, library):
        held = sum(counts.get(card.code, 0) for card in entry.cards)
        if held:
            yield name, held


def _drink_decks(words: Words, library: Library) -> Iterator[tuple[str, Mapping[str, int]]]:
    for deck in library.decks.values():
        yield drink_deck_name(words, deck.code, library), deck.counts


def _card_decks(words: Words, library: Library) -> Iterator[tuple[str, Mapping[str, int]]]:
    for character in library.offered.values():
        yield character.name, character.counts
        for side in character.sides.values():
            yield words.say("card.side-deck", character=character.name, side=side.title), side.counts
    for deck in library.encounters.values():
        yield deck.name, deck.counts


def rulings_of(prints: Sequence[Print]) -> list[Ruling]:
    """The rulings that concern any of these cards, by number."""
    found: dict[int, Ruling] = {}
    for entry in prints:
        for card in entry.cards:
            touching = rulings_of_drink(card) if isinstance(card, DrinkCard) else rulings_of_card(card)
            found.update((ruling.number, ruling) for ruling in touching)
    return [found[number] for number in sorted(found)]


@dataclass(frozen=True)
class InnCards:
    """See `bot.ui.look.Cards`. A card is found by its title, which several decks may have."""

    own: tuple[DeckText, ...] = ()
    """Decks of a server, whose cards are known as well."""

    def beside(self, decks: Sequence[DeckText]) -> Cards:
        """These cards, and with them those of decks that people have made."""
        return InnCards(tuple(decks))

    def _titles(self) -> list[str]:
        own = {card.title for deck in self.own for card, _ in _cards_of(deck.says)}
        return [*inn_titles(), *sorted(own - set(inn_titles()), key=_squeezed)]

    def find(self, words: Words, text: str) -> str | None:
        """The title that a text means."""
        return _meant(text, self._titles())

    def matching(self, words: Words, text: str) -> list[str]:
        """The titles that fit a text."""
        return _matching(text, self._titles())

    def told(self, words: Words, card: str, drink: str) -> Sequence[CardPart]:
        """What the cards of this title do, in which decks they are, and the rulings about them."""
        shipped, own = prints_of(card), self._own(words, card)
        head = words.say("card.title", name=escape_markdown(card))
        if gloss := gloss_of(card):
            head += "\n" + words.say("card.gloss", gloss=gloss)
        parts = [CardPart(head)]
        for entry in shipped:
            held = own.pop(entry.face, [])
            parts.append(_part(words, entry.face, [print_text(words, entry), *held], entry.alt(words)))
        for face, held in list(own.items())[:OWN_MOST]:
            text = f"**{kind_name(words, face.kind)}**\n{face.text}"
            parts.append(_part(words, face, [text, *held], inn_card_alt(words, face)))
        if len(own) > OWN_MOST:
            parts.append(CardPart(words.say("card.own-more", n=len(own) - OWN_MOST)))
        return [*parts, *touching(words, rulings_of(shipped), 1900)]

    def _own(self, words: Words, title: str) -> dict[CardFace, list[str]]:
        """The different cards of this title in decks of the server, and for each how many lie in which."""
        found: dict[CardFace, list[str]] = {}
        for deck in self.own:
            for card, n in _cards_of(deck.says):
                if card.title == title:
                    key = "card.own-draft" if deck.draft else "card.own-deck"
                    held = words.say(key, deck=clean(deck.name), n=n)
                    found.setdefault(face_of_card(card), []).append(f"-# {held}")
        return found

    def codes(self, card: str) -> Collection[str]:
        """Every card of this title."""
        cards = [found for entry in prints_of(card) for found in entry.cards]
        return {f"drink.{found.code}" if isinstance(found, DrinkCard) else found.code for found in cards}


@lru_cache(64)
def _cards_of(says: str) -> Sequence[tuple[Card, int]]:
    """The cards of a deck that can be played, with their numbers."""
    return good_cards(spread(json.loads(says)))


def _part(words: Words, face: CardFace, lines: Sequence[str], alt: str) -> CardPart:
    return CardPart(cut("\n".join(lines), 900), Art(("inn-card", face), partial(draw_inn_card, words, face), alt))


def character_chapters(words: Words, library: Library | None = None) -> list[Chapter]:
    """A chapter on each character, in the order of the editions: who that is, and what is special."""
    library = library or the_library()
    every = sorted(library.offered.items(), key=lambda entry: entry[1].edition)
    lexicon = the_lexicon()
    return [
        Chapter(
            found.name, "\n\n".join([about_of(found), *character_texts(found, lexicon)]), _signs(words, code, library)
        )
        for code, found in every
    ]


def _signs(words: Words, code: str, library: Library) -> list[Sign]:
    """The face of a character, and the kinds of which its deck has most cards; those that start a Round are Gambling
    Cards here."""
    kinds = Counter[str]()
    for kind, n in kinds_of(library.characters[code], library).items():
        kinds["gambling" if kind == "gamble" else kind] += n
    deck = [Sign(name=f"kind/{kind}", says=f"{n} {kind_name(words, kind)}") for kind, n in kinds.most_common(STRIP - 1)]
    return [Sign(name=f"face/{code}", says=words.say("card.deck")), *deck]
