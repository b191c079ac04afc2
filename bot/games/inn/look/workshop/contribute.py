"""What a server tells us about the cards in its box: facts alone, in the vocabulary's words, to be sent as an issue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine import BadData, Refused
from bot.games.inn.look.pictures.signs import kind_name
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.drafts.deck_text import copy_of, to_toml
from bot.games.inn.rules.cards.making.draft import Draft, cards_in, spread
from bot.games.inn.rules.cards.making.showing import card_at
from bot.games.inn.rules.cards.text import fresh_text, the_lexicon
from bot.ui.words import Words


def as_printed(draft: Draft, base: str) -> list[tuple[str, Draft]]:
    """The cards of a copy of a shipped deck that are said to be as printed, where ours is our own or says something
    else; each with its path.
    """
    ours = {card["id"]: card for _, card in cards_in(spread(copy_of(base)))} if base else {}
    return [
        (path, card)
        for path, card in cards_in(draft)
        if not card.get("original") and _differs(card, ours.get(card["id"]))
    ]


def _differs(card: Mapping[str, Any], ours: Mapping[str, Any] | None) -> bool:
    return ours is None or bool(ours.get("original")) or _said(card) != _said(ours)


def _said(card: Mapping[str, Any]) -> dict[str, Any]:
    """What a card says, without what is there and empty."""
    return {key: value for key, value in card.items() if value not in (None, "", [], {})}


def contribution(words: Words, draft: Draft, base: str) -> str:
    """The text of an issue about those cards. Raises `Refused('deck-nothing-printed')` where there are none."""
    cards = as_printed(draft, base)
    if not base or not cards:
        raise Refused("deck-nothing-printed")
    name = the_library().offered[base].name if base in the_library().offered else base
    lines = [words.say("deck-sent.title", name=name), "", *(_line(words, draft, path, card) for path, card in cards)]
    data = to_toml({"card": [_said(card) for _, card in cards]}).strip()
    return "\n".join([*lines, "", "```toml", data, "```", ""])


def _line(words: Words, draft: Draft, path: str, card: Draft) -> str:
    try:
        text = fresh_text(card_at(draft, path), the_lexicon())
    except BadData:
        text = words.say("deck-sent.unread")
    kind = kind_name(words, str(card["kind"]))
    return words.say("deck-sent.card", title=card["title"], kind=kind, n=int(card.get("count", 0)), text=text)
