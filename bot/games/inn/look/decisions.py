"""Decisions that play no card of the hand: the options of choices, bids, secret numbers, sales and other asks.

Each has a key by which it is answered, and words for its button. What is to be chosen from a few things has buttons;
cards that may be played in between stay in the panel's select.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.engine import Option
from bot.games.inn.look.words import (
    INN,
    card_name,
    card_or_drink_name,
    counter_title,
    drink_title,
    placed,
    say_to,
    title,
    way_words,
)
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.text import card_text, kind_text, the_lexicon
from bot.games.inn.rules.picks import PickKind, read_pick
from bot.games.inn.rules.play.hands import pile_of
from bot.games.inn.rules.play.view import inn_view
from bot.tables.info import OpenAsk, PrivateTable
from bot.ui.layouts.components import button, row, shortened
from bot.ui.layouts.tables import PRIMARY, label_names
from bot.ui.words import Fact, Words

DEEDS: Final = ("any", "sell", "potion")
"""The kinds that are offered out of turn, like a card."""
BUTTONS: Final = frozenset({
    "inn.choose", "inn.ante", "inn.bid", "inn.secret", "inn.keep", "inn.buy", "inn.take", "inn.wages", "inn.sale",
    "inn.may", "inn.front", "inn.drink", "inn.champion", "inn.divide", "inn.pile",
})  # fmt: skip
"""What is asked with a button for each option."""
BUTTON_MOST: Final = 80
"""The most characters of a button's label."""
ASIDE: Final = 5
"""Buttons in one row."""


def is_decision(key: str) -> bool:
    """Whether an option is a decision or a deed, and plays or discards no card."""
    pick = read_pick(key)
    return pick.kind not in ("card", "pass", "orders") and not pick.discards


def is_deed(key: str) -> bool:
    """Whether an option is something that may be done out of turn without a card of the hand."""
    return read_pick(key).kind in DEEDS


def is_use(key: str) -> bool:
    """Whether an option uses a card that stays in front of its player."""
    pick = read_pick(key)
    card = the_library().cards.get(pick.of) if pick.kind == "card" and pick.number is not None else None
    return card is not None and pick.n < len(card.uses) and card.uses[pick.n].front


def deeds_of(private_table: PrivateTable) -> list[str]:
    """What the seat may do now beside the cards of its hand, with a button each: sales, uses of cards that stay, what
    its character may do at any time. As many as there is room for in a row; the others lie with the cards, as Potion
    Tokens do.
    """
    asked: Mapping[str, Option] = private_table.seat_ask.options if private_table.seat_ask is not None else {}
    keys = dict.fromkeys([*asked, *private_table.unasked])
    deeds = [key for key in keys if not read_pick(key).timid and (is_deed(key) or is_use(key))]
    return [key for key in deeds if read_pick(key).kind != "potion"][:ASIDE]


def with_buttons(private_table: PrivateTable) -> list[str]:
    """The options of the open ask that have buttons; empty where there are none."""
    ask, asked = private_table.ask, private_table.seat_ask
    if ask is None or asked is None or ask.about not in BUTTONS:
        return []
    return [key for key, option in asked.options.items() if is_decision(key) and not option.least]


