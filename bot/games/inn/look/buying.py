"""What a choice is about: the card, the Drink Event or the side decks whose text says what one gets for it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.games.inn.look.words import card_name
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.text import card_text, drink_text, kind_text, the_lexicon
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.tables.info import OpenAsk, PrivateTable
from bot.ui.layouts.components import shortened
from bot.ui.words import Words

BUYS: Final = frozenset({
    "inn.bid", "inn.secret", "inn.ante", "inn.cost", "inn.wages", "inn.sale", "inn.give", "inn.added", "inn.borrow",
    "inn.challenge", "inn.dare",
})  # fmt: skip
"""What is asked about a card whose text says what one gets for it."""
SHOWN: Final = BUYS | {"inn.choose", "inn.discard-cards"}
"""What is asked about a card that the picture of the hand shows: also where the options say the rest."""
ON_DRINKS: Final = frozenset({"inn.challenge", "inn.dare"})
"""What a Drink Event asks, which lies on the stack."""
BUYS_MOST: Final = 450
"""The most characters of what is said of one card."""


def asked_card(ask: OpenAsk | None, view: InnView) -> str:
    """The code of the card, or of the Drink Event, that is asked about; empty where it is none."""
    if ask is None or ask.about not in SHOWN:
        return ""
    code = ask.args.get("card", "")
    if ask.about in ON_DRINKS:
        code = next((item["card"] for item in reversed(view["stack"]) if item["what"] == "event"), "")
    library = the_library()
    return code if code in library.cards or code in library.drinks else ""


def bought_words(words: Words, ask: OpenAsk, view: InnView) -> str:
    """What a choice buys, in one line: the text of the card that is bid for, paid for, or bought; else empty."""
    code = asked_card(ask, view) if ask.about in BUYS else ""
    return words.say("inn-hand.buys", text=shortened(_text_of(code), BUYS_MOST)) if code else ""


def _text_of(code: str) -> str:
    library, lexicon = the_library(), the_lexicon()
    if code in library.drinks:
        return drink_text(library.drinks[code], lexicon)
    return " ".join(card_text(library.cards[code], lexicon).split())


def offered_words(words: Words, private_table: PrivateTable) -> str:
    """What lies behind each option that names a card in front of its player, or a side deck; else empty."""
    keys = list(private_table.seat_ask.options) if private_table.seat_ask is not None else []
    told = [_offered(words, private_table, key) for key in keys]
    return "\n".join(shortened(line, BUYS_MOST) for line in told if line)


def _offered(words: Words, private_table: PrivateTable, key: str) -> str:
    kind, of, *_ = read_pick(key)
    if kind in ("keep", "drop") and of:
        return words.say("inn-hand.offered-card", card=card_name(of), text=_text_of(of))
    if kind in ("take", "buy"):
        return _side_deck(words, inn_view(private_table.view), private_table.seat, of)
    return ""


def _side_deck(words: Words, view: InnView, seat: int, side: str) -> str:
    """How many cards of a side deck are left, and of which kinds it has how many; which is next nobody knows."""
    me, library, lexicon = view["seats"][seat], the_library(), the_lexicon()
    deck = library.played(me["character"], boss=me.get("boss", False)).sides.get(side)
    if deck is None or side not in me["sides"]:
        return ""
    kinds = Counter[str]()
    for code, n in deck.counts.items():
        kinds[kind_text(library.cards[code], lexicon)] += n
    told = [words.say("inn-hand.offered-kind", n=n, kind=kind) for kind, n in kinds.most_common()]
    return words.say("inn-hand.offered-deck", deck=deck.title, n=me["sides"][side]["draw"], kinds=words.listing(told))
