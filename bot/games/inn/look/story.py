"""What happened at the Inn, in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.games.inn.look.words import (
    INN,
    card_name,
    character_name,
    drink_names,
    drink_title,
    italic,
    name_at,
    order_names,
)
from bot.ui.words import Words

OPENING = frozenset({
    "starts", "turn", "played", "revealed", "ordered", "event", "round-won", "round-lost", "last-chance", "over",
    "sobers", "passed", "contest", "drinks-out", "discarded", "orders",
})  # fmt: skip
"""Events that begin a line."""
SPAN = 4
"""Sentences on one line at most."""
DOUBLED = re.compile(r"([.!?]\*)\.")
"""A full stop behind a title that brings its own end of a sentence."""


def lines(
    words: Words, names: Sequence[str], events: Sequence[Mapping[str, Any]], show: Callable[[str], str]
) -> list[str]:
    """The events as lines, oldest first: what a move brings about stands on its line."""
    shown = [show(name) for name in names]
    out: list[list[str]] = []
    for event in _worth_a_word(events):
        said = sentence(words, shown, event)
        if not said:
            continue
        if not out or str(event["key"]) in OPENING or len(out[-1]) >= SPAN:
            out.append([])
        out[-1].append(said)
    return [" ".join(parts) for parts in out]


def _worth_a_word(events: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Not the first hands, of seven cards each, and not that who starts has the first turn."""
    dealt = next((at for at, event in enumerate(events) if event["key"] == "starts"), 0)
    for at, event in enumerate(events):
        first_turn = event["key"] == "turn" and at == dealt + 1 and events[dealt]["key"] == "starts"
        if not first_turn and not (event["key"] == "drew" and at < dealt):
            yield event


def sentence(words: Words, names: Sequence[str], event: Mapping[str, Any]) -> str:
    """One event in words; empty for one that changed nothing."""
    key = _form(str(event["key"]), event)
    if not key:
        return ""
    facts: dict[str, Any] = {name: value for name, value in event.items() if name != "key"}
    seat = event.get("seat", event.get("starter", event.get("from")))
    facts["name"] = name_at(words, names, seat) if isinstance(seat, int) else ""
    to = event.get("to")
    facts["target"] = name_at(words, names, to) if isinstance(to, int) else ""
    facts |= _titles(words, names, event)
    return DOUBLED.sub(r"\1", words.say(f"inn-event.{key}", **facts))


def _titles(words: Words, names: Sequence[str], event: Mapping[str, Any]) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    if "card" in event:
        facts["card"] = card_name(event["card"])
    if "drink" in event:
        facts["drink"] = italic(drink_title(event["drink"]))
    if "drinks" in event:
        facts["drinks"] = drink_names(words, event["drinks"])
    if "cards" in event:
        facts["n"] = len(event["cards"])
    if "targets" in event:
        named = [names[int(one)] for one in event["targets"] if str(one).isdecimal()]
        facts["targets"] = words.listing(named)
    for seats in ("seats", "living"):
        if seats in event:
            facts["names"] = words.listing([names[int(seat)] for seat in event[seats]])
    if "orders" in event:
        facts["orders"] = order_names(words, event["orders"])
    if "characters" in event:
        told = zip(names, event["characters"], strict=False)
        facts["names"] = words.listing([words.say("inn.plays", name=n, character=character_name(c)) for n, c in told])
    if "marks" in event:
        told = [words.say("inn.mark", name=names[int(seat)], n=mark) for seat, mark in event["marks"].items()]
        facts["names"] = ", ".join(told)
    if "mod" in event:
        facts["n"] = event["mod"][1]
    return facts


def _form(key: str, event: Mapping[str, Any]) -> str:
    """Which wording of an event it is; empty for none."""
    match key:
        case "fortitude" | "alcohol":
            return key if event["by"] else ""
        case "played":
            return "played-on" if any(str(one).isdecimal() for one in event["targets"]) else "played"
        case "paid":
            if event["paid"]:
                return f"paid-{event['paid']}"
            return "paid-inn-gets" if event["to"] == INN else "paid"
        case "ante":
            return f"ante-{event['paid']}" if event["paid"] else "ante" if event["n"] else "ante-no"
        case "pot" | "control":
            return f"{key}-nobody" if event["seat"] == INN else key
        case "covered":
            return f"covered-{event['by']}"
        case "drink-changed":
            return f"drink-{event['mod'][0]}"
        case "orders":
            return "orders" if event["orders"] else "orders-none"
        case "over":
            return "over" if event["living"] else "over-nobody"
        case _:
            return key