def button_rows(words: Words, private_table: PrivateTable) -> list[ui.ActionRow[Any]]:
    """A button for each option, in rows of about the same length."""
    keys = with_buttons(private_table)
    if not keys or private_table.ask is None:
        return []
    lines = -(-len(keys) // ASIDE)
    long = -(-len(keys) // lines)
    made = [
        button(
            decision_label(words, private_table, key), private_table.info.id, "inn.way", ask=private_table.ask.number,
            arg=key, style=PRIMARY,
        )
        for key in keys
    ]  # fmt: skip
    return [row(*made[at : at + long]) for at in range(0, len(made), long)]


def deed_rows(words: Words, private_table: PrivateTable) -> list[ui.ActionRow[Any]]:
    """The row of buttons for what `deeds_of` names; none where there is nothing."""
    number = private_table.ask.number if private_table.ask is not None else 0
    made = [
        button(deed_label(words, private_table, key), private_table.info.id, "inn.deed", ask=number, arg=key)
        for key in deeds_of(private_table)
    ]
    return [row(*made)] if made else []


def deed_label(words: Words, private_table: PrivateTable, key: str) -> str:
    """What a button of `deed_rows` does."""
    pick = read_pick(key)
    if is_use(key):
        return words.say("inn-choice.use-what", what=title(pick.of))
    if pick.kind == "sell":
        return words.say("inn-choice.sell-for", what=title(pick.of), n=the_library().cards[pick.of].price)
    return decision_label(words, private_table, key)


def named_deed(words: Words, private_table: PrivateTable, keys: Sequence[str], text: str) -> str | None:
    """Which of these deeds somebody means, by its key, its card or its label; None for none or several."""
    plain = text.strip().lower()
    labels = {key: deed_label(words, private_table, key).lower() for key in keys}
    exact = [key for key, label in labels.items() if plain in (key, read_pick(key).of, label)]
    found = exact or [key for key, label in labels.items() if plain and plain in label]
    return found[0] if len(found) == 1 else None


def decision_label(words: Words, private_table: PrivateTable, key: str, *, brief: bool = True) -> str:
    """What an option does, as a label; a way of a choice in full where that need not be `brief`."""
    facts: Mapping[str, Any] = private_table.ask.args if private_table.ask is not None else {}
    kind, of, number, *_ = read_pick(key)
    if not of and number is None:
        drinks: Sequence[str] = facts.get(key, ()) if key in ("first", "second") else ()
        told = words.listing([drink_title(code) for code in drinks])
        card = title(facts["card"]) if "card" in facts else ""
        label = words.say(f"inn-choice.{kind}", drinks=told, n=facts.get("wages", 0), card=card)
        many = len(drinks) > 1 and len(label) > BUTTON_MOST
        return words.say(f"inn-choice.{kind}-many", n=len(drinks)) if many else label
    n = number or 0
    match kind:
        case "pile" if "piles" in facts:
            return _pile(words, facts["piles"][n])
        case "way" if "cards" in facts:
            return _division(words, facts["cards"], n, brief=brief)
        case "way":
            return _way(words, private_table, facts, n, brief=brief)
        case "bid" | "gold" | "ante":
            return words.say(f"inn-choice.{kind}-{facts.get('how', 'gold')}", n=n)
        case "potion":
            return words.say(f"inn-choice.potion-{of}")
        case "champion" if of == str(private_table.seat):
            return words.say("inn-choice.champion-me")
        case "champion":
            return words.say("inn-choice.champion-what", what=label_names(private_table.info)[int(of)])
        case _:
            return words.say(f"inn-choice.{kind}-what", what=_what(private_table, kind, of), n=facts.get("price", 0))


def _way(
    words: Words, private_table: PrivateTable, facts: Mapping[str, Any], number: int, *, brief: bool
) -> str:  # fmt: skip
    """A way of a choice, which names the card's player, if it pays them."""
    code, names = facts.get("card", ""), label_names(private_table.info)
    by = next((item["by"] for item in inn_view(private_table.view)["stack"] if item["card"] == code), INN)
    payee = names[by] if by != INN else ""
    told = way_words(code, facts.get("at", -1), number, brief=brief, payee=payee)
    return words.say("inn-choice.way", what=told) if told else words.say("inn-choice.nothing")


def _division(words: Words, cards: Sequence[str], number: int, *, brief: bool) -> str:
    """Both piles of a division; the `brief` one names the cards by their numbers in `ways_words`."""
    if brief:
        places = [str(place) for place in range(1, len(cards) + 1)]
        first, second = (" ".join(pile_of(places, number, which)) for which in (0, 1))
        return words.say("inn-choice.piles", first=first, second=second or words.say("inn-choice.pile-nothing"))
    first, second = (_pile(words, pile_of(cards, number, which)) for which in (0, 1))
    return words.say("inn-choice.piles", first=first, second=second)


def _pile(words: Words, cards: Sequence[str]) -> str:
    return words.listing([title(code) for code in cards]) or words.say("inn-choice.pile-nothing")


def _what(private_table: PrivateTable, kind: PickKind, what: str) -> str:
    """The name of what an option names."""
    library, me = the_library(), inn_view(private_table.view)["seats"][private_table.seat]
    character = library.whole(me["character"])
    if kind == "deal":
        return drink_title(what)
    if kind in ("take", "buy"):
        side = character.sides.get(what) if character is not None else None
        return side.title if side is not None else what
    if kind == "any":
        code = what if "." in what else f"{me['character']}.{what}"
        anytime = character.anytimes.get(code) if character is not None else None
        return anytime.title if anytime is not None else what
    return title(what)


def ask_facts(words: Words, names: Sequence[str], ask: OpenAsk, reader: int = INN) -> dict[str, Fact]:
    """What everybody may know of an ask, as facts for its words. `names`, `reader`: as `item_words` takes them."""
    args = ask.args
    card: str = args.get("card", "")
    by: int = args.get("by", INN)
    of: int = args.get("of", INN)
    seller: int = args.get("seller", INN)
    bid = words.say("inn-choice.no-bid")
    if args.get("bid"):
        amount = words.say(f"inn-choice.bid-{args.get('how', 'gold')}", n=args["bid"])
        bid = say_to(words, "inn-choice.highest", by == reader, bid=amount, name=names[by])
    return {
        "card": card_or_drink_name(card) if card else "", "text": _rule_text(card), "bid": bid,
        "n": args.get("n", 0), "price": args.get("price", 0),
        "seller": placed(words, names, "from", reader)[seller] if seller != INN else "",
        "player": names[by] if by != INN else "",
        "hand": say_to(words, "inn-choice.hand-of", of == reader, name=names[of]) if of != INN else "",
        "counter": counter_title(args["counter"], args.get("n", 0)) if "counter" in args else "",
    }  # fmt: skip


def _rule_text(code: str) -> str:
    """What a rule of a character does, as the beginning of a question; empty for cards."""
    card = the_library().cards.get(code)
    return card_text(card, the_lexicon()).removesuffix(".") if card is not None and card.rule else ""


def ways_words(words: Words, private_table: PrivateTable) -> str:
    """Each way of a choice in full, as a button's label may be cut, and cards that are to be divided; empty for other
    asks."""
    keys = with_buttons(private_table)
    if private_table.ask is not None and private_table.ask.about == "inn.divide" and keys:
        return _numbered(words, private_table.ask.args["cards"])
    if private_table.ask is None or private_table.ask.about not in ("inn.choose", "inn.pile"):
        return ""
    told = [discord.utils.escape_markdown(decision_label(words, private_table, key, brief=False)) for key in keys]
    return "\n".join(words.say("inn-hand.way", way=shortened(way, 300)) for way in told)


def _numbered(words: Words, cards: Sequence[str]) -> str:
    """Cards with their numbers and texts."""
    lexicon, whole = the_lexicon(), [the_library().cards[code] for code in cards]
    told = [
        words.say("inn-hand.numbered", n=n, card=card_name(card.code), kind=kind_text(card, lexicon),
                  text=card_text(card, lexicon))
        for n, card in enumerate(whole, start=1)
    ]  # fmt: skip
    return "\n".join(shortened(line, 300) for line in told)


def named_decision(words: Words, private_table: PrivateTable, options: Mapping[str, Option], text: str) -> str | None:
    """The option that somebody means by its key or its words; None for none or several."""
    plain = text.strip().lower()
    keys = [key for key in options if is_decision(key)]
    if plain in keys:
        return plain
    labels = {
        key: [decision_label(words, private_table, key, brief=brief).lower() for brief in (True, False)]
        for key in keys
    }  # fmt: skip
    exact = [key for key, told in labels.items() if plain.rstrip(".") in [label.rstrip(".") for label in told]]
    found = exact or [key for key, told in labels.items() if plain and any(plain in label for label in told)]
    return found[0] if len(found) == 1 else None
